// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/tableset.h"

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace taquin {

/// The pattern tables that all searches of the program share: built in the background, each once. Those not
/// asked for the longest go when the shelf is full or the memory used up. More than two are built at once
/// only while they are asked for: where nobody has done so for a while, building ends without them, and
/// begins anew when they are asked for again. May be called from any thread.
class TableShelf {
public:
    using Tables = std::shared_ptr<const TableSet>;
    using Clock = std::chrono::steady_clock;

    /// After `patience` nobody seems to wait any more.
    explicit TableShelf(Clock::duration patience = std::chrono::seconds(1)) : m_patience(patience) {}
    ~TableShelf();
    /// That of the program.
    static TableShelf &shelf();

    /// How many are being built, those not counted that are to end without.
    int underWay();

    /// The tables if they are ready.
    Tables look(core::Grid grid, TableSet::Extent extent);
    /// The tables if they are ready; if not, nothing, and they are being built from now on.
    Tables ask(core::Grid grid, TableSet::Extent extent);
    /// Waits for them while `goOn`, called now and then, says true. Nothing if it does not, or if there is no
    /// memory for them.
    Tables wait(core::Grid grid, TableSet::Extent extent, const std::function<bool()> &goOn);

private:
    /// Bytes to keep, beside those of the tables last asked for.
    static constexpr std::size_t most = 64'000'000;

    static constexpr int mostUnderWay = 2;

    struct Place {
        core::Grid grid;
        TableSet::Extent extent;
        bool built = false;
        Tables tables = nullptr; ///< when built; nothing when that failed
        Clock::time_point asked = Clock::now();
        std::jthread builder = {};
    };
    using Places = std::list<Place>; ///< does not move them: their builders know where they are

    Places::iterator find(core::Grid grid, TableSet::Extent extent);
    Place &place(core::Grid grid, TableSet::Extent extent);
    void begin(Place &place);
    void endAbandoned();
    int countUnderWay() const;
    void build(const std::stop_token &stop, Place &place);
    void makeRoom(std::size_t bytes);

    const Clock::duration m_patience;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    Places m_places; ///< the one last asked for is the last
    Places m_ending; ///< to be built no more
};

} // namespace taquin
