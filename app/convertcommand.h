// SPDX-License-Identifier: MIT
#pragma once

#include "app/input.h"
#include "app/terminal.h"

#include <QStringList>

#include <variant>

namespace app {

/// `cassetete convert`: reads boards in any notation and writes them in one.
class ConvertCommand {
public:
    struct Options {
        std::string form = "line"; ///< "line", or the id of a notation
        std::string source;        ///< a board, @FILE, or - for standard input
    };

    ConvertCommand(core::Kinds kinds, Options options, const Console &console)
        : m_kinds(kinds), m_options(std::move(options)), m_console(console)
    {
    }

    /// Reads the words behind the command; returns the error if they are wrong.
    static std::variant<Options, core::Explanation> read(const QStringList &words);
    /// Returns whether the words ask for a drawing, which the program that draws makes.
    static bool draws(const QStringList &words);
    /// Returns the words of `cassetete export` that ask for the same drawing.
    static QStringList asExport(const QStringList &words);

    /// Runs the command and returns the exit status.
    int run();

private:
    int convertAll(std::istream &text);
    void convert(Line &line, LineReader &lines);
    bool convertLine(const Line &line);
    void refuse(const Line &line, const core::Fault &fault);

    const core::Kinds m_kinds;
    const Options m_options;
    const Console &m_console;
    int m_status = AllSolved;
    bool m_hasWritten = false;
};

} // namespace app
