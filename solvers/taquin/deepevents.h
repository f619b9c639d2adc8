// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace taquin {

/// The lines of the pseudocode of `optimal`.
enum class DeepLine : std::uint8_t { None, Bound, Try, Undoing, Vain, Beyond, Go, Back, Raise, GoodWay };

/// The reason of an event of `optimal`.
struct DeepReason {
    static constexpr int undoes = 1;
    static constexpr int vain = 2;
    /// Coded as `beyond` + by how many moves the bound would be exceeded.
    static constexpr int beyond = 3;
    /// Coded as `tables` + the moves needed at least after the move, according to pattern tables.
    static constexpr int tables = 1 << 15;

    static int ofTables(int atLeast) { return tables + atLeast; }
};

} // namespace taquin
