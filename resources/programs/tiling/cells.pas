{ Polyominoes on a board: the first empty cell is covered next.
  Arguments: rows and columns, fewer rows than columns: 3 7 for the tetrominoes
  and a monomino; 3 20, 4 15, 5 12 or 6 10 for the pentominoes. }
{$H+}
program cells;

uses
  classes, sysutils;

const
  TETROMINOES: array[1..6] of string = ('####', '##/##', '###/.#.', '.##/##.', '###/#..', '#');
  TETROMINO_NAMES = 'IOTSLm';
  PENTOMINOES: array[1..12] of string = ('.#./###/.#.', '.##/##./.#.', '#####', '####/#...',
    '##../.###', '##/##/#.', '###/.#./.#.', '###/#.#', '###/#../#..', '##./.##/..#', '####/.#..',
    '##./.#./.##');
  IMAGES = 4;
  PENTOMINO_NAMES = 'XFILNPTUVWYZ';

type
  { A turned piece has steps from its first cell, by column and row. }
  turned_piece = record
    nb_cells: integer;
    x, y: array[1..5] of integer;
  end;

var
  rows, columns, pieces, piece, turn, origin, i: integer;
  names, t: string; { The board is read column by column, so that the first cells lie side by side. }
  turns: array[1..12, 1..8] of turned_piece;
  nb_turns: array[1..12] of integer;
  used: array[1..12] of boolean;
  dead, solutions: TStringList;
  looked: longint;

{ Puts the cells in the order of the board, counted from the first. }
procedure sort_cells(var one: turned_piece);
var
  i, k, old: integer;
begin
  for i := 1 to one.nb_cells do
    for k := 1 to one.nb_cells - 1 do
      if (one.x[k] > one.x[k + 1]) or ((one.x[k] = one.x[k + 1]) and (one.y[k] > one.y[k + 1])) then begin
        old := one.x[k];
        one.x[k] := one.x[k + 1];
        one.x[k + 1] := old;
        old := one.y[k];
        one.y[k] := one.y[k + 1];
        one.y[k + 1] := old;
      end;
  for i := one.nb_cells downto 1 do begin
    one.x[i] := one.x[i] - one.x[1];
    one.y[i] := one.y[i] - one.y[1];
  end;
end;

function are_equal(const one, other: turned_piece): boolean;
var
  i: integer;
begin
  are_equal := true;
  for i := 1 to one.nb_cells do
    if (one.x[i] <> other.x[i]) or (one.y[i] <> other.y[i]) then
      are_equal := false;
end;

{ Returns the piece turned and turned over. }
procedure make_turns(piece: integer; const shape: string);
var
  one: turned_piece;
  i, x, y, turn: integer;
  is_new: boolean;
begin
  one.nb_cells := 0;
  x := 0;
  y := 0;
  for i := 1 to length(shape) do begin
    if shape[i] = '#' then begin
      inc(one.nb_cells);
      one.x[one.nb_cells] := x;
      one.y[one.nb_cells] := y;
    end;
    inc(x);
    if shape[i] = '/' then begin
      inc(y);
      x := 0;
    end;
  end;
  nb_turns[piece] := 0;
  for turn := 1 to 8 do begin
    for i := 1 to one.nb_cells do begin { This is a quarter turn; once, the piece is turned over. }
      x := one.x[i];
      one.x[i] := -one.y[i];
      one.y[i] := x;
      if turn = 5 then
        one.x[i] := -one.x[i];
    end;
    sort_cells(one);
    is_new := true;
    for i := 1 to nb_turns[piece] do
      if are_equal(turns[piece, i], one) then
        is_new := false;
    if is_new then begin
      inc(nb_turns[piece]);
      turns[piece, nb_turns[piece]] := one;
    end;
  end;
end;

function fits(origin: integer; const one: turned_piece): boolean;
var
  i, x, y: integer;
begin
  fits := true;
  for i := 1 to one.nb_cells do begin
    x := (origin - 1) div rows + one.x[i];
    y := (origin - 1) mod rows + one.y[i];
    if (x >= columns) or (y < 0) or (y >= rows) then
      fits := false
    else if t[1 + x * rows + y] <> '.' then
      fits := false;
  end;
end;

procedure put(origin: integer; const one: turned_piece; sign: char);
var
  i: integer;
begin
  for i := 1 to one.nb_cells do
    t[origin + one.x[i] * rows + one.y[i]] := sign;
end;

{ Returns whether an empty cell has no empty neighbour, though the monomino is laid. }
function isolates: boolean;
var
  cell, x, y: integer;
  joined: boolean;
begin
  isolates := false;
  if (pieces = 6) and not used[6] then
    exit;
  for cell := 1 to rows * columns do begin
    x := (cell - 1) div rows;
    y := (cell - 1) mod rows;
    joined := ((x > 0) and (t[cell - rows] = '.')) or ((y > 0) and (t[cell - 1] = '.'));
    if (x < columns - 1) and (t[cell + rows] = '.') then
      joined := true;
    if (y < rows - 1) and (t[cell + 1] = '.') then
      joined := true;
    if (t[cell] = '.') and not joined then
      isolates := true;
  end;
end;

{ Returns the cells that are empty, and the pieces left. }
function state: string;
var
  i: integer;
  text: string;
begin
  text := '';
  for i := 1 to rows * columns do
    if t[i] = '.' then
      text := text + '.'
    else
      text := text + '#';
  for i := 1 to pieces do
    if not used[i] then
      text := text + names[i];
  state := text;
end;

{ Image 1 is the board as it is; the others are its reflections in a rectangle. }
function image(number: integer): string;
var
  x, y, i: integer;
  text: string;
begin
  text := '';
  for i := 0 to rows * columns - 1 do begin
    x := i div rows;
    y := i mod rows;
    if number > 2 then
      x := columns - 1 - x;
    if not odd(number) then
      y := rows - 1 - y;
    text := text + t[1 + x * rows + y];
  end;
  image := text;
end;

{ Returns whether there is a solution from here. }
function cover: boolean;
var
  origin, piece, i: integer;
  found: boolean;
begin
  origin := pos('.', t); {@2}
  if origin = 0 then begin
    for i := 1 to IMAGES do
      if solutions.IndexOf(image(i)) < 0 then
        solutions.Add(image(i)); {@7}
    exit(true);
  end;
  inc(looked);
  found := false;
  for piece := 1 to pieces do begin
    if used[piece] then
      continue;
    used[piece] := true;
    for i := 1 to nb_turns[piece] do begin
      if not fits(origin, turns[piece, i]) then
        continue;
      put(origin, turns[piece, i], names[piece]);
      if not isolates and (dead.IndexOf(state) < 0) then {@3,4}
        if cover() then {@5}
          found := true
        else
          dead.Add(state);
      put(origin, turns[piece, i], '.'); {@6}
    end;
    used[piece] := false;
  end;
  cover := found;
end;

{ Returns whether no image of the board comes before it. }
function is_first_image: boolean;
var
  i: integer;
begin
  is_first_image := true;
  for i := 2 to 4 do
    if image(i) < t then
      is_first_image := false;
end;

begin
  rows := StrToIntDef(ParamStr(1), 3);
  columns := StrToIntDef(ParamStr(2), 7);
  names := PENTOMINO_NAMES;
  if rows * columns = 21 then
    names := TETROMINO_NAMES;
  pieces := length(names);
  for piece := 1 to pieces do begin
    used[piece] := false;
    if pieces = 6 then
      make_turns(piece, TETROMINOES[piece])
    else
      make_turns(piece, PENTOMINOES[piece]);
  end;
  t := StringOfChar('.', rows * columns);
  dead := TStringList.Create;
  dead.Sorted := true;
  dead.UseLocale := false;
  solutions := TStringList.Create;
  solutions.Sorted := true;
  solutions.UseLocale := false;
  looked := 0;

  used[1] := true; { This is the pivot. }
  for turn := 1 to nb_turns[1] do
    for origin := 1 to rows * columns do begin
      if not fits(origin, turns[1, turn]) then
        continue;
      put(origin, turns[1, turn], names[1]);
      if is_first_image then {@1}
        cover;
      put(origin, turns[1, turn], '.');
    end;
  for i := 0 to solutions.Count - 1 do
    writeln(solutions[i]);
  writeln('cells: ', looked);
  writeln('solutions: ', solutions.Count);
end.
