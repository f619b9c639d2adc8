{ The taquin: a walk of the blank makes disorder, and played backwards it makes order.
  Arguments: columns, rows, moves of the walk. }
program rewind;

uses
  sysutils;

var
  n, p, moves, i, way, recorded: longint;
  a: array[0..399] of integer; { The index is the position; n * p - 1 is the blank. }
  gap: integer;
  b: array[0..100000] of integer; { The moves are 0 right, 1 up, 2 left, 3 down. }
  ordered: boolean;

function can_go(way: integer): boolean;
begin
  can_go := false;
  case way of
    0: can_go := gap mod n < n - 1;
    1: can_go := gap >= n;
    2: can_go := gap mod n > 0;
    3: can_go := gap < n * p - n;
  end;
end;

{ The blank changes places with its neighbour. }
procedure go(way: integer);
var
  target: integer;
begin
  target := gap;
  case way of
    0: target := gap + 1;
    1: target := gap - n;
    2: target := gap - 1;
    3: target := gap + n;
  end;
  a[gap] := a[target];
  a[target] := n * p - 1;
  gap := target;
end;

procedure note_way(way: integer);
begin
  b[recorded] := way;
  inc(recorded);
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
  gap := n * p - 1;
  recorded := 0;
  randomize;
  while recorded < moves do begin
    way := random(4);
    if can_go(way) then
      if (recorded = 0) or (way <> (b[recorded - 1] + 2) mod 4) then
        note_way(way);
  end;
  while gap < n * p - n do
    note_way(3);
  while gap < n * p - 1 do
    note_way(0);
  show;

  for i := recorded - 1 downto 0 do
    go((b[i] + 2) mod 4); {@1,2}
  show;
  ordered := true;
  for i := 0 to n * p - 1 do
    if a[i] <> i then
      ordered := false;
  writeln('moves: ', recorded);
  writeln('ordered: ', ord(ordered));
end.
