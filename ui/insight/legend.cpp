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
Legend::Line Legend::line(int width) const
{
    Line line{font(), gap};
    if (widthOf(line) > width)
        line.gap = narrowGap;
    const int usual = QFontInfo(font()).pixelSize();
    const int smallest = std::max(smallestLegendType, usual * 4 / 5);
    for (int pixels = usual - 1; pixels >= smallest && widthOf(line) > width; --pixels)
        line.type.setPixelSize(pixels);
    line.hasRemark = !remark().isEmpty() &&
                     widthOf(line) + line.gap + QFontMetrics(line.type).horizontalAdvance(remark()) <= width;
    return line;
}

/// Returns the entries line by line, in lines of this width.
QList<QList<Legend::Entry>> Legend::rows(const Line &line, int width) const
{
    QList<QList<Entry>> rows{{}};
    int x = margin + line.widthOfTitle(title());
    for (const Entry &entry : entries()) {
        if (x + line.widthOf(entry) > width - margin && !rows.back().empty()) {
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
    const Line line = this->line(width());
    QStringList shown;
    if (!title().isEmpty())
        shown << title();
    if (line.hasRemark)
        shown << remark();
    const QList<QList<Entry>> rows = this->rows(line, width());
    const qsizetype fitting = std::min<qsizetype>(rows.size(), height() / QFontMetrics(line.type).height());
    for (const QList<Entry> &row : rows.first(fitting)) {
        for (const Entry &entry : row)
            shown << entry.words;
    }
    return shown;
}

void Legend::fitHeight()
{
    if (const int needed = int(rows(line(width()), width()).size()); std::exchange(m_rows, needed) != needed)
        updateGeometry();
}

void Legend::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

int Legend::heightForWidth(int width) const
{
    const Line line = this->line(width);
    const int rows = int(this->rows(line, width).size());
    // The type of several lines is small.
    return 4 + (rows == 1 ? fontMetrics().height() : rows * QFontMetrics(line.type).height());
}

QSize Legend::sizeHint() const
{
    return {640, heightForWidth(width())};
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
    const Line line = this->line(width());
    const QFontMetrics metrics(line.type);
    const QList<QList<Entry>> rows = this->rows(line, width());
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
