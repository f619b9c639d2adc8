// SPDX-License-Identifier: MIT
#include "insight/legend.h"

#include "board/plaintext.h"

#include <QEvent>
#include <QPainter>

namespace insight {

namespace {

constexpr int margin = 14; // pixels to the left and right of the line
constexpr int gap = 16;    // pixels between two parts of the line
constexpr int markGap = 5; // pixels between a mark and its words

} // namespace

Legend::Legend(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Legend::setStyle(const board::Style &style)
{
    m_style = style;
    update();
}

void Legend::refresh()
{
    QStringList whole{title(), remark()};
    for (const Entry &entry : entries())
        whole << entry.words;
    whole.removeAll(QString());
    if (whole == m_whole)
        return;
    m_whole = whole;
    setAccessibleName(whole.join(QStringLiteral(", ")));
    setToolTip(board::plainToolTip(whole.join(u'\n')));
    update();
}

QFont Legend::titleFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int Legend::widthOf(const Entry &entry) const
{
    return fontMetrics().ascent() + markGap + fontMetrics().horizontalAdvance(entry.words);
}

int Legend::widthOfEntries() const
{
    int all = 2 * margin - gap;
    for (const Entry &entry : entries())
        all += gap + widthOf(entry);
    return all;
}

int Legend::widthOfTitle() const
{
    return QFontMetrics(titleFont()).horizontalAdvance(title());
}

bool Legend::hasTitle() const
{
    return !title().isEmpty() && widthOfEntries() + gap + widthOfTitle() <= width();
}

bool Legend::hasRemark() const
{
    return !remark().isEmpty() &&
           widthOfEntries() + 2 * gap + widthOfTitle() + fontMetrics().horizontalAdvance(remark()) <= width();
}

QStringList Legend::words() const
{
    QStringList shown;
    if (hasTitle())
        shown << title();
    if (hasRemark())
        shown << remark();
    int right = 2 * margin - gap;
    for (const Entry &entry : entries()) {
        right += gap + widthOf(entry);
        if (right <= width())
            shown << entry.words;
    }
    return shown;
}

QSize Legend::sizeHint() const
{
    return {640, fontMetrics().height() + 4};
}

QSize Legend::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void Legend::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics = fontMetrics();
    const int baseline = (height() + metrics.ascent() - metrics.descent()) / 2;
    int x = margin;
    if (hasTitle()) {
        painter.setFont(titleFont());
        painter.setPen(m_style.text);
        painter.drawText(x, baseline, title());
        x += widthOfTitle() + gap;
    }
    painter.setFont(font());
    painter.setPen(m_style.faint);
    if (hasRemark())
        painter.drawText(x, baseline, remark());
    const int side = metrics.ascent();
    x = std::max(margin, width() - (widthOfEntries() - margin));
    for (const Entry &entry : entries()) {
        if (x + widthOf(entry) > width())
            return;
        painter.save();
        paintMark(painter, QRect(x, baseline - side + 2, side, side - 2), entry.mark);
        painter.restore();
        painter.setPen(m_style.faint);
        painter.drawText(x + side + markGap, baseline, entry.words);
        x += widthOf(entry) + gap;
    }
}

} // namespace insight
