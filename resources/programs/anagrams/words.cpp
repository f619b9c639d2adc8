// Words of a dictionary that together use all letters, each exactly once.
// Arguments: the letters, the most words in a set, and the dictionary, word by word.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> fitting;
std::vector<std::string> words; //@1
int laid = 0, sets = 0;

// Takes the letters of the word away; returns false if one is missing.
bool take(std::string &letters, const std::string &word)
{
    for (char letter : word) {
        std::size_t at = letters.find(letter);
        if (at == std::string::npos)
            return false;
        letters.replace(at, 1, "");
    }
    return true;
}

// Covers the letters by so many words, from this place in the list on.
void cover(const std::string &letters, int number, int start)
{
    for (int i = start; i < int(fitting.size()); i++) {
        if (fitting[i].size() * number < letters.size())
            return; // All further words are too short.
        std::string after = letters;
        if (!take(after, fitting[i]) || (number == 1) != (after == "")) //@5
            continue;
        words.push_back(fitting[i]); //@4
        laid++;
        if (number == 1) {
            for (const std::string &word : words) //@6
                std::cout << word << " ";
            std::cout << "\n";
            sets++;
        } else {
            cover(after, number - 1, i);
        }
        words.pop_back(); //@7
    }
}

int main(int argc, char **argv)
{
    std::string given = argc > 1 ? argv[1] : "dormitory";
    int most = argc > 2 ? std::stoi(argv[2]) : 2;
    std::vector<std::string> dictionary = {"rim", "dirty", "room", "moor", "tidy", "dormitory"};
    if (argc > 3)
        dictionary.assign(argv + 3, argv + argc);
    for (const std::string &word : dictionary) { //@2
        std::string after = given;
        if (take(after, word))
            fitting.push_back(word);
    }
    std::stable_sort(fitting.begin(), fitting.end(), [](const std::string &word, const std::string &other) {
        return word.size() > other.size();
    });
    for (int number = 1; number <= most; number++) //@3
        cover(given, number, 0);
    std::cout << "laid: " << laid << "\n";
    std::cout << "sets: " << sets << "\n";
}
