// SPDX-License-Identifier: MIT
#include "core/squarename.h"
#include "fixture.h"
#include "session/basics/translation.h"

using namespace Qt::StringLiterals;
using fixture::game;

namespace {

core::Step setOn(const core::Game &game, const char *square)
{
    const core::Grid grid = game.puzzle->grid();
    const int column = square[0] - 'a';
    const int row = grid.rows - std::atoi(square + 1);
    return fixture::board(game).set(row, column);
}

QString words(const core::Explanation &why)
{
    return session::translated(why);
}

QStringList marked(const core::Game &game, const core::Explanation &why, core::Role role)
{
    QStringList squares;
    for (const core::Mark &mark : why.marks) {
        if (mark.role == role)
            squares << QString::fromStdString(fixture::board(game).name(mark.cell));
    }
    return squares;
}

} // namespace

/// Tests the rules of the queens.
class QueensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The legal squares are those that the first queen does not attack.
    void legalSquaresAreNotAttacked()
    {
        const core::Game one = game("queens:5:..3..");
        QSet<QString> free;
        for (const core::Path &move : one.puzzle->moves(one.position)) {
            if (!move.front().from.onBoard())
                free << QString::fromStdString(fixture::board(one).name(move.front().to.cell));
        }
        // On this board, the free squares are a knight's jump away from the queen.
        QCOMPARE(free,
                 (QSet<QString>{u"b5"_s, u"d5"_s, u"a4"_s, u"e4"_s, u"a2"_s, u"e2"_s, u"b1"_s, u"d1"_s}));
    }

    void aQueenCanGoAlongHerRowAndOff()
    {
        const core::Game one = game("queens:4:1...");
        int off = 0;
        QStringList along;
        for (const core::Path &move : one.puzzle->moves(one.position)) {
            if (!move.front().from.onBoard())
                continue;
            if (move.front().to.onBoard())
                along << QString::fromStdString(fixture::board(one).name(move.front().to.cell));
            else
                ++off;
        }
        QCOMPARE(off, 1);
        QCOMPARE(along, (QStringList{u"b4"_s, u"c4"_s, u"d4"_s}));
    }

    void refusalsNameTheQueen_data()
    {
        QTest::addColumn<QByteArray>("square");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QStringList>("culprits");
        QTest::newRow("column") << QByteArray("a4") << u"The queen on a8 attacks a4 along the column."_s
                                << QStringList{u"a8"_s};
        QTest::newRow("diagonal") << QByteArray("h1") << u"The queen on a8 attacks h1 along the diagonal."_s
                                  << QStringList{u"a8"_s};
        QTest::newRow("rising diagonal")
            << QByteArray("b4") << u"The queen on e7 attacks b4 along the diagonal."_s
            << QStringList{u"e7"_s};
        QTest::newRow("two, the nearer first")
            << QByteArray("e4") << u"e4 is attacked by the queens on e7 and a8."_s
            << QStringList{u"e7"_s, u"a8"_s};
    }
    void refusalsNameTheQueen()
    {
        QFETCH(QByteArray, square);
        QFETCH(QString, sentence);
        QFETCH(QStringList, culprits);
        const core::Game two = game("queens:8:15......");
        const core::Step step = setOn(two, square.constData());
        QVERIFY(core::legalMove(*two.puzzle, two.position, step).empty());
        const core::Explanation why = two.puzzle->why(two.position, step);
        QCOMPARE(words(why), sentence);
        QCOMPARE(marked(two, why, core::Role::Culprit), culprits);
        QCOMPARE(marked(two, why, core::Role::Target), QStringList{QString::fromUtf8(square)});
    }

    void queensStayInTheirRow()
    {
        const core::Game two = game("queens:8:15......");
        core::Step step = setOn(two, "c6");
        step.piece = 4;
        QCOMPARE(words(two.puzzle->why(two.position, step)),
                 u"Each row has its own queen: this one belongs to row 4."_s);
    }

    void onlySolutionsAreSolved()
    {
        const auto solved = [](const char *line) {
            const core::Game one = game(line);
            return one.puzzle->solved(one.position);
        };
        QVERIFY(solved("queens:8:15863724"));
        QVERIFY(solved("queens:1:1"));
        QVERIFY(!solved("queens:8:1586372."));
        QVERIFY(!solved("queens:8:12345678"));
        QVERIFY(!solved("queens:8:15863727"));
    }

    /// Seed 1 must always give this board.
    void dealsBeginASolution()
    {
        const core::Game begun = game("queens:8,deal=begun,count=3,seed=1");
        QCOMPARE(queens::placed(begun.position), 3);
        QVERIFY(!fixture::permutations(begun).isEmpty());
        QCOMPARE(begun.puzzle->write(begun.position), std::string(seedOne));
        QVERIFY(game("queens:8,deal=begun,count=3,seed=2").position != begun.position);
        for (int seed = 1; seed <= 20; ++seed) {
            const core::Game whole = game("queens:40,deal=begun,count=40,seed=" + std::to_string(seed));
            QVERIFY(whole.puzzle->solved(whole.position));
        }
    }

    /// 92 = 11 × 8 + 4: one of the twelve classes is symmetric under a half turn.
    void ninetyTwoSolutionsAreTwelveClasses()
    {
        const core::Game empty = game("queens:8");
        const auto classifier = queens::kind().symmetryClassifier(*empty.puzzle);
        QMap<core::ClassDigest, int> classes;
        for (const QString &columns : fixture::solutions("bits", empty)) {
            const core::Game one = game("queens:8:" + columns.toStdString());
            ++classes[classifier->classOf(one.position)];
            QCOMPARE(core::textOf(queens::kind().caption(*one.puzzle, one.position)), columns.toStdString());
        }
        QCOMPARE(classes.size(), 12);
        QList<int> sizes = classes.values();
        std::ranges::sort(sizes);
        QCOMPARE(sizes, (QList<int>{4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8}));
    }

    void arrangementsAreCounted()
    {
        const auto result = [](const char *line) {
            return words(queens::kind().searchSpace(*game(line).puzzle));
        };
        const QString eight = result("queens:8");
        // The numbers are 64 choose 8, 8^8 with one queen in each row, and 8! with one in each column, too.
        QVERIFY2(eight.contains(u"4,426,165,368"_s), qPrintable(eight));
        QVERIFY2(eight.contains(u"16,777,216"_s), qPrintable(eight));
        QVERIFY2(eight.contains(u"40,320"_s), qPrintable(eight));
        QVERIFY2(result("queens:40").contains(u"1 × 10⁶⁴"_s),
                 qPrintable(result("queens:40"))); // 40^40 = 1.2e64
    }

private:
    static constexpr const char *seedOne = "..2..1.6";
};

TEST_SUITE(QueensTest)
#include "tst_queens.moc"
