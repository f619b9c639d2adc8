// SPDX-License-Identifier: MIT
#pragma once

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
    int m_descriptor = -1;
};

} // namespace app
