// SPDX-License-Identifier: MIT
#include "core/system.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <limits>
#include <mutex>
#include <new>

#include <dlfcn.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

namespace core::os {

namespace {

/// Returns a limit of this process; the largest number if it has none.
std::size_t softLimit(decltype(RLIMIT_AS) resource)
{
    struct ::rlimit limit = {};
    const bool isLimited = ::getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
    return isLimited ? std::size_t(limit.rlim_cur) : std::numeric_limits<std::size_t>::max();
}

} // namespace

int openForReading(const char *name, bool (*giveUp)())
{
    int opened = -1;
    do
        opened = ::open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    while (opened < 0 && errno == EINTR && !giveUp());
    struct ::stat about = {};
    if (opened < 0 || ::fstat(opened, &about) != 0 || !S_ISDIR(about.st_mode))
        return opened;
    ::close(opened); // a folder can be opened, but not read
    errno = EISDIR;
    return -1;
}

int openRegular(const char *name)
{
    // Only regular files are opened, since opening a device may have effects. A pipe that takes the
    // file's place in between is opened without waiting.
    struct ::stat about = {};
    if (::stat(name, &about) != 0 || !S_ISREG(about.st_mode))
        return -1;
    const int opened = ::open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (opened < 0 || (::fstat(opened, &about) == 0 && S_ISREG(about.st_mode)))
        return opened;
    ::close(opened);
    return -1;
}

std::ptrdiff_t read(int descriptor, char *bytes, std::size_t size)
{
    return ::read(descriptor, bytes, size);
}

bool isReadable(int descriptor)
{
    pollfd polled{descriptor, POLLIN, 0};
    return ::poll(&polled, 1, 0) > 0;
}

std::ptrdiff_t write(int descriptor, const char *bytes, std::size_t size)
{
    return ::write(descriptor, bytes, size);
}

void close(int descriptor)
{
    ::close(descriptor);
}

int sync(int descriptor)
{
    // EINVAL: a device of this kind cannot be synchronized.
    return ::fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno;
}

std::int64_t sizeOf(int descriptor)
{
    struct ::stat about = {};
    return ::fstat(descriptor, &about) == 0 ? static_cast<std::int64_t>(about.st_size) : -1;
}

void replaceProcess(const char *program, char *const words[])
{
    ::execv(program, words);
}

bool exists(const char *name)
{
    return ::access(name, F_OK) == 0;
}

bool isLocked(const char *name)
{
    const int opened = openRegular(name);
    if (opened < 0)
        return false;
    const bool isLocked = ::flock(opened, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(opened);
    return isLocked;
}

bool link(const char *target, const char *name)
{
    return ::symlink(target, name) == 0;
}

void occupyStandardDescriptors()
{
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // The system gives a new descriptor the lowest free number, which is that of the closed one.
        if (::fcntl(descriptor, F_GETFD) < 0)
            ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

void ignoreFileSizeSignal()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

void saveAddressSpace()
{
#ifdef M_ARENA_MAX // mallopt exists only in the GNU C library
    struct ::rlimit limit = {};
    if (::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        ::mallopt(M_ARENA_MAX, 1);
#endif
}

void onInterrupt(void (*interrupted)(int))
{
    struct sigaction action = {};
    action.sa_handler = interrupted;
    action.sa_flags = static_cast<int>(SA_RESETHAND); // no SA_RESTART: a blocked read must end
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
}

void endInterrupts()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGPIPE, SIG_DFL);
}

void onTermination(void (*terminated)(int))
{
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, terminated);
}

bool makePair(int (&ends)[2])
{
    return ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0;
}

namespace {

/// Rounds up to whole pages; the unused part of the last page takes no memory.
std::size_t wholePages(std::size_t bytes)
{
    return (bytes + largePage - 1) / largePage * largePage;
}

} // namespace

void *allocateHugePages(std::size_t bytes)
{
    const std::size_t size = wholePages(bytes);
    void *const mapped =
        mmap(nullptr, size + largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED)
        throw std::bad_alloc();
    // One page more than needed is mapped, so that the block can begin at a page boundary; then the rest is
    // unmapped.
    const std::size_t before = (largePage - reinterpret_cast<std::uintptr_t>(mapped) % largePage) % largePage;
    char *const memory = static_cast<char *>(mapped) + before;
    if (before > 0)
        munmap(mapped, before);
    munmap(memory + size, largePage - before);
    // A partly used last page is not made huge, since it would take more memory than requested.
    madvise(memory, bytes / largePage * largePage, MADV_HUGEPAGE);
    return memory;
}

void freeHugePages(void *memory, std::size_t bytes)
{
    munmap(memory, wholePages(bytes));
}

int createUnnamed(const char *folder)
{
    return ::open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

void *extendMapped(int descriptor, std::int64_t size, std::size_t bytes)
{
    // Without room on the disk, a write to memory that is mapped to a hole of the file would end the program.
    if (::posix_fallocate(descriptor, size, off_t(bytes)) != 0)
        return nullptr;
    void *const mapped = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, size);
    return mapped == MAP_FAILED ? nullptr : mapped;
}

namespace {

/// Memory for which catchErrors() was called. Regions are never destroyed, since a signal handler may go through their
/// list at any time; one whose `end` is 0 is not in use.
struct WatchedRegion {
    std::atomic<std::uintptr_t> begin = 0;
    std::atomic<std::uintptr_t> end = 0;
    std::atomic<std::atomic<bool> *> hasFailed = nullptr;
    WatchedRegion *next = nullptr;
};
constinit std::atomic<WatchedRegion *> watchedRegions = nullptr;
constinit std::mutex watchedRegionsMutex; ///< held while regions are changed
std::uintptr_t pageOfHandler = 0;
struct sigaction handlerBefore;

/// Handles SIGBUS: replaces the page that could not be read or written by an empty one.
void replacePage(int, siginfo_t *info, void *)
{
    const int before = errno;
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    bool isWatched = false;
    for (WatchedRegion *region = watchedRegions; region; region = region->next) {
        const std::uintptr_t end = region->end;
        if (at < region->begin || at >= end)
            continue;
        *region->hasFailed.load() = true;
        isWatched = true;
    }
    auto *const page = reinterpret_cast<void *>(at - at % pageOfHandler);
    const int flags = MAP_FIXED | MAP_PRIVATE | MAP_ANONYMOUS;
    if (!isWatched || mmap(page, pageOfHandler, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED)
        sigaction(SIGBUS, &handlerBefore, nullptr); // the access is repeated, and the signal with it
    errno = before;
}

} // namespace

void catchErrors(void *memory, std::size_t bytes, std::atomic<bool> &hasFailed)
{
    const std::lock_guard lock(watchedRegionsMutex);
    if (pageOfHandler == 0) {
        pageOfHandler = std::uintptr_t(sysconf(_SC_PAGESIZE));
        struct sigaction action = {};
        action.sa_sigaction = replacePage;
        action.sa_flags = SA_SIGINFO;
        sigaction(SIGBUS, &action, &handlerBefore);
    }
    WatchedRegion *region = watchedRegions;
    while (region && region->end != 0)
        region = region->next;
    if (!region) {
        region = new WatchedRegion;
        region->next = watchedRegions;
        watchedRegions = region;
    }
    region->hasFailed = &hasFailed;
    region->begin = reinterpret_cast<std::uintptr_t>(memory);
    region->end = region->begin + bytes; // last, since it begins the use of the region
}

void forgetErrors(void *memory)
{
    const std::lock_guard lock(watchedRegionsMutex);
    for (WatchedRegion *region = watchedRegions; region; region = region->next) {
        if (region->end != 0 && region->begin == reinterpret_cast<std::uintptr_t>(memory))
            region->end = 0;
    }
}

bool hasLostWrites(int descriptor)
{
    // The system reports an error of the whole file, however short the part that it is asked for.
    return sync_file_range(descriptor, 0, 1, SYNC_FILE_RANGE_WAIT_BEFORE) != 0 &&
           (errno == EIO || errno == ENOSPC);
}

void unmap(void *memory, std::size_t bytes)
{
    munmap(memory, bytes);
}

void readAhead(void *memory, std::size_t bytes)
{
    madvise(memory, bytes, MADV_WILLNEED);
}

std::size_t descriptorLimit()
{
    return softLimit(RLIMIT_NOFILE);
}

std::size_t stackLimit()
{
    return softLimit(RLIMIT_STACK);
}

namespace {

const std::function<void()> *functionOnStack = nullptr; // makecontext passes only numbers

} // namespace

void callOnStack(std::size_t bytes, const std::function<void()> &function)
{
    void *const stack =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    ucontext_t before = {};
    ucontext_t inside = {};
    if (stack == MAP_FAILED || getcontext(&inside) != 0)
        return function();
    inside.uc_stack.ss_sp = stack;
    inside.uc_stack.ss_size = bytes;
    inside.uc_link = &before;
    functionOnStack = &function;
    makecontext(
        &inside, [] { (*functionOnStack)(); }, 0);
    swapcontext(&before, &inside);
    munmap(stack, bytes);
}

std::size_t memoryLeftByLimits()
{
    // The first number of the file is the size of the address space in pages, the sixth that of data and stack.
    std::array<std::size_t, 6> pages = {};
    std::ifstream file("/proc/self/statm");
    for (std::size_t &number : pages)
        file >> number;
    const auto pageSize = std::size_t(sysconf(_SC_PAGESIZE));
    constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
    const auto left = [&](auto resource, std::size_t used) {
        const std::size_t limit = softLimit(resource);
        return limit == unlimited ? unlimited : limit - std::min(limit, used * pageSize);
    };
    return std::min(left(RLIMIT_AS, pages.front()), left(RLIMIT_DATA, pages.back()));
}

void *loadLibrary(const char *name)
{
    return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

void *functionOf(void *library, const char *name)
{
    return library ? dlsym(library, name) : nullptr;
}

} // namespace core::os
