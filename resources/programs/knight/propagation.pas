{ A knight visits every square once, with given numbers on their squares: constraint propagation.
  Arguments: squares a side, tours wanted (0: all), then each given number and its square, from 1. }
program propagation;

uses
  sysutils;

const
  DX: array[0..7] of integer = (1, 2, 2, 1, -1, -2, -2, -1);
  DY: array[0..7] of integer = (-2, -1, 1, 2, 2, 1, -1, -2);

type
  squares_set = set of 0..99;
  possible_sets = array[0..99] of squares_set;

var
  n, wanted, square, number, i, x, y: integer;
  neighbours: array[0..99] of squares_set;
  order: array[0..99, 0..7] of integer;
  count: array[0..99] of integer; { Each square has so many neighbours. }
  route: array[1..100] of integer;
  possible: possible_sets;
  feasible: boolean;
  tried, tours: longint;

function size_of(squares: squares_set): integer;
var
  square, total: integer;
begin
  total := 0;
  for square := 0 to n * n - 1 do
    if square in squares then
      inc(total);
  size_of := total;
end;

{ Keeps only these squares for the number; returns whether some are removed. }
function keep(var possible: possible_sets; number: integer; squares: squares_set): boolean;
var
  before: squares_set;
begin
  before := possible[number];
  possible[number] := before * squares;
  keep := possible[number] <> before;
end;

{ Removes squares that no tour has; returns whether each number and each square is served. }
function propagate(var possible: possible_sets): boolean;
var
  changed: boolean;
  number, other, square, total, last: integer;
  targets: squares_set;
begin
  propagate := false;
  changed := true;
  while changed do begin
    changed := false;
    for number := 0 to n * n - 1 do begin
      for other := number - 1 to number + 1 do
        if (other <> number) and (other >= 0) and (other < n * n) then begin
          targets := [];
          for square := 0 to n * n - 1 do
            if square in possible[other] then
              targets := targets + neighbours[square];
          if keep(possible, number, targets) then
            changed := true;
        end;
      if size_of(possible[number]) = 0 then
        exit;
      if size_of(possible[number]) = 1 then
        for other := 0 to n * n - 1 do
          if other <> number then
            if keep(possible, other, possible[other] - possible[number]) then
              changed := true;
    end;
    for square := 0 to n * n - 1 do begin
      total := 0;
      last := 0;
      for number := 0 to n * n - 1 do
        if square in possible[number] then begin
          inc(total);
          last := number;
        end;
      if total = 0 then
        exit;
      if total = 1 then
        if keep(possible, last, [square]) then
          changed := true;
    end;
  end;
  propagate := true;
end;

{ Puts the number on this square; returns whether that is not excluded. }
function decide(var possible: possible_sets; number, square: integer): boolean;
begin
  keep(possible, number, [square]);
  decide := propagate(possible);
end;

{ Tries each square of the number with the fewest; returns whether a tour is left. }
function leads_to_tour(possible: possible_sets): boolean;
var
  number, other, square: integer;
  remaining: possible_sets;
begin
  leads_to_tour := true;
  number := -1;
  for other := 0 to n * n - 1 do
    if size_of(possible[other]) > 1 then
      if (number < 0) or (size_of(possible[other]) < size_of(possible[number])) then
        number := other;
  if number < 0 then
    exit;
  for square := 0 to n * n - 1 do
    if square in possible[number] then begin
      remaining := possible;
      if decide(remaining, number, square) then
        if leads_to_tour(remaining) then
          exit;
    end;
  leads_to_tour := false;
end;

function visited(square, number: integer): boolean;
var
  k: integer;
begin
  visited := false;
  for k := 1 to number do
    if route[k] = square then
      visited := true;
end;

procedure jump(here, number: integer; possible: possible_sets);
var
  i, k, there: integer;
  remaining: possible_sets;
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
    there := order[here, i];
    if visited(there, number) or ((wanted > 0) and (tours = wanted)) then
      continue;
    inc(tried);
    remaining := possible;
    if decide(remaining, number, there) then
      if leads_to_tour(remaining) then {@2}
        jump(there, number + 1, remaining); {@3}
    route[number + 1] := -1; {@4}
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 5);
  wanted := StrToIntDef(ParamStr(2), 0);
  for square := 0 to n * n - 1 do begin
    neighbours[square] := [];
    count[square] := 0;
    for i := 0 to 7 do begin
      x := square mod n + DX[i];
      y := square div n + DY[i];
      if (x >= 0) and (x < n) and (y >= 0) and (y < n) then begin
        order[square, count[square]] := y * n + x;
        neighbours[square] := neighbours[square] + [y * n + x];
        inc(count[square]);
      end;
    end;
  end;
  for number := 0 to n * n - 1 do
    possible[number] := [0..n * n - 1];
  feasible := decide(possible, 0, 0);
  if ParamCount < 3 then
    feasible := feasible and decide(possible, 24, 12);
  for i := 1 to (ParamCount - 2) div 2 do
    feasible := feasible and decide(possible, StrToIntDef(ParamStr(2 * i + 1), 1) - 1,
      StrToIntDef(ParamStr(2 * i + 2), 1) - 1);
  tried := 0;
  tours := 0;
  if feasible then
    if leads_to_tour(possible) then
      jump(0, 1, possible);
  writeln('tried: ', tried);
  writeln('tours: ', tours);
end.
