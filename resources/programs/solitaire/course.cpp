// Peg solitaire: always the first jump there is, and back when there is none.
// Arguments: the board, that is english, plus, cross or rows (O a peg, . a hole),
// and the row and column where the last peg must stand, as 44.
// "english" needs 7 667 769 calls.
#include <iostream>
#include <string>
#include <vector>

const int PEG = 3, HOLE = 0, OUTSIDE = 5;
const int D[] = {-9, 1, 9, -1}; // The order is up, right, down, left.

int t[81]; // Seven rows and columns have a border.
std::vector<std::string> jumps;
int calls = 0;
int wanted = 0; // The last peg must stand here; 0 means anywhere.
bool found = false;

void set_up(std::string rows)
{
    if (rows == "english")
        rows = "--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--";
    if (rows == "plus")
        rows = "--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--";
    if (rows == "cross")
        rows = "--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--";
    for (int k = 0; k < 81; k++)
        t[k] = OUTSIDE;
    int y = 1, x = 1;
    for (char sign : rows) {
        if (sign == 'O' || sign == '.')
            t[y * 9 + x] = sign == 'O' ? PEG : HOLE;
        x++;
        if (sign == '/') {
            y++;
            x = 1;
        }
    }
}

void play(int pegs)
{
    if (pegs == 1) {
        for (int k = 0; k < 81; k++)
            if (t[k] == PEG && (wanted == 0 || wanted == k))
                found = true; //@5
        return;
    }
    calls++;
    for (int k1 = 10; k1 <= 70; k1++) //@1
        for (int i = 0; i < 4; i++) {
            int k2 = D[i];
            if (t[k1] == PEG && t[k1 + k2] == PEG && t[k1 + 2 * k2] == HOLE) {
                t[k1] = t[k1 + k2] = HOLE; //@2
                t[k1 + 2 * k2] = PEG;
                jumps.push_back(std::to_string(k1 / 9 * 10 + k1 % 9) + "urdl"[i]);
                play(pegs - 1);
                if (found)
                    return;
                jumps.pop_back();
                t[k1] = t[k1 + k2] = PEG; //@3,4
                t[k1 + 2 * k2] = HOLE;
            }
        }
}

int main(int argc, char **argv)
{
    set_up(argc > 1 ? argv[1] : "cross");
    if (argc > 2)
        wanted = (argv[2][0] - '0') * 9 + argv[2][1] - '0';
    int pegs = 0;
    for (int k : t)
        pegs += k == PEG;
    play(pegs);
    for (const std::string &jump : jumps)
        std::cout << jump << " ";
    std::cout << "\ncalls: " << calls << "\n";
    std::cout << "jumps: " << jumps.size() << "\n";
}
