// The taquin by 3-cycles: three neighbouring tiles change places, all others stay.
// Arguments: columns, rows, and the last cells of cycles to the right that make
// disorder; each is then turned back to the left. Without any, 20 are drawn.
#include <iomanip>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

const int RIGHT = 1, LEFT = -1;

int N = 6, P = 5;
int NP, UP, DOWN;
std::vector<int> a; // The index is the position; NP - 1 is the blank.
std::vector<int> c; // These are the cycles.
int gap, moves = 0;

// Moves the blank.
void go(std::vector<int> route)
{
    for (int way : route) {
        std::swap(a[gap], a[gap + way]);
        gap += way;
        moves++;
    }
}

// The blank goes up, then left; on the way back, right, then down.
void blank_to(int i)
{
    while (gap / N > i / N)
        go({UP});
    while (gap % N > i % N)
        go({LEFT});
    while (gap % N < i % N)
        go({RIGHT});
    while (gap / N < i / N)
        go({DOWN}); //@1
}

void in_one_row(int i)
{
    int towards = i >= NP - N ? DOWN : UP;
    blank_to(i - towards);
    go({towards, LEFT, LEFT, -towards, RIGHT});
    go({towards, RIGHT, -towards, LEFT});
    go({LEFT, towards, RIGHT, RIGHT, -towards});
    blank_to(NP - 1);
}

// Every second tile up to cell i moves on within its row.
void rotate(int i, bool to_right)
{
    int cycles = i % N / 2;
    for (int k = 0; k < cycles; k++) {
        int last = to_right ? i - 2 * k : i - 2 * (cycles - 1 - k);
        in_one_row(last);
        if (to_right) // A cycle to the right is two to the left.
            in_one_row(last);
    }
}

void one_above(int i)
{
    rotate(i - 2, true);
    blank_to(i - N);
    go({LEFT, DOWN, RIGHT, UP});
    blank_to(NP - 1);
    rotate(i - 2, false);
}

void two_above(int i)
{
    int first = N % 2 == 0 ? i - 2 : i - 1;
    rotate(first, true);
    rotate(i - 1, true);
    blank_to(i + 1);
    go({LEFT, UP, RIGHT, DOWN});
    blank_to(NP - 1);
    rotate(i - 1, false);
    rotate(first, false);
}

// The tiles of cells i - 2, i - 1 and i go one to the left, the first one to the end.
void turn_back(int i)
{
    if (i % N >= 2)
        in_one_row(i); //@2
    else if (i % N == 1)
        one_above(i); //@3
    else
        two_above(i); //@4
}

void show()
{
    for (int i = 0; i < NP; i++) {
        std::cout << std::setw(4) << (a[i] < NP - 1 ? std::to_string(a[i]) : ".");
        if (i % N == N - 1)
            std::cout << "\n";
    }
}

int main(int argc, char **argv)
{
    if (argc > 2) {
        N = std::stoi(argv[1]);
        P = std::stoi(argv[2]);
    }
    NP = N * P;
    UP = -N;
    DOWN = N;
    gap = NP - 1;
    for (int i = 0; i < NP; i++)
        a.push_back(i);
    for (int k = 3; k < argc; k++)
        c.push_back(std::stoi(argv[k]));
    if (c.empty()) {
        std::vector<int> h;
        for (int i = 2; i < NP - 1; i += 2)
            h.push_back(i);
        if (NP % 2 == 1)
            h.push_back(NP - 2);
        std::mt19937 chance(std::random_device{}());
        for (int k = 0; k < 20; k++)
            c.push_back(h[chance() % h.size()]);
    }
    for (int i : c) {
        std::swap(a[i - 1], a[i]);
        std::swap(a[i - 2], a[i - 1]);
    }
    show();
    for (int k = int(c.size()) - 1; k >= 0; k--) {
        int before = moves;
        turn_back(c[k]);
        std::cout << "cycle " << c[k] << " moves " << moves - before << "\n";
    }
    show();
    bool ordered = true;
    for (int i = 0; i < NP; i++)
        ordered = ordered && a[i] == i;
    std::cout << "moves: " << moves << "\n";
    std::cout << "ordered: " << ordered << "\n"; //@5
}
