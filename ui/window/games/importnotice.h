// SPDX-License-Identifier: MIT
#pragma once

#include "core/importboard.h"

#include <QString>

namespace window {

/// The sentences about a text in which boards were looked for.
struct ImportNotice {
    /// Returns what the text was taken for, with the position line; empty if it is a position line itself.
    static QString takenFor(const core::BoardReading &reading);
    /// Returns what is wrong with the text, and where if it has several lines.
    static QString fault(const std::string &text, const core::Fault &fault);
};

} // namespace window
