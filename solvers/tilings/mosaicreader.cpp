// SPDX-License-Identifier: MIT
#include "tilings/mosaicreader.h"

#include <algorithm>

namespace tilings {

namespace {

constexpr int mostTries = 20000;

} // namespace

std::variant<core::Position, core::Fault> readMosaic(const Tilings &tilings, const std::vector<Sign> &signs)
{
    return MosaicReader(tilings, signs).read();
}

MosaicReader::MosaicReader(const Tilings &tilings, const std::vector<Sign> &signs)
    : m_tilings(tilings), m_signs(signs), m_grid(tilings.grid()), m_seen(signs.size()),
      m_inPatch(signs.size()), m_budget(mostTries)
{
}

core::Fault MosaicReader::fault(int cell, core::Text text,
                                std::vector<core::Explanation::Argument> arguments) const
{
    return {m_signs[std::size_t(cell)].at, {text, std::move(arguments), {}}};
}

std::optional<core::Fault> MosaicReader::checkSigns() const
{
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const Sign &sign = m_signs[std::size_t(cell)];
        if ((sign.letter == '#') != m_tilings.isClosed(cell))
            return fault(cell, m_tilings.isClosed(cell)
                                   ? PUZZLE_TEXT("tilings", "this cell is closed on this board")
                                   : PUZZLE_TEXT("tilings", "this cell is not closed on this board"));
        if (sign.letter != '.' && sign.letter != '#' && !m_tilings.pieces().kindOf(sign.letter))
            return fault(cell, PUZZLE_TEXT("tilings", "“%1” is not the letter of a piece of this board"),
                         {std::string(1, sign.letter)});
    }
    return std::nullopt;
}

std::variant<core::Position, core::Fault> MosaicReader::read()
{
    if (auto found = checkSigns())
        return *std::move(found);
    core::Position position = m_tilings.start();
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const char letter = m_signs[std::size_t(cell)].letter;
        if (letter == '.' || letter == '#' || m_seen[std::size_t(cell)])
            continue;
        const int kind = *m_tilings.pieces().kindOf(letter);
        if (auto found = readPatch(patchAt(cell), kind))
            return *std::move(found);
    }
    for (int kind = 0; kind < Polyomino::kinds; ++kind) {
        std::ranges::sort(m_found[std::size_t(kind)], {}, &core::Place::cell);
        std::ranges::copy(m_found[std::size_t(kind)], position.begin() + m_tilings.pieces().firstPiece(kind));
    }
    return position;
}

MosaicReader::Cells MosaicReader::patchAt(int cell)
{
    Cells patch;
    const auto visit = [&](int to) {
        if (m_seen[std::size_t(to)] || !m_signs[std::size_t(to)].isSameAs(m_signs[std::size_t(cell)]))
            return;
        m_seen[std::size_t(to)] = true;
        patch.push_back(std::int16_t(to));
    };
    visit(cell);
    for (std::size_t next = 0; next < patch.size(); ++next) {
        const int here = patch[next];
        if (m_grid.column(here) > 0)
            visit(here - 1);
        if (m_grid.column(here) + 1 < m_grid.columns)
            visit(here + 1);
        if (m_grid.row(here) > 0)
            visit(here - m_grid.columns);
        if (m_grid.row(here) + 1 < m_grid.rows)
            visit(here + m_grid.columns);
    }
    std::ranges::sort(patch);
    return patch;
}

std::optional<core::Fault> MosaicReader::readPatch(const Cells &patch, int kind)
{
    const std::string letter(1, m_tilings.pieces().letter(kind));
    for (const int cell : patch)
        m_inPatch[std::size_t(cell)] = true;
    m_divided.clear();
    if (!divide(patch, kind)) {
        if (m_budget <= 0)
            return fault(patch.front(),
                         PUZZLE_TEXT("tilings", "where one piece %1 ends and the next begins cannot be told; "
                                                "write ' behind all letters of a piece"),
                         {letter});
        return fault(patch.front(),
                     m_tilings.pieces().isFixed(kind)
                         ? PUZZLE_TEXT("tilings", "these cells are not a piece %1, or one turned over")
                         : PUZZLE_TEXT("tilings", "these cells are not a piece %1"),
                     {letter});
    }
    auto &found = m_found[std::size_t(kind)];
    for (const core::Place &place : m_divided) {
        if (int(found.size()) == m_tilings.pieces().count(kind))
            return fault(place.cell, PUZZLE_TEXT("tilings", "there are more pieces %1 than the board has"),
                         {letter});
        found.push_back(place);
    }
    return std::nullopt;
}

bool MosaicReader::divide(const Cells &patch, int kind)
{
    const auto next = std::ranges::find_if(patch, [this](int cell) { return m_inPatch[std::size_t(cell)]; });
    if (next == patch.end())
        return true;
    return std::ranges::any_of(m_tilings.pieces().turns(kind), [&](std::int8_t turn) {
        return tryTurn(patch, kind, {*next, turn});
    });
}

bool MosaicReader::tryTurn(const Cells &patch, int kind, const core::Place &place)
{
    const auto footprint = m_tilings.footprint(kind, place);
    const auto isIn = [this](int cell) { return m_inPatch[std::size_t(cell)]; };
    if (--m_budget < 0 || !footprint || !std::all_of(footprint->begin(), footprint->end(), isIn))
        return false;
    for (const int cell : *footprint)
        m_inPatch[std::size_t(cell)] = false;
    m_divided.push_back(place);
    if (divide(patch, kind))
        return true;
    m_divided.pop_back();
    for (const int cell : *footprint)
        m_inPatch[std::size_t(cell)] = true;
    return false;
}

} // namespace tilings
