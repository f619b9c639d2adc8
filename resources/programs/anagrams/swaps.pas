{ All anagrams of a word, by exchanges.
  Arguments: the word, and the word distinct for each anagram once. }
program swaps;

var
  letters: string;
  last: integer;
  distinct: boolean;
  calls, words: longint;

procedure exchange(i, j: integer);
var
  letter: char;
begin
  letter := letters[j];
  letters[j] := letters[i];
  letters[i] := letter;
end;

{ Returns whether the same letter stands in one of the places from i to before j. }
function seen(i, j: integer): boolean;
begin
  seen := pos(letters[j], copy(letters, i, j - i)) > 0;
end;

{ The letters before place i are set; places are counted from 1. }
procedure permute(i: integer);
var
  j: integer;
begin
  inc(calls);
  if i >= last then begin
    writeln(letters); {@2}
    inc(words);
    exit;
  end;
  permute(i + 1); {@3}
  for j := i + 1 to last do begin
    if distinct and seen(i, j) then {@5}
      continue;
    exchange(i, j); {@4}
    permute(i + 1);
    exchange(i, j); {@6}
  end;
end;

begin
  letters := 'abc';
  if ParamCount > 0 then
    letters := ParamStr(1); {@1}
  distinct := ParamCount > 1;
  last := length(letters);
  calls := 0;
  words := 0;
  permute(1);
  writeln('calls: ', calls);
  writeln('words: ', words);
end.
