// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

namespace window {

/// The parts of the window shown besides the board. Each of the three arrangements (Play, Watch, Study) has its
/// own.
struct Arrangement {
    bool panel = true; ///< whether the panel is shown
    bool map = true;   ///< whether the map of a watched search is shown; never in Play
    int tab = 0;       ///< the index of the panel's tab
    int view = 0;      ///< the index of the view of Study

    /// Returns the saved arrangement of this mode or, the first time, the default: Play shows the board alone,
    /// Watch the method, Study its views alone. The panel of Play contains only the settings of the board. `mode`
    /// is PlayMode, WatchMode or StudyMode.
    static Arrangement recall(const Settings &settings, ActionId mode);
    void keep(Settings &settings, ActionId mode) const;
};

} // namespace window
