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
    /// Letters alone stand for the first division into pieces; apostrophes mark any other division.
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

    /// A patch of equal letters is refused if it has very many partial divisions but no complete one.
    void anAmbiguousPatchIsAFault()
    {
        std::string line = "tiling:32x32,pieces=L*256:";
        for (int row = 0; row < 32; ++row)
            line += std::string(row == 31 ? 31 : 32, 'L') + (row == 31 ? "." : "/");
        const core::LineReading read = boards::readLine(line);
        QVERIFY(fault(read));
        QVERIFY2(QByteArray(fault(read)->why.text.source).contains("it is unclear"),
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
