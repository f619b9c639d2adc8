// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace core {

/// Stores tables that take long to build, for the next runs of the program. Its functions may be called from any
/// thread.
class TableStore {
public:
    virtual ~TableStore();

    /// Returns whether a table of this name is stored; it may be damaged.
    virtual bool has(const std::string &name) const = 0;
    /// Fills `words` with the table of this name. Returns false if there is no intact table of this size; `words`
    /// may then have changed.
    virtual bool load(const std::string &name, std::span<std::uint64_t> words) = 0;
    /// Saves the table if possible. The name consists of letters, digits and hyphens, and identifies this content
    /// permanently: a table built differently needs another name.
    virtual void save(const std::string &name, std::span<const std::uint64_t> words) = 0;
    /// Returns an existing folder on the disk for files that are needed only while a search runs; empty if there is
    /// none.
    virtual std::string scratchFolder() = 0;
};

/// Returns the program's store; null if tables are not stored.
std::shared_ptr<TableStore> tableStore();
/// Replaces the program's store. Searches and builders that are already running may go on using the previous one.
void setTableStore(std::shared_ptr<TableStore> store);

} // namespace core
