// SPDX-License-Identifier: MIT
#include "insight/pseudocode.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "session/basics/translation.h"

#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

namespace insight {

using namespace Qt::StringLiterals;

Pseudocode::Pseudocode(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    board::keepTranslated(*this, [this] { retranslate(); });
}

void Pseudocode::setLines(std::span<const core::Text> lines)
{
    m_texts = lines;
    m_current = 0;
    for (QLabel *line : m_lines)
        delete line;
    m_lines.clear();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto *line = new board::PlainLabel(this);
        line->setObjectName(u"step"_s);
        line->setWordWrap(true);
        line->setFont(font());
        m_column->addWidget(line);
        m_lines.push_back(line);
    }
    retranslate();
}

void Pseudocode::setCurrent(int line)
{
    if (line == m_current)
        return;
    setHighlighted(m_current, false);
    m_current = line;
    setHighlighted(m_current, true);
    if (m_current > 0 && std::size_t(m_current) <= m_lines.size())
        Q_EMIT currentChanged(m_lines[std::size_t(m_current - 1)]);
}

// A style sheet evaluates properties only when a widget is polished, which resets the larger font of full screen.
void Pseudocode::setHighlighted(int line, bool highlighted)
{
    if (line <= 0 || std::size_t(line) > m_lines.size())
        return;
    QLabel *label = m_lines[std::size_t(line - 1)];
    label->setProperty("current", highlighted);
    label->style()->unpolish(label);
    label->style()->polish(label);
    label->setFont(font());
}

void Pseudocode::retranslate()
{
    setAccessibleName(tr("The method step by step"));
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i]->setText(QString::number(i + 1) + ".  "_L1 + session::translated(m_texts[i]));
}

} // namespace insight
