// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace core {

/// Keeps tables that take long to build from one run of the program to the next. Its functions may be called
/// from any thread.
class TableStore {
public:
    virtual ~TableStore();

    /// Returns whether there is a table of this name, which may be damaged.
    virtual bool has(const std::string &name) const = 0;
    /// Fills `words` with the table of this name. Returns false if there is no intact table of this size;
    /// `words` may have changed then.
    virtual bool load(const std::string &name, std::span<std::uint64_t> words) = 0;
    /// Saves the table if possible. The name, of letters, digits and hyphens, identifies this content
    /// permanently: a table built differently needs another name.
    virtual void save(const std::string &name, std::span<const std::uint64_t> words) = 0;
};

/// Returns the program's store; null if nothing is kept.
std::shared_ptr<TableStore> tableStore();
/// Replaces the program's store. Searches that have begun, and tables being built in the background, may go on
/// using the previous one.
void setTableStore(std::shared_ptr<TableStore> store);

} // namespace core
