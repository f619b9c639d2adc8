// SPDX-License-Identifier: MIT
#include "core/tracer.h"
#include "support/suite.h"

#include <new>

namespace {

/// A listener that has no memory left for an event.
class FullListener : public core::NullContext {
public:
    bool record(std::span<const core::Event>) override { throw std::bad_alloc(); }
};

} // namespace

/// Tests the events that a search reports.
class Watches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The search ends even if the events that found no memory were its last.
    void aListenerWithoutMemoryEndsTheSearch()
    {
        FullListener context;
        core::Task task;
        task.traced = true;
        const auto search = [](auto &tracer) {
            tracer.did([] { return core::Step{0, {0}, {1}}; });
            return core::Outcome();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, core::watched(context, task, search));
    }
};

TEST_SUITE(Watches)
#include "tst_tracer.moc"
