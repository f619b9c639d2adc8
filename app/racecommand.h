// SPDX-License-Identifier: MIT
#pragma once

#include "app/solveoptions.h"
#include "app/terminal.h"
#include "core/positionline.h"
#include "session/race.h"

class QTranslator;

namespace app {

/// `cassetete race`: runs methods one after the other from one position, watched, and compares them.
class RaceCommand {
public:
    /// `english` fills the reasons of JSON.
    RaceCommand(core::Kinds kinds, const SolveOptions &options, const Console &console,
                const QTranslator &english)
        : m_kinds(kinds), m_options(options), m_console(console), m_english(english)
    {
    }

    /// The exit status.
    int run() const;

private:
    core::Explanation misuse() const;
    int race(const core::Kind &kind, const core::Game &game) const;
    void writeJson(const std::string &position, const std::vector<session::Race::Result> &results) const;

    const core::Kinds m_kinds;
    const SolveOptions &m_options;
    const Console &m_console;
    const QTranslator &m_english;
};

} // namespace app
