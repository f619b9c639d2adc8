// All tours of a bishop, but for the ways on which a square is lost.
// Arguments: columns, rows, tours wanted (0: all). It starts in a corner.
#include <iostream>
#include <string>
#include <vector>

const int DX[] = {1, 1, -1, -1};
const int DY[] = {1, -1, -1, 1};
const int A = 1, B = 2; // The two directions are bits.

struct Square {
    int passed = 0; // These directions are used up.
    bool visited = false;
};
struct Place {
    int x, y;
};

int columns = 8, rows = 8, wanted = 0;
bool has_corner = false; // The tour can end in a corner of its colour.
std::vector<std::vector<Square>> board;
std::vector<Place> route = {{1, 1}};
int visited = 1, tried = 0, tours = 0;

bool inside(Place at)
{
    return at.x >= 1 && at.x <= columns && at.y >= 1 && at.y <= rows;
}

bool is_corner(Place at)
{
    return (at.x == 1 || at.x == columns) && (at.y == 1 || at.y == rows) && at.x + at.y > 2;
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

// Returns whether a square beside the one just left has too few open ones beside it.
bool loses_one(Place left)
{
    if (board[left.x][left.y].passed != A + B || visited == (columns * rows + 1) / 2)
        return false;
    for (Place square : beside(left))
        if (!board[square.x][square.y].visited) {
            int open = 0;
            for (Place other : beside(square))
                open += board[other.x][other.y].passed != A + B;
            if (open < (is_corner(square) || !has_corner ? 1 : 2))
                return true;
        }
    return false;
}

void step(Place here)
{
    int squares = (columns * rows + 1) / 2;
    if (visited == squares) {
        for (Place at : route)
            std::cout << 10 * at.y + at.x << " "; //@6
        std::cout << "\n";
        tours++;
        return;
    }
    for (int i = 0; i < 4; i++) { //@1
        Place there = {here.x + DX[i], here.y + DY[i]};
        int direction = i % 2 == 0 ? A : B;
        if (!inside(there) || (board[there.x][there.y].passed & direction) || (wanted > 0 && tours == wanted))
            continue;
        tried++;
        if (is_corner(there) && visited + 1 < squares) //@2
            continue;
        Square &departure = board[here.x][here.y];
        Square &arrival = board[there.x][there.y];
        Square old_departure = departure, old_arrival = arrival;
        departure.passed |= direction;
        arrival.passed |= direction;
        visited += !arrival.visited;
        arrival.visited = true;
        route.push_back(there);
        if (!loses_one(here)) //@3
            step(there);      //@4
        route.pop_back();     //@5
        visited -= !old_arrival.visited;
        arrival = old_arrival;
        departure = old_departure;
    }
}

int main(int argc, char **argv)
{
    if (argc > 3) {
        columns = std::stoi(argv[1]);
        rows = std::stoi(argv[2]);
        wanted = std::stoi(argv[3]);
    }
    has_corner = columns % 2 == 1 || rows % 2 == 1 || (columns + rows) % 2 == 0;
    board.assign(columns + 1, std::vector<Square>(rows + 1));
    board[1][1].visited = true;
    step({1, 1});
    std::cout << "tried: " << tried << "\n";
    std::cout << "tours: " << tours << "\n";
}
