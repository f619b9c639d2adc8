// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "tilings/referencecounters.h"

#include "tilings/polyomino.h"

using tilings::Offset;
using tilings::Polyomino;
using tilings::Shape;

namespace {

/// Returns the letter of a kind in the reference counters.
char referenceLetter(int kind)
{
    const char letter = Polyomino::letterOf(kind);
    return kind < Polyomino::pentominoes ? letter : char(letter | 0x20);
}

reference::Shape cellsOf(const Shape &shape)
{
    reference::Shape cells;
    for (const Offset &cell : shape)
        cells.insert({cell.row, cell.column});
    return cells;
}

Shape atOrigin(Shape shape)
{
    std::ranges::sort(shape);
    const Offset first = shape.front();
    for (Offset &cell : shape)
        cell = {std::int8_t(cell.row - first.row), std::int8_t(cell.column - first.column)};
    return shape;
}

/// Returns the shape, mirrored left to right if `by` is 4 or more, and then turned clockwise `by` % 4 times.
Shape moved(Shape shape, int by)
{
    for (Offset &cell : shape) {
        if (by >= 4)
            cell.column = std::int8_t(-cell.column);
        for (int quarter = 0; quarter < by % 4; ++quarter)
            cell = {cell.column, std::int8_t(-cell.row)};
    }
    return atOrigin(shape);
}

} // namespace

class PolyominoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allPiecesExist()
    {
        std::string letters;
        for (int kind = 0; kind < Polyomino::kinds; ++kind)
            letters += Polyomino::letterOf(kind);
        QCOMPARE(letters, std::string("FILNPTUVWXYZIOTSLm"));
    }

    /// The number of orientations is eight divided by the number of the piece's symmetries: 63 in all for the
    /// pentominoes, 19 for the tetrominoes (Golomb).
    void shapesAreTheirDrawingsTurned()
    {
        int pentominoes = 0;
        int tetrominoes = 0;
        for (int kind = 0; kind < Polyomino::kinds; ++kind) {
            const Polyomino &piece = Polyomino::of(kind);
            std::set<reference::Shape> shapes;
            for (const int turn : piece.distinctTurns())
                shapes.insert(cellsOf(piece.shape(turn)));
            const std::string drawing = reference::drawing(referenceLetter(kind));
            QVERIFY(shapes == reference::orientations({drawing}));
            QCOMPARE(piece.distinctTurns().size(), shapes.size());
            (piece.size() == 5 ? pentominoes : tetrominoes) += piece.size() > 1 ? int(shapes.size()) : 0;
            const bool isChiral = shapes.size() > reference::orientations({drawing, 1, false}).size();
            QCOMPARE(piece.isChiral(), isChiral);
        }
        QCOMPARE(pentominoes, 63);
        QCOMPARE(tetrominoes, 19);
    }

    void turnsAreMovesOfTheDrawing()
    {
        for (int kind = 0; kind < Polyomino::kinds; ++kind) {
            const Polyomino &piece = Polyomino::of(kind);
            for (int turn = 0; turn < Polyomino::turns; ++turn) {
                QVERIFY(piece.shape(turn) == moved(piece.shape(0), turn));
                QVERIFY(piece.shape(piece.canonicalTurn(turn)) == piece.shape(turn));
                QVERIFY(piece.canonicalTurn(turn) <= turn);
                for (int by = 0; by < Polyomino::turns; ++by)
                    QVERIFY(piece.shape(tilings::turned(turn, by)) == moved(piece.shape(turn), by));
            }
        }
    }
};

TEST_SUITE(PolyominoTest)
#include "tst_polyomino.moc"
