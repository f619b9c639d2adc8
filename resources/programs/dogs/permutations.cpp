// Nine cards with halves of dogs: all orders of the cards, and for each their turns.
// It solves the nine cards below, whatever cards the board in view has: enter others there.
// Argument: solutions wanted (0: all).
#include <iostream>
#include <string>
#include <utility>

// Heads 1 to 4, bodies -1 to -4: red, green, blue, yellow.
struct Card {
    int north, east, south, west;
};

Card t[] = {
    {0, 0, 0, 0}, // Cards are counted from 1.
    {-1, 4, -2, 3}, {2, 4, 1, 3},     {-3, 4, -2, 1}, {-1, 4, 1, 3},   {-3, 2, 1, -4},
    {2, 4, 1, 3},   {-1, -3, -2, -4}, {4, -3, 1, -2}, {2, -3, -2, -4},
}; //@1
std::string order = " 123456789";
int wanted = 0;
long tests = 0;
int solutions = 0;

// A head meets its body where their sum is 0; west and north are tested.
bool fits(int place)
{
    tests++;
    if (place % 3 != 1 && t[place - 1].east + t[place].west != 0)
        return false;
    return place <= 3 || t[place - 3].south + t[place].north == 0;
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
