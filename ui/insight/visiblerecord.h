// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/record.h"

namespace insight {

/// The part of a record that the user may see: all of it or, if the rest is hidden, its beginning. For the views,
/// the record ends there.
class VisibleRecord {
public:
    VisibleRecord(const session::Record &record) : VisibleRecord(record, record.size()) {}
    VisibleRecord(const session::Record &record, qint64 size)
        : m_record(&record), m_size(size), m_counts(record.countsAt(size))
    {
    }

    qint64 first() const { return m_record->first(); }
    qint64 size() const { return m_size; }
    const core::Event &at(qint64 index) const { return m_record->at(index); }
    core::Position positionAt(qint64 index) const { return m_record->positionAt(index); }
    session::Counts countsAt(qint64 index) const { return m_record->countsAt(index); }
    const session::Counts &counts() const { return m_counts; } ///< the counts at the end of the part

    // These functions have the same meaning as those of the record's index.
    session::SearchSummary sum(qint64 begin, qint64 end) const
    {
        return m_record->index().sum(*m_record, begin, end);
    }
    qint64 lastBelow(qint64 boundary, qint64 depth) const
    {
        return m_record->index().lastBelow(*m_record, boundary, depth);
    }
    qint64 nextBoundaryBelow(qint64 boundary, qint64 depth) const
    {
        return within(m_record->index().nextBoundaryBelow(*m_record, boundary, depth));
    }
    qint64 lastBoundaryWithDepth(qint64 boundary, qint64 depth) const
    {
        return m_record->index().lastBoundaryWithDepth(*m_record, boundary, depth);
    }
    qint64 nextAtLeast(qint64 boundary, qint64 depth) const
    {
        return within(m_record->index().nextAtLeast(*m_record, boundary, depth));
    }

private:
    qint64 within(qint64 boundary) const { return boundary > m_size ? -1 : boundary; }

    const session::Record *m_record;
    qint64 m_size;
    session::Counts m_counts;
};

} // namespace insight
