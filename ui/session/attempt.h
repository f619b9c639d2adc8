// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <exception>
#include <new>
#include <type_traits>
#include <variant>

namespace session {

/// The result of work, or why it came to none, as a part of a sentence. All work in other threads than the
/// window's is done by this: there an exception that nobody catches would end the program.
template <typename Work>
auto attempt(const Work &work) -> std::variant<std::invoke_result_t<const Work &>, core::Explanation>
{
    try {
        return work();
    } catch (const std::bad_alloc &) {
        return core::Explanation{PUZZLE_TEXT("core", "the memory is used up")};
    } catch (const std::exception &fault) {
        return core::Explanation{PUZZLE_TEXT("core", "internal error: %1"), {std::string(fault.what())}};
    }
}

} // namespace session
