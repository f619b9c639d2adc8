// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"

#include <functional>

namespace taquin {

/// A tracer that forwards everything to another one, and ends the search when its owner wants to continue
/// differently. The other tracer does not notice that end.
template <typename Tracer>
class Interruptible {
public:
    static constexpr bool traces = Tracer::traces;

    /// `isDue` is called at intervals; the search ends when it returns true.
    Interruptible(Tracer &tracer, std::function<bool()> isDue) : m_tracer(tracer), m_isDue(std::move(isDue))
    {
    }

    bool isInterrupted() const { return m_isInterrupted; }

    bool node(int depth)
    {
        if (!m_tracer.node(depth))
            return false;
        m_isInterrupted = m_tracer.stats().nodes % period == 0 && m_isDue();
        return !m_isInterrupted;
    }
    bool enter() { return m_tracer.enter(); }
    void at(int line) { m_tracer.at(line); }
    void did(const auto &step, int reason) { m_tracer.did(step, reason); }
    void undid() { m_tracer.undid(); }
    void refused(int reason, const auto &step) { m_tracer.refused(reason, step); }

private:
    static constexpr std::uint64_t period = 1 << 14; ///< the nodes between two calls of isDue

    Tracer &m_tracer;
    std::function<bool()> m_isDue;
    bool m_isInterrupted = false;
};

} // namespace taquin
