// The dog cards: turned so that at every edge a head meets the body of its colour.
// g++ -O2 -o dogs dogs.cpp
#include <iostream>
#include <sstream>
#include <string>

const int MAX = 100;
const std::string DOCUMENT =
    "-1,4,-2,3;2,4,1,3;-3,4,-2,1;-1,4,1,3;-3,2,1,-4;2,4,1,3;-1,-3,-2,-4;4,-3,1,-2;2,-3,-2,-4";
enum { NORTH, EAST, SOUTH, WEST };

int width, cards;
int half[MAX][4]; // of each card, from the north clockwise
int laid[MAX][4]; // of the card on each place, as it lies
bool lies[MAX];   // whether the card is on the board

bool fits(int place)
{
    if (place % width > 0 && laid[place - 1][EAST] + laid[place][WEST] != 0)
        return false;
    return place < width || laid[place - width][SOUTH] + laid[place][NORTH] == 0;
}

void search(int place)
{
    if (place == cards) {
        std::cout << "=" << std::endl;
        return;
    }
    for (int card = 0; card < cards; card++) {
        if (lies[card])
            continue;
        for (int quarters = 0; quarters < 4; quarters++) {
            for (int side = 0; side < 4; side++)
                laid[place][(side + quarters) % 4] = half[card][side];
            std::cout << (fits(place) ? "+ " : "? ") << card + 1 << std::string(quarters, '\'') << '@'
                      << place / width + 1 << place % width + 1 << std::endl;
            if (!fits(place))
                continue;
            lies[card] = true;
            search(place + 1);
            lies[card] = false;
            std::cout << "-" << std::endl;
        }
    }
}

int main(int count, char **words)
{
    std::istringstream line(words[count - 1]); // dogs:3x3:FACES:PLACES
    std::string name, size, faces;
    getline(line, name, ':');
    getline(line, size, ':');
    getline(line, faces, ':');
    width = atoi(size.c_str());
    for (char &sign : faces = faces.empty() ? DOCUMENT : faces)
        if (sign == ',' || sign == ';')
            sign = ' ';
    std::istringstream numbers(faces);
    int number = 0;
    for (int i = 0; i < 4 * MAX && numbers >> number; i++) {
        half[i / 4][i % 4] = number;
        cards = i / 4 + 1;
    }
    search(0);
    std::cout << "." << std::endl;
}
