// Polyominoes on a board as an exact cover: every cell and every piece exactly once.
// Arguments: rows and columns, fewer rows than columns: 3 7 for the tetrominoes
// and a monomino; 3 20, 4 15, 5 12 or 6 10 for the pentominoes.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <set>
#include <string>
#include <vector>

using Shape = std::vector<std::string>;
using Items = std::bitset<80>; // The items are the cells, and after them the pieces.

struct Piece {
    char letter;
    Shape shape;
};
struct Option {
    Items items;
    int piece;
};

const std::vector<Piece> TETROMINOES = {{'I', {"####"}},       {'O', {"##", "##"}},   {'T', {"###", ".#."}},
                                        {'S', {".##", "##."}}, {'L', {"###", "#.."}}, {'m', {"#"}}};
const std::vector<Piece> PENTOMINOES = {
    {'X', {".#.", "###", ".#."}}, {'F', {".##", "##.", ".#."}}, {'I', {"#####"}},
    {'L', {"####", "#..."}},      {'N', {"##..", ".###"}},      {'P', {"##", "##", "#."}},
    {'T', {"###", ".#.", ".#."}}, {'U', {"###", "#.#"}},        {'V', {"###", "#..", "#.."}},
    {'W', {"##.", ".##", "..#"}}, {'Y', {"####", ".#.."}},      {'Z', {"##.", ".#.", ".##"}}};

int rows = 3, columns = 7, cells;
std::vector<Piece> pieces;
std::vector<Option> chosen;
std::set<std::string> solutions;
int tried = 0;

Shape quarter_turn(const Shape &shape)
{
    Shape turned(shape[0].size());
    for (std::size_t x = 0; x < shape[0].size(); x++)
        for (int y = int(shape.size()) - 1; y >= 0; y--)
            turned[x] += shape[y][x];
    return turned;
}

// Each placement is a set of items: the piece, and the cells that it covers.
void add_placements(int piece, std::vector<Option> &options)
{
    Shape shape = pieces[piece].shape;
    std::set<std::string> seen;
    for (int turn = 0; turn < 8; turn++) {
        shape = quarter_turn(shape);
        if (turn == 4)
            shape = Shape(shape.rbegin(), shape.rend());
        int height = int(shape.size()), width = int(shape[0].size());
        for (int y = 0; y + height <= rows; y++)
            for (int x = 0; x + width <= columns; x++) {
                Items items;
                items.set(cells + piece);
                for (int i = 0; i < height; i++)
                    for (int j = 0; j < width; j++)
                        if (shape[i][j] == '#')
                            items.set((y + i) * columns + x + j);
                if (seen.insert(items.to_string()).second)
                    options.push_back({items, piece});
            }
    }
}

// Returns the letters of the pieces chosen, cell by cell.
std::string board()
{
    std::string t(cells, '.');
    for (const Option &option : chosen)
        for (int cell = 0; cell < cells; cell++)
            if (option.items[cell])
                t[cell] = pieces[option.piece].letter;
    return t;
}

// Returns the board as it is, and reflected in the ways of a rectangle.
std::vector<std::string> images()
{
    std::string t = board();
    std::string backwards(t.rbegin(), t.rend()), upside_down;
    for (int y = rows - 1; y >= 0; y--)
        upside_down += t.substr(y * columns, columns);
    return {t, backwards, upside_down, std::string(upside_down.rbegin(), upside_down.rend())};
}

std::vector<Option> without(const std::vector<Option> &options, const Items &items)
{
    std::vector<Option> left;
    for (const Option &option : options)
        if ((option.items & items).none())
            left.push_back(option);
    return left;
}

// Counts how many options cover each item.
std::vector<int> counts(const std::vector<Option> &options)
{
    std::vector<int> count(80, 0);
    for (const Option &option : options)
        for (std::size_t item = 0; item < 80; item++)
            count[item] += option.items[item];
    return count;
}

// Covers the items that are left by some of the options that are left.
void search(const Items &items, const std::vector<Option> &options)
{
    if (items.none()) {
        for (const std::string &image : images())
            solutions.insert(image); //@6
        return;
    }
    std::vector<int> count = counts(options);
    int item = -1;
    for (int one = 0; one < 80; one++)
        if (items[one] && (item < 0 || count[one] < count[item])) //@2
            item = one;
    for (const Option &option : options) {
        if (!option.items[item])
            continue;
        tried++;
        Items items_left = items & ~option.items;
        std::vector<Option> options_left = without(options, option.items);
        std::vector<int> count_left = counts(options_left);
        bool dead = false;
        for (std::size_t one = 0; one < 80; one++)
            dead = dead || (items_left[one] && count_left[one] == 0);
        if (dead) //@3
            continue;
        chosen.push_back(option); //@4
        search(items_left, options_left);
        chosen.pop_back(); //@5
    }
}

int main(int argc, char **argv)
{
    if (argc > 2) {
        rows = std::stoi(argv[1]);
        columns = std::stoi(argv[2]);
    }
    cells = rows * columns;
    pieces = cells == 21 ? TETROMINOES : PENTOMINOES;
    Items items;
    std::vector<Option> options;
    for (int piece = 0; piece < int(pieces.size()); piece++)
        add_placements(piece, options);
    for (int item = 0; item < cells + int(pieces.size()); item++)
        items.set(item);

    for (const Option &option : options) {
        if (option.piece != 0) // This is the pivot.
            continue;
        chosen.push_back(option);
        if (board() == std::ranges::min(images())) //@1
            search(items & ~option.items, without(options, option.items));
        chosen.pop_back();
    }
    for (const std::string &solution : solutions)
        std::cout << solution << "\n";
    std::cout << "tried: " << tried << "\n";
    std::cout << "solutions: " << solutions.size() << "\n";
}
