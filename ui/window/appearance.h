// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "window/settings.h"

namespace window {

/// What the whole application looks like.
class Appearance {
public:
    /// To be made before the application's palette is changed: the system's own tells whether it is dark.
    Appearance();

    board::Style style(Look look) const;
    /// Dresses all widgets.
    void dress(const board::Style &style) const;

private:
    const bool m_systemIsDark;
};

} // namespace window
