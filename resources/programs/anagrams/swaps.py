# All anagrams of a word, by exchanges.
# Arguments: the word, and the word distinct for each anagram once.
import sys

word = sys.argv[1] if len(sys.argv) > 1 else "abc"
distinct = "distinct" in sys.argv[2:]

letters = [""] + list(word)  # Places are counted from 1.  #@1
last = len(word)
calls = 0
words = 0


def permute(i):
    """The letters before place i are set."""
    global calls, words
    calls += 1
    if i >= last:
        print("".join(letters[1:]))  #@2
        words += 1
        return
    permute(i + 1)  #@3
    for j in range(i + 1, last + 1):
        if distinct and letters[j] in letters[i:j]:  #@5
            continue
        letters[i], letters[j] = letters[j], letters[i]  #@4
        permute(i + 1)
        letters[i], letters[j] = letters[j], letters[i]  #@6


permute(1)
print("calls:", calls)
print("words:", words)
