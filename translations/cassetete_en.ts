<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>anagrams</name>
    <message numerus="yes">
        <source>%n word(s) can be made from here.</source>
        <translation>
            <numerusform>%n word can be made from here.</numerusform>
            <numerusform>%n words can be made from here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogs</name>
    <message numerus="yes">
        <source>At least %n card(s) must be taken back; card %1 is one of them.</source>
        <translation>
            <numerusform>At least %n card must be taken back; card %1 is one of them.</numerusform>
            <numerusform>At least %n cards must be taken back; card %1 is one of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything was tried, %n card(s) laid in all: there is no solution. At most %1 of the %2 places could be filled.</source>
        <translation>
            <numerusform>Everything was tried, %n card laid in all: there is no solution. At most %1 of the %2 places could be filled.</numerusform>
            <numerusform>Everything was tried, %n cards laid in all: there is no solution. At most %1 of the %2 places could be filled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message numerus="yes">
        <source>All %n queen(s) stand, and none attacks another: %1</source>
        <translation>
            <numerusform>All %n queen stand, and none attacks another: %1</numerusform>
            <numerusform>All %n queens stand, and none attacks another: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>session</name>
    <message numerus="yes">
        <source>From here the goal can still be reached; of %n later position(s) that is not known.</source>
        <translation>
            <numerusform>From here the goal can still be reached; of %n later position that is not known.</numerusform>
            <numerusform>From here the goal can still be reached; of %n later positions that is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No earlier position is known to be solvable; of %n of them it is not known.</source>
        <translation>
            <numerusform>No earlier position is known to be solvable; of %n of them it is not known.</numerusform>
            <numerusform>No earlier position is known to be solvable; of %n of them it is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solitaire</name>
    <message numerus="yes">
        <source>%n peg(s) are left, and every jump from there has been tried: back.</source>
        <translation>
            <numerusform>%n peg is left, and every jump from there has been tried: back.</numerusform>
            <numerusform>%n pegs are left, and every jump from there has been tried: back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) were made from the start on and from the end back, and no jump joins the ones to the others.</source>
        <translation>
            <numerusform>%n board was made from the start on and from the end back, and no jump joins the ones to the others.</numerusform>
            <numerusform>%n boards were made from the start on and from the end back, and no jump joins the ones to the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peg(s) are left, and none of them can jump any more.</source>
        <translation>
            <numerusform>%n peg is left, and it cannot jump any more.</numerusform>
            <numerusform>%n pegs are left, and none of them can jump any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every way was tried: %n board(s), and none of them leads to a single peg where it should be.</source>
        <translation>
            <numerusform>Every way was tried: %n board, and it does not lead to a single peg where it should be.</numerusform>
            <numerusform>Every way was tried: %n boards, and none of them leads to a single peg where it should be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A single peg can still be left, by %n more jump(s).</source>
        <translation>
            <numerusform>A single peg can still be left, by %n more jump.</numerusform>
            <numerusform>A single peg can still be left, by %n more jumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The peg in row %1, column %2 jumps; %n more jump(s) after it can leave a single peg.</source>
        <translation>
            <numerusform>The peg in row %1, column %2 jumps; %n more jump after it can leave a single peg.</numerusform>
            <numerusform>The peg in row %1, column %2 jumps; %n more jumps after it can leave a single peg.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taquin</name>
    <message numerus="yes">
        <source>%n move(s) are enough, and none less; the first is tile %1&apos;s.</source>
        <translation>
            <numerusform>%n move is enough: tile %1&apos;s.</numerusform>
            <numerusform>%n moves are enough, and no fewer will do; the first is tile %1&apos;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order. Moves never change an even number into an odd one here, and the ordered board has none: it can be reached.</source>
        <translation>
            <numerusform>%n pair of tiles stands in the wrong order. Moves never change an even number into an odd one here, and the ordered board has none: it can be reached.</numerusform>
            <numerusform>%n pairs of tiles stand in the wrong order. Moves never change an even number into an odd one here, and the ordered board has none: it can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order. Moves never change an odd number into an even one here, and the ordered board has none: it cannot be reached. Exchange any two tiles.</source>
        <translation>
            <numerusform>%n pair of tiles stands in the wrong order. Moves never change an odd number into an even one here, and the ordered board has none: it cannot be reached. Exchange any two tiles.</numerusform>
            <numerusform>%n pairs of tiles stand in the wrong order. Moves never change an odd number into an even one here, and the ordered board has none: it cannot be reached. Exchange any two tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an even number. Moves keep it even, and the ordered board has 0: it can be reached.</source>
        <translation>
            <numerusform>%n pair of tiles stands in the wrong order; with the rows below the gap (%1) that makes %2, an even number. Moves keep it even, and the ordered board has 0: it can be reached.</numerusform>
            <numerusform>%n pairs of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an even number. Moves keep it even, and the ordered board has 0: it can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an odd number. Moves keep it odd, and the ordered board has 0: it cannot be reached. Exchange any two tiles.</source>
        <translation>
            <numerusform>%n pair of tiles stands in the wrong order; with the rows below the gap (%1) that makes %2, an odd number. Moves keep it odd, and the ordered board has 0: it cannot be reached. Exchange any two tiles.</numerusform>
            <numerusform>%n pairs of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an odd number. Moves keep it odd, and the ordered board has 0: it cannot be reached. Exchange any two tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilings</name>
    <message numerus="yes">
        <source>All pieces are to be used, and those left cover %n cell(s) in all; but %1 are empty.</source>
        <translation>
            <numerusform>All pieces are to be used, and those left cover %n cell in all; but %1 are empty.</numerusform>
            <numerusform>All pieces are to be used, and those left cover %n cells in all; but %1 are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Piece %1 has %n place(s) left, fewer than anything else; this is one.</source>
        <translation>
            <numerusform>Piece %1 has %n place left, fewer than anything else; this is one.</numerusform>
            <numerusform>Piece %1 has %n places left, fewer than anything else; this is one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 can be covered in %n way(s), fewer than anything else; this is piece %3.</source>
        <translation>
            <numerusform>Row %1, column %2 can be covered in %n way, fewer than anything else; this is piece %3.</numerusform>
            <numerusform>Row %1, column %2 can be covered in %n ways, fewer than anything else; this is piece %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s), and no piece is left.</source>
        <translation>
            <numerusform>A hole of %n cell, and no piece is left.</numerusform>
            <numerusform>A hole of %n cells, and no piece is left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): too small for any piece that is left.</source>
        <translation>
            <numerusform>A hole of %n cell: too small for any piece that is left.</numerusform>
            <numerusform>A hole of %n cells: too small for any piece that is left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): not a multiple of %1.</source>
        <translation>
            <numerusform>A hole of %n cell: not a multiple of %1.</numerusform>
            <numerusform>A hole of %n cells: not a multiple of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): no multiple of %1, and too few monominoes for the rest.</source>
        <translation>
            <numerusform>A hole of %n cell: no multiple of %1, and too few monominoes for the rest.</numerusform>
            <numerusform>A hole of %n cells: no multiple of %1, and too few monominoes for the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): the pieces left have no sizes that add up to it.</source>
        <translation>
            <numerusform>A hole of %n cell: the pieces left have no sizes that add up to it.</numerusform>
            <numerusform>A hole of %n cells: the pieces left have no sizes that add up to it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tours</name>
    <message numerus="yes">
        <source>With the knight on %1, %n square(s) are cut off: no way leads there through free squares.</source>
        <translation>
            <numerusform>With the knight on %1, %n square is cut off: no way leads there through free squares.</numerusform>
            <numerusform>With the knight on %1, %n squares are cut off: no way leads there through free squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tour goes on from here: %n more move(s).</source>
        <translation>
            <numerusform>A tour goes on from here: %n more move.</numerusform>
            <numerusform>A tour goes on from here: %n more moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 %n way(s) lead on: no square has fewer, and of those with as few %1 is the farthest from the centre.</source>
        <translation>
            <numerusform>From %1 %n way leads on: no square has fewer, and of those with as few %1 is the farthest from the centre.</numerusform>
            <numerusform>From %1 %n ways lead on: no square has fewer, and of those with as few %1 is the farthest from the centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 %n way(s) lead on: from all others more.</source>
        <translation>
            <numerusform>From %1 %n way leads on: from all others more.</numerusform>
            <numerusform>From %1 %n ways lead on: from all others more.</numerusform>
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
</context>
<context>
    <name>window::SolutionHeatmap</name>
    <message numerus="yes">
        <source>%n solution(s) with a piece on %1.</source>
        <translation>
            <numerusform>%n solution with a piece on %1.</numerusform>
            <numerusform>%n solutions with a piece on %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with piece %1 on %2.</source>
        <translation>
            <numerusform>%n solution with piece %1 on %2.</numerusform>
            <numerusform>%n solutions with piece %1 on %2.</numerusform>
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
</context>
<context>
    <name>window::QuitQuestion</name>
    <message numerus="yes">
        <source>Another window keeps the games. %n game(s) of this one would be lost: %1</source>
        <translation>
            <numerusform>Another window keeps the games. %n game of this one would be lost: %1</numerusform>
            <numerusform>Another window keeps the games. %n games of this one would be lost: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be kept: %1</source>
        <translation>
            <numerusform>%n game could not be kept: %1</numerusform>
            <numerusform>%n games could not be kept: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionExport</name>
    <message numerus="yes">
        <source>%n of these files are in the folder already. Replace them?</source>
        <translation>
            <numerusform>%n of these files are in the folder already. Replace them?</numerusform>
            <numerusform>%n of these files are in the folder already. Replace them?</numerusform>
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
        <source>%n solution(s) written to %1; then this could not be written: %2</source>
        <translation>
            <numerusform>%n solution written to %1; then this could not be written: %2</numerusform>
            <numerusform>%n solutions written to %1; then this could not be written: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::AnimationDialog</name>
    <message numerus="yes">
        <source>%n pixel(s)</source>
        <translation>
            <numerusform>%n pixel</numerusform>
            <numerusform>%n pixels</numerusform>
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
    <name>window::Printout</name>
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
        <source>%n class(es) of one solution</source>
        <translation>
            <numerusform>%n class of one solution</numerusform>
            <numerusform>%n classes of one solution</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionWriter</name>
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
        <source>Of those kept, %n are truly different.</source>
        <translation>
            <numerusform>Of those kept, %n are truly different.</numerusform>
            <numerusform>Of those kept, %n are truly different.</numerusform>
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
        <source>%n truly different</source>
        <translation>
            <numerusform>%n truly different</numerusform>
            <numerusform>%n truly different</numerusform>
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
        <source>Best way: %n move(s); no way is shorter</source>
        <translation>
            <numerusform>Best way: %n move; no way is shorter</numerusform>
            <numerusform>Best way: %n moves; no way is shorter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best way so far: %n move(s); every way needs at least %1, a gap of %2 %</source>
        <translation>
            <numerusform>Best way so far: %n move; every way needs at least %1, a gap of %2 %</numerusform>
            <numerusform>Best way so far: %n moves; every way needs at least %1, a gap of %2 %</numerusform>
        </translation>
    </message>
</context>
</TS>
