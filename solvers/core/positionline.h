// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace core {

/// A position line split into the arguments of Kind::parse, which are not parsed yet.
struct LineParts {
    const Kind *kind = nullptr;
    std::string_view options;
    std::string_view position;
    std::size_t at = 0; ///< the offset of the options in the line
};

/// The result of reading a position line: the kind of its puzzle, the game, and the moves after the line.
struct LineReading {
    const Kind *kind = nullptr;
    Reading reading;
    Path moves = {};
};

/// The length in bytes of the longest line that is read.
inline constexpr std::size_t longestLine = 1 << 20;

/// Returns the fault of a text that is longer than that.
Fault tooLong();
/// Returns a text without the UTF-8 byte order mark that some editors write at the beginning of a file.
std::string_view withoutMark(std::string_view text);
/// Splits "PUZZLE:OPTIONS" or "PUZZLE:OPTIONS:POSITION" into views of the line.
std::variant<LineParts, Fault> splitLine(Kinds kinds, std::string_view line);
/// Reads "PUZZLE:OPTIONS" or "PUZZLE:OPTIONS:POSITION". The place of a fault is an offset from the line's first
/// byte.
LineReading readLine(Kinds kinds, std::string_view line);
/// Reads a position line and, if more lines follow, the moves from that position as Puzzle::spell writes them. The
/// place of a fault is an offset from the text's first byte.
LineReading readLineAndMoves(Kinds kinds, std::string_view text);
/// Returns the first position line of a file, with what is below it, such as moves, up to a blank line or the next
/// position. Returns an empty view if the first line that is neither blank nor a comment is not a position.
std::string_view firstPosition(Kinds kinds, std::string_view text);
/// Returns the position line of a position.
std::string writeLine(const Kind &kind, const Puzzle &puzzle, const Position &position);
/// Returns the position line and, if there are moves from that position, a second line with them.
std::string writeLineAndMoves(const Kind &kind, const Puzzle &puzzle, const Position &from,
                              std::span<const Step> steps);
/// Returns the steps that remain when their text is read back: an incomplete last move is dropped, and so is
/// turning a piece to the orientation that it already has.
Path wholeMoves(std::span<const Step> steps);

/// A random board, as requested by a position line.
struct DealOrder {
    const Deal *deal = nullptr; ///< null if no deal is requested
    long long count = 0;
    std::uint64_t seed = 1;
};

/// The options part of a position line, split at its commas: a head ("4x4"), then words ("closed") and
/// assignments ("seed=7"). The views point into the text that was read, and places are offsets from its first
/// byte.
class OptionList {
public:
    struct Item {
        std::string_view key;
        std::string_view value; ///< the value of an assignment, otherwise empty
        std::size_t at = 0;
        std::size_t valueAt = 0;
        bool assigns = false;
    };

    /// Splits the text. Faults are an empty item, an assignment without a key, and a duplicate key.
    static std::variant<OptionList, Fault> read(std::string_view text);

    std::string_view head() const { return m_head; }
    std::size_t headAt() const { return m_headAt; }
    const std::vector<Item> &items() const { return m_items; }
    const Item *find(std::string_view key) const;

    /// Returns a fault for the first word that is not in `words` or the first assignment whose key is not in
    /// `keys`. The keys deal, count and seed belong to `deal`.
    std::optional<Fault> unknown(std::span<const std::string_view> words,
                                 std::span<const std::string_view> keys) const;
    /// Reads deal=ID,count=N,seed=S. A missing count or seed gets its initial value; a count or seed without a
    /// deal is a fault.
    std::variant<DealOrder, Fault> deal(std::span<const Deal> deals) const;

private:
    std::optional<Fault> add(std::string_view piece, std::size_t at);

    std::string_view m_head;
    std::size_t m_headAt = 0;
    std::vector<Item> m_items;
};

/// Reads "4x5" as 4 columns and 5 rows; each must be between lowest and highest.
std::variant<Grid, Fault> readSize(std::string_view text, std::size_t at, int lowest, int highest);

/// Returns the beginning of a user's text, cut between characters, to be quoted in a fault; at most `longest` bytes.
Quotation quoted(std::string_view text, std::size_t longest = 40);

/// Returns a line to be shown in a message: a long one without its middle, cut between characters.
std::string shortened(std::string_view line, std::size_t longest = 120);

/// Returns the options of a deal, which follow those of its board: ",deal=walk,count=300,seed=7".
std::string spell(const DealOrder &order);

} // namespace core
