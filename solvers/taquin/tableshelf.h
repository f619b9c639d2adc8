// SPDX-License-Identifier: MIT
#pragma once

#include "taquin/tableset.h"

#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace taquin {

/// The pattern tables that all searches of the program share: built in the background, each once. Those not
/// asked for the longest go when the shelf is full or the memory used up. May be called from any thread.
class TableShelf {
public:
    using Tables = std::shared_ptr<const TableSet>;

    static TableShelf &shelf();
    ~TableShelf();

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

    struct Place {
        core::Grid grid;
        TableSet::Extent extent;
        bool built = false;
        Tables tables; ///< when built; nothing when that failed
        std::jthread builder;
    };

    TableShelf() = default;
    std::list<Place>::iterator find(core::Grid grid, TableSet::Extent extent);
    Place &place(core::Grid grid, TableSet::Extent extent);
    void build(const std::stop_token &stop, Place &place);
    void makeRoom(std::size_t bytes);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::list<Place> m_places; ///< the one last asked for is the last
};

} // namespace taquin
