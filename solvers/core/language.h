// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace core {

/// Returns the language of the reader, such as fr or en_US: the one that was set, or that of the environment; English
/// if there is none.
std::string readersLanguage();

/// Sets the reader's language, if it is not that of the environment.
void setReadersLanguage(std::string language);

} // namespace core
