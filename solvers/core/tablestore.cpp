// SPDX-License-Identifier: MIT
#include "core/tablestore.h"

#include <mutex>
#include <utility>

namespace core {

namespace {

constinit std::mutex mutex; ///< protects programStore
constinit std::shared_ptr<TableStore> programStore;

} // namespace

TableStore::~TableStore() = default;

std::shared_ptr<TableStore> tableStore()
{
    const std::lock_guard lock(mutex);
    return programStore;
}

void setTableStore(std::shared_ptr<TableStore> store)
{
    const std::lock_guard lock(mutex);
    programStore = std::move(store);
}

} // namespace core
