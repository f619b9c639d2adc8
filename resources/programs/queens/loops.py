# Eight queens: eight loops, one within the other.
# Rows and columns are counted from 0.

MAX = 8
FREE, ATTACKED = 0, 2

board = [[FREE] * MAX for row in range(MAX)]
saved = [None] * MAX
tries = 0
solutions = 0


def attack(x, y):
  """Marks the square and all that a queen there attacks, sideways and down."""
  board[y][x] = ATTACKED
  for dx, dy in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)):
    column, row = x + dx, y + dy
    while 0 <= column < MAX and row < MAX:
      board[row][column] = ATTACKED
      column, row = column + dx, row + dy


def is_free(x, y):
  global tries
  tries += 1
  return board[y][x] == FREE


def copy_of(lines):
  return [row[:] for row in lines]


saved[0] = copy_of(board)
for x0 in range(MAX):
  if is_free(x0, 0):  #@1.0
    attack(x0, 0)  #@2.0
    saved[1] = copy_of(board)  #@3.0
    for x1 in range(MAX):
      if is_free(x1, 1):  #@1.1
        attack(x1, 1)  #@2.1
        saved[2] = copy_of(board)  #@3.1
        for x2 in range(MAX):
          if is_free(x2, 2):  #@1.2
            attack(x2, 2)  #@2.2
            saved[3] = copy_of(board)  #@3.2
            for x3 in range(MAX):
              if is_free(x3, 3):  #@1.3
                attack(x3, 3)  #@2.3
                saved[4] = copy_of(board)  #@3.3
                for x4 in range(MAX):
                  if is_free(x4, 4):  #@1.4
                    attack(x4, 4)  #@2.4
                    saved[5] = copy_of(board)  #@3.4
                    for x5 in range(MAX):
                      if is_free(x5, 5):  #@1.5
                        attack(x5, 5)  #@2.5
                        saved[6] = copy_of(board)  #@3.5
                        for x6 in range(MAX):
                          if is_free(x6, 6):  #@1.6
                            attack(x6, 6)  #@2.6
                            for x7 in range(MAX):
                              if is_free(x7, 7):  #@1.7
                                print(x0, x1, x2, x3, x4, x5, x6, x7, sep="")  #@4
                                solutions += 1
                            board = copy_of(saved[6])  #@5.6
                        board = copy_of(saved[5])  #@5.5
                    board = copy_of(saved[4])  #@5.4
                board = copy_of(saved[3])  #@5.3
            board = copy_of(saved[2])  #@5.2
        board = copy_of(saved[1])  #@5.1
    board = copy_of(saved[0])  #@5.0

print("tries:", tries)
print("solutions:", solutions)
