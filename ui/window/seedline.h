// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <cstdint>

class QLineEdit;
class QToolButton;

namespace window {

/// The seed of chance: seen, typed, or thrown with the die.
class SeedLine : public QWidget {
    Q_OBJECT

public:
    explicit SeedLine(QWidget *parent = nullptr);

    std::uint64_t seed() const;
    void setSeed(std::uint64_t seed);
    /// The seed for the next board. One that has been used is replaced first, so that every time makes
    /// another board; one that was just typed or thrown is taken as it is.
    std::uint64_t next();
    void roll();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLineEdit *m_line;
    QToolButton *m_die;
    bool m_fresh = true;
};

} // namespace window
