// SPDX-License-Identifier: MIT
#include "session/basics/translation.h"
#include "support/suite.h"
#include "taquin/boards.h"

#include <map>

using boards::Numbers;

namespace {

struct Size {
    int columns;
    int rows;
};

std::string sizeText(Size size)
{
    return std::to_string(size.columns) + 'x' + std::to_string(size.rows);
}

/// Returns the distance of every board that the moves reach from this one, by breadth-first search on the numbers
/// alone.
std::map<Numbers, int> distancesFrom(Size size, const Numbers &goal)
{
    std::map<Numbers, int> found{{goal, 0}};
    std::vector<Numbers> level{goal};
    for (int distance = 1; !level.empty(); ++distance) {
        std::vector<Numbers> nextLevel;
        for (const Numbers &numbers : level) {
            const int gap = int(std::ranges::find(numbers, 0) - numbers.begin());
            const int column = gap % size.columns;
            const int row = gap / size.columns;
            for (const auto &[x, y] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
                if (column + x < 0 || column + x >= size.columns || row + y < 0 || row + y >= size.rows)
                    continue;
                Numbers moved = numbers;
                std::swap(moved[std::size_t(gap)], moved[std::size_t(gap + x + y * size.columns)]);
                if (found.emplace(moved, distance).second)
                    nextLevel.push_back(std::move(moved));
            }
        }
        level = std::move(nextLevel);
    }
    return found;
}

std::string arrangementText(const Numbers &numbers)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : "-") + std::to_string(number);
    return text;
}

/// Returns whether every step slides a tile into the gap and the last one leaves the numbers of the goal.
bool leadsTo(const Numbers &goal, core::Grid grid, core::Position position, const core::Path &path)
{
    int gap = grid.size() * (grid.size() - 1) / 2;
    for (const core::Place &place : position)
        gap -= place.cell;
    for (const core::Step &step : path) {
        const int columns = std::abs(grid.column(step.from.cell) - grid.column(step.to.cell));
        const int rows = std::abs(grid.row(step.from.cell) - grid.row(step.to.cell));
        if (position[step.piece] != step.from || step.to.cell != gap || columns + rows != 1 || !step.closes)
            return false;
        gap = step.from.cell;
        position[step.piece] = step.to;
    }
    return position == boards::position(goal);
}

Numbers numbersOf(const core::Puzzle &puzzle, const core::Position &position)
{
    Numbers numbers(std::size_t(puzzle.grid().size()), 0);
    for (std::size_t tile = 0; tile < position.size(); ++tile)
        numbers[std::size_t(position[tile].cell)] = int(tile) + 1;
    return numbers;
}

core::Judgement judged(const core::Puzzle &puzzle, const core::Position &position)
{
    core::NullContext context;
    return taquin::kind().judge(puzzle, position, context);
}

/// Returns the moves of the hints, one after the other, until there is none.
core::Path followHints(const core::Puzzle &puzzle, core::Position position, int most)
{
    core::Path path;
    core::NullContext context;
    while (int(path.size()) < most && !puzzle.solved(position)) {
        const core::Hint hint = taquin::kind().hint(puzzle, position, context);
        if (hint.path.empty() || hint.why.empty())
            break;
        path.insert(path.end(), hint.path.begin(), hint.path.end());
        position = core::after(position, hint.path);
    }
    return path;
}

core::Fault faultOf(const std::string &line)
{
    const core::LineReading reading = boards::readLine(line);
    const auto *fault = std::get_if<core::Fault>(&reading.reading);
    return fault ? *fault : core::Fault();
}

constexpr const char *methods[] = {"rows", "cycles", "quick", "optimal"};

} // namespace

/// Tests boards with a goal of their own.
class Goals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namedGoalsAreArrangements_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("arrangement");
        const auto row = [](const char *size, const char *name, const char *arrangement) {
            QTest::addRow("%s %s", size, name)
                << QByteArray(size) << QByteArray(name) << QByteArray(arrangement);
        };
        row("3x3", "spiral", "1 2 3 8 0 4 7 6 5");
        row("4x4", "spiral", "1 2 3 4 12 13 14 5 11 0 15 6 10 9 8 7");
        row("2x4", "spiral", "1 2 0 3 7 4 6 5");
        row("4x2", "spiral", "1 2 3 4 0 7 6 5");
        row("3x3", "first", "0 1 2 3 4 5 6 7 8");
        row("4x3", "first", "0 1 2 3 4 5 6 7 8 9 10 11");
        row("3x3", "columns", "1 4 7 2 5 8 3 6 0");
        row("3x2", "columns", "1 3 5 2 4 0");
    }
    /// The start of a board that is not dealt is its goal; the arrangement is written with its name, however it was
    /// read.
    void namedGoalsAreArrangements()
    {
        QFETCH(QByteArray, size);
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, arrangement);
        const QByteArray canonical = size + ",goal=" + name;
        const QByteArray numbers = QByteArray(arrangement).replace(' ', '-');
        for (const QByteArray &goal :
             {name, name.toUpper(), numbers, arrangement, QByteArray(arrangement).replace(" ", " - ")}) {
            const core::Game game =
                boards::game("taquin:" + size.toStdString() + ",goal=" + goal.toStdString());
            QVERIFY(game.puzzle);
            QCOMPARE(QByteArray::fromStdString(game.puzzle->options()), canonical);
            QCOMPARE(QByteArray::fromStdString(game.puzzle->write(game.puzzle->start())), arrangement);
            QVERIFY(game.puzzle->solved(game.puzzle->start()));
            QCOMPARE(int(judged(*game.puzzle, game.position).verdict), int(core::Judgement::Solved));
        }
    }
    void theUsualGoalIsNotWritten()
    {
        for (const char *line : {"taquin:3x3,goal=usual", "taquin:3x3,goal=1-2-3-4-5-6-7-8-0"})
            QCOMPARE(boards::game(line).puzzle->options(), std::string("3x3"));
    }
    void anyArrangementComesBack()
    {
        const std::string options = "3x2,goal=5-0-1-4-2-3,deal=even,count=10,seed=3";
        const core::Game game = boards::game("taquin:" + options);
        QCOMPARE(game.puzzle->options(), options);
        const core::Values values = taquin::kind().describe(*game.puzzle);
        QCOMPARE(taquin::kind().compose(values), std::string("3x2,goal=5-0-1-4-2-3"));
    }

    void badGoalsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("goal");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("at");
        const auto row = [](const char *goal, const char *reason, int at) {
            QTest::addRow("%s", goal) << QByteArray(goal) << QString::fromUtf8(reason) << at;
        };
        row("1-2-3-4-5-6-7-7-0", "tile 7 is given twice", 14);
        row("1-2-0-4-5-6-7-0-8", "there is a second gap here", 14);
        row("1-2-3-4-5-6-7-8", "the board has 9 cells, but the goal gives only 8", 15);
        row("1-2-3-4-5-6-7-8-0-9", "the board has only 9 cells, but the goal gives more", 18);
        row("1-2-3-4-5-6-7-9-0", "the tiles are numbered from 1 to 8, and 0 is the gap", 14);
        row("1-2-3-4-5-6-seven-8-0", "“seven” is not a tile number", 12);
        row("snake", "the goal is first, spiral, columns or all its numbers, such as 1-2-3-8-0-4-7-6-5", 0);
        row("", "the goal is first, spiral, columns or all its numbers, such as 1-2-3-8-0-4-7-6-5", 0);
    }
    void badGoalsAreRefused()
    {
        QFETCH(QByteArray, goal);
        QFETCH(QString, reason);
        QFETCH(int, at);
        const core::Fault fault = faultOf("taquin:3x3,goal=" + goal.toStdString());
        QCOMPARE(session::translated(fault.why), reason);
        QCOMPARE(int(fault.at), int(qstrlen("taquin:3x3,goal=")) + at);
    }

    void smallBoardsAgreeWithBruteForce_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QByteArray>("goal");
        for (const Size size : {Size{2, 2}, Size{3, 2}, Size{2, 3}, Size{3, 3}}) {
            std::vector<std::string> all = {"first", "spiral", "columns"};
            core::Random random(7);
            Numbers numbers = boards::shuffled(size.columns * size.rows, random);
            // The gap is at each kind of place: in a corner, on a side, in the middle.
            for (const std::size_t gap : {std::size_t(1), numbers.size() / 2, numbers.size() - 1}) {
                Numbers arranged = numbers;
                std::swap(*std::ranges::find(arranged, 0), arranged[gap]);
                all.push_back(arrangementText(arranged));
            }
            const int share = size.columns * size.rows == 9 ? 6 : 1; // the large board takes most of the time
            int number = 0;
            for (const std::string &goal : all) {
                if (tests::isTried(number++, share))
                    QTest::addRow("%s %s", sizeText(size).c_str(), goal.c_str())
                        << size.columns << size.rows << QByteArray::fromStdString(goal);
            }
        }
    }
    /// Exactly the boards that the moves reach from the goal are solvable, `optimal` needs as many moves as the
    /// breadth-first search, and every method's solution is legal and ends in the goal.
    void smallBoardsAgreeWithBruteForce()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(QByteArray, goal);
        const core::Game game =
            boards::game("taquin:" + sizeText({columns, rows}) + ",goal=" + goal.toStdString());
        const core::Puzzle &puzzle = *game.puzzle;
        const Numbers end = numbersOf(puzzle, puzzle.start());
        const std::map<Numbers, int> known = distancesFrom({columns, rows}, end);
        Numbers numbers = end;
        std::ranges::sort(numbers);
        const bool isLarge = numbers.size() == 9;
        const int every = tests::isThorough() ? 997 : 4999;
        std::size_t reachable = 0;
        int count = 0;
        do {
            if (isLarge && count++ % every != 0)
                continue;
            const core::Position from = boards::position(numbers);
            const auto found = known.find(numbers);
            const core::Judgement::Verdict verdict = judged(puzzle, from).verdict;
            if (found == known.end()) {
                QCOMPARE(int(verdict), int(core::Judgement::Unsolvable));
                for (const char *method : methods)
                    QCOMPARE(int(boards::solve(puzzle, from, method).verdict),
                             int(core::Outcome::Impossible));
                continue;
            }
            ++reachable;
            QCOMPARE(int(verdict),
                     int(found->second == 0 ? core::Judgement::Solved : core::Judgement::Solvable));
            for (const char *method : methods) {
                const core::Outcome outcome = boards::solve(puzzle, from, method);
                QCOMPARE(int(outcome.verdict), int(core::Outcome::Solved));
                QVERIFY2(leadsTo(end, puzzle.grid(), from, outcome.path), method);
                if (method == std::string_view("optimal"))
                    QCOMPARE(int(outcome.path.size()), found->second);
            }
            const core::Path hinted = followHints(puzzle, from, 40);
            QCOMPARE(int(hinted.size()), found->second); // small boards are hinted by shortest solutions
            QVERIFY(leadsTo(end, puzzle.grid(), from, hinted));
        } while (std::ranges::next_permutation(numbers).found);
        if (!isLarge)
            QCOMPARE(reachable, known.size());
    }

    void largerBoardsAreSolved_data()
    {
        QTest::addColumn<QByteArray>("line");
        int number = 0;
        for (const char *line :
             {"taquin:4x4,goal=first,deal=walk,count=300,seed=1",
              "taquin:4x4,goal=spiral,deal=walk,count=60,seed=1",
              "taquin:4x4,goal=1-2-3-4-5-6-7-8-9-10-11-12-0-13-14-15,deal=even,count=10,seed=2",
              "taquin:5x4,goal=spiral,deal=cycles,count=20,seed=1",
              "taquin:6x6,goal=columns,deal=walk,count=900,seed=1",
              "taquin:7x5,goal=spiral,deal=even,count=40,seed=2",
              "taquin:8x8,goal=first,deal=walk,count=900,seed=3",
              "taquin:2x9,goal=spiral,deal=walk,count=900,seed=3",
              "taquin:9x2,goal=first,deal=walk,count=900,seed=3"}) {
            if (tests::isTried(number++, 2))
                QTest::addRow("%s", line) << QByteArray(line);
        }
    }
    /// The constructive methods lead to the goal, and so do the hints on large boards that are nearly solved;
    /// the events of a watched search are moves on the board in view.
    void largerBoardsAreSolved()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        const core::Puzzle &puzzle = *game.puzzle;
        const Numbers end = numbersOf(puzzle, puzzle.dealing()->from);
        QCOMPARE(int(judged(puzzle, game.position).verdict), int(core::Judgement::Solvable));
        std::vector<const char *> all = {"rows", "cycles"};
        if (line.contains("deal=walk"))
            all.push_back("rewind");
        for (const char *method : all) {
            tests::SerialContext context;
            const core::Outcome outcome = boards::solve(puzzle, game.position, method, context, true);
            QVERIFY2(leadsTo(end, puzzle.grid(), game.position, outcome.path), method);
            core::Path shown;
            for (const core::Event &event : context.events()) {
                if (event.type == core::Event::Did)
                    shown.push_back(event.step);
            }
            QVERIFY(shown == outcome.path);
        }
        const core::Path byRows = boards::solve(puzzle, game.position, "rows").path;
        const bool isSmall = puzzle.grid().size() <= 16;
        const std::size_t from = isSmall ? 0 : byRows.size() - std::min<std::size_t>(byRows.size(), 12);
        const core::Position near = core::after(game.position, std::span(byRows).first(from));
        QVERIFY(leadsTo(end, puzzle.grid(), near, followHints(puzzle, near, isSmall ? 400 : 40)));
    }
    /// On a board whose goal has its gap inside, the tables of a corner help; distances alone give the same.
    void shortestWithTablesOfACorner()
    {
        const core::Game game = boards::game("taquin:4x4,goal=spiral,deal=walk,count=60,seed=1");
        const Numbers end = numbersOf(*game.puzzle, game.puzzle->dealing()->from);
        const core::Outcome shortest = boards::solve(*game.puzzle, game.position, "optimal");
        QVERIFY(leadsTo(end, game.puzzle->grid(), game.position, shortest.path));
        const core::Path hinted = followHints(*game.puzzle, game.position, 100);
        QCOMPARE(shortest.path.size(), hinted.size());
        const core::Outcome quick = boards::solve(*game.puzzle, game.position, "quick");
        QVERIFY(leadsTo(end, game.puzzle->grid(), game.position, quick.path));
        QVERIFY(quick.path.size() >= shortest.path.size());
    }
    /// A search with more time finds no longer solution. On the first of these boards, the shortest way to the ordered
    /// board leads on to a longer one to the goal.
    void moreTimeIsNotWorse_data()
    {
        QTest::addColumn<QByteArray>("line");
        int number = 0;
        for (const char *line : {"taquin:4x4,goal=spiral,deal=walk,count=3000,seed=1",
                                 "taquin:4x4,goal=spiral,deal=walk,count=3000,seed=6"}) {
            if (tests::isTried(number++, 2))
                QTest::newRow(line) << QByteArray(line);
        }
    }
    void moreTimeIsNotWorse()
    {
        QFETCH(QByteArray, line);
        const core::Game game = boards::game(line.toStdString());
        const core::Outcome usual = boards::solve(*game.puzzle, game.position, "quick");
        core::Task task{core::Goal::First, game.position, {}, {}};
        task.untilStopped = true;
        task.seconds = 1e9;
        tests::SerialContext context;
        context.stopAfter(400);
        const core::Outcome longer = taquin::kind().solver("quick")->solve(*game.puzzle, task, context);
        QVERIFY(longer.stats.nodes > usual.stats.nodes);
        QVERIFY2(longer.path.size() <= usual.path.size(),
                 qPrintable(QString::number(longer.path.size()) + u'>' + QString::number(usual.path.size())));
        const Numbers end = numbersOf(*game.puzzle, game.puzzle->dealing()->from);
        QVERIFY(leadsTo(end, game.puzzle->grid(), game.position, longer.path));
    }
    /// The spiral of Nilsson's book (Principles of Artificial Intelligence, 1980) takes five moves.
    void theBooksBoardTakesFiveMoves()
    {
        const core::Game game = boards::game("taquin:3x3,goal=spiral:2 8 3 1 6 4 7 0 5");
        for (const char *method : {"optimal", "quick"})
            QCOMPARE(int(boards::solve(*game.puzzle, game.position, method).path.size()), 5);
    }

    void dealsAreSolvableAndNotSolved_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QByteArray>("deal");
        for (const char *board :
             {"2x2,goal=first", "2x2,goal=spiral", "2x2,goal=columns", "3x2,goal=5-0-1-4-2-3",
              "3x3,goal=spiral", "4x4,goal=first", "2x5,goal=spiral"}) {
            for (const char *deal : {"walk,count=300", "walk,count=1", "even,count=2", "cycles,count=3"})
                QTest::addRow("%s %s", board, deal) << QByteArray(board) << QByteArray(deal);
        }
    }
    void dealsAreSolvableAndNotSolved()
    {
        QFETCH(QByteArray, board);
        QFETCH(QByteArray, deal);
        for (int seed = 1; seed <= 30; ++seed) {
            const core::Game game =
                boards::game("taquin:" + board.toStdString() + ",deal=" + deal.toStdString() +
                             ",seed=" + std::to_string(seed));
            QCOMPARE(int(judged(*game.puzzle, game.position).verdict), int(core::Judgement::Solvable));
            QCOMPARE(core::after(game.puzzle->dealing()->from, game.puzzle->dealing()->path), game.position);
            QVERIFY(game.puzzle->solved(game.puzzle->dealing()->from));
        }
    }

    /// Loyd's puzzle is impossible, but not with the gap first.
    void theOtherOrderIsProposed()
    {
        const char *tiles = ":1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0";
        const core::Game usual = boards::game(std::string("taquin:4x4") + tiles);
        const core::Judgement no = judged(*usual.puzzle, usual.position);
        QCOMPARE(int(no.verdict), int(core::Judgement::Unsolvable));
        QVERIFY(session::translated(no.why).endsWith(
            QStringLiteral("Exchange any two tiles; with the gap first in the goal, it is possible.")));
        const core::Game first = boards::game(std::string("taquin:4x4,goal=first") + tiles);
        QCOMPARE(int(judged(*first.puzzle, first.position).verdict), int(core::Judgement::Solvable));
        const core::Game ordered =
            boards::game("taquin:4x4,goal=first:1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0");
        const core::Judgement back = judged(*ordered.puzzle, ordered.position);
        QCOMPARE(
            session::translated(back.why),
            QStringLiteral("0 pair(s) of tiles are in another order than in the goal; with the rows from "
                           "the gap to its place there (3), that makes 3, an odd number. The goal has 0, "
                           "and no move makes an odd number even. Exchange any two tiles; with the usual "
                           "goal, it is possible."));
    }
    /// Where the gap first does not help, as with three columns, the spiral does: it has 7 inversions, an odd number.
    void theSpiralIsProposed()
    {
        const core::Game game = boards::game("taquin:3x3:1 2 3 4 5 6 8 7 0");
        QVERIFY(session::translated(judged(*game.puzzle, game.position).why)
                    .endsWith(QStringLiteral(
                        "even. Exchange any two tiles; with the spiral as the goal, it is possible.")));
    }

    /// Sentences name the tiles by the numbers that they show, and never say that a spiral is in order.
    void sentencesAreAboutTheBoardInView()
    {
        const core::Game game = boards::game("taquin:4x4,goal=spiral,deal=walk,count=60,seed=1");
        for (const char *method : methods) {
            const core::Solver &solver = *taquin::kind().solver(method);
            tests::SerialContext context;
            context.stopAfter(20);
            boards::solve(*game.puzzle, game.position, method, context, true);
            core::Position position = game.position;
            int looks = 0;
            for (const core::Event &event : context.events()) {
                const core::Explanation why = solver.explain(*game.puzzle, position, event);
                const QString text = session::translated(why);
                QVERIFY(!text.isEmpty() && !text.contains(QStringLiteral("in order")));
                if (event.type != core::Event::Solution &&
                    text.startsWith(QStringLiteral("Tile %1 moves").arg(event.step.piece + 1)))
                    ++looks;
                QVERIFY2(!text.startsWith(QStringLiteral("Tile ")) ||
                             !text.contains(QStringLiteral(" moves")) ||
                             text.startsWith(QStringLiteral("Tile %1 ").arg(event.step.piece + 1)),
                         qPrintable(text));
                for (const core::Mark &mark : why.marks)
                    QVERIFY(mark.cell >= 0 && mark.cell < game.puzzle->grid().size());
                core::play(position, event);
                if (looks > 2000)
                    break;
            }
        }
    }
};

TEST_SUITE(Goals)
#include "tst_goals.moc"
