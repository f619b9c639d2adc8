// SPDX-License-Identifier: MIT
#pragma once

#include "core/watch.h"
#include "tilings/portion.h"

namespace tilings {

/// What is done with the tilings that a search finds: the first is kept, all are told or only counted, and
/// with each its images.
template <typename Watch>
class Findings {
public:
    Findings(Watch &watch, const Tilings &tilings, const core::Task &task)
        : m_watch(watch), m_tilings(tilings), m_task(task)
    {
    }

    const core::Path &first() const { return m_first; }

    /// False: come to an end. `imageLine` is the line of the pseudocode at which images are shown.
    bool report(const Portion &portion, const core::Path &path, int imageLine)
    {
        if (m_task.goal == core::Goal::First) {
            m_first = path;
            m_watch.found(core::after(m_task.from, path), path);
            return false;
        }
        if (m_task.goal == core::Goal::Count) {
            m_watch.stats().solutions += portion.images.size();
            return m_watch.going();
        }
        return reportAll(portion, path, imageLine);
    }

private:
    bool reportAll(const Portion &portion, const core::Path &path, int imageLine)
    {
        m_footprints.clear();
        for (const core::Step &step : path)
            m_footprints.push_back(*m_tilings.footprint(m_tilings.kindOf(step.piece), step.to));
        for (const Symmetry &symmetry : portion.images) {
            map(symmetry, path);
            const bool isImage = &symmetry != &portion.images.front();
            if (isImage) {
                m_watch.at(imageLine);
                m_watch.show([&] { return m_mapped; });
            }
            if (!m_watch.found(m_position, m_mapped))
                return false;
        }
        if (portion.images.size() > 1)
            m_watch.show([&] { return path; });
        return true;
    }

    /// The image of the tiling that these steps lead to, as steps and as a position.
    void map(const Symmetry &symmetry, const core::Path &path)
    {
        m_mapped = path;
        m_position = m_task.from;
        for (std::size_t i = 0; i < path.size(); ++i) {
            core::Step &step = m_mapped[i];
            step.to = symmetry.image(m_tilings.kindOf(step.piece), step.to, m_footprints[i]);
            m_position[std::size_t(step.piece)] = step.to;
        }
    }

    Watch &m_watch;
    const Tilings &m_tilings;
    const core::Task &m_task;
    core::Path m_first;
    // Kept, since making them anew costs more than filling them.
    std::vector<Footprint> m_footprints; ///< of the steps of the tiling found
    core::Path m_mapped;
    core::Position m_position;
};

} // namespace tilings
