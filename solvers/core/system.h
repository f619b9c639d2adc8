// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/// The functions that the standard library leaves to the operating system. Only system.cpp includes the system's
/// headers (and ui/session/programs/childprocess.cpp and processsupervisor.cpp, which run foreign programs), so
/// another system needs just these functions. Errors are in errno.
namespace core::os {

inline constexpr int standardInput = 0;

/// Opens a file for reading; returns -1 for a folder and on failure. Waits for a pipe that has no writer yet,
/// until `giveUp` returns true after a signal.
int openForReading(const char *name, bool (*giveUp)());
std::ptrdiff_t read(int descriptor, char *bytes, std::size_t size);
std::ptrdiff_t write(int descriptor, const char *bytes, std::size_t size);
void close(int descriptor);
/// Flushes what was written to the disk; returns 0 or the error. A device that cannot be synchronized is no
/// error.
int sync(int descriptor);
std::int64_t sizeOf(int descriptor); ///< the size of an open file in bytes; -1 if unknown

/// Replaces this process by another program (execv), with the same descriptors and process number. Returns only
/// on failure. `words` end with a null pointer, and the first word is the program's name.
void replaceProcess(const char *program, char *const words[]);

bool exists(const char *name);
/// Makes a symbolic link with this name; returns false on failure, as on a system without links.
bool link(const char *target, const char *name);

/// Opens those of the descriptors 0 to 2 that are closed, on something that can be neither read nor written.
void occupyStandardDescriptors();

/// Makes a write beyond the largest size of a file that the user has set (ulimit -f) an ordinary error, EFBIG. Otherwise
/// a signal ends the program.
void ignoreFileSizeSignal();

/// Lets the first Ctrl-C call a function that may only do what a signal handler may; it also ends a read that
/// waits. The second ends the program. Writing into a closed pipe becomes an ordinary error. Holds until
/// endInterrupts().
void onInterrupt(void (*interrupted)(int signal));
void endInterrupts();

/// Installs a function called for each signal that requests the end of the program; it may only do what a
/// signal handler may.
void onTermination(void (*terminated)(int signal));

/// Creates two connected descriptors: what is written into the first, even by a signal handler, can be read
/// from the second. Returns false where the system has no such pairs.
bool makePair(int (&ends)[2]);

/// Allocates memory in pages of this size, if the system supports them; throws std::bad_alloc. The memory
/// returns to the system at once when it is freed.
inline constexpr std::size_t largePage = std::size_t(1) << 21; ///< bytes
void *allocateHugePages(std::size_t bytes);
void freeHugePages(void *memory, std::size_t bytes);

} // namespace core::os
