for column in 1, 5, 8, 6, 3, 7, 2, 4:
    print("+", column)
print("=")
