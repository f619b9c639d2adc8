// SPDX-License-Identifier: MIT
#pragma once

#include "core/importboard.h"

#include <QString>

namespace window {

/// The sentences about a text that was searched for boards.
struct ImportNotice {
    /// Returns a sentence on the notation in which a text was read, with its position line; empty if the text is a
    /// position line itself.
    static QString takenFor(const core::BoardReading &reading);
    /// Returns a sentence on the fault in a text, with its line and column if the text has several lines.
    static QString fault(const std::string &text, const core::Fault &fault);
    /// Returns a sentence that names the text, says that the board in view is not of it, and why.
    static QString notOpened(const std::string &text, const core::Fault &fault);
};

} // namespace window
