// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QWidget>

#include <span>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace insight {

/// The pseudocode of a method in numbered lines; the line that is being executed is highlighted.
class Pseudocode : public QWidget {
    Q_OBJECT

public:
    explicit Pseudocode(QWidget *parent = nullptr);

    void setLines(std::span<const core::Text> lines);
    void setCurrent(int line); ///< marks a line, from 1; 0 for none

Q_SIGNALS:
    void currentChanged(QWidget *line);

private:
    void retranslate();
    void setHighlighted(int line, bool highlighted);

    std::span<const core::Text> m_texts;
    QVBoxLayout *m_column;
    std::vector<QLabel *> m_lines;
    int m_current = 0;
};

} // namespace insight
