// SPDX-License-Identifier: MIT
#pragma once

#include "core/control.h"

namespace core {

/// For as long as it lives, the deals that this thread makes ask `cancellation` whether to go on: a position
/// line can name a deal that tries boards for seconds, however deep in a text it is read. What comes of
/// a deal that was told to stop is of no use: whoever reads asks `stopped` before anything else.
class DealCancellation {
public:
    explicit DealCancellation(Cancellation &cancellation);
    DealCancellation(const DealCancellation &) = delete;
    DealCancellation &operator=(const DealCancellation &) = delete;
    ~DealCancellation();

    /// A deal was told to stop.
    bool stopped() const { return m_stopped; }

    /// Asked by deals. True where nobody waits.
    static bool keepGoing();

private:
    friend class ReadingControl;

    Cancellation &m_cancellation;
    DealCancellation *const m_before;
    bool m_stopped = false;
};

/// Of a search that is a part of what this thread reads: it goes on for as long as deals may.
class ReadingControl : public NullControl {
public:
    ReadingControl();
    bool keepGoing(const Stats &stats) override;

private:
    Cancellation *const m_around; ///< as it was made; the search may set another
};

} // namespace core
