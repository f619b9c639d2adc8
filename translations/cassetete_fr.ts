<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>anagrams</name>
    <message>
        <source>One letter alone has none to change places with.</source>
        <translation>Une lettre seule n’en a aucune avec qui changer de place.</translation>
    </message>
    <message>
        <source>“%1” is set at place %2: it must be taken back first.</source>
        <translation>«&#xa0;%1&#xa0;» est fixée à la place %2&#xa0;: il faut d’abord la reprendre.</translation>
    </message>
    <message>
        <source>It is the turn of place %1: only with the letter there can another change places.</source>
        <translation>C’est le tour de la place %1&#xa0;: une autre lettre ne peut changer de place qu’avec celle qui s’y trouve.</translation>
    </message>
    <message>
        <source>“%1” stands at place %2 too, and would make the same words from there: with each word once, only the nearer one is taken.</source>
        <translation>Un autre «&#xa0;%1&#xa0;» se trouve à la place %2 et donnerait de là les mêmes mots&#xa0;: quand chaque mot ne vient qu’une fois, seule la lettre la plus proche est prise.</translation>
    </message>
    <message>
        <source>A letter that comes to place %1 is set there.</source>
        <translation>Une lettre qui arrive à la place %1 y est fixée.</translation>
    </message>
    <message>
        <source>One letter makes one word.</source>
        <translation>Une lettre fait un mot.</translation>
    </message>
    <message>
        <source>%1 letters, all different: %1! = %2 words.</source>
        <translation>%1 lettres, toutes différentes&#xa0;: %1! = %2 mots.</translation>
    </message>
    <message>
        <source>%1 letters: %1! = %2 words; since some letters are equal, only %3 of them are different.</source>
        <translation>%1 lettres&#xa0;: %1! = %2 mots&#xa0;; comme des lettres sont égales, %3 seulement sont différents.</translation>
    </message>
    <message>
        <source>%1 letters, some of them equal: %1! ÷ %2 = %3 different words.</source>
        <translation>%1 lettres, dont certaines sont égales&#xa0;: %1! ÷ %2 = %3 mots différents.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>One to nine letters, accents included</source>
        <translation>D’une à neuf lettres, accents compris</translation>
    </message>
    <message>
        <source>Each word once</source>
        <translation>Chaque mot une seule fois</translation>
    </message>
    <message>
        <source>Equal letters do not make the same word again</source>
        <translation>Les lettres égales ne refont pas le même mot</translation>
    </message>
    <message>
        <source>rose, sore, eros</source>
        <translation>rose, oser, ores</translation>
    </message>
    <message>
        <source>abc, the word of the course</source>
        <translation>abc, le mot du cours</translation>
    </message>
    <message>
        <source>least, slate, stale, steal, tales</source>
        <translation>least, slate, stale, steal, tales</translation>
    </message>
    <message>
        <source>chien, niche, chine</source>
        <translation>chien, niche, chine</translation>
    </message>
    <message>
        <source>écran, nacré, ancré, carné</source>
        <translation>écran, nacré, ancré, carné</translation>
    </message>
    <message>
        <source>été, with two equal letters kept</source>
        <translation>été, les deux lettres égales gardées</translation>
    </message>
    <message>
        <source>été, each word once</source>
        <translation>été, chaque mot une seule fois</translation>
    </message>
    <message>
        <source>ananas, each of 60 words once</source>
        <translation>ananas, 60 mots, chacun une seule fois</translation>
    </message>
    <message>
        <source>migraine, imaginer</source>
        <translation>migraine, imaginer</translation>
    </message>
    <message>
        <source>algorithm, logarithm</source>
        <translation>algorithm, logarithm</translation>
    </message>
    <message>
        <source>The letters of a word stand in a row. From left to right each place gets the letter that is to stay there: the letter that is there already, or one further right, which changes places with it. A letter that has got its place is set; when only one is left open, the word is whole.

Click an open letter, or drag it to the first open place, or type the number of its place. Click a letter that is set, or press Backspace, to take letters back. In the tree below click any word to make it.

Trying every open letter at the first open place, and for each doing the same with the rest, is a recursion: a call that calls itself for a shorter row. It makes every order of the letters, n × (n − 1) × … × 1 of them. Changing the two letters back after each call is what makes the next exchange begin from the same row.

Equal letters make equal words several times; with each word once, a letter is passed over where an equal one has been before.</source>
        <translation>Les lettres d’un mot se tiennent en rang. De gauche à droite, chaque place reçoit la lettre qui doit y rester&#xa0;: celle qui s’y trouve déjà, ou une autre plus à droite, qui change de place avec elle. Une lettre qui a reçu sa place est fixée&#xa0;; quand une seule reste libre, le mot est complet.

Cliquez sur une lettre libre, ou glissez-la sur la première place libre, ou tapez le numéro de sa place. Cliquez sur une lettre fixée, ou appuyez sur Retour arrière, pour reprendre des lettres. Dans l’arbre en dessous, cliquez sur un mot pour le former.

Essayer chaque lettre libre à la première place libre et, pour chacune, faire de même avec le reste, c’est une récursion&#xa0;: un appel qui s’appelle lui-même pour un rang plus court. Elle forme tous les ordres des lettres, au nombre de n × (n − 1) × … × 1. C’est parce que les deux lettres reprennent leurs places après chaque appel que l’échange suivant part du même rang.

Des lettres égales font plusieurs fois le même mot&#xa0;; quand chaque mot ne vient qu’une fois, une lettre est sautée là où une lettre égale est déjà passée.</translation>
    </message>
    <message>
        <source>%1 is word %2 of %3.</source>
        <translation>%1 est le mot %2 sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) can be made from here.</source>
        <translation>
            <numerusform>%n mot peut être formé à partir d’ici.</numerusform>
            <numerusform>%n mots peuvent être formés à partir d’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The word is whole. Take letters back to make another.</source>
        <translation>Le mot est complet. Reprenez des lettres pour en former un autre.</translation>
    </message>
    <message>
        <source>“%1” may stay at place %2: that is what is tried first.</source>
        <translation>«&#xa0;%1&#xa0;» peut rester à la place %2&#xa0;: c’est ce qu’on essaie d’abord.</translation>
    </message>
    <message>
        <source>Anagrams</source>
        <translation>Anagrammes</translation>
    </message>
    <message>
        <source>Exchange the letters of a word until every order of them has been seen.</source>
        <translation>Échanger les lettres d’un mot jusqu’à avoir vu tous leurs ordres.</translation>
    </message>
    <message>
        <source>this accent has no letter before it</source>
        <translation>cet accent n’a pas de lettre devant lui</translation>
    </message>
    <message>
        <source>this character cannot stand on a tile</source>
        <translation>ce caractère ne peut pas figurer sur un jeton</translation>
    </message>
    <message>
        <source>“%1” cannot stand on a tile: Latin, Greek and Cyrillic letters and digits can</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas figurer sur un jeton&#xa0;: seuls le peuvent les lettres latines, grecques et cyrilliques et les chiffres</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>“%1” with the accent behind it is no letter that can stand on a tile</source>
        <translation>«&#xa0;%1&#xa0;» avec l’accent qui suit n’est pas une lettre qui puisse figurer sur un jeton</translation>
    </message>
    <message>
        <source>a word has no more than %1 letters here</source>
        <translation>un mot n’a pas plus de %1 lettres ici</translation>
    </message>
    <message>
        <source>“%1” has %2 letters, and here are only %3</source>
        <translation>«&#xa0;%1&#xa0;» compte %2 lettres, il n’y en a ici que %3</translation>
    </message>
    <message>
        <source>no exchanges leave the open letters of “%1” in this order</source>
        <translation>aucun échange ne laisse les lettres libres de «&#xa0;%1&#xa0;» dans cet ordre</translation>
    </message>
    <message>
        <source>there is a second “/” here</source>
        <translation>il y a ici un second «&#xa0;/&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” has no “%2” left</source>
        <translation>«&#xa0;%1&#xa0;» n’a plus de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a word is missing here</source>
        <translation>il manque ici un mot</translation>
    </message>
    <message>
        <source>no exchange stands that could be taken back here</source>
        <translation>il n’y a aucun échange à reprendre ici</translation>
    </message>
    <message>
        <source>there is no such open letter here</source>
        <translation>il n’y a pas ici de telle lettre libre</translation>
    </message>
    <message>
        <source>an equal letter stands nearer, and each word comes once</source>
        <translation>une lettre égale est plus proche, et chaque mot ne vient qu’une fois</translation>
    </message>
    <message>
        <source>only “%1” is left for the last place</source>
        <translation>il ne reste que «&#xa0;%1&#xa0;» pour la dernière place</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>The recursion of the course: each open letter in turn changes places with the first open one, and the rest does the same.</source>
        <translation>La récursion du cours&#xa0;: chaque lettre libre à son tour change de place avec la première lettre libre, et le reste fait de même.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>First all letters go back to where they stand in the word as given</source>
        <translation>D’abord, toutes les lettres retournent où elles étaient dans le mot donné</translation>
    </message>
    <message>
        <source>If only one letter is open, the word is whole: it is noted</source>
        <translation>S’il ne reste qu’une lettre libre, le mot est complet&#xa0;: il est noté</translation>
    </message>
    <message>
        <source>Else the letter of the first open place stays there, and a call deals with the rest</source>
        <translation>Sinon, la lettre de la première place libre y reste, et un appel s’occupe du reste</translation>
    </message>
    <message>
        <source>… then each open letter behind it in turn changes places with it, and a call deals with the rest</source>
        <translation>… puis chaque lettre libre derrière elle change à son tour de place avec elle, et un appel s’occupe du reste</translation>
    </message>
    <message>
        <source>… but with each word once, none where an equal letter has been</source>
        <translation>… mais, si chaque mot ne vient qu’une fois, aucune là où une lettre égale est passée</translation>
    </message>
    <message>
        <source>Back from a call, the two letters change places again</source>
        <translation>Au retour d’un appel, les deux lettres changent de nouveau de place</translation>
    </message>
    <message>
        <source>Place %1: “%2” stays, and only “%3” is left. The word is whole: %4.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;» reste, et il n’y a plus que «&#xa0;%3&#xa0;». Le mot est complet&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Place %1: “%2” stays. On to place %3.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;» reste. On passe à la place %3.</translation>
    </message>
    <message>
        <source>Place %1: “%2” comes in exchange for “%3”, which is left for the last. The word is whole: %4.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;» vient en échange de «&#xa0;%3&#xa0;», qui reste pour la dernière. Le mot est complet&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Place %1: “%2” comes from place %3 in exchange for “%4”. On to place %5.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;» vient de la place %3 en échange de «&#xa0;%4&#xa0;». On passe à la place %5.</translation>
    </message>
    <message>
        <source>Back to place %1: “%2” has been there. Next comes the letter of place %3.</source>
        <translation>Retour à la place %1&#xa0;: «&#xa0;%2&#xa0;» y a été. Vient ensuite la lettre de la place %3.</translation>
    </message>
    <message>
        <source>Back to place %1: “%2” and “%3” change places again. Next comes the letter of place %4.</source>
        <translation>Retour à la place %1&#xa0;: «&#xa0;%2&#xa0;» et «&#xa0;%3&#xa0;» changent de nouveau de place. Vient ensuite la lettre de la place %4.</translation>
    </message>
    <message>
        <source>Back to place %1: “%2” and “%3” change places again. Now every letter has been there.</source>
        <translation>Retour à la place %1&#xa0;: «&#xa0;%2&#xa0;» et «&#xa0;%3&#xa0;» changent de nouveau de place. Toutes les lettres y ont maintenant été.</translation>
    </message>
    <message>
        <source>Place %1: “%2” of place %3 is passed over, since the “%2” of place %4 has been there: the words would be the same.</source>
        <translation>Place %1&#xa0;: le «&#xa0;%2&#xa0;» de la place %3 est sauté, car celui de la place %4 y a été&#xa0;: les mots seraient les mêmes.</translation>
    </message>
    <message>
        <source>The word is whole: %1, number %2 of %3.</source>
        <translation>Le mot est complet&#xa0;: %1, numéro %2 sur %3.</translation>
    </message>
    <message>
        <source>The search sets out from the word as given: “%1” goes back to place %2.</source>
        <translation>La recherche part du mot donné&#xa0;: «&#xa0;%1&#xa0;» retourne à la place %2.</translation>
    </message>
</context>
<context>
    <name>app::Screenshots</name>
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
    <message>
        <source>beside the board, place %1</source>
        <translation>à côté du plateau, place %1</translation>
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
        <source>stop after S seconds for each position</source>
        <translation>s’arrêter après S secondes pour chaque position</translation>
    </message>
    <message>
        <source>the seed for what goes by chance; a board without a position is dealt</source>
        <translation>graine de ce qui est tiré au hasard&#xa0;; un plateau donné sans position est mélangé</translation>
    </message>
    <message>
        <source>find at most N solutions, and stop when there are more</source>
        <translation>trouver au plus N solutions, et s’arrêter s’il y en a davantage</translation>
    </message>
    <message>
        <source>there are more solutions than were asked for</source>
        <translation>il y a plus de solutions que demandé</translation>
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
    <message>
        <source>the program has a fault, %1</source>
        <translation>le programme a un défaut, %1</translation>
    </message>
</context>
<context>
    <name>dogs</name>
    <message>
        <source>All dogs are whole: on every common edge a head meets a body of its colour.</source>
        <translation>Tous les chiens sont entiers&#xa0;: sur chaque bord commun, une tête rencontre un corps de sa couleur.</translation>
    </message>
    <message>
        <source>These cards have no solution.</source>
        <translation>Ces cartes n’ont pas de solution.</translation>
    </message>
    <message>
        <source>All that lies fits, but the other cards cannot complete it: something must be taken back.</source>
        <translation>Tout ce qui est posé s’accorde, mais les autres cartes ne peuvent pas le compléter&#xa0;: il faut reprendre quelque chose.</translation>
    </message>
    <message>
        <source>Card %1 is in the way: without it the board can be completed.</source>
        <translation>La carte %1 gêne&#xa0;: sans elle, le plateau peut être complété.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s) must be taken back; card %1 is one of them.</source>
        <translation>
            <numerusform>Il faut reprendre au moins %n carte, la carte %1.</numerusform>
            <numerusform>Il faut reprendre au moins %n cartes&#xa0;; la carte %1 en est une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1 goes here: all the other cards find their places then.</source>
        <translation>La carte %1 va ici&#xa0;: toutes les autres trouvent alors leur place.</translation>
    </message>
    <message>
        <source>Too much is still open to be tried out in a moment.</source>
        <translation>Il reste trop de possibilités pour les essayer toutes en un instant.</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une seule solution</translation>
    </message>
    <message>
        <source>New cards with exactly one solution, but for the turns of the board.</source>
        <translation>De nouvelles cartes avec exactement une solution, aux rotations du plateau près.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Card %1 lies there already.</source>
        <translation>La carte %1 est déjà là.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>The nine cards of the course</source>
        <translation>Les neuf cartes du cours</translation>
    </message>
    <message>
        <source>Four cards, to begin with</source>
        <translation>Quatre cartes, pour commencer</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Six cartes</translation>
    </message>
    <message>
        <source>Nine cards, one solution</source>
        <translation>Neuf cartes, une solution</translation>
    </message>
    <message>
        <source>Nine cards in two colours</source>
        <translation>Neuf cartes en deux couleurs</translation>
    </message>
    <message>
        <source>Nine cards in eight colours</source>
        <translation>Neuf cartes en huit couleurs</translation>
    </message>
    <message>
        <source>Twelve cards</source>
        <translation>Douze cartes</translation>
    </message>
    <message>
        <source>Sixteen cards</source>
        <translation>Seize cartes</translation>
    </message>
    <message>
        <source>Twenty-five cards</source>
        <translation>Vingt-cinq cartes</translation>
    </message>
    <message>
        <source>Nine cards without a solution</source>
        <translation>Neuf cartes sans solution</translation>
    </message>
    <message>
        <source>Each card shows half a dog on each of its four edges: a head or a body, in some colour. Lay all cards on the table so that on every edge that two cards share a head meets a body of its own colour.

Drag a card to a place, or click the card and then the place. Turn it with the wheel, a right click or the key R, in your hand or where it lies. A card laid on another changes places with it; dragged beside the table it is taken back. A card may be laid where it does not fit: the edge is marked then.

Each card can be turned in four ways, and any card can lie on any place. That makes very many ways to lay them, but almost all are ruled out by the first few edges.</source>
        <translation>Chaque carte montre un demi-chien sur chacun de ses quatre bords&#xa0;: une tête ou un corps, d’une certaine couleur. Posez toutes les cartes sur la table de sorte que, sur chaque bord commun à deux cartes, une tête rencontre un corps de sa couleur.

Faites glisser une carte à sa place, ou cliquez sur la carte, puis sur la place. Tournez-la avec la molette, un clic droit ou la touche R, dans la main ou sur la table. Une carte posée sur une autre échange sa place avec elle&#xa0;; glissée à côté de la table, elle est reprise. Une carte peut être posée là où elle ne s’accorde pas&#xa0;: le bord est alors marqué.

Chaque carte peut être tournée de quatre façons, et chaque carte peut occuper n’importe quelle place. Cela fait un très grand nombre de dispositions, mais les premiers bords suffisent à en exclure presque toutes.</translation>
    </message>
    <message>
        <source>Dog cards</source>
        <translation>Petits chiens</translation>
    </message>
    <message>
        <source>Lay the cards so that all the dogs on their edges become whole.</source>
        <translation>Posez les cartes de sorte que tous les chiens de leurs bords soient entiers.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a card, with or without turns</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le numéro d’une carte, avec ou sans rotation</translation>
    </message>
    <message>
        <source>the cards are numbered from 1 to %1</source>
        <translation>les cartes sont numérotées de 1 à %1</translation>
    </message>
    <message>
        <source>a card is turned by three quarters at most</source>
        <translation>une carte est tournée de trois quarts de tour au plus</translation>
    </message>
    <message>
        <source>a move such as 7&apos;&apos;@23 is expected here</source>
        <translation>un coup comme 7&apos;&apos;@23 est attendu ici</translation>
    </message>
    <message>
        <source>the board has no place “%1”</source>
        <translation>le plateau n’a pas de place «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>beside the board a card has no turn</source>
        <translation>à côté du plateau, une carte n’est pas tournée</translation>
    </message>
    <message>
        <source>card %1 lies there already</source>
        <translation>la carte %1 est déjà là</translation>
    </message>
    <message>
        <source>cards %1 and %2 come to lie on one another</source>
        <translation>les cartes %1 et %2 se retrouveraient l’une sur l’autre</translation>
    </message>
    <message>
        <source>the board has only %1 places; this is too much</source>
        <translation>le plateau n’a que %1 places&#xa0;; ceci est en trop</translation>
    </message>
    <message>
        <source>card %1 comes twice</source>
        <translation>la carte %1 apparaît deux fois</translation>
    </message>
    <message>
        <source>the board has %1 places, but only %2 are given</source>
        <translation>le plateau a %1 places, mais seules %2 sont données</translation>
    </message>
    <message>
        <source>All cards are laid in the order of their numbers</source>
        <translation>Toutes les cartes sont posées dans l’ordre de leurs numéros</translation>
    </message>
    <message>
        <source>Each card behind comes to the first place still open, by an exchange; then the next place is open, until all orders have come</source>
        <translation>Chacune des cartes suivantes vient à son tour à la première place encore ouverte, par un échange&#xa0;; puis c’est la place d’après qui est ouverte, jusqu’à ce que tous les ordres aient été vus</translation>
    </message>
    <message>
        <source>An order is complete: the first card is turned by a quarter, four times over</source>
        <translation>Un ordre est complet&#xa0;: la première carte est tournée d’un quart de tour, quatre fois de suite</translation>
    </message>
    <message>
        <source>Each time its west and north edges are tested; while they fit, the next card is turned likewise</source>
        <translation>À chaque fois, ses bords ouest et nord sont testés&#xa0;; tant qu’ils s’accordent, la carte suivante est tournée de même</translation>
    </message>
    <message>
        <source>All cards fit: a solution</source>
        <translation>Toutes les cartes s’accordent&#xa0;: une solution</translation>
    </message>
    <message>
        <source>All orders that begin so have come: the exchange is taken back</source>
        <translation>Tous les ordres qui commencent ainsi ont été vus&#xa0;: l’échange est défait</translation>
    </message>
    <message>
        <source>All orders of the cards were tried: there is no solution.</source>
        <translation>Tous les ordres des cartes ont été essayés&#xa0;: il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>Cards %1 and %2 change places: another order begins.</source>
        <translation>Les cartes %1 et %2 échangent leurs places&#xa0;: un autre ordre commence.</translation>
    </message>
    <message>
        <source>All orders that begin so were tried: cards %1 and %2 change back.</source>
        <translation>Tous les ordres qui commencent ainsi ont été essayés&#xa0;: les cartes %1 et %2 reprennent leurs places.</translation>
    </message>
    <message>
        <source>Card %1 is brought to where its number belongs, to begin with.</source>
        <translation>La carte %1 est amenée là où son numéro la place, pour commencer.</translation>
    </message>
    <message>
        <source>Card %1 is turned by a quarter; no card before it can object.</source>
        <translation>La carte %1 est tournée d’un quart de tour&#xa0;; aucune carte avant elle ne peut s’y opposer.</translation>
    </message>
    <message>
        <source>Card %1, turned by a quarter, fits the cards before it.</source>
        <translation>La carte %1, tournée d’un quart de tour, s’accorde avec les cartes qui la précèdent.</translation>
    </message>
    <message>
        <source>On every common edge a head meets a body of its colour.</source>
        <translation>Sur chaque bord commun, une tête rencontre un corps de sa couleur.</translation>
    </message>
    <message>
        <source>Orders and turns</source>
        <translation>Ordres et rotations</translation>
    </message>
    <message>
        <source>Edge tests</source>
        <translation>Tests de bord</translation>
    </message>
    <message>
        <source>The next place beside cards that lie: they tell which halves it needs, and the cards left that have them are laid there in turn</source>
        <translation>La place suivante à côté des cartes posées&#xa0;: elles disent quelles moitiés il lui faut, et les cartes restantes qui les ont y sont posées l’une après l’autre</translation>
    </message>
    <message>
        <source>None has them: the last card is taken back</source>
        <translation>Aucune ne les a&#xa0;: la dernière carte est reprise</translation>
    </message>
    <message>
        <source>All that have them were tried: the last card is taken back</source>
        <translation>Toutes celles qui les ont ont été essayées&#xa0;: la dernière carte est reprise</translation>
    </message>
    <message>
        <source>All places are full: a solution</source>
        <translation>Toutes les places sont occupées&#xa0;: une solution</translation>
    </message>
    <message>
        <source>The board turned and equal cards exchanged: solutions that need no search</source>
        <translation>Le plateau tourné, les cartes identiques échangées&#xa0;: des solutions qui ne demandent aucune recherche</translation>
    </message>
    <message>
        <source>The places have %1 edges in common, but of these heads and bodies only %2 dogs can be made: no search is needed to know that there is no solution.</source>
        <translation>Les places ont %1 bords en commun, mais ces têtes et ces corps ne font que %2 chiens&#xa0;: sans recherche, on sait qu’il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>The places have %1 edges in common, but with the halves that lie outwards only %2 dogs can be made: no search is needed to know that there is no solution.</source>
        <translation>Les places ont %1 bords en commun, mais avec les moitiés tournées vers l’extérieur on ne fait que %2 chiens&#xa0;: sans recherche, on sait qu’il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>there are more solutions than can be counted here</source>
        <translation>il y a plus de solutions qu’on ne peut en compter ici</translation>
    </message>
    <message numerus="yes">
        <source>Everything was tried, %n card(s) laid in all: there is no solution. At most %1 of the %2 places could be filled.</source>
        <translation>
            <numerusform>Tout a été essayé, %n carte posée en tout&#xa0;: il n’y a pas de solution. Au mieux, %1 des %2 places ont été occupées.</numerusform>
            <numerusform>Tout a été essayé, %n cartes posées en tout&#xa0;: il n’y a pas de solution. Au mieux, %1 des %2 places ont été occupées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1 would fit the marked place, but heads or bodies that the inside needs would lie outwards, or an image of another board would come of it.</source>
        <translation>La carte %1 conviendrait à la place marquée, mais des têtes ou des corps dont l’intérieur a besoin seraient tournés vers l’extérieur, ou bien on retrouverait l’image d’un autre plateau.</translation>
    </message>
    <message>
        <source>Card %1 would fit the marked place, but then the place beside it %2 could not be filled.</source>
        <translation>La carte %1 conviendrait à la place marquée, mais la place voisine, %2, ne pourrait alors plus être occupée.</translation>
    </message>
    <message>
        <source>Card %1 begins.</source>
        <translation>La carte %1 commence.</translation>
    </message>
    <message>
        <source>Card %1, turned like this, fits all that lies around it.</source>
        <translation>La carte %1, ainsi tournée, s’accorde avec tout ce qui l’entoure.</translation>
    </message>
    <message>
        <source>The board turned, or equal cards exchanged, makes one solution of another.</source>
        <translation>Tourner le plateau ou échanger des cartes identiques fait d’une solution une autre.</translation>
    </message>
    <message>
        <source>All that fits behind card %1 was tried: it is taken back.</source>
        <translation>Tout ce qui convient après la carte %1 a été essayé&#xa0;: elle est reprise.</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
    <message>
        <source>Lays only cards that fit, next to those that lie: every solution at once, and an impossible set is proved to be one.</source>
        <translation>Ne pose que des cartes qui conviennent, à côté de celles qui sont posées&#xa0;: toutes les solutions d’un coup, et la preuve quand il n’y en a pas.</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>the deal makes the cards: none can be given as well</source>
        <translation>les cartes viennent du tirage&#xa0;: on ne peut pas en donner d’autres</translation>
    </message>
    <message>
        <source>no set with exactly one solution was found for %1×%2 places in %3 colours; more colours make it easier</source>
        <translation>aucun jeu avec exactement une solution n’a été trouvé pour %1×%2 places en %3 couleurs&#xa0;; c’est plus facile avec plus de couleurs</translation>
    </message>
    <message>
        <source>the board takes only %1 cards; this is too much</source>
        <translation>le plateau ne prend que %1 cartes&#xa0;; ceci est en trop</translation>
    </message>
    <message>
        <source>the board takes %1 cards, but only %2 are given</source>
        <translation>le plateau prend %1 cartes, mais seules %2 sont données</translation>
    </message>
    <message>
        <source>a card has four halves, separated by commas: north, east, south and west</source>
        <translation>une carte a quatre moitiés séparées par des virgules&#xa0;: nord, est, sud et ouest</translation>
    </message>
    <message>
        <source>“%1” is not half a dog: a head is a number, a body the same number with a minus sign</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un demi-chien&#xa0;: une tête est un nombre, un corps le même nombre avec un signe moins</translation>
    </message>
    <message>
        <source>the colours are numbered from 1 to %1</source>
        <translation>les couleurs sont numérotées de 1 à %1</translation>
    </message>
    <message>
        <source>the red head</source>
        <translation>la tête rouge</translation>
    </message>
    <message>
        <source>the red body</source>
        <translation>le corps rouge</translation>
    </message>
    <message>
        <source>a red head</source>
        <translation>une tête rouge</translation>
    </message>
    <message>
        <source>a red body</source>
        <translation>un corps rouge</translation>
    </message>
    <message>
        <source>the green head</source>
        <translation>la tête verte</translation>
    </message>
    <message>
        <source>the green body</source>
        <translation>le corps vert</translation>
    </message>
    <message>
        <source>a green head</source>
        <translation>une tête verte</translation>
    </message>
    <message>
        <source>a green body</source>
        <translation>un corps vert</translation>
    </message>
    <message>
        <source>the blue head</source>
        <translation>la tête bleue</translation>
    </message>
    <message>
        <source>the blue body</source>
        <translation>le corps bleu</translation>
    </message>
    <message>
        <source>a blue head</source>
        <translation>une tête bleue</translation>
    </message>
    <message>
        <source>a blue body</source>
        <translation>un corps bleu</translation>
    </message>
    <message>
        <source>the yellow head</source>
        <translation>la tête jaune</translation>
    </message>
    <message>
        <source>the yellow body</source>
        <translation>le corps jaune</translation>
    </message>
    <message>
        <source>a yellow head</source>
        <translation>une tête jaune</translation>
    </message>
    <message>
        <source>a yellow body</source>
        <translation>un corps jaune</translation>
    </message>
    <message>
        <source>the violet head</source>
        <translation>la tête violette</translation>
    </message>
    <message>
        <source>the violet body</source>
        <translation>le corps violet</translation>
    </message>
    <message>
        <source>a violet head</source>
        <translation>une tête violette</translation>
    </message>
    <message>
        <source>a violet body</source>
        <translation>un corps violet</translation>
    </message>
    <message>
        <source>the brown head</source>
        <translation>la tête brune</translation>
    </message>
    <message>
        <source>the brown body</source>
        <translation>le corps brun</translation>
    </message>
    <message>
        <source>a brown head</source>
        <translation>une tête brune</translation>
    </message>
    <message>
        <source>a brown body</source>
        <translation>un corps brun</translation>
    </message>
    <message>
        <source>the pink head</source>
        <translation>la tête rose</translation>
    </message>
    <message>
        <source>the pink body</source>
        <translation>le corps rose</translation>
    </message>
    <message>
        <source>a pink head</source>
        <translation>une tête rose</translation>
    </message>
    <message>
        <source>a pink body</source>
        <translation>un corps rose</translation>
    </message>
    <message>
        <source>the grey head</source>
        <translation>la tête grise</translation>
    </message>
    <message>
        <source>the grey body</source>
        <translation>le corps gris</translation>
    </message>
    <message>
        <source>a grey head</source>
        <translation>une tête grise</translation>
    </message>
    <message>
        <source>a grey body</source>
        <translation>un corps gris</translation>
    </message>
    <message>
        <source>in the north</source>
        <translation>au nord</translation>
    </message>
    <message>
        <source>in the east</source>
        <translation>à l’est</translation>
    </message>
    <message>
        <source>in the south</source>
        <translation>au sud</translation>
    </message>
    <message>
        <source>in the west</source>
        <translation>à l’ouest</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2: no card left can show that.</source>
        <translation>La place marquée demande %1 %2&#xa0;: aucune carte restante ne l’a.</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2 and %3 %4: no card left can show both.</source>
        <translation>La place marquée demande %1 %2 et %3 %4&#xa0;: aucune carte restante n’a les deux.</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2, %3 %4 and %5 %6: no card left can show all three.</source>
        <translation>La place marquée demande %1 %2, %3 %4 et %5 %6&#xa0;: aucune carte restante n’a les trois.</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2, %3 %4, %5 %6 and %7 %8: no card left can show all four.</source>
        <translation>La place marquée demande %1 %2, %3 %4, %5 %6 et %7 %8&#xa0;: aucune carte restante n’a les quatre.</translation>
    </message>
    <message>
        <source>Card %1: %2 %3 meets %4.</source>
        <translation>Carte %1&#xa0;: %2 %3 rencontre %4.</translation>
    </message>
    <message>
        <source>4%1 × %2! = %3 ways to lay the cards</source>
        <translation>4%1 × %2! = %3 façons de poser les cartes</translation>
    </message>
    <message>
        <source>Card %1 goes to its place in the solution.</source>
        <translation>La carte %1 va à sa place dans la solution.</translation>
    </message>
    <message>
        <source>Card %1 makes room for the others first.</source>
        <translation>La carte %1 fait d’abord place aux autres.</translation>
    </message>
    <message>
        <source>Card %1 is turned by another quarter.</source>
        <translation>La carte %1 est tournée encore d’un quart de tour.</translation>
    </message>
    <message>
        <source>The course’s method: tries every order of the cards and turns them, card by card, as long as they fit.</source>
        <translation>La méthode du cours&#xa0;: elle essaie tous les ordres des cartes et les tourne, carte après carte, tant qu’elles conviennent.</translation>
    </message>
    <message>
        <source>The middle first as a rule; of the board’s turns only one is looked at, since the others are its images</source>
        <translation>Le milieu d’abord, en règle générale&#xa0;; des rotations du plateau, une seule est regardée, puisque les autres en sont les images</translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message>
        <source>The columns in turn: is this one in the string already?</source>
        <translation>Les colonnes l’une après l’autre&#xa0;: celle-ci est-elle déjà dans la chaîne&#xa0;?</translation>
    </message>
    <message>
        <source>The test calls itself up the diagonal to the left, as far as the edge or a queen</source>
        <translation>Le test s’appelle lui-même le long de la diagonale, en haut à gauche, jusqu’au bord ou à une reine</translation>
    </message>
    <message>
        <source>The same up to the right</source>
        <translation>De même en haut à droite</translation>
    </message>
    <message>
        <source>The column is written into the string, at the place of its row</source>
        <translation>La colonne est écrite dans la chaîne, à la place de sa rangée</translation>
    </message>
    <message>
        <source>The procedure calls itself for the next row; past the last, a solution</source>
        <translation>La procédure s’appelle elle-même pour la rangée suivante&#xa0;; au-delà de la dernière, c’est une solution</translation>
    </message>
    <message>
        <source>The place is made empty again</source>
        <translation>La place redevient vide</translation>
    </message>
    <message>
        <source>Board as a string</source>
        <translation>L’échiquier en chaîne</translation>
    </message>
    <message>
        <source>The course&apos;s fourth program: the board is a string of one sign a row, and the diagonals are tested by a function that calls itself.</source>
        <translation>Le quatrième programme du cours&#xa0;: l’échiquier est une chaîne d’un signe par rangée, et une fonction qui s’appelle elle-même teste les diagonales.</translation>
    </message>
    <message>
        <source>Signs touched</source>
        <translation>Signes touchés</translation>
    </message>
    <message>
        <source>The free squares of a row: the bits that are set neither for columns nor for diagonals; no row empty: a solution</source>
        <translation>Les cases libres d’une rangée&#xa0;: les bits qui ne sont mis ni pour les colonnes ni pour les diagonales&#xa0;; plus de rangée vide&#xa0;: une solution</translation>
    </message>
    <message>
        <source>A queen on the first free square; the diagonals move one column aside, row by row</source>
        <translation>Une reine sur la première case libre&#xa0;; les diagonales se décalent d’une colonne à chaque rangée</translation>
    </message>
    <message>
        <source>No free square, or all of them tried: the queen is taken off</source>
        <translation>Aucune case libre, ou toutes essayées&#xa0;: la reine est retirée</translation>
    </message>
    <message>
        <source>The mirror images of the solutions found, in the opposite order</source>
        <translation>Les images en miroir des solutions trouvées, dans l’ordre inverse</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Keeps the queens that stand, knows the free squares of a row as bits of a word and tries no others: lists all solutions in order, counts them up to 18 queens, finds one on any board.</source>
        <translation>Garde les reines posées, connaît les cases libres d’une rangée comme les bits d’un mot et n’essaie que celles-là&#xa0;: énumère toutes les solutions dans l’ordre, les compte jusqu’à 18 reines, en trouve une sur tout échiquier.</translation>
    </message>
    <message>
        <source>Queens set</source>
        <translation>Reines posées</translation>
    </message>
    <message>
        <source>Every way to set the other queens was tried: none does.</source>
        <translation>Toutes les façons de poser les autres reines ont été essayées&#xa0;: aucune ne convient.</translation>
    </message>
    <message>
        <source>A row is begun: the call keeps a copy of the board</source>
        <translation>Une rangée commence&#xa0;: l’appel garde une copie de l’échiquier</translation>
    </message>
    <message>
        <source>Its columns in turn; a filled square is passed over</source>
        <translation>Ses colonnes l’une après l’autre&#xa0;; une case remplie est passée</translation>
    </message>
    <message>
        <source>A queen is set; the squares that she attacks, sideways and down, are filled</source>
        <translation>Une reine est posée&#xa0;; les cases qu’elle attaque, de côté et vers le bas, sont remplies</translation>
    </message>
    <message>
        <source>The procedure calls itself for the next row; after the last, a solution</source>
        <translation>La procédure s’appelle elle-même pour la rangée suivante&#xa0;; après la dernière, c’est une solution</translation>
    </message>
    <message>
        <source>The board becomes the copy again, and the queen is taken off</source>
        <translation>L’échiquier redevient la copie, et la reine est retirée</translation>
    </message>
    <message>
        <source>Saved boards</source>
        <translation>Échiquiers sauvegardés</translation>
    </message>
    <message>
        <source>The course&apos;s second program: one procedure that calls itself row by row, and keeps a copy of the filled board at each call.</source>
        <translation>Le deuxième programme du cours&#xa0;: une procédure qui s’appelle elle-même rangée après rangée, et qui garde à chaque appel une copie de l’échiquier rempli.</translation>
    </message>
    <message>
        <source>Squares touched</source>
        <translation>Cases touchées</translation>
    </message>
    <message>
        <source>Begun solution</source>
        <translation>Solution commencée</translation>
    </message>
    <message>
        <source>Some queens of a solution stand already; find squares for the others.</source>
        <translation>Quelques reines d’une solution sont déjà posées&#xa0;; trouvez des cases pour les autres.</translation>
    </message>
    <message>
        <source>Ways to set the queens, attacked or not: %1 on any squares, %2 with one on each row, %3 with one on each row and column.</source>
        <translation>Façons de poser les reines, attaquées ou non&#xa0;: %1 sur des cases quelconques, %2 avec une sur chaque rangée, %3 avec une sur chaque rangée et chaque colonne.</translation>
    </message>
    <message>
        <source>Even board, not 2 more than a multiple of 6: row i of the upper half, column 2i</source>
        <translation>Taille paire, qui n’est pas un multiple de 6 plus 2&#xa0;: rangée i de la moitié haute, colonne 2i</translation>
    </message>
    <message>
        <source>Row i of its lower half: column 2i - 1</source>
        <translation>Rangée i de la moitié basse&#xa0;: colonne 2i − 1</translation>
    </message>
    <message>
        <source>Even board, 2 more than a multiple of 6: from the middle on, two columns further at each row, round the edge</source>
        <translation>Taille paire, multiple de 6 plus 2&#xa0;: depuis le milieu, deux colonnes plus loin à chaque rangée, en faisant le tour du bord</translation>
    </message>
    <message>
        <source>Its lower half: the upper one turned half round</source>
        <translation>Sa moitié basse&#xa0;: la moitié haute tournée d’un demi-tour</translation>
    </message>
    <message>
        <source>Odd board: the solution of the next smaller one, and a queen in the corner</source>
        <translation>Taille impaire&#xa0;: la solution de la taille juste au-dessous, et une reine dans le coin</translation>
    </message>
    <message>
        <source>The formula fills an empty board; these queens are not where it sets them.</source>
        <translation>La formule remplit un échiquier vide&#xa0;; ces reines ne sont pas là où elle les pose.</translation>
    </message>
    <message>
        <source>Row %1 from the top, in the upper half: twice as far to the right, on column %2.</source>
        <translation>Rangée %1 depuis le haut, dans la moitié haute&#xa0;: deux fois plus loin à droite, colonne %2.</translation>
    </message>
    <message>
        <source>Row %1 from the top, in the lower half: the odd columns from the left follow, here column %2.</source>
        <translation>Rangée %1 depuis le haut, dans la moitié basse&#xa0;: les colonnes impaires se suivent depuis la gauche, ici la colonne %2.</translation>
    </message>
    <message>
        <source>Row %1 from the top: two columns further than on the row above, here column %2.</source>
        <translation>Rangée %1 depuis le haut&#xa0;: deux colonnes plus loin que sur la rangée du dessus, ici la colonne %2.</translation>
    </message>
    <message>
        <source>Row %1 from the top mirrors its row of the upper half through the middle of the board: column %2.</source>
        <translation>La rangée %1 depuis le haut est l’image d’une rangée de la moitié haute, par la symétrie autour du centre de l’échiquier&#xa0;: colonne %2.</translation>
    </message>
    <message>
        <source>The long diagonal is still free: the queen of row %1, the last of an odd board, goes into its corner, on column %2.</source>
        <translation>La grande diagonale est encore libre&#xa0;: la reine de la rangée %1, la dernière d’un échiquier impair, va dans son coin, colonne %2.</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>One solution for a board of any size, written down at once and without a single try (E. Pauls, 1874).</source>
        <translation>Une solution pour un échiquier de n’importe quelle taille, écrite d’un coup et sans un seul essai (E. Pauls, 1874).</translation>
    </message>
    <message>
        <source>%1 is the only free square left on its row.</source>
        <translation>%1 est la seule case libre qui reste sur sa rangée.</translation>
    </message>
    <message>
        <source>%1 is the only free square left on its column.</source>
        <translation>%1 est la seule case libre qui reste sur sa colonne.</translation>
    </message>
    <message>
        <source>Without the queen on %1 the others have a solution: she is taken off.</source>
        <translation>Sans la reine en %1, les autres ont une solution&#xa0;: elle est retirée.</translation>
    </message>
    <message>
        <source>These queens have no solution, and more than one must go: the one on %1 first.</source>
        <translation>Ces reines n’ont pas de solution, et plus d’une doit partir&#xa0;: d’abord celle en %1.</translation>
    </message>
    <message>
        <source>The empty board has solutions.</source>
        <translation>L’échiquier vide a des solutions.</translation>
    </message>
    <message>
        <source>The queens that stand belong to a solution.</source>
        <translation>Les reines posées font partie d’une solution.</translation>
    </message>
    <message>
        <source>No solution was found within some thousand tries.</source>
        <translation>Aucune solution n’a été trouvée en quelques milliers d’essais.</translation>
    </message>
    <message>
        <source>With a queen on %1 a solution stays within reach.</source>
        <translation>Avec une reine en %1, une solution reste à portée.</translation>
    </message>
    <message>
        <source>On 2×2 squares a queen attacks all the others, wherever she stands: there is no room for two.</source>
        <translation>Sur 2×2 cases, une reine attaque toutes les autres cases, où qu’elle soit&#xa0;: il n’y a pas de place pour deux.</translation>
    </message>
    <message>
        <source>On 3×3 squares a queen in the middle attacks all the others, and any other queen leaves two squares that attack each other: there is no room for three.</source>
        <translation>Sur 3×3 cases, une reine au milieu attaque toutes les autres cases, et toute autre reine en laisse deux qui s’attaquent l’une l’autre&#xa0;: il n’y a pas de place pour trois.</translation>
    </message>
    <message>
        <source>Every square of row %1 is attacked: its queen has no room.</source>
        <translation>Toutes les cases de la rangée %1 sont attaquées&#xa0;: sa reine n’a pas de place.</translation>
    </message>
    <message>
        <source>Every square of column %1 is attacked: no queen can stand there.</source>
        <translation>Toutes les cases de la colonne %1 sont attaquées&#xa0;: aucune reine ne peut y être posée.</translation>
    </message>
    <message numerus="yes">
        <source>All %n queen(s) stand, and none attacks another: %1</source>
        <translation>
            <numerusform>La reine est posée, et rien ne l’attaque&#xa0;: %1</numerusform>
            <numerusform>Les %n reines sont posées, et aucune n’en attaque une autre&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Reines</translation>
    </message>
    <message>
        <source>Eight queens</source>
        <translation>Huit reines</translation>
    </message>
    <message>
        <source>Eight queens, three of them set</source>
        <translation>Huit reines, dont trois posées</translation>
    </message>
    <message>
        <source>Five queens</source>
        <translation>Cinq reines</translation>
    </message>
    <message>
        <source>Six queens, harder than five</source>
        <translation>Six reines, plus difficile que cinq</translation>
    </message>
    <message>
        <source>Ten queens</source>
        <translation>Dix reines</translation>
    </message>
    <message>
        <source>Twelve queens</source>
        <translation>Douze reines</translation>
    </message>
    <message>
        <source>Sixteen queens, four of them set</source>
        <translation>Seize reines, dont quatre posées</translation>
    </message>
    <message>
        <source>Twenty queens</source>
        <translation>Vingt reines</translation>
    </message>
    <message>
        <source>Forty queens</source>
        <translation>Quarante reines</translation>
    </message>
    <message>
        <source>Three queens: why it cannot be</source>
        <translation>Trois reines&#xa0;: pourquoi c’est impossible</translation>
    </message>
    <message>
        <source>Set as many queens on the board as it has rows, so that none attacks another. A queen attacks along her row, her column and both her diagonals.

Click a square to set a queen there, or drag one from the tray. Click a queen, or drag her off the board, to take her off; she can be dragged to another square, too. A square that is attacked is refused, and a line shows by whom. The attacked squares can be greyed.

Eight queens have 92 solutions; 12 of them make all others when the board is turned and mirrored. There is a solution for every number of queens but two and three.</source>
        <translation>Posez sur l’échiquier autant de reines qu’il a de rangées, de sorte qu’aucune n’en attaque une autre. Une reine attaque le long de sa rangée, de sa colonne et de ses deux diagonales.

Cliquez sur une case pour y poser une reine, ou faites-en glisser une depuis la réserve. Cliquez sur une reine, ou faites-la glisser hors de l’échiquier, pour la retirer&#xa0;; on peut aussi la faire glisser vers une autre case. Une case attaquée est refusée, et un trait montre par qui. Les cases attaquées peuvent être grisées.

Huit reines ont 92 solutions&#xa0;; 12 d’entre elles donnent toutes les autres quand on tourne et retourne l’échiquier. Il y a une solution pour tout nombre de reines, sauf deux et trois.</translation>
    </message>
    <message>
        <source>Set eight queens on a chessboard so that none attacks another.</source>
        <translation>Poser huit reines sur un échiquier de sorte qu’aucune n’en attaque une autre.</translation>
    </message>
    <message>
        <source>The columns of a row in turn: from each square a look up to the left, straight up, up to the right; a queen in sight ends it</source>
        <translation>Les colonnes d’une rangée l’une après l’autre&#xa0;: depuis chaque case, un regard en haut à gauche, tout droit, en haut à droite&#xa0;; une reine en vue l’arrête</translation>
    </message>
    <message>
        <source>None in sight: a queen is set</source>
        <translation>Aucune en vue&#xa0;: une reine est posée</translation>
    </message>
    <message>
        <source>The queen is taken off</source>
        <translation>La reine est retirée</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Regard en arrière</translation>
    </message>
    <message>
        <source>The course&apos;s third program: no square is filled; before a queen is set, it looks upward for one that attacks.</source>
        <translation>Le troisième programme du cours&#xa0;: aucune case n’est remplie&#xa0;; avant de poser une reine, il en cherche vers le haut une qui attaque.</translation>
    </message>
    <message>
        <source>Eight loops, one within the other: each over the columns of its row; a filled square is passed over</source>
        <translation>Huit boucles imbriquées, chacune sur les colonnes de sa rangée&#xa0;; une case remplie est passée</translation>
    </message>
    <message>
        <source>The board is kept, and the loop of the next row begins</source>
        <translation>L’échiquier est sauvegardé, et la boucle de la rangée suivante commence</translation>
    </message>
    <message>
        <source>A square not filled on the last row: a solution</source>
        <translation>Une case non remplie sur la dernière rangée&#xa0;: une solution</translation>
    </message>
    <message>
        <source>The board is put back as it was kept, and the queen taken off</source>
        <translation>L’échiquier est remis comme il était sauvegardé, et la reine retirée</translation>
    </message>
    <message>
        <source>Its eight loops are written for eight rows, no more and no fewer.</source>
        <translation>Ses huit boucles sont écrites pour huit rangées, ni plus ni moins.</translation>
    </message>
    <message>
        <source>Eight loops</source>
        <translation>Huit boucles</translation>
    </message>
    <message>
        <source>The course&apos;s first program: eight loops, one within the other, on a board whose attacked squares are filled.</source>
        <translation>Le premier programme du cours&#xa0;: huit boucles imbriquées, sur un échiquier dont les cases attaquées sont remplies.</translation>
    </message>
    <message>
        <source>%1 belongs to the mirror image of a solution found before.</source>
        <translation>%1 fait partie de l’image en miroir d’une solution déjà trouvée.</translation>
    </message>
    <message>
        <source>%1 is not filled: a queen is set there, and all that she attacks from her row down is filled.</source>
        <translation>%1 n’est pas remplie&#xa0;: une reine y est posée, et tout ce qu’elle attaque à partir de sa rangée est rempli.</translation>
    </message>
    <message>
        <source>Looking up from %1, no queen is in sight: one is set there.</source>
        <translation>En regardant vers le haut depuis %1, aucune reine n’est en vue&#xa0;: une reine y est posée.</translation>
    </message>
    <message>
        <source>The string has neither column %2 nor a queen on a diagonal of %1: it is written down.</source>
        <translation>La chaîne n’a ni la colonne %2 ni une reine sur une diagonale de %1&#xa0;: la colonne est écrite.</translation>
    </message>
    <message>
        <source>No row has fewer free squares than row %3: its queen is tried on %1.</source>
        <translation>Aucune rangée n’a moins de cases libres que la rangée %3&#xa0;: sa reine est essayée en %1.</translation>
    </message>
    <message>
        <source>%1 is the only free square left on column %2: a queen must stand there.</source>
        <translation>%1 est la seule case libre qui reste sur la colonne %2&#xa0;: une reine doit y être.</translation>
    </message>
    <message>
        <source>%1 is the next free square of its row: a queen is set there.</source>
        <translation>%1 est la case libre suivante de sa rangée&#xa0;: une reine y est posée.</translation>
    </message>
    <message>
        <source>Looking from %1 up to the left, the queen on %2 is in sight.</source>
        <translation>En regardant depuis %1 en haut à gauche, la reine en %2 est en vue.</translation>
    </message>
    <message>
        <source>Looking from %1 straight up, the queen on %2 is in sight.</source>
        <translation>En regardant depuis %1 tout droit vers le haut, la reine en %2 est en vue.</translation>
    </message>
    <message>
        <source>Looking from %1 up to the right, the queen on %2 is in sight.</source>
        <translation>En regardant depuis %1 en haut à droite, la reine en %2 est en vue.</translation>
    </message>
    <message>
        <source>The column of %1 is in the string already: the queen on %2 has it.</source>
        <translation>La colonne de %1 est déjà dans la chaîne&#xa0;: c’est celle de la reine en %2.</translation>
    </message>
    <message>
        <source>The test from %1 up to the left ends at the queen on %2.</source>
        <translation>Le test depuis %1 en haut à gauche s’arrête sur la reine en %2.</translation>
    </message>
    <message>
        <source>The test from %1 up to the right ends at the queen on %2.</source>
        <translation>Le test depuis %1 en haut à droite s’arrête sur la reine en %2.</translation>
    </message>
    <message>
        <source>%1 is filled: the queen on %2 attacks it.</source>
        <translation>%1 est remplie&#xa0;: la reine en %2 l’attaque.</translation>
    </message>
    <message>
        <source>The next mirror image has no queen on %1.</source>
        <translation>L’image en miroir suivante n’a pas de reine en %1.</translation>
    </message>
    <message>
        <source>With a queen on %1, some row or column has no free square left: she is taken off.</source>
        <translation>Avec une reine en %1, une rangée ou une colonne n’a plus de case libre&#xa0;: elle est retirée.</translation>
    </message>
    <message>
        <source>Everything that can follow the queen on %1 was tried: she is taken off.</source>
        <translation>Tout ce qui peut suivre la reine en %1 a été essayé&#xa0;: elle est retirée.</translation>
    </message>
    <message>
        <source>“%1” is neither a column nor a point</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une colonne ni un point</translation>
    </message>
    <message>
        <source>the columns are numbered from 1 to %1</source>
        <translation>les colonnes sont numérotées de 1 à %1</translation>
    </message>
    <message>
        <source>“%1”: no queen stands there</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: aucune reine n’est là</translation>
    </message>
    <message>
        <source>all rows have their queens already</source>
        <translation>toutes les rangées ont déjà leur reine</translation>
    </message>
    <message>
        <source>“%1” is no square of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une case de cet échiquier</translation>
    </message>
    <message>
        <source>“%1”: a queen goes along her row</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: une reine se déplace le long de sa rangée</translation>
    </message>
    <message>
        <source>a queen stands on this row already</source>
        <translation>une reine est déjà sur cette rangée</translation>
    </message>
    <message>
        <source>the board has only %1 rows; this is too much</source>
        <translation>le plateau n’a que %1 rangées&#xa0;; ceci est de trop</translation>
    </message>
    <message>
        <source>the board has %1 rows, but only %2 are told of</source>
        <translation>l’échiquier a %1 rangées, mais seulement %2 sont données</translation>
    </message>
    <message>
        <source>The queen on %1 attacks %2 along the row.</source>
        <translation>La reine en %1 attaque %2 le long de la rangée.</translation>
    </message>
    <message>
        <source>The queen on %1 attacks %2 along the column.</source>
        <translation>La reine en %1 attaque %2 le long de la colonne.</translation>
    </message>
    <message>
        <source>The queen on %1 attacks %2 along the diagonal.</source>
        <translation>La reine en %1 attaque %2 le long de la diagonale.</translation>
    </message>
    <message>
        <source>%1 is attacked by the queens on %2.</source>
        <translation>%1 est attaquée par les reines en %2.</translation>
    </message>
    <message>
        <source>The queens on %1 and %2 attack each other.</source>
        <translation>Les reines en %1 et %2 s’attaquent l’une l’autre.</translation>
    </message>
    <message>
        <source>This queen stands beside the board already.</source>
        <translation>Cette reine est déjà à côté de l’échiquier.</translation>
    </message>
    <message>
        <source>Each row has a queen of its own: this one belongs to row %1.</source>
        <translation>Chaque rangée a sa reine&#xa0;: celle-ci appartient à la rangée %1.</translation>
    </message>
    <message>
        <source>A queen stands on %1 already.</source>
        <translation>Une reine est déjà en %1.</translation>
    </message>
    <message>
        <source>the board has room for %1 queens only</source>
        <translation>l’échiquier n’a de place que pour %1 reines</translation>
    </message>
    <message>
        <source>this board has no solution that could be begun</source>
        <translation>cet échiquier n’a pas de solution que l’on pourrait commencer</translation>
    </message>
    <message>
        <source>the number of queens must be a whole number from %1 to %2</source>
        <translation>le nombre de reines doit être un entier de %1 à %2</translation>
    </message>
    <message>
        <source>In the solution the queen of row %3 stands on %1.</source>
        <translation>Dans la solution, la reine de la rangée %3 est en %1.</translation>
    </message>
    <message>
        <source>Four queens: two solutions</source>
        <translation>Quatre reines : deux solutions</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message numerus="yes">
        <source>From here the goal can still be reached; of %n later position(s) that is not known.</source>
        <translation>
            <numerusform>D’ici, le but peut encore être atteint&#xa0;; de %n position plus tardive on ne le sait pas.</numerusform>
            <numerusform>D’ici, le but peut encore être atteint&#xa0;; de %n positions plus tardives on ne le sait pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here the goal can still be reached.</source>
        <translation>D’ici, le but peut encore être atteint.</translation>
    </message>
    <message numerus="yes">
        <source>No earlier position is known to be solvable; of %n of them it is not known.</source>
        <translation>
            <numerusform>Aucune position antérieure n’est connue comme résoluble&#xa0;; pour %n d’entre elles on ne le sait pas.</numerusform>
            <numerusform>Aucune position antérieure n’est connue comme résoluble&#xa0;; pour %n d’entre elles on ne le sait pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal was out of reach from the beginning.</source>
        <translation>Le but était hors d’atteinte dès le début.</translation>
    </message>
    <message>
        <source>The search has gone on too far since to go back there; it can be shown when the search is over.</source>
        <translation>La recherche est allée trop loin depuis pour y revenir&#xa0;; cette solution pourra être montrée quand la recherche sera finie.</translation>
    </message>
    <message>
        <source>By chance all is in order again: another number of moves will do better.</source>
        <translation>Par hasard, tout est de nouveau en ordre : un autre nombre de coups fera mieux.</translation>
    </message>
    <message>
        <source>The game has become so long that its oldest moves were forgotten.</source>
        <translation>La partie est devenue si longue que ses coups les plus anciens ont été oubliés.</translation>
    </message>
    <message>
        <source>This could not be done: %1.</source>
        <translation>Cela n’a pas pu être fait&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>session::FileFaults</name>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>another program has changed the file</source>
        <translation>un autre programme a modifié le fichier</translation>
    </message>
    <message>
        <source>there is something of this name that is not a file</source>
        <translation>ce nom est celui d’autre chose qu’un fichier</translation>
    </message>
    <message>
        <source>only a part of it was written</source>
        <translation>seule une partie en a été écrite</translation>
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
        <source>This is not a saved game: its first line does not begin with “%1”.</source>
        <translation>Ce n’est pas une partie enregistrée&#xa0;: la première ligne ne commence pas par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A newer version of the program saved this game.</source>
        <translation>Cette partie a été enregistrée par une version plus récente du programme.</translation>
    </message>
    <message>
        <source>the number of the version is missing</source>
        <translation>il manque le numéro de la version</translation>
    </message>
    <message>
        <source>The file is damaged: it is not as it was saved.</source>
        <translation>Le fichier est endommagé&#xa0;: il n’est plus tel qu’il a été enregistré.</translation>
    </message>
    <message>
        <source>there are not so many acts</source>
        <translation>il n’y a pas autant d’actions</translation>
    </message>
    <message>
        <source>there are too many lines that are not understood</source>
        <translation>il y a trop de lignes incompréhensibles</translation>
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
    <name>solitaire</name>
    <message>
        <source>Count the pegs in three colours in turn along the diagonals: jumps never change which of the three numbers is odd among even ones, or even among odd ones. From here a last peg would have to end in a hole that this board has not.</source>
        <translation>Comptez les fiches par trois couleurs prises à tour de rôle le long des diagonales&#xa0;: aucun saut ne change lequel des trois nombres est impair parmi des pairs, ou pair parmi des impairs. D’ici, une dernière fiche devrait finir dans un trou que ce plateau n’a pas.</translation>
    </message>
    <message>
        <source>From the first hole on, row by row: the next peg that can jump up, right, down or left</source>
        <translation>À partir du premier trou, rangée par rangée&#xa0;: la prochaine fiche qui peut sauter vers le haut, la droite, le bas ou la gauche</translation>
    </message>
    <message>
        <source>… it jumps, and the search begins again at the first hole</source>
        <translation>… elle saute, et la recherche recommence au premier trou</translation>
    </message>
    <message>
        <source>… one peg is left, but in another hole than wanted: the jump is taken back</source>
        <translation>… il reste une fiche, mais pas dans le trou voulu&#xa0;: le saut est repris</translation>
    </message>
    <message>
        <source>No peg can jump any more: the last jump is taken back, and the search goes on behind it</source>
        <translation>Plus aucune fiche ne peut sauter&#xa0;: le dernier saut est repris, et la recherche continue après lui</translation>
    </message>
    <message>
        <source>One peg is left: a solution</source>
        <translation>Il reste une fiche&#xa0;: c’est une solution</translation>
    </message>
    <message>
        <source>One peg is left: this is a solution.</source>
        <translation>Il reste une fiche&#xa0;: c’est une solution.</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 is the first that can still be tried: it jumps.</source>
        <translation>La fiche de la rangée %1, colonne %2 est la première que l’on peut encore essayer&#xa0;: elle saute.</translation>
    </message>
    <message>
        <source>One peg is left, but it is not where it should be: back.</source>
        <translation>Il reste une fiche, mais pas là où il faut&#xa0;: retour.</translation>
    </message>
    <message numerus="yes">
        <source>%n peg(s) are left, and every jump from there has been tried: back.</source>
        <translation>
            <numerusform>Il reste %n fiche, et tous les sauts ont été essayés&#xa0;: retour.</numerusform>
            <numerusform>Il reste %n fiches, et tous les sauts ont été essayés&#xa0;: retour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Depth first, as in the course</source>
        <translation>En profondeur d’abord, comme dans le cours</translation>
    </message>
    <message>
        <source>Always takes the first jump that there is and goes back when none is left: 7 667 769 calls to the first solution of the English board.</source>
        <translation>Prend toujours le premier saut possible et revient en arrière quand il n’en reste aucun&#xa0;: 7&#xa0;667&#xa0;769 appels jusqu’à la première solution du plateau anglais.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>there are more than 18 446 744 073 709 551 615 games</source>
        <translation>il y a plus de 18&#xa0;446&#xa0;744&#xa0;073&#xa0;709&#xa0;551&#xa0;615 parties</translation>
    </message>
    <message>
        <source>the memory that this method may take is full</source>
        <translation>la mémoire accordée à cette méthode est pleine</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) were made from the start on and from the end back, and no jump joins the ones to the others.</source>
        <translation>
            <numerusform>%n position a été formée à partir du début et à rebours de la fin, et aucun saut ne relie les unes aux autres.</numerusform>
            <numerusform>%n positions ont été formées à partir du début et à rebours de la fin, et aucun saut ne relie les unes aux autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>English, 33 holes</source>
        <translation>Anglais, 33 trous</translation>
    </message>
    <message>
        <source>European, 37 holes</source>
        <translation>Européen, 37 trous</translation>
    </message>
    <message>
        <source>Wiegleb, 45 holes</source>
        <translation>Wiegleb, 45 trous</translation>
    </message>
    <message>
        <source>Asymmetric, 39 holes</source>
        <translation>Asymétrique, 39 trous</translation>
    </message>
    <message>
        <source>Diamond, 41 holes</source>
        <translation>Losange, 41 trous</translation>
    </message>
    <message>
        <source>Triangle, 15 holes</source>
        <translation>Triangle, 15 trous</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Empty hole</source>
        <translation>Trou vide</translation>
    </message>
    <message>
        <source>Row and column of the hole that is empty at the start, such as 44. Nothing: the board&apos;s classic one</source>
        <translation>Rangée et colonne du trou vide au départ, par exemple 44. Rien&#xa0;: le trou classique du plateau</translation>
    </message>
    <message>
        <source>Last peg</source>
        <translation>Dernière fiche</translation>
    </message>
    <message>
        <source>Row and column of the hole that the last peg is to end in, such as 44. Nothing: anywhere</source>
        <translation>Rangée et colonne du trou où doit finir la dernière fiche, par exemple 44. Rien&#xa0;: n’importe où</translation>
    </message>
    <message>
        <source>English board, as in the course</source>
        <translation>Plateau anglais, comme dans le cours</translation>
    </message>
    <message>
        <source>English board, middle to middle</source>
        <translation>Plateau anglais, du centre au centre</translation>
    </message>
    <message>
        <source>European board</source>
        <translation>Plateau européen</translation>
    </message>
    <message>
        <source>European board, middle to middle: impossible</source>
        <translation>Plateau européen, du centre au centre&#xa0;: impossible</translation>
    </message>
    <message>
        <source>Wiegleb&apos;s board</source>
        <translation>Plateau de Wiegleb</translation>
    </message>
    <message>
        <source>Asymmetric board</source>
        <translation>Plateau asymétrique</translation>
    </message>
    <message>
        <source>Diamond board</source>
        <translation>Plateau en losange</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Fireplace</source>
        <translation>Cheminée</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Lozenge</source>
        <translation>Losange</translation>
    </message>
    <message>
        <source>A peg jumps over a neighbouring peg, in a straight line, into the empty hole right behind it; the peg jumped over leaves the board. On most boards pegs jump along rows and columns, on the triangle along all three directions of its sides. Click a peg and then a hole, or drag it.

The aim is to leave a single peg: anywhere, or in the hole that was chosen. Jumps of the same peg one after the other are one sweep; with few sweeps a game is elegant.

Holes are named by row and column, from the top left: 44 is the middle of the English board.

Not every aim can be reached. Give the holes three colours in turn along the diagonals: each jump changes the numbers of pegs on all three by one. So two of these numbers that are both even or both odd are so for ever, and a last peg can end in few holes only, or in none.</source>
        <translation>Une fiche saute en ligne droite par-dessus une voisine, dans le trou vide juste derrière&#xa0;; la fiche sautée quitte le plateau. Sur la plupart des plateaux, on saute le long des rangées et des colonnes&#xa0;; sur le triangle, dans les trois directions de ses côtés. Cliquez sur une fiche puis sur un trou, ou faites-la glisser.

Il s’agit de ne laisser qu’une seule fiche&#xa0;: n’importe où, ou dans le trou choisi. Les sauts consécutifs d’une même fiche forment une seule prise&#xa0;; une partie est élégante quand elle compte peu de prises.

Un trou se nomme par sa rangée et sa colonne, à partir du haut à gauche&#xa0;: 44 est le centre du plateau anglais.

Tous les buts ne peuvent pas être atteints. Coloriez les trous de trois couleurs à tour de rôle le long des diagonales&#xa0;: chaque saut change de un le nombre de fiches de chacune des trois. Deux de ces nombres qui sont tous deux pairs ou tous deux impairs le restent donc toujours, et une dernière fiche ne peut finir que dans quelques trous, ou dans aucun.</translation>
    </message>
    <message>
        <source>%1 ways to have pegs in some of the %2 holes</source>
        <translation>%1 façons de garnir de fiches une partie des %2 trous</translation>
    </message>
    <message>
        <source>Peg solitaire</source>
        <translation>Solitaire</translation>
    </message>
    <message>
        <source>Jump peg over peg until one is left.</source>
        <translation>Sautez de fiche en fiche jusqu’à n’en laisser qu’une.</translation>
    </message>
    <message>
        <source>An order of directions is chosen, and a number of boards that it may take</source>
        <translation>On choisit un ordre de directions, et le nombre de positions auquel il a droit</translation>
    </message>
    <message>
        <source>The next jump in this order is looked at</source>
        <translation>On regarde le prochain saut dans cet ordre</translation>
    </message>
    <message>
        <source>… not if its board is remembered: nothing was found from there</source>
        <translation>… sauf si sa position est déjà retenue&#xa0;: rien n’en est sorti</translation>
    </message>
    <message>
        <source>… not if the pegs would be worth less than the last hole: that worth never rises</source>
        <translation>… sauf si les fiches vaudraient moins que le dernier trou&#xa0;: cette valeur n’augmente jamais</translation>
    </message>
    <message>
        <source>… not if so few pegs are left that all won boards are known, and this is none</source>
        <translation>… sauf s’il reste si peu de fiches que toutes les positions gagnées sont connues, et que celle-ci n’en est pas</translation>
    </message>
    <message>
        <source>… not if it leaves the last peg in another hole than wanted</source>
        <translation>… sauf s’il laisse la dernière fiche ailleurs que dans le trou voulu</translation>
    </message>
    <message>
        <source>… else the peg jumps, and the search goes on from there</source>
        <translation>… sinon la fiche saute, et la recherche continue de là</translation>
    </message>
    <message>
        <source>No jump is left: the board is remembered, and the last jump taken back</source>
        <translation>Il ne reste aucun saut&#xa0;: la position est retenue, et le dernier saut repris</translation>
    </message>
    <message>
        <source>So many boards were not enough: all is taken back, and the next order is tried</source>
        <translation>Tant de positions n’ont pas suffi&#xa0;: tout est repris, et l’on essaie l’ordre suivant</translation>
    </message>
    <message>
        <source>One peg is left where it should be: a solution</source>
        <translation>Il reste une fiche, là où il faut&#xa0;: c’est une solution</translation>
    </message>
    <message>
        <source>That would leave the last peg in another hole than wanted.</source>
        <translation>La dernière fiche se trouverait dans un autre trou que celui voulu.</translation>
    </message>
    <message>
        <source>So few pegs are left after this jump that all won boards are known, and this is none of them.</source>
        <translation>Il reste si peu de fiches après ce saut que toutes les positions gagnées sont connues, et celle-ci n’en est pas.</translation>
    </message>
    <message>
        <source>The board after this jump has been seen before, and nothing was found from it.</source>
        <translation>La position après ce saut a déjà été vue, et rien n’en est sorti.</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 jumps: this board has not been seen yet.</source>
        <translation>La fiche de la rangée %1, colonne %2 saute&#xa0;: cette position n’a pas encore été vue.</translation>
    </message>
    <message>
        <source>This order has had its number of boards: back to the beginning.</source>
        <translation>Cet ordre a eu son nombre de positions&#xa0;: retour au début.</translation>
    </message>
    <message>
        <source>Nothing leads on from there: the board is remembered, and the jump taken back.</source>
        <translation>Rien ne mène plus loin&#xa0;: la position est retenue, et le saut repris.</translation>
    </message>
    <message>
        <source>Remembering dead boards</source>
        <translation>En retenant les positions mortes</translation>
    </message>
    <message>
        <source>Never searches a board twice, and tries other orders of directions when one takes too long; hard boards fill up to 400 MB of memory. Games are counted from both ends at once.</source>
        <translation>Ne fouille jamais deux fois la même position, et essaie d’autres ordres de directions quand l’un est trop long&#xa0;; les plateaux difficiles prennent jusqu’à 400 Mo de mémoire. Les parties sont comptées des deux bouts à la fois.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Give each hole the worth written on it: no jump can raise the worth of all pegs together. They are worth %1 now, and a last peg in row %2, column %3 would be worth %4: it can never be.</source>
        <translation>Donnez à chaque trou la valeur inscrite&#xa0;: aucun saut ne peut augmenter la valeur de toutes les fiches ensemble. Elles valent maintenant %1, et une dernière fiche à la rangée %2, colonne %3 vaudrait %4&#xa0;: c’est impossible.</translation>
    </message>
    <message>
        <source>One peg is left, but not where it should be: no jump is possible any more.</source>
        <translation>Il reste une fiche, mais pas là où il faut&#xa0;: plus aucun saut n’est possible.</translation>
    </message>
    <message>
        <source>Every hole has its peg: none can jump anywhere.</source>
        <translation>Chaque trou a sa fiche&#xa0;: aucune ne peut sauter.</translation>
    </message>
    <message numerus="yes">
        <source>%n peg(s) are left, and none of them can jump any more.</source>
        <translation>
            <numerusform>Il reste %n fiche, qui ne peut plus sauter.</numerusform>
            <numerusform>Il reste %n fiches, et plus aucune ne peut sauter.</numerusform>
        </translation>
    </message>
    <message>
        <source>the board has only %1 rows; this is too much</source>
        <translation>le plateau n’a que %1 rangées&#xa0;; ceci est de trop</translation>
    </message>
    <message>
        <source>there must be at least one peg</source>
        <translation>il faut au moins une fiche</translation>
    </message>
    <message>
        <source>the board has %1 rows, but only %2 are given</source>
        <translation>le plateau a %1 rangées, mais seules %2 sont données</translation>
    </message>
    <message>
        <source>row %1 has %2 characters, but only %3 are given</source>
        <translation>la rangée %1 a %2 caractères, mais seuls %3 sont donnés</translation>
    </message>
    <message>
        <source>row %1 has only %2 characters; a / is expected here</source>
        <translation>la rangée %1 n’a que %2 caractères&#xa0;; il faut un / ici</translation>
    </message>
    <message>
        <source>O is a peg, . an empty hole and - no hole at all</source>
        <translation>O est une fiche, . un trou vide et - l’absence de trou</translation>
    </message>
    <message>
        <source>there is no hole here on this board: write -</source>
        <translation>ce plateau n’a pas de trou ici&#xa0;: écrivez -</translation>
    </message>
    <message>
        <source>there is a hole here on this board: write O or .</source>
        <translation>ce plateau a un trou ici&#xa0;: écrivez O ou .</translation>
    </message>
    <message>
        <source>“%1” is not a hole of this board: a hole is its row and its column, such as %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un trou de ce plateau&#xa0;: un trou s’écrit par sa rangée et sa colonne, par exemple %2</translation>
    </message>
    <message>
        <source>“%1” is not a board: there are english, european, wiegleb, asymmetric, diamond and triangle</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un plateau&#xa0;: il y a english, european, wiegleb, asymmetric, diamond et triangle</translation>
    </message>
    <message numerus="yes">
        <source>Every way was tried: %n board(s), and none of them leads to a single peg where it should be.</source>
        <translation>
            <numerusform>Tout a été essayé&#xa0;: %n position, et elle ne mène pas à une fiche seule là où il faut.</numerusform>
            <numerusform>Tout a été essayé&#xa0;: %n positions, et aucune ne mène à une fiche seule là où il faut.</numerusform>
        </translation>
    </message>
    <message>
        <source>a jump is a row, a column and one of the letters u, r, d, l, y and n, such as 31u</source>
        <translation>un saut est une rangée, une colonne et l’une des lettres u, r, d, l, y et n, par exemple 31u</translation>
    </message>
    <message>
        <source>a jump is a row, a column and one of the letters u, r, d and l, such as 24d</source>
        <translation>un saut est une rangée, une colonne et l’une des lettres u, r, d et l, par exemple 24d</translation>
    </message>
    <message>
        <source>this board has no hole %1</source>
        <translation>ce plateau n’a pas de trou %1</translation>
    </message>
    <message>
        <source>this jump is not possible here</source>
        <translation>ce saut n’est pas possible ici</translation>
    </message>
    <message>
        <source>The pegs in the tray are out of the game.</source>
        <translation>Les fiches de la rigole sont hors jeu.</translation>
    </message>
    <message>
        <source>A peg leaves the board only when another one jumps over it.</source>
        <translation>Une fiche ne quitte le plateau que si une autre saute par-dessus.</translation>
    </message>
    <message>
        <source>There is no hole: that is beside the board.</source>
        <translation>Il n’y a pas de trou&#xa0;: c’est hors du plateau.</translation>
    </message>
    <message>
        <source>The hole in row %1, column %2 is taken: a peg needs an empty one.</source>
        <translation>Le trou de la rangée %1, colonne %2 est occupé&#xa0;: il faut un trou vide.</translation>
    </message>
    <message>
        <source>There is no peg in row %1, column %2 to jump over.</source>
        <translation>Il n’y a pas de fiche à sauter à la rangée %1, colonne %2.</translation>
    </message>
    <message>
        <source>A peg jumps in a straight line over one neighbour, into the hole right behind it: row %1, column %2 is no such hole.</source>
        <translation>Une fiche saute en ligne droite par-dessus une voisine, dans le trou juste derrière&#xa0;: la rangée %1, colonne %2 n’est pas un tel trou.</translation>
    </message>
    <message>
        <source>All boards are made that the start leads to, down to half way, and all that lead to the end</source>
        <translation>On forme toutes les positions où mène le départ, jusqu’à mi-chemin, et toutes celles qui mènent à la fin</translation>
    </message>
    <message>
        <source>Where a jump leads from one half into the other, a game goes through both boards</source>
        <translation>Là où un saut mène d’une moitié dans l’autre, une partie passe par les deux positions</translation>
    </message>
    <message>
        <source>For each board of a game, the fewest pegs first: one sweep, and the fewest from where it leads</source>
        <translation>Pour chaque position d’une partie, à commencer par le moins de fiches&#xa0;: une prise, puis le minimum de là où elle mène</translation>
    </message>
    <message>
        <source>From the start on, a peg sweeps to a board with one less</source>
        <translation>À partir du départ, une fiche mène par une prise à une position qui en demande une de moins</translation>
    </message>
    <message>
        <source>… the same peg jumps on: that does not count anew</source>
        <translation>… la même fiche saute encore&#xa0;: cela ne recompte pas</translation>
    </message>
    <message>
        <source>One peg is left: no game has fewer sweeps</source>
        <translation>Il reste une fiche&#xa0;: aucune partie n’a moins de prises</translation>
    </message>
    <message>
        <source>One peg is left, and no game from here has fewer sweeps.</source>
        <translation>Il reste une fiche, et aucune partie n’a moins de prises.</translation>
    </message>
    <message>
        <source>The same peg jumps on from row %1, column %2: it is still the same sweep.</source>
        <translation>La même fiche saute encore, de la rangée %1, colonne %2&#xa0;: c’est toujours la même prise.</translation>
    </message>
    <message>
        <source>A sweep begins with the peg in row %1, column %2: it leads to a board that needs one sweep less.</source>
        <translation>Une prise commence avec la fiche de la rangée %1, colonne %2&#xa0;: elle mène à une position qui demande une prise de moins.</translation>
    </message>
    <message>
        <source>Fewest sweeps</source>
        <translation>Le moins de prises</translation>
    </message>
    <message>
        <source>One peg is left, where it should be.</source>
        <translation>Il reste une fiche, là où il faut.</translation>
    </message>
    <message>
        <source>Whichever way the pegs jump on from here, more than one of them stays.</source>
        <translation>Quels que soient les sauts à partir d’ici, il restera plus d’une fiche.</translation>
    </message>
    <message numerus="yes">
        <source>A single peg can still be left, by %n more jump(s).</source>
        <translation>
            <numerusform>On peut encore ne laisser qu’une fiche, en %n saut.</numerusform>
            <numerusform>On peut encore ne laisser qu’une fiche, en %n sauts.</numerusform>
        </translation>
    </message>
    <message>
        <source>No way to a single peg has been found, nor a proof that there is none.</source>
        <translation>On n’a trouvé ni moyen de ne laisser qu’une fiche, ni preuve qu’il n’y en a pas.</translation>
    </message>
    <message numerus="yes">
        <source>The peg in row %1, column %2 jumps; %n more jump(s) after it can leave a single peg.</source>
        <translation>
            <numerusform>La fiche de la rangée %1, colonne %2 saute&#xa0;; %n saut de plus peut ne laisser qu’une fiche.</numerusform>
            <numerusform>La fiche de la rangée %1, colonne %2 saute&#xa0;; %n sauts de plus peuvent ne laisser qu’une fiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>This peg cannot jump: it has no neighbour with an empty hole right behind.</source>
        <translation>Cette fiche ne peut pas sauter&#xa0;: aucune voisine n’a de trou vide juste derrière elle.</translation>
    </message>
    <message>
        <source>The last peg stays: there must be at least one.</source>
        <translation>La dernière fiche reste&#xa0;: il en faut au moins une.</translation>
    </message>
    <message>
        <source>All boards are made that a jump of the peg in row %1, column %2 leads to, now and further on.</source>
        <translation>On forme toutes les positions où mène un saut de la fiche de la rangée %1, colonne %2, tout de suite et plus loin.</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 has been jumped over: it leaves the board.</source>
        <translation>La fiche de la rangée %1, colonne %2 a été sautée&#xa0;: elle quitte le plateau.</translation>
    </message>
    <message>
        <source>Give the holes three colours in turn along the diagonals: on them stand %1, %2 and %3 pegs. Every jump changes each of these numbers by one, so that all three stay even together and odd together. A single peg would make them 1, 0 and 0: it can never be reached.</source>
        <translation>Coloriez les trous de trois couleurs à tour de rôle le long des diagonales&#xa0;: elles portent %1, %2 et %3 fiches. Chaque saut change chacun de ces nombres de un&#xa0;: ils restent tous trois pairs ou tous trois impairs ensemble. Une fiche seule donnerait 1, 0 et 0&#xa0;: on n’y arrivera jamais.</translation>
    </message>
    <message>
        <source>Count the pegs in three colours in turn along the diagonals: jumps never change which of the three numbers is odd among even ones, or even among odd ones. From here a last peg can end in few holes only, and in none of those wanted.</source>
        <translation>Comptez les fiches par trois couleurs prises à tour de rôle le long des diagonales&#xa0;: aucun saut ne change lequel des trois nombres est impair parmi des pairs, ou pair parmi des impairs. D’ici, une dernière fiche ne peut finir que dans peu de trous, et dans aucun de ceux qui sont voulus.</translation>
    </message>
    <message>
        <source>the classic one</source>
        <translation>le trou classique</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>n’importe où</translation>
    </message>
    <message>
        <source>Finds a game in which the fewest pegs take turns: 18 from the middle to the middle of the English board. There is little to watch before it is done. It takes some 100 MB of memory there, and up to 650 MB elsewhere.</source>
        <translation>Trouve une partie où l’on change de fiche le moins possible : 18 prises du centre au centre du plateau anglais. Il n’y a guère à voir avant la fin. Cela prend quelque 100 Mo de mémoire, et jusqu’à 650 Mo ailleurs.</translation>
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
        <source>The gap tries every way</source>
        <translation>La case vide essaie chaque direction</translation>
    </message>
    <message>
        <source>… not the one that takes the last move back</source>
        <translation>… pas celle qui déferait le dernier coup</translation>
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
    <message>
        <source>The bound is the least number of moves that pattern tables allow; without them, the distances of all tiles and two moves for each conflict</source>
        <translation>La borne est le plus petit nombre de coups que permettent des tables de motifs&#xa0;; sans elles, les distances de toutes les tuiles, plus deux coups par conflit</translation>
    </message>
    <message>
        <source>… nor one that ends a way round: another one leads to the same board as soon</source>
        <translation>… ni celle qui achève un détour&#xa0;: une autre suite mène aussi vite à la même position</translation>
    </message>
    <message>
        <source>… nor one where moves made and moves needed would exceed the bound</source>
        <translation>… ni celle où les coups joués et les coups nécessaires dépasseraient la borne</translation>
    </message>
    <message>
        <source>More than 16 cells: before all this a good way is found, level by level</source>
        <translation>Plus de 16 cases&#xa0;: avant tout cela, un bon chemin est trouvé, niveau par niveau</translation>
    </message>
    <message>
        <source>After a move of tile %1 at least %2 more are needed, the pattern tables say: beyond the bound by %3.</source>
        <translation>Après un coup de la tuile %1, il en faut encore au moins %2, disent les tables de motifs&#xa0;: %3 de trop pour la borne.</translation>
    </message>
    <message>
        <source>Tile %1 goes back: another way is shown from here.</source>
        <translation>La tuile %1 revient&#xa0;: un autre chemin est montré à partir d’ici.</translation>
    </message>
    <message>
        <source>Tile %1 goes, on the way to the board that looks nearest now.</source>
        <translation>La tuile %1 bouge, en route vers le plateau qui semble maintenant le plus proche.</translation>
    </message>
    <message>
        <source>With a move of tile %1 the gap would have gone round in vain: another way leads to the same board as soon, and that one is tried.</source>
        <translation>Avec un coup de la tuile %1, la case vide aurait tourné pour rien&#xa0;: un autre chemin mène aussi vite à la même position, et c’est lui qu’on essaie.</translation>
    </message>
    <message>
        <source>Finds a way that no other beats, by searching deeper and deeper: at once up to 4×4, in minutes or hours on 5×4 and 5×5, hardly ever beyond. Its tables take up to 110 MB on 8×2 and 190 MB on 5×5.</source>
        <translation>Trouve un chemin qu’aucun autre ne bat, en cherchant de plus en plus profond&#xa0;: aussitôt jusqu’à 4×4, en minutes ou en heures sur 5×4 et 5×5, presque jamais au-delà. Ses tables prennent jusqu’à 110&#xa0;Mo sur 8×2 et 190&#xa0;Mo sur 5×5.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours de recherche</translation>
    </message>
    <message>
        <source>Each takes about four times as long as the one before, and finds shorter ways</source>
        <translation>Chacun dure environ quatre fois plus que le précédent et trouve des chemins plus courts</translation>
    </message>
    <message>
        <source>More than 9 cells: the outer rows and columns are filled like stairs from the upper left, the tile that the gap reaches soonest first; the gap goes where the other tiles come nearer too</source>
        <translation>Plus de 9 cases&#xa0;: les lignes et les colonnes extérieures se remplissent en escalier à partir du coin supérieur gauche, d’abord la tuile que la case vide atteint le plus tôt&#xa0;; la case vide passe là où les autres tuiles se rapprochent aussi</translation>
    </message>
    <message>
        <source>… the last two tiles of a row or column go in together, by the shortest way</source>
        <translation>… les deux dernières tuiles d’une ligne ou d’une colonne entrent ensemble, par le plus court chemin</translation>
    </message>
    <message>
        <source>Piece by piece the way is searched again for a shorter one between the same two boards</source>
        <translation>Morceau par morceau, on cherche de nouveau un chemin plus court entre les mêmes deux plateaux</translation>
    </message>
    <message>
        <source>Tile %1 goes on towards its cell.</source>
        <translation>La tuile %1 avance vers sa case.</translation>
    </message>
    <message>
        <source>Tile %1 makes way: the gap is on its way to tile %2, which goes home next.</source>
        <translation>La tuile %1 laisse passer&#xa0;: la case vide va chercher la tuile %2, qui rentre chez elle ensuite.</translation>
    </message>
    <message>
        <source>Tile %1 goes: tile %2 and the one after it go home together.</source>
        <translation>La tuile %1 bouge&#xa0;: la tuile %2 et la suivante rentrent ensemble.</translation>
    </message>
    <message>
        <source>Tile %1 goes, as the shortest way found so far wants it.</source>
        <translation>La tuile %1 bouge, comme le veut le plus court chemin trouvé jusqu’ici.</translation>
    </message>
    <message>
        <source>All tiles are in order, by the shortest way found.</source>
        <translation>Toutes les tuiles sont en ordre, par le plus court chemin trouvé.</translation>
    </message>
    <message>
        <source>Short way, soon</source>
        <translation>Un chemin court, vite</translation>
    </message>
    <message>
        <source>Finds a good way at once on boards of any size, and then better ones; up to 5×5 mostly within some per cent of the shortest. In its last rounds it takes up to 190 MB.</source>
        <translation>Trouve aussitôt un bon chemin, quelle que soit la taille du plateau, puis de meilleurs&#xa0;; jusqu’à 5×5, le plus souvent à quelques pour cent du plus court. Ses derniers tours prennent jusqu’à 190&#xa0;Mo.</translation>
    </message>
    <message>
        <source>The rest, or up to 36 cells the whole: level by level all moves are tried, and the boards that look nearest to the pattern tables and by powers of the distances go on; in each round four times as many</source>
        <translation>Le reste, ou le tout jusqu’à 36 cases&#xa0;: niveau par niveau, tous les coups sont essayés, et les plateaux qui semblent les plus proches, d’après les tables de motifs et des puissances des distances, continuent&#xa0;; à chaque tour quatre fois plus</translation>
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
    <name>tilings</name>
    <message numerus="yes">
        <source>All pieces are to be used, and those left cover %n cell(s) in all; but %1 are empty.</source>
        <translation>
            <numerusform>Toutes les pièces doivent servir, et celles qui restent couvrent %n case en tout&#xa0;; mais %1 sont vides.</numerusform>
            <numerusform>Toutes les pièces doivent servir, et celles qui restent couvrent %n cases en tout&#xa0;; mais %1 sont vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried: the pieces, each used once and turned over at will, cannot cover the board.</source>
        <translation>Tout a été essayé&#xa0;: les pièces, chacune une seule fois et retournée à volonté, ne peuvent pas couvrir le plateau.</translation>
    </message>
    <message>
        <source>Everything was tried: the pieces, each used once and %1 never turned over, cannot cover the board.</source>
        <translation>Tout a été essayé&#xa0;: les pièces, chacune une seule fois et %1 jamais retournée, ne peuvent pas couvrir le plateau.</translation>
    </message>
    <message>
        <source>All solutions of a symmetrical board: one piece first, where it has no image before</source>
        <translation>Toutes les solutions d’un plateau symétrique&#xa0;: une pièce d’abord, là où elle n’a pas d’image déjà vue</translation>
    </message>
    <message>
        <source>The first empty cell, along the short side, is the next to be covered</source>
        <translation>La première case vide, le long du petit côté, est la prochaine à couvrir</translation>
    </message>
    <message>
        <source>… not by a piece that leaves cells no piece can reach</source>
        <translation>… pas par une pièce qui laisse des cases qu’aucune pièce n’atteint</translation>
    </message>
    <message>
        <source>… else by every piece in turn; and the search goes on with the next cell</source>
        <translation>… sinon par chaque pièce tour à tour&#xa0;; et la recherche continue avec la case suivante</translation>
    </message>
    <message>
        <source>No piece left for the cell: the last one is taken up</source>
        <translation>Plus de pièce pour la case&#xa0;: la dernière est reprise</translation>
    </message>
    <message>
        <source>A solution turned or reflected is a solution too</source>
        <translation>Une solution tournée ou réfléchie est aussi une solution</translation>
    </message>
    <message>
        <source>Cell by cell</source>
        <translation>Case par case</translation>
    </message>
    <message>
        <source>Covers the first empty cell with every piece that fits, along the short side: the fastest on rectangles.</source>
        <translation>Couvre la première case vide avec chaque pièce qui convient, le long du petit côté&#xa0;: le plus rapide sur les rectangles.</translation>
    </message>
    <message>
        <source>Cells looked at</source>
        <translation>Cases examinées</translation>
    </message>
    <message>
        <source>Piece %1 would leave cells that no piece left can reach.</source>
        <translation>La pièce %1 laisserait des cases qu’aucune pièce restante n’atteint.</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the first empty cell: piece %3 fits there.</source>
        <translation>La première case vide est rangée %1, colonne %2&#xa0;: la pièce %3 y convient.</translation>
    </message>
    <message>
        <source>Coloured like a chequerboard, %1 of the empty cells are dark and %2 light. How many more of one colour the pieces left can cover: %3.</source>
        <translation>Les cases vides coloriées en damier, %1 sont foncées et %2 claires. L’écart entre les deux couleurs que les pièces restantes peuvent couvrir&#xa0;: %3.</translation>
    </message>
    <message>
        <source>With every second row dark, %1 of the empty cells are dark and %2 light. How many more of one colour the pieces left can cover: %3.</source>
        <translation>Une rangée sur deux foncée, %1 cases vides sont foncées et %2 claires. L’écart entre les deux couleurs que les pièces restantes peuvent couvrir&#xa0;: %3.</translation>
    </message>
    <message>
        <source>With every second column dark, %1 of the empty cells are dark and %2 light. How many more of one colour the pieces left can cover: %3.</source>
        <translation>Une colonne sur deux foncée, %1 cases vides sont foncées et %2 claires. L’écart entre les deux couleurs que les pièces restantes peuvent couvrir&#xa0;: %3.</translation>
    </message>
    <message>
        <source>For each empty cell and each piece left, the ways are counted; the fewest decide</source>
        <translation>Pour chaque case vide et chaque pièce restante, on compte les façons&#xa0;; le plus petit nombre décide</translation>
    </message>
    <message>
        <source>… not a way that leaves another cell or piece without any</source>
        <translation>… pas une façon qui laisse une autre case ou pièce sans aucune</translation>
    </message>
    <message>
        <source>… else one after the other, and the search goes on</source>
        <translation>… sinon l’une après l’autre, et la recherche continue</translation>
    </message>
    <message>
        <source>No way left: the last piece is taken up</source>
        <translation>Plus aucune façon&#xa0;: la dernière pièce est reprise</translation>
    </message>
    <message>
        <source>Exact cover</source>
        <translation>Couverture exacte</translation>
    </message>
    <message>
        <source>Always covers next what has the fewest ways left, be it a cell or a piece: few tries, and the best on boards with closed cells.</source>
        <translation>Couvre toujours d’abord ce qui a le moins de façons, case ou pièce&#xa0;: peu d’essais, et le meilleur choix sur les plateaux à cases fermées.</translation>
    </message>
    <message>
        <source>Ways tried</source>
        <translation>Façons essayées</translation>
    </message>
    <message>
        <source>With piece %1 here, piece %2 would find no place any more.</source>
        <translation>Avec la pièce %1 ici, la pièce %2 ne trouverait plus de place.</translation>
    </message>
    <message>
        <source>With piece %1 here, no piece left could cover row %2, column %3.</source>
        <translation>Avec la pièce %1 ici, aucune pièce restante ne pourrait couvrir la case rangée %2, colonne %3.</translation>
    </message>
    <message numerus="yes">
        <source>Piece %1 has %n place(s) left, fewer than anything else; this is one.</source>
        <translation>
            <numerusform>La pièce %1 n’a plus que %n place, moins que tout le reste&#xa0;; la voici.</numerusform>
            <numerusform>La pièce %1 n’a plus que %n places, moins que tout le reste&#xa0;; en voici une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 can be covered in %n way(s), fewer than anything else; this is piece %3.</source>
        <translation>
            <numerusform>La case rangée %1, colonne %2 ne peut être couverte que de %n façon, moins que tout le reste&#xa0;; voici la pièce %3.</numerusform>
            <numerusform>La case rangée %1, colonne %2 peut être couverte de %n façons, moins que tout le reste&#xa0;; voici la pièce %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s), and no piece is left.</source>
        <translation>
            <numerusform>Un trou de %n case, et il ne reste aucune pièce.</numerusform>
            <numerusform>Un trou de %n cases, et il ne reste aucune pièce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): too small for any piece that is left.</source>
        <translation>
            <numerusform>Un trou de %n case&#xa0;: trop petit pour les pièces qui restent.</numerusform>
            <numerusform>Un trou de %n cases&#xa0;: trop petit pour les pièces qui restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): not a multiple of %1.</source>
        <translation>
            <numerusform>Un trou de %n case&#xa0;: pas un multiple de %1.</numerusform>
            <numerusform>Un trou de %n cases&#xa0;: pas un multiple de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): no multiple of %1, and too few monominoes for the rest.</source>
        <translation>
            <numerusform>Un trou de %n case&#xa0;: pas un multiple de %1, et trop peu de monominos pour le reste.</numerusform>
            <numerusform>Un trou de %n cases&#xa0;: pas un multiple de %1, et trop peu de monominos pour le reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s): the pieces left have no sizes that add up to it.</source>
        <translation>
            <numerusform>Un trou de %n case&#xa0;: les tailles des pièces restantes ne font pas cette somme.</numerusform>
            <numerusform>Un trou de %n cases&#xa0;: les tailles des pièces restantes ne font pas cette somme.</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to lay the pieces left were tried: none covers the board.</source>
        <translation>Toutes les façons de poser les pièces restantes ont été essayées&#xa0;: aucune ne couvre le plateau.</translation>
    </message>
    <message>
        <source>As piece %1 lies, there is no solution; without it there is.</source>
        <translation>Telle que la pièce %1 est posée, il n’y a pas de solution&#xa0;; sans elle, il y en a une.</translation>
    </message>
    <message>
        <source>The pieces left can cover the empty cells.</source>
        <translation>Les pièces restantes peuvent couvrir les cases vides.</translation>
    </message>
    <message>
        <source>A short search found neither a solution nor that there is none.</source>
        <translation>Une courte recherche n’a trouvé ni solution, ni qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>tetrominoes, pentominoes, or a letter for each piece: m, IOTSL, FILNPTUVWXYZ; L*4 are four, I5 is the pentomino, i the tetromino</source>
        <translation>tetrominoes, pentominoes, ou une lettre par pièce&#xa0;: m, IOTSL, FILNPTUVWXYZ&#xa0;; L*4 en fait quatre, I5 est le pentomino, i le tétromino</translation>
    </message>
    <message>
        <source>Never turned over</source>
        <translation>Jamais retournées</translation>
    </message>
    <message>
        <source>The letters of the pieces that lie as their letters are drawn and may only be turned</source>
        <translation>Les lettres des pièces qui restent comme leur lettre est dessinée et ne peuvent que tourner</translation>
    </message>
    <message>
        <source>Closed cells</source>
        <translation>Cases fermées</translation>
    </message>
    <message>
        <source>Row and column of a cell, 1.8, or of two corners of a rectangle, 4.4-5.5; + between several. Edit mode paints them.</source>
        <translation>Rangée et colonne d’une case, 1.8, ou de deux coins d’un rectangle, 4.4-5.5&#xa0;; + entre plusieurs. Le mode Édition les peint.</translation>
    </message>
    <message>
        <source>Vinrich&apos;s puzzle: tetrominoes and monomino, 3×7</source>
        <translation>Le casse-tête de Vinrich&#xa0;: tétrominos et monomino, 3×7</translation>
    </message>
    <message>
        <source>Pentominoes, 3×20</source>
        <translation>Pentominos, 3×20</translation>
    </message>
    <message>
        <source>Pentominoes, 4×15</source>
        <translation>Pentominos, 4×15</translation>
    </message>
    <message>
        <source>Pentominoes, 5×12</source>
        <translation>Pentominos, 5×12</translation>
    </message>
    <message>
        <source>Pentominoes, 6×10</source>
        <translation>Pentominos, 6×10</translation>
    </message>
    <message>
        <source>Pentominoes, 8×8 without its centre</source>
        <translation>Pentominos, 8×8 sans son centre</translation>
    </message>
    <message>
        <source>Pentominoes, 8×8 without its corners</source>
        <translation>Pentominos, 8×8 sans ses coins</translation>
    </message>
    <message>
        <source>Ten pentominoes Y, 5×10</source>
        <translation>Dix pentominos Y, 5×10</translation>
    </message>
    <message>
        <source>The five tetrominoes, 4×5: why not?</source>
        <translation>Les cinq tétrominos, 4×5&#xa0;: pourquoi pas&#xa0;?</translation>
    </message>
    <message>
        <source>A polyomino is made of equal squares, side by side: one is a monomino, four a tetromino, five a pentomino. There are five tetrominoes and twelve pentominoes, called by the letters that they look like.

The pieces beside the board are to cover it, without overlaps, and all of them are to be used. They may be turned, and turned over, unless the board says which never are. Closed cells stay free.

Where a piece would overlap another or leave a hole that the pieces left cannot fill, because of its size, it is refused, and the board shows why. A solution turned or reflected is an image of the same: with Vinrich&apos;s puzzle there are 52 solutions, 13 without images.</source>
        <translation>Un polyomino est fait de carrés égaux, côte à côte&#xa0;: un seul fait un monomino, quatre un tétromino, cinq un pentomino. Il y a cinq tétrominos et douze pentominos, nommés d’après les lettres auxquelles ils ressemblent.

Les pièces à côté du plateau doivent le couvrir, sans chevauchement, et toutes doivent servir. On peut les tourner, et les retourner, sauf celles que le plateau interdit de retourner. Les cases fermées restent libres.

Là où une pièce en chevaucherait une autre ou laisserait un trou que les pièces restantes ne peuvent pas combler à cause de sa taille, elle est refusée, et le plateau montre pourquoi. Une solution tournée ou réfléchie est une image de la même&#xa0;: le casse-tête de Vinrich a 52 solutions, 13 sans les images.</translation>
    </message>
    <message>
        <source>Tilings</source>
        <translation>Pavages</translation>
    </message>
    <message>
        <source>Cover the board with tetrominoes or pentominoes, without gaps or overlaps.</source>
        <translation>Couvrez le plateau de tétrominos ou de pentominos, sans trous ni chevauchements.</translation>
    </message>
    <message>
        <source>Piece %1 lies beside the board already.</source>
        <translation>La pièce %1 est déjà à côté du plateau.</translation>
    </message>
    <message>
        <source>Piece %1 may not be turned over on this board.</source>
        <translation>La pièce %1 ne peut pas être retournée sur ce plateau.</translation>
    </message>
    <message>
        <source>Here piece %1 would reach beyond the board.</source>
        <translation>Ici, la pièce %1 sortirait du plateau.</translation>
    </message>
    <message>
        <source>Here piece %1 would cover a closed cell.</source>
        <translation>Ici, la pièce %1 couvrirait une case fermée.</translation>
    </message>
    <message>
        <source>Here piece %1 would overlap %2.</source>
        <translation>Ici, la pièce %1 chevaucherait %2.</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, but the board has %3 columns</source>
        <translation>la rangée %1 a %2 cases, mais le plateau a %3 colonnes</translation>
    </message>
    <message>
        <source>“%1” is not the letter of a piece of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est la lettre d’aucune pièce de ce plateau</translation>
    </message>
    <message>
        <source>the board has only %1 rows; this is too much</source>
        <translation>le plateau n’a que %1 rangées&#xa0;; ceci est de trop</translation>
    </message>
    <message>
        <source>the board has %1 rows, but these are only %2</source>
        <translation>le plateau a %1 rangées, mais il n’y en a ici que %2</translation>
    </message>
    <message>
        <source>this cell is closed on this board</source>
        <translation>cette case est fermée sur ce plateau</translation>
    </message>
    <message>
        <source>this cell is not closed on this board</source>
        <translation>cette case n’est pas fermée sur ce plateau</translation>
    </message>
    <message>
        <source>where one piece %1 ends and the next begins cannot be told; write &apos; behind all letters of a piece</source>
        <translation>on ne peut pas savoir où finit une pièce %1 et où commence la suivante&#xa0;; écrivez &apos; derrière toutes les lettres d’une pièce</translation>
    </message>
    <message>
        <source>these cells are not a piece %1, or one turned over</source>
        <translation>ces cases ne sont pas une pièce %1, même retournée</translation>
    </message>
    <message>
        <source>these cells are not a piece %1</source>
        <translation>ces cases ne sont pas une pièce %1</translation>
    </message>
    <message>
        <source>there are more pieces %1 than the board has</source>
        <translation>il y a plus de pièces %1 que le plateau n’en a</translation>
    </message>
    <message>
        <source>Piece %1 finds no place on this board.</source>
        <translation>La pièce %1 ne trouve aucune place sur ce plateau.</translation>
    </message>
    <message>
        <source>Each piece for itself, overlaps allowed, they can be laid in %1 ways.</source>
        <translation>Si les pièces pouvaient se chevaucher, il y aurait %1 façons de les poser.</translation>
    </message>
    <message>
        <source>“%1” is not a piece of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une pièce de ce plateau</translation>
    </message>
    <message>
        <source>a place such as @2,3/1 or @- is expected here</source>
        <translation>une place comme @2,3/1 ou @- est attendue ici</translation>
    </message>
    <message>
        <source>the piece is there already</source>
        <translation>la pièce y est déjà</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation>«&#xa0;%1&#xa0;» est donné deux fois</translation>
    </message>
    <message>
        <source>a cell of the board such as 4.5, row and column, is expected here</source>
        <translation>une case du plateau comme 4.5, rangée et colonne, est attendue ici</translation>
    </message>
    <message>
        <source>which pieces? One of tetrominoes, pentominoes and pieces= is needed</source>
        <translation>quelles pièces&#xa0;? Il faut tetrominoes, pentominoes ou pieces=</translation>
    </message>
    <message>
        <source>every cell of this board is closed</source>
        <translation>toutes les cases de ce plateau sont fermées</translation>
    </message>
    <message>
        <source>at least one piece is needed</source>
        <translation>il faut au moins une pièce</translation>
    </message>
    <message>
        <source>“%1” is not a piece: they are called %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une pièce&#xa0;: elles s’appellent %2</translation>
    </message>
    <message>
        <source>behind “*” a number of pieces from 1 to %1 is expected</source>
        <translation>derrière «&#xa0;*&#xa0;», un nombre de pièces de 1 à %1 est attendu</translation>
    </message>
    <message>
        <source>a board has at most %1 pieces</source>
        <translation>un plateau a au plus %1 pièces</translation>
    </message>
    <message>
        <source>All ways on from here are tried: piece %1 is taken up.</source>
        <translation>Tout ce qui suit d’ici est essayé&#xa0;: la pièce %1 est reprise.</translation>
    </message>
    <message>
        <source>Piece %1 comes first, where none of its places before is an image of this one: what is found with it here stands for the images too.</source>
        <translation>La pièce %1 vient d’abord, là où aucune de ses places précédentes n’est une image de celle-ci&#xa0;: ce qu’on trouve avec elle ici vaut aussi pour les images.</translation>
    </message>
    <message>
        <source>On the way to an image of the solution, turned or reflected: piece %1.</source>
        <translation>En route vers une image de la solution, tournée ou réfléchie&#xa0;: la pièce %1.</translation>
    </message>
    <message>
        <source>Every cell is covered, and every piece is used.</source>
        <translation>Chaque case est couverte, et chaque pièce sert.</translation>
    </message>
    <message>
        <source>Piece %1 lies there already.</source>
        <translation>La pièce %1 est déjà là.</translation>
    </message>
    <message>
        <source>Order of the pieces</source>
        <translation>Ordre des pièces</translation>
    </message>
    <message>
        <source>The letters of the pieces, the one to be laid first in front; those left out come last. The tries depend on it.</source>
        <translation>Les lettres des pièces, la première à poser en tête&#xa0;; celles qui manquent viennent à la fin. Les essais en dépendent.</translation>
    </message>
    <message>
        <source>The board is cleared; a monomino that lies on it stays</source>
        <translation>Le plateau est vidé&#xa0;; un monomino posé y reste</translation>
    </message>
    <message>
        <source>The next piece of the order, in every turn on every cell: where it fits is a try</source>
        <translation>La pièce suivante de l’ordre, dans chaque sens sur chaque case&#xa0;: où elle convient, c’est un essai</translation>
    </message>
    <message>
        <source>The empty regions are measured</source>
        <translation>Les régions vides sont mesurées</translation>
    </message>
    <message>
        <source>… one with an area that the pieces left cannot make up: another place</source>
        <translation>… l’une a une aire que les pièces restantes ne peuvent faire&#xa0;: une autre place</translation>
    </message>
    <message>
        <source>All laid: the monomino goes into the last hole</source>
        <translation>Tout est posé&#xa0;: le monomino va dans le dernier trou</translation>
    </message>
    <message>
        <source>No place left: back to the piece before, which goes elsewhere</source>
        <translation>Plus de place&#xa0;: en arrière, à la pièce d’avant, qui va ailleurs</translation>
    </message>
    <message>
        <source>“%1” in the order is not the letter of a piece of this board.</source>
        <translation>«&#xa0;%1&#xa0;» dans l’ordre n’est la lettre d’aucune pièce de ce plateau.</translation>
    </message>
    <message>
        <source>Piece %1 is taken up: the method begins with an empty board.</source>
        <translation>La pièce %1 est reprise&#xa0;: la méthode commence avec un plateau vide.</translation>
    </message>
    <message>
        <source>The monomino goes into the last hole.</source>
        <translation>Le monomino va dans le dernier trou.</translation>
    </message>
    <message>
        <source>Piece %1 has nowhere to lead: it goes elsewhere, or the one before does.</source>
        <translation>La pièce %1 ne mène nulle part&#xa0;: elle va ailleurs, ou celle d’avant.</translation>
    </message>
    <message>
        <source>Piece %1 fits, and the pieces left can make up the areas of all regions: forward.</source>
        <translation>La pièce %1 convient, et les pièces restantes peuvent faire les aires de toutes les régions&#xa0;: en avant.</translation>
    </message>
    <message>
        <source>Piece %1 fits, and the areas of the regions are multiples of %2, with a rest for monominoes: forward.</source>
        <translation>La pièce %1 convient, et les aires des régions sont des multiples de %2, avec un reste pour des monominos&#xa0;: en avant.</translation>
    </message>
    <message>
        <source>Piece %1 fits, and the areas of the regions are multiples of %2: forward.</source>
        <translation>La pièce %1 convient, et les aires des régions sont des multiples de %2&#xa0;: en avant.</translation>
    </message>
    <message>
        <source>Vinrich&apos;s method</source>
        <translation>Méthode de Vinrich</translation>
    </message>
    <message>
        <source>Lays the pieces in a given order, forward and back, and measures the empty regions after each. The tries depend on the order: 652 as the pieces are listed, 650 to 3,776 in others, for all 52 solutions of 3×7. The 2,280 of the document cannot be had again, since its order is lost.</source>
        <translation>Pose les pièces dans un ordre donné, en avant et en arrière, et mesure les régions vides après chacune. Les essais dépendent de l’ordre&#xa0;: 652 dans celui de la liste, de 650 à 3&#x202f;776 dans d’autres, pour les 52 solutions de 3×7. Les 2&#x202f;280 du document ne peuvent être retrouvés, son ordre étant perdu.</translation>
    </message>
    <message>
        <source>One cell at least must stay open.</source>
        <translation>Une case au moins doit rester ouverte.</translation>
    </message>
    <message>
        <source>Dudeney&apos;s chessboard: pentominoes and a square, 8×8</source>
        <translation>L’échiquier de Dudeney&#xa0;: pentominos et un carré, 8×8</translation>
    </message>
    <message>
        <source>Two of each tetromino, S and L never turned over, 4×10</source>
        <translation>Deux de chaque tétromino, S et L jamais retournés, 4×10</translation>
    </message>
    <message>
        <source>… all can be made up: forward, to the next piece</source>
        <translation>… toutes peuvent être remplies&#xa0;: en avant, à la pièce suivante</translation>
    </message>
    <message>
        <source>His count of tries</source>
        <translation>Essais à sa façon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>as they are listed</source>
        <translation>comme elles sont énumérées</translation>
    </message>
    <message>
        <source>… nor by one that leaves the same cells and pieces as were tried in vain before</source>
        <translation>… ni par une pièce qui laisse les mêmes cases et les mêmes pièces que celles déjà essayées en vain</translation>
    </message>
    <message>
        <source>Piece %1 would leave the same empty cells and the same pieces as before, and those have no solution.</source>
        <translation>La pièce %1 laisserait les mêmes cases vides et les mêmes pièces qu’auparavant, et celles-ci n’ont pas de solution.</translation>
    </message>
    <message>
        <source>In the solution piece %1 lies here.</source>
        <translation>Dans la solution, la pièce %1 est ici.</translation>
    </message>
</context>
<context>
    <name>tours</name>
    <message>
        <source>falling sense ╲</source>
        <translation>sens descendant ╲</translation>
    </message>
    <message>
        <source>rising sense ╱</source>
        <translation>sens montant ╱</translation>
    </message>
    <message>
        <source>%1 has been used in the %2 already, between the numbers %3 and %4.</source>
        <translation>%1 a déjà servi dans le %2, entre les numéros %3 et %4.</translation>
    </message>
    <message>
        <source>The bishop stands on %1 already.</source>
        <translation>Le fou est déjà sur %1.</translation>
    </message>
    <message>
        <source>%1 has the other colour: the bishop never leaves its own.</source>
        <translation>%1 est de l’autre couleur&#xa0;: le fou ne quitte jamais la sienne.</translation>
    </message>
    <message>
        <source>The bishop goes one square at a time, and %1 does not touch %2.</source>
        <translation>Le fou avance d’une case à la fois, et %1 ne touche pas %2.</translation>
    </message>
    <message>
        <source>Both sides are odd, so that all four corners have one colour. A corner touches a single square: the bishop cannot leave it again. A tour can begin in one corner and end in another; the others it cannot visit.</source>
        <translation>Les deux côtés sont impairs, de sorte que les quatre coins ont la même couleur. Un coin ne touche qu’une case&#xa0;: le fou ne peut plus le quitter. Un parcours peut commencer dans un coin et finir dans un autre&#xa0;; il ne peut visiter les autres.</translation>
    </message>
    <message>
        <source>The corners %1 and %2 have the colour of %3. A corner touches a single square: the bishop cannot leave it again, and the tour would have to end in both.</source>
        <translation>Les coins %1 et %2 ont la couleur de %3. Un coin ne touche qu’une case&#xa0;: le fou ne peut plus le quitter, et le parcours devrait finir dans les deux.</translation>
    </message>
    <message>
        <source>A square on the border is come to by one of its two ways and left by the other. With a side of four, every square has such ways or lies between them: the bishop can turn nowhere else, and straight on it ends in a corner after %1 of %2 squares.</source>
        <translation>Sur une case du bord, on arrive par l’un de ses deux chemins et l’on part par l’autre. Avec un côté de quatre, chaque case a de tels chemins ou se trouve entre eux&#xa0;: le fou ne peut tourner nulle part ailleurs, et tout droit il finit dans un coin après %1 des %2 cases.</translation>
    </message>
    <message>
        <source>On a board of 6 by 6 squares no tour begins in a corner: all ways have been tried.</source>
        <translation>Sur un plateau de 6 cases sur 6, aucun parcours ne commence dans un coin&#xa0;: tout a été essayé.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>The first square, such as c5; left empty, the corner at the top left.</source>
        <translation>La première case, comme c5&#xa0;; laissée vide, le coin en haut à gauche.</translation>
    </message>
    <message>
        <source>The usual board, 8×8</source>
        <translation>L’échiquier habituel, 8×8</translation>
    </message>
    <message>
        <source>A single tour, 4×6</source>
        <translation>Un seul parcours, 4×6</translation>
    </message>
    <message>
        <source>Eight tours, 6×8</source>
        <translation>Huit parcours, 6×8</translation>
    </message>
    <message>
        <source>644 tours, 8×10</source>
        <translation>644 parcours, 8×10</translation>
    </message>
    <message>
        <source>Odd sides: no tour, 5×5</source>
        <translation>Côtés impairs&#xa0;: aucun parcours, 5×5</translation>
    </message>
    <message>
        <source>No tour either, 6×6</source>
        <translation>Aucun parcours non plus, 6×6</translation>
    </message>
    <message>
        <source>12×12</source>
        <translation>12×12</translation>
    </message>
    <message>
        <source>40×40</source>
        <translation>40×40</translation>
    </message>
    <message>
        <source>Bishop’s tour</source>
        <translation>Parcours du fou</translation>
    </message>
    <message>
        <source>Visit all squares of a colour, each at most once in either diagonal sense.</source>
        <translation>Visitez toutes les cases d’une couleur, chacune au plus une fois dans chaque sens diagonal.</translation>
    </message>
    <message>
        <source>From where the bishop stands, the diagonal steps whose sense is free:</source>
        <translation>De là où est le fou, les pas en diagonale dont le sens est libre&#xa0;:</translation>
    </message>
    <message>
        <source>… not into the corner without way out, as long as other squares are left</source>
        <translation>… pas dans le coin sans issue, tant que d’autres cases restent</translation>
    </message>
    <message>
        <source>… nor if a square would be left with fewer than two squares to come from and go to</source>
        <translation>… ni si une case gardait moins de deux cases pour y venir et en repartir</translation>
    </message>
    <message>
        <source>… else there, and all begins again</source>
        <translation>… sinon là, et tout recommence</translation>
    </message>
    <message>
        <source>All steps are tried: one back</source>
        <translation>Tous les pas sont essayés&#xa0;: un en arrière</translation>
    </message>
    <message>
        <source>All squares of the colour are visited: a tour</source>
        <translation>Toutes les cases de la couleur sont visitées&#xa0;: un parcours</translation>
    </message>
    <message>
        <source>Dead ends foreseen</source>
        <translation>Impasses prévues</translation>
    </message>
    <message>
        <source>Keeps the last corner for the end and goes back as soon as a square could not be visited any more: all tours of the usual board at once.</source>
        <translation>Garde le dernier coin pour la fin et revient dès qu’une case ne pourrait plus être visitée&#xa0;: tous les parcours de l’échiquier habituel d’un coup.</translation>
    </message>
    <message>
        <source>Steps tried</source>
        <translation>Pas essayés</translation>
    </message>
    <message>
        <source>%1 is a corner: no way leads out of it, so that it must be the last square, and others are not visited yet.</source>
        <translation>%1 est un coin&#xa0;: aucun chemin n’en sort, il doit donc être la dernière case, et d’autres ne sont pas encore visitées.</translation>
    </message>
    <message>
        <source>Straight on from %1 to %2, in the %3: number %4.</source>
        <translation>Tout droit de %1 à %2, dans le %3&#xa0;: numéro %4.</translation>
    </message>
    <message>
        <source>Off the border at %1 to %2, in the %3: number %4.</source>
        <translation>Renvoyé par le bord en %1 vers %2, dans le %3&#xa0;: numéro %4.</translation>
    </message>
    <message>
        <source>Turned by the mirror on %1 to %2, in the %3: number %4.</source>
        <translation>Dévié par le miroir en %1 vers %2, dans le %3&#xa0;: numéro %4.</translation>
    </message>
    <message>
        <source>The bishop goes from %1 to %2, in the %3: number %4.</source>
        <translation>Le fou va de %1 à %2, dans le %3&#xa0;: numéro %4.</translation>
    </message>
    <message>
        <source>All squares of this colour are visited: a tour.</source>
        <translation>Toutes les cases de cette couleur sont visitées&#xa0;: un parcours.</translation>
    </message>
    <message>
        <source>Nothing is left to try from %1: number %2 is taken back.</source>
        <translation>Plus rien à essayer depuis %1&#xa0;: le numéro %2 est repris.</translation>
    </message>
    <message>
        <source>From where the bishop stands, the four diagonal steps, the senses taking turns:</source>
        <translation>De là où est le fou, les quatre pas en diagonale, les sens en alternance&#xa0;:</translation>
    </message>
    <message>
        <source>… not to a square that was used in this sense</source>
        <translation>… pas vers une case déjà utilisée dans ce sens</translation>
    </message>
    <message>
        <source>… else there: the sense is marked on both squares, and all begins again</source>
        <translation>… sinon là&#xa0;: le sens est marqué sur les deux cases, et tout recommence</translation>
    </message>
    <message>
        <source>All steps are tried: the marks become what they were, one back</source>
        <translation>Tous les pas sont essayés&#xa0;: les marques redeviennent ce qu’elles étaient, un en arrière</translation>
    </message>
    <message>
        <source>The course’s program</source>
        <translation>Le programme du cours</translation>
    </message>
    <message>
        <source>Marks the senses of every square and tries all four steps, without foresight: 309 226 calls to its first tour from a8.</source>
        <translation>Marque les sens de chaque case et essaie les quatre pas, sans rien prévoir&#xa0;: 309&#x202f;226 appels jusqu’à son premier parcours depuis a8.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>A board of %1 by %2 squares is too narrow: no knight gets everywhere on it.</source>
        <translation>Un plateau de %1 cases sur %2 est trop étroit&#xa0;: un cavalier ne peut y aller partout.</translation>
    </message>
    <message>
        <source>Every jump changes the colour. Of %1’s colour there are only %2 squares and of the other %3: a tour must begin and end on the colour that there is more of.</source>
        <translation>Chaque saut change de couleur. De la couleur de %1 il n’y a que %2 cases, et de l’autre %3&#xa0;: un parcours doit commencer et finir sur la couleur la plus nombreuse.</translation>
    </message>
    <message>
        <source>On a board of %1 by %2 squares no tour begins on %3: all have been tried.</source>
        <translation>Sur un plateau de %1 cases sur %2, aucun parcours ne commence en %3&#xa0;: tous ont été essayés.</translation>
    </message>
    <message>
        <source>A board of %1 by %2 squares has no tour, wherever it begins: all have been tried.</source>
        <translation>Un plateau de %1 cases sur %2 n’a aucun parcours, où qu’il commence&#xa0;: tous ont été essayés.</translation>
    </message>
    <message>
        <source>On four rows every jump from the outer two leads into the inner two, which have no more squares: a tour can neither begin nor end on an inner square such as %1.</source>
        <translation>Sur quatre rangées, chaque saut parti des deux extérieures mène dans les deux intérieures, qui n’ont pas plus de cases&#xa0;: un parcours ne peut ni commencer ni finir sur une case intérieure comme %1.</translation>
    </message>
    <message>
        <source>No jump leads to the middle square, nor from it.</source>
        <translation>Aucun saut ne mène à la case du milieu, ni n’en part.</translation>
    </message>
    <message>
        <source>Every jump changes the colour, so that a knight is back on its first square after an even number of jumps. This board has %1 squares, an odd number: it has no closed tour.</source>
        <translation>Chaque saut change de couleur, si bien qu’un cavalier revient à sa première case après un nombre pair de sauts. Ce plateau a %1 cases, un nombre impair&#xa0;: il n’a pas de parcours fermé.</translation>
    </message>
    <message>
        <source>On four rows every jump from the outer two leads into the inner two. A closed tour would have to change between them at every jump, as it does between the colours: all outer squares would have one colour, and they have two.</source>
        <translation>Sur quatre rangées, chaque saut parti des deux extérieures mène dans les deux intérieures. Un parcours fermé devrait alterner entre elles à chaque saut, comme entre les couleurs&#xa0;: toutes les cases extérieures auraient une même couleur, et elles en ont deux.</translation>
    </message>
    <message>
        <source>Three rows have closed tours only from a length of ten on: a board of %1 by %2 squares has none (Schwenk 1991).</source>
        <translation>Trois rangées n’ont de parcours fermé qu’à partir d’une longueur de dix&#xa0;: un plateau de %1 cases sur %2 n’en a pas (Schwenk 1991).</translation>
    </message>
    <message>
        <source>With the knight on %1, no way leads to %2: every square a jump away from it is visited.</source>
        <translation>Avec le cavalier en %1, aucun chemin ne mène à %2&#xa0;: toutes les cases à un saut sont visitées.</translation>
    </message>
    <message>
        <source>With the knight on %1, a single way is left to %2: a closed tour needs one to it and another from it.</source>
        <translation>Avec le cavalier en %1, il ne reste qu’un chemin vers %2&#xa0;: un parcours fermé en demande un pour y venir et un autre pour en repartir.</translation>
    </message>
    <message>
        <source>With the knight on %1, a single way is left to %2 and a single one to %3: both could only be the tour’s end.</source>
        <translation>Avec le cavalier en %1, il ne reste qu’un chemin vers %2 et un seul vers %3&#xa0;: toutes deux ne pourraient être que la fin du parcours.</translation>
    </message>
    <message numerus="yes">
        <source>With the knight on %1, %n square(s) are cut off: no way leads there through free squares.</source>
        <translation>
            <numerusform>Avec le cavalier en %1, %n case est coupée du reste&#xa0;: aucun chemin n’y mène par des cases libres.</numerusform>
            <numerusform>Avec le cavalier en %1, %n cases sont coupées du reste&#xa0;: aucun chemin n’y mène par des cases libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>All squares a jump away from %1 are visited: the tour cannot be closed any more.</source>
        <translation>Toutes les cases à un saut de %1 sont visitées&#xa0;: le parcours ne peut plus être fermé.</translation>
    </message>
    <message>
        <source>The knight stands on %1 already.</source>
        <translation>Le cavalier est déjà sur %1.</translation>
    </message>
    <message>
        <source>%1 is visited already: it is number %2.</source>
        <translation>%1 est déjà visitée&#xa0;: c’est le numéro %2.</translation>
    </message>
    <message>
        <source>No knight’s jump leads from %1 to %2: it goes two squares straight on and one to the side.</source>
        <translation>Aucun saut de cavalier ne mène de %1 à %2&#xa0;: il va de deux cases tout droit et d’une de côté.</translation>
    </message>
    <message>
        <source>The closed tour would end on %1, from which no jump leads back to %2.</source>
        <translation>Le parcours fermé finirait en %1, d’où aucun saut ne ramène à %2.</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>Parcours fermé</translation>
    </message>
    <message>
        <source>From its last square the knight must be able to jump back to the first.</source>
        <translation>De sa dernière case, le cavalier doit pouvoir ressauter à la première.</translation>
    </message>
    <message>
        <source>Open tour, 8×8</source>
        <translation>Parcours ouvert, 8×8</translation>
    </message>
    <message>
        <source>Closed tour, 8×8</source>
        <translation>Parcours fermé, 8×8</translation>
    </message>
    <message>
        <source>The smallest square, 5×5</source>
        <translation>Le plus petit carré, 5×5</translation>
    </message>
    <message>
        <source>The smallest closed square, 6×6</source>
        <translation>Le plus petit carré fermé, 6×6</translation>
    </message>
    <message>
        <source>The smallest board, 3×4</source>
        <translation>Le plus petit plateau, 3×4</translation>
    </message>
    <message>
        <source>The narrowest closed tour, 3×10</source>
        <translation>Le parcours fermé le plus étroit, 3×10</translation>
    </message>
    <message>
        <source>10×10</source>
        <translation>10×10</translation>
    </message>
    <message>
        <source>Closed tour, 20×20</source>
        <translation>Parcours fermé, 20×20</translation>
    </message>
    <message>
        <source>The knight is to visit every square of the board exactly once. A jump goes two squares straight on and one to the side. Click a square a jump away, or drag the knight there; the squares that it can jump to are shown. Every square carries the number of the jump that visited it.

An open tour may end anywhere. A closed one ends where one more jump leads back to the start.

Every jump changes the colour of the square: a board with an odd number of squares has tours only from the colour of its corners, and no closed ones. Boards with a side of one or two squares have no tours at all; closed tours need two sides of five and more, or three squares by ten and more (Schwenk 1991).</source>
        <translation>Le cavalier doit visiter chaque case de l’échiquier exactement une fois. Un saut va de deux cases tout droit et d’une de côté. Cliquez sur une case à un saut, ou faites-y glisser le cavalier&#xa0;; les cases où il peut sauter sont montrées. Chaque case porte le numéro de son passage.

Un parcours ouvert peut finir n’importe où. Un parcours fermé finit là d’où un saut de plus ramène au départ.

Chaque saut change la couleur de la case&#xa0;: un plateau au nombre impair de cases n’a de parcours que depuis la couleur de ses coins, et aucun fermé. Les plateaux dont un côté a une ou deux cases n’ont aucun parcours&#xa0;; les parcours fermés demandent deux côtés d’au moins cinq, ou trois cases sur dix et plus (Schwenk 1991).</translation>
    </message>
    <message>
        <source>%1 jumps join the squares: some 10 to the power of %2 ways to make %3 in a row.</source>
        <translation>%1 sauts joignent les cases&#xa0;: environ 10 puissance %2 façons d’en faire %3 à la suite.</translation>
    </message>
    <message>
        <source>Knight’s tour</source>
        <translation>Parcours du cavalier</translation>
    </message>
    <message>
        <source>Visit every square of the board once, by knight’s jumps.</source>
        <translation>Visitez chaque case de l’échiquier une fois, par sauts de cavalier.</translation>
    </message>
    <message>
        <source>From where the knight stands, all links, by the number of the square they lead to:</source>
        <translation>De là où est le cavalier, tous les liens, par le numéro de la case où ils mènent&#xa0;:</translation>
    </message>
    <message>
        <source>… not one that is cut or forbidden</source>
        <translation>… pas un lien coupé ou interdit</translation>
    </message>
    <message>
        <source>… back at the start, whose links were never cut, nothing leads on</source>
        <translation>… de retour au départ, dont les liens n’ont jamais été coupés, rien ne mène plus loin</translation>
    </message>
    <message>
        <source>… nor, in a closed tour, at last to where it cannot be closed</source>
        <translation>… ni, dans un parcours fermé, enfin là où il ne peut être fermé</translation>
    </message>
    <message>
        <source>… else there: all links into that square are cut, and all begins again</source>
        <translation>… sinon là&#xa0;: tous les liens vers cette case sont coupés, et tout recommence</translation>
    </message>
    <message>
        <source>All links are tried: those that were cut are joined as they were, one back</source>
        <translation>Tous les liens sont essayés&#xa0;: ceux qui étaient coupés sont rétablis, un en arrière</translation>
    </message>
    <message>
        <source>No square is left: a tour</source>
        <translation>Il ne reste aucune case&#xa0;: un parcours</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>The course’s second program: cuts the links into visited squares; its counter shows 17 739 771 at its first tour.</source>
        <translation>Le second programme du cours&#xa0;: coupe les liens vers les cases visitées&#xa0;; son compteur montre 17&#x202f;739&#x202f;771 à son premier parcours.</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Sauts</translation>
    </message>
    <message>
        <source>The bishop goes straight on</source>
        <translation>Le fou va tout droit</translation>
    </message>
    <message>
        <source>… is thrown back by the border</source>
        <translation>… est renvoyé par le bord</translation>
    </message>
    <message>
        <source>… and turned by mirrors, laid at the corners of diamonds so that one trail visits all</source>
        <translation>… et dévié par des miroirs, posés aux coins de losanges de sorte qu’une seule trace visite tout</translation>
    </message>
    <message>
        <source>Mirrors make a whole tour from its start: they cannot go on with a tour that has begun.</source>
        <translation>Les miroirs font un parcours entier depuis son départ&#xa0;: ils ne peuvent pas continuer un parcours commencé.</translation>
    </message>
    <message>
        <source>Mirrors need a start in a corner.</source>
        <translation>Les miroirs demandent un départ dans un coin.</translation>
    </message>
    <message>
        <source>no mirrors were found that make one trail</source>
        <translation>on n’a pas trouvé de miroirs qui fassent une seule trace</translation>
    </message>
    <message>
        <source>Mirrors</source>
        <translation>Miroirs</translation>
    </message>
    <message>
        <source>Lets the bishop run like light, thrown back by the border and turned by mirrors: a tour of any size at once.</source>
        <translation>Laisse courir le fou comme la lumière, renvoyé par le bord et tourné par des miroirs&#xa0;: un parcours de toute taille d’un coup.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message numerus="yes">
        <source>A tour goes on from here: %n more move(s).</source>
        <translation>
            <numerusform>Un parcours continue d’ici&#xa0;: %n coup encore.</numerusform>
            <numerusform>Un parcours continue d’ici&#xa0;: %n coups encore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether a tour goes on from here is not known: it was not found within a moment’s search.</source>
        <translation>On ne sait pas si un parcours continue d’ici&#xa0;: une recherche d’un instant n’en a pas trouvé.</translation>
    </message>
    <message>
        <source>A whole tour goes on from %1 to %2, number %3.</source>
        <translation>Un parcours entier continue de %1 à %2, numéro %3.</translation>
    </message>
    <message>
        <source>All squares are visited, and the tour is closed.</source>
        <translation>Toutes les cases sont visitées, et le parcours est fermé.</translation>
    </message>
    <message>
        <source>All squares are visited: a tour.</source>
        <translation>Toutes les cases sont visitées&#xa0;: un parcours.</translation>
    </message>
    <message>
        <source>Clockwise, as “Squares”</source>
        <translation>Dans le sens horaire, comme «&#xa0;Cases&#xa0;»</translation>
    </message>
    <message>
        <source>By the squares’ numbers, as “Links”</source>
        <translation>Par les numéros des cases, comme «&#xa0;Liens&#xa0;»</translation>
    </message>
    <message>
        <source>Fewest ways on first</source>
        <translation>Le moins d’issues d’abord</translation>
    </message>
    <message>
        <source>Order of the jumps</source>
        <translation>Ordre des sauts</translation>
    </message>
    <message>
        <source>From where the knight stands, every jump onto a free square:</source>
        <translation>De là où est le cavalier, chaque saut vers une case libre&#xa0;:</translation>
    </message>
    <message>
        <source>… not if a square would be left without a way, two with a single one, or some cut off</source>
        <translation>… pas si une case restait sans chemin, deux avec un seul, ou certaines coupées du reste</translation>
    </message>
    <message>
        <source>All jumps are tried: one back</source>
        <translation>Tous les sauts sont essayés&#xa0;: un en arrière</translation>
    </message>
    <message>
        <source>Goes back as soon as a free square could not be visited any more: finds all tours of small boards, and counts them.</source>
        <translation>Revient dès qu’une case libre ne pourrait plus être visitée&#xa0;: trouve tous les parcours des petits plateaux, et les compte.</translation>
    </message>
    <message>
        <source>Jumps tried</source>
        <translation>Sauts essayés</translation>
    </message>
    <message>
        <source>“%1” is not a square of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une case de ce plateau</translation>
    </message>
    <message>
        <source>From where the knight stands, all eight jumps in turn, clockwise:</source>
        <translation>De là où est le cavalier, les huit sauts tour à tour, dans le sens horaire&#xa0;:</translation>
    </message>
    <message>
        <source>… not onto a square that is visited</source>
        <translation>… pas sur une case visitée</translation>
    </message>
    <message>
        <source>… else there: the square is marked, and all begins again</source>
        <translation>… sinon là&#xa0;: la case est marquée, et tout recommence</translation>
    </message>
    <message>
        <source>All jumps are tried: the mark is wiped off, one back</source>
        <translation>Tous les sauts sont essayés&#xa0;: la marque est effacée, un en arrière</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>The course’s first program: marks squares and tries all eight jumps, without foresight; 3 242 064 jumps to its first tour.</source>
        <translation>Le premier programme du cours&#xa0;: marque les cases et essaie les huit sauts, sans rien prévoir&#xa0;; 3&#x202f;242&#x202f;064 sauts jusqu’à son premier parcours.</translation>
    </message>
    <message>
        <source>The board is cut into tiles, each with a tour of its own; along that of the tile</source>
        <translation>Le plateau est découpé en tuiles, chacune avec son propre parcours&#xa0;; le long de celui de la tuile</translation>
    </message>
    <message>
        <source>A jump in the tile and one in the next are exchanged for two between them: into the next</source>
        <translation>Un saut de la tuile et un de la suivante sont échangés contre deux entre elles&#xa0;: dans la suivante</translation>
    </message>
    <message>
        <source>… and by the other of the two back, once the next and all behind it are visited</source>
        <translation>… et retour par l’autre des deux, quand la suivante et tout ce qui est au-delà ont été visités</translation>
    </message>
    <message>
        <source>A narrow board has no tiles: its tour is made column by column</source>
        <translation>Un plateau étroit n’a pas de tuiles&#xa0;: son parcours est fait colonne par colonne</translation>
    </message>
    <message>
        <source>Tiles make a whole tour from its start: they cannot go on with a tour that has begun.</source>
        <translation>Les tuiles font un parcours entier depuis son départ&#xa0;: elles ne peuvent pas continuer un parcours commencé.</translation>
    </message>
    <message>
        <source>From %1 into the next tile, to %2: number %3.</source>
        <translation>De %1 dans la tuile suivante, à %2&#xa0;: numéro %3.</translation>
    </message>
    <message>
        <source>The tiles beyond are done: from %1 back to %2, number %3.</source>
        <translation>Les tuiles au-delà sont faites&#xa0;: retour de %1 à %2, numéro %3.</translation>
    </message>
    <message>
        <source>From %1 to %2, number %3, as it was found column by column.</source>
        <translation>De %1 à %2, numéro %3, tel qu’il a été trouvé, colonne par colonne.</translation>
    </message>
    <message>
        <source>Along the tile’s own tour from %1 to %2: number %3.</source>
        <translation>Le long du parcours de la tuile, de %1 à %2&#xa0;: numéro %3.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Cuts the board into tiles and joins their tours to one, open or closed: at once, whatever the size.</source>
        <translation>Découpe le plateau en tuiles et raccorde leurs parcours en un seul, ouvert ou fermé&#xa0;: d’un coup, quelle que soit la taille.</translation>
    </message>
    <message>
        <source>the tour is complete before this square</source>
        <translation>le parcours est complet avant cette case</translation>
    </message>
    <message>
        <source>Number %1 lies where the tour went: it is taken back by undoing.</source>
        <translation>Le numéro %1 est là où le parcours est passé&#xa0;: on le reprend en annulant.</translation>
    </message>
    <message>
        <source>The tour is complete.</source>
        <translation>Le parcours est complet.</translation>
    </message>
    <message>
        <source>The next number is %1, not %2.</source>
        <translation>Le numéro suivant est %1, non %2.</translation>
    </message>
    <message>
        <source>No tour begins with these squares: every way on has been tried.</source>
        <translation>Aucun parcours ne commence par ces cases&#xa0;: toutes les suites ont été essayées.</translation>
    </message>
    <message>
        <source>No tour begins here: every way has been tried.</source>
        <translation>Aucun parcours ne commence ici&#xa0;: tous les chemins ont été essayés.</translation>
    </message>
    <message>
        <source>To the free square with the fewest ways on; among equals, the farthest from the centre</source>
        <translation>Vers la case libre qui a le moins d’issues&#xa0;; à égalité, la plus loin du centre</translation>
    </message>
    <message>
        <source>A dead end: a visited square a jump away is chosen, and all behind it taken back</source>
        <translation>Une impasse&#xa0;: on choisit une case visitée à un saut, et tout ce qui la suit est repris</translation>
    </message>
    <message>
        <source>… and laid in the other direction, so that the tour ends elsewhere; then on by the rule</source>
        <translation>… et posé dans l’autre sens, pour que le parcours finisse ailleurs&#xa0;; puis on continue par la règle</translation>
    </message>
    <message>
        <source>When turning does not help: along a tour made of tiles, or column by column</source>
        <translation>Quand retourner la fin ne sert à rien&#xa0;: le long d’un parcours fait de tuiles, ou colonne par colonne</translation>
    </message>
    <message>
        <source>… or every way, those with the fewest ways on first, until all are tried</source>
        <translation>… ou tous les chemins, ceux qui ont le moins d’issues d’abord, jusqu’à les avoir tous essayés</translation>
    </message>
    <message>
        <source>There is no other way than to %1.</source>
        <translation>Il n’y a pas d’autre chemin que vers %1.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 %n way(s) lead on: no square has fewer, and of those with as few %1 is the farthest from the centre.</source>
        <translation>
            <numerusform>Depuis %1, %n chemin continue&#xa0;: aucune case n’en a moins, et de celles qui en ont aussi peu %1 est la plus loin du centre.</numerusform>
            <numerusform>Depuis %1, %n chemins continuent&#xa0;: aucune case n’en a moins, et de celles qui en ont aussi peu %1 est la plus loin du centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 %n way(s) lead on: from all others more.</source>
        <translation>
            <numerusform>Depuis %1, %n chemin continue&#xa0;: depuis toutes les autres, davantage.</numerusform>
            <numerusform>Depuis %1, %n chemins continuent&#xa0;: depuis toutes les autres, davantage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warnsdorff’s rule</source>
        <translation>Règle de Warnsdorff</translation>
    </message>
    <message>
        <source>Always to the square with the fewest ways on: hardly ever fails, and then turns the tour’s end round.</source>
        <translation>Toujours vers la case qui a le moins d’issues&#xa0;: n’échoue presque jamais, et retourne alors la fin du parcours.</translation>
    </message>
    <message>
        <source>The jump from %1 to %2 is forbidden: its tours are the mirror images of those that begin with the other jump.</source>
        <translation>Le saut de %1 à %2 est interdit&#xa0;: ses parcours sont les images en miroir de ceux qui commencent par l’autre saut.</translation>
    </message>
    <message>
        <source>The links into %1 were never cut, since no jump led there: the knight comes back to its start, finds every link from it cut, and turns round.</source>
        <translation>Les liens vers %1 n’ont jamais été coupés, puisqu’aucun saut n’y menait&#xa0;: le cavalier revient à son départ, en trouve tous les liens coupés, et rebrousse chemin.</translation>
    </message>
    <message>
        <source>The end of the tour is laid the other way round: from %1 to %2, number %3.</source>
        <translation>La fin du parcours est posée dans l’autre sens&#xa0;: de %1 à %2, numéro %3.</translation>
    </message>
    <message>
        <source>The knight goes from %1 to %2, number %3, along a tour made column by column or of tiles.</source>
        <translation>Le cavalier va de %1 à %2, numéro %3, le long d’un parcours fait colonne par colonne ou de tuiles.</translation>
    </message>
    <message>
        <source>The knight goes from %1 to %2, number %3.</source>
        <translation>Le cavalier va de %1 à %2, numéro %3.</translation>
    </message>
    <message>
        <source>With the bishop on %1, %2 cannot be visited any more: too few squares beside it are left that are not used in both senses, to come from and to go on to.</source>
        <translation>Le fou en %1, %2 ne peut plus être visitée&#xa0;: il reste trop peu de cases voisines qui n’ont pas servi dans les deux sens, pour y venir et en repartir.</translation>
    </message>
    <message>
        <source>top left corner</source>
        <translation>coin en haut à gauche</translation>
    </message>
    <message>
        <source>The bishop is to visit all squares of the start’s colour, one square at a time along the diagonals. Click a square beside it, or drag the bishop there.

A square may be visited twice, but the bishop may come to it only in a sense, the falling ╲ or the rising ╱, in which it has neither come to it nor left it before. Only the square that it comes to matters: should it come back to the start, it may leave it again in the sense in which it set out. The two senses are drawn differently.

The tour is complete as soon as every square has been visited. A corner touches one square only, so that the bishop cannot leave it again: a tour from a corner ends in the other corner of that colour. Where both sides are odd, all four corners have one colour, and no tour visits them.</source>
        <translation>Le fou doit visiter toutes les cases de la couleur du départ, d’une case à la fois le long des diagonales. Cliquez sur une case voisine, ou faites-y glisser le fou.

Une case peut être visitée deux fois, mais le fou ne peut y arriver que dans un sens, le descendant ╲ ou le montant ╱, dans lequel il n’y est pas encore arrivé et ne l’a pas encore quittée. Seule compte la case où il arrive&#xa0;: s’il revient au départ, il peut le quitter de nouveau dans le sens où il est parti. Les deux sens sont dessinés différemment.

Le parcours est complet dès que chaque case a été visitée. Un coin ne touche qu’une case, de sorte que le fou ne peut plus le quitter&#xa0;: un parcours parti d’un coin finit dans l’autre coin de cette couleur. Quand les deux côtés sont impairs, les quatre coins ont la même couleur, et aucun parcours ne les visite.</translation>
    </message>
    <message>
        <source>A closed tour comes back to its first square by a jump, and from the only square of this board no jump leads anywhere.</source>
        <translation>Un parcours fermé revient à sa première case par un saut, et de l’unique case de ce plateau aucun saut ne mène nulle part.</translation>
    </message>
</context>
<context>
    <name>ui::AnagramScene</name>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>%1: %2, set</source>
        <translation>%1&#xa0;: %2, fixée</translation>
    </message>
    <message>
        <source>%1: %2, open, its turn</source>
        <translation>%1&#xa0;: %2, libre, c’est son tour</translation>
    </message>
    <message>
        <source>%1: %2, open</source>
        <translation>%1&#xa0;: %2, libre</translation>
    </message>
</context>
<context>
    <name>ui::BishopScene</name>
    <message>
        <source>%1, used in the %2</source>
        <translation>%1, utilisée dans le %2</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>le fou</translation>
    </message>
</context>
<context>
    <name>ui::CallTreeDiagram</name>
    <message>
        <source>first call: %1</source>
        <translation>premier appel&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, passed over: an equal letter has been there</source>
        <translation>%1, sautée&#xa0;: une lettre égale y est déjà passée</translation>
    </message>
    <message>
        <source>call for words with %1</source>
        <translation>appel pour les mots en %1</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>mot %1</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, ici</translation>
    </message>
    <message>
        <source>%1, still to come</source>
        <translation>%1, encore à venir</translation>
    </message>
</context>
<context>
    <name>ui::CallStackDiagram</name>
    <message>
        <source>call for place %1: %2</source>
        <translation>appel pour la place %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, set</source>
        <translation>%1, fixée</translation>
    </message>
    <message>
        <source>%1, has been there</source>
        <translation>%1, y est déjà passée</translation>
    </message>
    <message>
        <source>%1, passed over</source>
        <translation>%1, sautée</translation>
    </message>
</context>
<context>
    <name>ui::CardTable</name>
    <message>
        <source>beside the table, place %1</source>
        <translation>à côté de la table, place %1</translation>
    </message>
    <message>
        <source>card %1, north %2, east %3, south %4, west %5</source>
        <translation>carte %1, nord %2, est %3, sud %4, ouest %5</translation>
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
    <name>ui::DogTools</name>
    <message>
        <source>Scatter the cards</source>
        <translation>Éparpiller les cartes</translation>
    </message>
    <message>
        <source>Lay all cards on the table as chance will have it</source>
        <translation>Poser toutes les cartes sur la table au hasard</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Dogs of a colour that is given up are dyed in those that remain</source>
        <translation>Les chiens d’une couleur abandonnée sont teints dans celles qui restent</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Draw all halves by lot</source>
        <translation>Tirer toutes les moitiés au sort</translation>
    </message>
    <message>
        <source>Random halves in these colours; hardly ever is there a solution</source>
        <translation>Des moitiés au hasard dans ces couleurs&#xa0;; il n’y a presque jamais de solution</translation>
    </message>
    <message>
        <source>Card %1 shows %2 here. Choose another half:</source>
        <translation>La carte %1 montre ici %2. Choisissez une autre moitié&#xa0;:</translation>
    </message>
    <message>
        <source>Click half a dog on any card, then choose another:</source>
        <translation>Cliquez sur un demi-chien d’une carte, puis choisissez-en un autre&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::DogsScene</name>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: %2; taken up</source>
        <translation>%1&#xa0;: %2&#xa0;; prise en main</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click half a dog on any card, then choose in the panel what is to be there.</source>
        <translation>Cliquez sur un demi-chien d’une carte, puis choisissez dans le panneau ce qui doit y être.</translation>
    </message>
</context>
<context>
    <name>ui::KnightScene</name>
    <message>
        <source>the knight</source>
        <translation>le cavalier</translation>
    </message>
</context>
<context>
    <name>ui::PictureMessages</name>
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
    <name>ui::PieceChooser</name>
    <message>
        <source>Monomino</source>
        <translation>Monomino</translation>
    </message>
    <message>
        <source>Pentomino %1</source>
        <translation>Pentomino %1</translation>
    </message>
    <message>
        <source>Tetromino %1</source>
        <translation>Tétromino %1</translation>
    </message>
    <message>
        <source>How many of them</source>
        <translation>Combien il y en a</translation>
    </message>
    <message>
        <source>May be turned over</source>
        <translation>Peut être retournée</translation>
    </message>
    <message>
        <source>%1 may be turned over</source>
        <translation>%1 peut être retourné</translation>
    </message>
    <message>
        <source>flips</source>
        <translation>se retourne</translation>
    </message>
</context>
<context>
    <name>ui::QueensScene</name>
    <message>
        <source>beside row %1</source>
        <translation>à côté de la rangée %1</translation>
    </message>
    <message>
        <source>%1: her queen is set</source>
        <translation>%1&#xa0;: sa reine est posée</translation>
    </message>
    <message>
        <source>%1: queen, taken up</source>
        <translation>%1&#xa0;: reine, en main</translation>
    </message>
    <message>
        <source>%1: a queen waits</source>
        <translation>%1&#xa0;: une reine attend</translation>
    </message>
    <message>
        <source>%1: queen</source>
        <translation>%1&#xa0;: reine</translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation>%1&#xa0;: libre</translation>
    </message>
    <message>
        <source>%1: attacked from %2</source>
        <translation>%1&#xa0;: attaquée depuis %2</translation>
    </message>
</context>
<context>
    <name>ui::QueensTools</name>
    <message>
        <source>Grey attacked squares</source>
        <translation>Griser les cases attaquées</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Avancement du comptage</translation>
    </message>
    <message>
        <source>Solutions: not counted</source>
        <translation>Solutions&#xa0;: pas comptées</translation>
    </message>
    <message>
        <source>Solutions left: not counted</source>
        <translation>Solutions restantes&#xa0;: pas comptées</translation>
    </message>
    <message>
        <source>Solutions: %1 so far</source>
        <translation>Solutions&#xa0;: %1 jusqu’ici</translation>
    </message>
    <message>
        <source>Solutions left: %1 so far</source>
        <translation>Solutions restantes&#xa0;: %1 jusqu’ici</translation>
    </message>
    <message>
        <source>Solutions: at least %1</source>
        <translation>Solutions&#xa0;: au moins %1</translation>
    </message>
    <message>
        <source>Solutions left: at least %1</source>
        <translation>Solutions restantes&#xa0;: au moins %1</translation>
    </message>
    <message>
        <source>Solutions: %1</source>
        <translation>Solutions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Solutions left: %1</source>
        <translation>Solutions restantes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Arrêter le comptage</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireScene</name>
    <message>
        <source>tray, place %1</source>
        <translation>rigole, place %1</translation>
    </message>
    <message>
        <source>%1: peg, taken up</source>
        <translation>%1&#xa0;: fiche, en main</translation>
    </message>
    <message>
        <source>%1: peg</source>
        <translation>%1&#xa0;: fiche</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: empty hole, the peg taken up can jump here</source>
        <translation>%1&#xa0;: trou vide, la fiche en main peut y sauter</translation>
    </message>
    <message>
        <source>%1: empty hole</source>
        <translation>%1&#xa0;: trou vide</translation>
    </message>
    <message>
        <source>Click a hole to put a peg there or to take it away.</source>
        <translation>Cliquez sur un trou pour y mettre une fiche ou l’ôter.</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireTools</name>
    <message>
        <source>Draw the last sweep</source>
        <translation>Tracer la dernière prise</translation>
    </message>
    <message>
        <source>Consecutive jumps of one peg are one sweep, drawn as one line</source>
        <translation>Les sauts consécutifs d’une fiche forment une seule prise, tracée d’un seul trait</translation>
    </message>
    <message>
        <source>Jumps and sweeps</source>
        <translation>Sauts et prises</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;31 jumps&quot;, %2 is &quot;25 sweeps&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n jump(s)</source>
        <translation>
            <numerusform>%n saut</numerusform>
            <numerusform>%n sauts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n prise</numerusform>
            <numerusform>%n prises</numerusform>
        </translation>
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
    <name>ui::TilingScene</name>
    <message>
        <source>Turn Clockwise</source>
        <translation>Tourner dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn Anticlockwise</source>
        <translation>Tourner dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Turn Over</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Take off the Board</source>
        <translation>Retirer du plateau</translation>
    </message>
    <message>
        <source>beside the board, piece %1</source>
        <translation>à côté du plateau, pièce %1</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <translation>%1&#xa0;: fermée</translation>
    </message>
    <message>
        <source>%1: piece %2</source>
        <translation>%1&#xa0;: pièce %2</translation>
    </message>
    <message>
        <source>%1: taken up</source>
        <translation>%1&#xa0;: prise en main</translation>
    </message>
    <message>
        <source>%1: none left</source>
        <translation>%1&#xa0;: il n’en reste aucune</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1&#xa0;: il en reste %n</numerusform>
            <numerusform>%1&#xa0;: il en reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>; piece %1 fits here</source>
        <translation>&#xa0;; la pièce %1 convient ici</translation>
    </message>
    <message>
        <source>; piece %1 does not fit here</source>
        <translation>&#xa0;; la pièce %1 ne convient pas ici</translation>
    </message>
    <message>
        <source>Click cells to close or open them, or draw over several.</source>
        <translation>Cliquez des cases pour les fermer ou les ouvrir, ou passez sur plusieurs.</translation>
    </message>
</context>
<context>
    <name>ui::TilingTools</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 cells in all, as many as the board has.</source>
        <translation>%1 de %2 cases en tout, autant que le plateau en a.</translation>
    </message>
    <message>
        <source>%1 of %2 cells in all, but the board has %3.</source>
        <translation>%1 de %2 cases en tout, mais le plateau en a %3.</translation>
    </message>
</context>
<context>
    <name>ui::TourScene</name>
    <message>
        <source>%1: number %2, %3</source>
        <translation>%1&#xa0;: numéro %2, %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>%1: number %2</source>
        <translation>%1&#xa0;: numéro %2</translation>
    </message>
    <message>
        <source>%1: not visited</source>
        <translation>%1&#xa0;: non visitée</translation>
    </message>
    <message>
        <source>%1: not visited, can be reached</source>
        <translation>%1&#xa0;: non visitée, accessible</translation>
    </message>
    <message>
        <source>Click the square where the tour is to begin.</source>
        <translation>Cliquez la case où le parcours doit commencer.</translation>
    </message>
</context>
<context>
    <name>ui::TourTools</name>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Squares that can be reached</source>
        <translation>Cases accessibles</translation>
    </message>
    <message>
        <source>Ways on from there</source>
        <translation>Issues ensuite</translation>
    </message>
    <message>
        <source>On every square that can be reached, how many squares can be reached from it</source>
        <translation>Sur chaque case accessible, combien de cases le sont depuis elle</translation>
    </message>
</context>
<context>
    <name>window::Caption</name>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act: method</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>move number: what was said</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Earlier…</source>
        <translation>Avant…</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>Ce qui a été dit auparavant</translation>
    </message>
</context>
<context>
    <name>window::ActNames</name>
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
    <message>
        <source>&amp;All Solutions as Text…</source>
        <translation>&amp;Toutes les solutions en texte…</translation>
    </message>
    <message>
        <source>One file with a line for each solution found</source>
        <translation>Un seul fichier, une ligne pour chaque solution trouvée</translation>
    </message>
    <message>
        <source>&amp;Each Solution to Its Own File…</source>
        <translation>&amp;Chaque solution dans son fichier…</translation>
    </message>
    <message>
        <source>Saved games, numbered, in a folder of your choice</source>
        <translation>Des parties enregistrées, numérotées, dans le dossier de votre choix</translation>
    </message>
    <message>
        <source>&amp;Count the Solutions</source>
        <translation>&amp;Compter les solutions</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Count all solutions without keeping or showing them</source>
        <translation>Compter toutes les solutions sans les garder ni les montrer</translation>
    </message>
    <message>
        <source>To the P&amp;revious Solution</source>
        <translation>À la solution p&amp;récédente</translation>
    </message>
    <message>
        <source>To the previous solution</source>
        <translation>À la solution précédente</translation>
    </message>
    <message>
        <source>To the Ne&amp;xt Solution</source>
        <translation>À la solution sui&amp;vante</translation>
    </message>
    <message>
        <source>To the next solution</source>
        <translation>À la solution suivante</translation>
    </message>
    <message>
        <source>To the next solution; a search that is watched runs on to it</source>
        <translation>À la solution suivante&#xa0;; une recherche que l’on regarde court jusqu’à elle</translation>
    </message>
    <message>
        <source>To the Previous &amp;Deepest Point</source>
        <translation>Au point le plus pro&amp;fond précédent</translation>
    </message>
    <message>
        <source>To the previous deepest point</source>
        <translation>Au point le plus profond précédent</translation>
    </message>
    <message>
        <source>Back to where the search had been deepest before</source>
        <translation>Revenir là où la recherche avait été la plus profonde auparavant</translation>
    </message>
    <message>
        <source>To the Next D&amp;eepest Point</source>
        <translation>Au &amp;point le plus profond suivant</translation>
    </message>
    <message>
        <source>To the next deepest point</source>
        <translation>Au point le plus profond suivant</translation>
    </message>
    <message>
        <source>To where the search turned back deeper in than ever before; one that is watched runs on to there</source>
        <translation>Là où la recherche est revenue sur ses pas plus loin que jamais&#xa0;; une recherche que l’on regarde court jusque-là</translation>
    </message>
    <message>
        <source>&amp;Back to the Last Solvable Position</source>
        <translation>&amp;Dernière position résoluble</translation>
    </message>
    <message>
        <source>Last solvable position</source>
        <translation>Dernière position résoluble</translation>
    </message>
    <message>
        <source>Go back to the last position from which the goal could still be reached</source>
        <translation>Revenir à la dernière position d’où le but pouvait encore être atteint</translation>
    </message>
    <message>
        <source>End what is under way; what a search has found is kept</source>
        <translation>Mettre fin à ce qui est en cours&#xa0;; ce qu’une recherche a trouvé est gardé</translation>
    </message>
    <message>
        <source>A&amp;nimation…</source>
        <translation>A&amp;nimation…</translation>
    </message>
    <message>
        <source>A film of the moves, for slides and web pages</source>
        <translation>Un film des coups, pour des diapositives ou une page web</translation>
    </message>
    <message>
        <source>Next Solution</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>P&amp;anel</source>
        <translation>&amp;Panneau</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Montrer ou cacher le panneau à côté du plateau</translation>
    </message>
    <message>
        <source>Board, sentence and transport alone, in type for a room</source>
        <translation>Le plateau, la phrase et les commandes seuls, en grands caractères pour une salle</translation>
    </message>
</context>
<context>
    <name>window::SolutionHeatmap</name>
    <message>
        <source>Pieces lie on %1 of %2 cells.</source>
        <translation>Des pièces couvrent %1 des %2 cases.</translation>
    </message>
    <message>
        <source>Choose a cell for the solutions that have one there.</source>
        <translation>Choisissez une case pour voir les solutions qui en ont une là.</translation>
    </message>
    <message>
        <source>Piece %1 lies on %2 of %3 cells.</source>
        <translation>La pièce %1 se trouve, d’une solution à l’autre, sur %2 des %3 cases.</translation>
    </message>
    <message>
        <source>Choose a cell for the solutions that have it there.</source>
        <translation>Choisissez une case pour voir les solutions qui l’ont là.</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>rangée %1, colonne %2</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with a piece on %1.</source>
        <translation>
            <numerusform>%n solution avec une pièce sur la case %1.</numerusform>
            <numerusform>%n solutions avec une pièce sur la case %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with piece %1 on %2.</source>
        <translation>
            <numerusform>%n solution avec la pièce %1 sur la case %2.</numerusform>
            <numerusform>%n solutions avec la pièce %1 sur la case %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same cell once more: all of them.</source>
        <translation>La même case encore une fois&#xa0;: toutes les solutions.</translation>
    </message>
    <message>
        <source>Where the pieces lie</source>
        <translation>Où sont les pièces</translation>
    </message>
    <message>
        <source>How many solutions have a piece on each cell</source>
        <translation>Combien de solutions ont une pièce sur chaque case</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>The piece whose places are counted</source>
        <translation>La pièce dont on compte les places</translation>
    </message>
    <message>
        <source>How often the piece lies on each cell</source>
        <translation>Combien de fois la pièce couvre chaque case</translation>
    </message>
    <message>
        <source>Only the solutions that are kept are looked at.</source>
        <translation>Seules les solutions gardées sont prises en compte.</translation>
    </message>
</context>
<context>
    <name>window::BusyLabel</name>
    <message>
        <source>The board is being made… Esc gives it up.</source>
        <translation>Le plateau se prépare… Échap y renonce.</translation>
    </message>
    <message>
        <source>The last game is being read…</source>
        <translation>La dernière partie est en cours de lecture…</translation>
    </message>
    <message>
        <source>Looking for the last solvable position… Esc gives it up.</source>
        <translation>Recherche de la dernière position résoluble… Échap y renonce.</translation>
    </message>
</context>
<context>
    <name>window::SettingNames</name>
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
    <name>window::ScrambleForm</name>
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
    <name>window::MethodComparison</name>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>aucune solution</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Tries</source>
        <comment>of a method</comment>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>What the methods really did</source>
        <translation>Ce que les méthodes ont vraiment fait</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copier le tableau</translation>
    </message>
</context>
<context>
    <name>window::SolutionExport</name>
    <message>
        <source>Each Solution to Its Own File</source>
        <translation>Chaque solution dans son fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files are in the folder already. Replace them?</source>
        <translation>
            <numerusform>%n de ces fichiers est déjà dans le dossier. Le remplacer&#xa0;?</numerusform>
            <numerusform>%n de ces fichiers sont déjà dans le dossier. Les remplacer&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Writing the solutions…</source>
        <translation>Écriture des solutions…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) written to %1.</source>
        <translation>
            <numerusform>%n solution écrite dans %1.</numerusform>
            <numerusform>%n solutions écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) written to %1; then this could not be written: %2</source>
        <translation>
            <numerusform>%n solution écrite dans %1&#xa0;; ensuite ceci n’a pas pu être écrit&#xa0;: %2</numerusform>
            <numerusform>%n solutions écrites dans %1&#xa0;; ensuite ceci n’a pas pu être écrit&#xa0;: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::GameFiles</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 n’a pas pu être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a saved game or a position.</source>
        <translation>%1 est trop gros pour une partie enregistrée ou une position.</translation>
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
    <message>
        <source>All Solutions as Text</source>
        <translation>Toutes les solutions en texte</translation>
    </message>
    <message>
        <source>Folder for the Solutions</source>
        <translation>Dossier pour les solutions</translation>
    </message>
    <message>
        <source>%1 is neither a saved game, nor a position, nor a picture.</source>
        <translation>%1 n’est ni une partie enregistrée, ni une position, ni une image.</translation>
    </message>
</context>
<context>
    <name>window::AnimationClip</name>
    <message>
        <source>Moves %1 to %2 of %3 are filmed.</source>
        <translation>Les coups %1 à %2 sur %3 sont filmés.</translation>
    </message>
    <message>
        <source>At a higher speed, or without gliding, there is room for more.</source>
        <translation>À une vitesse plus grande, ou sans glissement, il en tient davantage.</translation>
    </message>
</context>
<context>
    <name>window::AnimationDialog</name>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>%1 by “%2”</source>
        <comment>act, method</comment>
        <translation>%1 par «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>All since the board was made</source>
        <translation>Tout depuis que le plateau est là</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s)</source>
        <translation>
            <numerusform>%n pixel</numerusform>
            <numerusform>%n pixels</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the move, and why a try fails</source>
        <translation>Le numéro du coup, et pourquoi un essai échoue</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 secondes</translation>
    </message>
    <message>
        <source>The picture is still being read…</source>
        <translation>L’image est encore en cours de lecture…</translation>
    </message>
    <message>
        <source>Save as GIF</source>
        <translation>Enregistrer en GIF</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Images animées (*.gif)</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 est enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>The animation was not saved.</source>
        <translation>L’animation n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>There are no moves to be filmed yet.</source>
        <translation>Il n’y a pas encore de coups à filmer.</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>Les &amp;pièces glissent</translation>
    </message>
    <message>
        <source>Words &amp;below the board</source>
        <translation>&amp;Texte sous le plateau</translation>
    </message>
    <message>
        <source>&amp;Repeats for ever</source>
        <translation>En &amp;boucle</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from one move to another</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>&amp;What is filmed</source>
        <translation>Ce &amp;qui est filmé</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Coups</translation>
    </message>
    <message>
        <source>Moves per &amp;second</source>
        <translation>Coups par &amp;seconde</translation>
    </message>
    <message>
        <source>&amp;Longer side of the board</source>
        <translation>&amp;Grand côté du plateau</translation>
    </message>
    <message>
        <source>Sa&amp;ve as GIF…</source>
        <translation>&amp;Enregistrer en GIF…</translation>
    </message>
</context>
<context>
    <name>window::Gallery</name>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a puzzle&apos;s name: what it is about</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>window::SolutionPrompt</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Search on, up to the next solution</source>
        <translation>Chercher encore, jusqu’à la solution suivante</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Assez</translation>
    </message>
    <message>
        <source>End the search here; what was found is kept</source>
        <translation>Finir la recherche ici&#xa0;; ce qui a été trouvé est gardé</translation>
    </message>
</context>
<context>
    <name>window::Heatmap</name>
    <message>
        <source>row %1, column %2</source>
        <translation>rangée %1, colonne %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: in %n solution(s)</source>
        <translation>
            <numerusform>%1&#xa0;: dans %n solution</numerusform>
            <numerusform>%1&#xa0;: dans %n solutions</numerusform>
        </translation>
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
        <translation>Résoluble&#xa0;: un chemin au moins mène au but</translation>
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
        <translation>Indéterminé</translation>
    </message>
</context>
<context>
    <name>window::Pseudocode</name>
    <message>
        <source>The method in steps</source>
        <translation>La méthode pas à pas</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>%1 (not kept)</source>
        <comment>title of the window</comment>
        <translation>%1 (non conservé)</translation>
    </message>
    <message>
        <source>Another window keeps the games. What is played in this one is lost unless you save it.</source>
        <translation>Une autre fenêtre conserve les parties. Ce qui est joué dans celle-ci est perdu si vous ne l’enregistrez pas.</translation>
    </message>
    <message>
        <source>Casse-tête — %1</source>
        <translation>Casse-tête — %1</translation>
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
</context>
<context>
    <name>window::Clipboard</name>
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
    <name>window::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>The moves up to here</source>
        <translation>Les coups jusqu’ici</translation>
    </message>
    <message>
        <source>Only the position shown</source>
        <translation>Seulement la position montrée</translation>
    </message>
    <message>
        <source>All solutions found</source>
        <translation>Toutes les solutions trouvées</translation>
    </message>
    <message>
        <source>Draw the moves</source>
        <translation>Dessiner les coups</translation>
    </message>
    <message>
        <source>An arrow on each board shows the move that led to it</source>
        <translation>Sur chaque plateau, une flèche montre le coup qui y a mené</translation>
    </message>
    <message>
        <source>Classes together</source>
        <translation>Regrouper par classe</translation>
    </message>
    <message>
        <source>Solutions that are turned or mirrored images of one another stand together</source>
        <translation>Les solutions qui se déduisent l’une de l’autre par rotation ou par symétrie sont ensemble</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Ce qui est imprimé</translation>
    </message>
    <message>
        <source>Boards across</source>
        <translation>Plateaux de front</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>The picture is still being read…</source>
        <translation>L’image est encore en cours de lecture…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The printer could not be used.</source>
        <translation>L’imprimante n’a pas pu être utilisée.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 est enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
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
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message numerus="yes">
        <source>Class %1: %n solution(s)</source>
        <translation>
            <numerusform>Classe %1&#xa0;: %n solution</numerusform>
            <numerusform>Classe %1&#xa0;: %n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first %1 of %2 boards are printed.</source>
        <translation>Seuls les %1 premiers plateaux sur %2 sont imprimés.</translation>
    </message>
    <message numerus="yes">
        <source>%n class(es) of one solution</source>
        <translation>
            <numerusform>%n classe d’une solution</numerusform>
            <numerusform>%n classes d’une solution</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (suite)</translation>
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
    <name>window::SeedEdit</name>
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
    <name>window::FailureBox</name>
    <message>
        <source>Not Saved</source>
        <translation>Non enregistré</translation>
    </message>
</context>
<context>
    <name>window::QuitQuestion</name>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>Another window keeps the games. %n game(s) of this one would be lost: %1</source>
        <translation>
            <numerusform>Une autre fenêtre conserve les parties. %n partie de celle-ci serait perdue&#xa0;: %1</numerusform>
            <numerusform>Une autre fenêtre conserve les parties. %n parties de celle-ci seraient perdues&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be kept: %1</source>
        <translation>
            <numerusform>%n partie n’a pas pu être conservée&#xa0;: %1</numerusform>
            <numerusform>%n parties n’ont pas pu être conservées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Quit without Saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
</context>
<context>
    <name>window::SessionStore</name>
    <message>
        <source>The last game of %1 could not be read. It was kept as %2.</source>
        <translation>La dernière partie (%1) n’a pas pu être lue. Elle a été conservée sous le nom %2.</translation>
    </message>
    <message>
        <source>The last game of %1 is gone. An earlier state of it is shown.</source>
        <translation>La dernière partie (%1) a disparu. Un état antérieur de cette partie est affiché.</translation>
    </message>
    <message>
        <source>The last game of %1 is damaged. It is shown as far as it is sound, and the damaged file was kept as %2.</source>
        <translation>La dernière partie (%1) est endommagée. Elle est affichée jusqu’à l’endroit du dommage, et le fichier endommagé a été conservé sous le nom %2.</translation>
    </message>
    <message>
        <source>The last game of %1 is damaged. An earlier state of it is shown, and the damaged file was kept as %2.</source>
        <translation>La dernière partie (%1) est endommagée. Un état antérieur en est affiché, et le fichier endommagé a été conservé sous le nom %2.</translation>
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
    <name>window::SolutionWriter</name>
    <message numerus="yes">
        <source>%1, %2: %n solution(s)</source>
        <comment>puzzle, method</comment>
        <translation>
            <numerusform>%1, %2&#xa0;: %n solution</numerusform>
            <numerusform>%1, %2&#xa0;: %n solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::SolutionNames</name>
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
    <message>
        <source>%1 – %2</source>
        <comment>solution – its name</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>window::SolutionsModel</name>
    <message>
        <source>Class %1</source>
        <translation>Classe %1</translation>
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
    <name>window::SolutionsPanel</name>
    <message>
        <source>No solution has been found yet.</source>
        <translation>Aucune solution n’a encore été trouvée.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message numerus="yes">
        <source>Of those kept, %n are truly different.</source>
        <translation>
            <numerusform>De celles qui sont gardées, %n est vraiment différente.</numerusform>
            <numerusform>De celles qui sont gardées, %n sont vraiment différentes.</numerusform>
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
            <numerusform>%n vraiment différente</numerusform>
            <numerusform>%n vraiment différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see it on the board.</source>
        <translation>Choisissez-en une pour la voir sur le plateau.</translation>
    </message>
    <message>
        <source>%1 solutions so far. The first %2 are kept here; counting goes on.</source>
        <translation>%1 solutions pour l’instant. Les %2 premières sont gardées ici&#xa0;; le comptage continue.</translation>
    </message>
    <message>
        <source>%1 solutions. The first %2 are kept here; the others were only counted.</source>
        <translation>%1 solutions. Les %2 premières sont gardées ici&#xa0;; les autres ont seulement été comptées.</translation>
    </message>
    <message>
        <source>All</source>
        <comment>solutions</comment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>In the order in which they were found</source>
        <translation>Dans l’ordre où elles ont été trouvées</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Par classe</translation>
    </message>
    <message>
        <source>Solutions that are turned or mirrored images of one another together</source>
        <translation>Ensemble les solutions qui se déduisent l’une de l’autre par rotation ou par symétrie</translation>
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
        <source>Nodes</source>
        <translation>Nœuds</translation>
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
        <source>Halted at a solution</source>
        <translation>Arrêt sur une solution</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>Par seconde</translation>
    </message>
    <message>
        <source>What the method counts as its work; watched, it is a little ahead of what is shown</source>
        <translation>Ce que la méthode compte comme son travail&#xa0;; regardée, elle devance un peu ce qui est montré</translation>
    </message>
    <message>
        <source>So much of it in a second of work</source>
        <translation>Autant en une seconde de travail</translation>
    </message>
    <message numerus="yes">
        <source>Best way: %n move(s); no way is shorter</source>
        <translation>
            <numerusform>Meilleur chemin&#xa0;: %n coup&#xa0;; aucun n’est plus court</numerusform>
            <numerusform>Meilleur chemin&#xa0;: %n coups&#xa0;; aucun n’est plus court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best way so far: %n move(s); every way needs at least %1, a gap of %2 %</source>
        <translation>
            <numerusform>Meilleur chemin jusqu’ici&#xa0;: %n coup&#xa0;; il en faut au moins %1, soit un écart de %2&#xa0;%</numerusform>
            <numerusform>Meilleur chemin jusqu’ici&#xa0;: %n coups&#xa0;; il en faut au moins %1, soit un écart de %2&#xa0;%</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves that stand</source>
        <translation>Coups en place</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>Toute la recherche</translation>
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
    <message>
        <source>yours: %1</source>
        <translation>de vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moves by your own hand since this board was made or dealt</source>
        <translation>Coups de votre main depuis que ce plateau a été fait ou mélangé</translation>
    </message>
    <message>
        <source>tries %1</source>
        <translation>essais %1</translation>
    </message>
    <message>
        <source>back %1</source>
        <comment>moves taken back</comment>
        <translation>retours %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message>
        <source>solutions %1</source>
        <translation>solutions %1</translation>
    </message>
    <message>
        <source>Counters up to this move</source>
        <translation>Compteurs jusqu’à ce coup</translation>
    </message>
</context>
<context>
    <name>window::VerdictLabel</name>
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
