# Eight queens: eight loops, one within the other.
# Rows and columns are counted from 0.

MAX = 8
FREE, ATTACKED = 0, 2

t = [[FREE] * MAX for ligne in range(MAX)]
tab_sauve = [None] * MAX
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


def libre(x, y):
  global tries
  tries += 1
  return t[y][x] == FREE


def copie(tab):
  return [ligne[:] for ligne in tab]


tab_sauve[0] = copie(t)
for x0 in range(MAX):
  if libre(x0, 0):  #@1.0
    occuper(x0, 0)  #@2.0
    tab_sauve[1] = copie(t)  #@3.0
    for x1 in range(MAX):
      if libre(x1, 1):  #@1.1
        occuper(x1, 1)  #@2.1
        tab_sauve[2] = copie(t)  #@3.1
        for x2 in range(MAX):
          if libre(x2, 2):  #@1.2
            occuper(x2, 2)  #@2.2
            tab_sauve[3] = copie(t)  #@3.2
            for x3 in range(MAX):
              if libre(x3, 3):  #@1.3
                occuper(x3, 3)  #@2.3
                tab_sauve[4] = copie(t)  #@3.3
                for x4 in range(MAX):
                  if libre(x4, 4):  #@1.4
                    occuper(x4, 4)  #@2.4
                    tab_sauve[5] = copie(t)  #@3.4
                    for x5 in range(MAX):
                      if libre(x5, 5):  #@1.5
                        occuper(x5, 5)  #@2.5
                        tab_sauve[6] = copie(t)  #@3.5
                        for x6 in range(MAX):
                          if libre(x6, 6):  #@1.6
                            occuper(x6, 6)  #@2.6
                            for x7 in range(MAX):
                              if libre(x7, 7):  #@1.7
                                print(x0, x1, x2, x3, x4, x5, x6, x7, sep="")  #@4
                                solutions += 1
                            t = copie(tab_sauve[6])  #@5.6
                        t = copie(tab_sauve[5])  #@5.5
                    t = copie(tab_sauve[4])  #@5.4
                t = copie(tab_sauve[3])  #@5.3
            t = copie(tab_sauve[2])  #@5.2
        t = copie(tab_sauve[1])  #@5.1
    t = copie(tab_sauve[0])  #@5.0

print("tries:", tries)
print("solutions:", solutions)
