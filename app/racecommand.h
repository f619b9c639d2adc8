// SPDX-License-Identifier: MIT
#pragma once

#include "app/solveoptions.h"
#include "app/terminal.h"
#include "core/positionline.h"
#include "session/search/race.h"

class QTranslator;

namespace app {

/// `cassetete race`: runs several methods from one position, or one method with several seeds or from several
/// positions, one after the other, as watched searches, and compares them.
class RaceCommand {
public:
    static constexpr std::size_t mostBoards = 100;

    /// `english` renders the reasons of the JSON output in English.
    RaceCommand(core::Kinds kinds, const SolveOptions &options, const Console &console,
                const QTranslator &english)
        : m_kinds(kinds), m_options(options), m_console(console), m_english(english)
    {
    }

    /// Runs the command and returns the exit status.
    int run() const;

private:
    core::Explanation misuse() const;
    std::variant<std::vector<session::Racer>, core::Explanation>
    racers(const core::Kind &kind, const std::vector<core::Game> &boards) const;
    int race(const core::Kind &kind, const core::Game &board,
             const std::vector<session::Racer> &racers) const;
    /// A method that does not take part, and why.
    struct Absence {
        const core::Solver *solver;
        core::Explanation why;
    };
    std::vector<Absence> absences(const core::Kind &kind, const core::Game &board) const;
    std::string absenceNotes(const core::Kind &kind, const core::Game &board) const;
    void writeJson(const core::Kind &kind, const core::Game &board, const std::vector<session::Racer> &racers,
                   const std::vector<session::Race::Result> &results) const;

    const core::Kinds m_kinds;
    const SolveOptions &m_options;
    const Console &m_console;
    const QTranslator &m_english;
};

} // namespace app
