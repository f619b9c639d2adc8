{ A knight visits every square once: backtracking that cuts links between squares.
  Arguments: squares a side, tours wanted (0: all), and the word closed for
  tours that end a jump away from their start.
  "8 1" is the usual board: the counter shows 17 739 771 at the first tour. }
program links;

uses
  sysutils;

const
  MOST = 8; { No square has more links. }

var
  n, wanted, i: integer;
  closed: boolean;
  leads_to: array[1..800] of integer;        { Each link leads to this square. }
  is_cut: array[1..800] of boolean;       { These links are cut. }
  first_link: array[1..100] of integer;     { Each square has its first link here. }
  nb_links: array[1..100] of integer;     { Each square has so many links. }
  into: array[1..100, 1..MOST] of integer;   { These links lead to the square. }
  nb_into: array[1..100] of integer;
  route: array[1..100] of integer;
  counter, tours: longint;

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
    first_link[x] := link + 1;
    nb_links[x] := 0;
    for new_x := 1 to n * n do
      if is_jump(x, new_x) then begin
        inc(link);
        inc(nb_links[x]);
        leads_to[link] := new_x;
        is_cut[link] := false;
        inc(nb_into[new_x]);
        into[new_x, nb_into[new_x]] := link;
      end;
  end;
end;

procedure jump(x, number: longint);
var
  c, i, new_x, j: integer;
  old_cut: array[1..MOST] of boolean;
begin
  counter := counter + 1;
  route[number] := x;
  if number = n * n then begin
    for i := 1 to n * n do
      write(route[i], ' '); {@7}
    writeln;
    inc(tours);
    exit;
  end;
  for i := 1 to nb_links[x] do begin {@1}
    c := first_link[x] - 1 + i;
    if (wanted > 0) and (tours = wanted) then
      exit;
    if is_cut[c] then {@2}
      continue;
    new_x := leads_to[c];
    if new_x = 1 then begin {@3}
      counter := counter + 1;
      continue;
    end;
    if closed and (number = n * n - 1) and not is_jump(new_x, 1) then begin {@4}
      counter := counter + 1;
      continue;
    end;
    for j := 1 to nb_into[new_x] do begin
      old_cut[j] := is_cut[into[new_x, j]];
      is_cut[into[new_x, j]] := true;
    end;
    jump(new_x, 1 + number); {@5}
    for j := 1 to nb_into[new_x] do
      is_cut[into[new_x, j]] := old_cut[j]; {@6}
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 5);
  wanted := StrToIntDef(ParamStr(2), 0);
  closed := ParamCount > 2;
  counter := 1;
  tours := 0;
  make_links;
  is_cut[2] := true; { The second jump from the corner mirrors the first. }
  jump(1, 1);
  writeln('counter: ', counter);
  writeln('tours: ', tours);
end.
