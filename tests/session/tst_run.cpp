// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "piecestep.h"
#include "support/toy.h"

#include "session/timeline/run.h"

using session::Act;
using session::Run;
using session::Timeline;

namespace {

Act boardOf(int cells)
{
    const core::Game game = toy::game(cells);
    return Act::make(Act::New, {game.puzzle, {}}, game.position);
}

/// Adds an act that moves the piece forward by this number of cells.
void addForwardMoves(Timeline &timeline, Act::Type type, int moves)
{
    core::Path path;
    const int at = timeline.position()[0].cell;
    for (int i = 0; i < moves; ++i)
        path.push_back(step(at + i, at + i + 1));
    timeline.begin(Act::make(type, timeline.instance(), timeline.position(), session::events(path)));
    timeline.seek(timeline.lastFrame());
}

} // namespace

/// Tests which part of a timeline a viewer follows as one run.
class RunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewBoardHasAnEmptyRun()
    {
        const Timeline timeline(boardOf(9));
        QCOMPARE(session::runInView(timeline).frames(), 0);
    }

    void movesByHandAreOneRun()
    {
        Timeline timeline(boardOf(9));
        for (int i = 0; i < 3; ++i)
            addForwardMoves(timeline, Act::Hand, 1);
        for (const qint64 frame : {0, 1, 3}) {
            timeline.seek(frame);
            QCOMPARE(session::runInView(timeline), (Run{0, 3, Act::Hand}));
        }
    }

    /// The count of moves continues when the player plays on before or after a solution.
    void aSolutionIsMovesToo()
    {
        Timeline timeline(boardOf(9));
        addForwardMoves(timeline, Act::Hand, 1);
        addForwardMoves(timeline, Act::Solve, 4);
        addForwardMoves(timeline, Act::Hand, 1);
        QCOMPARE(session::runInView(timeline), (Run{0, 6, Act::Hand}));
    }

    void eachSearchIsARunOfItsOwn()
    {
        Timeline timeline(boardOf(20));
        addForwardMoves(timeline, Act::Hand, 1);
        addForwardMoves(timeline, Act::Search, 4);
        addForwardMoves(timeline, Act::Search, 6);
        QCOMPARE(session::runInView(timeline), (Run{5, 11, Act::Search}));
        timeline.seek(3);
        QCOMPARE(session::runInView(timeline), (Run{1, 5, Act::Search}));
    }

    /// A search may start where another ends.
    void aRunBeginsWhereAnotherEnds()
    {
        Timeline timeline(boardOf(20));
        addForwardMoves(timeline, Act::Search, 4);
        addForwardMoves(timeline, Act::Search, 6);
        timeline.seek(4);
        QCOMPARE(session::runInView(timeline), (Run{0, 4, Act::Search}));
        QCOMPARE(session::runFromHere(timeline), (Run{4, 10, Act::Search}));
        timeline.seek(10);
        QCOMPARE(session::runFromHere(timeline).frames(), 0);
    }

    /// A search starts with its own first frame, although that shows the same board as the frame before.
    void aSearchHasItsOwnFirstFrame()
    {
        Timeline timeline(boardOf(9));
        addForwardMoves(timeline, Act::Search, 4);
        timeline.seek(0);
        QCOMPARE(session::runInView(timeline), (Run{0, 4, Act::Search}));
    }
};

TEST_SUITE(RunTest)
#include "tst_run.moc"
