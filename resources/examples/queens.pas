{ The queens: one queen in each row, and no two in sight of each other.
  fpc queens.pas }
program Queens;

const
  Max = 100;

var
  n, code: integer;
  line: string;
  column: array[0..Max] of integer; { of the queen on each row }

function Safe(row, x: integer): boolean;
var
  above: integer;
begin
  Safe := true;
  for above := 0 to row - 1 do
    if (column[above] = x) or (abs(column[above] - x) = row - above) then
      Safe := false;
end;

procedure Search(row: integer);
var
  x: integer;
begin
  if row = n then
  begin
    writeln('='); { what lies on the board is a solution }
    flush(output);
    exit;
  end;
  for x := 1 to n do
    if Safe(row, x) then
    begin
      column[row] := x;
      writeln('+ ', x); { a queen is set }
      flush(output);
      Search(row + 1);
      writeln('-'); { and taken off again }
    end
    else
      writeln('? ', x); { this try is refused }
end;

begin
  line := ParamStr(ParamCount); { queens:8:........ }
  delete(line, 1, 7);
  val(copy(line, 1, pos(':', line) - 1), n, code);
  if (code <> 0) or (n < 1) or (n > Max) then
    halt(1);
  Search(0);
  writeln('.'); { everything was tried }
end.
