// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/// What the standard library leaves to the operating system. Its headers are included by system.cpp alone (and by
/// ui/session/childprocess.cpp and keeper.cpp, which run programs of others), so that this is what another system needs. Errors are in errno.
namespace core::os {

inline constexpr int standardInput = 0;

/// Opens a file to be read; -1 for a folder and where it cannot be. A pipe that nobody writes into yet is waited for,
/// until `giveUp` answers true after a signal.
int openForReading(const char *name, bool (*giveUp)());
std::ptrdiff_t read(int descriptor, char *bytes, std::size_t size);
std::ptrdiff_t write(int descriptor, const char *bytes, std::size_t size);
void close(int descriptor);
/// Brings what was written to the disk: 0, or the error. A disk that cannot be asked is no error.
int sync(int descriptor);
std::int64_t sizeOf(int descriptor); ///< of an open file, in bytes; -1 where that is not known

/// Goes on as another program, with the same descriptors and process number. Returns where that fails. `words` end with a
/// null pointer, and the first is the program's name.
void become(const char *program, char *const words[]);

bool exists(const char *name);
/// Makes a link with this name; false where it cannot be made, as on a system without them.
bool link(const char *target, const char *name);

/// Gives those of the descriptors 0 to 2 that are closed to something that cannot be read or written.
void occupyStandardDescriptors();

/// Has the first Ctrl-C call a function that may only do what a signal handler may; it ends a read that waits. The
/// second ends the program. Writing into a closed pipe is an error like others. Until endInterrupts().
void onInterrupt(void (*interrupted)(int signal));
void endInterrupts();

/// Has each signal that asks the program to end call a function, as above.
void onTermination(void (*terminated)(int signal));

/// Two descriptors: what is written into the first, which a signal handler may do, can be read from the second. False
/// where there is nothing of the kind.
bool makePair(int (&ends)[2]);

/// Memory whose pages have this size, as far as the system has such; throws std::bad_alloc. It goes back to the system at
/// once when it is freed.
inline constexpr std::size_t largePage = std::size_t(1) << 21; ///< bytes
void *allocateLargePages(std::size_t bytes);
void freeLargePages(void *memory, std::size_t bytes);

} // namespace core::os
