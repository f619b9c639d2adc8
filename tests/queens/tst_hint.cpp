// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "fixture.h"
#include "session/basics/translation.h"

using namespace Qt::StringLiterals;
using core::Judgement;
using fixture::game;

namespace {

Judgement judged(const core::Game &board)
{
    tests::SerialContext context;
    return queens::kind().judge(*board.puzzle, board.position, context);
}

core::Hint hint(const core::Game &board)
{
    tests::SerialContext context;
    return queens::kind().hint(*board.puzzle, board.position, context);
}

} // namespace

/// Tests the verdict and the hint.
class HintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdictsAreThoseOfAllPermutations()
    {
        core::Random random(3);
        int hopeless = 0;
        for (int i = 0; i < 80; ++i) {
            const int size = 4 + int(random.below(5));
            std::string line = "queens:" + std::to_string(size) + ':';
            for (int row = 0; row < size; ++row)
                line += random.below(3) == 0 ? char('1' + random.below(std::uint64_t(size))) : '.';
            const core::Game board = game(line);
            const bool solvable = !fixture::permutations(board).isEmpty();
            hopeless += !solvable;
            const Judgement judgement = judged(board);
            QCOMPARE(judgement.verdict, board.puzzle->solved(board.position) ? Judgement::Solved
                                        : solvable                           ? Judgement::Solvable
                                                                             : Judgement::Unsolvable);
            QVERIFY(!session::translated(judgement.why).isEmpty());
        }
        QVERIFY(hopeless > 10 && hopeless < 70);
    }

    void reportsReasons_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("part");
        QTest::newRow("clash") << QByteArray("queens:8:1......1") << u"a8 and a1 attack each other"_s;
        QTest::newRow("row") << QByteArray("queens:6:162...") << u"of row 2 is attacked"_s;
        QTest::newRow("column") << QByteArray("queens:5:251..") << u"of column c is attacked"_s;
        QTest::newRow("two") << QByteArray("queens:2:1.") << u"2×2"_s;
        QTest::newRow("three") << QByteArray("queens:3") << u"3×3"_s;
        QTest::newRow("tried") << QByteArray("queens:6:1.....") << u"was tried"_s;
    }
    void reportsReasons()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, part);
        const Judgement judgement = judged(game(line.toStdString()));
        QCOMPARE(judgement.verdict, Judgement::Unsolvable);
        const QString result = session::translated(judgement.why);
        QVERIFY2(result.contains(part), qPrintable(result));
    }

    /// Boards too large for a complete search are judged, too.
    void begunSolutionsAreSolvable()
    {
        for (int seed = 1; seed <= 20; ++seed) {
            const core::Game begun = game("queens:40,deal=begun,count=" + std::to_string(2 * seed) +
                                          ",seed=" + std::to_string(seed));
            QVERIFY(judged(begun).verdict == Judgement::Solvable ||
                    judged(begun).verdict == Judgement::Solved);
        }
    }

    /// Following hints alone leads to a solution.
    void hintsSolve_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"queens:8", "queens:8:1.......", "queens:12", "queens:40",
                                 "queens:16,deal=begun,count=4,seed=1"})
            QTest::newRow(line) << QByteArray(line);
    }
    void hintsSolve()
    {
        QFETCH(QByteArray, line);
        core::Game board = game(line.toStdString());
        for (int i = queens::placed(board.position); i < board.puzzle->grid().rows; ++i) {
            const core::Hint next = hint(board);
            QCOMPARE(next.path.size(), std::size_t(1));
            QVERIFY(!core::legalMove(*board.puzzle, board.position, next.path[0]).empty());
            QVERIFY(!session::translated(next.why).isEmpty());
            board.position = core::after(board.position, next.path);
        }
        QVERIFY(board.puzzle->solved(board.position));
        QVERIFY(hint(board).path.empty());
    }

    /// Hints lead out of a dead end, by removing queens.
    void hintsRemoveQueensInTheWay()
    {
        for (const char *line :
             {"queens:6:1.....", "queens:8:11......", "queens:8:1357....", "queens:4:1..."}) {
            core::Game board = game(line);
            QVERIFY(judged(board).verdict == Judgement::Unsolvable);
            for (int i = 0; i < 8 && judged(board).verdict == Judgement::Unsolvable; ++i) {
                const core::Hint back = hint(board);
                QCOMPARE(back.path.size(), std::size_t(1));
                QVERIFY(!back.path[0].to.onBoard());
                board.position = core::after(board.position, back.path);
            }
            QCOMPARE(judged(board).verdict, Judgement::Solvable);
        }
    }

    void noQueenIsBlamedOnAnUnsolvableBoard()
    {
        for (const char *line : {"queens:2:1.", "queens:3:.2.", "queens:3:1.."}) {
            const core::Hint none = hint(game(line));
            QVERIFY2(none.path.empty(), line);
            QVERIFY(!none.why.empty());
        }
    }

    void theOnlySquareIsNamed()
    {
        const core::Hint next = hint(game("queens:8:1586...."));
        QVERIFY2(session::translated(next.why).contains(u"only free square"_s),
                 qPrintable(session::translated(next.why)));
    }

    /// The hint says how many queens must go if no single one is in the way: neither a4 alone nor c3 alone is in one of the
    /// two solutions of four queens.
    void saysHowManyQueensMustGo()
    {
        const core::Hint two = hint(game("queens:4:13.."));
        QCOMPARE(two.path.size(), std::size_t(1));
        QCOMPARE(two.path.front().piece, std::int16_t(1));
        const QString sentence = session::translated(two.why);
        QVERIFY2(sentence.contains(u"without the lowest 2 queen"_s) && sentence.contains(u"c3"_s),
                 qPrintable(sentence));
        const QString one = session::translated(hint(game("queens:4:1...")).why);
        QVERIFY2(one.startsWith(u"Take the queen off a4"_s), qPrintable(one));
    }
};

TEST_SUITE(HintTest)
#include "tst_hint.moc"
