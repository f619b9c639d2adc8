// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

namespace core {

/// For as long as it lives, the deals that this thread makes ask `cancellation` whether to go on: a position
/// line can name a deal that tries boards for seconds, however deep in a text it is read. What comes of
/// a deal that was told to stop is of no use; whoever told it knows.
class DealCancellation {
public:
    explicit DealCancellation(Cancellation &cancellation);
    DealCancellation(const DealCancellation &) = delete;
    DealCancellation &operator=(const DealCancellation &) = delete;
    ~DealCancellation();

    /// True where nobody waits.
    static bool keepGoing();

private:
    Cancellation *m_before;
};

} // namespace core
