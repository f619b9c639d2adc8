// SPDX-License-Identifier: MIT
#include "tilings/tilings.h"

#include "tilings/boardtext.h"
#include "tilings/notation.h"

#include <algorithm>
#include <utility>

namespace tilings {

namespace {

core::Position without(core::Position position, int piece)
{
    position[piece] = {};
    return position;
}

/// The places where a player may lay one piece of a position, and the reasons against all others. The piece is
/// taken off the board first.
class PieceRules {
public:
    PieceRules(const Tilings &tilings, const core::Position &position, int piece)
        : m_tilings(tilings), m_board(tilings, without(position, piece)), m_kind(tilings.kindOf(piece))
    {
    }

    bool allows(const core::Place &to) const { return m_board.fits(m_kind, to); }
    /// Returns why the piece may not be laid there; empty if it may.
    core::Explanation why(const core::Place &to) const;

private:
    core::Explanation whyNotEmpty(const CoveredCells &cells) const;

    const Tilings &m_tilings;
    const Board m_board;
    const int m_kind;
};

core::Explanation PieceRules::why(const core::Place &to) const
{
    const std::string letter = m_tilings.pieces().name(m_kind);
    if (!to.onBoard())
        return {PUZZLE_TEXT("tilings", "Piece %1 is already beside the board."), {letter}};
    const int turn = m_tilings.pieces().polyomino(m_kind).canonicalTurn(to.turn);
    if (!m_tilings.pieces().allows(m_kind, turn))
        return {PUZZLE_TEXT("tilings", "Piece %1 cannot be turned over on this board."), {letter}};
    const auto cells = m_tilings.coveredCells(m_kind, {to.cell, std::int8_t(turn)});
    if (!cells)
        return {PUZZLE_TEXT("tilings", "Piece %1 would stick out of the board here."),
                {letter},
                {{to.cell, core::Role::Culprit, {}}}};
    return m_board.areEmpty(*cells) ? core::Explanation() : whyNotEmpty(*cells);
}

core::Explanation PieceRules::whyNotEmpty(const CoveredCells &cells) const
{
    core::Explanation why;
    std::vector<std::string> named;
    for (const int cell : cells) {
        const int other = m_board.pieceAt(cell);
        why.mark(cell, other == Board::empty ? core::Role::Moving : core::Role::Culprit);
        if (other < 0)
            continue;
        const std::string letter = m_tilings.name(other);
        if (std::ranges::find(named, letter) != named.end())
            continue;
        named.push_back(letter);
    }
    why.arguments = {m_tilings.pieces().name(m_kind)};
    if (named.empty()) {
        why.text = PUZZLE_TEXT("tilings", "Piece %1 would cover a closed cell here.");
    } else if (named.size() == 1) {
        why.text = PUZZLE_TEXT("tilings", "Piece %1 would overlap %2 here.");
        why.arguments.emplace_back(named.front());
    } else {
        why.text = PUZZLE_TEXT("tilings", "Piece %1 would overlap %2 and %3 here.");
        std::string others = named.front();
        for (std::size_t i = 1; i + 1 < named.size(); ++i)
            others += ", " + named[i];
        why.arguments.insert(why.arguments.end(), {others, named.back()});
    }
    return why;
}

} // namespace

Tilings::Tilings(core::Grid grid, core::PerCell<bool> closed, PieceSet pieces)
    : m_grid(grid), m_closed(std::move(closed)), m_pieces(std::move(pieces))
{
    for (int piece = 0; piece < m_pieces.size(); ++piece)
        m_kinds.push_back(std::int8_t(m_pieces.kindOf(piece)));
}

std::string Tilings::options() const
{
    return writeOptions(*this);
}

std::string Tilings::write(const core::Position &position) const
{
    return writeBoard(*this, position);
}

std::string Tilings::spell(const core::Position &, std::span<const core::Step> steps) const
{
    return spellMoves(*this, steps);
}

std::variant<core::Path, core::Fault> Tilings::replay(const core::Position &from,
                                                      std::string_view moves) const
{
    return readMoves(*this, from, moves);
}

int Tilings::openCells() const
{
    return int(std::ranges::count(m_closed, false));
}

core::Path Tilings::move(const core::Position &position, const core::Step &step) const
{
    const core::Place &from = position[step.piece];
    if (step.from != from || step.to == from)
        return {};
    core::Step move = step;
    move.closes = true;
    if (!step.to.onBoard())
        return step.to == core::Place() ? core::Path{move} : core::Path();
    return PieceRules(*this, position, step.piece).allows(step.to) ? core::Path{move} : core::Path();
}

std::vector<core::Path> Tilings::moves(const core::Position &position) const
{
    std::vector<core::Path> all;
    int kindInBox = -1; // the kind of the previous piece in the box
    for (int piece = 0; piece < m_pieces.size(); ++piece) {
        const core::Place &from = position[piece];
        const int kind = kindOf(piece);
        if (!from.onBoard() && std::exchange(kindInBox, kind) == kind)
            continue;
        const PieceRules rules(*this, position, piece);
        forEachPlace(kind, [&](const core::Place &to, const CoveredCells &) {
            if (to != from && rules.allows(to))
                all.push_back({{std::int16_t(piece), from, to}});
        });
    }
    for (int piece = 0; piece < m_pieces.size(); ++piece) {
        if (position[piece].onBoard())
            all.push_back({{std::int16_t(piece), position[piece], {}}});
    }
    return all;
}

core::Explanation Tilings::why(const core::Position &position, const core::Step &step) const
{
    if (step.to == position[step.piece] && step.to.onBoard())
        return {PUZZLE_TEXT("tilings", "Piece %1 is already there."), {name(step.piece)}};
    return PieceRules(*this, position, step.piece).why(step.to);
}

bool Tilings::solved(const core::Position &position) const
{
    return m_pieces.area() == openCells() && std::ranges::all_of(position, &core::Place::onBoard);
}

namespace {

/// Returns the number that a kind of one set has in the other; -1 if the other does not have it.
int sameKind(const PieceSet &set, int kind, const PieceSet &other)
{
    if (kind < Polyomino::kinds)
        return kind;
    for (int same = Polyomino::kinds; same < other.kinds(); ++same) {
        if (other.polyomino(same) == set.polyomino(kind))
            return same;
    }
    return -1;
}

} // namespace

core::Game edited(const Tilings &tilings, const core::Position &position, core::PerCell<bool> closed,
                  const PieceSet &pieces)
{
    auto other = std::make_shared<const Tilings>(tilings.grid(), std::move(closed), pieces);
    core::Position kept = other->start();
    const Board board(*other);
    PerKind<int> copies{}; // the number of pieces kept of each kind
    for (int piece = 0; piece < int(position.size()); ++piece) {
        const int kind = sameKind(tilings.pieces(), tilings.kindOf(piece), pieces);
        if (kind >= 0 && position[piece].onBoard() && copies[kind] < pieces.count(kind) &&
            board.fits(kind, position[piece]))
            kept[pieces.firstPiece(kind) + copies[kind]++] = position[piece];
    }
    return {other, std::move(kept)};
}

} // namespace tilings
