// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include <functional>
#include <string>

/// Tests a property on random inputs from RapidCheck, with the same seed in every run unless RC_PARAMS sets
/// another. On failure, it prints the smallest counterexample found, with the position line that the property
/// logged.
bool holds(const std::string &what, const std::function<void()> &property);
