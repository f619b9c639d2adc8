// SPDX-License-Identifier: MIT
#include "pages/pageobject.h"

#include "board/painterstate.h"
#include "pages/pagedocument.h"
#include "session/basics/translation.h"

#include <QPainter>

namespace pages {

namespace {

constexpr double boardWidth = 17; // the width in lines of text
constexpr double tallest = 1.15;  // the greatest height relative to the width
constexpr double boardMargin = 0.5;
constexpr double numberHeight = 1.3; // the height of the number above a board in a row, in lines of text
constexpr double ruleDistance = 1.9; // the distance of lines to write on, in lines of text
constexpr int noticeFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

/// Returns the document's font for a painter, whose unit is the layout's, whatever the resolution of its device.
QFont fontInLayout(const QTextDocument &document)
{
    QFont font = document.defaultFont();
    font.setPixelSize(QFontInfo(font).pixelSize());
    return font;
}

void drawLines(QPainter &painter, const QRectF &rect, int lines, const board::Style &style)
{
    painter.setPen(QPen(style.faint, 0.5));
    for (int i = 1; i <= lines; ++i) {
        const double y = rect.top() + rect.height() * i / lines - 1;
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    }
}

void drawWords(QPainter &painter, const QRectF &rect, const board::Style &style, const QString &words)
{
    painter.setPen(QPen(style.line, 1));
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
    painter.setPen(style.faint);
    painter.drawText(rect.adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, words);
}

void drawBoard(QPainter &painter, const QRectF &rect, const PageDocument &page, int number)
{
    const Shown &shown = *page.boards().shown(number);
    if (!shown.puzzle)
        return drawWords(painter, rect, page.look().style, session::translated(shown.fault));
    const double margin = boardMargin * QFontMetricsF(page.defaultFont()).lineSpacing() / 2;
    const QRectF room = rect.adjusted(0, 0, 0, -noticeHeight(page, number, rect.width()));
    painter.setClipRect(rect, Qt::IntersectClip);
    page.boards().paint(painter, room.adjusted(0, margin, 0, -margin), number, page.look().style);
    if (!shown.fault.empty()) {
        painter.setFont(fontInLayout(page));
        painter.setPen(page.look().style.text);
        painter.drawText(QRectF(room.bottomLeft(), rect.bottomRight()), noticeFlags,
                         session::translated(shown.fault));
    }
    if (page.look().playing != number)
        return;
    painter.setPen(QPen(page.look().style.accent, 3));
    painter.drawRect(room.adjusted(1.5, 1.5, -1.5, -1.5));
}

/// Draws a board that stands beside others, with the number of its exercise above it. The first one begins at the margin
/// of the text.
void drawInRow(QPainter &painter, const QRectF &rect, const PageDocument &page, const QTextFormat &format)
{
    const double line = QFontMetricsF(page.defaultFont()).lineSpacing();
    QFont bold = fontInLayout(page);
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(page.look().style.text);
    const QRectF room = rect.adjusted(0, 0, -line / 2, 0);
    painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop,
                     session::formatNumber(format.intProperty(PageDocument::exerciseProperty)));
    drawBoard(painter, room.adjusted(0, numberHeight * line, 0, 0), page,
              format.intProperty(PageDocument::numberProperty));
}

} // namespace

double noticeHeight(const PageDocument &page, int board, double width)
{
    const auto &shown = page.boards().shown(board);
    if (!shown || !shown->puzzle || shown->fault.empty())
        return 0;
    const QFontMetricsF metrics(fontInLayout(page));
    const QRectF room(0, 0, width, 100 * metrics.lineSpacing());
    const QString words = session::translated(shown->fault);
    return metrics.boundingRect(room, noticeFlags, words).height() + boardMargin * metrics.lineSpacing();
}

QSizeF PageObject::intrinsicSize(QTextDocument *document, int, const QTextFormat &format)
{
    const auto &page = static_cast<const PageDocument &>(*document);
    const double line = QFontMetricsF(document->defaultFont()).lineSpacing();
    const double room = (document->textWidth() > 0 ? document->textWidth() : document->pageSize().width()) -
                        2 * document->documentMargin() - line;
    const int number = format.intProperty(PageDocument::numberProperty);
    if (format.objectType() == PageDocument::linesObject)
        return {std::max(room - 2 * line, line), number * ruleDistance * line};
    const double proportion = page.boards().proportion(number);
    if (const int across = format.intProperty(PageDocument::acrossProperty); across > 0) {
        const double part = room / across - line;
        const double drawn = std::min(part, part * tallest / proportion);
        return {part + line / 2, drawn * proportion + (1 + numberHeight) * line};
    }
    double width = std::max(line, std::min(boardWidth * line, room));
    // Wide boards exceed the usual width, so that their cells are not too small.
    if (proportion < 0.5)
        width = std::max(width, std::min(room, width / std::max(2 * proportion, 0.4)));
    const double height = std::min(width * proportion, width * tallest);
    const double drawn = height / proportion;
    return {drawn, height + boardMargin * line + noticeHeight(page, number, drawn)};
}

void PageObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int,
                            const QTextFormat &format)
{
    const auto &page = static_cast<const PageDocument &>(*document);
    const board::Style &style = page.look().style;
    const int number = format.intProperty(PageDocument::numberProperty);
    const board::PainterState state(*painter);
    if (format.objectType() == PageDocument::linesObject)
        drawLines(*painter, rect, number, style);
    else if (format.hasProperty(PageDocument::exerciseProperty))
        drawInRow(*painter, rect, page, format);
    else if (page.boards().shown(number))
        drawBoard(*painter, rect, page, number);
    else
        drawWords(*painter, rect, style, PageDocument::tr("This board is being prepared…"));
}

} // namespace pages
