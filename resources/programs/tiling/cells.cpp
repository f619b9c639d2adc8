// Polyominoes on a board: the first empty cell is covered next.
// Arguments: rows and columns, fewer rows than columns: 3 7 for the tetrominoes
// and a monomino; 3 20, 4 15, 5 12 or 6 10 for the pentominoes.
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

using Shape = std::vector<std::string>;
using Steps = std::set<std::pair<int, int>>; // Steps are columns and rows from the first cell.

struct Piece {
    char letter;
    Shape shape;
    std::set<Steps> turns = {};
    bool used = false;
};

const std::vector<Piece> TETROMINOES = {{'I', {"####"}},       {'O', {"##", "##"}},   {'T', {"###", ".#."}},
                                        {'S', {".##", "##."}}, {'L', {"###", "#.."}}, {'m', {"#"}}};
const std::vector<Piece> PENTOMINOES = {
    {'X', {".#.", "###", ".#."}}, {'F', {".##", "##.", ".#."}}, {'I', {"#####"}},
    {'L', {"####", "#..."}},      {'N', {"##..", ".###"}},      {'P', {"##", "##", "#."}},
    {'T', {"###", ".#.", ".#."}}, {'U', {"###", "#.#"}},        {'V', {"###", "#..", "#.."}},
    {'W', {"##.", ".##", "..#"}}, {'Y', {"####", ".#.."}},      {'Z', {"##.", ".#.", ".##"}}};

int rows = 3, columns = 7;
std::vector<Piece> pieces;
std::string t; // The board is read column by column, so that the first cells lie side by side.
std::set<std::string> dead, solutions;
int looked = 0;

Shape quarter_turn(const Shape &shape)
{
    Shape turned(shape[0].size());
    for (std::size_t x = 0; x < shape[0].size(); x++)
        for (int y = int(shape.size()) - 1; y >= 0; y--)
            turned[x] += shape[y][x];
    return turned;
}

// Returns the piece turned and turned over.
std::set<Steps> turns(Shape shape)
{
    std::set<Steps> found;
    for (int turn = 0; turn < 8; turn++) {
        shape = quarter_turn(shape);
        if (turn == 4)
            shape = Shape(shape.rbegin(), shape.rend());
        Steps cells, steps;
        for (int y = 0; y < int(shape.size()); y++)
            for (int x = 0; x < int(shape[0].size()); x++)
                if (shape[y][x] == '#')
                    cells.insert({x, y});
        for (auto [x, y] : cells)
            steps.insert({x - cells.begin()->first, y - cells.begin()->second});
        found.insert(steps);
    }
    return found;
}

bool fits(int origin, const Steps &steps)
{
    for (auto [dx, dy] : steps) {
        int x = origin / rows + dx, y = origin % rows + dy;
        if (x >= columns || y < 0 || y >= rows || t[x * rows + y] != '.')
            return false;
    }
    return true;
}

void put(int origin, const Steps &steps, char letter)
{
    for (auto [dx, dy] : steps)
        t[origin + dx * rows + dy] = letter;
}

// Returns whether an empty cell has no empty neighbour, though the monomino is laid.
bool isolates()
{
    for (const Piece &piece : pieces)
        if (piece.letter == 'm' && !piece.used)
            return false;
    for (int cell = 0; cell < rows * columns; cell++) {
        int x = cell / rows, y = cell % rows;
        bool joined = (x > 0 && t[cell - rows] == '.') || (x < columns - 1 && t[cell + rows] == '.') ||
                      (y > 0 && t[cell - 1] == '.') || (y < rows - 1 && t[cell + 1] == '.');
        if (t[cell] == '.' && !joined)
            return true;
    }
    return false;
}

// Returns the cells that are empty, and the pieces left.
std::string state()
{
    std::string text = t;
    for (char &sign : text)
        sign = sign == '.' ? '.' : '#';
    for (const Piece &piece : pieces)
        if (!piece.used)
            text += piece.letter;
    return text;
}

// Returns the board as it is, and reflected in the ways of a rectangle.
std::vector<std::string> images()
{
    std::string backwards(t.rbegin(), t.rend()), upside_down;
    for (int x = 0; x < columns; x++)
        upside_down += backwards.substr((columns - 1 - x) * rows, rows);
    return {t, backwards, upside_down, std::string(upside_down.rbegin(), upside_down.rend())};
}

// Returns whether there is a solution from here.
bool cover()
{
    std::size_t origin = t.find('.'); //@2
    if (origin == std::string::npos) {
        for (const std::string &image : images())
            solutions.insert(image); //@7
        return true;
    }
    looked++;
    bool found = false;
    for (Piece &piece : pieces) {
        if (piece.used)
            continue;
        piece.used = true;
        for (const Steps &steps : piece.turns) {
            if (!fits(int(origin), steps))
                continue;
            put(int(origin), steps, piece.letter);
            if (!isolates() && !dead.contains(state())) { //@3,4
                if (cover())                              //@5
                    found = true;
                else
                    dead.insert(state());
            }
            put(int(origin), steps, '.'); //@6
        }
        piece.used = false;
    }
    return found;
}

int main(int argc, char **argv)
{
    if (argc > 2) {
        rows = std::stoi(argv[1]);
        columns = std::stoi(argv[2]);
    }
    pieces = rows * columns == 21 ? TETROMINOES : PENTOMINOES;
    for (Piece &piece : pieces)
        piece.turns = turns(piece.shape);
    t.assign(rows * columns, '.');

    Piece &pivot = pieces[0];
    pivot.used = true;
    for (const Steps &steps : pivot.turns)
        for (int origin = 0; origin < rows * columns; origin++) {
            if (!fits(origin, steps))
                continue;
            put(origin, steps, pivot.letter);
            if (t == std::ranges::min(images())) //@1
                cover();
            put(origin, steps, '.');
        }
    for (const std::string &solution : solutions)
        std::cout << solution << "\n";
    std::cout << "cells: " << looked << "\n";
    std::cout << "solutions: " << solutions.size() << "\n";
}
