// SPDX-License-Identifier: MIT
#include "taquin/pdb/pdbcache.h"

#include "core/parallel.h"
#include "core/searchcontext.h"

#include <algorithm>
#include <new>

namespace taquin {

namespace {

PdbCache::Databases buildDatabases(core::Grid grid, PdbSet::Size size, const std::stop_token &stop)
{
    const int threads = std::min(core::threadLimit(), 4);
    core::NullContext context;
    return PdbSet::build(grid, size, [&](int parts, const std::function<void(int)> &work) {
        core::runParallel(context, threads, parts, [&](int part, core::SearchContext &) {
            if (!stop.stop_requested())
                work(part);
        });
        return !stop.stop_requested();
    });
}

} // namespace

PdbCache &PdbCache::shared()
{
    static PdbCache cache;
    return cache;
}

PdbCache::~PdbCache()
{
    Entries entries;
    {
        const std::lock_guard lock(m_mutex);
        entries.swap(m_entries);
        entries.splice(entries.end(), m_abandoned);
    }
    for (Entry &entry : entries)
        entry.builder.request_stop();
}

int PdbCache::buildsUnderWay()
{
    const std::lock_guard lock(m_mutex);
    return countUnderWay();
}

PdbCache::Databases PdbCache::lookUp(core::Grid grid, PdbSet::Size size)
{
    const std::lock_guard lock(m_mutex);
    const auto found = find(grid, size);
    return found == m_entries.end() ? nullptr : entry(grid, size).databases;
}

PdbCache::Databases PdbCache::request(core::Grid grid, PdbSet::Size size)
{
    const std::lock_guard lock(m_mutex);
    return entry(grid, size).databases;
}

PdbCache::Databases PdbCache::wait(core::Grid grid, PdbSet::Size size,
                                   const std::function<bool()> &keepWaiting)
{
    constexpr std::chrono::milliseconds interval(5);
    std::unique_lock lock(m_mutex);
    while (!entry(grid, size).isBuilt) {
        m_changed.wait_for(lock, interval);
        lock.unlock();
        if (!keepWaiting())
            return nullptr;
        lock.lock();
    }
    return entry(grid, size).databases;
}

PdbCache::Entries::iterator PdbCache::find(core::Grid grid, PdbSet::Size size)
{
    return std::ranges::find_if(m_entries,
                                [&](const Entry &entry) { return entry.grid == grid && entry.size == size; });
}

/// Returns the entry, moved to the end of the list; if there was none, starts building it.
PdbCache::Entry &PdbCache::entry(core::Grid grid, PdbSet::Size size)
{
    if (const auto found = find(grid, size); found != m_entries.end()) {
        m_entries.splice(m_entries.end(), m_entries, found);
        found->requested = Clock::now();
        return *found;
    }
    const auto twin = find({grid.rows, grid.columns}, size);
    const bool isKnown = twin != m_entries.end() && twin->databases;
    Entry &entry = m_entries.emplace_back(Entry{grid, size, isKnown, isKnown});
    if (isKnown)
        entry.databases = twin->databases->transposed(grid);
    else
        startBuilding(entry);
    return entry;
}

void PdbCache::startBuilding(Entry &entry)
{
    abandonOthers();
    try {
        entry.builder = std::jthread([this, &entry](const std::stop_token &stop) { build(stop, entry); });
    } catch (...) {
        // There is no thread, or no memory to start one: the searches run without databases.
        entry.isBuilt = entry.isSaved = true;
    }
}

/// Makes room for building the last entry by abandoning other sets, where that is allowed.
void PdbCache::abandonOthers()
{
    // A builder that has saved its databases no longer locks the mutex, so it can be joined here.
    m_abandoned.remove_if([](const Entry &entry) { return entry.isSaved; });
    const Clock::time_point latest = Clock::now() - m_abandonAfter;
    for (auto next = m_entries.begin(); next != m_entries.end() && countUnderWay() > maxUnderWay;) {
        const auto entry = next++;
        if (entry->isBuilt || entry->requested > latest || next == m_entries.end())
            continue;
        entry->builder.request_stop();
        m_abandoned.splice(m_abandoned.end(), m_entries, entry);
    }
}

int PdbCache::countUnderWay() const
{
    return int(std::ranges::count(m_entries, false, &Entry::isBuilt));
}

/// Builds and saves a set. No exception, such as a failed allocation, may leave the thread: searches run without
/// what was not built, and the next run of the program builds again what was not saved.
void PdbCache::build(const std::stop_token &stop, Entry &entry) noexcept
{
    try {
        buildAndSave(stop, entry);
    } catch (...) {
        // The set counts as finished nevertheless.
    }
    const std::lock_guard lock(m_mutex);
    entry.isBuilt = entry.isSaved = true;
    m_changed.notify_all();
}

/// If memory is exhausted, discards all other databases and tries a second time to build the set.
void PdbCache::buildAndSave(const std::stop_token &stop, Entry &entry)
{
    Databases databases;
    for (const bool isSecondTry : {false, true}) {
        try {
            databases = buildDatabases(entry.grid, entry.size, stop);
            break;
        } catch (const std::bad_alloc &) {
            const std::lock_guard lock(m_mutex);
            if (!isSecondTry)
                evict(0);
        }
    }
    const bool isWanted = databases && !stop.stop_requested();
    publish(isWanted ? databases : nullptr, entry);
    // The searches have the databases already. At its end, the program waits until small ones are saved; otherwise
    // the next run would build them again.
    if (const std::shared_ptr<core::TableStore> store = core::tableStore(); isWanted && store)
        databases->save(*store, [&] { return entry.size != PdbSet::Large || !stop.stop_requested(); });
}

void PdbCache::publish(Databases databases, Entry &entry)
{
    const std::lock_guard lock(m_mutex);
    if (databases) {
        evict(capacity);
        entry.databases = std::move(databases);
    }
    entry.isBuilt = true;
    m_changed.notify_all();
}

/// Discards the least recently used sets, except those being saved, whose builders could not be joined here at
/// once. Databases that a search is using remain until it ends.
void PdbCache::evict(std::size_t bytesToKeep)
{
    std::size_t kept = 0;
    for (auto entry = m_entries.end(); entry != m_entries.begin();) {
        --entry;
        if (!entry->databases)
            continue;
        kept += entry->databases->bytes();
        if (kept > bytesToKeep && entry->isSaved)
            entry = m_entries.erase(entry);
    }
}

} // namespace taquin
