// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "window/settings.h"

namespace window {

/// The palette, style and style sheet of the whole application.
class Appearance {
public:
    /// Has to be constructed before the application's palette is changed, since the system's own palette
    /// tells whether the system is dark.
    Appearance();

    board::Style style(ColourScheme scheme) const;
    void apply(const board::Style &style) const;

private:
    const bool m_systemIsDark;
};

} // namespace window
