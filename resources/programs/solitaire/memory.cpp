// Peg solitaire: no board is searched twice.
// Arguments: rows of the board (O a peg, . a hole), and the row and column
// where the last peg must stand, as 44.
#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>

const std::string ENGLISH = "--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--";
const std::string ORDERS[] = {"urdl", "ldru", "dlur", "ruld"};
// Left out here: two more reasons to reject a jump, by what the pegs are worth //@4
// and by a table of all boards of a few pegs that can be won. //@5
// A beam search is left out, too, for boards on which all orders give up. //@11

std::string t(81, ' '); // Seven rows and columns have a border.
std::vector<std::string> jumps;
std::set<std::string> dead;
int boards = 0, limit = 0;
int wanted = 0; // The last peg must stand here; 0 means anywhere.
std::string order;

enum Answer { YES, NO, LIMIT };

int ahead(char way)
{
    return way == 'u' ? -9 : way == 'r' ? 1 : way == 'd' ? 9 : -1;
}

int pegs()
{
    return int(std::count(t.begin(), t.end(), 'O'));
}

// Returns yes when one peg is left, in an allowed hole.
Answer search()
{
    boards++;
    if (boards > limit)
        return LIMIT;
    if (pegs() == 1)
        return YES;                   //@10
    for (int k1 = 10; k1 <= 70; k1++) //@2
        for (char way : order) {
            int k2 = ahead(way);
            if (!(t[k1] == 'O' && t[k1 + k2] == 'O' && t[k1 + 2 * k2] == '.'))
                continue;
            std::string before = t;
            t[k1] = t[k1 + k2] = '.';
            t[k1 + 2 * k2] = 'O';
            bool rejected = dead.contains(t);             //@3
            if (pegs() == 1 && wanted != 0 && t[wanted] != 'O') //@6
                rejected = true;
            if (!rejected) {
                jumps.push_back(std::to_string(k1 / 9 * 10 + k1 % 9) + way); //@7
                Answer answer = search();
                if (answer != NO)
                    return answer;
                jumps.pop_back();
                dead.insert(t); //@8
            }
            t = before;
        }
    return NO;
}

int main(int argc, char **argv)
{
    std::string rows = argc > 1 ? argv[1] : ENGLISH;
    if (argc > 2)
        wanted = (argv[2][0] - '0') * 9 + argv[2][1] - '0';
    for (int y = 0; y < 7; y++)
        for (int x = 0; x < 7; x++)
            if (rows[y * 8 + x] != '-')
                t[(y + 1) * 9 + x + 1] = rows[y * 8 + x];
    std::string start = t;
    for (int turn = 0; turn < 40; turn++) {
        order = ORDERS[turn % 4]; //@1
        limit = boards + 100000;
        if (search() != LIMIT)
            break;
        t = start; //@9
        jumps.clear();
    }
    for (const std::string &jump : jumps)
        std::cout << jump << " ";
    std::cout << "\nboards: " << boards << "\n";
    std::cout << "dead: " << dead.size() << "\n";
    std::cout << "jumps: " << jumps.size() << "\n";
}
