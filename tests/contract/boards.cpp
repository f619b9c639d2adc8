// SPDX-License-Identifier: MIT
#include "boards.h"

#include "app/puzzles.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "support/frogs.h"
#include "support/suite.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

namespace {

constexpr int boardsPerMethod = 3; // in the daily run

Board board(const core::Kind *kind, const std::string &line)
{
    core::LineReading reading = core::readLine(kindsUnderContract(), line);
    const bool sound = reading.kind == kind && std::holds_alternative<core::Game>(reading.reading);
    return {kind, line, sound ? std::get<core::Game>(std::move(reading.reading)) : core::Game()};
}

std::vector<Board> make()
{
    std::vector<Board> all;
    for (const core::Kind *kind : kindsUnderContract()) {
        for (const core::Preset &preset : kind->presets)
            all.push_back(board(kind, preset.line));
        const std::string usual = kind->id + (':' + kind->compose(core::Values(kind->options)));
        all.push_back(board(kind, usual));
        for (const core::Deal &deal : kind->deals) {
            for (std::uint64_t seed = 1; seed <= (tests::isThorough() ? 3U : 1U); ++seed) {
                const core::DealOrder order{&deal, core::wholeNumber(deal.count.initial).value_or(0), seed};
                all.push_back(board(kind, usual + core::spell(order)));
            }
        }
    }
    return all;
}

} // namespace

core::Kinds kindsUnderContract()
{
    static const std::vector<const core::Kind *> all = [] {
        std::vector<const core::Kind *> kinds(app::kinds().begin(), app::kinds().end());
        kinds.push_back(&frogs::kind());
        return kinds;
    }();
    return all;
}

const std::vector<Board> &boards()
{
    static const std::vector<Board> all = make();
    return all;
}

void addBoards(const std::function<bool(const Board &)> &wanted)
{
    QTest::addColumn<int>("board");
    for (std::size_t i = 0; i < boards().size(); ++i) {
        if (!wanted || wanted(boards()[i]))
            QTest::addRow("%s", boards()[i].line.c_str()) << int(i);
    }
}

void addBoardsAndSolvers(const std::function<bool(const core::Kind &, const core::Solver &)> &wanted)
{
    QTest::addColumn<int>("board");
    QTest::addColumn<int>("solver");
    std::map<const core::Solver *, int> rows;
    for (std::size_t i = 0; i < boards().size(); ++i) {
        const Board &one = boards()[i];
        for (std::size_t method = 0; method < one.kind->solvers.size(); ++method) {
            const core::Solver &solver = one.kind->solvers[method];
            if (wanted && !wanted(*one.kind, solver))
                continue;
            if (solver.unsuitable && !solver.unsuitable(*one.game.puzzle, one.game.position, {}).empty())
                continue;
            if (++rows[&solver] <= boardsPerMethod || tests::isThorough())
                QTest::addRow("%s %s", solver.id, one.line.c_str()) << int(i) << int(method);
        }
    }
}

bool isSound(const core::Explanation &why, const core::Grid &grid)
{
    const QString sentence = session::translated(why);
    const auto onGrid = [&](const core::Mark &mark) { return mark.cell >= 0 && mark.cell < grid.size(); };
    static const QRegularExpression unfilled(QStringLiteral("%[1-9n]"));
    return !sentence.isEmpty() && !sentence.contains(unfilled) && std::ranges::all_of(why.marks, onGrid);
}

bool EndedByBudget::note(const core::Kind &kind, const core::Solver &solver, bool ended)
{
    return note(std::string(kind.id) + ' ' + solver.id, ended);
}

bool EndedByBudget::note(const std::string &name, bool ended)
{
    m_counts[QTest::currentTestFunction()][name] += ended ? 1 : 0;
    return ended;
}

QString EndedByBudget::differences(const Table &expected) const
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return {};
#endif
    // With "function:row" on the command line only some rows run, so the counts are incomplete.
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (std::ranges::any_of(arguments, [](const QString &one) { return one.contains(QLatin1Char(':')); }))
        return {};
    QStringList lines;
    for (auto [function, counts] : m_counts) {
        std::map<std::string, int> known;
        if (const auto found = expected.find(function); found != expected.end())
            known = found->second;
        for (const auto &[method, count] : known)
            counts.try_emplace(method, 0);
        for (const auto &[method, count] : counts) {
            // The daily run has fewer boards, so that the budget must not end more searches than are known.
            if (tests::isThorough() ? count != known[method] : count > known[method])
                lines << QStringLiteral("%1: the budget of calls ended %2 searches of \"%3\" instead of %4")
                             .arg(QString::fromStdString(function))
                             .arg(count)
                             .arg(QString::fromStdString(method))
                             .arg(known[method]);
        }
    }
    return lines.join(QLatin1Char('\n'));
}
