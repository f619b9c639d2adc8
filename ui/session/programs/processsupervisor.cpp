// SPDX-License-Identifier: MIT
#include "session/programs/processsupervisor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace session {

namespace {

constexpr int mostSweeps = 5000; // a sweep takes about a millisecond

void wakeUp(int) {}

/// Closes all descriptors but one.
void closeAllBut(int kept)
{
    if (kept > 0)
        close_range(0, unsigned(kept) - 1, 0);
    close_range(unsigned(kept) + 1, ~0U, 0);
}

/// Lowers a resource limit; a limit that is already small enough stays.
void limitResource(decltype(RLIMIT_DATA) what, rlim_t most)
{
    rlimit limit = {};
    getrlimit(what, &limit);
    limit.rlim_cur = std::min(limit.rlim_cur, most);
    limit.rlim_max = std::min(limit.rlim_max, most);
    setrlimit(what, &limit);
}

/// Sets up the child process and replaces it by the program (execvpe).
[[noreturn]] void executeProgram(const SupervisedProgram &program, pid_t supervisor, int faults)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != supervisor)
        _exit(1);
    limitResource(RLIMIT_DATA, program.memory);
    limitResource(RLIMIT_CORE, 0);
    for (int signal = 1; signal < NSIG; ++signal)
        ::signal(signal, SIG_DFL);
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    dup2(nothing, STDIN_FILENO);
    dup2(program.output, STDOUT_FILENO);
    dup2(program.error, STDERR_FILENO);
    close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execvpe(program.words[0], program.words, program.environment);
    const int fault = errno;
    [[maybe_unused]] const ssize_t written = write(faults, &fault, sizeof fault);
    _exit(127);
}

/// Supervises one program and all processes that it starts.
class Supervision {
public:
    explicit Supervision(const SupervisedProgram &program) : m_channel(program.channel) { start(program); }

    void waitForRequest()
    {
        sigset_t allButChildren;
        sigfillset(&allButChildren);
        sigdelset(&allButChildren, SIGCHLD);
        while (true) {
            reportEnd();
            visitOthers(false);
            pollfd order = {m_channel, POLLIN, 0};
            if (ppoll(&order, 1, nullptr, &allButChildren) <= 0)
                continue; // a child has ended
            char byte = 0;
            if (recv(m_channel, &byte, 1, 0) <= 0)
                return;
            killGroup(SIGTERM);
        }
    }

    /// Kills all children. Orphans become children of this process and are killed in the next round.
    void endAll()
    {
        for (int sweep = 0; sweep < mostSweeps; ++sweep) {
            killGroup(SIGKILL); // first and all at once, since a process of the group may go on forking
            reportEnd();
            if (visitOthers(true) == 0 && m_isOver)
                break;
            const timespec moment = {0, 1'000'000};
            nanosleep(&moment, nullptr);
        }
        waitpid(m_program, nullptr, WNOHANG); // reaped last, since its process id had to stay reserved
    }

private:
    void start(const SupervisedProgram &program)
    {
        std::array<int, 2> faults = {-1, -1};
        const pid_t supervisor = getpid();
        int fault = pipe2(faults.data(), O_CLOEXEC) == 0 ? 0 : errno;
        m_program = fault == 0 ? fork() : -1;
        if (m_program == 0)
            executeProgram(program, supervisor, faults[1]);
        if (m_program < 0 && fault == 0)
            fault = errno;
        close(faults[1]);
        if (m_program > 0 && ::read(faults[0], &fault, sizeof fault) != ssize_t(sizeof fault))
            fault = 0;
        closeAllBut(m_channel);
        m_isOver = fault != 0;
        sendReport(fault == 0 ? SupervisorReport{SupervisorReport::Started, m_program}
                              : SupervisorReport{SupervisorReport::NotStarted, fault});
    }

    void sendReport(const SupervisorReport &report) const
    {
        send(m_channel, &report, sizeof report, MSG_NOSIGNAL);
    }

    void killGroup(int signal) const
    {
        if (m_program > 0)
            kill(-m_program, signal);
    }

    /// Reports the program's end. The program is not reaped, so that no other process gets its process id, which is
    /// also that of its group.
    void reportEnd()
    {
        siginfo_t info = {};
        if (m_isOver || waitid(P_PID, id_t(m_program), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
            info.si_pid == 0)
            return;
        m_isOver = true;
        sendReport({SupervisorReport::Over,
                    info.si_code == CLD_EXITED ? (info.si_status & 0xff) << 8 : info.si_status});
    }

    /// Reaps the children that have ended, except the program, and kills the others if `kills`. Returns how many
    /// children there were.
    int visitOthers(bool kills) const
    {
        const int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
        std::array<char, 512> text;
        int others = 0;
        pid_t child = 0;
        for (ssize_t size = 0; (size = ::read(list, text.data(), text.size())) > 0;) {
            for (ssize_t i = 0; i < size; ++i) {
                const char digit = text[std::size_t(i)];
                if (digit >= '0' && digit <= '9') {
                    child = child * 10 + (digit - '0');
                } else if (const pid_t whole = std::exchange(child, 0); whole > 1 && whole != m_program) {
                    ++others;
                    if (waitpid(whole, nullptr, WNOHANG) == 0 && kills)
                        kill(whole, SIGKILL);
                }
            }
        }
        close(list);
        return others;
    }

    int m_channel;
    pid_t m_program = -1; ///< the process id of the program, which is also its group's
    bool m_isOver = false;
};

} // namespace

void supervise(const SupervisedProgram &program)
{
    setpgid(0, 0);
    prctl(PR_SET_NAME, "supervisor");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    ::signal(SIGCHLD, wakeUp);
    Supervision supervision(program);
    supervision.waitForRequest();
    supervision.endAll();
    _exit(0);
}

} // namespace session
