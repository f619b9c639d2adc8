<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>anagrams</name>
    <message numerus="yes">
        <source>%n word(s) can still be made.</source>
        <translation>
            <numerusform>%n word can still be made.</numerusform>
            <numerusform>%n words can still be made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The letters are to make at most %n word(s).</source>
        <translation>
            <numerusform>The letters are to make one word only.</numerusform>
            <numerusform>The letters are to make at most %n words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) have %1 different orders.</source>
        <translation>
            <numerusform>%n letter has %1 order.</numerusform>
            <numerusform>%n letters have %1 different orders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>commandline</name>
    <message numerus="yes">
        <source>there are only %n frame(s)</source>
        <translation>
            <numerusform>there are only %n frame</numerusform>
            <numerusform>there are only %n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of %1 are missing; run “cassetete solve” with these arguments</source>
        <translation>
            <numerusform>%n part of %1 is missing; run “cassetete solve” with these arguments</numerusform>
            <numerusform>%n parts of %1 are missing; run “cassetete solve” with these arguments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped: %1; no solution has fewer than %n move(s)</source>
        <translation>
            <numerusform>stopped: %1; no solution has fewer than %n move</numerusform>
            <numerusform>stopped: %1; no solution has fewer than %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first %n step(s) of the search are exported</source>
        <translation>
            <numerusform>only the first step of the search is exported</numerusform>
            <numerusform>only the first %n steps of the search are exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the picture shows the first of %n solution(s); --pdf writes all</source>
        <translation>
            <numerusform>the picture shows the solution</numerusform>
            <numerusform>the picture shows the first of %n solutions; --pdf writes all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core</name>
    <message numerus="yes">
        <source>a text with a board on each line has at most %n board(s)</source>
        <translation>
            <numerusform>a text with a board on each line has at most %n board</numerusform>
            <numerusform>a text with a board on each line has at most %n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogs</name>
    <message numerus="yes">
        <source>At least %n card(s) must be removed: begin with card %1.</source>
        <translation>
            <numerusform>At least %n card must be removed: begin with card %1.</numerusform>
            <numerusform>At least %n cards must be removed: begin with card %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything was tried, %n card(s) laid in all. Place after place, the search filled at most %1 of the %2 places.</source>
        <translation>
            <numerusform>Everything was tried, %n card laid in all. Place after place, the search filled at most %1 of the %2 places.</numerusform>
            <numerusform>Everything was tried, %n cards laid in all. Place after place, the search filled at most %1 of the %2 places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exports::AnimationDialog</name>
    <message numerus="yes">
        <source>%n pixel(s)</source>
        <translation>
            <numerusform>%n pixel</numerusform>
            <numerusform>%n pixels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exports::Printout</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Class %1: %n solution(s)</source>
        <translation>
            <numerusform>Class %1: %n solution</numerusform>
            <numerusform>Class %1: %n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n class(es) with a single solution</source>
        <translation>
            <numerusform>%n class with a single solution</numerusform>
            <numerusform>%n classes with a single solution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exports::SolutionExport</name>
    <message numerus="yes">
        <source>%n of these files already exist in the folder. Replace them?</source>
        <translation>
            <numerusform>%n of these files already exists in the folder. Replace it?</numerusform>
            <numerusform>%n of these files already exist in the folder. Replace them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) written to %1.</source>
        <translation>
            <numerusform>%n solution written to %1.</numerusform>
            <numerusform>%n solutions written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) written to %1, then an error occurred: %2</source>
        <translation>
            <numerusform>%n solution written to %1, then an error occurred: %2</numerusform>
            <numerusform>%n solutions written to %1, then an error occurred: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exports::SolutionWriter</name>
    <message numerus="yes">
        <source>%1, %2: %n solution(s)</source>
        <comment>puzzle, method</comment>
        <translation>
            <numerusform>%1, %2: %n solution</numerusform>
            <numerusform>%1, %2: %n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exports::WorksheetDialog</name>
    <message numerus="yes">
        <source>In %n move(s).</source>
        <translation>
            <numerusform>In %n move.</numerusform>
            <numerusform>In %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one of more than %n solution(s)</source>
        <comment>an answer</comment>
        <translation>
            <numerusform>%1, one of more than %n solution</numerusform>
            <numerusform>%1, one of more than %n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one of %n solution(s)</source>
        <comment>an answer</comment>
        <translation>
            <numerusform>%1, the only solution</numerusform>
            <numerusform>%1, one of %n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>forms::VinrichForm</name>
    <message numerus="yes">
        <source>The search is complete: %n solution(s).</source>
        <translation>
            <numerusform>The search is complete: %n solution.</numerusform>
            <numerusform>The search is complete: %n solutions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>growth</name>
    <message numerus="yes">
        <source>only the first %n board(s) are measured</source>
        <translation>
            <numerusform>only the first board is measured</numerusform>
            <numerusform>only the first %n boards are measured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more board(s) cannot be read for the same reason</source>
        <translation>
            <numerusform>%n more board cannot be read for the same reason</numerusform>
            <numerusform>%n more boards cannot be read for the same reason</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>insight::GrowthPlot</name>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>insight::PredictPanel</name>
    <message numerus="yes">
        <source>%n right answer(s) out of %1</source>
        <translation>
            <numerusform>%n right answer out of %1</numerusform>
            <numerusform>%n right answers out of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>insight::RacePanel</name>
    <message numerus="yes">
        <source>%n solution(s) so far</source>
        <translation>
            <numerusform>%n solution so far</numerusform>
            <numerusform>%n solutions so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(s), depth %1</source>
        <translation>
            <numerusform>%n try, depth %1</numerusform>
            <numerusform>%n tries, depth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done after %n try(s)</source>
        <translation>
            <numerusform>Done after %n try</numerusform>
            <numerusform>Done after %n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No solution, after %n try(s)</source>
        <translation>
            <numerusform>No solution, after %n try</numerusform>
            <numerusform>No solution, after %n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n try(s)</source>
        <translation>
            <numerusform>Stopped after %n try</numerusform>
            <numerusform>Stopped after %n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running: %n try(s) so far</source>
        <translation>
            <numerusform>Running: %n try so far</numerusform>
            <numerusform>Running: %n tries so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>insight::TreeView</name>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>insight::WatchedSearch</name>
    <message numerus="yes">
        <source>%n try(s) beneath it</source>
        <translation>
            <numerusform>%n try beneath it</numerusform>
            <numerusform>%n tries beneath it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message numerus="yes">
        <source>The moment asked for was not reached: the search has only %n step(s).</source>
        <translation>
            <numerusform>The moment asked for was not reached: the search has only %n step.</numerusform>
            <numerusform>The moment asked for was not reached: the search has only %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pages::Page</name>
    <message numerus="yes">
        <source>A page has at most %n line(s). The others are left out.</source>
        <translation>
            <numerusform>A page has at most %n line. The others are left out.</numerusform>
            <numerusform>A page has at most %n lines. The others are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A page has at most %n board(s). The others are left out.</source>
        <translation>
            <numerusform>A page has at most %n board. The others are left out.</numerusform>
            <numerusform>A page has at most %n boards. The others are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message numerus="yes">
        <source>All %n queen(s) are placed, and none attacks another: %1</source>
        <translation>
            <numerusform>The queen is placed, and nothing attacks her: %1</numerusform>
            <numerusform>All %n queens are placed, and none attacks another: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One queen fewer is not enough, but without the lowest %n queen(s) there is a solution: take the one on %1 off first.</source>
        <translation>
            <numerusform>One queen fewer is not enough, but without the lowest queen there is a solution: take the one on %1 off first.</numerusform>
            <numerusform>One queen fewer is not enough, but without the lowest %n queens there is a solution: take the one on %1 off first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>session</name>
    <message numerus="yes">
        <source>From here the goal can still be reached; for %n later position(s) this is not known.</source>
        <translation>
            <numerusform>From here the goal can still be reached; for %n later position this is not known.</numerusform>
            <numerusform>From here the goal can still be reached; for %n later positions this is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No earlier position is known to be solvable; %n of them could not be judged.</source>
        <translation>
            <numerusform>No earlier position is known to be solvable; %n of them could not be judged.</numerusform>
            <numerusform>No earlier position is known to be solvable; %n of them could not be judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Take back %n move(s): from there the goal can still be reached.</source>
        <translation>
            <numerusform>%1 Take back %n move: from there the goal can still be reached.</numerusform>
            <numerusform>%1 Take back %n moves: from there the goal can still be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are already %n moment(s) here: delete one first.</source>
        <translation>
            <numerusform>There is already %n moment here: delete it first.</numerusform>
            <numerusform>There are already %n moments here: delete one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 move(s) to go.</source>
        <translation>
            <numerusform>%n of %1 moves to go.</numerusform>
            <numerusform>%n of %1 moves to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Or take back %n move(s): from there the goal can still be reached.</source>
        <translation>
            <numerusform>%1 Or take back %n move: from there the goal can still be reached.</numerusform>
            <numerusform>%1 Or take back %n moves: from there the goal can still be reached.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solitaire</name>
    <message numerus="yes">
        <source>%n peg(s) are left, and every jump from there was tried: the last one is undone.</source>
        <translation>
            <numerusform>%n peg is left, and every jump from there was tried: the last one is undone.</numerusform>
            <numerusform>%n pegs are left, and every jump from there was tried: the last one is undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) were generated, forward from the start and backward from the end, and no jump links the two sets.</source>
        <translation>
            <numerusform>%n board was generated, forward from the start and backward from the end, and no jump links the two sets.</numerusform>
            <numerusform>%n boards were generated, forward from the start and backward from the end, and no jump links the two sets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peg(s) are left, and none can jump any more.</source>
        <translation>
            <numerusform>%n peg is left, and it cannot jump any more.</numerusform>
            <numerusform>%n pegs are left, and none can jump any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything was tried: %n board(s), and none leads to a single peg in an allowed hole.</source>
        <translation>
            <numerusform>Everything was tried: %n board, and none leads to a single peg in an allowed hole.</numerusform>
            <numerusform>Everything was tried: %n boards, and none leads to a single peg in an allowed hole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can still finish with a single peg, in %n more jump(s).</source>
        <translation>
            <numerusform>You can still finish with a single peg, in %n more jump.</numerusform>
            <numerusform>You can still finish with a single peg, in %n more jumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Jump with the peg in row %1, column %2: %n more jump(s) can then leave a single peg.</source>
        <translation>
            <numerusform>Jump with the peg in row %1, column %2: %n more jump can then leave a single peg.</numerusform>
            <numerusform>Jump with the peg in row %1, column %2: %n more jumps can then leave a single peg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n peg(s) can jump.</source>
        <translation>
            <numerusform>The last peg cannot jump.</numerusform>
            <numerusform>None of the %n pegs can jump.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give each hole the value written on it, and 0 where there is none: no jump can raise the total value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is impossible. Other values exclude the last peg in %n more hole(s), and a rule of three colours in all the rest: by diagonals, a jump changes the number of pegs of each colour by one.</source>
        <translation>
            <numerusform>Give each hole the value written on it, and 0 where there is none: no jump can raise the total value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is impossible. Other values exclude the last peg in %n more hole, and a rule of three colours in all the rest: by diagonals, a jump changes the number of pegs of each colour by one.</numerusform>
            <numerusform>Give each hole the value written on it, and 0 where there is none: no jump can raise the total value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is impossible. Other values exclude the last peg in %n more holes, and a rule of three colours in all the rest: by diagonals, a jump changes the number of pegs of each colour by one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taquin</name>
    <message numerus="yes">
        <source>The shortest solution has %n move(s) and starts with tile %1.</source>
        <translation>
            <numerusform>The shortest solution has %n move and starts with tile %1.</numerusform>
            <numerusform>The shortest solution has %n moves and starts with tile %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved. %n pair(s) of tiles are in the wrong order (the larger comes first), an even number. The ordered board has 0, and no move here makes an even number odd.</source>
        <translation>
            <numerusform>This board can be solved. %n pair of tiles is in the wrong order (the larger comes first), an even number. The ordered board has 0, and no move here makes an even number odd.</numerusform>
            <numerusform>This board can be solved. %n pairs of tiles are in the wrong order (the larger comes first), an even number. The ordered board has 0, and no move here makes an even number odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in the wrong order (the larger comes first), an odd number. The ordered board has 0, an even one, and no move here makes an odd number even. %1</source>
        <translation>
            <numerusform>%n pair of tiles is in the wrong order (the larger comes first), an odd number. The ordered board has 0, an even one, and no move here makes an odd number even. %1</numerusform>
            <numerusform>%n pairs of tiles are in the wrong order (the larger comes first), an odd number. The ordered board has 0, an even one, and no move here makes an odd number even. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved. %n pair(s) of tiles are in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an even number. The ordered board has 0, and no move makes an even number odd.</source>
        <translation>
            <numerusform>This board can be solved. %n pair of tiles is in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an even number. The ordered board has 0, and no move makes an even number odd.</numerusform>
            <numerusform>This board can be solved. %n pairs of tiles are in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an even number. The ordered board has 0, and no move makes an even number odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an odd number. The ordered board has 0, and no move makes an odd number even. %3</source>
        <translation>
            <numerusform>%n pair of tiles is in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an odd number. The ordered board has 0, and no move makes an odd number even. %3</numerusform>
            <numerusform>%n pairs of tiles are in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an odd number. The ordered board has 0, and no move makes an odd number even. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest solution has %n move(s) and starts with this piece.</source>
        <translation>
            <numerusform>The shortest solution has %n move and starts with this piece.</numerusform>
            <numerusform>The shortest solution has %n moves and starts with this piece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 has moved; %n move(s) to go.</source>
        <translation>
            <numerusform>Tile %1 has moved; %n move to go.</numerusform>
            <numerusform>Tile %1 has moved; %n moves to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This piece has moved; %n move(s) to go.</source>
        <translation>
            <numerusform>This piece has moved; %n move to go.</numerusform>
            <numerusform>This piece has moved; %n moves to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board can reach its goal. %n pair(s) of tiles are in another order than in the goal, an even number. The goal has 0, and no move here makes an even number odd.</source>
        <translation>
            <numerusform>This board can reach its goal. %n pair of tiles is in another order than in the goal, an even number. The goal has 0, and no move here makes an even number odd.</numerusform>
            <numerusform>This board can reach its goal. %n pairs of tiles are in another order than in the goal, an even number. The goal has 0, and no move here makes an even number odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in another order than in the goal, an odd number. The goal has 0, and no move here makes an odd number even. %1</source>
        <translation>
            <numerusform>%n pair of tiles is in another order than in the goal, an odd number. The goal has 0, and no move here makes an odd number even. %1</numerusform>
            <numerusform>%n pairs of tiles are in another order than in the goal, an odd number. The goal has 0, and no move here makes an odd number even. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board can reach its goal. %n pair(s) of tiles are in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an even number. The goal has 0, and no move makes an even number odd.</source>
        <translation>
            <numerusform>This board can reach its goal. %n pair of tiles is in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an even number. The goal has 0, and no move makes an even number odd.</numerusform>
            <numerusform>This board can reach its goal. %n pairs of tiles are in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an even number. The goal has 0, and no move makes an even number odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an odd number. The goal has 0, and no move makes an odd number even. %3</source>
        <translation>
            <numerusform>%n pair of tiles is in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an odd number. The goal has 0, and no move makes an odd number even. %3</numerusform>
            <numerusform>%n pairs of tiles are in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an odd number. The goal has 0, and no move makes an odd number even. %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilings</name>
    <message numerus="yes">
        <source>All pieces must be used, and those left cover %n cell(s) in all; but %1 must be covered.</source>
        <translation>
            <numerusform>All pieces must be used, and those left cover %n cell in all; but %1 must be covered.</numerusform>
            <numerusform>All pieces must be used, and those left cover %n cells in all; but %1 must be covered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Piece %1 has only %n place(s) left, the fewest of all; this is one.</source>
        <translation>
            <numerusform>Piece %1 has only %n place left, the fewest of all; this is it.</numerusform>
            <numerusform>Piece %1 has only %n places left, the fewest of all; this is one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 can be covered in only %n way(s), the fewest of all; this is piece %3.</source>
        <translation>
            <numerusform>Row %1, column %2 can be covered in only one way; this is piece %3.</numerusform>
            <numerusform>Row %1, column %2 can be covered in only %n ways, the fewest of all; this is piece %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s) is too small for any piece that is left.</source>
        <translation>
            <numerusform>A hole of %n cell is too small for any piece that is left.</numerusform>
            <numerusform>A hole of %n cells is too small for any piece that is left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of %1 cells cannot fill a hole of %n cell(s).</source>
        <translation>
            <numerusform>Pieces of %1 cells cannot fill a hole of %n cell.</numerusform>
            <numerusform>Pieces of %1 cells cannot fill a hole of %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hole of %n cell(s) cannot be filled: %n is not a multiple of %1, and there are too few monominoes for the rest.</source>
        <translation>
            <numerusform>The hole of %n cell cannot be filled: %n is not a multiple of %1, and there are too few monominoes for the rest.</numerusform>
            <numerusform>The hole of %n cells cannot be filled: %n is not a multiple of %1, and there are too few monominoes for the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sizes of the pieces that are left cannot add up to a hole of %n cell(s).</source>
        <translation>
            <numerusform>The sizes of the pieces that are left cannot add up to a hole of %n cell.</numerusform>
            <numerusform>The sizes of the pieces that are left cannot add up to a hole of %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All pieces must be used, and they cover %n cell(s) in all; but %1 must be covered.</source>
        <translation>
            <numerusform>All pieces must be used, and they cover %n cell in all; but %1 must be covered.</numerusform>
            <numerusform>All pieces must be used, and they cover %n cells in all; but %1 must be covered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tours</name>
    <message numerus="yes">
        <source>With the knight on %1, %n square(s) are cut off: no free squares lead there.</source>
        <translation>
            <numerusform>With the knight on %1, %n square is cut off: no free squares lead there.</numerusform>
            <numerusform>With the knight on %1, %n squares are cut off: no free squares lead there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tour continues from here: %n more move(s).</source>
        <translation>
            <numerusform>A tour continues from here: %n more move.</numerusform>
            <numerusform>A tour continues from here: %n more moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n onward jump(s): no square has fewer, and in this tie none is farther from the centre.</source>
        <translation>
            <numerusform>%1 has %n onward jump: no square has fewer, and in this tie none is farther from the centre.</numerusform>
            <numerusform>%1 has %n onward jumps: no square has fewer, and in this tie none is farther from the centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n onward jump(s); every other choice has more.</source>
        <translation>
            <numerusform>%1 has only %n onward jump; every other choice has more.</numerusform>
            <numerusform>%1 has only %n onward jumps; every other choice has more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are cut off from %1 by closed squares.</source>
        <translation>
            <numerusform>%n square is cut off from %1 by closed squares.</numerusform>
            <numerusform>%n squares are cut off from %1 by closed squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than one tour continues from here: %n more move(s).</source>
        <translation>
            <numerusform>More than one tour continues from here: %n more move.</numerusform>
            <numerusform>More than one tour continues from here: %n more moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A single tour continues from here: %n more move(s).</source>
        <translation>
            <numerusform>A single tour continues from here: %n more move.</numerusform>
            <numerusform>A single tour continues from here: %n more moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One way would be from %1 to %2. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>One way would be from %1 to %2. It leads to a state that is reached in %n way.</numerusform>
            <numerusform>One way would be from %1 to %2. It leads to a state that is reached in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One way would be from %1 to %2 and %3. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>One way would be from %1 to %2 and %3. It leads to a state that is reached in %n way.</numerusform>
            <numerusform>One way would be from %1 to %2 and %3. It leads to a state that is reached in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One way would be from %1 to %2, with an end of the tour on %1. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>One way would be from %1 to %2, with an end of the tour on %1. It leads to a state that is reached in %n way.</numerusform>
            <numerusform>One way would be from %1 to %2, with an end of the tour on %1. It leads to a state that is reached in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One way would be an end of the tour on %1. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>One way would be an end of the tour on %1. It leads to a state that is reached in %n way.</numerusform>
            <numerusform>One way would be an end of the tour on %1. It leads to a state that is reached in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All squares are passed, and the circle is closed: %n tour(s), each of which can be run in two directions.</source>
        <translation>
            <numerusform>All squares are passed, and the circle is closed: %n tour, which can be run in two directions.</numerusform>
            <numerusform>All squares are passed, and the circle is closed: %n tours, each of which can be run in two directions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All squares are passed: %n tour(s).</source>
        <translation>
            <numerusform>All squares are passed: %n tour.</numerusform>
            <numerusform>All squares are passed: %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All squares are passed: %n tour(s) go on from %1.</source>
        <translation>
            <numerusform>All squares are passed: %n tour goes on from %1.</numerusform>
            <numerusform>All squares are passed: %n tours go on from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n onward jump(s): no square has fewer, and of those as far from the centre it is the first clockwise.</source>
        <translation>
            <numerusform>%1 has %n onward jump: no square has fewer, and of those as far from the centre it is the first clockwise.</numerusform>
            <numerusform>%1 has %n onward jumps: no square has fewer, and of those as far from the centre it is the first clockwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AnagramScene</name>
    <message numerus="yes">
        <source>Make up to %n word(s) from all the letters.</source>
        <translation>
            <numerusform>Make %n word from all the letters.</numerusform>
            <numerusform>Make up to %n words from all the letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make up to %n word(s) of the dictionary “%1” from all the letters.</source>
        <translation>
            <numerusform>Make %n word of the dictionary “%1” from all the letters.</numerusform>
            <numerusform>Make up to %n words of the dictionary “%1” from all the letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PieceChooser</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueensScene</name>
    <message numerus="yes">
        <source>Place %n queen(s) so that none attacks another.</source>
        <translation>
            <numerusform>Place one queen.</numerusform>
            <numerusform>Place %n queens so that none attacks another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n queen(s) so that none attacks another; diagonals wrap around the edges.</source>
        <translation>
            <numerusform>Place one queen.</numerusform>
            <numerusform>Place %n queens so that none attacks another; diagonals wrap around the edges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n queen(s) to those given so that none attacks another; diagonals wrap around the edges.</source>
        <translation>
            <numerusform>Add one queen to those given so that none attacks another; diagonals wrap around the edges.</numerusform>
            <numerusform>Add %n queens to those given so that none attacks another; diagonals wrap around the edges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n queen(s) to those given so that none attacks another.</source>
        <translation>
            <numerusform>Add one queen to those given so that none attacks another.</numerusform>
            <numerusform>Add %n queens to those given so that none attacks another.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SolitaireTools</name>
    <message numerus="yes">
        <source>%n jump(s)</source>
        <translation>
            <numerusform>%n jump</numerusform>
            <numerusform>%n jumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TaquinScene</name>
    <message numerus="yes">
        <source>The picture is cut into %n piece(s), and one corner is missing.</source>
        <translation>
            <numerusform>The picture is cut into %n piece, and one corner is missing.</numerusform>
            <numerusform>The picture is cut into %n pieces, and one corner is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is cut into %n piece(s), and one part is missing.</source>
        <translation>
            <numerusform>The picture is cut into %n piece, and one part is missing.</numerusform>
            <numerusform>The picture is cut into %n pieces, and one part is missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TilingScene</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TilingTools</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cell(s): as many as the board has.</source>
        <translation>
            <numerusform>%1, %n cell: as many as the board has.</numerusform>
            <numerusform>%1, %n cells: as many as the board has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cell(s), but the board has %2.</source>
        <translation>
            <numerusform>%1, %n cell, but the board has %2.</numerusform>
            <numerusform>%1, %n cells, but the board has %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::BusyLabel</name>
    <message numerus="yes">
        <source>Searching; the best solution so far has %n move(s). Press Esc to take it.</source>
        <translation>
            <numerusform>Searching; the best solution so far has %n move. Press Esc to take it.</numerusform>
            <numerusform>Searching; the best solution so far has %n moves. Press Esc to take it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Clipboard</name>
    <message numerus="yes">
        <source>“%1” was opened. The %n other file(s) were not: drop them one at a time.</source>
        <translation>
            <numerusform>“%1” was opened. The other file was not: drop them one at a time.</numerusform>
            <numerusform>“%1” was opened. The %n other files were not: drop them one at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::EndCard</name>
    <message numerus="yes">
        <source>Solved in %n move(s), all by hints</source>
        <translation>
            <numerusform>Solved in %n move, by a hint</numerusform>
            <numerusform>Solved in %n moves, all by hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation>
            <numerusform>Solved in %n move</numerusform>
            <numerusform>Solved in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved with help: you made %n of the %1 moves</source>
        <translation>
            <numerusform>Solved with help: you made %n of the %1 moves</numerusform>
            <numerusform>Solved with help: you made %n of the %1 moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved by the program in %n move(s)</source>
        <translation>
            <numerusform>Solved by the program in %n move</numerusform>
            <numerusform>Solved by the program in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest solution has %n move(s).</source>
        <translation>
            <numerusform>The shortest solution has %n move.</numerusform>
            <numerusform>The shortest solution has %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them hint(s)</source>
        <comment>Solved in 74 moves</comment>
        <translation>
            <numerusform>%1, %n of them a hint</numerusform>
            <numerusform>%1, %n of them hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well done! Solved in %n move(s)</source>
        <translation>
            <numerusform>Well done! Solved in %n move</numerusform>
            <numerusform>Well done! Solved in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shorter solution, if there is one, has at least %n move(s).</source>
        <translation>
            <numerusform>A shorter solution, if there is one, has at least %n move.</numerusform>
            <numerusform>A shorter solution, if there is one, has at least %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::GameFiles</name>
    <message numerus="yes">
        <source>%1 names more than %n program(s). The others are not run.</source>
        <translation>
            <numerusform>%1 names more than %n program. The others are not run.</numerusform>
            <numerusform>%1 names more than %n programs. The others are not run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Heatmap</name>
    <message numerus="yes">
        <source>%1: in %n solution(s)</source>
        <translation>
            <numerusform>%1: in %n solution</numerusform>
            <numerusform>%1: in %n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Home</name>
    <message numerus="yes">
        <source>Continue: %1, %n move(s)</source>
        <translation>
            <numerusform>Continue: %1, %n move</numerusform>
            <numerusform>Continue: %1, %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::LossQuestion</name>
    <message numerus="yes">
        <source>With another board, the list of %n solution(s) will be lost.</source>
        <translation>
            <numerusform>With another board, the list of %n solution will be lost.</numerusform>
            <numerusform>With another board, the list of %n solutions will be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With another board, the search that has run for %n minute(s) will be lost.</source>
        <translation>
            <numerusform>With another board, the search that has run for %n minute will be lost.</numerusform>
            <numerusform>With another board, the search that has run for %n minutes will be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With another board, the result of the count, which took %n minute(s), will be lost.</source>
        <translation>
            <numerusform>With another board, the result of the count, which took %n minute, will be lost.</numerusform>
            <numerusform>With another board, the result of the count, which took %n minutes, will be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With another search, %n named moment(s) will be lost.</source>
        <translation>
            <numerusform>With another search, %n named moment will be lost.</numerusform>
            <numerusform>With another search, %n named moments will be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::MethodComparison</name>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s),
only counted</source>
        <translation>
            <numerusform>%n solution,
only counted</numerusform>
            <numerusform>%n solutions,
only counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::PageReading</name>
    <message numerus="yes">
        <source>%n board(s) left out: solved already, or without a solution.</source>
        <translation>
            <numerusform>%n board left out: solved already, or without a solution.</numerusform>
            <numerusform>%n boards left out: solved already, or without a solution.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::PlayRecord</name>
    <message numerus="yes">
        <source>Your best: %n move(s), time %1.</source>
        <translation>
            <numerusform>Your best: %n move, time %1.</numerusform>
            <numerusform>Your best: %n moves, time %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::QuitQuestion</name>
    <message numerus="yes">
        <source>%n game(s) in this window would be lost: %1</source>
        <translation>
            <numerusform>%n game in this window would be lost: %1</numerusform>
            <numerusform>%n games in this window would be lost: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved: %1</source>
        <translation>
            <numerusform>%n game could not be saved: %1</numerusform>
            <numerusform>%n games could not be saved: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::ResultNames</name>
    <message numerus="yes">
        <source>%n solution(s) found.</source>
        <translation>
            <numerusform>%n solution found.</numerusform>
            <numerusform>%n solutions found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted.</source>
        <translation>
            <numerusform>%n solution counted.</numerusform>
            <numerusform>%n solutions counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n move(s), proven to be a shortest one.</source>
        <translation>
            <numerusform>A solution of %n move, proven to be a shortest one.</numerusform>
            <numerusform>A solution of %n moves, proven to be a shortest one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n move(s); no solution has fewer than %1.</source>
        <translation>
            <numerusform>A solution of %n move; no solution has fewer than %1.</numerusform>
            <numerusform>A solution of %n moves; no solution has fewer than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No solution has fewer than %n move(s).</source>
        <translation>
            <numerusform>No solution has fewer than %n move.</numerusform>
            <numerusform>No solution has fewer than %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) found so far.</source>
        <translation>
            <numerusform>%n solution found so far.</numerusform>
            <numerusform>%n solutions found so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted so far.</source>
        <translation>
            <numerusform>%n solution counted so far.</numerusform>
            <numerusform>%n solutions counted so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n move(s); a shortest one has %1.</source>
        <translation>
            <numerusform>A solution of %n move; a shortest one has %1.</numerusform>
            <numerusform>A solution of %n moves; a shortest one has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted. “All” lists them.</source>
        <translation>
            <numerusform>%n solution counted. “All” lists it.</numerusform>
            <numerusform>%n solutions counted. “All” lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted from here. “All” lists them.</source>
        <translation>
            <numerusform>%n solution counted from here. “All” lists it.</numerusform>
            <numerusform>%n solutions counted from here. “All” lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted from here.</source>
        <translation>
            <numerusform>%n solution counted from here.</numerusform>
            <numerusform>%n solutions counted from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n move(s): from there the goal can still be reached.</source>
        <translation>
            <numerusform>Take back %n move: from there the goal can still be reached.</numerusform>
            <numerusform>Take back %n moves: from there the goal can still be reached.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionHeatmap</name>
    <message numerus="yes">
        <source>%n solution(s) with a piece in %1.</source>
        <translation>
            <numerusform>%n solution with a piece in %1.</numerusform>
            <numerusform>%n solutions with a piece in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with piece %1 in %2.</source>
        <translation>
            <numerusform>%n solution with piece %1 in %2.</numerusform>
            <numerusform>%n solutions with piece %1 in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with a piece in a corner.</source>
        <translation>
            <numerusform>%n solution with a piece in a corner.</numerusform>
            <numerusform>%n solutions with a piece in a corner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with piece %1 in a corner.</source>
        <translation>
            <numerusform>%n solution with piece %1 in a corner.</numerusform>
            <numerusform>%n solutions with piece %1 in a corner.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionNames</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionsModel</name>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionsPanel</name>
    <message numerus="yes">
        <source>Of those kept, %n are essentially different.</source>
        <translation>
            <numerusform>Of those kept, %n is essentially different.</numerusform>
            <numerusform>Of those kept, %n are essentially different.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n essentially different</source>
        <translation>
            <numerusform>%n essentially different</numerusform>
            <numerusform>%n essentially different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) so far</source>
        <translation>
            <numerusform>%n solution so far</numerusform>
            <numerusform>%n solutions so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolverCounters</name>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation>
            <numerusform>Solved in %n move</numerusform>
            <numerusform>Solved in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n more move(s)</source>
        <translation>
            <numerusform>Solved in %n more move</numerusform>
            <numerusform>Solved in %n more moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), proven shortest</source>
        <translation>
            <numerusform>%n move, proven shortest</numerusform>
            <numerusform>%n moves, proven shortest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) (proven lower bound %1, gap %2%)</source>
        <translation>
            <numerusform>%n move (proven lower bound %1, gap %2%)</numerusform>
            <numerusform>%n moves (proven lower bound %1, gap %2%)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::TransportBar</name>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n taken back</numerusform>
            <numerusform>%n taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>depth %n</source>
        <translation>
            <numerusform>depth %n</numerusform>
            <numerusform>depth %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
</TS>
