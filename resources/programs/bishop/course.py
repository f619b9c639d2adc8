# A bishop goes from corner to corner and visits all squares of its colour,
# none twice in the same direction.
# Arguments: columns, rows, tours wanted (0: all).
# course.py 8 8 0 finds all 70 tours in 3 581 238 calls.
import sys

lim1, lim2, wanted = [int(word) for word in sys.argv[1:4]] if len(sys.argv) > 3 else (8, 8, 1)
# The four directions are counted from 1.
DX = (0, 1, 1, -1, -1)
DY = (0, 1, -1, -1, 1)
squares = (lim1 * lim2 + 1) // 2

sens_a = [[False] * (lim2 + 1) for x in range(lim1 + 1)]
sens_b = [[False] * (lim2 + 1) for x in range(lim1 + 1)]
visite = [[False] * (lim2 + 1) for x in range(lim1 + 1)]
coups = [0] * (lim1 * lim2 + 1)
visited = 1
calls = 0
tours = 0


def chemin(x1, y1, coup):
    global visited, calls, tours
    calls += 1
    coups[coup] = y1 * 10 + x1
    if visited == squares:
        print(*coups[1 : coup + 1])  #@5
        tours += 1
        return
    for i in range(1, 5):  #@1
        new_x, new_y = x1 + DX[i], y1 + DY[i]
        if tours == wanted > 0 or not (1 <= new_x <= lim1 and 1 <= new_y <= lim2):
            continue
        sens = sens_a if i % 2 == 1 else sens_b
        if sens[new_x][new_y]:  #@2
            continue
        old_sens, old_visite = sens[x1][y1], visite[new_x][new_y]
        sens[x1][y1] = sens[new_x][new_y] = True  #@3
        visite[new_x][new_y] = True
        visited += not old_visite
        chemin(new_x, new_y, coup + 1)
        visited -= not old_visite
        visite[new_x][new_y] = old_visite
        sens[new_x][new_y] = False  #@4
        sens[x1][y1] = old_sens


visite[1][1] = True
chemin(1, 1, 1)
print("calls:", calls)
print("tours:", tours)
