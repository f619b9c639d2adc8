// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "core/random.h"
#include "fixture.h"
#include "session/basics/translation.h"

#include <numeric>
#include <set>

using namespace Qt::StringLiterals;
using core::Goal;
using core::Judgement;
using core::Outcome;
using fixture::game;

namespace {

/// A board solved by definition, without the program's code. Squares are pairs of row and column from the top
/// left.
struct Definition {
    int size = 0;
    bool torus = false;
    std::set<std::pair<int, int>> closed;

    bool attacks(int rows, int columns) const
    {
        if (!torus)
            return columns == 0 || std::abs(columns) == rows;
        const auto modulo = [this](int number) { return (number % size + size) % size; };
        return columns == 0 || modulo(columns) == rows || modulo(-columns) == rows;
    }

    /// Returns all solutions as the column of each row.
    std::vector<std::vector<int>> solutions() const
    {
        std::vector<int> columns(std::size_t(size), 0);
        std::iota(columns.begin(), columns.end(), 0);
        std::vector<std::vector<int>> all;
        do {
            bool solves = true;
            for (int row = 0; row < size && solves; ++row) {
                solves = !closed.contains({row, columns[std::size_t(row)]});
                for (int above = 0; above < row && solves; ++above)
                    solves = !attacks(row - above, columns[std::size_t(row)] - columns[std::size_t(above)]);
            }
            if (solves)
                all.push_back(columns);
        } while (std::ranges::next_permutation(columns).found);
        return all;
    }

    std::string line() const
    {
        std::string text = "queens:" + std::to_string(size) + (torus ? ",torus" : "");
        const char *before = ",closed=";
        for (const auto &[row, column] : closed)
            text.append(std::exchange(before, "+")) += char('a' + column) + std::to_string(size - row);
        return text;
    }
};

/// Returns a random board of this size with some closed squares.
Definition randomBoard(int size, core::Random &random)
{
    Definition board{size, random.below(3) == 0, {}};
    for (std::uint64_t left = random.below(std::uint64_t(size) + 1); left > 0; --left)
        board.closed.emplace(random.below(std::uint64_t(size)), random.below(std::uint64_t(size)));
    return board;
}

QString written(const core::Game &game)
{
    return QString::fromStdString(core::writeLine(queens::kind(), *game.puzzle, game.position));
}

Judgement judgementOn(const core::Game &board)
{
    tests::SerialContext context;
    return queens::kind().judge(*board.puzzle, board.position, context);
}

core::Hint hinted(const core::Game &board)
{
    tests::SerialContext context;
    return queens::kind().hint(*board.puzzle, board.position, context);
}

/// Returns the number of symmetry classes of the solutions of a board.
std::size_t classes(const core::Game &board)
{
    tests::SerialContext context;
    fixture::solve("bits", board, Goal::All, context);
    const auto classifier = queens::kind().symmetryClassifier(*board.puzzle);
    std::set<core::ClassDigest> all;
    for (const auto &solution : context.solutions())
        all.insert(classifier->classOf(solution.position));
    return all.size();
}

} // namespace

/// Tests boards with closed squares and the torus.
class TerrainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Lists, counts, single solutions and verdicts agree with trying all permutations.
    void allPermutationsAgree()
    {
        core::Random random(11);
        int impossible = 0;
        for (int size = 1; size <= 7; ++size) {
            for (int i = 0; i < 40; ++i) {
                const Definition definition = randomBoard(size, random);
                const core::Game board = game(definition.line());
                QStringList expected;
                for (const std::vector<int> &columns : definition.solutions()) {
                    QString text;
                    for (const int column : columns)
                        text += QString::number(column + 1);
                    expected << text;
                }
                QCOMPARE(fixture::solutions("bits", board), expected);
                QCOMPARE(fixture::count("bits", board, 2), quint64(expected.size()));
                tests::SerialContext context;
                const Outcome one = fixture::solve("bits", board, Goal::First, context);
                QCOMPARE(one.verdict, expected.isEmpty() ? Outcome::Impossible : Outcome::Solved);
                QCOMPARE(judgementOn(board).verdict,
                         expected.isEmpty() ? Judgement::Unsolvable : Judgement::Solvable);
                impossible += expected.isEmpty();
            }
        }
        QVERIFY(impossible > 50 && impossible < 250);
    }

    /// The counts of larger boards, which join quarters, agree with trying all permutations.
    void quartersRespectClosedSquares()
    {
        core::Random random(5);
        for (int i = 0; i < 10; ++i) {
            Definition definition = randomBoard(8, random);
            definition.torus = false;
            QCOMPARE(fixture::count("bits", game(definition.line()), 2),
                     quint64(definition.solutions().size()));
        }
    }

    /// The counts are those of OEIS A007705 for odd sizes; even sizes have no solution.
    void countsOnATorusAreKnown()
    {
        constexpr quint64 known[] = {1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524};
        for (int size = 1; size <= 13; ++size) {
            const core::Game board = game("queens:" + std::to_string(size) + ",torus");
            QCOMPARE(fixture::count("bits", board, 2), known[size - 1]);
            if (size <= 11)
                QCOMPARE(quint64(fixture::solutions("bits", board).size()), known[size - 1]);
        }
    }

    void linesAreReadBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("written");
        const auto row = [](const char *line, const QString &text) {
            QTest::newRow(line) << QByteArray(line) << text;
        };
        row("queens:4,torus", u"queens:4,torus:...."_s);
        row("queens:4,closed=c1+a4,torus:2...", u"queens:4,torus,closed=a4+c1:2..."_s);
        row("queens:4,closed=b2-a1", u"queens:4,closed=a2-b1:...."_s);
        row("queens:4,closed=a1+a2+b1+b2", u"queens:4,closed=a2-b1:...."_s);
        row("queens:4,closed=", u"queens:4:...."_s);
    }
    void linesAreReadBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, written);
        const core::Game board = game(line.toStdString());
        QCOMPARE(::written(board), written);
        QCOMPARE(::written(game(written.toStdString())), written);
        const core::Kind &kind = queens::kind();
        QCOMPARE(kind.compose(kind.describe(*board.puzzle)), board.puzzle->options());
    }

    /// No queen can be placed on a closed square, by hand or by a position line, and the reason is given.
    void closedSquaresAreRefused()
    {
        const core::Game board = game("queens:5,closed=c3+e5");
        const auto &rules = fixture::board(board);
        for (const core::Path &move : board.puzzle->moves(board.position))
            QVERIFY(!rules.isClosed(move.front().to.cell));
        const core::Step step = rules.set(2, 2);
        QVERIFY(core::legalMove(*board.puzzle, board.position, step).empty());
        QCOMPARE(session::translated(board.puzzle->why(board.position, step)),
                 u"c3 is closed: no queen may be there."_s);
        const auto read = queens::kind().parse("5,closed=c3+e5", "..3..");
        const auto *fault = std::get_if<core::Fault>(&read);
        QVERIFY(fault && fault->at == 17);
        QVERIFY(session::translated(fault->why).startsWith(u"c3 is closed"));
        QVERIFY(std::holds_alternative<core::Fault>(board.puzzle->replay(board.position, "5")));
    }

    /// Queens attack across closed squares, and round the edges of a torus.
    void linesOfAttack()
    {
        const core::Game closed = game("queens:5,closed=c3:1....");
        QVERIFY(!fixture::board(closed).isSafe(closed.position, 24));
        const core::Game torus = game("queens:5,torus:.1...");
        const auto attack = [&](const core::Game &board, const char *square) {
            const int cell = fixture::board(board).set(5 - (square[1] - '0'), square[0] - 'a').to.cell;
            return session::translated(fixture::board(board).whyUnsafe(board.position, cell));
        };
        QVERIFY(attack(torus, "e5").contains(u"round the edge")); // diagonally up to the left from a4
        QVERIFY(attack(game("queens:5:.1..."), "e5").isEmpty());
        QVERIFY(!attack(torus, "b5").contains(u"round the edge"));
    }

    /// Hints lead to a solution, and out of a dead end.
    void hintsSolve()
    {
        for (const char *line :
             {"queens:8,closed=d4-e5+b2+b7+g2+g7", "queens:11,torus", "queens:7,torus:14.....",
              "queens:13,torus,closed=a1", "queens:8,closed=a8:.1......"}) {
            core::Game board = game(line);
            for (int i = 0; i < 40 && !board.puzzle->solved(board.position); ++i) {
                const core::Hint next = hinted(board);
                QCOMPARE(next.path.size(), std::size_t(1));
                QVERIFY(!core::legalMove(*board.puzzle, board.position, next.path[0]).empty());
                board.position = core::after(board.position, next.path);
            }
            QVERIFY2(board.puzzle->solved(board.position), line);
        }
    }

    void reportsReasons_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("part");
        QTest::newRow("row") << QByteArray("queens:6,closed=a4-f4") << u"row 4 is closed or attacked"_s;
        QTest::newRow("column") << QByteArray("queens:5,closed=b1-b5") << u"column b is closed or attacked"_s;
        QTest::newRow("torus") << QByteArray("queens:8,torus") << u"divisible neither by 2 nor by 3"_s;
    }
    void reportsReasons()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, part);
        const Judgement judgement = judgementOn(game(line.toStdString()));
        QCOMPARE(judgement.verdict, Judgement::Unsolvable);
        QVERIFY2(session::translated(judgement.why).contains(part),
                 qPrintable(session::translated(judgement.why)));
    }

    /// The course's programs allow neither a torus nor closed squares; `formula` allows a torus, and closed
    /// squares that its solution does not use.
    void methodsReportUnsupportedBoards()
    {
        const auto unsuitable = [](const char *method, const char *line) {
            const core::Game board = game(line);
            return session::translated(
                queens::kind().solver(method)->unsuitable(*board.puzzle, board.position, {}));
        };
        for (const char *method : {"loops", "copies", "lookback", "string"}) {
            QVERIFY(unsuitable(method, "queens:8").isEmpty());
            QVERIFY(unsuitable(method, "queens:8,closed=a1").contains(u"closed"));
            QVERIFY(unsuitable(method, "queens:8,torus").contains(u"torus"));
        }
        QVERIFY(unsuitable("formula", "queens:8,closed=a8").isEmpty());
        QVERIFY(
            unsuitable("formula", "queens:8,closed=d8").contains(u"closed")); // its solution starts with 4
        for (const int size : {5, 7, 11, 13, 25, 37}) {
            const core::Game board = game("queens:" + std::to_string(size) + ",torus");
            tests::SerialContext context;
            const Outcome outcome = fixture::solve("formula", board, Goal::First, context);
            QCOMPARE(outcome.verdict, Outcome::Solved);
            QVERIFY(board.puzzle->solved(core::after(board.position, outcome.path)));
        }
        const core::Game needed = game("queens:8,closed=d8");
        QCOMPARE(QLatin1StringView(queens::kind().preferred(*needed.puzzle, needed.position, Goal::First).id),
                 "bits"_L1);
    }

    /// Solutions are in one class only by symmetries of the board with its closed squares. The 92 solutions
    /// of eight queens are 12 classes. On a torus, the 10 solutions of five queens and the 28 of seven have
    /// the same horizontal leap between any two rows; those of five are all symmetric, and so are those of
    /// seven, with leaps 2, 3, 4 and 5.
    void classesAreThoseOfTheBoard()
    {
        QCOMPARE(classes(game("queens:8")), std::size_t(12));
        QCOMPARE(classes(game("queens:5,torus")), std::size_t(1));
        QCOMPARE(classes(game("queens:7,torus")), std::size_t(1));
        core::Random random(2);
        for (const char *line :
             {"queens:6,closed=a1", "queens:7,closed=a1", "queens:7,closed=d4", "queens:7,closed=b2+f6",
              "queens:7,torus,closed=c5", "queens:5,torus,closed=a1+c2"}) {
            const core::Game board = game(line);
            const auto &rules = fixture::board(board);
            const int size = rules.size();
            tests::SerialContext context;
            fixture::solve("bits", board, Goal::All, context);
            // Each class consists of the images of a solution under the symmetries of this board.
            std::set<std::set<int>> seen;
            std::size_t expected = 0;
            for (const auto &solution : context.solutions()) {
                std::set<std::set<int>> images;
                const int shifts = rules.isTorus() ? size : 1;
                for (int number = 0; number < 8 * shifts * shifts; ++number) {
                    const auto image = [&](int cell) {
                        int x = cell % size;
                        int y = cell / size;
                        for (int turn = 0; turn < number % 4; ++turn)
                            x = std::exchange(y, size - 1 - x); // rotates the square by a quarter turn
                        if (number / 4 % 2 != 0)
                            x = size - 1 - x;
                        return (x + number / 8 % shifts) % size + (y + number / 8 / shifts) % size * size;
                    };
                    bool isSymmetry = true;
                    for (int cell = 0; cell < size * size && isSymmetry; ++cell)
                        isSymmetry = rules.isClosed(cell) == rules.isClosed(image(cell));
                    std::set<int> squares;
                    for (const core::Place &place : solution.position)
                        squares.insert(image(place.cell));
                    if (isSymmetry)
                        images.insert(squares);
                }
                std::set<int> own;
                for (const core::Place &place : solution.position)
                    own.insert(place.cell);
                expected += seen.contains(own) ? 0 : 1;
                seen.insert(images.begin(), images.end());
            }
            QVERIFY2(expected > 0, line);
            QCOMPARE(classes(board), expected);
        }
    }

    /// Queens of a solution are placed on these boards too, or a message reports that none was found.
    void solutionsAreDealt()
    {
        for (const char *line :
             {"queens:37,torus,deal=begun,count=37,seed=3", "queens:1,torus,deal=begun,count=1",
              "queens:20,closed=a1-e5,deal=begun,count=20,seed=1",
              "queens:13,torus,closed=a1,deal=begun,count=13,seed=2"}) {
            const core::Game board = game(line);
            QVERIFY2(board.puzzle->solved(board.position), line);
        }
        for (const char *options : {"8,torus,deal=begun,count=1", "6,closed=a1-f1,deal=begun,count=1"})
            QVERIFY(std::holds_alternative<core::Fault>(queens::kind().parse(options, {})));
    }

    void editingKeepsTheOtherQueens()
    {
        const core::Game board = game("queens:8,torus:1586....");
        core::PerCell<bool> closed(64, false);
        closed[0] = true;
        closed[63] = true;
        const core::Game other = queens::edited(fixture::board(board), board.position, closed);
        QCOMPARE(written(other), u"queens:8,torus,closed=a8+h1:.586...."_s);
    }
};

TEST_SUITE(TerrainTest)
#include "tst_terrain.moc"
