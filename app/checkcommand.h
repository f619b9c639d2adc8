// SPDX-License-Identifier: MIT
#pragma once

#include "app/input.h"
#include "app/terminal.h"
#include "core/kind.h"

#include <QStringList>

namespace session {
class TraceReader;
} // namespace session

namespace app {

/// `cassetete check`: runs a given solver on the positions of standard input, one after the other, and reports for
/// each whether the solver's answer was right, or its first fault.
class CheckCommand {
public:
    struct Options {
        std::vector<std::string> command;
        core::Goal goal = core::Goal::First;
        double seconds = 10; ///< the time limit for each position
        bool shortest = false;
        bool json = false;
    };

    CheckCommand(core::Kinds kinds, Options options, const Console &console)
        : m_kinds(kinds), m_options(std::move(options)), m_console(console)
    {
    }

    /// Parses the arguments after the command's name; returns the error if they are wrong.
    static std::variant<Options, core::Explanation> read(const QStringList &words);

    /// Runs the command and returns the exit status.
    int run();

private:
    struct Verdict;
    struct BuiltInResult;

    /// Checks the program on a position line or, if the text is not one, on the boards in it.
    void check(Line &line, LineReader &lines);
    /// Checks the program on a position line; returns false if the line is not one.
    bool checkLine(const Line &line);
    void refuse(const Line &line, const core::Fault &fault);
    Verdict judge(const core::Kind &kind, const core::Game &game);
    void compareWithBuiltIn(const core::Kind &kind, const core::Game &game,
                            const session::TraceReader &reader, Verdict &verdict) const;
    BuiltInResult solve(const core::Kind &kind, const core::Game &game) const;
    void print(const Line &line, const Verdict &verdict);
    void printJson(const Line &line, const Verdict &verdict) const;
    void recordStatus(Status status) { m_status = std::max(m_status, int(status)); }

    const core::Kinds m_kinds;
    const Options m_options;
    const Console &m_console;
    int m_status = AllSolved;
    bool m_cannotStart = false;
    long long m_checked = 0;
    long long m_faults = 0;
};

} // namespace app
