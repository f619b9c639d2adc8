{ Polyominoes on a board as an exact cover: every cell and every piece exactly once.
  Arguments: rows and columns, fewer rows than columns: 3 7 for the tetrominoes
  and a monomino; 3 20, 4 15, 5 12 or 6 10 for the pentominoes. }
{$H+}
program exact_cover;

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
  item_set = set of 0..79; { The items are the cells, and after them the pieces. }
  option = record
    items: item_set;
    piece: integer;
  end;
  option_list = array of option;
  counters = array[0..79] of integer;

var
  rows, columns, cells, pieces, piece, i: integer;
  names: string;
  all_options: option_list;
  chosen: array[1..12] of option;
  nb_chosen: integer;
  items: item_set;
  solutions: TStringList;
  tried: longint;

procedure add_option(piece: integer; const items: item_set);
var
  i: integer;
begin
  for i := 0 to length(all_options) - 1 do
    if all_options[i].items = items then
      exit;
  setlength(all_options, length(all_options) + 1);
  all_options[length(all_options) - 1].items := items;
  all_options[length(all_options) - 1].piece := piece;
end;

{ Each placement is a set of items: the piece, and the cells that it covers. }
procedure add_placements(piece: integer; const shape: string);
var
  x, y: array[1..5] of integer;
  nb_cells, turn, i, right, down, old: integer;
  inside: boolean;
  items: item_set;
begin
  nb_cells := 0;
  right := 0;
  down := 0;
  for i := 1 to length(shape) do begin
    if shape[i] = '#' then begin
      inc(nb_cells);
      x[nb_cells] := right;
      y[nb_cells] := down;
    end;
    inc(right);
    if shape[i] = '/' then begin
      inc(down);
      right := 0;
    end;
  end;
  for turn := 1 to 8 do begin
    for i := 1 to nb_cells do begin { This is a quarter turn; once, the piece is turned over. }
      old := x[i];
      x[i] := -y[i];
      y[i] := old;
      if turn = 5 then
        x[i] := -x[i];
    end;
    for down := -4 to rows + 4 do
      for right := -4 to columns + 4 do begin
        items := [cells + piece - 1];
        inside := true;
        for i := 1 to nb_cells do
          if (x[i] + right in [0..columns - 1]) and (y[i] + down in [0..rows - 1]) then
            items := items + [(y[i] + down) * columns + x[i] + right]
          else
            inside := false;
        if inside then
          add_option(piece, items);
      end;
  end;
end;

{ Returns the letters of the pieces chosen: image 1 is the board, 2 to 4 its reflections. }
function image(number: integer): string;
var
  x, y, i, cell: integer;
  text: string;
begin
  text := StringOfChar('.', cells);
  for i := 1 to nb_chosen do
    for cell := 0 to cells - 1 do
      if cell in chosen[i].items then begin
        x := cell mod columns;
        y := cell div columns;
        if number > 2 then
          x := columns - 1 - x;
        if not odd(number) then
          y := rows - 1 - y;
        text[1 + y * columns + x] := names[chosen[i].piece];
      end;
  image := text;
end;

function without(const options: option_list; const items: item_set): option_list;
var
  i, count: integer;
  left: option_list;
begin
  setlength(left, length(options));
  count := 0;
  for i := 0 to length(options) - 1 do
    if options[i].items * items = [] then begin
      left[count] := options[i];
      inc(count);
    end;
  setlength(left, count);
  without := left;
end;

{ Counts how many options cover each item. }
procedure count_options(const options: option_list; var count: counters);
var
  i, item: integer;
begin
  for item := 0 to 79 do
    count[item] := 0;
  for i := 0 to length(options) - 1 do
    for item := 0 to 79 do
      if item in options[i].items then
        inc(count[item]);
end;

{ Returns whether an item that is left has no option. }
function is_dead(const items: item_set; const options: option_list): boolean;
var
  count: counters;
  item: integer;
begin
  is_dead := false;
  count_options(options, count);
  for item := 0 to 79 do
    if (item in items) and (count[item] = 0) then
      is_dead := true;
end;

{ Covers the items that are left by some of the options that are left. }
procedure search(const items: item_set; const options: option_list);
var
  count: counters;
  options_left: option_list;
  item, one, i: integer;
begin
  if items = [] then begin
    for i := 1 to IMAGES do
      if solutions.IndexOf(image(i)) < 0 then
        solutions.Add(image(i)); {@6}
    exit;
  end;
  count_options(options, count);
  item := -1;
  for one := 0 to 79 do
    if one in items then
      if (item < 0) or (count[one] < count[item]) then {@2}
        item := one;
  for i := 0 to length(options) - 1 do begin
    if not (item in options[i].items) then
      continue;
    inc(tried);
    options_left := without(options, options[i].items);
    if is_dead(items - options[i].items, options_left) then {@3}
      continue;
    inc(nb_chosen);
    chosen[nb_chosen] := options[i]; {@4}
    search(items - options[i].items, options_left);
    dec(nb_chosen); {@5}
  end;
end;

{ Returns whether no image of the board comes before it. }
function is_first_image: boolean;
var
  i: integer;
begin
  is_first_image := true;
  for i := 2 to 4 do
    if image(i) < image(1) then
      is_first_image := false;
end;

begin
  rows := StrToIntDef(ParamStr(1), 3);
  columns := StrToIntDef(ParamStr(2), 7);
  cells := rows * columns;
  names := PENTOMINO_NAMES;
  if cells = 21 then
    names := TETROMINO_NAMES;
  pieces := length(names);
  items := [0..cells + pieces - 1];
  for piece := 1 to pieces do
    if pieces = 6 then
      add_placements(piece, TETROMINOES[piece])
    else
      add_placements(piece, PENTOMINOES[piece]);
  solutions := TStringList.Create;
  solutions.Sorted := true;
  solutions.UseLocale := false;
  tried := 0;

  for i := 0 to length(all_options) - 1 do
    if all_options[i].piece = 1 then begin { This is the pivot. }
      nb_chosen := 1;
      chosen[1] := all_options[i];
      if is_first_image then {@1}
        search(items - all_options[i].items, without(all_options, all_options[i].items));
    end;
  for i := 0 to solutions.Count - 1 do
    writeln(solutions[i]);
  writeln('tried: ', tried);
  writeln('solutions: ', solutions.Count);
end.
