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
std::vector<int> liens;             // for each link, the square that it leads to
std::vector<int> pos_saut;          // the first link of each square
std::vector<int> nb_sauts;          // and how many it has
std::vector<std::vector<int>> into; // the links that lead to a square
std::vector<bool> occupe;           // links that are cut
std::vector<int> soluce = {1};
int num_saut = 1, tours = 0;

bool is_jump(int x, int new_x)
{
    int dx = std::abs((x - 1) % n - (new_x - 1) % n);
    int dy = std::abs((x - 1) / n - (new_x - 1) / n);
    return dx * dy == 2;
}

void make_links()
{
    pos_saut.assign(n * n + 1, 0);
    nb_sauts.assign(n * n + 1, 0);
    into.resize(n * n + 1);
    for (int x = 1; x <= n * n; x++) {
        pos_saut[x] = int(liens.size());
        for (int new_x = 1; new_x <= n * n; new_x++)
            if (is_jump(x, new_x)) {
                into[new_x].push_back(int(liens.size()));
                liens.push_back(new_x);
                nb_sauts[x]++;
            }
    }
    occupe.assign(liens.size(), false);
}

void sauter(int x, int numero_saut)
{
    num_saut++;
    if (numero_saut == n * n) {
        for (int square : soluce)
            std::cout << square << " "; //@7
        std::cout << "\n";
        tours++;
        return;
    }
    for (int i = 1; i <= nb_sauts[x]; i++) { //@1
        int c = pos_saut[x] + i - 1;
        if (wanted > 0 && tours == wanted)
            return;
        if (occupe[c]) //@2
            continue;
        int new_x = liens[c];
        if (new_x == 1) { //@3
            num_saut++;
            continue;
        }
        if (closed && numero_saut == n * n - 1 && !is_jump(new_x, 1)) { //@4
            num_saut++;
            continue;
        }
        std::vector<bool> oc;
        for (int j : into[new_x]) {
            oc.push_back(occupe[j]);
            occupe[j] = true;
        }
        soluce.push_back(new_x); //@5
        sauter(new_x, 1 + numero_saut);
        soluce.pop_back(); //@6
        for (std::size_t por = 0; por < oc.size(); por++)
            occupe[into[new_x][por]] = oc[por];
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
    occupe[1] = true; // the second jump from the corner mirrors the first
    sauter(1, 1);
    std::cout << "counter: " << num_saut << "\n";
    std::cout << "tours: " << tours << "\n";
}
