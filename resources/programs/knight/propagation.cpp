// A knight visits every square once, with given numbers on their squares: constraint propagation.
// Arguments: squares a side, tours wanted (0: all), then each given number and its square, from 1.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

const int DX[] = {1, 2, 2, 1, -1, -2, -2, -1};
const int DY[] = {-2, -1, 1, 2, 2, 1, -1, -2};

using squares_set = std::vector<bool>;

int n, wanted;
std::vector<std::vector<int>> neighbours;
std::vector<int> route = {0};
int tried = 0, tours = 0;

int size_of(const squares_set &squares)
{
    int total = 0;
    for (int square = 0; square < n * n; square++)
        total += squares[square];
    return total;
}

// Keeps only these squares for the number; returns whether some are removed.
bool keep(std::vector<squares_set> &possible, int number, const squares_set &squares)
{
    bool changed = false;
    for (int square = 0; square < n * n; square++)
        if (possible[number][square] && !squares[square]) {
            possible[number][square] = false;
            changed = true;
        }
    return changed;
}

// Removes squares that no tour has; returns whether each number and each square is served.
bool propagate(std::vector<squares_set> &possible)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (int number = 0; number < n * n; number++) {
            for (int other : {number - 1, number + 1})
                if (other >= 0 && other < n * n) {
                    squares_set targets(n * n, false);
                    for (int square = 0; square < n * n; square++)
                        if (possible[other][square])
                            for (int there : neighbours[square])
                                targets[there] = true;
                    changed |= keep(possible, number, targets);
                }
            if (size_of(possible[number]) == 0)
                return false;
            if (size_of(possible[number]) == 1) {
                squares_set others(n * n, true);
                for (int square = 0; square < n * n; square++)
                    others[square] = !possible[number][square];
                for (int other = 0; other < n * n; other++)
                    if (other != number)
                        changed |= keep(possible, other, others);
            }
        }
        for (int square = 0; square < n * n; square++) {
            int count = 0, last = 0;
            for (int number = 0; number < n * n; number++)
                if (possible[number][square]) {
                    count++;
                    last = number;
                }
            if (count == 0)
                return false;
            if (count == 1) {
                squares_set one(n * n, false);
                one[square] = true;
                changed |= keep(possible, last, one);
            }
        }
    }
    return true;
}

// Puts the number on this square; returns whether that is not excluded.
bool decide(std::vector<squares_set> &possible, int number, int square)
{
    squares_set one(n * n, false);
    one[square] = true;
    keep(possible, number, one);
    return propagate(possible);
}

// Tries each square of the number with the fewest; returns whether a tour is left.
bool leads_to_tour(const std::vector<squares_set> &possible)
{
    int number = -1;
    for (int other = 0; other < n * n; other++)
        if (size_of(possible[other]) > 1 &&
            (number < 0 || size_of(possible[other]) < size_of(possible[number])))
            number = other;
    if (number < 0)
        return true;
    for (int square = 0; square < n * n; square++)
        if (possible[number][square]) {
            std::vector<squares_set> remaining = possible;
            if (decide(remaining, number, square) && leads_to_tour(remaining))
                return true;
        }
    return false;
}

void jump(const std::vector<squares_set> &possible)
{
    int number = int(route.size());
    if (number == n * n) {
        for (int square : route)
            std::cout << square + 1 << " "; //@5
        std::cout << "\n";
        tours++;
        return;
    }
    for (int there : neighbours[route.back()]) { //@1
        if (std::find(route.begin(), route.end(), there) != route.end() || (wanted > 0 && tours == wanted))
            continue;
        tried++;
        std::vector<squares_set> remaining = possible;
        if (decide(remaining, number, there) && leads_to_tour(remaining)) { //@2
            route.push_back(there);
            jump(remaining);  //@3
            route.pop_back(); //@4
        }
    }
}

int main(int argc, char **argv)
{
    std::vector<int> arguments = {5, 0, 25, 13};
    if (argc > 2) {
        arguments.clear();
        for (int i = 1; i < argc; i++)
            arguments.push_back(std::stoi(argv[i]));
    }
    n = arguments[0];
    wanted = arguments[1];
    neighbours.resize(n * n);
    for (int square = 0; square < n * n; square++)
        for (int i = 0; i < 8; i++) {
            int x = square % n + DX[i], y = square / n + DY[i];
            if (x >= 0 && x < n && y >= 0 && y < n)
                neighbours[square].push_back(y * n + x);
        }
    std::vector<squares_set> possible(n * n, squares_set(n * n, true));
    bool feasible = decide(possible, 0, 0);
    for (int i = 2; i + 1 < int(arguments.size()); i += 2)
        feasible = feasible && decide(possible, arguments[i] - 1, arguments[i + 1] - 1);
    if (feasible && leads_to_tour(possible))
        jump(possible);
    std::cout << "tried: " << tried << "\n";
    std::cout << "tours: " << tours << "\n";
}
