// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/timeline/timeline.h"

namespace session {

/// Decides which method solves: one of the puzzle's, or the player's own program. While a search or solution is in
/// view, it is the method that made it, so that the name shown fits the steps shown, until the player chooses another
/// there. Elsewhere it is the player's choice for this kind of puzzle, or else the one that the puzzle prefers for
/// the position.
///
/// Checking whether the methods can begin examines all moves made on the board, so it is done only when `consult` is
/// called; all results are about the position at its latest call.
class MethodChoice {
public:
    MethodChoice(const core::Kind &kind, const Timeline &timeline);

    /// Sets the player's choice for every board of this kind of puzzle; null for no choice.
    void choose(const core::Solver *solver);
    /// Sets whether the player wants to watch. A method that tries nothing has no search to watch, so another method
    /// replaces it unless the player has chosen it.
    void setWatching(bool watching) { m_watching = watching; }
    /// Checks for every method whether it can begin at the cursor, or at the position where a solution in
    /// view began.
    void consult();
    bool isConsultedHere() const
    {
        return m_timeline.position() == m_consultedAt && m_timeline.act().serial == m_consultedIn;
    }

    const std::vector<const core::Solver *> &solvers() const { return m_solvers; }
    /// Returns the command of the player's own program; empty if there is none.
    const std::string &program() const { return m_program; }
    void setProgram(std::string command) { m_program = std::move(command); }
    const core::Solver &method() const { return *m_method; }
    /// Returns the reason why this method cannot begin; empty if it can.
    const core::Explanation &unsuitable(const core::Solver &solver) const;
    /// Returns the method, or the preferred one for a goal that the method does not reach; null if none can
    /// begin.
    const core::Solver *methodFor(core::Goal goal) const;
    /// Returns the same as `methodFor`, and keeps it as the method until the player chooses another one or the board
    /// changes.
    const core::Solver *take(core::Goal goal);

private:
    const core::Solver &methodHere() const;
    const core::Solver &preferred(core::Goal goal) const;

    const core::Kind &m_kind;
    const Timeline &m_timeline;
    std::vector<const core::Solver *> m_solvers;
    std::string m_program;
    const core::Solver *m_chosen = nullptr;
    quint64 m_chosenIn = 0;                ///< the serial number of the act that was in view at the choice
    const core::Solver *m_taken = nullptr; ///< the method used for a goal that m_chosen does not reach
    std::shared_ptr<const core::Puzzle> m_takenFor; ///< the board for which m_taken was used
    const core::Solver *m_method;
    bool m_watching = false;
    core::Position m_consultedAt; ///< the position in view at the latest call of `consult`
    quint64 m_consultedIn = 0;    ///< the serial number of the act in view at that call
    core::Position m_position;    ///< the position from which a search would have begun there
    std::vector<core::Explanation> m_unsuitable;
};

} // namespace session
