# A knight visits every square once: backtracking that cuts links between squares.
# Arguments: squares a side, tours wanted (0: all), and the word closed for
# tours that end a jump away from their start.
# links.py 8 1 is the usual board: the counter shows 17 739 771 at the first tour.
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 5
wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 0
closed = "closed" in sys.argv
squares = n * n

liens = []  # for each link, the square that it leads to
pos_saut = [0] * (squares + 1)  # the first link of each square
nb_sauts = [0] * (squares + 1)  # and how many it has
into = [[] for square in range(squares + 1)]  # the links that lead to a square
for square in range(1, squares + 1):
    pos_saut[square] = len(liens)
    for new_x in range(1, squares + 1):
        dx = abs((square - 1) % n - (new_x - 1) % n)
        dy = abs((square - 1) // n - (new_x - 1) // n)
        if dx * dy == 2:
            into[new_x].append(len(liens))
            liens.append(new_x)
            nb_sauts[square] += 1

occupe = [False] * len(liens)
soluce = [1]
num_saut = 1
tours = 0


def sauter(x, numero_saut):
    global num_saut, tours
    num_saut += 1
    if numero_saut == squares:
        print(*soluce)  #@7
        tours += 1
        return
    for i in range(1, nb_sauts[x] + 1):  #@1
        c = pos_saut[x] + i - 1
        if tours == wanted > 0:
            return
        if occupe[c]:  #@2
            continue
        new_x = liens[c]
        if new_x == 1:  #@3
            num_saut += 1
            continue
        if closed and numero_saut == squares - 1 and new_x not in liens[: pos_saut[2]]:  #@4
            num_saut += 1
            continue
        oc = [occupe[j] for j in into[new_x]]
        for j in into[new_x]:
            occupe[j] = True
        soluce.append(new_x)  #@5
        sauter(new_x, numero_saut + 1)
        soluce.pop()  #@6
        for j, was in zip(into[new_x], oc):
            occupe[j] = was


occupe[1] = True  # the second jump from the corner mirrors the first
sauter(1, 1)
print("counter:", num_saut)
print("tours:", tours)
