<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>app::Showing</name>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of the window, without a display:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some pictures could not be saved in “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board::BoardScene</name>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>commandline</name>
    <message>
        <source>no solution: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped, with %1 found so far: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… on a picture, a saved game or a position, like taquin:4x4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save pictures of the window in a folder; needs no display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell the puzzles, their boards, deals and methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solve a position, or one on each line of a file or of standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by this method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell all solutions, at most a million without --limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell only how many solutions there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop after so many solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop after so many seconds for each position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for what goes by chance; a board without a position is dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell it in a JSON object for each position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all is solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some position has no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some search was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some line could not be understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the command was not understood; nothing was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of solve:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status of solve:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“cassetete --help” tells what can be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too much here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no option “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file nor a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2, %3 when nothing is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of a board, like %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals, as in %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods, for --method ID:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many solutions are found as were asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody reads the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything was tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file “%1” cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest of the input cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position is missing, or @FILE, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--all and --count cannot both be asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a number of seconds, like 2.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the method %1 only counts; these find a solution: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no method here has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the method %1 has no %2; these have: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no method “%1”; there are: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>the memory is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed must be a whole number from 0 to 18446744073709551615</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is longer than a position can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the name of a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” says nothing without a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an option is missing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option&apos;s name is missing before “=”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is said twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not an option here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a way to deal this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size such as 4x4 is expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each side must be from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is either on or off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>session::SavedGame</name>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than a saved game can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a saved game: its first line is not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game holds no position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game changes from one puzzle to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position line is missing before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scramble before it does not begin on its own board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taquin</name>
    <message>
        <source>The gap goes home to its corner: down, then right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each ring to turn; if it lies in one row: the gap goes beside its last cell, three rounds, and home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… one cell above, two below: the upper row is rolled, one round joins the three, and the row is rolled back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… two cells above, one below: the same, the upper row rolled twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By cycles this board would take more than %1 moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal turned the cells %1, %2 and %3 to the right; they turn back to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle of the cells %1, %2 and %3 to the left; all else stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle of the cells %1, %2 and %3 to the right; all else stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles are in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap goes home to its corner: first down, then right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycles of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns rings of three neighbouring tiles until all are home: long, but it proves that every even board can be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap wanders about, never straight back, and goes home to its corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even permutation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tiles change places, an even number of times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three neighbouring tiles at a time change places in a ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are enough, and none less; the first is tile %1&apos;s.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24 puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>63 puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>143 puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 1 of the course, 4×2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 2 of the course, 5×4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 3 of the course, 5×4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 14 of the course, 5×5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 15 of the course, 5×5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 22 of the course, 6×4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 26 of the course, 6×5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is full of tiles but for one gap. A tile beside the gap can slide into it, and leaves a gap where it was. Click a tile in the gap&apos;s row or column: it slides, with all the tiles between.

The aim is to bring all tiles into order, row by row from the top left, with the gap in the last cell; with a picture, to put the picture together.

Only half of all arrangements can be put in order. A pair of tiles is inverted when the larger comes first. With an odd number of columns no move changes whether the number of inverted pairs is odd or even; with an even number of columns the same holds once the rows below the gap are added. The ordered board makes 0, so that an odd board can never become it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taquin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide the tiles, one after the other, into the gap until all are in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound is the estimate: the distances of all tiles, and two moves for each conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap tries every way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… not the one that takes the last move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… nor one where moves made and estimate would exceed the bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… else it goes there, and tries on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way left: it goes back one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back at the beginning: the bound rises by the least excess, and all starts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles are in order, and no shorter way exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ways on from here are tried: tile %1 goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 has just come from there: that would undo the last move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a move of tile %1 at least %2 more are needed: beyond the bound by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 goes; from there at least %2 moves are needed, and the bound allows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds a way that no other beats, by searching deeper and deeper: at once on small boards, in minutes on 4×4, too long on larger ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order. Moves never change an even number into an odd one here, and the ordered board has none: it can be reached.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order. Moves never change an odd number into an even one here, and the ordered board has none: it cannot be reached. Exchange any two tiles.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an even number. Moves keep it even, and the ordered board has 0: it can be reached.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an odd number. Moves keep it odd, and the ordered board has 0: it cannot be reached. Exchange any two tiles.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the board has only %1 cells; this is too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board has %1 cells, and here are only %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the number of a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tiles are numbered from 1 to %1, and 0 is the gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a second gap here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile %1 comes twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an odd number of exchanges makes a board that cannot be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves made since the deal are taken back, the last one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then those of the walk that dealt the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board was not dealt by a walk of the gap: there is none to rewind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of this board were exchanged: no move undoes that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this board came about is not known: there is no walk to rewind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move that still counts was tile %1&apos;s: it is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The walk came this way by tile %1: it goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the walk that disordered the board backwards: no thought, only memory; the order comes with the very last moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every row but the last two, for every tile but the last two: the gap goes beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and carries it to its cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the row&apos;s last two tiles: the gap comes up to the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… the last one is taken aside if it would be locked in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… both go to the last column, one above the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and turn into their cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the last two rows: the gap goes to the left end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every column but the last two: its lower tile is taken aside if it would be locked in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… both tiles go to the bottom row, one behind the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last three tiles turn home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a person does: the tiles go home one after the other, from the top row down; quick on any board, but not short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap comes beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap comes beside it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap goes round below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap goes round above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 would be locked in and is taken aside; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 to its waiting place in the last column; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 to its waiting place in the bottom row; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 to its cell; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap comes to the row of the tiles %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles %1 and %2 turn into their cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two rows are left; the gap goes to their left end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last three tiles turn home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move is one of the letters u, d, l and r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this move takes the gap off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 is neither in the row nor in the column of the gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 can only slide towards the gap.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taquin::Picture</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is damaged or cut short: nothing of it can be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is incomplete: what could be read of it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder, not a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a device, not a file with a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not allowed to read “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” has more than %2, which is too much for a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an SVG drawing. Such a drawing can make a program open other files, so it is refused; save it as PNG and open that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a compressed file, as SVGZ drawings are, and not a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a HEIF or AVIF picture, which cannot be read here; save it as JPEG and open that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a picture. PNG, JPEG, GIF, BMP, WebP and TIFF pictures can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a %2 picture, and the part of Qt that reads those is not installed (on Debian: the package qt6-image-formats-plugins).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is %2 × %3 pixels large, which is more than can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is %2 × %3 pixels, which is too thin to be cut into pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taquin::PictureStore</name>
    <message>
        <source>“%1” could not be copied to “%2”, so the game will not find it again when the program starts next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taquin::Sample</name>
    <message>
        <source>Lake at dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Koi pond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rose window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CropDialog</name>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the picture that is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the frame or its corners; or press the arrow keys to move it and + and − to resize it, with Shift to move it by a pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the part, in percent of the largest one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut and scra&amp;mble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Picture</name>
    <message>
        <source>The picture could not be kept: is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TaquinScene</name>
    <message>
        <source>%1: gap, taken up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tile %2, taken up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TaquinTools</name>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut a picture of yours into tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number the tiles from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers over the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange two tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board cannot be put in order; with its last two tiles exchanged it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal in small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::ActWords</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new board as the Puzzle panel has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorder the board by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to where this board began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from &amp;ID…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture of the Board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text of the Moves…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print to P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste P&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange or place pieces instead of playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move towards the goal, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the chosen method solve the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search on to the next solution, and wait there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for all solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the search with what it has found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play by Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys, Enter and clicks move the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys, Space and the wheel go through what was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Casse-tête</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Choices</name>
    <message>
        <source>As the System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::DealForm</name>
    <message>
        <source>Way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way of scrambling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::ExplainPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>act: method</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Files</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large to be a saved game or a position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither a saved game nor a position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file name: what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Gallery</name>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::HelpDialog</name>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board, playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the pieces, or the board&apos;s cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor where arrows move pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take, set, slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space, Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the piece under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board, watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board, always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic puzzles to play by hand, or to watch while a method solves them step by step, forwards and backwards, and says why each try fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Qt %1. Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Casse-tête</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Listing</name>
    <message>
        <source>The method in steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Casse-tête — %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Menus</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Re&amp;cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::MethodBox</name>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Panels</name>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Pasteboard</name>
    <message>
        <source>The position is in the clipboard, as a line of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in the clipboard that this puzzle can use.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::PositionDialog</name>
    <message>
        <source>New from ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every board has a line of text that stands for it: the puzzle, its options and, if you like, what lies where. Any such line will do here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Printing</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print to PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Printout</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n board(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::PuzzlePanel</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new board with these options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready-made boards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SeedLine</name>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed makes the same board, today and ever after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the die for another seed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::Shelf</name>
    <message>
        <source>The last game of %1 could not be read. It was kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of the last game is gone; its board is shown plain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be kept in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SolutionsModel</name>
    <message>
        <source>Solution %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionsPanel</name>
    <message>
        <source>No solution has been found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s). Choose one to see it on the board.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 solutions. The first %2 are kept here; the others are only counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SolverCounters</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching; nobody can tell for how long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching: %1 % lie behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found; what led to it is still being shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goings-back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps taken or refused, up to what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps taken back, up to what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the method counts as its work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes in a second of work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps that stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deep the search may go at present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time at work, pauses left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SolverPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows every step that the method tries, takes back or refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the search here; what was found is kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::SpeedControl</name>
    <message>
        <source>off</source>
        <comment>animation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as fast as it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast pieces move, when you play and when you watch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::TransportBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1</source>
        <comment>move 37 of 152</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines below mark where something new begins, triangles above mark solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move </source>
        <comment>move 37 of 152</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window::VerdictLine</name>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solvable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer solvable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
