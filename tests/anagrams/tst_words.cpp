// SPDX-License-Identifier: MIT
#include "anagrams/lines.h"
#include "anagrams/testdictionary.h"
#include "session/basics/translation.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include <hunspell/hunspell.hxx>

#include <set>

using namespace Qt::StringLiterals;
using core::Goal;
using core::Outcome;
using lines::game;
using tests::Flags;
using tests::SerialContext;
using tests::TestDictionary;

namespace {

using Sets = std::set<std::vector<std::string>>; // each set of words in alphabetical order

Outcome searchWords(const core::Game &board, core::SearchContext &context, Goal goal = Goal::All,
                    bool traced = false)
{
    const core::Solver &method = *anagrams::kind().solver("words");
    return method.solve(*board.puzzle, {goal, board.position, {}, {}, 1, traced}, context);
}

/// Returns the sets of words that the method finds; a set that it finds twice fails the test.
Sets found(const std::string &line)
{
    const core::Game board = game(line);
    SerialContext context;
    searchWords(board, context);
    Sets sets;
    for (const SerialContext::Solution &solution : context.solutions()) {
        const QStringList words = QString::fromStdString(board.puzzle->write(solution.position)).split(u' ');
        std::vector<std::string> set;
        for (const QString &word : words)
            set.push_back(word.toStdString());
        std::ranges::sort(set);
        if (!sets.insert(set).second)
            QTest::qFail("a set of words is found twice", __FILE__, __LINE__);
    }
    return sets;
}

/// Asks Hunspell about every way to write letters in a row and to cut the row into words.
class BruteForce {
public:
    BruteForce(const TestDictionary &dictionary, const QByteArray &encoding)
        : m_hunspell(dictionary.path(".aff").toUtf8().constData(),
                     dictionary.path(".dic").toUtf8().constData()),
          m_encoding(encoding)
    {
    }

    /// With `variants`, a letter of the row may also be written as one of its variants: "eéè".
    Sets find(QString letters, int most, const QStringList &variants = {})
    {
        m_variants = variants;
        Sets sets;
        std::ranges::sort(letters);
        do
            cut(letters, 0, most, {}, sets);
        while (std::ranges::next_permutation(letters).found);
        return sets;
    }

private:
    void cut(const QString &letters, int from, int most, std::vector<std::string> set, Sets &sets)
    {
        if (from == letters.size()) {
            std::ranges::sort(set);
            sets.insert(set);
            return;
        }
        for (int size = 2; most > 0 && from + size <= letters.size(); ++size) {
            const QString word = letters.mid(from, size);
            if (!isWord(word))
                continue;
            set.push_back(word.toStdString());
            cut(letters, from + size, most - 1, set, sets);
            set.pop_back();
        }
    }

    bool isWord(const QString &word)
    {
        const auto known = m_known.constFind(word);
        return known == m_known.constEnd() ? *m_known.insert(word, isAccepted(word, 0)) : *known;
    }

    bool isAccepted(QString word, int from)
    {
        if (from == word.size())
            return m_hunspell.spell(encoded(word).toStdString());
        const auto its =
            std::ranges::find_if(m_variants, [&](const QString &one) { return one[0] == word[from]; });
        for (const QChar letter : its == m_variants.end() ? QString(word[from]) : *its) {
            word[from] = letter;
            if (isAccepted(word, from + 1))
                return true;
        }
        return false;
    }

    QByteArray encoded(const QString &word) const
    {
        return m_encoding == "UTF-8" ? word.toUtf8() : QString(word).replace(u'œ', QChar(0xBD)).toLatin1();
    }

    Hunspell m_hunspell;
    QByteArray m_encoding;
    QStringList m_variants;
    QHash<QString, bool> m_known;
};

core::Judgement judged(const core::Game &board)
{
    SerialContext context;
    return anagrams::kind().judge(*board.puzzle, board.position, context);
}

/// Returns the game after these moves.
core::Game after(const std::string &line, const std::string &moves)
{
    core::Game board = game(line);
    const auto path = std::get<core::Path>(board.puzzle->replay(board.position, moves));
    board.position = core::after(std::move(board.position), path);
    return board;
}

QString sentence(const core::Explanation &why)
{
    return session::translated(why);
}

} // namespace

/// Tests the words of a dictionary: which there are, and how letters make them.
class WordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The method generates exactly the words that Hunspell accepts with the same dictionary.
    void setsAreThoseThatHunspellAccepts_data()
    {
        QTest::addColumn<Flags>("flags");
        QTest::addColumn<QByteArray>("encoding");
        QTest::newRow("letters") << Flags::Letters << QByteArray("UTF-8");
        QTest::newRow("two letters") << Flags::TwoLetters << QByteArray("UTF-8");
        QTest::newRow("numbers") << Flags::Numbers << QByteArray("UTF-8");
        QTest::newRow("UTF-8") << Flags::Utf8 << QByteArray("UTF-8");
        QTest::newRow("aliases") << Flags::Aliases << QByteArray("UTF-8");
        QTest::newRow("ISO 8859-1") << Flags::Letters << QByteArray("ISO8859-1");
        QTest::newRow("ISO 8859-15") << Flags::TwoLetters << QByteArray("ISO8859-15");
    }
    void setsAreThoseThatHunspellAccepts()
    {
        QFETCH(Flags, flags);
        QFETCH(QByteArray, encoding);
        const TestDictionary dictionary(flags, encoding);
        BruteForce bruteForce(dictionary, encoding);
        int sets = 0;
        for (const char16_t *letters :
             {u"nacres", u"écrans",  u"sel",     u"sels",    u"tirs",    u"arts",    u"raart",
              u"ratal",  u"portant", u"portés",  u"reporté", u"noteurs", u"renoter", u"ira",
              u"sortir", u"insort",  u"inponts", u"tronc",   u"lots",    u"nat",     u"tasrats",
              u"tirtas", u"artlots", u"porteur", u"raporte", u"cœurs",   u"crânes",  u"milit"}) {
            const QString text = QString::fromUtf16(letters);
            if (encoding == "ISO8859-1" && text.contains(u'œ'))
                continue;
            Sets expected = bruteForce.find(text, 3);
            sets += int(expected.size());
            for (const std::size_t most : {3U, 2U, 1U}) {
                const std::string line =
                    "anagrams:" + text.toStdString() + ",words=" + std::to_string(most) + ",language=qaa";
                std::erase_if(expected, [&](const auto &set) { return set.size() > most; });
                QVERIFY2(found(line) == expected, line.c_str());
            }
        }
        QVERIFY2(sets >= 20, qPrintable(QString::number(sets)));
    }

    void accentsAreIgnoredAtChoice()
    {
        const TestDictionary dictionary;
        BruteForce bruteForce(dictionary, "UTF-8");
        const QStringList variants{u"aâàä"_s, u"eéèê"_s};
        for (const char16_t *letters : {u"ecrans", u"nacres", u"portees", u"craneta"}) {
            const QString text = QString::fromUtf16(letters);
            const std::string line = "anagrams:" + text.toStdString() + ",words=2,language=qaa";
            QVERIFY2(found(line + ",plain") == bruteForce.find(text, 2, variants), line.c_str());
        }
        QCOMPARE(found("anagrams:ecran,words=1,language=qaa").size(), std::size_t(1)); // nacre alone
        QCOMPARE(found("anagrams:ecran,words=1,language=qaa,plain").size(), std::size_t(3));
        // The accents of the puzzle's letters do not matter either, and they stay on their tiles.
        QVERIFY(found("anagrams:écran,words=1,language=qaa,plain") ==
                (Sets{{"nacré"}, {"crané"}, {"écran"}}));
        QVERIFY(found("anagrams:coeur,words=1,language=qaa,plain") == Sets{{"coeur"}});
        QVERIFY(found("anagrams:coeur,words=1,language=qaa").empty());
        QVERIFY(found("anagrams:rœuc,words=1,language=qaa,plain") == Sets{{"cœur"}});
    }

    /// Capital letters of the puzzle are letters like others; those of the dictionary are names.
    void namesAreNotWords()
    {
        const TestDictionary dictionary;
        QVERIFY(found("anagrams:TAN,words=1,language=qaa").empty());
        QVERIFY(found("anagrams:SAT,words=1,language=qaa") == Sets{{"TAS"}});
    }

    /// Words of one letter and abbreviations count where the language has them.
    void shortWordsFollowTheLanguage()
    {
        QVERIFY(found("anagrams:yle,words=2,language=fr") == (Sets{{"le", "y"}}));
        QVERIFY(found("anagrams:mk,words=1,language=fr").empty());
        QVERIFY(found("anagrams:roomi,words=2,language=en") == (Sets{{"i", "moor"}, {"i", "room"}}));
        QVERIFY(found("anagrams:roomn,words=2,language=en").empty());
    }

    /// The first sets have the fewest words, and the first word of a set is its longest.
    void longestWordsComeFirst()
    {
        const core::Game board = game("anagrams:dormitory,words=3,language=en");
        SerialContext context;
        QCOMPARE(searchWords(board, context).verdict, Outcome::Solved);
        QStringList all;
        for (const SerialContext::Solution &solution : context.solutions())
            all << QString::fromStdString(board.puzzle->write(solution.position));
        QCOMPARE(all, QStringList({u"dormitory"_s, u"dirty moor"_s, u"dirty room"_s, u"roomy dirt"_s}));
    }

    void countAndFirstAgreeWithAll()
    {
        const core::Game board = after("anagrams:dormitory,words=3,language=en", "dirty_m");
        SerialContext counting;
        QCOMPARE(searchWords(board, counting, Goal::Count).stats.solutions, std::uint64_t(4));
        SerialContext one;
        const Outcome first = searchWords(board, one, Goal::First);
        QCOMPARE(board.puzzle->spell(board.position, first.path), std::string("<<<<<<<dormitory"));
        QVERIFY(board.puzzle->solved(core::after(board.position, first.path)));
    }

    void nothingIsSaidInWords()
    {
        const core::Game board = game("anagrams:xyz,words=1,language=en");
        SerialContext context;
        const Outcome outcome = searchWords(board, context);
        QCOMPARE(outcome.verdict, Outcome::Impossible);
        QCOMPARE(sentence(outcome.reason), u"No word of the dictionary “en” uses all these letters."_s);
        QCOMPARE(judged(board).verdict, core::Judgement::Unsolvable);
    }

    void aMissingDictionaryNamesItsPackage()
    {
        for (const auto &[language, package] :
             {std::pair("qzz", "hunspell-qzz"), std::pair("qzz_QA", "hunspell-qzz-qa")}) {
            const core::Game board = game(std::string("anagrams:abc,words=1,language=") + language);
            SerialContext context;
            const Outcome outcome = searchWords(board, context);
            QCOMPARE(outcome.verdict, Outcome::Stopped);
            QVERIFY(sentence(outcome.reason).contains(QLatin1String(package)));
            QVERIFY(sentence(outcome.reason).contains("en"_L1)); // one that is there
            QVERIFY(sentence(anagrams::kind().solver("words")->unsuitable(*board.puzzle, board.position,
                                                                          {})) == sentence(outcome.reason));
            QCOMPARE(judged(board).verdict, core::Judgement::Unknown);
            QVERIFY(!board.puzzle->solved(board.position));
        }
    }

    /// Debian has dictionaries of several countries for English and Portuguese, and one for all of French.
    void packagesAreThoseOfTheCountry()
    {
        for (const auto &[name, package] : {std::pair("en_GB", "hunspell-en-gb"),
                                            {"en_IE", "hunspell-en-us"},
                                            {"en", "hunspell-en-us"},
                                            {"pt_BR", "hunspell-pt-br"},
                                            {"pt", "hunspell-pt-pt"},
                                            {"fr_CA", "hunspell-fr"}})
            QCOMPARE(std::get<std::string>(anagrams::missingDictionary(name).arguments.at(1)),
                     std::string(package));
    }

    /// No package has a dictionary whose name is not that of a language.
    void aDictionaryOfOnesOwnIsNoPackage()
    {
        const QString sentence = session::translated(anagrams::missingDictionary("mine"));
        QVERIFY2(sentence.contains("mine.txt"_L1) && !sentence.contains("package"_L1), qPrintable(sentence));
    }

    /// The list has words in capitals, in UTF-8 and ISO 8859-1, twice, alone, with blanks around them, phrases, lines that
    /// are no text, and an end without a new line.
    void aPlainListIsADictionary()
    {
        const TestDictionary dictionary("", "");
        const QByteArrayList lines{"\xEF\xBB\xBF"
                                   "ABC\r",
                                   "abc\r",
                                   "",
                                   "  cab \r",
                                   "c",
                                   "ab cd",
                                   QByteArray(70'000, 'a'),
                                   "\x01\xFF",
                                   "b\xE9",
                                   "d\xC3\xA9"
                                   "b",
                                   "bac"};
        dictionary.add("mylist.txt", lines.join('\n'));
        QVERIFY(found("anagrams:abc,words=1,language=mylist") == (Sets{{"abc"}, {"bac"}, {"cab"}}));
        QVERIFY(found("anagrams:bé,words=1,language=mylist") == (Sets{{"bé"}}));
        QVERIFY(found("anagrams:béd,words=1,language=mylist") == (Sets{{"déb"}}));
        QVERIFY(found("anagrams:béc,words=2,language=mylist") == (Sets{{"bé", "c"}}));
        const core::Explanation missing = anagrams::missingDictionary("en_XX");
        QVERIFY(sentence(missing).contains("mylist"_L1));
    }

    /// A list in UTF-16, one with the line ends of old systems and the letters of Windows, and words with signs.
    void aListMayBeInAnyUsualForm()
    {
        const TestDictionary dictionary("", "");
        QByteArray utf16("\xFF\xFE", 2);
        for (const QChar letter : u"\u00E9cran\narc-en-ciel\naujourd\u2019hui\n"_s)
            utf16.append(char(letter.unicode() & 0xFF)).append(char(letter.unicode() >> 8));
        dictionary.add("wide.txt", utf16);
        dictionary.add("old.txt", "c\x9Cur\rniche\r");
        QVERIFY(found("anagrams:écran,words=1,language=wide") == (Sets{{"écran"}}));
        QVERIFY(found("anagrams:arcenciel,words=1,language=wide") == (Sets{{"arcenciel"}}));
        QVERIFY(found("anagrams:aujourdhui,words=1,language=wide") == (Sets{{"aujourdhui"}}));
        QVERIFY(found("anagrams:cœur,words=1,language=old") == (Sets{{"cœur"}}));
        QVERIFY(found("anagrams:niche,words=1,language=old") == (Sets{{"niche"}}));
    }

    void anEmptyListIsReported()
    {
        const TestDictionary dictionary("", "");
        dictionary.add("none.txt", "\n \n");
        SerialContext context;
        const Outcome outcome = searchWords(game("anagrams:abc,words=1,language=none"), context);
        QVERIFY2(sentence(outcome.reason).contains("none.txt is empty"_L1),
                 qPrintable(sentence(outcome.reason)));
    }

    /// The name of a list is not that of a language: another list does not take its place.
    void aMisspeltListIsNotFound()
    {
        const TestDictionary dictionary("", "");
        dictionary.add("my-words.txt", "abc\n");
        QVERIFY(!anagrams::findDictionary("my-wrods"));
        QVERIFY(anagrams::findDictionary("my-words"));
        const QString why = session::translated(anagrams::missingDictionary("my-wrods"));
        QVERIFY2(!why.contains("package"_L1), qPrintable(why));
    }

    /// Rules that derive from each word thousands of others end the reading with a reason.
    void rulesThatTakeTooLongAreReported()
    {
        QByteArray affixes = "SET UTF-8\nSFX A Y 2000\n";
        affixes += QByteArray("SFX A 0 0/B .\n").repeated(2000) + "SFX B Y 2000\n" +
                   QByteArray("SFX B 0 c zzzz\n").repeated(2000);
        QByteArray words = "99\n";
        for (const char one : {'a', 'b', 'c', 's'}) {
            for (const char other : {'a', 'b', 'c', 's'})
                words += QByteArray(1, one) + other + "/A\n" + other + "/A\n";
        }
        const TestDictionary dictionary(affixes, words.repeated(8));
        SerialContext context;
        const Outcome outcome = searchWords(game("anagrams:abcs,words=1,language=qaa"), context);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QVERIFY2(sentence(outcome.reason).contains("take too long"_L1), qPrintable(sentence(outcome.reason)));
    }

    /// A list beside Hunspell's two files with the same name is not read.
    void hunspellsDictionaryPrecedesAList()
    {
        const TestDictionary dictionary("SET UTF-8\n", "1\nabc\n");
        dictionary.add("qaa.txt", "cab\n");
        QVERIFY(found("anagrams:abc,words=1,language=qaa") == (Sets{{"abc"}}));
    }

    void brokenDictionariesAreReported_data()
    {
        QTest::addColumn<QByteArray>("affixes");
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *name, const QByteArray &affixes, const QByteArray &words,
                            const char *fault) {
            QTest::newRow(name) << affixes << words << QString::fromUtf8(fault);
        };
        const QByteArray words = "1\nabc/A\n";
        row("empty words", "SET UTF-8\n", "", "the number of words is missing");
        row("no number", "SET UTF-8\n", "abc\n", "line 1: the number of words is missing");
        row("unknown encoding", "SET UTF-99\n", words, "line 1: its encoding is unknown");
        row("UTF-16", "SET UTF-16\n", words, "its encoding is unknown");
        row("unknown flags", "SET UTF-8\nFLAG short\n", words, "line 2: this type of flags is unknown");
        row("endless rules", "SFX A Y 99999999999\n", words,
            "line 1: the number of rules is missing or too large");
        row("negative rules", "SFX A Y -1\n", words, "the number of rules is missing");
        row("cut rules", "SFX A Y 2\nSFX A 0 s .\n", words, "line 2: rules are missing at its end");
        row("other rules", "SFX A Y 2\nSFX A 0 s .\nSFX B Y 1\n", words,
            "line 3: rules are missing above this line");
        row("short rule", "SFX A Y 1\nSFX A 0\n", words, "line 2: this rule is not complete");
        row("open bracket", "SFX A Y 1\nSFX A 0 s [^ab\n", words, "line 2: a bracket is not closed");
        row("no UTF-8", "SET UTF-8\nSFX A Y 1\nSFX A 0 \xE9 .\n", words,
            "line 3: the line is not in the encoding");
        row("long line", QByteArray(70'000, 'a'), words, "line 1: the line is too long");
        row("long word", "SET UTF-8\n", "1\nabc\n" + QByteArray(70'000, 'a'), "line 3: the line is too long");
        row("bytes", "\x00\xFF\xFE\x01", QByteArray("\x00\xFF", 2), "the number of words is missing");
    }
    void brokenDictionariesAreReported()
    {
        QFETCH(QByteArray, affixes);
        QFETCH(QByteArray, words);
        QFETCH(QString, fault);
        const TestDictionary dictionary(affixes, words);
        const core::Game board = game("anagrams:abcs,words=2,language=qaa");
        SerialContext context;
        const Outcome outcome = searchWords(board, context);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QVERIFY2(sentence(outcome.reason).contains(fault), qPrintable(sentence(outcome.reason)));
        QVERIFY(sentence(outcome.reason).contains("qaa"_L1));
        QCOMPARE(judged(board).verdict, core::Judgement::Unknown);
    }

    /// An entry that is no word, or a flag without rules, is skipped as in Hunspell: the dictionary is not refused.
    void oddEntriesAreLeftOut()
    {
        const TestDictionary dictionary("SET UTF-8\r\nSFX A Y 1\r\nSFX A 0 s .\r\n",
                                        "99\r\n\r\nabc/AZ\r\n\xFF\xFE\r\n/\r\n//\r\ncab/\r\n\tremark\r\n");
        QVERIFY(found("anagrams:abcs,words=1,language=qaa") == (Sets{{"abcs"}}));
        QVERIFY(found("anagrams:abc,words=1,language=qaa") == (Sets{{"abc"}, {"cab"}}));
    }

    /// Rules that lead to one another for ever end, since a word has at most two suffixes and two prefixes.
    void rulesThatLeadToThemselvesEnd()
    {
        const TestDictionary dictionary(
            "SFX A Y 2\nSFX A 0 a/AB .\nSFX A 0 b/AB .\nPFX B Y 1\nPFX B 0 a/AB .\n", "1\na/AB\n");
        QVERIFY(!found("anagrams:aaaabbbb,words=3,language=qaa").empty());
    }

    void readingStopsOnRequest()
    {
        const core::Game board = game("anagrams:dormitory,words=2,language=en");
        SerialContext context;
        context.stopAfter(0);
        const Outcome stopped = searchWords(board, context);
        QCOMPARE(stopped.verdict, Outcome::Stopped);
        QVERIFY(stopped.reason.empty());
        SerialContext again;
        QCOMPARE(searchWords(board, again).stats.solutions, std::uint64_t(4));
    }

    /// A long search asks often enough whether to go on, though words may fit seldom.
    void searchStopsOnRequest()
    {
        const TestDictionary dictionary("SET UTF-8\n", manyWords());
        const core::Game board = game("anagrams:aabbccddeeffgghhiijj,words=3,language=qaa");
        SerialContext whole;
        QCOMPARE(searchWords(board, whole).verdict, Outcome::Impossible);
        SerialContext context;
        context.stopAfter(20);
        QCOMPARE(searchWords(board, context).verdict, Outcome::Stopped);
        QVERIFY(context.callsAfterStop() <= 1);
    }

    /// Hints lead from the start to words, one letter or end of a word after the other.
    void hintsLeadToWords_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"anagrams:niche,words=1,language=fr", "anagrams:dormitory,words=2,language=en",
              "anagrams:talesroom,words=3,language=en", "anagrams:yle,words=2,language=fr",
              "anagrams:ecranplat,words=2,language=fr,plain"})
            QTest::newRow(line) << QByteArray(line);
    }
    void hintsLeadToWords()
    {
        QFETCH(QByteArray, line);
        core::Game board = game(line.toStdString());
        SerialContext context;
        int hints = 0;
        while (!board.puzzle->solved(board.position)) {
            const core::Hint hint = anagrams::kind().hint(*board.puzzle, board.position, context);
            QVERIFY2(!hint.path.empty(), board.puzzle->write(board.position).c_str());
            board.position = core::after(std::move(board.position), hint.path);
            QVERIFY(++hints <= 25);
        }
        QCOMPARE(judged(board).verdict, core::Judgement::Solved);
    }

    void wrongWordsAreNamed()
    {
        const core::Judgement judgement = judged(game("anagrams:dormitory,words=2,language=en:dirty omor"));
        QCOMPARE(judgement.verdict, core::Judgement::Unsolvable);
        QCOMPARE(sentence(judgement.why), u"“omor” is not in the dictionary “en”."_s);
        QCOMPARE(judgement.why.marks.size(), std::size_t(4));
        QCOMPARE(judged(after("anagrams:dormitory,words=2,language=en", "dirty_m")).verdict,
                 core::Judgement::Solvable);
        QCOMPARE(judged(after("anagrams:dormitory,words=2,language=en", "dirty_mr")).verdict,
                 core::Judgement::Unsolvable);
        QCOMPARE(sentence(judged(game("anagrams:listen,words=1,language=en:silent")).why),
                 u"“silent” is in the dictionary “en”."_s);
        QCOMPARE(sentence(judged(game("anagrams:ecran,words=1,language=fr,plain:nacre")).why),
                 u"“nacre/nacré” is in the dictionary “fr”."_s);
    }

    /// A watched search makes and takes back its words letter by letter, and says what it does.
    void aWatchedSearchMakesItsWords()
    {
        SerialContext context;
        const core::Game small = game("anagrams:roomtales,words=2,language=en");
        const Outcome outcome = searchWords(small, context, Goal::All, true);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        // The words laid: rooms with tale; slate, stale and tales, each with moor and with room.
        QCOMPARE(outcome.stats.nodes, 2U + 3U * 3U);
        core::Position position = small.position;
        const core::Solver &method = *anagrams::kind().solver("words");
        std::set<QString> sentences;
        for (const core::Event &event : context.events()) {
            sentences.insert(sentence(method.explain(*small.puzzle, position, event)));
            core::play(position, event);
        }
        QVERIFY(position == small.position);
        QVERIFY(sentences.contains(u"The word “stale” is laid: “s” comes to place 1."_s));
        QVERIFY(sentences.contains(u"The word ends here, and “room” is to follow."_s));
        QVERIFY(sentences.contains(u"All letters are used: stale room. The dictionary is “en”."_s));
        QVERIFY(sentences.contains(
            u"The letters left, “roomtales”, are those of no word in the dictionary “en”."_s));
    }

private:
    /// Words of nine letters out of twenty, of which no three fit together.
    static QByteArray manyWords()
    {
        QByteArray list = "10000\n";
        for (char first = 'a'; first <= 'j'; ++first) {
            for (char second = 'a'; second <= 'j'; ++second) {
                for (char third = 'a'; third <= 'j'; ++third) {
                    for (char fourth = 'a'; fourth <= 'j'; ++fourth)
                        list += QByteArray{} + first + second + third + fourth + "abcde\n";
                }
            }
        }
        return list;
    }
};

TEST_SUITE(WordsTest)
#include "tst_words.moc"
