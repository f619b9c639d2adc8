// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/frogs.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "app/puzzles.h"
#include "boards.h"

#include <algorithm>

using core::Event;

namespace {

using Values = std::vector<core::Variable>;

/// Returns the value of the variable with this name.
std::string valueOf(const Values &variables, const std::string &name)
{
    const auto found = std::ranges::find(variables, name, &core::Variable::name);
    return found == variables.end() ? std::string("missing") : found->value;
}

std::vector<std::string> namesOf(const Values &variables)
{
    std::vector<std::string> names;
    for (const core::Variable &variable : variables)
        names.push_back(variable.name);
    return names;
}

/// An event of a watched search, with the positions before and after it and the method's variables after it.
struct Moment {
    core::Position before;
    Event event;
    core::Position after;
    Values variables;

    std::string value(const std::string &name) const { return valueOf(variables, name); }
    int number(const std::string &name) const { return std::atoi(value(name).c_str()); }
};

/// Returns the moments at the start of a search for all solutions.
std::vector<Moment> moments(const char *line, const std::string &method, std::size_t most = 4000)
{
    const core::LineReading reading = core::readLine(app::kinds(), line);
    const auto &game = std::get<core::Game>(reading.reading);
    const core::Solver &solver = *reading.kind->solver(method);
    tests::SerialContext context;
    context.stopAfter(20);
    solver.solve(*game.puzzle, {core::Goal::All, game.position, {}, core::Values(solver.options), 1, true},
                 context);
    std::vector<Moment> all;
    core::Position position = game.position;
    for (const Event &event : context.events()) {
        Moment moment{position, event, {}, solver.variablesAt(*game.puzzle, position, event)};
        core::play(position, event);
        moment.after = position;
        all.push_back(std::move(moment));
        if (all.size() == most)
            break;
    }
    return all;
}

const std::string none = "–";

} // namespace

/// Tests the variables that a method reports.
class Variables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The example of ARCHITECTURE.md is left out, as it reports no variables.
    void everyWatchedEventHasTheSameVariables_data()
    {
        addBoardsAndSolvers([](const core::Kind &kind, const core::Solver &solver) {
            return !solver.pseudocode.empty() && &kind != &frogs::kind();
        });
    }
    void everyWatchedEventHasTheSameVariables()
    {
        constexpr std::size_t looks = 10000;
        QFETCH(int, board);
        QFETCH(int, solver);
        const Board &one = boards()[std::size_t(board)];
        const core::Solver &method = one.kind->solvers[std::size_t(solver)];
        QVERIFY(method.variables);
        for (const core::Goal goal : {core::Goal::First, core::Goal::All, core::Goal::Count}) {
            if (!method.reaches(goal) || (goal == core::Goal::Count && !method.showsCounts()))
                continue;
            tests::SerialContext context;
            context.stopAfter(4);
            method.solve(*one.game.puzzle,
                         {goal, one.game.position, {}, core::Values(method.options), 1, true}, context);
            core::Position position = one.game.position;
            std::vector<std::string> names;
            for (std::size_t i = 0; i < std::min(looks, context.events().size()); ++i) {
                const Event &event = context.events()[i];
                const Values variables = method.variablesAt(*one.game.puzzle, position, event);
                QVERIFY2(!variables.empty() || event.line == 0, qPrintable(QString::number(i)));
                if (names.empty())
                    names = namesOf(variables);
                QVERIFY2(namesOf(variables) == names, qPrintable(QString::number(i)));
                for (const core::Variable &variable : variables)
                    QVERIFY2(!variable.value.empty(), variable.name.c_str());
                core::play(position, event);
            }
        }
    }

    void queensAreAtRowAndColumn_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("column");
        QTest::addColumn<int>("first");
        QTest::addRow("copies") << QByteArray("copies") << QByteArray("row") << QByteArray("column") << 0;
        QTest::addRow("lookback") << QByteArray("lookback") << QByteArray("row") << QByteArray("x") << 0;
        QTest::addRow("string") << QByteArray("string") << QByteArray("row") << QByteArray("column") << 1;
    }
    void queensAreAtRowAndColumn()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, row);
        QFETCH(QByteArray, column);
        QFETCH(int, first);
        const std::vector<Moment> all = moments("queens:8", method.toStdString());
        QVERIFY(all.size() > 1000);
        for (const Moment &moment : all) {
            if (moment.event.type == Event::Solution)
                continue;
            QCOMPARE(moment.number(row.toStdString()), moment.event.step.to.cell / 8 + first);
            QCOMPARE(moment.number(column.toStdString()), moment.event.step.to.cell % 8 + first);
        }
    }
    void theStringIsOfTheQueensAbove_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addRow("copies") << QByteArray("copies");
        QTest::addRow("lookback") << QByteArray("lookback");
    }
    void theStringIsOfTheQueensAbove()
    {
        QFETCH(QByteArray, method);
        for (const Moment &moment : moments("queens:8", method.toStdString())) {
            std::string st;
            const int rows = moment.event.type == Event::Solution ? 7 : moment.event.step.to.cell / 8;
            for (std::size_t row = 0; row < std::size_t(rows); ++row)
                st += char('1' + moment.before[row].cell % 8);
            QCOMPARE(moment.value("placed"), st.empty() ? none : st);
        }
    }
    void theWholeStringIsTheBoard()
    {
        for (const Moment &moment : moments("queens:8", "string")) {
            std::string st;
            for (const core::Place &place : moment.after)
                st += char(place.onBoard() ? '1' + place.cell % 8 : '0');
            QCOMPARE(moment.value("placed"), st);
        }
        for (const Moment &moment : moments("queens:10", "string")) { // two-digit numbers have blanks between
            const QStringList signs = QString::fromStdString(moment.value("placed")).split(QLatin1Char(' '));
            QCOMPARE(signs.size(), 10);
            for (std::size_t row = 0; row < 10; ++row) {
                const core::Place &place = moment.after[row];
                QCOMPARE(signs[int(row)].toInt(), place.onBoard() ? place.cell % 10 + 1 : 0);
            }
        }
    }
    void eightLoopsHaveEightVariables()
    {
        for (const Moment &moment : moments("queens:8", "loops")) {
            const bool solved = moment.event.type == Event::Solution;
            const int row = solved ? 7 : moment.event.step.to.cell / 8;
            for (int loop = 0; loop < 8; ++loop) {
                const core::Place &queen = moment.before[std::size_t(loop)];
                const int column = !solved && loop == row ? moment.event.step.to.cell % 8 : queen.cell % 8;
                QCOMPARE(moment.value({'x', char('0' + loop)}), loop <= row ? std::to_string(column) : none);
            }
        }
    }
    void safeBitsAreWhatNoOtherQueenAttacks()
    {
        for (const Moment &moment : moments("queens:8", "bits")) {
            if (moment.event.type == Event::Solution)
                continue;
            const int row = moment.event.step.to.cell / 8;
            std::string safe;
            for (int column = 0; column < 8; ++column) {
                bool attacked = false;
                for (int other = 0; other < 8; ++other) {
                    const core::Place &queen = moment.before[std::size_t(other)];
                    const int aside = queen.cell % 8 - column;
                    attacked = attacked || (other != row && queen.onBoard() &&
                                            (aside == 0 || std::abs(aside) == std::abs(other - row)));
                }
                safe += attacked ? '0' : '1';
            }
            QCOMPARE(moment.value("free"), safe);
            QCOMPARE(moment.number("row"), row);
            QCOMPARE(moment.value("queen").find('1'), std::size_t(moment.event.step.to.cell % 8));
            for (const char *lines : {"columns", "left", "right"}) { // at most one bit for each queen above
                const auto bits = std::ranges::count(moment.value(lines), '1');
                QVERIFY(bits <= row);
            }
        }
    }

    /// (y, x) is the square of the greatest number on the board, cpt is that number, and direction a leads
    /// from there to the square of the event.
    void theKnightIsOnTheSquareItLeaves()
    {
        constexpr int right[] = {1, 2, 2, 1, -1, -2, -2, -1};
        constexpr int down[] = {-2, -1, 1, 2, 2, 1, -1, -2};
        for (const Moment &moment : moments("knight:5x5", "squares")) {
            const bool undone = moment.event.type == Event::Undid;
            const core::Position &position = undone ? moment.after : moment.before;
            const auto numbers = std::ranges::count_if(position, &core::Place::onBoard);
            const int here = position[std::size_t(numbers - 1)].cell;
            QCOMPARE(moment.number("y"), here / 5 + 1);
            QCOMPARE(moment.number("x"), here % 5 + 1);
            QCOMPARE(moment.number("number"), int(numbers));
            if (moment.event.type == Event::Solution) {
                QCOMPARE(moment.value("a"), none);
                continue;
            }
            const int direction = moment.number("a") - 1;
            QVERIFY(direction >= 0 && direction < 8);
            QCOMPARE(here + right[direction] + 5 * down[direction], int(moment.event.step.to.cell));
        }
    }

    /// The jumping peg was on (y, x), and the jump removes the pegs on k1 and k1 + k2 of a board of nine by
    /// nine; numero_coup counts the pegs removed.
    void thePegJumpsOverItsNeighbour()
    {
        constexpr int ahead[] = {-9, 1, 9, -1};
        const auto cellOf = [](int k) { return (k / 9 - 1) * 7 + k % 9 - 1; };
        for (const Moment &moment : moments("solitaire:english", "course")) {
            if (moment.event.type == Event::Solution)
                continue;
            const int k1 = moment.number("k1");
            const int k2 = moment.number("k2");
            QCOMPARE(moment.number("y") * 9 + moment.number("x"), k1);
            QCOMPARE(ahead[moment.number("i")], k2);
            const core::Step &step = moment.event.step;
            const bool leaps = step.to.onBoard();
            QCOMPARE(int(step.from.cell), cellOf(leaps ? k1 : k1 + k2));
            if (leaps)
                QCOMPARE(int(step.to.cell), cellOf(k1 + 2 * k2));
            const auto pegs = std::ranges::count_if(
                moment.event.type == Event::Did ? moment.before : moment.after, &core::Place::onBoard);
            QCOMPARE(moment.number("move"), 33 - int(pegs));
            QCOMPARE(moment.number("pegs"), int(pegs));
        }
    }
};

TEST_SUITE(Variables)
#include "tst_variables.moc"
