// The five tetrominoes and a monomino on 3 x 7 cells: after each piece the empty
// regions are measured.
// Argument: the pieces in the order in which they are laid.
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

const int ROWS = 3, COLUMNS = 7;
using Shape = std::vector<std::string>;
using Cells = std::set<int>;

std::map<char, Shape> SHAPES = {{'I', {"####"}},
                                {'O', {"##", "##"}},
                                {'T', {"###", ".#."}},
                                {'S', {".##", "##."}},
                                {'L', {"###", "#.."}}};

std::string order = "IOTSL";
std::map<char, std::set<Cells>> places;
std::string t;
int tries = 0, solutions = 0;

Shape quarter_turn(const Shape &shape)
{
    Shape turned(shape[0].size());
    for (std::size_t x = 0; x < shape[0].size(); x++)
        for (int y = int(shape.size()) - 1; y >= 0; y--)
            turned[x] += shape[y][x];
    return turned;
}

// Returns all sets of cells that the piece can cover, turned, turned over and moved.
std::set<Cells> positions(Shape shape)
{
    std::set<Cells> found;
    for (int turn = 0; turn < 8; turn++) {
        shape = quarter_turn(shape);
        if (turn == 4)
            shape = Shape(shape.rbegin(), shape.rend());
        int height = int(shape.size()), width = int(shape[0].size());
        for (int y = 0; y + height <= ROWS; y++)
            for (int x = 0; x + width <= COLUMNS; x++) {
                Cells cells;
                for (int i = 0; i < height; i++)
                    for (int j = 0; j < width; j++)
                        if (shape[i][j] == '#')
                            cells.insert((y + i) * COLUMNS + x + j);
                found.insert(cells);
            }
    }
    return found;
}

// Returns how many empty cells are joined to this one; calls itself for its neighbours.
int area(int cell, std::vector<bool> &seen)
{
    if (t[cell] != '.' || seen[cell])
        return 0;
    seen[cell] = true;
    int total = 1;
    if (cell % COLUMNS > 0)
        total += area(cell - 1, seen);
    if (cell % COLUMNS < COLUMNS - 1)
        total += area(cell + 1, seen);
    if (cell >= COLUMNS)
        total += area(cell - COLUMNS, seen);
    if (cell < (ROWS - 1) * COLUMNS)
        total += area(cell + COLUMNS, seen);
    return total;
}

// All areas must be multiples of 4, but for one cell for the monomino.
bool can_be_filled()
{
    std::vector<bool> seen(ROWS * COLUMNS, false);
    int rest = 0;
    for (int cell = 0; cell < ROWS * COLUMNS; cell++)
        rest += area(cell, seen) % 4;
    return rest <= 1;
}

bool are_free(const Cells &cells)
{
    for (int cell : cells)
        if (t[cell] != '.')
            return false;
    return true;
}

void lay(std::size_t number)
{
    if (number == order.size()) {
        t[t.find('.')] = 'm'; //@6
        std::cout << t << "\n";
        t[t.find('m')] = '.';
        solutions++;
        return;
    }
    char letter = order[number];
    for (const Cells &cells : places[letter]) { //@2
        if (!are_free(cells))
            continue;
        tries++;
        for (int cell : cells)
            t[cell] = letter;
        if (can_be_filled()) //@3,4
            lay(number + 1); //@5
        for (int cell : cells)
            t[cell] = '.'; //@7
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        order = argv[1];
    for (char letter : order)
        places[letter] = positions(SHAPES[letter]);
    t.assign(ROWS * COLUMNS, '.'); //@1
    lay(0);
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
