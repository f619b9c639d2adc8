// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"
#include "tilings/boards.h"

namespace {

const core::Fault *fault(const core::LineReading &line)
{
    return std::get_if<core::Fault>(&line.reading);
}

std::string written(const std::string &line)
{
    const core::Game game = boards::game(line);
    return core::writeLine(tilings::kind(), *game.puzzle, game.position);
}

} // namespace

class TilingReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("again");
        const auto row = [](const char *line, const char *again) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(again);
        };
        row("tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII",
            "tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII");
        row("tiling:3x7,tetrominoes", "tiling:3x7,tetrominoes:......./......./.......");
        row(" tiling: 2x2 , pieces=O : OO/ OO ", "tiling:2x2,pieces=O:OO/OO");
        row("tiling:2x8,pieces=mIOSTL", "tiling:2x8,tetrominoes:......../........");
        row("tiling:2x3,pieces=ZYXWVUTPNLIF", "tiling:2x3,pentominoes:.../...");
        row("tiling:3x2,pieces=OF", "tiling:3x2,pieces=FO:../../..");
        row("tiling:1x4,pieces=I:IIII", "tiling:1x4,pieces=I:IIII");
        row("tiling:1x5,pieces=I5:IIIII", "tiling:1x5,pieces=I5:IIIII");
        row("tiling:1x9,pieces=iI5:IIIIIiiii", "tiling:1x9,pieces=I5i:IIIIIiiii");
        row("tiling:2x5,pieces=Xi:.IIII/.....", "tiling:2x5,pieces=Xi:.iiii/.....");
        row("tiling:1x5,pieces=mmmmm", "tiling:1x5,pieces=m*5:.....");
        row("tiling:1x5,pieces=m*3m:m.m..", "tiling:1x5,pieces=mmmm:m.m..");
        row("tiling:2x3,pieces=L,fixed=L", "tiling:2x3,pieces=L,fixed=L:.../...");
        row("tiling:2x3,pieces=O,fixed=O", "tiling:2x3,pieces=O:.../...");
        row("tiling:3x3,pieces=P:#../.../..#", "tiling:3x3,pieces=P,closed=1.1+3.3:#../.../..#");
        row("tiling:3x4,pieces=P,closed=3.4-2.3", "tiling:3x4,pieces=P,closed=2.3-3.4:..../..##/..##");
        row("tiling:3x4,pieces=P,closed=1.1+1.2-3.2+1.1",
            "tiling:3x4,pieces=P,closed=1.1-1.2+2.2-3.2:##../.#../.#..");
    }
    void linesComeBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, again);
        const core::LineReading read = boards::readLine(line.toStdString());
        QVERIFY2(!fault(read), fault(read) ? fault(read)->why.text.source : "");
        QCOMPARE(written(line.toStdString()), again.toStdString());
        QCOMPARE(written(again.toStdString()), again.toStdString());
    }

    /// Letters alone are read as the first division into pieces; any other is told by apostrophes.
    void equalPiecesSideBySide_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<int>("upright");
        const auto row = [](const char *board, int upright) {
            QTest::newRow(board) << QByteArray(board) << upright;
        };
        row("IIII/IIII/IIII/IIII", 4);
        row("IIII/I'I'I'I'/IIII/I'I'I'I'", 0);
        row("..../IIII/IIII/....", 0);
        row("I.I./I.I./I.I./I.I.", 2);
    }
    void equalPiecesSideBySide()
    {
        QFETCH(QByteArray, board);
        QFETCH(int, upright);
        const std::string line = "tiling:4x4,pieces=IIII:" + board.toStdString();
        const core::Game game = boards::game(line);
        QCOMPARE(
            std::ranges::count_if(
                game.position, [](const core::Place &place) { return place.onBoard() && place.turn == 0; }),
            std::ptrdiff_t(upright));
        QCOMPARE(written(line), line);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *line, int at, const char *part) {
            QTest::newRow(line) << QByteArray(line) << at << QByteArray(part);
        };
        row("tiling:", 7, "a size such as");
        row("tiling:3,tetrominoes", 7, "a size such as");
        row("tiling:0x7,tetrominoes", 7, "each side must be");
        row("tiling:3x33,tetrominoes", 9, "each side must be");
        row("tiling:3x7", 10, "which pieces");
        row("tiling:3x7,tetrominoes,pentominoes", 10, "which pieces");
        row("tiling:3x7,tetrominoes,pieces=F", 10, "which pieces");
        row("tiling:3x7,hexominoes", 11, "not an option");
        row("tiling:3x7,tetrominoes,deal=walk", 28, "not a way to deal");
        row("tiling:3x7,tetrominoes,seed=1", 23, "without a deal");
        row("tiling:3x7,pieces=", 18, "at least one piece");
        row("tiling:3x7,pieces=FQ", 19, "is not a piece");
        row("tiling:3x7,pieces=f", 18, "is not a piece");
        row("tiling:3x7,pieces=m5", 19, "is not a piece");
        row("tiling:3x7,pieces=L*", 19, "a number of pieces");
        row("tiling:3x7,pieces=L*0", 19, "a number of pieces");
        row("tiling:3x7,pieces=L*99999999999999999999", 19, "a number of pieces");
        row("tiling:3x7,pieces=L*200I*57", 23, "at most %1 pieces");
        row("tiling:3x7,tetrominoes,fixed=F", 29, "not the letter of a piece");
        row("tiling:3x7,tetrominoes,fixed=SS", 30, "given twice");
        row("tiling:3x7,tetrominoes,closed=4.1", 30, "a cell of the board");
        row("tiling:3x7,tetrominoes,closed=1.1-2.8", 34, "a cell of the board");
        row("tiling:3x7,tetrominoes,closed=1.1+", 34, "a cell of the board");
        row("tiling:3x7,tetrominoes,closed=1.1-3.7", 38, "every cell");
        row("tiling:1x2,pieces=m:##", 20, "every cell");
        row("tiling:2x2,pieces=O:../.", 24, "row %1 has %2 cells");
        row("tiling:2x2,pieces=O:.../..", 22, "row %1 has %2 cells");
        row("tiling:2x2,pieces=O:..", 22, "these are only");
        row("tiling:2x2,pieces=O:../../..", 25, "only %1 rows");
        row("tiling:2x2,pieces=O:../.T", 24, "not the letter of a piece");
        row("tiling:2x2,pieces=O:../.\xC3\xA9", 24, "not the letter of a piece");
        row("tiling:2x3,pieces=mO,closed=1.1:.../...", 32, "is closed on this board");
        row("tiling:2x3,pieces=mO,closed=1.1:#../..#", 38, "not closed on this board");
        row("tiling:2x3,pieces=L:LL./L..", 20, "these cells are not a piece");
        row("tiling:2x3,pieces=L,fixed=L:L../LLL", 28, "or one turned over");
        row("tiling:2x4,pieces=L:LLLL/LLLL", 23, "more pieces");
        row("tiling:1x4,pieces=mm:m.mm", 24, "more pieces");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, at);
        QFETCH(QByteArray, part);
        const core::LineReading read = boards::readLine(line.toStdString());
        QVERIFY(fault(read));
        QCOMPARE(fault(read)->at, std::size_t(at));
        QVERIFY2(QByteArray(fault(read)->why.text.source).contains(part), fault(read)->why.text.source);
    }

    /// A patch of equal letters with very many divisions, none of them whole, is given up.
    void aPatchThatCannotBeToldIsAFault()
    {
        std::string line = "tiling:32x32,pieces=L*256:";
        for (int row = 0; row < 32; ++row)
            line += std::string(row == 31 ? 31 : 32, 'L') + (row == 31 ? "." : "/");
        const core::LineReading read = boards::readLine(line);
        QVERIFY(fault(read));
        QVERIFY2(QByteArray(fault(read)->why.text.source).contains("cannot be told"),
                 fault(read)->why.text.source);
    }

    void formAndBoardAgree()
    {
        for (const char *line :
             {"tiling:3x7,tetrominoes", "tiling:8x8,pieces=F*5Ii,fixed=F,closed=4.4-5.5"}) {
            const core::Game game = boards::game(line);
            const core::Values values = tilings::kind().describe(*game.puzzle);
            QCOMPARE("tiling:" + tilings::kind().compose(values), std::string(line));
        }
    }
};

TEST_SUITE(TilingReadingTest)
#include "tst_reading.moc"
