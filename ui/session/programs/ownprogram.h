// SPDX-License-Identifier: MIT
#pragma once

#include "session/programs/trace.h"

#include <functional>

namespace session {

struct Act;
class ChildProcess;

/// A run of the user's own program that solves a puzzle. The program gets the position line as its last argument, and
/// writes its search as a trace to its standard output.
class OwnProgram {
public:
    enum class End {
        NotStarted,
        Exited,
        Crashed, ///< the program ended with a status other than 0, or by a signal
        Wrong,   ///< the program wrote a line that is wrong
        Stopped, ///< the caller stopped the run
    };
    /// The functions that are called during a run. A return value of false ends the program.
    struct Listener {
        std::function<bool()> took; ///< called after each line that the reader has read
        std::function<bool()>
            waits; ///< called at least twenty times a second, and when nothing is left to read
    };

    /// `command` is written as for a shell, with quotes and without variables. A file that ends in .py is run
    /// by Python. `eager` makes the output arrive at once, where Python would buffer it.
    OwnProgram(const std::string &command, const std::string &positionLine, core::Goal goal, bool eager);
    /// Does the same for a command that is split into words already.
    OwnProgram(std::vector<std::string> words, const std::string &positionLine, core::Goal goal, bool eager);

    End run(TraceReader &reader, const Listener &listener);
    /// Returns the reason of a failed run, as a sentence; empty if it succeeded.
    core::Explanation fault(const TraceReader &reader) const;
    /// Returns how the run ended, in success or failure, as a sentence; empty if it did not begin.
    core::Explanation ending(const TraceReader &reader) const;
    /// Returns the end of what the program wrote to its standard error.
    const std::string &errors() const { return m_errors; }

private:
    End read(ChildProcess &process, TraceReader &reader, const Listener &listener) const;

    std::vector<std::string> m_words;
    std::vector<std::string> m_environment;
    End m_end = End::NotStarted;
    int m_fault = 0; ///< the errno of a start that failed
    int m_status = 0;
    int m_signal = 0;
    std::string m_errors;
};

/// Takes the events of a trace, each with the text that the program wrote about it. An event has room for a number
/// only; the texts are kept until this process ends, up to a limit.
class TraceEventTaker {
public:
    /// Appends the events of the line that was read last.
    void take(const TraceReader &reader, std::vector<core::Event> &events);

private:
    std::uint16_t m_message = 0; ///< the number of the text that belongs to the next event; 0: none
};

/// Returns the method that runs a program of the user's own, for any puzzle. Its option "command" names the program;
/// "line" is the position line, which `optionsOf` adds. No kind has this method in its list, so that no game or page
/// that names it can run a program.
const core::Solver &ownProgramMethod();

/// Returns the command of the program that searched in this act of a saved game; empty if none did.
std::string programOf(const Act &act);

/// Returns the words of a command as they are run, without the position line.
std::vector<std::string> wordsOfCommand(const std::string &command);

/// Returns the method of this id, which may be a program of the user's own; null if there is none.
const core::Solver *methodOf(const core::Kind &kind, std::string_view id);
/// Returns the chosen options together with those that are known only when the search begins: the position line.
core::Values optionsOf(const core::Solver &solver, core::Values chosen, const core::Kind &kind,
                       const core::Puzzle &puzzle, const core::Position &from);

} // namespace session
