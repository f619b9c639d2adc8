// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace app {

/// The text as a JSON string, in its quotation marks.
std::string quoted(const std::string &text);

} // namespace app
