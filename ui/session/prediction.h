// SPDX-License-Identifier: MIT
#pragma once

#include "session/record.h"

#include <QtGlobal>

#include <deque>

namespace session {

/// What a learner says comes next in a search. Saying it before it is seen teaches; watching alone does not
/// (Naps and others 2003).
struct Guess {
    enum Type : std::uint8_t {
        Goes,    ///< a piece goes to the cell `number`
        Refused, ///< a try is refused, for the reason `number`; -1 for any
        Back,    ///< a move is taken back
    };

    /// Whether the frame that ends after so many events of a record is that.
    bool isRight(const Record &record, qint64 end) const;

    Type type = Goes;
    qint64 number = -1;
};

/// Whether something else comes at the frame after this one than before it: a refusal after a move, a move after
/// going back. False where that frame is not kept.
bool turnsAfter(const Record &record, qint64 frame);

/// How well the learner has guessed.
class Score {
public:
    static constexpr std::size_t most = 20; ///< guesses that count

    void add(bool right);
    int right() const;
    int asked() const { return int(m_last.size()); }

private:
    std::deque<bool> m_last;
};

} // namespace session
