# A knight visits every square once, with given numbers on their squares: constraint propagation.
# Arguments: squares a side, tours wanted (0: all), then each given number and its square, from 1.
import sys

arguments = [int(word) for word in sys.argv[1:]] or [5, 0, 25, 13]
n, wanted = arguments[:2]
JUMPS = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))

neighbours = []
for square in range(n * n):
    y, x = divmod(square, n)
    neighbours.append([(y + dy) * n + x + dx for dx, dy in JUMPS if 0 <= x + dx < n and 0 <= y + dy < n])

route = [0]
tried = 0
tours = 0


def reach(squares):
    """Returns the squares a jump away from these."""
    return {there for square in squares for there in neighbours[square]}


def keep(possible, number, squares):
    """Keeps only these squares for the number; returns whether some are removed."""
    before = possible[number]
    possible[number] = before & squares
    return possible[number] != before


def propagate(possible):
    """Removes squares that no tour has; returns whether each number and each square is served."""
    changed = True
    while changed:
        changed = False
        for number in range(n * n):
            for other in (number - 1, number + 1):
                if 0 <= other < n * n:
                    changed |= keep(possible, number, reach(possible[other]))
            if len(possible[number]) == 0:
                return False
            if len(possible[number]) == 1:
                for other in range(n * n):
                    if other != number:
                        changed |= keep(possible, other, possible[other] - possible[number])
        for square in range(n * n):
            numbers = [number for number in range(n * n) if square in possible[number]]
            if not numbers:
                return False
            if len(numbers) == 1:
                changed |= keep(possible, numbers[0], {square})
    return True


def decided(possible, number, square):
    """Returns what remains possible with the number on this square; nothing if that is excluded."""
    remaining = list(possible)
    remaining[number] = possible[number] & {square}
    return remaining if propagate(remaining) else None


def leads_to_tour(possible):
    """Tries each square of the number with the fewest; returns whether a tour is left."""
    choices = [number for number in range(n * n) if len(possible[number]) > 1]
    if not choices:
        return True
    number = min(choices, key=lambda one: len(possible[one]))
    for square in possible[number]:
        remaining = decided(possible, number, square)
        if remaining and leads_to_tour(remaining):
            return True
    return False


def jump(possible):
    global tried, tours
    number = len(route)
    if number == n * n:
        print(*(square + 1 for square in route))  #@5
        tours += 1
        return
    for there in neighbours[route[-1]]:  #@1
        if there in route or tours == wanted > 0:
            continue
        tried += 1
        remaining = decided(possible, number, there)
        if remaining and leads_to_tour(remaining):  #@2
            route.append(there)
            jump(remaining)  #@3
            route.pop()  #@4


possible = [set(range(n * n)) for number in range(n * n)]
possible[0] = {0}
for i in range(2, len(arguments), 2):
    possible[arguments[i] - 1] = {arguments[i + 1] - 1}
if propagate(possible) and leads_to_tour(possible):
    jump(possible)
print("tried:", tried)
print("tours:", tours)
