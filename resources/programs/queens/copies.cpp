// N queens: one procedure calls itself for each row and keeps a copy of the board.
// Argument: N, 8 if there is none, 35 at most.
#include <iostream>
#include <string>
#include <vector>

const int FREE = 0, ATTACKED = 2;
const std::string SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

int MAX = 8;
std::vector<std::vector<int>> board;
int tries = 0, solutions = 0;

// Marks the square and all that a queen there attacks, sideways and down.
void attack(int x, int y)
{
    const int dx[] = {1, 1, 0, -1, -1};
    const int dy[] = {0, 1, 1, 1, 0};
    board[y][x] = ATTACKED;
    for (int i = 0; i < 5; i++) {
        int column = x + dx[i], row = y + dy[i];
        while (column >= 0 && column < MAX && row < MAX) {
            board[row][column] = ATTACKED;
            column += dx[i];
            row += dy[i];
        }
    }
}

void place(int row, std::string placed)
{
    auto saved = board; //@1
    for (int column = 0; column < MAX; column++) {
        tries++;
        if (board[row][column] == FREE) { //@2
            attack(column, row);     //@3
            if (row < MAX - 1) {
                place(row + 1, placed + SIGNS[column]); //@4
            } else {
                std::cout << placed << SIGNS[column] << "\n"; //@4
                solutions++;
            }
            board = saved; //@5
        }
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        MAX = std::stoi(argv[1]);
    board.assign(MAX, std::vector<int>(MAX, FREE));
    place(0, "");
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
