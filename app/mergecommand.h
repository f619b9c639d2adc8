// SPDX-License-Identifier: MIT
#pragma once

#include "app/partrecord.h"
#include "app/terminal.h"

#include <QStringList>

#include <vector>

namespace app {

/// `cassetete merge`: adds the results of the parts of a count. It adds nothing unless each part is given exactly once
/// and all have the same line, method and version.
class MergeCommand {
public:
    struct Options {
        std::vector<std::string> sources; ///< the names of files, or "-" for standard input
        bool json = false;
    };

    MergeCommand(const Options &options, const Console &console) : m_options(options), m_console(console) {}

    /// Parses the arguments after the command's name; returns the error if they are wrong.
    static std::variant<Options, core::Explanation> read(const QStringList &words);

    /// Runs the command and returns the exit status.
    int run();

private:
    bool readRecords(const std::string &name, std::istream &text);
    /// Adds this record to the sum; returns why it cannot be added, empty if it was.
    core::Explanation addRecord(const PartRecord &record);
    int printMissing() const;
    int printSum() const;

    const Options &m_options;
    const Console &m_console;
    std::optional<PartRecord> m_sum; ///< the sum of the records so far; its part is the first record's
    std::vector<bool> m_hasPart;     ///< indexed by part
};

} // namespace app
