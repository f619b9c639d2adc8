// SPDX-License-Identifier: MIT
#pragma once

#include "benchmarks/table.h"
#include "core/parallel.h"
#include "core/searchcontext.h"

namespace bench {

/// Lets a solver run to its end on one thread or several, and reads every solution that it finds.
class SilentContext : public core::SearchContext {
public:
    explicit SilentContext(int threads = 1) : m_threads(threads) {}

    bool keepGoing(const core::Stats &) override { return true; }
    bool record(std::span<const core::Event>) override { return true; }
    bool found(const core::Position &position, std::span<const core::Step>) override
    {
        keep(position);
        return true;
    }
    int threads() const override { return m_threads; }
    void parallel(int tasks, const std::function<void(int, SearchContext &)> &work) override
    {
        core::runParallel(*this, m_threads, tasks, work);
    }

private:
    int m_threads;
};

} // namespace bench
