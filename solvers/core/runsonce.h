// SPDX-License-Identifier: MIT
#pragma once

/// Marks a function that runs once, when the puzzles are listed at the start of the program. All of these are laid
/// side by side in the program, so that its start does not read a page of each method.
#if defined(__GNUC__)
#define RUNS_ONCE [[gnu::cold]]
#else
#define RUNS_ONCE
#endif
