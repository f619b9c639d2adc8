// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/files/checksums.h"
#include "session/files/savedgame.h"
#include "session/search/session.h"
#include "support/suite.h"

#include "boards.h"

using session::Act;
using session::Search;
using session::Session;

namespace {

constexpr qint64 fewFrames = 3000;
constexpr int mostWait = 120'000; ///< milliseconds

/// The state of a session that a viewer sees.
struct ViewedState {
    explicit ViewedState(const Session &session)
        : line(session.line()), sentence(session::translated(session.explanation())),
          frame(session.timeline().frame()), lastFrame(session.timeline().lastFrame()),
          events(session.timeline().act().record.size()), digest(session.timeline().act().record.digest()),
          counts(session.timeline().counts()), solutionFrames(session.timeline().solutionFrames()),
          state(session.search().state()), inView(session.search().solutionInView())
    {
        for (std::size_t i = 0; i < session.solutions().size(); ++i)
            solutions.push_back(session.solutions()[i].path);
    }

    QString line;
    QString sentence;
    qint64 frame;
    qint64 lastFrame;
    qint64 events;
    quint64 digest;
    session::Counts counts;
    std::vector<qint64> solutionFrames;
    Search::State state;
    quint64 inView;
    std::vector<core::Path> solutions;
};

std::unique_ptr<Session> opened(core::Kinds kinds, const QByteArray &text, bool run = true)
{
    auto read = session::readGame(kinds, text);
    auto *game = std::get_if<session::SavedGame>(&read);
    if (!game) {
        qWarning() << std::get<QString>(read) << text.left(2000);
        return {};
    }
    const Act &first = game->acts.front();
    auto session =
        std::make_unique<Session>(*game->kind, core::Game{first.instance.puzzle, first.record.start()});
    session->restore(std::move(game->acts), game->frame);
    if (run && !QTest::qWaitFor([&] { return !session->isReplaying(); }, mostWait))
        return {};
    return session;
}

const core::Kind &kindOf(const Board &board)
{
    return *board.kind;
}

bool fits(const core::Solver &solver, Session &session)
{
    return !solver.unsuitable ||
           solver.unsuitable(session.puzzle(), session.timeline().position(), session.timeline().past())
               .empty();
}

/// Returns the first board that suits this method, or the smallest if a count is watched: that of a large board may
/// take hours before there is something to see.
const Board *boardFor(const core::Kind &kind, const core::Solver &solver)
{
    const Board *found = nullptr;
    for (const Board &board : boards()) {
        const auto isSmaller = [&] {
            return board.game.puzzle->grid().size() < found->game.puzzle->grid().size();
        };
        if (board.kind != &kind || (found && !isSmaller()))
            continue;
        Session session(kind, board.game);
        if (fits(solver, session))
            found = &board;
        if (found && !solver.showsCounts())
            break;
    }
    return found;
}

/// Watches the search until it has a few frames or has ended.
void watch(Session &session, const core::Solver &solver, core::Goal goal)
{
    session.player().setSpeed(session::Speed(session::Speed::fastest));
    session.solve(
        {.solver = &solver, .goal = goal, .options = core::Values(solver.options), .seed = 3, .watch = true});
    QTRY_VERIFY_WITH_TIMEOUT(!session.isWatching() || session.timeline().lastFrame() >= fewFrames, mostWait);
}

void compare(const ViewedState &now, const ViewedState &before)
{
    QCOMPARE(now.frame, before.frame);
    QCOMPARE(now.lastFrame, before.lastFrame);
    QCOMPARE(now.line, before.line);
    QCOMPARE(now.sentence, before.sentence);
    QCOMPARE(now.events, before.events);
    QCOMPARE(now.digest, before.digest);
    QCOMPARE(now.counts.tries, before.counts.tries);
    QCOMPARE(now.counts.backs, before.counts.backs);
    QCOMPARE(now.counts.depth, before.counts.depth);
    QCOMPARE(now.counts.deepest, before.counts.deepest);
    QCOMPARE(now.counts.solutions, before.counts.solutions);
    QCOMPARE(now.solutionFrames, before.solutionFrames);
    QCOMPARE(now.state, before.state);
    QCOMPARE(now.inView, before.inView);
    QVERIFY(now.solutions == before.solutions);
}

} // namespace

/// Tests the contract of searches in saved games.
class SavedSearches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSavedSearchIsReproduced_data()
    {
        QTest::addColumn<const core::Kind *>("kind");
        QTest::addColumn<const core::Solver *>("solver");
        for (const core::Kind *kind : kindsUnderContract()) {
            for (const core::Solver &solver : kind->solvers) {
                if (solver.reaches(core::Goal::All) || solver.reaches(core::Goal::First) ||
                    solver.showsCounts())
                    QTest::addRow("%s %s", kind->id, solver.id) << kind << &solver;
            }
        }
    }
    void aSavedSearchIsReproduced()
    {
        QFETCH(const core::Kind *, kind);
        QFETCH(const core::Solver *, solver);
        const Board *board = boardFor(*kind, *solver);
        QVERIFY(board);
        const core::Goal goal = solver->reaches(core::Goal::All)     ? core::Goal::All
                                : solver->reaches(core::Goal::First) ? core::Goal::First
                                                                     : core::Goal::Count;
        Session session(kindOf(*board), board->game);
        watch(session, *solver, goal);
        session.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isSolving(), mostWait);
        QVERIFY(session.timeline().acts().back().record.size() > 0);
        // The game is saved in the middle, at a refused try, and at the end.
        const qint64 last = session.timeline().lastFrame();
        for (const int third : {1, 2, 3}) {
            if (!tests::isTried(third, 2))
                continue;
            const qint64 frame = last * third / 3;
            session.timeline().seek(std::max(qint64(1), frame));
            const QByteArray text = session::writeGame(*kind, session.timeline());
            const std::unique_ptr<Session> again = opened(kindsUnderContract(), text);
            QVERIFY(again);
            compare(ViewedState(*again), ViewedState(session));
            QCOMPARE(session::writeGame(*kind, again->timeline()), text);
        }
    }
    /// A search that had neither ended nor been stopped continues after loading.
    void anUnfinishedSearchContinues()
    {
        const auto toTheEnd = [](Session &session) {
            session.search().setPaused(false);
            QTRY_VERIFY_WITH_TIMEOUT(!session.isWatching(), mostWait);
        };
        const core::Kind *kind = kindsUnderContract().back();
        const core::Solver &solver = *kind->solver("depthfirst");
        const Board *board = boardFor(*kind, solver);
        Session session(*kind, board->game);
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        session.solve({.solver = &solver, .options = core::Values(solver.options), .watch = true});
        session.player().pause();
        session.search().go(session::Direction::Forward, {session::Landmark::Frame});
        const auto isAtThird = [&] {
            if (session.timeline().frame() < 3)
                session.search().go(session::Direction::Forward, {session::Landmark::Frame});
            return session.timeline().frame() >= 3;
        };
        QVERIFY(QTest::qWaitFor(isAtThird, mostWait));
        session.player().pause();
        QVERIFY(session.search().standsStill());
        const std::unique_ptr<Session> again =
            opened(kindsUnderContract(), session::writeGame(*kind, session.timeline()));
        QVERIFY(again);
        QCOMPARE(again->timeline().frame(), session.timeline().frame());
        QVERIFY(again->search().standsStill());
        again->player().setSpeed(session::Speed(session::Speed::fastest));
        toTheEnd(session);
        toTheEnd(*again);
        compare(ViewedState(*again), ViewedState(session));
        QCOMPARE(again->search().state(), Search::State::Ended);
    }

    /// The chosen solution is saved with its number in the list. If the search can be rerun, its list is
    /// restored, too.
    void theChosenSolutionIsSaved_data()
    {
        QTest::addColumn<bool>("watched");
        QTest::newRow("watched") << true;
        QTest::newRow("unwatched") << false;
    }
    void theChosenSolutionIsSaved()
    {
        QFETCH(bool, watched);
        const auto queens =
            std::ranges::find(kindsUnderContract(), std::string_view("queens"), &core::Kind::id);
        const core::Kind &kind = **queens;
        const core::Solver &solver = *kind.solver("lookback");
        Session session(kind, boardFor(kind, solver)->game);
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve({.solver = &solver,
                       .goal = core::Goal::All,
                       .options = core::Values(solver.options),
                       .watch = watched});
        QTRY_VERIFY_WITH_TIMEOUT(!session.search().isUnderWay(), mostWait);
        QVERIFY(session.solutions().size() > 7);
        session.search().showSolution(6);
        QCOMPARE(session.search().solutionInView(), quint64(7));
        const std::unique_ptr<Session> again =
            opened(kindsUnderContract(), session::writeGame(kind, session.timeline()));
        QVERIFY(again);
        QCOMPARE(again->search().solutionInView(), quint64(7));
        QCOMPARE(again->line(), session.line());
        QCOMPARE(again->timeline().act().record.standing(again->timeline().eventsBefore()),
                 session.solutions()[6].path);
        QCOMPARE(again->solutions().size(), watched ? session.solutions().size() : 0U);
    }

    /// A search that cannot be reproduced is reported, and nothing false is shown.
    void anUnreproducibleSearchIsReported_data()
    {
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        QTest::addColumn<QString>("sentence");
        const QString movesOnly = QStringLiteral("only its moves are shown.");
        QTest::newRow("another run") << QByteArray(" seed=") << QByteArray(" digest=7 seed=") << movesOnly;
        QTest::newRow("no such method")
            << QByteArray("method: lookback") << QByteArray("method: intuition") << movesOnly;
        QTest::newRow("longer than it is") << QByteArray(" events=") << QByteArray(" events=9") << movesOnly;
        QTest::newRow("no such goal") << QByteArray("recipe: all") << QByteArray("recipe: some")
                                      << QStringLiteral("without its tries.");
        QTest::newRow("no such option")
            << QByteArray(" seed=3") << QByteArray(" seed=3 option:colour=red") << movesOnly;
    }
    void anUnreproducibleSearchIsReported()
    {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        QFETCH(QString, sentence);
        const auto queens =
            std::ranges::find(kindsUnderContract(), std::string_view("queens"), &core::Kind::id);
        const core::Kind &kind = **queens;
        const core::Solver &solver = *kind.solver("lookback");
        Session session(kind, boardFor(kind, solver)->game);
        watch(session, solver, core::Goal::All);
        session.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isSolving(), mostWait);
        session.timeline().seek(100);
        QByteArray text = session::writeGame(kind, session.timeline());
        QVERIFY(text.contains(was));
        text.replace(was, is);
        text.truncate(text.lastIndexOf("sum:"));
        text += session::sumLine({}, text);
        const std::unique_ptr<Session> again = opened(kindsUnderContract(), text);
        QVERIFY(again);
        QCOMPARE(again->line(), session.line());
        QVERIFY2(session::translated(again->explanation()).endsWith(sentence),
                 qPrintable(session::translated(again->explanation())));
        QCOMPARE(again->search().solutionInView(), quint64(0));
        QVERIFY(again->solutions().empty());
    }

    /// Esc cancels the rerun, and the game can be saved as it was.
    void aCancelledRerunIsStillSaved()
    {
        const core::Kind *kind = kindsUnderContract().back();
        const core::Solver &solver = *kind->solver("depthfirst");
        Session session(*kind, boardFor(*kind, solver)->game);
        watch(session, solver, core::Goal::First);
        session.stop();
        const QByteArray text = session::writeGame(*kind, session.timeline());
        const std::unique_ptr<Session> again = opened(kindsUnderContract(), text, false);
        QVERIFY(again->isReplaying());
        again->stop();
        QVERIFY(!again->isReplaying());
        QCOMPARE(again->line(), session.line());
        QCOMPARE(session::writeGame(*kind, again->timeline()), text);
    }
};

TEST_SUITE(SavedSearches)

#include "tst_savedsearches.moc"
