// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

namespace window {

/// The parts of the window that an arrangement shows besides the board. Each of the three arrangements
/// remembers its own.
struct Arrangement {
    bool panel = true; ///< whether the panel is shown
    bool map = true;   ///< whether the map of a watched search is shown; never in Play
    int tab = 0;       ///< the index of the panel's tab
    int view = 0;      ///< the index of the view of Study

    /// Returns the arrangement as it was left, or as it is at first: Play shows the board alone, Watch the method, Study
    /// its views alone. The panel of Play has only the settings of the board. `mode` is PlayMode, WatchMode or StudyMode.
    static Arrangement recall(const Settings &settings, ActionId mode);
    void keep(Settings &settings, ActionId mode) const;
};

} // namespace window
