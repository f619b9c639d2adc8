// SPDX-License-Identifier: MIT
#include "insight/legend.h"

#include "board/plaintext.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace insight {

namespace {

constexpr int margin = 14;             // pixels to the left and right of the line
constexpr int gap = 16;                // pixels between two parts of the line
constexpr int narrowGap = 8;           // the same, if the line is short
constexpr int smallestLegendType = 10; // pixels
constexpr int markGap = 5;             // pixels between a mark and its words

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
    fitHeight();
    update();
}

QFont Legend::Line::titleType() const
{
    QFont bold = type;
    bold.setBold(true);
    return bold;
}

int Legend::Line::widthOf(const Entry &entry) const
{
    const QFontMetrics metrics(type);
    return metrics.ascent() + markGap + metrics.horizontalAdvance(entry.words);
}

int Legend::Line::widthOfTitle(const QString &title) const
{
    return title.isEmpty() ? 0 : QFontMetrics(titleType()).horizontalAdvance(title) + gap;
}

/// Returns the width of the title and all entries, with the margins.
int Legend::widthOf(const Line &line) const
{
    int all = 2 * margin - line.gap + line.widthOfTitle(title());
    for (const Entry &entry : entries())
        all += line.gap + line.widthOf(entry);
    return all;
}

/// Returns the line as it has room: in a short one, the gaps and then the type become smaller.
Legend::Line Legend::line() const
{
    Line line{font(), gap};
    if (widthOf(line) > width())
        line.gap = narrowGap;
    const int usual = QFontInfo(font()).pixelSize();
    const int smallest = std::max(smallestLegendType, usual * 4 / 5);
    for (int pixels = usual - 1; pixels >= smallest && widthOf(line) > width(); --pixels)
        line.type.setPixelSize(pixels);
    line.hasRemark =
        !remark().isEmpty() &&
        widthOf(line) + line.gap + QFontMetrics(line.type).horizontalAdvance(remark()) <= width();
    return line;
}

/// Returns the entries line by line.
QList<QList<Legend::Entry>> Legend::rows(const Line &line) const
{
    QList<QList<Entry>> rows{{}};
    int x = margin + line.widthOfTitle(title());
    for (const Entry &entry : entries()) {
        if (x + line.widthOf(entry) > width() - margin && !rows.back().empty()) {
            rows << QList<Entry>();
            x = margin;
        }
        rows.back() << entry;
        x += line.widthOf(entry) + line.gap;
    }
    return rows;
}

QStringList Legend::words() const
{
    const Line line = this->line();
    QStringList shown;
    if (!title().isEmpty())
        shown << title();
    if (line.hasRemark)
        shown << remark();
    const QList<QList<Entry>> rows = this->rows(line);
    const qsizetype fitting = std::min<qsizetype>(rows.size(), height() / lineHeight());
    for (const QList<Entry> &row : rows.first(fitting)) {
        for (const Entry &entry : row)
            shown << entry.words;
    }
    return shown;
}

/// Returns the height of one of several lines, whose type is small.
int Legend::lineHeight() const
{
    return QFontMetrics(line().type).height();
}

void Legend::fitHeight()
{
    if (const int needed = int(rows(line()).size()); std::exchange(m_rows, needed) != needed)
        updateGeometry();
}

void Legend::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

QSize Legend::sizeHint() const
{
    const int height = m_rows == 1 ? fontMetrics().height() : m_rows * lineHeight();
    return {640, height + 4};
}

void Legend::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange) {
        fitHeight();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Line line = this->line();
    const QFontMetrics metrics(line.type);
    const QList<QList<Entry>> rows = this->rows(line);
    const int lines = int(rows.size());
    int baseline = (height() - (lines - 1) * metrics.height() + metrics.ascent() - metrics.descent()) / 2;
    int x = margin;
    if (!title().isEmpty()) {
        painter.setFont(line.titleType());
        painter.setPen(m_style.text);
        painter.drawText(x, baseline, title());
        x += line.widthOfTitle(title());
    }
    painter.setFont(line.type);
    painter.setPen(m_style.faint);
    if (line.hasRemark)
        painter.drawText(x, baseline, remark());
    const int side = metrics.ascent();
    if (lines == 1)
        x = std::max(x, width() - widthOf(line) + margin + line.widthOfTitle(title()));
    for (const QList<Entry> &row : rows) {
        for (const Entry &entry : row) {
            painter.save();
            paintMark(painter, QRect(x, baseline - side + 2, side, side - 2), entry.mark);
            painter.restore();
            painter.setPen(m_style.faint);
            painter.drawText(x + side + markGap, baseline, entry.words);
            x += line.widthOf(entry) + line.gap;
        }
        x = margin;
        baseline += metrics.height();
    }
}

} // namespace insight
