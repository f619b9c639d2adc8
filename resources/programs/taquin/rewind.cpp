// The taquin: a walk of the blank makes disorder, and played backwards it makes order.
// Arguments: columns, rows, moves of the walk.
#include <iomanip>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

int N = 5, P = 4, moves = 30000;
std::vector<int> a; // The index is the position; N * P - 1 is the blank.
int gap;
std::vector<int> b; // The moves are 0 right, 1 up, 2 left, 3 down.

bool can_go(int way)
{
    if (way == 0)
        return gap % N < N - 1;
    if (way == 1)
        return gap >= N;
    if (way == 2)
        return gap % N > 0;
    return gap < N * P - N;
}

// The blank changes places with its neighbour.
void go(int way)
{
    const int steps[] = {1, -N, -1, N};
    int target = gap + steps[way];
    std::swap(a[gap], a[target]);
    gap = target;
}

void note_way(int way)
{
    b.push_back(way);
    go(way);
}

void show()
{
    for (int i = 0; i < N * P; i++) {
        if (a[i] < N * P - 1)
            std::cout << std::setw(4) << a[i];
        else
            std::cout << "   .";
        if (i % N == N - 1)
            std::cout << "\n";
    }
}

int main(int argc, char **argv)
{
    if (argc > 3) {
        N = std::stoi(argv[1]);
        P = std::stoi(argv[2]);
        moves = std::stoi(argv[3]);
    }
    for (int i = 0; i < N * P; i++)
        a.push_back(i);
    gap = N * P - 1;

    std::mt19937 chance(std::random_device{}());
    for (int i = 0; i < moves; i++) {
        std::vector<int> ways;
        for (int way = 0; way < 4; way++)
            if (can_go(way) && (b.empty() || way != (b.back() + 2) % 4))
                ways.push_back(way);
        note_way(ways[chance() % ways.size()]);
    }
    while (gap < N * P - N)
        note_way(3);
    while (gap < N * P - 1)
        note_way(0);
    show();

    int recorded = int(b.size());
    while (!b.empty()) {
        go((b.back() + 2) % 4); //@1,2
        b.pop_back();
    }
    show();
    bool ordered = true;
    for (int i = 0; i < N * P; i++)
        ordered = ordered && a[i] == i;
    std::cout << "moves: " << recorded << "\n";
    std::cout << "ordered: " << ordered << "\n";
}
