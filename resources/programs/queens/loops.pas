{ Eight queens: eight loops, one within the other.
  Rows and columns are counted from 0. }
program loops;

const
  LAST = 7;
  FREE = 0;
  ATTACKED = 2;
  RIGHT: array[0..4] of integer = (-1, -1, 0, 1, 1);
  DOWN: array[0..4] of integer = (0, 1, 1, 1, 0);

type
  grid = array[0..LAST, 0..LAST] of byte;

var
  board: grid;
  saved: array[0..LAST] of grid;
  x0, x1, x2, x3, x4, x5, x6, x7: integer;
  tries, solutions: longint;

{ Marks the square and all that a queen there attacks, sideways and down. }
procedure attack(x, y: integer);
var
  i, column, row: integer;
begin
  board[y, x] := ATTACKED;
  for i := 0 to 4 do begin
    column := x + RIGHT[i];
    row := y + DOWN[i];
    while (column >= 0) and (column <= LAST) and (row <= LAST) do begin
      board[row, column] := ATTACKED;
      column := column + RIGHT[i];
      row := row + DOWN[i];
    end;
  end;
end;

function is_free(x, y: integer): boolean;
begin
  inc(tries);
  is_free := board[y, x] = FREE;
end;

begin
  fillchar(board, sizeof(board), FREE);
  tries := 0;
  solutions := 0;
  saved[0] := board;
  for x0 := 0 to LAST do
    if is_free(x0, 0) then begin {@1.0}
      attack(x0, 0); {@2.0}
      saved[1] := board; {@3.0}
      for x1 := 0 to LAST do
        if is_free(x1, 1) then begin {@1.1}
          attack(x1, 1); {@2.1}
          saved[2] := board; {@3.1}
          for x2 := 0 to LAST do
            if is_free(x2, 2) then begin {@1.2}
              attack(x2, 2); {@2.2}
              saved[3] := board; {@3.2}
              for x3 := 0 to LAST do
                if is_free(x3, 3) then begin {@1.3}
                  attack(x3, 3); {@2.3}
                  saved[4] := board; {@3.3}
                  for x4 := 0 to LAST do
                    if is_free(x4, 4) then begin {@1.4}
                      attack(x4, 4); {@2.4}
                      saved[5] := board; {@3.4}
                      for x5 := 0 to LAST do
                        if is_free(x5, 5) then begin {@1.5}
                          attack(x5, 5); {@2.5}
                          saved[6] := board; {@3.5}
                          for x6 := 0 to LAST do
                            if is_free(x6, 6) then begin {@1.6}
                              attack(x6, 6); {@2.6}
                              for x7 := 0 to LAST do
                                if is_free(x7, 7) then begin {@1.7}
                                  writeln(x0, x1, x2, x3, x4, x5, x6, x7); {@4}
                                  inc(solutions);
                                end;
                              board := saved[6]; {@5.6}
                            end;
                          board := saved[5]; {@5.5}
                        end;
                      board := saved[4]; {@5.4}
                    end;
                  board := saved[3]; {@5.3}
                end;
              board := saved[2]; {@5.2}
            end;
          board := saved[1]; {@5.1}
        end;
      board := saved[0]; {@5.0}
    end;
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
