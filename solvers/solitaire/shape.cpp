// SPDX-License-Identifier: MIT
#include "solitaire/shape.h"

#include <algorithm>

namespace solitaire {

namespace {

constexpr std::string_view englishRows[] = {"--OOO--", "--OOO--", "OOOOOOO", "OOOOOOO",
                                            "OOOOOOO", "--OOO--", "--OOO--"};
constexpr std::string_view europeanRows[] = {"--OOO--", "-OOOOO-", "OOOOOOO", "OOOOOOO",
                                             "OOOOOOO", "-OOOOO-", "--OOO--"};
constexpr std::string_view wieglebRows[] = {"---OOO---", "---OOO---", "---OOO---", "OOOOOOOOO", "OOOOOOOOO",
                                            "OOOOOOOOO", "---OOO---", "---OOO---", "---OOO---"};
constexpr std::string_view asymmetricRows[] = {"--OOO---", "--OOO---", "--OOO---", "OOOOOOOO",
                                               "OOOOOOOO", "OOOOOOOO", "--OOO---", "--OOO---"};
constexpr std::string_view diamondRows[] = {"----O----", "---OOO---", "--OOOOO--", "-OOOOOOO-", "OOOOOOOOO",
                                            "-OOOOOOO-", "--OOOOO--", "---OOO---", "----O----"};
constexpr std::string_view triangleRows[] = {"O----", "OO---", "OOO--", "OOOO-", "OOOOO"};

/// A cell seen from the middle of the board.
struct Spot {
    int row;
    int column;

    Spot turned() const { return {column, -row}; }
};

} // namespace

Shape::Shape(const char *id, core::Text name, std::span<const std::string_view> rows, bool triangular,
             std::string_view classicHole)
    : m_id(id), m_name(name), m_grid{int(rows.front().size()), int(rows.size())}, m_triangular(triangular),
      m_holes(std::size_t(m_grid.size()), -1)
{
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        if (rows[std::size_t(m_grid.row(cell))][std::size_t(m_grid.column(cell))] == 'O')
            m_holes[std::size_t(cell)] = 0;
    }
    if (isFourfold())
        numberBySectors();
    else
        numberInReadingOrder();
    for (const int hole : m_holes) {
        if (hole >= 0)
            m_inReadingOrder.push_back(hole);
    }
    makeJumps();
    m_classicHole = named(classicHole).value_or(0);
}

bool Shape::isFourfold() const
{
    if (m_triangular || m_grid.columns != m_grid.rows || m_grid.rows % 2 == 0)
        return false;
    const int middle = m_grid.rows / 2;
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const Spot turned = Spot{m_grid.row(cell) - middle, m_grid.column(cell) - middle}.turned();
        const int other = m_grid.cell(turned.column + middle, turned.row + middle);
        const int mirrored = m_grid.cell(m_grid.columns - 1 - m_grid.column(cell), m_grid.row(cell));
        if (hole(cell) != hole(other) || hole(cell) != hole(mirrored))
            return false;
    }
    return true;
}

// In the upper sector, and likewise in those that follow clockwise: the cells left of the axis, their mirror
// images right of it, the axis, and the diagonal on the left.
void Shape::numberBySectors()
{
    const int middle = m_grid.rows / 2;
    std::vector<Spot> pairs, mirrors, axis, diagonal;
    for (int row = -middle; row < 0; ++row) {
        for (int column = row; column <= 0; ++column) {
            if (hole(m_grid.cell(column + middle, row + middle)) < 0)
                continue;
            if (column == 0)
                axis.push_back({row, column});
            else if (column == row)
                diagonal.push_back({row, column});
            else
                pairs.push_back({row, column});
        }
    }
    for (const Spot &spot : pairs)
        mirrors.push_back({spot.row, -spot.column});
    std::vector<Spot> sector;
    for (const auto *part : {&pairs, &mirrors, &axis, &diagonal})
        sector.insert(sector.end(), part->begin(), part->end());
    m_sector = int(sector.size());
    for (int turn = 0; turn < 4; ++turn) {
        for (Spot &spot : sector) {
            addHole(m_grid.cell(spot.column + middle, spot.row + middle));
            spot = spot.turned();
        }
    }
    addHole(m_grid.cell(middle, middle));
}

void Shape::numberInReadingOrder()
{
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        if (hole(cell) >= 0)
            addHole(cell);
    }
}

void Shape::addHole(int cell)
{
    m_holes[std::size_t(cell)] = int(m_cells.size());
    m_cells.push_back(cell);
}

void Shape::makeJumps()
{
    const int ways = m_triangular ? 6 : 4;
    for (const int from : m_inReadingOrder) {
        for (int i = 0; i < ways; ++i) {
            const Way way = Way(i);
            const int over = holeBy(from, way, 1);
            const int to = holeBy(from, way, 2);
            if (over >= 0 && to >= 0)
                m_jumps.push_back({std::int8_t(from), std::int8_t(over), std::int8_t(to), way,
                                   bit(from) | bit(over) | bit(to), bit(from) | bit(over)});
        }
    }
}

int Shape::holeBy(int from, Way way, int steps) const
{
    const int column = m_grid.column(cell(from)) + steps * columnsAlong(way);
    const int row = m_grid.row(cell(from)) + steps * rowsAlong(way);
    return m_grid.has(column, row) ? hole(m_grid.cell(column, row)) : -1;
}

std::string Shape::name(int hole) const
{
    return std::to_string(row(hole)) + std::to_string(column(hole));
}

std::optional<int> Shape::named(std::string_view name) const
{
    if (name.size() != 2 || name[0] < '1' || name[0] > '9' || name[1] < '1' || name[1] > '9')
        return std::nullopt;
    const int row = name[0] - '1';
    const int column = name[1] - '1';
    if (!m_grid.has(column, row) || hole(m_grid.cell(column, row)) < 0)
        return std::nullopt;
    return hole(m_grid.cell(column, row));
}

bool Shape::canJump(Pegs pegs) const
{
    return std::ranges::any_of(m_jumps, [pegs](const Jump &jump) { return jump.isLegal(pegs); });
}

std::span<const Shape *const> shapes()
{
    static const Shape all[] = {
        {"english", PUZZLE_TEXT("solitaire", "English, 33 holes"), englishRows, false, "44"},
        {"european", PUZZLE_TEXT("solitaire", "European, 37 holes"), europeanRows, false, "34"},
        {"wiegleb", PUZZLE_TEXT("solitaire", "Wiegleb, 45 holes"), wieglebRows, false, "55"},
        {"asymmetric", PUZZLE_TEXT("solitaire", "Asymmetric, 39 holes"), asymmetricRows, false, "44"},
        {"diamond", PUZZLE_TEXT("solitaire", "Diamond, 41 holes"), diamondRows, false, "24"},
        {"triangle", PUZZLE_TEXT("solitaire", "Triangle, 15 holes"), triangleRows, true, "11"},
    };
    static const Shape *const pointers[] = {&all[0], &all[1], &all[2], &all[3], &all[4], &all[5]};
    return pointers;
}

const Shape *shape(std::string_view id)
{
    const auto found = std::ranges::find_if(shapes(), [id](const Shape *one) { return one->id() == id; });
    return found == shapes().end() ? nullptr : *found;
}

const Shape &englishShape()
{
    return *shapes().front();
}

} // namespace solitaire
