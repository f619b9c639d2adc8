// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/pdbset.h"

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace taquin {

/// The pattern databases that all searches of the program share: built in the background, each set once. The
/// least recently used ones go when the cache is full or the memory used up. More than two sets are built at
/// once only while they are requested: one that nobody has requested for a while is abandoned, and built anew
/// when it is requested again. May be called from any thread.
class PdbCache {
public:
    using Databases = std::shared_ptr<const PdbSet>;
    using Clock = std::chrono::steady_clock;

    /// A set may be abandoned when it was last requested so long ago.
    explicit PdbCache(Clock::duration abandonAfter = std::chrono::seconds(1)) : m_abandonAfter(abandonAfter)
    {
    }
    ~PdbCache();
    /// The program's.
    static PdbCache &shared();

    /// How many sets are being built, those not counted that are abandoned.
    int buildsUnderWay();

    /// The databases if they are ready, else null.
    Databases lookUp(core::Grid grid, PdbSet::Extent extent);
    /// The databases if they are ready. If not, null, and they are being built from now on.
    Databases request(core::Grid grid, PdbSet::Extent extent);
    /// Waits for them while `keepWaiting`, called now and then, says true. Null if it does not, or if there
    /// is no memory for them.
    Databases wait(core::Grid grid, PdbSet::Extent extent, const std::function<bool()> &keepWaiting);

private:
    /// Bytes to keep, beside those of the set requested last.
    static constexpr std::size_t capacity = 64'000'000;
    static constexpr int maxUnderWay = 2;

    struct Entry {
        core::Grid grid;
        PdbSet::Extent extent;
        bool isBuilt = false;
        bool isSaved = false;          ///< as far as it will be; nobody waits for that
        Databases databases = nullptr; ///< when built; null when that failed
        Clock::time_point requested = Clock::now();
        std::jthread builder = {};
    };
    using Entries = std::list<Entry>; ///< does not move them: their builders hold references

    Entries::iterator find(core::Grid grid, PdbSet::Extent extent);
    Entry &entry(core::Grid grid, PdbSet::Extent extent);
    void startBuilding(Entry &entry);
    void abandonOthers();
    int countUnderWay() const;
    void build(const std::stop_token &stop, Entry &entry);
    void publish(Databases databases, Entry &entry);
    void evict(std::size_t bytesToKeep);

    const Clock::duration m_abandonAfter;
    std::mutex m_mutex; ///< for what follows
    std::condition_variable m_changed;
    Entries m_entries;   ///< the one requested last is the last
    Entries m_abandoned; ///< until their builders have ended
};

} // namespace taquin
