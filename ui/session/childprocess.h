// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace session {

/// A stranger's program that runs beside this one, with a process group of its own. What it writes waits in its
/// pipe until it is read, so that a program that writes faster than anybody reads is held back. With this object
/// the whole group ends.
class ChildProcess {
public:
    static constexpr std::size_t mostErrors = 1 << 14; ///< bytes kept of its standard error: the last

    enum class Read { Some, Nothing, End };
    /// How it ended.
    struct Exit {
        int status = 0;
        int signal = 0; ///< that ended it, but for our own; else 0
    };

    /// Starts it. `additions` to the environment have the form NAME=VALUE.
    ChildProcess(const std::vector<std::string> &words, const std::vector<std::string> &additions);
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

    bool isOver() const;
    bool isOverBy(Clock::time_point when);
    bool readErrors();

    int m_fault = 0;
    int m_process = -1;
    int m_output = -1;
    int m_error = -1;
    bool m_outputEnded = false;
    bool m_ended = false;
    Exit m_exit;
    std::string m_errors;
};

} // namespace session
