{ N queens: the attacked squares of a row are the bits of a number.
  Argument: N, 8 if there is none. }
program bits;

uses
  sysutils;

type
  line = array[0..15] of integer;

var
  n: integer;
  board: line;
  list: array of line;
  queens, solutions, found: longint;
  i, row: integer;

procedure add(const solution: line);
begin
  if solutions = length(list) then
    setlength(list, 2 * solutions + 100);
  list[solutions] := solution;
  inc(solutions);
end;

{ Returns the column, from 1, of the only bit that is set. }
function column_of(queen: longint): integer;
begin
  if queen = 1 then
    column_of := 1
  else
    column_of := 1 + column_of(queen shr 1);
end;

{ The bits are attacked squares: straight down, and along both diagonals. }
procedure place(row: integer; columns, left, right: longint);
var
  free, queen: longint;
begin
  if row = n then begin
    add(board); {@1}
    exit;
  end;
  free := (1 shl n - 1) and not (columns or left or right);
  if row = 0 then
    free := free and (1 shl ((n + 1) div 2) - 1); { The left half is enough. }
  while free <> 0 do begin
    queen := free and -free; { This is the lowest bit that is set. }
    free := free - queen;
    board[row] := column_of(queen); {@2}
    inc(queens);
    place(row + 1, columns or queen, (left or queen) shr 1, (right or queen) shl 1);
    board[row] := 0; {@3}
  end;
end;

begin
  n := StrToIntDef(ParamStr(1), 8);
  queens := 0;
  solutions := 0;
  place(0, 0, 0, 0);
  found := solutions;
  for i := found - 1 downto 0 do
    if list[i][0] <= n div 2 then begin { The middle column has no other side. }
      for row := 0 to n - 1 do
        board[row] := n + 1 - list[i][row];
      add(board); {@4}
    end;
  for i := 0 to solutions - 1 do begin
    for row := 0 to n - 1 do
      write(list[i][row], ' ');
    writeln;
  end;
  writeln('queens: ', queens);
  writeln('solutions: ', solutions);
end.
