// SPDX-License-Identifier: MIT
#pragma once

#include "core/tracer.h"
#include "solitaire/board.h"

namespace solitaire {

/// Maps holes to the pieces in them, and converts jumps into steps: a jump is one move of two steps.
class PegIds {
public:
    PegIds(const Board &board, const core::Position &position);

    struct Steps {
        core::Step leap;    ///< the step of the peg that jumps
        core::Step removal; ///< the step of the peg jumped over, to the box
    };
    /// Makes a legal jump.
    Steps play(const Jump &jump);
    /// Takes back the latest jump that has not been taken back.
    void undo(const Jump &jump);
    /// Returns the first step of a jump.
    core::Step leap(const Jump &jump) const;

private:
    core::Place place(int hole) const { return {std::int16_t(m_board.cell(hole))}; }

    const Board &m_board;
    PerHole<std::int16_t> m_pieces{};
    std::vector<std::int16_t> m_removed; ///< the peg removed by each jump, the latest last
    int m_inTray = 0;
};

/// Returns the steps of these jumps.
core::Path pathOf(const Board &board, const core::Position &from, std::span<const Jump *const> jumps);

/// Reports jumps to a tracer as steps. Pieces are tracked only in a watched search. The reason of a step done or
/// undone is the jump's number on its board, from 1.
template <typename Tracer>
class JumpTrace {
public:
    JumpTrace(Tracer &tracer, const Board &board, const core::Position &from)
        : m_tracer(tracer), m_board(board), m_ids(board, from)
    {
    }

    void did(const Jump &jump, int line)
    {
        if constexpr (Tracer::traces) {
            const PegIds::Steps steps = m_ids.play(jump);
            m_tracer.at(line);
            m_tracer.did([&] { return steps.leap; }, number(jump));
            m_tracer.did([&] { return steps.removal; }, number(jump));
        }
    }
    void undid(const Jump &jump, int line)
    {
        if constexpr (Tracer::traces) {
            m_ids.undo(jump);
            m_tracer.at(line);
            m_tracer.undid(number(jump));
            m_tracer.undid(number(jump));
        }
    }
    void refused(const Jump &jump, int line, int reason)
    {
        if constexpr (Tracer::traces) {
            m_tracer.at(line);
            m_tracer.refused(reason, [&] { return m_ids.leap(jump); });
        }
    }

private:
    int number(const Jump &jump) const { return 1 + int(&jump - m_board.jumps().data()); }

    Tracer &m_tracer;
    const Board &m_board;
    PegIds m_ids;
};

/// Returns the jump that an event of a JumpTrace did or undid. The steps of a solution have no such number: for
/// these, the jump is found from the step of the jumping peg, and is null for the peg jumped over.
const Jump *jumpOf(const Board &board, const core::Event &event);

} // namespace solitaire
