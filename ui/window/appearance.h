// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "window/settings.h"

#include <QFont>

#include <optional>

namespace window {

/// What the desktop asks of its programs. Nothing where it does not say.
struct DesktopLook {
    std::optional<bool> dark = {};
    bool contrast = false;
    bool reducedMotion = false; ///< nothing that need not move does
    double textScale = 1;       ///< of all type

    friend bool operator==(const DesktopLook &, const DesktopLook &) = default;
};

/// The palette, style and style sheet of the whole application.
class Appearance {
public:
    /// Has to be constructed before the application's palette is changed, since the system's own palette
    /// tells whether the system is dark.
    Appearance();

    board::Style style(ColourScheme scheme) const;
    void apply(const board::Style &style) const;

    /// Asks the system's palette and type again, which have changed. apply() has to follow.
    void readSystem();
    void setDesktop(const DesktopLook &desktop); ///< likewise
    const DesktopLook &desktop() const { return m_desktop; }
    /// Of the system's type to Qt's usual one, for what has sizes of its own.
    static double typeScale();

private:
    bool m_systemIsDark = false;
    bool m_systemHasContrast = false;
    const QFont m_systemFont;
    DesktopLook m_desktop;
};

} // namespace window
