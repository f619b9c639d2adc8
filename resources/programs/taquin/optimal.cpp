// The taquin, solved in the fewest moves: iterative deepening with a lower bound.
// Arguments: columns, rows, and the tiles from 1 on; 0 is the blank.
// The bound here is the sum of the tiles' distances, which is weaker than tables.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int N = 3, P = 3;
std::vector<int> a = {0, 8, 7, 6, 5, 4, 3, 2, 1};
// Left out here: a good solution to begin with, on more than 16 cells. //@9

int poscv;
std::string path;
int nodes = 0, next_bound;

int distance(int tile, int position)
{
    return std::abs(position % N - (tile - 1) % N) + std::abs(position / N - (tile - 1) / N);
}

// Where the blank comes to; -1 beyond the border.
int target(char way)
{
    if (way == 'r')
        return poscv % N < N - 1 ? poscv + 1 : -1;
    if (way == 'u')
        return poscv >= N ? poscv - N : -1;
    if (way == 'l')
        return poscv % N > 0 ? poscv - 1 : -1;
    return poscv < N * P - N ? poscv + N : -1;
}

char back(char way)
{
    return way == 'r' ? 'l' : way == 'u' ? 'd' : way == 'l' ? 'r' : 'u';
}

// h: moves needed at least. True when all tiles are in place.
bool search(int h, int bound)
{
    if (h == 0)
        return true;
    for (char way : {'r', 'u', 'l', 'd'}) { //@2
        int from = poscv, to = target(way);
        if (to < 0)
            continue;
        if (!path.empty() && way == back(path.back())) // the shortest of all detours //@3,4
            continue;
        nodes++;
        int new_h = h - distance(a[to], to) + distance(a[to], from);
        int f = int(path.size()) + 1 + new_h;
        if (f > bound) { //@5
            next_bound = std::min(next_bound, f);
            continue;
        }
        a[from] = a[to]; //@6
        a[to] = 0;
        poscv = to;
        path += way;
        if (search(new_h, bound))
            return true;
        path.pop_back();
        poscv = from;
        a[to] = a[from]; //@7
        a[from] = 0;
    }
    return false;
}

bool is_odd()
{
    int sum = N % 2 == 0 ? P - 1 - poscv / N : 0;
    for (int i = 0; i < N * P; i++)
        for (int j = i + 1; j < N * P; j++)
            sum += 0 < a[j] && a[j] < a[i];
    return sum % 2 == 1;
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
    poscv = int(std::find(a.begin(), a.end(), 0) - a.begin());
    if (is_odd()) {
        std::cout << "This board is odd: no moves put it in order.\n";
        return 1;
    }
    int h = 0;
    for (int position = 0; position < N * P; position++)
        if (a[position] > 0)
            h += distance(a[position], position);
    int bound = h; //@1
    next_bound = 10000;
    while (!search(h, bound)) {
        bound = next_bound; //@8
        next_bound = 10000;
    }
    std::cout << path << "\n";
    std::cout << "nodes: " << nodes << "\n";
    std::cout << "moves: " << path.size() << "\n";
}
