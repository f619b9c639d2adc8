{ N queens: before a queen is placed, one looks up the board for another.
  Argument: N, 8 if there is none. }
program lookback;

uses
  sysutils;

const
  SIGNS = '123456789ABCDEF';

var
  max: integer;
  t: array[0..14, 0..14] of byte;
  tries, solutions: longint;

{ Whether a queen is in sight: up to the left, straight up, up to the right. }
function occupe(x, y: integer): boolean;
var
  dx, colonne, ligne: integer;
begin
  occupe := false;
  for dx := -1 to 1 do begin
    colonne := x;
    ligne := y;
    while (ligne >= 0) and (colonne >= 0) and (colonne < max) do begin
      if t[ligne, colonne] = 1 then
        occupe := true;
      colonne := colonne + dx;
      ligne := ligne - 1;
    end;
  end;
end;

procedure jouer(ligne: integer; st: string);
var
  x: integer;
begin
  for x := 0 to max - 1 do begin
    inc(tries);
    if not occupe(x, ligne) then begin {@1}
      t[ligne, x] := 1; {@2}
      if ligne + 1 < max then
        jouer(ligne + 1, st + SIGNS[x + 1]) {@3}
      else begin
        writeln(st, SIGNS[x + 1]); {@3}
        inc(solutions);
      end;
      t[ligne, x] := 0; {@4}
    end;
  end;
end;

begin
  max := StrToIntDef(ParamStr(1), 8);
  FillByte(t, sizeof(t), 0);
  tries := 0;
  solutions := 0;
  jouer(0, '');
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
