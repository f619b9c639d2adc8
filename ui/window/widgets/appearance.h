// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "window/widgets/settings.h"

#include <QFont>

#include <optional>

namespace window {

/// The desktop's preferences for programs. A preference that the desktop does not state has no value.
struct DesktopLook {
    std::optional<bool> dark = {};
    bool contrast = false;
    bool reducedMotion = false; ///< whether only necessary motion is shown
    double textScale = 1;       ///< the scale of all fonts

    friend bool operator==(const DesktopLook &, const DesktopLook &) = default;
};

/// The palette, style and style sheet of the whole application.
class Appearance {
public:
    /// Must be constructed before the application's palette is changed, since the system's palette shows whether
    /// the system is dark, and before the widgets. While there is a style sheet, Qt computes the styles of a whole
    /// subtree whenever it gets a parent, so apply() sets the style sheet once the widgets have been put together.
    Appearance();

    board::Style style(ColourScheme scheme) const;
    void apply(const board::Style &style) const;

    /// Reads the system's palette and font again after they have changed. Call apply() next.
    void readSystem();
    void setDesktop(const DesktopLook &desktop); ///< sets the desktop's preferences; call apply() next
    const DesktopLook &desktop() const { return m_desktop; }
    /// Returns the ratio of the system's font size to Qt's usual one, for widgets with sizes of their own.
    static double typeScale();

private:
    bool m_systemIsDark = false;
    bool m_systemHasContrast = false;
    const QFont m_systemFont;
    DesktopLook m_desktop;
};

} // namespace window
