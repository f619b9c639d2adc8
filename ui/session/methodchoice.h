// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline.h"

namespace session {

/// Decides which method solves: one of the puzzle's, or a program of the player's own. Until the player has chosen one for this kind of puzzle, it is the method of
/// the act in view, or else the one that the puzzle prefers for the position.
///
/// Asking the methods whether they can begin looks at all that was done on the board, so that it is done only
/// when `consult` is called; all answers are about the position at which it was called last.
class MethodChoice {
public:
    MethodChoice(const core::Kind &kind, const Timeline &timeline);

    /// The player's choice, for every board of this kind of puzzle; null when there is none.
    void choose(const core::Solver *solver);
    /// Whether the player wants to watch: of a method that tries nothing there is no search to be seen, so that
    /// another takes its place unless the player has chosen it.
    void setWatching(bool watching) { m_watching = watching; }
    /// Asks every method whether it can begin at the cursor, or where a solution in view began.
    void consult();
    bool isConsultedHere() const { return m_timeline.position() == m_consultedAt; }

    const std::vector<const core::Solver *> &solvers() const { return m_solvers; }
    /// How the player's own program is run; empty while there is none.
    const std::string &program() const { return m_program; }
    void setProgram(std::string command) { m_program = std::move(command); }
    const core::Solver &method() const { return *m_method; }
    /// Why this method cannot begin; empty when it can.
    const core::Explanation &unsuitable(const core::Solver &solver) const;
    /// The method, or the preferred one for a goal that it does not reach; null when none can begin.
    const core::Solver *methodFor(core::Goal goal) const;
    /// The same, which is the method from now on: until the player chooses, or the board is another one.
    const core::Solver *take(core::Goal goal);

private:
    const core::Solver &methodHere() const;
    const core::Solver &preferred(core::Goal goal) const;

    const core::Kind &m_kind;
    const Timeline &m_timeline;
    std::vector<const core::Solver *> m_solvers;
    std::string m_program;
    const core::Solver *m_chosen = nullptr;
    const core::Solver *m_taken = nullptr;          ///< for a goal that the chosen method does not reach …
    std::shared_ptr<const core::Puzzle> m_takenFor; ///< … on this board
    const core::Solver *m_method;
    bool m_watching = false;
    core::Position m_consultedAt; ///< the position in view
    core::Position m_position;    ///< from which a search would begin there: consulted about
    std::vector<core::Explanation> m_unsuitable;
};

} // namespace session
