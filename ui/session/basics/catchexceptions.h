// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <exception>
#include <new>
#include <system_error>
#include <type_traits>
#include <variant>

namespace session {

/// Returns the result of some work, or the reason why the work failed, as a part of a sentence. All work in threads
/// other than the window's is run by this function, since an uncaught exception there would end the program.
template <typename Work>
auto catchExceptions(const Work &work) -> std::variant<std::invoke_result_t<const Work &>, core::Explanation>
{
    try {
        return work();
    } catch (const std::bad_alloc &) {
        return core::Explanation{PUZZLE_TEXT("core", "the memory is used up")};
    } catch (const std::system_error &fault) {
        if (fault.code() == std::errc::resource_unavailable_try_again)
            return core::Explanation{PUZZLE_TEXT("core", "the system allows this program no more threads")};
        return core::Explanation{PUZZLE_TEXT("core", "internal error: %1"), {std::string(fault.what())}};
    } catch (const std::exception &fault) {
        return core::Explanation{PUZZLE_TEXT("core", "internal error: %1"), {std::string(fault.what())}};
    } catch (...) {
        return core::Explanation{PUZZLE_TEXT("core", "internal error: %1"), {std::string("?")}};
    }
}

} // namespace session
