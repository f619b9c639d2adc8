// SPDX-License-Identifier: MIT
#pragma once

#include "app/solveoptions.h"
#include "app/terminal.h"
#include "session/search/growth.h"

namespace app {

/// `cassetete growth`: runs methods on a series of board sizes and prints how their numbers of nodes grow.
class GrowthCommand {
public:
    static constexpr double usualSeconds = 10; ///< the time limit of each run, unless another is given

    GrowthCommand(core::Kinds kinds, const SolveOptions &options, const Console &console)
        : m_kinds(kinds), m_options(options), m_console(console)
    {
    }

    /// Runs the command and returns the exit status.
    int run() const;

private:
    core::Explanation misuse() const;
    void writeJson(const session::GrowthPlan &plan, const std::vector<session::GrowthRun> &runs) const;

    const core::Kinds m_kinds;
    const SolveOptions &m_options;
    const Console &m_console;
};

} // namespace app
