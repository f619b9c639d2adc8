{ N queens: the board is a string, one sign for each row.
  Argument: N, 8 if there is none, 35 at most. }
program board_as_string;

uses
  sysutils;

const
  EMPTY = '0';
  SIGNS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

var
  max: integer;
  placed: string[35];
  tries, solutions: longint;

{ Returns whether the diagonal upward from there is free. }
function is_clear(row, column, delta: integer): boolean;
begin
  is_clear := (row = 0) or (column = 0) or (column > max) or
    ((placed[row] <> SIGNS[column]) and is_clear(row - 1, column + delta, delta));
end;

procedure place(row: integer);
var
  column: integer;
begin
  if row > max then begin
    writeln(placed); {@5}
    inc(solutions);
    exit;
  end;
  for column := 1 to max do begin
    inc(tries);
    if pos(SIGNS[column], placed) > 0 then {@1}
      continue;
    if not is_clear(row, column, -1) then {@2}
      continue;
    if not is_clear(row, column, 1) then {@3}
      continue;
    placed[row] := SIGNS[column]; {@4}
    place(row + 1); {@5}
    placed[row] := EMPTY; {@6}
  end;
end;

begin
  max := StrToIntDef(ParamStr(1), 8);
  placed := StringOfChar(EMPTY, max);
  tries := 0;
  solutions := 0;
  place(1);
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
