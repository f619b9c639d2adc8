// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Returns false if no window can be opened, since neither the environment nor an argument names a display. Qt itself
/// would end the program with its own message.
bool hasDisplay(int argc, char *argv[]);

/// Replaces this process by the window program, with the same arguments, descriptors and process id if the system can
/// do so. That program is in the folder of this one or where it was installed. Returns only if there is no such
/// program, or with its exit status if it had to run as a separate process.
int execWindowProgram(int argc, char *argv[]);

} // namespace app
