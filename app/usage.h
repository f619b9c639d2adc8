// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QString>

#include <ostream>
#include <string_view>
#include <vector>

namespace app {

/// Writes the help of a command, or of all if the name is empty. Returns false if there is no such command.
bool writeUsage(std::ostream &out, const QString &command);

/// Returns the names of all commands: "solve", "race", …
std::vector<std::string_view> commandNames();
/// Returns the options of a command, with their dashes; those of the window if the name is empty.
std::vector<std::string_view> optionNames(std::string_view command);

/// Returns the message for an option that this command does not have, with the one that was probably meant.
core::Explanation unknownOption(const QString &option, std::string_view command);
/// Returns the message for an unknown word: `text` with the word as its argument or, if one of the candidates was
/// probably meant, `similar` with that candidate as its second argument.
core::Explanation unknownWord(core::Text text, core::Text similar, const QString &word,
                              const std::vector<std::string_view> &candidates);

} // namespace app
