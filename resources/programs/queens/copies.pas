{ N queens: one procedure calls itself for each row and keeps a copy of the board.
  Argument: N, 8 if there is none. }
program copies;

uses
  sysutils;

const
  FREE = 0;
  ATTACKED = 2;
  RIGHT: array[0..4] of integer = (-1, -1, 0, 1, 1);
  DOWN: array[0..4] of integer = (0, 1, 1, 1, 0);
  SIGNS = '123456789ABCDEF';

type
  plateau = array[0..14, 0..14] of byte;

var
  max: integer;
  t: plateau;
  tries, solutions: longint;

{ Marks the square and all that a queen there attacks, sideways and down. }
procedure occuper(x, y: integer);
var
  i, colonne, ligne: integer;
begin
  t[y, x] := ATTACKED;
  for i := 0 to 4 do begin
    colonne := x + RIGHT[i];
    ligne := y + DOWN[i];
    while (colonne >= 0) and (colonne < max) and (ligne < max) do begin
      t[ligne, colonne] := ATTACKED;
      colonne := colonne + RIGHT[i];
      ligne := ligne + DOWN[i];
    end;
  end;
end;

procedure jouer(ligne: integer; st: string);
var
  colonne: integer;
  tab_sauve: plateau;
begin
  tab_sauve := t; {@1}
  for colonne := 0 to max - 1 do begin
    inc(tries);
    if t[ligne, colonne] = FREE then begin {@2}
      occuper(colonne, ligne); {@3}
      if ligne + 1 < max then
        jouer(ligne + 1, st + SIGNS[colonne + 1]) {@4}
      else begin
        writeln(st, SIGNS[colonne + 1]); {@4}
        inc(solutions);
      end;
      t := tab_sauve; {@5}
    end;
  end;
end;

begin
  max := StrToIntDef(ParamStr(1), 8);
  fillchar(t, sizeof(t), FREE);
  tries := 0;
  solutions := 0;
  jouer(0, '');
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
