// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/direction.h"

namespace taquin {

/// The lines of the pseudocode of `optimal`.
enum class IdaStarLine : std::uint8_t {
    None,
    Bound,
    Try,
    Undoing,
    Redundant,
    Beyond,
    Descend,
    Backtrack,
    Raise,
    Incumbent
};

/// The reason of an event of `optimal`.
struct IdaStarReason {
    static constexpr int undoes = 1;
    static constexpr int redundant = 2;
    /// The base of a reason: `beyond` + the number of moves by which the path would exceed the bound.
    static constexpr int beyond = 3;
    /// The base of a reason: `value` + the lower bound after the move, for heuristics with
    /// Heuristic::valueInEvents.
    static constexpr int value = 1 << 15;
};

/// Reports the steps of IdaStar to its tracer, with the line and the reason of each event. `hasValues`: the events
/// contain lower bounds (Heuristic::valueInEvents).
template <typename Tracer, bool hasValues>
class IdaStarEvents {
public:
    explicit IdaStarEvents(Tracer &tracer) : m_tracer(tracer) {}

    /// Reports a redundant move. Undoing the last move is redundant too, but has its own reason.
    void refusedRedundant(bool undoes, const auto &step)
    {
        at(undoes ? IdaStarLine::Undoing : IdaStarLine::Redundant);
        m_tracer.refused(undoes ? IdaStarReason::undoes : IdaStarReason::redundant, step);
    }
    /// Reports a move after which the path would exceed the bound by at least `excess` moves.
    void refusedBeyond(int excess, int lowerBound, const auto &step)
    {
        at(IdaStarLine::Beyond);
        m_tracer.refused(hasValues ? IdaStarReason::value + lowerBound : IdaStarReason::beyond + excess,
                         step);
    }
    void descended(const auto &lowerBound, const auto &step)
    {
        at(IdaStarLine::Descend);
        m_tracer.did(step, hasValues && Tracer::traces ? IdaStarReason::value + lowerBound() : 0);
    }
    void backtracked()
    {
        at(IdaStarLine::Backtrack);
        m_tracer.undid();
    }

private:
    void at(IdaStarLine line) { m_tracer.at(int(line)); }

    Tracer &m_tracer;
};

} // namespace taquin
