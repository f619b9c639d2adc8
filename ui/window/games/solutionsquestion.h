// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/session.h"

#include <QCoreApplication>

class QWidget;

namespace window {

/// Asks the user before very many solutions, which may have taken long to find, are lost with their board.
class SolutionsQuestion {
    Q_DECLARE_TR_FUNCTIONS(window::SolutionsQuestion)

public:
    enum class Next { Make, Open }; ///< whether the other board is made or opened

    /// Returns whether another board may take the place of this session's board.
    static bool mayLose(const session::Session &session, Next next, QWidget *parent);
};

} // namespace window
