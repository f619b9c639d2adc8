// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

/// The program is built with Qt 6.4 or any later version. Each macro is true if Qt has the feature; otherwise the
/// program uses its own replacement. No other code depends on the version of Qt.

/// QStyleHints::colorScheme: whether the system is dark. Older versions need the palette and the desktop's portal.
#define QT_HAS_COLOUR_SCHEME (QT_VERSION >= QT_VERSION_CHECK(6, 5, 0))
/// QAccessibleAnnouncementEvent: a sentence for the screen reader. The replacement is an object with the sentence as
/// its name.
#define QT_HAS_ANNOUNCEMENTS (QT_VERSION >= QT_VERSION_CHECK(6, 8, 0))
/// QAccessibilityHints: whether the system wants high contrast. Older versions need the desktop's portal.
#define QT_HAS_CONTRAST_PREFERENCE (QT_VERSION >= QT_VERSION_CHECK(6, 10, 0))
/// QSortFilterProxyModel::beginFilterChange and endFilterChange replace invalidateFilter, which is deprecated.
#define QT_HAS_FILTER_CHANGE (QT_VERSION >= QT_VERSION_CHECK(6, 10, 0))

namespace board {

/// Returns the image with left and right exchanged, or top and bottom, or both. QImage::flipped replaces
/// QImage::mirrored since Qt 6.9.
inline QImage mirrored(const QImage &image, bool horizontally, bool vertically)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0)
    return image.flipped((horizontally ? Qt::Horizontal : Qt::Orientations()) |
                         (vertically ? Qt::Vertical : Qt::Orientations()));
#else
    return image.mirrored(horizontally, vertically);
#endif
}

} // namespace board
