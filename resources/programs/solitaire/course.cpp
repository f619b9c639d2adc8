// Peg solitaire: always the first jump there is, and back when there is none.
// Arguments: the board, that is english, plus, cross or rows (O a peg, . a hole),
// and row and column of the last peg, as 44, where it must stand there.
// "english" needs 7 667 769 calls.
#include <iostream>
#include <string>
#include <vector>

const int PION = 3, VIDE = 0, INCONNU = 5;
const int D[] = {-9, 1, 9, -1}; // up, right, down, left

int t[81]; // seven rows and columns with a border
std::vector<std::string> jumps;
int nb_coups = 0;
int end = 0; // where the last peg must stand; 0: anywhere
bool trouve = false;

void init_tab(std::string rows)
{
    if (rows == "english")
        rows = "--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--";
    if (rows == "plus")
        rows = "--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--";
    if (rows == "cross")
        rows = "--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--";
    for (int k = 0; k < 81; k++)
        t[k] = INCONNU;
    int y = 1, x = 1;
    for (char sign : rows) {
        if (sign == 'O' || sign == '.')
            t[y * 9 + x] = sign == 'O' ? PION : VIDE;
        x++;
        if (sign == '/') {
            y++;
            x = 1;
        }
    }
}

void joue(int pegs)
{
    if (pegs == 1) {
        for (int k = 0; k < 81; k++)
            if (t[k] == PION && (end == 0 || end == k))
                trouve = true; //@5
        return;
    }
    nb_coups++;
    for (int k1 = 10; k1 <= 70; k1++) //@1
        for (int i = 0; i < 4; i++) {
            int k2 = D[i];
            if (t[k1] == PION && t[k1 + k2] == PION && t[k1 + 2 * k2] == VIDE) {
                t[k1] = t[k1 + k2] = VIDE; //@2
                t[k1 + 2 * k2] = PION;
                jumps.push_back(std::to_string(k1 / 9 * 10 + k1 % 9) + "urdl"[i]);
                joue(pegs - 1);
                if (trouve)
                    return;
                jumps.pop_back();
                t[k1] = t[k1 + k2] = PION; //@3,4
                t[k1 + 2 * k2] = VIDE;
            }
        }
}

int main(int argc, char **argv)
{
    init_tab(argc > 1 ? argv[1] : "cross");
    if (argc > 2)
        end = (argv[2][0] - '0') * 9 + argv[2][1] - '0';
    int pegs = 0;
    for (int k : t)
        pegs += k == PION;
    joue(pegs);
    for (const std::string &jump : jumps)
        std::cout << jump << " ";
    std::cout << "\ncalls: " << nb_coups << "\n";
    std::cout << "jumps: " << jumps.size() << "\n";
}
