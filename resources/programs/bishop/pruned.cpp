// A bishop's tours, without the ways on which a square is lost.
// Arguments: columns, rows, tours wanted (0: all). It starts in a corner.
#include <iostream>
#include <string>
#include <vector>

const int DX[] = {1, 1, -1, -1};
const int DY[] = {1, -1, -1, 1};
const int A = 1, B = 2; // the two directions, as bits

struct Square {
    int senses = 0; // the directions used
    bool visited = false;
};
struct Place {
    int x, y;
};

int lim1 = 8, lim2 = 8, wanted = 0;
bool has_corner = false; // one of the colour to end in
std::vector<std::vector<Square>> board;
std::vector<Place> route = {{1, 1}};
int visited = 1, tried = 0, tours = 0;

bool inside(Place at)
{
    return at.x >= 1 && at.x <= lim1 && at.y >= 1 && at.y <= lim2;
}

bool is_corner(Place at)
{
    return (at.x == 1 || at.x == lim1) && (at.y == 1 || at.y == lim2) && at.x + at.y > 2;
}

std::vector<Place> beside(Place at)
{
    std::vector<Place> all;
    for (int i = 0; i < 4; i++) {
        Place there = {at.x + DX[i], at.y + DY[i]};
        if (inside(there))
            all.push_back(there);
    }
    return all;
}

// Whether a square beside the one that was left has too few open ones beside it.
bool loses_one(Place left)
{
    if (board[left.x][left.y].senses != A + B || visited == (lim1 * lim2 + 1) / 2)
        return false;
    for (Place square : beside(left))
        if (!board[square.x][square.y].visited) {
            int open = 0;
            for (Place other : beside(square))
                open += board[other.x][other.y].senses != A + B;
            if (open < (is_corner(square) || !has_corner ? 1 : 2))
                return true;
        }
    return false;
}

void step(Place here)
{
    int squares = (lim1 * lim2 + 1) / 2;
    if (visited == squares) {
        for (Place at : route)
            std::cout << 10 * at.y + at.x << " "; //@6
        std::cout << "\n";
        tours++;
        return;
    }
    for (int i = 0; i < 4; i++) { //@1
        Place there = {here.x + DX[i], here.y + DY[i]};
        int sense = i % 2 == 0 ? A : B;
        if (!inside(there) || (board[there.x][there.y].senses & sense) || (wanted > 0 && tours == wanted))
            continue;
        tried++;
        if (is_corner(there) && visited + 1 < squares) //@2
            continue;
        Square &from = board[here.x][here.y];
        Square &to = board[there.x][there.y];
        Square old_from = from, old_to = to;
        from.senses |= sense;
        to.senses |= sense;
        visited += !to.visited;
        to.visited = true;
        route.push_back(there);
        if (!loses_one(here)) //@3
            step(there);      //@4
        route.pop_back();     //@5
        visited -= !old_to.visited;
        to = old_to;
        from = old_from;
    }
}

int main(int argc, char **argv)
{
    if (argc > 3) {
        lim1 = std::stoi(argv[1]);
        lim2 = std::stoi(argv[2]);
        wanted = std::stoi(argv[3]);
    }
    has_corner = lim1 % 2 == 1 || lim2 % 2 == 1 || (lim1 + lim2) % 2 == 0;
    board.assign(lim1 + 1, std::vector<Square>(lim2 + 1));
    board[1][1].visited = true;
    step({1, 1});
    std::cout << "tried: " << tried << "\n";
    std::cout << "tours: " << tours << "\n";
}
