{ The taquin, solved as by hand: row by row, one tile after the other.
  Arguments: columns, rows, and the tiles from 0 on; the largest is the blank. }
{$mode objfpc}
program rows;

uses
  sysutils;

const
  FIGURE: array[0..24] of integer = (14, 2, 12, 0, 18, 3, 22, 7, 10, 20, 13, 5, 1,
    4, 23, 19, 6, 21, 8, 11, 17, 15, 9, 16, 24);
  RIGHT = 1;
  LEFT = -1;

var
  n, p, up, down, blank: integer;
  a: array[0..399] of integer;
  i, corner: integer;
  moves: longint;
  ordered: boolean;

function position_of(tile: integer): integer;
var
  i: integer;
begin
  i := 0;
  while a[i] <> tile do
    inc(i);
  position_of := i;
end;

{ Moves the blank so many times. }
procedure go(way: integer; times: integer = 1);
var
  gap: integer;
begin
  while times > 0 do begin
    gap := position_of(blank);
    a[gap] := a[gap + way];
    a[gap + way] := blank;
    inc(moves);
    dec(times);
  end;
end;

procedure go_along(const route: array of integer);
var
  k: integer;
begin
  for k := 0 to high(route) do
    go(route[k]);
end;

{ The blank goes beside tile i: to its right, or to its left. }
procedure go_beside(i: integer);
var
  below, aside, vertical: integer;
begin
  below := position_of(blank) div n - position_of(i) div n;
  aside := position_of(blank) mod n - position_of(i) mod n;
  vertical := down;
  if below > 0 then
    vertical := up;
  if (aside < 0) and (below > 0) then begin { Going right before up spares the tiles in place. }
    go(RIGHT, -aside);
    aside := 0;
  end;
  if aside > 0 then begin
    go(vertical, abs(below));
    go(LEFT, aside - 1);
  end else if aside < 0 then begin
    go(RIGHT, -aside - 1);
    go(vertical, abs(below));
  end else begin
    go(vertical, abs(below) - 1);
    if position_of(i) mod n = n - 1 then
      go(LEFT)
    else
      go(RIGHT);
    go(vertical);
  end;
end;

{ Returns 1 when the blank is to the right of tile i, -1 to the left. }
function flag(i: integer): integer;
begin
  flag := LEFT;
  if position_of(blank) > position_of(i) then
    flag := RIGHT;
end;

function detour(i: integer; above: boolean): integer;
begin
  detour := down;
  if above or (position_of(i) div n = p - 1) then
    detour := up;
end;

procedure along_column(i, count: integer);
var
  ahead, side, d: integer;
begin
  ahead := down;
  if count < 0 then
    ahead := up;
  side := flag(i);
  for d := 1 to abs(count) do
    go_along([ahead, -side, -ahead, side, ahead]);
end;

procedure along_row(i, column: integer; above: boolean);
var
  ahead, aside: integer;
begin
  if position_of(i) mod n = column then
    exit;
  ahead := LEFT;
  if column > position_of(i) mod n then
    ahead := RIGHT;
  if flag(i) = ahead then
    go(-ahead);
  aside := detour(i, above);
  while position_of(i) mod n <> column do
    go_along([aside, ahead, ahead, -aside, -ahead]);
end;

procedure pass_right(i: integer);
var
  aside: integer;
begin
  aside := detour(i, false);
  go_along([aside, RIGHT, RIGHT, -aside]);
end;

{ Carries tile i, which the blank is beside, to its goal. }
procedure carry(i, goal: integer);
var
  count: integer;
begin
  count := goal div n - position_of(i) div n;
  if (count < 0) and (position_of(i) mod n <= goal mod n) then begin
    along_row(i, goal mod n, false);
    if (flag(i) = LEFT) and (position_of(i) mod n < n - 1) then
      pass_right(i);
    along_column(i, count);
  end else begin
    along_column(i, count);
    along_row(i, goal mod n, (count > 0) and (position_of(i) mod n < goal mod n));
  end;
end;

procedure bring(i, goal: integer);
begin
  go_beside(i);
  carry(i, goal);
end;

procedure end_of_row(a2, a1: integer);
begin
  while position_of(blank) div n > a2 div n do
    go(up); {@4}
  if position_of(blank) = a1 then
    go(LEFT); {@4}
  if (position_of(a2) = a1) and (position_of(a1) = a1 + n) then begin
    go_along([RIGHT, down]); {@7}
    exit;
  end;
  if (position_of(a1) = a1) or (position_of(a1) = a1 + n) or (position_of(a1) = a1 + n - 1) then
    if n = 2 then
      bring(a1, a1 + n + 2) {@5}
    else
      bring(a1, a1 + n - 2); {@5}
  if position_of(a2) <> a1 then
    bring(a2, a1); {@6}
  bring(a1, a1 + n); {@6}
  go_along([up, RIGHT, down]); {@7}
end;

procedure column_of_two(upper, lower: integer);
begin
  if (position_of(upper) = lower) and (position_of(lower) = lower + 1) then begin
    go_along([down, RIGHT, up]); {@11}
    exit;
  end;
  if (position_of(lower) = lower + 1) and (upper mod n + 2 < n - 1) then begin
    bring(lower, lower + 2); {@9}
    pass_right(lower); {@9}
  end else if (position_of(lower) = lower) or (position_of(lower) = lower + 1)
    or (position_of(lower) = upper + 1) then
    bring(lower, upper + 2); {@9}
  if position_of(upper) <> lower then
    bring(upper, lower); {@10}
  if position_of(lower) <> lower + 1 then
    bring(lower, lower + 1); {@10}
  go_along([up, LEFT, LEFT, down, RIGHT, up]); {@11}
end;

{ All but three tiles are in place, and the blank is at the upper left of their cells. }
function only_turn_is_left(corner: integer): boolean;
var
  i: integer;
begin
  only_turn_is_left := position_of(blank) = corner;
  for i := 0 to n * p - 1 do
    if (i <> corner) and (i <> corner + 1) and (i <> corner + n) and (i <> corner + n + 1)
      and (a[i] <> i) then
      only_turn_is_left := false;
end;

procedure rows_and_columns(corner: integer);
var
  i, row, upper: integer;
begin
  while position_of(blank) div n < p - 1 do
    go(down); {@1}
  while position_of(blank) mod n < n - 1 do
    go(RIGHT); {@1}
  for row := 0 to p - 3 do begin
    for i := row * n to row * n + n - 3 do
      if a[i] <> i then begin
        go_beside(i); {@2}
        carry(i, i); {@3}
      end;
    end_of_row(row * n + n - 2, row * n + n - 1);
  end;
  while position_of(blank) div n > p - 2 do
    go(up); {@8}
  while position_of(blank) mod n > 0 do
    go(LEFT); {@8}
  for upper := corner - n + 2 to corner - 1 do
    column_of_two(upper, upper + n);
end;

procedure finish(corner: integer);
begin
  go(RIGHT); {@12}
  if position_of(corner) = corner then
    go(down) {@12}
  else if position_of(corner + 1) = corner then
    go_along([LEFT, down, RIGHT]) {@12}
  else
    go_along([down, LEFT, up, RIGHT, down]); {@12}
end;

begin
  n := StrToIntDef(ParamStr(1), 5);
  p := StrToIntDef(ParamStr(2), 5);
  for i := 0 to n * p - 1 do
    if ParamCount > 2 then
      a[i] := StrToIntDef(ParamStr(i + 3), 0)
    else
      a[i] := FIGURE[i];
  up := -n;
  down := n;
  blank := n * p - 1;
  moves := 0;

  corner := (p - 2) * n + n - 2;
  if not only_turn_is_left(corner) then
    rows_and_columns(corner);
  finish(corner);

  ordered := true;
  for i := 0 to n * p - 1 do begin
    if a[i] <> i then
      ordered := false;
    if a[i] < blank then
      write(a[i]:4)
    else
      write('   .');
    if i mod n = n - 1 then
      writeln;
  end;
  writeln('moves: ', moves);
  writeln('ordered: ', ord(ordered)); {@13}
end.
