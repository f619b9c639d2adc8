// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/pdb/pdbset.h"

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace taquin {

/// The pattern databases shared by all searches of the program, built in the background, each set once. The least
/// recently used sets are discarded when the cache is full or memory runs out. More than two sets are built at
/// once only while they are requested: a set that has not been requested for a while is abandoned, and rebuilt
/// when it is requested again. Its functions may be called from any thread.
class PdbCache {
public:
    using Databases = std::shared_ptr<const PdbSet>;
    using Clock = std::chrono::steady_clock;

    /// A set may be abandoned when its last request is `abandonAfter` ago.
    explicit PdbCache(Clock::duration abandonAfter = std::chrono::seconds(1)) : m_abandonAfter(abandonAfter)
    {
    }
    ~PdbCache();
    /// Returns the program's cache.
    static PdbCache &shared();

    /// Returns how many sets are being built, except abandoned ones.
    int buildsUnderWay();

    /// Returns the databases if they are ready, otherwise null.
    Databases lookUp(core::Grid grid, PdbSet::Size size);
    /// Returns the databases if they are ready; otherwise starts building them and returns null.
    Databases request(core::Grid grid, PdbSet::Size size);
    /// Waits for the databases while `keepWaiting`, called at intervals, returns true. Returns null if it returned
    /// false, or if there is no memory for them.
    Databases wait(core::Grid grid, PdbSet::Size size, const std::function<bool()> &keepWaiting);

private:
    /// The number of bytes to keep, besides those of the set requested last.
    static constexpr std::size_t capacity = 64'000'000;
    static constexpr int maxUnderWay = 2;

    struct Entry {
        core::Grid grid;
        PdbSet::Size size;
        bool isBuilt = false;
        bool isSaved = false;          ///< saving has ended, successfully or not
        Databases databases = nullptr; ///< the databases once built; null if that failed
        Clock::time_point requested = Clock::now();
        std::jthread builder = {};
    };
    using Entries = std::list<Entry>; ///< a list, since builders hold references to entries

    Entries::iterator find(core::Grid grid, PdbSet::Size size);
    Entry &entry(core::Grid grid, PdbSet::Size size);
    void startBuilding(Entry &entry);
    void abandonOthers();
    int countUnderWay() const;
    void build(const std::stop_token &stop, Entry &entry) noexcept;
    void buildAndSave(const std::stop_token &stop, Entry &entry);
    void publish(Databases databases, Entry &entry);
    void evict(std::size_t bytesToKeep);

    const Clock::duration m_abandonAfter;
    std::mutex m_mutex; ///< protects the members below
    std::condition_variable m_changed;
    Entries m_entries;   ///< ordered by request, the latest last
    Entries m_abandoned; ///< kept until their builders have ended
};

} // namespace taquin
