// SPDX-License-Identifier: MIT
#pragma once

#include "core/importboard.h"

#include <QString>

namespace window {

/// The sentences about a text that was searched for boards.
struct ImportNotice {
    /// Returns the notation in which the text was read, with the position line; empty if it is a position line
    /// itself.
    static QString takenFor(const core::BoardReading &reading);
    /// Returns the fault in the text, with its line and column if the text has several lines.
    static QString fault(const std::string &text, const core::Fault &fault);
};

} // namespace window
