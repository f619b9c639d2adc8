// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"

#include <functional>

namespace app {

/// Returns which limit of this process (ulimit -n, ulimit -s) is too small for what it is to do, and what is needed;
/// empty if there is enough. Qt and GLib would abort, and the stack would overflow.
core::Explanation lackOfLimits(const Invocation &invocation);

/// Runs a program, which returns its exit status and must not throw. If the stack of this process is too small, the
/// program gets one on which it can print the message of lackOfLimits().
int runOnEnoughStack(const std::function<int()> &program);

} // namespace app
