// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <cstdint>
#include <functional>
#include <span>
#include <variant>

namespace core {

/// A state of a count by layers (statelayers.h), and the number of ways that lead to it.
struct StateCount {
    std::uint64_t key = 0;
    std::uint64_t count = 0; ///< 0 marks a free slot of a table
};

/// How far a count by layers has come.
struct LayerProgress {
    std::uint64_t steps = 0; ///< the steps that are done
    std::uint64_t states = 0;
    std::uint64_t nodes = 0;
    double done = 0; ///< as in Stats
};

/// Saves the layers of a count, so that the next run continues from the last one that was saved. Its functions are
/// called by one thread.
class LayerArchive {
public:
    using Receiver = std::function<void(std::span<const StateCount>)>;

    virtual ~LayerArchive();

    /// Returns whether so much time has passed since the last save that another one is worth its time.
    virtual bool isDue() const = 0;
    /// Replaces the saved layer by this one, whose states list(receiver) passes to the receiver.
    virtual void save(const LayerProgress &progress, const std::function<void(const Receiver &)> &list) = 0;
    /// Passes the states of the saved layer to the receiver. Returns its progress, without steps if no layer is
    /// saved; or why it cannot be used, when some of its states may have been passed.
    virtual std::variant<LayerProgress, Explanation> load(const Receiver &receiver) = 0;
};

} // namespace core
