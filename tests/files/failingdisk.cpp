// SPDX-License-Identifier: MIT
#include "failingdisk.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace {

// The state of the installed disk. Other threads may write while it is installed or removed.
std::mutex mutex;
std::atomic<bool> installed = false;
std::string folderOfDisk;
int callsUntilFault = 0;
FailingDisk::Fault faultOfDisk = FailingDisk::Fault::Once;
int errorOfDisk = 0;
bool failed = false;

template <typename Function>
Function *next(Function *, const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

bool isConcerned(const char *path)
{
    return path && installed && std::strncmp(path, folderOfDisk.c_str(), folderOfDisk.size()) == 0;
}

bool isConcerned(int descriptor)
{
    struct ::stat status;
    if (!installed || ::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return false;
    char path[PATH_MAX + 1] = {};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    return ::readlink(link.c_str(), path, PATH_MAX) > 0 && isConcerned(path);
}

enum class Turn { Works, Fails, Half };

/// Returns the result of the next call. A call that sends no data to the disk succeeds even on a full one.
template <typename What>
Turn turn(What what, bool gives, bool writes = false)
{
    if (!installed)
        return Turn::Works;
    const std::lock_guard lock(mutex);
    if (!isConcerned(what))
        return Turn::Works;
    --callsUntilFault;
    const bool now = callsUntilFault == 0;
    const bool later = callsUntilFault < 0 && faultOfDisk != FailingDisk::Fault::Once && gives;
    if (!now && !later)
        return Turn::Works;
    failed = true;
    if (now && writes && faultOfDisk == FailingDisk::Fault::Short)
        return Turn::Half;
    errno = errorOfDisk;
    return Turn::Fails;
}

constexpr int writable = 1 | 2 | 0100; // O_WRONLY, O_RDWR, O_CREAT

mode_t modeOf(int flags, std::va_list arguments)
{
    const bool has = (flags & 0100) != 0 || (flags & 020000000) != 0; // O_CREAT, O_TMPFILE
    return has ? va_arg(arguments, mode_t) : 0;
}

using Open = int(const char *, int, ...);
using OpenAt = int(int, const char *, int, ...);

} // namespace

FailingDisk::FailingDisk(const QByteArray &folder, int call, Fault fault, int error)
{
    const std::lock_guard lock(mutex);
    folderOfDisk = folder.toStdString();
    callsUntilFault = call;
    faultOfDisk = fault;
    errorOfDisk = error;
    failed = false;
    installed = true;
}

FailingDisk::~FailingDisk()
{
    const std::lock_guard lock(mutex);
    installed = false;
}

bool FailingDisk::hasFailed() const
{
    const std::lock_guard lock(mutex);
    return failed;
}

#define OPEN(name)                                                                                           \
    int name(const char *path, int flags, ...)                                                               \
    {                                                                                                        \
        std::va_list arguments;                                                                              \
        va_start(arguments, flags);                                                                          \
        const mode_t mode = modeOf(flags, arguments);                                                        \
        va_end(arguments);                                                                                   \
        if ((flags & writable) != 0 && turn(path, (flags & 0100) != 0) != Turn::Works)                       \
            return -1;                                                                                       \
        static Open *const real = next(static_cast<Open *>(nullptr), #name);                                 \
        return real(path, flags, mode);                                                                      \
    }
#define OPENAT(name)                                                                                         \
    int name(int folder, const char *path, int flags, ...)                                                   \
    {                                                                                                        \
        std::va_list arguments;                                                                              \
        va_start(arguments, flags);                                                                          \
        const mode_t mode = modeOf(flags, arguments);                                                        \
        va_end(arguments);                                                                                   \
        if ((flags & writable) != 0 && turn(path, (flags & 0100) != 0) != Turn::Works)                       \
            return -1;                                                                                       \
        static OpenAt *const real = next(static_cast<OpenAt *>(nullptr), #name);                             \
        return real(folder, path, flags, mode);                                                              \
    }

extern "C" {

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

ssize_t write(int descriptor, const void *bytes, size_t count)
{
    static auto *const real = next(&write, "write");
    const Turn now = turn(descriptor, true, true);
    if (now == Turn::Fails)
        return -1;
    return real(descriptor, bytes, now == Turn::Half ? count / 2 : count);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset)
{
    static auto *const real = next(&pwrite64, "pwrite64");
    return turn(descriptor, true) == Turn::Works ? real(descriptor, bytes, count, offset) : -1;
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    static auto *const real = next(&ftruncate64, "ftruncate64");
    return turn(descriptor, true) == Turn::Works ? real(descriptor, size) : -1;
}

int fsync(int descriptor)
{
    static auto *const real = next(&fsync, "fsync");
    if (turn(descriptor, true) != Turn::Works)
        return -1;
    return isConcerned(descriptor) ? 0 : real(descriptor); // skips the slow real disk
}

int fdatasync(int descriptor)
{
    static auto *const real = next(&fdatasync, "fdatasync");
    if (turn(descriptor, true) != Turn::Works)
        return -1;
    return isConcerned(descriptor) ? 0 : real(descriptor); // skips the slow real disk
}

/// Closes the file even if the call is to report a failure.
int close(int descriptor)
{
    static auto *const real = next(&close, "close");
    const Turn now = turn(descriptor, false);
    const int error = errno;
    const int result = real(descriptor);
    if (now == Turn::Works)
        return result;
    errno = error;
    return -1;
}

int rename(const char *from, const char *to) noexcept
{
    static auto *const real = next(&rename, "rename");
    return turn(from, false) == Turn::Works ? real(from, to) : -1;
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) noexcept
{
    static auto *const real = next(&renameat2, "renameat2");
    return turn(from, false) == Turn::Works ? real(fromFolder, from, toFolder, to, flags) : -1;
}

int mkdir(const char *path, mode_t mode) noexcept
{
    static auto *const real = next(&mkdir, "mkdir");
    return turn(path, true) == Turn::Works ? real(path, mode) : -1;
}

int chmod(const char *path, mode_t mode) noexcept
{
    static auto *const real = next(&chmod, "chmod");
    return turn(path, false) == Turn::Works ? real(path, mode) : -1;
}

int fchmod(int descriptor, mode_t mode) noexcept
{
    static auto *const real = next(&fchmod, "fchmod");
    return turn(descriptor, false) == Turn::Works ? real(descriptor, mode) : -1;
}

} // extern "C"
