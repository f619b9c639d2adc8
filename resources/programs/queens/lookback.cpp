// N queens: before a queen is placed, one looks up the board for another.
// Argument: N, 8 if there is none.
#include <iostream>
#include <string>
#include <vector>

const std::string SIGNS = "123456789ABCDEF";

int MAX = 8;
std::vector<std::vector<int>> t;
int tries = 0, solutions = 0;

// Whether a queen is in sight: up to the left, straight up, up to the right.
bool occupe(int x, int y)
{
    for (int dx = -1; dx <= 1; dx++) {
        int colonne = x, ligne = y;
        while (ligne >= 0 && colonne >= 0 && colonne < MAX) {
            if (t[ligne][colonne] == 1)
                return true;
            colonne += dx;
            ligne--;
        }
    }
    return false;
}

void jouer(int ligne, std::string st)
{
    for (int x = 0; x < MAX; x++) {
        tries++;
        if (!occupe(x, ligne)) { //@1
            t[ligne][x] = 1;     //@2
            if (ligne < MAX - 1) {
                jouer(ligne + 1, st + SIGNS[x]); //@3
            } else {
                std::cout << st << SIGNS[x] << "\n"; //@3
                solutions++;
            }
            t[ligne][x] = 0; //@4
        }
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        MAX = std::stoi(argv[1]);
    t.assign(MAX, std::vector<int>(MAX, 0));
    jouer(0, "");
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
