{ The taquin, solved in the fewest moves: iterative deepening with a lower bound.
  Arguments: columns, rows, and the tiles from 1 on; 0 is the blank.
  The bound here is the sum of the tiles' distances, which is weaker than tables. }
program optimal;

uses
  sysutils;

const
  EXAMPLE: array[0..8] of integer = (0, 8, 7, 6, 5, 4, 3, 2, 1);
  WAYS: array[0..3] of char = ('r', 'u', 'l', 'd');
  UNLIMITED = 10000;
{ A good solution to begin with, on more than 16 cells, is left out here. } {@9}

var
  n, p, gap, bound, next_bound, h, i: integer;
  a: array[0..99] of integer;
  path: array[1..200] of integer;
  nodes: int64;
  moves: integer;

function distance(tile, position: integer): integer;
begin
  distance := abs(position mod n - (tile - 1) mod n) + abs(position div n - (tile - 1) div n);
end;

{ Returns where the blank comes to; -1 beyond the border. }
function target(way: integer): integer;
begin
  target := -1;
  case way of
    0: if gap mod n < n - 1 then target := gap + 1;
    1: if gap >= n then target := gap - n;
    2: if gap mod n > 0 then target := gap - 1;
    3: if gap < n * p - n then target := gap + n;
  end;
end;

{ At least h moves are needed. Returns true when all tiles are in place. }
function search(h: integer): boolean;
var
  way, old, there, new_h, f: integer;
begin
  search := true;
  if h = 0 then
    exit;
  for way := 0 to 3 do begin {@2}
    old := gap;
    there := target(way);
    if there < 0 then
      continue;
    if (moves > 0) and (way = (path[moves] + 2) mod 4) then { This step would undo the last one. } {@3,4}
      continue;
    inc(nodes);
    new_h := h - distance(a[there], there) + distance(a[there], old);
    f := moves + 1 + new_h;
    if f > bound then begin {@5}
      if f < next_bound then
        next_bound := f;
      continue;
    end;
    a[old] := a[there]; {@6}
    a[there] := 0;
    gap := there;
    inc(moves);
    path[moves] := way;
    if search(new_h) then
      exit;
    dec(moves);
    gap := old;
    a[there] := a[old]; {@7}
    a[old] := 0;
  end;
  search := false;
end;

function is_odd: boolean;
var
  i, j, total: integer;
begin
  total := 0;
  if not odd(n) then
    total := p - 1 - gap div n;
  for i := 0 to n * p - 1 do
    for j := i + 1 to n * p - 1 do
      if (a[j] > 0) and (a[j] < a[i]) then
        inc(total);
  is_odd := odd(total);
end;

begin
  n := StrToIntDef(ParamStr(1), 3);
  p := StrToIntDef(ParamStr(2), 3);
  for i := 0 to n * p - 1 do
    if ParamCount > 2 then
      a[i] := StrToIntDef(ParamStr(i + 3), 0)
    else
      a[i] := EXAMPLE[i];
  gap := 0;
  while a[gap] <> 0 do
    inc(gap);
  if is_odd then begin
    writeln('no solution');
    halt(1);
  end;
  h := 0;
  for i := 0 to n * p - 1 do
    if a[i] > 0 then
      h := h + distance(a[i], i);
  nodes := 0;
  moves := 0;
  bound := h; {@1}
  next_bound := UNLIMITED;
  while not search(h) do begin
    bound := next_bound; {@8}
    next_bound := UNLIMITED;
  end;
  for i := 1 to moves do
    write(WAYS[path[i]]);
  writeln;
  writeln('nodes: ', nodes);
  writeln('moves: ', moves);
end.
