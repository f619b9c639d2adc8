// SPDX-License-Identifier: MIT
#pragma once

#include "app/partrecord.h"
#include "core/layerarchive.h"

#include <QString>

#include <algorithm>
#include <chrono>

namespace app {

/// A file that records which units of a count are done and their results. A count that is killed at any instant and
/// started again continues from the file and arrives at the same number. The file is a JSON object that names its count
/// and holds a digest of itself. It is replaced every 30 seconds, and more often in a young count, so that no more than
/// a tenth of the work is lost.
class Checkpoint {
public:
    /// A checkpoint at `path` for the count that this record names; the record's figures are ignored.
    Checkpoint(QString path, PartRecord record) : m_path(std::move(path)), m_record(std::move(record)) {}

    /// Loads the file, if it exists, and makes sure that it can be written. The search then skips the units that are
    /// done and reports each completed one to this object, which must outlive it. Returns why this fails; the count
    /// must then not begin.
    core::Explanation resume(core::Division &division);
    /// Writes the final state when the search has ended. Returns why this write or an earlier one failed.
    core::Explanation finish();
    double secondsBefore() const { return m_secondsBefore; } ///< the seconds that earlier runs took
    /// Returns whether there is finished work to resume from.
    bool holdsWork() const
    {
        return m_record.count < core::Stats::mostSolutions && std::ranges::find(m_done, true) != m_done.end();
    }

private:
    using Clock = std::chrono::steady_clock;

    core::Explanation read();
    /// Loads the content of the file; returns the error if it is damaged or of another count or version.
    core::Explanation parse(const QByteArray &content);
    void complete(std::uint64_t unit, std::uint64_t units, const core::Stats &stats);
    bool isDue() const;
    core::Explanation save();
    QByteArray content() const;

    const QString m_path;
    PartRecord m_record; ///< the sum of the units that are done
    std::vector<bool> m_done;
    double m_secondsBefore = 0;
    const Clock::time_point m_begin = Clock::now();
    Clock::time_point m_saved = m_begin;
    core::Explanation m_failure;
};

/// A file that keeps a layer of a count by layers: a line with the count's record, its own digest, the states, and a
/// sum of them. A count that is killed at any instant and started again continues from the last layer that was saved.
/// Saving takes at most about a tenth of the time. While a layer is saved, the one before it is on the disk as well.
class LayerCheckpoint : public core::LayerArchive {
public:
    /// A checkpoint at `path` for the count that this record names; the record's figures are ignored.
    LayerCheckpoint(QString path, PartRecord record);

    /// Makes sure that the file can be written, if it does not exist, or else that it belongs to this count and is
    /// whole. Returns why not; the count must then not begin.
    core::Explanation resume();
    /// Returns why a layer could not be saved; empty if all were.
    core::Explanation finish() const { return m_failure; }
    double secondsBefore() const { return m_secondsBefore; } ///< the seconds that earlier runs took
    bool holdsWork() const { return m_progress.steps > 0; }

    bool isDue() const override;
    void save(const core::LayerProgress &progress,
              const std::function<void(const Receiver &)> &list) override;
    std::variant<core::LayerProgress, core::Explanation> load(const Receiver &receiver) override;

private:
    using Clock = std::chrono::steady_clock;

    core::Explanation takeHead(const QByteArray &head, qint64 size);
    QByteArray head(const core::LayerProgress &progress) const;

    const QString m_path;
    PartRecord m_record;
    core::LayerProgress m_progress; ///< the progress of the saved layer
    qint64 m_begin = 0;             ///< the offset of its states in the file
    double m_secondsBefore = 0;
    const Clock::time_point m_started = Clock::now();
    Clock::time_point m_saved = m_started;
    Clock::duration m_saving{}; ///< how long the last save took
    core::Explanation m_failure;
};

} // namespace app
