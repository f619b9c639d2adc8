// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace session {

/// The data that a supervisor needs, prepared before the fork that creates it.
struct SupervisedProgram {
    char *const *words;       ///< the words of the command, as an argv array
    char *const *environment; ///< the environment, in the same form
    int output = -1;          ///< the descriptor for its standard output
    int error = -1;
    int channel = -1;         ///< the socket to the parent; once it is closed, the supervisor kills all
    std::uint64_t memory = 0; ///< the bytes of data that each process may have
};

/// A message that a supervisor sends through its channel.
struct SupervisorReport {
    enum What : std::int32_t { Started, NotStarted, Over };

    What what = Started;
    std::int32_t number = 0; ///< Started: the program's process id, reserved until the supervisor exits.
                             ///< NotStarted: an errno. Over: the status in the form of waitpid
};

/// The message that makes a supervisor ask the program to end.
inline constexpr char askToEnd = 'e';

/// The main function of a supervisor, a process between the one that forks it and an external program. Every process
/// that the program starts becomes a child of the supervisor when its own parent dies, even in a session or process
/// group of its own; so the supervisor can kill them all, on request or when the forking process has ended. It runs
/// in the child of a fork of a multithreaded program, so it calls only functions that are safe there.
[[noreturn]] void supervise(const SupervisedProgram &program);

} // namespace session
