// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

/// The functions that the standard library leaves to the operating system. Only system.cpp includes the system's
/// headers (and ui/session/programs/childprocess.cpp and processsupervisor.cpp, which run external programs), so a
/// port to another system needs just these functions. Errors are in errno.
namespace core::os {

inline constexpr int standardInput = 0;

/// Opens a file for reading; returns -1 for a folder and on failure. Opening a pipe waits for its writer, unless a
/// signal arrives and `giveUp` returns true.
int openForReading(const char *name, bool (*giveUp)());
/// Opens a file for reading without ever waiting; returns -1 on failure and for everything but a regular file.
int openRegular(const char *name);
std::ptrdiff_t read(int descriptor, char *bytes, std::size_t size);
std::ptrdiff_t write(int descriptor, const char *bytes, std::size_t size);
/// Returns whether `read` returns at once: there are bytes, the end is reached, or reading fails.
bool isReadable(int descriptor);
void close(int descriptor);
/// Flushes a file to the disk; returns 0 or the error. A device that cannot be synchronized is not an error.
int sync(int descriptor);
std::int64_t sizeOf(int descriptor); ///< the size of an open file in bytes; -1 if unknown

/// Replaces this process by another program (execv), with the same descriptors and process number. Returns only on
/// failure. `words` are the arguments, the first one the program's name, and end with a null pointer.
void replaceProcess(const char *program, char *const words[]);

bool exists(const char *name);
/// Returns whether a process has locked a file that can be read (flock).
bool isLocked(const char *name);
/// Creates a symbolic link `name`; returns false on failure, as on a system without links.
bool link(const char *target, const char *name);

/// Opens any closed standard descriptor (0 to 2) on something that can be neither read nor written, so that no
/// file opened later takes its number.
void occupyStandardDescriptors();

/// Makes a write beyond the user's file size limit (ulimit -f) an ordinary error, EFBIG, instead of a signal that
/// ends the program.
void ignoreFileSizeSignal();

/// Makes all threads share one heap if the address space is limited (ulimit -v). The C library otherwise
/// reserves 64 MiB of addresses for the heap of each thread: a dozen waiting threads leave nothing to
/// searches and to Qt.
void saveAddressSpace();

/// Makes the first Ctrl-C call an async-signal-safe function and end a blocked read. The second Ctrl-C ends the
/// program. Writing to a closed pipe becomes an ordinary error. This holds until endInterrupts().
void onInterrupt(void (*interrupted)(int signal));
void endInterrupts();

/// Installs a function for each signal that requests the end of the program; it must be async-signal-safe.
void onTermination(void (*terminated)(int signal));

/// Creates two connected descriptors: what is written to the first, even by a signal handler, can be read from the
/// second. Returns false on failure.
bool makePair(int (&ends)[2]);

/// Allocates memory in huge pages of this size, if the system supports them; throws std::bad_alloc. Freed memory
/// returns to the system at once.
inline constexpr std::size_t largePage = std::size_t(1) << 21; ///< bytes
void *allocateHugePages(std::size_t bytes);
void freeHugePages(void *memory, std::size_t bytes);

/// Creates a file without a name in this folder, which is gone once it is closed; returns -1 on failure.
int createUnnamed(const char *folder);
/// Makes a file longer by this many bytes, a multiple of a page, and returns them as memory; null if there is no room.
/// The system writes them to the file when it needs their memory, and reads them when they are used again.
void *extendMapped(int descriptor, std::int64_t size, std::size_t bytes);
/// Sets `hasFailed` when this mapped memory, which the disk cannot read or write, is used; such a page then has zeros.
/// Otherwise the system ends the program by a signal. This holds until forgetErrors() for the same memory.
void catchErrors(void *memory, std::size_t bytes, std::atomic<bool> &hasFailed);
void forgetErrors(void *memory);
/// Returns whether the disk failed to write mapped memory of this file since the last call.
bool hasLostWrites(int descriptor);
void unmap(void *memory, std::size_t bytes);
/// Begins to read mapped memory that will be needed soon.
void readAhead(void *memory, std::size_t bytes);

/// Returns how many descriptors this process may have open (ulimit -n), and how many bytes its stack may have
/// (ulimit -s); the largest number if there is no limit.
std::size_t descriptorLimit();
std::size_t stackLimit();

/// Calls a function on a stack of this many bytes, whatever the limit of this process leaves to its own stack; on that
/// one if there is no memory. The function must not throw.
void callOnStack(std::size_t bytes, const std::function<void()> &function);

/// Returns how many more bytes of memory the limits of this process allow (ulimit -v and -d); the largest number if
/// there is no limit.
std::size_t memoryLeftByLimits();

/// Loads a shared library of the system by its name; null if it is not there. It is never unloaded.
void *loadLibrary(const char *name);
/// Returns a function of a library that was loaded; null if the library is null or has none of this name.
void *functionOf(void *library, const char *name);

} // namespace core::os
