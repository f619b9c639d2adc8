// SPDX-License-Identifier: MIT
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace app {

struct Line {
    std::size_t number = 0; ///< from 1, of all lines
    std::string text;
};

/// The lines of a text that say something: blank ones and those that begin with # are counted and passed
/// over. Of a line that is too long to be a position only the beginning is kept, too long still.
class LineSource {
public:
    explicit LineSource(std::istream &text) : m_text(text) {}

    std::optional<Line> next();

private:
    bool readLine();

    std::istream &m_text;
    Line m_line;
};

} // namespace app
