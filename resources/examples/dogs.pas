{ The dog cards: turned so that at every edge a head meets the body of its colour.
  fpc dogs.pas }
program Dogs;
{$H+}

const
  Max = 100;
  Document = '-1,4,-2,3;2,4,1,3;-3,4,-2,1;-1,4,1,3;-3,2,1,-4;2,4,1,3;-1,-3,-2,-4;4,-3,1,-2;2,-3,-2,-4';
  North = 0;
  East = 1;
  South = 2;
  West = 3;

var
  width, cards: integer;
  half: array[0..Max, 0..3] of integer; { of each card, from the north clockwise }
  laid: array[0..Max, 0..3] of integer; { of the card on each place, as it lies }
  lies: array[0..Max] of boolean; { whether the card is on the board }

function Fits(place: integer): boolean;
begin
  Fits := true;
  if place mod width > 0 then
    if laid[place - 1, East] + laid[place, West] <> 0 then
      Fits := false;
  if place >= width then
    if laid[place - width, South] + laid[place, North] <> 0 then
      Fits := false;
end;

procedure Search(place: integer);
var
  card, quarters, side: integer;
begin
  if place = cards then
  begin
    writeln('=');
    flush(output);
    exit;
  end;
  for card := 0 to cards - 1 do
    if not lies[card] then
      for quarters := 0 to 3 do
      begin
        for side := 0 to 3 do
          laid[place, (side + quarters) mod 4] := half[card, side];
        if Fits(place) then write('+ ') else write('? ');
        writeln(card + 1, StringOfChar('''', quarters), '@', place div width + 1, place mod width + 1);
        if Fits(place) then
        begin
          lies[card] := true;
          Search(place + 1);
          lies[card] := false;
          writeln('-');
        end;
      end;
end;

{ Cuts the text up to a sign off the line. }
function Part(var line: string; sign: char): string;
var
  i: integer;
begin
  i := pos(sign, line);
  if i = 0 then
    i := length(line) + 1;
  Part := copy(line, 1, i - 1);
  delete(line, 1, i);
end;

procedure ReadCards(faces: string);
var
  card: string;
  side, code: integer;
begin
  cards := 0;
  while (faces <> '') and (cards < Max) do
  begin
    card := Part(faces, ';');
    for side := 0 to 3 do
      val(Part(card, ','), half[cards, side], code);
    cards := cards + 1;
  end;
end;

var
  line, faces, size: string;
  code: integer;
begin
  line := ParamStr(ParamCount); { dogs:3x3:FACES:PLACES }
  Part(line, ':');
  size := Part(line, ':');
  val(Part(size, 'x'), width, code);
  faces := Part(line, ':');
  if faces = '' then
    faces := Document;
  ReadCards(faces);
  Search(0);
  writeln('.');
end.
