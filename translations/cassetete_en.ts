<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>taquin</name>
    <message numerus="yes">
        <source>%n move(s) are enough, and none less; the first is tile %1&apos;s.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
</context>
<context>
    <name>window::SolutionsModel</name>
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
    <message numerus="yes">
        <source>%n solution(s). Choose one to see it on the board.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolverCounters</name>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
