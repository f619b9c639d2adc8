// All anagrams of a word, by exchanges.
// Arguments: the word, and the word distinct for each anagram once.
#include <iostream>
#include <string>
#include <utility>

std::string letters; // Places are counted from 1.
int last;
bool distinct = false;
int calls = 0, words = 0;

// Returns whether the same letter stands in one of the places from i to before j.
bool seen(int i, int j)
{
    return letters.substr(i, j - i).find(letters[j]) != std::string::npos;
}

// The letters before place i are set.
void permute(int i)
{
    calls++;
    if (i >= last) {
        std::cout << letters.substr(1) << "\n"; //@2
        words++;
        return;
    }
    permute(i + 1); //@3
    for (int j = i + 1; j <= last; j++) {
        if (distinct && seen(i, j)) //@5
            continue;
        std::swap(letters[i], letters[j]); //@4
        permute(i + 1);
        std::swap(letters[i], letters[j]); //@6
    }
}

int main(int argc, char **argv)
{
    std::string word = argc > 1 ? argv[1] : "abc";
    distinct = argc > 2;
    letters = " " + word; //@1
    last = int(word.size());
    permute(1);
    std::cout << "calls: " << calls << "\n";
    std::cout << "words: " << words << "\n";
}
