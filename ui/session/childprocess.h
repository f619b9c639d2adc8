// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace session {

/// A stranger's program that runs beside this one. What it writes waits in its pipe until it is read, so that a
/// program that writes faster than anybody reads is held back. With this object it ends, and all that it has
/// started; when we are killed, too.
class ChildProcess {
public:
    static constexpr std::size_t mostErrors = 1 << 14; ///< bytes kept of its standard error: the last
    static constexpr std::uint64_t mostMemory = std::uint64_t(2) << 30; ///< bytes of data of each process

    enum class Read { Some, Nothing, End };
    /// How it ended.
    struct Exit {
        int status = 0;
        int signal = 0; ///< that ended it, but for our own; else 0
    };

    /// Starts it. `additions` to the environment have the form NAME=VALUE.
    ChildProcess(const std::vector<std::string> &words, const std::vector<std::string> &additions,
                 std::uint64_t memory = mostMemory);
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;
    ~ChildProcess();

    int fault() const { return m_fault; } ///< the errno of a start that failed; else 0
    /// Appends what it has written, once there is something; waits for that no longer than this.
    Read read(std::string &text, std::chrono::milliseconds wait);
    /// Once `read` has come to its end, waits a second at most for the program to end by itself. Before, asks it
    /// to end. What is still there then is ended without being asked.
    Exit end();
    const std::string &errors() const { return m_errors; } ///< its standard error

private:
    using Clock = std::chrono::steady_clock;

    int start(const std::vector<std::string> &words, const std::vector<std::string> &additions,
              std::uint64_t memory);
    int firstReport();
    bool isOver();
    bool isOverBy(Clock::time_point when);
    bool readErrors();
    void takeErrors();

    int m_fault = 0;
    int m_keeper = -1;  ///< the process that keeps it
    int m_channel = -1; ///< to the keeper
    int m_output = -1;
    int m_error = -1;
    int m_status = 9; ///< as waitpid tells it: killed, unless we hear otherwise
    bool m_over = false;
    bool m_outputEnded = false;
    bool m_ended = false;
    Exit m_exit;
    std::string m_errors;
};

} // namespace session
