// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

/// The program is built with Qt 6.4 and all later versions. These macros are true where Qt has the real thing;
/// below, ours stands in for it. Nothing else in the program asks for the version of Qt.

/// QStyleHints::colorScheme says whether the system is dark. Below, its palette and the desktop's portal say so.
#define QT_HAS_COLOUR_SCHEME (QT_VERSION >= QT_VERSION_CHECK(6, 5, 0))
/// QAccessibleAnnouncementEvent has a screen reader say a sentence. Below, an object appears that bears it as its name.
#define QT_HAS_ANNOUNCEMENTS (QT_VERSION >= QT_VERSION_CHECK(6, 8, 0))
/// QAccessibilityHints says whether the system wants high contrast. Below, the desktop's portal alone says so.
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
