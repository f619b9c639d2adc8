// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/holes.h"

namespace tilings {

/// A step of a search, as its explanation needs it.
class StepWords {
public:
    StepWords(const Tilings &tilings, const core::Position &before, const core::Step &step);

    const std::string &letter() const { return m_letter; }
    const Board &before() const { return m_before; }
    const Board &after() const { return m_after; }    ///< with the piece laid where the step brings it
    const Supply &supply() const { return m_supply; } ///< of the pieces left then

    /// The sentence with the piece's cells marked as moving.
    core::Explanation marked(core::Explanation why) const;
    core::Explanation inSolution() const; ///< it lies so in a solution whose search was not watched
    core::Explanation takenUp() const;    ///< all ways on were tried
    core::Explanation portion() const;    ///< it is laid first, and stands for its images
    core::Explanation image() const;      ///< it is laid, or taken up, on the way to an image of a solution

private:
    std::string m_letter;
    std::optional<Footprint> m_footprint;
    Board m_before;
    Board m_after;
    Supply m_supply;
};

core::Explanation explainSolution();

} // namespace tilings
