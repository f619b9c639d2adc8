// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// False where no window can be opened, since neither the environment nor a word names a display. Qt would end the
/// program with a text of its own.
bool hasDisplay(int argc, char *argv[]);

/// Goes on as the program that has the window, with the same arguments, descriptors and process number where the
/// system can do that. It stands beside this one, or where it was installed. Returns only when there is none, or
/// with its exit status where it had to be another process.
int becomeWindowProgram(int argc, char *argv[]);

} // namespace app
