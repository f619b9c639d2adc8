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
    /// Returns the seed for the next board. If the current seed was returned before, a random one replaces it
    /// first, so that each call gives another board. A seed just typed or drawn is returned unchanged.
    std::uint64_t next();
    void randomize();

private:
    QLineEdit *m_line;
    QToolButton *m_randomize;
    bool m_unused = true;
};

} // namespace window
