{ A knight visits every square once: backtracking that marks the squares.
  Arguments: squares a side, tours wanted (0: all), and the word closed for
  tours that end a jump away from their start.
  "8 1" is the usual board: the first tour is found after 3 242 064 jumps. }
program squares;

uses
  sysutils;

type
  directions = array[1..8] of integer;

const
  T_X: directions = (1, 2, 2, 1, -1, -2, -2, -1);
  T_Y: directions = (-2, -1, 1, 2, 2, 1, -1, -2);

var
  n, wanted, i: integer;
  closed: boolean;
  t: array[1..10, 1..10] of byte; { Visited squares are 1. }
  p: array[1..100] of integer;
  jumps, tours: longint;

function inside(y, x: integer): boolean;
begin
  inside := (y >= 1) and (y <= n) and (x >= 1) and (x <= n);
end;

procedure jump(y, x, number: integer);
var
  a, new_y, new_x: integer;
begin
  p[number] := n * (y - 1) + x;
  if number = n * n then begin
    for i := 1 to n * n do
      write(p[i], ' '); {@6}
    writeln;
    inc(tours);
    exit;
  end;
  for a := 1 to 8 do begin {@1}
    new_y := y + T_Y[a];
    new_x := x + T_X[a];
    if ((wanted > 0) and (tours = wanted)) or not inside(new_y, new_x) then
      continue;
    if t[new_y, new_x] = 1 then {@2}
      continue;
    inc(jumps);
    if closed and (number = n * n - 1) and ((new_y - 1) * (new_x - 1) <> 2) then {@3}
      continue;
    t[new_y, new_x] := 1; {@4}
    jump(new_y, new_x, number + 1);
    t[new_y, new_x] := 0; {@5}
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 5);
  wanted := StrToIntDef(ParamStr(2), 0);
  closed := ParamCount > 2;
  FillByte(t, sizeof(t), 0);
  jumps := 0;
  tours := 0;
  t[1, 1] := 1;
  jump(1, 1, 1);
  writeln('jumps: ', jumps);
  writeln('tours: ', tours);
end.
