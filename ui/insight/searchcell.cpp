// SPDX-License-Identifier: MIT
#include "insight/searchcell.h"

#include "session/timeline/movenotation.h"

#include <algorithm>

namespace insight {

SearchCell SearchCell::at(const VisibleRecord &record, qint64 boundary, qint64 depth)
{
    SearchCell cell;
    cell.depth = depth;
    cell.made = record.lastBelow(boundary, depth);
    cell.begin = cell.made < 0 ? record.first() : cell.made + 1;
    const qint64 gone = record.nextBoundaryBelow(boundary, depth);
    cell.end = gone < 0 ? record.size() + 1 : gone;
    const qint64 last = std::min(cell.end, record.size());
    if (cell.begin < last)
        cell.subtree = record.sum(cell.begin, last);
    cell.outcome = cell.subtree.solutions > 0 ? Solved : gone < 0 ? InPlace : Failed;
    return cell;
}

core::Path stepsMadeBy(const VisibleRecord &record, qint64 event)
{
    if (event < record.first())
        return {};
    qint64 first = event; // a move can consist of several steps
    while (first > record.first() && record.at(first - 1).type == core::Event::Did &&
           !record.at(first - 1).step.closes)
        --first;
    core::Path steps;
    for (qint64 i = first; i <= event; ++i)
        steps.push_back(record.at(i).step);
    return steps;
}

QString moveMadeBy(const core::Puzzle &puzzle, const VisibleRecord &record, qint64 event)
{
    const core::Path steps = stepsMadeBy(record, event);
    if (steps.empty())
        return {};
    const std::string moves = puzzle.spell(record.positionAt(event + 1 - qint64(steps.size())), steps);
    // In a single row, a letter is a piece and no direction.
    return puzzle.grid().rows > 1 ? session::shownMoves(moves) : QString::fromStdString(moves);
}

} // namespace insight
