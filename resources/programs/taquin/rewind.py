# The taquin: a walk of the blank makes disorder, and played backwards it makes order.
# Arguments: columns, rows, moves of the walk.
import random
import sys

N, P, moves = [int(word) for word in sys.argv[1:4]] if len(sys.argv) > 3 else (5, 4, 30000)
NP = N * P
a = list(range(NP))  # The index is the position; NP - 1 is the blank.
gap = NP - 1
b = []  # The moves are 0 right, 1 up, 2 left, 3 down.
WAYS = {0: 1, 1: -N, 2: -1, 3: N}


def can_go(way):
    edge = {0: gap % N == N - 1, 1: gap < N, 2: gap % N == 0, 3: gap >= NP - N}
    return not edge[way]


def go(way):
    """The blank changes places with its neighbour."""
    global gap
    target = gap + WAYS[way]
    a[gap], a[target] = a[target], a[gap]
    gap = target


def note_way(way):
    b.append(way)
    go(way)


def show():
    for y in range(P):
        print(*(f"{tile:3}" if tile < NP - 1 else "  ." for tile in a[N * y : N * y + N]))


for i in range(moves):
    ways = [way for way in range(4) if can_go(way) and (not b or way != (b[-1] + 2) % 4)]
    note_way(random.choice(ways))
while gap < NP - N:
    note_way(3)
while gap < NP - 1:
    note_way(0)
show()

recorded = len(b)
while b:
    go((b.pop() + 2) % 4)  #@1,2
show()
print("moves:", recorded)
print("ordered:", int(a == list(range(NP))))
