// SPDX-License-Identifier: MIT
#include "session/childprocess.h"

#include "session/keeper.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <span>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace session {

namespace {

constexpr std::chrono::milliseconds graceAfterOutput{800}; // the time for a program to exit by itself
constexpr std::chrono::milliseconds graceWhenAsked{40};    // short, because the window may be waiting for it

void closeDescriptor(int &descriptor)
{
    if (descriptor >= 0)
        close(descriptor);
    descriptor = -1;
}

/// Calls `read`, again if a signal interrupted it, and returns its result.
ssize_t readBytes(int descriptor, std::span<char> bytes)
{
    ssize_t count = 0;
    do
        count = ::read(descriptor, bytes.data(), bytes.size());
    while (count < 0 && errno == EINTR);
    return count;
}

/// Returns pointers to these texts, as C expects them.
std::vector<char *> pointers(const std::vector<std::string> &texts)
{
    std::vector<char *> all;
    for (const std::string &text : texts)
        all.push_back(const_cast<char *>(text.c_str()));
    return all;
}

/// Blocks all signals in this thread, and in what it forks, while it exists.
class QuietThread {
public:
    QuietThread()
    {
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &m_before);
    }
    QuietThread(const QuietThread &) = delete;
    QuietThread &operator=(const QuietThread &) = delete;
    ~QuietThread() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }

private:
    sigset_t m_before;
};

/// Returns the next report; none once the keeper has closed its end.
std::optional<KeeperReport> readReport(int channel)
{
    KeeperReport report;
    ssize_t count = 0;
    do
        count = recv(channel, &report, sizeof report, MSG_WAITALL);
    while (count < 0 && errno == EINTR);
    return count == ssize_t(sizeof report) ? std::optional(report) : std::nullopt;
}

} // namespace

ChildProcess::ChildProcess(const std::vector<std::string> &words, const std::vector<std::string> &additions,
                           std::uint64_t memory)
{
    m_fault = words.empty() ? ENOENT : start(words, additions, memory);
    m_ended = m_fault != 0 && m_keeper < 0;
    if (m_fault != 0)
        end();
}

ChildProcess::~ChildProcess()
{
    end();
    closeDescriptor(m_output);
    closeDescriptor(m_error);
    closeDescriptor(m_channel);
}

/// Returns 0, or the errno of what failed.
int ChildProcess::start(const std::vector<std::string> &words, const std::vector<std::string> &additions,
                        std::uint64_t memory)
{
    std::vector<char *> arguments = pointers(words);
    arguments.push_back(nullptr);
    std::vector<char *> environment = pointers(additions); // of two variables of one name the first counts
    for (char **variable = environ; *variable; ++variable)
        environment.push_back(*variable);
    environment.push_back(nullptr);
    std::array<int, 2> output = {-1, -1};
    std::array<int, 2> error = {-1, -1};
    std::array<int, 2> channel = {-1, -1};
    int fault = 0;
    if (pipe2(output.data(), O_CLOEXEC) != 0 || pipe2(error.data(), O_CLOEXEC) != 0 ||
        socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channel.data()) != 0) {
        fault = errno;
    } else {
        const QuietThread quiet;
        m_keeper = fork();
        if (m_keeper == 0)
            keep({arguments.data(), environment.data(), output[1], error[1], channel[1], memory});
        fault = m_keeper < 0 ? errno : 0;
    }
    closeDescriptor(output[1]);
    closeDescriptor(error[1]);
    closeDescriptor(channel[1]);
    m_output = output[0];
    m_error = error[0];
    m_channel = channel[0];
    return fault != 0 ? fault : firstReport();
}

int ChildProcess::firstReport()
{
    const std::optional<KeeperReport> report = readReport(m_channel);
    return !report ? ECHILD : report->what == KeeperReport::NotStarted ? report->number : 0;
}

ChildProcess::Read ChildProcess::read(std::string &text, std::chrono::milliseconds wait)
{
    if (m_fault != 0 || m_outputEnded)
        return Read::End;
    const bool over = isOver(); // checked first: what the program wrote until then is in the pipe now
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
    // Processes that the program has left behind may hold the pipe open forever.
    m_outputEnded = over && ready == 0;
    return m_outputEnded ? Read::End : Read::Nothing;
}

/// Reads a part of the standard error. Returns false once no more will arrive.
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

/// Reads the part of the standard error that is available now.
void ChildProcess::takeErrors()
{
    for (pollfd error = {m_error, POLLIN, 0}; m_error >= 0 && poll(&error, 1, 0) > 0;) {
        if (!readErrors())
            break;
    }
}

bool ChildProcess::isOver()
{
    pollfd channel = {m_channel, POLLIN, 0};
    if (m_over || poll(&channel, 1, 0) <= 0)
        return m_over;
    if (const std::optional<KeeperReport> report = readReport(m_channel))
        m_status = report->number;
    return m_over = true;
}

/// Waits until the program is over, or until this time, and reads what it still writes to its standard error.
/// Returns whether the program is over.
bool ChildProcess::isOverBy(Clock::time_point when)
{
    while (!isOver() && Clock::now() < when) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(when - Clock::now());
        std::array<pollfd, 2> ends = {pollfd{m_error, POLLIN, 0}, pollfd{m_channel, POLLIN, 0}};
        if (poll(ends.data(), ends.size(), int(left.count())) > 0 && ends[0].revents != 0 && !readErrors())
            closeDescriptor(m_error); // poll ignores a closed descriptor
    }
    return m_over;
}

ChildProcess::Exit ChildProcess::end()
{
    if (std::exchange(m_ended, true))
        return m_exit;
    if (!m_outputEnded) {
        takeErrors();
        closeDescriptor(m_error); // output about being killed reveals nothing about the program itself
    }
    closeDescriptor(m_output); // a process that still writes then no longer waits for a reader
    bool asked = false;
    if (!isOverBy(Clock::now() + (m_outputEnded ? graceAfterOutput : std::chrono::milliseconds(0)))) {
        asked = true;
        send(m_channel, &askToEnd, sizeof askToEnd, MSG_NOSIGNAL);
        isOverBy(Clock::now() + graceWhenAsked);
    }
    shutdown(m_channel, SHUT_WR); // makes the keeper kill all processes that are left
    while (waitpid(m_keeper, nullptr, 0) < 0 && errno == EINTR)
        continue;
    isOver();
    closeDescriptor(m_channel);
    takeErrors();
    if (WIFEXITED(m_status))
        m_exit.status = WEXITSTATUS(m_status);
    else if (!asked)
        m_exit.signal = WTERMSIG(m_status);
    return m_exit;
}

} // namespace session
