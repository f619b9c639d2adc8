# A knight visits every square once: backtracking that cuts links between squares.
# Arguments: squares a side, tours wanted (0: all), and the word closed for
# tours that end a jump away from their start.
# "8 1" is the usual board: the counter shows 17 739 771 at the first tour.
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 5
wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 0
closed = "closed" in sys.argv
squares = n * n

leads_to = []  # Each link leads to this square.
first_link = [0] * (squares + 1)  # Each square has its first link here.
nb_links = [0] * (squares + 1)  # Each square has so many links.
into = [[] for square in range(squares + 1)]  # These links lead to the square.
for square in range(1, squares + 1):
    first_link[square] = len(leads_to)
    for new_x in range(1, squares + 1):
        dx = abs((square - 1) % n - (new_x - 1) % n)
        dy = abs((square - 1) // n - (new_x - 1) // n)
        if dx * dy == 2:
            into[new_x].append(len(leads_to))
            leads_to.append(new_x)
            nb_links[square] += 1

is_cut = [False] * len(leads_to)
route = [1]
counter = 1
tours = 0


def jump(x, number):
    global counter, tours
    counter += 1
    if number == squares:
        print(*route)  #@7
        tours += 1
        return
    for i in range(1, nb_links[x] + 1):  #@1
        c = first_link[x] + i - 1
        if tours == wanted > 0:
            return
        if is_cut[c]:  #@2
            continue
        new_x = leads_to[c]
        if new_x == 1:  #@3
            counter += 1
            continue
        if closed and number == squares - 1 and new_x not in leads_to[: first_link[2]]:  #@4
            counter += 1
            continue
        old_cut = [is_cut[j] for j in into[new_x]]
        for j in into[new_x]:
            is_cut[j] = True
        route.append(new_x)  #@5
        jump(new_x, number + 1)
        route.pop()  #@6
        for j, was in zip(into[new_x], old_cut):
            is_cut[j] = was


is_cut[1] = True  # The second jump from the corner mirrors the first.
jump(1, 1)
print("counter:", counter)
print("tours:", tours)
