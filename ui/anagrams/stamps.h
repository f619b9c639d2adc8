// SPDX-License-Identifier: MIT
#pragma once

#include "board/picturecache.h"

namespace ui {

/// Small pictures put in many places: on the screen copied from one kept of each look, on paper drawn anew.
class Stamps {
public:
    /// What follows goes to the screen.
    void setKept(bool kept) { m_kept = kept; }
    void stamp(QPainter &painter, QPointF at, const board::PictureCache::Key &look, const QRectF &extent,
               const board::PictureCache::Paint &paint);

private:
    board::PictureCache m_pictures;
    bool m_kept = false;
};

} // namespace ui
