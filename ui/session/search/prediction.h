// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/record.h"

#include <QtGlobal>

#include <deque>

namespace session {

/// A learner's prediction of what comes next in a search. Predicting before seeing teaches; watching alone
/// does not (Naps and others 2003).
struct Guess {
    enum Type : std::uint8_t {
        Goes,    ///< a piece moves to the cell `number`
        Refused, ///< a try is refused, for the reason `number`; -1 for any
        Back,    ///< a move is taken back
    };

    /// Returns whether the frame that ends after `end` events of a record is as predicted.
    bool isRight(const Record &record, qint64 end) const;

    Type type = Goes;
    qint64 number = -1;
};

/// Returns whether the event after this frame is of another type than the event before it: a refusal after a move, or
/// a move after a move taken back. Returns false if the record no longer contains the frame.
bool turnsAfter(const Record &record, qint64 frame);

/// The number of correct predictions among a learner's latest ones.
class Score {
public:
    static constexpr std::size_t most = 20; ///< the number of guesses that count

    void add(bool right);
    int right() const;
    int asked() const { return int(m_last.size()); }

private:
    std::deque<bool> m_last;
};

} // namespace session
