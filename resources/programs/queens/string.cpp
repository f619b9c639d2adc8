// N queens: the board is a string, one sign for each row.
// Argument: N, 8 if there is none, 35 at most.
#include <iostream>
#include <string>

const std::string SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

int MAX = 8;
std::string placed; // Index 0 is not used.
int tries = 0, solutions = 0;

// Returns whether the diagonal upward from there is free.
bool is_clear(int row, int column, int delta)
{
    if (row == 0 || column == 0 || column > MAX)
        return true;
    return placed[row] != SIGNS[column] && is_clear(row - 1, column + delta, delta);
}

void place(int row)
{
    if (row > MAX) {
        std::cout << placed.substr(1) << "\n"; //@5
        solutions++;
        return;
    }
    for (int column = 1; column <= MAX; column++) {
        tries++;
        if (placed.find(SIGNS[column]) != std::string::npos) //@1
            continue;
        if (!is_clear(row, column, -1)) //@2
            continue;
        if (!is_clear(row, column, 1)) //@3
            continue;
        placed[row] = SIGNS[column]; //@4
        place(row + 1);       //@5
        placed[row] = '0';        //@6
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        MAX = std::stoi(argv[1]);
    placed.assign(MAX + 1, '0');
    place(1);
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
