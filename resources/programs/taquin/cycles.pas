{ The taquin by 3-cycles: three neighbouring tiles change places, all others stay.
  Arguments: columns, rows, and the last cells of cycles to the right that make
  disorder; each is then turned back to the left. Without any, 20 are drawn. }
program cycles;

uses
  sysutils;

const
  RIGHT = 1;
  LEFT = -1;

var
  n, p, np, up, down, gap: integer;
  a: array[0..399] of integer; { The index is the position; np - 1 is the blank. }
  c: array[1..200] of integer; { These are the cycles. }
  i, k, count, tile: integer;
  moves, before: longint;
  ordered: boolean;

{ Moves the blank. }
procedure go(const route: array of integer);
var
  k: integer;
begin
  for k := 0 to high(route) do begin
    a[gap] := a[gap + route[k]];
    gap := gap + route[k];
    a[gap] := np - 1;
    inc(moves);
  end;
end;

{ The blank goes up, then left; on the way back, right, then down. }
procedure blank_to(i: integer);
begin
  while gap div n > i div n do
    go([up]);
  while gap mod n > i mod n do
    go([LEFT]);
  while gap mod n < i mod n do
    go([RIGHT]);
  while gap div n < i div n do
    go([down]); {@1}
end;

procedure in_one_row(i: integer);
var
  towards: integer;
begin
  towards := up;
  if i >= np - n then
    towards := down;
  blank_to(i - towards);
  go([towards, LEFT, LEFT, -towards, RIGHT]);
  go([towards, RIGHT, -towards, LEFT]);
  go([LEFT, towards, RIGHT, RIGHT, -towards]);
  blank_to(np - 1);
end;

{ Every second tile up to cell i moves on within its row. }
procedure rotate_right(i: integer);
var
  k: integer;
begin
  for k := 0 to i mod n div 2 - 1 do begin
    in_one_row(i - 2 * k); { A cycle to the right is two to the left. }
    in_one_row(i - 2 * k);
  end;
end;

procedure rotate_left(i: integer);
var
  k: integer;
begin
  for k := i mod n div 2 - 1 downto 0 do
    in_one_row(i - 2 * k);
end;

procedure one_above(i: integer);
begin
  rotate_right(i - 2);
  blank_to(i - n);
  go([LEFT, down, RIGHT, up]);
  blank_to(np - 1);
  rotate_left(i - 2);
end;

procedure two_above(i: integer);
var
  first: integer;
begin
  first := i - 1;
  if not odd(n) then
    first := i - 2;
  rotate_right(first);
  rotate_right(i - 1);
  blank_to(i + 1);
  go([LEFT, up, RIGHT, down]);
  blank_to(np - 1);
  rotate_left(i - 1);
  rotate_left(first);
end;

{ The tiles of cells i - 2, i - 1 and i go one to the left, the first one to the end. }
procedure turn_back(i: integer);
begin
  if i mod n >= 2 then
    in_one_row(i) {@2}
  else if i mod n = 1 then
    one_above(i) {@3}
  else
    two_above(i); {@4}
end;

procedure show;
var
  i: integer;
begin
  for i := 0 to np - 1 do begin
    if a[i] < np - 1 then
      write(a[i]:4)
    else
      write('   .');
    if i mod n = n - 1 then
      writeln;
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 6);
  p := StrToIntDef(ParamStr(2), 5);
  np := n * p;
  up := -n;
  down := n;
  gap := np - 1;
  for i := 0 to np - 1 do
    a[i] := i;
  randomize;
  count := ParamCount - 2;
  for k := 1 to count do
    c[k] := StrToIntDef(ParamStr(k + 2), 2);
  if count <= 0 then begin
    count := 20;
    for k := 1 to 20 do begin
      c[k] := 2 * (1 + random(np div 2));
      if c[k] > np - 2 then
        c[k] := np - 2; { This is the last cycle where np is odd. }
    end;
  end;
  for k := 1 to count do begin
    tile := a[c[k]];
    a[c[k]] := a[c[k] - 1];
    a[c[k] - 1] := a[c[k] - 2];
    a[c[k] - 2] := tile;
  end;
  show;
  moves := 0;
  for k := count downto 1 do begin
    before := moves;
    turn_back(c[k]);
    writeln('cycle ', c[k], ' moves ', moves - before);
  end;
  show;
  ordered := true;
  for i := 0 to np - 1 do
    if a[i] <> i then
      ordered := false;
  writeln('moves: ', moves);
  writeln('ordered: ', ord(ordered)); {@5}
end.
