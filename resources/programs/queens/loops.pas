{ Eight queens: eight loops, one within the other.
  Rows and columns are counted from 0. }
program loops;

const
  LAST = 7;
  FREE = 0;
  ATTACKED = 2;
  RIGHT: array[0..4] of integer = (-1, -1, 0, 1, 1);
  DOWN: array[0..4] of integer = (0, 1, 1, 1, 0);

type
  tab = array[0..LAST, 0..LAST] of byte;

var
  t: tab;
  tab_sauve: array[0..LAST] of tab;
  x0, x1, x2, x3, x4, x5, x6, x7: integer;
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
    while (colonne >= 0) and (colonne <= LAST) and (ligne <= LAST) do begin
      t[ligne, colonne] := ATTACKED;
      colonne := colonne + RIGHT[i];
      ligne := ligne + DOWN[i];
    end;
  end;
end;

function libre(x, y: integer): boolean;
begin
  inc(tries);
  libre := t[y, x] = FREE;
end;

begin
  fillchar(t, sizeof(t), FREE);
  tries := 0;
  solutions := 0;
  tab_sauve[0] := t;
  for x0 := 0 to LAST do
    if libre(x0, 0) then begin {@1.0}
      occuper(x0, 0); {@2.0}
      tab_sauve[1] := t; {@3.0}
      for x1 := 0 to LAST do
        if libre(x1, 1) then begin {@1.1}
          occuper(x1, 1); {@2.1}
          tab_sauve[2] := t; {@3.1}
          for x2 := 0 to LAST do
            if libre(x2, 2) then begin {@1.2}
              occuper(x2, 2); {@2.2}
              tab_sauve[3] := t; {@3.2}
              for x3 := 0 to LAST do
                if libre(x3, 3) then begin {@1.3}
                  occuper(x3, 3); {@2.3}
                  tab_sauve[4] := t; {@3.3}
                  for x4 := 0 to LAST do
                    if libre(x4, 4) then begin {@1.4}
                      occuper(x4, 4); {@2.4}
                      tab_sauve[5] := t; {@3.4}
                      for x5 := 0 to LAST do
                        if libre(x5, 5) then begin {@1.5}
                          occuper(x5, 5); {@2.5}
                          tab_sauve[6] := t; {@3.5}
                          for x6 := 0 to LAST do
                            if libre(x6, 6) then begin {@1.6}
                              occuper(x6, 6); {@2.6}
                              for x7 := 0 to LAST do
                                if libre(x7, 7) then begin {@1.7}
                                  writeln(x0, x1, x2, x3, x4, x5, x6, x7); {@4}
                                  inc(solutions);
                                end;
                              t := tab_sauve[6]; {@5.6}
                            end;
                          t := tab_sauve[5]; {@5.5}
                        end;
                      t := tab_sauve[4]; {@5.4}
                    end;
                  t := tab_sauve[3]; {@5.3}
                end;
              t := tab_sauve[2]; {@5.2}
            end;
          t := tab_sauve[1]; {@5.1}
        end;
      t := tab_sauve[0]; {@5.0}
    end;
  writeln('tries: ', tries);
  writeln('solutions: ', solutions);
end.
