// SPDX-License-Identifier: MIT
#pragma once

#include "app/invocation.h"

namespace app {

/// Returns which limit of this process (ulimit -n, ulimit -s) is too small for what it is to do, and what is needed;
/// empty if there is enough. Qt and GLib would abort, and the stack would overflow.
core::Explanation lackOfLimits(const Invocation &invocation);

} // namespace app
