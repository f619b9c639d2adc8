// SPDX-License-Identifier: MIT
#include "anagrams/lines.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "anagrams/calltree.h"
#include "session/basics/translation.h"

#include <algorithm>
#include <set>

using core::Event;
using core::Goal;
using core::Outcome;
using lines::game;
using tests::SerialContext;

namespace {

Outcome solve(const core::Game &from, SerialContext &context, Goal goal = Goal::All, bool traced = false)
{
    const core::Task task{goal, from.position, {}, {}, 1, traced};
    return anagrams::kind().solver("swaps")->solve(*from.puzzle, task, context);
}

std::vector<std::string> words(const core::Game &from, const SerialContext &context)
{
    std::vector<std::string> all;
    for (const SerialContext::Solution &solution : context.solutions())
        all.push_back(from.puzzle->write(solution.position));
    return all;
}

/// Returns all orders of the letters, each once, computed by the standard library.
std::set<std::u32string> permutations(std::u32string word)
{
    std::set<std::u32string> all;
    std::ranges::sort(word);
    do {
        all.insert(word);
    } while (std::ranges::next_permutation(word).found);
    return all;
}

/// Returns the words in the course's order, by its definition: `word` with each of its letters in front,
/// exchanged with the first one, followed by the words of the rest.
std::vector<std::u32string> inOrder(const std::u32string &word)
{
    if (word.size() <= 1)
        return {word};
    std::vector<std::u32string> all;
    for (std::size_t i = 0; i < word.size(); ++i) {
        std::u32string exchanged = word;
        std::swap(exchanged[0], exchanged[i]);
        for (const std::u32string &rest : inOrder(exchanged.substr(1)))
            all.push_back(exchanged[0] + rest);
    }
    return all;
}

std::uint64_t factorial(std::uint64_t number)
{
    return number < 2 ? 1 : number * factorial(number - 1);
}

} // namespace

class SwapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orderOfThreeLetters()
    {
        const core::Game abc = game("anagrams:abc");
        SerialContext context;
        const Outcome outcome = solve(abc, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QVERIFY((words(abc, context) == std::vector<std::string>{"abc", "acb", "bac", "bca", "cba", "cab"}));
        QCOMPARE(outcome.stats.solutions, std::uint64_t(6));
    }

    void orderFollowsTheDefinition_data()
    {
        QTest::addColumn<QByteArray>("word");
        for (const char *word : {"a", "ab", "écran", "anna", "papaya", "migraine"})
            QTest::newRow(word) << QByteArray(word);
    }
    void orderFollowsTheDefinition()
    {
        QFETCH(QByteArray, word);
        const core::Game board = game("anagrams:" + word.toStdString());
        SerialContext context;
        solve(board, context);
        std::vector<std::string> expected;
        for (const std::u32string &one : inOrder(lines::asAnagrams(board).word()))
            expected.push_back(anagrams::utf8(one));
        QVERIFY(words(board, context) == expected);
    }

    void distinctWordsAreListedOnce_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<quint64>("count");
        const auto row = [](const char *word, quint64 count) {
            QTest::newRow(word) << QByteArray(word) << count;
        };
        row("abc", 6);
        row("aab", 3);
        row("été", 3);
        row("anna", 6);    // 4! / (2! 2!)
        row("ananas", 60); // 6! / (3! 2!)
        row("aaaaaaaaa", 1);
        row("aaaabbbbb", 126);  // 9! / (4! 5!)
        row("parisien", 20160); // 8! / 2!
        row("tennessee", 3780); // 9! / (4! 2! 2!)
    }
    void distinctWordsAreListedOnce()
    {
        QFETCH(QByteArray, word);
        QFETCH(quint64, count);
        const core::Game board = game("anagrams:" + word.toStdString() + ",distinct");
        SerialContext context;
        const Outcome outcome = solve(board, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.solutions, count);
        std::set<std::string> expected;
        for (const std::u32string &one : permutations(lines::asAnagrams(board).word()))
            expected.insert(anagrams::utf8(one));
        const std::vector<std::string> found = words(board, context);
        QCOMPARE(found.size(), std::size_t(count));
        QVERIFY(std::set<std::string>(found.begin(), found.end()) == expected);
    }

    /// Each word appears as many times as its equal letters can be permuted among themselves.
    void equalLettersRepeatWords()
    {
        const core::Game board = game("anagrams:anna");
        SerialContext context;
        QCOMPARE(solve(board, context).stats.solutions, std::uint64_t(24));
        const std::vector<std::string> found = words(board, context);
        for (const char *word : {"anna", "nana", "naan", "aann"})
            QCOMPARE(std::ranges::count(found, word), 4);
    }

    /// The search makes one call for the word and one for each prefix that leaves at least one letter open.
    void callsAreCounted()
    {
        const std::string letters = "abcdefghi";
        for (std::uint64_t size = 1; size <= 9; ++size) {
            std::uint64_t calls = 0;
            for (std::uint64_t set = 0; set < size; ++set)
                calls += factorial(size) / factorial(size - set);
            SerialContext context;
            context.keepSolutions(0);
            const core::Game board = game("anagrams:" + letters.substr(0, size));
            const Outcome outcome = solve(board, context, Goal::Count);
            QCOMPARE(outcome.stats.solutions, factorial(size));
            QCOMPARE(context.found(), factorial(size));
            QCOMPARE(outcome.stats.nodes, calls);
            QVERIFY(qFuzzyCompare(outcome.stats.done, 1.0));
        }
    }

    void firstIsTheWordItself()
    {
        const core::Game board = game("anagrams:écran:na/rcé");
        SerialContext context;
        const Outcome outcome = solve(board, context, Goal::First);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(context.found(), std::uint64_t(1));
        QCOMPARE(board.puzzle->write(core::after(board.position, outcome.path)), std::string("écran"));
        QCOMPARE(board.puzzle->spell(board.position, outcome.path), std::string("<<écran"));
    }

    /// The search first takes back the letters set by hand, and lists the words in the order of the given
    /// word.
    void beginsWithTheGivenWord()
    {
        const core::Game board = game("anagrams:abc:cab");
        for (const bool traced : {false, true}) {
            SerialContext context;
            solve(board, context, Goal::All, traced);
            QCOMPARE(words(board, context).front(), std::string("abc"));
            QCOMPARE(words(board, context).back(), std::string("cab"));
            for (const SerialContext::Solution &solution : context.solutions())
                QVERIFY(core::after(board.position, solution.path) == solution.position);
        }
    }

    void stopsAtTheRequestedSolution()
    {
        const core::Game board = game("anagrams:abcde");
        SerialContext context;
        context.stopAfterSolutions(7);
        const Outcome outcome = solve(board, context);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QCOMPARE(outcome.stats.solutions, std::uint64_t(7));
    }

    /// Each move in the trace and each move taken back is legal, and the trace ends where it began.
    void exchangesAreLegal_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"anagrams:abc", "anagrams:anna", "anagrams:papas,distinct", "anagrams:abc:cab"})
            QTest::newRow(line) << QByteArray(line);
    }
    void exchangesAreLegal()
    {
        QFETCH(QByteArray, line);
        const core::Game board = game(line.toStdString());
        SerialContext context;
        solve(board, context, Goal::All, true);
        core::Position position = board.position;
        core::Path move;
        for (const Event &event : context.events()) {
            if (event.type == Event::Solution || event.type == Event::Refused) {
                QVERIFY(move.empty());
                continue;
            }
            const core::Step &step = event.step;
            move.push_back(
                event.type == Event::Did ? step : core::Step{step.piece, step.to, step.from, step.closes});
            if (!step.closes)
                continue;
            const std::vector<core::Path> legal = board.puzzle->moves(position);
            QVERIFY(std::ranges::find(legal, move) != legal.end());
            position = core::after(position, move);
            move.clear();
        }
        QVERIFY(position == board.puzzle->start());
    }

    void everyEventIsExplained()
    {
        const core::Game board = game("anagrams:été,distinct");
        SerialContext context;
        solve(board, context, Goal::All, true);
        core::Position position = board.position;
        QStringList result;
        for (const Event &event : context.events()) {
            const core::Explanation why =
                anagrams::kind().solver("swaps")->explain(*board.puzzle, position, event);
            if (event.endsFrame() || event.type == Event::Solution)
                result << session::translated(why);
            core::play(position, event);
        }
        const QStringList expected{
            QStringLiteral("Place 1: “é” stays. On to place 2."),
            QStringLiteral("Place 2: “t” stays, and only “é” is left. The word is complete: été."),
            QStringLiteral("The word is complete: été, word 1 of 3."),
            QStringLiteral("Back to place 2: “t” has been tried. Next: the letter of place 3."),
            QStringLiteral("Place 2: “é” swaps with “t”, which comes last. The word is complete: éét."),
            QStringLiteral("The word is complete: éét, word 2 of 3."),
            QStringLiteral("Back to place 2: “é” and “t” swap back. Every letter has now been tried."),
            QStringLiteral("Back to place 1: “é” has been tried. Next: the letter of place 2."),
            QStringLiteral("Place 1: “t” from place 2 swaps with “é”. On to place 2."),
            QStringLiteral("Place 2: “é” stays, and only “é” is left. The word is complete: téé."),
            QStringLiteral("The word is complete: téé, word 3 of 3."),
            QStringLiteral("Back to place 2: “é” has been tried. Next: the letter of place 3."),
            QStringLiteral(
                "Place 2: “é” from place 3 is skipped. The “é” of place 2 has been tried, and the words "
                "would be the same."),
            QStringLiteral("Back to place 1: “t” and “é” swap back. Next: the letter of place 3."),
            QStringLiteral(
                "Place 1: “é” from place 3 is skipped. The “é” of place 1 has been tried, and the words "
                "would be the same."),
        };
        QCOMPARE(result, expected);
    }

    /// The tree in the drawing is the tree that the search traverses.
    void treeContainsTheCallsInOrder_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"anagrams:a", "anagrams:ab", "anagrams:écran", "anagrams:papas,distinct"})
            QTest::newRow(line) << QByteArray(line);
    }
    void treeContainsTheCallsInOrder()
    {
        QFETCH(QByteArray, line);
        const core::Game board = game(line.toStdString());
        const anagrams::CallTree tree(lines::asAnagrams(board));
        SerialContext context;
        const Outcome outcome = solve(board, context, Goal::All, true);
        std::vector<std::string> leaves;
        int skipped = 0;
        for (const anagrams::Call &call : tree.calls()) {
            skipped += call.skipped;
            if (!call.word.empty())
                leaves.push_back(call.word);
        }
        QVERIFY(leaves == words(board, context));
        QCOMPARE(tree.calls().size(), std::size_t(outcome.stats.nodes) + std::size_t(skipped));
        QCOMPARE(skipped, int(std::ranges::count(context.events(), Event::Refused, &Event::type)));
        int last = 0;
        core::Position position = board.position;
        for (const Event &event : context.events()) {
            core::play(position, event);
            if (event.type != Event::Did || !event.step.closes)
                continue;
            int call = 0;
            for (const int place : anagrams::Row(position).choices())
                call = tree.child(call, place);
            QVERIFY(call > last);
            last = call;
        }
    }
};

TEST_SUITE(SwapsTest)
#include "tst_swaps.moc"
