// Nine cards with halves of dogs: all orders of the cards, and for each their turns.
// Argument: solutions wanted (0: all).
#include <iostream>
#include <string>
#include <utility>

// Heads 1 to 4, bodies -1 to -4: red, green, blue, yellow.
struct Carte {
    int nord, est, sud, ouest;
};

Carte t[] = {
    {0, 0, 0, 0}, // cards are counted from 1
    {-1, 4, -2, 3}, {2, 4, 1, 3},     {-3, 4, -2, 1}, {-1, 4, 1, 3},   {-3, 2, 1, -4},
    {2, 4, 1, 3},   {-1, -3, -2, -4}, {4, -3, 1, -2}, {2, -3, -2, -4},
}; //@1
std::string st = " 123456789";
int wanted = 0;
long tests = 0;
int solutions = 0;

// A head meets its body: their sum is 0. Tested are the west and the north.
bool fits(int nb)
{
    tests++;
    if (nb % 3 != 1 && t[nb - 1].est + t[nb].ouest != 0)
        return false;
    return nb <= 3 || t[nb - 3].sud + t[nb].nord == 0;
}

void rotations(int numero)
{
    if (numero == 10) {
        std::cout << st.substr(1) << "\n"; //@5
        solutions++;
        return;
    }
    for (int quarter = 1; quarter <= 4; quarter++) {
        if (wanted > 0 && solutions == wanted)
            return;
        Carte c = t[numero];
        t[numero] = {c.ouest, c.nord, c.est, c.sud}; //@3
        if (fits(numero))                            //@4
            rotations(numero + 1);
    }
}

void exchange(int i, int j)
{
    std::swap(t[i], t[j]);
    std::swap(st[i], st[j]);
}

void permuter(int i)
{
    if (i == 9) {
        rotations(1);
        return;
    }
    for (int j = i; j <= 9; j++) {
        if (wanted > 0 && solutions == wanted)
            return;
        exchange(i, j); //@2
        permuter(i + 1);
        exchange(i, j); //@6
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        wanted = std::stoi(argv[1]);
    permuter(1);
    std::cout << "tests: " << tests << "\n";
    std::cout << "solutions: " << solutions << "\n";
}
