// Nine cards with plain edges: all orders of the cards, and for each their turns.
// It solves the nine cards below, whatever cards the board in view has: enter others there.
// Argument: solutions wanted (0: all).
#include <iostream>
#include <string>
#include <utility>

// The kinds of the edges, from 1 to 5.
struct Card {
    int north, east, south, west;
};

Card t[] = {
    {0, 0, 0, 0}, // Cards are counted from 1.
    {2, 3, 3, 5}, {1, 5, 4, 5}, {3, 3, 3, 5}, {1, 2, 1, 1}, {5, 2, 2, 5},
    {2, 1, 5, 4}, {4, 4, 2, 4}, {4, 4, 3, 4}, {4, 3, 3, 3},
}; //@1
std::string order = " 123456789";
int wanted = 0;
long tests = 0;
int solutions = 0;

// Edges that meet must be equal; west and north are tested.
bool fits(int place)
{
    tests++;
    if (place % 3 != 1 && t[place - 1].east != t[place].west)
        return false;
    return place <= 3 || t[place - 3].south == t[place].north;
}

void rotations(int number)
{
    if (number == 10) {
        std::cout << order.substr(1) << "\n"; //@5
        solutions++;
        return;
    }
    for (int quarter = 1; quarter <= 4; quarter++) {
        if (wanted > 0 && solutions == wanted)
            return;
        Card c = t[number];
        t[number] = {c.west, c.north, c.east, c.south}; //@3
        if (fits(number))                            //@4
            rotations(number + 1);
    }
}

void exchange(int i, int j)
{
    std::swap(t[i], t[j]);
    std::swap(order[i], order[j]);
}

void permute(int i)
{
    if (i == 9) {
        rotations(1);
        return;
    }
    for (int j = i; j <= 9; j++) {
        if (wanted > 0 && solutions == wanted)
            return;
        exchange(i, j); //@2
        permute(i + 1);
        exchange(i, j); //@6
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        wanted = std::stoi(argv[1]);
    permute(1);
    std::cout << "tests: " << tests << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
