// SPDX-License-Identifier: MIT
#include "app/startlimits.h"

#include "app/terminal.h"
#include "core/system.h"

namespace app {

namespace {

/// KB, nearly twice as much as is needed by the searches that go deepest, when they are watched: those of a knight on
/// 40 x 40 squares. The stack of each thread has this size, too.
constexpr std::size_t leastStack = 1024;

constexpr std::size_t leastDescriptors = 64; ///< the window itself uses 20 to 40
constexpr std::size_t leastDescriptorsToDraw = 16;

std::size_t descriptorsFor(const Invocation &invocation)
{
    return invocation.mode == Invocation::Window ? leastDescriptors
           : invocation.draws()                  ? leastDescriptorsToDraw
                                                 : 0;
}

} // namespace

core::Explanation lackOfLimits(const Invocation &invocation)
{
    const std::size_t descriptors = descriptorsFor(invocation);
    if (core::os::descriptorLimit() < descriptors)
        return {PUZZLE_TEXT("core", "the system allows this program fewer than %1 open files"),
                {static_cast<long long>(descriptors)}};
    if (core::os::stackLimit() < leastStack << 10)
        return {PUZZLE_TEXT("core", "the system gives this program a stack of less than %1 KB"),
                {static_cast<long long>(leastStack)}};
    return {};
}

int runOnEnoughStack(const std::function<int()> &program)
{
    if (core::os::stackLimit() >= leastStack << 10)
        return program();
    int status = Misuse;
    core::os::callOnStack(leastStack << 10, [&] { status = program(); });
    return status;
}

} // namespace app
