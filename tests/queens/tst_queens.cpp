// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "fixture.h"
#include "session/translation.h"

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
            squares << QString::fromStdString(fixture::board(game).square(mark.cell));
    }
    return squares;
}

} // namespace

/// The rules, and positions and moves as texts.
class QueensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *line, const char *written) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(written);
        };
        row("queens:8", "queens:8:........");
        row("queens:8:1586....", "queens:8:1586....");
        row("queens: 8 : 1 5 86 . . .. ", "queens:8:1586....");
        row("queens:1:1", "queens:1:1");
        row("queens:10:10 . 3 . . . . . . 1", "queens:10:10 . 3 . . . . . . 1");
        row("queens:8:11......", "queens:8:11......");
        row("queens:12", "queens:12:. . . . . . . . . . . .");
    }
    void linesComeBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, written);
        const core::Game read = game(line.toStdString());
        QCOMPARE(core::writeLine(queens::kind(), *read.puzzle, read.position), written.toStdString());
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *line, int at, const char *part) {
            QTest::newRow(line) << QByteArray(line) << at << QByteArray(part);
        };
        row("queens:", 7, "from 1 to 40");
        row("queens:0", 7, "from 1 to 40");
        row("queens:41", 7, "from 1 to 40");
        row("queens:8x8", 7, "from 1 to 40");
        row("queens:99999999999999999999", 7, "from 1 to 40");
        row("queens:8,closed", 9, "closed");
        row("queens:8:158", 12, "8 rows, but only 3");
        row("queens:8:123456789", 17, "too much");
        row("queens:8:.9......", 10, "from 1 to 8");
        row("queens:8:.0......", 10, "from 1 to 8");
        row("queens:8:.x......", 9, "neither a column nor a point");
        row("queens:10:1 2 11 . . . . . . .", 14, "from 1 to 10");
        row("queens:10:..........", 10, "neither a column nor a point");
        row("queens:3,deal=begun,count=1,seed=1", 14, "no solution");
        row("queens:8,deal=begun,count=9,seed=1", 26, "8 queens only");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, at);
        QFETCH(QByteArray, part);
        const core::Kind *kinds[] = {&queens::kind()};
        const core::LineReading reading = core::readLine(kinds, line.toStdString());
        const auto *fault = std::get_if<core::Fault>(&reading.reading);
        QVERIFY(fault);
        QVERIFY2(words(fault->why).contains(QString::fromUtf8(part)), qPrintable(words(fault->why)));
        QCOMPARE(int(fault->at), at);
    }

    void movesAreSpelled_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QByteArray>("end");
        const auto row = [](const char *line, const char *moves, const char *end) {
            QTest::newRow(moves) << QByteArray(line) << QByteArray(moves) << QByteArray(end);
        };
        row("queens:8", "15863724", "15863724");
        row("queens:8:1586....", "3724", "15863724");
        row("queens:8", "1 d2 5 -a8 -d2 b8-c8", "fault");
        row("queens:8", "1 d2 5 -d2 a8-b8", "25......");
        row("queens:8", "15 d2 -a8 e7-f7", ".6....4.");
        row("queens:8", "d2 4", "fault");
        row("queens:8", "1 h8", "fault");
        row("queens:8", "1 i8", "fault");
        row("queens:8", "-a8", "fault");
        row("queens:8", "11", "fault");
        row("queens:8", "9", "fault");
        row("queens:8", "158637241", "fault");
        row("queens:12", "2 4 6 8 10 12 1 3 5 7 9 11", "2 4 6 8 10 12 1 3 5 7 9 11");
    }
    void movesAreSpelled()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, moves);
        QFETCH(QByteArray, end);
        const core::Game from = game(line.toStdString());
        const auto read = from.puzzle->replay(from.position, moves.toStdString());
        const auto *path = std::get_if<core::Path>(&read);
        if (end == "fault") {
            QVERIFY(!path && !words(std::get<core::Fault>(read).why).isEmpty());
            return;
        }
        QVERIFY2(path, qPrintable(path ? QString() : words(std::get<core::Fault>(read).why)));
        QCOMPARE(from.puzzle->write(core::after(from.position, *path)), end.toStdString());
        QCOMPARE(from.puzzle->spell(from.position, *path), moves.toStdString());
    }

    /// Which squares a queen attacks, told by what is legal beside her.
    void aQueenLeavesTheOthersWhatSheDoesNotAttack()
    {
        const core::Game one = game("queens:5:..3..");
        QSet<QString> free;
        for (const core::Path &move : one.puzzle->moves(one.position)) {
            if (!move.front().from.onBoard())
                free << QString::fromStdString(fixture::board(one).square(move.front().to.cell));
        }
        // As seen: the squares of the four knight's moves each way.
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
                along << QString::fromStdString(fixture::board(one).square(move.front().to.cell));
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
            << QByteArray("e4") << u"e4 is attacked by the queens on e7, a8."_s
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

    void aRowKeepsToItsQueen()
    {
        const core::Game two = game("queens:8:15......");
        core::Step step = setOn(two, "c6");
        step.piece = 4;
        QCOMPARE(words(two.puzzle->why(two.position, step)),
                 u"Each row has a queen of its own: this one belongs to row 4."_s);
    }

    void solvedAreSolutionsOnly()
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

    /// Seed 1 stands for this board for ever.
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

    /// 92 = 11 x 8 + 4: one solution looks the same when turned half round.
    void ninetyTwoAreTwelve()
    {
        const core::Game empty = game("queens:8");
        QMap<std::string, int> classes;
        for (const QString &columns : fixture::solutions("bits", empty)) {
            const core::Game one = game("queens:8:" + columns.toStdString());
            ++classes[queens::kind().symmetryClass(*one.puzzle, one.position)];
            QCOMPARE(queens::kind().caption(*one.puzzle, one.position), columns.toStdString());
        }
        QCOMPARE(classes.size(), 12);
        QList<int> sizes = classes.values();
        std::ranges::sort(sizes);
        QCOMPARE(sizes, (QList<int>{4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8}));
    }

    void arrangementsAreCounted()
    {
        const auto told = [](const char *line) { return words(queens::kind().extent(*game(line).puzzle)); };
        const QString eight = told("queens:8").remove(QChar(0x202f));
        QVERIFY2(eight.contains(u"4426165368"_s), qPrintable(eight));                     // 64 over 8
        QVERIFY2(eight.contains(u"16777216"_s), qPrintable(eight));                       // 8^8
        QVERIFY2(eight.contains(u"40320"_s), qPrintable(eight));                          // 8!
        QVERIFY2(told("queens:40").contains(u"> 10⁶⁴"_s), qPrintable(told("queens:40"))); // 40^40 = 1.2e64
    }

private:
    static constexpr const char *seedOne = "..2..1.6";
};

TEST_SUITE(QueensTest)
#include "tst_queens.moc"
