// SPDX-License-Identifier: MIT
#pragma once

#include <rapidcheck.h>

#include <functional>
#include <string>

/// Tries a property on what RapidCheck draws, by the same seed in every run unless RC_PARAMS says otherwise.
/// When it fails, what RapidCheck found smallest is told, with the position line that the property noted.
bool holds(const std::string &what, const std::function<void()> &property);
