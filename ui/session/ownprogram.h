// SPDX-License-Identifier: MIT
#pragma once

#include "session/trace.h"

#include <functional>

namespace session {

struct Act;
class ChildProcess;

/// A run of a program of the user's own that solves a puzzle: its last argument is the position line, and it
/// tells its search on its standard output, as a trace.
class OwnProgram {
public:
    enum class End {
        NotStarted,
        Exited,
        Crashed, ///< ended with another status than 0, or by a signal
        Wrong,   ///< wrote a line that is wrong
        Stopped, ///< by who runs it
    };
    /// What is called while it runs. An answer of false ends the program.
    struct Listener {
        std::function<bool()> took; ///< a line was read; see the reader
        std::function<bool()>
            waits; ///< twenty times a second or more often, and when nothing is left to read
    };

    /// `command` as a shell takes it, with quotes and without variables. A file that ends in .py is run by
    /// Python. `eager`: what it prints comes at once, where Python would gather it.
    OwnProgram(const std::string &command, const std::string &positionLine, core::Goal goal, bool eager);
    /// The same of a command whose words are there already.
    OwnProgram(std::vector<std::string> words, const std::string &positionLine, core::Goal goal, bool eager);

    End run(TraceReader &reader, const Listener &listener);
    /// Why it came to no good end, in a sentence; empty when it did.
    core::Explanation fault(const TraceReader &reader) const;
    /// How it ended, in a sentence, well or not; empty when it did not begin.
    core::Explanation ending(const TraceReader &reader) const;
    /// What it wrote to its standard error, the last of it.
    const std::string &errors() const { return m_errors; }

private:
    End read(ChildProcess &process, TraceReader &reader, const Listener &listener) const;

    std::vector<std::string> m_words;
    std::vector<std::string> m_environment;
    End m_end = End::NotStarted;
    int m_fault = 0; ///< errno of a start that failed
    int m_status = 0;
    int m_signal = 0;
    std::string m_errors;
};

/// The events of traces, each with what the program says of it. An event has room for a number only; the words are
/// kept for as long as this process lives, up to a bound.
class SpokenEvents {
public:
    /// Appends what the line did that was read last.
    void take(const TraceReader &reader, std::vector<core::Event> &events);

private:
    std::uint16_t m_saying = 0;
};

/// Such a program as a method of any puzzle. Its option "command" names it; "line" is the position line, which
/// `optionsOf` adds. No kind has it in its list, so that no game or page that names it has it run.
const core::Solver &ownProgramMethod();

/// The command of the program that searched in this act of a saved game; empty when none did.
std::string programOf(const Act &act);

/// The method of this id, which may be a program of one's own; null when there is none.
const core::Solver *methodOf(const core::Kind &kind, std::string_view id);
/// With what else a method has to be told at the beginning of a search.
core::Values optionsOf(const core::Solver &solver, core::Values chosen, const core::Kind &kind,
                       const core::Puzzle &puzzle, const core::Position &from);

} // namespace session
