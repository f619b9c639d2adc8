{ Nine cards with halves of dogs: all orders of the cards, and for each their turns.
  It solves the nine cards below, whatever cards the board in view has: enter others there.
  Argument: solutions wanted (0: all). }
program permutations;

uses
  sysutils;

type
  { Heads 1 to 4, bodies -1 to -4: red, green, blue, yellow. }
  card = record
    north, east, south, west: longint;
  end;

const
  CARDS: array[1..9] of card = (
    (north: -1; east: 4; south: -2; west: 3), (north: 2; east: 4; south: 1; west: 3),
    (north: -3; east: 4; south: -2; west: 1), (north: -1; east: 4; south: 1; west: 3),
    (north: -3; east: 2; south: 1; west: -4), (north: 2; east: 4; south: 1; west: 3),
    (north: -1; east: -3; south: -2; west: -4), (north: 4; east: -3; south: 1; west: -2),
    (north: 2; east: -3; south: -2; west: -4));
  NUMBERS = '123456789';

var
  t: array[1..9] of card;
  order: string[9];
  wanted: integer;
  tests, solutions: longint;

{ A head meets its body where their sum is 0; west and north are tested. }
function fits(place: integer): boolean;
begin
  inc(tests);
  fits := true;
  if (place mod 3 <> 1) and (t[place - 1].east + t[place].west <> 0) then
    fits := false
  else if (place > 3) and (t[place - 3].south + t[place].north <> 0) then
    fits := false;
end;

procedure turn(var c: card);
var
  west: integer;
begin
  west := c.west;
  c.west := c.south;
  c.south := c.east;
  c.east := c.north;
  c.north := west;
end;

procedure rotations(number: longint);
var
  quarter: integer;
begin
  if number = 10 then begin
    writeln(order); {@5}
    inc(solutions);
    exit;
  end;
  for quarter := 1 to 4 do begin
    if (wanted > 0) and (solutions = wanted) then
      exit;
    turn(t[number]); {@3}
    if fits(number) then {@4}
      rotations(number + 1);
  end;
end;

procedure exchange(i, j: integer);
var
  c: card;
  sign: char;
begin
  c := t[i];
  t[i] := t[j];
  t[j] := c;
  sign := order[i];
  order[i] := order[j];
  order[j] := sign;
end;

procedure permute(i: integer);
var
  j: integer;
begin
  if i = 9 then begin
    rotations(1);
    exit;
  end;
  for j := i to 9 do begin
    if (wanted > 0) and (solutions = wanted) then
      exit;
    exchange(i, j); {@2}
    permute(i + 1);
    exchange(i, j); {@6}
  end;
end;

begin
  wanted := StrToIntDef(ParamStr(1), 0);
  t := CARDS; {@1}
  order := NUMBERS;
  tests := 0;
  solutions := 0;
  permute(1);
  writeln('tests: ', tests);
  writeln('solutions: ', solutions);
end.
