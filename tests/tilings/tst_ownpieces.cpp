// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "tilings/boards.h"
#include "tilings/referencecounters.h"

#include "tilings/methods.h"
#include "tilings/piecesetreader.h"
#include "tilings/polyominosets.h"

using core::Goal;
using core::Outcome;
using tests::SerialContext;
using tilings::PieceSet;
using tilings::Polyomino;

namespace {

constexpr const char *methods[] = {"vinrich", "cells", "cover", "profile"};

std::uint64_t solutions(const char *method, const std::string &line)
{
    return boards::count(method, line).stats.solutions;
}

/// Returns the sentence with which the board is judged.
QByteArray judged(const std::string &line)
{
    const core::Game game = boards::game(line);
    SerialContext context;
    const core::Judgement judgement = tilings::kind().judge(*game.puzzle, game.position, context);
    return judgement.verdict == core::Judgement::Unsolvable ? judgement.why.text.source : "";
}

} // namespace

class OwnPieces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of free, one-sided and fixed polyominoes are OEIS A000105, A000988 and A001168.
    void setsAreComplete()
    {
        constexpr int free[] = {1, 1, 2, 5, 12, 35, 108};
        constexpr int oneSided[] = {1, 1, 2, 7, 18, 60, 196};
        constexpr int fixed[] = {1, 2, 6, 19, 63, 216, 760};
        for (const tilings::PolyominoSet &set : tilings::polyominoSets) {
            const auto &shapes = tilings::freePolyominoes(set.size);
            int chiral = 0;
            std::set<tilings::Shape> all;
            for (const tilings::Shape &shape : shapes) {
                const Polyomino polyomino(shape);
                QCOMPARE(polyomino.size(), set.size);
                chiral += polyomino.isChiral() ? 1 : 0;
                for (const int turn : polyomino.distinctTurns())
                    all.insert(polyomino.shape(turn));
            }
            QCOMPARE(int(shapes.size()), free[set.size - 1]);
            QCOMPARE(int(shapes.size()) + chiral, oneSided[set.size - 1]);
            QCOMPARE(int(all.size()), fixed[set.size - 1]);
        }
    }

    void setsBecomeOneSided()
    {
        const auto kindsOf = [](const std::string &line) {
            const core::Game game = boards::game(line);
            const PieceSet &pieces = boards::asTilings(game).pieces();
            std::set<std::string> names;
            for (int kind = 0; kind < pieces.kinds(); ++kind) {
                if (pieces.count(kind) > 0)
                    names.insert(pieces.name(kind));
            }
            return names;
        };
        QVERIFY((kindsOf("tiling:4x7,pieces=IOTSL,onesided") ==
                 std::set<std::string>{"I", "O", "T", "S", "L", "J", "Z"}));
        QCOMPARE(kindsOf("tiling:9x10,pentominoes,onesided").size(), std::size_t(18));
        QCOMPARE(kindsOf("tiling:20x20,hexominoes,onesided").size(), std::size_t(60));
        QCOMPARE(kindsOf("tiling:32x32,heptominoes").size(), std::size_t(108));
    }

    /// The counts agree with those of two programs that share no code with the solvers.
    void countsAgreeWithReferences_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QByteArrayList>("drawings"); ///< as in reference::Piece; "!" never turned over
        const auto row = [](const char *options, const char *board, const QByteArrayList &drawings) {
            QTest::newRow(options) << QByteArray(options) << QByteArray(board) << drawings;
        };
        const QByteArray domino = "XX";
        const QByteArray bent = "XX/X.";
        row("4x4,own=AA*8", "..../..../..../....", QByteArrayList(8, domino));
        row("3x4,own=AA*6", "..../..../....", QByteArrayList(6, domino));
        row("3x3,own=AA*4,closed=2.2", ".../.#./...", QByteArrayList(4, domino));
        row("4x5,own=RR/R.*6+A*2", "...../...../...../.....",
            QByteArrayList(6, bent) + QByteArrayList(2, "X"));
        row("3x5,own=AA*3+BBB*3", "...../...../.....", QByteArrayList(3, domino) + QByteArrayList(3, "XXX"));
        row("3x4,own=A+B+CC*5", "..../..../....", QByteArrayList{"X", "X"} + QByteArrayList(5, domino));
        row("4x4,dominoes,trominoes,pieces=LT", "..../..../..../....",
            QByteArrayList{domino, "XXX", bent, "X./X./XX", "XXX/.X."});
        row("4x6,pieces=SL,own=J.J/JJJ,onesided", "##..../#...../....../......",
            QByteArrayList{"!.XX/XX.", "!XX./.XX", "!X./X./XX", "!.X/.X/XX", "X.X/XXX"});
        row("5x4,own=AAA/A.A/AAA+B+CC*2+DDD/D..+EEE", "..../..../..../..../....",
            QByteArrayList{"XXX/X.X/XXX", "X", "XX", "XX", "XXX/X..", "XXX"});
        row("5x5,own=HHH/H.H/HH.+m*3+VVV/V../V..+UUU/U.U+PPP/PP.", "...../...../...../...../.....",
            QByteArrayList{"XXX/X.X/XX.", "X", "X", "X", "XXX/X../X..", "XXX/X.X", "XXX/XX."});
        row("4x6,own=AAAAAA+BBBB/B...+CCC/CC.*2+DDD", "....../....../....../......",
            QByteArrayList{"XXXXXX", "XXXX/X...", "XXX/XX.", "XXX/XX.", "XXX"});
        row("3x7,own=KKK/.KK*2+QQQ/Q.Q+EEE/E..+FF,fixed=K", "......./......./.......",
            QByteArrayList{"!XXX/.XX", "!XXX/.XX", "XXX/X.X", "XXX/X..", "XX"});
    }
    void countsAgreeWithReferences()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, board);
        QFETCH(QByteArrayList, drawings);
        std::vector<std::string> rows;
        for (const QByteArray &row : board.split('/'))
            rows.push_back(row.toStdString());
        std::map<std::string, reference::Piece> pieces;
        // Single cells are kinds of their own if they have names of their own.
        const bool areApart = options.contains("own=A+B");
        for (int i = 0; i < drawings.size(); ++i) {
            const bool isFixed = drawings[i].startsWith('!');
            const std::string drawing = drawings[i].mid(isFixed ? 1 : 0).toStdString();
            const std::string key =
                drawing + (areApart && drawing == "X" ? std::to_string(i) : std::string());
            ++pieces.try_emplace(key, reference::Piece{drawing, 0, !isFixed}).first->second.count;
        }
        const std::string line = "tiling:" + options.toStdString() + ':' + board.toStdString();
        boards::compareWithReferences(line, rows, pieces, methods);
    }

    /// Dominoes cover 8x8 in 12,988,816 ways (P. W. Kasteleyn; H. N. V. Temperley and M. E. Fisher, 1961), and the
    /// Aztec diamond of order n in 2^(n(n+1)/2) ways (N. Elkies, G. Kuperberg, M. Larsen, J. Propp, 1992).
    void dominoes()
    {
        QCOMPARE(solutions("profile", "tiling:8x8,own=DD*32"), std::uint64_t(12988816));
        const std::string aztec = "###..###/##....##/#......#/......../......../#......#/##....##/###..###";
        for (const char *method : {"cells", "cover", "profile"})
            QCOMPARE(solutions(method, "tiling:8x8,own=DD*20:" + aztec), std::uint64_t(1024));
    }

    /// Bent trominoes cover 2x3n in 2^n ways, 5x6 in 72 and 5x9 in 384 (OEIS A084478), and a chessboard without
    /// any one square (S. W. Golomb, 1954).
    void bentTrominoes()
    {
        for (const char *method : {"cells", "cover", "profile"}) {
            QCOMPARE(solutions(method, "tiling:2x12,own=RR/R.*8"), std::uint64_t(16));
            QCOMPARE(solutions(method, "tiling:5x6,own=RR/R.*10"), std::uint64_t(72));
            QCOMPARE(solutions(method, "tiling:5x9,own=RR/R.*15"), std::uint64_t(384));
        }
        for (int cell = 0; cell < 64; ++cell) {
            const std::string closed = std::to_string(cell / 8 + 1) + '.' + std::to_string(cell % 8 + 1);
            SerialContext context;
            const core::Game game = boards::game("tiling:8x8,own=RR/R.*21,closed=" + closed);
            const Outcome outcome = boards::solve(game, "cells", Goal::First, context);
            QCOMPARE(outcome.verdict, Outcome::Solved);
            QVERIFY(game.puzzle->solved(core::after(game.position, outcome.path)));
        }
    }

    /// The 5 free tetrominoes, the 7 one-sided ones and the 35 hexominoes cannot cover a rectangle: coloured like a
    /// chequerboard, they cover unequal numbers of dark and light cells (S. W. Golomb, Polyominoes, 1965).
    void parityForbidsRectangles()
    {
        for (const char *line : {"tiling:2x10,pieces=IOTSL", "tiling:4x7,pieces=IOTSL,onesided",
                                 "tiling:2x14,pieces=IOTSL,onesided", "tiling:14x15,hexominoes",
                                 "tiling:10x21,hexominoes", "tiling:7x30,hexominoes"}) {
            const core::Game game = boards::game(line);
            for (const char *method : methods) {
                SerialContext context;
                const Goal goal = std::string(method) == "profile" ? Goal::Count : Goal::First;
                const core::Solver *solver = tilings::kind().solver(method);
                if (solver->unsuitable && !solver->unsuitable(*game.puzzle, game.position, {}).empty())
                    continue;
                const Outcome outcome = boards::solve(game, method, goal, context);
                QCOMPARE(outcome.verdict, Outcome::Impossible);
                QVERIFY(QByteArray(outcome.reason.text.source).contains("chequerboard"));
            }
        }
    }

    /// The X pentomino reaches no corner, and eight cells in a row need eight columns.
    void unreachableCellsAreReported()
    {
        QVERIFY(judged("tiling:5x4,pieces=XXXX").contains("can cover row"));
        QVERIFY(judged("tiling:5x4,own=.a./aaa/.a.*4").contains("can cover row"));
        QVERIFY(judged("tiling:4x4,own=AAAAAAAA*2").contains("fits nowhere"));
        QVERIFY(judged("tiling:3x3,own=AA*5").contains("must be"));
    }

    void tablesAgree()
    {
        using tilings::CellTables;
        for (const char *line :
             {"tiling:4x4,own=AA*8", "tiling:4x5,own=RR/R.*6+A*2", "tiling:3x4,own=A+B+CC*5",
              "tiling:5x6,own=RR/R.*10", "tiling:4x6,own=AAAAAA+BBBB/B...+CCC/CC.*2+DDD",
              "tiling:1x12,own=AAAAAAAA+BBB+C",
              "tiling:8x8,own=DD*20:###..###/##....##/#......#/......../......../"
              "#......#/##....##/###..###"}) {
            const auto expected = boards::countWith(CellTables::AnyLines, line);
            for (const CellTables tables : {CellTables::OneWord, CellTables::TwoWords, CellTables::Lines})
                QVERIFY2(boards::countWith(tables, line) == expected, line);
        }
    }

    void largeBoardsAreTiled()
    {
        for (const char *line : {"tiling:20x20,own=DD*196,closed=1.1+1.4+20.20+20.17+9.9-10.10",
                                 "tiling:20x20,own=RR/R.*133,closed=10.10"}) {
            SerialContext context;
            const core::Game game = boards::game(line);
            const Outcome outcome = boards::solve(game, "cells", Goal::First, context);
            QCOMPARE(outcome.verdict, Outcome::Solved);
            QVERIFY(game.puzzle->solved(core::after(game.position, outcome.path)));
        }
    }

    /// The 35 hexominoes cover 15x15 without 3x5 in the middle, as has long been known.
    void hexominoesAreTiled()
    {
        SerialContext context;
        const core::Game game = boards::game("tiling:15x15,hexominoes,closed=7.6-9.10");
        const Outcome outcome = boards::solve(game, "cover", Goal::First, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QVERIFY(game.puzzle->solved(core::after(game.position, outcome.path)));
    }

    /// Copies are numbered after a dot where digits would be taken for the name.
    void copiesOfNumberedPiecesAreSpelled()
    {
        const core::Game game = boards::game("tiling:1x5,own=A1A1*2+A:A1A1A1A1A");
        QCOMPARE(game.puzzle->write(game.position), std::string("A1A1A1A1A"));
        core::Position position = game.puzzle->start();
        const auto path = game.puzzle->replay(position, "A1.2@1,1/0 A@1,5/0");
        QVERIFY(std::holds_alternative<core::Path>(path));
        QCOMPARE(game.puzzle->spell(position, std::get<core::Path>(path)), std::string("A1.2@1,1/0 A@1,5/0"));
    }

    /// The pieces that stay keep their places, although their kinds have other numbers.
    void piecesStayWhenOthersGo()
    {
        const core::Game game = boards::game("tiling:2x4,own=AA+BB/B.+CCC:CCCB/AABB");
        const auto &tilings = boards::asTilings(game);
        PieceSet pieces = tilings.pieces();
        pieces.setCount(*pieces.kindNamed("A"), 0);
        pieces.removeUnused();
        const core::Game fewer = tilings::edited(tilings, game.position, tilings.closed(), pieces);
        QCOMPARE(fewer.puzzle->options() + ':' + fewer.puzzle->write(fewer.position),
                 std::string("2x4,own=BB/B.+CCC:CCCB/..BB"));
    }

    /// A named or one-sided set that was changed is written piece by piece, and is the same when it is read again.
    void changedSetsAreWritten()
    {
        const auto rewritten = [](const PieceSet &pieces) {
            const tilings::Tilings tilings(core::Grid{8, 8}, core::PerCell<bool>(64, false), pieces);
            const core::Game again = boards::game("tiling:" + tilings.options());
            return again.puzzle->options() == tilings.options() &&
                   boards::asTilings(again).pieces().area() == pieces.area();
        };
        PieceSet hexominoes;
        QVERIFY(hexominoes.addSet(6));
        QVERIFY(rewritten(hexominoes));
        QCOMPARE(hexominoes.setNames(), std::string("hexominoes"));
        hexominoes.setCount(Polyomino::kinds, 0);
        hexominoes.removeUnused();
        QCOMPARE(hexominoes.size(), 34);
        QVERIFY(hexominoes.setNames().empty());
        QVERIFY(rewritten(hexominoes));
        PieceSet oneSided = PieceSet::tetrominoes();
        QVERIFY(oneSided.makeOneSided());
        QVERIFY(rewritten(oneSided));
        oneSided.setFixed(*oneSided.kindNamed("L"), false);
        QVERIFY(!oneSided.isOneSided());
        QCOMPARE(oneSided.fixedNames(), std::string("SZJ"));
        QVERIFY(rewritten(oneSided));
        PieceSet twoSided = PieceSet::tetrominoes();
        QVERIFY(twoSided.makeOneSided());
        twoSided.makeTwoSided();
        QVERIFY(twoSided == PieceSet::tetrominoes());
        // Another piece that has the name already keeps it; the new one gets the next.
        PieceSet renamed = PieceSet::tetrominoes();
        renamed.add({{0, 0}, {0, 1}}, "A", 1);
        renamed.add({{0, 0}, {0, 1}, {0, 2}}, "A", 1);
        renamed.add({{0, 0}, {0, 1}, {1, 0}}, "F", 1);
        renamed.setCount(0, 1); // the pentomino F
        QCOMPARE(renamed.drawings(), std::string("AA+BBB+CC/C."));
        QVERIFY(rewritten(renamed));
        PieceSet tooMany;
        QVERIFY(tooMany.addSet(7));
        QVERIFY(!tooMany.addSet(6));
        QVERIFY(!tooMany.makeOneSided());
    }
};

TEST_SUITE(OwnPieces)
#include "tst_ownpieces.moc"
