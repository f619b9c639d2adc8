// All anagrams of a word, by exchanges.
// Arguments: the word, and the word distinct for each anagram once.
#include <iostream>
#include <string>
#include <utility>

std::string ch; // places are counted from 1
int l;
bool distinct = false;
int calls = 0, words = 0;

// Whether the same letter stands in one of the places from i to before j.
bool seen(int i, int j)
{
    return ch.substr(i, j - i).find(ch[j]) != std::string::npos;
}

// Letters before place i are set.
void permuter(int i)
{
    calls++;
    if (i >= l) {
        std::cout << ch.substr(1) << "\n"; //@2
        words++;
        return;
    }
    permuter(i + 1); //@3
    for (int j = i + 1; j <= l; j++) {
        if (distinct && seen(i, j)) //@5
            continue;
        std::swap(ch[i], ch[j]); //@4
        permuter(i + 1);
        std::swap(ch[i], ch[j]); //@6
    }
}

int main(int argc, char **argv)
{
    std::string word = argc > 1 ? argv[1] : "abc";
    distinct = argc > 2;
    ch = " " + word; //@1
    l = int(word.size());
    permuter(1);
    std::cout << "calls: " << calls << "\n";
    std::cout << "words: " << words << "\n";
}
