// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QString>

#include <atomic>
#include <istream>
#include <ostream>

namespace app {

/// Where a command reads and writes, and how it learns that somebody wants it to end.
struct Console {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    const std::atomic<bool> &interrupted;
};

/// What a command ends with; of several answers the largest. 64 and 65 are those of sysexits.h.
enum Status : int {
    AllSolved = 0,
    SomeImpossible = 1,
    SomeStopped = 2,
    Misuse = 64,
    BadData = 65,
};

/// Text that comes from a stranger, without what a terminal would obey.
std::string printable(const QString &text);

/// One line on standard error: the program's name and the sentence.
void complain(const Console &console, const core::Explanation &why);

/// What a command that has just written ends with: 0, or 2 with a complaint where the output takes no more. A
/// pipe whose reader has gone is no fault.
Status writing(const Console &console);

} // namespace app
