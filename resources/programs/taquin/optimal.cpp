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
// A good solution to begin with, on more than 16 cells, is left out here. //@9

int gap;
std::string path;
int nodes = 0, next_bound;

int distance(int tile, int position)
{
    return std::abs(position % N - (tile - 1) % N) + std::abs(position / N - (tile - 1) / N);
}

// Returns where the blank comes to; -1 beyond the border.
int target(char way)
{
    if (way == 'r')
        return gap % N < N - 1 ? gap + 1 : -1;
    if (way == 'u')
        return gap >= N ? gap - N : -1;
    if (way == 'l')
        return gap % N > 0 ? gap - 1 : -1;
    return gap < N * P - N ? gap + N : -1;
}

char opposite(char way)
{
    return way == 'r' ? 'l' : way == 'u' ? 'd' : way == 'l' ? 'r' : 'u';
}

// At least h moves are needed. Returns true when all tiles are in place.
bool search(int h, int bound)
{
    if (h == 0)
        return true;
    for (char way : {'r', 'u', 'l', 'd'}) { //@2
        int old = gap, there = target(way);
        if (there < 0)
            continue;
        if (!path.empty() && way == opposite(path.back())) // This step would undo the last one. //@3,4
            continue;
        nodes++;
        int new_h = h - distance(a[there], there) + distance(a[there], old);
        int f = int(path.size()) + 1 + new_h;
        if (f > bound) { //@5
            next_bound = std::min(next_bound, f);
            continue;
        }
        a[old] = a[there]; //@6
        a[there] = 0;
        gap = there;
        path += way;
        if (search(new_h, bound))
            return true;
        path.pop_back();
        gap = old;
        a[there] = a[old]; //@7
        a[old] = 0;
    }
    return false;
}

bool is_odd()
{
    int total = N % 2 == 0 ? P - 1 - gap / N : 0;
    for (int i = 0; i < N * P; i++)
        for (int j = i + 1; j < N * P; j++)
            total += 0 < a[j] && a[j] < a[i];
    return total % 2 == 1;
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
    gap = int(std::find(a.begin(), a.end(), 0) - a.begin());
    if (is_odd()) {
        std::cout << "no solution\n";
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
