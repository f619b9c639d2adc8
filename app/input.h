// SPDX-License-Identifier: MIT
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace app {

/// A file that is open to be read, by a DescriptorBuffer. It may be a pipe that nobody writes into yet:
/// Ctrl-C ends that wait too.
class InputFile {
public:
    explicit InputFile(const std::string &name);
    InputFile(const InputFile &) = delete;
    InputFile &operator=(const InputFile &) = delete;
    ~InputFile();

    /// False: there is none, or it is a folder, or may not be read, or Ctrl-C came.
    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }

private:
    const int m_descriptor;
};

struct Line {
    std::size_t number = 0; ///< from 1, of all lines
    std::string text;
};

/// The lines of a text that say something: blank ones and those that begin with # are counted and passed
/// over. Of a line that is too long to be a position only the beginning is kept, too long still.
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
