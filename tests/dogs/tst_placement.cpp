// SPDX-License-Identifier: MIT
#include "support/serialcontext.h"
#include "support/suite.h"

#include "dogcards.h"
#include "dogs/dogs.h"

#include <set>

using core::Goal;
using core::Outcome;
using tests::dogGame;
using tests::PlainCards;
using tests::SerialContext;

namespace {

const core::Solver &placement()
{
    return *dogs::kind().solver("placement");
}

Outcome runPlacement(const core::Game &game, core::SearchContext &context, Goal goal, bool traced = false)
{
    return placement().solve(*game.puzzle, {goal, game.position, {}, {}, 1, traced}, context);
}

std::vector<std::string> layoutsOf(const core::Game &game, const SerialContext &context)
{
    std::vector<std::string> found;
    for (const SerialContext::Solution &solution : context.solutions())
        found.push_back(game.puzzle->write(solution.position));
    std::ranges::sort(found);
    return found;
}

std::vector<std::string> layoutsOf(const PlainCards &plain)
{
    std::vector<std::string> all = plain.layouts();
    std::ranges::sort(all);
    return all;
}

std::string lineOf(int columns, int rows, const std::string &cards, const std::string &layout = {})
{
    return "dogs:" + std::to_string(columns) + 'x' + std::to_string(rows) + ':' + cards + ':' + layout;
}

} // namespace

/// Tests the method that lays card by card: it finds every solution for any cards.
class Placement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The independent search agrees with the course's numbers.
    void thePlainSearchIsRight()
    {
        PlainCards plain = tests::plainCards(dogGame("dogs:3x3"));
        plain.search();
        QCOMPARE(plain.solutions(), 16);
        const std::vector<std::uint64_t> prefixes = {1, 36, 148, 518, 1596, 879, 392, 565, 134, 16};
        QVERIFY(plain.prefixes() == prefixes);
    }

    void theCoursesCardsHaveSixteenSolutions()
    {
        const core::Game game = dogGame("dogs:3x3");
        PlainCards plain = tests::plainCards(game);
        plain.search();
        SerialContext context;
        const Outcome outcome = runPlacement(game, context, Goal::All);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.solutions, 16);
        QVERIFY(layoutsOf(game, context) == layoutsOf(plain));
        for (const SerialContext::Solution &solution : context.solutions())
            QVERIFY(core::after(game.position, solution.path) == solution.position);
    }

    /// The 16 solutions are 2 classes × 4 turns of the board × 2 exchanges of equal cards.
    void theCoursesSolutionsAreTwoClasses()
    {
        const core::Game game = dogGame("dogs:3x3");
        SerialContext context;
        runPlacement(game, context, Goal::All);
        const auto classifier = dogs::kind().symmetryClassifier(*game.puzzle);
        std::map<core::ClassDigest, int> classes;
        for (const SerialContext::Solution &solution : context.solutions())
            ++classes[classifier->classOf(solution.position)];
        QCOMPARE(classes.size(), std::size_t(2));
        for (const auto &[name, members] : classes)
            QCOMPARE(members, 8);
    }

    void anySetAgreesWithThePlainSearch_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("colours");
        QTest::addColumn<int>("sets");
        const auto row = [](int columns, int rows, int colours, int sets) {
            QTest::addRow("%dx%d in %d colours", columns, rows, colours)
                << columns << rows << colours << sets;
        };
        for (const int colours : {1, 2, 3, 4}) {
            row(2, 2, colours, 60);
            row(3, 2, colours + 1, 40);
            row(2, 3, colours + 1, 40);
        }
        row(4, 2, 3, 20);
        row(2, 5, 4, 15);
        row(3, 3, 3, 15);
        row(3, 3, 4, 60);
        row(3, 3, 8, 60);
        row(4, 3, 4, 4);
        row(3, 4, 5, 4);
        row(4, 4, 7, 2);
    }
    void anySetAgreesWithThePlainSearch()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, colours);
        QFETCH(int, sets);
        core::Random random(std::uint64_t(100 * columns + 10 * rows + colours));
        for (int i = 0; i < sets; ++i) {
            const bool drawn = i % 3 == 0 && columns * rows <= 9;
            const std::string cards = drawn ? tests::drawnCards(random, columns * rows, colours)
                                            : tests::solvableCards(random, columns, rows, colours);
            const core::Game game = dogGame(lineOf(columns, rows, cards));
            PlainCards plain = tests::plainCards(game);
            plain.search();
            SerialContext all;
            const Outcome outcome = runPlacement(game, all, Goal::All);
            QVERIFY2(layoutsOf(game, all) == layoutsOf(plain), cards.c_str());
            QCOMPARE(outcome.verdict, plain.solutions() > 0 ? Outcome::Solved : Outcome::Impossible);
            SerialContext counting;
            QCOMPARE(runPlacement(game, counting, Goal::Count).stats.solutions, plain.solutions());
            SerialContext first;
            QCOMPARE(runPlacement(game, first, Goal::First).verdict, outcome.verdict);
        }
    }

    /// The search leaves the cards on the board where they are.
    void continuesFromTheGivenCards()
    {
        core::Random random(5);
        for (int i = 0; i < 40; ++i) {
            const std::string cards = tests::solvableCards(random, 3, 3, 2 + i % 3);
            const core::Game empty = dogGame(lineOf(3, 3, cards));
            core::Position position = empty.position;
            for (int laid = 0; laid <= i % 4; ++laid) {
                const auto moves = empty.puzzle->moves(position);
                position = core::after(position, moves[random.below(moves.size())]);
            }
            const core::Game game{empty.puzzle, position};
            PlainCards plain = tests::plainCards(game);
            plain.begin(game.puzzle->write(position));
            plain.search();
            SerialContext context;
            const Outcome outcome = runPlacement(game, context, Goal::All);
            QVERIFY(layoutsOf(game, context) == layoutsOf(plain));
            QCOMPARE(outcome.verdict, plain.solutions() > 0 ? Outcome::Solved : Outcome::Impossible);
            SerialContext counting;
            QCOMPARE(runPlacement(game, counting, Goal::Count).stats.solutions, plain.solutions());
        }
    }

    /// A watched search plays every image of a solution on the board.
    void aWatchedSearchShowsAllImages()
    {
        const core::Game game = dogGame("dogs:3x3");
        SerialContext seen;
        const Outcome outcome = runPlacement(game, seen, Goal::All, true);
        SerialContext unseen;
        QCOMPARE(outcome.stats.nodes, runPlacement(game, unseen, Goal::All).stats.nodes);
        core::Position position = game.position;
        std::size_t shown = 0;
        for (const core::Event &event : seen.events()) {
            core::play(position, event);
            if (event.type == core::Event::Solution)
                QVERIFY(position == seen.solutions().at(shown++).position);
        }
        QCOMPARE(shown, std::size_t(16));
        QVERIFY(position == game.position);
    }

    /// A search that proves an impossible set visits the whole tree, and shows the fullest board at its end.
    void anImpossibleSetIsProved()
    {
        const core::Preset &preset = dogs::kind().presets.back();
        const core::Game game = dogGame(preset.line);
        PlainCards plain = tests::plainCards(game);
        plain.search();
        QCOMPARE(plain.solutions(), 0);
        SerialContext context;
        const Outcome outcome = runPlacement(game, context, Goal::First);
        QCOMPARE(outcome.verdict, Outcome::Impossible);
        QVERIFY(outcome.stats.nodes > 0);
        QCOMPARE(std::get<long long>(outcome.reason.arguments.at(0)), qint64(outcome.stats.nodes));
        QCOMPARE(outcome.path.size(), std::size_t(8));
        const core::Position fullest = core::after(game.position, outcome.path);
        const dogs::Board board = static_cast<const dogs::Dogs &>(*game.puzzle).board(fullest);
        QVERIFY(board.mismatches().empty());
    }

    /// No search is needed: the cards make two green dogs and a blue one, and four edges need four dogs.
    void tooFewDogsNeedNoSearch()
    {
        SerialContext context;
        const Outcome outcome =
            runPlacement(dogGame("dogs:2x2:1,2,-2,3;1,2,-3,-2;1,4,4,4;2,2,3,3"), context, Goal::First);
        QCOMPARE(outcome.verdict, Outcome::Impossible);
        QCOMPARE(std::get<long long>(outcome.reason.arguments.at(0)), 4LL);
        QCOMPARE(std::get<long long>(outcome.reason.arguments.at(1)), 3LL);
    }

    void aWrongEdgeIsTheReason()
    {
        SerialContext context;
        const Outcome outcome = runPlacement(dogGame("dogs:3x3::1 2 . . . . . . ."), context, Goal::First);
        QCOMPARE(outcome.verdict, Outcome::Impossible);
        QCOMPARE(outcome.stats.nodes, 0);
        QCOMPARE(outcome.reason.marks.size(), std::size_t(2));
    }

    /// 25 identical cards with fourfold symmetry have 25! × 4^25 solutions, more than 64 bits can count.
    void hugeCountsDoNotOverflow()
    {
        std::string cards = "1,-1,1,-1";
        for (int i = 1; i < 25; ++i)
            cards += ";1,-1,1,-1";
        SerialContext context;
        const Outcome outcome = runPlacement(dogGame(lineOf(5, 5, cards)), context, Goal::Count);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QVERIFY(!outcome.reason.empty());
    }

    void aLimitEndsACount()
    {
        class Limited : public SerialContext {
        public:
            bool keepGoing(const core::Stats &stats) override { return stats.solutions < 5; }
        } context;
        const Outcome outcome = runPlacement(dogGame("dogs:3x3"), context, Goal::Count);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QVERIFY(outcome.stats.solutions >= 5 && outcome.stats.solutions < 16);
    }
};

TEST_SUITE(Placement)
#include "tst_placement.moc"
