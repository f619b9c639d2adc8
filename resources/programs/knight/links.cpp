// A knight visits every square once: backtracking that cuts links between squares.
// Arguments: squares a side, tours wanted (0: all), and the word closed for
// tours that end a jump away from their start.
// "8 1" is the usual board: the counter shows 17 739 771 at the first tour.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int n = 5, wanted = 0;
bool closed = false;
std::vector<int> leads_to;             // Each link leads to this square.
std::vector<int> first_link;          // Each square has its first link here.
std::vector<int> nb_links;          // Each square has so many links.
std::vector<std::vector<int>> into; // These links lead to the square.
std::vector<bool> is_cut;           // These links are cut.
std::vector<int> route = {1};
int counter = 1, tours = 0;

bool is_jump(int x, int new_x)
{
    int dx = std::abs((x - 1) % n - (new_x - 1) % n);
    int dy = std::abs((x - 1) / n - (new_x - 1) / n);
    return dx * dy == 2;
}

void make_links()
{
    first_link.assign(n * n + 1, 0);
    nb_links.assign(n * n + 1, 0);
    into.resize(n * n + 1);
    for (int x = 1; x <= n * n; x++) {
        first_link[x] = int(leads_to.size());
        for (int new_x = 1; new_x <= n * n; new_x++)
            if (is_jump(x, new_x)) {
                into[new_x].push_back(int(leads_to.size()));
                leads_to.push_back(new_x);
                nb_links[x]++;
            }
    }
    is_cut.assign(leads_to.size(), false);
}

void jump(int x, int number)
{
    counter++;
    if (number == n * n) {
        for (int square : route)
            std::cout << square << " "; //@7
        std::cout << "\n";
        tours++;
        return;
    }
    for (int i = 1; i <= nb_links[x]; i++) { //@1
        int c = first_link[x] + i - 1;
        if (wanted > 0 && tours == wanted)
            return;
        if (is_cut[c]) //@2
            continue;
        int new_x = leads_to[c];
        if (new_x == 1) { //@3
            counter++;
            continue;
        }
        if (closed && number == n * n - 1 && !is_jump(new_x, 1)) { //@4
            counter++;
            continue;
        }
        std::vector<bool> old_cut;
        for (int j : into[new_x]) {
            old_cut.push_back(is_cut[j]);
            is_cut[j] = true;
        }
        route.push_back(new_x); //@5
        jump(new_x, 1 + number);
        route.pop_back(); //@6
        for (std::size_t j = 0; j < old_cut.size(); j++)
            is_cut[into[new_x][j]] = old_cut[j];
    }
}

int main(int argc, char **argv)
{
    if (argc > 1)
        n = std::stoi(argv[1]);
    if (argc > 2)
        wanted = std::stoi(argv[2]);
    closed = argc > 3;
    make_links();
    is_cut[1] = true; // The second jump from the corner mirrors the first.
    jump(1, 1);
    std::cout << "counter: " << counter << "\n";
    std::cout << "tours: " << tours << "\n";
}
