// The taquin: a walk of the blank makes disorder, and played backwards it makes order.
// Arguments: columns, rows, moves of the walk.
#include <iomanip>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

int N = 5, P = 4, moves = 30000;
std::vector<int> a; // by position; N * P - 1 is the blank
int poscv;
std::vector<int> b; // the moves: 0 right, 1 up, 2 left, 3 down

bool can_go(int way)
{
    if (way == 0)
        return poscv % N < N - 1;
    if (way == 1)
        return poscv >= N;
    if (way == 2)
        return poscv % N > 0;
    return poscv < N * P - N;
}

// The blank changes places with its neighbour.
void go(int way)
{
    const int steps[] = {1, -N, -1, N};
    int to = poscv + steps[way];
    std::swap(a[poscv], a[to]);
    poscv = to;
}

void record(int way)
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
    poscv = N * P - 1;

    std::mt19937 chance(std::random_device{}());
    for (int i = 0; i < moves; i++) {
        std::vector<int> ways;
        for (int way = 0; way < 4; way++)
            if (can_go(way) && (b.empty() || way != (b.back() + 2) % 4))
                ways.push_back(way);
        record(ways[chance() % ways.size()]);
    }
    while (poscv < N * P - N)
        record(3);
    while (poscv < N * P - 1)
        record(0);
    show();

    int compteur = int(b.size());
    while (!b.empty()) {
        go((b.back() + 2) % 4); //@1,2
        b.pop_back();
    }
    show();
    bool ordered = true;
    for (int i = 0; i < N * P; i++)
        ordered = ordered && a[i] == i;
    std::cout << "moves: " << compteur << "\n";
    std::cout << "ordered: " << ordered << "\n";
}
