<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>app::Showing</name>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>Impossible de créer le dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Pictures of the window, without a display:</source>
        <translation>Images de la fenêtre, sans écran&#xa0;:</translation>
    </message>
    <message>
        <source>Some pictures could not be saved in “%1”.</source>
        <translation>Certaines images n’ont pas pu être enregistrées dans «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>board::BoardScene</name>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>commandline</name>
    <message>
        <source>no solution: %1</source>
        <translation>pas de solution&#xa0;: %1</translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation>arrêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>stopped, with %1 found so far: %2</source>
        <translation>arrêt, solutions trouvées jusque-là&#xa0;: %1&#xa0;; raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>ouvrir la fenêtre</translation>
    </message>
    <message>
        <source>… on a picture, a saved game or a position, like taquin:4x4</source>
        <translation>… sur une image, une partie enregistrée ou une position, comme taquin:4x4</translation>
    </message>
    <message>
        <source>save pictures of the window in a folder; needs no display</source>
        <translation>enregistrer des images de la fenêtre dans un dossier&#xa0;; aucun écran n’est nécessaire</translation>
    </message>
    <message>
        <source>tell the puzzles, their boards, deals and methods</source>
        <translation>énumérer les casse-têtes, avec leurs plateaux, leurs mélanges et leurs méthodes</translation>
    </message>
    <message>
        <source>solve a position, or one on each line of a file or of standard input</source>
        <translation>résoudre une position, ou celle de chaque ligne d’un fichier ou de l’entrée standard</translation>
    </message>
    <message>
        <source>by this method</source>
        <translation>par cette méthode</translation>
    </message>
    <message>
        <source>tell all solutions, at most a million without --limit</source>
        <translation>donner toutes les solutions, un million au plus sans --limit</translation>
    </message>
    <message>
        <source>tell only how many solutions there are</source>
        <translation>donner seulement le nombre de solutions</translation>
    </message>
    <message>
        <source>tell it in a JSON object for each position</source>
        <translation>répondre par un objet JSON pour chaque position</translation>
    </message>
    <message>
        <source>all is solved</source>
        <translation>tout est résolu</translation>
    </message>
    <message>
        <source>some position has no solution</source>
        <translation>une position au moins n’a pas de solution</translation>
    </message>
    <message>
        <source>some search was stopped</source>
        <translation>une recherche au moins a été arrêtée</translation>
    </message>
    <message>
        <source>some line could not be understood</source>
        <translation>une ligne au moins n’a pas été comprise</translation>
    </message>
    <message>
        <source>the command was not understood; nothing was read</source>
        <translation>la commande n’a pas été comprise&#xa0;; rien n’a été lu</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#xa0;:</translation>
    </message>
    <message>
        <source>Options of solve:</source>
        <translation>Options de solve&#xa0;:</translation>
    </message>
    <message>
        <source>Exit status of solve:</source>
        <translation>Code de retour de solve&#xa0;:</translation>
    </message>
    <message>
        <source>“cassetete --help” tells what can be asked</source>
        <translation>«&#xa0;cassetete --help&#xa0;» dit ce qu’on peut demander</translation>
    </message>
    <message>
        <source>“%1” is too much here</source>
        <translation>«&#xa0;%1&#xa0;» est de trop ici</translation>
    </message>
    <message>
        <source>%1 needs a folder</source>
        <translation>%1 attend un dossier</translation>
    </message>
    <message>
        <source>there is no option “%1”</source>
        <translation>il n’y a pas d’option «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file nor a position</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une commande, ni un fichier, ni une position</translation>
    </message>
    <message>
        <source>%1 to %2, %3 when nothing is said</source>
        <translation>de %1 à %2, %3 par défaut</translation>
    </message>
    <message>
        <source>Options of a board, like %1:</source>
        <translation>Options d’un plateau, comme %1&#xa0;:</translation>
    </message>
    <message>
        <source>Boards:</source>
        <translation>Plateaux&#xa0;:</translation>
    </message>
    <message>
        <source>Deals, as in %1:</source>
        <translation>Mélanges, comme dans %1&#xa0;:</translation>
    </message>
    <message>
        <source>Methods, for --method ID:</source>
        <translation>Méthodes, pour --method ID&#xa0;:</translation>
    </message>
    <message>
        <source>as many solutions are found as were asked for</source>
        <translation>le nombre de solutions demandé est atteint</translation>
    </message>
    <message>
        <source>nobody reads the answer</source>
        <translation>personne ne lit la réponse</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>la recherche a été interrompue</translation>
    </message>
    <message>
        <source>the time is up</source>
        <translation>le temps est écoulé</translation>
    </message>
    <message>
        <source>everything was tried</source>
        <translation>tout a été essayé</translation>
    </message>
    <message>
        <source>the file “%1” cannot be read</source>
        <translation>le fichier «&#xa0;%1&#xa0;» ne peut pas être lu</translation>
    </message>
    <message>
        <source>the answer cannot be written: %1</source>
        <translation>la réponse ne peut pas être écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rest of the input cannot be read</source>
        <translation>la suite de l’entrée ne peut pas être lue</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>a position is missing, or @FILE, or - for standard input</source>
        <translation>il manque une position, ou @FILE, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>--all and --count cannot both be asked for</source>
        <translation>--all et --count ne peuvent pas être demandés ensemble</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 attend une valeur</translation>
    </message>
    <message>
        <source>%1 must be a number of seconds, like 2.5</source>
        <translation>%1 doit être un nombre de secondes, comme 2.5</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1</source>
        <translation>%1 doit être un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>the method %1 only counts; these find a solution: %2</source>
        <translation>la méthode %1 ne fait que compter&#xa0;; celles-ci trouvent une solution&#xa0;: %2</translation>
    </message>
    <message>
        <source>no method here has %1</source>
        <translation>aucune méthode n’accepte %1 ici</translation>
    </message>
    <message>
        <source>the method %1 has no %2; these have: %3</source>
        <translation>la méthode %1 n’accepte pas %2&#xa0;; celles-ci l’acceptent&#xa0;: %3</translation>
    </message>
    <message>
        <source>there is no method “%1”; there are: %2</source>
        <translation>il n’y a pas de méthode «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>stop after N solutions</source>
        <translation>s’arrêter après N solutions</translation>
    </message>
    <message>
        <source>stop after S seconds for each position</source>
        <translation>s’arrêter après S secondes pour chaque position</translation>
    </message>
    <message>
        <source>the seed for what goes by chance; a board without a position is dealt</source>
        <translation>graine de ce qui est tiré au hasard&#xa0;; un plateau donné sans position est mélangé</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>the memory is used up</source>
        <translation>la mémoire est épuisée</translation>
    </message>
    <message>
        <source>the seed must be a whole number from 0 to 18446744073709551615</source>
        <translation>la graine doit être un nombre entier de 0 à 18446744073709551615</translation>
    </message>
    <message>
        <source>the line is longer than a position can be</source>
        <translation>la ligne est trop longue pour une position</translation>
    </message>
    <message>
        <source>“%1” is not the name of a puzzle</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le nom d’un casse-tête</translation>
    </message>
    <message>
        <source>an option is missing here</source>
        <translation>il manque une option ici</translation>
    </message>
    <message>
        <source>there are too many options</source>
        <translation>il y a trop d’options</translation>
    </message>
    <message>
        <source>the option&apos;s name is missing before “=”</source>
        <translation>il manque le nom de l’option devant «&#xa0;=&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is not an option here</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une option ici</translation>
    </message>
    <message>
        <source>“%1” is not a way to deal this puzzle</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une façon de mélanger ce casse-tête</translation>
    </message>
    <message>
        <source>a size such as 4x4 is expected here</source>
        <translation>une taille comme 4x4 est attendue ici</translation>
    </message>
    <message>
        <source>each side must be from %1 to %2</source>
        <translation>chaque côté doit être compris entre %1 et %2</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1&#xa0;: il faut un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» ne convient pas</translation>
    </message>
    <message>
        <source>%1 is either on or off</source>
        <translation>%1&#xa0;: il faut on ou off</translation>
    </message>
    <message>
        <source>“%1” means nothing without a deal</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens sans mélange (deal)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation>«&#xa0;%1&#xa0;» est donné deux fois</translation>
    </message>
</context>
<context>
    <name>session::SavedGame</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file is larger than a saved game can be.</source>
        <translation>Le fichier est trop gros pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>This is not a saved game: its first line is not “%1”.</source>
        <translation>Ce n’est pas une partie enregistrée&#xa0;: la première ligne n’est pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The saved game holds no position.</source>
        <translation>La partie enregistrée ne contient aucune position.</translation>
    </message>
    <message>
        <source>the game changes from one puzzle to another</source>
        <translation>la partie passe d’un casse-tête à un autre</translation>
    </message>
    <message>
        <source>there are too many acts</source>
        <translation>il y a trop d’actions</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>il y a trop de coups</translation>
    </message>
    <message>
        <source>a position line is missing before it</source>
        <translation>il manque une ligne de position avant celle-ci</translation>
    </message>
    <message>
        <source>the scramble before it does not begin on its own board</source>
        <translation>le mélange qui précède ne part pas de son propre plateau</translation>
    </message>
</context>
<context>
    <name>taquin</name>
    <message>
        <source>The gap goes home to its corner: down, then right</source>
        <translation>La case vide rejoint son coin&#xa0;: vers le bas, puis vers la droite</translation>
    </message>
    <message>
        <source>For each ring to turn; if it lies in one row: the gap goes beside its last cell, three rounds, and home</source>
        <translation>Pour chaque cycle à tourner&#xa0;; s’il tient sur une ligne&#xa0;: la case vide va près de sa dernière case, fait trois tours et rentre</translation>
    </message>
    <message>
        <source>… one cell above, two below: the upper row is rolled, one round joins the three, and the row is rolled back</source>
        <translation>… une case en haut, deux en bas&#xa0;: la ligne du haut est décalée en rond, un tour réunit les trois tuiles, puis la ligne est ramenée</translation>
    </message>
    <message>
        <source>… two cells above, one below: the same, the upper row rolled twice</source>
        <translation>… deux cases en haut, une en bas&#xa0;: de même, la ligne du haut étant décalée deux fois</translation>
    </message>
    <message>
        <source>By cycles this board would take more than %1 moves.</source>
        <translation>Par cycles, ce plateau demanderait plus de %1 coups.</translation>
    </message>
    <message>
        <source>The deal turned the cells %1, %2 and %3 to the right; they turn back to the left.</source>
        <translation>Le mélange avait fait tourner les cases %1, %2 et %3 vers la droite&#xa0;; elles reviennent vers la gauche.</translation>
    </message>
    <message>
        <source>Cycle of the cells %1, %2 and %3 to the left; all else stays.</source>
        <translation>Cycle d’ordre 3 des cases %1, %2 et %3 vers la gauche&#xa0;; tout le reste demeure.</translation>
    </message>
    <message>
        <source>Cycle of the cells %1, %2 and %3 to the right; all else stays.</source>
        <translation>Cycle d’ordre 3 des cases %1, %2 et %3 vers la droite&#xa0;; tout le reste demeure.</translation>
    </message>
    <message>
        <source>All tiles are in order.</source>
        <translation>Toutes les tuiles sont en ordre.</translation>
    </message>
    <message>
        <source>The gap goes home to its corner: first down, then right.</source>
        <translation>La case vide rejoint son coin&#xa0;: d’abord vers le bas, puis vers la droite.</translation>
    </message>
    <message>
        <source>Cycles of three</source>
        <translation>Cycles d’ordre 3</translation>
    </message>
    <message>
        <source>Turns rings of three neighbouring tiles until all are home: long, but it proves that every even board can be solved.</source>
        <translation>Fait tourner trois tuiles voisines à la fois jusqu’à ce que toutes soient à leur place&#xa0;: c’est long, mais cela prouve que toute permutation paire est résoluble.</translation>
    </message>
    <message>
        <source>Random walk</source>
        <translation>Marche aléatoire</translation>
    </message>
    <message>
        <source>The gap wanders about, never straight back, and goes home to its corner.</source>
        <translation>La case vide erre au hasard, sans jamais revenir aussitôt sur ses pas, puis rejoint son coin.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Even permutation</source>
        <translation>Permutation paire</translation>
    </message>
    <message>
        <source>Two tiles change places, an even number of times.</source>
        <translation>Deux tuiles échangent leurs places, un nombre pair de fois.</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Three neighbouring tiles at a time change places in a ring.</source>
        <translation>Trois tuiles voisines à la fois permutent leurs places en un cycle.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Cycles</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are enough, and none less; the first is tile %1&apos;s.</source>
        <translation>
            <numerusform>%n coup suffit&#xa0;: celui de la tuile %1.</numerusform>
            <numerusform>%n coups suffisent, et pas un de moins&#xa0;; le premier est celui de la tuile %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>8 puzzle</source>
        <translation>Taquin à 8 tuiles</translation>
    </message>
    <message>
        <source>15 puzzle</source>
        <translation>Taquin à 15 tuiles</translation>
    </message>
    <message>
        <source>24 puzzle</source>
        <translation>Taquin à 24 tuiles</translation>
    </message>
    <message>
        <source>63 puzzle</source>
        <translation>Taquin à 63 tuiles</translation>
    </message>
    <message>
        <source>143 puzzle</source>
        <translation>Taquin à 143 tuiles</translation>
    </message>
    <message>
        <source>Figure 1 of the course, 4×2</source>
        <translation>Figure 1 du cours, 4×2</translation>
    </message>
    <message>
        <source>Figure 2 of the course, 5×4</source>
        <translation>Figure 2 du cours, 5×4</translation>
    </message>
    <message>
        <source>Figure 3 of the course, 5×4</source>
        <translation>Figure 3 du cours, 5×4</translation>
    </message>
    <message>
        <source>Figure 14 of the course, 5×5</source>
        <translation>Figure 14 du cours, 5×5</translation>
    </message>
    <message>
        <source>Figure 15 of the course, 5×5</source>
        <translation>Figure 15 du cours, 5×5</translation>
    </message>
    <message>
        <source>Figure 22 of the course, 6×4</source>
        <translation>Figure 22 du cours, 6×4</translation>
    </message>
    <message>
        <source>Figure 26 of the course, 6×5</source>
        <translation>Figure 26 du cours, 6×5</translation>
    </message>
    <message>
        <source>The board is full of tiles but for one gap. A tile beside the gap can slide into it, and leaves a gap where it was. Click a tile in the gap&apos;s row or column: it slides, with all the tiles between.

The aim is to bring all tiles into order, row by row from the top left, with the gap in the last cell; with a picture, to put the picture together.

Only half of all arrangements can be put in order. A pair of tiles is inverted when the larger comes first. With an odd number of columns no move changes whether the number of inverted pairs is odd or even; with an even number of columns the same holds once the rows below the gap are added. The ordered board makes 0, so that an odd board can never become it.</source>
        <translation>Le plateau est couvert de tuiles, à l’exception d’une case vide. Une tuile voisine de la case vide peut y glisser, et laisse une case vide derrière elle. Cliquez sur une tuile de la ligne ou de la colonne de la case vide&#xa0;: elle glisse, avec toutes les tuiles intermédiaires.

Le but est de mettre toutes les tuiles en ordre, ligne par ligne à partir du coin supérieur gauche, la case vide occupant la dernière case&#xa0;; avec une image, de reconstituer l’image.

Seule la moitié des dispositions peut être mise en ordre. Une paire de tuiles forme une inversion quand la plus grande vient en premier. Si le nombre de colonnes est impair, aucun coup ne change la parité du nombre d’inversions&#xa0;; s’il est pair, il en va de même dès qu’on ajoute le nombre de lignes situées sous la case vide. Le plateau ordonné donne 0&#xa0;: un plateau impair ne peut donc jamais y mener.</translation>
    </message>
    <message>
        <source>Taquin</source>
        <translation>Taquin</translation>
    </message>
    <message>
        <source>Slide the tiles, one after the other, into the gap until all are in order.</source>
        <translation>Faites glisser les tuiles l’une après l’autre dans la case vide, jusqu’à ce que toutes soient en ordre.</translation>
    </message>
    <message>
        <source>The bound is the estimate: the distances of all tiles, and two moves for each conflict</source>
        <translation>La borne est l’estimation&#xa0;: les distances de toutes les tuiles, plus deux coups par conflit</translation>
    </message>
    <message>
        <source>The gap tries every way</source>
        <translation>La case vide essaie chaque direction</translation>
    </message>
    <message>
        <source>… not the one that takes the last move back</source>
        <translation>… pas celle qui déferait le dernier coup</translation>
    </message>
    <message>
        <source>… nor one where moves made and estimate would exceed the bound</source>
        <translation>… ni celle où les coups joués et l’estimation dépasseraient la borne</translation>
    </message>
    <message>
        <source>… else it goes there, and tries on</source>
        <translation>… sinon elle y va, et continue les essais</translation>
    </message>
    <message>
        <source>No way left: it goes back one move</source>
        <translation>Plus aucune direction&#xa0;: elle revient d’un coup en arrière</translation>
    </message>
    <message>
        <source>Back at the beginning: the bound rises by the least excess, and all starts again</source>
        <translation>De retour au départ&#xa0;: la borne monte du plus petit dépassement, et tout recommence</translation>
    </message>
    <message>
        <source>All tiles are in order, and no shorter way exists.</source>
        <translation>Toutes les tuiles sont en ordre, et il n’existe pas de chemin plus court.</translation>
    </message>
    <message>
        <source>All ways on from here are tried: tile %1 goes back.</source>
        <translation>Toutes les suites possibles ont été essayées&#xa0;: la tuile %1 revient en arrière.</translation>
    </message>
    <message>
        <source>Tile %1 has just come from there: that would undo the last move.</source>
        <translation>La tuile %1 en vient à l’instant&#xa0;: ce serait défaire le dernier coup.</translation>
    </message>
    <message>
        <source>After a move of tile %1 at least %2 more are needed: beyond the bound by %3.</source>
        <translation>Après un coup de la tuile %1, il en faudrait encore au moins %2&#xa0;: la borne serait dépassée de %3.</translation>
    </message>
    <message>
        <source>Tile %1 goes; from there at least %2 moves are needed, and the bound allows them.</source>
        <translation>La tuile %1 joue ce coup&#xa0;; il en faut ensuite au moins %2 de plus, et la borne le permet.</translation>
    </message>
    <message>
        <source>Shortest way</source>
        <translation>Chemin le plus court</translation>
    </message>
    <message>
        <source>Finds a way that no other beats, by searching deeper and deeper: at once on small boards, in minutes on 4×4, too long on larger ones.</source>
        <translation>Trouve un chemin qu’aucun autre ne bat, en cherchant de plus en plus profond&#xa0;: aussitôt sur les petits plateaux, en quelques minutes sur 4×4, trop longtemps au-delà.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order. Moves never change an even number into an odd one here, and the ordered board has none: it can be reached.</source>
        <translation>
            <numerusform>%n paire de tuiles est en désordre (inversion). Ici, aucun coup ne change un nombre pair en nombre impair, et le plateau ordonné n’en compte aucune&#xa0;: on peut l’atteindre.</numerusform>
            <numerusform>%n paires de tuiles sont en désordre (inversions). Ici, aucun coup ne change un nombre pair en nombre impair, et le plateau ordonné n’en compte aucune&#xa0;: on peut l’atteindre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order. Moves never change an odd number into an even one here, and the ordered board has none: it cannot be reached. Exchange any two tiles.</source>
        <translation>
            <numerusform>%n paire de tuiles est en désordre (inversion). Ici, aucun coup ne change un nombre impair en nombre pair, et le plateau ordonné n’en compte aucune&#xa0;: on ne peut pas l’atteindre. Échangez deux tuiles quelconques.</numerusform>
            <numerusform>%n paires de tuiles sont en désordre (inversions). Ici, aucun coup ne change un nombre impair en nombre pair, et le plateau ordonné n’en compte aucune&#xa0;: on ne peut pas l’atteindre. Échangez deux tuiles quelconques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an even number. Moves keep it even, and the ordered board has 0: it can be reached.</source>
        <translation>
            <numerusform>%n paire de tuiles est en désordre (inversion)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre pair. Les coups le laissent pair, et le plateau ordonné donne 0&#xa0;: on peut l’atteindre.</numerusform>
            <numerusform>%n paires de tuiles sont en désordre (inversions)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre pair. Les coups le laissent pair, et le plateau ordonné donne 0&#xa0;: on peut l’atteindre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles stand in the wrong order; with the rows below the gap (%1) that makes %2, an odd number. Moves keep it odd, and the ordered board has 0: it cannot be reached. Exchange any two tiles.</source>
        <translation>
            <numerusform>%n paire de tuiles est en désordre (inversion)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre impair. Les coups le laissent impair, et le plateau ordonné donne 0&#xa0;: on ne peut pas l’atteindre. Échangez deux tuiles quelconques.</numerusform>
            <numerusform>%n paires de tuiles sont en désordre (inversions)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre impair. Les coups le laissent impair, et le plateau ordonné donne 0&#xa0;: on ne peut pas l’atteindre. Échangez deux tuiles quelconques.</numerusform>
        </translation>
    </message>
    <message>
        <source>the board has only %1 cells; this is too much</source>
        <translation>le plateau n’a que %1 cases&#xa0;; ceci est de trop</translation>
    </message>
    <message>
        <source>“%1” is not the number of a tile</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le numéro d’une tuile</translation>
    </message>
    <message>
        <source>the tiles are numbered from 1 to %1, and 0 is the gap</source>
        <translation>les tuiles sont numérotées de 1 à %1, et 0 est la case vide</translation>
    </message>
    <message>
        <source>there is a second gap here</source>
        <translation>il y a ici une seconde case vide</translation>
    </message>
    <message>
        <source>tile %1 comes twice</source>
        <translation>la tuile %1 figure deux fois</translation>
    </message>
    <message>
        <source>an odd number of exchanges makes a board that cannot be solved</source>
        <translation>un nombre impair d’échanges donne un plateau insoluble</translation>
    </message>
    <message>
        <source>The moves made since the deal are taken back, the last one first</source>
        <translation>Les coups joués depuis le mélange sont défaits, le dernier en premier</translation>
    </message>
    <message>
        <source>Then those of the walk that dealt the board</source>
        <translation>Puis ceux de la marche qui a mélangé le plateau</translation>
    </message>
    <message>
        <source>This board was not dealt by a walk of the gap: there is none to rewind.</source>
        <translation>Ce plateau n’a pas été mélangé par une marche de la case vide&#xa0;: il n’y en a pas à rembobiner.</translation>
    </message>
    <message>
        <source>Tiles of this board were exchanged: no move undoes that.</source>
        <translation>Des tuiles de ce plateau ont été échangées&#xa0;: aucun coup ne peut défaire cela.</translation>
    </message>
    <message>
        <source>How this board came about is not known: there is no walk to rewind.</source>
        <translation>On ignore comment ce plateau a été obtenu&#xa0;: il n’y a pas de marche à rembobiner.</translation>
    </message>
    <message>
        <source>The last move that still counts was tile %1&apos;s: it is taken back.</source>
        <translation>Le dernier coup qui compte encore est celui de la tuile %1&#xa0;: il est défait.</translation>
    </message>
    <message>
        <source>The walk came this way by tile %1: it goes back.</source>
        <translation>La marche avait déplacé la tuile %1&#xa0;: elle retourne d’où elle vient.</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>Rembobinage</translation>
    </message>
    <message>
        <source>Plays the walk that disordered the board backwards: no thought, only memory; the order comes with the very last moves.</source>
        <translation>Rejoue à l’envers la marche qui a mélangé le plateau&#xa0;: aucune réflexion, rien que de la mémoire&#xa0;; l’ordre ne vient qu’avec les tout derniers coups.</translation>
    </message>
    <message>
        <source>In every row but the last two, for every tile but the last two: the gap goes beside it</source>
        <translation>Sur chaque ligne sauf les deux dernières, pour chaque tuile sauf les deux dernières&#xa0;: la case vide va à côté d’elle</translation>
    </message>
    <message>
        <source>… and carries it to its cell</source>
        <translation>… et l’amène à sa case</translation>
    </message>
    <message>
        <source>For the row&apos;s last two tiles: the gap comes up to the row</source>
        <translation>Pour les deux dernières tuiles de la ligne&#xa0;: la case vide monte jusqu’à cette ligne</translation>
    </message>
    <message>
        <source>… the last one is taken aside if it would be locked in</source>
        <translation>… la dernière est mise à l’écart si elle devait se trouver enfermée</translation>
    </message>
    <message>
        <source>… both go to the last column, one above the other</source>
        <translation>… toutes deux vont dans la dernière colonne, l’une au-dessus de l’autre</translation>
    </message>
    <message>
        <source>… and turn into their cells</source>
        <translation>… et tournent pour entrer dans leurs cases</translation>
    </message>
    <message>
        <source>For the last two rows: the gap goes to the left end</source>
        <translation>Pour les deux dernières lignes&#xa0;: la case vide va à leur extrémité gauche</translation>
    </message>
    <message>
        <source>For every column but the last two: its lower tile is taken aside if it would be locked in</source>
        <translation>Pour chaque colonne sauf les deux dernières&#xa0;: sa tuile du bas est mise à l’écart si elle devait se trouver enfermée</translation>
    </message>
    <message>
        <source>… both tiles go to the bottom row, one behind the other</source>
        <translation>… les deux tuiles vont sur la ligne du bas, l’une derrière l’autre</translation>
    </message>
    <message>
        <source>The last three tiles turn home</source>
        <translation>Les trois dernières tuiles tournent jusqu’à leurs places</translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation>Ligne par ligne</translation>
    </message>
    <message>
        <source>As a person does: the tiles go home one after the other, from the top row down; quick on any board, but not short.</source>
        <translation>Comme on le fait à la main&#xa0;: les tuiles vont à leurs places l’une après l’autre, de la ligne du haut vers le bas&#xa0;; vite trouvé sur tout plateau, mais loin du plus court.</translation>
    </message>
    <message>
        <source>the gap comes beside it</source>
        <translation>la case vide vient à côté d’elle</translation>
    </message>
    <message>
        <source>it goes up</source>
        <translation>elle monte</translation>
    </message>
    <message>
        <source>it goes down</source>
        <translation>elle descend</translation>
    </message>
    <message>
        <source>it goes left</source>
        <translation>elle va à gauche</translation>
    </message>
    <message>
        <source>it goes right</source>
        <translation>elle va à droite</translation>
    </message>
    <message>
        <source>the gap comes beside it again</source>
        <translation>la case vide revient à côté d’elle</translation>
    </message>
    <message>
        <source>the gap goes round below</source>
        <translation>la case vide la contourne par-dessous</translation>
    </message>
    <message>
        <source>the gap goes round above</source>
        <translation>la case vide la contourne par-dessus</translation>
    </message>
    <message>
        <source>Tile %1 would be locked in and is taken aside; %2.</source>
        <translation>La tuile %1 se trouverait enfermée et est mise à l’écart&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Tile %1 to its waiting place in the last column; %2.</source>
        <translation>Tuile %1 vers sa place d’attente dans la dernière colonne&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Tile %1 to its waiting place in the bottom row; %2.</source>
        <translation>Tuile %1 vers sa place d’attente sur la ligne du bas&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Tile %1 to its cell; %2.</source>
        <translation>Tuile %1 vers sa case&#xa0;; %2.</translation>
    </message>
    <message>
        <source>The gap comes to the row of the tiles %1 and %2.</source>
        <translation>La case vide vient sur la ligne des tuiles %1 et %2.</translation>
    </message>
    <message>
        <source>The tiles %1 and %2 turn into their cells.</source>
        <translation>Les tuiles %1 et %2 tournent pour entrer dans leurs cases.</translation>
    </message>
    <message>
        <source>Only two rows are left; the gap goes to their left end.</source>
        <translation>Il ne reste que deux lignes&#xa0;; la case vide va à leur extrémité gauche.</translation>
    </message>
    <message>
        <source>The last three tiles turn home.</source>
        <translation>Les trois dernières tuiles tournent jusqu’à leurs places.</translation>
    </message>
    <message>
        <source>a move is one of the letters u, d, l and r</source>
        <translation>un coup est l’une des lettres u, d, l et r</translation>
    </message>
    <message>
        <source>this move takes the gap off the board</source>
        <translation>ce coup ferait sortir la case vide du plateau</translation>
    </message>
    <message>
        <source>Tile %1 is neither in the row nor in the column of the gap.</source>
        <translation>La tuile %1 n’est ni sur la ligne ni dans la colonne de la case vide.</translation>
    </message>
    <message>
        <source>Tile %1 can only slide towards the gap.</source>
        <translation>La tuile %1 ne peut glisser que vers la case vide.</translation>
    </message>
    <message>
        <source>the board has %1 cells, but the numbers given are only %2</source>
        <translation>le plateau a %1 cases&#xa0;; nombres donnés ici&#xa0;: %2 seulement</translation>
    </message>
    <message>
        <source>No tile can slide this way: the gap is at the edge.</source>
        <translation>Aucune tuile ne peut glisser dans ce sens&#xa0;: la case vide est au bord.</translation>
    </message>
</context>
<context>
    <name>taquin::Picture</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is damaged or cut short: nothing of it can be shown.</source>
        <translation>«&#xa0;%1&#xa0;» est abîmé ou tronqué&#xa0;: rien ne peut en être montré.</translation>
    </message>
    <message>
        <source>“%1” is incomplete: what could be read of it is shown.</source>
        <translation>«&#xa0;%1&#xa0;» est incomplet&#xa0;: ce qui a pu en être lu est montré.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Il n’y a pas de fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a picture.</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier, pas une image.</translation>
    </message>
    <message>
        <source>“%1” is a device, not a file with a picture.</source>
        <translation>«&#xa0;%1&#xa0;» est un périphérique, pas un fichier d’image.</translation>
    </message>
    <message>
        <source>You are not allowed to read “%1”.</source>
        <translation>Vous n’avez pas le droit de lire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>The file “%1” has more than %2, which is too much for a picture.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» dépasse %2, ce qui est trop pour une image.</translation>
    </message>
    <message>
        <source>“%1” is an SVG drawing. Such a drawing can make a program open other files, so it is refused; save it as PNG and open that.</source>
        <translation>«&#xa0;%1&#xa0;» est un dessin SVG. Un tel dessin peut faire ouvrir d’autres fichiers à un programme&#xa0;; il est donc refusé. Enregistrez-le en PNG, puis ouvrez le PNG.</translation>
    </message>
    <message>
        <source>“%1” is a compressed file, as SVGZ drawings are, and not a picture.</source>
        <translation>«&#xa0;%1&#xa0;» est un fichier compressé, comme le sont les dessins SVGZ, et non une image.</translation>
    </message>
    <message>
        <source>“%1” is a HEIF or AVIF picture, which cannot be read here; save it as JPEG and open that.</source>
        <translation>«&#xa0;%1&#xa0;» est une image HEIF ou AVIF, qui ne peut pas être lue ici. Enregistrez-la en JPEG, puis ouvrez le JPEG.</translation>
    </message>
    <message>
        <source>“%1” is not a picture. PNG, JPEG, GIF, BMP, WebP and TIFF pictures can be opened.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une image. On peut ouvrir des images PNG, JPEG, GIF, BMP, WebP et TIFF.</translation>
    </message>
    <message>
        <source>“%1” is a %2 picture, and the part of Qt that reads those is not installed (on Debian: the package qt6-image-formats-plugins).</source>
        <translation>«&#xa0;%1&#xa0;» est une image %2, et la partie de Qt qui sait les lire n’est pas installée (sous Debian&#xa0;: le paquet qt6-image-formats-plugins).</translation>
    </message>
    <message>
        <source>“%1” is %2 × %3 pixels, which is too thin to be cut into pieces.</source>
        <translation>«&#xa0;%1&#xa0;» mesure %2 × %3 pixels, ce qui est trop étroit pour être découpé.</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Image collée</translation>
    </message>
    <message>
        <source>“%1” is %2 × %3 pixels, which is more than can be opened.</source>
        <translation>«&#xa0;%1&#xa0;» mesure %2 × %3 pixels, ce qui est trop grand pour être ouvert.</translation>
    </message>
</context>
<context>
    <name>taquin::PictureStore</name>
    <message>
        <source>“%1” could not be copied to “%2”, so the game will not find it again when the program starts next.</source>
        <translation>L’image «&#xa0;%1&#xa0;» n’a pas pu être copiée dans «&#xa0;%2&#xa0;»&#xa0;: la partie ne la retrouvera pas au prochain démarrage du programme.</translation>
    </message>
</context>
<context>
    <name>taquin::Sample</name>
    <message>
        <source>Lake at dusk</source>
        <translation>Lac au crépuscule</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Phare</translation>
    </message>
    <message>
        <source>Koi pond</source>
        <translation>Bassin aux carpes koï</translation>
    </message>
    <message>
        <source>Rose window</source>
        <translation>Rosace</translation>
    </message>
</context>
<context>
    <name>ui::CropDialog</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Découper l’image</translation>
    </message>
    <message>
        <source>Part of the picture that is cut</source>
        <translation>Partie de l’image à découper</translation>
    </message>
    <message>
        <source>Drag the frame or its corners; or press the arrow keys to move it and + and − to resize it, with Shift to move it by a pixel.</source>
        <translation>Faites glisser le cadre ou ses coins&#xa0;; ou bien déplacez-le avec les flèches (avec Maj, d’un seul pixel) et changez sa taille avec + et −.</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Size of the part, in percent of the largest one</source>
        <translation>Taille de la partie, en pourcentage de la plus grande possible</translation>
    </message>
    <message>
        <source>Cut and scra&amp;mble</source>
        <translation>Découper et &amp;mélanger</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>&amp;Découper</translation>
    </message>
</context>
<context>
    <name>ui::Picture</name>
    <message>
        <source>The picture could not be kept: is the disk full?</source>
        <translation>L’image n’a pas pu être conservée&#xa0;: le disque est-il plein&#xa0;?</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Lecture de l’image…</translation>
    </message>
    <message>
        <source>This picture is not there any more.</source>
        <translation>Cette image n’existe plus.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
</context>
<context>
    <name>ui::TaquinScene</name>
    <message>
        <source>%1: gap, taken up</source>
        <translation>%1&#xa0;: case vide, saisie</translation>
    </message>
    <message>
        <source>%1: gap</source>
        <translation>%1&#xa0;: case vide</translation>
    </message>
    <message>
        <source>%1: tile %2, taken up</source>
        <translation>%1&#xa0;: tuile %2, saisie</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1&#xa0;: tuile %2</translation>
    </message>
    <message>
        <source>Click two tiles, or a tile and the gap, to exchange them.</source>
        <translation>Cliquez deux tuiles, ou une tuile et la case vide, pour les échanger.</translation>
    </message>
</context>
<context>
    <name>ui::TaquinTools</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Cut a picture of yours into tiles</source>
        <translation>Découper une de vos images en tuiles</translation>
    </message>
    <message>
        <source>Number the tiles from 0</source>
        <translation>Numéroter les tuiles à partir de 0</translation>
    </message>
    <message>
        <source>Numbers over the picture</source>
        <translation>Numéros sur l’image</translation>
    </message>
    <message>
        <source>Exchange two tiles</source>
        <translation>Échanger deux tuiles</translation>
    </message>
    <message>
        <source>The board cannot be put in order; with its last two tiles exchanged it can</source>
        <translation>Ce plateau ne peut pas être mis en ordre&#xa0;; il pourra l’être une fois ses deux dernières tuiles échangées</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>Ouvrir une image…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Ouvrir une image</translation>
    </message>
    <message>
        <source>The goal in miniature</source>
        <translation>Le but en miniature</translation>
    </message>
    <message>
        <source>Recent pictures</source>
        <translation>Images récentes</translation>
    </message>
    <message>
        <source>Back to numbers</source>
        <translation>Revenir aux numéros</translation>
    </message>
</context>
<context>
    <name>window::ActWords</name>
    <message>
        <source>New</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>window::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>A new board as the Puzzle panel has it</source>
        <translation>Nouveau plateau, selon le panneau Casse-tête</translation>
    </message>
    <message>
        <source>S&amp;cramble</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Disorder the board by chance</source>
        <translation>Mélanger le plateau au hasard</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Back to where this board began</source>
        <translation>Revenir au point de départ de ce plateau</translation>
    </message>
    <message>
        <source>New from &amp;ID…</source>
        <translation>Nouveau d’après une pos&amp;ition…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Picture of the Board…</source>
        <translation>&amp;Image du plateau…</translation>
    </message>
    <message>
        <source>&amp;Text of the Moves…</source>
        <translation>&amp;Texte des coups…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Print to P&amp;DF…</source>
        <translation>Imprimer en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>&amp;Paste Position</source>
        <translation>C&amp;oller la position</translation>
    </message>
    <message>
        <source>Paste P&amp;icture</source>
        <translation>Coller l’&amp;image</translation>
    </message>
    <message>
        <source>&amp;Edit the Board</source>
        <translation>&amp;Modifier le plateau</translation>
    </message>
    <message>
        <source>Exchange or place pieces instead of playing</source>
        <translation>Échanger ou placer des pièces au lieu de jouer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>One move towards the goal, and why</source>
        <translation>Un coup vers le but, et pourquoi celui-là</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>Let the chosen method solve the board</source>
        <translation>Faire résoudre le plateau par la méthode choisie</translation>
    </message>
    <message>
        <source>&amp;Next Solution</source>
        <translation>Solution &amp;suivante</translation>
    </message>
    <message>
        <source>Search on to the next solution, and wait there</source>
        <translation>Chercher jusqu’à la solution suivante, et s’y arrêter</translation>
    </message>
    <message>
        <source>&amp;All Solutions</source>
        <translation>&amp;Toutes les solutions</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Search for all solutions</source>
        <translation>Chercher toutes les solutions</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>End the search with what it has found</source>
        <translation>Arrêter la recherche, en gardant ce qu’elle a trouvé</translation>
    </message>
    <message>
        <source>&amp;Play by Hand</source>
        <translation>&amp;Jouer à la main</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Arrow keys, Enter and clicks move the pieces</source>
        <translation>Les flèches, Entrée et les clics déplacent les pièces</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>Arrow keys, Space and the wheel go through what was done</source>
        <translation>Les flèches, Espace et la molette parcourent ce qui a été fait</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Reculer</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ré&amp;duire</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>&amp;Moins vite</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Plus vite</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About Casse-tête</source>
        <translation>À &amp;propos de Casse-tête</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>L&amp;ast</source>
        <translation>&amp;Fin</translation>
    </message>
    <message>
        <source>Whole &amp;Board</source>
        <translation>&amp;Plateau entier</translation>
    </message>
</context>
<context>
    <name>window::Choices</name>
    <message>
        <source>As the System</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation>Contraste élevé</translation>
    </message>
</context>
<context>
    <name>window::DealForm</name>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Way of scrambling</source>
        <translation>Procédé de mélange</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Procédé</translation>
    </message>
</context>
<context>
    <name>window::ExplainPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>act: method</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>Ce qui a été dit auparavant</translation>
    </message>
    <message>
        <source>%1, move %2 of %3</source>
        <comment>act</comment>
        <translation>%1, coup %2 sur %3</translation>
    </message>
</context>
<context>
    <name>window::Files</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 n’a pas pu être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a saved game or a position.</source>
        <translation>%1 est trop gros pour une partie enregistrée ou une position.</translation>
    </message>
    <message>
        <source>%1 is neither a saved game nor a position.</source>
        <translation>%1 n’est ni une partie enregistrée, ni une position.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file name: what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Saved games (*%1)</source>
        <translation>Parties enregistrées (*%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Picture of the Board</source>
        <translation>Image du plateau</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Text of the Moves</source>
        <translation>Texte des coups</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être enregistré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
</context>
<context>
    <name>window::Gallery</name>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
</context>
<context>
    <name>window::HelpDialog</name>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the board, playing</source>
        <translation>Sur le plateau, quand on joue</translation>
    </message>
    <message>
        <source>Move the pieces, or the board&apos;s cursor</source>
        <translation>Déplacer les pièces, ou le curseur du plateau</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the cursor where arrows move pieces</source>
        <translation>Déplacer le curseur, là où les flèches déplacent les pièces</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Maj+flèches</translation>
    </message>
    <message>
        <source>Take, set, slide</source>
        <translation>Prendre, poser, faire glisser</translation>
    </message>
    <message>
        <source>Enter, Space, Click</source>
        <translation>Entrée, Espace, clic</translation>
    </message>
    <message>
        <source>Turn the piece under the pointer</source>
        <translation>Tourner la pièce sous le pointeur</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>On the board, watching</source>
        <translation>Sur le plateau, quand on regarde</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Un pas en arrière ou en avant</translation>
    </message>
    <message>
        <source>Left, Right, Wheel</source>
        <translation>Gauche, Droite, molette</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>Au début ou à la fin</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>On the board, always</source>
        <translation>Sur le plateau, dans tous les cas</translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation>Maj+molette</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <translation>Ctrl+molette</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Classic puzzles to play by hand, or to watch while a method solves them step by step, forwards and backwards, and says why each try fails.</source>
        <translation>Des casse-têtes classiques à jouer à la main, ou à regarder pendant qu’une méthode les résout pas à pas, en avant comme en arrière, en disant pourquoi chaque essai échoue.</translation>
    </message>
    <message>
        <source>Made with Qt %1. Free software under the MIT licence.</source>
        <translation>Réalisé avec Qt %1. Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>About Casse-tête</source>
        <translation>À propos de Casse-tête</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Marques sur le plateau</translation>
    </message>
    <message>
        <source>Solid frame</source>
        <translation>Cadre plein</translation>
    </message>
    <message>
        <source>The piece that is spoken of</source>
        <translation>La pièce dont il est question</translation>
    </message>
    <message>
        <source>Dashed frame</source>
        <translation>Cadre tireté</translation>
    </message>
    <message>
        <source>The cell it goes to</source>
        <translation>La case où elle va</translation>
    </message>
    <message>
        <source>Arrows and dot</source>
        <translation>Flèches et point</translation>
    </message>
    <message>
        <source>The way there, and where it ends</source>
        <translation>Le chemin, et son terme</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Coche</translation>
    </message>
    <message>
        <source>Done, and not to be disturbed</source>
        <translation>En place, à ne plus déranger</translation>
    </message>
    <message>
        <source>Hatching</source>
        <translation>Hachures</translation>
    </message>
    <message>
        <source>The area that is spoken of</source>
        <translation>La zone dont il est question</translation>
    </message>
    <message>
        <source>Crossed frame</source>
        <translation>Cadre barré d’une croix</translation>
    </message>
    <message>
        <source>What forbids the move</source>
        <translation>Ce qui interdit le coup</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>Solvable: some way leads to the goal</source>
        <translation>Soluble&#xa0;: un chemin au moins mène au but</translation>
    </message>
    <message>
        <source>No longer solvable: no way leads to the goal</source>
        <translation>Insoluble&#xa0;: aucun chemin ne mène au but</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>window::Listing</name>
    <message>
        <source>The method in steps</source>
        <translation>La méthode pas à pas</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Casse-tête — %1</source>
        <translation>Casse-tête — %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>window::Menus</name>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Coups</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>Ré&amp;glages</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>Open Recen&amp;t</source>
        <translation>Fichiers ré&amp;cents</translation>
    </message>
</context>
<context>
    <name>window::MethodBox</name>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
</context>
<context>
    <name>window::Panels</name>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Casse-tête</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explications</translation>
    </message>
</context>
<context>
    <name>window::Pasteboard</name>
    <message>
        <source>The position is in the clipboard, as a line of text.</source>
        <translation>La position est dans le presse-papiers, sous la forme d’une ligne de texte.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is nothing in the clipboard that this puzzle can use.</source>
        <translation>Le presse-papiers ne contient rien dont ce casse-tête puisse se servir.</translation>
    </message>
</context>
<context>
    <name>window::PositionDialog</name>
    <message>
        <source>New from ID</source>
        <translation>Nouveau d’après une position</translation>
    </message>
    <message>
        <source>Every board has a line of text that stands for it: the puzzle, its options and, if you like, what lies where. Any such line will do here.</source>
        <translation>Tout plateau a une ligne de texte qui le représente&#xa0;: le casse-tête, ses options et, si l’on veut, la place de chaque pièce. N’importe quelle ligne de ce genre convient ici.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>window::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
</context>
<context>
    <name>window::Printing</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print to PDF</source>
        <translation>Imprimer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>window::Printout</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n board(s)</source>
        <translation>
            <numerusform>le premier plateau</numerusform>
            <numerusform>les %n premiers plateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>window::PuzzlePanel</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>A new board with these options</source>
        <translation>Un nouveau plateau avec ces options</translation>
    </message>
    <message>
        <source>Ready-made boards</source>
        <translation>Plateaux tout prêts</translation>
    </message>
</context>
<context>
    <name>window::SeedLine</name>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed makes the same board, today and ever after</source>
        <translation>La même graine donne le même plateau, aujourd’hui et toujours</translation>
    </message>
    <message>
        <source>New Seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>Throw the die for another seed</source>
        <translation>Lancer le dé pour une autre graine</translation>
    </message>
</context>
<context>
    <name>window::Shelf</name>
    <message>
        <source>The last game of %1 could not be read. It was kept as %2.</source>
        <translation>La dernière partie (%1) n’a pas pu être lue. Elle a été conservée sous le nom %2.</translation>
    </message>
    <message>
        <source>A picture of the last game is gone; its board is shown plain.</source>
        <translation>Une image de la dernière partie a disparu&#xa0;; son plateau est montré sans elle.</translation>
    </message>
    <message>
        <source>The game could not be kept in %1: %2</source>
        <translation>La partie n’a pas pu être conservée dans %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>window::SolutionsModel</name>
    <message>
        <source>Solution %1</source>
        <translation>Solution %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionsPanel</name>
    <message>
        <source>No solution has been found yet.</source>
        <translation>Aucune solution n’a encore été trouvée.</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s). Choose one to see it on the board.</source>
        <translation>
            <numerusform>%n solution. Choisissez-la pour la voir sur le plateau.</numerusform>
            <numerusform>%n solutions. Choisissez-en une pour la voir sur le plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 solutions. The first %2 are kept here; the others are only counted.</source>
        <translation>%1 solutions. Les %2 premières sont gardées ici&#xa0;; les autres sont seulement comptées.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
</context>
<context>
    <name>window::SolverCounters</name>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Found; what led to it is still being shown</source>
        <translation>Trouvé&#xa0;; le chemin qui y a mené défile encore</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Recherche arrêtée</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation>
            <numerusform>Résolu en %n coup</numerusform>
            <numerusform>Résolu en %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>All searched</source>
        <translation>Tout a été exploré</translation>
    </message>
    <message>
        <source>There is no solution</source>
        <translation>Il n’y a pas de solution</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>Nœuds/s</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Steps taken or refused, up to what is shown</source>
        <translation>Essais&#xa0;: pas faits ou refusés, jusqu’à ce qui est montré</translation>
    </message>
    <message>
        <source>Steps taken back, up to what is shown</source>
        <translation>Retours en arrière&#xa0;: pas défaits, jusqu’à ce qui est montré</translation>
    </message>
    <message>
        <source>What the method counts as its work</source>
        <translation>Ce que la méthode compte comme son travail</translation>
    </message>
    <message>
        <source>Nodes in a second of work</source>
        <translation>Nœuds par seconde de travail</translation>
    </message>
    <message>
        <source>Steps that stand</source>
        <translation>Pas faits et non défaits</translation>
    </message>
    <message>
        <source>How deep the search may go at present</source>
        <translation>Profondeur que la recherche s’autorise en ce moment</translation>
    </message>
    <message>
        <source>Solutions found</source>
        <translation>Solutions trouvées</translation>
    </message>
    <message>
        <source>Time at work, pauses left out</source>
        <translation>Temps de travail, sans les pauses</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Searching; no telling how long</source>
        <translation>Recherche en cours, de durée imprévisible</translation>
    </message>
    <message>
        <source>Searching: %1 % done</source>
        <translation>Recherche en cours&#xa0;: %1&#xa0;% accomplis</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>Retours</translation>
    </message>
</context>
<context>
    <name>window::SolverPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Not here: %1</source>
        <translation>Pas ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>Regarder la recherche</translation>
    </message>
    <message>
        <source>Shows every step that the method tries, takes back or refuses</source>
        <translation>Montre chaque pas que la méthode essaie, défait ou refuse</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Assez</translation>
    </message>
    <message>
        <source>End the search here; what was found is kept</source>
        <translation>Arrêter ici la recherche&#xa0;; ce qui a été trouvé est gardé</translation>
    </message>
</context>
<context>
    <name>window::SpeedControl</name>
    <message>
        <source>as fast as it goes</source>
        <translation>aussi vite que possible</translation>
    </message>
    <message>
        <source>%1 moves/s</source>
        <translation>%1 coups/s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast pieces move, when you play and when you watch</source>
        <translation>Vitesse des pièces, quand on joue comme quand on regarde</translation>
    </message>
    <message>
        <source>no animation</source>
        <translation>sans animation</translation>
    </message>
</context>
<context>
    <name>window::TransportBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source> of %1</source>
        <comment>move 37 of 152</comment>
        <translation> sur %1</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Lines below mark where something new begins, triangles above mark solutions</source>
        <translation>En bas, les traits marquent où commence quelque chose de nouveau&#xa0;; en haut, les triangles marquent les solutions</translation>
    </message>
    <message>
        <source>move </source>
        <comment>move 37 of 152</comment>
        <translation>coup </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>window::VerdictLine</name>
    <message>
        <source>not known</source>
        <translation>indéterminé</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>résoluble</translation>
    </message>
    <message>
        <source>no longer solvable</source>
        <translation>insoluble</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
</context>
</TS>
