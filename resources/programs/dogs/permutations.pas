{ Nine cards with halves of dogs: all orders of the cards, and for each their turns.
  Argument: solutions wanted (0: all). }
program permutations;

uses
  sysutils;

type
  { Heads 1 to 4, bodies -1 to -4: red, green, blue, yellow. }
  carte = record
    nord, est, sud, ouest: longint;
  end;

const
  CARDS: array[1..9] of carte = (
    (nord: -1; est: 4; sud: -2; ouest: 3), (nord: 2; est: 4; sud: 1; ouest: 3),
    (nord: -3; est: 4; sud: -2; ouest: 1), (nord: -1; est: 4; sud: 1; ouest: 3),
    (nord: -3; est: 2; sud: 1; ouest: -4), (nord: 2; est: 4; sud: 1; ouest: 3),
    (nord: -1; est: -3; sud: -2; ouest: -4), (nord: 4; est: -3; sud: 1; ouest: -2),
    (nord: 2; est: -3; sud: -2; ouest: -4));
  NUMBERS = '123456789';

var
  t: array[1..9] of carte;
  st: string[9];
  wanted: integer;
  tests, solutions: longint;

{ A head meets its body: their sum is 0. Tested are the west and the north. }
function fits(nb: integer): boolean;
begin
  inc(tests);
  fits := true;
  if (nb mod 3 <> 1) and (t[nb - 1].est + t[nb].ouest <> 0) then
    fits := false
  else if (nb > 3) and (t[nb - 3].sud + t[nb].nord <> 0) then
    fits := false;
end;

procedure turn(var c: carte);
var
  west: integer;
begin
  west := c.ouest;
  c.ouest := c.sud;
  c.sud := c.est;
  c.est := c.nord;
  c.nord := west;
end;

procedure rotations(numero: longint);
var
  quarter: integer;
begin
  if numero = 10 then begin
    writeln(st); {@5}
    inc(solutions);
    exit;
  end;
  for quarter := 1 to 4 do begin
    if (wanted > 0) and (solutions = wanted) then
      exit;
    turn(t[numero]); {@3}
    if fits(numero) then {@4}
      rotations(numero + 1);
  end;
end;

procedure exchange(i, j: integer);
var
  c: carte;
  sign: char;
begin
  c := t[i];
  t[i] := t[j];
  t[j] := c;
  sign := st[i];
  st[i] := st[j];
  st[j] := sign;
end;

procedure permuter(i: integer);
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
    permuter(i + 1);
    exchange(i, j); {@6}
  end;
end;

begin
  wanted := StrToIntDef(ParamStr(1), 0);
  t := CARDS; {@1}
  st := NUMBERS;
  tests := 0;
  solutions := 0;
  permuter(1);
  writeln('tests: ', tests);
  writeln('solutions: ', solutions);
end.
