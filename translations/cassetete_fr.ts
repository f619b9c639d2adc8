<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>anagrams</name>
    <message>
        <source>A single letter has no other to swap places with.</source>
        <translation>Une lettre seule ne peut changer de place avec aucune autre.</translation>
    </message>
    <message>
        <source>“%1” is set at place %2: take it back first.</source>
        <translation>«&#xa0;%1&#xa0;» est fixée à la place %2&#xa0;: libérez-la d’abord.</translation>
    </message>
    <message>
        <source>Place %1 is next: only the letter there can swap with another.</source>
        <translation>C’est au tour de la place %1&#xa0;: seule la lettre qui s’y trouve peut changer de place avec une autre.</translation>
    </message>
    <message>
        <source>Another “%1”, at place %2, is nearer and makes the same words: when each word is made only once, the nearer one is used.</source>
        <translation>Une autre lettre «&#xa0;%1&#xa0;», plus proche, est à la place %2 et donne les mêmes mots&#xa0;: quand chaque mot ne vient qu’une fois, seule la plus proche est utilisée.</translation>
    </message>
    <message>
        <source>A letter moved to place %1 is set there.</source>
        <translation>Une lettre amenée à la place %1 y est fixée.</translation>
    </message>
    <message>
        <source>One letter makes one word.</source>
        <translation>Une lettre ne forme qu’un mot.</translation>
    </message>
    <message>
        <source>%1 letters, all different: %1! = %2 words.</source>
        <translation>%1 lettres, toutes différentes&#xa0;: %1! = %2 mots.</translation>
    </message>
    <message>
        <source>%1 letters: %1! = %2 words, only %3 of them different, since some letters are repeated.</source>
        <translation>%1 lettres&#xa0;: %1! = %2 mots, dont %3 différents seulement, car certaines lettres se répètent.</translation>
    </message>
    <message>
        <source>%1 letters, some of them repeated: %1! ÷ %2 = %3 different words.</source>
        <translation>%1 lettres, dont certaines se répètent&#xa0;: %1! ÷ %2 = %3 mots différents.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Each word once</source>
        <translation>Chaque mot une seule fois</translation>
    </message>
    <message>
        <source>Repeated letters do not make the same word again</source>
        <translation>Les lettres répétées ne refont pas le même mot</translation>
    </message>
    <message>
        <source>rose, sore, eros</source>
        <translation>rose, oser, ores</translation>
    </message>
    <message>
        <source>abc, the course’s example</source>
        <translation>abc, l’exemple du cours</translation>
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
        <source>été, all 6 orders of its letters</source>
        <translation>été, les 6 ordres de ses lettres</translation>
    </message>
    <message>
        <source>été, each word once</source>
        <translation>été, chaque mot une seule fois</translation>
    </message>
    <message>
        <source>ananas, its 60 words once each</source>
        <translation>ananas, ses 60 mots, chacun une seule fois</translation>
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
        <source>The letters of a word form a row. From left to right, each place gets the letter that stays there: the one already there, or one further right, which swaps places with it. A letter in its final place is set; when only one is left open, the word is complete.

Click an open letter, drag it to the first open place, or type the number of its place. Click a set letter, or press Backspace, to take letters back. In the tree below, click any word to make it.

Trying every open letter in the first open place, and then doing the same with the rest, is a recursion: a procedure that calls itself on a shorter row. It makes every order of the n letters: there are n × (n − 1) × … × 1. After each call the two letters swap back, so that the next exchange starts from the same row.

Repeated letters make the same word several times; when each word is made only once, a letter is skipped where an identical one has already been.

The letters can also be asked to make words of a dictionary: one word, or up to three. Then Space ends a word, and the next letter begins another; the keys of the letters choose them.</source>
        <translation>Les lettres d’un mot forment une suite. De gauche à droite, chaque place reçoit la lettre qui y restera&#xa0;: celle qui s’y trouve déjà, ou une autre plus à droite, qui change de place avec elle. Une lettre à sa place définitive est fixée&#xa0;; quand il n’en reste qu’une libre, le mot est complet.

Cliquez sur une lettre libre, faites-la glisser sur la première place libre ou tapez le numéro de sa place. Cliquez sur une lettre fixée, ou appuyez sur Retour arrière, pour libérer des lettres. Dans l’arbre en dessous, cliquez sur un mot pour le former.

Essayer chaque lettre libre à la première place libre, puis faire de même avec le reste, c’est de la récursivité&#xa0;: une procédure qui s’appelle elle-même sur une suite plus courte. Elle forme tous les ordres des n lettres&#xa0;: il y en a n × (n − 1) × … × 1. Après chaque appel, les deux lettres reprennent leurs places&#xa0;; l’échange suivant part ainsi de la même suite.

Des lettres répétées forment plusieurs fois le même mot&#xa0;; quand chaque mot ne vient qu’une fois, une lettre est sautée là où une lettre identique est déjà passée.

On peut aussi demander aux lettres de former des mots d’un dictionnaire&#xa0;: un mot, ou jusqu’à trois. Alors Espace finit un mot, et la lettre suivante en commence un autre&#xa0;; les touches des lettres les choisissent.</translation>
    </message>
    <message>
        <source>%1 is word %2 of %3.</source>
        <translation>%1 est le mot %2 sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) can still be made.</source>
        <translation>
            <numerusform>On peut encore former %n mot.</numerusform>
            <numerusform>On peut encore former %n mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>The word is complete. Take letters back to make another.</source>
        <translation>Le mot est complet. Libérez des lettres pour en former un autre.</translation>
    </message>
    <message>
        <source>“%1” can stay at place %2: that is tried first.</source>
        <translation>«&#xa0;%1&#xa0;» peut rester à la place %2&#xa0;: c’est le premier essai.</translation>
    </message>
    <message>
        <source>Anagrams</source>
        <translation>Anagrammes</translation>
    </message>
    <message>
        <source>Put the letters of a word in every possible order.</source>
        <translation>Rangez les lettres d’un mot dans tous les ordres possibles.</translation>
    </message>
    <message>
        <source>this accent does not follow a letter</source>
        <translation>cet accent ne suit aucune lettre</translation>
    </message>
    <message>
        <source>this character cannot be used here</source>
        <translation>ce caractère n’est pas admis ici</translation>
    </message>
    <message>
        <source>“%1” cannot be used: only Latin, Greek and Cyrillic letters and digits can</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas admis&#xa0;: seuls les chiffres et les lettres latines, grecques et cyrilliques le sont</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>ce texte n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>“%1” with its accent is not a letter that can be used here</source>
        <translation>«&#xa0;%1&#xa0;» avec son accent n’est pas une lettre admise ici</translation>
    </message>
    <message>
        <source>a word has at most %1 letters here</source>
        <translation>un mot compte ici au plus %1 lettres</translation>
    </message>
    <message>
        <source>“%1” has %2 letters, but the text gives only %3</source>
        <translation>«&#xa0;%1&#xa0;» compte %2 lettres, mais le texte n’en donne que %3</translation>
    </message>
    <message>
        <source>no exchanges put the open letters of “%1” in this order</source>
        <translation>aucune suite d’échanges ne met les lettres libres de «&#xa0;%1&#xa0;» dans cet ordre</translation>
    </message>
    <message>
        <source>there is a second “/” here</source>
        <translation>un second «&#xa0;/&#xa0;» se trouve ici</translation>
    </message>
    <message>
        <source>“%1” has no “%2” left</source>
        <translation>«&#xa0;%1&#xa0;» n’a plus de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a word is missing here</source>
        <translation>il manque un mot ici</translation>
    </message>
    <message>
        <source>there is no exchange to undo here</source>
        <translation>il n’y a ici aucun échange à annuler</translation>
    </message>
    <message>
        <source>no such letter is open here</source>
        <translation>cette lettre n’est pas libre ici</translation>
    </message>
    <message>
        <source>an identical letter is nearer, and each word is made only once</source>
        <translation>une lettre identique est plus proche, et chaque mot ne vient qu’une fois</translation>
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
        <source>The course’s recursion: each open letter in turn swaps places with the first one, then the rest does the same.</source>
        <translation>La récursivité du cours&#xa0;: chaque lettre libre change à son tour de place avec la première, puis le reste fait de même.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>First all letters return to their order in the given word</source>
        <translation>D’abord, toutes les lettres reprennent leur ordre dans le mot donné</translation>
    </message>
    <message>
        <source>If only one letter is open, the word is complete: it is recorded</source>
        <translation>S’il ne reste qu’une lettre libre, le mot est complet&#xa0;: il est noté</translation>
    </message>
    <message>
        <source>Otherwise the first open letter stays in its place, and a call handles the rest</source>
        <translation>Sinon, la première lettre libre reste à sa place, et un appel traite le reste</translation>
    </message>
    <message>
        <source>… then each open letter after it swaps places with it in turn, and a call handles the rest</source>
        <translation>… puis chaque lettre libre qui suit change à son tour de place avec elle, et un appel traite le reste</translation>
    </message>
    <message>
        <source>… but if each word is made only once, not where an identical letter has already been</source>
        <translation>… sauf, si chaque mot ne vient qu’une fois, là où une lettre identique est déjà passée</translation>
    </message>
    <message>
        <source>After the call, the two letters swap back</source>
        <translation>Après l’appel, les deux lettres reprennent leurs places</translation>
    </message>
    <message>
        <source>Place %1: “%2” stays, and only “%3” is left. The word is complete: %4.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;» reste, et il ne reste que «&#xa0;%3&#xa0;». Le mot est complet&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Place %1: “%2” stays. On to place %3.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;» reste. On passe à la place %3.</translation>
    </message>
    <message>
        <source>Place %1: “%2” swaps with “%3”, which comes last. The word is complete: %4.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;» prend la place de «&#xa0;%3&#xa0;», qui passe en dernier. Le mot est complet&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Place %1: “%2” from place %3 swaps with “%4”. On to place %5.</source>
        <translation>Place %1&#xa0;: «&#xa0;%2&#xa0;», de la place %3, change de place avec «&#xa0;%4&#xa0;». On passe à la place %5.</translation>
    </message>
    <message>
        <source>Back to place %1: “%2” has been tried. Next: the letter of place %3.</source>
        <translation>Retour à la place %1&#xa0;: «&#xa0;%2&#xa0;» a été essayée. Ensuite&#xa0;: la lettre de la place %3.</translation>
    </message>
    <message>
        <source>Back to place %1: “%2” and “%3” swap back. Next: the letter of place %4.</source>
        <translation>Retour à la place %1&#xa0;: «&#xa0;%2&#xa0;» et «&#xa0;%3&#xa0;» reprennent leurs places. Ensuite&#xa0;: la lettre de la place %4.</translation>
    </message>
    <message>
        <source>Back to place %1: “%2” and “%3” swap back. Every letter has now been tried.</source>
        <translation>Retour à la place %1&#xa0;: «&#xa0;%2&#xa0;» et «&#xa0;%3&#xa0;» reprennent leurs places. Toutes les lettres ont été essayées.</translation>
    </message>
    <message>
        <source>Place %1: “%2” from place %3 is skipped. The “%2” of place %4 has been tried, and the words would be the same.</source>
        <translation>Place %1&#xa0;: la lettre «&#xa0;%2&#xa0;» de la place %3 est sautée. Celle de la place %4 a été essayée, et les mots seraient les mêmes.</translation>
    </message>
    <message>
        <source>The word is complete: %1, word %2 of %3.</source>
        <translation>Le mot est complet&#xa0;: %1, mot %2 sur %3.</translation>
    </message>
    <message>
        <source>The search starts from the given word: “%1” returns to place %2.</source>
        <translation>La recherche part du mot donné&#xa0;: «&#xa0;%1&#xa0;» retourne à la place %2.</translation>
    </message>
    <message>
        <source>the letters of a word</source>
        <translation>les lettres d’un mot</translation>
    </message>
    <message>
        <source>A word needs at least one letter: set it first.</source>
        <translation>Un mot a au moins une lettre&#xa0;: fixez-la d’abord.</translation>
    </message>
    <message>
        <source>No letter is left for another word.</source>
        <translation>Il ne reste aucune lettre pour un autre mot.</translation>
    </message>
    <message>
        <source>rules are missing at its end</source>
        <translation>des règles manquent à la fin</translation>
    </message>
    <message>
        <source>its encoding is unknown</source>
        <translation>son codage est inconnu</translation>
    </message>
    <message>
        <source>this type of flags is unknown</source>
        <translation>ce type de drapeaux est inconnu</translation>
    </message>
    <message>
        <source>this is not a flag</source>
        <translation>ce n’est pas un drapeau</translation>
    </message>
    <message>
        <source>rules are missing above this line</source>
        <translation>des règles manquent au-dessus de cette ligne</translation>
    </message>
    <message>
        <source>there are too many aliases of flags</source>
        <translation>il y a trop d’alias de drapeaux</translation>
    </message>
    <message>
        <source>the number of rules is missing or too large</source>
        <translation>le nombre de règles manque ou est trop grand</translation>
    </message>
    <message>
        <source>this rule is not complete</source>
        <translation>cette règle est incomplète</translation>
    </message>
    <message>
        <source>the line is not in the encoding that the file names</source>
        <translation>la ligne n’est pas dans le codage que le fichier indique</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>un crochet n’est pas fermé</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la ligne est trop longue</translation>
    </message>
    <message>
        <source>The dictionary %1 is broken in line %2: %3.</source>
        <translation>Le dictionnaire %1 est abîmé, à la ligne %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The dictionary %1 is too large: it has more than %2 MB.</source>
        <translation>Le dictionnaire %1 est trop grand&#xa0;: il dépasse %2&#xa0;Mo.</translation>
    </message>
    <message>
        <source>The dictionary %1 cannot be read.</source>
        <translation>Le dictionnaire %1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>the number of words is missing</source>
        <translation>le nombre de mots manque</translation>
    </message>
    <message>
        <source>More than %1 words of the dictionary “%2” can be made of these letters. Use fewer letters.</source>
        <translation>Ces lettres forment plus de %1 mots du dictionnaire «&#xa0;%2&#xa0;». Prenez moins de lettres.</translation>
    </message>
    <message>
        <source>Any order of the letters</source>
        <translation>Tout ordre des lettres</translation>
    </message>
    <message>
        <source>One word of the dictionary</source>
        <translation>Un mot du dictionnaire</translation>
    </message>
    <message>
        <source>One or two words</source>
        <translation>Un ou deux mots</translation>
    </message>
    <message>
        <source>One to three words</source>
        <translation>Un à trois mots</translation>
    </message>
    <message>
        <source>One to nine letters, accents included; up to 20 if they are to make words</source>
        <translation>De une à neuf lettres, accents compris&#xa0;; jusqu’à 20 si elles doivent former des mots</translation>
    </message>
    <message>
        <source>To make</source>
        <translation>À former</translation>
    </message>
    <message>
        <source>What the letters are to make</source>
        <translation>Ce que les lettres doivent former</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionnaire</translation>
    </message>
    <message>
        <source>your language</source>
        <translation>votre langue</translation>
    </message>
    <message>
        <source>Ignore accents</source>
        <translation>Ignorer les accents</translation>
    </message>
    <message>
        <source>In words of the dictionary, é is e, and œ is oe</source>
        <translation>Dans les mots du dictionnaire, é vaut e et œ vaut oe</translation>
    </message>
    <message>
        <source>listen, an English word</source>
        <translation>listen, un mot anglais</translation>
    </message>
    <message>
        <source>dormitory, two English words</source>
        <translation>dormitory, deux mots anglais</translation>
    </message>
    <message>
        <source>chien, a French word</source>
        <translation>chien, un mot français</translation>
    </message>
    <message>
        <source>ecranplat, two French words, accents ignored</source>
        <translation>ecranplat, deux mots français sans accents</translation>
    </message>
    <message>
        <source>a word ends here, and no letter follows</source>
        <translation>un mot finit ici, et aucune lettre ne suit</translation>
    </message>
    <message>
        <source>no word can end here</source>
        <translation>aucun mot ne peut finir ici</translation>
    </message>
    <message>
        <source>there are more than %1 words</source>
        <translation>il y a plus de %1 mots</translation>
    </message>
    <message>
        <source>“%1” only works with “words=”</source>
        <translation>«&#xa0;%1&#xa0;» ne va qu’avec «&#xa0;words=&#xa0;»</translation>
    </message>
    <message>
        <source>the number of words must be from 1 to %1</source>
        <translation>le nombre de mots doit être de 1 à %1</translation>
    </message>
    <message>
        <source>Exchanges make every order of the letters, and this board asks for words.</source>
        <translation>Les échanges forment tous les ordres des lettres, et ce plateau demande des mots.</translation>
    </message>
    <message>
        <source>The words of the dictionary that fit into the letters are listed, the longest first</source>
        <translation>Les mots du dictionnaire que les lettres permettent sont listés, les plus longs d’abord</translation>
    </message>
    <message>
        <source>First one word is to use all letters, then two words, then three</source>
        <translation>D’abord un seul mot doit prendre toutes les lettres, puis deux mots, puis trois</translation>
    </message>
    <message>
        <source>A word of the list that fits into the letters left is laid, in the order of the list</source>
        <translation>Un mot de la liste que permettent les lettres restantes est posé, dans l’ordre de la liste</translation>
    </message>
    <message>
        <source>… but the last word must use all letters left, so it is looked up; often there is none</source>
        <translation>… mais le dernier mot doit prendre toutes les lettres restantes&#xa0;: on le cherche, et souvent il n’y en a pas</translation>
    </message>
    <message>
        <source>When no letter is left, the words are recorded</source>
        <translation>Quand il ne reste aucune lettre, les mots sont notés</translation>
    </message>
    <message>
        <source>Then the word is taken back, and the next one in the list is tried</source>
        <translation>Puis le mot est repris, et le suivant de la liste est essayé</translation>
    </message>
    <message>
        <source>“%1” has been tried as the next word.</source>
        <translation>«&#xa0;%1&#xa0;» a été essayé comme mot suivant.</translation>
    </message>
    <message>
        <source>The word ends here, and “%1” is to follow.</source>
        <translation>Le mot finit ici, et «&#xa0;%1&#xa0;» va suivre.</translation>
    </message>
    <message>
        <source>The search starts from the given word, in which no word has ended.</source>
        <translation>La recherche part du mot donné, dans lequel aucun mot n’est fini.</translation>
    </message>
    <message>
        <source>“%1” has been tried: its letters are taken back.</source>
        <translation>«&#xa0;%1&#xa0;» a été essayé&#xa0;: ses lettres sont reprises.</translation>
    </message>
    <message>
        <source>The word “%1” is laid: “%2” comes to place %3.</source>
        <translation>Le mot «&#xa0;%1&#xa0;» est posé&#xa0;: «&#xa0;%2&#xa0;» vient à la place %3.</translation>
    </message>
    <message>
        <source>“%1” comes to place %2.</source>
        <translation>«&#xa0;%1&#xa0;» vient à la place %2.</translation>
    </message>
    <message>
        <source>“%1” is taken back.</source>
        <translation>«&#xa0;%1&#xa0;» est reprise.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Finds the words of a dictionary that use all letters: one word, two or three.</source>
        <translation>Trouve les mots d’un dictionnaire qui prennent toutes les lettres&#xa0;: un mot, deux ou trois.</translation>
    </message>
    <message>
        <source>Words laid</source>
        <translation>Mots posés</translation>
    </message>
    <message>
        <source>“%1” is not in the dictionary “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas dans le dictionnaire «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is in the dictionary “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» est dans le dictionnaire «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1”: these words are in the dictionary “%2”.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: ces mots sont dans le dictionnaire «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>No words of the dictionary “%1” begin like this and use all letters.</source>
        <translation>Aucun mot du dictionnaire «&#xa0;%1&#xa0;» ne commence ainsi en permettant de prendre toutes les lettres.</translation>
    </message>
    <message>
        <source>No word of the dictionary “%1” uses all these letters.</source>
        <translation>Aucun mot du dictionnaire «&#xa0;%1&#xa0;» ne prend toutes ces lettres.</translation>
    </message>
    <message>
        <source>No %1 words of the dictionary “%2” use all these letters, nor do fewer.</source>
        <translation>Même %1 mots du dictionnaire «&#xa0;%2&#xa0;» ne suffisent pas à prendre toutes ces lettres.</translation>
    </message>
    <message>
        <source>It takes too long to find out whether words can still be made.</source>
        <translation>Il serait trop long de savoir si des mots sont encore possibles.</translation>
    </message>
    <message>
        <source>The letters can still make words of the dictionary “%1”.</source>
        <translation>Les lettres peuvent encore former des mots du dictionnaire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>All letters are used. Take letters back to make other words.</source>
        <translation>Toutes les lettres sont prises. Reprenez des lettres pour former d’autres mots.</translation>
    </message>
    <message>
        <source>The word “%1” can end here, and another begins.</source>
        <translation>Le mot «&#xa0;%1&#xa0;» peut finir ici, et un autre commence.</translation>
    </message>
    <message>
        <source>“%1” can come to place %2: words begin like this.</source>
        <translation>«&#xa0;%1&#xa0;» peut venir à la place %2&#xa0;: des mots commencent ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>The letters are to make at most %n word(s).</source>
        <translation>
            <numerusform>Les lettres doivent former %n mot au plus.</numerusform>
            <numerusform>Les lettres doivent former %n mots au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) have %1 different orders.</source>
        <translation>
            <numerusform>%n lettre a %1 seul ordre.</numerusform>
            <numerusform>%n lettres ont %1 ordres différents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunspell’s library cannot be loaded.</source>
        <translation>La bibliothèque de Hunspell ne peut pas être chargée.</translation>
    </message>
    <message>
        <source>The letters left, “%1”, are those of no word in the dictionary “%2”.</source>
        <translation>Les lettres restantes, «&#xa0;%1&#xa0;», ne sont celles d’aucun mot du dictionnaire «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>All letters are used: %1. The dictionary is “%2”.</source>
        <translation>Toutes les lettres sont prises&#xa0;: %1. Le dictionnaire est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Any order of the letters solves this board. This method is for boards whose letters are to make words: see the option “To make”.</source>
        <translation>Tout ordre des lettres résout ce plateau. Cette méthode est pour les plateaux dont les lettres doivent former des mots&#xa0;: voir l’option «&#xa0;À former&#xa0;».</translation>
    </message>
    <message>
        <source>Only the letters were taken; as there are more than %1, they are to make words of a dictionary.</source>
        <translation>Seules les lettres ont été prises&#xa0;; comme il y en a plus de %1, elles doivent former des mots d’un dictionnaire.</translation>
    </message>
    <message>
        <source>Only the letters were taken, without the spaces, hyphens and apostrophes between them.</source>
        <translation>Seules les lettres ont été prises, sans les espaces, traits d’union et apostrophes entre elles.</translation>
    </message>
    <message>
        <source>a word has at most %1 letters here, or %2 if they are to make words of a dictionary</source>
        <translation>un mot a au plus %1 lettres ici, ou %2 si elles doivent former des mots d’un dictionnaire</translation>
    </message>
    <message>
        <source>a space cannot be used between letters: leave it out</source>
        <translation>un espace ne peut pas séparer les lettres&#xa0;: supprimez-le</translation>
    </message>
    <message>
        <source>The name of a dictionary, such as fr or en_US, or of your own list of words</source>
        <translation>Le nom d’un dictionnaire, comme fr ou en_US, ou de votre propre liste de mots</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a dictionary, such as fr or en_US, or mine for a list of your own, mine.txt</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d’un dictionnaire, comme fr ou en_US, ou mots pour votre propre liste, mots.txt</translation>
    </message>
    <message>
        <source>There is no dictionary “%1”. To use a list of your own, save it with one word on each line as “%2”.</source>
        <translation>Il n’y a pas de dictionnaire «&#xa0;%1&#xa0;». Pour employer une liste à vous, enregistrez-la, un mot par ligne, sous «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>No dictionary “%1” is installed. Install the package %2, or save a list of your own, with one word on each line, as “%3”.</source>
        <translation>Aucun dictionnaire «&#xa0;%1&#xa0;» n’est installé. Installez le paquet %2, ou enregistrez une liste à vous, avec un mot par ligne, sous «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>No dictionary “%1” is installed. Install the package %2, choose one of these: %4, or save a list of your own, with one word on each line, as “%3”.</source>
        <translation>Aucun dictionnaire «&#xa0;%1&#xa0;» n’est installé. Installez le paquet %2, choisissez l’un de ceux-ci&#xa0;: %4, ou enregistrez une liste à vous, avec un mot par ligne, sous «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>The list of words %1 is empty.</source>
        <translation>La liste de mots %1 est vide.</translation>
    </message>
    <message>
        <source>The rules of the dictionary “%1” take too long to apply.</source>
        <translation>Appliquer les règles du dictionnaire «&#xa0;%1&#xa0;» prend trop de temps.</translation>
    </message>
</context>
<context>
    <name>app::Screenshots</name>
    <message>
        <source>The folder “%1” cannot be created.</source>
        <translation>Impossible de créer le dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Screenshots, without a display:</source>
        <translation>Captures de la fenêtre, sans écran&#xa0;:</translation>
    </message>
    <message>
        <source>Some screenshots could not be saved in “%1”.</source>
        <translation>Certaines captures n’ont pas pu être enregistrées dans «&#xa0;%1&#xa0;».</translation>
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
    <message>
        <source>marked</source>
        <translation>marquée</translation>
    </message>
    <message>
        <source>marked %1</source>
        <translation>marquée %1</translation>
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
    <name>board::NotationBox</name>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>a1 at the bottom left</source>
        <translation>a1 en bas à gauche</translation>
    </message>
    <message>
        <source>11 to 88, row and column</source>
        <translation>11 à 88, ligne et colonne</translation>
    </message>
    <message>
        <source>11 to 88, column and row</source>
        <translation>11 à 88, colonne et ligne</translation>
    </message>
    <message>
        <source>1 to 64, row by row</source>
        <translation>1 à 64, ligne par ligne</translation>
    </message>
    <message>
        <source>From 0, row and column</source>
        <translation>Depuis 0, ligne et colonne</translation>
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
    <message numerus="yes">
        <source>stopped: %1; no solution has fewer than %n move(s)</source>
        <translation>
            <numerusform>arrêt&#xa0;: %1&#xa0;; aucune solution n’a moins de %n coup</numerusform>
            <numerusform>arrêt&#xa0;: %1&#xa0;; aucune solution n’a moins de %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped (solutions found: %1): %2</source>
        <translation>arrêt (solutions trouvées&#xa0;: %1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>ouvrir la fenêtre</translation>
    </message>
    <message>
        <source>… with a picture, a saved game or a position, such as taquin:4x4</source>
        <translation>… avec une image, une partie enregistrée ou une position, par exemple taquin:4x4</translation>
    </message>
    <message>
        <source>save screenshots in a folder; no display needed</source>
        <translation>enregistrer des captures de la fenêtre dans un dossier, sans écran</translation>
    </message>
    <message>
        <source>list the puzzles with their boards, deals and methods</source>
        <translation>lister les casse-têtes, avec leurs plateaux, leurs mélanges et leurs méthodes</translation>
    </message>
    <message>
        <source>solve a position, or those of a file or of standard input, one per line</source>
        <translation>résoudre une position, ou celles d’un fichier ou de l’entrée standard, une par ligne</translation>
    </message>
    <message>
        <source>use this method</source>
        <translation>utiliser cette méthode</translation>
    </message>
    <message>
        <source>give all solutions, at most a million without --limit</source>
        <translation>donner toutes les solutions, au plus un million sans --limit</translation>
    </message>
    <message>
        <source>give only the number of solutions</source>
        <translation>donner seulement le nombre de solutions</translation>
    </message>
    <message>
        <source>answer with one JSON object per position</source>
        <translation>répondre par un objet JSON par position</translation>
    </message>
    <message>
        <source>all solved</source>
        <translation>tout est résolu</translation>
    </message>
    <message>
        <source>at least one position has no solution</source>
        <translation>une position au moins n’a pas de solution</translation>
    </message>
    <message>
        <source>at least one search was stopped</source>
        <translation>une recherche au moins a été arrêtée</translation>
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
        <source>try “cassetete --help”</source>
        <translation>essayez «&#xa0;cassetete --help&#xa0;»</translation>
    </message>
    <message>
        <source>unexpected argument “%1”</source>
        <translation>argument inattendu&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 needs a folder</source>
        <translation>%1 attend un dossier</translation>
    </message>
    <message>
        <source>unknown option “%1”</source>
        <translation>option inconnue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is not a command, a file or a position</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une commande, ni un fichier, ni une position</translation>
    </message>
    <message>
        <source>%1 to %2, by default %3</source>
        <translation>de %1 à %2, %3 par défaut</translation>
    </message>
    <message>
        <source>Board options, as in %1:</source>
        <translation>Options du plateau, comme dans %1&#xa0;:</translation>
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
        <source>the output was closed</source>
        <translation>la sortie a été fermée</translation>
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
        <source>the answer cannot be written: %1</source>
        <translation>impossible d’écrire la réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rest of the input cannot be read</source>
        <translation>impossible de lire la suite de l’entrée</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>give a position, @FILE, or - for standard input</source>
        <translation>donnez une position, @FICHIER, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>--all and --count cannot be used together</source>
        <translation>--all et --count ne peuvent pas être employés ensemble</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 attend une valeur</translation>
    </message>
    <message>
        <source>%1 must be a number of seconds, such as 2.5</source>
        <translation>%1 doit être un nombre de secondes, par exemple 2.5</translation>
    </message>
    <message>
        <source>%1 must be a whole number, at least 1</source>
        <translation>%1 doit être un nombre entier, au moins 1</translation>
    </message>
    <message>
        <source>the method %1 only counts; these find a solution: %2</source>
        <translation>la méthode %1 ne fait que compter&#xa0;; celles-ci trouvent une solution&#xa0;: %2</translation>
    </message>
    <message>
        <source>no method here supports %1</source>
        <translation>aucune méthode n’accepte %1 ici</translation>
    </message>
    <message>
        <source>the method %1 does not support %2; these do: %3</source>
        <translation>la méthode %1 n’accepte pas %2&#xa0;; celles-ci l’acceptent&#xa0;: %3</translation>
    </message>
    <message>
        <source>unknown method “%1”; available: %2</source>
        <translation>méthode inconnue&#xa0;: «&#xa0;%1&#xa0;»&#xa0;; méthodes disponibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>stop after S seconds per position</source>
        <translation>s’arrêter après S secondes par position</translation>
    </message>
    <message>
        <source>the random seed, used to deal a board given without a position</source>
        <translation>numéro de tirage, qui sert à mélanger un plateau donné sans position</translation>
    </message>
    <message>
        <source>find at most N solutions; stop if there are more</source>
        <translation>trouver au plus N solutions&#xa0;; s’arrêter s’il y en a davantage</translation>
    </message>
    <message>
        <source>there are more solutions than asked for</source>
        <translation>il y a plus de solutions que demandé</translation>
    </message>
    <message>
        <source>run methods, seeds or positions one after the other, and compare them in a table</source>
        <translation>exécuter des méthodes, des numéros de tirage ou des positions l’une après l’autre, et les comparer dans un tableau</translation>
    </message>
    <message>
        <source>run this method; may be repeated; by default, all methods that can start from the position</source>
        <translation>faire participer cette méthode&#xa0;; option répétable&#xa0;; par défaut, toutes celles qui peuvent partir de la position</translation>
    </message>
    <message>
        <source>search for all solutions, not only for the first</source>
        <translation>chercher toutes les solutions, et pas seulement la première</translation>
    </message>
    <message>
        <source>with --all, end each method after N solutions</source>
        <translation>avec --all, arrêter chaque méthode après N solutions</translation>
    </message>
    <message>
        <source>stop each method after S seconds</source>
        <translation>arrêter chaque méthode après S secondes</translation>
    </message>
    <message>
        <source>the random seed, from which a board is dealt; may be repeated, with a single method</source>
        <translation>numéro de tirage, qui sert à mélanger un plateau&#xa0;; peut être répété, avec une seule méthode</translation>
    </message>
    <message>
        <source>answer with one JSON object</source>
        <translation>répondre par un objet JSON</translation>
    </message>
    <message>
        <source>Options of race:</source>
        <translation>Options de race&#xa0;:</translation>
    </message>
    <message>
        <source>race takes positions, not files</source>
        <translation>race prend des positions, pas des fichiers</translation>
    </message>
    <message>
        <source>race does not support %1</source>
        <translation>race n’accepte pas %1</translation>
    </message>
    <message>
        <source>--json and --trace cannot be used together</source>
        <translation>--json et --trace ne peuvent pas être employés ensemble</translation>
    </message>
    <message>
        <source>check a program’s trace against the rules, and sum it up</source>
        <translation>vérifier la trace d’un programme d’après les règles, et la résumer</translation>
    </message>
    <message>
        <source>print every event of the search, one per line</source>
        <translation>imprimer chaque événement de la recherche, un par ligne</translation>
    </message>
    <message>
        <source>Exit status of solve, race, growth and trace:</source>
        <translation>Code de retour de solve, race, growth et trace&#xa0;:</translation>
    </message>
    <message>
        <source>%1: the search was given up; solutions: %2, tries: %3, refused: %4, taken back: %5, deepest: %6</source>
        <translation>%1&#xa0;: la recherche a été abandonnée&#xa0;; solutions&#xa0;: %2, essais&#xa0;: %3, refusés&#xa0;: %4, repris&#xa0;: %5, profondeur&#xa0;: %6</translation>
    </message>
    <message>
        <source>%1: the search was completed; solutions: %2, tries: %3, refused: %4, taken back: %5, deepest: %6</source>
        <translation>%1&#xa0;: la recherche est terminée&#xa0;; solutions&#xa0;: %2, essais&#xa0;: %3, refusés&#xa0;: %4, repris&#xa0;: %5, profondeur&#xa0;: %6</translation>
    </message>
    <message>
        <source>give a trace’s file, or - for standard input</source>
        <translation>donnez le fichier d’une trace, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1, “%2”: %3</source>
        <translation>ligne %1, «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>check your own program on the positions of standard input</source>
        <translation>juger votre propre programme sur les positions de l’entrée standard</translation>
    </message>
    <message>
        <source>what the program looks for; by default, one solution</source>
        <translation>ce que le programme cherche&#xa0;; par défaut, une solution</translation>
    </message>
    <message>
        <source>require a solution with the fewest possible moves</source>
        <translation>exiger une solution qui ait le moins de coups possible</translation>
    </message>
    <message>
        <source>stop the program after S seconds per position; by default, 10</source>
        <translation>arrêter le programme après S secondes par position&#xa0;; par défaut, 10</translation>
    </message>
    <message>
        <source>no fault was found</source>
        <translation>aucune faute n’a été trouvée</translation>
    </message>
    <message>
        <source>the program has a fault</source>
        <translation>le programme a une faute</translation>
    </message>
    <message>
        <source>at least one position was not judged</source>
        <translation>au moins une position n’a pas été jugée</translation>
    </message>
    <message>
        <source>the command was not understood, or the program cannot be started</source>
        <translation>la commande n’a pas été comprise, ou le programme ne peut pas être lancé</translation>
    </message>
    <message>
        <source>Options of check:</source>
        <translation>Options de check&#xa0;:</translation>
    </message>
    <message>
        <source>Exit status of check:</source>
        <translation>Code de retour de check&#xa0;:</translation>
    </message>
    <message>
        <source>illegal move in line %1, “%2”: %3</source>
        <translation>coup interdit à la ligne %1, «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>nothing to take back in line %1, “%2”: %3</source>
        <translation>rien à reprendre à la ligne %1, «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>not a solution in line %1, “%2”: %3</source>
        <translation>ce n’est pas une solution, à la ligne %1, «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>line %1, “%2”, was not understood: %3</source>
        <translation>la ligne %1, «&#xa0;%2&#xa0;», n’a pas été comprise&#xa0;: %3</translation>
    </message>
    <message>
        <source>“%1” is not a goal; the goals are first, all and count</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un but&#xa0;; les buts sont first, all et count</translation>
    </message>
    <message>
        <source>“%1” is not a number of seconds</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de secondes</translation>
    </message>
    <message>
        <source>put -- before the command: “%1”</source>
        <translation>placez -- devant la commande&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>give the command of your program after --</source>
        <translation>indiquez la commande de votre programme après --</translation>
    </message>
    <message>
        <source>checked: %1, faults: %2</source>
        <translation>vérifiées&#xa0;: %1, fautes&#xa0;: %2</translation>
    </message>
    <message>
        <source>the solution in line %1 was already given</source>
        <translation>la solution de la ligne %1 a déjà été donnée</translation>
    </message>
    <message>
        <source>too slow: it was stopped after %1 s</source>
        <translation>trop lent&#xa0;: il a été arrêté après %1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 of %2 solutions found</source>
        <translation>%1 solutions trouvées sur %2</translation>
    </message>
    <message>
        <source>it gave up: it printed neither a solution nor the line “.” for “everything was tried”</source>
        <translation>il a abandonné&#xa0;: il n’a écrit ni solution, ni la ligne «&#xa0;.&#xa0;», qui dit que tout a été essayé</translation>
    </message>
    <message>
        <source>no solution found, but there is one</source>
        <translation>aucune solution trouvée, mais il y en a une</translation>
    </message>
    <message>
        <source>not shortest: %1 moves where %2 are enough</source>
        <translation>ce n’est pas la solution la plus courte&#xa0;: %1 coups alors que %2 suffisent</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <translation>ligne %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>line %1, %2: not judged, since the built-in search did not finish in time</source>
        <translation>ligne %1, %2&#xa0;: pas jugée, car la recherche intégrée n’a pas abouti à temps</translation>
    </message>
    <message>
        <source>line %1, %2: ok; solutions: %3, tries: %4, taken back: %5; built-in %6: solutions: %7, nodes: %8</source>
        <translation>ligne %1, %2&#xa0;: correct&#xa0;; solutions&#xa0;: %3, essais&#xa0;: %4, repris&#xa0;: %5&#xa0;; méthode intégrée %6&#xa0;: solutions&#xa0;: %7, nœuds&#xa0;: %8</translation>
    </message>
    <message>
        <source>line %1, %2: ok; solutions: %3, tries: %4, taken back: %5</source>
        <translation>ligne %1, %2&#xa0;: correct&#xa0;; solutions&#xa0;: %3, essais&#xa0;: %4, repris&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1 needs one file to write</source>
        <translation>%1 demande un seul fichier à écrire</translation>
    </message>
    <message>
        <source>--at must be the number of a frame</source>
        <translation>--at doit être le numéro d’une image</translation>
    </message>
    <message>
        <source>“%1” is not a file or a position</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un fichier ni une position</translation>
    </message>
    <message>
        <source>“%1” is not a game, a position or a page</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une partie, ni une position, ni une page</translation>
    </message>
    <message>
        <source>the file is too large to be a game</source>
        <translation>le fichier est trop volumineux pour être une partie</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>there are only %n frame(s)</source>
        <translation>
            <numerusform>il n’y a que %n image</numerusform>
            <numerusform>il n’y a que %n images</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is too large to be a page</source>
        <translation>le fichier est trop volumineux pour être une page</translation>
    </message>
    <message>
        <source>a page can only be exported with --web or --pdf</source>
        <translation>une page ne s’exporte qu’avec --web ou --pdf</translation>
    </message>
    <message>
        <source>no file with the name “%1” can be written: the name is not in UTF-8</source>
        <translation>aucun fichier du nom de «&#xa0;%1&#xa0;» ne peut être écrit&#xa0;: ce nom n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>the file “%1” cannot be written: %2</source>
        <translation>le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>as one HTML file that plays its steps</source>
        <translation>en un seul fichier HTML qui déroule ses pas</translation>
    </message>
    <message>
        <source>as an animation; WebP keeps all colours</source>
        <translation>en animation&#xa0;; WebP garde toutes les couleurs</translation>
    </message>
    <message>
        <source>as a bitmap picture, or as a vector drawing</source>
        <translation>en image matricielle, ou en dessin vectoriel</translation>
    </message>
    <message>
        <source>as pages to print</source>
        <translation>en pages à imprimer</translation>
    </message>
    <message>
        <source>with a search by this method from the position</source>
        <translation>avec une recherche par cette méthode à partir de la position</translation>
    </message>
    <message>
        <source>show this frame instead of the last one</source>
        <translation>montrer cette image au lieu de la dernière</translation>
    </message>
    <message>
        <source>Options of export:</source>
        <translation>Options d’export&#xa0;:</translation>
    </message>
    <message>
        <source>race compares methods, seeds or positions, only one of these kinds at a time</source>
        <translation>race compare soit des méthodes, soit des numéros de tirage, soit des positions</translation>
    </message>
    <message>
        <source>to compare seeds or positions, race needs one --method</source>
        <translation>pour comparer des numéros de tirage ou des positions, race demande une seule --method</translation>
    </message>
    <message>
        <source>the method %1 does not depend on a seed</source>
        <translation>la méthode %1 ne dépend d’aucun numéro de tirage</translation>
    </message>
    <message>
        <source>the positions belong to different puzzles</source>
        <translation>les positions appartiennent à des casse-têtes différents</translation>
    </message>
    <message>
        <source>end this search after S seconds, and write what it did until then</source>
        <translation>arrêter cette recherche après S secondes, et écrire ce qu’elle a fait jusque-là</translation>
    </message>
    <message>
        <source>a board of this size can only be solved: not counted, listed or traced</source>
        <translation>un plateau de cette taille peut seulement être résolu&#xa0;: on ne peut ni compter ni énumérer ses solutions, ni tracer sa recherche</translation>
    </message>
    <message>
        <source>part %1 was stopped: %2</source>
        <translation>la partie %1 a été arrêtée&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not a checkpoint, or it is damaged; it was left as it is</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un point de reprise, ou il est endommagé&#xa0;; il reste tel quel</translation>
    </message>
    <message>
        <source>the checkpoint “%1” belongs to another count; it was left as it is</source>
        <translation>le point de reprise «&#xa0;%1&#xa0;» appartient à un autre dénombrement&#xa0;; il reste tel quel</translation>
    </message>
    <message>
        <source>the checkpoint “%1” was written by another version of the program; it was left as it is</source>
        <translation>le point de reprise «&#xa0;%1&#xa0;» a été écrit par une autre version du programme&#xa0;; il reste tel quel</translation>
    </message>
    <message>
        <source>the checkpoint “%1” cannot be written: %2</source>
        <translation>le point de reprise «&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>add up the parts of a count once all are available</source>
        <translation>additionner les parties d’un dénombrement, une fois qu’elles sont toutes là</translation>
    </message>
    <message>
        <source>use at most N processors; by default, all of them</source>
        <translation>employer N processeurs au plus&#xa0;; par défaut, tous</translation>
    </message>
    <message>
        <source>do part K of N of the search, or of the positions in a file</source>
        <translation>faire la K-ième des N parties de la recherche, ou des positions d’un fichier</translation>
    </message>
    <message>
        <source>save the progress of a count in FILE, and resume from there</source>
        <translation>enregistrer dans FICHIER l’avancement d’un dénombrement, et reprendre de là</translation>
    </message>
    <message>
        <source>all parts are present, and there are solutions</source>
        <translation>toutes les parties sont là, et il y a des solutions</translation>
    </message>
    <message>
        <source>all parts are present, and there is no solution</source>
        <translation>toutes les parties sont là, et il n’y a pas de solution</translation>
    </message>
    <message>
        <source>Exit status of merge:</source>
        <translation>Code de retour de merge&#xa0;:</translation>
    </message>
    <message>
        <source>give the files with the parts, or - for standard input</source>
        <translation>donnez les fichiers des parties, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>no part of a count was given</source>
        <translation>aucune partie d’un dénombrement n’a été donnée</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>this part belongs to %1, and the first one to %2</source>
        <translation>cette partie concerne %1, et la première %2</translation>
    </message>
    <message>
        <source>this part was counted by the method %1, and the first one by %2</source>
        <translation>cette partie a été comptée par la méthode %1, et la première par %2</translation>
    </message>
    <message>
        <source>this part was counted by version %1 of the program, and the first one by version %2: they may divide the search differently</source>
        <translation>cette partie a été comptée par la version %1 du programme, et la première par la version %2&#xa0;: leur découpage de la recherche peut différer</translation>
    </message>
    <message>
        <source>this is one of %1 parts, and the first one is one of %2</source>
        <translation>cette partie est l’une de %1 parties, et la première l’une de %2</translation>
    </message>
    <message>
        <source>part %1 was given twice</source>
        <translation>la partie %1 est donnée deux fois</translation>
    </message>
    <message>
        <source>the sum has more than 64 bits</source>
        <translation>la somme dépasse 64 bits</translation>
    </message>
    <message>
        <source>this is not the result of a part of a count: “%1” is missing or wrong</source>
        <translation>ce n’est pas le résultat d’une partie d’un dénombrement&#xa0;: «&#xa0;%1&#xa0;» manque ou est faux</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 et %2 ne vont pas ensemble</translation>
    </message>
    <message>
        <source>--checkpoint takes one position, not a file of positions</source>
        <translation>--checkpoint accepte une position, et non un fichier de positions</translation>
    </message>
    <message>
        <source>--checkpoint needs --count</source>
        <translation>--checkpoint demande --count</translation>
    </message>
    <message>
        <source>--part needs --count or --all, or a file of positions</source>
        <translation>--part demande --count, --all ou un fichier de positions</translation>
    </message>
    <message>
        <source>--threads must be a whole number from 1 to %1</source>
        <translation>--threads doit être un nombre entier de 1 à %1</translation>
    </message>
    <message>
        <source>--set must be an option of the method with its value, such as %1</source>
        <translation>--set doit être une option de la méthode avec sa valeur, par exemple %1</translation>
    </message>
    <message>
        <source>a board of this size takes no options of a method</source>
        <translation>un plateau de cette taille n’admet pas d’option de méthode</translation>
    </message>
    <message>
        <source>the method %1 has no option “%2”; it has: %3</source>
        <translation>la méthode %1 n’a pas d’option «&#xa0;%2&#xa0;»&#xa0;; elle a&#xa0;: %3</translation>
    </message>
    <message>
        <source>set an option of the method, which “list” names; may be repeated</source>
        <translation>régler une option de la méthode, que «&#xa0;list&#xa0;» nomme&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>no method here can be divided into parts with %1</source>
        <translation>aucune méthode ne se divise ici en parties avec %1</translation>
    </message>
    <message>
        <source>the search of %1 cannot be divided into parts; these can be: %2</source>
        <translation>la recherche de %1 ne se divise pas en parties&#xa0;; celles-ci, oui&#xa0;: %2</translation>
    </message>
    <message>
        <source>some parts are missing; the arguments for them are printed</source>
        <translation>des parties manquent&#xa0;; leurs arguments sont affichés</translation>
    </message>
    <message>
        <source>a part is damaged, was given twice or does not belong with the others, or a file cannot be read</source>
        <translation>une partie est endommagée, est donnée deux fois ou n’appartient pas aux autres, ou un fichier ne peut pas être lu</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of %1 are missing; run “cassetete solve” with these arguments</source>
        <translation>
            <numerusform>il manque %n partie sur %1&#xa0;; lancez «&#xa0;cassetete solve&#xa0;» avec ces arguments</numerusform>
            <numerusform>il manque %n parties sur %1&#xa0;; lancez «&#xa0;cassetete solve&#xa0;» avec ces arguments</numerusform>
        </translation>
    </message>
    <message>
        <source>this line is not a part of a count, or it was cut short</source>
        <translation>cette ligne n’est pas une partie d’un dénombrement, ou elle a été tronquée</translation>
    </message>
    <message>
        <source>this line was changed: its checksum does not match</source>
        <translation>cette ligne a été modifiée&#xa0;: sa somme de contrôle ne correspond pas</translation>
    </message>
    <message>
        <source>run the same command again to continue from “%1”</source>
        <translation>relancez la même commande pour repartir de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>--part must be two whole numbers, such as 3/64 for the third of 64 parts; %1 parts at most</source>
        <translation>--part demande deux nombres entiers, comme 3/64 pour la troisième de 64 parties&#xa0;; %1 parties au plus</translation>
    </message>
    <message>
        <source>the window cannot be opened: %1</source>
        <translation>la fenêtre ne peut pas s’ouvrir&#xa0;: %1</translation>
    </message>
    <message>
        <source>the window cannot be opened: the display “%1” cannot be reached</source>
        <translation>la fenêtre ne peut pas s’ouvrir&#xa0;: l’écran «&#xa0;%1&#xa0;» est inaccessible</translation>
    </message>
    <message>
        <source>the window cannot be opened: there is no display</source>
        <translation>la fenêtre ne peut pas s’ouvrir&#xa0;: il n’y a pas d’écran</translation>
    </message>
    <message>
        <source>the command was not understood, or its file cannot be read</source>
        <translation>la commande n’a pas été comprise, ou son fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>the file was written</source>
        <translation>le fichier a été écrit</translation>
    </message>
    <message>
        <source>there is no solution, and nothing to write</source>
        <translation>il n’y a pas de solution, et rien à écrire</translation>
    </message>
    <message>
        <source>the search was stopped with nothing to write</source>
        <translation>la recherche a été arrêtée sans rien à écrire</translation>
    </message>
    <message>
        <source>the position or the file was not understood</source>
        <translation>la position ou le fichier n’a pas été compris</translation>
    </message>
    <message>
        <source>the command was not understood, or a file cannot be read or written</source>
        <translation>la commande n’a pas été comprise, ou un fichier ne peut pas être lu ou écrit</translation>
    </message>
    <message>
        <source>Exit status of export:</source>
        <translation>Code de retour d’export&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>only the first %n step(s) of the search are exported</source>
        <translation>
            <numerusform>seul le premier pas de la recherche est exporté</numerusform>
            <numerusform>seuls les %n premiers pas de la recherche sont exportés</numerusform>
        </translation>
    </message>
    <message>
        <source>the searches of this game take too long to be run again: their tries are left out</source>
        <translation>les recherches de cette partie sont trop longues à refaire&#xa0;: leurs essais sont omis</translation>
    </message>
    <message>
        <source>the picture of this board takes too long to be loaded: it is left out</source>
        <translation>l’image de ce plateau met trop de temps à se charger&#xa0;: elle est omise</translation>
    </message>
    <message>
        <source>line %1, %2: not judged, since none of the program’s methods finds what was asked for</source>
        <translation>ligne %1, %2&#xa0;: pas jugée, car aucune méthode du programme ne trouve ce qui est demandé</translation>
    </message>
    <message>
        <source>the answer is incomplete: it was interrupted</source>
        <translation>la réponse est incomplète&#xa0;: elle a été interrompue</translation>
    </message>
    <message>
        <source>growth does not support %1</source>
        <translation>growth n’accepte pas %1</translation>
    </message>
    <message>
        <source>growth takes positions with a range, such as queens:4..10</source>
        <translation>growth demande des positions avec un intervalle, comme queens:4..10</translation>
    </message>
    <message>
        <source>run methods on boards of growing size, such as queens:4..10, and print how their work grows</source>
        <translation>exécuter des méthodes sur des tailles croissantes, comme queens:4..10, et afficher comment leur travail augmente</translation>
    </message>
    <message>
        <source>run this method; may be repeated; by default, all methods that reach the goal</source>
        <translation>exécuter cette méthode&#xa0;; option répétable&#xa0;; par défaut, toutes celles qui atteignent le but</translation>
    </message>
    <message>
        <source>search for all solutions, or count them</source>
        <translation>chercher toutes les solutions, ou les compter</translation>
    </message>
    <message>
        <source>stop each run, and its method, after S seconds; by default, 10</source>
        <translation>arrêter chaque exécution, et sa méthode, après S secondes&#xa0;; par défaut, 10</translation>
    </message>
    <message>
        <source>Options of growth:</source>
        <translation>Options de growth&#xa0;:</translation>
    </message>
    <message>
        <source>“%1” is not a command</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une commande</translation>
    </message>
    <message>
        <source>“%1” is not a command; did you mean “%2”?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une commande&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” is not a form; did you mean “%2”? The forms are %3</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une forme&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;? Les formes sont %3</translation>
    </message>
    <message>
        <source>line %1: the form “%2” does not show everything of this board; its position line is %3</source>
        <translation>ligne %1&#xa0;: la forme «&#xa0;%2&#xa0;» ne montre pas tout de ce plateau&#xa0;; sa ligne de position est %3</translation>
    </message>
    <message>
        <source>“%1” is not a form; the forms are %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une forme&#xa0;; les formes sont %2</translation>
    </message>
    <message>
        <source>only one position can be drawn, not a file of positions</source>
        <translation>on ne peut dessiner qu’une position, pas un fichier de positions</translation>
    </message>
    <message>
        <source>a board of this puzzle has no form “%1”; its forms are %2</source>
        <translation>un plateau de ce casse-tête n’a pas de forme «&#xa0;%1&#xa0;»&#xa0;; ses formes sont %2</translation>
    </message>
    <message>
        <source>“%1” is not a command, a file or a position; did you mean “%2”?</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une commande, ni un fichier, ni une position&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>line %1 was taken for %2: %3</source>
        <translation>la ligne %1 a été lue comme %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>there is no position in the input</source>
        <translation>il n’y a aucune position dans l’entrée</translation>
    </message>
    <message>
        <source>unknown method “%1”; did you mean “%2”?</source>
        <translation>méthode inconnue&#xa0;: «&#xa0;%1&#xa0;»&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>the file “%1” cannot be read: %2</source>
        <translation>impossible de lire le fichier «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>write boards in another notation: as a position line, a grid, LaTeX or a drawing</source>
        <translation>écrire des plateaux dans une autre notation&#xa0;: ligne de position, grille, LaTeX ou dessin</translation>
    </message>
    <message>
        <source>explain a command and its options</source>
        <translation>expliquer une commande et ses options</translation>
    </message>
    <message>
        <source>as a position line (the default), as a drawing, or in a notation of the puzzle: grid, q, list, cards, squares, word or latex</source>
        <translation>en ligne de position (par défaut), en dessin, ou dans une notation du casse-tête&#xa0;: grid, q, list, cards, squares, word ou latex</translation>
    </message>
    <message>
        <source>at least one line was not understood, no line was given, or a checkpoint cannot be used</source>
        <translation>une ligne au moins n’a pas été comprise, aucune n’a été donnée, ou un point de reprise est inutilisable</translation>
    </message>
    <message>
        <source>at least one line was not understood, or no line was given</source>
        <translation>une ligne au moins n’a pas été comprise, ou aucune n’a été donnée</translation>
    </message>
    <message>
        <source>all boards were written</source>
        <translation>tous les plateaux ont été écrits</translation>
    </message>
    <message>
        <source>Options of convert:</source>
        <translation>Options de convert&#xa0;:</translation>
    </message>
    <message>
        <source>Options of trace and merge:</source>
        <translation>Options de trace et de merge&#xa0;:</translation>
    </message>
    <message>
        <source>Exit status of convert:</source>
        <translation>Code de retour de convert&#xa0;:</translation>
    </message>
    <message>
        <source>unknown option “%1”; did you mean “%2”?</source>
        <translation>option inconnue&#xa0;: «&#xa0;%1&#xa0;»&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Notations, for convert --to FORM:</source>
        <translation>Notations, pour convert --to FORM&#xa0;:</translation>
    </message>
    <message>
        <source>the picture of this game is damaged: numbers are shown</source>
        <translation>l’image de cette partie est endommagée&#xa0;: des numéros la remplacent</translation>
    </message>
    <message>
        <source>the picture of this game is neither in its file nor on this computer: numbers are shown</source>
        <translation>l’image de cette partie n’est ni dans son fichier ni sur cet ordinateur&#xa0;: des numéros la remplacent</translation>
    </message>
    <message>
        <source>the animation cannot be written: %1</source>
        <translation>l’animation ne peut pas être écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>its pieces at actual size, on pages to cut out</source>
        <translation>ses pièces en vraie grandeur, sur des pages à découper</translation>
    </message>
    <message>
        <source>only boards of up to %1 pieces are printed to be cut out</source>
        <translation>seuls les plateaux d’au plus %1 pièces s’impriment pour être découpés</translation>
    </message>
    <message>
        <source>export needs --web, --gif, --webp, --png, --svg, --pdf or --cutout with a file, and something to export</source>
        <translation>export demande --web, --gif, --webp, --png, --svg, --pdf ou --cutout avec un fichier, et quelque chose à exporter</translation>
    </message>
    <message>
        <source>the file “%1” cannot keep a count: it is a device or a pipe</source>
        <translation>le fichier «&#xa0;%1&#xa0;» ne peut pas conserver un dénombrement&#xa0;: c’est un périphérique ou un tube</translation>
    </message>
    <message numerus="yes">
        <source>the picture shows the first of %n solution(s); --pdf writes all</source>
        <translation>
            <numerusform>l’image montre la première de %n solution&#xa0;; --pdf les écrit toutes</numerusform>
            <numerusform>l’image montre la première des %n solutions&#xa0;; --pdf les écrit toutes</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1 can also be read as %2; to have it so, put a line “%3:” before it: %4</source>
        <translation>la ligne %1 peut aussi se lire comme %2&#xa0;; pour cela, placez une ligne «&#xa0;%3:&#xa0;» devant elle&#xa0;: %4</translation>
    </message>
    <message>
        <source>stopped before the number was known: %1</source>
        <translation>arrêt avant que le nombre soit connu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 needs --method</source>
        <translation>%1 demande --method</translation>
    </message>
    <message>
        <source>count the solutions, by a method that shows how it counts</source>
        <translation>compter les solutions, par une méthode qui montre comment elle compte</translation>
    </message>
    <message>
        <source>the dictionary is “%1”</source>
        <translation>le dictionnaire est «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1; %2% of the search is done</source>
        <translation>%1&#xa0;; la recherche est faite à %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <translation>%1, après %2</translation>
    </message>
    <message>
        <source>set an option of the method named before it, or of all methods that have it</source>
        <translation>régler une option de la méthode nommée avant elle, ou de toutes celles qui l’ont</translation>
    </message>
    <message>
        <source>none of the methods compared has an option “%1”</source>
        <translation>aucune des méthodes comparées n’a d’option «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>tirage %1</translation>
    </message>
    <message>
        <source>board %1 of the page: %2</source>
        <translation>plateau %1 de la page&#xa0;: %2</translation>
    </message>
    <message>
        <source>to read the file “%1”, write “@%1”</source>
        <translation>pour lire le fichier «&#xa0;%1&#xa0;», écrivez «&#xa0;@%1&#xa0;»</translation>
    </message>
    <message>
        <source>--speed must be a number of steps per second, from 0.25 to 1000</source>
        <translation>--speed doit être un nombre de pas par seconde, de 0.25 à 1000</translation>
    </message>
    <message>
        <source>%1 needs --gif or --webp</source>
        <translation>%1 demande --gif ou --webp</translation>
    </message>
    <message>
        <source>the animation shows %1 steps per second, so that more of them fit; --speed chooses another speed</source>
        <translation>l’animation montre %1 pas par seconde, pour que plus de pas y tiennent&#xa0;; --speed choisit une autre vitesse</translation>
    </message>
    <message>
        <source>show N steps of an animation per second, 0.25 to 1000; by default 2, or more so that all of them fit</source>
        <translation>montrer N pas d’une animation par seconde, de 0.25 à 1000&#xa0;; sinon 2, ou plus s’il le faut pour que tous tiennent</translation>
    </message>
    <message>
        <source>one file is written at a time: leave out %1 or %2</source>
        <translation>un seul fichier est écrit à la fois&#xa0;: omettez %1 ou %2</translation>
    </message>
    <message>
        <source>--%1 does not write a .%2 file: name it otherwise, or use --%3</source>
        <translation>--%1 n’écrit pas de fichier .%2&#xa0;: nommez-le autrement, ou employez --%3</translation>
    </message>
    <message>
        <source>the animation shows only the board, since nothing is played on it: --method adds a search</source>
        <translation>l’animation ne montre que le plateau, car rien n’y est joué&#xa0;: --method ajoute une recherche</translation>
    </message>
    <message>
        <source>line %1: the board is solved already, so no move is needed</source>
        <translation>ligne %1&#xa0;: le plateau est déjà résolu, il ne faut donc aucun coup</translation>
    </message>
    <message>
        <source>line %1: these methods suit the board: %2</source>
        <translation>ligne %1&#xa0;: ces méthodes conviennent au plateau&#xa0;: %2</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>NOTATION</translation>
    </message>
    <message>
        <source>VALUE</source>
        <translation>VALEUR</translation>
    </message>
    <message>
        <source>FRAME</source>
        <translation>IMAGE</translation>
    </message>
    <message>
        <source>the method %1 has no options; --method chooses another</source>
        <translation>la méthode %1 n’a pas d’options&#xa0;; --method en choisit une autre</translation>
    </message>
    <message>
        <source>write a board, a game, a search, a trace or a page (.md) to a file that can be shared</source>
        <translation>écrire un plateau, une partie, une recherche, une trace ou une page (.md) dans un fichier à partager</translation>
    </message>
    <message>
        <source>the move is made; for the queens it is a column</source>
        <translation>le coup est joué&#xa0;; pour les reines, c’est une colonne</translation>
    </message>
    <message>
        <source>the last move is taken back</source>
        <translation>le dernier coup est repris</translation>
    </message>
    <message>
        <source>the move is tried and refused</source>
        <translation>le coup est essayé et refusé</translation>
    </message>
    <message>
        <source>the board is now a solution</source>
        <translation>le plateau est maintenant une solution</translation>
    </message>
    <message>
        <source>Your program is run with the position as its last argument, and writes these lines (lesson 9 in the window):</source>
        <translation>Votre programme reçoit la position comme dernier argument, et écrit ces lignes (leçon 9 de la fenêtre)&#xa0;:</translation>
    </message>
    <message>
        <source>MOVE</source>
        <translation>COUP</translation>
    </message>
    <message>
        <source>only the first board is exported</source>
        <translation>seul le premier plateau est exporté</translation>
    </message>
    <message>
        <source>this board has no steps: give it moves, or use --method</source>
        <translation>ce plateau n’a pas d’étapes&#xa0;: donnez-lui des coups, ou utilisez --method</translation>
    </message>
    <message>
        <source>no part of the count was finished, so the next run starts from the beginning</source>
        <translation>aucune partie du comptage n’a été achevée&#xa0;: la prochaine exécution repartira du début</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>the count does not fit into 64 bits</source>
        <translation>le compte ne tient pas dans 64 bits</translation>
    </message>
    <message>
        <source>the disk has no room for the count&apos;s states</source>
        <translation>le disque n’a pas assez de place pour les états du comptage</translation>
    </message>
    <message>
        <source>the memory is used up</source>
        <translation>la mémoire est épuisée</translation>
    </message>
    <message>
        <source>the system allows this program no more threads</source>
        <translation>le système n’accorde plus de fils d’exécution à ce programme</translation>
    </message>
    <message>
        <source>the system leaves this program less than %1 MB of memory</source>
        <translation>le système laisse moins de %1&#xa0;Mo de mémoire à ce programme</translation>
    </message>
    <message>
        <source>the system allows this program fewer than %1 open files</source>
        <translation>le système accorde moins de %1 fichiers ouverts à ce programme</translation>
    </message>
    <message>
        <source>the system gives this program a stack of less than %1 KB</source>
        <translation>le système accorde une pile de moins de %1&#xa0;Ko à ce programme</translation>
    </message>
    <message>
        <source>the seed must be a whole number from 0 to 18446744073709551615</source>
        <translation>le numéro de tirage doit être un entier de 0 à 18446744073709551615</translation>
    </message>
    <message>
        <source>“%1” is not the name of a puzzle; the names are %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le nom d’un casse-tête&#xa0;; les noms sont %2</translation>
    </message>
    <message>
        <source>an option is missing here</source>
        <translation>il manque ici une option</translation>
    </message>
    <message>
        <source>there are too many options</source>
        <translation>il y a trop d’options</translation>
    </message>
    <message>
        <source>the option’s name is missing before “=”</source>
        <translation>il manque le nom de l’option devant «&#xa0;=&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is not an option here</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une option de ce casse-tête</translation>
    </message>
    <message>
        <source>a size such as 4x4 is expected here</source>
        <translation>il faut ici une taille, par exemple 4x4</translation>
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
        <source>%1 must be on or off</source>
        <translation>%1&#xa0;: il faut on ou off</translation>
    </message>
    <message>
        <source>“%1” only works with a deal</source>
        <translation>«&#xa0;%1&#xa0;» n’a de sens qu’avec un mélange (deal)</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation>«&#xa0;%1&#xa0;» est donné deux fois</translation>
    </message>
    <message>
        <source>internal error: %1</source>
        <translation>erreur interne&#xa0;: %1</translation>
    </message>
    <message>
        <source>a board of this size can only be solved from its start</source>
        <translation>un plateau de cette taille ne peut être résolu que depuis sa position de départ</translation>
    </message>
    <message>
        <source>a board of this size can only be solved by the method “%1”</source>
        <translation>un plateau de cette taille ne peut être résolu que par la méthode «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” with a value is not an option here: write “%1” alone</source>
        <translation>«&#xa0;%1&#xa0;» suivi d’une valeur n’est pas une option ici&#xa0;: écrivez «&#xa0;%1&#xa0;» seul</translation>
    </message>
    <message>
        <source>a picture in LaTeX</source>
        <translation>une image en LaTeX</translation>
    </message>
    <message>
        <source>below “%1:”, this is not a board of that puzzle in any notation of the manual; write a position line, such as %2, or the board row by row</source>
        <translation>sous «&#xa0;%1:&#xa0;», ceci n’est pas un plateau de ce casse-tête, dans aucune notation du manuel&#xa0;; écrivez une ligne de position, comme %2, ou le plateau ligne par ligne</translation>
    </message>
    <message>
        <source>this can be read as several boards; give the one you mean: %1</source>
        <translation>ce texte peut se lire comme plusieurs plateaux&#xa0;; donnez celui que vous voulez&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is not the name of a puzzle; did you mean “%2”?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le nom d’un casse-tête&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>this can be read as boards of several puzzles; write the puzzle’s name before it, such as “%1:”, or give the board you mean: %2</source>
        <translation>ce texte peut se lire comme des plateaux de plusieurs casse-têtes&#xa0;; faites-le précéder du nom du casse-tête, comme «&#xa0;%1:&#xa0;», ou donnez le plateau voulu&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no board in this text; write a position line, such as queens:8, or the board row by row</source>
        <translation>il n’y a pas de plateau dans ce texte&#xa0;; écrivez une ligne de position, par exemple queens:8, ou le plateau ligne par ligne</translation>
    </message>
    <message>
        <source>this is not a board; a position line of this puzzle begins with “%1:”, such as %2</source>
        <translation>ce n’est pas un plateau&#xa0;; une ligne de position de ce casse-tête commence par «&#xa0;%1:&#xa0;», par exemple %2</translation>
    </message>
    <message>
        <source>this is not a board in any notation of the manual; write a position line, such as queens:8, or the board row by row</source>
        <translation>ce texte ne correspond à aucune notation du manuel&#xa0;; écrivez une ligne de position, par exemple queens:8, ou le plateau ligne par ligne</translation>
    </message>
    <message>
        <source>A count by the method “%1” has no steps to be shown.</source>
        <translation>Un dénombrement par la méthode «&#xa0;%1&#xa0;» n’a pas de pas à montrer.</translation>
    </message>
    <message>
        <source>there is an invisible character here, %1; delete it</source>
        <translation>il y a ici un caractère invisible, %1&#xa0;; effacez-le</translation>
    </message>
    <message>
        <source>this puzzle has no deals: leave “deal” out</source>
        <translation>ce casse-tête n’a pas de mélange&#xa0;: enlevez «&#xa0;deal&#xa0;»</translation>
    </message>
    <message>
        <source>this puzzle has no deal “%1”; its deals are %2</source>
        <translation>ce casse-tête n’a pas de mélange «&#xa0;%1&#xa0;»&#xa0;; ses mélanges sont %2</translation>
    </message>
    <message>
        <source>“%1” is not an option here; did you mean “%2”?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une option de ce casse-tête&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” is not an option here; the options are %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une option de ce casse-tête&#xa0;; les options sont %2</translation>
    </message>
    <message>
        <source>the text is too long for a board, which has at most %1 bytes; write a position line, such as queens:8, or one board</source>
        <translation>le texte est trop long pour un plateau, qui a au plus %1 octets&#xa0;; écrivez une ligne de position, par exemple queens:8, ou un seul plateau</translation>
    </message>
    <message>
        <source>“%1” is not an option here without a value: write “%1=…”</source>
        <translation>«&#xa0;%1&#xa0;» sans valeur n’est pas une option ici&#xa0;: écrivez «&#xa0;%1=…&#xa0;»</translation>
    </message>
    <message>
        <source>The title says “%1”, but the board is %2; it is read as it is drawn.</source>
        <translation>Le titre dit «&#xa0;%1&#xa0;», mais le plateau est de %2&#xa0;; il est lu tel qu’il est dessiné.</translation>
    </message>
    <message>
        <source>the disk with the states of the count cannot be read or written</source>
        <translation>le disque qui contient les états du comptage ne peut plus être lu ou écrit</translation>
    </message>
    <message numerus="yes">
        <source>a text with a board on each line has at most %n board(s)</source>
        <translation>
            <numerusform>un texte avec un plateau par ligne a %n plateau au plus</numerusform>
            <numerusform>un texte avec un plateau par ligne a %n plateaux au plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dogs</name>
    <message>
        <source>All dogs are complete: on every shared edge a head meets a body of its colour.</source>
        <translation>Tous les chiens sont complets&#xa0;: sur chaque bord commun, une tête rencontre un corps de sa couleur.</translation>
    </message>
    <message>
        <source>All ways to lay these cards were tried.</source>
        <translation>Toutes les façons de poser ces cartes ont été essayées.</translation>
    </message>
    <message>
        <source>Take card %1 off: without it, the board can be completed.</source>
        <translation>Retirez la carte %1&#xa0;: sans elle, on peut compléter le plateau.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s) must be removed: begin with card %1.</source>
        <translation>
            <numerusform>Il faut retirer au moins %n carte&#xa0;: commencez par la carte %1.</numerusform>
            <numerusform>Il faut retirer au moins %n cartes&#xa0;: commencez par la carte %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1 goes here: all the others then find their places.</source>
        <translation>La carte %1 va ici&#xa0;: toutes les autres trouvent alors leur place.</translation>
    </message>
    <message>
        <source>There are too many possibilities left to try them all quickly.</source>
        <translation>Il reste trop de possibilités pour les essayer toutes rapidement.</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une seule solution</translation>
    </message>
    <message>
        <source>New cards with exactly one solution, not counting rotations of the board.</source>
        <translation>De nouvelles cartes avec exactement une solution, aux rotations du plateau près.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Card %1 is already there.</source>
        <translation>La carte %1 est déjà là.</translation>
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
        <source>The nine cards of the course</source>
        <translation>Les neuf cartes du cours</translation>
    </message>
    <message>
        <source>Four cards, to start with</source>
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
        <source>Dog cards</source>
        <translation>Petits chiens</translation>
    </message>
    <message>
        <source>Lay the cards so that every dog on their edges is complete.</source>
        <translation>Posez les cartes de sorte que chaque chien soit entier d’une carte à l’autre.</translation>
    </message>
    <message>
        <source>“%1” is not a card number, with or without turns</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de carte, avec ou sans rotation</translation>
    </message>
    <message>
        <source>the cards are numbered from 1 to %1</source>
        <translation>les cartes sont numérotées de 1 à %1</translation>
    </message>
    <message>
        <source>a card can be turned by at most three quarter turns</source>
        <translation>une carte se tourne de trois quarts de tour au plus</translation>
    </message>
    <message>
        <source>a move such as 7&apos;&apos;@23 is expected here</source>
        <translation>il faut ici un coup comme 7&apos;&apos;@23</translation>
    </message>
    <message>
        <source>the board has no place “%1”</source>
        <translation>le plateau n’a pas de place «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a card beside the board has no turn</source>
        <translation>une carte à côté du plateau n’est pas tournée</translation>
    </message>
    <message>
        <source>card %1 is already there</source>
        <translation>la carte %1 est déjà là</translation>
    </message>
    <message>
        <source>cards %1 and %2 would lie on top of each other</source>
        <translation>les cartes %1 et %2 se retrouveraient l’une sur l’autre</translation>
    </message>
    <message>
        <source>the board has only %1 places; more are given</source>
        <translation>le plateau n’a que %1 places&#xa0;; il y en a trop ici</translation>
    </message>
    <message>
        <source>card %1 is given twice</source>
        <translation>la carte %1 est donnée deux fois</translation>
    </message>
    <message>
        <source>the board has %1 places, but the text gives only %2</source>
        <translation>le plateau a %1 places, mais le texte n’en donne que %2</translation>
    </message>
    <message>
        <source>All cards are laid in number order</source>
        <translation>Toutes les cartes sont posées dans l’ordre de leurs numéros</translation>
    </message>
    <message>
        <source>Each later card swaps in turn into the first open place; then the next place is open, until every order has come up</source>
        <translation>Chaque carte suivante vient à son tour, par un échange, à la première place libre&#xa0;; puis on passe à la place d’après, jusqu’à avoir vu tous les ordres</translation>
    </message>
    <message>
        <source>An order is complete: the first card makes a quarter turn, four times</source>
        <translation>Un ordre est complet&#xa0;: la première carte fait un quart de tour, quatre fois</translation>
    </message>
    <message>
        <source>Each time its west and north edges are tested; if they fit, the next card turns likewise</source>
        <translation>À chaque fois, ses bords ouest et nord sont testés&#xa0;; s’ils conviennent, la carte suivante tourne de même</translation>
    </message>
    <message>
        <source>All cards fit: a solution</source>
        <translation>Toutes les cartes conviennent&#xa0;: une solution</translation>
    </message>
    <message>
        <source>All orders that begin like this are done: the exchange is undone</source>
        <translation>Tous les ordres qui commencent ainsi ont été vus&#xa0;: l’échange est annulé</translation>
    </message>
    <message>
        <source>All orders of the cards were tried.</source>
        <translation>Tous les ordres des cartes ont été essayés.</translation>
    </message>
    <message>
        <source>Cards %1 and %2 change places: another order begins.</source>
        <translation>Les cartes %1 et %2 échangent leurs places&#xa0;: un nouvel ordre commence.</translation>
    </message>
    <message>
        <source>All orders that begin like this were tried: cards %1 and %2 swap back.</source>
        <translation>Tous les ordres qui commencent ainsi ont été essayés&#xa0;: les cartes %1 et %2 reprennent leurs places.</translation>
    </message>
    <message>
        <source>Card %1 first goes to the place of its number.</source>
        <translation>La carte %1 va d’abord à la place de son numéro.</translation>
    </message>
    <message>
        <source>Card %1 makes a quarter turn; there is no card before it.</source>
        <translation>La carte %1 fait un quart de tour&#xa0;; aucune carte ne la précède.</translation>
    </message>
    <message>
        <source>Card %1 makes a quarter turn and fits the cards before it.</source>
        <translation>La carte %1 fait un quart de tour et s’accorde avec les cartes qui la précèdent.</translation>
    </message>
    <message>
        <source>On every shared edge a head meets a body of its colour.</source>
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
        <source>No card has them: the last card is removed</source>
        <translation>Aucune carte ne les porte&#xa0;: la dernière carte est retirée</translation>
    </message>
    <message>
        <source>All the cards that have them were tried: the last card is removed</source>
        <translation>Toutes les cartes qui les portent ont été essayées&#xa0;: la dernière carte est retirée</translation>
    </message>
    <message>
        <source>All places are full: a solution</source>
        <translation>Toutes les places sont occupées&#xa0;: une solution</translation>
    </message>
    <message>
        <source>Turning the board and swapping identical cards: solutions that need no search</source>
        <translation>Plateau tourné, cartes identiques échangées&#xa0;: des solutions sans recherche</translation>
    </message>
    <message>
        <source>The places share %1 edges, but these heads and bodies make only %2 dogs: no search is needed to see it.</source>
        <translation>Les places ont %1 bords communs, mais ces têtes et ces corps ne font que %2 chiens&#xa0;: inutile de chercher.</translation>
    </message>
    <message>
        <source>The places share %1 edges, but with the halves facing outwards only %2 dogs can be made: no search is needed to see it.</source>
        <translation>Les places ont %1 bords communs, mais avec les moitiés tournées vers l’extérieur on ne fait que %2 chiens&#xa0;: inutile de chercher.</translation>
    </message>
    <message>
        <source>there are too many solutions to count here</source>
        <translation>il y a trop de solutions pour les compter ici</translation>
    </message>
    <message>
        <source>Card %1 would fit the marked place, but it would turn outwards a head or body needed inside, or lead to an image of another board.</source>
        <translation>La carte %1 conviendrait à la place marquée, mais une tête ou un corps utile à l’intérieur serait tourné vers l’extérieur, ou l’on retrouverait l’image d’un autre plateau.</translation>
    </message>
    <message>
        <source>Card %1 would fit the marked place, but its neighbour %2 could then not be filled.</source>
        <translation>La carte %1 conviendrait à la place marquée, mais la place voisine, %2, ne pourrait plus être remplie.</translation>
    </message>
    <message>
        <source>Card %1 is first.</source>
        <translation>La carte %1 commence.</translation>
    </message>
    <message>
        <source>Card %1, turned like this, fits all its neighbours.</source>
        <translation>La carte %1, ainsi tournée, s’accorde avec toutes ses voisines.</translation>
    </message>
    <message>
        <source>Turning the board, or swapping identical cards, turns one solution into another.</source>
        <translation>En tournant le plateau ou en échangeant des cartes identiques, on passe d’une solution à une autre.</translation>
    </message>
    <message>
        <source>No other card fits after card %1: it is removed.</source>
        <translation>Plus aucune carte ne convient après la carte %1&#xa0;: elle est retirée.</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
    <message>
        <source>Lays only cards that fit, next to those already laid: finds every solution, or proves that there is none.</source>
        <translation>Ne pose que des cartes qui conviennent, à côté des cartes déjà posées&#xa0;: trouve toutes les solutions, ou prouve qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Cards laid</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>the deal makes the cards: do not give any as well</source>
        <translation>le mélange fournit les cartes&#xa0;: n’en donnez pas d’autres</translation>
    </message>
    <message>
        <source>the board takes only %1 cards; more are given</source>
        <translation>le plateau ne prend que %1 cartes&#xa0;; il y en a trop ici</translation>
    </message>
    <message>
        <source>the board takes %1 cards, but the text gives only %2</source>
        <translation>le plateau prend %1 cartes, mais le texte n’en donne que %2</translation>
    </message>
    <message>
        <source>a card has four halves, separated by commas: north, east, south and west</source>
        <translation>une carte a quatre moitiés séparées par des virgules&#xa0;: nord, est, sud et ouest</translation>
    </message>
    <message>
        <source>“%1” is not half a dog: a head is a number, a body is the same number with a minus sign</source>
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
        <source>to the north</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2: no card left has it.</source>
        <translation>La place marquée demande %1 %2&#xa0;: aucune carte restante ne l’a.</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2 and %3 %4: no card left has both.</source>
        <translation>La place marquée demande %1 %2 et %3 %4&#xa0;: aucune carte restante n’a les deux.</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2, %3 %4 and %5 %6: no card left has all three.</source>
        <translation>La place marquée demande %1 %2, %3 %4 et %5 %6&#xa0;: aucune carte restante n’a les trois.</translation>
    </message>
    <message>
        <source>The marked place needs %1 %2, %3 %4, %5 %6 and %7 %8: no card left has all four.</source>
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
        <source>Card %1 first makes room for the others.</source>
        <translation>La carte %1 fait d’abord place aux autres.</translation>
    </message>
    <message>
        <source>Card %1 makes another quarter turn.</source>
        <translation>La carte %1 fait encore un quart de tour.</translation>
    </message>
    <message>
        <source>The course’s method: tries every order of the cards, then turns them one by one as long as they fit.</source>
        <translation>La méthode du cours&#xa0;: elle essaie tous les ordres des cartes, puis les tourne une à une tant qu’elles conviennent.</translation>
    </message>
    <message>
        <source>Usually the middle first; the board is searched in one orientation only, since the others are images of it</source>
        <translation>En général, le milieu d’abord&#xa0;; le plateau n’est exploré que dans une orientation, puisque les autres en sont les images</translation>
    </message>
    <message>
        <source>New Cards</source>
        <translation>Nouvelles cartes</translation>
    </message>
    <message>
        <source>card %1 has %2 halves instead of four</source>
        <translation>la carte %1 a %2 moitiés au lieu de quatre</translation>
    </message>
    <message>
        <source>a set of cards, one per line</source>
        <translation>un jeu de cartes, une par ligne</translation>
    </message>
    <message>
        <source>Card %1 is fixed: it stays where it is.</source>
        <translation>La carte %1 est fixée&#xa0;: elle reste où elle est.</translation>
    </message>
    <message>
        <source>the red edge (A)</source>
        <translation>le côté rouge (A)</translation>
    </message>
    <message>
        <source>a red edge (A)</source>
        <translation>un côté rouge (A)</translation>
    </message>
    <message>
        <source>the green edge (B)</source>
        <translation>le côté vert (B)</translation>
    </message>
    <message>
        <source>a green edge (B)</source>
        <translation>un côté vert (B)</translation>
    </message>
    <message>
        <source>the blue edge (C)</source>
        <translation>le côté bleu (C)</translation>
    </message>
    <message>
        <source>a blue edge (C)</source>
        <translation>un côté bleu (C)</translation>
    </message>
    <message>
        <source>the yellow edge (D)</source>
        <translation>le côté jaune (D)</translation>
    </message>
    <message>
        <source>a yellow edge (D)</source>
        <translation>un côté jaune (D)</translation>
    </message>
    <message>
        <source>the violet edge (E)</source>
        <translation>le côté violet (E)</translation>
    </message>
    <message>
        <source>a violet edge (E)</source>
        <translation>un côté violet (E)</translation>
    </message>
    <message>
        <source>the brown edge (F)</source>
        <translation>le côté brun (F)</translation>
    </message>
    <message>
        <source>a brown edge (F)</source>
        <translation>un côté brun (F)</translation>
    </message>
    <message>
        <source>the pink edge (G)</source>
        <translation>le côté rose (G)</translation>
    </message>
    <message>
        <source>a pink edge (G)</source>
        <translation>un côté rose (G)</translation>
    </message>
    <message>
        <source>the grey edge (H)</source>
        <translation>le côté gris (H)</translation>
    </message>
    <message>
        <source>a grey edge (H)</source>
        <translation>un côté gris (H)</translation>
    </message>
    <message>
        <source>the orange edge (I)</source>
        <translation>le côté orange (I)</translation>
    </message>
    <message>
        <source>an orange edge (I)</source>
        <translation>un côté orange (I)</translation>
    </message>
    <message>
        <source>Card %1: %2 %3 faces the border, which needs %4.</source>
        <translation>Carte %1&#xa0;: %2 %3 donne sur la bordure, où il faut %4.</translation>
    </message>
    <message>
        <source>On every shared edge two edges of the same kind meet.</source>
        <translation>Partout où deux cartes se touchent, leurs côtés sont de la même sorte.</translation>
    </message>
    <message>
        <source>All cards fit: on every shared edge two edges of the same kind meet.</source>
        <translation>Toutes les cartes s’accordent&#xa0;: à chaque jonction se touchent deux côtés de la même sorte.</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>red (A)</source>
        <translation>rouge (A)</translation>
    </message>
    <message>
        <source>green (B)</source>
        <translation>vert (B)</translation>
    </message>
    <message>
        <source>blue (C)</source>
        <translation>bleu (C)</translation>
    </message>
    <message>
        <source>yellow (D)</source>
        <translation>jaune (D)</translation>
    </message>
    <message>
        <source>violet (E)</source>
        <translation>violet (E)</translation>
    </message>
    <message>
        <source>brown (F)</source>
        <translation>brun (F)</translation>
    </message>
    <message>
        <source>pink (G)</source>
        <translation>rose (G)</translation>
    </message>
    <message>
        <source>grey (H)</source>
        <translation>gris (H)</translation>
    </message>
    <message>
        <source>orange (I)</source>
        <translation>orange (I)</translation>
    </message>
    <message>
        <source>Equal edges</source>
        <translation>Côtés assortis</translation>
    </message>
    <message>
        <source>Plain edges instead of dogs: two that meet must be of the same kind.</source>
        <translation>Des côtés unis au lieu de chiens&#xa0;: deux côtés qui se touchent doivent être de la même sorte.</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Bordure</translation>
    </message>
    <message>
        <source>What all plain edges at the border of the board must be.</source>
        <translation>Ce que doivent être tous les côtés unis au bord du plateau.</translation>
    </message>
    <message>
        <source>Fixed cards</source>
        <translation>Cartes fixées</translation>
    </message>
    <message>
        <source>Cards such as 4&apos;&apos;@23, joined by +: card 4, turned twice, stays in row 2, column 3. You can fix cards with “Edit the Board”.</source>
        <translation>Des cartes telles que 4&apos;&apos;@23, reliées par +&#xa0;: la carte 4, tournée deux fois, reste à la ligne 2, colonne 3. On peut fixer des cartes avec «&#xa0;Modifier le plateau&#xa0;».</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Nine cards with equal edges</source>
        <translation>Neuf cartes à côtés assortis</translation>
    </message>
    <message>
        <source>Sixteen cards with equal edges, and a border</source>
        <translation>Seize cartes à côtés assortis, avec une bordure</translation>
    </message>
    <message>
        <source>Thirty-six cards with equal edges, one fixed</source>
        <translation>Trente-six cartes à côtés assortis, dont une fixée</translation>
    </message>
    <message>
        <source>MacMahon’s twenty-four squares, with a red border</source>
        <translation>Les vingt-quatre carrés de MacMahon, avec une bordure rouge</translation>
    </message>
    <message>
        <source>Each card shows half a dog on each of its four edges: a head or a body, in some colour. Lay all the cards so that, wherever two cards share an edge, a head meets a body of the same colour.

Drag a card to a place, or click the card and then the place. Turn it with the wheel, a right click or the R key, in your hand or on the board. Esc puts back the card that is in your hand. A card laid on another swaps places with it; dragged off the board, it is removed. You may lay a card where it does not fit: the edge is then marked.

Any card can lie on any place, turned in four ways. That makes a huge number of arrangements, but the first few edges rule out almost all of them.

With equal edges, the cards show plain edges in up to nine kinds, each with a colour and a letter, and two edges that meet must be of the same kind. The board may ask for one kind all along its border. Fixed cards are given: they show nails and stay where they are.</source>
        <translation>Chaque carte montre un demi-chien sur chacun de ses quatre bords&#xa0;: une tête ou un corps, d’une certaine couleur. Posez toutes les cartes de sorte que, partout où deux cartes ont un bord commun, une tête rencontre un corps de sa couleur.

Faites glisser une carte à sa place, ou cliquez sur la carte, puis à l’endroit voulu. Tournez-la avec la molette, un clic droit ou la touche R, dans la main ou sur le plateau. Échap repose la carte que vous avez en main. Une carte posée sur une autre échange sa place avec elle&#xa0;; glissée hors du plateau, elle est retirée. On peut poser une carte là où elle ne convient pas&#xa0;: le bord est alors marqué.

Chaque carte peut occuper n’importe quelle place, tournée de quatre façons. Cela fait un très grand nombre de dispositions, mais les premiers bords suffisent à les exclure presque toutes.

Avec des côtés assortis, les cartes montrent des côtés unis d’au plus neuf sortes, chacune avec une couleur et une lettre, et deux côtés qui se touchent doivent être de la même sorte. Le plateau peut demander une seule sorte tout le long de son bord. Les cartes fixées sont données&#xa0;: elles montrent des clous et restent où elles sont.</translation>
    </message>
    <message>
        <source>a card has four edges, separated by commas: north, east, south and west</source>
        <translation>une carte a quatre côtés, séparés par des virgules&#xa0;: nord, est, sud et ouest</translation>
    </message>
    <message>
        <source>“%1” is not a kind of edge: the kinds are numbered from 1 to %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une sorte de côté&#xa0;: les sortes sont numérotées de 1 à %2</translation>
    </message>
    <message>
        <source>card %1 is fixed</source>
        <translation>la carte %1 est fixée</translation>
    </message>
    <message>
        <source>card %1 is fixed and must lie in row %2, column %3, as “%4”</source>
        <translation>la carte %1 est fixée et doit être posée à la ligne %2, colonne %3, comme «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>the deal makes the cards: none of them can be fixed</source>
        <translation>le mélange fournit les cartes&#xa0;: aucune ne peut être fixée</translation>
    </message>
    <message>
        <source>“frame” is for plain edges: it needs the word “equal”</source>
        <translation>«&#xa0;frame&#xa0;» concerne les côtés unis&#xa0;: il faut aussi le mot «&#xa0;equal&#xa0;»</translation>
    </message>
    <message>
        <source>%1 cards fill no board of 2 to 6 rows and columns</source>
        <translation>%1 cartes ne remplissent aucun plateau de 2 à 6 lignes et colonnes</translation>
    </message>
    <message>
        <source>a set of cards with equal edges, one per line</source>
        <translation>un jeu de cartes à côtés assortis, une par ligne</translation>
    </message>
    <message>
        <source>The next place beside the cards already laid: they determine which edges it needs, and each remaining card with these edges is laid there in turn</source>
        <translation>La place suivante, à côté des cartes posées&#xa0;: elles déterminent les côtés qu’il lui faut, et chaque carte restante qui les porte y est posée à son tour</translation>
    </message>
    <message>
        <source>Card %1 would fit the marked place, but it would lead to an image of another board.</source>
        <translation>La carte %1 conviendrait à la place marquée, mais elle mènerait à l’image d’un autre plateau.</translation>
    </message>
    <message>
        <source>The border takes %1 edges of the kind %2, but the cards have only %3: no search is needed to see it.</source>
        <translation>La bordure prend %1 côtés de la sorte %2, mais les cartes n’en ont que %3&#xa0;: inutile de chercher.</translation>
    </message>
    <message>
        <source>Inside the border, equal edges meet in pairs, but the number of edges of the kind %1 there is odd, %2: no search is needed to see it.</source>
        <translation>À l’intérieur de la bordure, les côtés de même sorte se touchent par paires, mais le nombre de côtés de la sorte %1 y est impair, %2&#xa0;: inutile de chercher.</translation>
    </message>
    <message>
        <source>a fixed card is written with its place, such as 7&apos;&apos;@23; several are joined by “+”</source>
        <translation>une carte fixée s’écrit avec sa place, comme 7&apos;&apos;@23&#xa0;; on en joint plusieurs par «&#xa0;+&#xa0;»</translation>
    </message>
    <message>
        <source>A card is not turned over: it has dogs on one side only. R turns it.</source>
        <translation>Une carte ne se retourne pas&#xa0;: ses chiens ne sont que d’un côté. R la tourne.</translation>
    </message>
    <message>
        <source>Only a card that lies on the board can be fixed. Finish editing to lay it.</source>
        <translation>Seule une carte posée sur le plateau peut être fixée. Terminez la modification pour la poser.</translation>
    </message>
    <message>
        <source>this line is about a board of %1 cards, but %2 follow</source>
        <translation>cette ligne parle d’un plateau de %1 cartes, mais il en suit %2</translation>
    </message>
    <message>
        <source>no set with exactly one solution was found for %1×%2 places; try a smaller board</source>
        <translation>aucun jeu à solution unique n’a été trouvé pour %1×%2 places&#xa0;; essayez un plateau plus petit</translation>
    </message>
    <message>
        <source>no set with exactly one solution was found for %1×%2 places; write “frame=1” for a border, or try a smaller board</source>
        <translation>aucun jeu à solution unique n’a été trouvé pour %1×%2 places&#xa0;; écrivez «&#xa0;frame=1&#xa0;» pour une bordure, ou essayez un plateau plus petit</translation>
    </message>
    <message>
        <source>no set with exactly one solution was found for %1×%2 places in %3 colours; write “count=%4” for more colours</source>
        <translation>aucun jeu à solution unique n’a été trouvé pour %1×%2 places en %3 couleurs&#xa0;; écrivez «&#xa0;count=%4&#xa0;» pour plus de couleurs</translation>
    </message>
    <message>
        <source>no set with exactly one solution was found for %1×%2 places with %3 kinds of equal edges; write “count=%4” for more kinds</source>
        <translation>aucun jeu à solution unique n’a été trouvé pour %1×%2 places avec %3 sortes de côtés&#xa0;; écrivez «&#xa0;count=%4&#xa0;» pour plus de sortes</translation>
    </message>
    <message>
        <source>no set with exactly one solution was found for %1×%2 places with %3 kinds of equal edges; write “frame=1” for a border, or “count=%4” for more kinds</source>
        <translation>aucun jeu à solution unique n’a été trouvé pour %1×%2 places avec %3 sortes de côtés&#xa0;; écrivez «&#xa0;frame=1&#xa0;» pour une bordure, ou «&#xa0;count=%4&#xa0;» pour plus de sortes</translation>
    </message>
    <message numerus="yes">
        <source>Everything was tried, %n card(s) laid in all. Place after place, the search filled at most %1 of the %2 places.</source>
        <translation>
            <numerusform>Tout a été essayé, %n carte posée en tout. Place après place, la recherche en a rempli au plus %1 sur %2.</numerusform>
            <numerusform>Tout a été essayé, %n cartes posées en tout. Place après place, la recherche en a rempli au plus %1 sur %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>As card %1 lies, the others cannot complete the board: turn it, move it or take it off.</source>
        <translation>Avec la carte %1 ainsi posée, les autres ne peuvent pas compléter le plateau&#xa0;: tournez-la, déplacez-la ou retirez-la.</translation>
    </message>
    <message>
        <source>The cards on the board fit, but as they lie, the others cannot complete it: turn some or take some off.</source>
        <translation>Les cartes posées s’accordent, mais, telles qu’elles sont, les autres ne peuvent pas compléter le plateau&#xa0;: tournez-en ou retirez-en.</translation>
    </message>
    <message>
        <source>Turn card %1: then the board can be completed.</source>
        <translation>Tournez la carte %1&#xa0;: le plateau peut alors être complété.</translation>
    </message>
    <message>
        <source>Card %1, turned by %2° clockwise, goes here: all the others then find their places.</source>
        <translation>La carte %1 va ici, tournée de %2° vers la droite&#xa0;: toutes les autres trouvent alors leur place.</translation>
    </message>
    <message>
        <source>Each number is a card, row by row from the top left; each &apos; is a quarter turn clockwise.</source>
        <translation>Chaque nombre est une carte, ligne par ligne depuis le haut à gauche&#xa0;; chaque &apos; est un quart de tour dans le sens des aiguilles d’une montre.</translation>
    </message>
</context>
<context>
    <name>exports::AnimationClip</name>
    <message>
        <source>A higher speed, or no gliding, makes room for more.</source>
        <translation>Une vitesse plus grande, ou l’absence de glissement, en fait tenir davantage.</translation>
    </message>
    <message>
        <source>A solution. %1</source>
        <comment>the step that led to it</comment>
        <translation>Une solution. %1</translation>
    </message>
    <message>
        <source>Only steps %1 to %2 of %3 fit.</source>
        <translation>Seuls les pas %1 à %2 sur %3 tiennent dans l’animation.</translation>
    </message>
</context>
<context>
    <name>exports::AnimationDialog</name>
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
        <source>All moves on this board</source>
        <translation>Tous les coups sur ce plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s)</source>
        <translation>
            <numerusform>%n pixel</numerusform>
            <numerusform>%n pixels</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the move number and why a try fails</source>
        <translation>Afficher le numéro du coup et la raison d’un échec</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>The picture is still loading…</source>
        <translation>L’image est en cours de chargement…</translation>
    </message>
    <message>
        <source>Save Animation</source>
        <translation>Enregistrer l’animation</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Images animées (*.gif)</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Impossible d’enregistrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The animation was not saved.</source>
        <translation>L’animation n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>There are no moves to record yet.</source>
        <translation>Il n’y a pas encore de coup à filmer.</translation>
    </message>
    <message>
        <source>Pieces &amp;glide</source>
        <translation>Les p&amp;ièces glissent</translation>
    </message>
    <message>
        <source>&amp;Caption below the board</source>
        <translation>&amp;Texte sous le plateau</translation>
    </message>
    <message>
        <source>&amp;Repeat forever</source>
        <translation>En &amp;boucle</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from one move to another</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>Rec&amp;ord</source>
        <translation>&amp;Filmer</translation>
    </message>
    <message>
        <source>&amp;Longer side of the board</source>
        <translation>&amp;Grand côté du plateau</translation>
    </message>
    <message>
        <source>Sa&amp;ve Animation…</source>
        <translation>&amp;Enregistrer l’animation…</translation>
    </message>
    <message>
        <source>Only the moves of the solution</source>
        <translation>Seulement les coups de la solution</translation>
    </message>
    <message>
        <source>Animated pictures in all colours (*.webp)</source>
        <translation>Images animées en toutes couleurs (*.webp)</translation>
    </message>
    <message>
        <source>the name of an animation ends in .gif or .webp</source>
        <translation>le nom d’une animation finit par .gif ou .webp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Premier pas</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernier pas</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>&amp;Pas</translation>
    </message>
    <message>
        <source>Steps per &amp;second</source>
        <translation>Pas par &amp;seconde</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exports::Cutout</name>
    <message>
        <source>To open this board again, paste this line: %1</source>
        <translation>Pour rouvrir ce plateau, collez cette ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Print at 100 %: this line is %1 mm long.</source>
        <translation>À imprimer à 100&#xa0;%&#xa0;: ce trait mesure %1 mm.</translation>
    </message>
    <message>
        <source>%1: pieces to cut out</source>
        <comment>name of a puzzle</comment>
        <translation>%1&#xa0;: pièces à découper</translation>
    </message>
    <message>
        <source>%1: the answer</source>
        <comment>name of a puzzle</comment>
        <translation>%1&#xa0;: la solution</translation>
    </message>
</context>
<context>
    <name>exports::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>The moves up to this position</source>
        <translation>Les coups jusqu’à cette position</translation>
    </message>
    <message>
        <source>Only the position shown</source>
        <translation>Seulement la position affichée</translation>
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
        <source>Group by class</source>
        <translation>Regrouper par classe</translation>
    </message>
    <message>
        <source>Group solutions that are rotations or reflections of one another</source>
        <translation>Regrouper les solutions identiques à une rotation ou une symétrie près</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Boards per row</source>
        <translation>Plateaux par ligne</translation>
    </message>
    <message>
        <source> mm</source>
        <translation>&#xa0;mm</translation>
    </message>
    <message>
        <source>Larger pieces take more pages</source>
        <translation>Des pièces plus grandes prennent plus de pages</translation>
    </message>
    <message>
        <source>Side of a square</source>
        <translation>Côté d’une case</translation>
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
        <source>The picture is still loading…</source>
        <translation>L’image est en cours de chargement…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>L’impression a échoué.</translation>
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
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Impossible d’enregistrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>number of boards per row</comment>
        <translation>automatique</translation>
    </message>
    <message>
        <source>The whole solution</source>
        <translation>Toute la solution</translation>
    </message>
    <message>
        <source>Pieces to cut out</source>
        <translation>Les pièces à découper</translation>
    </message>
    <message>
        <source>solution</source>
        <comment>in the name of a file</comment>
        <translation>solution</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>in the name of a file</comment>
        <translation>coups</translation>
    </message>
    <message>
        <source>board</source>
        <comment>in the name of a file</comment>
        <translation>plateau</translation>
    </message>
    <message>
        <source>solutions</source>
        <comment>in the name of a file</comment>
        <translation>solutions</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>in the name of a file</comment>
        <translation>pièces</translation>
    </message>
    <message>
        <source>The steps up to this one</source>
        <translation>Les pas jusqu’à celui-ci</translation>
    </message>
    <message>
        <source>Only the step shown</source>
        <translation>Seulement le pas montré</translation>
    </message>
</context>
<context>
    <name>exports::Printout</name>
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
        <translation>départ</translation>
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
        <source>%n class(es) with a single solution</source>
        <translation>
            <numerusform>%n classe à une seule solution</numerusform>
            <numerusform>%n classes à une seule solution</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (suite)</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the number of a solution, and what it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>exports::SolutionExport</name>
    <message>
        <source>Each Solution in Its Own File</source>
        <translation>Chaque solution dans son fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files already exist in the folder. Replace them?</source>
        <translation>
            <numerusform>%n de ces fichiers existe déjà dans le dossier. Le remplacer&#xa0;?</numerusform>
            <numerusform>%n de ces fichiers existent déjà dans le dossier. Les remplacer&#xa0;?</numerusform>
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
        <source>%n solution(s) written to %1, then an error occurred: %2</source>
        <translation>
            <numerusform>%n solution écrite dans %1, puis une erreur s’est produite&#xa0;: %2</numerusform>
            <numerusform>%n solutions écrites dans %1, puis une erreur s’est produite&#xa0;: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exports::SolutionWriter</name>
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
    <name>exports::WebExport</name>
    <message>
        <source>Making the page for the web…</source>
        <translation>Création de la page pour le web…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>exports::WebpWriter</name>
    <message>
        <source>it would be larger than %1; make its images smaller, or choose fewer moves</source>
        <translation>elle dépasserait %1&#xa0;; réduisez ses images, ou choisissez moins de coups</translation>
    </message>
</context>
<context>
    <name>exports::WorksheetDialog</name>
    <message>
        <source>The page draws the boards with numbers, without the picture.</source>
        <translation>La page dessine les plateaux avec des numéros, sans l’image.</translation>
    </message>
    <message numerus="yes">
        <source>In %n move(s).</source>
        <translation>
            <numerusform>En %n coup.</numerusform>
            <numerusform>En %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Feuille d’exercices</translation>
    </message>
    <message>
        <source>Solve this board.</source>
        <translation>Trouvez une solution pour ce plateau.</translation>
    </message>
    <message>
        <source>The board in view</source>
        <translation>Le plateau affiché</translation>
    </message>
    <message>
        <source>The named moments</source>
        <translation>Les moments nommés</translation>
    </message>
    <message>
        <source>The solutions that were found</source>
        <translation>Les solutions trouvées</translation>
    </message>
    <message>
        <source>Boards dealt at random</source>
        <translation>Des plateaux tirés au sort</translation>
    </message>
    <message>
        <source>Show the Page</source>
        <translation>Montrer la page</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Titre&#xa0;:</translation>
    </message>
    <message>
        <source>Boards:</source>
        <translation>Plateaux&#xa0;:</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Question&#xa0;:</translation>
    </message>
    <message>
        <source>Rule:</source>
        <translation>Consigne&#xa0;:</translation>
    </message>
    <message>
        <source>Number of boards:</source>
        <translation>Nombre de plateaux&#xa0;:</translation>
    </message>
    <message>
        <source>Boards per row on paper:</source>
        <translation>Plateaux par ligne sur le papier&#xa0;:</translation>
    </message>
    <message>
        <source>Sheet number:</source>
        <translation>Numéro de la feuille&#xa0;:</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <comment>the number of a worksheet</comment>
        <translation>Feuille %1</translation>
    </message>
    <message>
        <source>Which of them</source>
        <translation>Lesquels</translation>
    </message>
    <message>
        <source>Include:</source>
        <translation>À inclure&#xa0;:</translation>
    </message>
    <message>
        <source>The board in view (it is solved)</source>
        <translation>Le plateau affiché (il est résolu)</translation>
    </message>
    <message>
        <source>The board in view (it cannot be solved)</source>
        <translation>Le plateau affiché (il ne peut pas être résolu)</translation>
    </message>
    <message numerus="yes">
        <source>%1, one of more than %n solution(s)</source>
        <comment>an answer</comment>
        <translation>
            <numerusform>%1, l’une de plus de %n solution</numerusform>
            <numerusform>%1, l’une de plus de %n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one of %n solution(s)</source>
        <comment>an answer</comment>
        <translation>
            <numerusform>%1, l’unique solution</numerusform>
            <numerusform>%1, l’une des %n solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>answers</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Solve these boards.</source>
        <translation>Trouvez une solution pour chacun de ces plateaux.</translation>
    </message>
    <message>
        <source>Ready-made boards</source>
        <translation>Des plateaux tout prêts</translation>
    </message>
    <message>
        <source>Name: %1 Date: %2</source>
        <comment>lines on paper to write on</comment>
        <translation>Nom&#xa0;: %1 Date&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, and the same turned or mirrored</source>
        <comment>an answer</comment>
        <translation>%1, et la même, tournée ou retournée</translation>
    </message>
</context>
<context>
    <name>forms::AnagramsForm</name>
    <message>
        <source>The Anagrams</source>
        <translation>Les anagrammes</translation>
    </message>
    <message>
        <source>&amp;Word:</source>
        <translation>&amp;Mot&#xa0;:</translation>
    </message>
    <message>
        <source>Anagrams</source>
        <translation>Anagrammes</translation>
    </message>
    <message>
        <source>Type a word, in letters alone.</source>
        <translation>Tapez un mot, en lettres seulement.</translation>
    </message>
    <message>
        <source>A word can have at most %1 letters here: a longer one has more orders than the list can hold.</source>
        <translation>Un mot peut avoir ici %1 lettres au plus&#xa0;: au-delà, il a plus d’ordres que la liste ne peut en contenir.</translation>
    </message>
    <message>
        <source>Memo1: the words</source>
        <translation>Memo1&#xa0;: les mots</translation>
    </message>
    <message>
        <source>the word abc was written into the program, and its six lines appeared at once. The course gives no time.</source>
        <translation>le mot abc était écrit dans le programme, et ses six lignes s’affichaient aussitôt. Le cours ne donne pas de temps.</translation>
    </message>
    <message>
        <source>The order of the lines is that of the exchanges. Identical letters are exchanged like any others.</source>
        <translation>L’ordre des lignes est celui des échanges. Les lettres identiques sont échangées comme les autres.</translation>
    </message>
</context>
<context>
    <name>forms::AnswerArea</name>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
</context>
<context>
    <name>forms::BishopForm</name>
    <message>
        <source>The Bishop’s Path</source>
        <translation>Le parcours du fou</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Memo1: the squares</source>
        <translation>Memo1&#xa0;: les cases</translation>
    </message>
    <message>
        <source>the course gives no time; it stops at the first path.</source>
        <translation>le cours ne donne pas de temps&#xa0;; il s’arrête au premier parcours.</translation>
    </message>
    <message>
        <source>The number of a square is ten times its row, counted from the top, plus its column: 11 is the top left corner. The course shows no form: this one is a guess.</source>
        <translation>Le numéro d’une case vaut dix fois sa ligne, comptée du haut, plus sa colonne&#xa0;: 11 est le coin en haut à gauche. Le cours ne montre pas de fiche&#xa0;: celle-ci est une supposition.</translation>
    </message>
</context>
<context>
    <name>forms::CourseForm</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>The Page in the &amp;Museum</source>
        <translation>La page du m&amp;usée</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>À l’époque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>not started yet</source>
        <translation>pas encore lancé</translation>
    </message>
    <message>
        <source>less than a thousandth of a second</source>
        <translation>moins d’un millième de seconde</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <comment>what is counted, how many, the time</comment>
        <translation>%1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>forms::DogsForm</name>
    <message>
        <source>The Little Dogs</source>
        <translation>Les petits chiens</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>the pointer was an hourglass until a message appeared, which had to be closed. The course gives no time.</source>
        <translation>le pointeur était un sablier jusqu’au prochain message, qu’il fallait fermer. Le cours ne donne pas de temps.</translation>
    </message>
    <message>
        <source>Every order of the nine cards and, for each of them, all turns: 12,598,048 edge tests for 16 solutions.</source>
        <translation>Tous les ordres des neuf cartes et, pour chacun, toutes les rotations&#xa0;: 12&#xa0;598&#xa0;048 tests de bords pour 16 solutions.</translation>
    </message>
    <message>
        <source>Solution %1</source>
        <translation>Solution %1</translation>
    </message>
    <message>
        <source>Solution %1 - Cards: %2</source>
        <translation>Solution %1 - Cartes&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>forms::KnightForm</name>
    <message>
        <source>The Knight’s Tour</source>
        <translation>Le parcours du cavalier</translation>
    </message>
    <message>
        <source>&amp;1: squares</source>
        <translation>&amp;1&#xa0;: les cases</translation>
    </message>
    <message>
        <source>&amp;4: links</source>
        <translation>&amp;4&#xa0;: les liens</translation>
    </message>
    <message>
        <source>Edit1: the tour</source>
        <translation>Edit1&#xa0;: le parcours</translation>
    </message>
    <message>
        <source>Edit2: the row of the jump that was taken back</source>
        <translation>Edit2&#xa0;: la ligne du saut qui a été repris</translation>
    </message>
    <message>
        <source>Memo1: the jumps and the tour</source>
        <translation>Memo1&#xa0;: les sauts et le parcours</translation>
    </message>
    <message>
        <source>&amp;Wait at each tour</source>
        <translation>A&amp;ttendre à chaque parcours</translation>
    </message>
    <message>
        <source>Tours into numbered &amp;files</source>
        <translation>Parcours dans des &amp;fichiers numérotés</translation>
    </message>
    <message>
        <source>&amp;Next Tour</source>
        <translation>Parcours &amp;suivant</translation>
    </message>
    <message>
        <source>the first program made 250,000 jumps a minute and took 13 minutes to find its first tour. The second found one in 4 minutes on a K6-350, and about 9,000 in two days.</source>
        <translation>le premier programme faisait 250&#xa0;000 sauts par minute, soit 13 minutes jusqu’à son premier parcours. Le second en trouvait un en 4 minutes sur un K6-350, et environ 9&#xa0;000 en deux jours.</translation>
    </message>
    <message>
        <source>The first program numbers a square as ten times its column plus its row, and prints 0 for the last, which it never stores. The second numbers the squares from 1 to 64, row by row, leaves out the first, and its counter begins at 1.</source>
        <translation>Pour le premier programme, le numéro d’une case vaut dix fois sa colonne plus sa ligne&#xa0;; il affiche 0 pour la dernière, qu’il ne mémorise jamais. Le second numérote les cases de 1 à 64, ligne par ligne, omet la première, et son compteur part de 1.</translation>
    </message>
    <message>
        <source>solution number: %1 : %2</source>
        <translation>solution numéro&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>jump=%1</source>
        <translation>saut=%1</translation>
    </message>
    <message>
        <source>solution%1.txt</source>
        <translation>solution%1.txt</translation>
    </message>
    <message>
        <source>Other files have that number already, so this tour is in %1.</source>
        <translation>D’autres fichiers portent déjà ce numéro&#xa0;: ce parcours est dans %1.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Impossible d’enregistrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What took two days takes about four minutes here: 7,442 tours in 8.84 billion jumps.</source>
        <translation>Ce qui prenait deux jours prend ici environ quatre minutes&#xa0;: 7&#xa0;442 parcours en 8,84 milliards de sauts.</translation>
    </message>
</context>
<context>
    <name>forms::QueensForm</name>
    <message>
        <source>&amp;1: eight loops</source>
        <translation>&amp;1&#xa0;: huit boucles</translation>
    </message>
    <message>
        <source>&amp;2: recursive, the board copied</source>
        <translation>&amp;2&#xa0;: récursif, l’échiquier copié</translation>
    </message>
    <message>
        <source>&amp;3: recursive, looking back</source>
        <translation>&amp;3&#xa0;: récursif, en regardant vers le haut</translation>
    </message>
    <message>
        <source>&amp;4: recursive, the board in a string</source>
        <translation>&amp;4&#xa0;: récursif, l’échiquier dans une chaîne</translation>
    </message>
    <message>
        <source>The Eight Queens</source>
        <translation>Les huit reines</translation>
    </message>
    <message>
        <source>Memo1: the solutions</source>
        <translation>Memo1&#xa0;: les solutions</translation>
    </message>
    <message>
        <source>one button; three of the programs were commented out. The course gives no time.</source>
        <translation>un seul bouton&#xa0;; trois des programmes étaient mis en commentaire. Le cours ne donne pas de temps.</translation>
    </message>
    <message>
        <source>Each line has the columns of the queens, row by row. The first program counts columns from 0, the others from 1.</source>
        <translation>Chaque ligne donne les colonnes des reines, rangée par rangée. Le premier programme compte les colonnes à partir de 0, les autres à partir de 1.</translation>
    </message>
</context>
<context>
    <name>forms::SolitaireForm</name>
    <message>
        <source>The Solitaire</source>
        <translation>Le solitaire</translation>
    </message>
    <message>
        <source>Edit1: the calls, by 100,000</source>
        <translation>Edit1&#xa0;: les appels, par 100&#xa0;000</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimer</translation>
    </message>
    <message>
        <source>Pl&amp;ay</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>7.4 million calls, says the course, on a K6-II 350; it gives no time.</source>
        <translation>7,4 millions d’appels, dit le cours, sur un K6-II 350&#xa0;; il ne donne pas de temps.</translation>
    </message>
    <message>
        <source>The field shows the calls by 100,000, as it did then. The first solution comes at call 7,667,769: 31 jumps, shown one after another.</source>
        <translation>Le champ affiche les appels par 100&#xa0;000, comme à l’époque. La première solution vient à l’appel 7&#xa0;667&#xa0;769&#xa0;: 31 sauts, montrés l’un après l’autre.</translation>
    </message>
</context>
<context>
    <name>forms::TaquinForm</name>
    <message>
        <source>&amp;1: backwards</source>
        <translation>&amp;1&#xa0;: à rebours</translation>
    </message>
    <message>
        <source>&amp;2: row by row</source>
        <translation>&amp;2&#xa0;: ligne par ligne</translation>
    </message>
    <message>
        <source>&amp;3: cycles</source>
        <translation>&amp;3&#xa0;: cycles</translation>
    </message>
    <message>
        <source>The Taquin</source>
        <translation>Le taquin</translation>
    </message>
    <message>
        <source>P&amp;icture</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <source>A &amp;Key</source>
        <translation>Une &amp;touche</translation>
    </message>
    <message>
        <source>50 ms a move row by row, 10 ms a move by cycles. The first method drew only its last board, after 30,000 moves.</source>
        <translation>50&#xa0;ms par coup ligne par ligne, 10&#xa0;ms par coup pour les cycles. La première méthode ne dessinait que son dernier plateau, après 30&#xa0;000 coups.</translation>
    </message>
    <message>
        <source>The numbers of columns, N, and of rows, P, were written into the program; the tiles are numbered from 0. With N or P = 1 the scrambling would never end.</source>
        <translation>Les nombres de colonnes, N, et de lignes, P, étaient écrits dans le programme&#xa0;; les blocs sont numérotés à partir de 0. Avec N ou P = 1, le mélange ne finirait jamais.</translation>
    </message>
    <message>
        <source>Back to the order…</source>
        <translation>Retour à l’ordre…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The disorder. A key brings the order back.</source>
        <translation>Le désordre. Une touche ramène l’ordre.</translation>
    </message>
    <message>
        <source>The order. A key brings disorder.</source>
        <translation>L’ordre. Une touche amène le désordre.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
</context>
<context>
    <name>forms::VinrichForm</name>
    <message>
        <source>The Puzzle of G. Vinrich</source>
        <translation>Le puzzle de G. Vinrich</translation>
    </message>
    <message>
        <source>Where is the monomino? Give its abscissa (1 to 7) and its ordinate (1 to 3), or leave it free: it will then take the last square that is left.</source>
        <translation>Où est le monomino&#xa0;? Donnez son abscisse (1 à 7) et son ordonnée (1 à 3), ou laissez-le libre&#xa0;: il prendra alors la dernière case qui reste.</translation>
    </message>
    <message>
        <source>&amp;Abscissa:</source>
        <translation>&amp;Abscisse&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Ordinate:</source>
        <translation>&amp;Ordonnée&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Place It</source>
        <translation>&amp;Placer</translation>
    </message>
    <message>
        <source>Leave It &amp;Free</source>
        <translation>Laisser &amp;libre</translation>
    </message>
    <message>
        <source>First S&amp;creen</source>
        <translation>Premier é&amp;cran</translation>
    </message>
    <message>
        <source>2,280 tries in about 5 hours on a Thomson TO7-70: 8 seconds a try.</source>
        <translation>2&#xa0;280 essais en 5 heures environ sur un Thomson TO7-70&#xa0;: 8 secondes par essai.</translation>
    </message>
    <message>
        <source>The number of tries depends on the order of the pieces, which is lost: with ours there are 652 for the 52 solutions. The program goes back when a region has an area that is not a multiple of 4.</source>
        <translation>Le nombre d’essais dépend de l’ordre des pièces, qui est perdu&#xa0;: avec le nôtre, il en faut 652 pour les 52 solutions. Le programme revient en arrière quand une région a une aire qui n’est pas un multiple de 4.</translation>
    </message>
    <message>
        <source>Tries: %1</source>
        <translation>Essais&#xa0;: %1</translation>
    </message>
    <message>
        <source>Solutions: %1</source>
        <translation>Solutions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Print this solution?</source>
        <translation>Imprimer cette solution&#xa0;?</translation>
    </message>
    <message>
        <source>Go on with the search?</source>
        <translation>Continuer la recherche&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>The search is complete: %n solution(s).</source>
        <translation>
            <numerusform>La recherche est terminée&#xa0;: %n solution.</numerusform>
            <numerusform>La recherche est terminée&#xa0;: %n solutions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>growth</name>
    <message>
        <source>this method is for another puzzle</source>
        <translation>cette méthode est faite pour un autre casse-tête</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>the range %1 ends before it begins</source>
        <translation>l’intervalle %1 finit avant de commencer</translation>
    </message>
    <message>
        <source>the ranges %1 and %2 are not equally long</source>
        <translation>les intervalles %1 et %2 ne sont pas de même longueur</translation>
    </message>
    <message>
        <source>A board in order has nothing to solve, so the boards are dealt: %1.</source>
        <translation>Un plateau en ordre n’a rien à résoudre&#xa0;: les plateaux sont donc mélangés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>%1: multiplied by %2 from one size to the next (fitted from %3 to %4)</source>
        <translation>%1&#xa0;: multiplié par %2 d’une taille à la suivante (ajusté de %3 à %4)</translation>
    </message>
    <message>
        <source>%1: stopped at %2 after %3 s and %4</source>
        <translation>%1&#xa0;: arrêtée à %2 après %3&#xa0;s et %4</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 needs less work at %2 than at %3. What it does: %4</source>
        <translation>%1 demande moins de travail à %2 qu’à %3. Ce que fait la méthode&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1, tries</source>
        <translation>%1, essais</translation>
    </message>
    <message numerus="yes">
        <source>only the first %n board(s) are measured</source>
        <translation>
            <numerusform>seul le premier plateau est mesuré</numerusform>
            <numerusform>seuls les %n premiers plateaux sont mesurés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more board(s) cannot be read for the same reason</source>
        <translation>
            <numerusform>%n autre plateau ne peut pas être lu pour la même raison</numerusform>
            <numerusform>%n autres plateaux ne peuvent pas être lus pour la même raison</numerusform>
        </translation>
    </message>
    <message>
        <source>the numbers of the range %1 are too large</source>
        <translation>les nombres de l’intervalle %1 sont trop grands</translation>
    </message>
</context>
<context>
    <name>insight::GrowthChoice</name>
    <message>
        <source>Boards of growing size, such as queens:4..10 or anagrams:ab..i:</source>
        <translation>Des plateaux de taille croissante, comme queens:4..10 ou anagrams:ab..i&#xa0;:</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Stop a method after</source>
        <translation>Arrêter une méthode après</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>Count the solutions</source>
        <translation>Compter les solutions</translation>
    </message>
    <message>
        <source>Find all solutions</source>
        <translation>Trouver toutes les solutions</translation>
    </message>
    <message>
        <source>Find the first solution</source>
        <translation>Trouver la première solution</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Size from</source>
        <translation>Taille de</translation>
    </message>
    <message>
        <source>to</source>
        <comment>size from 4 to 12</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>Autres plateaux</translation>
    </message>
    <message>
        <source>It counts: %1.</source>
        <translation>Unité comptée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Only for size %1.</source>
        <translation>Seulement pour la taille %1.</translation>
    </message>
    <message>
        <source>Not for size %1.</source>
        <translation>Pas pour la taille %1.</translation>
    </message>
</context>
<context>
    <name>insight::GrowthPanel</name>
    <message>
        <source>%1 at %2: %3; each run is limited to %4 s</source>
        <translation>%1 à %2&#xa0;: %3&#xa0;; chaque exécution est limitée à %4&#xa0;s</translation>
    </message>
    <message>
        <source>Each run was limited to %1 s.</source>
        <translation>Chaque exécution était limitée à %1&#xa0;s.</translation>
    </message>
    <message>
        <source>Growth as a Drawing</source>
        <translation>La croissance en dessin</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>croissance</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Impossible d’enregistrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Croissance</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>New Measurement</source>
        <translation>Nouvelle mesure</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Enregistrer en SVG…</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Own count</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>Stop Measuring</source>
        <translation>Arrêter la mesure</translation>
    </message>
</context>
<context>
    <name>insight::GrowthPlot</name>
    <message>
        <source>Growth</source>
        <translation>Croissance</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 when it was stopped</source>
        <comment>method, size: amount</comment>
        <translation>%1, %2&#xa0;: %3 à l’arrêt</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>method, size: amount</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>method, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>work, logarithmic; pale: fitted growth</source>
        <translation>travail, échelle logarithmique&#xa0;; en pâle&#xa0;: croissance ajustée</translation>
    </message>
    <message>
        <source>time, logarithmic</source>
        <translation>temps, échelle logarithmique</translation>
    </message>
    <message>
        <source>solutions, logarithmic</source>
        <translation>solutions, échelle logarithmique</translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>tries, logarithmic</source>
        <translation>essais, échelle logarithmique</translation>
    </message>
</context>
<context>
    <name>insight::MapArea</name>
    <message>
        <source>Solve draws the map of the search here.</source>
        <translation>Résoudre dessine ici la carte de la recherche.</translation>
    </message>
</context>
<context>
    <name>insight::MapLegend</name>
    <message>
        <source>in place</source>
        <comment>a move on the search map</comment>
        <translation>en place</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>a move on the search map</comment>
        <translation>repris</translation>
    </message>
    <message>
        <source>leads to a solution</source>
        <comment>a move on the search map</comment>
        <translation>mène à une solution</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a move on the search map</comment>
        <translation>refusé</translation>
    </message>
    <message>
        <source>in view</source>
        <comment>a move on the search map</comment>
        <translation>affiché</translation>
    </message>
    <message>
        <source>steps %1 to %2 →   depth ↓</source>
        <comment>the axes of the search map</comment>
        <translation>pas %1 à %2 →   profondeur ↓</translation>
    </message>
    <message>
        <source>Search map</source>
        <translation>Carte de la recherche</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a method, and the axes of the map of its search</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>insight::MomentsPanel</name>
    <message>
        <source>%1 (step %2)</source>
        <comment>name of a moment, where it is</comment>
        <translation>%1 (pas %2)</translation>
    </message>
    <message>
        <source>%1 (move %2)</source>
        <comment>name of a moment, where it is</comment>
        <translation>%1 (coup %2)</translation>
    </message>
    <message>
        <source>Edit This Moment</source>
        <translation>Modifier ce moment</translation>
    </message>
    <message>
        <source>Name This Moment</source>
        <translation>Nommer ce moment</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Pas %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>N&amp;ote&#xa0;:</translation>
    </message>
    <message>
        <source>Name a moment to come back to it, in front of a class for example.</source>
        <translation>Nommez un moment pour y revenir, devant une classe par exemple.</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>insight::PredictPanel</name>
    <message>
        <source>for any reason</source>
        <translation>pour n’importe quelle raison</translation>
    </message>
    <message>
        <source>like: %1</source>
        <comment>a refusal</comment>
        <translation>comme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <comment>what happened</comment>
        <translation>Juste. %1</translation>
    </message>
    <message>
        <source>No. %1</source>
        <comment>what happened</comment>
        <translation>Non. %1</translation>
    </message>
    <message>
        <source>Ask me before each step</source>
        <translation>M’interroger avant chaque pas</translation>
    </message>
    <message>
        <source>Only at turning points</source>
        <translation>Seulement aux demi-tours</translation>
    </message>
    <message>
        <source>Only where something different happens: a refusal after a move, for example</source>
        <translation>Seulement quand il se passe autre chose qu’au pas précédent&#xa0;: un refus après un coup, par exemple</translation>
    </message>
    <message>
        <source>What comes next? Click on the board where a piece goes, or choose:</source>
        <translation>Que va-t-il se passer&#xa0;? Cliquez sur le plateau là où va une pièce, ou choisissez&#xa0;:</translation>
    </message>
    <message>
        <source>A refusal</source>
        <translation>Refus</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>A move is taken back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>Every step forward, and playing, then waits for your answer, and nothing that comes later is shown</source>
        <translation>Chaque pas en avant attend alors votre réponse, en lecture aussi, et rien de ce qui suit n’est montré</translation>
    </message>
    <message>
        <source>While you go through a search, say what comes next: a move, a refusal, or a move taken back.</source>
        <translation>Parcourez une recherche et dites chaque fois ce qui vient ensuite&#xa0;: un coup, un refus ou un retour en arrière.</translation>
    </message>
    <message>
        <source>Nothing comes after this. Go back, and then forward: the question comes before each step.</source>
        <translation>Rien ne vient après. Reculez, puis avancez&#xa0;: une question est posée avant chaque pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n right answer(s) out of %1</source>
        <translation>
            <numerusform>%n bonne réponse sur %1</numerusform>
            <numerusform>%n bonnes réponses sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no search on this board yet. Press Solve: the question comes before each step.</source>
        <translation>Il n’y a pas encore de recherche sur ce plateau. Cliquez sur Résoudre&#xa0;: la question vient avant chaque pas.</translation>
    </message>
    <message>
        <source>Click on the board where a piece goes next, or choose:</source>
        <translation>Cliquez sur le plateau là où ira la prochaine pièce, ou choisissez&#xa0;:</translation>
    </message>
    <message>
        <source>Answer first: click on the board, or choose. Or switch the questions off.</source>
        <translation>Répondez d’abord&#xa0;: cliquez sur le plateau, ou choisissez. Sinon, désactivez les questions.</translation>
    </message>
</context>
<context>
    <name>insight::ProgramView</name>
    <message>
        <source>Line %1 runs: %2</source>
        <translation>La ligne %1 s’exécute&#xa0;: %2</translation>
    </message>
    <message>
        <source>Programming language</source>
        <translation>Langage de programmation</translation>
    </message>
    <message>
        <source>The language the program is written in</source>
        <translation>Le langage dans lequel le programme est écrit</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the whole program, to run it elsewhere</source>
        <translation>Copier tout le programme, pour l’exécuter ailleurs</translation>
    </message>
    <message>
        <source>+ MOVE</source>
        <comment>a line of a program&apos;s trace</comment>
        <translation>+ COUP</translation>
    </message>
    <message>
        <source>a move is made</source>
        <translation>un coup est joué</translation>
    </message>
    <message>
        <source>the latest move is taken back</source>
        <translation>le dernier coup est repris</translation>
    </message>
    <message>
        <source>? MOVE</source>
        <comment>a line of a program&apos;s trace</comment>
        <translation>? COUP</translation>
    </message>
    <message>
        <source>a move is refused</source>
        <translation>un coup est refusé</translation>
    </message>
    <message>
        <source>the board is solved</source>
        <translation>le plateau est résolu</translation>
    </message>
    <message>
        <source>everything was tried</source>
        <translation>tout a été essayé</translation>
    </message>
    <message>
        <source># WORDS</source>
        <comment>a line of a program&apos;s trace</comment>
        <translation># MOTS</translation>
    </message>
    <message>
        <source>a sentence to show</source>
        <translation>une phrase à montrer</translation>
    </message>
    <message>
        <source>The method as a program</source>
        <translation>La méthode sous forme de programme</translation>
    </message>
</context>
<context>
    <name>insight::Pseudocode</name>
    <message>
        <source>The method step by step</source>
        <translation>La méthode pas à pas</translation>
    </message>
</context>
<context>
    <name>insight::RaceChoice</name>
    <message>
        <source>&amp;Which methods race? Choose two to four.</source>
        <translation>&amp;Qui participe&#xa0;? Choisissez-en deux à quatre.</translation>
    </message>
    <message>
        <source>Racers</source>
        <translation>Concurrents</translation>
    </message>
    <message>
        <source>To the first solution</source>
        <translation>Jusqu’à la première solution</translation>
    </message>
    <message>
        <source>To all solutions</source>
        <translation>Toutes les solutions</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Start the &amp;Race</source>
        <translation>&amp;Lancer la course</translation>
    </message>
    <message>
        <source>Race of methods</source>
        <translation>Course de méthodes</translation>
    </message>
    <message>
        <source>Race of seeds</source>
        <translation>Course de numéros de tirage</translation>
    </message>
    <message>
        <source>Race of boards</source>
        <translation>Course de plateaux</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Tirage %1</translation>
    </message>
    <message>
        <source>The board in view</source>
        <translation>Le plateau affiché</translation>
    </message>
    <message>
        <source>What races</source>
        <translation>Ce qui prend part à la course</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
</context>
<context>
    <name>insight::RacePanel</name>
    <message numerus="yes">
        <source>%n solution(s) so far</source>
        <translation>
            <numerusform>%n solution jusqu’ici</numerusform>
            <numerusform>%n solutions jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>racing…</source>
        <translation>en course…</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>essai %1</translation>
    </message>
    <message>
        <source>Play the race</source>
        <translation>Jouer la course</translation>
    </message>
    <message>
        <source>Play the race; by tries, at the speed set below</source>
        <translation>Jouer la course&#xa0;; selon les essais, à la vitesse réglée en bas</translation>
    </message>
    <message>
        <source>Clock of the race</source>
        <translation>Horloge de la course</translation>
    </message>
    <message>
        <source>by tries</source>
        <translation>selon les essais</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>selon le temps</translation>
    </message>
    <message>
        <source>All have made the same number of tries</source>
        <translation>Tous ont fait le même nombre d’essais</translation>
    </message>
    <message>
        <source>All have had the same time</source>
        <translation>Tous ont eu le même temps</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Plot of the depth over the tries</source>
        <translation>Courbe de la profondeur selon les essais</translation>
    </message>
    <message>
        <source>What each racer did</source>
        <translation>Ce que chacun a fait</translation>
    </message>
    <message>
        <source>&amp;Stop the Race</source>
        <translation>&amp;Arrêter la course</translation>
    </message>
    <message>
        <source>Another &amp;Race</source>
        <translation>Autre &amp;course</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Copier en &amp;CSV</translation>
    </message>
    <message>
        <source>It cannot begin here</source>
        <translation>Ne peut pas commencer ici</translation>
    </message>
    <message>
        <source>Moves tried, made or refused</source>
        <translation>Coups essayés, joués ou refusés</translation>
    </message>
    <message>
        <source>Moves that were made and taken back</source>
        <translation>Coups joués, puis repris</translation>
    </message>
    <message>
        <source>Moves that were refused at once</source>
        <translation>Coups refusés d’emblée</translation>
    </message>
    <message>
        <source>The greatest number of moves in place at one time</source>
        <translation>Le plus grand nombre de coups en place au même moment</translation>
    </message>
    <message>
        <source>Solutions found</source>
        <translation>Solutions trouvées</translation>
    </message>
    <message>
        <source>How many moves had been tried when the first solution was found</source>
        <translation>Nombre de coups essayés quand la première solution a été trouvée</translation>
    </message>
    <message>
        <source>Moves of the first solution</source>
        <translation>Nombre de coups de la première solution</translation>
    </message>
    <message>
        <source>Time from the start of the race until this one finished</source>
        <translation>Temps écoulé du départ de la course jusqu’à l’arrivée de ce concurrent</translation>
    </message>
    <message>
        <source>Steps of its work as the method itself counts them</source>
        <translation>Pas de son travail, comptés par la méthode elle-même</translation>
    </message>
    <message>
        <source>the first %1 of %2 tries are shown</source>
        <translation>les %1 premiers essais sur %2 sont montrés</translation>
    </message>
    <message numerus="yes">
        <source>%n try(s), depth %1</source>
        <translation>
            <numerusform>%n essai, profondeur %1</numerusform>
            <numerusform>%n essais, profondeur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done after %n try(s)</source>
        <translation>
            <numerusform>Fini après %n essai</numerusform>
            <numerusform>Fini après %n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No solution, after %n try(s)</source>
        <translation>
            <numerusform>Pas de solution, après %n essai</numerusform>
            <numerusform>Pas de solution, après %n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n try(s)</source>
        <translation>
            <numerusform>Arrêt après %n essai</numerusform>
            <numerusform>Arrêt après %n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Running: %n try(s) so far</source>
        <translation>
            <numerusform>En cours&#xa0;: %n essai jusqu’ici</numerusform>
            <numerusform>En cours&#xa0;: %n essais jusqu’ici</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>insight::RacePlot</name>
    <message>
        <source>depth over tries, logarithmic</source>
        <translation>profondeur selon les essais, logarithmique</translation>
    </message>
    <message>
        <source>depth over tries</source>
        <translation>profondeur selon les essais</translation>
    </message>
</context>
<context>
    <name>insight::SearchMap</name>
    <message>
        <source>Search map</source>
        <translation>Carte de la recherche</translation>
    </message>
    <message>
        <source>the beginning of the search</source>
        <translation>le début de la recherche</translation>
    </message>
    <message>
        <source>No search of this board has been watched.</source>
        <translation>Aucune recherche n’a encore été regardée sur ce plateau.</translation>
    </message>
    <message>
        <source>Nothing of this search has been shown yet.</source>
        <translation>Rien de cette recherche n’a encore été montré.</translation>
    </message>
    <message>
        <source>This search makes no moves.</source>
        <translation>Cette recherche ne joue aucun coup.</translation>
    </message>
</context>
<context>
    <name>insight::StackModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Choice</source>
        <comment>heading: the rank of a move among those tried</comment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusés</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>How many moves are on the stack, including this one</source>
        <translation>Nombre de coups dans la pile, celui-ci compris</translation>
    </message>
    <message>
        <source>The move made at this level</source>
        <translation>Le coup joué à ce niveau</translation>
    </message>
    <message>
        <source>Its rank among the moves tried at this point, refused ones included</source>
        <translation>Son rang parmi les coups essayés à cet endroit, refus compris</translation>
    </message>
    <message>
        <source>Tries refused since this move was made</source>
        <translation>Essais refusés depuis que ce coup a été joué</translation>
    </message>
    <message>
        <source>All tries since this move was made</source>
        <translation>Tous les essais depuis que ce coup a été joué</translation>
    </message>
    <message>
        <source>The method’s variables when it made this move; in the last row, their values now</source>
        <translation>Les variables de la méthode quand elle a joué ce coup&#xa0;; à la dernière ligne, leurs valeurs actuelles</translation>
    </message>
</context>
<context>
    <name>insight::StackView</name>
    <message>
        <source>Stack of moves</source>
        <translation>Pile des coups</translation>
    </message>
</context>
<context>
    <name>insight::StopsPanel</name>
    <message>
        <source>A solution</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>A new deepest point</source>
        <translation>Une nouvelle profondeur maximale</translation>
    </message>
    <message>
        <source>A refusal</source>
        <translation>Un refus</translation>
    </message>
    <message>
        <source>A step of the method</source>
        <translation>Une étape de la méthode</translation>
    </message>
    <message>
        <source>A piece comes to a place</source>
        <translation>Une pièce arrive à un endroit</translation>
    </message>
    <message>
        <source>The try with this number</source>
        <translation>L’essai de ce numéro</translation>
    </message>
    <message>
        <source>The depth rises to</source>
        <translation>La profondeur monte à</translation>
    </message>
    <message>
        <source>A move is taken back</source>
        <translation>Un retour en arrière</translation>
    </message>
    <message>
        <source>The depth falls to</source>
        <translation>La profondeur descend à</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>Un moment</translation>
    </message>
    <message>
        <source>for any reason</source>
        <translation>pour n’importe quelle raison</translation>
    </message>
    <message>
        <source>like: %1</source>
        <comment>a refusal</comment>
        <translation>comme&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step: the step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>Essai %1</translation>
    </message>
    <message>
        <source>The depth rises to %1</source>
        <translation>La profondeur monte à %1</translation>
    </message>
    <message>
        <source>The depth falls to %1</source>
        <translation>La profondeur descend à %1</translation>
    </message>
    <message>
        <source>Step %1 of the method</source>
        <translation>Étape %1 de la méthode</translation>
    </message>
    <message>
        <source>A piece comes to %1</source>
        <translation>Une pièce arrive en %1</translation>
    </message>
    <message>
        <source>Any refusal</source>
        <translation>Tout refus</translation>
    </message>
    <message>
        <source>A refusal for reason %1</source>
        <translation>Un refus pour la raison %1</translation>
    </message>
    <message>
        <source>A refusal like: %1</source>
        <translation>Un refus comme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add what you are waiting for. The arrows then go to it, forwards or backwards.</source>
        <translation>Ajoutez ce que vous cherchez&#xa0;: les flèches vous y conduiront, en avant ou en arrière.</translation>
    </message>
    <message>
        <source>For example, choose “%1” and press %2: the search then runs until it gets further than ever before, and stops there.</source>
        <translation>Par exemple, choisissez «&#xa0;%1&#xa0;» et appuyez sur %2&#xa0;: la recherche avance alors jusqu’à aller plus loin que jamais, et s’arrête là.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Arrêts</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>S’arrêter à</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Lequel</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Désigner</translation>
    </message>
    <message>
        <source>Click on the place on the board</source>
        <translation>Cliquer sur l’endroit du plateau</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>The verdict on your moves changes</source>
        <translation>Le verdict sur vos coups change</translation>
    </message>
    <message>
        <source>This count makes no moves: only a step of the method and a moment can stop it.</source>
        <translation>Ce comptage ne joue pas de coups&#xa0;: seuls une étape de la méthode et un moment peuvent l’arrêter.</translation>
    </message>
</context>
<context>
    <name>insight::StudyViews</name>
    <message>
        <source>All views</source>
        <translation>Toutes les vues</translation>
    </message>
    <message>
        <source>Choose what is shown of the search</source>
        <translation>Choisir ce qui est montré de la recherche</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Arrêts</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Prévoir</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Whole tree</source>
        <translation>Arbre entier</translation>
    </message>
    <message>
        <source>Unfold everything, in a search of at most 5,000 moves</source>
        <translation>Tout déplier, dans une recherche d’au plus 5&#xa0;000 coups</translation>
    </message>
    <message>
        <source>Fold what failed</source>
        <translation>Replier les impasses</translation>
    </message>
    <message>
        <source>Keep branches folded that led to no solution</source>
        <translation>Laisser replié ce qui n’a mené à aucune solution</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>This count makes no moves and takes none back, so it has no search tree. The board shows what it counts.</source>
        <translation>Ce comptage ne joue pas de coups et n’en reprend pas&#xa0;: il n’a pas d’arbre de recherche. Le plateau montre ce qu’il compte.</translation>
    </message>
    <message>
        <source>This count makes no moves, so there is none to predict.</source>
        <translation>Ce comptage ne joue pas de coups&#xa0;: il n’y en a pas à prévoir.</translation>
    </message>
    <message>
        <source>This count makes no moves, so the stack is empty.</source>
        <translation>Ce comptage ne joue pas de coups&#xa0;: la pile est vide.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>insight::TreeLegend</name>
    <message>
        <source>in view</source>
        <comment>a move in the search tree</comment>
        <translation>affiché</translation>
    </message>
    <message>
        <source>in place</source>
        <comment>a move in the search tree</comment>
        <translation>en place</translation>
    </message>
    <message>
        <source>taken back</source>
        <comment>a move in the search tree</comment>
        <translation>repris</translation>
    </message>
    <message>
        <source>with a solution</source>
        <comment>a move in the search tree</comment>
        <translation>avec solution</translation>
    </message>
    <message>
        <source>folded</source>
        <comment>a move in the search tree</comment>
        <translation>replié</translation>
    </message>
</context>
<context>
    <name>insight::TreeView</name>
    <message>
        <source>Search tree</source>
        <translation>Arbre de recherche</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
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
        <source>moves tried before: %1, %2</source>
        <comment>tries, solutions</comment>
        <translation>coups essayés avant&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>moves tried later: %1, %2</source>
        <comment>tries, solutions</comment>
        <translation>coups essayés après&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Watch a search, and its tree grows here.</source>
        <translation>Regardez une recherche&#xa0;: son arbre pousse ici.</translation>
    </message>
</context>
<context>
    <name>insight::WatchedSearch</name>
    <message numerus="yes">
        <source>%n try(s) beneath it</source>
        <translation>
            <numerusform>%n essai au-dessous</numerusform>
            <numerusform>%n essais au-dessous</numerusform>
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
        <source>no solution</source>
        <translation>aucune solution</translation>
    </message>
    <message>
        <source>not taken back</source>
        <translation>encore en place</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>level: tries, outcome</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>le début</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>niveau %1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <comment>level, move: tries, outcome</comment>
        <translation>%1, %2&#xa0;: %3, %4</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>uldr</source>
        <translation>hgbd</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>This board takes too long to be dealt.</source>
        <translation>Ce plateau est trop long à tirer au sort.</translation>
    </message>
    <message>
        <source>There is no method “%1” for this puzzle.</source>
        <translation>Ce casse-tête n’a pas de méthode «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The method “%1” does not do what this board asks for.</source>
        <translation>La méthode «&#xa0;%1&#xa0;» ne fait pas ce que demande ce plateau.</translation>
    </message>
    <message numerus="yes">
        <source>The moment asked for was not reached: the search has only %n step(s).</source>
        <translation>
            <numerusform>Le moment voulu n’a pas été atteint&#xa0;: la recherche n’a que %n pas.</numerusform>
            <numerusform>Le moment voulu n’a pas été atteint&#xa0;: la recherche n’a que %n pas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pages::Book</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Museum of the course</source>
        <translation>Musée du cours</translation>
    </message>
    <message>
        <source>Other pages</source>
        <translation>Autres pages</translation>
    </message>
</context>
<context>
    <name>pages::ContentsPanel</name>
    <message>
        <source>Search in all pages</source>
        <translation>Chercher dans toutes les pages</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>No page contains “%1”.</source>
        <translation>Aucune page ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>pages::Page</name>
    <message>
        <source>This block has no end.</source>
        <translation>Ce bloc n’a pas de fin.</translation>
    </message>
    <message numerus="yes">
        <source>A page has at most %n line(s). The others are left out.</source>
        <translation>
            <numerusform>Une page a au plus %n ligne. Les autres sont laissées de côté.</numerusform>
            <numerusform>Une page a au plus %n lignes. Les autres sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A page has at most %n board(s). The others are left out.</source>
        <translation>
            <numerusform>Une page a au plus %n plateau. Les autres sont laissés de côté.</numerusform>
            <numerusform>Une page a au plus %n plateaux. Les autres sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>This block has no position line.</source>
        <translation>Ce bloc n’a pas de ligne de position.</translation>
    </message>
    <message>
        <source>“%1” means nothing in a board block.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens dans un bloc de plateau.</translation>
    </message>
    <message>
        <source>An exercise has 0 to %1 lines to write on.</source>
        <translation>Un exercice a de 0 à %1 lignes pour écrire.</translation>
    </message>
    <message>
        <source>On paper 1 to %1 boards stand beside each other.</source>
        <translation>Sur le papier, de 1 à %1 plateaux sont côte à côte.</translation>
    </message>
    <message>
        <source>This exercise asks no question.</source>
        <translation>Cet exercice ne pose aucune question.</translation>
    </message>
    <message>
        <source>This line is text of the exercise. Is “%1:” meant?</source>
        <translation>Cette ligne fait partie de l’énoncé de l’exercice. Fallait-il écrire «&#xa0;%1:&#xa0;»&#xa0;?</translation>
    </message>
</context>
<context>
    <name>pages::PageDocument</name>
    <message>
        <source>This board is being prepared…</source>
        <translation>Préparation du plateau…</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Exercise %1</source>
        <translation>Exercice %1</translation>
    </message>
    <message>
        <source>(in Casse-tête: Help &gt; Original Programs of the Course)</source>
        <translation>(dans Casse-tête&#xa0;: Aide &gt; Programmes d’origine du cours)</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Réponse&#xa0;:</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Hide the answer</source>
        <translation>Cacher la réponse</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Open this moment</source>
        <translation>Ouvrir ce moment</translation>
    </message>
    <message>
        <source>Open in the window</source>
        <translation>Ouvrir dans la fenêtre</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Watch it here</source>
        <translation>Dérouler ici</translation>
    </message>
</context>
<context>
    <name>pages::PlayBar</name>
    <message>
        <source>The search goes on: “Open in the window” shows the whole of it.</source>
        <translation>La recherche continue&#xa0;: «&#xa0;Ouvrir dans la fenêtre&#xa0;» la montre en entier.</translation>
    </message>
    <message>
        <source>Speed: press to play faster</source>
        <translation>Vitesse&#xa0;: appuyez pour aller plus vite</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This method shows no steps here.</source>
        <translation>Cette méthode ne montre aucun pas ici.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Pas %1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where in a search: what happened</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
</context>
<context>
    <name>pages::PlayableBoard</name>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#xa0;!</translation>
    </message>
    <message>
        <source>Play on the board with the mouse or the keys.</source>
        <translation>Jouez sur le plateau&#xa0;: par clics, en glissant ou au clavier.</translation>
    </message>
</context>
<context>
    <name>pages::Reader</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>Impossible d’ouvrir %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a page.</source>
        <translation>%1 est trop volumineux pour être une page.</translation>
    </message>
    <message>
        <source>%1 — Casse-tête</source>
        <comment>title of a page</comment>
        <translation>%1 — Casse-tête</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>running… (click again to stop)</source>
        <translation>en cours… (cliquer de nouveau pour arrêter)</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sans solution</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>solutions</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>repris</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>rafles</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted: how many</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>(the page says %1)</source>
        <translation>(la page dit %1)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Retour</translation>
    </message>
    <message>
        <source>To the page before (Alt+Left)</source>
        <translation>À la page précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Forward ▶</source>
        <translation>Suivant ▶</translation>
    </message>
    <message>
        <source>To the next page again (Alt+Right)</source>
        <translation>De nouveau à la page suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print this page, with the answers separate at the end</source>
        <translation>Imprimer cette page, les réponses à part à la fin</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Save this page as a PDF file, with the answers separate at the end</source>
        <translation>Enregistrer cette page en PDF, les réponses à part à la fin</translation>
    </message>
    <message>
        <source>Web Page…</source>
        <translation>Page web…</translation>
    </message>
    <message>
        <source>Save this page as one file for the web, with boards that play</source>
        <translation>Enregistrer cette page en un seul fichier pour le web, avec des plateaux qui s’animent</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Text…</source>
        <translation>Texte…</translation>
    </message>
    <message>
        <source>Save this page as text, to make it your own in an editor</source>
        <translation>Enregistrer cette page sous forme de texte, pour l’adapter dans un éditeur</translation>
    </message>
</context>
<context>
    <name>pages::WebBoard</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>pas %1 sur %2</translation>
    </message>
    <message>
        <source>%1 steps are left out here. This is the end.</source>
        <translation>%1 pas sont omis ici. Voici la fin.</translation>
    </message>
    <message>
        <source>This is the start. Press Play, or the right arrow key.</source>
        <translation>Voici le début. Appuyez sur Lecture ou sur la flèche droite.</translation>
    </message>
    <message>
        <source>Click a piece in line with the gap, or press an arrow key.</source>
        <translation>Cliquez sur une pièce alignée avec la case vide, ou appuyez sur une flèche.</translation>
    </message>
    <message>
        <source>Or play yourself: click a piece in line with the gap.</source>
        <translation>Ou jouez vous-même&#xa0;: cliquez sur une pièce alignée avec la case vide.</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>Solved! Moves: %1</source>
        <translation>Résolu&#xa0;! Coups&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>pages::WebPage</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>These are the first %1 steps; there are more.</source>
        <translation>Ce sont les %1 premiers pas&#xa0;; il y en a d’autres.</translation>
    </message>
    <message>
        <source>This page has the first %1 steps of %2, and the end.</source>
        <translation>Cette page contient les %1 premiers pas sur %2, et la fin.</translation>
    </message>
    <message>
        <source>The method</source>
        <translation>La méthode</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>The board as a line of text</source>
        <translation>Le plateau en une ligne de texte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of an option, and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The page has no more room for the steps of this board.</source>
        <translation>La page n’a plus de place pour les pas de ce plateau.</translation>
    </message>
</context>
<context>
    <name>program</name>
    <message>
        <source>Enter the command of your program first: in Watch in the panel Solver, in Study in the view Program.</source>
        <translation>Entrez d’abord la commande de votre programme&#xa0;: dans Regarder, au panneau Solveur&#xa0;; dans Étudier, à la vue Programme.</translation>
    </message>
    <message>
        <source>“%1” cannot be started: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lancé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1 of your program’s output, “%2”, is wrong: %3</source>
        <translation>La ligne %1 de la sortie de votre programme, «&#xa0;%2&#xa0;», est fausse&#xa0;: %3</translation>
    </message>
    <message>
        <source>Your program was ended by signal %1 (%2): %3</source>
        <translation>Votre programme a été arrêté par le signal %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Your program ended with status %1: %2</source>
        <translation>Votre programme s’est terminé avec le code %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your program gave up: it did not end with the line “.” for “everything was tried”.</source>
        <translation>Votre programme a abandonné&#xa0;: il n’a pas fini par la ligne «&#xa0;.&#xa0;», qui dit que tout a été essayé.</translation>
    </message>
    <message>
        <source>Your program says that it has tried everything.</source>
        <translation>Votre programme dit qu’il a tout essayé.</translation>
    </message>
    <message>
        <source>Your program says: %1</source>
        <translation>Votre programme dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your program makes this move.</source>
        <translation>Votre programme joue ce coup.</translation>
    </message>
    <message>
        <source>Your program takes its last move back.</source>
        <translation>Votre programme reprend son dernier coup.</translation>
    </message>
    <message>
        <source>Your program has found a solution.</source>
        <translation>Votre programme a trouvé une solution.</translation>
    </message>
    <message>
        <source>Your program refuses this move.</source>
        <translation>Votre programme refuse ce coup.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>The command to run, with its arguments. A file whose name ends in .py is run by Python; the position is added as the last argument.</source>
        <translation>La commande à lancer, avec ses arguments. Un fichier dont le nom finit par .py est lancé par Python&#xa0;; la position est ajoutée comme dernier argument.</translation>
    </message>
    <message>
        <source>queens.py</source>
        <translation>reines.py</translation>
    </message>
    <message>
        <source>Your own program…</source>
        <translation>Votre propre programme…</translation>
    </message>
    <message>
        <source>A program that you have written prints its search line by line, and each line is checked against the rules.</source>
        <translation>Un programme que vous avez écrit imprime sa recherche ligne par ligne, et chaque ligne est vérifiée d’après les règles.</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Your program refuses %1</source>
        <translation>Votre programme refuse %1</translation>
    </message>
    <message>
        <source>Your program was ended by signal %1 (%2); lines of output: %3.</source>
        <translation>Votre programme a été arrêté par le signal %1 (%2)&#xa0;; lignes écrites&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Your program ended with status %1; lines of output: %2.</source>
        <translation>Votre programme s’est terminé avec le code %1&#xa0;; lignes écrites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Your program was ended at line %1 of its output: “%2”.</source>
        <translation>Votre programme a été arrêté à la ligne %1 de sa sortie&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Your program was stopped before its end; lines of output: %1.</source>
        <translation>Votre programme a été arrêté avant sa fin&#xa0;; lignes écrites&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your program has finished; lines of output: %1.</source>
        <translation>Votre programme a terminé&#xa0;; lignes écrites&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your program was stopped, since it had found a solution; lines of output: %1.</source>
        <translation>Votre programme a été arrêté, car il avait trouvé une solution&#xa0;; lignes écrites&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message>
        <source>Each column in turn: is it already in the string?</source>
        <translation>Chaque colonne à son tour&#xa0;: est-elle déjà dans la chaîne&#xa0;?</translation>
    </message>
    <message>
        <source>The test calls itself along the diagonal up to the left, until the edge or a queen</source>
        <translation>Le test s’appelle lui-même le long de la diagonale, vers le haut à gauche, jusqu’au bord ou à une reine</translation>
    </message>
    <message>
        <source>The same, up to the right</source>
        <translation>De même vers le haut à droite</translation>
    </message>
    <message>
        <source>The column is written into the string, at the position of its row</source>
        <translation>La colonne est écrite dans la chaîne, à la position de sa ligne</translation>
    </message>
    <message>
        <source>The procedure calls itself for the next row; after the last, a solution</source>
        <translation>La procédure s’appelle elle-même pour la ligne suivante&#xa0;; après la dernière, c’est une solution</translation>
    </message>
    <message>
        <source>The position is emptied again</source>
        <translation>La position est vidée</translation>
    </message>
    <message>
        <source>Board as a string</source>
        <translation>L’échiquier dans une chaîne</translation>
    </message>
    <message>
        <source>The course’s fourth program: the board is a string, one character per row, and a recursive function tests the diagonals.</source>
        <translation>Le quatrième programme du cours&#xa0;: l’échiquier est une chaîne, un caractère par ligne, et une fonction récursive teste les diagonales.</translation>
    </message>
    <message>
        <source>String accesses</source>
        <translation>Accès à la chaîne</translation>
    </message>
    <message>
        <source>The free squares of a row: the bits set neither for columns nor for diagonals; no empty row left: a solution</source>
        <translation>Les cases libres d’une ligne&#xa0;: les bits à zéro pour les colonnes et pour les diagonales&#xa0;; plus de ligne vide&#xa0;: une solution</translation>
    </message>
    <message>
        <source>A queen on the first free square; the diagonals shift by one column per row</source>
        <translation>Une reine sur la première case libre&#xa0;; les diagonales se décalent d’une colonne à chaque ligne</translation>
    </message>
    <message>
        <source>No free square left to try: the queen is taken off</source>
        <translation>Plus de case libre à essayer&#xa0;: la reine est retirée</translation>
    </message>
    <message>
        <source>The mirror images of the solutions found, in reverse order</source>
        <translation>Les images en miroir des solutions trouvées, dans l’ordre inverse</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Queens placed</source>
        <translation>Reines posées</translation>
    </message>
    <message>
        <source>Every way to place the other queens was tried: none works.</source>
        <translation>Toutes les façons de poser les autres reines ont été essayées&#xa0;: aucune ne convient.</translation>
    </message>
    <message>
        <source>A row begins: the call keeps a copy of the board</source>
        <translation>Début d’une ligne&#xa0;: l’appel garde une copie de l’échiquier</translation>
    </message>
    <message>
        <source>Its columns in turn; an attacked square is skipped</source>
        <translation>Ses colonnes l’une après l’autre&#xa0;; une case attaquée est sautée</translation>
    </message>
    <message>
        <source>A queen is placed; the squares she attacks, sideways and down, are marked</source>
        <translation>Une reine est posée&#xa0;; les cases qu’elle attaque, sur sa ligne et vers le bas, sont marquées</translation>
    </message>
    <message>
        <source>The board is restored from the copy, and the queen is taken off</source>
        <translation>L’échiquier est rétabli d’après la copie, et la reine est retirée</translation>
    </message>
    <message>
        <source>Saved boards</source>
        <translation>Échiquiers sauvegardés</translation>
    </message>
    <message>
        <source>Square accesses</source>
        <translation>Accès aux cases</translation>
    </message>
    <message>
        <source>Partial solution</source>
        <translation>Solution partielle</translation>
    </message>
    <message>
        <source>Some queens of a solution are already placed; find squares for the others.</source>
        <translation>Quelques reines d’une solution sont déjà posées&#xa0;; trouvez des cases pour les autres.</translation>
    </message>
    <message>
        <source>%1 ways to place the queens on any squares, %2 with one in each row, %3 with one in each row and column (attacks allowed).</source>
        <translation>%1 façons de poser les reines sur des cases quelconques, %2 avec une par ligne, %3 avec une par ligne et par colonne (attaques permises).</translation>
    </message>
    <message>
        <source>Even size, not of the form 6k + 2: row i of the upper half, column 2i</source>
        <translation>Taille paire, mais pas de la forme 6k + 2&#xa0;: ligne i de la moitié haute, colonne 2i</translation>
    </message>
    <message>
        <source>Row i of the lower half: column 2i − 1</source>
        <translation>Ligne i de la moitié basse&#xa0;: colonne 2i − 1</translation>
    </message>
    <message>
        <source>Even size, of the form 6k + 2: from the middle on, two columns further in each row, wrapping round</source>
        <translation>Taille paire, de la forme 6k + 2&#xa0;: depuis le milieu, deux colonnes plus loin à chaque ligne, en repassant par l’autre bord</translation>
    </message>
    <message>
        <source>Its lower half: the upper one, turned by 180°</source>
        <translation>Sa moitié basse&#xa0;: la moitié haute, tournée de 180°</translation>
    </message>
    <message>
        <source>Odd size: the solution with one queen fewer, and a queen in the corner</source>
        <translation>Taille impaire&#xa0;: la solution à une reine de moins, et une reine dans le coin</translation>
    </message>
    <message>
        <source>The formula fills an empty board; these queens are not where it puts them.</source>
        <translation>La formule remplit un échiquier vide&#xa0;; ces reines ne sont pas là où elle les mettrait.</translation>
    </message>
    <message>
        <source>Row %1 from the top, in the upper half: column %2, twice as far to the right.</source>
        <translation>Ligne %1 depuis le haut, dans la moitié haute&#xa0;: colonne %2, deux fois plus loin à droite.</translation>
    </message>
    <message>
        <source>Row %1 from the top, in the lower half: column %2; the odd columns follow one another from the left.</source>
        <translation>Ligne %1 depuis le haut, dans la moitié basse&#xa0;: colonne %2&#xa0;; les colonnes impaires se suivent depuis la gauche.</translation>
    </message>
    <message>
        <source>Row %1 from the top: column %2, two further than in the row above.</source>
        <translation>Ligne %1 depuis le haut&#xa0;: colonne %2, deux plus loin que sur la ligne du dessus.</translation>
    </message>
    <message>
        <source>Row %1 from the top mirrors a row of the upper half through the centre of the board: column %2.</source>
        <translation>Ligne %1 depuis le haut&#xa0;: colonne %2, symétrique d’une ligne de la moitié haute par rapport au centre.</translation>
    </message>
    <message>
        <source>The long diagonal is still free: on this odd board, the last queen, of row %1, goes into the corner, on column %2.</source>
        <translation>La grande diagonale est encore libre&#xa0;: sur cet échiquier impair, la dernière reine, celle de la ligne %1, va dans le coin, colonne %2.</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>One solution for every board size that has any, written down at once without a search (E. Pauls, 1874).</source>
        <translation>Une solution pour toute taille d’échiquier qui en a une, écrite d’un coup, sans recherche (E.&#xa0;Pauls, 1874).</translation>
    </message>
    <message>
        <source>%1 is the only free square left in its row.</source>
        <translation>%1 est la seule case libre qui reste sur sa ligne.</translation>
    </message>
    <message>
        <source>%1 is the only free square left in its column.</source>
        <translation>%1 est la seule case libre qui reste sur sa colonne.</translation>
    </message>
    <message>
        <source>Take the queen off %1: no solution has one there.</source>
        <translation>Retirez la reine de %1&#xa0;: aucune solution n’en a là.</translation>
    </message>
    <message>
        <source>Take the queen off %1: without her, the others have a solution.</source>
        <translation>Retirez la reine de %1&#xa0;: sans elle, les autres ont une solution.</translation>
    </message>
    <message>
        <source>These queens have no solution, and no single one was found whose removal is enough: take the one on %1 off first.</source>
        <translation>Ces reines n’ont pas de solution, et l’on n’en a trouvé aucune qu’il suffise de retirer&#xa0;: retirez d’abord celle de %1.</translation>
    </message>
    <message>
        <source>The empty board has solutions.</source>
        <translation>L’échiquier vide a des solutions.</translation>
    </message>
    <message>
        <source>The queens on the board belong to a solution.</source>
        <translation>Les reines posées font partie d’une solution.</translation>
    </message>
    <message>
        <source>A short search found neither a solution nor a proof that there is none.</source>
        <translation>Une courte recherche n’a trouvé ni solution, ni preuve qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>With a queen on %1, a solution is still possible.</source>
        <translation>Avec une reine en %1, une solution reste possible.</translation>
    </message>
    <message>
        <source>On a 2×2 board a queen attacks all other squares, wherever she is: there is no room for two.</source>
        <translation>Sur un échiquier 2×2, une reine attaque toutes les autres cases, où qu’elle soit&#xa0;: il n’y a pas de place pour deux.</translation>
    </message>
    <message>
        <source>On a 3×3 board a queen in the middle attacks all other squares, and any other queen leaves two squares that attack each other: there is no room for three.</source>
        <translation>Sur un échiquier 3×3, une reine au centre attaque toutes les autres cases, et toute autre reine en laisse deux qui s’attaquent l’une l’autre&#xa0;: il n’y a pas de place pour trois.</translation>
    </message>
    <message>
        <source>Every square of row %1 is attacked: its queen cannot be placed.</source>
        <translation>Toutes les cases de la ligne %1 sont attaquées&#xa0;: sa reine ne peut pas être posée.</translation>
    </message>
    <message>
        <source>Every square of column %1 is attacked: no queen can be placed there.</source>
        <translation>Toutes les cases de la colonne %1 sont attaquées&#xa0;: aucune reine ne peut y être posée.</translation>
    </message>
    <message numerus="yes">
        <source>All %n queen(s) are placed, and none attacks another: %1</source>
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
        <source>Eight queens, three of them placed</source>
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
        <source>Sixteen queens, four of them placed</source>
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
        <source>Three queens: why it is impossible</source>
        <translation>Trois reines&#xa0;: pourquoi c’est impossible</translation>
    </message>
    <message>
        <source>Place as many queens as the board has rows, so that none attacks another. A queen attacks along her row, her column and both diagonals.

Click a square to place a queen there, or drag one from the tray. Click a queen, or drag her off the board, to remove her; you can also drag her to another square. An attacked square is refused, and a line shows which queen attacks it. The attacked squares can be greyed.

Eight queens have 92 solutions; 12 of them give all the others when the board is turned and mirrored. Every number of queens has a solution, except two and three.

Squares may be closed: no queen may be there, but attacks pass over them. On a torus the diagonals go round the edge: what leaves the board goes on at the opposite side.</source>
        <translation>Posez sur l’échiquier autant de reines qu’il a de lignes, de sorte qu’aucune n’en attaque une autre. Une reine attaque le long de sa ligne, de sa colonne et de ses deux diagonales.

Cliquez sur une case pour y poser une reine, ou faites-en glisser une depuis la réserve. Cliquez sur une reine, ou faites-la glisser hors de l’échiquier, pour la retirer&#xa0;; on peut aussi la faire glisser vers une autre case. Une case attaquée est refusée, et un trait montre quelle reine l’attaque. Les cases attaquées peuvent être grisées.

Huit reines ont 92 solutions&#xa0;; 12 d’entre elles donnent toutes les autres par rotation et symétrie de l’échiquier. Il y a une solution pour tout nombre de reines, sauf deux et trois.

Des cases peuvent être fermées&#xa0;: aucune reine ne peut y être, mais les attaques passent par-dessus. Sur un échiquier torique, les diagonales passent par le bord&#xa0;: ce qui sort de l’échiquier continue du côté opposé.</translation>
    </message>
    <message>
        <source>Place a queen in every row so that none attacks another.</source>
        <translation>Posez une reine sur chaque ligne de sorte qu’aucune n’en attaque une autre.</translation>
    </message>
    <message>
        <source>Each square of a row in turn: look up to the left, straight up and up to the right; a queen in sight rules it out</source>
        <translation>Chaque case d’une ligne à son tour&#xa0;: un regard en haut à gauche, tout droit et en haut à droite&#xa0;; une reine en vue l’exclut</translation>
    </message>
    <message>
        <source>None in sight: a queen is placed</source>
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
        <source>The course’s third program: no square is marked; before a queen is placed, it looks upward for a queen that attacks the square.</source>
        <translation>Le troisième programme du cours&#xa0;: aucune case n’est marquée&#xa0;; avant de poser une reine, il regarde si une autre, plus haut, attaque la case.</translation>
    </message>
    <message>
        <source>Eight nested loops, each over the columns of its row; an attacked square is skipped</source>
        <translation>Huit boucles imbriquées, chacune sur les colonnes de sa ligne&#xa0;; une case attaquée est sautée</translation>
    </message>
    <message>
        <source>The board is saved, and the loop of the next row begins</source>
        <translation>L’échiquier est sauvegardé, et la boucle de la ligne suivante commence</translation>
    </message>
    <message>
        <source>A square without attack in the last row: a solution</source>
        <translation>Une case non attaquée sur la dernière ligne&#xa0;: une solution</translation>
    </message>
    <message>
        <source>The saved board is restored, and the queen is taken off</source>
        <translation>L’échiquier sauvegardé est rétabli, et la reine est retirée</translation>
    </message>
    <message>
        <source>Its eight loops are written for eight rows, no more and no fewer.</source>
        <translation>Ses huit boucles sont écrites pour huit lignes, ni plus ni moins.</translation>
    </message>
    <message>
        <source>Eight loops</source>
        <translation>Huit boucles</translation>
    </message>
    <message>
        <source>%1 is in the mirror image of a solution already found.</source>
        <translation>%1 est dans l’image en miroir d’une solution déjà trouvée.</translation>
    </message>
    <message>
        <source>%1 is not attacked: a queen is placed there, and the squares she attacks, from her row down, are marked.</source>
        <translation>%1 n’est pas attaquée&#xa0;: une reine y est posée, et les cases qu’elle attaque, sur sa ligne et les suivantes, sont marquées.</translation>
    </message>
    <message>
        <source>No queen is in sight looking up from %1: one is placed there.</source>
        <translation>Aucune reine n’attaque %1 depuis le haut&#xa0;: on y pose une reine.</translation>
    </message>
    <message>
        <source>Column %2 is not in the string, and no queen is on a diagonal of %1: the column is written.</source>
        <translation>La colonne %2 n’est pas dans la chaîne, et aucune reine n’est sur une diagonale de %1&#xa0;: la colonne est écrite.</translation>
    </message>
    <message>
        <source>Row %3 has the fewest free squares: its queen is tried on %1.</source>
        <translation>La ligne %3 a le moins de cases libres&#xa0;: sa reine est essayée en %1.</translation>
    </message>
    <message>
        <source>%1 is the only free square left in column %2: a queen must be there.</source>
        <translation>%1 est la seule case libre qui reste sur la colonne %2&#xa0;: une reine doit y être.</translation>
    </message>
    <message>
        <source>%1 is the next free square of its row: a queen is placed there.</source>
        <translation>%1 est la case libre suivante de sa ligne&#xa0;: une reine y est posée.</translation>
    </message>
    <message>
        <source>From %1, the queen on %2 is in sight up to the left.</source>
        <translation>Depuis %1, on voit la reine en %2, en diagonale, plus haut à gauche.</translation>
    </message>
    <message>
        <source>From %1, the queen on %2 is in sight straight up.</source>
        <translation>Depuis %1, on voit la reine en %2, plus haut dans la même colonne.</translation>
    </message>
    <message>
        <source>From %1, the queen on %2 is in sight up to the right.</source>
        <translation>Depuis %1, on voit la reine en %2, en diagonale, plus haut à droite.</translation>
    </message>
    <message>
        <source>The column of %1 is already in the string: it is that of the queen on %2.</source>
        <translation>La colonne de %1 est déjà dans la chaîne&#xa0;: c’est celle de la reine en %2.</translation>
    </message>
    <message>
        <source>The test from %1, up to the left, meets the queen on %2.</source>
        <translation>Le test depuis %1, vers le haut à gauche, rencontre la reine en %2.</translation>
    </message>
    <message>
        <source>The test from %1, up to the right, meets the queen on %2.</source>
        <translation>Le test depuis %1, vers le haut à droite, rencontre la reine en %2.</translation>
    </message>
    <message>
        <source>%1 is attacked by the queen on %2.</source>
        <translation>%1 est attaquée par la reine en %2.</translation>
    </message>
    <message>
        <source>The next mirror image has no queen on %1.</source>
        <translation>L’image en miroir suivante n’a pas de reine en %1.</translation>
    </message>
    <message>
        <source>With a queen on %1, a row or a column has no free square left: she is taken off.</source>
        <translation>Avec une reine en %1, une ligne ou une colonne n’a plus de case libre&#xa0;: la reine est retirée.</translation>
    </message>
    <message>
        <source>No square is left to try after the queen on %1: she is taken off.</source>
        <translation>Plus aucune case à essayer après la reine en %1&#xa0;: elle est retirée.</translation>
    </message>
    <message>
        <source>the columns are numbered from 1 to %1</source>
        <translation>les colonnes sont numérotées de 1 à %1</translation>
    </message>
    <message>
        <source>“%1”: there is no queen there</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: il n’y a pas de reine ici</translation>
    </message>
    <message>
        <source>every row already has its queen</source>
        <translation>toutes les lignes ont déjà leur reine</translation>
    </message>
    <message>
        <source>“%1” is not a square of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une case de cet échiquier</translation>
    </message>
    <message>
        <source>“%1”: a queen moves along her row</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: une reine se déplace le long de sa ligne</translation>
    </message>
    <message>
        <source>this row already has a queen</source>
        <translation>cette ligne a déjà une reine</translation>
    </message>
    <message>
        <source>the text has more rows than the board (%1)</source>
        <translation>le texte donne plus de lignes que l’échiquier n’en a (%1)</translation>
    </message>
    <message>
        <source>the board has %1 rows, but the text gives only %2</source>
        <translation>l’échiquier a %1 lignes, mais le texte n’en donne que %2</translation>
    </message>
    <message>
        <source>The queen on %1 attacks %2 along the row.</source>
        <translation>La reine en %1 attaque %2 sur la même ligne.</translation>
    </message>
    <message>
        <source>The queen on %1 attacks %2 along the column.</source>
        <translation>La reine en %1 attaque %2 sur la même colonne.</translation>
    </message>
    <message>
        <source>The queen on %1 attacks %2 along the diagonal.</source>
        <translation>La reine en %1 attaque %2 en diagonale.</translation>
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
        <source>This queen is already beside the board.</source>
        <translation>Cette reine est déjà à côté de l’échiquier.</translation>
    </message>
    <message>
        <source>Each row has its own queen: this one belongs to row %1.</source>
        <translation>Chaque ligne a sa reine&#xa0;: celle-ci appartient à la ligne %1.</translation>
    </message>
    <message>
        <source>There is already a queen on %1.</source>
        <translation>Il y a déjà une reine en %1.</translation>
    </message>
    <message>
        <source>the board has room for only %1 queens</source>
        <translation>l’échiquier n’a de place que pour %1 reines</translation>
    </message>
    <message>
        <source>this board has no solution to start from</source>
        <translation>cet échiquier n’a aucune solution dont partir</translation>
    </message>
    <message>
        <source>the number of queens must be a whole number from %1 to %2</source>
        <translation>le nombre de reines doit être un entier de %1 à %2</translation>
    </message>
    <message>
        <source>In the solution the queen of row %3 is on %1.</source>
        <translation>Dans la solution, la reine de la ligne %3 est en %1.</translation>
    </message>
    <message>
        <source>Four queens: two solutions</source>
        <translation>Quatre reines&#xa0;: deux solutions</translation>
    </message>
    <message>
        <source>Place a Few Queens</source>
        <translation>Placer quelques reines</translation>
    </message>
    <message>
        <source>After the solution, the queen on %1 is taken off.</source>
        <translation>Après la solution, la reine en %1 est retirée.</translation>
    </message>
    <message>
        <source>Every safe square of row %2 was tried: the queen on %1 is taken off.</source>
        <translation>Toutes les cases sûres de la ligne %2 ont été essayées&#xa0;: la reine en %1 est retirée.</translation>
    </message>
    <message>
        <source>No square of row %2 is safe: the queen on %1 is taken off.</source>
        <translation>Aucune case de la ligne %2 n’est sûre&#xa0;: la reine en %1 est retirée.</translation>
    </message>
    <message>
        <source>Keeps the queens on the board and tries only free squares, stored as bits. Lists all solutions in order, often the second half as mirror images of the first; counts them up to 20 queens, from 8 on by joining quarters of the board; finds one on any board.</source>
        <translation>Garde les reines posées et n’essaie que les cases libres, représentées par des bits. Énumère toutes les solutions dans l’ordre, souvent la seconde moitié comme images en miroir de la première&#xa0;; les compte jusqu’à 20 reines, à partir de 8 en assemblant des quarts d’échiquier&#xa0;; en trouve une sur tout échiquier.</translation>
    </message>
    <message>
        <source>The course’s first program: eight nested loops, one per row, so it is for eight rows only. Attacked squares are marked, and each loop saves the marked board before the next begins. The program prints the columns from 0: 04752613 is 15863724 here.</source>
        <translation>Le premier programme du cours&#xa0;: huit boucles imbriquées, une par ligne, donc pour huit lignes seulement. Les cases attaquées sont marquées, et chaque boucle sauvegarde l’échiquier marqué avant la suivante. Le programme imprime les colonnes à partir de 0&#xa0;: 04752613 est ici 15863724.</translation>
    </message>
    <message>
        <source>The course’s second program: one procedure calls itself for each row, so any size works. Each call keeps its own copy of the marked board.</source>
        <translation>Le deuxième programme du cours&#xa0;: une procédure s’appelle elle-même à chaque ligne, donc pour toute taille. Chaque appel garde sa propre copie de l’échiquier marqué.</translation>
    </message>
    <message>
        <source>row %1 has %2 squares, but there are %3 rows</source>
        <translation>la ligne %1 a %2 cases, mais il y a %3 lignes</translation>
    </message>
    <message>
        <source>row %1 has %2 queens; each row has one</source>
        <translation>la ligne %1 a %2 reines&#xa0;; chaque ligne en a une</translation>
    </message>
    <message>
        <source>rows of Q and dots</source>
        <translation>des lignes de Q et de points</translation>
    </message>
    <message>
        <source>a list of columns</source>
        <translation>une liste de colonnes</translation>
    </message>
    <message>
        <source>a table of 0 and 1</source>
        <translation>un tableau de 0 et de 1</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Échiquier torique</translation>
    </message>
    <message>
        <source>Diagonals that leave the board go on at the opposite edge.</source>
        <translation>Les diagonales qui sortent de l’échiquier continuent au bord opposé.</translation>
    </message>
    <message>
        <source>Closed squares</source>
        <translation>Cases fermées</translation>
    </message>
    <message>
        <source>Squares such as a1, or rectangles given by two corners, such as c3-d4, joined by +. No queen may be there. You can paint them with “Edit the Board”.</source>
        <translation>Des cases comme a1, ou des rectangles donnés par deux coins, comme c3-d4, reliés par +. Aucune reine ne peut y être. On peut les peindre avec «&#xa0;Modifier le plateau&#xa0;».</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Eight queens, closed squares</source>
        <translation>Huit reines, des cases fermées</translation>
    </message>
    <message>
        <source>Eleven queens on a torus</source>
        <translation>Onze reines sur un échiquier torique</translation>
    </message>
    <message>
        <source>The queen on %1 attacks %2 along a diagonal that goes round the edge.</source>
        <translation>La reine en %1 attaque %2 par une diagonale qui passe par le bord.</translation>
    </message>
    <message>
        <source>%1 is closed: no queen may be there.</source>
        <translation>%1 est fermée&#xa0;: aucune reine ne peut y être.</translation>
    </message>
    <message>
        <source>a square of the board, such as c3, is expected here</source>
        <translation>il faut ici une case de l’échiquier, comme c3</translation>
    </message>
    <message>
        <source>no solution of this board was found to start from</source>
        <translation>on n’a trouvé aucune solution de cet échiquier d’où partir</translation>
    </message>
    <message>
        <source>Every square of row %1 is closed or attacked: its queen cannot be placed.</source>
        <translation>Toutes les cases de la ligne %1 sont fermées ou attaquées&#xa0;: sa reine ne peut pas être posée.</translation>
    </message>
    <message>
        <source>Every square of column %1 is closed or attacked: no queen can be placed there.</source>
        <translation>Toutes les cases de la colonne %1 sont fermées ou attaquées&#xa0;: aucune reine ne peut y être posée.</translation>
    </message>
    <message>
        <source>On a torus, %1 queens never fit: their number would have to be divisible neither by 2 nor by 3 (G. Pólya, 1918).</source>
        <translation>Sur un échiquier torique, %1 reines ne tiennent jamais&#xa0;: il faudrait que leur nombre ne soit divisible ni par 2 ni par 3 (G. Pólya, 1918).</translation>
    </message>
    <message>
        <source>The formula needs a square that is closed.</source>
        <translation>La formule a besoin d’une case qui est fermée.</translation>
    </message>
    <message>
        <source>A torus: two columns further in each row, going round the edge</source>
        <translation>Échiquier torique&#xa0;: deux colonnes plus loin à chaque ligne, en passant par le bord</translation>
    </message>
    <message>
        <source>Row %1 from the top: column %2, two further than in the row above, going round the edge.</source>
        <translation>Ligne %1 à partir du haut&#xa0;: colonne %2, deux plus loin qu’à la ligne du dessus, en passant par le bord.</translation>
    </message>
    <message>
        <source>The course’s program cannot play on a torus.</source>
        <translation>Le programme du cours ne connaît pas l’échiquier torique.</translation>
    </message>
    <message>
        <source>The course’s program cannot handle closed squares.</source>
        <translation>Le programme du cours ne connaît pas les cases fermées.</translation>
    </message>
    <message>
        <source>Row %1 is closed: there is no way to place its queen.</source>
        <translation>La ligne %1 est fermée&#xa0;: il n’y a aucune façon de poser sa reine.</translation>
    </message>
    <message>
        <source>%1 ways to place the queens on any open squares, %2 with one in each row (attacks allowed).</source>
        <translation>%1 façons de poser les reines sur des cases ouvertes quelconques, %2 avec une par ligne (attaques permises).</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>Placements</translation>
    </message>
    <message>
        <source>The given queens belong to a solution.</source>
        <translation>Les reines données font partie d’une solution.</translation>
    </message>
    <message>
        <source>Given queens</source>
        <translation>Reines données</translation>
    </message>
    <message>
        <source>Squares such as c3, joined by +, where a queen is given: she stays there. You can place them with “Edit the Board”.</source>
        <translation>Des cases comme c3, reliées par +, où une reine est donnée&#xa0;: elle y reste. On peut les placer avec «&#xa0;Modifier le plateau&#xa0;».</translation>
    </message>
    <message>
        <source>Eight queens, two of them given</source>
        <translation>Huit reines, dont deux données</translation>
    </message>
    <message>
        <source>the queen of row %1 is given on %2</source>
        <translation>la reine de la ligne %1 est donnée en %2</translation>
    </message>
    <message>
        <source>two queens are given in row %1</source>
        <translation>deux reines sont données dans la ligne %1</translation>
    </message>
    <message>
        <source>the queen given on %1 is on a closed square</source>
        <translation>la reine donnée en %1 est sur une case fermée</translation>
    </message>
    <message>
        <source>The queen on %1 is given: she stays there.</source>
        <translation>La reine en %1 est donnée&#xa0;: elle y reste.</translation>
    </message>
    <message numerus="yes">
        <source>One queen fewer is not enough, but without the lowest %n queen(s) there is a solution: take the one on %1 off first.</source>
        <translation>
            <numerusform>Une reine de moins ne suffit pas, mais sans la reine la plus basse il y a une solution&#xa0;: retirez d’abord celle de %1.</numerusform>
            <numerusform>Une reine de moins ne suffit pas, mais sans les %n reines les plus basses il y a une solution&#xa0;: retirez d’abord celle de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is neither a column nor a dot: write the column of the queen in each row from the top, and a dot where there is none</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une colonne ni un point&#xa0;: écrivez la colonne de la reine de chaque ligne, depuis le haut, et un point où il n’y en a pas</translation>
    </message>
    <message>
        <source>the squares of the queens</source>
        <translation>les cases des reines</translation>
    </message>
    <message>
        <source>the queen on %1 is in the same row as another</source>
        <translation>la reine en %1 est sur la ligne d’une autre</translation>
    </message>
    <message>
        <source>the queen on %1 is in the same column as another</source>
        <translation>la reine en %1 est dans la colonne d’une autre</translation>
    </message>
    <message>
        <source>Each number is the column of a queen, counted from the left: first hers in the top row, then downwards.</source>
        <translation>Chaque nombre est la colonne d’une reine, comptée depuis la gauche&#xa0;: d’abord celle de la ligne du haut, puis en descendant.</translation>
    </message>
</context>
<context>
    <name>race</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was stopped.</source>
        <translation>%1&#xa0;: recherche arrêtée.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusés</translation>
    </message>
    <message>
        <source>Deepest</source>
        <translation>Profondeur max.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Solved at try</source>
        <translation>Résolu à l’essai n°</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>%1: %2 refused, for example: %3</source>
        <translation>%1 a refusé %2 fois, par exemple&#xa0;: %3</translation>
    </message>
    <message>
        <source>Of %1, the first %2 events are stored; the counts include all events.</source>
        <translation>De «&#xa0;%1&#xa0;», seuls les %2 premiers événements sont conservés&#xa0;; les comptes portent sur tous.</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Concurrent</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>What %1 counts as nodes: %2.</source>
        <translation>%1 compte comme nœuds&#xa0;: %2.</translation>
    </message>
    <message>
        <source>All took the same number of tries: %1.</source>
        <translation>Le nombre d’essais est le même partout&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 wins, by tries (%2; next: %3) and by time (%4; next: %5).</source>
        <translation>«&#xa0;%1&#xa0;» gagne au nombre d’essais (%2 contre %3) et au temps (%4 contre %5).</translation>
    </message>
    <message>
        <source>%1 wins by tries (%2; next: %3), and %4 by time (%5; next: %6).</source>
        <translation>«&#xa0;%1&#xa0;» gagne au nombre d’essais (%2 contre %3), et «&#xa0;%4&#xa0;» au temps (%5 contre %6).</translation>
    </message>
    <message>
        <source>%1 wins by tries: %2; next: %3.</source>
        <translation>«&#xa0;%1&#xa0;» gagne au nombre d’essais&#xa0;: %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 wins by time: %2; next: %3.</source>
        <translation>«&#xa0;%1&#xa0;» gagne au temps&#xa0;: %2 contre %3.</translation>
    </message>
    <message>
        <source>None of them finished.</source>
        <translation>Aucun n’est allé jusqu’au bout.</translation>
    </message>
    <message>
        <source>Only %1 finished. Its tries: %2.</source>
        <translation>«&#xa0;%1&#xa0;» est le seul concurrent qui soit allé jusqu’au bout. Ses essais&#xa0;: %2.</translation>
    </message>
    <message>
        <source>What %1 does: %2</source>
        <translation>La méthode «&#xa0;%1&#xa0;» en bref&#xa0;: %2</translation>
    </message>
    <message>
        <source>The first solution of %1 is the shortest: length %2.</source>
        <translation>La première solution de «&#xa0;%1&#xa0;» est la plus courte&#xa0;: longueur %2.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Own count</source>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>%1 does not take part: %2</source>
        <translation>%1 ne participe pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>It only counts the solutions.</source>
        <translation>Elle ne fait que compter les solutions.</translation>
    </message>
    <message>
        <source>It does not stop at one solution.</source>
        <translation>Elle ne s’arrête pas à une solution.</translation>
    </message>
    <message>
        <source>It does not look for all solutions.</source>
        <translation>Elle ne cherche pas toutes les solutions.</translation>
    </message>
    <message>
        <source>It does not count the solutions.</source>
        <translation>Elle ne compte pas les solutions.</translation>
    </message>
    <message>
        <source>Both took the same number of tries: %1.</source>
        <translation>Les deux ont fait le même nombre d’essais&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 shows few of its tries, so only its time can be compared. %2: %3.</source>
        <translation>«&#xa0;%1&#xa0;» montre peu de ses essais&#xa0;: seul son temps se compare. %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 tries only moves that the rules allow; the tries of others include refusals.</source>
        <translation>%1 n’essaie que des coups permis&#xa0;; les essais des autres comptent aussi les refus.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message numerus="yes">
        <source>From here the goal can still be reached; for %n later position(s) this is not known.</source>
        <translation>
            <numerusform>D’ici, le but peut encore être atteint&#xa0;; pour %n position ultérieure, on ne le sait pas.</numerusform>
            <numerusform>D’ici, le but peut encore être atteint&#xa0;; pour %n positions ultérieures, on ne le sait pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here the goal can still be reached.</source>
        <translation>D’ici, le but peut encore être atteint.</translation>
    </message>
    <message numerus="yes">
        <source>No earlier position is known to be solvable; %n of them could not be judged.</source>
        <translation>
            <numerusform>Aucune position antérieure n’est reconnue résoluble&#xa0;; %n d’entre elles n’a pas pu être jugée.</numerusform>
            <numerusform>Aucune position antérieure n’est reconnue résoluble&#xa0;; %n d’entre elles n’ont pas pu être jugées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal was out of reach from the start.</source>
        <translation>Le but était hors d’atteinte dès le début.</translation>
    </message>
    <message>
        <source>The search has gone too far to return to this solution; it can be shown once the search is over.</source>
        <translation>La recherche est trop avancée pour revenir à cette solution&#xa0;; elle pourra être montrée à la fin de la recherche.</translation>
    </message>
    <message>
        <source>By chance, everything is in order again: try another number of moves.</source>
        <translation>Par hasard, tout est de nouveau en ordre&#xa0;: essayez un autre nombre de coups.</translation>
    </message>
    <message>
        <source>The game has become so long that its oldest moves were forgotten.</source>
        <translation>La partie est devenue si longue que ses coups les plus anciens ont été oubliés.</translation>
    </message>
    <message>
        <source>This could not be done: %1.</source>
        <translation>Cette action a échoué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Only the moves of this search were saved, without its tries.</source>
        <translation>Seuls les coups de cette recherche ont été enregistrés, sans ses essais.</translation>
    </message>
    <message>
        <source>The saved search is being run again to this point: %1%.</source>
        <translation>La recherche enregistrée est refaite jusqu’ici&#xa0;: %1&#xa0;%.</translation>
    </message>
    <message>
        <source>The saved search was not run again; only its moves are shown.</source>
        <translation>La recherche enregistrée n’a pas été refaite&#xa0;; seuls ses coups sont montrés.</translation>
    </message>
    <message>
        <source>The saved search cannot be run again here; only its moves are shown.</source>
        <translation>La recherche enregistrée ne peut pas être refaite ici&#xa0;; seuls ses coups sont montrés.</translation>
    </message>
    <message>
        <source>The saved search took a different path this time; only its moves are shown.</source>
        <translation>Cette fois, la recherche enregistrée a pris un autre chemin&#xa0;; seuls ses coups sont montrés.</translation>
    </message>
    <message>
        <source>The first %1 moves of this search are no longer kept.</source>
        <translation>Les %1 premiers coups de cette recherche ne sont plus conservés.</translation>
    </message>
    <message>
        <source>No stop is set.</source>
        <translation>Aucun arrêt n’est fixé.</translation>
    </message>
    <message>
        <source>There is no stop ahead.</source>
        <translation>Il n’y a pas d’arrêt plus loin.</translation>
    </message>
    <message>
        <source>There is no stop behind.</source>
        <translation>Il n’y a pas d’arrêt avant.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Take back %n move(s): from there the goal can still be reached.</source>
        <translation>
            <numerusform>%1 Annulez %n coup&#xa0;: de là, le but peut encore être atteint.</numerusform>
            <numerusform>%1 Annulez %n coups&#xa0;: de là, le but peut encore être atteint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are already %n moment(s) here: delete one first.</source>
        <translation>
            <numerusform>Il y a déjà %n moment ici&#xa0;: supprimez-le d’abord.</numerusform>
            <numerusform>Il y a déjà %n moments ici&#xa0;: supprimez-en un d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your moves are not judged: this is turned off in the preferences.</source>
        <translation>Vos coups ne sont pas jugés&#xa0;: c’est désactivé dans les préférences.</translation>
    </message>
    <message>
        <source>Your moves are still being judged: try again in a moment.</source>
        <translation>Vos coups sont encore en cours d’examen&#xa0;: réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The program that searched here does not run without your permission; only its moves are shown.</source>
        <translation>Le programme qui a cherché ici n’est pas lancé sans votre accord&#xa0;; seuls ses coups sont montrés.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 move(s) to go.</source>
        <translation>
            <numerusform>Plus que %n coup sur %1.</numerusform>
            <numerusform>Encore %n coups sur %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hint was played.</source>
        <translation>L’indice a été joué.</translation>
    </message>
    <message>
        <source>The hint was played: “%1”</source>
        <translation>L’indice a été joué&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The hint was played. %1</source>
        <translation>L’indice a été joué. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 Or take back %n move(s): from there the goal can still be reached.</source>
        <translation>
            <numerusform>%1 Ou annulez %n coup&#xa0;: de là, le but peut encore être atteint.</numerusform>
            <numerusform>%1 Ou annulez %n coups&#xa0;: de là, le but peut encore être atteint.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 An earlier position may still be solvable.</source>
        <translation>%1 Une position précédente a peut-être encore une solution.</translation>
    </message>
</context>
<context>
    <name>session::BestsFaults</name>
    <message>
        <source>The best results in “%1” could not be read, so that file was renamed “%2”.</source>
        <translation>Les meilleurs résultats de «&#xa0;%1&#xa0;» n’ont pas pu être lus&#xa0;; ce fichier a été renommé «&#xa0;%2&#xa0;».</translation>
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
        <source>this name belongs to something that is not a file</source>
        <translation>ce nom ne désigne pas un fichier</translation>
    </message>
    <message>
        <source>the link leads to a name that is not in UTF-8</source>
        <translation>le lien mène à un nom qui n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>only a part of it was written</source>
        <translation>seule une partie en a été écrite</translation>
    </message>
</context>
<context>
    <name>session::LockFaults</name>
    <message>
        <source>“%1” cannot be a lock, so it was renamed “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un verrou&#xa0;; il a été renommé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The lock “%1” cannot be opened, so it was renamed “%2”.</source>
        <translation>Le verrou «&#xa0;%1&#xa0;» ne peut pas être ouvert&#xa0;; il a été renommé «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>session::SavedGame</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation>Le fichier est trop volumineux pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>This is not a saved game: its first line does not begin with “%1”.</source>
        <translation>Ce n’est pas une partie enregistrée&#xa0;: la première ligne ne commence pas par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A newer version of the program saved this game, in format %1.</source>
        <translation>Cette partie a été enregistrée par une version plus récente du programme, au format %1.</translation>
    </message>
    <message>
        <source>the number of the version is missing</source>
        <translation>il manque le numéro de la version</translation>
    </message>
    <message>
        <source>The file is damaged: it has changed since it was saved.</source>
        <translation>Le fichier est endommagé&#xa0;: il a changé depuis son enregistrement.</translation>
    </message>
    <message>
        <source>the game has fewer actions than this</source>
        <translation>la partie compte moins d’actions</translation>
    </message>
    <message>
        <source>there are too many lines that are not understood</source>
        <translation>il y a trop de lignes incompréhensibles</translation>
    </message>
    <message>
        <source>The saved game contains no position.</source>
        <translation>La partie enregistrée ne contient aucune position.</translation>
    </message>
    <message>
        <source>the game changes from one puzzle to another</source>
        <translation>la partie passe d’un casse-tête à un autre</translation>
    </message>
    <message>
        <source>there are too many actions</source>
        <translation>il y a trop d’actions</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>il y a trop de coups</translation>
    </message>
    <message>
        <source>the position line before it is missing</source>
        <translation>il manque la ligne de position qui doit la précéder</translation>
    </message>
    <message>
        <source>the scramble before it does not start from its own board</source>
        <translation>le mélange qui précède ne part pas de son propre plateau</translation>
    </message>
</context>
<context>
    <name>session::SettingsFaults</name>
    <message>
        <source>“%1” cannot be a file of settings, so it was renamed “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un fichier de réglages&#xa0;; il a été renommé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The lock “%1” can be neither opened nor removed, so the settings are neither read nor saved.</source>
        <translation>Le verrou «&#xa0;%1&#xa0;» ne peut être ni ouvert ni supprimé&#xa0;; les réglages ne sont donc ni lus ni enregistrés.</translation>
    </message>
</context>
<context>
    <name>solitaire</name>
    <message>
        <source>Colour the holes in three colours by diagonals and count the pegs on each: a jump changes all three counts by one, so two counts that are alike, both even or both odd, always stay alike. From here the last peg would have to end in a hole that this board does not have.</source>
        <translation>Coloriez les trous en trois couleurs, par diagonales, et comptez les pions de chaque couleur&#xa0;: un saut fait varier d’une unité chacun des trois nombres&#xa0;; deux nombres de même parité, tous deux pairs ou tous deux impairs, restent donc toujours de même parité. D’ici, le dernier pion devrait finir dans un trou que ce plateau n’a pas.</translation>
    </message>
    <message>
        <source>From the first hole on, row by row: the next peg that can jump up, right, down or left</source>
        <translation>À partir du premier trou, ligne par ligne&#xa0;: le premier pion qui peut sauter vers le haut, la droite, le bas ou la gauche</translation>
    </message>
    <message>
        <source>… it jumps, and the search starts again at the first hole</source>
        <translation>… il saute, et la recherche recommence au premier trou</translation>
    </message>
    <message>
        <source>… one peg is left, but in the wrong hole: the jump is undone</source>
        <translation>… il reste un pion, mais pas dans un trou permis&#xa0;: le saut est annulé</translation>
    </message>
    <message>
        <source>No peg can jump: the last jump is undone, and the search goes on after it</source>
        <translation>Aucun pion ne peut sauter&#xa0;: le dernier saut est annulé, et la recherche continue après lui</translation>
    </message>
    <message>
        <source>One peg is left: a solution</source>
        <translation>Il reste un pion&#xa0;: c’est une solution</translation>
    </message>
    <message>
        <source>One peg is left: this is a solution.</source>
        <translation>Il reste un pion&#xa0;: c’est une solution.</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 is the first one left to try: it jumps.</source>
        <translation>Le pion de la ligne %1, colonne %2 est le premier qu’il reste à essayer&#xa0;: il saute.</translation>
    </message>
    <message>
        <source>One peg is left, but in the wrong hole: the jump is undone.</source>
        <translation>Il reste un pion, mais pas dans un trou permis&#xa0;: le saut est annulé.</translation>
    </message>
    <message numerus="yes">
        <source>%n peg(s) are left, and every jump from there was tried: the last one is undone.</source>
        <translation>
            <numerusform>Il reste %n pion, et tous les sauts ont été essayés&#xa0;: le dernier est annulé.</numerusform>
            <numerusform>Il reste %n pions, et tous les sauts ont été essayés&#xa0;: le dernier est annulé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Depth first, as in the course</source>
        <translation>En profondeur d’abord, comme dans le cours</translation>
    </message>
    <message>
        <source>Always takes the first possible jump and goes back when there is none: it needs 7,667,769 calls to find the first solution of the English board.</source>
        <translation>Fait toujours le premier saut possible et revient en arrière quand il n’y en a plus&#xa0;: 7&#xa0;667&#xa0;769 appels jusqu’à la première solution du plateau anglais.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>there are more than 18,446,744,073,709,551,615 games</source>
        <translation>il y a plus de 18&#xa0;446&#xa0;744&#xa0;073&#xa0;709&#xa0;551&#xa0;615 parties</translation>
    </message>
    <message>
        <source>the memory allowed for this method is full</source>
        <translation>la mémoire accordée à cette méthode est pleine</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) were generated, forward from the start and backward from the end, and no jump links the two sets.</source>
        <translation>
            <numerusform>%n position a été formée, depuis le départ et à rebours depuis la fin, et aucun saut ne relie les deux ensembles.</numerusform>
            <numerusform>%n positions ont été formées, depuis le départ et à rebours depuis la fin, et aucun saut ne relie les deux ensembles.</numerusform>
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
        <source>Triangle, 10 holes</source>
        <translation>Triangle, 10 trous</translation>
    </message>
    <message>
        <source>Triangle, 21 holes</source>
        <translation>Triangle, 21 trous</translation>
    </message>
    <message>
        <source>Triangle, 28 holes</source>
        <translation>Triangle, 28 trous</translation>
    </message>
    <message>
        <source>Triangle, 36 holes</source>
        <translation>Triangle, 36 trous</translation>
    </message>
    <message>
        <source>Star, 13 holes</source>
        <translation>Étoile, 13 trous</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Un plateau de votre invention</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Plateau inventé</translation>
    </message>
    <message>
        <source>The rows of a board of your own, such as OOO/OOO/-O-: O is a hole, - is not. It is easier to change any board with “Edit the Board”</source>
        <translation>Les lignes d’un plateau de votre invention, par exemple OOO/OOO/-O-&#xa0;: O est un trou, - n’en est pas un. Il est plus simple de changer un plateau avec «&#xa0;Modifier le plateau&#xa0;»</translation>
    </message>
    <message>
        <source>6 × 6 holes</source>
        <translation>6 × 6 trous</translation>
    </message>
    <message>
        <source>Triangular</source>
        <translation>Triangulaire</translation>
    </message>
    <message>
        <source>On a board of your own, pegs also jump along the diagonals that go down to the right, as on the triangle</source>
        <translation>Sur un plateau de votre invention, les pions sautent aussi le long des diagonales qui descendent vers la droite, comme sur le triangle</translation>
    </message>
    <message>
        <source>Empty hole</source>
        <translation>Trou vide</translation>
    </message>
    <message>
        <source>Row and column of the hole that is empty at the start, such as 44, or of several, such as 44+45. If left empty: the board’s classic one</source>
        <translation>Ligne et colonne du trou vide au départ, par exemple 44, ou de plusieurs, par exemple 44+45. Sans indication&#xa0;: le trou classique du plateau</translation>
    </message>
    <message>
        <source>Last peg</source>
        <translation>Dernier pion</translation>
    </message>
    <message>
        <source>Row and column of the hole where the last peg must end, such as 44. If left empty: anywhere</source>
        <translation>Ligne et colonne du trou où doit finir le dernier pion, par exemple 44. Sans indication&#xa0;: n’importe où</translation>
    </message>
    <message>
        <source>English board, as in the course</source>
        <translation>Plateau anglais, comme dans le cours</translation>
    </message>
    <message>
        <source>English board, centre to centre</source>
        <translation>Plateau anglais, du centre au centre</translation>
    </message>
    <message>
        <source>European board</source>
        <translation>Plateau européen</translation>
    </message>
    <message>
        <source>European board, centre to centre: impossible</source>
        <translation>Plateau européen, du centre au centre&#xa0;: impossible</translation>
    </message>
    <message>
        <source>Wiegleb’s board</source>
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
        <translation>Signe plus</translation>
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
        <source>Small triangle</source>
        <translation>Petit triangle</translation>
    </message>
    <message>
        <source>Triangle of 21 holes</source>
        <translation>Triangle de 21 trous</translation>
    </message>
    <message>
        <source>Triangle of 28 holes</source>
        <translation>Triangle de 28 trous</translation>
    </message>
    <message>
        <source>Triangle of 36 holes</source>
        <translation>Triangle de 36 trous</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Square of 36 holes</source>
        <translation>Carré de 36 trous</translation>
    </message>
    <message>
        <source>A peg jumps in a straight line over a neighbouring peg, into the empty hole right behind it; the peg jumped over leaves the board. On most boards pegs jump along rows and columns, on the triangles and the star in all three directions of their sides. Click a peg and then a hole, or drag the peg.

“Edit the Board” draws a board of your own, of up to 64 holes: a click turns a peg into an empty hole, an empty hole into no hole, and a free place into a hole with a peg.

The aim is to leave a single peg: anywhere, or in a chosen hole. Consecutive jumps of one peg are one sweep; a game with few sweeps is elegant.

Holes are named by row and column, from the top left: 44 is the centre of the English board.

Not every aim can be reached. Colour the holes in three colours by diagonals: each jump changes the number of pegs of every colour by one. So if two of these numbers are alike, both even or both odd, they always stay alike, and the last peg can end in only a few holes, or in none.</source>
        <translation>Un pion saute en ligne droite par-dessus un voisin, dans le trou vide juste derrière&#xa0;; le pion sauté quitte le plateau. Sur la plupart des plateaux, on saute le long des lignes et des colonnes&#xa0;; sur les triangles et l’étoile, dans les trois directions de leurs côtés. Cliquez sur un pion puis sur un trou, ou faites glisser le pion.

«&#xa0;Modifier le plateau&#xa0;» dessine un plateau de votre invention, qui peut avoir jusqu’à 64 trous&#xa0;: un clic fait d’un pion un trou vide, d’un trou vide une place sans trou, et d’une place libre un trou avec un pion.

Il s’agit de ne laisser qu’un seul pion&#xa0;: n’importe où, ou dans un trou choisi. Les sauts consécutifs d’un même pion forment une rafle&#xa0;; une partie qui compte peu de rafles est élégante.

Un trou se nomme par sa ligne et sa colonne, à partir du coin supérieur gauche&#xa0;: 44 est le centre du plateau anglais.

Tous les buts ne peuvent pas être atteints. Coloriez les trous en trois couleurs, par diagonales&#xa0;: chaque saut fait varier d’une unité le nombre de pions de chaque couleur. Si deux de ces nombres sont de même parité, tous deux pairs ou tous deux impairs, ils restent donc toujours de même parité, et le dernier pion ne peut finir que dans quelques trous, ou dans aucun.</translation>
    </message>
    <message>
        <source>%1 ways to have each of the %2 holes full or empty</source>
        <translation>%1 façons de remplir ou non chacun des %2 trous</translation>
    </message>
    <message>
        <source>Peg solitaire</source>
        <translation>Solitaire</translation>
    </message>
    <message>
        <source>Jump peg over peg until only one is left.</source>
        <translation>Faites sauter les pions les uns par-dessus les autres jusqu’à n’en laisser qu’un.</translation>
    </message>
    <message>
        <source>An order of directions is chosen, with a limit on the boards it may visit</source>
        <translation>On choisit un ordre de directions, avec un nombre limité de positions</translation>
    </message>
    <message>
        <source>The next jump in this order is examined</source>
        <translation>On examine le saut suivant dans cet ordre</translation>
    </message>
    <message>
        <source>… rejected if its board is remembered: it led nowhere</source>
        <translation>… écarté si sa position est déjà retenue&#xa0;: elle n’a mené à rien</translation>
    </message>
    <message>
        <source>… rejected if the pegs would be worth less than the last hole: their value never rises</source>
        <translation>… écarté si les pions valaient moins que le dernier trou&#xa0;: leur valeur n’augmente jamais</translation>
    </message>
    <message>
        <source>… rejected if so few pegs are left that all winning boards are known, and this is not one</source>
        <translation>… écarté s’il reste si peu de pions que toutes les positions gagnantes sont connues, et que celle-ci n’en est pas</translation>
    </message>
    <message>
        <source>… rejected if it leaves the last peg in the wrong hole</source>
        <translation>… écarté s’il laisse le dernier pion dans le mauvais trou</translation>
    </message>
    <message>
        <source>… otherwise the peg jumps, and the search goes on from there</source>
        <translation>… sinon le pion saute, et la recherche continue de là</translation>
    </message>
    <message>
        <source>No jump is left: the board is remembered, and the last jump is undone</source>
        <translation>Il ne reste aucun saut&#xa0;: la position est retenue, et le dernier saut est annulé</translation>
    </message>
    <message>
        <source>The limit is reached: everything is undone, and the next order is tried</source>
        <translation>La limite est atteinte&#xa0;: tout est annulé, et l’on essaie l’ordre suivant</translation>
    </message>
    <message>
        <source>One peg is left, in an allowed hole: a solution</source>
        <translation>Il reste un pion, dans un trou permis&#xa0;: c’est une solution</translation>
    </message>
    <message>
        <source>That would leave the last peg in the wrong hole.</source>
        <translation>Le dernier pion resterait dans le mauvais trou.</translation>
    </message>
    <message>
        <source>After this jump so few pegs are left that all winning boards are known, and this is not one of them.</source>
        <translation>Après ce saut, il reste si peu de pions que toutes les positions gagnantes sont connues, et celle-ci n’en est pas.</translation>
    </message>
    <message>
        <source>The board after this jump has been seen before and led nowhere.</source>
        <translation>La position après ce saut a déjà été vue et n’a mené à rien.</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 jumps: this board is new.</source>
        <translation>Le pion de la ligne %1, colonne %2 saute&#xa0;: cette position est nouvelle.</translation>
    </message>
    <message>
        <source>This order has reached its limit of boards: back to the start.</source>
        <translation>Cet ordre a atteint sa limite de positions&#xa0;: retour au départ.</translation>
    </message>
    <message>
        <source>No jump leads on from there: the board is remembered, and the jump is undone.</source>
        <translation>Plus aucun saut à partir de là&#xa0;: la position est retenue, et le saut est annulé.</translation>
    </message>
    <message>
        <source>Remembering dead ends</source>
        <translation>Mémoire des impasses</translation>
    </message>
    <message>
        <source>Never searches a board twice, and tries another order of directions when one takes too long; hard boards use up to 400 MB of memory. Counts games from both ends at once.</source>
        <translation>Ne cherche jamais deux fois depuis la même position, et essaie un autre ordre de directions quand l’un prend trop de temps&#xa0;; les plateaux difficiles prennent jusqu’à 400&#xa0;Mo de mémoire. Compte les parties par les deux bouts à la fois.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Give each hole the value written on it, and 0 where there is none: no jump can raise the total value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is impossible.</source>
        <translation>Donnez à chaque trou la valeur inscrite, et 0 où il n’y en a pas&#xa0;: aucun saut ne peut augmenter la valeur totale des pions. Elle est maintenant de %1, et un dernier pion à la ligne %2, colonne %3 vaudrait %4&#xa0;: c’est impossible.</translation>
    </message>
    <message>
        <source>One peg is left, but in the wrong hole: no jump is possible any more.</source>
        <translation>Il reste un pion, mais pas dans un trou permis&#xa0;: plus aucun saut n’est possible.</translation>
    </message>
    <message>
        <source>Every hole has a peg: none can jump.</source>
        <translation>Tous les trous sont garnis&#xa0;: aucun pion ne peut sauter.</translation>
    </message>
    <message numerus="yes">
        <source>%n peg(s) are left, and none can jump any more.</source>
        <translation>
            <numerusform>Il reste %n pion, qui ne peut plus sauter.</numerusform>
            <numerusform>Il reste %n pions, et plus aucun ne peut sauter.</numerusform>
        </translation>
    </message>
    <message>
        <source>the text has more rows than the board (%1)</source>
        <translation>le texte a plus de lignes que le plateau (%1)</translation>
    </message>
    <message>
        <source>there must be at least one peg</source>
        <translation>il faut au moins un pion</translation>
    </message>
    <message>
        <source>the board has %1 rows, but the text gives only %2</source>
        <translation>le plateau a %1 lignes, mais le texte n’en donne que %2</translation>
    </message>
    <message>
        <source>row %1 has %2 characters, but the text gives only %3</source>
        <translation>la ligne %1 a %2 caractères, mais le texte n’en donne que %3</translation>
    </message>
    <message>
        <source>row %1 has only %2 characters; a / is expected here</source>
        <translation>la ligne %1 n’a que %2 caractères&#xa0;; il faut un / ici</translation>
    </message>
    <message>
        <source>O is a peg, . an empty hole and - no hole</source>
        <translation>O est un pion, . un trou vide et - l’absence de trou</translation>
    </message>
    <message>
        <source>this board has no hole here: write -</source>
        <translation>ce plateau n’a pas de trou ici&#xa0;: écrivez -</translation>
    </message>
    <message>
        <source>this board has a hole here: write O or .</source>
        <translation>ce plateau a un trou ici&#xa0;: écrivez O ou .</translation>
    </message>
    <message>
        <source>“%1” is not a hole of this board: give its row and column, such as %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un trou de ce plateau&#xa0;: donnez la ligne et la colonne, par exemple %2</translation>
    </message>
    <message>
        <source>unknown board “%1”; there are %2</source>
        <translation>plateau inconnu&#xa0;: «&#xa0;%1&#xa0;»&#xa0;; il y a %2</translation>
    </message>
    <message>
        <source>a board has from %1 to %2 holes, not %3</source>
        <translation>un plateau a de %1 à %2 trous, et non %3</translation>
    </message>
    <message>
        <source>a board has at most %1 rows and %1 columns</source>
        <translation>un plateau a au plus %1 lignes et %1 colonnes</translation>
    </message>
    <message>
        <source>O is a hole, . a hole that is empty at the start and - no hole</source>
        <translation>O est un trou, . un trou vide au départ et - pas de trou</translation>
    </message>
    <message>
        <source>A board has at least %1 holes.</source>
        <translation>Un plateau a au moins %1 trous.</translation>
    </message>
    <message>
        <source>A board has at most %1 holes.</source>
        <translation>Un plateau a au plus %1 trous.</translation>
    </message>
    <message>
        <source>A board has at most %1 rows and %1 columns.</source>
        <translation>Un plateau a au plus %1 lignes et %1 colonnes.</translation>
    </message>
    <message numerus="yes">
        <source>Everything was tried: %n board(s), and none leads to a single peg in an allowed hole.</source>
        <translation>
            <numerusform>Tout a été essayé&#xa0;: %n position, et elle ne mène pas à un pion seul dans un trou permis.</numerusform>
            <numerusform>Tout a été essayé&#xa0;: %n positions, et aucune ne mène à un pion seul dans un trou permis.</numerusform>
        </translation>
    </message>
    <message>
        <source>a jump is a row, a column and one of the letters u, r, d, l, y and n, such as 31u</source>
        <translation>un saut s’écrit avec une ligne, une colonne et l’une des lettres u, r, d, l, y et n, par exemple 31u</translation>
    </message>
    <message>
        <source>a jump is a row, a column and one of the letters u, r, d and l, such as 24d</source>
        <translation>un saut s’écrit avec une ligne, une colonne et l’une des lettres u, r, d et l, par exemple 24d</translation>
    </message>
    <message>
        <source>this board has no hole %1</source>
        <translation>ce plateau n’a pas de trou %1</translation>
    </message>
    <message>
        <source>this jump is not possible here</source>
        <translation>ce saut est impossible ici</translation>
    </message>
    <message>
        <source>The pegs in the tray are out of the game.</source>
        <translation>Les pions de la rigole sont hors jeu.</translation>
    </message>
    <message>
        <source>A peg leaves the board only when another jumps over it.</source>
        <translation>Un pion ne quitte le plateau que si un autre saute par-dessus.</translation>
    </message>
    <message>
        <source>There is no hole there: that is off the board.</source>
        <translation>Il n’y a pas de trou ici&#xa0;: c’est hors du plateau.</translation>
    </message>
    <message>
        <source>The hole in row %1, column %2 is full: a peg can only jump into an empty one.</source>
        <translation>Le trou de la ligne %1, colonne %2 est occupé&#xa0;: il faut un trou vide.</translation>
    </message>
    <message>
        <source>There is no peg in row %1, column %2 to jump over.</source>
        <translation>Il n’y a pas de pion à sauter à la ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>A peg jumps in a straight line over a neighbour, into the hole right behind it; row %1, column %2 is not such a hole.</source>
        <translation>Un pion saute en ligne droite par-dessus un voisin, dans le trou juste derrière&#xa0;; ce n’est pas le cas du trou de la ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>All boards that can be reached from the start are generated, up to half way, and so are all those that lead to the end</source>
        <translation>On forme toutes les positions accessibles depuis le départ, jusqu’à mi-chemin, et toutes celles qui mènent à la fin</translation>
    </message>
    <message>
        <source>A jump from one half into the other: a game passes through both boards</source>
        <translation>Un saut d’une moitié à l’autre&#xa0;: une partie passe par les deux positions</translation>
    </message>
    <message>
        <source>For each board of a game, those with the fewest pegs first, the minimum is one sweep plus the minimum from where it ends</source>
        <translation>Pour chaque position d’une partie, les moins garnies d’abord, le minimum est d’une rafle plus le minimum depuis son arrivée</translation>
    </message>
    <message>
        <source>From the start, a peg sweeps to a board that needs one sweep less</source>
        <translation>Depuis le départ, une rafle mène à une position qui en demande une de moins</translation>
    </message>
    <message>
        <source>… the same peg jumps on: that does not count again</source>
        <translation>… le même pion saute encore&#xa0;: cela ne compte pas de nouveau</translation>
    </message>
    <message>
        <source>One peg is left: no game has fewer sweeps</source>
        <translation>Il reste un pion&#xa0;: aucune partie n’a moins de rafles</translation>
    </message>
    <message>
        <source>One peg is left, and no game from here has fewer sweeps.</source>
        <translation>Il reste un pion, et aucune partie n’a moins de rafles.</translation>
    </message>
    <message>
        <source>The same peg jumps on from row %1, column %2: still the same sweep.</source>
        <translation>Le même pion saute encore, de la ligne %1, colonne %2&#xa0;: c’est toujours la même rafle.</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 begins a sweep: it leads to a board that needs one sweep less.</source>
        <translation>Le pion de la ligne %1, colonne %2 commence une rafle&#xa0;: elle mène à une position qui en demande une de moins.</translation>
    </message>
    <message>
        <source>Fewest sweeps</source>
        <translation>Le moins de rafles</translation>
    </message>
    <message>
        <source>One peg is left, in an allowed hole.</source>
        <translation>Il reste un pion, dans un trou permis.</translation>
    </message>
    <message numerus="yes">
        <source>You can still finish with a single peg, in %n more jump(s).</source>
        <translation>
            <numerusform>On peut encore finir avec un seul pion, en %n saut.</numerusform>
            <numerusform>On peut encore finir avec un seul pion, en %n sauts.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search found neither a way to leave a single peg nor a proof that there is none.</source>
        <translation>La recherche n’a trouvé ni le moyen de ne laisser qu’un pion, ni la preuve que c’est impossible.</translation>
    </message>
    <message numerus="yes">
        <source>Jump with the peg in row %1, column %2: %n more jump(s) can then leave a single peg.</source>
        <translation>
            <numerusform>Sautez avec le pion de la ligne %1, colonne %2&#xa0;: %n autre saut peut ne laisser qu’un pion.</numerusform>
            <numerusform>Sautez avec le pion de la ligne %1, colonne %2&#xa0;: %n autres sauts peuvent ne laisser qu’un pion.</numerusform>
        </translation>
    </message>
    <message>
        <source>This peg cannot jump: no neighbour has an empty hole right behind it.</source>
        <translation>Ce pion ne peut pas sauter&#xa0;: aucun voisin n’a de trou vide juste derrière lui.</translation>
    </message>
    <message>
        <source>The last peg stays: there must be at least one.</source>
        <translation>Le dernier pion reste&#xa0;: il en faut au moins un.</translation>
    </message>
    <message>
        <source>All boards that can follow a jump of the peg in row %1, column %2, directly or later, are generated.</source>
        <translation>On forme toutes les positions qui suivent un saut du pion de la ligne %1, colonne %2, tout de suite ou plus loin.</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 was jumped over: it leaves the board.</source>
        <translation>Le pion de la ligne %1, colonne %2 a été sauté&#xa0;: il quitte le plateau.</translation>
    </message>
    <message>
        <source>Colour the holes in three colours by diagonals and count the pegs on each: a jump changes all three counts by one, so two counts that are alike, both even or both odd, always stay alike. From here the last peg can end in only a few holes, and none of them is one that is wanted.</source>
        <translation>Coloriez les trous en trois couleurs, par diagonales, et comptez les pions de chaque couleur&#xa0;: un saut fait varier d’une unité chacun des trois nombres&#xa0;; deux nombres de même parité, tous deux pairs ou tous deux impairs, restent donc toujours de même parité. D’ici, le dernier pion ne peut finir que dans quelques trous, dont aucun ne convient.</translation>
    </message>
    <message>
        <source>the classic one</source>
        <translation>le trou classique</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>n’importe où</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n peg(s) can jump.</source>
        <translation>
            <numerusform>Le dernier pion ne peut pas sauter.</numerusform>
            <numerusform>Aucun des %n pions ne peut sauter.</numerusform>
        </translation>
    </message>
    <message>
        <source>All orders have reached their limit: of the boards reached after the same number of jumps, the best are kept, and the search goes on from them</source>
        <translation>Tous les ordres ont atteint leur limite&#xa0;: parmi les positions atteintes après un même nombre de sauts, on garde les meilleures, et l’on continue à partir d’elles</translation>
    </message>
    <message>
        <source>The peg in row %1, column %2 jumps, on the way to the best of the boards kept.</source>
        <translation>Le pion de la ligne %1, colonne %2 saute&#xa0;: c’est le chemin de la meilleure position gardée.</translation>
    </message>
    <message>
        <source>A better board is reached another way: the jump is undone.</source>
        <translation>Une meilleure position s’atteint par un autre chemin&#xa0;: le saut est annulé.</translation>
    </message>
    <message>
        <source>The memory is full: of the boards after the same number of sweeps only the best are kept, until one peg is left</source>
        <translation>La mémoire est pleine&#xa0;: parmi les positions atteintes après un même nombre de rafles, seules les meilleures sont gardées, jusqu’à ce qu’il reste un pion</translation>
    </message>
    <message>
        <source>One peg is left. No game with fewer sweeps was found; there may be one.</source>
        <translation>Il reste un pion. Aucune partie avec moins de rafles n’a été trouvée&#xa0;; il en existe peut-être une.</translation>
    </message>
    <message>
        <source>Finds a game with the fewest sweeps: 18 from centre to centre on the English board. On larger boards it finds one with few, and proves how many there must be. There is little to watch until it is done. It uses some 100 MB of memory, and up to 700 MB on larger boards.</source>
        <translation>Trouve une partie avec le moins de rafles possible&#xa0;: 18 du centre au centre du plateau anglais. Sur les plateaux plus grands, elle en trouve une avec peu de rafles, et prouve combien il en faut au moins. Il n’y a guère à voir avant la fin. Cela prend quelque 100&#xa0;Mo de mémoire, et jusqu’à 700&#xa0;Mo sur les plateaux plus grands.</translation>
    </message>
    <message>
        <source>Give each hole the value written on it, and 0 where there is none: no jump can raise the total value of the pegs. After the first jump it is at most %1, but the two pegs of the last jump would be worth at least %2: that is impossible.</source>
        <translation>Donnez à chaque trou la valeur inscrite, et 0 où il n’y en a pas&#xa0;: aucun saut ne peut augmenter la valeur totale des pions. Après le premier saut, elle est de %1 au plus, mais les deux pions du dernier saut vaudraient au moins %2&#xa0;: c’est impossible.</translation>
    </message>
    <message>
        <source>A last peg in row %1, column %2 is impossible. No short proof of it is known; an earlier search, which took a computer half an hour and went through more than a billion boards, found no game that ends there.</source>
        <translation>Un dernier pion à la ligne %1, colonne %2 est impossible. On n’en connaît pas de preuve courte&#xa0;; une recherche antérieure, qui a occupé un ordinateur une demi-heure et parcouru plus d’un milliard de positions, n’a trouvé aucune partie qui finisse là.</translation>
    </message>
    <message>
        <source>a board has at most %1 rows, %1 columns and %2 holes; this drawing has %3 rows, %4 columns and %5 holes</source>
        <translation>un plateau a au plus %1 lignes, %1 colonnes et %2 trous&#xa0;; ce dessin a %3 lignes, %4 colonnes et %5 trous</translation>
    </message>
    <message>
        <source>a drawing of pegs and holes</source>
        <translation>un dessin de pions et de trous</translation>
    </message>
    <message>
        <source>This drawing has no empty hole: the game begins with the one in row %1, column %2 empty. To begin with another, draw it empty.</source>
        <translation>Ce dessin n’a pas de trou vide&#xa0;: au départ, c’est celui de la ligne %1, colonne %2 qui l’est. Pour commencer par un autre, dessinez-le vide.</translation>
    </message>
    <message>
        <source>Each jump is the row and the column of a peg, counted from the top left, and its direction: u is up, d down, l left, r right; on a triangle also y up to the left, n down to the right.</source>
        <translation>Chaque saut est la ligne et la colonne d’un pion, comptées depuis le haut à gauche, et sa direction&#xa0;: u vers le haut, d vers le bas, l à gauche, r à droite&#xa0;; sur un triangle aussi y vers le haut à gauche, n vers le bas à droite.</translation>
    </message>
    <message>
        <source>Give each hole the value written on it, and 0 where there is none: no jump can raise the total value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is impossible. In every other hole, a rule of three colours excludes the last peg: by diagonals, a jump changes the number of pegs of each colour by one.</source>
        <translation>Donnez à chaque trou la valeur inscrite, et 0 où il n’y en a pas&#xa0;: aucun saut ne peut augmenter la valeur totale des pions. Elle est maintenant de %1, et un dernier pion à la ligne %2, colonne %3 vaudrait %4&#xa0;: c’est impossible. Dans tous les autres trous, la règle des trois couleurs exclut le dernier pion&#xa0;: si l’on colorie les trous par diagonales, un saut fait varier d’une unité le nombre de pions de chaque couleur.</translation>
    </message>
    <message numerus="yes">
        <source>Give each hole the value written on it, and 0 where there is none: no jump can raise the total value of the pegs. It is now %1, and a last peg in row %2, column %3 would be worth %4: that is impossible. Other values exclude the last peg in %n more hole(s), and a rule of three colours in all the rest: by diagonals, a jump changes the number of pegs of each colour by one.</source>
        <translation>
            <numerusform>Donnez à chaque trou la valeur inscrite, et 0 où il n’y en a pas&#xa0;: aucun saut ne peut augmenter la valeur totale des pions. Elle est maintenant de %1, et un dernier pion à la ligne %2, colonne %3 vaudrait %4&#xa0;: c’est impossible. D’autres valeurs excluent le dernier pion dans %n autre trou, et la règle des trois couleurs dans tous ceux qui restent&#xa0;: si l’on colorie les trous par diagonales, un saut fait varier d’une unité le nombre de pions de chaque couleur.</numerusform>
            <numerusform>Donnez à chaque trou la valeur inscrite, et 0 où il n’y en a pas&#xa0;: aucun saut ne peut augmenter la valeur totale des pions. Elle est maintenant de %1, et un dernier pion à la ligne %2, colonne %3 vaudrait %4&#xa0;: c’est impossible. D’autres valeurs excluent le dernier pion dans %n autres trous, et la règle des trois couleurs dans tous ceux qui restent&#xa0;: si l’on colorie les trous par diagonales, un saut fait varier d’une unité le nombre de pions de chaque couleur.</numerusform>
        </translation>
    </message>
    <message>
        <source>All boards from which the last peg can reach the middle are known, and this is none of them: whatever jumps follow, more than one peg will be left.</source>
        <translation>Tous les plateaux d’où le dernier pion peut arriver au milieu sont connus, et celui-ci n’en est pas&#xa0;: quels que soient les sauts qui suivent, il restera plus d’un pion.</translation>
    </message>
    <message>
        <source>Colour the holes in three colours, A, B and C, by diagonals: they hold %1, %2 and %3 pegs. Every jump changes each number by one, so they are always all three even or all three odd. A single peg would make them 1, 0 and 0: that is impossible.</source>
        <translation>Coloriez les trous en trois couleurs, A, B et C, par diagonales&#xa0;: elles portent %1, %2 et %3 pions. Chaque saut fait varier d’une unité chacun de ces nombres&#xa0;: ils sont donc toujours tous trois pairs ou tous trois impairs. Un pion seul donnerait 1, 0 et 0&#xa0;: c’est impossible.</translation>
    </message>
</context>
<context>
    <name>taquin</name>
    <message>
        <source>The gap returns to its corner: down, then right</source>
        <translation>La case vide rejoint son coin&#xa0;: vers le bas, puis vers la droite</translation>
    </message>
    <message>
        <source>For each cycle: if it lies in one row, the gap goes beside its last cell, makes three rounds and returns</source>
        <translation>Pour chaque cycle&#xa0;: s’il tient sur une ligne, la case vide va près de sa dernière case, fait trois tours et revient</translation>
    </message>
    <message>
        <source>… one cell above, two below: the upper row rotates, one round brings the three together, and the row rotates back</source>
        <translation>… une case en haut, deux en bas&#xa0;: la ligne du haut est permutée circulairement, un tour réunit les trois tuiles, puis la ligne est remise comme avant</translation>
    </message>
    <message>
        <source>… two cells above, one below: the same, with the upper row rotated twice</source>
        <translation>… deux cases en haut, une en bas&#xa0;: de même, la ligne du haut étant permutée deux fois</translation>
    </message>
    <message>
        <source>With 3-cycles this board would need more than %1 moves.</source>
        <translation>Par cycles d’ordre 3, ce plateau demanderait plus de %1 coups.</translation>
    </message>
    <message>
        <source>The deal turned cells %1, %2 and %3 to the right; they turn back to the left.</source>
        <translation>Le mélange a fait tourner les cases %1, %2 et %3 vers la droite&#xa0;; elles reviennent vers la gauche.</translation>
    </message>
    <message>
        <source>Cells %1, %2 and %3 turn to the left; nothing else changes.</source>
        <translation>Les cases %1, %2 et %3 tournent vers la gauche&#xa0;; rien d’autre ne change.</translation>
    </message>
    <message>
        <source>Cells %1, %2 and %3 turn to the right; nothing else changes.</source>
        <translation>Les cases %1, %2 et %3 tournent vers la droite&#xa0;; rien d’autre ne change.</translation>
    </message>
    <message>
        <source>All tiles are in order.</source>
        <translation>Toutes les tuiles sont en ordre.</translation>
    </message>
    <message>
        <source>The gap returns to its corner: first down, then right.</source>
        <translation>La case vide rejoint son coin&#xa0;: d’abord vers le bas, puis vers la droite.</translation>
    </message>
    <message>
        <source>3-cycles</source>
        <translation>Cycles d’ordre 3</translation>
    </message>
    <message>
        <source>Rotates three neighbouring tiles at a time until all are in place: long, but it proves that every even permutation can be solved.</source>
        <translation>Fait tourner trois tuiles voisines à la fois jusqu’à ce que toutes soient en place&#xa0;: c’est long, mais cela prouve que toute permutation paire est résoluble.</translation>
    </message>
    <message>
        <source>Random walk</source>
        <translation>Coups au hasard</translation>
    </message>
    <message>
        <source>The gap wanders at random, never straight back, and returns to its place.</source>
        <translation>La case vide se déplace au hasard, sans jamais revenir aussitôt sur ses pas, puis rejoint sa place.</translation>
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
        <source>Two tiles swap places, an even number of times.</source>
        <translation>Deux tuiles échangent leurs places, un nombre pair de fois.</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Three neighbouring tiles at a time rotate their places.</source>
        <translation>À chaque fois, trois tuiles voisines permutent en cycle.</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Cycles</translation>
    </message>
    <message numerus="yes">
        <source>The shortest solution has %n move(s) and starts with tile %1.</source>
        <translation>
            <numerusform>La solution la plus courte a %n coup, celui de la tuile %1.</numerusform>
            <numerusform>La solution la plus courte a %n coups et commence par la tuile %1.</numerusform>
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
        <source>Seven tiles, 4×2 (course, figure 1)</source>
        <translation>Sept tuiles, 4×2 (cours, figure 1)</translation>
    </message>
    <message>
        <source>Nineteen tiles, 5×4 (course, figure 2)</source>
        <translation>Dix-neuf tuiles, 5×4 (cours, figure 2)</translation>
    </message>
    <message>
        <source>Nineteen tiles, gap in its place, 5×4 (course, figure 3)</source>
        <translation>Dix-neuf tuiles, case vide à sa place, 5×4 (cours, figure 3)</translation>
    </message>
    <message>
        <source>Twenty-four tiles, 5×5 (course, figure 14)</source>
        <translation>Vingt-quatre tuiles, 5×5 (cours, figure 14)</translation>
    </message>
    <message>
        <source>Two rows to go, 5×5 (course, figure 15)</source>
        <translation>Il reste deux lignes, 5×5 (cours, figure 15)</translation>
    </message>
    <message>
        <source>All tiles near their places, 6×4 (course, figure 22)</source>
        <translation>Les tuiles près de leur place, 6×4 (cours, figure 22)</translation>
    </message>
    <message>
        <source>Several cycles, 6×5 (course, figure 26)</source>
        <translation>Plusieurs cycles, 6×5 (cours, figure 26)</translation>
    </message>
    <message>
        <source>Tiles fill the board, except for one gap. A tile beside the gap can slide into it and leaves a gap where it was. Click a tile in the gap’s row or column: it slides, with all the tiles in between.

The aim is to put all tiles in order, row by row from the top left, with the gap in the last cell; with a picture, to put the picture together. The board can have another goal: the gap first, a spiral, column by column, or any arrangement.

Only half of all arrangements can be put in order. A pair of tiles is inverted when the larger comes first. With an odd number of columns, no move changes whether the number of inverted pairs is odd or even; with an even number, this holds once you add the number of rows below the gap. The ordered board gives 0, so an odd board can never become it.</source>
        <translation>Le plateau est couvert de tuiles, à l’exception d’une case vide. Une tuile voisine de la case vide peut y glisser et laisse une case vide derrière elle. Cliquez sur une tuile de la ligne ou de la colonne de la case vide&#xa0;: elle glisse, avec toutes les tuiles intermédiaires.

Le but est de mettre toutes les tuiles en ordre, ligne par ligne à partir du coin supérieur gauche, la case vide en dernier&#xa0;; avec une image, de la reconstituer. Le plateau peut avoir un autre but&#xa0;: la case vide au début, une spirale, colonne par colonne, ou n’importe quelle disposition.

Seule la moitié des dispositions peut être mise en ordre. Une paire de tuiles forme une inversion quand la plus grande vient en premier. Si le nombre de colonnes est impair, aucun coup ne change la parité du nombre d’inversions&#xa0;; s’il est pair, il en va de même quand on ajoute le nombre de lignes situées sous la case vide. Le plateau ordonné donne 0&#xa0;: un plateau impair ne peut donc jamais y mener.</translation>
    </message>
    <message>
        <source>Sliding tiles (15 puzzle)</source>
        <translation>Taquin</translation>
    </message>
    <message>
        <source>Slide the tiles into the gap, one after another, until all are in order.</source>
        <translation>Faites glisser les tuiles l’une après l’autre dans la case vide, jusqu’à ce que toutes soient en ordre.</translation>
    </message>
    <message>
        <source>The gap tries each direction</source>
        <translation>La case vide essaie chaque direction</translation>
    </message>
    <message>
        <source>… not the one that undoes the last move</source>
        <translation>… pas celle qui annulerait le dernier coup</translation>
    </message>
    <message>
        <source>… otherwise it goes there, and goes on trying</source>
        <translation>… sinon elle y va, et les essais continuent</translation>
    </message>
    <message>
        <source>No direction left: it goes back one move</source>
        <translation>Plus aucune direction&#xa0;: elle revient d’un coup</translation>
    </message>
    <message>
        <source>Back at the start: the bound rises by the smallest excess, and the search restarts</source>
        <translation>De retour au départ&#xa0;: la borne augmente du plus petit dépassement, et la recherche recommence</translation>
    </message>
    <message>
        <source>All tiles are in order, and there is no shorter solution.</source>
        <translation>Toutes les tuiles sont en ordre, et il n’y a pas de solution plus courte.</translation>
    </message>
    <message>
        <source>Nothing is left to try from here: tile %1 goes back.</source>
        <translation>Il ne reste rien à essayer d’ici&#xa0;: la tuile %1 revient en arrière.</translation>
    </message>
    <message>
        <source>Tile %1 has just come from there: that would undo the last move.</source>
        <translation>La tuile %1 vient de là&#xa0;: ce serait annuler le dernier coup.</translation>
    </message>
    <message>
        <source>After this move of tile %1, at least %2 more are needed: %3 over the bound.</source>
        <translation>Après ce coup de la tuile %1, il en faut encore au moins %2&#xa0;: %3 de plus que la borne.</translation>
    </message>
    <message>
        <source>Tile %1 moves; at least %2 more moves are needed, within the bound.</source>
        <translation>La tuile %1 bouge&#xa0;; il faut encore au moins %2 coups, sans dépasser la borne.</translation>
    </message>
    <message>
        <source>Shortest solution</source>
        <translation>Solution la plus courte</translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved. %n pair(s) of tiles are in the wrong order (the larger comes first), an even number. The ordered board has 0, and no move here makes an even number odd.</source>
        <translation>
            <numerusform>Ce plateau peut être résolu. %n paire de tuiles est en désordre (la plus grande vient d’abord), un nombre pair. Le plateau ordonné n’en compte aucune, et ici, aucun coup ne change la parité de ce nombre.</numerusform>
            <numerusform>Ce plateau peut être résolu. %n paires de tuiles sont en désordre (la plus grande vient d’abord), un nombre pair. Le plateau ordonné n’en compte aucune, et ici, aucun coup ne change la parité de ce nombre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in the wrong order (the larger comes first), an odd number. The ordered board has 0, an even one, and no move here makes an odd number even. %1</source>
        <translation>
            <numerusform>%n paire de tuiles est en désordre (la plus grande vient d’abord), un nombre impair. Le plateau ordonné n’en compte aucune, et aucun coup ne rend ici pair un nombre impair. %1</numerusform>
            <numerusform>%n paires de tuiles sont en désordre (la plus grande vient d’abord), un nombre impair. Le plateau ordonné n’en compte aucune, et aucun coup ne rend ici pair un nombre impair. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board can be solved. %n pair(s) of tiles are in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an even number. The ordered board has 0, and no move makes an even number odd.</source>
        <translation>
            <numerusform>Ce plateau peut être résolu. %n paire de tuiles est en désordre (la plus grande vient d’abord)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre pair. Le plateau ordonné donne 0, et aucun coup ne change la parité de ce nombre.</numerusform>
            <numerusform>Ce plateau peut être résolu. %n paires de tuiles sont en désordre (la plus grande vient d’abord)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre pair. Le plateau ordonné donne 0, et aucun coup ne change la parité de ce nombre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in the wrong order (the larger comes first); with the rows below the gap (%1), that makes %2, an odd number. The ordered board has 0, and no move makes an odd number even. %3</source>
        <translation>
            <numerusform>%n paire de tuiles est en désordre (la plus grande vient d’abord)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre impair. Le plateau ordonné donne 0, et aucun coup ne rend pair un nombre impair. %3</numerusform>
            <numerusform>%n paires de tuiles sont en désordre (la plus grande vient d’abord)&#xa0;; avec les lignes situées sous la case vide (%1), cela fait %2, un nombre impair. Le plateau ordonné donne 0, et aucun coup ne rend pair un nombre impair. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>the board has only %1 cells, but the text gives more</source>
        <translation>le plateau n’a que %1 cases, mais le texte en donne plus</translation>
    </message>
    <message>
        <source>“%1” is not a tile number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de tuile</translation>
    </message>
    <message>
        <source>the tiles are numbered from 1 to %1, and 0 is the gap</source>
        <translation>les tuiles sont numérotées de 1 à %1, et 0 est la case vide</translation>
    </message>
    <message>
        <source>there is a second gap here</source>
        <translation>une deuxième case vide apparaît ici</translation>
    </message>
    <message>
        <source>tile %1 is given twice</source>
        <translation>la tuile %1 est donnée deux fois</translation>
    </message>
    <message>
        <source>an odd number of exchanges gives an unsolvable board</source>
        <translation>un nombre impair d’échanges donne un plateau insoluble</translation>
    </message>
    <message>
        <source>The moves made since the deal are undone, the last one first</source>
        <translation>Les coups joués depuis le mélange sont annulés, le dernier en premier</translation>
    </message>
    <message>
        <source>Then the moves of the walk that dealt the board</source>
        <translation>Puis les coups au hasard qui ont mélangé le plateau</translation>
    </message>
    <message>
        <source>This board was not dealt by a random walk: there is nothing to rewind.</source>
        <translation>Ce plateau n’a pas été mélangé par des coups au hasard&#xa0;: il n’y a rien à rembobiner.</translation>
    </message>
    <message>
        <source>Tiles of this board were exchanged: no move undoes that.</source>
        <translation>Des tuiles de ce plateau ont été échangées&#xa0;: aucun coup n’annule cela.</translation>
    </message>
    <message>
        <source>It is not known how this board came about: there is nothing to rewind.</source>
        <translation>On ignore comment ce plateau a été obtenu&#xa0;: il n’y a rien à rembobiner.</translation>
    </message>
    <message>
        <source>Tile %1 undoes the last move.</source>
        <translation>La tuile %1 annule le dernier coup.</translation>
    </message>
    <message>
        <source>Tile %1 undoes a move of the scramble.</source>
        <translation>La tuile %1 annule un coup du mélange.</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>Rembobinage</translation>
    </message>
    <message>
        <source>Plays the walk that scrambled the board backwards: no thinking, only memory; order returns only with the very last moves.</source>
        <translation>Rejoue à l’envers les coups qui ont mélangé le plateau&#xa0;: aucune réflexion, rien que de la mémoire&#xa0;; l’ordre ne revient qu’aux tout derniers coups.</translation>
    </message>
    <message>
        <source>In every row but the last two, for every tile but the last two: the gap goes beside it</source>
        <translation>Sur chaque ligne sauf les deux dernières, pour chaque tuile sauf les deux dernières&#xa0;: la case vide va à côté d’elle</translation>
    </message>
    <message>
        <source>… and brings it to its cell</source>
        <translation>… et l’amène à sa case</translation>
    </message>
    <message>
        <source>For the row’s last two tiles: the gap comes up to the row</source>
        <translation>Pour les deux dernières tuiles de la ligne&#xa0;: la case vide monte jusqu’à cette ligne</translation>
    </message>
    <message>
        <source>… the last one is moved aside if it would be trapped</source>
        <translation>… la dernière est mise à l’écart si elle risque d’être enfermée</translation>
    </message>
    <message>
        <source>… both go to the last column, one above the other</source>
        <translation>… toutes deux vont dans la dernière colonne, l’une au-dessus de l’autre</translation>
    </message>
    <message>
        <source>… and turn the corner into their cells</source>
        <translation>… et contournent le coin pour entrer dans leurs cases</translation>
    </message>
    <message>
        <source>For the last two rows: the gap goes to the left end</source>
        <translation>Pour les deux dernières lignes&#xa0;: la case vide va à leur extrémité gauche</translation>
    </message>
    <message>
        <source>For every column but the last two: its lower tile is moved aside if it would be trapped</source>
        <translation>Pour chaque colonne sauf les deux dernières&#xa0;: sa tuile du bas est mise à l’écart si elle risque d’être enfermée</translation>
    </message>
    <message>
        <source>… both tiles go to the bottom row, one behind the other</source>
        <translation>… les deux tuiles vont sur la ligne du bas, l’une derrière l’autre</translation>
    </message>
    <message>
        <source>The last three tiles turn into place</source>
        <translation>Les trois dernières tuiles tournent pour prendre leurs places</translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation>Ligne par ligne</translation>
    </message>
    <message>
        <source>As one does by hand: the tiles go to their cells one after another, from the top row down; fast on any board, but far from shortest.</source>
        <translation>Comme à la main&#xa0;: les tuiles vont à leurs cases l’une après l’autre, à partir de la ligne du haut&#xa0;; rapide sur tout plateau, mais loin du plus court.</translation>
    </message>
    <message>
        <source>the gap goes beside it</source>
        <translation>la case vide va à côté d’elle</translation>
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
        <source>the gap goes beside it again</source>
        <translation>la case vide retourne à côté d’elle</translation>
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
        <source>Tile %1 would be trapped and is moved aside; %2.</source>
        <translation>La tuile %1 serait enfermée&#xa0;: elle est mise à l’écart&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Tile %1 goes to its waiting place in the last column; %2.</source>
        <translation>La tuile %1 va à sa place d’attente dans la dernière colonne&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Tile %1 goes to its waiting place in the bottom row; %2.</source>
        <translation>La tuile %1 va à sa place d’attente sur la ligne du bas&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Tile %1 goes to its cell; %2.</source>
        <translation>La tuile %1 va à sa case&#xa0;; %2.</translation>
    </message>
    <message>
        <source>The gap goes to the row of tiles %1 and %2.</source>
        <translation>La case vide va sur la ligne des tuiles %1 et %2.</translation>
    </message>
    <message>
        <source>Tiles %1 and %2 turn the corner into their cells.</source>
        <translation>Les tuiles %1 et %2 contournent le coin pour entrer dans leurs cases.</translation>
    </message>
    <message>
        <source>Only two rows are left; the gap goes to their left end.</source>
        <translation>Il ne reste que deux lignes&#xa0;; la case vide va à leur extrémité gauche.</translation>
    </message>
    <message>
        <source>The last three tiles turn into place.</source>
        <translation>Les trois dernières tuiles tournent pour prendre leurs places.</translation>
    </message>
    <message>
        <source>a move is one of the letters u, d, l and r, or in French one of h, b, g and d</source>
        <translation>un coup est l’une des lettres h, b, g et d, ou u, d, l et r</translation>
    </message>
    <message>
        <source>this move would take the gap off the board</source>
        <translation>ce coup ferait sortir la case vide du plateau</translation>
    </message>
    <message>
        <source>Tile %1 is not in the same row or column as the gap.</source>
        <translation>La tuile %1 n’est ni sur la ligne ni dans la colonne de la case vide.</translation>
    </message>
    <message>
        <source>Tile %1 can only slide towards the gap.</source>
        <translation>La tuile %1 ne peut glisser que vers la case vide.</translation>
    </message>
    <message>
        <source>the board has %1 cells, but the text gives only %2</source>
        <translation>le plateau a %1 cases, mais le texte n’en donne que %2</translation>
    </message>
    <message>
        <source>No tile can slide this way: the gap is at the edge.</source>
        <translation>Aucune tuile ne peut glisser dans ce sens&#xa0;: la case vide est au bord.</translation>
    </message>
    <message>
        <source>The bound is the fewest moves that the pattern tables allow; without them, the distances of all tiles plus two moves per conflict (two tiles in their own row or column, but in the wrong order)</source>
        <translation>La borne est le plus petit nombre de coups que permettent les tables de motifs&#xa0;; sans elles, les distances de toutes les tuiles, plus deux coups par conflit (deux tuiles dans leur ligne ou leur colonne, mais dans le mauvais ordre)</translation>
    </message>
    <message>
        <source>… nor one that completes a detour: another way reaches the same board in no more moves</source>
        <translation>… ni celle qui achève un détour&#xa0;: une autre suite mène à la même position sans plus de coups</translation>
    </message>
    <message>
        <source>… nor one where the moves made plus the moves needed exceed the bound</source>
        <translation>… ni celle où les coups joués et les coups encore nécessaires dépassent la borne</translation>
    </message>
    <message>
        <source>More than 16 cells or 71 moves: first a good solution is found, level by level; beyond 16 cells a better one is looked for before each longer search</source>
        <translation>Plus de 16 cases ou de 71 coups&#xa0;: on trouve d’abord une bonne solution, niveau par niveau&#xa0;; au-delà de 16 cases, on en cherche une meilleure avant chaque recherche plus longue</translation>
    </message>
    <message>
        <source>After this move of tile %1, at least %2 more are needed, as the pattern tables show: %3 over the bound.</source>
        <translation>Après ce coup de la tuile %1, il en faut encore au moins %2 d’après les tables de motifs&#xa0;: %3 de plus que la borne.</translation>
    </message>
    <message>
        <source>Tile %1 goes back: another route is shown from here.</source>
        <translation>La tuile %1 revient&#xa0;: un autre chemin est montré à partir d’ici.</translation>
    </message>
    <message>
        <source>Tile %1 moves, towards the board that looks nearest now.</source>
        <translation>La tuile %1 bouge, vers la position qui semble maintenant la plus proche.</translation>
    </message>
    <message>
        <source>With a move of tile %1 the gap would make a detour: another route reaches the same board in no more moves, and that one is tried.</source>
        <translation>Avec un coup de la tuile %1, la case vide ferait un détour&#xa0;: un autre chemin mène à la même position sans plus de coups, et c’est lui qu’on essaie.</translation>
    </message>
    <message>
        <source>Finds a shortest solution by searching deeper and deeper: at once up to 4×4, in minutes or hours on 5×4 and 5×5, hardly ever beyond. Its tables take up to 110 MB on 8×2 and 130 MB on 5×5, and a long search beyond 4×4 up to 1 GB more.</source>
        <translation>Trouve une solution de longueur minimale en cherchant de plus en plus profond&#xa0;: aussitôt jusqu’à 4×4, en quelques minutes ou heures sur 5×4 et 5×5, presque jamais au-delà. Ses tables prennent jusqu’à 110&#xa0;Mo sur 8×2 et 130&#xa0;Mo sur 5×5, et une longue recherche au-delà de 4×4 jusqu’à 1&#xa0;Go de plus.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours de recherche</translation>
    </message>
    <message>
        <source>More than 9 cells: the outer rows and columns are filled like stairs from the top left, each time with the tile that the gap can reach soonest; the gap takes the way that also brings the other tiles nearer</source>
        <translation>Plus de 9 cases&#xa0;: les lignes et les colonnes extérieures se remplissent en escalier à partir du coin supérieur gauche, d’abord la tuile que la case vide atteint le plus tôt&#xa0;; la case vide passe là où les autres tuiles se rapprochent aussi</translation>
    </message>
    <message>
        <source>… the last two tiles of a row or column go in together, by the shortest route</source>
        <translation>… les deux dernières tuiles d’une ligne ou d’une colonne entrent ensemble, par le plus court chemin</translation>
    </message>
    <message>
        <source>Part by part, a shorter route is sought between the same two boards</source>
        <translation>Tronçon par tronçon, on cherche un chemin plus court entre les deux mêmes positions</translation>
    </message>
    <message>
        <source>Tile %1 moves on towards its cell.</source>
        <translation>La tuile %1 avance vers sa case.</translation>
    </message>
    <message>
        <source>Tile %1 makes way: the gap is on its way to tile %2, which is placed next.</source>
        <translation>La tuile %1 fait place&#xa0;: la case vide va vers la tuile %2, la prochaine à placer.</translation>
    </message>
    <message>
        <source>Tile %1 moves: tile %2 and the next one go to their cells together.</source>
        <translation>La tuile %1 bouge&#xa0;: la tuile %2 et la suivante vont ensemble à leurs cases.</translation>
    </message>
    <message>
        <source>Tile %1 moves on along the best route found.</source>
        <translation>La tuile %1 avance sur le meilleur chemin trouvé.</translation>
    </message>
    <message>
        <source>All tiles are in order, by the shortest route found.</source>
        <translation>Toutes les tuiles sont en ordre, par le plus court chemin trouvé.</translation>
    </message>
    <message>
        <source>Fast, near-shortest</source>
        <translation>Chemin court (rapide)</translation>
    </message>
    <message>
        <source>Finds a good solution at once on boards of any size, then better ones; up to 5×5 mostly within a few per cent of the shortest. Its last rounds take up to 190 MB, and with a long time limit up to 450 MB.</source>
        <translation>Trouve aussitôt une bonne solution, quelle que soit la taille du plateau, puis de meilleures&#xa0;; jusqu’à 5×5, le plus souvent à quelques pour cent de la plus courte. Ses derniers tours prennent jusqu’à 190&#xa0;Mo et, si la durée accordée est longue, jusqu’à 450&#xa0;Mo.</translation>
    </message>
    <message>
        <source>A rose cut 12×12 (course, figure 4)</source>
        <translation>Une rose découpée 12×12 (cours, figure 4)</translation>
    </message>
    <message>
        <source>Impossible as printed, 8×7 (course, figure 5)</source>
        <translation>Impossible tel qu’imprimé, 8×7 (cours, figure 5)</translation>
    </message>
    <message>
        <source>The last turn, first case, 4×2 (course, figure 20)</source>
        <translation>La dernière rotation, premier cas, 4×2 (cours, figure 20)</translation>
    </message>
    <message>
        <source>The last turn, second case, 4×2 (course, figure 20)</source>
        <translation>La dernière rotation, deuxième cas, 4×2 (cours, figure 20)</translation>
    </message>
    <message>
        <source>The last turn, third case, 4×2 (course, figure 20)</source>
        <translation>La dernière rotation, troisième cas, 4×2 (cours, figure 20)</translation>
    </message>
    <message>
        <source>The cycle that an odd board needs besides, 5×3 (course, figure 21)</source>
        <translation>Le cycle qu’il faut en plus sur un plateau impair, 5×3 (cours, figure 21)</translation>
    </message>
    <message>
        <source>A cycle within a row, 6×4 (course, figure 22)</source>
        <translation>Un cycle dans une ligne, 6×4 (cours, figure 22)</translation>
    </message>
    <message>
        <source>A cycle with one tile above, 7×3 (course, figure 24)</source>
        <translation>Un cycle avec une tuile au-dessus, 7×3 (cours, figure 24)</translation>
    </message>
    <message>
        <source>A cycle with two tiles above, 5×4 (course, figure 25)</source>
        <translation>Un cycle avec deux tuiles au-dessus, 5×4 (cours, figure 25)</translation>
    </message>
    <message>
        <source>The rest, or the whole up to 36 cells: level by level, all moves are tried, and the boards that look nearest to the goal, by pattern tables and powers of the distances, are kept; two to four times as many in each round</source>
        <translation>Le reste, ou le tout jusqu’à 36 cases&#xa0;: niveau par niveau, tous les coups sont essayés, et l’on garde les positions qui semblent les plus proches du but, d’après les tables de motifs et des puissances des distances&#xa0;; deux à quatre fois plus à chaque tour</translation>
    </message>
    <message>
        <source>From 37 to 196 cells, the same by the distances and the tiles that are in each other’s way, with all tiles at once; boards met on the way are completed by placing the tiles</source>
        <translation>De 37 à 196 cases, la même chose d’après les distances et les tuiles qui se gênent, avec toutes les tuiles à la fois&#xa0;; les positions rencontrées en chemin sont complétées en plaçant les tuiles</translation>
    </message>
    <message>
        <source>Each round takes two to four times as long as the one before, and finds shorter solutions</source>
        <translation>Chaque tour dure deux à quatre fois plus que le précédent et trouve des solutions plus courtes</translation>
    </message>
    <message>
        <source>This tile can only slide towards the gap.</source>
        <translation>Cette tuile ne peut glisser que vers la case vide.</translation>
    </message>
    <message>
        <source>row %1 has %2 numbers, row 1 has %3</source>
        <translation>la ligne %1 a %2 nombres, la ligne 1 en a %3</translation>
    </message>
    <message>
        <source>%1 numbers do not fill a square or a rectangle</source>
        <translation>%1 nombres ne forment ni un carré ni un rectangle</translation>
    </message>
    <message>
        <source>a grid of numbers</source>
        <translation>une grille de nombres</translation>
    </message>
    <message>
        <source>Tile %1 moves, and all tiles are in order.</source>
        <translation>La tuile %1 bouge, et toutes les tuiles sont en ordre.</translation>
    </message>
    <message numerus="yes">
        <source>The shortest solution has %n move(s) and starts with this piece.</source>
        <translation>
            <numerusform>La solution la plus courte a %n coup, celui de cette pièce.</numerusform>
            <numerusform>La solution la plus courte a %n coups et commence par cette pièce.</numerusform>
        </translation>
    </message>
    <message>
        <source>This piece moves; at least %1 more moves are needed, within the bound.</source>
        <translation>Cette pièce bouge&#xa0;; il faut encore au moins %1 coups, sans dépasser la borne.</translation>
    </message>
    <message>
        <source>After this move at least %1 more are needed, as the pattern tables show: %2 over the bound.</source>
        <translation>Après ce coup, il en faut encore au moins %1 d’après les tables de motifs&#xa0;: %2 de plus que la borne.</translation>
    </message>
    <message>
        <source>After this move at least %1 more are needed: %2 over the bound.</source>
        <translation>Après ce coup, il en faut encore au moins %1&#xa0;: %2 de plus que la borne.</translation>
    </message>
    <message>
        <source>This piece moves, and the picture is whole.</source>
        <translation>Cette pièce bouge, et l’image est entière.</translation>
    </message>
    <message>
        <source>This piece goes back: another route is shown from here.</source>
        <translation>Cette pièce revient&#xa0;: un autre chemin est montré à partir d’ici.</translation>
    </message>
    <message>
        <source>This piece moves, towards the board that looks nearest now.</source>
        <translation>Cette pièce bouge, vers la position qui semble maintenant la plus proche.</translation>
    </message>
    <message>
        <source>Nothing is left to try from here: this piece goes back.</source>
        <translation>Il ne reste rien à essayer d’ici&#xa0;: cette pièce revient en arrière.</translation>
    </message>
    <message>
        <source>This piece has just come from there: that would undo the last move.</source>
        <translation>Cette pièce vient de là&#xa0;: ce serait annuler le dernier coup.</translation>
    </message>
    <message>
        <source>With this move the gap would make a detour: another route reaches the same board in no more moves, and that one is tried.</source>
        <translation>Avec ce coup, la case vide ferait un détour&#xa0;: un autre chemin mène à la même position sans plus de coups, et c’est lui qu’on essaie.</translation>
    </message>
    <message>
        <source>This piece moves: two pieces go to their cells together.</source>
        <translation>Cette pièce bouge&#xa0;: deux pièces vont ensemble à leurs cases.</translation>
    </message>
    <message>
        <source>This piece moves on towards its cell.</source>
        <translation>Cette pièce avance vers sa case.</translation>
    </message>
    <message>
        <source>This piece makes way: the gap is on its way to the piece that is placed next.</source>
        <translation>Cette pièce fait place&#xa0;: la case vide va vers la prochaine pièce à placer.</translation>
    </message>
    <message>
        <source>This piece moves on along the best route found.</source>
        <translation>Cette pièce avance sur le meilleur chemin trouvé.</translation>
    </message>
    <message>
        <source>This piece undoes the last move.</source>
        <translation>Cette pièce annule le dernier coup.</translation>
    </message>
    <message>
        <source>This piece undoes a move of the scramble.</source>
        <translation>Cette pièce annule un coup du mélange.</translation>
    </message>
    <message>
        <source>This piece would be trapped and is moved aside; %1.</source>
        <translation>Cette pièce serait enfermée&#xa0;: elle est mise à l’écart&#xa0;; %1.</translation>
    </message>
    <message>
        <source>This piece goes to its waiting place in the last column; %1.</source>
        <translation>Cette pièce va à sa place d’attente dans la dernière colonne&#xa0;; %1.</translation>
    </message>
    <message>
        <source>This piece goes to its waiting place in the bottom row; %1.</source>
        <translation>Cette pièce va à sa place d’attente sur la ligne du bas&#xa0;; %1.</translation>
    </message>
    <message>
        <source>This piece goes to its cell; %1.</source>
        <translation>Cette pièce va à sa case&#xa0;; %1.</translation>
    </message>
    <message>
        <source>The gap goes to the row where the next two pieces belong.</source>
        <translation>La case vide va sur la ligne où vont les deux prochaines pièces.</translation>
    </message>
    <message>
        <source>Two pieces turn the corner into their cells.</source>
        <translation>Deux pièces contournent le coin pour entrer dans leurs cases.</translation>
    </message>
    <message>
        <source>This piece is not in the same row or column as the gap.</source>
        <translation>Cette pièce n’est ni sur la ligne ni dans la colonne de la case vide.</translation>
    </message>
    <message>
        <source>This piece can only slide towards the gap.</source>
        <translation>Cette pièce ne peut glisser que vers la case vide.</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 has moved; %n move(s) to go.</source>
        <translation>
            <numerusform>La tuile %1 s’est déplacée&#xa0;; plus que %n coup.</numerusform>
            <numerusform>La tuile %1 s’est déplacée&#xa0;; encore %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This piece has moved; %n move(s) to go.</source>
        <translation>
            <numerusform>Cette pièce s’est déplacée&#xa0;; plus que %n coup.</numerusform>
            <numerusform>Cette pièce s’est déplacée&#xa0;; encore %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>The arrangement that the moves are to reach</source>
        <translation>La disposition que les coups doivent atteindre</translation>
    </message>
    <message>
        <source>Custom goal</source>
        <translation>Votre but</translation>
    </message>
    <message>
        <source>The numbers of your own goal row by row, with 0 for the gap, such as 1-2-3-8-0-4-7-6-5</source>
        <translation>Les numéros de votre propre but ligne par ligne, avec 0 pour la case vide, par exemple 1-2-3-8-0-4-7-6-5</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>ligne par ligne</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>Gap first</source>
        <translation>Case vide en tête</translation>
    </message>
    <message>
        <source>In a spiral</source>
        <translation>En spirale</translation>
    </message>
    <message>
        <source>By columns</source>
        <translation>Par colonnes</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Le vôtre</translation>
    </message>
    <message>
        <source>Exchange any two tiles.</source>
        <translation>Échangez deux tuiles quelconques.</translation>
    </message>
    <message>
        <source>Exchange any two tiles; with the usual goal, it is possible.</source>
        <translation>Échangez deux tuiles&#xa0;; avec le but habituel, c’est possible.</translation>
    </message>
    <message>
        <source>Exchange any two tiles; with the gap first in the goal, it is possible.</source>
        <translation>Échangez deux tuiles&#xa0;; avec la case vide au début du but, c’est possible.</translation>
    </message>
    <message>
        <source>Exchange any two tiles; with the spiral as the goal, it is possible.</source>
        <translation>Échangez deux tuiles&#xa0;; avec la spirale pour but, c’est possible.</translation>
    </message>
    <message>
        <source>Exchange any two tiles; with the goal column by column, it is possible.</source>
        <translation>Échangez deux tuiles&#xa0;; avec le but colonne par colonne, c’est possible.</translation>
    </message>
    <message>
        <source>the arrangement that is the goal is missing: write its numbers, or choose “Use this board as the goal”</source>
        <translation>il manque la disposition qui est le but&#xa0;: écrivez ses numéros, ou choisissez «&#xa0;Prendre ce plateau pour but&#xa0;»</translation>
    </message>
    <message>
        <source>the goal is first, spiral, columns or all its numbers, such as 1-2-3-8-0-4-7-6-5</source>
        <translation>le but est premier, spirale, colonnes ou tous ses numéros, par exemple 1-2-3-8-0-4-7-6-5</translation>
    </message>
    <message>
        <source>the board has only %1 cells, but the goal gives more</source>
        <translation>le plateau n’a que %1 cases, mais le but en donne davantage</translation>
    </message>
    <message>
        <source>the board has %1 cells, but the goal gives only %2</source>
        <translation>le plateau a %1 cases, mais le but n’en donne que %2</translation>
    </message>
    <message>
        <source>All tiles are where the goal has them.</source>
        <translation>Toutes les tuiles sont là où le but les place.</translation>
    </message>
    <message>
        <source>All tiles are where the goal has them, by the shortest route found.</source>
        <translation>Toutes les tuiles sont là où le but les place, par le chemin le plus court trouvé.</translation>
    </message>
    <message>
        <source>All tiles are where the goal has them, and there is no shorter solution.</source>
        <translation>Toutes les tuiles sont là où le but les place, et il n’existe pas de solution plus courte.</translation>
    </message>
    <message>
        <source>Tile %1 moves, and all tiles are where the goal has them.</source>
        <translation>La tuile %1 se déplace, et toutes les tuiles sont là où le but les place.</translation>
    </message>
    <message>
        <source>The gap goes to the last cell: first down, then right.</source>
        <translation>La case vide va à la dernière case&#xa0;: d’abord vers le bas, puis vers la droite.</translation>
    </message>
    <message>
        <source>The gap goes to its place in the goal; the tiles on its way were placed for this.</source>
        <translation>La case vide rejoint sa place dans le but&#xa0;; les tuiles sur son chemin ont été placées pour cela.</translation>
    </message>
    <message>
        <source>If the goal has the gap elsewhere: the gap goes there, and each tile on its way moves one cell, from where it was placed for this</source>
        <translation>Si la case vide est ailleurs dans le but&#xa0;: elle y va, et chaque tuile sur son chemin avance d’une case, depuis la place choisie pour cela</translation>
    </message>
    <message>
        <source>The textbooks’ 8 puzzle, to a spiral, 3×3</source>
        <translation>Le taquin à 8 tuiles des manuels, en spirale, 3×3</translation>
    </message>
    <message>
        <source>Loyd’s 14 and 15, with the gap first, 4×4</source>
        <translation>Le 14 et le 15 de Loyd, case vide au début, 4×4</translation>
    </message>
    <message>
        <source>15 puzzle, to a spiral</source>
        <translation>Taquin à 15 tuiles, en spirale</translation>
    </message>
    <message numerus="yes">
        <source>This board can reach its goal. %n pair(s) of tiles are in another order than in the goal, an even number. The goal has 0, and no move here makes an even number odd.</source>
        <translation>
            <numerusform>Ce plateau peut atteindre son but. %n paire de tuiles est dans un autre ordre que dans le but, un nombre pair. Le but n’en compte aucune, et ici, aucun coup ne change la parité de ce nombre.</numerusform>
            <numerusform>Ce plateau peut atteindre son but. %n paires de tuiles sont dans un autre ordre que dans le but, un nombre pair. Le but n’en compte aucune, et ici, aucun coup ne change la parité de ce nombre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in another order than in the goal, an odd number. The goal has 0, and no move here makes an odd number even. %1</source>
        <translation>
            <numerusform>%n paire de tuiles est dans un autre ordre que dans le but, un nombre impair. Le but n’en compte aucune, et aucun coup ne rend ici pair un nombre impair. %1</numerusform>
            <numerusform>%n paires de tuiles sont dans un autre ordre que dans le but, un nombre impair. Le but n’en compte aucune, et aucun coup ne rend ici pair un nombre impair. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board can reach its goal. %n pair(s) of tiles are in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an even number. The goal has 0, and no move makes an even number odd.</source>
        <translation>
            <numerusform>Ce plateau peut atteindre son but. %n paire de tuiles est dans un autre ordre que dans le but&#xa0;; avec les lignes de la case vide à sa place (%1), cela fait %2, un nombre pair. Le but donne 0, et aucun coup ne change la parité de ce nombre.</numerusform>
            <numerusform>Ce plateau peut atteindre son but. %n paires de tuiles sont dans un autre ordre que dans le but&#xa0;; avec les lignes de la case vide à sa place (%1), cela fait %2, un nombre pair. Le but donne 0, et aucun coup ne change la parité de ce nombre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of tiles are in another order than in the goal; with the rows from the gap to its place there (%1), that makes %2, an odd number. The goal has 0, and no move makes an odd number even. %3</source>
        <translation>
            <numerusform>%n paire de tuiles est dans un autre ordre que dans le but&#xa0;; avec les lignes de la case vide à sa place (%1), cela fait %2, un nombre impair. Le but donne 0, et aucun coup ne rend pair un nombre impair. %3</numerusform>
            <numerusform>%n paires de tuiles sont dans un autre ordre que dans le but&#xa0;; avec les lignes de la case vide à sa place (%1), cela fait %2, un nombre impair. Le but donne 0, et aucun coup ne rend pair un nombre impair. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The two boards are the start and its goal.</source>
        <translation>Les deux plateaux sont le départ et le but.</translation>
    </message>
    <message>
        <source>the goal has another size than the board</source>
        <translation>le but n’a pas la taille du plateau</translation>
    </message>
    <message>
        <source>The letters are the moves of the gap: u is up, d down, l left, r right.</source>
        <translation>Les lettres sont les coups de la case vide&#xa0;: h vers le haut, b vers le bas, g à gauche, d à droite.</translation>
    </message>
</context>
<context>
    <name>taquin::Picture</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is damaged or cut short: nothing can be shown.</source>
        <translation>«&#xa0;%1&#xa0;» est endommagé ou tronqué&#xa0;: rien ne peut être montré.</translation>
    </message>
    <message>
        <source>“%1” is incomplete: the part that could be read is shown.</source>
        <translation>«&#xa0;%1&#xa0;» est incomplet&#xa0;: la partie lisible est montrée.</translation>
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
        <source>You do not have permission to read “%1”.</source>
        <translation>Vous n’avez pas le droit de lire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>The file “%1” is larger than %2, too large for a picture.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» dépasse %2&#xa0;: c’est trop gros pour une image.</translation>
    </message>
    <message>
        <source>“%1” is an SVG drawing, which could make a program open other files, so it is refused; save it as PNG and open that.</source>
        <translation>«&#xa0;%1&#xa0;» est un dessin SVG, qui pourrait faire ouvrir d’autres fichiers à un programme&#xa0;; il est donc refusé. Enregistrez-le en PNG, puis ouvrez le PNG.</translation>
    </message>
    <message>
        <source>“%1” is a compressed file, such as an SVGZ drawing, not a picture.</source>
        <translation>«&#xa0;%1&#xa0;» est un fichier compressé, par exemple un dessin SVGZ, et non une image.</translation>
    </message>
    <message>
        <source>“%1” is not a picture. PNG, JPEG, GIF, BMP, WebP and TIFF pictures can be opened.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une image. On peut ouvrir des images PNG, JPEG, GIF, BMP, WebP et TIFF.</translation>
    </message>
    <message>
        <source>“%1” is a %2 picture, and the Qt plug-in that reads those is not installed (on Debian: the package qt6-image-formats-plugins).</source>
        <translation>«&#xa0;%1&#xa0;» est une image %2, et le module de Qt qui les lit n’est pas installé (sous Debian&#xa0;: le paquet qt6-image-formats-plugins).</translation>
    </message>
    <message>
        <source>“%1” is %2 × %3 pixels: too thin to be cut into pieces.</source>
        <translation>«&#xa0;%1&#xa0;» mesure %2 × %3 pixels&#xa0;: c’est trop étroit pour être découpé.</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Image collée</translation>
    </message>
    <message>
        <source>“%1” is %2 × %3 pixels: too large to open.</source>
        <translation>«&#xa0;%1&#xa0;» mesure %2 × %3 pixels&#xa0;: c’est trop grand pour être ouvert.</translation>
    </message>
    <message>
        <source>“%1” is a %2 picture, and the Qt plug-in that reads those is not installed (on Debian 13: the package kimageformat6-plugins). Or save it as JPEG and open that.</source>
        <translation>«&#xa0;%1&#xa0;» est une image %2, et le module de Qt qui les lit n’est pas installé (sous Debian 13&#xa0;: le paquet kimageformat6-plugins). Sinon, enregistrez-la en JPEG, puis ouvrez le JPEG.</translation>
    </message>
</context>
<context>
    <name>taquin::PictureStore</name>
    <message>
        <source>“%1” could not be copied to “%2”, so the game will not find it when the program next starts.</source>
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
        <source>All pieces must be used, and those left cover %n cell(s) in all; but %1 must be covered.</source>
        <translation>
            <numerusform>Toutes les pièces doivent servir, et celles qui restent couvrent %n case en tout&#xa0;; or il faut en couvrir %1.</numerusform>
            <numerusform>Toutes les pièces doivent servir, et celles qui restent couvrent %n cases en tout&#xa0;; or il faut en couvrir %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was tried: these pieces, turned over freely, cannot cover the board.</source>
        <translation>Tout a été essayé&#xa0;: ces pièces, retournées à volonté, ne peuvent pas couvrir le plateau.</translation>
    </message>
    <message>
        <source>Everything was tried: these pieces, with %1 never turned over, cannot cover the board.</source>
        <translation>Tout a été essayé&#xa0;: ces pièces, sans retourner %1, ne peuvent pas couvrir le plateau.</translation>
    </message>
    <message>
        <source>All solutions of a symmetrical board: one piece first, only where no image of it came before</source>
        <translation>Toutes les solutions d’un plateau symétrique&#xa0;: une pièce d’abord, là où aucune de ses images n’a été posée</translation>
    </message>
    <message>
        <source>The first empty cell, along the short side, is covered next</source>
        <translation>La première case vide, le long du petit côté, est la prochaine à couvrir</translation>
    </message>
    <message>
        <source>… not by a piece that leaves cells no piece can reach</source>
        <translation>… pas par une pièce qui laisse des cases qu’aucune pièce n’atteint</translation>
    </message>
    <message>
        <source>… otherwise by each piece in turn; the search goes on with the next cell</source>
        <translation>… sinon par chaque pièce à son tour&#xa0;; la recherche continue avec la case suivante</translation>
    </message>
    <message>
        <source>No piece is left for the cell: the last piece is removed</source>
        <translation>Il ne reste aucune pièce pour la case&#xa0;: la dernière pièce est retirée</translation>
    </message>
    <message>
        <source>A solution turned or reflected is also a solution</source>
        <translation>L’image d’une solution par rotation ou par symétrie est aussi une solution</translation>
    </message>
    <message>
        <source>Cell by cell</source>
        <translation>Case par case</translation>
    </message>
    <message>
        <source>Covers the first empty cell, along the short side, with each piece that fits: the fastest method on rectangles.</source>
        <translation>Couvre la première case vide, le long du petit côté, avec chaque pièce qui convient&#xa0;: la méthode la plus rapide sur les rectangles.</translation>
    </message>
    <message>
        <source>Cells examined</source>
        <translation>Cases examinées</translation>
    </message>
    <message>
        <source>Piece %1 would leave cells that no piece left can reach.</source>
        <translation>La pièce %1 laisserait des cases qu’aucune pièce restante n’atteint.</translation>
    </message>
    <message>
        <source>Piece %3 fits on the first empty cell: row %1, column %2.</source>
        <translation>La pièce %3 convient sur la première case vide&#xa0;: ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>Coloured like a chequerboard, %1 empty cells are dark and %2 light. However the pieces left are laid, the numbers of dark and light cells that they cover can only differ by %3.</source>
        <translation>En damier, %1 cases vides sont foncées et %2 claires. Or, de quelque façon qu’on pose les pièces restantes, la différence entre le nombre de cases foncées et de cases claires qu’elles couvrent ne peut être que %3.</translation>
    </message>
    <message>
        <source>With every second row dark, %1 empty cells are dark and %2 light. However the pieces left are laid, the numbers of dark and light cells that they cover can only differ by %3.</source>
        <translation>Avec une ligne sur deux foncée, %1 cases vides sont foncées et %2 claires. Or, de quelque façon qu’on pose les pièces restantes, la différence entre le nombre de cases foncées et de cases claires qu’elles couvrent ne peut être que %3.</translation>
    </message>
    <message>
        <source>With every second column dark, %1 empty cells are dark and %2 light. However the pieces left are laid, the numbers of dark and light cells that they cover can only differ by %3.</source>
        <translation>Avec une colonne sur deux foncée, %1 cases vides sont foncées et %2 claires. Or, de quelque façon qu’on pose les pièces restantes, la différence entre le nombre de cases foncées et de cases claires qu’elles couvrent ne peut être que %3.</translation>
    </message>
    <message>
        <source>For each empty cell and each piece left, the placements are counted; the fewest decide</source>
        <translation>Pour chaque case vide et chaque pièce restante, on compte les placements&#xa0;; le plus petit nombre décide</translation>
    </message>
    <message>
        <source>… not a placement that leaves none to another cell or piece</source>
        <translation>… pas un placement qui n’en laisse aucun à une autre case ou pièce</translation>
    </message>
    <message>
        <source>… otherwise one after another, and the search goes on</source>
        <translation>… sinon l’un après l’autre, et la recherche continue</translation>
    </message>
    <message>
        <source>No placement left: the last piece is removed</source>
        <translation>Plus aucun placement&#xa0;: la dernière pièce est retirée</translation>
    </message>
    <message>
        <source>Exact cover</source>
        <translation>Couverture exacte</translation>
    </message>
    <message>
        <source>The covered cells ahead and the pieces left do not fit into the 64 bits that this method has for them: the board is too wide, or there are too many kinds of pieces.</source>
        <translation>Les cases déjà couvertes plus loin et les pièces restantes ne tiennent pas dans les 64 bits dont cette méthode dispose&#xa0;: le plateau est trop large, ou il y a trop de sortes de pièces.</translation>
    </message>
    <message>
        <source>Counting by a profile</source>
        <translation>Comptage par profil</translation>
    </message>
    <message>
        <source>Counts tilings without laying each one: treats alike all beginnings that leave the same cells and pieces. The best method to count tilings with many equal pieces.</source>
        <translation>Compte les pavages sans les poser un à un&#xa0;: traite ensemble tous les débuts qui laissent les mêmes cases et les mêmes pièces. La meilleure méthode pour compter les pavages faits de beaucoup de pièces identiques.</translation>
    </message>
    <message>
        <source>Ways to pass a cell</source>
        <translation>Façons de passer une case</translation>
    </message>
    <message>
        <source>Always continues with the cell or piece that has the fewest placements left: few tries, and the best method on boards with closed cells.</source>
        <translation>Continue toujours par la case ou la pièce qui a le moins de placements&#xa0;: peu d’essais, et la meilleure méthode sur les plateaux à cases fermées.</translation>
    </message>
    <message>
        <source>Placements</source>
        <translation>Placements</translation>
    </message>
    <message>
        <source>With piece %1 here, piece %2 would have no place left.</source>
        <translation>Avec la pièce %1 ici, la pièce %2 n’aurait plus de place.</translation>
    </message>
    <message>
        <source>With piece %1 here, no piece left could cover row %2, column %3.</source>
        <translation>Avec la pièce %1 ici, aucune pièce restante ne pourrait couvrir la case de la ligne %2, colonne %3.</translation>
    </message>
    <message numerus="yes">
        <source>Piece %1 has only %n place(s) left, the fewest of all; this is one.</source>
        <translation>
            <numerusform>La pièce %1 n’a plus qu’une place&#xa0;; la voici.</numerusform>
            <numerusform>La pièce %1 a encore %n places possibles, moins que toutes les autres&#xa0;; en voici une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2 can be covered in only %n way(s), the fewest of all; this is piece %3.</source>
        <translation>
            <numerusform>La case de la ligne %1, colonne %2 ne peut être couverte que d’une seule façon&#xa0;; voici la pièce %3.</numerusform>
            <numerusform>La case de la ligne %1, colonne %2 peut être couverte de %n façons, moins que toutes les autres&#xa0;; voici la pièce %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hole of %n cell(s) is too small for any piece that is left.</source>
        <translation>
            <numerusform>Un trou de %n case est trop petit pour les pièces qui restent.</numerusform>
            <numerusform>Un trou de %n cases est trop petit pour les pièces qui restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of %1 cells cannot fill a hole of %n cell(s).</source>
        <translation>
            <numerusform>Des pièces de %1 cases ne peuvent pas remplir un trou de %n case.</numerusform>
            <numerusform>Des pièces de %1 cases ne peuvent pas remplir un trou de %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hole of %n cell(s) cannot be filled: %n is not a multiple of %1, and there are too few monominoes for the rest.</source>
        <translation>
            <numerusform>Le trou de %n case ne peut pas être rempli&#xa0;: %n n’est pas un multiple de %1, et il n’y a pas assez de monominos pour le reste.</numerusform>
            <numerusform>Le trou de %n cases ne peut pas être rempli&#xa0;: %n n’est pas un multiple de %1, et il n’y a pas assez de monominos pour le reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sizes of the pieces that are left cannot add up to a hole of %n cell(s).</source>
        <translation>
            <numerusform>Les tailles des pièces qui restent ne peuvent pas donner un trou de %n case.</numerusform>
            <numerusform>Les tailles des pièces qui restent ne peuvent pas donner un trou de %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>All ways to lay the pieces left were tried: none covers the board.</source>
        <translation>Toutes les façons de poser les pièces restantes ont été essayées&#xa0;: aucune ne couvre le plateau.</translation>
    </message>
    <message>
        <source>Take piece %1 off: as it lies, there is no solution; without it there is.</source>
        <translation>Retirez la pièce %1&#xa0;: ainsi posée, il n’y a pas de solution&#xa0;; sans elle, il y en a une.</translation>
    </message>
    <message>
        <source>The pieces left can cover the empty cells.</source>
        <translation>Les pièces restantes peuvent couvrir les cases vides.</translation>
    </message>
    <message>
        <source>A short search found neither a solution nor a proof that there is none.</source>
        <translation>Une courte recherche n’a trouvé ni solution, ni preuve qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
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
        <source>tetrominoes</source>
        <translation>tétrominos</translation>
    </message>
    <message>
        <source>pentominoes</source>
        <translation>pentominos</translation>
    </message>
    <message>
        <source>Never turned over</source>
        <translation>Jamais retournées</translation>
    </message>
    <message>
        <source>The letters of the pieces that may be turned but not turned over; they lie as their letters are drawn</source>
        <translation>Les lettres des pièces qu’on peut tourner mais pas retourner&#xa0;; elles sont posées comme leur lettre est dessinée</translation>
    </message>
    <message>
        <source>Closed cells</source>
        <translation>Cases fermées</translation>
    </message>
    <message>
        <source>Row and column of a cell, 1.8, or of two corners of a rectangle, 4.4-5.5; several are joined by +. You can paint them with “Edit the Board”.</source>
        <translation>Ligne et colonne d’une case, 1.8, ou de deux coins d’un rectangle, 4.4-5.5&#xa0;; + entre plusieurs. On peut les peindre avec «&#xa0;Modifier le plateau&#xa0;».</translation>
    </message>
    <message>
        <source>Vinrich’s puzzle: tetrominoes and monomino, 3×7</source>
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
        <source>Ten Y pentominoes, 5×10</source>
        <translation>Dix pentominos Y, 5×10</translation>
    </message>
    <message>
        <source>The five tetrominoes, 4×5: impossible</source>
        <translation>Les cinq tétrominos, 4×5&#xa0;: impossible</translation>
    </message>
    <message>
        <source>A polyomino is made of equal squares, side by side: one is a monomino, four a tetromino, five a pentomino. There are five tetrominoes and twelve pentominoes, named after the letters they look like.

The pieces beside the board must cover it without overlaps, and all of them must be used. You may turn them, and turn them over, unless the board forbids it. Closed cells stay free.

Drag a piece to its place, or click the piece and then the place. R or the wheel turns it, F turns it over, in your hand, beside the board and on it. Esc puts back the piece in your hand; Delete, or a drag off the board, removes one.

A piece is refused only where it does not fit. One that fits may still spoil the board: the verdict says so, and shows a hole that the pieces left cannot fill. A solution turned or reflected is an image of the same one: Vinrich’s puzzle has 52 solutions, 13 without the images.</source>
        <translation>Un polyomino est fait de carrés égaux, côte à côte&#xa0;: un seul fait un monomino, quatre un tétromino, cinq un pentomino. Il y a cinq tétrominos et douze pentominos, nommés d’après les lettres auxquelles ils ressemblent.

Les pièces à côté du plateau doivent le couvrir sans chevauchement, et toutes doivent servir. On peut les tourner, et les retourner si le plateau ne l’interdit pas. Les cases fermées restent libres.

Faites glisser une pièce à sa place, ou cliquez sur la pièce, puis à l’endroit voulu. R ou la molette la tourne, F la retourne, dans la main, à côté du plateau et dessus. Échap repose la pièce que vous avez en main&#xa0;; Suppr, ou un glissement hors du plateau, en retire une.

Une pièce n’est refusée que là où elle ne tient pas. Une pièce qui tient peut quand même gâcher le plateau&#xa0;: le verdict le dit, et montre un trou que les pièces restantes ne peuvent pas remplir. Par rotation ou par symétrie, une solution donne des images qui comptent pour la même&#xa0;: le casse-tête de Vinrich a 52 solutions, 13 à symétrie près.</translation>
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
        <source>Piece %1 is already beside the board.</source>
        <translation>La pièce %1 est déjà à côté du plateau.</translation>
    </message>
    <message>
        <source>Piece %1 cannot be turned over on this board.</source>
        <translation>La pièce %1 ne peut pas être retournée sur ce plateau.</translation>
    </message>
    <message>
        <source>Piece %1 would stick out of the board here.</source>
        <translation>La pièce %1 dépasserait du plateau ici.</translation>
    </message>
    <message>
        <source>Piece %1 would cover a closed cell here.</source>
        <translation>La pièce %1 couvrirait ici une case fermée.</translation>
    </message>
    <message>
        <source>Piece %1 would overlap %2 here.</source>
        <translation>Ici, la pièce %1 chevaucherait la pièce %2.</translation>
    </message>
    <message>
        <source>row %1 must have one cell per column (%3), not %2</source>
        <translation>la ligne %1 doit avoir une case par colonne (%3), et non %2</translation>
    </message>
    <message>
        <source>“%1” is not the letter of a piece of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est la lettre d’aucune pièce de ce plateau</translation>
    </message>
    <message>
        <source>the text has more rows than the board (%1)</source>
        <translation>le texte donne plus de lignes que le plateau n’en a (%1)</translation>
    </message>
    <message>
        <source>the board has %1 rows, but the text gives only %2</source>
        <translation>le plateau a %1 lignes, mais le texte n’en donne que %2</translation>
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
        <source>it is unclear where one piece %1 ends and the next begins; write &apos; after all letters of a piece</source>
        <translation>on ne sait pas où finit une pièce %1 et où commence la suivante&#xa0;; écrivez &apos; après toutes les lettres d’une pièce</translation>
    </message>
    <message>
        <source>these cells do not form a piece %1, even turned over</source>
        <translation>ces cases ne forment pas une pièce %1, même retournée</translation>
    </message>
    <message>
        <source>these cells do not form a piece %1</source>
        <translation>ces cases ne forment pas une pièce %1</translation>
    </message>
    <message>
        <source>there are more %1 pieces than the board has</source>
        <translation>il y a plus de pièces %1 que le plateau n’en a</translation>
    </message>
    <message>
        <source>Piece %1 has no place on this board.</source>
        <translation>La pièce %1 n’a aucune place sur ce plateau.</translation>
    </message>
    <message>
        <source>%1 ways to lay the pieces, overlaps allowed.</source>
        <translation>%1 façons de poser les pièces, chevauchements permis.</translation>
    </message>
    <message>
        <source>“%1” is not a piece of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une pièce de ce plateau</translation>
    </message>
    <message>
        <source>a place such as @2,3/1 or @- is expected here</source>
        <translation>il faut ici une place comme @2,3/1 ou @-</translation>
    </message>
    <message>
        <source>the piece is already there</source>
        <translation>la pièce y est déjà</translation>
    </message>
    <message>
        <source>“%1” is given twice</source>
        <translation>«&#xa0;%1&#xa0;» est donné deux fois</translation>
    </message>
    <message>
        <source>a cell of the board, row and column, such as 4.5, is expected here</source>
        <translation>il faut ici une case du plateau, ligne et colonne, par exemple 4.5</translation>
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
        <source>“%1” is not a piece: the pieces are %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une pièce&#xa0;: les pièces sont %2</translation>
    </message>
    <message>
        <source>a number of pieces from 1 to %1 is expected after “*”</source>
        <translation>après «&#xa0;*&#xa0;», il faut un nombre de pièces de 1 à %1</translation>
    </message>
    <message>
        <source>a board can have at most %1 pieces</source>
        <translation>un plateau peut avoir au plus %1 pièces</translation>
    </message>
    <message>
        <source>Nothing more fits after piece %1: it is removed.</source>
        <translation>Plus rien ne convient après la pièce %1&#xa0;: elle est retirée.</translation>
    </message>
    <message>
        <source>Piece %1 comes first, in a place that is not an image of an earlier one: what is found with it here holds for the images too.</source>
        <translation>La pièce %1 vient d’abord, à une place qui n’est l’image d’aucune précédente&#xa0;: ce qu’on trouve avec elle ici vaut aussi pour les images.</translation>
    </message>
    <message>
        <source>Piece %1 is next in an image of the solution, turned or reflected.</source>
        <translation>La pièce %1 suit dans une image de la solution, obtenue par rotation ou par symétrie.</translation>
    </message>
    <message>
        <source>Every cell is covered, and every piece is used.</source>
        <translation>Chaque case est couverte, et chaque pièce est utilisée.</translation>
    </message>
    <message>
        <source>Piece %1 is already there.</source>
        <translation>La pièce %1 est déjà là.</translation>
    </message>
    <message>
        <source>Order of the pieces</source>
        <translation>Ordre des pièces</translation>
    </message>
    <message>
        <source>The letters of the pieces, in the order to lay them; those left out come last. The number of tries depends on it.</source>
        <translation>Les lettres des pièces, dans l’ordre où les poser&#xa0;; celles qui manquent viennent à la fin. Le nombre d’essais en dépend.</translation>
    </message>
    <message>
        <source>The board is cleared; a monomino on it stays</source>
        <translation>Le plateau est vidé&#xa0;; un monomino posé y reste</translation>
    </message>
    <message>
        <source>The next piece of the order, in every orientation on every cell: each fit is a try</source>
        <translation>La pièce suivante de l’ordre, dans chaque orientation sur chaque case&#xa0;: si elle convient, c’est un essai</translation>
    </message>
    <message>
        <source>The empty regions are measured</source>
        <translation>Les régions vides sont mesurées</translation>
    </message>
    <message>
        <source>… the pieces left cannot add up to the area of one: another place</source>
        <translation>… les pièces restantes ne peuvent pas totaliser l’aire de l’une d’elles&#xa0;: une autre place</translation>
    </message>
    <message>
        <source>All are laid: the monomino goes into the last hole</source>
        <translation>Toutes sont posées&#xa0;: le monomino va dans le dernier trou</translation>
    </message>
    <message>
        <source>No place left: back to the piece before, which goes elsewhere</source>
        <translation>Il ne reste aucune place&#xa0;: retour à la pièce précédente, qui va ailleurs</translation>
    </message>
    <message>
        <source>“%1” in the order is not the letter of a piece of this board.</source>
        <translation>«&#xa0;%1&#xa0;», dans l’ordre, n’est la lettre d’aucune pièce de ce plateau.</translation>
    </message>
    <message>
        <source>Piece %1 is removed: the method starts with an empty board.</source>
        <translation>La pièce %1 est retirée&#xa0;: la méthode part d’un plateau vide.</translation>
    </message>
    <message>
        <source>The monomino goes into the last hole.</source>
        <translation>Le monomino va dans le dernier trou.</translation>
    </message>
    <message>
        <source>Piece %1 leads nowhere: it goes elsewhere, or the one before does.</source>
        <translation>La pièce %1 ne mène nulle part&#xa0;: elle va ailleurs, ou bien la précédente.</translation>
    </message>
    <message>
        <source>Piece %1 fits, and the pieces left can make up the areas of all regions: go on.</source>
        <translation>La pièce %1 convient, et les pièces restantes peuvent totaliser les aires de toutes les régions&#xa0;: on continue.</translation>
    </message>
    <message>
        <source>Piece %1 fits, and the areas of the regions are multiples of %2, with a remainder for monominoes: go on.</source>
        <translation>La pièce %1 convient, et les aires des régions sont des multiples de %2, avec un reste pour des monominos&#xa0;: on continue.</translation>
    </message>
    <message>
        <source>Piece %1 fits, and the areas of the regions are multiples of %2: go on.</source>
        <translation>La pièce %1 convient, et les aires des régions sont des multiples de %2&#xa0;: on continue.</translation>
    </message>
    <message>
        <source>Vinrich’s method</source>
        <translation>Méthode de Vinrich</translation>
    </message>
    <message>
        <source>Lays the pieces in a given order, with backtracking, and measures the empty regions after each. The number of tries depends on the order: 652 as the pieces are listed, 650 to 3,776 in others, for all 52 solutions of 3×7. The document’s 2,280 cannot be reproduced, since its order is lost.</source>
        <translation>Pose les pièces dans un ordre donné, avec retour en arrière, et mesure les régions vides après chacune. Le nombre d’essais dépend de l’ordre&#xa0;: 652 dans celui de la liste, de 650 à 3&#xa0;776 dans d’autres, pour les 52 solutions de 3×7. Les 2&#xa0;280 du document ne peuvent pas être retrouvés, car son ordre est perdu.</translation>
    </message>
    <message>
        <source>At least one cell must stay open.</source>
        <translation>Une case au moins doit rester ouverte.</translation>
    </message>
    <message>
        <source>Dudeney’s chessboard: pentominoes and a square, 8×8</source>
        <translation>L’échiquier de Dudeney&#xa0;: pentominos et un carré, 8×8</translation>
    </message>
    <message>
        <source>Two of each tetromino, S and L never turned over, 4×10</source>
        <translation>Deux de chaque tétromino, S et L jamais retournés, 4×10</translation>
    </message>
    <message>
        <source>… all can be filled: on to the next piece</source>
        <translation>… toutes peuvent être remplies&#xa0;: on passe à la pièce suivante</translation>
    </message>
    <message>
        <source>Vinrich’s tries</source>
        <translation>Essais de Vinrich</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>dans l’ordre de la liste</translation>
    </message>
    <message>
        <source>… nor by one that leaves the same cells and pieces as an earlier failure</source>
        <translation>… ni par une pièce qui laisse les mêmes cases et les mêmes pièces qu’un échec précédent</translation>
    </message>
    <message>
        <source>Piece %1 would leave the same empty cells and pieces as before, and those had no solution.</source>
        <translation>La pièce %1 laisserait les mêmes cases vides et les mêmes pièces qu’auparavant, et celles-ci n’ont pas de solution.</translation>
    </message>
    <message>
        <source>In the solution, piece %1 lies here.</source>
        <translation>Dans la solution, la pièce %1 est ici.</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation>la ligne %1 a %2 cases, la ligne 1 en a %3</translation>
    </message>
    <message>
        <source>a drawing of a board and its pieces</source>
        <translation>un dessin de plateau et de pièces</translation>
    </message>
    <message>
        <source>Piece %1 fits nowhere on the empty cells.</source>
        <translation>La pièce %1 n’a de place nulle part sur les cases vides.</translation>
    </message>
    <message>
        <source>No piece left can cover row %1, column %2.</source>
        <translation>Aucune pièce restante ne peut couvrir la ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>Everything was tried: these pieces, never turned over, cannot cover the board.</source>
        <translation>Tout a été essayé&#xa0;: ces pièces, jamais retournées, ne peuvent pas couvrir le plateau.</translation>
    </message>
    <message>
        <source>hexominoes</source>
        <translation>hexominos</translation>
    </message>
    <message>
        <source>heptominoes</source>
        <translation>heptominos</translation>
    </message>
    <message>
        <source>dominoes</source>
        <translation>dominos</translation>
    </message>
    <message>
        <source>trominoes</source>
        <translation>trominos</translation>
    </message>
    <message>
        <source>monominoes</source>
        <translation>monominos</translation>
    </message>
    <message>
        <source>A set, monominoes to heptominoes, or a letter per piece: m, IOTSL, FILNPTUVWXYZ; L*4 means four, I5 the pentomino, i the tetromino; several are joined by +</source>
        <translation>Un jeu, de monominoes à heptominoes, ou une lettre par pièce&#xa0;: m, IOTSL, FILNPTUVWXYZ&#xa0;; L*4 en donne quatre, I5 est le pentomino, i le tétromino&#xa0;; on en joint plusieurs par +</translation>
    </message>
    <message>
        <source>Custom pieces</source>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>Pieces drawn by a letter and dots, row by row, joined by +: JJJ/..J+AA*3 is one J and three dominoes. You can draw them with “Edit the Board”.</source>
        <translation>Des pièces dessinées par une lettre et des points, ligne par ligne, jointes par +&#xa0;: JJJ/..J+AA*3 donne un J et trois dominos. On peut les dessiner avec «&#xa0;Modifier le plateau&#xa0;».</translation>
    </message>
    <message>
        <source>One-sided</source>
        <translation>À une face</translation>
    </message>
    <message>
        <source>No piece is turned over, and the mirror image of each is a piece of its own: J beside L, Z beside S</source>
        <translation>Aucune pièce n’est retournée, et l’image en miroir de chacune est une pièce à part&#xa0;: J à côté de L, Z à côté de S</translation>
    </message>
    <message>
        <source>Fifteen bent trominoes, 5×9</source>
        <translation>Quinze trominos coudés, 5×9</translation>
    </message>
    <message>
        <source>The 18 one-sided pentominoes, 9×10</source>
        <translation>Les 18 pentominos à une face, 9×10</translation>
    </message>
    <message>
        <source>a board can have at most %1 kinds of pieces of its own</source>
        <translation>un plateau peut avoir au plus %1 sortes de pièces qui lui soient propres</translation>
    </message>
    <message>
        <source>a piece is drawn by its letter and dots, row by row: JJJ/..J, and + before the next piece</source>
        <translation>une pièce se dessine par sa lettre et des points, ligne par ligne&#xa0;: JJJ/..J, et + avant la pièce suivante</translation>
    </message>
    <message>
        <source>a piece is drawn by one letter, here %1; “%2” is another</source>
        <translation>une pièce se dessine par une seule lettre, ici %1&#xa0;; «&#xa0;%2&#xa0;» en est une autre</translation>
    </message>
    <message>
        <source>a piece has at most %1 cells</source>
        <translation>une pièce a au plus %1 cases</translation>
    </message>
    <message>
        <source>a piece has at least one cell</source>
        <translation>une pièce a au moins une case</translation>
    </message>
    <message>
        <source>“%1” is already the name of another piece</source>
        <translation>«&#xa0;%1&#xa0;» est déjà le nom d’une autre pièce</translation>
    </message>
    <message>
        <source>this cell of piece %1 does not touch the others along a side</source>
        <translation>cette case de la pièce %1 ne touche pas les autres par un côté</translation>
    </message>
    <message>
        <source>a covered board, with a letter for each piece</source>
        <translation>un plateau couvert, avec une lettre pour chaque pièce</translation>
    </message>
    <message>
        <source>Selected pieces</source>
        <translation>Pièces choisies</translation>
    </message>
    <message>
        <source>The letters of those of the pieces above that are used: with pentominoes,only=FPUVW, five of the twelve</source>
        <translation>Les lettres de celles des pièces ci-dessus qui servent&#xa0;: avec pentominoes,only=FPUVW, cinq des douze</translation>
    </message>
    <message>
        <source>Each letter is the piece on a cell, row by row from the top; / ends a row.</source>
        <translation>Chaque lettre est la pièce qui couvre une case, ligne par ligne depuis le haut&#xa0;; / termine une ligne.</translation>
    </message>
    <message>
        <source>Piece %1 would overlap %2 and %3 here.</source>
        <translation>Ici, la pièce %1 chevaucherait les pièces %2 et %3.</translation>
    </message>
    <message>
        <source>which pieces? Give a set, as in tiling:6x10,pentominoes, or pieces= or own=</source>
        <translation>quelles pièces&#xa0;? Donnez un jeu, comme dans tiling:6x10,pentominoes, ou pieces= ou own=</translation>
    </message>
    <message numerus="yes">
        <source>All pieces must be used, and they cover %n cell(s) in all; but %1 must be covered.</source>
        <translation>
            <numerusform>Toutes les pièces doivent servir, et elles couvrent %n case en tout&#xa0;; or il faut en couvrir %1.</numerusform>
            <numerusform>Toutes les pièces doivent servir, et elles couvrent %n cases en tout&#xa0;; or il faut en couvrir %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tours</name>
    <message>
        <source>falling direction ╲</source>
        <translation>direction descendante ╲</translation>
    </message>
    <message>
        <source>rising direction ╱</source>
        <translation>direction montante ╱</translation>
    </message>
    <message>
        <source>%1 has already been used in the %2, between numbers %3 and %4.</source>
        <translation>%1 a déjà servi dans la %2, entre les numéros %3 et %4.</translation>
    </message>
    <message>
        <source>The bishop is already on %1.</source>
        <translation>Le fou est déjà sur %1.</translation>
    </message>
    <message>
        <source>%1 has the other colour: the bishop never leaves its own.</source>
        <translation>%1 est de l’autre couleur&#xa0;: le fou ne quitte jamais la sienne.</translation>
    </message>
    <message>
        <source>The bishop moves one square at a time, and %1 does not touch %2.</source>
        <translation>Le fou avance d’une case à la fois, et %1 ne touche pas %2.</translation>
    </message>
    <message>
        <source>Both sides are odd, so all four corners have one colour. A corner touches a single square: the bishop cannot leave it again. A tour can begin in one corner and end in another; it cannot visit the other two.</source>
        <translation>Les deux côtés sont impairs, donc les quatre coins ont la même couleur. Un coin ne touche qu’une case&#xa0;: le fou ne peut plus le quitter. Un parcours peut commencer dans un coin et finir dans un autre&#xa0;; il ne peut pas visiter les deux autres.</translation>
    </message>
    <message>
        <source>The corners %1 and %2 have the colour of %3. A corner touches a single square: the bishop cannot leave it again, so the tour would have to end in both.</source>
        <translation>Les coins %1 et %2 ont la couleur de %3. Un coin ne touche qu’une case&#xa0;: le fou ne peut plus le quitter, et le parcours devrait finir dans les deux.</translation>
    </message>
    <message>
        <source>Only two ways lead to and from a border square: the bishop enters by one and leaves by the other. With a side of four, that forces its path on all the other squares too, from one end of the board to the other: it can turn only at the border, and going straight it ends in a corner after %1 of %2 squares.</source>
        <translation>Une case du bord n’a que deux chemins&#xa0;: le fou entre par l’un et sort par l’autre. Avec un côté de quatre, cela impose aussi son chemin sur toutes les autres cases, d’un bout à l’autre du plateau&#xa0;: il ne peut tourner qu’au bord et, en allant tout droit, il finit dans un coin après %1 des %2 cases.</translation>
    </message>
    <message>
        <source>On a 6×6 board no tour begins in a corner: everything was tried.</source>
        <translation>Sur un plateau 6×6, aucun parcours ne commence dans un coin&#xa0;: tout a été essayé.</translation>
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
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>The first square, such as c5; if left empty, the top left corner or, if that is closed, the first open square after it.</source>
        <translation>La première case, par exemple c5&#xa0;; sans indication, le coin en haut à gauche ou, s’il est fermé, la première case ouverte après lui.</translation>
    </message>
    <message>
        <source>The standard board, 8×8</source>
        <translation>L’échiquier ordinaire, 8×8</translation>
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
        <source>Seven squares that the rule allows: c4 is crossed both ways (course)</source>
        <translation>Sept cases que la règle permet&#xa0;: c4 est traversée dans les deux sens (cours)</translation>
    </message>
    <message>
        <source>Six squares, after which the rule forbids d4 and e5 (course)</source>
        <translation>Six cases, après lesquelles la règle interdit d4 et e5 (cours)</translation>
    </message>
    <message>
        <source>Bishop’s tour</source>
        <translation>Parcours du fou</translation>
    </message>
    <message>
        <source>Move the bishop over all squares of its colour. It may visit a square twice, but then enters it in another direction.</source>
        <translation>Faites passer le fou par toutes les cases de sa couleur. Il peut revenir sur une case, mais alors dans une autre direction.</translation>
    </message>
    <message>
        <source>From the bishop’s square, the diagonal steps in a free direction:</source>
        <translation>Depuis la case du fou, les pas en diagonale dont la direction est libre&#xa0;:</translation>
    </message>
    <message>
        <source>… not into the dead-end corner, while other squares are left</source>
        <translation>… pas dans le coin sans issue, tant qu’il reste d’autres cases</translation>
    </message>
    <message>
        <source>… nor if a square would keep fewer than two neighbours for the way in and the way out</source>
        <translation>… ni si une case gardait moins de deux voisines pour y entrer et en sortir</translation>
    </message>
    <message>
        <source>… otherwise go there, and repeat</source>
        <translation>… sinon on y va, et l’on recommence</translation>
    </message>
    <message>
        <source>All steps were tried: back one step</source>
        <translation>Tous les pas ont été essayés&#xa0;: retour d’un pas en arrière</translation>
    </message>
    <message>
        <source>All squares of the colour are visited: a tour</source>
        <translation>Toutes les cases de la couleur sont visitées&#xa0;: un parcours</translation>
    </message>
    <message>
        <source>Dead-end detection</source>
        <translation>Détection des impasses</translation>
    </message>
    <message>
        <source>Keeps the last corner for the end and goes back as soon as a square can no longer be visited; counts tours from a corner without walking them, if a side has at most 15 squares, and on 16×16.</source>
        <translation>Garde le dernier coin pour la fin et revient en arrière dès qu’une case ne peut plus être visitée&#xa0;; compte les parcours partant d’un coin sans les suivre un à un, si un côté a 15 cases au plus, et sur 16×16.</translation>
    </message>
    <message>
        <source>Steps tried</source>
        <translation>Pas essayés</translation>
    </message>
    <message>
        <source>%1 is a corner with no way out: it must be the last square, and others are not visited yet.</source>
        <translation>%1 est un coin sans issue&#xa0;: ce doit être la dernière case, et d’autres ne sont pas encore visitées.</translation>
    </message>
    <message>
        <source>Straight on from %1 to %2, number %4, in the %3.</source>
        <translation>Tout droit de %1 à %2, numéro&#xa0;%4, dans la %3.</translation>
    </message>
    <message>
        <source>Bounced off the border at %1 to %2, number %4, in the %3.</source>
        <translation>Renvoyé par le bord en %1 vers %2, numéro&#xa0;%4, dans la %3.</translation>
    </message>
    <message>
        <source>Deflected by the mirror on %1 to %2, number %4, in the %3.</source>
        <translation>Dévié par le miroir en %1 vers %2, numéro&#xa0;%4, dans la %3.</translation>
    </message>
    <message>
        <source>The bishop moves from %1 to %2, number %4, in the %3.</source>
        <translation>Le fou va de %1 à %2, numéro&#xa0;%4, dans la %3.</translation>
    </message>
    <message>
        <source>All squares of this colour are visited: a tour.</source>
        <translation>Toutes les cases de cette couleur sont visitées&#xa0;: un parcours.</translation>
    </message>
    <message>
        <source>Nothing is left to try from %1: number %2 is undone.</source>
        <translation>Plus rien à essayer depuis %1&#xa0;: le numéro %2 est annulé.</translation>
    </message>
    <message>
        <source>From the bishop’s square, the four diagonal steps, in alternating directions:</source>
        <translation>Depuis la case du fou, les quatre pas en diagonale, en alternant les directions&#xa0;:</translation>
    </message>
    <message>
        <source>… not to a square already used in this direction</source>
        <translation>… pas vers une case déjà utilisée dans cette direction</translation>
    </message>
    <message>
        <source>… otherwise go there: mark the direction on both squares, and repeat</source>
        <translation>… sinon on y va&#xa0;: la direction est marquée sur les deux cases, et l’on recommence</translation>
    </message>
    <message>
        <source>All steps were tried: the marks are restored, and the bishop goes back one step</source>
        <translation>Tous les pas ont été essayés&#xa0;: les marques sont rétablies, et le fou recule d’un pas</translation>
    </message>
    <message>
        <source>The course’s program</source>
        <translation>Le programme du cours</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>A %1×%2 board is too narrow: a knight cannot get everywhere on it.</source>
        <translation>Un plateau %1×%2 est trop étroit&#xa0;: un cavalier ne peut pas aller partout.</translation>
    </message>
    <message>
        <source>Only one jump leads to %1, so a tour would have to end there. But every jump changes colour: after the %2 jumps that are left, the knight is on a square of the other colour.</source>
        <translation>Un seul saut mène à %1&#xa0;: un parcours devrait donc s’y terminer. Mais chaque saut change de couleur&#xa0;: après les %2 sauts qui restent, le cavalier est sur une case de l’autre couleur.</translation>
    </message>
    <message>
        <source>Every jump changes colour. There are only %2 squares of %1’s colour and %3 of the other: a tour must begin and end on the more frequent colour.</source>
        <translation>Chaque saut change de couleur. Il n’y a que %2 cases de la couleur de %1, et %3 de l’autre&#xa0;: un parcours doit commencer et finir sur la couleur la plus nombreuse.</translation>
    </message>
    <message>
        <source>On a %1×%2 board no tour begins on %3: everything was tried.</source>
        <translation>Sur un plateau %1×%2, aucun parcours ne commence en %3&#xa0;: tout a été essayé.</translation>
    </message>
    <message>
        <source>A %1×%2 board has no tour from any square: everything was tried.</source>
        <translation>Un plateau %1×%2 n’a aucun parcours, où qu’il commence&#xa0;: tout a été essayé.</translation>
    </message>
    <message>
        <source>With a side of four, every jump from the two outer lines leads to the two inner ones, which have no more squares. A tour beginning or ending on an inner square such as %1 would alternate between them at every jump, as it does between the colours: all outer squares would have one colour, but they have two.</source>
        <translation>Avec un côté de quatre, chaque saut parti des deux rangées extérieures mène aux deux intérieures, qui n’ont pas plus de cases. Un parcours commençant ou finissant sur une case intérieure comme %1 alternerait entre elles à chaque saut, comme entre les couleurs&#xa0;: toutes les cases extérieures auraient une même couleur, or elles en ont deux.</translation>
    </message>
    <message>
        <source>No jump leads to or from the middle square.</source>
        <translation>Aucun saut ne mène à la case du milieu ni n’en part.</translation>
    </message>
    <message>
        <source>Every jump changes colour, so a knight returns to its first square after an even number of jumps. This board has %1 squares, an odd number: it has no closed tour.</source>
        <translation>Chaque saut change de couleur&#xa0;: un cavalier revient donc à sa première case après un nombre pair de sauts. Ce plateau a %1 cases, un nombre impair&#xa0;: il n’a pas de parcours fermé.</translation>
    </message>
    <message>
        <source>With a side of four, every jump from the two outer lines leads to the two inner ones. A closed tour would alternate between them at every jump, as it does between the colours: all outer squares would have one colour, but they have two.</source>
        <translation>Avec un côté de quatre, chaque saut parti des deux rangées extérieures mène aux deux intérieures. Un parcours fermé alternerait entre elles à chaque saut, comme entre les couleurs&#xa0;: toutes les cases extérieures auraient une même couleur, or elles en ont deux.</translation>
    </message>
    <message>
        <source>With a side of three, closed tours exist only from a length of ten on: a %1×%2 board has none (Schwenk 1991).</source>
        <translation>Avec un côté de trois, il n’y a de parcours fermé qu’à partir d’une longueur de dix&#xa0;: un plateau %1×%2 n’en a pas (Schwenk 1991).</translation>
    </message>
    <message>
        <source>With the knight on %1, %2 cannot be reached: every square a jump away from it is visited.</source>
        <translation>Avec le cavalier en %1, %2 est inaccessible&#xa0;: toutes les cases à un saut d’elle sont visitées.</translation>
    </message>
    <message>
        <source>With the knight on %1, only one way is left to %2: a closed tour needs one in and one out.</source>
        <translation>Avec le cavalier en %1, il ne reste qu’un chemin vers %2&#xa0;: un parcours fermé en demande un pour y entrer et un autre pour en sortir.</translation>
    </message>
    <message>
        <source>With the knight on %1, only one way is left to %2 and one to %3: the tour would have to end on both.</source>
        <translation>Avec le cavalier en %1, il ne reste qu’un chemin vers %2 et un seul vers %3&#xa0;: le parcours devrait finir sur les deux.</translation>
    </message>
    <message numerus="yes">
        <source>With the knight on %1, %n square(s) are cut off: no free squares lead there.</source>
        <translation>
            <numerusform>Avec le cavalier en %1, %n case est coupée du reste&#xa0;: aucun chemin n’y mène par des cases libres.</numerusform>
            <numerusform>Avec le cavalier en %1, %n cases sont coupées du reste&#xa0;: aucun chemin n’y mène par des cases libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>All squares a jump away from %1 are visited: the tour can no longer be closed.</source>
        <translation>Toutes les cases à un saut de %1 sont visitées&#xa0;: le parcours ne peut plus être fermé.</translation>
    </message>
    <message>
        <source>The knight is already on %1.</source>
        <translation>Le cavalier est déjà sur %1.</translation>
    </message>
    <message>
        <source>%1 has already been visited: it is number %2.</source>
        <translation>%1 est déjà visitée&#xa0;: c’est le numéro %2.</translation>
    </message>
    <message>
        <source>No knight’s jump leads from %1 to %2: a knight goes two squares straight and one to the side.</source>
        <translation>Aucun saut de cavalier ne mène de %1 à %2&#xa0;: le cavalier avance de deux cases en ligne droite, puis d’une sur le côté.</translation>
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
        <translation>De sa dernière case, le cavalier doit pouvoir revenir d’un saut à la première.</translation>
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
        <source>The smallest square board, 5×5</source>
        <translation>Le plus petit plateau carré, 5×5</translation>
    </message>
    <message>
        <source>Closed tour, smallest square, 6×6</source>
        <translation>Parcours fermé, le plus petit carré, 6×6</translation>
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
        <source>The knight must visit every square of the board exactly once. A jump goes two squares straight and one to the side. Click a square a jump away, or drag the knight there; the squares it can jump to are shown. Every square carries the number of its visit.

An open tour may end anywhere. A closed tour ends where one more jump leads back to the start.

Every jump leads to a square of the other colour: a board with an odd number of squares has tours only from the colour of its corners, and no closed ones. Except for the board of a single square, boards with a side of one or two squares have no tours at all; closed tours need both sides to be at least five, or three squares by ten or more (Schwenk 1991).</source>
        <translation>Le cavalier doit visiter chaque case de l’échiquier exactement une fois. Un saut avance de deux cases en ligne droite, puis d’une sur le côté. Cliquez sur une case à un saut, ou faites-y glisser le cavalier&#xa0;; les cases où il peut sauter sont montrées. Chaque case porte le numéro de son passage.

Un parcours ouvert peut finir n’importe où. Un parcours fermé finit là d’où un saut de plus ramène au départ.

À chaque saut, le cavalier change de couleur&#xa0;: un plateau au nombre impair de cases n’a de parcours que depuis la couleur de ses coins, et aucun fermé. À part celui d’une seule case, les plateaux dont un côté a une ou deux cases n’ont aucun parcours&#xa0;; les parcours fermés demandent deux côtés d’au moins cinq cases, ou un côté de trois et l’autre d’au moins dix (Schwenk 1991).</translation>
    </message>
    <message>
        <source>Knight’s tour</source>
        <translation>Parcours du cavalier</translation>
    </message>
    <message>
        <source>Visit every square of the board once with the knight.</source>
        <translation>Visitez chaque case de l’échiquier une seule fois avec le cavalier.</translation>
    </message>
    <message>
        <source>From the knight’s square, all links, by the number of the square they lead to:</source>
        <translation>Depuis la case du cavalier, tous les liens, par numéro de case d’arrivée&#xa0;:</translation>
    </message>
    <message>
        <source>… not one that is cut or forbidden</source>
        <translation>… pas un lien coupé ou interdit</translation>
    </message>
    <message>
        <source>… back at the start, whose links were never cut, there is no way on</source>
        <translation>… de retour au départ, dont les liens n’ont jamais été coupés, il n’y a plus d’issue</translation>
    </message>
    <message>
        <source>… nor, in a closed tour, to a last square that cannot close it</source>
        <translation>… ni, dans un parcours fermé, vers une dernière case qui ne peut pas le fermer</translation>
    </message>
    <message>
        <source>… otherwise go there: cut all links into that square, and repeat</source>
        <translation>… sinon on y va&#xa0;: tous les liens vers cette case sont coupés, et l’on recommence</translation>
    </message>
    <message>
        <source>All links were tried: the cut links are restored, and the knight goes back one jump</source>
        <translation>Tous les liens ont été essayés&#xa0;: les liens coupés sont rétablis, et le cavalier recule d’un saut</translation>
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
        <source>The course’s second program: cuts the links into visited squares, which it numbers from 1 to 64, row by row from a8; its counter shows 17,739,771 at its first tour. From a corner of a square board it finds one of every two mirror-image tours.</source>
        <translation>Le second programme du cours&#xa0;: coupe les liens vers les cases visitées, qu’il numérote de 1 à 64, ligne par ligne à partir de a8&#xa0;; son compteur indique 17&#xa0;739&#xa0;771 à son premier parcours. Depuis un coin d’un plateau carré, il ne trouve qu’un parcours sur deux, l’autre en étant l’image dans un miroir.</translation>
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
        <source>… bounces off the border</source>
        <translation>… est renvoyé par le bord</translation>
    </message>
    <message>
        <source>… and is deflected by mirrors, laid at the corners of diamonds so that one path visits every square</source>
        <translation>… et dévié par des miroirs, posés aux coins de losanges pour qu’un seul trajet visite tout</translation>
    </message>
    <message>
        <source>Mirrors make a complete tour from the beginning: they cannot continue one already begun.</source>
        <translation>Les miroirs font un parcours entier depuis le début&#xa0;: ils ne peuvent pas continuer un parcours déjà commencé.</translation>
    </message>
    <message>
        <source>Mirrors need a start in a corner.</source>
        <translation>Les miroirs exigent un départ dans un coin.</translation>
    </message>
    <message>
        <source>no mirrors were found that make a single path</source>
        <translation>on n’a pas trouvé de miroirs qui fassent un seul trajet</translation>
    </message>
    <message>
        <source>Mirrors</source>
        <translation>Miroirs</translation>
    </message>
    <message>
        <source>The bishop travels like light, reflected by the border and deflected by mirrors: tours of any size, at once.</source>
        <translation>Le fou se déplace comme la lumière, renvoyé par le bord et dévié par des miroirs&#xa0;: aussitôt un parcours, quelle que soit la taille.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message numerus="yes">
        <source>A tour continues from here: %n more move(s).</source>
        <translation>
            <numerusform>Un parcours continue d’ici&#xa0;: encore %n coup.</numerusform>
            <numerusform>Un parcours continue d’ici&#xa0;: encore %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether a tour continues from here: a short search found none.</source>
        <translation>On ne sait pas si un parcours continue d’ici&#xa0;: une courte recherche n’en a pas trouvé.</translation>
    </message>
    <message>
        <source>The move from %1 to %2, number %3, leads on to a complete tour.</source>
        <translation>Le coup de %1 à %2, numéro %3, mène à un parcours complet.</translation>
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
        <source>Clockwise, as in “Squares”</source>
        <translation>Dans le sens horaire, comme «&#xa0;Cases&#xa0;»</translation>
    </message>
    <message>
        <source>By square number, as in “Links”</source>
        <translation>Par numéro de case, comme «&#xa0;Liens&#xa0;»</translation>
    </message>
    <message>
        <source>Fewest onward jumps first</source>
        <translation>Le moins d’issues d’abord</translation>
    </message>
    <message>
        <source>Order of the jumps</source>
        <translation>Ordre des sauts</translation>
    </message>
    <message>
        <source>From the knight’s square, every jump to a free square:</source>
        <translation>Depuis la case du cavalier, chaque saut vers une case libre&#xa0;:</translation>
    </message>
    <message>
        <source>… not if a square would be left with no way in, two with only one, or some cut off</source>
        <translation>… pas si une case restait sans accès, deux avec un seul, ou certaines coupées du reste</translation>
    </message>
    <message>
        <source>All jumps were tried: back one jump</source>
        <translation>Tous les sauts ont été essayés&#xa0;: retour d’un saut en arrière</translation>
    </message>
    <message>
        <source>Goes back as soon as a free square can no longer be visited: finds all tours of small boards, and counts them.</source>
        <translation>Revient en arrière dès qu’une case libre ne peut plus être visitée&#xa0;: trouve tous les parcours des petits plateaux, et les compte.</translation>
    </message>
    <message>
        <source>From the start, both ways</source>
        <translation>Du départ, dans les deux sens</translation>
    </message>
    <message>
        <source>Whole board, one way</source>
        <translation>Tout le plateau, dans un sens</translation>
    </message>
    <message>
        <source>Tours counted</source>
        <translation>Parcours comptés</translation>
    </message>
    <message>
        <source>This method counts the closed tours of boards with a side of at most eight squares, and other tours on boards with a side of at most six.</source>
        <translation>Cette méthode compte les parcours fermés des plateaux dont un côté a au plus huit cases, et les autres parcours des plateaux dont un côté en a au plus six.</translation>
    </message>
    <message>
        <source>Counting by a frontier</source>
        <translation>Comptage par frontière</translation>
    </message>
    <message>
        <source>Counts tours without walking them: passes the squares row by row, and treats alike all paths that leave the same ends to join. 7×8 closed takes a quarter of a minute and 0.6 GB, 8×8 half an hour and 12 GB.</source>
        <translation>Compte les parcours sans les suivre un à un&#xa0;: parcourt les cases rangée par rangée, et traite ensemble tous les chemins qui laissent les mêmes bouts à joindre. 7×8 fermé demande un quart de minute et 0,6&#xa0;Go, 8×8 une demi-heure et 12&#xa0;Go.</translation>
    </message>
    <message>
        <source>Ways to pass a square</source>
        <translation>Façons de passer une case</translation>
    </message>
    <message>
        <source>The count needs about %1 MB of memory, and %2 MB are free. On the disk it takes longer: see the options of the method.</source>
        <translation>Le comptage demande environ %1&#xa0;Mo de mémoire, et %2&#xa0;Mo sont libres. Sur le disque, il est plus lent&#xa0;: voyez les options de la méthode.</translation>
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
        <source>From the knight’s square, all eight jumps in turn, clockwise:</source>
        <translation>Depuis la case du cavalier, les huit sauts l’un après l’autre, dans le sens horaire&#xa0;:</translation>
    </message>
    <message>
        <source>… not to a visited square</source>
        <translation>… pas sur une case visitée</translation>
    </message>
    <message>
        <source>… otherwise go there: mark the square, and repeat</source>
        <translation>… sinon on y va&#xa0;: la case est marquée, et l’on recommence</translation>
    </message>
    <message>
        <source>All jumps were tried: the mark is erased, and the knight goes back one jump</source>
        <translation>Tous les sauts ont été essayés&#xa0;: la marque est effacée, et le cavalier recule d’un saut</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>The board is cut into tiles, each with its own tour; go along the tile’s tour</source>
        <translation>Le plateau est découpé en tuiles, chacune avec son propre parcours&#xa0;; on suit celui de la tuile</translation>
    </message>
    <message>
        <source>A jump in this tile and one in the next are replaced by two between them: on to the next</source>
        <translation>Un saut de la tuile et un de la suivante sont remplacés par deux sauts entre elles&#xa0;: on passe à la suivante</translation>
    </message>
    <message>
        <source>… and back by the other one, once the next tile and all beyond it are visited</source>
        <translation>… et l’on revient par l’autre, quand la suivante et toutes celles au-delà ont été visitées</translation>
    </message>
    <message>
        <source>A narrow board has no tiles: its tour is built column by column</source>
        <translation>Un plateau étroit n’a pas de tuiles&#xa0;: son parcours est construit colonne par colonne</translation>
    </message>
    <message>
        <source>Tiles make a complete tour from the beginning: they cannot continue one already begun.</source>
        <translation>Les tuiles font un parcours entier depuis le début&#xa0;: elles ne peuvent pas continuer un parcours déjà commencé.</translation>
    </message>
    <message>
        <source>From %1 into the next tile, to %2: number %3.</source>
        <translation>De %1 dans la tuile suivante, à %2&#xa0;: numéro %3.</translation>
    </message>
    <message>
        <source>The tiles beyond are done: back from %1 to %2, number %3.</source>
        <translation>Les tuiles au-delà sont faites&#xa0;: retour de %1 à %2, numéro %3.</translation>
    </message>
    <message>
        <source>From %1 to %2, number %3, as found column by column.</source>
        <translation>De %1 à %2, numéro %3, le long du parcours trouvé colonne par colonne.</translation>
    </message>
    <message>
        <source>Along the tile’s own tour, from %1 to %2: number %3.</source>
        <translation>Le long du parcours de la tuile, de %1 à %2&#xa0;: numéro %3.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Cuts the board into tiles and joins their tours into one, open or closed: at once, whatever the size.</source>
        <translation>Découpe le plateau en tuiles et raccorde leurs parcours en un seul, ouvert ou fermé&#xa0;: aussitôt, quelle que soit la taille.</translation>
    </message>
    <message>
        <source>the tour is complete before this square</source>
        <translation>le parcours est complet avant cette case</translation>
    </message>
    <message>
        <source>Number %1 is part of the tour: undo moves to take it back.</source>
        <translation>Le numéro %1 fait partie du parcours&#xa0;: annulez des coups pour le retirer.</translation>
    </message>
    <message>
        <source>The tour is complete.</source>
        <translation>Le parcours est complet.</translation>
    </message>
    <message>
        <source>The next number is %1, not %2.</source>
        <translation>Le prochain numéro est %1, et non %2.</translation>
    </message>
    <message>
        <source>No tour begins with these squares: everything was tried.</source>
        <translation>Aucun parcours ne commence par ces cases&#xa0;: tout a été essayé.</translation>
    </message>
    <message>
        <source>No tour begins here: everything was tried.</source>
        <translation>Aucun parcours ne commence ici&#xa0;: tout a été essayé.</translation>
    </message>
    <message>
        <source>To the free square with the fewest onward jumps; in a tie, the farthest from the centre, then the first clockwise</source>
        <translation>Vers la case libre qui a le moins d’issues&#xa0;; à égalité, la plus éloignée du centre, puis la première dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>A dead end: choose a visited square a jump away, and take back all squares after it</source>
        <translation>Une impasse&#xa0;: on choisit une case visitée à un saut, et tout ce qui la suit est annulé</translation>
    </message>
    <message>
        <source>… and lay them again in reverse, so that the tour ends elsewhere; then follow the rule</source>
        <translation>… puis reposé dans l’autre sens, pour que le parcours finisse ailleurs&#xa0;; et l’on suit de nouveau la règle</translation>
    </message>
    <message>
        <source>If reversing does not help: along a tour made of tiles, or column by column</source>
        <translation>Si cela ne suffit pas&#xa0;: le long d’un parcours fait de tuiles, ou colonne par colonne</translation>
    </message>
    <message>
        <source>… or every jump, the fewest onward jumps first, until all are tried</source>
        <translation>… ou tous les sauts, le moins d’issues d’abord, jusqu’à les avoir tous essayés</translation>
    </message>
    <message>
        <source>%1 is the only possible jump.</source>
        <translation>%1 est le seul saut possible.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n onward jump(s): no square has fewer, and in this tie none is farther from the centre.</source>
        <translation>
            <numerusform>%1 a %n issue&#xa0;: aucune case n’en a moins et, à égalité, aucune n’est plus éloignée du centre.</numerusform>
            <numerusform>%1 a %n issues&#xa0;: aucune case n’en a moins et, à égalité, aucune n’est plus éloignée du centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n onward jump(s); every other choice has more.</source>
        <translation>
            <numerusform>%1 n’a que %n issue&#xa0;; tout autre choix en a davantage.</numerusform>
            <numerusform>%1 n’a que %n issues&#xa0;; tout autre choix en a davantage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warnsdorff’s rule</source>
        <translation>Règle de Warnsdorff</translation>
    </message>
    <message>
        <source>Always goes to the square with the fewest onward jumps; in a tie, to the one farthest from the centre, and then to the first clockwise. It hardly ever fails, and when it does, reverses the end of the tour.</source>
        <translation>Va toujours à la case qui a le moins d’issues&#xa0;; à égalité, à la plus éloignée du centre, puis à la première dans le sens des aiguilles d’une montre. N’échoue presque jamais et, en cas d’échec, inverse la fin du parcours.</translation>
    </message>
    <message>
        <source>The jump from %1 to %2 is forbidden: its tours mirror those that begin with the other jump.</source>
        <translation>Le saut de %1 à %2 est interdit&#xa0;: ses parcours sont les images en miroir de ceux qui commencent par l’autre saut.</translation>
    </message>
    <message>
        <source>The links into %1 were never cut, since no jump led there: the knight comes back to its start, finds every link from it cut, and turns back.</source>
        <translation>Les liens vers %1 n’ont jamais été coupés, puisqu’aucun saut n’y menait&#xa0;: le cavalier revient à son départ, en trouve tous les liens coupés, et rebrousse chemin.</translation>
    </message>
    <message>
        <source>The end of the tour is reversed: from %1 to %2, number %3.</source>
        <translation>La fin du parcours est inversée&#xa0;: de %1 à %2, numéro %3.</translation>
    </message>
    <message>
        <source>The knight goes from %1 to %2, number %3, along a tour built column by column or from tiles.</source>
        <translation>Le cavalier va de %1 à %2, numéro %3, le long d’un parcours construit colonne par colonne ou avec des tuiles.</translation>
    </message>
    <message>
        <source>The knight goes from %1 to %2, number %3.</source>
        <translation>Le cavalier va de %1 à %2, numéro %3.</translation>
    </message>
    <message>
        <source>With the bishop on %1, %2 can no longer be visited: too few squares beside it still have a free direction for the way in and the way out.</source>
        <translation>Avec le fou en %1, %2 ne peut plus être visitée&#xa0;: il reste trop peu de cases voisines dont une direction est libre, pour y entrer et en sortir.</translation>
    </message>
    <message>
        <source>first open square</source>
        <translation>première case ouverte</translation>
    </message>
    <message>
        <source>The bishop must visit all squares of the start’s colour, one square at a time along the diagonals. Click a square beside it, or drag the bishop there.

A square may be visited twice, but the bishop may enter it only in a direction, falling ╲ or rising ╱, in which it has neither entered nor left it before. Only the square it enters matters: if it comes back to the start, it may leave again in the direction of its first step. The two directions are drawn differently.

The tour is complete as soon as every square has been visited. A corner touches only one square, so the bishop cannot leave it again: a tour from a corner ends in the other corner of that colour. If both sides are odd, all four corners have one colour, and no tour visits them all.</source>
        <translation>Le fou doit visiter toutes les cases de la couleur du départ, d’une case à la fois le long des diagonales. Cliquez sur une case voisine, ou faites-y glisser le fou.

Une case peut être visitée deux fois, mais le fou ne peut y entrer que dans une direction, la descendante ╲ ou la montante ╱, qu’il n’a encore prise ni pour y entrer ni pour en sortir. Seule compte la case où il entre&#xa0;: s’il revient au départ, il peut en repartir dans la direction de son premier pas. Les deux directions sont dessinées différemment.

Le parcours est complet dès que chaque case a été visitée. Un coin ne touche qu’une case, donc le fou ne peut plus le quitter&#xa0;: un parcours parti d’un coin finit dans l’autre coin de cette couleur. Quand les deux côtés sont impairs, les quatre coins ont la même couleur, et aucun parcours ne les visite tous.</translation>
    </message>
    <message>
        <source>A closed tour returns to its first square by a jump, but from the only square of this board no jump leads anywhere.</source>
        <translation>Un parcours fermé revient à sa première case par un saut, mais de l’unique case de ce plateau aucun saut ne mène nulle part.</translation>
    </message>
    <message>
        <source>%1 jumps from %2 squares, %3.%4 per square: about %5 sequences of %6 jumps.</source>
        <translation>%1 sauts depuis %2 cases, soit %3,%4 par case&#xa0;: environ %5 suites de %6 sauts.</translation>
    </message>
    <message>
        <source>Each square can be visited twice, a corner once: no tour of these %1 squares has more than %2 numbers.</source>
        <translation>Chaque case peut être visitée deux fois, un coin une fois&#xa0;: aucun parcours de ces %1 cases n’a plus de %2 numéros.</translation>
    </message>
    <message>
        <source>The course’s first program: marks squares and tries all eight jumps, without looking ahead; on 8×8 it needs 3,242,064 jumps to find its first tour. It numbers the squares from 11 to 88, by column and row from a8.</source>
        <translation>Le premier programme du cours&#xa0;: marque les cases et essaie les huit sauts, sans rien prévoir&#xa0;; sur 8×8, 3&#xa0;242&#xa0;064 sauts jusqu’à son premier parcours. Il numérote les cases de 11 à 88, par colonne et ligne depuis a8.</translation>
    </message>
    <message>
        <source>Marks the directions on every square and tries all four steps, without looking ahead; from a8 it needs 309,226 calls to find its first tour. It numbers the squares from 11 to 88, by row and column from a8.</source>
        <translation>Marque les directions de chaque case et essaie les quatre pas, sans rien prévoir&#xa0;: 309&#xa0;226 appels jusqu’à son premier parcours depuis a8. Il numérote les cases de 11 à 88, par ligne et colonne depuis a8.</translation>
    </message>
    <message>
        <source>with a side of three or four squares, the other can be up to %1</source>
        <translation>si un côté a trois ou quatre cases, l’autre peut en avoir jusqu’à %1</translation>
    </message>
    <message>
        <source>the numbers of a tour</source>
        <translation>les numéros d’un parcours</translation>
    </message>
    <message>
        <source>the squares of a tour</source>
        <translation>les cases d’un parcours</translation>
    </message>
    <message>
        <source>%1 is the last square that is not visited, but the tour is to end on %2.</source>
        <translation>%1 est la dernière case non visitée, mais le parcours doit finir en %2.</translation>
    </message>
    <message>
        <source>The tour is to end on %1: the other squares come first.</source>
        <translation>Le parcours doit finir en %1&#xa0;: les autres cases viennent avant.</translation>
    </message>
    <message>
        <source>The tour would be complete with number %1, but number %2 is given.</source>
        <translation>Le parcours serait complet avec le numéro %1, mais le numéro %2 est donné.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) are cut off from %1 by closed squares.</source>
        <translation>
            <numerusform>%n case est coupée de %1 par des cases fermées.</numerusform>
            <numerusform>%n cases sont coupées de %1 par des cases fermées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 touch a single open square: the bishop cannot leave them again, so the tour would have to end in both.</source>
        <translation>%1 et %2 ne touchent qu’une case ouverte&#xa0;: le fou ne peut plus les quitter, et le parcours devrait finir dans les deux.</translation>
    </message>
    <message>
        <source>The tour is to end on %1, which has the other colour: the bishop never leaves its own.</source>
        <translation>Le parcours doit finir en %1, qui a l’autre couleur&#xa0;: le fou ne quitte jamais la sienne.</translation>
    </message>
    <message>
        <source>The tour is to end on %1, but the bishop cannot leave %2 again, so it would have to end there.</source>
        <translation>Le parcours doit finir en %1, mais le fou ne peut plus quitter %2&#xa0;: il devrait finir là.</translation>
    </message>
    <message>
        <source>a number and its square, such as 12c5, are expected here</source>
        <translation>il faut ici un numéro et sa case, comme 12c5</translation>
    </message>
    <message>
        <source>the numbers of this board go from 1 to %1</source>
        <translation>les numéros de ce plateau vont de 1 à %1</translation>
    </message>
    <message>
        <source>a square of the board, such as c3, is expected here</source>
        <translation>il faut ici une case du plateau, comme c3</translation>
    </message>
    <message>
        <source>number 1 is given on %2, but the tour starts on %1</source>
        <translation>le numéro 1 est donné en %2, mais le parcours part de %1</translation>
    </message>
    <message>
        <source>the last number is given on %2, but the tour is to end on %1</source>
        <translation>le dernier numéro est donné en %2, mais le parcours doit finir en %1</translation>
    </message>
    <message>
        <source>number %1 is given twice, on %2 and on %3</source>
        <translation>le numéro %1 est donné deux fois, en %2 et en %3</translation>
    </message>
    <message>
        <source>row %1 has %2 squares, but most rows have %3</source>
        <translation>la ligne %1 a %2 cases, mais la plupart des lignes en ont %3</translation>
    </message>
    <message>
        <source>number %1 on %2 is not a knight’s jump away from number %3 on %4</source>
        <translation>le numéro %1 en %2 n’est pas à un saut de cavalier du numéro %3 en %4</translation>
    </message>
    <message>
        <source>number 1 is missing: write it on the square where the tour starts</source>
        <translation>le numéro 1 manque&#xa0;: écrivez-le sur la case où commence le parcours</translation>
    </message>
    <message>
        <source>number 1 is missing, and no square is left for it from which jumps lead to number %1 on %2</source>
        <translation>le numéro 1 manque, et il ne reste pour lui aucune case d’où des sauts mènent au numéro %1 en %2</translation>
    </message>
    <message>
        <source>number %1 is given on %2, which is closed</source>
        <translation>le numéro %1 est donné en %2, qui est fermée</translation>
    </message>
    <message>
        <source>%1 is given two numbers, %2 and %3</source>
        <translation>%1 a reçu deux numéros, %2 et %3</translation>
    </message>
    <message>
        <source>%1 is the start of the tour, so it cannot be closed</source>
        <translation>%1 est le départ du parcours&#xa0;: elle ne peut pas être fermée</translation>
    </message>
    <message>
        <source>%1 is the end of the tour, so it cannot be closed</source>
        <translation>%1 est l’arrivée du parcours&#xa0;: elle ne peut pas être fermée</translation>
    </message>
    <message>
        <source>%1 is the start of the tour, so it cannot be its end, too</source>
        <translation>%1 est le départ du parcours&#xa0;: elle ne peut pas en être aussi l’arrivée</translation>
    </message>
    <message>
        <source>Magazine tour</source>
        <translation>Parcours à compléter</translation>
    </message>
    <message>
        <source>Some numbers of a tour are given, and no other tour has them: find it. More are given than asked for if fewer would leave a choice.</source>
        <translation>Quelques numéros d’un parcours sont donnés, et aucun autre parcours ne les a&#xa0;: trouvez-le. Il y en a plus que demandé si moins laissaient un choix.</translation>
    </message>
    <message>
        <source>Numbers given</source>
        <translation>Numéros donnés</translation>
    </message>
    <message>
        <source>New Numbers</source>
        <translation>Nouveaux numéros</translation>
    </message>
    <message>
        <source>Every jump changes colour. %2 open squares have the colour of %1 and %3 the other: a closed tour needs as many of one as of the other.</source>
        <translation>Chaque saut change de couleur. %2 cases ouvertes ont la couleur de %1 et %3 l’autre&#xa0;: un parcours fermé en demande autant des deux.</translation>
    </message>
    <message>
        <source>Every jump changes colour. %2 open squares have the colour of %1 and %3 the other: a tour from %1 needs as many of one as of the other, or one more of the colour of %1.</source>
        <translation>Chaque saut change de couleur. %2 cases ouvertes ont la couleur de %1 et %3 l’autre&#xa0;: un parcours depuis %1 en demande autant des deux, ou une de plus de la sienne.</translation>
    </message>
    <message>
        <source>This method cannot handle given numbers.</source>
        <translation>Cette méthode ne connaît pas les numéros donnés.</translation>
    </message>
    <message numerus="yes">
        <source>More than one tour continues from here: %n more move(s).</source>
        <translation>
            <numerusform>Plus d’un parcours continue d’ici&#xa0;: encore %n coup.</numerusform>
            <numerusform>Plus d’un parcours continue d’ici&#xa0;: encore %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A single tour continues from here: %n more move(s).</source>
        <translation>
            <numerusform>Un seul parcours continue d’ici&#xa0;: encore %n coup.</numerusform>
            <numerusform>Un seul parcours continue d’ici&#xa0;: encore %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Magazine tour, 20 numbers given</source>
        <translation>Parcours à compléter, 20 numéros donnés</translation>
    </message>
    <message>
        <source>Four closed squares in the middle</source>
        <translation>Quatre cases fermées au milieu</translation>
    </message>
    <message>
        <source>numbers are only dealt on boards of at most %1 squares</source>
        <translation>les numéros ne se tirent que sur des plateaux d’au plus %1 cases</translation>
    </message>
    <message>
        <source>no tour of this board was found to start from</source>
        <translation>on n’a trouvé aucun parcours de ce plateau d’où partir</translation>
    </message>
    <message>
        <source>With number %1 on %2, no tour has the given numbers: everything was tried.</source>
        <translation>Avec le numéro %1 en %2, aucun parcours n’a les numéros donnés&#xa0;: tout a été essayé.</translation>
    </message>
    <message>
        <source>With number %1 on %2, the given numbers and the jumps leave no square for number %3.</source>
        <translation>Avec le numéro %1 en %2, les numéros donnés et les sauts ne laissent aucune case au numéro %3.</translation>
    </message>
    <message>
        <source>With number %1 on %2, the given numbers and the jumps leave no number for %3.</source>
        <translation>Avec le numéro %1 en %2, les numéros donnés et les sauts ne laissent aucun numéro à %3.</translation>
    </message>
    <message>
        <source>… not if no tour is left: each number needs a square a jump away from the numbers before and after it, and each square a number</source>
        <translation>… pas s’il ne reste aucun parcours&#xa0;: chaque numéro exige une case à un saut du numéro précédent et du suivant, et chaque case un numéro</translation>
    </message>
    <message>
        <source>This method is for boards with given numbers or a given end.</source>
        <translation>Cette méthode est faite pour les plateaux dont des numéros ou l’arrivée sont donnés.</translation>
    </message>
    <message>
        <source>This method is for boards of at most %1 squares.</source>
        <translation>Cette méthode est faite pour les plateaux d’au plus %1 cases.</translation>
    </message>
    <message>
        <source>Constraint propagation</source>
        <translation>Propagation de contraintes</translation>
    </message>
    <message>
        <source>Finds what the given numbers force: for each number the squares that are left, for each square the numbers. It jumps only where a tour is left, and shows whether it is the only one.</source>
        <translation>Trouve ce que les numéros donnés imposent&#xa0;: pour chaque numéro les cases qui restent, pour chaque case les numéros. Ne saute que là où il reste un parcours, et montre si c’est le seul.</translation>
    </message>
    <message>
        <source>Squares tried</source>
        <translation>Cases essayées</translation>
    </message>
    <message>
        <source>The rule does not look ahead to given numbers.</source>
        <translation>La règle ne prévoit pas les numéros donnés.</translation>
    </message>
    <message>
        <source>Closed squares</source>
        <translation>Cases fermées</translation>
    </message>
    <message>
        <source>Squares such as a1, or rectangles given by two corners, such as c3-d4, joined by +. No tour visits them. You can paint them with “Edit the Board”.</source>
        <translation>Des cases comme a1, ou des rectangles donnés par deux coins, comme c3-d4, reliés par +. Aucun parcours ne les visite. On peut les peindre avec «&#xa0;Modifier le plateau&#xa0;».</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>The last square, such as h8; if left empty, any square.</source>
        <translation>La dernière case, par exemple h8&#xa0;; sans indication, n’importe laquelle.</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>n’importe où</translation>
    </message>
    <message>
        <source>Given numbers</source>
        <translation>Numéros donnés</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Numbers with their squares, such as 12c5+30d4: the tour must have them there. You can place them with “Edit the Board”.</source>
        <translation>Des numéros avec leur case, comme 12c5+30d4&#xa0;: le parcours doit les y avoir. On peut les placer avec «&#xa0;Modifier le plateau&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is closed: no tour visits it.</source>
        <translation>%1 est fermée&#xa0;: aucun parcours ne la visite.</translation>
    </message>
    <message>
        <source>Number %1 is given on %2, so it cannot be on %3.</source>
        <translation>Le numéro %1 est donné en %2&#xa0;: il ne peut pas être en %3.</translation>
    </message>
    <message>
        <source>%1 is the square of number %2, which is given there: number %3 cannot be on it.</source>
        <translation>%1 est la case du numéro %2, qui y est donné&#xa0;: le numéro %3 ne peut pas s’y trouver.</translation>
    </message>
    <message>
        <source>This method cannot handle closed squares.</source>
        <translation>Cette méthode ne connaît pas les cases fermées.</translation>
    </message>
    <message>
        <source>No way is left from number %1 on %2 to number %3 on %4.</source>
        <translation>Il ne reste aucun chemin du numéro %1 en %2 au numéro %3 en %4.</translation>
    </message>
    <message>
        <source>From number %1 on %2 to number %3 on %4, at least %5 moves are needed, but the numbers leave only %6.</source>
        <translation>Du numéro %1 en %2 au numéro %3 en %4, il faut au moins %5 coups, mais les numéros n’en laissent que %6.</translation>
    </message>
    <message>
        <source>From number %1 on %2 to number %3 on %4, the squares alternate: it takes %5 moves, or an even number more, but never %6.</source>
        <translation>Du numéro %1 en %2 au numéro %3 en %4, les cases alternent&#xa0;: il faut %5 coups, ou un nombre pair de plus, mais jamais %6.</translation>
    </message>
    <message>
        <source>this is for boards whose sides are at most %1</source>
        <translation>cette option est pour les plateaux dont les côtés ont au plus %1 cases</translation>
    </message>
    <message>
        <source>the deal chooses the start and the numbers: do not give any as well</source>
        <translation>le tirage choisit le départ et les numéros&#xa0;: n’en donnez pas vous-même</translation>
    </message>
    <message>
        <source>%1 is closed: no number can be given there.</source>
        <translation>%1 est fermée&#xa0;: aucun numéro ne peut y être donné.</translation>
    </message>
    <message>
        <source>%1 is the start of the tour: it has number 1.</source>
        <translation>%1 est le départ du parcours&#xa0;: elle a le numéro 1.</translation>
    </message>
    <message>
        <source>Those of one tour</source>
        <translation>Ceux d’un seul parcours</translation>
    </message>
    <message>
        <source>All, square by square</source>
        <translation>Tous, case par case</translation>
    </message>
    <message>
        <source>States watched</source>
        <translation>États regardés</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>En mémoire</translation>
    </message>
    <message>
        <source>On the disk, too</source>
        <translation>Sur le disque aussi</translation>
    </message>
    <message>
        <source>States stored</source>
        <translation>États conservés</translation>
    </message>
    <message>
        <source>States that do not fit into the memory can be stored in a temporary file, which takes longer.</source>
        <translation>Les états qui ne tiennent pas en mémoire peuvent être rangés dans un fichier temporaire, ce qui est plus lent.</translation>
    </message>
    <message>
        <source>The count needs about %1 MB. %2 MB of memory and %3 MB of the disk are free.</source>
        <translation>Le comptage demande environ %1&#xa0;Mo. %2&#xa0;Mo de mémoire et %3&#xa0;Mo du disque sont libres.</translation>
    </message>
    <message numerus="yes">
        <source>One way would be from %1 to %2. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>Une façon serait d’aller de %1 à %2. Elle mène à un état que l’on atteint de %n façon.</numerusform>
            <numerusform>Une façon serait d’aller de %1 à %2. Elle mène à un état que l’on atteint de %n façons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One way would be from %1 to %2 and %3. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>Une façon serait d’aller de %1 à %2 et à %3. Elle mène à un état que l’on atteint de %n façon.</numerusform>
            <numerusform>Une façon serait d’aller de %1 à %2 et à %3. Elle mène à un état que l’on atteint de %n façons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One way would be from %1 to %2, with an end of the tour on %1. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>Une façon serait d’aller de %1 à %2, avec une extrémité du parcours en %1. Elle mène à un état que l’on atteint de %n façon.</numerusform>
            <numerusform>Une façon serait d’aller de %1 à %2, avec une extrémité du parcours en %1. Elle mène à un état que l’on atteint de %n façons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One way would be an end of the tour on %1. It leads to a state that is reached in %n way(s).</source>
        <translation>
            <numerusform>Une façon serait de mettre une extrémité du parcours en %1. Elle mène à un état que l’on atteint de %n façon.</numerusform>
            <numerusform>Une façon serait de mettre une extrémité du parcours en %1. Elle mène à un état que l’on atteint de %n façons.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tour cannot go from %1 to %2: this would close a circle that leaves squares out.</source>
        <translation>Le parcours ne peut pas aller de %1 à %2&#xa0;: un cycle se fermerait en oubliant des cases.</translation>
    </message>
    <message>
        <source>The tour cannot go from %1 to %2 and %3: this would close a circle that leaves squares out.</source>
        <translation>Le parcours ne peut pas aller de %1 à %2 et à %3&#xa0;: un cycle se fermerait en oubliant des cases.</translation>
    </message>
    <message>
        <source>The tour cannot go from %1 to %2 and have an end on %1: it would be complete, and leave squares out.</source>
        <translation>Le parcours ne peut pas aller de %1 à %2 et avoir une extrémité en %1&#xa0;: il serait complet en oubliant des cases.</translation>
    </message>
    <message>
        <source>The tour cannot end on %1: it would be complete, and leave squares out.</source>
        <translation>Le parcours ne peut pas avoir une extrémité en %1&#xa0;: il serait complet en oubliant des cases.</translation>
    </message>
    <message>
        <source>%1 is joined to %2. Ways in all: %4; states: %5; ways to this state: %6.</source>
        <translation>%1 est reliée à %2. Façons en tout&#xa0;: %4&#xa0;; états&#xa0;: %5&#xa0;; façons d’arriver à cet état&#xa0;: %6.</translation>
    </message>
    <message>
        <source>%1 is joined to %2 and %3. Ways in all: %4; states: %5; ways to this state: %6.</source>
        <translation>%1 est reliée à %2 et à %3. Façons en tout&#xa0;: %4&#xa0;; états&#xa0;: %5&#xa0;; façons d’arriver à cet état&#xa0;: %6.</translation>
    </message>
    <message>
        <source>%1 is joined to %2, and is an end of the tour. Ways in all: %4; states: %5; ways to this state: %6.</source>
        <translation>%1 est reliée à %2, et c’est une extrémité du parcours. Façons en tout&#xa0;: %4&#xa0;; états&#xa0;: %5&#xa0;; façons d’arriver à cet état&#xa0;: %6.</translation>
    </message>
    <message>
        <source>%1 is an end of the tour. Ways in all: %4; states: %5; ways to this state: %6.</source>
        <translation>%1 est une extrémité du parcours. Façons en tout&#xa0;: %4&#xa0;; états&#xa0;: %5&#xa0;; façons d’arriver à cet état&#xa0;: %6.</translation>
    </message>
    <message>
        <source>%1 has both its jumps already. Ways in all: %4; states: %5; ways to this state: %6.</source>
        <translation>%1 a déjà ses deux sauts. Façons en tout&#xa0;: %4&#xa0;; états&#xa0;: %5&#xa0;; façons d’arriver à cet état&#xa0;: %6.</translation>
    </message>
    <message>
        <source>The squares are passed one by one, from %1 to %2, and each is given its two jumps. All that the count remembers is which ends in the frontier belong together.</source>
        <translation>Les cases sont passées une à une, de %1 à %2, et chacune reçoit ses deux sauts. Tout ce que le comptage retient, c’est quels bouts de la frontière vont ensemble.</translation>
    </message>
    <message>
        <source>The squares are passed one by one, from %1 to %2, and each is given its two jumps, an end of the tour only one. All that the count remembers is which ends in the frontier belong together.</source>
        <translation>Les cases sont passées une à une, de %1 à %2, et chacune reçoit ses deux sauts, une extrémité du parcours un seul. Tout ce que le comptage retient, c’est quels bouts de la frontière vont ensemble.</translation>
    </message>
    <message>
        <source>Another of the %1 ways to this state: other jumps, but the same ends belong together. Whatever follows, it is the same for all, so they are counted as one.</source>
        <translation>Une autre des %1 façons d’arriver à cet état&#xa0;: d’autres sauts, mais les mêmes bouts vont ensemble. La suite est la même pour toutes, elles sont donc comptées ensemble.</translation>
    </message>
    <message>
        <source>State %1 of %2 after %3. Ways to this state: %4.</source>
        <translation>État %1 sur %2 après %3. Façons d’arriver à cet état&#xa0;: %4.</translation>
    </message>
    <message>
        <source>No state has a way to pass %1: there is no tour.</source>
        <translation>Aucun état ne permet de passer %1&#xa0;: il n’y a pas de parcours.</translation>
    </message>
    <message numerus="yes">
        <source>All squares are passed, and the circle is closed: %n tour(s), each of which can be run in two directions.</source>
        <translation>
            <numerusform>Toutes les cases sont passées, et le cycle est fermé&#xa0;: %n parcours, que l’on peut faire dans deux sens.</numerusform>
            <numerusform>Toutes les cases sont passées, et le cycle est fermé&#xa0;: %n parcours, que l’on peut faire chacun dans deux sens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All squares are passed: %n tour(s).</source>
        <translation>
            <numerusform>Toutes les cases sont passées&#xa0;: %n parcours.</numerusform>
            <numerusform>Toutes les cases sont passées&#xa0;: %n parcours.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here on, mirror images can be continued in equally many ways: the count keeps one of each pair, %1 instead of %2 states.</source>
        <translation>À partir d’ici, des images en miroir se continuent d’autant de façons&#xa0;: le comptage en garde une de chaque paire, %1 états au lieu de %2.</translation>
    </message>
    <message>
        <source>The squares one after another; a state says which ends ahead belong to the same path, and in how many ways it is reached. From each state:</source>
        <translation>Les cases l’une après l’autre&#xa0;; un état dit quels bouts de chemins, sur les cases à venir, appartiennent au même chemin, et de combien de façons on y arrive. De chaque état&#xa0;:</translation>
    </message>
    <message>
        <source>… the square is the end of a path: it is joined to each square ahead that lacks a jump</source>
        <translation>… la case est le bout d’un chemin&#xa0;: on la relie à chaque case à venir à laquelle il manque un saut</translation>
    </message>
    <message>
        <source>… it has no jump yet: it is joined to two of these squares, in every way, or to one if it is an end of the tour</source>
        <translation>… elle n’a pas encore de saut&#xa0;: on la relie à deux de ces cases, de toutes les façons&#xa0;; à une seule si elle est une extrémité du parcours</translation>
    </message>
    <message>
        <source>… it has both its jumps: nothing is to be chosen</source>
        <translation>… elle a déjà ses deux sauts&#xa0;: il n’y a rien à choisir</translation>
    </message>
    <message>
        <source>… not if a cycle would close before all squares are in it</source>
        <translation>… sauf si un cycle se fermait avant que toutes les cases y soient</translation>
    </message>
    <message>
        <source>States with the same ends become one, and their ways are added up</source>
        <translation>Les états de mêmes bouts n’en font qu’un, et leurs nombres s’additionnent</translation>
    </message>
    <message>
        <source>All squares are passed: the number is that of the tours</source>
        <translation>Toutes les cases sont passées&#xa0;: le nombre trouvé est celui des parcours</translation>
    </message>
    <message>
        <source>Only the tours that go on from %1 are counted. The squares not visited yet are passed one by one, and each is given its two jumps, an end of the tour only one. All that the count remembers is which ends in the frontier belong together.</source>
        <translation>Seuls les parcours qui continuent à partir de %1 sont comptés. Les cases pas encore visitées sont passées une à une, et chacune reçoit ses deux sauts, une extrémité du parcours un seul. Tout ce que le comptage retient, c’est quels bouts de la frontière vont ensemble.</translation>
    </message>
    <message>
        <source>No state has a way to pass %1: no tour goes on from %2.</source>
        <translation>Aucun état ne permet de passer %1&#xa0;: aucun parcours ne continue à partir de %2.</translation>
    </message>
    <message numerus="yes">
        <source>All squares are passed: %n tour(s) go on from %1.</source>
        <translation>
            <numerusform>Toutes les cases sont passées&#xa0;: %n parcours continue à partir de %1.</numerusform>
            <numerusform>Toutes les cases sont passées&#xa0;: %n parcours continuent à partir de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the closed squares are expected here, such as c3+d4; for a tour that returns to its start, write “closed” alone</source>
        <translation>il faut ici les cases fermées, par exemple c3+d4&#xa0;; pour un parcours qui revient à son départ, écrivez «&#xa0;closed&#xa0;» seul</translation>
    </message>
    <message>
        <source>Only counts of boards of at most %1 squares can be watched; this one, with %2, can only be counted unwatched.</source>
        <translation>On ne peut regarder que le comptage de plateaux de %1 cases au plus&#xa0;; celui-ci, de %2 cases, ne se compte que sans être regardé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n onward jump(s): no square has fewer, and of those as far from the centre it is the first clockwise.</source>
        <translation>
            <numerusform>%1 a %n issue&#xa0;: aucune case n’en a moins et, de celles qui sont aussi loin du centre, c’est la première dans le sens des aiguilles d’une montre.</numerusform>
            <numerusform>%1 a %n issues&#xa0;: aucune case n’en a moins et, de celles qui sont aussi loin du centre, c’est la première dans le sens des aiguilles d’une montre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The squares are in the order of the tour, named as on the board.</source>
        <translation>Les cases sont dans l’ordre du parcours, nommées comme sur le plateau.</translation>
    </message>
</context>
<context>
    <name>trace</name>
    <message>
        <source>the line is too long</source>
        <translation>la ligne est trop longue</translation>
    </message>
    <message>
        <source>a trace begins with “cassetete trace 1”</source>
        <translation>une trace commence par «&#xa0;cassetete trace 1&#xa0;»</translation>
    </message>
    <message>
        <source>the position is missing</source>
        <translation>la position manque</translation>
    </message>
    <message>
        <source>nothing may follow the end</source>
        <translation>rien ne peut suivre la fin</translation>
    </message>
    <message>
        <source>a line begins with one of + - ? @ # = . and a space</source>
        <translation>une ligne commence par l’un des signes + - ? @ # = . et un espace</translation>
    </message>
    <message>
        <source>this may appear only before the first move</source>
        <translation>ceci ne peut se trouver qu’avant le premier coup</translation>
    </message>
    <message>
        <source>the goal is one of first, all and count</source>
        <translation>le but est first, all ou count</translation>
    </message>
    <message>
        <source>this is not the position that was asked for</source>
        <translation>ce n’est pas la position demandée</translation>
    </message>
    <message>
        <source>the position is already given</source>
        <translation>la position est déjà donnée</translation>
    </message>
    <message>
        <source>a line may make only one move</source>
        <translation>une ligne ne joue qu’un seul coup</translation>
    </message>
    <message>
        <source>too many moves have not been taken back</source>
        <translation>trop de coups n’ont pas été repris</translation>
    </message>
    <message>
        <source>there is no move to take back</source>
        <translation>il n’y a pas de coup à reprendre</translation>
    </message>
    <message>
        <source>the line of a listing is a number from 1 to 255</source>
        <translation>la ligne d’un programme est un nombre de 1 à 255</translation>
    </message>
    <message>
        <source>the board is not a solution</source>
        <translation>le plateau n’est pas une solution</translation>
    </message>
    <message>
        <source>Line %1, “%2”, is wrong: %3</source>
        <translation>La ligne %1, «&#xa0;%2&#xa0;», est fausse&#xa0;: %3</translation>
    </message>
    <message>
        <source>the move is missing</source>
        <translation>le coup manque</translation>
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
        <source>%1: %2, open, to be set next</source>
        <translation>%1&#xa0;: %2, libre, prochaine à fixer</translation>
    </message>
    <message>
        <source>%1: %2, open</source>
        <translation>%1&#xa0;: %2, libre</translation>
    </message>
    <message>
        <source>Put the letters in another order, one place after another.</source>
        <translation>Mettez les lettres dans un autre ordre, une place après l’autre.</translation>
    </message>
    <message>
        <source>Click the letter that comes next. Click a set letter to take it back.</source>
        <translation>Cliquez sur la lettre qui vient ensuite. Cliquez sur une lettre fixée pour la reprendre.</translation>
    </message>
    <message>
        <source>%1: %2, set, the end of a word</source>
        <translation>%1&#xa0;: %2, fixée, fin d’un mot</translation>
    </message>
    <message>
        <source>Click or type the letter that comes next. Click a set letter to take it back.</source>
        <translation>Cliquez sur la lettre suivante ou tapez-la. Cliquez sur une lettre fixée pour la reprendre.</translation>
    </message>
    <message>
        <source>Click or type the letter that comes next. Space ends a word, Backspace goes back.</source>
        <translation>Cliquez sur la lettre suivante ou tapez-la. Espace finit un mot, Retour arrière revient d’un pas.</translation>
    </message>
    <message>
        <source>Make a word from all the letters.</source>
        <translation>Formez un mot avec toutes les lettres.</translation>
    </message>
    <message numerus="yes">
        <source>Make up to %n word(s) from all the letters.</source>
        <translation>
            <numerusform>Formez %n mot avec toutes les lettres.</numerusform>
            <numerusform>Formez jusqu’à %n mots avec toutes les lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a word of the dictionary “%1” from all the letters.</source>
        <translation>Formez un mot du dictionnaire «&#xa0;%1&#xa0;» avec toutes les lettres.</translation>
    </message>
    <message numerus="yes">
        <source>Make up to %n word(s) of the dictionary “%1” from all the letters.</source>
        <translation>
            <numerusform>Formez %n mot du dictionnaire «&#xa0;%1&#xa0;» avec toutes les lettres.</numerusform>
            <numerusform>Formez jusqu’à %n mots du dictionnaire «&#xa0;%1&#xa0;» avec toutes les lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters are not edited on the board. Enter others as the word in the Board panel, and click New.</source>
        <translation>Les lettres ne se modifient pas sur le plateau. Saisissez un autre mot dans le panneau Plateau, puis cliquez sur Nouveau.</translation>
    </message>
</context>
<context>
    <name>ui::BishopScene</name>
    <message>
        <source>%1, used in the %2</source>
        <translation>%1, utilisée dans la %2</translation>
    </message>
    <message>
        <source>the bishop</source>
        <translation>le fou</translation>
    </message>
    <message>
        <source>Visit every square of the bishop’s colour, step by step.</source>
        <translation>Visitez toutes les cases de la couleur du fou, pas à pas.</translation>
    </message>
    <message>
        <source>Click the next square, or drag the bishop there. Undo takes a step back.</source>
        <translation>Cliquez sur la case suivante, ou faites-y glisser le fou. Annuler reprend un pas.</translation>
    </message>
    <message>
        <source>Press Enter on the next square. Undo takes a step back.</source>
        <translation>Allez sur la case suivante et appuyez sur Entrée. Annuler reprend un pas.</translation>
    </message>
    <message>
        <source>Press Enter on the next square. To start on another square, edit the board.</source>
        <translation>Allez sur la case suivante et appuyez sur Entrée. Pour partir d’une autre case, modifiez le plateau.</translation>
    </message>
    <message>
        <source>Click the next square, or drag the bishop there. To start on another square, edit the board.</source>
        <translation>Cliquez sur la case suivante, ou faites-y glisser le fou. Pour partir d’une autre case, modifiez le plateau.</translation>
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
        <source>%1, already tried</source>
        <translation>%1, déjà essayée</translation>
    </message>
    <message>
        <source>%1, skipped</source>
        <translation>%1, sautée</translation>
    </message>
</context>
<context>
    <name>ui::CallTreeDiagram</name>
    <message>
        <source>first call: %1</source>
        <translation>premier appel&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, skipped: an identical letter has been tried</source>
        <translation>%1, sautée&#xa0;: une lettre identique a été essayée</translation>
    </message>
    <message>
        <source>call for words beginning with %1</source>
        <translation>appel pour les mots commençant par %1</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>mot %1</translation>
    </message>
    <message>
        <source>%1, current call</source>
        <translation>%1, appel en cours</translation>
    </message>
    <message>
        <source>%1, not yet called</source>
        <translation>%1, pas encore appelé</translation>
    </message>
</context>
<context>
    <name>ui::CardTable</name>
    <message>
        <source>beside the table, place %1</source>
        <translation>à côté de la table, place %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carte %1</translation>
    </message>
    <message>
        <source>card %1, %2°</source>
        <comment>a card and its turn</comment>
        <translation>carte %1, %2°</translation>
    </message>
    <message>
        <source>card %1, north %2, east %3, south %4, west %5</source>
        <translation>carte %1, en haut %2, à droite %3, en bas %4, à gauche %5</translation>
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
        <source>Part of the picture to cut</source>
        <translation>Partie de l’image à découper</translation>
    </message>
    <message>
        <source>Drag the frame or its corners. The arrow keys move it (with Shift, by one pixel); + and − resize it.</source>
        <translation>Faites glisser le cadre ou ses coins. Les flèches le déplacent (avec Maj, d’un seul pixel)&#xa0;; + et − changent sa taille.</translation>
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
        <source>Size, as a percentage of the largest possible part</source>
        <translation>Taille, en pourcentage de la plus grande partie possible</translation>
    </message>
    <message>
        <source>Cut and scra&amp;mble</source>
        <translation>Découper et &amp;mélanger</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>&amp;Découper</translation>
    </message>
    <message>
        <source>Some pieces look alike: “Numbers on the picture” in the Board panel tells them apart.</source>
        <translation>Des pièces se ressemblent&#xa0;: «&#xa0;Numéros sur l’image&#xa0;», dans le panneau Plateau, les distingue.</translation>
    </message>
</context>
<context>
    <name>ui::DogTools</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>If a colour is removed, its dogs take the remaining colours</source>
        <translation>Si une couleur est retirée, ses chiens prennent les couleurs restantes</translation>
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
        <source>Random halves</source>
        <translation>Moitiés au hasard</translation>
    </message>
    <message>
        <source>Give every card random halves in these colours; a solution is very rare</source>
        <translation>Donner à chaque carte des moitiés au hasard dans ces couleurs&#xa0;; une solution est très rare</translation>
    </message>
    <message>
        <source>Card %1 shows %2 here. Choose another half:</source>
        <translation>La carte %1 montre ici %2. Choisissez une autre moitié&#xa0;:</translation>
    </message>
    <message>
        <source>Click half a dog on any card, then choose another:</source>
        <translation>Cliquez sur un demi-chien, puis choisissez-en un autre&#xa0;:</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Lay all cards on the table at random, turned at random</source>
        <translation>Poser toutes les cartes au hasard sur la table, tournées au hasard</translation>
    </message>
    <message>
        <source>Fixed where it lies</source>
        <translation>Fixée à sa place</translation>
    </message>
    <message>
        <source>The chosen card, on the board, is given: it cannot be moved (F)</source>
        <translation>La carte choisie, sur le plateau, est donnée&#xa0;: on ne peut pas la déplacer (F)</translation>
    </message>
    <message>
        <source>Equal edges</source>
        <translation>Côtés assortis</translation>
    </message>
    <message>
        <source>Plain edges instead of dogs: two that meet must be of the same kind</source>
        <translation>Des côtés unis au lieu de chiens&#xa0;: deux côtés qui se touchent doivent être de la même sorte</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Bordure</translation>
    </message>
    <message>
        <source>What all edges at the border of the board must be</source>
        <translation>Ce que doivent être tous les côtés au bord du plateau</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>Random edges</source>
        <translation>Côtés au hasard</translation>
    </message>
    <message>
        <source>Give every card random edges of these kinds; a solution is very rare</source>
        <translation>Donner à chaque carte des côtés au hasard parmi ces sortes&#xa0;; une solution est très rare</translation>
    </message>
    <message>
        <source>Card %1 shows %2 here. Choose another edge:</source>
        <translation>La carte %1 montre ici %2. Choisissez un autre côté&#xa0;:</translation>
    </message>
    <message>
        <source>Click an edge of any card, then choose another:</source>
        <translation>Cliquez sur un côté d’une carte, puis choisissez-en un autre&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::DogsScene</name>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: %2; picked up</source>
        <translation>%1&#xa0;: %2&#xa0;; en main</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click half a dog on any card, then choose another in the panel.</source>
        <translation>Cliquez sur un demi-chien, puis choisissez-en un autre dans le panneau.</translation>
    </message>
    <message>
        <source>Click the place for the card.</source>
        <translation>Cliquez sur la place de la carte.</translation>
    </message>
    <message>
        <source>The wheel, a right click or R turns the card. Esc puts it back where it was.</source>
        <translation>La molette, un clic droit ou R tourne la carte. Échap la remet où elle était.</translation>
    </message>
    <message>
        <source>Lay the cards so that every dog is whole.</source>
        <translation>Posez les cartes de sorte que chaque chien soit entier.</translation>
    </message>
    <message>
        <source>Drag a card to a place, or click it and then the place. R turns it.</source>
        <translation>Faites glisser une carte à sa place, ou cliquez dessus, puis à l’endroit voulu. R la tourne.</translation>
    </message>
    <message>
        <source>%1: %2; fixed</source>
        <translation>%1&#xa0;: %2&#xa0;; fixée</translation>
    </message>
    <message>
        <source>Click an edge of any card, then choose another in the panel.</source>
        <translation>Cliquez sur un côté d’une carte, puis choisissez-en un autre dans le panneau.</translation>
    </message>
    <message>
        <source>Lay the cards so that equal edges meet.</source>
        <translation>Posez les cartes de sorte que les côtés qui se touchent soient de la même sorte.</translation>
    </message>
    <message>
        <source>Press Enter on the place for the card.</source>
        <translation>Allez à la place de la carte et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Press Enter on a card, then on a place. R turns it.</source>
        <translation>Entrée prend une carte, puis la pose à la place choisie. R la tourne.</translation>
    </message>
</context>
<context>
    <name>ui::KnightScene</name>
    <message>
        <source>the knight</source>
        <translation>le cavalier</translation>
    </message>
    <message>
        <source>Visit every square once, and end a jump away from the start.</source>
        <translation>Visitez chaque case une fois, et finissez à un saut du départ.</translation>
    </message>
    <message>
        <source>Visit every square once with the knight.</source>
        <translation>Visitez chaque case une fois avec le cavalier.</translation>
    </message>
    <message>
        <source>Click a square a jump away, or drag the knight there. Undo takes a jump back.</source>
        <translation>Cliquez sur une case à portée du cavalier, ou faites-l’y glisser. Annuler revient d’un saut en arrière.</translation>
    </message>
    <message>
        <source>Visit every square once, with the given numbers on their squares.</source>
        <translation>Visitez chaque case une seule fois, avec les numéros donnés sur leurs cases.</translation>
    </message>
    <message>
        <source>%1: passed, an end of the tour</source>
        <translation>%1&#xa0;: passée, extrémité du parcours</translation>
    </message>
    <message>
        <source>%1: beyond the frontier</source>
        <translation>%1&#xa0;: au-delà de la frontière</translation>
    </message>
    <message>
        <source>%1: in the frontier, without a jump</source>
        <translation>%1&#xa0;: dans la frontière, sans saut</translation>
    </message>
    <message>
        <source>%1: in the frontier, end of path %2</source>
        <translation>%1&#xa0;: dans la frontière, bout du chemin %2</translation>
    </message>
    <message>
        <source>%1: in the frontier, with both jumps</source>
        <translation>%1&#xa0;: dans la frontière, avec ses deux sauts</translation>
    </message>
    <message>
        <source>%1: passed</source>
        <translation>%1&#xa0;: passée</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>the line at the frontier</comment>
        <translation>passées</translation>
    </message>
    <message>
        <source>no jump</source>
        <comment>a square of the frontier</comment>
        <translation>sans saut</translation>
    </message>
    <message>
        <source>end of a path</source>
        <comment>a square of the frontier</comment>
        <translation>bout de chemin</translation>
    </message>
    <message>
        <source>same path</source>
        <comment>two ends of the frontier</comment>
        <translation>même chemin</translation>
    </message>
    <message>
        <source>both jumps</source>
        <comment>a square of the frontier</comment>
        <translation>deux sauts</translation>
    </message>
    <message>
        <source>end of the tour</source>
        <comment>a square</comment>
        <translation>bout du parcours</translation>
    </message>
    <message>
        <source>one way here</source>
        <comment>jumps</comment>
        <translation>une façon</translation>
    </message>
    <message>
        <source>not taken</source>
        <comment>jumps</comment>
        <translation>écartée</translation>
    </message>
    <message>
        <source>Press Enter on a square a jump away. Undo takes a jump back.</source>
        <translation>Allez sur une case à un saut de là et appuyez sur Entrée. Annuler reprend un saut.</translation>
    </message>
    <message>
        <source>Press Enter on a square a jump away. To start on another square, edit the board.</source>
        <translation>Allez sur une case à un saut de là et appuyez sur Entrée. Pour partir d’une autre case, modifiez le plateau.</translation>
    </message>
    <message>
        <source>Click a square a jump away, or drag the knight there. To start on another square, edit the board.</source>
        <translation>Cliquez sur une case à portée du cavalier, ou faites-l’y glisser. Pour partir d’une autre case, modifiez le plateau.</translation>
    </message>
</context>
<context>
    <name>ui::PhotoDialog</name>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Other &amp;File…</source>
        <translation>Autre &amp;fichier…</translation>
    </message>
    <message>
        <source>Pictures of %1, recent ones and samples. Click one to choose it.</source>
        <comment>a folder</comment>
        <translation>Les images de %1, les récentes et des exemples. Cliquez sur une image pour la choisir.</translation>
    </message>
</context>
<context>
    <name>ui::PictureMessages</name>
    <message>
        <source>The picture could not be stored. Is the disk full?</source>
        <translation>Impossible de conserver l’image. Le disque est-il plein&#xa0;?</translation>
    </message>
    <message>
        <source>Loading the picture…</source>
        <translation>Chargement de l’image…</translation>
    </message>
    <message>
        <source>This picture no longer exists.</source>
        <translation>Cette image n’existe plus.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Partie enregistrée</translation>
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
        <source>Number of copies</source>
        <translation>Nombre d’exemplaires</translation>
    </message>
    <message>
        <source>May be turned over</source>
        <translation>Cette pièce peut être retournée</translation>
    </message>
    <message>
        <source>%1 may be turned over</source>
        <translation>%1&#xa0;: peut se retourner</translation>
    </message>
    <message>
        <source>flips</source>
        <translation>se retourne</translation>
    </message>
    <message>
        <source>At least one piece is needed.</source>
        <translation>Il faut au moins une pièce.</translation>
    </message>
    <message>
        <source>A board can have at most %1 pieces.</source>
        <translation>Un plateau peut avoir au plus %1 pièces.</translation>
    </message>
    <message>
        <source>A board can have at most %1 kinds of pieces of its own.</source>
        <translation>Un plateau peut avoir au plus %1 sortes de pièces qui lui soient propres.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Click cells, or drag across them.</source>
        <translation>Cliquez sur des cases, ou faites glisser le pointeur dessus.</translation>
    </message>
    <message>
        <source>The cells must touch along their sides.</source>
        <translation>Les cases doivent se toucher par leurs côtés.</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>Pièce %1</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>The 2 trominoes</source>
        <translation>Les 2 trominos</translation>
    </message>
    <message>
        <source>The 5 tetrominoes and a monomino</source>
        <translation>Les 5 tétrominos et un monomino</translation>
    </message>
    <message>
        <source>The 12 pentominoes</source>
        <translation>Les 12 pentominos</translation>
    </message>
    <message>
        <source>The 35 hexominoes</source>
        <translation>Les 35 hexominos</translation>
    </message>
    <message>
        <source>The 108 heptominoes</source>
        <translation>Les 108 heptominos</translation>
    </message>
    <message>
        <source>Set of pieces</source>
        <translation>Jeu de pièces</translation>
    </message>
    <message>
        <source>A set of pieces by its name</source>
        <translation>Un jeu de pièces par son nom</translation>
    </message>
    <message>
        <source>Use Set</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Replaces all pieces by those of the set</source>
        <translation>Remplace toutes les pièces par celles du jeu</translation>
    </message>
    <message>
        <source>Add Set</source>
        <translation>Tout ajouter</translation>
    </message>
    <message>
        <source>Adds the pieces of the set to those that are there</source>
        <translation>Ajoute les pièces du jeu à celles qui sont là</translation>
    </message>
    <message>
        <source>No piece is turned over, and the mirror image of each is a piece of its own</source>
        <translation>Aucune pièce n’est retournée, et l’image en miroir de chacune est une pièce à part</translation>
    </message>
    <message>
        <source>Draw a piece:</source>
        <translation>Dessinez une pièce&#xa0;:</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Turns the drawing over, left to right</source>
        <translation>Retourne le dessin, de gauche à droite</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>A piece has at most %1 cells.</source>
        <translation>Une pièce a au plus %1 cases.</translation>
    </message>
    <message>
        <source>One-sided pieces</source>
        <translation>Pièces à une face</translation>
    </message>
    <message>
        <source>Add Piece</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Puts the piece that is drawn beside the board</source>
        <translation>Met la pièce dessinée à côté du plateau</translation>
    </message>
</context>
<context>
    <name>ui::PieceSketch</name>
    <message>
        <source>Grid for drawing a piece</source>
        <translation>Grille pour dessiner une pièce</translation>
    </message>
    <message>
        <source>Click the cells of a piece of your own, or drag across them</source>
        <translation>Cliquez sur les cases de votre propre pièce, ou faites glisser le pointeur dessus</translation>
    </message>
    <message>
        <source>Row %1, column %2: in the piece</source>
        <translation>Ligne %1, colonne %2&#xa0;: dans la pièce</translation>
    </message>
    <message>
        <source>Row %1, column %2: free</source>
        <translation>Ligne %1, colonne %2&#xa0;: libre</translation>
    </message>
</context>
<context>
    <name>ui::QueensScene</name>
    <message>
        <source>beside row %1</source>
        <translation>à côté de la ligne %1</translation>
    </message>
    <message>
        <source>%1: its queen is on the board</source>
        <translation>%1&#xa0;: sa reine est sur l’échiquier</translation>
    </message>
    <message>
        <source>%1: queen, picked up</source>
        <translation>%1&#xa0;: reine, en main</translation>
    </message>
    <message>
        <source>%1: queen waiting</source>
        <translation>%1&#xa0;: reine en attente</translation>
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
    <message>
        <source>Click the square for the queen.</source>
        <translation>Cliquez sur la case de la reine.</translation>
    </message>
    <message>
        <source>Esc puts the queen back.</source>
        <translation>Échap repose la reine.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n queen(s) so that none attacks another.</source>
        <translation>
            <numerusform>Placez une reine.</numerusform>
            <numerusform>Placez %n reines sans qu’aucune n’en attaque une autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a square to place a queen. Click a queen to remove her.</source>
        <translation>Cliquez sur une case pour y placer une reine. Cliquez sur une reine pour l’enlever.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n queen(s) so that none attacks another; diagonals wrap around the edges.</source>
        <translation>
            <numerusform>Placez une reine.</numerusform>
            <numerusform>Placez %n reines sans qu’aucune n’en attaque une autre&#xa0;; les diagonales passent par le bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click squares to close or open them, or drag across several.</source>
        <translation>Cliquez sur des cases pour les fermer ou les ouvrir, ou faites glisser le pointeur sur plusieurs.</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <translation>%1&#xa0;: fermée</translation>
    </message>
    <message>
        <source>%1: given queen</source>
        <translation>%1&#xa0;: reine donnée</translation>
    </message>
    <message>
        <source>Click squares to place queens that stay, or to remove them.</source>
        <translation>Cliquez sur des cases pour y poser des reines fixes, ou pour les retirer.</translation>
    </message>
    <message>
        <source>Choose in the panel what a click does.</source>
        <translation>Le panneau permet de choisir ce que fait un clic.</translation>
    </message>
    <message>
        <source>Press Enter on the square for the queen.</source>
        <translation>Allez sur la case de la reine et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Press Enter on a square to place a queen, or on a queen to remove her.</source>
        <translation>Entrée place une reine sur la case choisie, ou enlève celle qui s’y trouve.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n queen(s) to those given so that none attacks another; diagonals wrap around the edges.</source>
        <translation>
            <numerusform>Ajoutez une reine à celles qui sont données, sans qu’aucune n’en attaque une autre&#xa0;; les diagonales passent par le bord.</numerusform>
            <numerusform>Ajoutez %n reines à celles qui sont données, sans qu’aucune n’en attaque une autre&#xa0;; les diagonales passent par le bord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n queen(s) to those given so that none attacks another.</source>
        <translation>
            <numerusform>Ajoutez une reine à celles qui sont données, sans qu’aucune n’en attaque une autre.</numerusform>
            <numerusform>Ajoutez %n reines à celles qui sont données, sans qu’aucune n’en attaque une autre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueensTools</name>
    <message>
        <source>Grey attacked squares</source>
        <translation>Griser les cases attaquées</translation>
    </message>
    <message>
        <source>Counting progress</source>
        <translation>Avancement du comptage</translation>
    </message>
    <message>
        <source>Solutions: not counted</source>
        <translation>Solutions&#xa0;: non comptées</translation>
    </message>
    <message>
        <source>Solutions left: not counted</source>
        <translation>Solutions restantes&#xa0;: non comptées</translation>
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
    <message>
        <source>While editing, a click</source>
        <translation>Pendant la modification, un clic</translation>
    </message>
    <message>
        <source>closes or opens the square</source>
        <translation>ferme ou ouvre la case</translation>
    </message>
    <message>
        <source>gives or removes a queen</source>
        <translation>donne ou retire une reine</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireScene</name>
    <message>
        <source>tray, place %1</source>
        <translation>rigole, place %1</translation>
    </message>
    <message>
        <source>%1: peg, picked up</source>
        <translation>%1&#xa0;: pion, en main</translation>
    </message>
    <message>
        <source>%1: peg</source>
        <translation>%1&#xa0;: pion</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1: empty hole, the peg in hand can jump here</source>
        <translation>%1&#xa0;: trou vide, le pion en main peut y sauter</translation>
    </message>
    <message>
        <source>%1: empty hole</source>
        <translation>%1&#xa0;: trou vide</translation>
    </message>
    <message>
        <source>Click a peg to remove it, an empty hole to close it, or a free place to add a hole. Drag to change several.</source>
        <translation>Cliquez sur un pion pour vider son trou, sur un trou vide pour le fermer, sur une place libre pour ajouter un trou. Glissez pour en changer plusieurs.</translation>
    </message>
    <message>
        <source>%1: no hole</source>
        <translation>%1&#xa0;: pas de trou</translation>
    </message>
    <message>
        <source>%1: no hole, one can be added here</source>
        <translation>%1&#xa0;: pas de trou, on peut en ajouter un ici</translation>
    </message>
    <message>
        <source>beside the board, row %1, column %2</source>
        <translation>à côté du plateau, ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>Click the hole where the peg should land.</source>
        <translation>Cliquez sur le trou où le pion doit arriver.</translation>
    </message>
    <message>
        <source>Esc puts the peg back.</source>
        <translation>Échap repose le pion.</translation>
    </message>
    <message>
        <source>Jump until a single peg is left, in the marked hole.</source>
        <translation>Faites sauter les pions jusqu’à n’en laisser qu’un, dans le trou marqué.</translation>
    </message>
    <message>
        <source>Jump until a single peg is left.</source>
        <translation>Faites sauter les pions jusqu’à n’en laisser qu’un.</translation>
    </message>
    <message>
        <source>Press Enter on the hole where the peg should land.</source>
        <translation>Allez sur le trou où le pion doit arriver et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Press the arrow key of the jump.</source>
        <translation>Appuyez sur la flèche du saut.</translation>
    </message>
    <message>
        <source>Press Enter on a peg. It jumps over its neighbour, which is taken off the board.</source>
        <translation>Allez sur un pion et appuyez sur Entrée. Il saute par-dessus son voisin, qui est retiré du plateau.</translation>
    </message>
    <message>
        <source>Click a peg, then the empty hole beyond its neighbour: the peg jumps there, and the neighbour is taken off the board.</source>
        <translation>Cliquez sur un pion, puis sur le trou vide derrière son voisin&#xa0;: il y saute, et le voisin est retiré.</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireTools</name>
    <message>
        <source>Draw the last sweep</source>
        <translation>Tracer la dernière rafle</translation>
    </message>
    <message>
        <source>Consecutive jumps of one peg form one sweep, drawn as a single line</source>
        <translation>Les sauts consécutifs d’un pion forment une seule rafle, tracée d’un seul trait</translation>
    </message>
    <message>
        <source>Jumps and sweeps</source>
        <translation>Sauts et rafles</translation>
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
            <numerusform>%n rafle</numerusform>
            <numerusform>%n rafles</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick the Empty Hole</source>
        <translation>Désigner le trou vide</translation>
    </message>
    <message>
        <source>Click the hole on the board that is empty at the start; a new game begins</source>
        <translation>Cliquez sur le trou du plateau qui est vide au départ&#xa0;; une nouvelle partie commence</translation>
    </message>
    <message>
        <source>Pick the Last Peg’s Hole</source>
        <translation>Désigner le dernier trou</translation>
    </message>
    <message>
        <source>Click the hole on the board where the last peg must end; click the chosen one again to allow any hole. A new game begins</source>
        <translation>Cliquez sur le trou du plateau où doit finir le dernier pion&#xa0;; cliquez de nouveau sur le trou choisi pour les permettre tous. Une nouvelle partie commence</translation>
    </message>
</context>
<context>
    <name>ui::TaquinModel</name>
    <message>
        <source>Numbers on the picture</source>
        <translation>Numéros sur l’image</translation>
    </message>
    <message>
        <source>The whole picture, small</source>
        <translation>L’image entière, en petit</translation>
    </message>
    <message>
        <source>Hold the mouse button here to see it on the board</source>
        <translation>Maintenez le bouton de la souris ici pour la voir sur le plateau</translation>
    </message>
    <message>
        <source>The goal, small</source>
        <translation>Le but, en petit</translation>
    </message>
</context>
<context>
    <name>ui::TaquinScene</name>
    <message>
        <source>%1: gap, selected</source>
        <translation>%1&#xa0;: case vide, sélectionnée</translation>
    </message>
    <message>
        <source>%1: gap</source>
        <translation>%1&#xa0;: case vide</translation>
    </message>
    <message>
        <source>%1: tile %2, selected</source>
        <translation>%1&#xa0;: tuile %2, sélectionnée</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1&#xa0;: tuile %2</translation>
    </message>
    <message>
        <source>Click two tiles, or a tile and the gap, to exchange them.</source>
        <translation>Cliquez sur deux tuiles, ou sur une tuile et la case vide, pour les échanger.</translation>
    </message>
    <message>
        <source>Slide the pieces until the picture is whole.</source>
        <translation>Faites glisser les pièces pour reconstituer l’image.</translation>
    </message>
    <message>
        <source>Slide the tiles until they read %1 to %2.</source>
        <comment>the first and the last number</comment>
        <translation>Faites glisser les tuiles pour les ranger de %1 à %2.</translation>
    </message>
    <message>
        <source>Click a tile in line with the gap, or press an arrow key.</source>
        <translation>Cliquez sur une tuile alignée avec la case vide, ou appuyez sur une flèche.</translation>
    </message>
    <message numerus="yes">
        <source>The picture is cut into %n piece(s), and one corner is missing.</source>
        <translation>
            <numerusform>L’image est coupée en %n pièce&#xa0;; il manque un coin.</numerusform>
            <numerusform>L’image est coupée en %n pièces&#xa0;; il manque un coin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is cut into %n piece(s), and one part is missing.</source>
        <translation>
            <numerusform>L’image est coupée en %n pièce&#xa0;; il manque une partie.</numerusform>
            <numerusform>L’image est coupée en %n pièces&#xa0;; il manque une partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are in order.</source>
        <translation>Les tuiles sont en ordre.</translation>
    </message>
    <message>
        <source>Click Scramble to mix them, or slide them yourself.</source>
        <translation>Cliquez sur Mélanger, ou faites-les glisser vous-même.</translation>
    </message>
    <message>
        <source>The tiles are where the goal has them.</source>
        <translation>Les tuiles sont là où le but les place.</translation>
    </message>
    <message>
        <source>Slide the tiles until they are where the goal has them.</source>
        <translation>Faites glisser les tuiles jusqu’à ce qu’elles soient là où le but les place.</translation>
    </message>
    <message>
        <source>Slide the tiles until they read %1 to %2, with the gap first.</source>
        <comment>the first and the last number</comment>
        <translation>Faites glisser les tuiles pour les ranger de %1 à %2, la case vide au début.</translation>
    </message>
    <message>
        <source>Slide the tiles until a spiral from the outside in reads %1 to %2.</source>
        <comment>the first and the last number</comment>
        <translation>Faites glisser les tuiles pour les ranger de %1 à %2 en spirale, de l’extérieur vers l’intérieur.</translation>
    </message>
    <message>
        <source>Slide the tiles until they read %1 to %2, column by column.</source>
        <comment>the first and the last number</comment>
        <translation>Faites glisser les tuiles pour les ranger de %1 à %2, colonne par colonne.</translation>
    </message>
    <message>
        <source>Click a piece in line with the gap, or press an arrow key; M shows the picture.</source>
        <translation>Cliquez sur une pièce alignée avec la case vide, ou appuyez sur une flèche&#xa0;; M montre l’image.</translation>
    </message>
    <message>
        <source>Click a tile in line with the gap, or press an arrow key; M shows the goal.</source>
        <translation>Cliquez sur une tuile alignée avec la case vide, ou appuyez sur une flèche&#xa0;; M montre le but.</translation>
    </message>
</context>
<context>
    <name>ui::TaquinTools</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Cut one of your pictures into tiles</source>
        <translation>Découper une de vos images en tuiles</translation>
    </message>
    <message>
        <source>Number the tiles from 0</source>
        <translation>Numéroter les tuiles à partir de 0</translation>
    </message>
    <message>
        <source>Exchange two tiles</source>
        <translation>Échanger deux tuiles</translation>
    </message>
    <message>
        <source>This board has no solution; exchanging its last two tiles gives it one</source>
        <translation>Ce plateau n’a pas de solution&#xa0;; il en aura une si l’on échange ses deux dernières tuiles</translation>
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
        <source>Recent pictures</source>
        <translation>Images récentes</translation>
    </message>
    <message>
        <source>Back to numbers</source>
        <translation>Revenir aux numéros</translation>
    </message>
    <message>
        <source>Watch it come home</source>
        <translation>Mélanger puis reconstituer</translation>
    </message>
    <message>
        <source>Skip the scramble</source>
        <translation>Passer le mélange</translation>
    </message>
    <message>
        <source>Shows the scramble, then puts the picture together row by row</source>
        <translation>Montre le mélange, puis reconstitue l’image ligne par ligne</translation>
    </message>
    <message>
        <source>Use this board as the goal</source>
        <translation>Prendre ce plateau pour but</translation>
    </message>
    <message>
        <source>Makes the present arrangement the goal; edit the board first to change it</source>
        <translation>La disposition actuelle devient le but&#xa0;; modifiez d’abord le plateau pour la changer</translation>
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
        <source>Remove from Board</source>
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
        <source>%1: picked up</source>
        <translation>%1&#xa0;: en main</translation>
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
        <translation>&#xa0;; la pièce %1 entre ici</translation>
    </message>
    <message>
        <source>; piece %1 does not fit here</source>
        <translation>&#xa0;; la pièce %1 n’entre pas ici</translation>
    </message>
    <message>
        <source>Click the place for the piece.</source>
        <translation>Cliquez à l’endroit où la poser.</translation>
    </message>
    <message>
        <source>R or the wheel turns the piece, F turns it over, Esc puts it back where it was.</source>
        <translation>R ou la molette tourne la pièce, F la retourne, Échap la remet où elle était.</translation>
    </message>
    <message>
        <source>Cover the board with all the pieces.</source>
        <translation>Couvrez le plateau avec toutes les pièces.</translation>
    </message>
    <message>
        <source>Drag a piece to its place, or click it and then the place. R turns it, F turns it over.</source>
        <translation>Faites glisser une pièce à sa place, ou cliquez dessus, puis à l’endroit voulu. R la tourne, F la retourne.</translation>
    </message>
    <message>
        <source>Click cells to close or open them, or drag across several. Pieces are chosen and drawn in the Board panel.</source>
        <translation>Cliquez sur des cases pour les fermer ou les ouvrir, ou glissez sur plusieurs. Les pièces se choisissent et se dessinent dans le panneau Plateau.</translation>
    </message>
    <message>
        <source>Press Enter on the place for the piece.</source>
        <translation>Allez à la place de la pièce et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Press Enter on a piece, then on its place. R turns it, F turns it over.</source>
        <translation>Entrée prend une pièce, puis la pose à la place choisie. R la tourne, F la retourne.</translation>
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
    <message numerus="yes">
        <source>%1, %n cell(s): as many as the board has.</source>
        <translation>
            <numerusform>%1, %n case&#xa0;: autant que le plateau.</numerusform>
            <numerusform>%1, %n cases&#xa0;: autant que le plateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cell(s), but the board has %2.</source>
        <translation>
            <numerusform>%1, %n case, mais le plateau en a %2.</numerusform>
            <numerusform>%1, %n cases, mais le plateau en a %2.</numerusform>
        </translation>
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
        <source>%1: not visited, reachable</source>
        <translation>%1&#xa0;: non visitée, accessible</translation>
    </message>
    <message>
        <source>Click the starting square of the tour.</source>
        <translation>Cliquez sur la case de départ du parcours.</translation>
    </message>
    <message>
        <source>Click one of the marked squares.</source>
        <translation>Cliquez sur l’une des cases marquées.</translation>
    </message>
    <message>
        <source>Esc ends the choice.</source>
        <translation>Échap met fin au choix.</translation>
    </message>
    <message>
        <source>%1: closed</source>
        <translation>%1&#xa0;: fermée</translation>
    </message>
    <message>
        <source>%1: not visited, number %2 is given here</source>
        <translation>%1&#xa0;: non visitée, le numéro %2 y est donné</translation>
    </message>
    <message>
        <source>%1: not visited, the tour is to end here</source>
        <translation>%1&#xa0;: non visitée, le parcours doit finir ici</translation>
    </message>
    <message>
        <source>Click the square on which the tour is to end; click it again to allow any.</source>
        <translation>Cliquez sur la case où le parcours doit finir&#xa0;; cliquez-y de nouveau pour les permettre toutes.</translation>
    </message>
    <message>
        <source>Click the square of number %1; click a given number to remove it.</source>
        <translation>Cliquez sur la case du numéro %1&#xa0;; cliquez sur un numéro donné pour le retirer.</translation>
    </message>
    <message>
        <source>Click squares to close or open them, or drag across several.</source>
        <translation>Cliquez sur des cases pour les fermer ou les ouvrir, ou faites glisser le pointeur sur plusieurs.</translation>
    </message>
    <message>
        <source>Choose in the panel what a click does.</source>
        <translation>Le panneau permet de choisir ce que fait un clic.</translation>
    </message>
    <message>
        <source>Press Enter on one of the marked squares.</source>
        <translation>Allez sur l’une des cases marquées et appuyez sur Entrée.</translation>
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
        <translation>Tracé</translation>
    </message>
    <message>
        <source>Reachable squares</source>
        <translation>Cases accessibles</translation>
    </message>
    <message>
        <source>Onward moves</source>
        <translation>Nombre d’issues</translation>
    </message>
    <message>
        <source>Show on each reachable square how many squares can be reached from there</source>
        <translation>Indiquer sur chaque case accessible le nombre de cases accessibles depuis celle-ci</translation>
    </message>
    <message>
        <source>While editing, a click</source>
        <translation>Pendant la modification, un clic</translation>
    </message>
    <message>
        <source>chooses the start</source>
        <translation>choisit le départ</translation>
    </message>
    <message>
        <source>closes or opens the square</source>
        <translation>ferme ou ouvre la case</translation>
    </message>
    <message>
        <source>chooses the end</source>
        <translation>choisit l’arrivée</translation>
    </message>
    <message>
        <source>gives the number</source>
        <translation>donne le numéro</translation>
    </message>
    <message>
        <source>Number given</source>
        <translation>Numéro donné</translation>
    </message>
</context>
<context>
    <name>window::ActNames</name>
    <message>
        <source>New Board</source>
        <translation>Nouveau plateau</translation>
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
    <message>
        <source>Change of Board</source>
        <translation>Changement de plateau</translation>
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
        <source>S&amp;cramble</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Scramble the board at random</source>
        <translation>Mélanger le plateau au hasard</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Go back to the start of this board</source>
        <translation>Revenir au début de ce plateau</translation>
    </message>
    <message>
        <source>New from Pos&amp;ition…</source>
        <translation>Nouveau à partir d’une pos&amp;ition…</translation>
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
        <source>Moves as &amp;Text…</source>
        <translation>Coups au format &amp;texte…</translation>
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
        <source>Paste P&amp;icture</source>
        <translation>Coller l’&amp;image</translation>
    </message>
    <message>
        <source>&amp;Edit the Board</source>
        <translation>&amp;Modifier le plateau</translation>
    </message>
    <message>
        <source>Exchange or place pieces instead of playing</source>
        <translation>Échanger ou placer des pièces, au lieu de jouer</translation>
    </message>
    <message>
        <source>Finish &amp;Editing</source>
        <translation>Ter&amp;miner la modification</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>Solve the board with the chosen method</source>
        <translation>Résoudre le plateau avec la méthode choisie</translation>
    </message>
    <message>
        <source>Find &amp;Next Solution</source>
        <translation>Chercher la solution &amp;suivante</translation>
    </message>
    <message>
        <source>Search on and pause at the next solution</source>
        <translation>Poursuivre la recherche jusqu’à la solution suivante</translation>
    </message>
    <message>
        <source>Find &amp;All Solutions</source>
        <translation>Chercher &amp;toutes les solutions</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Find all solutions</source>
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
        <source>Arrow keys, Space and the wheel step through the moves</source>
        <translation>Les flèches, Espace et la molette font défiler les coups</translation>
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
        <source>Whole Pi&amp;cture</source>
        <translation>I&amp;mage entière</translation>
    </message>
    <message>
        <source>Show the picture whole until the next move</source>
        <translation>Montrer l’image entière jusqu’au prochain coup</translation>
    </message>
    <message>
        <source>&amp;All Solutions as Text…</source>
        <translation>Toutes les &amp;solutions au format texte…</translation>
    </message>
    <message>
        <source>Write one file with one line per solution found</source>
        <translation>Écrire un seul fichier, une ligne par solution trouvée</translation>
    </message>
    <message>
        <source>&amp;Each Solution in Its Own File…</source>
        <translation>&amp;Chaque solution dans son fichier…</translation>
    </message>
    <message>
        <source>Save each solution as a numbered game in a folder of your choice</source>
        <translation>Enregistrer chaque solution comme une partie numérotée, dans le dossier de votre choix</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>&amp;Compter les solutions</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Count all solutions without keeping or showing them</source>
        <translation>Compter toutes les solutions sans les garder ni les afficher</translation>
    </message>
    <message>
        <source>Go to P&amp;revious Solution</source>
        <translation>All&amp;er à la solution précédente</translation>
    </message>
    <message>
        <source>Previous solution</source>
        <translation>Solution précédente</translation>
    </message>
    <message>
        <source>Go to Ne&amp;xt Solution</source>
        <translation>Aller à la solution sui&amp;vante</translation>
    </message>
    <message>
        <source>Next solution</source>
        <translation>Solution suivante</translation>
    </message>
    <message>
        <source>Next solution; a watched search runs on to find it</source>
        <translation>Solution suivante&#xa0;; une recherche que l’on regarde continue jusqu’à elle</translation>
    </message>
    <message>
        <source>Go to Previous &amp;Deepest Point</source>
        <translation>Aller au point le plus pro&amp;fond précédent</translation>
    </message>
    <message>
        <source>Previous deepest point</source>
        <translation>Point le plus profond précédent</translation>
    </message>
    <message>
        <source>Previous deepest point: where the search turned back deeper than ever before</source>
        <translation>Point le plus profond précédent&#xa0;: là où la recherche est revenue en arrière depuis une profondeur jamais atteinte</translation>
    </message>
    <message>
        <source>Go to Next D&amp;eepest Point</source>
        <translation>Aller a&amp;u point le plus profond suivant</translation>
    </message>
    <message>
        <source>Next deepest point</source>
        <translation>Point le plus profond suivant</translation>
    </message>
    <message>
        <source>Next deepest point: where the search turned back deeper than ever before; a watched search runs on to it</source>
        <translation>Point le plus profond suivant&#xa0;: là où la recherche est revenue en arrière depuis une profondeur jamais atteinte&#xa0;; une recherche en cours continue jusque-là</translation>
    </message>
    <message>
        <source>&amp;Back to the Last Solvable Position</source>
        <translation>Revenir à la &amp;dernière position résoluble</translation>
    </message>
    <message>
        <source>Go back to the last position from which the goal can be reached</source>
        <translation>Revenir à la dernière position d’où l’on peut atteindre le but</translation>
    </message>
    <message>
        <source>Stop the current task; solutions already found are kept</source>
        <translation>Arrêter la tâche en cours&#xa0;; les solutions déjà trouvées sont gardées</translation>
    </message>
    <message>
        <source>A&amp;nimation…</source>
        <translation>A&amp;nimation…</translation>
    </message>
    <message>
        <source>Save the moves as an animated GIF or WebP for slides and web pages</source>
        <translation>Enregistrer les coups en GIF ou en WebP animé, pour des diapositives ou une page web</translation>
    </message>
    <message>
        <source>Next Solution</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>P&amp;anel beside the Board</source>
        <translation>Pa&amp;nneau à côté du plateau</translation>
    </message>
    <message>
        <source>Show or hide the panel beside the board</source>
        <translation>Afficher ou masquer le panneau à côté du plateau</translation>
    </message>
    <message>
        <source>Only the board, its sentence and the playback controls, in type large enough for a classroom</source>
        <translation>Seulement le plateau, la phrase et les commandes, en caractères assez grands pour une salle de classe</translation>
    </message>
    <message>
        <source>Ne&amp;xt Board</source>
        <translation>Plateau sui&amp;vant</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go on with another board: a new scramble, or the next ready-made one</source>
        <translation>Passer à un autre plateau&#xa0;: un nouveau mélange, ou le prochain plateau tout prêt</translation>
    </message>
    <message>
        <source>Show the Shortest So&amp;lution</source>
        <translation>M&amp;ontrer la solution la plus courte</translation>
    </message>
    <message>
        <source>R&amp;un Back to a Stop</source>
        <translation>Reculer &amp;jusqu’à un arrêt</translation>
    </message>
    <message>
        <source>Run back to the nearest checked stop</source>
        <translation>Reculer jusqu’au plus proche des arrêts cochés</translation>
    </message>
    <message>
        <source>Run &amp;On to a Stop</source>
        <translation>Avancer jus&amp;qu’à un arrêt</translation>
    </message>
    <message>
        <source>Run on to the nearest checked stop; a watched search runs on to it</source>
        <translation>Avancer jusqu’au plus proche des arrêts cochés&#xa0;; une recherche que l’on regarde continue jusque-là</translation>
    </message>
    <message>
        <source>Name This &amp;Moment…</source>
        <translation>Nommer ce &amp;moment…</translation>
    </message>
    <message>
        <source>Name This Moment…</source>
        <translation>Nommer ce moment…</translation>
    </message>
    <message>
        <source>Name what is in view and add a note, to come back to it later</source>
        <translation>Donner un nom et une note à ce que l’on voit, pour y revenir</translation>
    </message>
    <message>
        <source>Go to P&amp;revious Moment</source>
        <translation>Aller au moment p&amp;récédent</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Moment précédent</translation>
    </message>
    <message>
        <source>Go to Next M&amp;oment</source>
        <translation>Aller au m&amp;oment suivant</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Moment suivant</translation>
    </message>
    <message>
        <source>S&amp;tudy</source>
        <translation>É&amp;tudier</translation>
    </message>
    <message>
        <source>Watch with the tree, the stack and the stops of the search beside the board</source>
        <translation>Regarder avec l’arbre, la pile et les arrêts de la recherche à côté du plateau</translation>
    </message>
    <message>
        <source>Search T&amp;ree…</source>
        <translation>A&amp;rbre de recherche…</translation>
    </message>
    <message>
        <source>Save the tree of the Study mode as a drawing, SVG or PDF</source>
        <translation>Enregistrer l’arbre du mode Étudier comme dessin, SVG ou PDF</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Copy S&amp;olution</source>
        <translation>Copier la s&amp;olution</translation>
    </message>
    <message>
        <source>Copy the board and all moves of the solution in view as text, to paste and replay</source>
        <translation>Copier en texte le plateau et tous les coups de la solution affichée, pour les coller et les rejouer</translation>
    </message>
    <message>
        <source>&amp;Best Results…</source>
        <translation>Mei&amp;lleurs résultats…</translation>
    </message>
    <message>
        <source>Your fewest moves and shortest time on each board</source>
        <translation>Pour chaque plateau, votre plus petit nombre de coups et votre meilleur temps</translation>
    </message>
    <message>
        <source>&amp;Keep Times and Best Results</source>
        <translation>&amp;Garder les temps et les meilleurs résultats</translation>
    </message>
    <message>
        <source>Time the games that you play by hand, and remember your best results on each board</source>
        <translation>Chronométrer les parties que vous jouez à la main et retenir vos meilleurs résultats sur chaque plateau</translation>
    </message>
    <message>
        <source>S&amp;earch Map</source>
        <translation>Carte de la rec&amp;herche</translation>
    </message>
    <message>
        <source>Show or hide the map of a watched search, in the Watch and Study modes</source>
        <translation>Afficher ou masquer la carte d’une recherche que l’on regarde, en mode Regarder ou Étudier</translation>
    </message>
    <message>
        <source>Show one move towards the goal, and why; used again, it makes the move. A game with help does not count for the best results</source>
        <translation>Montrer un coup vers le but et dire pourquoi&#xa0;; la seconde fois, le jouer. Une partie avec aide ne compte pas pour les meilleurs résultats</translation>
    </message>
    <message>
        <source>Copy as a Live Board for a Pa&amp;ge</source>
        <translation>Copier comme plateau animé pour une pa&amp;ge</translation>
    </message>
    <message>
        <source>Copy what is in view as a block of text that a page shows as a live board</source>
        <translation>Copier ce qui est affiché comme un bloc de texte qu’une page montre en plateau vivant</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Open the page of the manual about the selected part of the window</source>
        <translation>Ouvrir la page du manuel sur la partie active de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Lessons and Museum</source>
        <translation>&amp;Leçons et musée</translation>
    </message>
    <message>
        <source>All pages: the manual, the lessons and the museum of the course</source>
        <translation>Toutes les pages&#xa0;: le manuel, les leçons et le musée du cours</translation>
    </message>
    <message>
        <source>&amp;Web Page…</source>
        <translation>Page &amp;web…</translation>
    </message>
    <message>
        <source>Save the moves as one file for the web, to be stepped through in any browser</source>
        <translation>Enregistrer les coups en un seul fichier pour le web, à parcourir dans tout navigateur</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>&amp;Feuille d’exercices…</translation>
    </message>
    <message>
        <source>Make a page of exercises from boards, moments or solutions, to be printed</source>
        <translation>Faire une page d’exercices à imprimer à partir de plateaux, de moments ou de solutions</translation>
    </message>
    <message>
        <source>Copy the &amp;Board as a Picture</source>
        <translation>Copier le &amp;plateau en image</translation>
    </message>
    <message>
        <source>Copy the board as a picture and as a drawing, for documents and mail</source>
        <translation>Copier le plateau en image et en dessin, pour des documents et des courriels</translation>
    </message>
    <message>
        <source>Keyboard S&amp;hortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Change the keyboard shortcuts of all actions</source>
        <translation>Modifier les raccourcis clavier de toutes les actions</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Acc&amp;ueil</translation>
    </message>
    <message>
        <source>All puzzles with their aims, and the last game</source>
        <translation>Tous les casse-têtes avec leur but, et la dernière partie</translation>
    </message>
    <message>
        <source>Make a new board with the options of the Board panel</source>
        <translation>Faire un nouveau plateau avec les options du panneau Plateau</translation>
    </message>
    <message>
        <source>Same Board Again</source>
        <translation>Le même plateau</translation>
    </message>
    <message>
        <source>New Board</source>
        <translation>Autre plateau</translation>
    </message>
    <message>
        <source>Sho&amp;w Me</source>
        <translation>Mo&amp;ntrer</translation>
    </message>
    <message>
        <source>Solve the board from here, and play the solution</source>
        <translation>Résoudre le plateau à partir d’ici, et jouer la solution</translation>
    </message>
    <message>
        <source>P&amp;hoto…</source>
        <translation>P&amp;hoto…</translation>
    </message>
    <message>
        <source>Choose a picture to put together</source>
        <translation>Choisir une image à reconstituer</translation>
    </message>
    <message>
        <source>Watch the Shortest</source>
        <translation>Voir la solution la plus courte</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Back to Where It Can Be Solved</source>
        <translation>Revenir avant l’erreur</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Open the board, the picture or the file in the clipboard</source>
        <translation>Ouvrir le plateau, l’image ou le fichier du presse-papiers</translation>
    </message>
    <message>
        <source>Print to C&amp;ut Out…</source>
        <translation>Imprimer à déco&amp;uper…</translation>
    </message>
    <message>
        <source>Print the pieces true to size, to be cut out and played by hand</source>
        <translation>Imprimer les pièces en vraie grandeur, pour les découper et jouer à la main</translation>
    </message>
    <message>
        <source>&amp;Taquin</source>
        <translation>&amp;Taquin</translation>
    </message>
    <message>
        <source>Little &amp;Dogs</source>
        <translation>Petits &amp;chiens</translation>
    </message>
    <message>
        <source>&amp;Solitaire</source>
        <translation>&amp;Solitaire</translation>
    </message>
    <message>
        <source>Eight &amp;Queens</source>
        <translation>&amp;Huit reines</translation>
    </message>
    <message>
        <source>&amp;Knight’s Tour</source>
        <translation>Ca&amp;valier</translation>
    </message>
    <message>
        <source>&amp;Bishop’s Path</source>
        <translation>&amp;Fou</translation>
    </message>
    <message>
        <source>&amp;Vinrich’s Puzzle</source>
        <translation>&amp;Puzzle de Vinrich</translation>
    </message>
    <message>
        <source>&amp;Anagrams</source>
        <translation>&amp;Anagrammes</translation>
    </message>
    <message>
        <source>Play a shortest solution from here, or from the start of a game that is won or lost</source>
        <translation>Jouer une solution des plus courtes depuis ici, ou depuis le début d’une partie gagnée ou perdue</translation>
    </message>
    <message>
        <source>A step forward; where no search has begun, the first step of the chosen method</source>
        <translation>Un pas en avant&#xa0;; si aucune recherche n’a commencé, le premier pas de la méthode choisie</translation>
    </message>
</context>
<context>
    <name>window::Arrangement</name>
    <message>
        <source>Esc leaves full screen.</source>
        <translation>Échap quitte le plein écran.</translation>
    </message>
    <message>
        <source>%1 or Esc leaves full screen.</source>
        <comment>a key</comment>
        <translation>%1 ou Échap quitte le plein écran.</translation>
    </message>
</context>
<context>
    <name>window::BestsDialog</name>
    <message>
        <source>&amp;Play This Board</source>
        <translation>&amp;Jouer ce plateau</translation>
    </message>
    <message>
        <source>&amp;Forget All…</source>
        <translation>&amp;Tout oublier…</translation>
    </message>
    <message>
        <source>Best Results</source>
        <translation>Meilleurs résultats</translation>
    </message>
    <message>
        <source>No result yet. Boards that you solve by hand without help appear here while “Keep Times and Best Results” is on in the Settings menu.</source>
        <translation>Aucun résultat pour l’instant. Les plateaux que vous résolvez à la main et sans aide apparaissent ici tant que «&#xa0;Garder les temps et les meilleurs résultats&#xa0;» est coché dans le menu Réglages.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Le moins de coups</translation>
    </message>
    <message>
        <source>Shortest time</source>
        <translation>Meilleur temps</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Forget the best results of all boards?</source>
        <translation>Oublier les meilleurs résultats de tous les plateaux&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>puzzle: board</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>window::BoardChoice</name>
    <message>
        <source>Which Board?</source>
        <translation>Quel plateau&#xa0;?</translation>
    </message>
    <message>
        <source>This text can be read as several boards. Which one do you mean?</source>
        <translation>Ce texte peut se lire comme plusieurs plateaux. Lequel voulez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>This text contains several boards. Which one do you want to open?</source>
        <translation>Ce texte contient plusieurs plateaux. Lequel voulez-vous ouvrir&#xa0;?</translation>
    </message>
</context>
<context>
    <name>window::BoardPresenter</name>
    <message>
        <source>Esc puts the piece back where it was.</source>
        <translation>Échap remet la pièce où elle était.</translation>
    </message>
    <message>
        <source>Esc ends editing.</source>
        <translation>Échap met fin à la modification.</translation>
    </message>
</context>
<context>
    <name>window::BusyLabel</name>
    <message>
        <source>Preparing the board… Press Esc to cancel.</source>
        <translation>Préparation du plateau… Échap pour annuler.</translation>
    </message>
    <message>
        <source>The last game is being read…</source>
        <translation>La dernière partie est en cours de lecture…</translation>
    </message>
    <message>
        <source>Looking for the last solvable position… Press Esc to cancel.</source>
        <translation>Recherche de la dernière position résoluble… Échap pour annuler.</translation>
    </message>
    <message>
        <source>The saved search is being run again… Press Esc to stop.</source>
        <translation>La recherche enregistrée est refaite… Échap pour arrêter.</translation>
    </message>
    <message>
        <source>The search is paused.</source>
        <translation>La recherche est en pause.</translation>
    </message>
    <message>
        <source>Searching: %1% done. Press Esc to stop.</source>
        <translation>Recherche en cours&#xa0;: %1&#xa0;%. Échap pour arrêter.</translation>
    </message>
    <message numerus="yes">
        <source>Searching; the best solution so far has %n move(s). Press Esc to take it.</source>
        <translation>
            <numerusform>Recherche en cours&#xa0;; la meilleure solution compte %n coup pour l’instant. Échap pour la prendre.</numerusform>
            <numerusform>Recherche en cours&#xa0;; la meilleure solution compte %n coups pour l’instant. Échap pour la prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching… Press Esc to stop.</source>
        <translation>Recherche en cours… Échap pour arrêter.</translation>
    </message>
</context>
<context>
    <name>window::Caption</name>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Stopped search</source>
        <translation>Recherche arrêtée</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>act: method instead of method</comment>
        <translation>%1&#xa0;: %2, au lieu de %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act: method</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Earlier…</source>
        <translation>Messages…</translation>
    </message>
    <message>
        <source>Earlier messages</source>
        <translation>Messages précédents</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Back to the page: %1</source>
        <translation>Retour à la page&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Solved, with the help of a method.</source>
        <translation>Résolu, avec l’aide d’une méthode.</translation>
    </message>
    <message>
        <source>The search goes on: %1.</source>
        <translation>La recherche continue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Suite…</translation>
    </message>
    <message>
        <source>Press Hint again to make this move.</source>
        <translation>Cliquez de nouveau sur Indice pour jouer ce coup.</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <translation>Au début&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>move number: what was said</comment>
        <translation>Coup %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>step number: what was said</comment>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>These are the moves of the scramble. Then it is your turn.</source>
        <translation>Voici les coups du mélange. Ensuite, c’est à vous.</translation>
    </message>
    <message>
        <source>Press Hint again to go back there.</source>
        <translation>Cliquez de nouveau sur Indice pour y revenir.</translation>
    </message>
</context>
<context>
    <name>window::Clipboard</name>
    <message>
        <source>The position was copied as a line of text.</source>
        <translation>La position a été copiée sous forme d’une ligne de texte.</translation>
    </message>
    <message>
        <source>The clipboard contains nothing this puzzle can use.</source>
        <translation>Le presse-papiers ne contient rien que ce casse-tête puisse utiliser.</translation>
    </message>
    <message>
        <source>The solution was copied as text: its board, and all its moves.</source>
        <translation>La solution a été copiée en texte&#xa0;: son plateau et tous ses coups.</translation>
    </message>
    <message>
        <source>The view was copied as a block for a page.</source>
        <translation>Ce qui est affiché a été copié comme bloc de page.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Le plateau a été copié en image.</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Le plateau a été copié sous forme de texte.</translation>
    </message>
    <message>
        <source>a position line</source>
        <translation>une ligne de position</translation>
    </message>
    <message>
        <source>a drawing as SVG text</source>
        <translation>un dessin, en texte SVG</translation>
    </message>
    <message>
        <source>The board %1 was opened.</source>
        <translation>Le plateau %1 a été ouvert.</translation>
    </message>
    <message>
        <source>The clipboard contains nothing that can be opened.</source>
        <translation>Le presse-papiers ne contient rien qui puisse s’ouvrir.</translation>
    </message>
    <message>
        <source>%1 is an address on the web, and this program loads nothing from there. Save the picture or the game in your browser, and drop its file.</source>
        <translation>%1 est une adresse du Web, et ce programme n’en télécharge rien. Enregistrez l’image ou la partie dans votre navigateur, puis déposez son fichier.</translation>
    </message>
    <message>
        <source>One File at a Time</source>
        <translation>Un fichier à la fois</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was opened. The %n other file(s) were not: drop them one at a time.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a été ouvert. L’autre fichier ne l’a pas été&#xa0;: déposez-les un à un.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a été ouvert. Les %n autres fichiers ne l’ont pas été&#xa0;: déposez-les un à un.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::EndCard</name>
    <message numerus="yes">
        <source>Solved in %n move(s), all by hints</source>
        <translation>
            <numerusform>Résolu en %n coup, par un indice</numerusform>
            <numerusform>Résolu en %n coups, tous par des indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n move(s)</source>
        <translation>
            <numerusform>Résolu en %n coup</numerusform>
            <numerusform>Résolu en %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved with help: you made %n of the %1 moves</source>
        <translation>
            <numerusform>Résolu avec de l’aide en %1 coups, dont %n de vous</numerusform>
            <numerusform>Résolu avec de l’aide en %1 coups, dont %n de vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved by the program in %n move(s)</source>
        <translation>
            <numerusform>Résolu par le programme en %n coup</numerusform>
            <numerusform>Résolu par le programme en %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>Plus aucun coup n’est possible</translation>
    </message>
    <message>
        <source>There is no shorter solution.</source>
        <translation>Il n’y a pas plus court.</translation>
    </message>
    <message numerus="yes">
        <source>The shortest solution has %n move(s).</source>
        <translation>
            <numerusform>La solution la plus courte a %n coup.</numerusform>
            <numerusform>La solution la plus courte a %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of them hint(s)</source>
        <comment>Solved in 74 moves</comment>
        <translation>
            <numerusform>%1, dont %n indice</numerusform>
            <numerusform>%1, dont %n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well done! Solved in %n move(s)</source>
        <translation>
            <numerusform>Bravo&#xa0;! Résolu en %n coup</numerusform>
            <numerusform>Bravo&#xa0;! Résolu en %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shorter solution, if there is one, has at least %n move(s).</source>
        <translation>
            <numerusform>S’il existe une solution plus courte, elle a au moins %n coup.</numerusform>
            <numerusform>S’il existe une solution plus courte, elle a au moins %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Method: %1.</source>
        <translation>Méthode&#xa0;: %1.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Suite…</translation>
    </message>
    <message>
        <source>After move %1 the goal could no longer be reached.</source>
        <translation>Après le coup %1, le but ne pouvait plus être atteint.</translation>
    </message>
</context>
<context>
    <name>window::Excerpt</name>
    <message>
        <source>more</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>Show the whole text</source>
        <translation>Montrer tout le texte</translation>
    </message>
</context>
<context>
    <name>window::ExportActions</name>
    <message>
        <source>Picture of the Board</source>
        <translation>Image du plateau</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Search Tree</source>
        <translation>Arbre de recherche</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Moves as Text</source>
        <translation>Coups au format texte</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>All Solutions as Text</source>
        <translation>Toutes les solutions au format texte</translation>
    </message>
    <message>
        <source>board</source>
        <comment>in the name of a file</comment>
        <translation>plateau</translation>
    </message>
    <message>
        <source>search tree</source>
        <comment>in the name of a file</comment>
        <translation>arbre de recherche</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>in the name of a file</comment>
        <translation>coups</translation>
    </message>
    <message>
        <source>solutions</source>
        <comment>in the name of a file</comment>
        <translation>solutions</translation>
    </message>
    <message>
        <source>Folder for the Solutions</source>
        <translation>Dossier pour les solutions</translation>
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
    <name>window::Gallery</name>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>All puzzles with their aims, and the last game</source>
        <translation>Tous les casse-têtes avec leur but, et la dernière partie</translation>
    </message>
</context>
<context>
    <name>window::GameArea</name>
    <message>
        <source>“%1” is not for this board: %2</source>
        <comment>a method: the reason</comment>
        <translation>«&#xa0;%1&#xa0;» n’est pas pour ce plateau&#xa0;: %2</translation>
    </message>
    <message>
        <source>Choose another method above the views.</source>
        <translation>Choisissez une autre méthode au-dessus des vues.</translation>
    </message>
    <message>
        <source>Click where a piece goes next, or answer beside the board.</source>
        <translation>Cliquez là où va la prochaine pièce, ou répondez à côté du plateau.</translation>
    </message>
    <message>
        <source>The click is only an answer: the search makes its own moves.</source>
        <translation>Le clic n’est qu’une réponse&#xa0;: la recherche joue ses propres coups.</translation>
    </message>
</context>
<context>
    <name>window::GameFiles</name>
    <message>
        <source>%1 has changed since this game was opened or saved.</source>
        <translation>%1 a changé depuis l’ouverture ou l’enregistrement de cette partie.</translation>
    </message>
    <message>
        <source>If you replace the file, its present content is lost.</source>
        <translation>Si vous remplacez le fichier, son contenu actuel sera perdu.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>Impossible d’ouvrir %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 names more than %n program(s). The others are not run.</source>
        <translation>
            <numerusform>%1 cite plus de %n programme. Les autres ne sont pas exécutés.</numerusform>
            <numerusform>%1 cite plus de %n programmes. Les autres ne sont pas exécutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>A program in %1 was not run: its command contains control characters.</source>
        <translation>Un programme de %1 n’a pas été lancé&#xa0;: sa commande contient des caractères de contrôle.</translation>
    </message>
    <message>
        <source>%1 is too large to be a saved game or a position.</source>
        <translation>%1 est trop volumineux pour une partie enregistrée ou une position.</translation>
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
        <source>%1 could not be saved: %2</source>
        <translation>Impossible d’enregistrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>%1 was opened.</source>
        <translation>%1 a été ouvert.</translation>
    </message>
    <message>
        <source>%1 is neither a saved game, nor a position, nor a picture, nor a page.</source>
        <translation>%1 n’est ni une partie enregistrée, ni une position, ni une image, ni une page.</translation>
    </message>
    <message>
        <source>Pages (*.md)</source>
        <translation>Pages (*.md)</translation>
    </message>
    <message>
        <source>%1 was opened with numbers instead of its picture, which is damaged. Ask for the file again, or choose a picture.</source>
        <translation>%1 a été ouvert avec des numéros à la place de son image, qui est endommagée. Redemandez le fichier, ou choisissez une image.</translation>
    </message>
    <message>
        <source>%1 was opened with numbers: its picture is neither in the file nor on this computer. Choose it again, or save the game again on the computer that has the picture.</source>
        <translation>%1 a été ouvert avec des numéros&#xa0;: son image n’est ni dans le fichier ni sur cet ordinateur. Choisissez-la de nouveau, ou réenregistrez la partie sur l’ordinateur qui a l’image.</translation>
    </message>
    <message>
        <source>Saved games without their pictures (*%1)</source>
        <translation>Parties enregistrées sans leurs images (*%1)</translation>
    </message>
    <message>
        <source>%1 was saved (%2).</source>
        <translation>%1 est enregistré (%2).</translation>
    </message>
    <message>
        <source>The previous board’s goal has other tiles; the goal is the usual one again.</source>
        <translation>Le but du plateau précédent a d’autres tuiles&#xa0;; ce plateau a de nouveau le but habituel.</translation>
    </message>
    <message>
        <source>The previous board’s goal was kept.</source>
        <translation>Le but du plateau précédent a été gardé.</translation>
    </message>
</context>
<context>
    <name>window::GameLock</name>
    <message>
        <source>The file “%1” is locked, though no window has written its name there.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est verrouillé sans qu’une fenêtre y ait inscrit son nom.</translation>
    </message>
    <message>
        <source>A window on the computer “%1” already saves the games.</source>
        <translation>Une fenêtre de l’ordinateur «&#xa0;%1&#xa0;» enregistre déjà les parties.</translation>
    </message>
    <message>
        <source>Another window already saves the games.</source>
        <translation>Une autre fenêtre enregistre déjà les parties.</translation>
    </message>
</context>
<context>
    <name>window::Heatmap</name>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: in %n solution(s)</source>
        <translation>
            <numerusform>%1&#xa0;: dans %n solution</numerusform>
            <numerusform>%1&#xa0;: dans %n solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to list them.</source>
        <translation>Cliquer pour en voir la liste.</translation>
    </message>
</context>
<context>
    <name>window::HelpDialog</name>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the board, in Play mode</source>
        <translation>Sur le plateau, en mode Jouer</translation>
    </message>
    <message>
        <source>Move the pieces or the board’s cursor</source>
        <translation>Déplacer les pièces ou le curseur du plateau</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the cursor (where the arrows move pieces)</source>
        <translation>Déplacer le curseur (là où les flèches déplacent les pièces)</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Maj+flèches</translation>
    </message>
    <message>
        <source>Pick up, put down, slide</source>
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
        <source>On the board, in Watch mode</source>
        <translation>Sur le plateau, en mode Regarder</translation>
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
        <source>On the board, in any mode</source>
        <translation>Sur le plateau, dans tous les modes</translation>
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
        <source>Classic puzzles to play by hand, or to watch as a method solves them step by step, forwards and backwards. The program says why each try fails.</source>
        <translation>Des casse-têtes classiques à jouer à la main, ou à regarder pendant qu’une méthode les résout pas à pas, en avant comme en arrière. Le programme dit pourquoi chaque essai échoue.</translation>
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
        <source>The piece in question</source>
        <translation>La pièce en question</translation>
    </message>
    <message>
        <source>Dashed frame</source>
        <translation>Cadre en pointillés</translation>
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
        <source>The path and its end</source>
        <translation>Le chemin et son arrivée</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Coche</translation>
    </message>
    <message>
        <source>In place, must not move</source>
        <translation>En place, ne doit plus bouger</translation>
    </message>
    <message>
        <source>Hatching</source>
        <translation>Hachures</translation>
    </message>
    <message>
        <source>The area in question</source>
        <translation>La zone en question</translation>
    </message>
    <message>
        <source>Frame with a cross</source>
        <translation>Cadre avec une croix</translation>
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
        <source>Solvable: the goal can be reached</source>
        <translation>Résoluble&#xa0;: on peut atteindre le but</translation>
    </message>
    <message>
        <source>No longer solvable: the goal cannot be reached</source>
        <translation>N’est plus résoluble&#xa0;: on ne peut plus atteindre le but</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Indéterminé</translation>
    </message>
    <message>
        <source>On the search map</source>
        <translation>Sur la carte de la recherche</translation>
    </message>
    <message>
        <source>To the move before or after it at the same level</source>
        <translation>Au coup précédent ou suivant du même niveau</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>To the move it follows, or the first one after it</source>
        <translation>Au coup dont il découle, ou au premier qui le suit</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Wheel, + and −</source>
        <translation>Molette, + et −</translation>
    </message>
    <message>
        <source>Show the whole search</source>
        <translation>Montrer toute la recherche</translation>
    </message>
    <message>
        <source>0, Double click</source>
        <translation>0, double-clic</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
</context>
<context>
    <name>window::Home</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Eight puzzles to play, to watch, to understand</source>
        <translation>Huit casse-têtes à jouer, à regarder, à comprendre</translation>
    </message>
    <message>
        <source>A computer solves them by trying and going back. Here you see how, step by step, and why a try fails.</source>
        <translation>Un ordinateur les résout en essayant et en revenant en arrière. Vous voyez ici comment, pas à pas, et pourquoi un essai échoue.</translation>
    </message>
    <message>
        <source>Your photo as a puzzle…</source>
        <translation>Votre photo en taquin…</translation>
    </message>
    <message>
        <source>Open a game, a board or a page…</source>
        <translation>Ouvrir une partie, un plateau ou une page…</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %1, %n move(s)</source>
        <translation>
            <numerusform>Continuer&#xa0;: %1, %n coup</numerusform>
            <numerusform>Continuer&#xa0;: %1, %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::HomeCard</name>
    <message>
        <source>%1: the board solves itself</source>
        <comment>a puzzle&apos;s name</comment>
        <translation>%1&#xa0;: le plateau se résout tout seul</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Watch it solved</source>
        <translation>Voir la résolution</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a puzzle&apos;s name: what a button does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>window::ImportNotice</name>
    <message>
        <source>Read as %1: %2</source>
        <comment>what was pasted: the position line</comment>
        <translation>Lu comme %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>“%1” was not opened, and the previous board is kept: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être ouvert, et le plateau précédent est conservé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>window::Keyboard</name>
    <message>
        <source>This puzzle does not have “%1”.</source>
        <translation>Ce casse-tête n’a pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no solution ahead.</source>
        <translation>Il n’y a pas de solution plus loin.</translation>
    </message>
    <message>
        <source>There is no solution behind.</source>
        <translation>Il n’y a pas de solution avant.</translation>
    </message>
</context>
<context>
    <name>window::LossQuestion</name>
    <message>
        <source>Another Board</source>
        <translation>Autre plateau</translation>
    </message>
    <message numerus="yes">
        <source>With another board, the list of %n solution(s) will be lost.</source>
        <translation>
            <numerusform>Avec un autre plateau, la liste de %n solution sera perdue.</numerusform>
            <numerusform>Avec un autre plateau, la liste de %n solutions sera perdue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make Another Board</source>
        <translation>Faire un autre plateau</translation>
    </message>
    <message>
        <source>Open the Other Board</source>
        <translation>Ouvrir l’autre plateau</translation>
    </message>
    <message numerus="yes">
        <source>With another board, the search that has run for %n minute(s) will be lost.</source>
        <translation>
            <numerusform>Avec un autre plateau, la recherche, en cours depuis %n minute, sera perdue.</numerusform>
            <numerusform>Avec un autre plateau, la recherche, en cours depuis %n minutes, sera perdue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With another board, the result of the count, which took %n minute(s), will be lost.</source>
        <translation>
            <numerusform>Avec un autre plateau, le résultat du dénombrement, qui a pris %n minute, sera perdu.</numerusform>
            <numerusform>Avec un autre plateau, le résultat du dénombrement, qui a pris %n minutes, sera perdu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With another search, %n named moment(s) will be lost.</source>
        <translation>
            <numerusform>Lancer une autre recherche effacera %n moment nommé.</numerusform>
            <numerusform>Lancer une autre recherche effacera %n moments nommés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another Search</source>
        <translation>Autre recherche</translation>
    </message>
    <message>
        <source>Search Anyway</source>
        <translation>Chercher quand même</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Games played in this window are lost unless you save them yourself.</source>
        <translation>Les parties de cette fenêtre seront perdues si vous ne les enregistrez pas vous-même.</translation>
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
        <source>&amp;Appearance</source>
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
    <message>
        <source>Mome&amp;nts</source>
        <translation>M&amp;oments</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copier sou&amp;s la forme</translation>
    </message>
    <message>
        <source>Original &amp;Programs of the Course</source>
        <translation>Programmes d’&amp;origine du cours</translation>
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
        <source>Work</source>
        <comment>of a method</comment>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Method comparison</source>
        <translation>Comparaison des méthodes</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s),
only counted</source>
        <translation>
            <numerusform>%n solution,
seulement comptée</numerusform>
            <numerusform>%n solutions,
seulement comptées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::MethodRow</name>
    <message>
        <source>Read about it: %1</source>
        <translation>Lire à ce sujet&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>window::PageReading</name>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>Page as PDF</source>
        <translation>Page en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>Impossible d’enregistrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Page for the Web</source>
        <translation>Page pour le web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>There is no worksheet: its boards are solved already, or cannot be solved.</source>
        <translation>Pas de feuille d’exercices&#xa0;: ses plateaux sont déjà résolus, ou ne peuvent pas l’être.</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) left out: solved already, or without a solution.</source>
        <translation>
            <numerusform>%n plateau laissé de côté&#xa0;: déjà résolu, ou sans solution.</numerusform>
            <numerusform>%n plateaux laissés de côté&#xa0;: déjà résolus, ou sans solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>Page as Text</source>
        <translation>Page sous forme de texte</translation>
    </message>
    <message>
        <source>Pages (*.md)</source>
        <translation>Pages (*.md)</translation>
    </message>
    <message>
        <source>%1 was saved. Change it in an editor: each time you save it there, this window shows the new version.</source>
        <translation>%1 a été enregistré. Modifiez-le dans un éditeur&#xa0;: à chaque enregistrement, cette fenêtre affiche la nouvelle version.</translation>
    </message>
</context>
<context>
    <name>window::Panels</name>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>window::PlayActions</name>
    <message>
        <source>Undone: %1. The previous board is back.</source>
        <translation>Annulé&#xa0;: %1. Le plateau précédent est rétabli.</translation>
    </message>
    <message>
        <source>S&amp;how a Short Solution</source>
        <translation>Montrer une solution &amp;courte</translation>
    </message>
    <message>
        <source>Watch a Short One</source>
        <translation>Voir une solution courte</translation>
    </message>
    <message>
        <source>Play a short solution from the start of this game; there may be shorter ones</source>
        <translation>Jouer une solution courte depuis le début de cette partie&#xa0;; il peut en exister de plus courtes</translation>
    </message>
</context>
<context>
    <name>window::PlayRecord</name>
    <message>
        <source>The best results could not be saved: %1</source>
        <translation>Les meilleurs résultats n’ont pas pu être enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>This game was not timed throughout, so it does not count for the best results.</source>
        <translation>Cette partie n’a pas été chronométrée sans interruption&#xa0;: elle ne compte pas pour les meilleurs résultats.</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Temps&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You had help, so it does not count for the best results.</source>
        <translation>Vous avez eu de l’aide&#xa0;: cette partie ne compte pas pour les meilleurs résultats.</translation>
    </message>
    <message>
        <source>It is your first result on this board.</source>
        <translation>C’est votre premier résultat sur ce plateau.</translation>
    </message>
    <message>
        <source>New best: fewest moves and shortest time.</source>
        <translation>Nouveau record&#xa0;: le moins de coups et le meilleur temps.</translation>
    </message>
    <message>
        <source>New best: fewest moves.</source>
        <translation>Nouveau record&#xa0;: le moins de coups.</translation>
    </message>
    <message>
        <source>New best: shortest time.</source>
        <translation>Nouveau record&#xa0;: le meilleur temps.</translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n move(s), time %1.</source>
        <translation>
            <numerusform>Votre record&#xa0;: %n coup, temps&#xa0;%1.</numerusform>
            <numerusform>Votre record&#xa0;: %n coups, temps&#xa0;%1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::PositionDialog</name>
    <message>
        <source>New from Position</source>
        <translation>Nouveau à partir d’une position</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Every position is one line of text: the puzzle, its options and, if you like, the place of each piece. Enter one here, or a board as people write it: rows of numbers, Q and dots, pegs and holes. Moves in a second line are played.</source>
        <translation>Tout plateau s’écrit en une ligne de texte&#xa0;: le casse-tête, ses options et, si l’on veut, la place de chaque pièce. Saisissez ici une telle ligne, ou un plateau comme on l’écrit&#xa0;: rangées de nombres, Q et points, pions et trous. Si une deuxième ligne donne des coups, ils sont joués.</translation>
    </message>
    <message>
        <source>There are several boards; you will be asked which one.</source>
        <translation>Il y a plusieurs plateaux&#xa0;; vous choisirez lequel.</translation>
    </message>
    <message>
        <source>This can be read as several boards; you will be asked which one.</source>
        <translation>Cela peut se lire comme plusieurs plateaux&#xa0;; le programme vous demandera lequel.</translation>
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
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Say while I play whether the board can still be solved</source>
        <translation>Dire pendant le jeu si le plateau peut encore être résolu</translation>
    </message>
    <message>
        <source>Speed of this puzzle</source>
        <translation>Vitesse de ce casse-tête</translation>
    </message>
</context>
<context>
    <name>window::ProgramButton</name>
    <message>
        <source>Choose a program</source>
        <translation>Choisir un programme</translation>
    </message>
    <message>
        <source>Choose the file of your program</source>
        <translation>Choisir le fichier de votre programme</translation>
    </message>
    <message>
        <source>Your Program</source>
        <translation>Votre programme</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Python programs (*.py)</source>
        <translation>Programmes Python (*.py)</translation>
    </message>
</context>
<context>
    <name>window::ProgramQuestion</name>
    <message>
        <source>Run a Program?</source>
        <translation>Lancer un programme&#xa0;?</translation>
    </message>
    <message>
        <source>%1 shows a search by this program (one word of its command on each line):</source>
        <translation>%1 montre une recherche faite par ce programme (un mot de sa commande par ligne)&#xa0;:</translation>
    </message>
    <message>
        <source>%1 shows searches by these programs (one word of a command on each line):</source>
        <translation>%1 montre des recherches faites par ces programmes (un mot de commande par ligne)&#xa0;:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>The moves are shown without running it. To show the tries, too, it has to run again, and it can do anything you can. Run it only if you know it.</source>
        <translation>Les coups se montrent sans le lancer. Pour montrer aussi les essais, il doit être relancé, et il peut faire tout ce que vous pouvez faire. Ne le lancez que si vous le connaissez.</translation>
    </message>
    <message>
        <source>&amp;Run It</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>&amp;Do Not Run It</source>
        <translation>&amp;Ne pas lancer</translation>
    </message>
</context>
<context>
    <name>window::ProgramReport</name>
    <message>
        <source>Standard error of your program</source>
        <translation>Sortie d’erreur de votre programme</translation>
    </message>
    <message>
        <source>What it wrote to its standard error:</source>
        <translation>Ce qu’il a écrit sur sa sortie d’erreur&#xa0;:</translation>
    </message>
    <message>
        <source>It wrote nothing to its standard error.</source>
        <translation>Il n’a rien écrit sur sa sortie d’erreur.</translation>
    </message>
</context>
<context>
    <name>window::PuzzlePanel</name>
    <message>
        <source>Scramble</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>New makes a board with these options.</source>
        <translation>Cliquez sur Nouveau pour créer ce plateau.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Choose a board…</source>
        <translation>Choisir un plateau…</translation>
    </message>
    <message>
        <source>Enter changes this board, New makes another.</source>
        <translation>Entrée&#xa0;: ce plateau. Nouveau&#xa0;: un autre.</translation>
    </message>
</context>
<context>
    <name>window::QuitQuestion</name>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in this window would be lost: %1</source>
        <translation>
            <numerusform>%n partie de cette fenêtre serait perdue&#xa0;: %1</numerusform>
            <numerusform>%n parties de cette fenêtre seraient perdues&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved: %1</source>
        <translation>
            <numerusform>Impossible d’enregistrer %n partie&#xa0;: %1</numerusform>
            <numerusform>Impossible d’enregistrer %n parties&#xa0;: %1</numerusform>
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
    <name>window::ResultNames</name>
    <message>
        <source>There is no solution from here.</source>
        <translation>Il n’y a pas de solution à partir d’ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) found.</source>
        <translation>
            <numerusform>%n solution trouvée.</numerusform>
            <numerusform>%n solutions trouvées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted.</source>
        <translation>
            <numerusform>%n solution comptée.</numerusform>
            <numerusform>%n solutions comptées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n move(s), proven to be a shortest one.</source>
        <translation>
            <numerusform>Une solution en %n coup, et il est prouvé qu’il n’y en a pas de plus courte.</numerusform>
            <numerusform>Une solution en %n coups, et il est prouvé qu’il n’y en a pas de plus courte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n move(s); no solution has fewer than %1.</source>
        <translation>
            <numerusform>Une solution en %n coup&#xa0;; aucune n’en a moins de %1.</numerusform>
            <numerusform>Une solution en %n coups&#xa0;; aucune n’en a moins de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>The search stopped: %1.</source>
        <translation>La recherche s’est arrêtée&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>No solution has fewer than %n move(s).</source>
        <translation>
            <numerusform>Aucune solution n’a moins de %n coup.</numerusform>
            <numerusform>Aucune solution n’a moins de %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) found so far.</source>
        <translation>
            <numerusform>%n solution trouvée jusqu’ici.</numerusform>
            <numerusform>%n solutions trouvées jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted so far.</source>
        <translation>
            <numerusform>%n solution comptée jusqu’ici.</numerusform>
            <numerusform>%n solutions comptées jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution of %n move(s); a shortest one has %1.</source>
        <translation>
            <numerusform>Une solution en %n coup&#xa0;; la plus courte en a %1.</numerusform>
            <numerusform>Une solution en %n coups&#xa0;; la plus courte en a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted. “All” lists them.</source>
        <translation>
            <numerusform>%n solution comptée. «&#xa0;Toutes&#xa0;» en donne la liste.</numerusform>
            <numerusform>%n solutions comptées. «&#xa0;Toutes&#xa0;» en donne la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted from here. “All” lists them.</source>
        <translation>
            <numerusform>%n solution comptée à partir d’ici. «&#xa0;Toutes&#xa0;» en donne la liste.</numerusform>
            <numerusform>%n solutions comptées à partir d’ici. «&#xa0;Toutes&#xa0;» en donne la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) counted from here.</source>
        <translation>
            <numerusform>%n solution comptée à partir d’ici.</numerusform>
            <numerusform>%n solutions comptées à partir d’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of solutions is not known.</source>
        <translation>Le nombre de solutions n’est pas connu.</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n move(s): from there the goal can still be reached.</source>
        <translation>
            <numerusform>Annulez %n coup&#xa0;: de là, le but peut encore être atteint.</numerusform>
            <numerusform>Annulez %n coups&#xa0;: de là, le but peut encore être atteint.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::ScrambleForm</name>
    <message>
        <source>Seed</source>
        <translation>Tirage nº</translation>
    </message>
    <message>
        <source>Kind of scramble</source>
        <translation>Type de mélange</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>window::SeedEdit</name>
    <message>
        <source>Seed</source>
        <translation>Tirage nº</translation>
    </message>
    <message>
        <source>The same seed always makes the same board</source>
        <translation>Le même numéro de tirage donne toujours le même plateau</translation>
    </message>
    <message>
        <source>New Seed</source>
        <translation>Nouveau tirage</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Nouveau numéro de tirage, au hasard</translation>
    </message>
</context>
<context>
    <name>window::SessionStore</name>
    <message>
        <source>A newer version of the program saved the last game of %1, in format %2. Its file is left as it is, and games of this puzzle are not saved.</source>
        <translation>La dernière partie (%1) a été enregistrée par une version plus récente du programme, au format %2. Son fichier reste tel quel, et les parties de ce casse-tête ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>The last game of %1 could not be read. Its file was kept as %2.</source>
        <translation>Impossible de lire la dernière partie (%1). Son fichier est conservé sous le nom %2.</translation>
    </message>
    <message>
        <source>The file of the last game of %1 is missing. An earlier state of the game is shown.</source>
        <translation>Le fichier de la dernière partie (%1) est introuvable. Un état antérieur de la partie est affiché.</translation>
    </message>
    <message>
        <source>The last game of %1 is damaged. It is shown up to the damage, and the damaged file was kept as %2.</source>
        <translation>La dernière partie (%1) est endommagée. Elle est affichée jusqu’à l’endroit du dommage, et le fichier endommagé a été conservé sous le nom %2.</translation>
    </message>
    <message>
        <source>The last game of %1 is damaged. An earlier state of it is shown, and the damaged file was kept as %2.</source>
        <translation>La dernière partie (%1) est endommagée. Un état antérieur en est affiché, et le fichier endommagé a été conservé sous le nom %2.</translation>
    </message>
    <message>
        <source>A picture of the last game is missing; its board is shown without it.</source>
        <translation>Une image de la dernière partie est introuvable&#xa0;; son plateau s’affiche sans elle.</translation>
    </message>
    <message>
        <source>The game could not be saved in %1: %2</source>
        <translation>Impossible d’enregistrer la partie dans %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>window::SettingNames</name>
    <message>
        <source>Follow System</source>
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
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
</context>
<context>
    <name>window::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Restore &amp;Default</source>
        <translation>Rétablir le raccourci par &amp;défaut</translation>
    </message>
    <message>
        <source>Restore All De&amp;faults</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Search actions and shortcuts</source>
        <translation>Rechercher une action ou un raccourci</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Actions et leurs raccourcis</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>New &amp;shortcut:</source>
        <translation>&amp;Nouveau raccourci&#xa0;:</translation>
    </message>
    <message>
        <source>“%1” uses this shortcut. If you assign it here, it is removed there.</source>
        <translation>«&#xa0;%1&#xa0;» utilise ce raccourci. Si vous l’attribuez ici, il lui est retiré.</translation>
    </message>
</context>
<context>
    <name>window::SolutionHeatmap</name>
    <message>
        <source>The larger the square, the more solutions have a piece there: at most %1.</source>
        <translation>Plus le carré est grand, plus il y a de solutions qui ont une pièce à cet endroit&#xa0;: %1 au plus.</translation>
    </message>
    <message>
        <source>Each number says how many solutions have a piece there: at most %1.</source>
        <translation>Chaque nombre dit combien de solutions ont une pièce à cet endroit&#xa0;: %1 au plus.</translation>
    </message>
    <message>
        <source>Each number says how many solutions have piece %1 there. It is found on %2 of %3 cells.</source>
        <translation>Chaque nombre dit combien de solutions ont la pièce %1 à cet endroit. Elle se trouve sur %2 des %3 cases.</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with a piece in %1.</source>
        <translation>
            <numerusform>%n solution avec une pièce en %1.</numerusform>
            <numerusform>%n solutions avec une pièce en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with piece %1 in %2.</source>
        <translation>
            <numerusform>%n solution avec la pièce %1 en %2.</numerusform>
            <numerusform>%n solutions avec la pièce %1 en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cell again to list them all.</source>
        <translation>Choisissez de nouveau la case pour les lister toutes.</translation>
    </message>
    <message>
        <source>Where the pieces lie</source>
        <translation>Où sont les pièces</translation>
    </message>
    <message>
        <source>For each cell, how many solutions have a piece on it</source>
        <translation>Pour chaque case, le nombre de solutions qui y ont une pièce</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Piece shown on the map</source>
        <translation>Pièce montrée sur la carte</translation>
    </message>
    <message>
        <source>For each cell, the number of solutions with the piece on it</source>
        <translation>Pour chaque case, le nombre de solutions où la pièce la couvre</translation>
    </message>
    <message>
        <source>Only the solutions kept are counted.</source>
        <translation>Seules les solutions gardées sont comptées.</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with a piece in a corner.</source>
        <translation>
            <numerusform>%n solution avec une pièce dans un coin.</numerusform>
            <numerusform>%n solutions avec une pièce dans un coin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) with piece %1 in a corner.</source>
        <translation>
            <numerusform>%n solution avec la pièce %1 dans un coin.</numerusform>
            <numerusform>%n solutions avec la pièce %1 dans un coin.</numerusform>
        </translation>
    </message>
    <message>
        <source>In any corner</source>
        <translation>Dans un coin</translation>
    </message>
    <message>
        <source>List the solutions with this piece in a corner of the board</source>
        <translation>Lister les solutions qui ont cette pièce dans un coin du plateau</translation>
    </message>
    <message>
        <source>No solution has a piece in %1.</source>
        <translation>Aucune solution n’a de pièce en %1.</translation>
    </message>
    <message>
        <source>No solution has piece %1 in %2.</source>
        <translation>Aucune solution n’a la pièce %1 en %2.</translation>
    </message>
    <message>
        <source>No solution has a piece in a corner.</source>
        <translation>Aucune solution n’a de pièce dans un coin.</translation>
    </message>
    <message>
        <source>No solution has piece %1 in a corner.</source>
        <translation>Aucune solution n’a la pièce %1 dans un coin.</translation>
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
    <name>window::SolutionPrompt</name>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print this solution</source>
        <translation>Imprimer cette solution</translation>
    </message>
    <message>
        <source>Save as Text…</source>
        <translation>Enregistrer en texte…</translation>
    </message>
    <message>
        <source>Save the board and the moves of this solution</source>
        <translation>Enregistrer le plateau et les coups de cette solution</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Search on to the next solution</source>
        <translation>Poursuivre jusqu’à la solution suivante</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Assez</translation>
    </message>
    <message>
        <source>End the search here and keep the solutions found</source>
        <translation>Arrêter la recherche ici et garder les solutions trouvées</translation>
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
        <source>No solution found yet.</source>
        <translation>Aucune solution trouvée pour l’instant.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message numerus="yes">
        <source>Of those kept, %n are essentially different.</source>
        <translation>
            <numerusform>Parmi celles qui sont gardées, %n est distincte à symétrie près.</numerusform>
            <numerusform>Parmi celles qui sont gardées, %n sont distinctes à symétrie près.</numerusform>
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
            <numerusform>%n distincte à symétrie près</numerusform>
            <numerusform>%n distinctes à symétrie près</numerusform>
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
        <source>In the order found</source>
        <translation>Dans l’ordre de leur découverte</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Par classe</translation>
    </message>
    <message>
        <source>Group solutions that are rotations or reflections of one another</source>
        <translation>Regrouper les solutions identiques à une rotation ou une symétrie près</translation>
    </message>
    <message>
        <source>As found</source>
        <comment>order of the solutions</comment>
        <translation>Dans l’ordre trouvé</translation>
    </message>
    <message>
        <source>By the place of %1</source>
        <comment>order of the solutions</comment>
        <translation>Par la place de %1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Size of the pictures</source>
        <translation>Taille des images</translation>
    </message>
    <message>
        <source>Earlier search:</source>
        <translation>Recherche précédente&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s) so far</source>
        <translation>
            <numerusform>%n solution pour l’instant</numerusform>
            <numerusform>%n solutions pour l’instant</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game contains only solution %1. “All” lists the others again.</source>
        <translation>La partie enregistrée contient seulement la solution %1. «&#xa0;Toutes&#xa0;» en redonne la liste entière.</translation>
    </message>
    <message>
        <source>Copy Solution</source>
        <translation>Copier la solution</translation>
    </message>
</context>
<context>
    <name>window::SolveButtons</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
</context>
<context>
    <name>window::SolverCounters</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Paused after %1% of the search’s steps</source>
        <translation>En pause après %1&#xa0;% des pas de la recherche</translation>
    </message>
    <message>
        <source>Playing the search: %1% of its steps</source>
        <translation>Lecture de la recherche&#xa0;: %1&#xa0;% de ses pas</translation>
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
    <message numerus="yes">
        <source>Solved in %n more move(s)</source>
        <translation>
            <numerusform>Résolu en %n coup de plus</numerusform>
            <numerusform>Résolu en %n coups de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Search complete</source>
        <translation>Recherche terminée</translation>
    </message>
    <message>
        <source>There is no solution</source>
        <translation>Aucune solution</translation>
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
        <source>Searched in</source>
        <translation>Durée de recherche</translation>
    </message>
    <message>
        <source>Current depth limit of the search</source>
        <translation>Limite actuelle de la profondeur de recherche</translation>
    </message>
    <message>
        <source>Solutions found</source>
        <translation>Solutions trouvées</translation>
    </message>
    <message>
        <source>Time of the search itself, without pauses and without the playing of its steps</source>
        <translation>Durée de la recherche elle-même, sans les pauses ni l’affichage de ses pas</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Searching (time unknown)</source>
        <translation>Recherche en cours (durée inconnue)</translation>
    </message>
    <message>
        <source>Searching: %1% done</source>
        <translation>Recherche en cours&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Paused at a solution</source>
        <translation>En pause sur une solution</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>Par seconde</translation>
    </message>
    <message>
        <source>The method’s own measure of its work; when you watch, it runs a little ahead of the board</source>
        <translation>Travail accompli, dans l’unité de la méthode&#xa0;; quand on regarde, il devance un peu le plateau</translation>
    </message>
    <message>
        <source>The same measure, per second of search</source>
        <translation>La même mesure, par seconde de recherche</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), proven shortest</source>
        <translation>
            <numerusform>%n coup, minimum prouvé</numerusform>
            <numerusform>%n coups, minimum prouvé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) (proven lower bound %1, gap %2%)</source>
        <translation>
            <numerusform>%n coup (borne inférieure prouvée&#xa0;: %1, écart %2&#xa0;%)</numerusform>
            <numerusform>%n coups (borne inférieure prouvée&#xa0;: %1, écart %2&#xa0;%)</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves made and not taken back</source>
        <translation>Coups joués et non repris</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>Toute la recherche</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Moves tried in a search that you watch, including refused ones, counted as in a race</source>
        <translation>Coups essayés dans une recherche que vous regardez, y compris les coups refusés, comptés comme dans une course</translation>
    </message>
    <message>
        <source>The search waits for the board</source>
        <translation>La recherche attend l’affichage</translation>
    </message>
    <message>
        <source>The search waits for the board: %1% done</source>
        <translation>La recherche attend l’affichage&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Up to the stop</source>
        <translation>Jusqu’à l’arrêt</translation>
    </message>
</context>
<context>
    <name>window::SolverPanel</name>
    <message>
        <source>Not for this board: %1</source>
        <translation>Pas pour ce plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>Regarder la recherche</translation>
    </message>
    <message>
        <source>Show every step the method tries, refuses or takes back</source>
        <translation>Montrer chaque pas que la méthode essaie, refuse ou reprend</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Tirage nº</translation>
    </message>
    <message>
        <source>“%1” cannot do this; “%2” does it instead, and is now the chosen method.</source>
        <comment>two methods</comment>
        <translation>«&#xa0;%1&#xa0;» ne le peut pas&#xa0;; «&#xa0;%2&#xa0;» le fait à sa place, et c’est maintenant la méthode choisie.</translation>
    </message>
    <message>
        <source>“%1” cannot do this; “%2” does it instead.</source>
        <comment>two methods</comment>
        <translation>«&#xa0;%1&#xa0;» ne le peut pas&#xa0;; «&#xa0;%2&#xa0;» le fait à sa place.</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <comment>what is shown of a method</comment>
        <translation>La recherche</translation>
    </message>
    <message>
        <source>Solution only</source>
        <comment>what is shown of a method</comment>
        <translation>La solution</translation>
    </message>
    <message>
        <source>Show the solution only</source>
        <translation>Ne montrer que la solution</translation>
    </message>
    <message>
        <source>Show what the method has found, once it has found it</source>
        <translation>Montrer ce que la méthode a trouvé, une fois qu’elle l’a trouvé</translation>
    </message>
    <message>
        <source>The search in view keeps the options it began with; the next one has these.</source>
        <translation>La recherche affichée garde les options avec lesquelles elle a commencé&#xa0;; la prochaine aura celles-ci.</translation>
    </message>
</context>
<context>
    <name>window::SpeedControl</name>
    <message>
        <source>full speed</source>
        <translation>vitesse maximale</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 pas/s</translation>
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
        <source>no animation</source>
        <translation>sans animation</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>d</source>
        <comment>days</comment>
        <translation>j</translation>
    </message>
    <message>
        <source>play in %1</source>
        <translation>lire en %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a run: how long it takes</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>How fast the pieces move in this puzzle, while you watch and while you play</source>
        <translation>La vitesse des pièces dans ce casse-tête, quand vous regardez et quand vous jouez</translation>
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
        <source>move </source>
        <comment>move 37 of 152</comment>
        <translation>coup </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>your moves: %1</source>
        <translation>vos coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moves you have made since this board was made or scrambled</source>
        <translation>Coups que vous avez joués depuis la création ou le mélange de ce plateau</translation>
    </message>
    <message>
        <source>Counters up to this move</source>
        <translation>Compteurs jusqu’à ce coup</translation>
    </message>
    <message>
        <source>scramble </source>
        <comment>scramble 37 of 152</comment>
        <translation>mélange </translation>
    </message>
    <message>
        <source>cannot be solved from move %1 on</source>
        <translation>ne peut plus être résolu à partir du coup %1</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>temps %1</translation>
    </message>
    <message>
        <source>Time since your first move in this game, without pauses</source>
        <translation>Temps écoulé depuis votre premier coup de cette partie, pauses non comprises</translation>
    </message>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>%n repris</numerusform>
            <numerusform>%n repris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>depth %n</source>
        <translation>
            <numerusform>profondeur %n</numerusform>
            <numerusform>profondeur %n</numerusform>
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
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>step </source>
        <comment>step 37 of 152</comment>
        <translation>pas </translation>
    </message>
    <message>
        <source>, searching…</source>
        <comment>step 37, searching…</comment>
        <translation>, recherche…</translation>
    </message>
    <message>
        <source>not timed</source>
        <comment>a game</comment>
        <translation>sans chrono</translation>
    </message>
    <message>
        <source>The clock has not followed this game from its first move.</source>
        <translation>Le chronomètre n’a pas suivi cette partie depuis son premier coup.</translation>
    </message>
    <message>
        <source>Ticks below: a new stage of this game begins (play, search…). Triangles above: solutions. Flags below: moments. Hatched: moves no longer kept. Undo leads to the boards before it. Your own moves are green while the goal can be reached, red and thick when it no longer can, and grey where this is not known.</source>
        <translation>Traits au-dessous&#xa0;: une nouvelle étape de cette partie commence (jeu, recherche…). Triangles au-dessus&#xa0;: solutions. Fanions au-dessous&#xa0;: moments. Hachures&#xa0;: coups oubliés. Annuler ramène aux plateaux précédents. Vos propres coups sont verts tant que le but peut être atteint, rouges et épais quand il ne le peut plus, et gris quand on ne le sait pas.</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>n’a pas de solution</translation>
    </message>
</context>
<context>
    <name>window::VerdictLabel</name>
    <message>
        <source>not known</source>
        <translation>indéterminé</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>can be solved</source>
        <translation>a une solution</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>n’a pas de solution</translation>
    </message>
    <message>
        <source>cannot be solved from here</source>
        <translation>n’a plus de solution</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Can it be solved?</source>
        <translation>A-t-il une solution&#xa0;?</translation>
    </message>
    <message>
        <source>Show the verdict on this board, which waits until you ask</source>
        <translation>Afficher le verdict sur ce plateau, qui attend que vous le demandiez</translation>
    </message>
</context>
<context>
    <name>window::WindowTitle</name>
    <message>
        <source>%1 (games not saved)</source>
        <comment>title of the window</comment>
        <translation>%1 (parties non enregistrées)</translation>
    </message>
    <message>
        <source>Casse-tête — %1</source>
        <translation>Casse-tête — %1</translation>
    </message>
    <message>
        <source>%1[*] — %2</source>
        <comment>name of a file, title of the window</comment>
        <translation>%1[*] — %2</translation>
    </message>
</context>
</TS>
