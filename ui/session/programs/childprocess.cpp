// SPDX-License-Identifier: MIT
#include "session/programs/childprocess.h"

#include "session/programs/processsupervisor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace session {

namespace {

constexpr std::chrono::milliseconds graceAfterOutput{800}; // the time for a program to exit by itself
constexpr std::chrono::milliseconds graceWhenAsked{40};    // short, because the window may be waiting for it
constexpr std::chrono::milliseconds graceForSupervisor{500}; // the time for a supervisor to kill the rest
constexpr std::chrono::seconds graceToStart{10};
constexpr int mostErrorReads = 64; // more than a pipe holds; endless output is not read to its end

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

/// Returns pointers to these texts, for C functions.
std::vector<char *> pointers(const std::vector<std::string> &texts)
{
    std::vector<char *> all;
    for (const std::string &text : texts)
        all.push_back(const_cast<char *>(text.c_str()));
    return all;
}

/// Blocks all signals in this thread, and in processes that it forks, while this object exists.
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

/// Returns the next report; none once the supervisor has closed its end.
std::optional<SupervisorReport> readReport(int channel)
{
    SupervisorReport report;
    ssize_t count = 0;
    do
        count = recv(channel, &report, sizeof report, MSG_WAITALL);
    while (count < 0 && errno == EINTR);
    return count == ssize_t(sizeof report) ? std::optional(report) : std::nullopt;
}

bool isStopped(pid_t child)
{
    siginfo_t info = {};
    return waitid(P_PID, id_t(child), &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 && info.si_pid == child;
}

/// Returns the process ids of the children of all threads of this process.
std::vector<pid_t> childrenOfThisProcess()
{
    std::vector<pid_t> children;
    std::error_code failed;
    for (std::filesystem::directory_iterator task("/proc/self/task", failed), end; !failed && task != end;
         task.increment(failed)) {
        std::ifstream list(task->path() / "children");
        for (pid_t child = 0; list >> child;)
            children.push_back(child);
    }
    return children;
}

/// Returns the limit of the memory of a program. It is less than the limit of this process, and no process can raise
/// its own again; so it also marks the program and all processes that it starts.
std::uint64_t markedLimit(std::uint64_t memory)
{
    rlimit own = {};
    getrlimit(RLIMIT_DATA, &own);
    return std::min(memory, std::uint64_t(own.rlim_max) - 1);
}

bool isMarked(pid_t process, std::uint64_t memory)
{
    rlimit limit = {};
    return prlimit(process, RLIMIT_DATA, nullptr, &limit) == 0 && limit.rlim_max <= memory;
}

/// The supervisors of this process. A supervisor that is still busy when waiting for it is given up ends by itself, and
/// is reaped the next time a program is started or ended. While there are any, the processes of a supervisor that its
/// program has killed become children of this process, which kills them. So do other processes whose parents end, such
/// as a browser that is opened meanwhile; they are left alone.
class Supervisors {
public:
    static Supervisors &all()
    {
        static Supervisors supervisors;
        return supervisors;
    }

    /// Prepares for a further supervisor, which is forked by this function, and whose program has this limit of its
    /// memory.
    template <typename Fork>
    pid_t start(std::uint64_t memory, const Fork &fork)
    {
        const std::lock_guard lock(m_mutex);
        prctl(PR_SET_CHILD_SUBREAPER, 1);
        const pid_t supervisor = fork();
        if (supervisor > 0)
            m_limits.emplace(supervisor, memory);
        endIfNone();
        return supervisor;
    }
    /// Returns whether this supervisor has ended; if so, reaps it, and kills the processes that it left.
    bool isCollected(pid_t supervisor)
    {
        const std::lock_guard lock(m_mutex);
        return collect(supervisor);
    }
    /// Gives up waiting for this supervisor.
    void leave(pid_t supervisor)
    {
        const std::lock_guard lock(m_mutex);
        m_busy.push_back(supervisor);
    }
    void collectBusy()
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_busy, [this](pid_t supervisor) { return collect(supervisor); });
    }

private:
    bool collect(pid_t supervisor)
    {
        int status = 0;
        const pid_t ended = waitpid(supervisor, &status, WNOHANG);
        if (ended == 0)
            return false;
        if (const auto limit = m_limits.extract(supervisor);
            limit && ended == supervisor && WIFSIGNALED(status))
            killHeirs(limit.mapped());
        endIfNone();
        return true;
    }

    /// Kills the heirs of a supervisor that was killed: the children with this limit of their memory, or less.
    static void killHeirs(std::uint64_t memory)
    {
        for (int sweep = 0; sweep < mostSweeps; ++sweep) {
            std::vector<pid_t> heirs = childrenOfThisProcess();
            std::erase_if(heirs, [memory](pid_t child) { return !isMarked(child, memory); });
            if (heirs.empty())
                return;
            for (const pid_t heir : heirs) {
                kill(heir, SIGKILL);
                waitpid(heir, nullptr, WNOHANG);
            }
            poll(nullptr, 0, 1);
        }
    }

    void endIfNone()
    {
        if (m_limits.empty())
            prctl(PR_SET_CHILD_SUBREAPER, 0);
    }

    static constexpr int mostSweeps = 500; // a sweep takes a millisecond or two

    std::mutex m_mutex;
    std::map<pid_t, std::uint64_t> m_limits; ///< the supervisors, and the limit of each one's program
    std::vector<pid_t> m_busy;
};

} // namespace

ChildProcess::ChildProcess(const std::vector<std::string> &words, const std::vector<std::string> &additions,
                           std::uint64_t memory)
{
    m_fault = words.empty() ? ENOENT : start(words, additions, memory);
    m_ended = m_fault != 0 && m_supervisor < 0;
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

/// Returns 0, or the errno of the call that failed.
int ChildProcess::start(const std::vector<std::string> &words, const std::vector<std::string> &additions,
                        std::uint64_t memory)
{
    Supervisors::all().collectBusy();
    memory = markedLimit(memory);
    std::vector<char *> arguments = pointers(words);
    arguments.push_back(nullptr);
    std::vector<char *> environment = pointers(additions); // if a variable occurs twice, the first one counts
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
        m_supervisor = Supervisors::all().start(memory, [] { return fork(); });
        if (m_supervisor == 0)
            supervise({arguments.data(), environment.data(), output[1], error[1], channel[1], memory});
        fault = m_supervisor < 0 ? errno : 0;
    }
    closeDescriptor(output[1]);
    closeDescriptor(error[1]);
    closeDescriptor(channel[1]);
    m_output = output[0];
    m_error = error[0];
    m_channel = channel[0];
    return fault != 0 ? fault : firstReport();
}

/// Waits for the first report. The program may have stopped its supervisor before it could report.
int ChildProcess::firstReport()
{
    const Clock::time_point latest = Clock::now() + graceToStart;
    for (pollfd channel = {m_channel, POLLIN, 0}; poll(&channel, 1, 10) <= 0;) {
        if (Clock::now() >= latest)
            return ETIMEDOUT;
        if (isStopped(m_supervisor))
            kill(m_supervisor, SIGCONT);
    }
    const std::optional<SupervisorReport> report = readReport(m_channel);
    if (!report)
        return ECHILD;
    if (report->what == SupervisorReport::NotStarted)
        return report->number;
    m_program = report->number;
    return 0;
}

ChildProcess::Read ChildProcess::read(std::string &text, std::chrono::milliseconds wait)
{
    if (m_fault != 0 || m_outputEnded)
        return Read::End;
    const bool over = isOver(); // checked first, so that all output of a program that is over is in the pipe
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

/// Reads a part of the standard error. Returns false at its end.
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
    pollfd error = {m_error, POLLIN, 0};
    for (int reads = 0; reads < mostErrorReads && m_error >= 0 && poll(&error, 1, 0) > 0; ++reads) {
        if (!readErrors())
            break;
    }
}

bool ChildProcess::isOver()
{
    pollfd channel = {m_channel, POLLIN, 0};
    if (m_over || poll(&channel, 1, 0) <= 0)
        return m_over;
    if (const std::optional<SupervisorReport> report = readReport(m_channel))
        m_status = report->number;
    return m_over = true;
}

/// Waits until the program is over, or until this time, and reads what it writes to its standard error meanwhile.
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

/// Waits until the supervisor has killed the remaining processes, but not for long, since the window may be waiting
/// for this thread. If the program has stopped its supervisor, the supervisor is woken; one that is still stopped at
/// the end is killed. A supervisor that is still busy ends by itself.
void ChildProcess::leaveSupervisor()
{
    const Clock::time_point latest = Clock::now() + graceForSupervisor;
    while (!Supervisors::all().isCollected(m_supervisor)) {
        const bool stopped = isStopped(m_supervisor);
        if (Clock::now() >= latest) {
            if (stopped)
                kill(m_supervisor, SIGKILL);
            Supervisors::all().leave(m_supervisor);
            break;
        }
        if (stopped) {
            if (m_program > 0)
                kill(-m_program, SIGKILL); // still its process id: the supervisor has not reaped it
            kill(m_supervisor, SIGCONT);
        }
        poll(nullptr, 0, 1);
    }
    Supervisors::all().collectBusy();
}

ChildProcess::Exit ChildProcess::end()
{
    if (std::exchange(m_ended, true))
        return m_exit;
    if (!m_outputEnded) {
        takeErrors();
        closeDescriptor(m_error); // messages about being killed reveal nothing about the program itself
    }
    closeDescriptor(m_output); // a process that is still writing no longer waits for a reader
    bool asked = false;
    if (!isOverBy(Clock::now() + (m_outputEnded ? graceAfterOutput : std::chrono::milliseconds(0)))) {
        asked = true;
        send(m_channel, &askToEnd, sizeof askToEnd, MSG_NOSIGNAL);
        isOverBy(Clock::now() + graceWhenAsked);
    }
    shutdown(m_channel, SHUT_WR); // makes the supervisor kill all processes that are left
    leaveSupervisor();
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
