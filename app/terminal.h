// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>
#include <streambuf>

namespace app {

/// For as long as it lives, Ctrl-C only raises a flag and writing into a closed pipe is an error like
/// others. A second Ctrl-C ends the program.
class Signals {
public:
    Signals();
    Signals(const Signals &) = delete;
    Signals &operator=(const Signals &) = delete;
    ~Signals();

    static const std::atomic<bool> &interrupted();
};

/// Reads a file descriptor. Unlike the standard's own it ends at once when Ctrl-C comes while it waits.
class DescriptorBuffer : public std::streambuf {
public:
    explicit DescriptorBuffer(int descriptor) : m_descriptor(descriptor) {}

protected:
    /// Throws std::ios_base::failure when reading fails; a stream turns that into its bad state.
    int_type underflow() override;

private:
    int m_descriptor;
    std::array<char, 1 << 16> m_bytes = {};
};

} // namespace app
