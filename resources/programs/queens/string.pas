{ N queens: the board is a string, one sign for each row.
  Argument: N, 8 if there is none. }
program board_as_string;

uses
  sysutils;

const
  EMPTY = '0';
  SIGNS = '123456789ABCDEF';

var
  max: integer;
  st: string[15];
  tries, solutions: longint;

{ Whether the diagonal upward from there is free. }
function test(ligne, colonne, delta: integer): boolean;
begin
  test := (ligne = 0) or (colonne = 0) or (colonne > max) or
    ((st[ligne] <> SIGNS[colonne]) and test(ligne - 1, colonne + delta, delta));
end;

procedure jouer(lg: integer);
var
  col: integer;
begin
  if lg > max then begin
    writeln(st); {@5}
    inc(solutions);
    exit;
  end;
  for col := 1 to max do begin
    inc(tries);
    if pos(SIGNS[col], st) > 0 then {@1}
      continue;
    if not test(lg, col, -1) then {@2}
      continue;
    if not test(lg, col, 1) then {@3}
      continue;
    st[lg] := SIGNS[col]; {@4}
    jouer(lg + 1); {@5}
    st[lg] := EMPTY; {@6}
  end;
end;

begin
  max := StrToIntDef(ParamStr(1), 8);
  st := StringOfChar(EMPTY, max);
  tries := 0;
  solutions := 0;
  jouer(1);
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
