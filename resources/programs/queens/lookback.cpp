// N queens: before a queen is placed, one looks upward for another.
// Argument: N, 8 if there is none, 35 at most.
#include <iostream>
#include <string>
#include <vector>

const std::string SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

int MAX = 8;
std::vector<std::vector<int>> board;
int tries = 0, solutions = 0;

// Returns whether a queen is in sight: up to the left, straight up, up to the right.
bool is_attacked(int x, int y)
{
    for (int dx = -1; dx <= 1; dx++) {
        int column = x, row = y;
        while (row >= 0 && column >= 0 && column < MAX) {
            if (board[row][column] == 1)
                return true;
            column += dx;
            row--;
        }
    }
    return false;
}

void place(int row, std::string placed)
{
    for (int x = 0; x < MAX; x++) {
        tries++;
        if (!is_attacked(x, row)) { //@1
            board[row][x] = 1;     //@2
            if (row < MAX - 1) {
                place(row + 1, placed + SIGNS[x]); //@3
            } else {
                std::cout << placed << SIGNS[x] << "\n"; //@3
                solutions++;
            }
            board[row][x] = 0; //@4
        }
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        MAX = std::stoi(argv[1]);
    board.assign(MAX, std::vector<int>(MAX, 0));
    place(0, "");
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
