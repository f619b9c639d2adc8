// Nine cards with plain edges: only cards that fit are laid, the middle one first.
// It solves the nine cards below, whatever cards the board in view has: enter others there.
#include <array>
#include <iostream>
#include <set>
#include <string>

// North, east, south, west: the kinds of the edges, from 1 to 5.
using Edges = std::array<int, 4>;
const Edges CARDS[] = {
    {2, 3, 3, 5}, {1, 5, 4, 5}, {3, 3, 3, 5}, {1, 2, 1, 1}, {5, 2, 2, 5},
    {2, 1, 5, 4}, {4, 4, 2, 4}, {4, 4, 3, 4}, {4, 3, 3, 3},
};
// Places are counted from 0, row by row. Each one is beside one that comes before.
const int ORDER[] = {4, 1, 2, 5, 8, 7, 6, 3, 0};
const int NONE = -1;

int card_at[9]; // The index is the place.
Edges edges_at[9];
bool used[9];
int laid = 0, found = 0;
std::set<std::string> solutions;

// Returns the place beside this one to the north, east, south or west.
int beside(int place, int side)
{
    int row = place / 3, column = place % 3;
    if (side == 0)
        return row > 0 ? place - 3 : NONE;
    if (side == 1)
        return column < 2 ? place + 1 : NONE;
    if (side == 2)
        return row < 2 ? place + 3 : NONE;
    return column > 0 ? place - 1 : NONE;
}

// Returns whether every edge meets an equal one where cards lie.
bool fits(int place, const Edges &edges)
{
    for (int side = 0; side < 4; side++) {
        int other = beside(place, side);
        if (other != NONE && card_at[other] != NONE)
            if (edges_at[other][(side + 2) % 4] != edges[side])
                return false;
    }
    return true;
}

Edges turned(const Edges &edges, int quarters)
{
    Edges result;
    for (int side = 0; side < 4; side++)
        result[(side + quarters) % 4] = edges[side];
    return result;
}

// The whole board turns by a quarter, four times.
void add_images()
{
    const int from[] = {6, 3, 0, 7, 4, 1, 8, 5, 2};
    std::string image;
    for (int card : card_at)
        image += char('1' + card);
    for (int quarter = 0; quarter < 4; quarter++) {
        solutions.insert(image); //@6
        std::string next;
        for (int place : from)
            next += image[place];
        image = next;
    }
}

void lay(int depth)
{
    if (depth == 9) {
        found++; //@5
        add_images();
        return;
    }
    int place = ORDER[depth];
    for (int card = 0; card < 9; card++) {
        if (used[card])
            continue;
        for (int quarters = 0; quarters < 4; quarters++) {
            Edges edges = turned(CARDS[card], quarters);
            if (depth == 0 && quarters > 0) // The other turns give images of this one. //@1
                continue;
            if (!fits(place, edges)) //@3
                continue;
            card_at[place] = card; //@2
            edges_at[place] = edges;
            used[card] = true;
            laid++;
            lay(depth + 1);
            used[card] = false;
            card_at[place] = NONE; //@4
        }
    }
}

int main()
{
    for (int &card : card_at)
        card = NONE;
    lay(0);
    for (const std::string &solution : solutions)
        std::cout << solution << "\n";
    std::cout << "laid: " << laid << "\n";
    std::cout << "found: " << found << "\n";
    std::cout << "solutions: " << solutions.size() << "\n";
}
