# N queens: one procedure calls itself for each row and keeps a copy of the board.
# Argument: N, 8 if there is none.
import sys

MAX = int(sys.argv[1]) if len(sys.argv) > 1 else 8
FREE, ATTACKED = 0, 2
SIGNS = "123456789ABCDEF"

t = [[FREE] * MAX for ligne in range(MAX)]
tries = 0
solutions = 0


def occuper(x, y):
    """Marks the square and all that a queen there attacks, sideways and down."""
    t[y][x] = ATTACKED
    for dx, dy in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)):
        colonne, ligne = x + dx, y + dy
        while 0 <= colonne < MAX and ligne < MAX:
            t[ligne][colonne] = ATTACKED
            colonne, ligne = colonne + dx, ligne + dy


def jouer(ligne, st):
    global t, tries, solutions
    tab_sauve = [rang[:] for rang in t]  #@1
    for colonne in range(MAX):
        tries += 1
        if t[ligne][colonne] == FREE:  #@2
            occuper(colonne, ligne)  #@3
            if ligne < MAX - 1:
                jouer(ligne + 1, st + SIGNS[colonne])  #@4
            else:
                print(st + SIGNS[colonne])  #@4
                solutions += 1
            t = [rang[:] for rang in tab_sauve]  #@5


jouer(0, "")
print("tries:", tries)
print("solutions:", solutions)
