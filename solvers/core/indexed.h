// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace core {

/// A vector indexed by the signed numbers that cells and pieces have. The alias used in a declaration names
/// what the index counts.
template <typename T>
class Indexed : public std::vector<T> {
public:
    using std::vector<T>::vector;

    decltype(auto) operator[](auto index)
    {
        return std::vector<T>::operator[](static_cast<std::size_t>(index));
    }
    decltype(auto) operator[](auto index) const
    {
        return std::vector<T>::operator[](static_cast<std::size_t>(index));
    }
};

template <typename T>
using PerCell = Indexed<T>;
template <typename T>
using PerPiece = Indexed<T>;

/// A std::array indexed by signed numbers.
template <typename T, std::size_t length>
struct IndexedArray : std::array<T, length> {
    constexpr decltype(auto) operator[](auto index)
    {
        return std::array<T, length>::operator[](static_cast<std::size_t>(index));
    }
    constexpr decltype(auto) operator[](auto index) const
    {
        return std::array<T, length>::operator[](static_cast<std::size_t>(index));
    }
};

} // namespace core
