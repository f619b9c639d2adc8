{ All tours of a bishop, but for the ways on which a square is lost.
  Arguments: columns, rows, tours wanted (0: all). It starts in a corner. }
program pruned;

uses
  sysutils;

const
  DX: array[0..3] of integer = (1, 1, -1, -1);
  DY: array[0..3] of integer = (1, -1, -1, 1);

type
  square = record
    passed: array[0..1] of boolean; { These directions are used up. }
    visited: boolean;
  end;

var
  columns, rows, wanted, squares: integer;
  has_corner: boolean; { The tour can end in a corner of its colour. }
  board: array[1..20, 1..20] of square;
  route: array[1..400] of integer;
  visited, tried, tours: longint;

function inside(x, y: integer): boolean;
begin
  inside := (x >= 1) and (x <= columns) and (y >= 1) and (y <= rows);
end;

function is_corner(x, y: integer): boolean;
begin
  is_corner := ((x = 1) or (x = columns)) and ((y = 1) or (y = rows)) and (x + y > 2);
end;

function is_open(x, y: integer): boolean;
begin
  is_open := inside(x, y) and not (board[x, y].passed[0] and board[x, y].passed[1]);
end;

{ Returns whether too few squares beside this one are open. }
function is_lost(x, y: integer): boolean;
var
  i, count: integer;
begin
  count := 0;
  for i := 0 to 3 do
    if is_open(x + DX[i], y + DY[i]) then
      inc(count);
  if is_corner(x, y) or not has_corner then
    is_lost := count < 1
  else
    is_lost := count < 2;
end;

{ Returns whether that happens to a square beside the one just left. }
function loses_one(x, y: integer): boolean;
var
  i: integer;
begin
  loses_one := false;
  if is_open(x, y) or (visited = squares) then
    exit;
  for i := 0 to 3 do
    if inside(x + DX[i], y + DY[i]) and not board[x + DX[i], y + DY[i]].visited then
      if is_lost(x + DX[i], y + DY[i]) then
        loses_one := true;
end;

procedure step(x, y, number: integer);
var
  i, k, new_x, new_y: integer;
  old_here, old_there: square;
begin
  route[number] := 10 * y + x;
  if visited = squares then begin
    for k := 1 to number do
      write(route[k], ' '); {@6}
    writeln;
    inc(tours);
    exit;
  end;
  for i := 0 to 3 do begin {@1}
    new_x := x + DX[i];
    new_y := y + DY[i];
    if not inside(new_x, new_y) or ((wanted > 0) and (tours = wanted)) then
      continue;
    if board[new_x, new_y].passed[i mod 2] then
      continue;
    inc(tried);
    if is_corner(new_x, new_y) and (visited + 1 < squares) then {@2}
      continue;
    old_here := board[x, y];
    old_there := board[new_x, new_y];
    board[x, y].passed[i mod 2] := true;
    board[new_x, new_y].passed[i mod 2] := true;
    board[new_x, new_y].visited := true;
    if not old_there.visited then
      inc(visited);
    if not loses_one(x, y) then {@3}
      step(new_x, new_y, number + 1); {@4}
    if not old_there.visited then {@5}
      dec(visited);
    board[new_x, new_y] := old_there;
    board[x, y] := old_here;
  end;
end;

begin
  columns := StrToIntDef(ParamStr(1), 8);
  rows := StrToIntDef(ParamStr(2), 8);
  wanted := StrToIntDef(ParamStr(3), 0);
  squares := (columns * rows + 1) div 2;
  has_corner := odd(columns) or odd(rows) or not odd(columns + rows);
  fillchar(board, sizeof(board), false);
  visited := 1;
  tried := 0;
  tours := 0;
  board[1, 1].visited := true;
  step(1, 1, 1);
  writeln('tried: ', tried);
  writeln('tours: ', tours);
end.
