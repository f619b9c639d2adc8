// SPDX-License-Identifier: MIT
#pragma once

#include "core/searchcontext.h"

namespace core {

/// While an object of this class exists, deals made in its thread check `cancellation`: a position line can
/// name a deal that tries boards for seconds, however deep inside a text the line is read. The board of a
/// cancelled deal is useless, so readers check `stopped` first.
class DealCancellation {
public:
    explicit DealCancellation(Cancellation &cancellation);
    DealCancellation(const DealCancellation &) = delete;
    DealCancellation &operator=(const DealCancellation &) = delete;
    ~DealCancellation();

    /// Returns whether a deal was cancelled.
    bool stopped() const { return m_stopped; }

    /// Returns whether a deal should go on; always true if no DealCancellation exists in this thread.
    static bool keepGoing();

private:
    friend class ReadingContext;

    Cancellation &m_cancellation;
    DealCancellation *const m_before;
    bool m_stopped = false;
};

/// The context of a search that is part of reading a position: it ends when the cancellation of deals does.
class ReadingContext : public NullContext {
public:
    ReadingContext();
    bool keepGoing(const Stats &stats) override;

private:
    /// The cancellation in force at construction, since the search may install another; null if there is none.
    Cancellation *const m_around;
};

} // namespace core
