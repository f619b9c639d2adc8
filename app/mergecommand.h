// SPDX-License-Identifier: MIT
#pragma once

#include "app/partrecord.h"
#include "app/terminal.h"

#include <QStringList>

#include <vector>

namespace app {

/// `cassetete merge`: adds what the parts of a count have come to. It adds nothing unless each part is there
/// just once, all of the same line, method and version.
class MergeCommand {
public:
    struct Options {
        std::vector<std::string> sources; ///< names of files, or "-" for standard input
        bool json = false;
    };

    MergeCommand(const Options &options, const Console &console) : m_options(options), m_console(console) {}

    /// Reads the words behind the command, or says what is wrong with them.
    static std::variant<Options, core::Explanation> read(const QStringList &words);

    /// The exit status.
    int run();

private:
    bool readSource(const std::string &name);
    bool readRecords(const std::string &name, std::istream &text);
    /// What is wrong with adding this record to those before; empty when nothing is.
    core::Explanation take(const PartRecord &record);
    int tellMissing() const;
    int tellSum() const;

    const Options &m_options;
    const Console &m_console;
    std::optional<PartRecord> m_sum; ///< of the records so far; its part is the first one's
    std::vector<bool> m_have;        ///< by part
};

} // namespace app
