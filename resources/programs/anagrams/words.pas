{ Words of a dictionary that together use all letters, each exactly once.
  Arguments: the letters, the most words in a set, and the dictionary, word by word. }
program words_of_letters;

uses
  sysutils;

const
  DICTIONARY: array[1..6] of string = ('rim', 'dirty', 'room', 'moor', 'tidy', 'dormitory');

var
  fitting: array[1..100] of string;
  words: array[1..10] of string;
  given: string;
  number, most, listed, i: integer;
  laid, sets: longint;

{ Takes the letters of the word away; returns false if one is missing. }
function take(var letters: string; word: string): boolean;
var
  k, at: integer;
begin
  take := false;
  for k := 1 to length(word) do begin
    at := pos(word[k], letters);
    if at = 0 then
      exit;
    letters := copy(letters, 1, at - 1) + copy(letters, at + 1, length(letters) - at);
  end;
  take := true;
end;

{ Adds a word to the list if it fits into the letters, after the words that are as long. }
procedure add(word: string);
var
  after: string;
  k: integer;
begin
  after := given;
  if not take(after, word) then
    exit;
  inc(listed);
  k := listed;
  while (k > 1) and (length(fitting[k - 1]) < length(word)) do begin
    fitting[k] := fitting[k - 1];
    dec(k);
  end;
  fitting[k] := word;
end;

{ Covers the letters by so many words, from this place in the list on. }
procedure cover(letters: string; number, start, depth: integer);
var
  after: string;
  i, k: integer;
begin
  for i := start to listed do begin
    if length(fitting[i]) * number < length(letters) then
      exit; { All further words are too short. }
    after := letters;
    if not take(after, fitting[i]) or ((number = 1) <> (after = '')) then {@5}
      continue;
    words[depth] := fitting[i]; {@4}
    inc(laid);
    if number = 1 then begin
      for k := 1 to depth do
        write(words[k], ' '); {@6}
      writeln;
      inc(sets);
    end else
      cover(after, number - 1, i, depth + 1);
    words[depth] := ''; {@7}
  end;
end;

begin
  given := 'dormitory';
  if ParamCount > 0 then
    given := ParamStr(1); {@1}
  most := StrToIntDef(ParamStr(2), 2);
  listed := 0;
  if ParamCount > 2 then
    for i := 3 to ParamCount do
      add(ParamStr(i)) {@2}
  else
    for i := 1 to 6 do
      add(DICTIONARY[i]);
  laid := 0;
  sets := 0;
  for number := 1 to most do {@3}
    cover(given, number, 1, 1);
  writeln('laid: ', laid);
  writeln('sets: ', sets);
end.
