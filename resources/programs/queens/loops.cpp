// Eight queens: eight loops, one within the other.
// Rows and columns are counted from 0.
#include <array>
#include <iostream>

const int MAX = 8;
const int FREE = 0, ATTACKED = 2;
using Tab = std::array<std::array<int, MAX>, MAX>;

Tab t{};
Tab tab_sauve[MAX];
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

bool libre(int x, int y)
{
    tries++;
    return t[y][x] == FREE;
}

int main()
{
    tab_sauve[0] = t;
    for (int x0 = 0; x0 < MAX; x0++)
        if (libre(x0, 0)) {   //@1.0
            occuper(x0, 0);   //@2.0
            tab_sauve[1] = t; //@3.0
            for (int x1 = 0; x1 < MAX; x1++)
                if (libre(x1, 1)) {   //@1.1
                    occuper(x1, 1);   //@2.1
                    tab_sauve[2] = t; //@3.1
                    for (int x2 = 0; x2 < MAX; x2++)
                        if (libre(x2, 2)) {   //@1.2
                            occuper(x2, 2);   //@2.2
                            tab_sauve[3] = t; //@3.2
                            for (int x3 = 0; x3 < MAX; x3++)
                                if (libre(x3, 3)) {   //@1.3
                                    occuper(x3, 3);   //@2.3
                                    tab_sauve[4] = t; //@3.3
                                    for (int x4 = 0; x4 < MAX; x4++)
                                        if (libre(x4, 4)) {   //@1.4
                                            occuper(x4, 4);   //@2.4
                                            tab_sauve[5] = t; //@3.4
                                            for (int x5 = 0; x5 < MAX; x5++)
                                                if (libre(x5, 5)) {   //@1.5
                                                    occuper(x5, 5);   //@2.5
                                                    tab_sauve[6] = t; //@3.5
                                                    for (int x6 = 0; x6 < MAX; x6++)
                                                        if (libre(x6, 6)) { //@1.6
                                                            occuper(x6, 6); //@2.6
                                                            for (int x7 = 0; x7 < MAX; x7++)
                                                                if (libre(x7, 7)) { //@1.7
                                                                    std::cout << x0 << x1 << x2 << x3 << x4
                                                                              << x5 << x6 << x7 << "\n"; //@4
                                                                    solutions++;
                                                                }
                                                            t = tab_sauve[6]; //@5.6
                                                        }
                                                    t = tab_sauve[5]; //@5.5
                                                }
                                            t = tab_sauve[4]; //@5.4
                                        }
                                    t = tab_sauve[3]; //@5.3
                                }
                            t = tab_sauve[2]; //@5.2
                        }
                    t = tab_sauve[1]; //@5.1
                }
            t = tab_sauve[0]; //@5.0
        }
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
