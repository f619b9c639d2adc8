// A knight visits every square once: backtracking that marks the squares.
// Arguments: squares a side, tours wanted (0: all), and the word closed for
// tours that end a jump away from their start.
// "8 1" is the usual board: the first tour is found after 3 242 064 jumps.
#include <iostream>
#include <string>
#include <vector>

// The eight directions are counted from 1.
const int T_X[] = {0, 1, 2, 2, 1, -1, -2, -2, -1};
const int T_Y[] = {0, -2, -1, 1, 2, 2, 1, -1, -2};

int n = 5, wanted = 0;
bool closed = false;
std::vector<std::vector<int>> t; // Visited squares are 1; row and column 0 are not used.
std::vector<int> p;
int jumps = 0, tours = 0;

bool inside(int y, int x)
{
    return y >= 1 && y <= n && x >= 1 && x <= n;
}

void jump(int y, int x, int number)
{
    p[number] = n * (y - 1) + x;
    if (number == n * n) {
        for (int i = 1; i <= n * n; i++)
            std::cout << p[i] << " "; //@6
        std::cout << "\n";
        tours++;
        return;
    }
    for (int a = 1; a <= 8; a++) { //@1
        int new_y = y + T_Y[a], new_x = x + T_X[a];
        if ((wanted > 0 && tours == wanted) || !inside(new_y, new_x))
            continue;
        if (t[new_y][new_x] == 1) //@2
            continue;
        jumps++;
        if (closed && number == n * n - 1 && (new_y - 1) * (new_x - 1) != 2) //@3
            continue;
        t[new_y][new_x] = 1; //@4
        jump(new_y, new_x, number + 1);
        t[new_y][new_x] = 0; //@5
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        n = std::stoi(argv[1]);
    if (argc > 2)
        wanted = std::stoi(argv[2]);
    closed = argc > 3;
    t.assign(n + 1, std::vector<int>(n + 1, 0));
    p.assign(n * n + 1, 0);
    t[1][1] = 1;
    jump(1, 1, 1);
    std::cout << "jumps: " << jumps << "\n";
    std::cout << "tours: " << tours << "\n";
}
