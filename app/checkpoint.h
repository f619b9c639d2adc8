// SPDX-License-Identifier: MIT
#pragma once

#include "app/partrecord.h"

#include <QString>

#include <algorithm>
#include <chrono>

namespace app {

/// A file that tells which units of a count are done and what they have come to: killed at any instant and
/// started again, the count goes on from there and comes to the same number. The file is a JSON object that
/// names its count and holds a digest of itself. It is replaced every 30 seconds, and more often in a young
/// count, so that no more than a tenth of the work is lost.
class Checkpoint {
public:
    /// The count is that of this record, whose figures are not used.
    Checkpoint(QString path, PartRecord record);

    /// Takes over what the file tells, if there is one, and makes sure that it can be written. The search then
    /// leaves out what is done, and tells this object, which must outlive it, what it does. Answers why that is
    /// impossible: then the count must not begin.
    core::Explanation resume(core::Division &division);
    /// After the search: writes what it has done. Answers why this, or an earlier write, failed.
    core::Explanation finish();
    double secondsBefore() const { return m_secondsBefore; } ///< of earlier runs
    /// Whether there is something to go on from.
    bool holdsWork() const
    {
        return m_record.count < core::Stats::mostSolutions && std::ranges::find(m_done, true) != m_done.end();
    }

private:
    using Clock = std::chrono::steady_clock;

    core::Explanation read();
    /// Takes over the content of the file; says what is wrong with it.
    core::Explanation take(const QByteArray &content);
    void complete(std::uint64_t unit, std::uint64_t units, const core::Stats &stats);
    bool isDue() const;
    core::Explanation save();
    QByteArray content() const;

    const QString m_path;
    PartRecord m_record; ///< of the units that are done
    std::vector<bool> m_done;
    double m_secondsBefore = 0;
    const Clock::time_point m_begin = Clock::now();
    Clock::time_point m_saved = m_begin;
    core::Explanation m_failure;
};

} // namespace app
