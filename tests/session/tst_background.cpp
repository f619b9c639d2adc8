// SPDX-License-Identifier: MIT
#include "core/parallel.h"
#include "session/answers/boardreader.h"
#include "session/basics/backgroundtask.h"
#include "session/basics/translation.h"
#include "session/search/solverjob.h"
#include "support/nothreads.h"
#include "support/refusedallocation.h"
#include "support/suite.h"
#include "support/toy.h"

#include <QSemaphore>

#include <new>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace {

const QString noThread = u"the system allows this program no more threads"_s;

} // namespace

/// Background work that fails reports the reason, in whatever thread it runs, and the program continues.
class BackgroundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void failedWorkReportsTheReason()
    {
        QObject context;
        QString sentence;
        const auto fail = [&](const core::Explanation &why) { sentence = session::translated(why); };
        const auto use = [](int) { QFAIL("there is no result"); };
        session::runInBackground(
            &context, []() -> int { throw std::bad_alloc(); }, use, fail);
        QTRY_COMPARE(sentence, u"the memory is used up"_s);
        session::runInBackground(
            &context, []() -> int { throw std::runtime_error("nonsense"); }, use, fail);
        QTRY_VERIFY(sentence.contains(u"nonsense"_s));
    }

    /// A result that does not fit into memory counts as a failure of the work.
    void aResultThatCannotBeCopiedIsReported()
    {
        struct Large {
            Large() = default;
            Large(Large &&) noexcept {}
            Large(const Large &) { throw std::bad_alloc(); }
        };
        QObject context;
        QString sentence;
        session::runInBackground(
            &context, [] { return Large(); }, [](const Large &) { QFAIL("there is no result"); },
            [&](const core::Explanation &why) { sentence = session::translated(why); });
        QTRY_COMPARE(sentence, u"the memory is used up"_s);
    }

    void anyExceptionIsCaught()
    {
        QObject context;
        QString sentence;
        session::runInBackground(
            &context, []() -> int { throw 1; }, [](int) { QFAIL("there is no result"); },
            [&](const core::Explanation &why) { sentence = session::translated(why); });
        QTRY_VERIFY(!sentence.isEmpty());
    }

    void aFailedTaskReportsTheReason()
    {
        QString sentence;
        session::BackgroundTask<int> task(
            [&](int result) { sentence = QString::number(result); },
            [&](const core::Explanation &why) { sentence = session::translated(why); });
        task.start([](core::SearchContext &) -> int { throw std::bad_alloc(); });
        QTRY_COMPARE(sentence, u"the memory is used up"_s);
        task.start([](core::SearchContext &) { return 7; });
        QTRY_COMPARE(sentence, u"7"_s);
    }

    void aFailedReadingReportsTheReason()
    {
        session::BoardReader reader;
        QString sentence;
        reader.read([]() -> std::function<void()> { throw std::bad_alloc(); },
                    [&](const core::Explanation &why) { sentence = session::translated(why); });
        QTRY_COMPARE(sentence, u"the memory is used up"_s);
        QVERIFY(!reader.isBusy());
    }

    void aBoardTooLargeForTheMemoryIsAFault_data()
    {
        QTest::addColumn<std::string>("options");
        QTest::newRow("read at once") << std::string("8");
        QTest::newRow("dealt") << std::string("8,deal=any");
    }
    void aBoardTooLargeForTheMemoryIsAFault()
    {
        QFETCH(std::string, options);
        core::Kind hungry = toy::kind();
        hungry.parse = [](std::string_view, std::string_view) -> core::Reading { throw std::bad_alloc(); };
        session::BoardReader reader;
        QString sentence;
        reader.read(hungry, options, {}, [&](const core::Reading &reading) {
            sentence = session::translated(std::get<core::Fault>(reading).why);
        });
        QTRY_COMPARE(sentence, u"This could not be done: the memory is used up."_s);
    }

    void aFailedSolverReportsTheReason()
    {
        core::Solver faulty = toy::solver("wander");
        faulty.solve = [](const core::Puzzle &, const core::Task &, core::SearchContext &) -> core::Outcome {
            throw std::runtime_error("nonsense");
        };
        const core::Game game = toy::game(2);
        core::Task task;
        task.from = game.position;
        session::SolverJob job(game.puzzle, faulty, task);
        QString sentence;
        connect(&job, &session::SolverJob::finished, this, [&](const core::Outcome &outcome) {
            sentence = session::translated(outcome.reason);
            QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        });
        job.start();
        QTRY_VERIFY(sentence.contains(u"nonsense"_s));
    }

    /// The end of a search is reported whatever the solver throws; otherwise, the window would wait for it
    /// forever.
    void aSolverThatThrowsAnythingIsReported()
    {
        core::Solver faulty = toy::solver("wander");
        faulty.solve = [](const core::Puzzle &, const core::Task &, core::SearchContext &) -> core::Outcome {
            throw 1;
        };
        const core::Game game = toy::game(2);
        core::Task task;
        task.from = game.position;
        session::SolverJob job(game.puzzle, faulty, task);
        std::optional<core::Outcome> end;
        connect(&job, &session::SolverJob::finished, this,
                [&](const core::Outcome &outcome) { end = outcome; });
        job.start();
        QTRY_VERIFY(end);
        QCOMPARE(end->verdict, core::Outcome::Stopped);
        QVERIFY(!end->reason.empty());
    }

    /// The end of a search is reported even if the memory does not suffice for handing over its result.
    void aResultThatCannotBeHandedOverIsReported()
    {
        const core::Game game = toy::game(2);
        core::Task task;
        task.from = game.position;
        const core::Solver solver = toy::solver("walk");
        session::SolverJob job(game.puzzle, solver, task);
        QString sentence;
        connect(&job, &session::SolverJob::finished, this, [&](const core::Outcome &outcome) {
            sentence = session::translated(outcome.reason);
            QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        });
        const tests::RefusedAllocation refused(sizeof(core::Outcome));
        job.start();
        QTRY_COMPARE(sentence, u"the memory is used up"_s);
        QVERIFY(refused.count() > 0);
        QVERIFY(!job.isRunning());
    }

    /// Work for which no thread can be started reports that, is not waited for, and can be requested again.
    void workWithoutAThreadIsReported()
    {
        QString sentence;
        const auto fail = [&](const core::Explanation &why) { sentence = session::translated(why); };
        const auto use = [&](int result) { sentence = QString::number(result); };
        QObject context;
        session::BackgroundTask<int> task(use, fail);
        for (int times = 0; times < 3; ++times) {
            {
                const tests::NoThreads none;
                session::runInBackground(
                    &context, [] { return 1; }, use, fail);
                QTRY_COMPARE(sentence, noThread);
                sentence.clear();
                task.start([](core::SearchContext &) { return 2; });
                QTRY_COMPARE(sentence, noThread);
                sentence.clear();
                task.start([](core::SearchContext &) { return 3; });
                task.cancel();
            }
            session::runInBackground(
                &context, [] { return 4; }, use, fail);
            QTRY_COMPARE(sentence, u"4"_s);
            task.start([](core::SearchContext &) { return 5; });
            QTRY_COMPARE(sentence, u"5"_s);
        }
    }

    /// While at least one thread runs, it does the work of all.
    void oneThreadDoesTheWorkOfAll()
    {
        session::Workers workers(3);
        QSemaphore gate;
        workers.run<void>([&](QPromise<void> &) { gate.acquire(); });
        const tests::NoThreads none;
        QList<QFuture<int>> later;
        for (int number = 0; number < 5; ++number)
            later << workers.run<int>([number](QPromise<int> &promise) { promise.addResult(number); });
        gate.release();
        workers.waitForDone();
        QVERIFY(workers.isIdle());
        for (int number = 0; number < 5; ++number)
            QCOMPARE(later[number].result(), number);
    }

    void aReadingWithoutAThreadIsReported()
    {
        session::BoardReader reader;
        QString sentence;
        const tests::NoThreads none;
        reader.read([]() -> std::function<void()> { return [] {}; },
                    [&](const core::Explanation &why) { sentence = session::translated(why); });
        QCOMPARE(sentence, noThread);
        QVERIFY(!reader.isBusy());
    }

    void aSearchWithoutAThreadReportsIt()
    {
        const core::Game game = toy::game(2);
        core::Task task;
        task.from = game.position;
        const core::Solver solver = toy::solver("wander");
        const tests::NoThreads none;
        session::SolverJob job(game.puzzle, solver, task);
        QString sentence;
        connect(&job, &session::SolverJob::finished, this, [&](const core::Outcome &outcome) {
            sentence = session::translated(outcome.reason);
            QCOMPARE(outcome.verdict, core::Outcome::Stopped);
        });
        job.start();
        QTRY_COMPARE(sentence, noThread);
        QVERIFY(!job.isRunning());
    }

    /// A parallel search does all its parts on the threads that are available.
    void partsNeedNoThreadsOfTheirOwn()
    {
        const tests::NoThreads none;
        core::NullContext context;
        std::vector<int> done;
        core::runParallel(context, 4, 3, [&](int part, core::SearchContext &) { done.push_back(part); });
        QCOMPARE(done, (std::vector<int>{0, 1, 2}));
    }
};

TEST_SUITE(BackgroundTest)
#include "tst_background.moc"
