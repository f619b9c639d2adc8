// SPDX-License-Identifier: MIT
#include "pages/methodpage.h"

#include "pages/page.h"

namespace pages {

using namespace Qt::StringLiterals;

namespace {

/// Returns how much a page has to show of a method: a point for each board, and another for each board that is
/// like the one in view.
int pointsOf(const Page &page, const QString &puzzle, const QString &options, const QString &method)
{
    int points = 0;
    for (const Block &block : page.blocks) {
        const auto *board = std::get_if<BoardBlock>(&block);
        if (!board || board->method != method || board->line.section(u':', 0, 0) != puzzle)
            continue;
        points += board->line.section(u':', 1, 1) == options ? 2 : 1;
    }
    return points;
}

} // namespace

QString pageAboutMethod(const Book &book, const QString &puzzle, const QString &options,
                        const QString &method)
{
    for (const Chapter chapter : {Chapter::Lessons, Chapter::Museum}) {
        QString best;
        int most = 0;
        for (const Entry &entry : book.entries()) {
            if (entry.chapter != chapter)
                continue;
            const int points = pointsOf(Page::read(book.text(entry.file)), puzzle, options, method);
            if (points > most) {
                most = points;
                best = entry.file;
            }
        }
        if (!best.isEmpty())
            return best;
    }
    const QString manual = "manual-"_L1 + puzzle + ".md"_L1;
    return book.contains(manual) ? manual : QString();
}

} // namespace pages
