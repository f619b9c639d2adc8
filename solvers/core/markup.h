// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Returns the cells of a table in HTML, with commas between them and a line for each row; cells may lack their end tag.
std::optional<std::string> htmlTable(std::string_view text);

/// Returns the cells of a table in the markup of Wikipedia.
std::optional<std::string> wikiTable(std::string_view text);

/// Returns a table in Markdown without the line that aligns its columns, and without a header whose cells are empty.
std::optional<std::string> markdownTable(std::string_view text);

/// Returns the text between the marks of a listing: ``` in Markdown, [code] in forums, <pre> in HTML, three quotation
/// marks in Python.
std::optional<std::string> listing(std::string_view text);

/// Returns source code without its comments: what follows # or //, and what is between /* and */.
std::optional<std::string> withoutComments(std::string_view text);

} // namespace core
