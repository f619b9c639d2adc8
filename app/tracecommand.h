// SPDX-License-Identifier: MIT
#pragma once

#include "app/terminal.h"
#include "session/programs/trace.h"

#include <QStringList>

namespace app {

/// `cassetete trace`: checks the traces of a text, one after the other, and sums each up on a line. The first wrong
/// line ends the check.
class TraceCommand {
public:
    struct Options {
        std::string source; ///< the name of a file, or "-" for standard input
        bool json = false;
    };

    TraceCommand(core::Kinds kinds, const Options &options, const Console &console)
        : m_kinds(kinds), m_options(options), m_console(console)
    {
    }

    /// Parses the arguments after the command's name; returns the error if they are wrong.
    static std::variant<Options, core::Explanation> read(const QStringList &words);

    /// Runs the command and returns the exit status.
    int run();

private:
    int check(std::istream &text);
    bool finish(session::TraceReader &reader, qint64 before);
    void sumUp(const session::TraceReader &reader);
    void recordStatus(Status status) { m_status = std::max(m_status, int(status)); }

    const core::Kinds m_kinds;
    const Options &m_options;
    const Console &m_console;
    int m_status = AllSolved;
};

} // namespace app
