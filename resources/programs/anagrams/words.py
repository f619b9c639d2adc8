# Words of a dictionary that together use all letters, each exactly once.
# Arguments: the letters, the most words in a set, and the dictionary, word by word.
import sys

given = sys.argv[1] if len(sys.argv) > 1 else "dormitory"
most = int(sys.argv[2]) if len(sys.argv) > 2 else 2
dictionary = sys.argv[3:] or "rim dirty room moor tidy dormitory".split()

words = []  #@1
laid = 0
sets = 0


def rest(letters, word):
    """Returns the letters without those of the word; nothing if one is missing."""
    for letter in word:
        if letter not in letters:
            return None
        letters = letters.replace(letter, "", 1)
    return letters


def cover(letters, number, start):
    """Covers the letters by so many words, from this place in the list on."""
    global laid, sets
    for i in range(start, len(fitting)):
        if len(fitting[i]) * number < len(letters):
            return  # All further words are too short.
        after = rest(letters, fitting[i])
        if after is None or (number == 1) != (after == ""):  #@5
            continue
        words.append(fitting[i])  #@4
        laid += 1
        if number == 1:
            print(*words)  #@6
            sets += 1
        else:
            cover(after, number - 1, i)
        words.pop()  #@7


fitting = [word for word in dictionary if rest(given, word) is not None]  #@2
fitting.sort(key=lambda word: -len(word))
for number in range(1, most + 1):  #@3
    cover(given, number, 0)
print("laid:", laid)
print("sets:", sets)
