// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/timeline.h"

namespace session {

/// A solution that a job found. Lists share solutions, so that a long list is copied quickly for another
/// thread.
struct Found {
    core::Position position;
    core::Path path; ///< the path from the task's position
};

using FoundList = std::vector<std::shared_ptr<const Found>>;

/// The solutions of the latest search, in the order in which they were found. The first `most` of them are stored,
/// the others only counted.
class Solutions {
public:
    static constexpr std::size_t most = 100'000; ///< the most solutions that are stored

    /// Begins a new list, for a search from this position.
    void restart(Instance instance, core::Position from, QString method)
    {
        const quint64 next = m_search + 1;
        *this = {};
        m_search = next;
        m_instance = std::move(instance);
        m_from = std::move(from);
        m_method = std::move(method);
    }
    void add(Found found)
    {
        ++m_total;
        if (m_list.size() < most)
            m_list.push_back(std::make_shared<const Found>(std::move(found)));
    }

    void addUnstored(quint64 more) { m_total += more; }

    quint64 search() const { return m_search; } ///< a number that is unique to each search
    const Instance &instance() const { return m_instance; }
    const core::Position &from() const { return m_from; }
    const QString &method() const { return m_method; } ///< the solver's id
    quint64 total() const { return m_total; }

    std::size_t size() const { return m_list.size(); }
    bool empty() const { return m_list.empty(); }
    const Found &operator[](std::size_t index) const { return *m_list[index]; }
    const FoundList &list() const { return m_list; }

private:
    quint64 m_search = 0;
    Instance m_instance;
    core::Position m_from;
    QString m_method;
    FoundList m_list;
    quint64 m_total = 0;
};

} // namespace session
