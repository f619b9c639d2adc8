// SPDX-License-Identifier: MIT
#include "support/suite.h"
#include "taquin/boards.h"

namespace {

core::Explanation unsuitable(const core::Game &game, const core::Path &past = {})
{
    return taquin::kind().solver("rewind")->unsuitable(*game.puzzle, game.position, past);
}

core::Path moves(const core::Game &game, const char *text)
{
    return std::get<core::Path>(game.puzzle->replay(game.puzzle->start(), text));
}

} // namespace

class RewindTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsTheWalkBackwards()
    {
        const core::Game game = boards::game("taquin:6x5,deal=walk,count=3000,seed=7");
        QVERIFY(unsuitable(game).empty());
        const core::Outcome outcome = boards::solve(*game.puzzle, game.position, "rewind");
        QVERIFY(outcome.path == core::reversed(game.puzzle->dealing()->path));
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
    }

    void takesThePlayersMovesBackFirst()
    {
        core::Game game = boards::game("taquin:3x3,deal=walk,count=30,seed=7");
        const core::Path past = moves(game, "ulurdd");
        game.position = core::after(game.position, past);
        QVERIFY(unsuitable(game, past).empty());
        tests::SerialContext context;
        const core::Outcome outcome =
            boards::solve(*game.puzzle, game.position, "rewind", context, false, past);
        QCOMPARE(outcome.path.size(), past.size() + game.puzzle->dealing()->path.size());
        QVERIFY(boards::leadsHome(game.puzzle->grid(), game.position, outcome.path));
    }

    void playersMovesOnAnOrderedBoardAreAWalk()
    {
        core::Game game = boards::game("taquin:3x3");
        const core::Path past = moves(game, "uld");
        game.position = core::after(game.position, past);
        tests::SerialContext context;
        QCOMPARE(boards::solve(*game.puzzle, game.position, "rewind", context, false, past).path.size(),
                 std::size_t(3));
    }

    void unsuitableWithAReason()
    {
        const core::Game typed = boards::game("taquin:2x2:3 1 2 0");
        QVERIFY(QByteArray(unsuitable(typed).text.source).contains("not known"));
        const core::Outcome outcome = boards::solve(*typed.puzzle, typed.position, "rewind");
        QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        QCOMPARE(outcome.reason.text.source, unsuitable(typed).text.source);
        for (const char *deal : {"even", "cycles"}) {
            const core::Game dealt = boards::game(std::string("taquin:4x4,deal=") + deal);
            QVERIFY(QByteArray(unsuitable(dealt).text.source).contains("not dealt by a random walk"));
        }
        core::Game exchanged = boards::game("taquin:2x2");
        const core::Path past = {{0, {0}, {1}, false}, {1, {1}, {0}, true}};
        exchanged.position = core::after(exchanged.position, past);
        QVERIFY(QByteArray(unsuitable(exchanged, past).text.source).contains("exchanged"));
    }
};

TEST_SUITE(RewindTest)
#include "tst_rewind.moc"
