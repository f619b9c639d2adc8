# Wrong on purpose: it takes each queen off twice.
import sys

name, size, given = sys.argv[-1].split(":")
n = int(size.split(",")[0])
signs = given.split() if n > 9 else given
columns = [0 if sign == "." else int(sign) for sign in signs]  # of each row's queen; 0 where there is none


def safe(row, column):
    for other, taken in enumerate(columns):
        if taken and (column == taken or abs(column - taken) == abs(row - other)):
            return False
    return True


def search():
    if 0 not in columns:
        print("=")  # what lies on the board is a solution
        return
    row = columns.index(0)
    for column in range(1, n + 1):
        if safe(row, column):
            columns[row] = column
            print("+", column)  # a queen is set
            search()
            columns[row] = 0
            print("-")
            print("-")
        else:
            print("?", column)  # this try is refused


search()
print(".")  # everything was tried
