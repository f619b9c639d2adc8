// SPDX-License-Identifier: MIT
#include "core/squarename.h"
#include "support/suite.h"
#include "tilings/boards.h"
#include "tilings/referencecounters.h"

using core::Role;

namespace {

int pieceOf(const core::Game &game, char letter)
{
    const auto &pieces = boards::asTilings(game).pieces();
    return pieces.firstPiece(*pieces.kindNamed(std::string(1, letter)));
}

/// Returns the step that moves a piece from its place to a cell, whose row and column count from 1.
core::Step step(const core::Game &game, char letter, int row, int column, int turn)
{
    const int piece = pieceOf(game, letter);
    const int cell = game.puzzle->grid().cell(column - 1, row - 1);
    return {std::int16_t(piece), game.position[std::size_t(piece)], {std::int16_t(cell), std::int8_t(turn)}};
}

std::vector<int> marked(const core::Explanation &why, Role role)
{
    std::vector<int> cells;
    for (const core::Mark &mark : why.marks) {
        if (mark.role == role)
            cells.push_back(mark.cell);
    }
    std::ranges::sort(cells);
    return cells;
}

bool says(const core::Explanation &why, const char *part)
{
    return why.text.source && QByteArray(why.text.source).contains(part);
}

/// Returns the verdict after a step that need not be wise.
core::Judgement judgedAfter(const core::Game &game, const core::Step &step)
{
    tests::SerialContext context;
    return tilings::kind().judge(*game.puzzle, core::after(game.position, {&step, 1}), context);
}

/// Returns the number of placements of a piece within 3 x 7.
int countPlaces(char referenceLetter)
{
    int count = 0;
    for (const reference::Shape &shape : reference::orientations({reference::drawing(referenceLetter)})) {
        for (int cell = 0; cell < 21; ++cell) {
            reference::Shape laid;
            for (const auto &[row, column] : shape)
                laid.insert({cell / 7 + row, cell % 7 + column});
            const bool isIn = std::ranges::all_of(laid, [](const reference::Cell &at) {
                return at.first >= 0 && at.first < 3 && at.second >= 0 && at.second < 7;
            });
            count += isIn ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TilingRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The legal moves on the empty 3 x 7 are all placements within the board.
    void movesAreAllPlaces()
    {
        const core::Game game = boards::game("tiling:3x7,tetrominoes");
        std::map<char, int> moves;
        for (const core::Path &move : game.puzzle->moves(game.position))
            ++moves[boards::asTilings(game).name(move.at(0).piece).front()];
        for (const char letter : {'I', 'O', 'T', 'S', 'L'})
            QCOMPARE(moves[letter], countPlaces(char(letter | 0x20)));
        QCOMPARE(moves['m'], 21);
    }

    void piecesAreLaidMovedAndTaken()
    {
        core::Game game = boards::game("tiling:4x4,pieces=IIII:IIII/..../..../....");
        std::map<std::string, int> moves;
        for (const core::Path &move : game.puzzle->moves(game.position))
            ++moves[game.puzzle->spell(game.position, move)];
        // The second I fits in three rows, but never upright; the first can move to three rows or back to the
        // tray.
        const std::map<std::string, int> expected{{"I2@2,1/1", 1}, {"I2@3,1/1", 1}, {"I2@4,1/1", 1},
                                                  {"I1@2,1/1", 1}, {"I1@3,1/1", 1}, {"I1@4,1/1", 1},
                                                  {"I1@1,1/0", 1}, {"I1@1,2/0", 1}, {"I1@1,3/0", 1},
                                                  {"I1@1,4/0", 1}, {"I1@-", 1}};
        QVERIFY(moves == expected);
    }

    void overlapsAreRefused()
    {
        const core::Game game = boards::game("tiling:3x7,tetrominoes:IIII.../......./.......");
        const core::Step onto = step(game, 'O', 1, 4, 0);
        QVERIFY(core::legalMove(*game.puzzle, game.position, onto).empty());
        const core::Explanation why = game.puzzle->why(game.position, onto);
        QVERIFY(says(why, "overlap"));
        QCOMPARE(std::get<std::string>(why.arguments[0]), std::string("O"));
        QCOMPARE(std::get<std::string>(why.arguments[1]), std::string("I"));
        QCOMPARE(marked(why, Role::Culprit), (std::vector{3}));
        QCOMPARE(marked(why, Role::Moving), (std::vector{4, 10, 11}));
    }

    /// A piece may be laid wherever it fits. What it spoils is a matter of the verdict: the T leaves two cells at the
    /// edge, and fourteen others.
    void gapsMayBeLeft()
    {
        const core::Game game = boards::game("tiling:3x7,tetrominoes:m....../......./.......");
        const core::Step cut = step(game, 'T', 1, 2, 3);
        QVERIFY(!core::legalMove(*game.puzzle, game.position, cut).empty());
        QVERIFY(game.puzzle->why(game.position, cut).empty());
        const core::Judgement judgement = judgedAfter(game, cut);
        QCOMPARE(judgement.verdict, core::Judgement::Unsolvable);
        QVERIFY2(says(judgement.why, "too small"), judgement.why.text.source);
        QCOMPARE(std::get<long long>(judgement.why.arguments[0]), 2LL);
        QCOMPARE(marked(judgement.why, Role::Region), (std::vector{7, 14}));
    }

    void gapsAreDistinguishedByTheirArea_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("area");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *board, int column, int area, const char *part) {
            QTest::newRow(board) << QByteArray(board) << column << area << QByteArray(part);
        };
        row("tiling:1x12,pieces=III", 7, 2, "too small"); // the other side has an area of six
        row("tiling:1x16,pieces=IIII", 7, 6, "cannot fill a hole");
        row("tiling:1x10,pieces=IImm", 4, 3, "too few monominoes");
        row("tiling:1x13,pieces=iiI5", 8, 2, "cannot add up");
    }
    /// The bar divides its row into two gaps.
    void gapsAreDistinguishedByTheirArea()
    {
        QFETCH(QByteArray, board);
        QFETCH(int, column);
        QFETCH(int, area);
        QFETCH(QByteArray, part);
        const core::Game game = boards::game(board.toStdString());
        const char letter = board.contains("I5") ? 'i' : 'I';
        const core::Explanation why = judgedAfter(game, step(game, letter, 1, column, 1)).why;
        QVERIFY2(says(why, part.constData()), why.text.source);
        QCOMPARE(std::get<long long>(why.arguments[0]), static_cast<long long>(area));
        QCOMPARE(marked(why, Role::Region).size(), std::size_t(area));
    }

    void closedCellsAndEdgesAreRefused()
    {
        const core::Game game = boards::game("tiling:3x4,pieces=OO:.#../..../....");
        core::Explanation why = game.puzzle->why(game.position, step(game, 'O', 1, 1, 0));
        QVERIFY(says(why, "closed cell"));
        QCOMPARE(marked(why, Role::Culprit), (std::vector{1}));
        why = game.puzzle->why(game.position, step(game, 'O', 3, 1, 0));
        QVERIFY(says(why, "out of the board"));
    }

    /// The L has eight placements on 3 x 3 with each face, and the monomino has nine.
    void fixedPiecesAreNotTurnedOver()
    {
        const core::Game fixed = boards::game("tiling:3x3,pieces=Lm*5,fixed=L");
        QCOMPARE(fixed.puzzle->moves(fixed.position).size(), std::size_t(8 + 9));
        const core::Game free = boards::game("tiling:3x3,pieces=Lm*5");
        QCOMPARE(free.puzzle->moves(free.position).size(), std::size_t(16 + 9));
        const core::Step over = step(fixed, 'L', 1, 2, 4);
        QVERIFY(!core::legalMove(*free.puzzle, free.position, over).empty());
        QVERIFY(core::legalMove(*fixed.puzzle, fixed.position, over).empty());
        QVERIFY(says(fixed.puzzle->why(fixed.position, over), "turned over"));
    }

    void solvedIsFullAndAllUsed()
    {
        const auto solved = [](const char *line) {
            const core::Game game = boards::game(line);
            return game.puzzle->solved(game.position);
        };
        QVERIFY(solved("tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII"));
        QVERIFY(!solved("tiling:3x7,tetrominoes:T.LLLOO/TTSSLOO/TSSIIII"));
        QVERIFY(!solved("tiling:2x2,pieces=Om:OO/OO"));
        QVERIFY(solved("tiling:2x3,pieces=O:OO#/OO#"));
    }

    void piecesThatFitStayOnAnotherBoard()
    {
        const core::Game game = boards::game("tiling:3x4,pieces=OOI:OO../OO../IIII");
        const auto &tilings = boards::asTilings(game);
        core::PerCell<bool> closed = tilings.closed();
        closed[0] = true;
        const core::Game holed = tilings::edited(tilings, game.position, closed, tilings.pieces());
        QCOMPARE(holed.puzzle->write(holed.position), std::string("#.../..../IIII"));
        tilings::PieceSet pieces = tilings.pieces();
        pieces.setCount(*pieces.kindNamed("I"), 0);
        const core::Game fewer = tilings::edited(tilings, game.position, tilings.closed(), pieces);
        QCOMPARE(fewer.puzzle->options() + ':' + fewer.puzzle->write(fewer.position),
                 std::string("3x4,pieces=OO:OO../OO../...."));
    }

    void solutionsHaveNames()
    {
        const core::Game game = boards::game("tiling:3x7,tetrominoes:TmLLLOO/TTSSLOO/TSSIIII");
        QCOMPARE(core::textOf(tilings::kind().caption(*game.puzzle, game.position)), std::string("TmLOSI"));
        // The bar has 12 placements, the square 12, T and S 32 each, L 64, and the monomino 21.
        const core::Explanation searchSpace = tilings::kind().searchSpace(*game.puzzle);
        QCOMPARE(std::get<long long>(searchSpace.arguments[0]), 12LL * 12 * 32 * 32 * 64 * 21);
    }

    void classesAreImages_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("same");
        const auto row = [](const char *name, const char *options, const char *one, const char *other,
                            bool same) {
            QTest::newRow(name) << QByteArray(options) << QByteArray(one) << QByteArray(other) << same;
        };
        row("reflected", "3x7,tetrominoes", "TmLLLOO/TTSSLOO/TSSIIII", "OOLLLmT/OOLSSTT/IIIISST", true);
        row("turned", "3x7,tetrominoes", "TmLLLOO/TTSSLOO/TSSIIII", "IIIISST/OOLSSTT/OOLLLmT", true);
        row("another", "3x7,tetrominoes", "TmLLLOO/TTSSLOO/TSSIIII", "TmOOLLL/TTOOSSL/TIIIISS", false);
        row("turned, fixed", "3x7,tetrominoes,fixed=L", "OOLLLmT/OOLSSTT/IIIISST", "TSSIIII/TTSSLOO/TmLLLOO",
            true);
        row("equal pieces", "2x4,pieces=LL", "LLLL'/LL'L'L'", "LL'L'L'/LLLL'", true);
        row("closed corner, by its diagonal", "3x3,pieces=m*8", "#m./.../...", "#../m../...", true);
        row("closed corner, turned", "3x3,pieces=m*8", "#m./.../...", "#../..m/...", false);
    }
    void classesAreImages()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QFETCH(bool, same);
        const auto symmetryClass = [&](const QByteArray &rows) {
            const core::Game game =
                boards::game(QByteArray("tiling:" + options + (':' + rows)).toStdString());
            return tilings::kind().symmetryClassifier(*game.puzzle)->classOf(game.position);
        };
        QCOMPARE(symmetryClass(one) == symmetryClass(other), same);
    }
};

TEST_SUITE(TilingRulesTest)
#include "tst_rules.moc"
