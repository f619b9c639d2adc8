// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "core/parallel.h"

#include <mutex>
#include <set>
#include <stdexcept>

namespace {

/// Receives the reports of the tasks, without a lock since tasks report one at a time.
class Recorder : public core::SearchContext {
public:
    bool keepGoing(const core::Stats &stats) override
    {
        last = stats;
        return ++calls < mostCalls;
    }
    bool record(std::span<const core::Event>) override { return true; }
    bool found(const core::Position &, std::span<const core::Step>) override { return ++solutions < 1000; }
    void parallel(int, const std::function<void(int, core::SearchContext &)> &) override {}

    core::Stats last;
    int mostCalls = 1000000;
    int calls = 0;
    int solutions = 0;
};

} // namespace

class Parallel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTaskRunsOnce_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : {0, 1, 2, 4, 100})
            QTest::addRow("%d threads", threads) << threads;
    }
    void everyTaskRunsOnce()
    {
        constexpr int tasks = 50;
        QFETCH(int, threads);
        Recorder recorder;
        std::mutex mutex;
        std::multiset<int> done;
        core::runParallel(recorder, threads, tasks, [&](int task, core::SearchContext &context) {
            context.keepGoing({.nodes = 1024, .solutions = 1});
            context.keepGoing({.nodes = 3000, .solutions = 2});
            context.found({}, {});
            const std::lock_guard lock(mutex);
            done.insert(task);
        });
        QCOMPARE(done.size(), std::size_t(tasks));
        QCOMPARE(std::set<int>(done.begin(), done.end()).size(), std::size_t(tasks));
        QCOMPARE(recorder.last.nodes, std::uint64_t(tasks * 3000));
        QCOMPARE(recorder.last.solutions, std::uint64_t(tasks * 2));
        QCOMPARE(recorder.solutions, tasks);
    }

    /// A task can run tasks of its own, as a method does that calls another method.
    void tasksHaveTasks()
    {
        Recorder recorder;
        core::runParallel(recorder, 2, 3, [](int, core::SearchContext &outer) {
            outer.parallel(4, [](int, core::SearchContext &inner) { inner.keepGoing({.nodes = 10}); });
        });
        QCOMPARE(recorder.calls, 12);
        QCOMPARE(recorder.last.nodes, std::uint64_t(120));
    }

    void stoppingOneTaskStopsAll()
    {
        Recorder recorder;
        recorder.mostCalls = 100;
        core::runParallel(recorder, 4, 8, [](int, core::SearchContext &context) {
            while (context.keepGoing({})) {
            }
        });
        QVERIFY(recorder.calls >= 107);
    }

    void anExceptionEndsTheOthers()
    {
        Recorder recorder;
        const auto work = [](int task, core::SearchContext &context) {
            if (task == 2)
                throw std::runtime_error("so it goes");
            while (context.keepGoing({})) {
            }
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, core::runParallel(recorder, 4, 4, work));
    }
};

TEST_SUITE(Parallel)
#include "tst_parallel.moc"
