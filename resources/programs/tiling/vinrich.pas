{ The five tetrominoes and a monomino on 3 x 7 cells: after each piece the empty
  regions are measured.
  Argument: the pieces in the order in which they are laid. }
program vinrich;

const
  ROWS = 3;
  COLUMNS = 7;
  SIZE = 21;
  PIECES = 'IOTSL';
  SHAPE_X: array[1..5, 1..4] of integer = (
    (0, 1, 2, 3), (0, 1, 0, 1), (0, 1, 2, 1), (1, 2, 0, 1), (0, 1, 2, 0));
  SHAPE_Y: array[1..5, 1..4] of integer = (
    (0, 0, 0, 0), (0, 0, 1, 1), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 0, 1));

type
  region = set of 0..SIZE - 1;

var
  order: string;
  t: array[0..SIZE - 1] of char;
  places: array[1..5, 1..200] of region; { Each piece has its places. }
  count: array[1..5] of integer;
  tries, solutions: longint;
  cell, piece: integer;

procedure add_place(piece: integer; const cells: region);
var
  i: integer;
begin
  for i := 1 to count[piece] do
    if places[piece, i] = cells then
      exit;
  inc(count[piece]);
  places[piece, count[piece]] := cells;
end;

{ Returns all sets of cells that the piece can cover, turned, turned over and moved. }
procedure find_places(piece: integer);
var
  x, y: array[1..4] of integer;
  turn, i, right, down, old: integer;
  cells: region;
  inside: boolean;
begin
  for i := low(x) to high(x) do begin
    x[i] := SHAPE_X[piece, i];
    y[i] := SHAPE_Y[piece, i];
  end;
  for turn := 1 to 8 do begin
    for i := low(x) to high(x) do begin { This is a quarter turn; once, the piece is turned over. }
      old := x[i];
      x[i] := -y[i];
      y[i] := old;
      if turn = 5 then
        x[i] := -x[i];
    end;
    for down := -3 to ROWS + 3 do
      for right := -3 to COLUMNS + 3 do begin
        cells := [];
        inside := true;
        for i := low(x) to high(x) do
          if (x[i] + right in [0..COLUMNS - 1]) and (y[i] + down in [0..ROWS - 1]) then
            cells := cells + [(y[i] + down) * COLUMNS + x[i] + right]
          else
            inside := false;
        if inside then
          add_place(piece, cells);
      end;
  end;
end;

{ Returns how many empty cells are joined to this one; calls itself for its neighbours. }
function area(cell: integer; var seen: region): integer;
var
  total: integer;
begin
  area := 0;
  if (t[cell] <> '.') or (cell in seen) then
    exit;
  seen := seen + [cell];
  total := 1;
  if cell mod COLUMNS > 0 then
    total := total + area(cell - 1, seen);
  if cell mod COLUMNS < COLUMNS - 1 then
    total := total + area(cell + 1, seen);
  if cell >= COLUMNS then
    total := total + area(cell - COLUMNS, seen);
  if cell < SIZE - COLUMNS then
    total := total + area(cell + COLUMNS, seen);
  area := total;
end;

{ All areas must be multiples of 4, but for one cell for the monomino. }
function can_be_filled: boolean;
var
  seen: region;
  cell, rest: integer;
begin
  seen := [];
  rest := 0;
  for cell := 0 to SIZE - 1 do
    rest := rest + area(cell, seen) mod 4;
  can_be_filled := rest <= 1;
end;

procedure put(const cells: region; sign: char);
var
  cell: integer;
begin
  for cell := 0 to SIZE - 1 do
    if cell in cells then
      t[cell] := sign;
end;

procedure lay(number: integer);
var
  piece, i, cell: integer;
  free: region;
begin
  if number > length(order) then begin
    for cell := 0 to SIZE - 1 do
      if t[cell] = '.' then
        write('m') {@6}
      else
        write(t[cell]);
    writeln;
    inc(solutions);
    exit;
  end;
  free := [];
  for cell := 0 to SIZE - 1 do
    if t[cell] = '.' then
      free := free + [cell];
  piece := pos(order[number], PIECES);
  for i := 1 to count[piece] do begin {@2}
    if not (places[piece, i] <= free) then
      continue;
    inc(tries);
    put(places[piece, i], PIECES[piece]);
    if can_be_filled then {@3,4}
      lay(number + 1); {@5}
    put(places[piece, i], '.'); {@7}
  end;
end;

begin
  order := PIECES;
  if ParamCount > 0 then
    order := ParamStr(1);
  for piece := 1 to 5 do begin
    count[piece] := 0;
    find_places(piece);
  end;
  for cell := 0 to SIZE - 1 do
    t[cell] := '.'; {@1}
  tries := 0;
  solutions := 0;
  lay(1);
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
