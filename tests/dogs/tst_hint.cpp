// SPDX-License-Identifier: MIT
#include "support/serialcontext.h"
#include "support/suite.h"

#include "dogcards.h"
#include "dogs/dogs.h"
#include "session/basics/translation.h"

using core::Judgement;
using tests::dogGame;
using tests::SerialContext;

namespace {

Judgement judge(const core::Game &game)
{
    SerialContext context;
    return dogs::kind().judge(*game.puzzle, game.position, context);
}

core::Hint hint(const core::Game &game)
{
    SerialContext context;
    return dogs::kind().hint(*game.puzzle, game.position, context);
}

/// Returns whether the independent search can complete the board.
bool isSolvable(const core::Game &game)
{
    tests::PlainCards plain = tests::plainCards(game);
    plain.begin(game.puzzle->write(game.position));
    plain.search(1);
    return plain.solutions() > 0;
}

} // namespace

/// Tests the verdict and the hint while playing.
class HintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdictsAreTrue()
    {
        core::Random random(21);
        const core::Game course = dogGame("dogs:3x3");
        int solvable = 0;
        for (int i = 0; i < 300; ++i) {
            core::Position position = course.position;
            for (int laid = 0; laid < 1 + i % 3; ++laid) {
                const auto moves = course.puzzle->moves(position);
                position = core::after(position, moves[random.below(moves.size())]);
            }
            const core::Game game{course.puzzle, position};
            const Judgement judgement = judge(game);
            QCOMPARE(judgement.verdict, isSolvable(game) ? Judgement::Solvable : Judgement::Unsolvable);
            QVERIFY(judgement.verdict == Judgement::Solvable || !judgement.why.empty());
            solvable += judgement.verdict == Judgement::Solvable;
        }
        QVERIFY(solvable > 10 && solvable < 290);
        QCOMPARE(judge(dogGame("dogs:3x3::3 5 8 2 7 1 4 9 6")).verdict, Judgement::Solved);
    }

    /// Following hints alone leads from the empty table to the solution.
    void hintsLeadToTheEnd()
    {
        for (const char *line : {"dogs:3x3", "dogs:2x3", "dogs:3x3::. 5 8 . . . . . ."}) {
            core::Game game = dogGame(line);
            for (int moves = 0; !game.puzzle->solved(game.position); ++moves) {
                QVERIFY(moves < 9);
                const core::Hint next = hint(game);
                QVERIFY(!next.path.empty());
                game.position = core::after(game.position, next.path);
            }
        }
    }

    /// Hints name the misplaced cards of the solution 358271496 with one card turned, and with two.
    void wrongCardsAreTakenBack()
    {
        const core::Hint one = hint(dogGame("dogs:3x3::3 5 8 2 7'' 1 4 9 6"));
        QCOMPARE(one.path.size(), std::size_t(1));
        QCOMPARE(int(one.path[0].piece), 6);
        QVERIFY((one.path[0].to == core::Place{4, 0})); // turned back, and not taken off

        core::Game two = dogGame("dogs:3x3::3 5 8 2 7 1 4' 9 6'");
        for (const int card : {3, 5}) {
            const core::Hint next = hint(two);
            QCOMPARE(next.path.size(), std::size_t(1));
            QCOMPARE(int(next.path[0].piece), card);
            two.position = core::after(two.position, next.path);
        }
        QCOMPARE(judge(two).verdict, Judgement::Solvable);
    }

    /// A card that lies alone can always be turned, moved or taken off, which the reason of the verdict says.
    void aCardAloneIsNotTheEnd()
    {
        int turned = 0;
        for (int card = 1; card <= 9; ++card) {
            for (const char *turn : {"", "'", "''", "'''"}) {
                const std::string laid = std::to_string(card) + turn;
                const core::Game game = dogGame(("dogs:3x3::" + laid + " . . . . . . . .").c_str());
                const Judgement judgement = judge(game);
                if (judgement.verdict != Judgement::Unsolvable)
                    continue;
                QVERIFY2(session::translated(judgement.why).contains(QLatin1StringView("turn it")),
                         laid.c_str());
                const core::Hint next = hint(game);
                const core::Game after{game.puzzle, core::after(game.position, next.path)};
                QCOMPARE(judge(after).verdict, Judgement::Solvable);
                turned += next.path[0].to.onBoard();
            }
        }
        QVERIFY(turned > 0);
    }

    /// A hint names the card and, on the place for it, its number and its turn.
    void theTurnIsPartOfTheHint()
    {
        const core::Hint last = hint(dogGame("dogs:3x3::3 5 8 2 7 1 4 9 ."));
        QCOMPARE(last.why.marks.front().cell, std::int16_t(8));
        QCOMPARE(last.why.marks.front().label, std::string("6"));
        const core::Hint other = hint(dogGame("dogs:3x3::. 9'' 4'' 1'' 7'' 2'' 8'' 5'' 3''"));
        QCOMPARE(other.why.marks.front().label, std::string("6, 180°"));
        QVERIFY(session::translated(other.why).contains(QLatin1StringView("180")));
    }

    void nothingHelpsAnImpossibleSet()
    {
        const core::Game game = dogGame(dogs::kind().presets.back().line);
        QCOMPARE(judge(game).verdict, Judgement::Unsolvable);
        QVERIFY(hint(game).path.empty());
        QVERIFY(!hint(game).why.empty());
        // With a card on the board the reason is the same: the set, and not that card.
        core::Game begun = game;
        begun.position[4] = {4, 0};
        for (const core::Explanation &why : {judge(begun).why, hint(begun).why})
            QCOMPARE(session::translated(why), session::translated(judge(game).why));
        QVERIFY(hint(begun).path.empty());
    }

    /// A hard board of five by five cards may remain without a verdict, which is reported.
    void anUnknownVerdictIsReported()
    {
        core::Random random(2);
        const core::Game game = dogGame("dogs:5x5:" + tests::solvableCards(random, 5, 5, 4));
        SerialContext context;
        context.stopAfter(1);
        const Judgement judgement = dogs::kind().judge(*game.puzzle, game.position, context);
        QVERIFY(judgement.verdict == Judgement::Unknown || judgement.verdict == Judgement::Solvable);
        QVERIFY(judgement.verdict == Judgement::Solvable || !judgement.why.empty());
    }

    /// Every refusal is explained: either no card left has the halves that the cell needs, or another cell could then
    /// not be filled.
    void deadEndsAreExplained()
    {
        const core::Game game = dogGame("dogs:3x3");
        const core::Solver &method = *dogs::kind().solver("placement");
        SerialContext context;
        method.solve(*game.puzzle, {core::Goal::All, game.position, {}, {}, 1, true}, context);
        core::Position position = game.position;
        int needs = 0;
        int blocked = 0;
        for (const core::Event &event : context.events()) {
            const core::Explanation why = method.explain(*game.puzzle, position, event);
            QVERIFY(!why.empty());
            const QString sentence = session::translated(why);
            needs += sentence.contains(QStringLiteral("no card left has"));
            blocked += sentence.contains(QStringLiteral("could then not be filled"));
            core::play(position, event);
        }
        QVERIFY(needs > 0 && blocked > 0);
    }
};

TEST_SUITE(HintTest)
#include "tst_hint.moc"
