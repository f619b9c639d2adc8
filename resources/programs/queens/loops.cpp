// Eight queens: eight loops, one within the other.
// Rows and columns are counted from 0.
#include <array>
#include <iostream>

const int MAX = 8;
const int FREE = 0, ATTACKED = 2;
using Grid = std::array<std::array<int, MAX>, MAX>;

Grid board{};
Grid saved[MAX];
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

bool is_free(int x, int y)
{
    tries++;
    return board[y][x] == FREE;
}

int main()
{
    saved[0] = board;
    for (int x0 = 0; x0 < MAX; x0++)
        if (is_free(x0, 0)) {   //@1.0
            attack(x0, 0);   //@2.0
            saved[1] = board; //@3.0
            for (int x1 = 0; x1 < MAX; x1++)
                if (is_free(x1, 1)) {   //@1.1
                    attack(x1, 1);   //@2.1
                    saved[2] = board; //@3.1
                    for (int x2 = 0; x2 < MAX; x2++)
                        if (is_free(x2, 2)) {   //@1.2
                            attack(x2, 2);   //@2.2
                            saved[3] = board; //@3.2
                            for (int x3 = 0; x3 < MAX; x3++)
                                if (is_free(x3, 3)) {   //@1.3
                                    attack(x3, 3);   //@2.3
                                    saved[4] = board; //@3.3
                                    for (int x4 = 0; x4 < MAX; x4++)
                                        if (is_free(x4, 4)) {   //@1.4
                                            attack(x4, 4);   //@2.4
                                            saved[5] = board; //@3.4
                                            for (int x5 = 0; x5 < MAX; x5++)
                                                if (is_free(x5, 5)) {   //@1.5
                                                    attack(x5, 5);   //@2.5
                                                    saved[6] = board; //@3.5
                                                    for (int x6 = 0; x6 < MAX; x6++)
                                                        if (is_free(x6, 6)) { //@1.6
                                                            attack(x6, 6); //@2.6
                                                            for (int x7 = 0; x7 < MAX; x7++)
                                                                if (is_free(x7, 7)) { //@1.7
                                                                    std::cout << x0 << x1 << x2 << x3 << x4
                                                                              << x5 << x6 << x7 << "\n"; //@4
                                                                    solutions++;
                                                                }
                                                            board = saved[6]; //@5.6
                                                        }
                                                    board = saved[5]; //@5.5
                                                }
                                            board = saved[4]; //@5.4
                                        }
                                    board = saved[3]; //@5.3
                                }
                            board = saved[2]; //@5.2
                        }
                    board = saved[1]; //@5.1
                }
            board = saved[0]; //@5.0
        }
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
