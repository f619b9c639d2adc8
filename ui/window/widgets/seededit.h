// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <cstdint>

class QLineEdit;
class QToolButton;

namespace window {

/// A field for a random seed, with a button that draws another.
class SeedEdit : public QWidget {
    Q_OBJECT

public:
    explicit SeedEdit(QWidget *parent = nullptr);

    std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);
    /// Returns the seed for the next board. A seed that was returned before is replaced by a random one
    /// first, so that every call gives another board; a seed that was just typed or drawn is returned as it
    /// is.
    std::uint64_t next();
    void randomize();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLineEdit *m_line;
    QToolButton *m_randomize;
    bool m_unused = true;
};

} // namespace window
