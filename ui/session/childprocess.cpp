// SPDX-License-Identifier: MIT
#include "session/childprocess.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <span>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace session {

namespace {

constexpr std::chrono::milliseconds grace{800}; // between asking a program to end and ending it
constexpr std::chrono::milliseconds lookAgain{10};

void closeDescriptor(int &descriptor)
{
    if (descriptor >= 0)
        close(descriptor);
    descriptor = -1;
}

/// What `read` answers, called again where a signal came between.
ssize_t readBytes(int descriptor, std::span<char> bytes)
{
    ssize_t count = 0;
    do
        count = ::read(descriptor, bytes.data(), bytes.size());
    while (count < 0 && errno == EINTR);
    return count;
}

/// Pointers to these texts, as C wants them.
std::vector<char *> pointers(const std::vector<std::string> &texts)
{
    std::vector<char *> all;
    for (const std::string &text : texts)
        all.push_back(const_cast<char *>(text.c_str()));
    return all;
}

/// The attributes and actions of a start, for as long as it takes.
class Spawning {
public:
    Spawning(int output, int error)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_addopen(&m_actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&m_actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, error, STDERR_FILENO);
        sigset_t all;
        sigset_t none;
        sigfillset(&all);
        sigemptyset(&none);
        posix_spawnattr_init(&m_attributes);
        posix_spawnattr_setpgroup(&m_attributes, 0);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setflags(&m_attributes,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    }
    Spawning(const Spawning &) = delete;
    Spawning &operator=(const Spawning &) = delete;
    ~Spawning()
    {
        posix_spawnattr_destroy(&m_attributes);
        posix_spawn_file_actions_destroy(&m_actions);
    }

    /// 0, or what went wrong.
    int start(int &process, const std::vector<std::string> &words, const std::vector<std::string> &additions)
    {
        std::vector<char *> arguments = pointers(words);
        arguments.push_back(nullptr);
        std::vector<char *> environment = pointers(additions); // of two of the same name the first counts
        for (char **variable = environ; *variable; ++variable)
            environment.push_back(*variable);
        environment.push_back(nullptr);
        return posix_spawnp(&process, arguments[0], &m_actions, &m_attributes, arguments.data(),
                            environment.data());
    }

private:
    posix_spawn_file_actions_t m_actions;
    posix_spawnattr_t m_attributes;
};

} // namespace

ChildProcess::ChildProcess(const std::vector<std::string> &words, const std::vector<std::string> &additions)
{
    std::array<int, 2> output = {-1, -1};
    std::array<int, 2> error = {-1, -1};
    if (words.empty())
        m_fault = ENOENT;
    else if (pipe2(output.data(), O_CLOEXEC) != 0 || pipe2(error.data(), O_CLOEXEC) != 0)
        m_fault = errno;
    else
        m_fault = Spawning(output[1], error[1]).start(m_process, words, additions);
    closeDescriptor(output[1]);
    closeDescriptor(error[1]);
    m_output = output[0];
    m_error = error[0];
    m_ended = m_fault != 0;
}

ChildProcess::~ChildProcess()
{
    end();
    closeDescriptor(m_output);
    closeDescriptor(m_error);
}

ChildProcess::Read ChildProcess::read(std::string &text, std::chrono::milliseconds wait)
{
    if (m_fault != 0 || m_outputEnded)
        return Read::End;
    const bool over = isOver(); // asked before: what it wrote until then is in the pipe now
    std::array<pollfd, 2> ends = {pollfd{m_output, POLLIN, 0}, pollfd{m_error, POLLIN, 0}};
    const int ready = poll(ends.data(), ends.size(), over ? 0 : int(wait.count()));
    if (ready > 0 && ends[1].revents != 0 && !readErrors())
        closeDescriptor(m_error);
    if (ready > 0 && ends[0].revents != 0) {
        std::array<char, 1 << 16> bytes;
        const ssize_t count = readBytes(m_output, bytes);
        m_outputEnded = count <= 0;
        text.append(bytes.data(), std::size_t(std::max(ssize_t(0), count)));
        return m_outputEnded ? Read::End : Read::Some;
    }
    // What the program has left behind may hold the pipe open for ever.
    m_outputEnded = over && ready == 0;
    return m_outputEnded ? Read::End : Read::Nothing;
}

/// False once there is no more to come.
bool ChildProcess::readErrors()
{
    std::array<char, 1 << 12> bytes;
    const ssize_t count = readBytes(m_error, bytes);
    if (count <= 0)
        return false;
    m_errors.append(bytes.data(), std::size_t(count));
    if (m_errors.size() > mostErrors)
        m_errors.erase(0, m_errors.size() - mostErrors);
    return true;
}

bool ChildProcess::isOver() const
{
    siginfo_t state = {};
    return waitid(P_PID, id_t(m_process), &state, WEXITED | WNOHANG | WNOWAIT) != 0 || state.si_pid != 0;
}

/// Waits for that, and takes what it still writes to its standard error.
bool ChildProcess::isOverBy(Clock::time_point when)
{
    bool over = false;
    while (!(over = isOver()) && Clock::now() < when) {
        pollfd error = {m_error, POLLIN, 0}; // one that is closed is passed over
        if (poll(&error, 1, int(lookAgain.count())) > 0 && !readErrors())
            closeDescriptor(m_error);
    }
    return over;
}

ChildProcess::Exit ChildProcess::end()
{
    if (std::exchange(m_ended, true))
        return m_exit;
    closeDescriptor(m_output); // whoever writes no longer waits for a reader
    bool asked = false;
    if (!isOverBy(Clock::now() + (m_outputEnded ? grace : std::chrono::milliseconds(0)))) {
        asked = true;
        kill(-m_process, SIGTERM);
        isOverBy(Clock::now() + grace);
    }
    kill(-m_process, SIGKILL); // all that is left of the group, which keeps its number until we wait for it
    int status = 0;
    while (waitpid(m_process, &status, 0) < 0 && errno == EINTR)
        continue;
    for (pollfd error = {m_error, POLLIN, 0}; m_error >= 0 && poll(&error, 1, 0) > 0;) {
        if (!readErrors())
            break;
    }
    if (WIFEXITED(status))
        m_exit.status = WEXITSTATUS(status);
    else if (!asked)
        m_exit.signal = WTERMSIG(status);
    return m_exit;
}

} // namespace session
