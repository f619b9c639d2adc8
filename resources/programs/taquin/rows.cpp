// The taquin, solved as by hand: row by row, one tile after the other.
// Arguments: columns, rows, and the tiles from 0 on; the largest is the blank.
#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

const int RIGHT = 1, LEFT = -1;

int N = 5, P = 5;
std::vector<int> a = {14, 2,  12, 0, 18, 3, 22, 7,  10, 20, 13, 5, 1,
                      4,  23, 19, 6, 21, 8, 11, 17, 15, 9,  16, 24};
int UP, DOWN, BLANK;
int moves = 0;

int position_of(int tile)
{
    return int(std::find(a.begin(), a.end(), tile) - a.begin());
}

// Moves the blank so many times.
void go(int way, int times = 1)
{
    for (; times > 0; times--) {
        int gap = position_of(BLANK);
        std::swap(a[gap], a[gap + way]);
        moves++;
    }
}

void go_along(std::vector<int> route)
{
    for (int way : route)
        go(way);
}

// The blank goes beside tile i: to its right, or to its left.
void go_beside(int i)
{
    int below = position_of(BLANK) / N - position_of(i) / N;
    int right = position_of(BLANK) % N - position_of(i) % N;
    int vertical = below > 0 ? UP : DOWN;
    if (right < 0 && below > 0) { // Going right before up spares the tiles in place.
        go(RIGHT, -right);
        right = 0;
    }
    if (right > 0) {
        go(vertical, std::abs(below));
        go(LEFT, right - 1);
    } else if (right < 0) {
        go(RIGHT, -right - 1);
        go(vertical, std::abs(below));
    } else {
        go(vertical, std::abs(below) - 1);
        go(position_of(i) % N == N - 1 ? LEFT : RIGHT);
        go(vertical);
    }
}

// Returns 1 when the blank is to the right of tile i, -1 to the left.
int flag(int i)
{
    return position_of(BLANK) > position_of(i) ? 1 : -1;
}

int detour(int i, bool above)
{
    return above || position_of(i) / N == P - 1 ? UP : DOWN;
}

void along_column(int i, int rows)
{
    int ahead = rows < 0 ? UP : DOWN, side = flag(i);
    for (int d = 0; d < std::abs(rows); d++)
        go_along({ahead, -side, -ahead, side, ahead});
}

void along_row(int i, int column, bool above)
{
    if (position_of(i) % N == column)
        return;
    int ahead = column > position_of(i) % N ? RIGHT : LEFT;
    if (flag(i) == ahead)
        go(-ahead);
    int aside = detour(i, above);
    while (position_of(i) % N != column)
        go_along({aside, ahead, ahead, -aside, -ahead});
}

void pass_right(int i)
{
    int aside = detour(i, false);
    go_along({aside, RIGHT, RIGHT, -aside});
}

// Carries tile i, which the blank is beside, to its goal.
void carry(int i, int goal)
{
    int rows = goal / N - position_of(i) / N;
    if (rows < 0 && position_of(i) % N <= goal % N) {
        along_row(i, goal % N, false);
        if (flag(i) == -1 && position_of(i) % N < N - 1)
            pass_right(i);
        along_column(i, rows);
    } else {
        along_column(i, rows);
        along_row(i, goal % N, rows > 0 && position_of(i) % N < goal % N);
    }
}

void bring(int i, int goal)
{
    go_beside(i);
    carry(i, goal);
}

void end_of_row(int a2, int a1)
{
    while (position_of(BLANK) / N > a2 / N)
        go(UP); //@4
    if (position_of(BLANK) == a1)
        go(LEFT); //@4
    if (position_of(a2) == a1 && position_of(a1) == a1 + N) {
        go_along({RIGHT, DOWN}); //@7
        return;
    }
    if (position_of(a1) == a1 || position_of(a1) == a1 + N || position_of(a1) == a1 + N - 1)
        bring(a1, a1 + N + (N == 2 ? 2 : -2)); //@5
    if (position_of(a2) != a1)
        bring(a2, a1);           //@6
    bring(a1, a1 + N);           //@6
    go_along({UP, RIGHT, DOWN}); //@7
}

void column_of_two(int upper, int lower)
{
    if (position_of(upper) == lower && position_of(lower) == lower + 1) {
        go_along({DOWN, RIGHT, UP}); //@11
        return;
    }
    if (position_of(lower) == lower || position_of(lower) == lower + 1 || position_of(lower) == upper + 1) {
        bool stays = position_of(lower) == lower + 1 && upper % N + 2 < N - 1;
        bring(lower, stays ? lower + 2 : upper + 2); //@9
        if (stays)
            pass_right(lower); //@9
    }
    if (position_of(upper) != lower)
        bring(upper, lower); //@10
    if (position_of(lower) != lower + 1)
        bring(lower, lower + 1);                 //@10
    go_along({UP, LEFT, LEFT, DOWN, RIGHT, UP}); //@11
}

// All but three tiles are in place, and the blank is at the upper left of their cells.
bool only_turn_is_left(int corner)
{
    for (int i = 0; i < N * P; i++) {
        bool turns = i == corner || i == corner + 1 || i == corner + N || i == corner + N + 1;
        if (!turns && a[i] != i)
            return false;
    }
    return position_of(BLANK) == corner;
}

void rows_and_columns(int corner)
{
    while (position_of(BLANK) / N < P - 1)
        go(DOWN); //@1
    while (position_of(BLANK) % N < N - 1)
        go(RIGHT); //@1
    for (int row = 0; row < P - 2; row++) {
        for (int i = row * N; i < row * N + N - 2; i++)
            if (a[i] != i) {
                go_beside(i); //@2
                carry(i, i);  //@3
            }
        end_of_row(row * N + N - 2, row * N + N - 1);
    }
    while (position_of(BLANK) / N > P - 2)
        go(UP); //@8
    while (position_of(BLANK) % N > 0)
        go(LEFT); //@8
    for (int upper = corner - N + 2; upper < corner; upper++)
        column_of_two(upper, upper + N);
}

void solve()
{
    int corner = (P - 2) * N + N - 2;
    if (!only_turn_is_left(corner))
        rows_and_columns(corner);
    go(RIGHT); //@12
    if (position_of(corner) == corner)
        go(DOWN); //@12
    else if (position_of(corner + 1) == corner)
        go_along({LEFT, DOWN, RIGHT}); //@12
    else
        go_along({DOWN, LEFT, UP, RIGHT, DOWN}); //@12
}

int main(int argc, char **argv)
{
    if (argc > 3) {
        N = std::stoi(argv[1]);
        P = std::stoi(argv[2]);
        a.clear();
        for (int i = 3; i < argc; i++)
            a.push_back(std::stoi(argv[i]));
    }
    UP = -N;
    DOWN = N;
    BLANK = N * P - 1;
    solve();
    bool ordered = true;
    for (int i = 0; i < N * P; i++) {
        ordered = ordered && a[i] == i;
        std::cout << std::setw(4) << (a[i] < BLANK ? std::to_string(a[i]) : ".");
        if (i % N == N - 1)
            std::cout << "\n";
    }
    std::cout << "moves: " << moves << "\n";
    std::cout << "ordered: " << ordered << "\n"; //@13
}
