// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace core {

/// A position line cut into what Kind::parse reads, which has not happened yet.
struct LineParts {
    const Kind *kind = nullptr;
    std::string_view options;
    std::string_view position;
    std::size_t at = 0; ///< of the options, in the line
};

/// A position line read: the kind of its puzzle, the game it gives, and the moves that follow the line.
struct LineReading {
    const Kind *kind = nullptr;
    Reading reading;
    Path moves = {};
};

/// Longer lines are not looked at.
inline constexpr std::size_t longestLine = 1 << 20;

/// Cuts "PUZZLE:OPTIONS" or "PUZZLE:OPTIONS:POSITION". The parts are views of the line.
std::variant<LineParts, Fault> splitLine(Kinds kinds, std::string_view line);
/// Reads "PUZZLE:OPTIONS" or "PUZZLE:OPTIONS:POSITION". A fault's place counts from the line's first byte.
LineReading readLine(Kinds kinds, std::string_view line);
/// Reads a position line and, where text follows it in further lines, the moves from there, as Puzzle::spell
/// writes them. A fault's place counts from the text's first byte.
LineReading readLineAndMoves(Kinds kinds, std::string_view text);
/// Of the text of a file: its first position line and, where the next one has moves, this too; empty where the first
/// line that is neither blank nor a comment is no position.
std::string_view firstPosition(Kinds kinds, std::string_view text);
/// The whole position line.
std::string writeLine(const Kind &kind, const Puzzle &puzzle, const Position &position);
/// The position line, and in a second one the moves from there, where there are any.
std::string writeLineAndMoves(const Kind &kind, const Puzzle &puzzle, const Position &from,
                              std::span<const Step> steps);
/// The steps as they are read again from their text: a search may end within a move, and may have turned a
/// piece to where it was, which is no move.
Path wholeMoves(std::span<const Step> steps);

/// A board made by chance, as a position line asks for it.
struct DealOrder {
    const Deal *deal = nullptr; ///< null: none is asked for
    long long count = 0;
    std::uint64_t seed = 1;
};

/// The options part of a position line, cut at its commas: a head ("4x4"), then words ("closed") and
/// assignments ("seed=7"). The views point into the text that was read, and places count from its first byte.
class OptionList {
public:
    struct Item {
        std::string_view key;
        std::string_view value; ///< of an assignment
        std::size_t at = 0;
        std::size_t valueAt = 0;
        bool assigns = false;
    };

    /// Faults: an empty item, an assignment without a key, and a key that comes twice.
    static std::variant<OptionList, Fault> read(std::string_view text);

    std::string_view head() const { return m_head; }
    std::size_t headAt() const { return m_headAt; }
    const std::vector<Item> &items() const { return m_items; }
    const Item *find(std::string_view key) const;

    /// Faults the first word that is not among `words`, and the first assignment whose key is not among
    /// `keys`. deal, count and seed are left to `deal`.
    std::optional<Fault> unknown(std::span<const std::string_view> words,
                                 std::span<const std::string_view> keys) const;
    /// Reads deal=ID,count=N,seed=S. Count and seed have their initial values when they are missing, and
    /// are faults without a deal.
    std::variant<DealOrder, Fault> deal(std::span<const Deal> deals) const;

private:
    std::optional<Fault> add(std::string_view piece, std::size_t at);

    std::string_view m_head;
    std::size_t m_headAt = 0;
    std::vector<Item> m_items;
};

/// Reads "4x5" into 4 columns and 5 rows; each must lie from lowest to highest.
std::variant<Grid, Fault> readSize(std::string_view text, std::size_t at, int lowest, int highest);

/// What a fault quotes of a stranger's text: its beginning, cut between characters.
std::string quoted(std::string_view text);

/// What a board's options are followed by when it is dealt: ",deal=walk,count=300,seed=7".
std::string spell(const DealOrder &order);

} // namespace core
