// A knight visits every square once, and goes back as soon as a free square is lost.
// Arguments: squares a side, tours wanted (0: all), and the word ascending for
// jumps in the order of the squares' numbers, else clockwise.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

const int DX[] = {1, 2, 2, 1, -1, -2, -2, -1};
const int DY[] = {-2, -1, 1, 2, 2, 1, -1, -2};

int n = 5, wanted = 0;
std::vector<std::vector<int>> neighbours;
std::vector<bool> is_free;
std::vector<int> route = {0};
int tried = 0, tours = 0;

// Returns how many free squares can be reached from here; calls itself for each.
int reach(int here, std::vector<bool> &reached)
{
    int count = 0;
    for (int other : neighbours[here])
        if (is_free[other] && !reached[other]) {
            reached[other] = true;
            count += 1 + reach(other, reached);
        }
    return count;
}

// Returns whether every free square can be reached, and all but the last one left again.
bool feasible(int here)
{
    int ends = 0;
    for (int square = 0; square < n * n; square++)
        if (is_free[square]) {
            int ways = 0;
            for (int other : neighbours[square])
                ways += is_free[other] || other == here;
            if (ways == 0)
                return false;
            ends += ways == 1;
        }
    std::vector<bool> reached(n * n, false);
    return ends <= 1 && reach(here, reached) == n * n - int(route.size());
}

void jump(int here)
{
    if (int(route.size()) == n * n) {
        for (int square : route)
            std::cout << square + 1 << " "; //@5
        std::cout << "\n";
        tours++;
        return;
    }
    for (int there : neighbours[here]) { //@1
        if (!is_free[there] || (wanted > 0 && tours == wanted))
            continue;
        tried++;
        is_free[there] = false;
        route.push_back(there);
        if (feasible(there)) //@2
            jump(there);     //@3
        route.pop_back();    //@4
        is_free[there] = true;
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        n = std::stoi(argv[1]);
    if (argc > 2)
        wanted = std::stoi(argv[2]);
    bool ascending = argc > 3;
    neighbours.resize(n * n);
    for (int square = 0; square < n * n; square++) {
        for (int i = 0; i < 8; i++) {
            int x = square % n + DX[i], y = square / n + DY[i];
            if (x >= 0 && x < n && y >= 0 && y < n)
                neighbours[square].push_back(y * n + x);
        }
        if (ascending)
            std::sort(neighbours[square].begin(), neighbours[square].end());
    }
    is_free.assign(n * n, true);
    is_free[0] = false;
    jump(0);
    std::cout << "tried: " << tried << "\n";
    std::cout << "tours: " << tours << "\n";
}
