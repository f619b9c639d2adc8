// SPDX-License-Identifier: MIT
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace app {

/// A file that is open for reading through a DescriptorBuffer. It may be a pipe that nobody writes into yet: Ctrl-C
/// ends that wait too.
class InputFile {
public:
    explicit InputFile(const std::string &name);
    InputFile(const InputFile &) = delete;
    InputFile &operator=(const InputFile &) = delete;
    ~InputFile();

    /// Returns false if there is no such file, if it is a folder or unreadable, or if Ctrl-C was pressed.
    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }

private:
    const int m_descriptor;
};

struct Line {
    std::size_t number = 0; ///< the line number from 1, counting all lines
    std::string text;
};

/// Reads the meaningful lines of a text: blank ones and those that begin with # are counted and skipped. A line that is
/// too long for a position is cut, but stays too long.
class LineReader {
public:
    explicit LineReader(std::istream &text) : m_text(text) {}

    std::optional<Line> next();

private:
    bool readLine();

    std::istream &m_text;
    Line m_line;
};

} // namespace app
