{ A knight visits every square once, and goes back as soon as a free square is lost.
  Arguments: squares a side, tours wanted (0: all), and the word ascending for
  jumps in the order of the squares' numbers, else clockwise. }
program pruned;

uses
  sysutils;

const
  CLOCKWISE_X: array[0..7] of integer = (1, 2, 2, 1, -1, -2, -2, -1);
  CLOCKWISE_Y: array[0..7] of integer = (-2, -1, 1, 2, 2, 1, -1, -2);
  ASCENDING_X: array[0..7] of integer = (-1, 1, -2, 2, -2, 2, -1, 1);
  ASCENDING_Y: array[0..7] of integer = (-2, -2, -1, -1, 1, 1, 2, 2);

var
  n, wanted, square, i, x, y: integer;
  neighbours: array[0..99, 0..7] of integer;
  count: array[0..99] of integer; { Each square has so many neighbours. }
  free, reached: array[0..99] of boolean;
  route: array[1..100] of integer;
  tried, tours: longint;

{ Returns how many free squares can be reached from here; calls itself for each. }
function reach(here: integer): integer;
var
  i, total, other: integer;
begin
  total := 0;
  for i := 0 to count[here] - 1 do begin
    other := neighbours[here, i];
    if free[other] and not reached[other] then begin
      reached[other] := true;
      total := total + 1 + reach(other);
    end;
  end;
  reach := total;
end;

{ Returns whether every free square can be reached, and all but the last one left again. }
function feasible(here, number: integer): boolean;
var
  square, i, ways, ends: integer;
begin
  ends := 0;
  feasible := false;
  for square := 0 to n * n - 1 do
    if free[square] then begin
      ways := 0;
      for i := 0 to count[square] - 1 do
        if free[neighbours[square, i]] or (neighbours[square, i] = here) then
          inc(ways);
      if ways = 0 then
        exit;
      if ways = 1 then
        inc(ends);
    end;
  fillchar(reached, sizeof(reached), false);
  feasible := (ends <= 1) and (reach(here) = n * n - number);
end;

procedure jump(here, number: integer);
var
  i, k, there: integer;
begin
  route[number] := here;
  if number = n * n then begin
    for k := 1 to number do
      write(route[k] + 1, ' '); {@5}
    writeln;
    inc(tours);
    exit;
  end;
  for i := 0 to count[here] - 1 do begin {@1}
    there := neighbours[here, i];
    if not free[there] or ((wanted > 0) and (tours = wanted)) then
      continue;
    inc(tried);
    free[there] := false;
    if feasible(there, number + 1) then {@2}
      jump(there, number + 1); {@3}
    free[there] := true; {@4}
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 5);
  wanted := StrToIntDef(ParamStr(2), 0);
  for square := 0 to n * n - 1 do begin
    free[square] := true;
    count[square] := 0;
    for i := 0 to 7 do begin
      x := square mod n + CLOCKWISE_X[i];
      y := square div n + CLOCKWISE_Y[i];
      if ParamCount > 2 then begin
        x := square mod n + ASCENDING_X[i];
        y := square div n + ASCENDING_Y[i];
      end;
      if (x >= 0) and (x < n) and (y >= 0) and (y < n) then begin
        neighbours[square, count[square]] := y * n + x;
        inc(count[square]);
      end;
    end;
  end;
  tried := 0;
  tours := 0;
  free[0] := false;
  jump(0, 1);
  writeln('tried: ', tried);
  writeln('tours: ', tours);
end.
