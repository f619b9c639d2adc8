{ Peg solitaire: no board is searched twice.
  Arguments: rows of the board (O a peg, . a hole), and the row and column
  where the last peg must stand, as 44. }
program memory;

const
  ENGLISH = '--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--';
  ORDERS: array[0..3] of string[4] = ('urdl', 'ldru', 'dlur', 'ruld');
  SIDE = 7;
  SLOTS = 1048576;
{ Left out here: two more reasons to reject a jump, by what the pegs are worth } {@4}
{ and by a table of all boards of a few pegs that can be won. } {@5}
{ A beam search is left out, too, for boards on which all orders give up. } {@11}

type
  answer = (YES, NO, LIMIT_REACHED);

var
  t, start: array[0..80] of char; { Seven rows and columns have a border. }
  jumps: array[1..40] of string[3];
  dead: array[0..SLOTS - 1] of qword; { Boards are numbers of bits; 0 is an empty slot. }
  nb_jumps, nb_dead, boards, limit: longint;
  wanted: integer; { The last peg must stand here; 0 means anywhere. }
  order: string[4];
  rows: string;
  turn, x, y, k: integer;

function ahead(way: char): integer;
begin
  case way of
    'u': ahead := -9;
    'r': ahead := 1;
    'd': ahead := 9;
  else
    ahead := -1;
  end;
end;

function pegs: integer;
var
  k, total: integer;
begin
  total := 0;
  for k := 10 to 70 do
    if t[k] = 'O' then
      inc(total);
  pegs := total;
end;

{ Returns the board as a number with a bit for each hole. }
function bits: qword;
var
  k: integer;
  number: qword;
begin
  number := 0;
  for k := 10 to 70 do
    number := 2 * number + ord(t[k] = 'O');
  bits := number;
end;

{ Returns where this board stands among the dead, or would stand. }
function slot(number: qword): longint;
var
  at: longint;
begin
  at := number mod 1000003;
  while (dead[at] <> 0) and (dead[at] <> number) do
    at := (at + 1) mod SLOTS;
  slot := at;
end;

{ Returns yes when one peg is left, in an allowed hole. }
function search: answer;
var
  k1, k2, i: integer;
  rejected: boolean;
  found: answer;
begin
  inc(boards);
  if boards > limit then
    exit(LIMIT_REACHED);
  if pegs = 1 then
    exit(YES); {@10}
  for k1 := 10 to 70 do {@2}
    for i := 1 to 4 do begin
      k2 := ahead(order[i]);
      if (t[k1] <> 'O') or (t[k1 + k2] <> 'O') or (t[k1 + 2 * k2] <> '.') then
        continue;
      t[k1] := '.';
      t[k1 + k2] := '.';
      t[k1 + 2 * k2] := 'O';
      rejected := dead[slot(bits)] <> 0; {@3}
      if (pegs = 1) and (wanted <> 0) and (t[wanted] <> 'O') then {@6}
        rejected := true;
      if not rejected then begin
        inc(nb_jumps);
        jumps[nb_jumps] := chr(48 + k1 div 9) + chr(48 + k1 mod 9) + order[i]; {@7}
        found := search();
        if found <> NO then
          exit(found);
        dec(nb_jumps);
        dead[slot(bits)] := bits; {@8}
        inc(nb_dead);
      end;
      t[k1] := 'O';
      t[k1 + k2] := 'O';
      t[k1 + 2 * k2] := '.';
    end;
  search := NO;
end;

begin
  rows := ENGLISH;
  if ParamCount > 0 then
    rows := ParamStr(1);
  fillchar(t, sizeof(t), ' ');
  for y := 1 to SIDE do
    for x := 1 to SIDE do
      if rows[8 * (y - 1) + x] <> '-' then
        t[9 * y + x] := rows[8 * (y - 1) + x];
  wanted := 0;
  if ParamCount > 1 then begin
    rows := ParamStr(2);
    wanted := 9 * (ord(rows[1]) - 48) + ord(rows[2]) - 48;
  end;
  fillchar(dead, sizeof(dead), 0);
  start := t;
  nb_jumps := 0;
  nb_dead := 0;
  boards := 0;
  for turn := 0 to 39 do begin
    order := ORDERS[turn mod 4]; {@1}
    limit := boards + 100000;
    if (nb_dead > SLOTS div 2) or (search() <> LIMIT_REACHED) then
      break;
    t := start; {@9}
    nb_jumps := 0;
  end;
  for k := 1 to nb_jumps do
    write(jumps[k], ' ');
  writeln;
  writeln('boards: ', boards);
  writeln('dead: ', nb_dead);
  writeln('jumps: ', nb_jumps);
end.
