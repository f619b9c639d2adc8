# The taquin: a walk of the blank makes disorder, and played backwards it makes order.
# Arguments: columns, rows, moves of the walk.
import random
import sys

N, P, moves = [int(word) for word in sys.argv[1:4]] if len(sys.argv) > 3 else (5, 4, 30000)
NP = N * P
a = list(range(NP))  # by position; NP - 1 is the blank
poscv = NP - 1
b = []  # the moves: 0 right, 1 up, 2 left, 3 down
WAYS = {0: 1, 1: -N, 2: -1, 3: N}


def can_go(way):
    edge = {0: poscv % N == N - 1, 1: poscv < N, 2: poscv % N == 0, 3: poscv >= NP - N}
    return not edge[way]


def go(way):
    """The blank changes places with its neighbour."""
    global poscv
    to = poscv + WAYS[way]
    a[poscv], a[to] = a[to], a[poscv]
    poscv = to


def record(way):
    b.append(way)
    go(way)


def show():
    for y in range(P):
        print(*(f"{tile:3}" if tile < NP - 1 else "  ." for tile in a[N * y : N * y + N]))


for i in range(moves):
    ways = [way for way in range(4) if can_go(way) and (not b or way != (b[-1] + 2) % 4)]
    record(random.choice(ways))
while poscv < NP - N:
    record(3)
while poscv < NP - 1:
    record(0)
show()

compteur = len(b)
while b:
    go((b.pop() + 2) % 4)  #@1,2
show()
print("moves:", compteur)
print("ordered:", int(a == list(range(NP))))
