// N queens: the board is a string, one sign for each row.
// Argument: N, 8 if there is none.
#include <iostream>
#include <string>

const std::string SIGNS = "0123456789ABCDEF";

int MAX = 8;
std::string st; // st[0] is not used
int tries = 0, solutions = 0;

// Whether the diagonal upward from there is free.
bool test(int ligne, int colonne, int delta)
{
    if (ligne == 0 || colonne == 0 || colonne > MAX)
        return true;
    return st[ligne] != SIGNS[colonne] && test(ligne - 1, colonne + delta, delta);
}

void jouer(int lg)
{
    if (lg > MAX) {
        std::cout << st.substr(1) << "\n"; //@5
        solutions++;
        return;
    }
    for (int col = 1; col <= MAX; col++) {
        tries++;
        if (st.find(SIGNS[col]) != std::string::npos) //@1
            continue;
        if (!test(lg, col, -1)) //@2
            continue;
        if (!test(lg, col, 1)) //@3
            continue;
        st[lg] = SIGNS[col]; //@4
        jouer(lg + 1);       //@5
        st[lg] = '0';        //@6
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        MAX = std::stoi(argv[1]);
    st.assign(MAX + 1, '0');
    jouer(1);
    std::cout << "tries: " << tries << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
