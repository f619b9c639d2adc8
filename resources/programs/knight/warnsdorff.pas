{ A knight visits every square once: it goes to the square with the fewest ways on.
  Arguments: squares a side, row and column of the start. }
program warnsdorff;

uses
  sysutils;

const
  T_X: array[0..7] of integer = (1, 2, 2, 1, -1, -2, -2, -1);
  T_Y: array[0..7] of integer = (-2, -1, 1, 2, 2, 1, -1, -2);

type
  squares = array[0..7] of integer;

var
  n, square, i: integer;
  route: array[0..400] of integer;
  number: array[0..399] of integer; { The place in the route; -1 if the square is free. }
  last: integer;                    { The number of the knight's square. }
  jumps, turned: longint;
  complete: boolean;

{ Returns the square of this jump; -1 beyond the border. }
function target(here, i: integer): integer;
var
  x, y: integer;
begin
  x := here mod n + T_X[i];
  y := here div n + T_Y[i];
  if (x < 0) or (x >= n) or (y < 0) or (y >= n) then
    target := -1
  else
    target := y * n + x;
end;

function ways_on(here: integer; var ways: squares): integer;
var
  i, there, count: integer;
begin
  count := 0;
  for i := 0 to 7 do begin
    there := target(here, i);
    if (there >= 0) and (number[there] < 0) then begin
      ways[count] := there;
      inc(count);
    end;
  end;
  ways_on := count;
end;

{ The fewest ways on come first; in a tie, the farthest from the centre. }
function rank(here: integer): longint;
var
  x, y: integer;
  ways: squares;
begin
  x := 2 * (here mod n) + 1 - n;
  y := 2 * (here div n) + 1 - n;
  rank := 10000 * ways_on(here, ways) - x * x - y * y;
end;

{ Lists the free squares a jump away, the best first. }
function best_first(here: integer; var ways: squares): integer;
var
  i, k, one, count: integer;
begin
  count := ways_on(here, ways);
  for i := 1 to count - 1 do begin
    one := ways[i];
    k := i;
    while (k > 0) and (rank(ways[k - 1]) > rank(one)) do begin
      ways[k] := ways[k - 1];
      dec(k);
    end;
    ways[k] := one;
  end;
  best_first := count;
end;

procedure visit(there: integer);
begin
  inc(last);
  route[last] := there;
  number[there] := last;
  inc(jumps);
end;

procedure take_back;
begin
  number[route[last]] := -1;
  dec(last);
end;

{ Tries every jump, the most promising first. }
function try_all: boolean;
var
  ways: squares;
  i, count: integer;
begin
  try_all := true;
  if last = n * n - 1 then
    exit;
  count := best_first(route[last], ways);
  for i := 0 to count - 1 do begin
    visit(ways[i]); {@5,6}
    if try_all() then
      exit;
    take_back;
  end;
  try_all := false;
end;

{ Calls itself for the next square; false in a dead end that turning does not help. }
function follow_rule: boolean;
var
  ways, pivots: squares;
  tail: array[0..400] of integer;
  i, count, length, there: integer;
begin
  follow_rule := true;
  if last = n * n - 1 then
    exit; {@2}
  if best_first(route[last], ways) > 0 then begin
    visit(ways[0]); {@1}
    follow_rule := follow_rule();
    exit;
  end;
  inc(turned);
  if turned > 100 then begin
    follow_rule := false;
    exit;
  end;
  count := 0;
  for i := 0 to 7 do begin
    there := target(route[last], i);
    if (there >= 0) and (there <> route[last - 1]) then begin
      pivots[count] := there;
      inc(count);
    end;
  end;
  length := 0;
  there := pivots[turned mod count];
  while route[last] <> there do begin
    tail[length] := route[last];
    inc(length);
    take_back; {@3}
  end;
  for i := 0 to length - 1 do begin
    visit(tail[i]); {@4}
    dec(jumps); { This jump was counted before. }
  end;
  follow_rule := follow_rule();
end;

begin
  n := StrToIntDef(ParamStr(1), 8);
  for square := 0 to n * n - 1 do
    number[square] := -1;
  last := 0;
  route[0] := (StrToIntDef(ParamStr(2), 1) - 1) * n + StrToIntDef(ParamStr(3), 1) - 1;
  number[route[0]] := 0;
  jumps := 0;
  turned := 0;
  complete := follow_rule;
  if not complete then begin
    while last > 0 do
      take_back;
    complete := try_all;
  end;
  for i := 0 to last do
    write(route[i] + 1, ' ');
  writeln;
  writeln('jumps: ', jumps);
  writeln('tours: ', ord(complete));
end.
