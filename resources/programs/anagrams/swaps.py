# All anagrams of a word, by exchanges.
# Arguments: the word, and the word distinct for each anagram once.
import sys

word = sys.argv[1] if len(sys.argv) > 1 else "abc"
distinct = "distinct" in sys.argv[2:]

ch = [""] + list(word)  # places are counted from 1  #@1
l = len(word)
calls = 0
words = 0


def permuter(i):
    """Letters before place i are set."""
    global calls, words
    calls += 1
    if i >= l:
        print("".join(ch[1:]))  #@2
        words += 1
        return
    permuter(i + 1)  #@3
    for j in range(i + 1, l + 1):
        if distinct and ch[j] in ch[i:j]:  #@5
            continue
        ch[i], ch[j] = ch[j], ch[i]  #@4
        permuter(i + 1)
        ch[i], ch[j] = ch[j], ch[i]  #@6


permuter(1)
print("calls:", calls)
print("words:", words)
