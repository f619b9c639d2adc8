// SPDX-License-Identifier: MIT
#include "window/widgets/counterline.h"

#include <QEvent>

namespace window {

using namespace Qt::StringLiterals;

CounterLine::CounterLine(QWidget *parent) : board::PlainLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void CounterLine::setCounters(const QStringList &counters)
{
    if (counters == m_counters)
        return;
    m_counters = counters;
    const QString all = counters.join(u", "_s);
    setToolTip(board::plainToolTip(all));
    setAccessibleDescription(all);
    fill();
}

void CounterLine::fill()
{
    QStringList shown = m_counters;
    while (!shown.isEmpty() && fontMetrics().horizontalAdvance(shown.join(u", "_s)) > contentsRect().width())
        shown.removeLast();
    setText(shown.join(u", "_s));
}

QSize CounterLine::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void CounterLine::changeEvent(QEvent *event)
{
    PlainLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fill();
}

void CounterLine::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    fill();
}

} // namespace window
