{ Peg solitaire: always the first jump there is, and back when there is none.
  Arguments: the board, that is english, plus, cross or rows (O a peg, . a hole),
  and the row and column where the last peg must stand, as 44.
  "english" needs 7 667 769 calls. }
program course;

const
  SIDE = 7;
  OUTSIDE = 5;
  PEG = 3;
  HOLE = 0;
  D: array[0..3] of integer = (-9, 1, 9, -1); { The order is up, right, down, left. }
  LETTERS: array[0..3] of char = ('u', 'r', 'd', 'l');
  ENGLISH = '--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--';
  PLUS = '--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--';
  CROSS = '--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--';

var
  t: array[0..80] of byte; { Seven rows and columns have a border. }
  from, direction: array[1..40] of integer; { These are the jumps. }
  calls: int64;
  jumps, pegs, wanted, k: integer; { The last peg must stand in the wanted hole; 0 means anywhere. }
  found: boolean; { The solution is found. }
  rows: string;

procedure set_up(const rows: string);
var
  k, x, y: integer;
begin
  for k := 0 to 80 do
    t[k] := OUTSIDE;
  for y := 1 to SIDE do
    for x := 1 to SIDE do
      case rows[8 * (y - 1) + x] of
        'O': t[9 * y + x] := PEG;
        '.': t[9 * y + x] := HOLE;
      end;
end;

{ Sets three squares in a line. }
procedure put_three(k1, k2, here, over, there: integer);
begin
  t[k1] := here;
  t[k1 + k2] := over;
  t[k1 + 2 * k2] := there;
end;

procedure play(pegs: integer);
var
  k1, k2, i: integer;
begin
  if pegs = 1 then begin
    found := (wanted = 0) or (t[wanted] = PEG); {@5}
    exit;
  end;
  calls := calls + 1;
  for k1 := 10 to 70 do {@1}
    for i := 0 to 3 do begin
      k2 := D[i];
      if (t[k1] = PEG) and (t[k1 + k2] = PEG) and (t[k1 + 2 * k2] = HOLE) then begin
        put_three(k1, k2, HOLE, HOLE, PEG); {@2}
        inc(jumps);
        from[jumps] := k1;
        direction[jumps] := i;
        play(pegs - 1);
        if found then
          exit;
        dec(jumps);
        put_three(k1, k2, PEG, PEG, HOLE); {@3,4}
      end;
    end;
end;

begin
  rows := CROSS;
  if ParamCount > 0 then
    rows := ParamStr(1);
  if rows = 'english' then
    rows := ENGLISH;
  if rows = 'plus' then
    rows := PLUS;
  if rows = 'cross' then
    rows := CROSS;
  set_up(rows);
  wanted := 0;
  if ParamCount > 1 then begin
    rows := ParamStr(2);
    wanted := 9 * (ord(rows[1]) - 48) + ord(rows[2]) - 48;
  end;
  pegs := 0;
  for k := 0 to 80 do
    if t[k] = PEG then
      inc(pegs);
  calls := 0;
  jumps := 0;
  found := false;
  play(pegs);
  for k := 1 to jumps do
    write(from[k] div 9, from[k] mod 9, LETTERS[direction[k]], ' ');
  writeln;
  writeln('calls: ', calls);
  writeln('jumps: ', jumps);
end.
