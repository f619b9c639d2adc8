{ The taquin: a walk of the blank makes disorder, and played backwards it makes order.
  Arguments: columns, rows, moves of the walk. }
program rewind;

uses
  sysutils;

var
  n, p, moves, i, way, compteur: longint;
  a: array[0..399] of integer; { by position; n * p - 1 is the blank }
  poscv: integer;
  b: array[0..100000] of integer; { the moves: 0 right, 1 up, 2 left, 3 down }
  ordered: boolean;

function can_go(way: integer): boolean;
begin
  can_go := false;
  case way of
    0: can_go := poscv mod n < n - 1;
    1: can_go := poscv >= n;
    2: can_go := poscv mod n > 0;
    3: can_go := poscv < n * p - n;
  end;
end;

{ The blank changes places with its neighbour. }
procedure go(way: integer);
var
  target: integer;
begin
  target := poscv;
  case way of
    0: target := poscv + 1;
    1: target := poscv - n;
    2: target := poscv - 1;
    3: target := poscv + n;
  end;
  a[poscv] := a[target];
  a[target] := n * p - 1;
  poscv := target;
end;

procedure note(way: integer);
begin
  b[compteur] := way;
  inc(compteur);
  go(way);
end;

procedure show;
var
  i: integer;
begin
  for i := 0 to n * p - 1 do begin
    if a[i] < n * p - 1 then
      write(a[i]:4)
    else
      write('   .');
    if i mod n = n - 1 then
      writeln;
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 5);
  p := StrToIntDef(ParamStr(2), 4);
  moves := StrToIntDef(ParamStr(3), 30000);
  for i := 0 to n * p - 1 do
    a[i] := i;
  poscv := n * p - 1;
  compteur := 0;
  randomize;
  while compteur < moves do begin
    way := random(4);
    if can_go(way) then
      if (compteur = 0) or (way <> (b[compteur - 1] + 2) mod 4) then
        note(way);
  end;
  while poscv < n * p - n do
    note(3);
  while poscv < n * p - 1 do
    note(0);
  show;

  for i := compteur - 1 downto 0 do
    go((b[i] + 2) mod 4); {@1,2}
  show;
  ordered := true;
  for i := 0 to n * p - 1 do
    if a[i] <> i then
      ordered := false;
  writeln('moves: ', compteur);
  writeln('ordered: ', ord(ordered));
end.
