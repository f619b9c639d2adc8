// SPDX-License-Identifier: MIT
#pragma once

#include "app/convertoptions.h"
#include "app/input.h"
#include "app/terminal.h"

namespace app {

/// `cassetete convert`: reads boards in any notation and writes them in one.
class ConvertCommand {
public:
    ConvertCommand(core::Kinds kinds, ConvertOptions options, const Console &console)
        : m_kinds(kinds), m_options(std::move(options)), m_console(console)
    {
    }

    /// Runs the command and returns the exit status.
    int run();

private:
    int convertAll(std::istream &text);
    void convert(Line &line, LineReader &lines);
    bool convertLine(const Line &line);
    void refuse(const Line &line, const core::Fault &fault);

    const core::Kinds m_kinds;
    const ConvertOptions m_options;
    const Console &m_console;
    int m_status = AllSolved;
    bool m_hasWritten = false;
};

} // namespace app
