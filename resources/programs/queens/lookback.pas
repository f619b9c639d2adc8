{ N queens: before a queen is placed, one looks upward for another.
  Argument: N, 8 if there is none, 35 at most. }
program lookback;

uses
  sysutils;

const
  SIGNS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

var
  max: integer;
  board: array[0..34, 0..34] of byte;
  tries, solutions: longint;

{ Returns whether a queen is in sight: up to the left, straight up, up to the right. }
function is_attacked(x, y: integer): boolean;
var
  dx, column, row: integer;
begin
  is_attacked := false;
  for dx := -1 to 1 do begin
    column := x;
    row := y;
    while (row >= 0) and (column >= 0) and (column < max) do begin
      if board[row, column] = 1 then
        is_attacked := true;
      column := column + dx;
      row := row - 1;
    end;
  end;
end;

procedure place(row: integer; placed: string);
var
  x: integer;
begin
  for x := 0 to max - 1 do begin
    inc(tries);
    if not is_attacked(x, row) then begin {@1}
      board[row, x] := 1; {@2}
      if row + 1 < max then
        place(row + 1, placed + SIGNS[x + 1]) {@3}
      else begin
        writeln(placed, SIGNS[x + 1]); {@3}
        inc(solutions);
      end;
      board[row, x] := 0; {@4}
    end;
  end;
end;

begin
  max := StrToIntDef(ParamStr(1), 8);
  FillByte(board, sizeof(board), 0);
  tries := 0;
  solutions := 0;
  place(0, '');
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
