// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace session {

/// What a keeper needs to know, made ready before the fork that it is born by.
struct KeptProgram {
    char *const *words;       ///< of the command, as C wants them
    char *const *environment; ///< likewise
    int output = -1;          ///< where its standard output goes
    int error = -1;
    int channel = -1;         ///< to us: the end of what comes there ends the keeper and all it keeps
    std::uint64_t memory = 0; ///< bytes of data that each of its processes may have
};

/// What a keeper tells through its channel.
struct KeeperReport {
    enum What : std::int32_t { Started, NotStarted, Over };

    What what = Started;
    std::int32_t number = 0; ///< NotStarted: an errno. Over: the status that waitpid gave
};

/// What we tell a keeper: to ask the program to end.
inline constexpr char askToEnd = 'e';

/// The life of a process between us and a stranger's program. Whatever the program starts comes under the keeper
/// when its parent dies, sessions and process groups of their own or not, and so the keeper ends all of it: when it
/// is told to, and when we are no more. It runs in the child of a fork of a program with threads, and calls only
/// what is safe there.
[[noreturn]] void keep(const KeptProgram &program);

} // namespace session
