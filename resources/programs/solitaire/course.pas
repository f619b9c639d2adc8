{ Peg solitaire: always the first jump there is, and back when there is none.
  Arguments: the board, that is english, plus, cross or rows (O a peg, . a hole),
  and row and column of the last peg, as 44, where it must stand there.
  "english" needs 7 667 769 calls. }
program course;

const
  SIDE = 7;
  INCONNU = 5;
  PION = 3;
  VIDE = 0;
  D: array[0..3] of integer = (-9, 1, 9, -1); { up, right, down, left }
  LETTERS: array[0..3] of char = ('u', 'r', 'd', 'l');
  ENGLISH = '--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--';
  PLUS = '--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--';
  CROSS = '--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--';

var
  t: array[0..80] of byte; { seven rows and columns with a border }
  from, direction: array[1..40] of integer; { the jumps }
  nb_coups: int64;
  jumps, pegs, last, k: integer; { last: where the last peg must stand; 0: anywhere }
  trouve: boolean; { the solution }
  rows: string;

procedure init_tab(const rows: string);
var
  k, x, y: integer;
begin
  for k := 0 to 80 do
    t[k] := INCONNU;
  for y := 1 to SIDE do
    for x := 1 to SIDE do
      case rows[8 * (y - 1) + x] of
        'O': t[9 * y + x] := PION;
        '.': t[9 * y + x] := VIDE;
      end;
end;

{ What stands on three squares in a line. }
procedure put_three(k1, k2, here, over, there: integer);
begin
  t[k1] := here;
  t[k1 + k2] := over;
  t[k1 + 2 * k2] := there;
end;

procedure joue(pegs: integer);
var
  k1, k2, i: integer;
begin
  if pegs = 1 then begin
    trouve := (last = 0) or (t[last] = PION); {@5}
    exit;
  end;
  nb_coups := nb_coups + 1;
  for k1 := 10 to 70 do {@1}
    for i := 0 to 3 do begin
      k2 := D[i];
      if (t[k1] = PION) and (t[k1 + k2] = PION) and (t[k1 + 2 * k2] = VIDE) then begin
        put_three(k1, k2, VIDE, VIDE, PION); {@2}
        inc(jumps);
        from[jumps] := k1;
        direction[jumps] := i;
        joue(pegs - 1);
        if trouve then
          exit;
        dec(jumps);
        put_three(k1, k2, PION, PION, VIDE); {@3,4}
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
  init_tab(rows);
  last := 0;
  if ParamCount > 1 then begin
    rows := ParamStr(2);
    last := 9 * (ord(rows[1]) - 48) + ord(rows[2]) - 48;
  end;
  pegs := 0;
  for k := 0 to 80 do
    if t[k] = PION then
      inc(pegs);
  nb_coups := 0;
  jumps := 0;
  trouve := false;
  joue(pegs);
  for k := 1 to jumps do
    write(from[k] div 9, from[k] mod 9, LETTERS[direction[k]], ' ');
  writeln;
  writeln('calls: ', nb_coups);
  writeln('jumps: ', jumps);
end.
