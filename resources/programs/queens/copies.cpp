// N queens: one procedure calls itself for each row and keeps a copy of the board.
// Argument: N, 8 if there is none.
#include <iostream>
#include <string>
#include <vector>

const int FREE = 0, ATTACKED = 2;
const std::string SIGNS = "123456789ABCDEF";

int MAX = 8;
std::vector<std::vector<int>> t;
int tries = 0, solutions = 0;

// Marks the square and all that a queen there attacks, sideways and down.
void occuper(int x, int y)
{
    const int dx[] = {1, 1, 0, -1, -1};
    const int dy[] = {0, 1, 1, 1, 0};
    t[y][x] = ATTACKED;
    for (int i = 0; i < 5; i++) {
        int colonne = x + dx[i], ligne = y + dy[i];
        while (colonne >= 0 && colonne < MAX && ligne < MAX) {
            t[ligne][colonne] = ATTACKED;
            colonne += dx[i];
            ligne += dy[i];
        }
    }
}

void jouer(int ligne, std::string st)
{
    auto tab_sauve = t; //@1
    for (int colonne = 0; colonne < MAX; colonne++) {
        tries++;
        if (t[ligne][colonne] == FREE) { //@2
            occuper(colonne, ligne);     //@3
            if (ligne < MAX - 1) {
                jouer(ligne + 1, st + SIGNS[colonne]); //@4
            } else {
                std::cout << st << SIGNS[colonne] << "\n"; //@4
                solutions++;
            }
            t = tab_sauve; //@5
        }
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        MAX = std::stoi(argv[1]);
    t.assign(MAX, std::vector<int>(MAX, FREE));
    jouer(0, "");
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
