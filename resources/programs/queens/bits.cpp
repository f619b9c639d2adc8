// N queens: the attacked squares of a row are the bits of a number.
// Argument: N, 8 if there is none.
#include <bit>
#include <iostream>
#include <string>
#include <vector>

int N = 8;
std::vector<int> board;
std::vector<std::vector<int>> solutions;
int queens = 0;

// The bits are attacked squares: straight down, and along both diagonals.
void place(int row, unsigned columns, unsigned left, unsigned right)
{
    if (row == N) {
        solutions.push_back(board); //@1
        return;
    }
    unsigned free = ((1u << N) - 1) & ~(columns | left | right);
    if (row == 0)
        free &= (1u << (N + 1) / 2) - 1; // The left half is enough.
    while (free != 0) {
        unsigned queen = free & -free; // This is the lowest bit that is set.
        free -= queen;
        board[row] = std::bit_width(queen); //@2
        queens++;
        place(row + 1, columns | queen, (left | queen) >> 1, (right | queen) << 1);
        board[row] = 0; //@3
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        N = std::stoi(argv[1]);
    board.assign(N, 0);
    place(0, 0, 0, 0);
    for (int i = int(solutions.size()) - 1; i >= 0; i--) {
        if (solutions[i][0] <= N / 2) { // The middle column has no other side.
            auto mirrored = solutions[i];
            for (int &column : mirrored)
                column = N + 1 - column;
            solutions.push_back(mirrored); //@4
        }
    }
    for (const auto &solution : solutions) {
        for (int column : solution)
            std::cout << column << " ";
        std::cout << "\n";
    }
    std::cout << "queens: " << queens << "\n";
    std::cout << "solutions: " << solutions.size() << "\n";
}
