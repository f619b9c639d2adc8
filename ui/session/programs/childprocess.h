// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace session {

/// An external program that runs as a child process. Its output waits in a pipe until it is read, so that a program
/// that writes faster than it is read has to wait. The program, and all processes that it has started, end with this
/// object, and also when this process is killed.
class ChildProcess {
public:
    static constexpr std::size_t mostErrors = 1 << 14; ///< only the last bytes of its standard error are kept
    static constexpr std::uint64_t mostMemory = std::uint64_t(2) << 30; ///< bytes of data, for each process

    enum class Read { Some, Nothing, End };
    /// The way in which the program ended.
    struct Exit {
        int status = 0;
        int signal = 0; ///< the signal that killed it, unless this object sent the signal; else 0
    };

    /// Starts the program. `additions` to the environment have the form NAME=VALUE.
    ChildProcess(const std::vector<std::string> &words, const std::vector<std::string> &additions,
                 std::uint64_t memory = mostMemory);
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;
    ~ChildProcess();

    int fault() const { return m_fault; } ///< the errno of a failed start; else 0
    /// Appends the program's output to `text` as soon as there is some; waits at most `wait` for it.
    Read read(std::string &text, std::chrono::milliseconds wait);
    /// Ends the program. If `read` has returned End, first waits at most a second for it to exit by itself; otherwise
    /// first asks it to end. Then kills all of its remaining processes, within half a second or, if that takes
    /// longer, in the background.
    Exit end();
    const std::string &errors() const { return m_errors; } ///< the text of its standard error

private:
    using Clock = std::chrono::steady_clock;

    int start(const std::vector<std::string> &words, const std::vector<std::string> &additions,
              std::uint64_t memory);
    int firstReport();
    void leaveSupervisor();
    bool isOver();
    bool isOverBy(Clock::time_point when);
    bool readErrors();
    void takeErrors();

    int m_fault = 0;
    int m_supervisor = -1; ///< the process id of the supervisor
    int m_program = -1; ///< the process id of the program; it stays the program's while the supervisor lives
    int m_channel = -1; ///< the socket to the supervisor
    int m_output = -1;
    int m_error = -1;
    int m_status = 9; ///< the status in the form of waitpid: killed, unless the supervisor reports otherwise
    bool m_over = false;
    bool m_outputEnded = false;
    bool m_ended = false;
    Exit m_exit;
    std::string m_errors;
};

} // namespace session
