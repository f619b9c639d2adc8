// SPDX-License-Identifier: MIT
#include "pages/methodpage.h"

#include "pages/page.h"
#include "session/basics/translation.h"

#include <algorithm>

namespace pages {

using namespace Qt::StringLiterals;

namespace {

/// Returns how many boards of a page run a method. A board with the same options as the one in view counts twice.
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

/// Returns whether a lesson or a page of the museum shows a board of the puzzle.
bool shows(const Book &book, const QString &file, const QString &puzzle)
{
    const auto entry = std::ranges::find(book.entries(), file, &Entry::file);
    if (entry == book.entries().end() ||
        (entry->chapter != Chapter::Lessons && entry->chapter != Chapter::Museum))
        return false;
    const Page page = Page::read(book.text(file));
    return std::ranges::any_of(page.blocks, [&](const Block &block) {
        const auto *board = std::get_if<BoardBlock>(&block);
        return board && board->line.section(u':', 0, 0) == puzzle;
    });
}

} // namespace

QString pageAboutMethod(const Book &book, const QString &puzzle, const QString &options,
                        const core::Solver &method, const QString &read)
{
    const QString id = QString::fromLatin1(method.id);
    if (shows(book, read, puzzle))
        return read;
    for (const Chapter chapter : {Chapter::Lessons, Chapter::Museum}) {
        QString best;
        int most = 0;
        for (const Entry &entry : book.entries()) {
            if (entry.chapter != chapter)
                continue;
            const int points = pointsOf(Page::read(book.text(entry.file)), puzzle, options, id);
            if (points > most) {
                most = points;
                best = entry.file;
            }
        }
        if (!best.isEmpty())
            return best;
    }
    const QString name = session::translated(method.name);
    for (const Entry &entry : book.entries()) {
        if (entry.chapter == Chapter::Lessons && shows(book, entry.file, puzzle) &&
            book.text(entry.file).contains(name, Qt::CaseInsensitive))
            return entry.file;
    }
    const QString manual = "manual-"_L1 + puzzle + ".md"_L1;
    return book.contains(manual) ? manual : QString();
}

} // namespace pages
