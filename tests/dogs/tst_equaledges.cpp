// SPDX-License-Identifier: MIT
#include "support/serialcontext.h"
#include "support/suite.h"

#include "core/importboard.h"
#include "dogcards.h"
#include "dogs/dogs.h"
#include "session/basics/translation.h"

using core::Goal;
using core::Outcome;
using tests::dogGame;
using tests::PlainCards;
using tests::SerialContext;

namespace {

/// A set of cards with plain edges, numbered from 1 as in position lines, and what its board asks for.
struct EdgeSet {
    int columns = 0;
    int rows = 0;
    std::vector<PlainCards::Card> cards = {};
    int frame = 0;
    std::string fixed = {};  ///< as in a position line; empty if no card is fixed
    std::string layout = {}; ///< the fixed cards as a layout

    std::string line() const
    {
        std::string text = "dogs:" + std::to_string(columns) + 'x' + std::to_string(rows) + ",equal";
        if (frame != 0)
            text += ",frame=" + std::to_string(frame);
        if (!fixed.empty())
            text += ",fixed=" + fixed;
        char separator = ':';
        for (const PlainCards::Card &card : cards) {
            for (const int edge : card) {
                text += separator + std::to_string(edge);
                separator = ',';
            }
            separator = ';';
        }
        return text;
    }
};

/// Returns the cards of a board filled at random, framed or not, with its cards then turned and mixed.
EdgeSet drawnSet(core::Random &random, int columns, int rows, int kinds, bool framed)
{
    EdgeSet set{columns, rows, std::vector<PlainCards::Card>(std::size_t(columns * rows))};
    set.frame = framed ? 1 : 0;
    const auto width = std::size_t(columns);
    for (std::size_t cell = 0; cell < set.cards.size(); ++cell) {
        PlainCards::Card &card = set.cards[cell];
        for (int &edge : card)
            edge = 1 + int(random.below(std::uint64_t(kinds)));
        if (cell % width > 0)
            card[3] = set.cards[cell - 1][1];
        if (cell >= width)
            card[0] = set.cards[cell - width][2];
        if (!framed)
            continue;
        if (cell < width)
            card[0] = 1;
        if (cell % width == width - 1)
            card[1] = 1;
        if (cell + width >= set.cards.size())
            card[2] = 1;
        if (cell % width == 0)
            card[3] = 1;
    }
    for (std::size_t left = set.cards.size(); left > 0; --left) {
        std::swap(set.cards[left - 1], set.cards[random.below(left)]);
        PlainCards::Card &card = set.cards[left - 1];
        std::rotate(card.begin(), card.begin() + std::ptrdiff_t(random.below(4)), card.end());
    }
    return set;
}

/// Fixes a card at random, in any place and turn.
void fixOne(core::Random &random, EdgeSet &set)
{
    const auto cell = std::size_t(random.below(set.cards.size()));
    const std::string card =
        std::to_string(random.below(set.cards.size()) + 1) + std::string(random.below(4), '\'');
    const auto width = std::size_t(set.columns);
    set.fixed = card + '@' + std::to_string(cell / width + 1) + std::to_string(cell % width + 1);
    for (std::size_t other = 0; other < set.cards.size(); ++other)
        set.layout += (other == cell ? card : ".") + ' ';
}

std::vector<std::string> solutionsOf(const core::Game &game, const char *method)
{
    SerialContext context;
    dogs::kind().solver(method)->solve(*game.puzzle, {Goal::All, game.position, {}, {}, 1, false}, context);
    std::vector<std::string> found;
    for (const SerialContext::Solution &solution : context.solutions())
        found.push_back(game.puzzle->write(solution.position));
    std::ranges::sort(found);
    return found;
}

/// Returns the board in this notation.
std::string formOf(const core::Game &game, const char *form)
{
    for (const core::Notation &notation : dogs::kind().notations()) {
        if (std::string_view(notation.id) == form)
            return notation.write(*game.puzzle, game.position);
    }
    return {};
}

} // namespace

/// Tests cards whose edges must be equal, with a frame and with fixed cards.
class EqualEdges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allMethodsAgreeWithThePlainSearch_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("kinds");
        QTest::addColumn<int>("sets");
        QTest::addRow("2x2, 2 kinds") << 2 << 2 << 2 << 40;
        QTest::addRow("2x2, 9 kinds") << 2 << 2 << 9 << 40;
        QTest::addRow("3x2, 3 kinds") << 3 << 2 << 3 << 40;
        QTest::addRow("2x3, 4 kinds") << 2 << 3 << 4 << 40;
        QTest::addRow("3x3, 5 kinds") << 3 << 3 << 5 << 8;
    }
    void allMethodsAgreeWithThePlainSearch()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, kinds);
        QFETCH(int, sets);
        core::Random random(std::uint64_t(100 * columns + 10 * rows + kinds));
        for (int i = 0; i < sets; ++i) {
            EdgeSet set = drawnSet(random, columns, rows, kinds, i % 2 == 1);
            if (i % 4 >= 2)
                fixOne(random, set);
            PlainCards plain(columns, rows, set.cards);
            plain.matchEqualEdges(set.frame);
            plain.begin(set.layout);
            plain.search();
            std::vector<std::string> expected = plain.layouts();
            std::ranges::sort(expected);
            const std::string line = set.line();
            const core::Game game = dogGame(line);
            QCOMPARE(game.puzzle->options(), line.substr(line.find(':') + 1));
            QVERIFY2(solutionsOf(game, "placement") == expected, line.c_str());
            if (columns * rows <= 6)
                QVERIFY2(solutionsOf(game, "permutations") == expected, line.c_str());
        }
    }

    /// Equal cards may be written from different edges, and on a board with a border the middle is not laid first: there
    /// may lie any of them.
    void equalCardsMayBeWrittenTurned()
    {
        const EdgeSet set{5,
                          5,
                          {{1, 3, 4, 2}, {4, 2, 4, 4}, {3, 3, 1, 3}, {4, 5, 2, 4}, {4, 1, 3, 5},
                           {2, 5, 3, 4}, {5, 4, 5, 3}, {3, 1, 2, 3}, {4, 3, 4, 2}, {1, 5, 2, 1},
                           {4, 4, 4, 1}, {5, 2, 5, 4}, {1, 2, 5, 3}, {3, 3, 2, 1}, {5, 1, 4, 2},
                           {4, 2, 1, 2}, {5, 2, 1, 1}, {2, 4, 1, 2}, {3, 1, 1, 2}, {5, 5, 1, 4},
                           {3, 2, 5, 4}, {5, 4, 5, 3}, {3, 2, 4, 1}, {4, 4, 2, 4}, {1, 4, 3, 1}},
                          1};
        PlainCards plain(5, 5, set.cards);
        plain.matchEqualEdges(set.frame);
        plain.search();
        std::vector<std::string> expected = plain.layouts();
        std::ranges::sort(expected);
        QVERIFY(!expected.empty());
        QVERIFY(solutionsOf(dogGame(set.line()), "placement") == expected);
    }

    /// The 24 squares in three colours fill 6x4 places within a border of one colour (Percy MacMahon, 1921).
    void macMahonsSquaresHaveABoard()
    {
        const auto found = std::ranges::find_if(dogs::kind().presets, [](const core::Preset &preset) {
            return std::string_view(preset.line).starts_with("dogs:6x4,equal,frame=1:");
        });
        QVERIFY(found != dogs::kind().presets.end());
        const core::Game game = dogGame(found->line);
        SerialContext context;
        const Outcome outcome =
            dogs::kind()
                .solver("placement")
                ->solve(*game.puzzle, {Goal::First, game.position, {}, {}, 1, false}, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QVERIFY(game.puzzle->solved(core::after(game.position, outcome.path)));
    }

    /// 36 cards in four turns need more than two words of a bitmask.
    void thirtySixCardsHaveOneSolution()
    {
        const core::Game game = dogGame("dogs:6x6,equal,frame=1");
        const std::vector<std::string> found = solutionsOf(game, "placement");
        QCOMPARE(found.size(), std::size_t(4)); // one board, in its four rotations
        for (const std::string &layout : found)
            QVERIFY(dogGame("dogs:6x6,equal,frame=1::" + layout)
                        .puzzle->solved(dogGame("dogs:6x6,equal,frame=1::" + layout).position));
    }

    /// For these seeds, sets drawn at random and climbs from cards with a border of their own find nothing.
    void dealsHaveOneBoard_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("3x3") << QByteArray("dogs:3x3,equal,deal=unique,count=5,seed=2");
        QTest::newRow("4x3") << QByteArray("dogs:4x3,equal,deal=unique,count=6,seed=2");
        // Without a border, no set in four kinds is known.
        for (int seed = 1; seed <= 5; ++seed)
            QTest::addRow("3x3 with a border, %d", seed)
                << "dogs:3x3,equal,frame=2,deal=unique,count=4,seed=" + QByteArray::number(seed);
    }
    void dealsHaveOneBoard()
    {
        QFETCH(QByteArray, line);
        const core::Game game = dogGame(line.toStdString());
        const auto &puzzle = static_cast<const dogs::Dogs &>(*game.puzzle);
        std::vector<PlainCards::Card> cards;
        for (const dogs::Card &card : puzzle.cards()) {
            PlainCards::Card plain{};
            for (const dogs::Side side : dogs::sides)
                plain[std::size_t(side)] = dogs::colourOf(card.faces[side]);
            cards.push_back(plain);
        }
        const core::Grid grid = puzzle.grid();
        const std::uint64_t turns = grid.columns == grid.rows ? 4 : 2;
        PlainCards search(grid.columns, grid.rows, cards);
        search.matchEqualEdges(dogs::colourOf(puzzle.frame()));
        search.keepLayouts(false);
        search.search(turns + 1);
        QCOMPARE(search.solutions(), turns);
    }

    /// A deal that finds nothing says what would help.
    void aDealThatFailsSaysWhatHelps()
    {
        const core::Reading reading = dogs::kind().parse("3x2,equal,deal=unique,count=2,seed=1", {});
        const auto *fault = std::get_if<core::Fault>(&reading);
        QVERIFY(fault);
        QCOMPARE(
            session::translated(fault->why),
            QStringLiteral("no set with exactly one solution was found for 3×2 places with 2 kinds of equal "
                           "edges; write “frame=1” for a border, or “count=6” for more kinds"));
    }

    /// A deal without a number of kinds takes as many as are needed: a few kinds leave thousands of solutions, and the
    /// deal searched for seconds and found nothing.
    void aDealChoosesEnoughKinds_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::newRow("2x2, as before") << QByteArray("dogs:2x2,equal,deal=unique,count=4,seed=1");
        QTest::newRow("3x2") << QByteArray("dogs:3x2,equal,deal=unique,count=6,seed=1");
        QTest::newRow("3x3") << QByteArray("dogs:3x3,equal,deal=unique,count=7,seed=1");
        QTest::newRow("4x4") << QByteArray("dogs:4x4,equal,deal=unique,count=8,seed=1");
        QTest::newRow("a border") << QByteArray("dogs:3x3,equal,frame=1,deal=unique,count=4,seed=1");
    }
    void aDealChoosesEnoughKinds()
    {
        QFETCH(QByteArray, board);
        const QByteArray line = board.left(board.indexOf(",count="));
        QCOMPARE(QByteArray::fromStdString("dogs:" + dogGame(line.toStdString()).puzzle->options()),
                 board + ':');
    }

    /// A deal for which no climb is known to succeed is refused at once: no climb is begun.
    void hopelessDealsAreRefused()
    {
        const core::Reading reading = dogs::kind().parse("3x3,equal,deal=unique,count=4,seed=1", {});
        const auto *fault = std::get_if<core::Fault>(&reading);
        QVERIFY(fault);
        QVERIFY(session::translated(fault->why).contains(u"write “frame=1” for a border, or “count=7”"_s));
    }

    /// Cards that are written one a line come back as the same board, with its border and its fixed cards.
    void cardsAreReadBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("border") << QByteArray("dogs:4x4,equal,frame=3");
        QTest::newRow("a fixed card") << QByteArray("dogs:6x6,equal,frame=1,fixed=22'@22");
        QTest::newRow("not square") << QByteArray("dogs:3x2,equal,frame=1,fixed=2@11+3''@23");
        QTest::newRow("dogs") << QByteArray("dogs:3x3,fixed=4'@22");
    }
    void cardsAreReadBack()
    {
        QFETCH(QByteArray, line);
        const core::Game game = dogGame(line.toStdString());
        const core::Kind *const kinds[] = {&dogs::kind()};
        const std::string text = formOf(game, "cards");
        const auto boards = core::importBoards(kinds, text);
        QCOMPARE(boards.size(), std::size_t(1));
        QVERIFY2(boards.front().readings.size() == 1, text.c_str());
        const core::Game again = dogGame(boards.front().readings.front().line);
        QCOMPARE(again.puzzle->options(), game.puzzle->options());
        QVERIFY(again.position == game.position);
    }

    /// A card on the border shows the border's letter on each of its outer edges, and a fixed card its four nails.
    void thePictureShowsBorderAndNails()
    {
        const QByteArray picture =
            QByteArray::fromStdString(formOf(dogGame("dogs:6x6,equal,frame=3,fixed=22'@22"), "latex"));
        QCOMPARE(picture.count("$\\bullet$"), 4);
        QCOMPARE(picture.count("very thick"), 4);
        QVERIFY(picture.count("\\tiny C}") >= 24);
        QCOMPARE(QByteArray::fromStdString(formOf(dogGame("dogs:3x3"), "latex")).count("very thick"), 0);
    }

    /// Fixed cards are separated as people separate them.
    void fixedCardsAreListed()
    {
        const std::string expected = dogGame("dogs:3x3,equal,fixed=1@11+2'@12").puzzle->options();
        for (const char *list : {"1@11,2'@12", "1@11; 2'@12", "1@11 2'@12", "1@11, 2'@12"})
            QCOMPARE(dogGame(std::string("dogs:3x3,equal,fixed=") + list).puzzle->options(), expected);
        const core::Reading wrong = dogs::kind().parse("3x3,fixed=1@11+2", {});
        QVERIFY(session::translated(std::get<core::Fault>(wrong).why).contains(u'+'));
    }

    /// The form's options keep the cards that the player has edited, while they fit them.
    void optionsKeepOwnCards()
    {
        const core::Game own = dogGame("dogs:2x2,equal:1,2,1,3;2,2,1,3;1,3,3,2;1,1,2,3");
        core::Values values = dogs::kind().describe(*own.puzzle);
        values.set("fixed", "2@11");
        QCOMPARE(dogs::kind().compose(values),
                 std::string("2x2,equal,fixed=2@11:1,2,1,3;2,2,1,3;1,3,3,2;1,1,2,3"));
        values.set("rows", "3");
        QCOMPARE(dogs::kind().compose(values), std::string("2x3,equal,fixed=2@11"));
    }

    void theFrameIsCounted()
    {
        SerialContext context;
        const auto solve = [&](const std::string &line) {
            const core::Game game = dogGame(line);
            return dogs::kind()
                .solver("placement")
                ->solve(*game.puzzle, {Goal::First, game.position, {}, {}, 1, false}, context);
        };
        const Outcome tooFew = solve("dogs:2x2,equal,frame=1:1,1,2,2;1,1,2,2;1,1,2,2;1,2,2,2");
        QCOMPARE(tooFew.verdict, Outcome::Impossible);
        QCOMPARE(std::get<long long>(tooFew.reason.arguments.at(0)), 8LL);
        QCOMPARE(std::get<long long>(tooFew.reason.arguments.at(2)), 7LL);
        const Outcome odd = solve("dogs:2x2,equal,frame=1:1,1,2,2;1,1,2,2;1,1,2,2;1,1,2,3");
        QCOMPARE(odd.verdict, Outcome::Impossible);
        QCOMPARE(std::get<long long>(odd.reason.arguments.at(1)), 7LL);
    }

    void fixedCardsStay()
    {
        const core::Game game = dogGame("dogs:3x3,fixed=4'@22");
        const core::Place held{4, 1};
        QVERIFY(game.position[3] == held);
        for (const core::Path &move : game.puzzle->moves(game.position)) {
            for (const core::Step &step : move)
                QVERIFY(step.piece != 3 && step.to.cell != 4);
        }
        const core::Step away{3, held, {}};
        const core::Step onto{0, {}, {4, 0}};
        for (const core::Step &step : {away, onto}) {
            QVERIFY(game.puzzle->move(game.position, step).empty());
            QCOMPARE(std::get<long long>(game.puzzle->why(game.position, step).arguments.at(0)), 4LL);
        }
    }

    void anEdgeAtTheBorderIsAMismatch()
    {
        const core::Game game = dogGame("dogs:2x2,equal,frame=1:1,2,2,1;1,1,2,2;1,1,2,2;1,1,2,2:1' . . .");
        const auto &puzzle = static_cast<const dogs::Dogs &>(*game.puzzle);
        const std::vector<dogs::SharedEdge> wrong = puzzle.board(game.position).mismatches();
        QCOMPARE(wrong.size(), std::size_t(1)); // turned once, the card shows 1, 1, 2, 2 from the north
        QVERIFY((wrong.front() == dogs::SharedEdge{0, dogs::West, -1}));
    }
};

TEST_SUITE(EqualEdges)
#include "tst_equaledges.moc"
