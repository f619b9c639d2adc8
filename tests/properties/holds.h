// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include <functional>
#include <string>

/// Tests a property on what RapidCheck draws, with the same seed in every run unless RC_PARAMS sets another
/// one. On failure, the smallest counterexample found is printed, with the position line that the property
/// logged.
bool holds(const std::string &what, const std::function<void()> &property);
