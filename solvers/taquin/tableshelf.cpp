// SPDX-License-Identifier: MIT
#include "taquin/tableshelf.h"

#include "core/control.h"
#include "core/parallel.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>

namespace taquin {

namespace {

TableShelf::Tables buildTables(core::Grid grid, TableSet::Extent extent, const std::stop_token &stop)
{
    const int threads = int(std::clamp(std::thread::hardware_concurrency(), 1U, 4U));
    core::NullControl control;
    return TableSet::build(grid, extent, [&](int parts, const std::function<void(int)> &work) {
        core::runParallel(control, threads, parts, [&](int part, core::Control &) {
            if (!stop.stop_requested())
                work(part);
        });
        return !stop.stop_requested();
    });
}

} // namespace

TableShelf &TableShelf::shelf()
{
    static TableShelf shelf;
    return shelf;
}

TableShelf::~TableShelf()
{
    Places places;
    {
        const std::lock_guard lock(m_mutex);
        places.swap(m_places);
        places.splice(places.end(), m_ending);
    }
    for (Place &place : places)
        place.builder.request_stop();
}

int TableShelf::underWay()
{
    const std::lock_guard lock(m_mutex);
    return countUnderWay();
}

TableShelf::Tables TableShelf::look(core::Grid grid, TableSet::Extent extent)
{
    const std::lock_guard lock(m_mutex);
    const auto found = find(grid, extent);
    return found == m_places.end() ? nullptr : place(grid, extent).tables;
}

TableShelf::Tables TableShelf::ask(core::Grid grid, TableSet::Extent extent)
{
    const std::lock_guard lock(m_mutex);
    return place(grid, extent).tables;
}

TableShelf::Tables TableShelf::wait(core::Grid grid, TableSet::Extent extent,
                                    const std::function<bool()> &goOn)
{
    constexpr std::chrono::milliseconds patience(20);
    std::unique_lock lock(m_mutex);
    while (!place(grid, extent).built) {
        m_changed.wait_for(lock, patience);
        lock.unlock();
        if (!goOn())
            return nullptr;
        lock.lock();
    }
    return place(grid, extent).tables;
}

TableShelf::Places::iterator TableShelf::find(core::Grid grid, TableSet::Extent extent)
{
    return std::ranges::find_if(
        m_places, [&](const Place &place) { return place.grid == grid && place.extent == extent; });
}

/// Now the last; its building has begun.
TableShelf::Place &TableShelf::place(core::Grid grid, TableSet::Extent extent)
{
    if (const auto found = find(grid, extent); found != m_places.end()) {
        m_places.splice(m_places.end(), m_places, found);
        found->asked = Clock::now();
        return *found;
    }
    const auto twin = find({grid.rows, grid.columns}, extent);
    const bool isKnown = twin != m_places.end() && twin->tables;
    Place &place = m_places.emplace_back(Place{grid, extent, isKnown});
    if (isKnown)
        place.tables = twin->tables->across(grid);
    else
        begin(place);
    return place;
}

void TableShelf::begin(Place &place)
{
    endAbandoned();
    try {
        place.builder = std::jthread([this, &place](const std::stop_token &stop) { build(stop, place); });
    } catch (const std::system_error &) {
        place.built = true; // No thread is to be had: the searches do without.
    }
}

/// Called as one more begins, and there is room for that one.
void TableShelf::endAbandoned()
{
    // Those that have come to their end no longer need the mutex.
    m_ending.remove_if([](const Place &place) { return place.built; });
    const Clock::time_point latest = Clock::now() - m_patience;
    for (auto place = m_places.begin(); place != m_places.end() && countUnderWay() > mostUnderWay;) {
        const auto abandoned = place++;
        if (abandoned->built || abandoned->asked > latest || place == m_places.end())
            continue;
        abandoned->builder.request_stop();
        m_ending.splice(m_ending.end(), m_places, abandoned);
    }
}

int TableShelf::countUnderWay() const
{
    return int(std::ranges::count(m_places, false, &Place::built));
}

void TableShelf::build(const std::stop_token &stop, Place &place)
{
    Tables tables;
    for (const bool again : {false, true}) {
        try {
            tables = buildTables(place.grid, place.extent, stop);
            break;
        } catch (const std::bad_alloc &) {
            const std::lock_guard lock(m_mutex);
            if (!again)
                makeRoom(0);
        }
    }
    const std::lock_guard lock(m_mutex);
    if (tables && !stop.stop_requested()) {
        makeRoom(most);
        place.tables = std::move(tables);
    }
    place.built = true;
    m_changed.notify_all();
}

/// Tables that a search is at work with live on until it ends.
void TableShelf::makeRoom(std::size_t bytes)
{
    std::size_t kept = 0;
    for (auto place = m_places.end(); place != m_places.begin();) {
        --place;
        if (!place->tables)
            continue;
        kept += place->tables->bytes();
        if (kept > bytes)
            place = m_places.erase(place);
    }
}

} // namespace taquin
