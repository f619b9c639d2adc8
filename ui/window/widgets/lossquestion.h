// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QCoreApplication>

class QWidget;

namespace window {

/// Asks the user before what took long is lost: with its board, very many solutions, a search that is not watched, or a
/// count; with a search, the moments that were named in it.
class LossQuestion {
    Q_DECLARE_TR_FUNCTIONS(window::LossQuestion)

public:
    enum class Next {
        Make,
        Open,
        Search
    }; ///< whether another board is made or opened, or another search begun

    static constexpr qint64 longSearch = 60'000'000; ///< microseconds

    /// Returns a sentence on what another board would lose, where a search is worth asking about after these microseconds;
    /// empty if nothing.
    static QString loss(const session::Session &session, qint64 atLeast = longSearch);
    /// Returns a sentence on what a search from the frame in view would lose; empty if nothing.
    static QString lossBySearch(const session::Session &session);
    /// Returns whether another board may take the place of this session's board, or another search that of its search.
    static bool mayLose(const session::Session &session, Next next, QWidget *parent);
};

} // namespace window
