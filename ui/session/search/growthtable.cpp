// SPDX-License-Identifier: MIT
#include "session/search/growthtable.h"

#include "session/basics/translation.h"
#include "session/search/racetable.h"
#include "session/search/work.h"

#include <QLocale>

#include <map>

namespace session {

using namespace Qt::StringLiterals;

QString titleOfSizes(const GrowthPlan &plan)
{
    const QString option = plan.boards.empty() ? QString() : plan.boards.front().option;
    const bool isOfAll =
        std::ranges::all_of(plan.boards, [&](const GrowthBoard &board) { return board.option == option; });
    if (!isOfAll || option.isEmpty())
        return translated(PUZZLE_TEXT("growth", "Size"));
    return option == "seed"_L1 ? translated(PUZZLE_TEXT("growth", "Seed")) : option;
}

GrowthTable::GrowthTable(const GrowthPlan &plan, std::span<const GrowthRun> runs, Names names)
{
    const auto nameOf = [&](std::size_t method) {
        const core::Solver &solver = *plan.methods[method];
        const QString name = names == Names::Ids ? QString::fromUtf8(solver.id) : translated(solver.name);
        const QString set = changedOptions(solver, optionsOf(plan, method));
        return set.isEmpty() ? name : name + u' ' + set;
    };
    titles << titleOfSizes(plan) << translated(PUZZLE_TEXT("growth", "Solutions"));
    for (std::size_t method = 0; method < plan.methods.size(); ++method)
        titles << translated(PUZZLE_TEXT("growth", "%1, tries"), {nameOf(method)})
               << translated(PUZZLE_TEXT("growth", "%1, %2"),
                             {nameOf(method), unitOfWork(*plan.methods[method])})
               << translated(PUZZLE_TEXT("growth", "seconds"));
    addRows(plan, runs);
    const auto dealt = std::ranges::find(plan.boards, true, &GrowthBoard::isDealt);
    if (dealt != plan.boards.end())
        notes << translated(
            PUZZLE_TEXT("growth", "A board in order has nothing to solve, so the boards are dealt: %1."),
            {QString::fromStdString(dealt->line)});
    for (std::size_t method = 0; method < plan.methods.size(); ++method) {
        if (const auto growth = fittedGrowth(plan, runs, method))
            notes << translated(
                PUZZLE_TEXT("growth",
                            "%1: multiplied by %2 from one size to the next (fitted from %3 to %4)"),
                {nameOf(method), QLocale().toString(growth->factor, 'f', 2), plan.boards[growth->first].size,
                 plan.boards[growth->last].size});
    }
    if (growsInSize(plan))
        noteDrops(plan, runs, names);
    // A method that cannot begin at several sizes for the same reason is noted once.
    std::map<std::pair<std::size_t, QString>, QStringList> unable;
    for (const GrowthRun &run : runs) {
        const QString size = plan.boards[run.board].size;
        if (run.state == GrowthRun::Unable)
            unable[{run.method, translated(run.why)}] << size;
        else if (run.state == GrowthRun::Stopped)
            notes << translated(PUZZLE_TEXT("growth", "%1: stopped at %2 after %3 s and %4"),
                                {nameOf(run.method), size, QLocale().toString(run.seconds, 'f', 1),
                                 amountOfWork(*plan.methods[run.method], run.nodes)});
    }
    for (const auto &[which, sizes] : unable)
        notes << translated(PUZZLE_TEXT("growth", "%1 at %2: %3"),
                            {nameOf(which.first), sizes.join(", "_L1), which.second});
}

void GrowthTable::addRows(const GrowthPlan &plan, std::span<const GrowthRun> runs)
{
    for (std::size_t board = 0; board < plan.boards.size(); ++board) {
        QStringList row(titles.size());
        row[0] = plan.boards[board].size;
        for (const GrowthRun &run : runs) {
            if (run.board != board || run.state != GrowthRun::Done)
                continue;
            row[1] = QString::number(run.solutions);
            const auto first = qsizetype(2 + 3 * run.method);
            if (run.tries)
                row[first] = QString::number(*run.tries);
            row[first + 1] = QString::number(run.nodes);
            row[first + 2] = QString::number(run.seconds, 'f', 6);
        }
        if (std::ranges::any_of(runs, [board](const GrowthRun &run) { return run.board == board; }))
            rows << row;
    }
}

/// Notes what a method does, in the words of its description, if it needs less work for a larger board than for a
/// smaller one.
void GrowthTable::noteDrops(const GrowthPlan &plan, std::span<const GrowthRun> runs, Names names)
{
    for (std::size_t method = 0; method < plan.methods.size(); ++method) {
        const GrowthRun *before = nullptr;
        for (const GrowthRun &run : runs) {
            if (run.method != method || run.state != GrowthRun::Done)
                continue;
            if (before && run.board > before->board && run.nodes < before->nodes) {
                const core::Solver &solver = *plan.methods[method];
                notes << translated(
                    PUZZLE_TEXT("growth", "%1 needs less work at %2 than at %3. What it does: %4"),
                    {names == Names::Ids ? QString::fromUtf8(solver.id) : translated(solver.name),
                     plan.boards[run.board].size, plan.boards[before->board].size,
                     afterColon(translated(solver.about))});
                break;
            }
            before = &run;
        }
    }
}

QString GrowthTable::text() const
{
    QList<QStringList> all = QList<QStringList>{titles} + withLocalPoints(rows);
    for (QStringList &row : all)
        std::ranges::replace(row, QString(), u"–"_s);
    return alignedText(all, Qt::AlignRight) + textOfLines(notes);
}

QString GrowthTable::csv() const
{
    return csvText(QList<QStringList>{titles} + rows);
}

} // namespace session
