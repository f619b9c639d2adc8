// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace core {

/// Keeps tables that take long to build from one run of the program to the next. May be called from any thread.
class TableStore {
public:
    virtual ~TableStore();

    /// Whether there is a table of this name. It may be damaged.
    virtual bool has(const std::string &name) const = 0;
    /// Fills `words` with the table of this name. False when there is no whole table of this size; `words` may
    /// have changed then.
    virtual bool load(const std::string &name, std::span<std::uint64_t> words) = 0;
    /// Keeps the table if that is possible. The name, of letters, digits and hyphens, stands for this content
    /// for good: a table that is built otherwise needs another name.
    virtual void save(const std::string &name, std::span<const std::uint64_t> words) = 0;
};

/// The program's store; null where nothing is kept.
std::shared_ptr<TableStore> tableStore();
/// Searches that have begun, and tables being built in the background, may go on with the one before.
void setTableStore(std::shared_ptr<TableStore> store);

} // namespace core
