// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Goes on as the program that has the window, with the same arguments, descriptors and process number where the
/// system can do that. It stands beside this one, or where it was installed. Returns only when there is none, or
/// with its exit status where it had to be another process.
int becomeWindowProgram(int argc, char *argv[]);

} // namespace app
