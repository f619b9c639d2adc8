// The queens: one queen in each row, and no two in sight of each other.
// g++ -O2 -o queens queens.cpp
#include <cstdlib>
#include <iostream>
#include <string>

const int MAX = 100;
int n;
int column[MAX]; // of the queen on each row

bool safe(int row, int x)
{
    for (int above = 0; above < row; above++)
        if (column[above] == x || abs(column[above] - x) == row - above)
            return false;
    return true;
}

void search(int row)
{
    if (row == n) {
        std::cout << "=" << std::endl; // what lies on the board is a solution
        return;
    }
    for (int x = 1; x <= n; x++) {
        if (safe(row, x)) {
            column[row] = x;
            std::cout << "+ " << x << std::endl; // a queen is set
            search(row + 1);
            std::cout << "-" << std::endl; // and taken off again
        } else {
            std::cout << "? " << x << std::endl; // this try is refused
        }
    }
}

int main(int count, char **words)
{
    std::string line = words[count - 1]; // queens:8:........
    n = atoi(line.substr(7).c_str());
    if (n < 1 || n > MAX)
        return 1;
    search(0);
    std::cout << "." << std::endl; // everything was tried
}
