<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
    <name>window::Printout</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n board(s)</source>
        <translation>
            <numerusform>the first board</numerusform>
            <numerusform>the first %n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionsModel</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionsPanel</name>
    <message numerus="yes">
        <source>%n solution(s). Choose one to see it on the board.</source>
        <translation>
            <numerusform>%n solution. Choose it to see it on the board.</numerusform>
            <numerusform>%n solutions. Choose one to see it on the board.</numerusform>
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
</context>
</TS>
