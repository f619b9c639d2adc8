{ A knight visits every square once: backtracking that cuts links between squares.
  Arguments: squares a side, tours wanted (0: all), and the word closed for
  tours that end a jump away from their start.
  "8 1" is the usual board: the counter shows 17 739 771 at the first tour. }
program links;

uses
  sysutils;

const
  MOST = 8; { links of a square }

var
  n, wanted, i: integer;
  closed: boolean;
  liens: array[1..800] of integer;        { for each link, the square that it leads to }
  occupe: array[1..800] of boolean;       { links that are cut }
  pos_saut: array[1..100] of integer;     { the first link of each square }
  nb_sauts: array[1..100] of integer;     { and how many it has }
  into: array[1..100, 1..MOST] of integer;   { the links that lead to a square }
  nb_into: array[1..100] of integer;
  soluce: array[1..100] of integer;
  num_saut, tours: longint;

function is_jump(x, new_x: integer): boolean;
var
  dx, dy: integer;
begin
  dx := abs((x - 1) mod n - (new_x - 1) mod n);
  dy := abs((x - 1) div n - (new_x - 1) div n);
  is_jump := dx * dy = 2;
end;

procedure make_links;
var
  x, new_x, link: integer;
begin
  link := 0;
  for x := 1 to n * n do
    nb_into[x] := 0;
  for x := 1 to n * n do begin
    pos_saut[x] := link + 1;
    nb_sauts[x] := 0;
    for new_x := 1 to n * n do
      if is_jump(x, new_x) then begin
        inc(link);
        inc(nb_sauts[x]);
        liens[link] := new_x;
        occupe[link] := false;
        inc(nb_into[new_x]);
        into[new_x, nb_into[new_x]] := link;
      end;
  end;
end;

procedure sauter(x, numero_saut: longint);
var
  c, i, new_x, por: integer;
  oc: array[1..MOST] of boolean;
begin
  num_saut := num_saut + 1;
  soluce[numero_saut] := x;
  if numero_saut = n * n then begin
    for i := 1 to n * n do
      write(soluce[i], ' '); {@7}
    writeln;
    inc(tours);
    exit;
  end;
  for i := 1 to nb_sauts[x] do begin {@1}
    c := pos_saut[x] - 1 + i;
    if (wanted > 0) and (tours = wanted) then
      exit;
    if occupe[c] then {@2}
      continue;
    new_x := liens[c];
    if new_x = 1 then begin {@3}
      num_saut := num_saut + 1;
      continue;
    end;
    if closed and (numero_saut = n * n - 1) and not is_jump(new_x, 1) then begin {@4}
      num_saut := num_saut + 1;
      continue;
    end;
    for por := 1 to nb_into[new_x] do begin
      oc[por] := occupe[into[new_x, por]];
      occupe[into[new_x, por]] := true;
    end;
    sauter(new_x, 1 + numero_saut); {@5}
    for por := 1 to nb_into[new_x] do
      occupe[into[new_x, por]] := oc[por]; {@6}
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 5);
  wanted := StrToIntDef(ParamStr(2), 0);
  closed := ParamCount > 2;
  num_saut := 1;
  tours := 0;
  make_links;
  occupe[2] := true; { the second jump from the corner mirrors the first }
  sauter(1, 1);
  writeln('counter: ', num_saut);
  writeln('tours: ', tours);
end.
