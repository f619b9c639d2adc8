// SPDX-License-Identifier: MIT
#include "app/commandline.h"
#include "app/puzzles.h"
#include "support/suite.h"

#include "run.h"

#include <QSet>

#include <cstdlib>
#include <sstream>

using namespace Qt::StringLiterals;

namespace {

struct Square {
    int column = 0;
    int row = 0; ///< both counted from 1, at the bottom left
};

/// Reads "ab12" by the definition: the letters are digits to the base 26 without a zero.
Square square(const QByteArray &name)
{
    Square square;
    for (const char sign : name) {
        if (sign >= 'a')
            square.column = 26 * square.column + (sign - 'a' + 1);
        else
            square.row = 10 * square.row + (sign - '0');
    }
    return square;
}

bool isJump(Square a, Square b)
{
    return std::abs(a.column - b.column) * std::abs(a.row - b.row) == 2;
}

/// Returns whether every square is visited once, each a knight's jump from the one before.
bool isTour(const QList<QByteArray> &names, int columns, int rows)
{
    QList<bool> visited(qsizetype(columns) * rows);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const Square here = square(names[i]);
        if (here.column < 1 || here.column > columns || here.row < 1 || here.row > rows)
            return false;
        bool &known = visited[qsizetype(here.row - 1) * columns + here.column - 1];
        if (known || (i > 0 && !isJump(square(names[i - 1]), here)))
            return false;
        known = true;
    }
    return names.size() == visited.size();
}

/// Counts how often what was written is passed on.
class CountingBuffer : public std::stringbuf {
public:
    int flushes = 0;

protected:
    int sync() override
    {
        ++flushes;
        return std::stringbuf::sync();
    }
};

Run solve(const QStringList &words)
{
    return run(QStringList{u"solve"_s} + words);
}

} // namespace

/// Tests `cassetete solve` on boards larger than those of the window.
class Large : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKnightVisitsEverySquare_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("by rule") << QStringList{u"knight:60x50"_s} << 60 << 50 << QByteArray("a50");
        QTest::newRow("by tiles") << QStringList{u"--method"_s, u"tiles"_s, u"knight:41x43,start=c5"_s} << 41
                                  << 43 << QByteArray("c5");
        QTest::newRow("of a thousand")
            << QStringList{u"knight:1000x700"_s} << 1000 << 700 << QByteArray("a700");
        QTest::newRow("narrow") << QStringList{u"knight:100x3"_s} << 100 << 3 << QByteArray("a3");
    }
    void aKnightVisitsEverySquare()
    {
        QFETCH(QStringList, words);
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(QByteArray, start);
        const Run answer = solve(words);
        QCOMPARE(answer.status, 0);
        QVERIFY(isTour(QList{start} + answer.answers().front().split(' '), columns, rows));
    }

    void aClosedTourEndsBesideItsStart()
    {
        const QJsonObject answer = solve({u"--json"_s, u"knight:300x200,closed"_s}).json();
        QCOMPARE(answer["method"_L1].toString(), u"tiles"_s);
        QCOMPARE(answer["verdict"_L1].toString(), u"solved"_s);
        QCOMPARE(answer["solutions"_L1].toString(), u"1"_s);
        QCOMPARE(answer["position"_L1].toString(), u"knight:300x200,closed"_s);
        QCOMPARE(answer["length"_L1].toInt(), 300 * 200 - 1);
        const QByteArray squares = "a200 " + answer["moves"_L1].toString().toLatin1();
        QCOMPARE(answer["final"_L1].toString().toLatin1(), "knight:300x200,closed:" + squares);
        const QList<QByteArray> tour = squares.split(' ');
        QVERIFY(isTour(tour, 300, 200));
        QVERIFY(isJump(square(tour.back()), square(tour.front())));
    }

    void noQueenAttacksAnother_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {41, 44, 1000, 1001, 1002, 1000000})
            QTest::addRow("%d", size) << size;
    }
    void noQueenAttacksAnother()
    {
        QFETCH(int, size);
        const QList<QByteArray> columns = solve({u"queens:%1"_s.arg(size)}).answers().front().split(' ');
        QCOMPARE(columns.size(), size);
        QSet<int> used;
        QSet<int> rising;
        QSet<int> falling;
        for (int row = 0; row < size; ++row) {
            const int column = columns[row].toInt();
            QVERIFY(column >= 1 && column <= size);
            used << column;
            rising << column + row;
            falling << column - row;
        }
        QCOMPARE(used.size() + rising.size() + falling.size(), 3 * size);
    }

    void boardsWithoutATourGiveTheReason()
    {
        const QJsonObject odd = solve({u"--json"_s, u"knight:41x41,closed"_s}).json();
        QCOMPARE(odd["verdict"_L1].toString(), u"impossible"_s);
        QVERIFY(odd["reason"_L1].toString().contains("an odd number"_L1));
        QCOMPARE(odd["moves"_L1].toString(u"null"_s), u"null"_s);
        QCOMPARE(solve({u"knight:2x50"_s}).status, 1);
    }

    void unsupportedRequestsAreRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray onlySolved =
            "a board of this size can only be solved: not counted, listed or traced";
        QTest::newRow("counted") << QStringList{u"--count"_s, u"knight:50x50"_s} << "column 8: " + onlySolved;
        QTest::newRow("listed") << QStringList{u"--all"_s, u"queens:50"_s} << "column 8: " + onlySolved;
        QTest::newRow("traced") << QStringList{u"--trace"_s, u"queens:50"_s} << "column 8: " + onlySolved;
        QTest::newRow("too many squares") << QStringList{u"knight:50x10001"_s}
                                          << QByteArray("column 11: each side must be from 1 to 10,000");
        QTest::newRow("too many queens")
            << QStringList{u"queens:1000001"_s}
            << QByteArray("column 8: the number of queens must be a whole number from 1 to 1,000,000");
        QTest::newRow("too narrow") << QStringList{u"knight:4x401"_s}
                                    << QByteArray(
                                           "column 8: with a side of three or four squares, the other can "
                                           "be up to 400");
        QTest::newRow("another method")
            << QStringList{u"--method"_s, u"bits"_s, u"queens:50"_s}
            << QByteArray("column 8: a board of this size can only be solved by the method “formula”");
        QTest::newRow("beyond the rule")
            << QStringList{u"--method"_s, u"warnsdorff"_s, u"knight:300x300"_s}
            << QByteArray("column 8: a board of this size can only be solved by the method “tiles”");
        QTest::newRow("begun") << QStringList{u"queens:50,deal=begun"_s}
                               << QByteArray(
                                      "column 11: a board of this size can only be solved from its start");
    }
    void unsupportedRequestsAreRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, sentence);
        const Run answer = solve(words);
        QCOMPARE(answer.status, 65);
        QVERIFY(answer.out.isEmpty());
        QCOMPARE(answer.errorLines(), QList<QByteArray>{"cassetete: line 1, " + sentence});
    }

    /// A line is read as people write it, whatever the size of its board.
    void linesAreReadAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("plain");
        QTest::newRow("a square") << u"knight:8x8,start=E4"_s << u"knight:8x8,start=e4"_s;
        QTest::newRow("an option") << u"Knight:8X8,START=E4"_s << u"knight:8x8,start=e4"_s;
        QTest::newRow("a large board") << u"KNIGHT:60×50,start=C5"_s << u"knight:60x50,start=c5"_s;
        QTest::newRow("many queens") << u"Queens:42"_s << u"queens:42"_s;
    }
    void linesAreReadAsPeopleWriteThem()
    {
        QFETCH(QString, written);
        QFETCH(QString, plain);
        const Run result = solve({written});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.answers().first(), solve({plain}).answers().first());
    }

    /// The answers to many lines are written together: a system call for each would take longer than the answers.
    void answersAreWrittenTogether()
    {
        constexpr int lines = 2000;
        std::istringstream in(QByteArray("queens:4\n").repeated(lines).toStdString());
        CountingBuffer buffer;
        std::ostream out(&buffer);
        std::ostringstream err;
        const std::atomic<bool> interrupted = false;
        const session::EnglishPlurals english;
        const auto command = app::Invocation::read({u"solve"_s, u"-"_s}, app::kinds());
        QCOMPARE(app::runCommand(command, app::kinds(), {in, out, err, interrupted}, english), 0);
        QCOMPARE(QByteArray::fromStdString(buffer.str()), QByteArray("2413\n").repeated(lines));
        QVERIFY2(buffer.flushes < lines / 10, qPrintable(QString::number(buffer.flushes)));
    }

    /// A file may mix large boards with others.
    void linesAreAnsweredInOrder()
    {
        const Run answer = run({u"solve"_s, u"-"_s}, "queens:42\nqueens:6\nqueens:44\n");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.answers().size(), 3);
        QCOMPARE(answer.answers()[1], "246135");
        QCOMPARE(answer.answers()[2].split(' ').size(), 44);
    }
};

TEST_SUITE(Large)
#include "tst_large.moc"
