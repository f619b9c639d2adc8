// A knight visits every square once: it goes to the square with the fewest ways on.
// Arguments: squares a side, row and column of the start.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

const int DX[] = {1, 2, 2, 1, -1, -2, -2, -1};
const int DY[] = {-2, -1, 1, 2, 2, 1, -1, -2};

int n = 8;
std::vector<std::vector<int>> neighbours;
std::vector<int> route;
int jumps = 0, turned = 0;

int number_of(int square) // The place in the route; its length if the square is free.
{
    return int(std::find(route.begin(), route.end(), square) - route.begin());
}

std::vector<int> ways_on(int square)
{
    std::vector<int> ways;
    for (int other : neighbours[square])
        if (number_of(other) == int(route.size()))
            ways.push_back(other);
    return ways;
}

// The fewest ways on come first; in a tie, the farthest from the centre.
std::pair<int, int> rank(int square)
{
    int x = 2 * (square % n) + 1 - n, y = 2 * (square / n) + 1 - n;
    return {int(ways_on(square).size()), -(x * x + y * y)};
}

std::vector<int> best_first(int square)
{
    std::vector<int> ways = ways_on(square);
    std::stable_sort(ways.begin(), ways.end(), [](int a, int b) { return rank(a) < rank(b); });
    return ways;
}

// Tries every jump, the most promising first.
bool try_all()
{
    if (int(route.size()) == n * n)
        return true;
    for (int there : best_first(route.back())) {
        route.push_back(there); //@5,6
        jumps++;
        if (try_all())
            return true;
        route.pop_back();
    }
    return false;
}

// Calls itself for the next square; false in a dead end that turning does not help.
bool follow_rule()
{
    if (int(route.size()) == n * n)
        return true; //@2
    std::vector<int> choices = best_first(route.back());
    if (!choices.empty()) {
        route.push_back(choices[0]); //@1
        jumps++;
        return follow_rule();
    }
    turned++;
    if (turned > 100)
        return false;
    std::vector<int> pivots;
    for (int square : neighbours[route.back()])
        if (square != route[route.size() - 2])
            pivots.push_back(square);
    int cut = number_of(pivots[turned % pivots.size()]) + 1;
    std::vector<int> tail(route.begin() + cut, route.end());
    route.resize(cut);                                     //@3
    route.insert(route.end(), tail.rbegin(), tail.rend()); //@4
    return follow_rule();
}

int main(int argc, char **argv)
{
    int row = 1, column = 1;
    if (argc > 3) {
        n = std::stoi(argv[1]);
        row = std::stoi(argv[2]);
        column = std::stoi(argv[3]);
    }
    neighbours.resize(n * n);
    for (int square = 0; square < n * n; square++)
        for (int i = 0; i < 8; i++) {
            int x = square % n + DX[i], y = square / n + DY[i];
            if (x >= 0 && x < n && y >= 0 && y < n)
                neighbours[square].push_back(y * n + x);
        }
    route = {(row - 1) * n + column - 1};
    bool complete = follow_rule();
    if (!complete) {
        route.resize(1);
        complete = try_all();
    }
    for (int square : route)
        std::cout << square + 1 << " ";
    std::cout << "\njumps: " << jumps << "\n";
    std::cout << "tours: " << complete << "\n";
}
