// SPDX-License-Identifier: MIT
// process_usage FILE PROGRAM [WORD]…: runs a program, and writes into the file its wall-clock seconds, its
// CPU seconds and its peak memory in kB. Linux never reports less peak memory for a program than for the
// process that started it, so this program is small.
#include <chrono>
#include <cstdio>

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

namespace {

double seconds(const timeval &time)
{
    return double(time.tv_sec) + double(time.tv_usec) * 1e-6;
}

} // namespace

int main(int argc, char *argv[])
{
    using Clock = std::chrono::steady_clock;
    pid_t program = 0;
    int status = 0;
    rusage usage = {};
    const Clock::time_point begin = Clock::now();
    if (argc < 3 || posix_spawn(&program, argv[2], nullptr, nullptr, argv + 2, environ) != 0 ||
        wait4(program, &status, 0, &usage) != program)
        return 1;
    const double clock = std::chrono::duration<double>(Clock::now() - begin).count();
    std::FILE *const file = std::fopen(argv[1], "w");
    if (!file)
        return 1;
    std::fprintf(file, "%.6f %.6f %ld\n", clock, seconds(usage.ru_utime) + seconds(usage.ru_stime),
                 usage.ru_maxrss);
    return std::fclose(file);
}
