// SPDX-License-Identifier: MIT
#pragma once

#include "app/solveoptions.h"
#include "app/terminal.h"
#include "session/search/growth.h"

class QTranslator;

namespace app {

/// `cassetete growth`: runs methods on a series of board sizes and prints how their numbers of nodes grow.
class GrowthCommand {
public:
    static constexpr double usualSeconds = 10; ///< the time limit of each run, unless another is given

    /// `english` renders the reasons of the JSON output in English.
    GrowthCommand(core::Kinds kinds, const SolveOptions &options, const Console &console,
                  const QTranslator &english)
        : m_kinds(kinds), m_options(options), m_console(console), m_english(english)
    {
    }

    /// Runs the command and returns the exit status.
    int run() const;

private:
    core::Explanation misuse() const;
    bool reportFaults(const session::GrowthPlan &plan, std::vector<session::GrowthRun> &runs) const;
    std::string absenceNotes(const core::Kind &kind) const;
    void writeJson(const core::Kind &kind, const session::GrowthPlan &plan,
                   const std::vector<session::GrowthRun> &runs) const;

    const core::Kinds m_kinds;
    const SolveOptions &m_options;
    const Console &m_console;
    const QTranslator &m_english;
};

} // namespace app
