// SPDX-License-Identifier: MIT
#pragma once

namespace ui {

/// What of a tour is shown: a matter of taste that no undo touches and that is kept between runs.
struct TourLooks {
    bool numbers = true;
    bool line = true;
    bool targets = true; ///< the squares that the piece can go to
    bool ways = false;   ///< on each of them, how many lead on from there

    static TourLooks load();
    void save() const;
    friend bool operator==(const TourLooks &, const TourLooks &) = default;
};

} // namespace ui
