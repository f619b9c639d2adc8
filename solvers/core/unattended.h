// SPDX-License-Identifier: MIT
#pragma once

#include "core/search.h"

namespace core {

/// The world of work that nobody waits for or looks at: it goes on to its end, and what it finds is let go.
class Unattended : public Control {
public:
    bool keepGoing(const Stats &) override { return true; }
    bool record(std::span<const Event>) override { return true; }
    bool found(const Position &, std::span<const Step>) override { return true; }
    void parallel(int tasks, const std::function<void(int, Control &)> &work) override
    {
        for (int task = 0; task < tasks; ++task)
            work(task, *this);
    }
};

} // namespace core
