# The dog cards: nine cards in a square, turned so that at every edge a head meets the body of its colour.
import sys

name, size, faces, places = sys.argv[-1].split(":")
width = int(size.split(",")[0].split("x")[0])
DOCUMENT = "-1,4,-2,3;2,4,1,3;-3,4,-2,1;-1,4,1,3;-3,2,1,-4;2,4,1,3;-1,-3,-2,-4;4,-3,1,-2;2,-3,-2,-4"
cards = [[int(half) for half in card.split(",")] for card in (faces or DOCUMENT).split(";")]
laid = []  # the halves of the cards that lie, row by row: north, east, south, west
left = list(range(len(cards)))


def fits(halves):
    place = len(laid)
    if place % width > 0 and laid[place - 1][1] + halves[3] != 0:  # its east, and our west
        return False
    return place < width or laid[place - width][2] + halves[0] == 0


def search():
    if not left:
        print("=")
        return
    for card in left[:]:
        for quarters in range(4):
            halves = cards[card][4 - quarters :] + cards[card][: 4 - quarters]
            row, column = divmod(len(laid), width)
            move = f"{card + 1}{chr(39) * quarters}@{row + 1}{column + 1}"
            if not fits(halves):
                print("?", move)
                continue
            left.remove(card)
            laid.append(halves)
            print("+", move)
            search()
            laid.pop()
            left.append(card)
            left.sort()
            print("-")


search()
print(".")
