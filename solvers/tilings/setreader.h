// SPDX-License-Identifier: MIT
#pragma once

#include "tilings/pieceset.h"

namespace tilings {

/// Reads the letters of a set of pieces, up to the first fault.
class SetReader {
public:
    SetReader(std::string_view letters, std::size_t at) : m_letters(letters), m_at(at) {}

    std::variant<PieceSet, core::Fault> read();

private:
    std::optional<core::Fault> readOne();
    /// The kind that the letter here stands for, and on to what follows it.
    std::optional<int> kind();
    std::optional<int> count();
    core::Fault fault(std::size_t index, core::Text text,
                      std::vector<core::Explanation::Argument> arguments = {}) const;

    std::string_view m_letters;
    std::size_t m_at;
    std::size_t m_next = 0;
    bool m_pentominoes = false; ///< a letter says that I, L and T are
    PieceSet m_set;
};

} // namespace tilings
