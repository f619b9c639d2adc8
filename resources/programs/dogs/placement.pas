{ Nine cards with halves of dogs: only cards that fit are laid, the middle one first.
  It solves the nine cards below, whatever cards the board in view has: enter others there. }
program placement;

type
  { North, east, south, west: heads 1 to 4, bodies -1 to -4; red, green, blue, yellow. }
  halves = array[0..3] of integer;
  board = array[0..8] of integer;

const
  NONE = -1;
  CARDS: array[1..9] of halves = (
    (-1, 4, -2, 3), (2, 4, 1, 3), (-3, 4, -2, 1),
    (-1, 4, 1, 3), (-3, 2, 1, -4), (2, 4, 1, 3),
    (-1, -3, -2, -4), (4, -3, 1, -2), (2, -3, -2, -4));
  { Places are counted from 0, row by row. Each one is beside one that comes before. }
  ORDER: array[0..8] of integer = (4, 1, 2, 5, 8, 7, 6, 3, 0);
  QUARTER_TURN: board = (6, 3, 0, 7, 4, 1, 8, 5, 2);

var
  card_at: board; { The index is the place. }
  halves_at: array[0..8] of halves;
  used: array[1..9] of boolean;
  laid, found, solutions: longint;
  place: integer;

{ Returns the place beside this one to the north, east, south or west. }
function beside(place, side: integer): integer;
begin
  beside := NONE;
  case side of
    0: if place >= 3 then beside := place - 3;
    1: if place mod 3 < 2 then beside := place + 1;
    2: if place < 6 then beside := place + 3;
    3: if place mod 3 > 0 then beside := place - 1;
  end;
end;

{ Returns whether every head meets its body where cards lie: their sum is 0. }
function fits(place: integer; const card: halves): boolean;
var
  side, other: integer;
begin
  fits := true;
  for side := 0 to 3 do begin
    other := beside(place, side);
    if (other <> NONE) and (card_at[other] <> NONE) then
      if halves_at[other][(side + 2) mod 4] + card[side] <> 0 then
        fits := false;
  end;
end;

{ The whole board turns by a quarter, four times. }
procedure show_images;
var
  image, next: board;
  quarter, place: integer;
begin
  image := card_at;
  for quarter := 1 to 4 do begin
    for place := 0 to 8 do
      write(image[place]); {@6}
    writeln;
    inc(solutions);
    for place := 0 to 8 do
      next[place] := image[QUARTER_TURN[place]];
    image := next;
  end;
end;

procedure lay(depth: integer);
var
  place, card, quarters, side: integer;
  turned: halves;
begin
  if depth = 9 then begin
    inc(found); {@5}
    show_images;
    exit;
  end;
  place := ORDER[depth];
  for card := 1 to 9 do begin
    if used[card] then
      continue;
    for quarters := 0 to 3 do begin
      for side := 0 to 3 do
        turned[(side + quarters) mod 4] := CARDS[card][side];
      if (depth = 0) and (quarters > 0) then { The other turns give images of this one. } {@1}
        continue;
      if not fits(place, turned) then {@3}
        continue;
      card_at[place] := card; {@2}
      halves_at[place] := turned;
      used[card] := true;
      inc(laid);
      lay(depth + 1);
      used[card] := false;
      card_at[place] := NONE; {@4}
    end;
  end;
end;

begin
  fillchar(used, sizeof(used), false);
  for place := 0 to 8 do
    card_at[place] := NONE;
  laid := 0;
  found := 0;
  solutions := 0;
  lay(0);
  writeln('laid: ', laid);
  writeln('found: ', found);
  writeln('solutions: ', solutions);
end.
