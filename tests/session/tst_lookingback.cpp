// SPDX-License-Identifier: MIT
#include "support/rooks.h"
#include "support/stillness.h"
#include "support/suite.h"

#include "session/basics/translation.h"
#include "session/search/session.h"

using session::Act;
using session::Session;

namespace {

struct Lay {
    int row;
    int column;
};

void play(Session &session, std::initializer_list<Lay> moves)
{
    for (const Lay &move : moves)
        session.hand(rooks::lay(move.row, move.column, session.puzzle().grid().columns));
}

QString lookBack(Session &session)
{
    QString sentence;
    const auto connection =
        QObject::connect(&session, &Session::reported, &session,
                         [&](const core::Explanation &what) { sentence = session::translated(what); });
    session.backToSolvable();
    [&] { QTRY_VERIFY(!session.isLookingBack()); }();
    QObject::disconnect(connection);
    return sentence;
}

} // namespace

/// Tests the return to the last solvable position, and boards that take long to deal.
class LookingBackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLastSolvable_data()
    {
        QTest::addColumn<QByteArray>("board");
        QTest::newRow("moves can be taken back") << QByteArray("6");
        QTest::newRow("what is lost is lost") << QByteArray("6,once");
    }
    void findsTheLastSolvable()
    {
        QFETCH(QByteArray, board);
        Session session(rooks::kind(), rooks::game(board.toStdString()));
        play(session, {{0, 2}, {1, 4}, {2, 0}, {3, 4}, {4, 1}, {5, 5}});
        QTRY_COMPARE(session.judgement().verdict, core::Judgement::Unsolvable);
        const qint64 last = session.timeline().lastFrame();
        QCOMPARE(lookBack(session), QStringLiteral("From here the goal can still be reached."));
        QCOMPARE(session.timeline().frame(), 3);
        QCOMPARE(session.timeline().lastFrame(), last);
        QTRY_COMPARE(session.judgement().verdict, core::Judgement::Solvable);
    }

    /// The position returned to is before the latest mistake that was not corrected, not before the first.
    void correctedMistakesDoNotCount()
    {
        Session session(rooks::kind(), rooks::game("5"));
        play(session, {{0, 2}, {1, 2}});
        session.hand(rooks::take(session.timeline().position(), 1));
        play(session, {{1, 3}, {2, 3}, {4, 4}});
        QTRY_COMPARE(session.judgement().verdict, core::Judgement::Unsolvable);
        lookBack(session);
        QCOMPARE(session.timeline().frame(), 4);
        QCOMPARE(session.puzzle().write(session.timeline().position()), std::string("34..."));
    }

    void unknownVerdictsAreReported()
    {
        for (const char *board : {"6,murky", "6,murky,once"}) {
            Session session(rooks::kind(), rooks::game(board));
            play(session, {{0, 2}, {1, 2}, {3, 4}});
            QTRY_COMPARE(session.judgement().verdict, core::Judgement::Unsolvable);
            const QString sentence = lookBack(session);
            QVERIFY2(sentence.contains(QStringLiteral("known to be solvable")), qPrintable(sentence));
            QCOMPARE(session.timeline().frame(), 3);
        }
    }

    void aBoardLostFromTheBeginning()
    {
        Session session(rooks::kind(), rooks::game("4", "11.."));
        session.hand(rooks::lay(2, 3, 4));
        QTRY_COMPARE(session.judgement().verdict, core::Judgement::Unsolvable);
        QCOMPARE(lookBack(session), QStringLiteral("The goal was out of reach from the start."));
        QCOMPARE(session.timeline().frame(), 1);
    }

    /// The return does not go back beyond the current board.
    void staysWithinTheGame()
    {
        Session session(rooks::kind(), rooks::game("4"));
        session.begin(Act::Open, rooks::game("4", "11.."), {});
        session.hand(rooks::lay(2, 3, 4));
        lookBack(session);
        QCOMPARE(session.timeline().frame(), 2);
    }

    /// The return works across the thousands of steps of a search.
    void goesBackThroughASearch()
    {
        Session session(rooks::kind(), rooks::game("8"));
        play(session, {{0, 2}, {1, 4}, {5, 4}});
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        session.solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.isWatching());
        QVERIFY(session.timeline().lastFrame() > 3000);
        lookBack(session);
        QCOMPARE(session.timeline().frame(), 2);
    }

    void aSlowDealBlocksNothing()
    {
        Session session(rooks::kind(), rooks::game("5"));
        const core::Deal &slow = *rooks::kind().deal("slow");
        session.scramble(slow, 2000, 3);
        QVERIFY(session.isReading()); // scramble() has not waited for the board
        QCOMPARE(session.timeline().acts().size(), 1U);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isReading(), 30'000);
        QCOMPARE(session.timeline().acts().size(), 2U);
        QCOMPARE(session.line(), QStringLiteral("rooks:5,deal=slow,count=2000,seed=3:....."));
    }

    void aQuickBoardIsThereAtOnce()
    {
        Session session(rooks::kind(), rooks::game("5"));
        session.scramble(*rooks::kind().deal("slow"), 0, 3);
        QTRY_COMPARE(session.timeline().act().type, Act::Scramble);
    }

    void aSlowBoardIsGivenUp_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("stop") << 0;
        QTest::newRow("another") << 1;
        QTest::newRow("a move") << 2;
    }
    void aSlowBoardIsGivenUp()
    {
        QFETCH(int, how);
        Session session(rooks::kind(), rooks::game("5"));
        session.scramble(*rooks::kind().deal("slow"), 60'000, 3);
        QVERIFY(session.isReading());
        if (how == 0)
            session.stop();
        else if (how == 1)
            session.scramble(*rooks::kind().deal("slow"), 0, 4);
        else
            session.hand(rooks::lay(0, 0, 5));
        QTRY_VERIFY(!session.isReading());
        const QString line = session.line();
        tests::finishBackgroundWork();
        QCOMPARE(session.line(), line);
        QVERIFY(!line.contains(QStringLiteral("seed=3")));
    }

    void aSlowBoardMayOutliveItsWindow()
    {
        auto session = std::make_unique<Session>(rooks::kind(), rooks::game("5"));
        session->scramble(*rooks::kind().deal("slow"), 60'000, 3);
        session.reset();
        tests::finishBackgroundWork();
    }
};

TEST_SUITE(LookingBackTest)
#include "tst_lookingback.moc"
