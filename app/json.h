// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace app {

/// Returns the text as a JSON string, in its quotation marks.
std::string quoted(const std::string &text);
void appendQuoted(std::string &line, std::string_view text);

} // namespace app
