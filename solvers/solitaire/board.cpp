// SPDX-License-Identifier: MIT
#include "solitaire/board.h"

#include "solitaire/proofs/positionclass.h"

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
// A triangle of side n consists of the first n cells of the first n rows.
constexpr std::string_view triangleRows[] = {"O-------", "OO------", "OOO-----", "OOOO----",
                                             "OOOOO---", "OOOOOO--", "OOOOOOO-", "OOOOOOOO"};
// This is a star of six points: on a triangular board, each row lies half a hole further left than it is
// written.
constexpr std::string_view starRows[] = {"-O---", "OOOO-", "-OOO-", "-OOOO", "---O-"};

constexpr int rowSteps[] = {-1, 0, 1, 0, -1, 1}; // indexed by Direction
constexpr int columnSteps[] = {0, 1, 0, -1, -1, 1};

Shape shapeOf(std::span<const std::string_view> rows, bool triangular)
{
    const int columns = int(triangular ? std::min(rows.size(), rows.front().size()) : rows.front().size());
    Shape shape{{columns, int(rows.size())}, {}, triangular};
    for (const std::string_view row : rows) {
        for (const char sign : row.substr(0, std::size_t(columns)))
            shape.holes.push_back(sign == 'O');
    }
    return shape;
}

/// A cell's offset from the middle of the board.
struct Offset {
    int row;
    int column;

    Offset turned() const { return {column, -row}; }
};

std::vector<const Jump *> pointersTo(const std::vector<Jump> &jumps)
{
    std::vector<const Jump *> pointers;
    for (const Jump &jump : jumps)
        pointers.push_back(&jump);
    return pointers;
}

/// Returns the cells of a sector in order: left of the axis, their mirror images right of it, the axis, and the
/// left diagonal.
std::vector<Offset> upperSector(const Board &board)
{
    const int middle = board.grid().rows / 2;
    std::vector<Offset> left, right, axis, diagonal;
    for (int row = -middle; row < 0; ++row) {
        for (int column = row; column <= 0; ++column) {
            if (board.hole(board.grid().cell(column + middle, row + middle)) < 0)
                continue;
            (column == 0 ? axis : column == row ? diagonal : left).push_back({row, column});
        }
    }
    for (const Offset &offset : left)
        right.push_back({offset.row, -offset.column});
    std::vector<Offset> sector;
    for (const auto *part : {&left, &right, &axis, &diagonal})
        sector.insert(sector.end(), part->begin(), part->end());
    return sector;
}

} // namespace

Shape Shape::cropped() const
{
    int left = grid.columns, right = -1, top = grid.rows, bottom = -1;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (!holes[cell])
            continue;
        left = std::min(left, grid.column(cell));
        right = std::max(right, grid.column(cell));
        top = std::min(top, grid.row(cell));
        bottom = std::max(bottom, grid.row(cell));
    }
    Shape inner{{right - left + 1, bottom - top + 1}, {}, triangular};
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column)
            inner.holes.push_back(holes[grid.cell(column, row)]);
    }
    return inner;
}

std::string Shape::rows() const
{
    std::string text;
    for (int cell = 0; cell < grid.size(); ++cell) {
        if (cell > 0 && grid.column(cell) == 0)
            text += '/';
        text += holes[cell] ? 'O' : '-';
    }
    return text;
}

Board::Board(const char *id, core::Text name, const Shape &shape)
    : m_id(id), m_name(name), m_grid(shape.grid), m_triangular(shape.triangular),
      m_holes(std::size_t(m_grid.size()), -1)
{
    for (int cell = 0; cell < m_grid.size(); ++cell)
        m_holes[cell] = shape.holes[cell] ? 0 : -1;
    m_staircase = isStaircase();
    if (!isOwn() && hasSquareSymmetry()) {
        numberBySectors();
    } else {
        for (int cell = 0; cell < m_grid.size(); ++cell) {
            if (hole(cell) >= 0)
                addHole(cell);
        }
    }
    for (const int hole : m_holes) {
        if (hole >= 0)
            m_inReadingOrder.push_back(hole);
    }
    makeJumps();
}

Board::Board(const char *id, core::Text name, std::span<const std::string_view> rows, bool triangular,
             std::string_view classicHole)
    : Board(id, name, shapeOf(rows, triangular))
{
    m_classicHole = holeNamed(classicHole).value_or(0);
}

Board::Board(const Shape &shape) : Board(ownId, PUZZLE_TEXT("solitaire", "A board of your own"), shape)
{
    m_classicHole = usualHole();
}

Shape Board::shape() const
{
    Shape shape{m_grid, {}, m_triangular};
    for (const int hole : m_holes)
        shape.holes.push_back(hole >= 0);
    return shape;
}

bool Board::isLarge() const
{
    return holes() > JumpTable::maxHoles || m_jumps.size() > JumpTable::maxJumps;
}

bool Board::isStaircase() const
{
    if (!m_triangular || m_grid.columns != m_grid.rows)
        return false;
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        if (hole(cell) >= 0 && m_grid.column(cell) > m_grid.row(cell))
            return false;
    }
    return true;
}

/// Returns the hole nearest to the middle of the holes; of two, the first. A hole from which the position class allows
/// a game comes before all others.
int Board::usualHole() const
{
    int rows = 0;
    int columns = 0;
    for (const int one : m_inReadingOrder) {
        rows += row(one);
        columns += column(one);
    }
    const auto rank = [&](int one) {
        const int down = row(one) * holes() - rows;
        const int right = column(one) * holes() - columns;
        const int distance = down * down + right * right - (m_triangular ? down * right : 0);
        return std::pair(positionClass(*this).possibleEnds(allHoles() & ~bit(one)) == 0, distance);
    };
    return *std::ranges::min_element(m_inReadingOrder, {}, rank);
}

bool Board::hasSquareSymmetry() const
{
    if (m_triangular || m_grid.columns != m_grid.rows || m_grid.rows % 2 == 0)
        return false;
    const int middle = m_grid.rows / 2;
    for (int cell = 0; cell < m_grid.size(); ++cell) {
        const Offset turned = Offset{m_grid.row(cell) - middle, m_grid.column(cell) - middle}.turned();
        const int other = m_grid.cell(turned.column + middle, turned.row + middle);
        const int mirrored = m_grid.cell(m_grid.columns - 1 - m_grid.column(cell), m_grid.row(cell));
        if (hole(cell) != hole(other) || hole(cell) != hole(mirrored))
            return false;
    }
    return true;
}

void Board::numberBySectors()
{
    const int middle = m_grid.rows / 2;
    std::vector<Offset> sector = upperSector(*this);
    m_sectorSize = int(sector.size());
    for (int turn = 0; turn < 4; ++turn) {
        for (Offset &offset : sector) {
            addHole(m_grid.cell(offset.column + middle, offset.row + middle));
            offset = offset.turned();
        }
    }
    addHole(m_grid.cell(middle, middle));
}

void Board::addHole(int cell)
{
    m_holes[cell] = int(m_cells.size());
    m_cells.push_back(cell);
}

void Board::makeJumps()
{
    for (const int from : m_inReadingOrder) {
        for (int i = 0; i < directions(); ++i) {
            const int over = neighbour(from, Direction(i), 1);
            const int to = neighbour(from, Direction(i), 2);
            if (over >= 0 && to >= 0)
                m_jumps.push_back({std::int8_t(from), std::int8_t(over), std::int8_t(to), Direction(i),
                                   bit(from) | bit(over) | bit(to), bit(from) | bit(over)});
        }
    }
}

int Board::neighbour(int from, Direction direction, int steps) const
{
    const int column = m_grid.column(cell(from)) + steps * columnSteps[std::size_t(direction)];
    const int row = m_grid.row(cell(from)) + steps * rowSteps[std::size_t(direction)];
    return m_grid.has(column, row) ? hole(m_grid.cell(column, row)) : -1;
}

std::string Board::nameOf(int hole) const
{
    return std::to_string(row(hole)) + std::to_string(column(hole));
}

std::optional<int> Board::holeNamed(std::string_view name) const
{
    if (name.size() != 2 || name[0] < '1' || name[0] > '9' || name[1] < '1' || name[1] > '9')
        return std::nullopt;
    const int row = name[0] - '1';
    const int column = name[1] - '1';
    if (!m_grid.has(column, row) || hole(m_grid.cell(column, row)) < 0)
        return std::nullopt;
    return hole(m_grid.cell(column, row));
}

bool Board::canJump(Pegs pegs) const
{
    return std::ranges::any_of(m_jumps, [pegs](const Jump &jump) { return jump.isLegal(pegs); });
}

const Jump *Board::jumpBetween(int from, int to) const
{
    const auto found =
        std::ranges::find_if(m_jumps, [=](const Jump &jump) { return jump.from == from && jump.to == to; });
    return found == m_jumps.end() ? nullptr : &*found;
}

const Jump *Board::jumpFrom(int hole, Direction direction) const
{
    const auto found = std::ranges::find_if(
        m_jumps, [=](const Jump &jump) { return jump.from == hole && jump.direction == direction; });
    return found == m_jumps.end() ? nullptr : &*found;
}

std::span<const Board *const> boards()
{
    const auto triangle = [](std::size_t side) { return std::span(triangleRows).first(side); };
    static const Board all[] = {
        {"english", PUZZLE_TEXT("solitaire", "English, 33 holes"), englishRows, false, "44"},
        {"european", PUZZLE_TEXT("solitaire", "European, 37 holes"), europeanRows, false, "34"},
        {"wiegleb", PUZZLE_TEXT("solitaire", "Wiegleb, 45 holes"), wieglebRows, false, "55"},
        {"asymmetric", PUZZLE_TEXT("solitaire", "Asymmetric, 39 holes"), asymmetricRows, false, "44"},
        {"diamond", PUZZLE_TEXT("solitaire", "Diamond, 41 holes"), diamondRows, false, "24"},
        {"triangle", PUZZLE_TEXT("solitaire", "Triangle, 15 holes"), triangle(5), true, "11"},
        {"triangle4", PUZZLE_TEXT("solitaire", "Triangle, 10 holes"), triangle(4), true, "21"},
        {"triangle6", PUZZLE_TEXT("solitaire", "Triangle, 21 holes"), triangle(6), true, "11"},
        {"triangle7", PUZZLE_TEXT("solitaire", "Triangle, 28 holes"), triangle(7), true, "21"},
        {"triangle8", PUZZLE_TEXT("solitaire", "Triangle, 36 holes"), triangle(8), true, "11"},
        {"star", PUZZLE_TEXT("solitaire", "Star, 13 holes"), starRows, true, "12"},
    };
    static const std::vector<const Board *> pointers = [] {
        std::vector<const Board *> list;
        for (const Board &board : all)
            list.push_back(&board);
        return list;
    }();
    return pointers;
}

std::shared_ptr<const Board> readyMade(const Board &board)
{
    return {std::shared_ptr<const Board>(), &board};
}

std::shared_ptr<const Board> boardOf(const Shape &shape)
{
    const auto found =
        std::ranges::find_if(boards(), [&](const Board *one) { return one->shape() == shape; });
    if (found != boards().end())
        return readyMade(**found);
    return std::make_shared<const Board>(shape);
}

const Board *findBoard(std::string_view id)
{
    const auto found = std::ranges::find_if(boards(), [id](const Board *one) { return one->id() == id; });
    return found == boards().end() ? nullptr : *found;
}

const Board &englishBoard()
{
    return *boards().front();
}

template <int mostHoles, std::size_t mostJumps>
BasicJumpTable<mostHoles, mostJumps>::BasicJumpTable(const Board &board)
    : BasicJumpTable(board, pointersTo(board.jumps()))
{
}

template <int mostHoles, std::size_t mostJumps>
BasicJumpTable<mostHoles, mostJumps>::BasicJumpTable(const Board &board, std::span<const Jump *const> order)
    : m_size(order.size())
{
    for (std::size_t index = 0; index < m_size; ++index) {
        m_jumps[index] = order[index];
        m_masks[index] = order[index]->mask;
    }
    fillAllowed(board);
}

// Fills the table hole by hole: each hole doubles the number of values of its byte.
template <int mostHoles, std::size_t mostJumps>
void BasicJumpTable<mostHoles, mostJumps>::fillAllowed(const Board &board)
{
    core::IndexedArray<Set, 8 * bytes> needEmpty, needPeg; // indexed by hole
    Set all;
    for (std::size_t index = 0; index < m_size; ++index) {
        all.add(index);
        needPeg[m_jumps[index]->from].add(index);
        needPeg[m_jumps[index]->over].add(index);
        needEmpty[m_jumps[index]->to].add(index);
    }
    for (auto &table : m_allowed)
        table[0] = all;
    for (int hole = 0; hole < board.holes(); ++hole) {
        auto &table = m_allowed[std::size_t(hole) / 8];
        const std::size_t peg = std::size_t(1) << hole % 8;
        for (std::size_t others = 0; others < peg; ++others) {
            table[others + peg] = table[others].without(needEmpty[hole]);
            table[others] = table[others].without(needPeg[hole]);
        }
    }
}

template class BasicJumpTable<JumpTable::maxHoles, JumpTable::maxJumps>;
template class BasicJumpTable<LargeJumpTable::maxHoles, LargeJumpTable::maxJumps>;

} // namespace solitaire
