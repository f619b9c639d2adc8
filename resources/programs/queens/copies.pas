{ N queens: one procedure calls itself for each row and keeps a copy of the board.
  Argument: N, 8 if there is none, 35 at most. }
program copies;

uses
  sysutils;

const
  FREE = 0;
  ATTACKED = 2;
  RIGHT: array[0..4] of integer = (-1, -1, 0, 1, 1);
  DOWN: array[0..4] of integer = (0, 1, 1, 1, 0);
  SIGNS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type
  grid = array[0..34, 0..34] of byte;

var
  max: integer;
  board: grid;
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
    while (column >= 0) and (column < max) and (row < max) do begin
      board[row, column] := ATTACKED;
      column := column + RIGHT[i];
      row := row + DOWN[i];
    end;
  end;
end;

procedure place(row: integer; placed: string);
var
  column: integer;
  saved: grid;
begin
  saved := board; {@1}
  for column := 0 to max - 1 do begin
    inc(tries);
    if board[row, column] = FREE then begin {@2}
      attack(column, row); {@3}
      if row + 1 < max then
        place(row + 1, placed + SIGNS[column + 1]) {@4}
      else begin
        writeln(placed, SIGNS[column + 1]); {@4}
        inc(solutions);
      end;
      board := saved; {@5}
    end;
  end;
end;

begin
  max := StrToIntDef(ParamStr(1), 8);
  fillchar(board, sizeof(board), FREE);
  tries := 0;
  solutions := 0;
  place(0, '');
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
