// SPDX-License-Identifier: MIT
#pragma once

/// Marks a function that runs once, when the puzzles are listed at the start of the program. The linker places
/// all of these functions side by side, so that starting the program does not read a page of each method.
#if defined(__GNUC__)
#define RUNS_ONCE [[gnu::cold]]
#else
#define RUNS_ONCE
#endif
