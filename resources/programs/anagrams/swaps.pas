{ All anagrams of a word, by exchanges.
  Arguments: the word, and the word distinct for each anagram once. }
program swaps;

var
  ch: string;
  l: integer;
  distinct: boolean;
  calls, words: longint;

procedure exchange(i, j: integer);
var
  letter: char;
begin
  letter := ch[j];
  ch[j] := ch[i];
  ch[i] := letter;
end;

{ Whether the same letter stands in one of the places from i to before j. }
function seen(i, j: integer): boolean;
begin
  seen := pos(ch[j], copy(ch, i, j - i)) > 0;
end;

{ Letters before place i are set; places are counted from 1. }
procedure permuter(i: integer);
var
  j: integer;
begin
  inc(calls);
  if i >= l then begin
    writeln(ch); {@2}
    inc(words);
    exit;
  end;
  permuter(i + 1); {@3}
  for j := i + 1 to l do begin
    if distinct and seen(i, j) then {@5}
      continue;
    exchange(i, j); {@4}
    permuter(i + 1);
    exchange(i, j); {@6}
  end;
end;

begin
  ch := 'abc';
  if ParamCount > 0 then
    ch := ParamStr(1); {@1}
  distinct := ParamCount > 1;
  l := length(ch);
  calls := 0;
  words := 0;
  permuter(1);
  writeln('calls: ', calls);
  writeln('words: ', words);
end.
