// SPDX-License-Identifier: MIT
#include "anagrams/lines.h"
#include "core/squarename.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include "session/basics/translation.h"

#include <algorithm>

using lines::game;

namespace {

/// Returns the positions that one move leads to, as lines without their puzzle.
QStringList after(const core::Game &from)
{
    QStringList positions;
    for (const core::Path &move : from.puzzle->moves(from.position))
        positions << QString::fromStdString(from.puzzle->write(core::after(from.position, move)));
    return positions;
}

core::Step step(const core::Game &from, int place, int to, int set)
{
    const auto here = std::ranges::find(from.position, place, &core::Place::cell);
    return {std::int16_t(here - from.position.begin()), *here, {std::int16_t(to), std::int8_t(set)}};
}

QString refusalReason(const core::Game &from, int place, int to, int set)
{
    return session::translated(from.puzzle->why(from.position, step(from, place, to, set)));
}

} // namespace

/// Tests the moves that the player can make, and the words that describe them.
class RulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesExchangeAndTakeBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("next");
        const auto row = [](const char *line, const char *next) {
            QTest::newRow(line) << QByteArray(line) << QString::fromUtf8(next);
        };
        row("anagrams:a", "");
        row("anagrams:ab", "ab ba");
        row("anagrams:ab:ba", "/ab");
        row("anagrams:abc", "a/bc b/ac c/ba");
        row("anagrams:abc:c/ba", "cba cab /abc");
        row("anagrams:abc:cab", "c/ba /abc");
        row("anagrams:écran", "é/cran c/éran r/céan a/crén n/craé");
        row("anagrams:anna", "a/nna n/ana n/naa a/nna");
        row("anagrams:anna,distinct", "a/nna n/ana");
        row("anagrams:anna,distinct:a/nna", "an/na aa/nn /anna");
    }
    void movesExchangeAndTakeBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, next);
        QCOMPARE(after(game(line.toStdString())).join(u' '), next);
    }

    /// An exchange is one move of two steps, one for each letter; a letter that stays also takes a step.
    void stepsOfAMove()
    {
        const core::Game start = game("anagrams:abcd");
        const std::vector<core::Path> moves = start.puzzle->moves(start.position);
        QVERIFY((moves[0] == core::Path{{0, {0, 0}, {0, 1}, true}}));
        QVERIFY((moves[2] == core::Path{{2, {2, 0}, {0, 1}, false}, {0, {0, 0}, {2, 0}, true}}));
        const core::Game late = game("anagrams:abcd:ab/cd");
        const std::vector<core::Path> last = late.puzzle->moves(late.position);
        QVERIFY((last[0] == core::Path{{2, {2, 0}, {2, 1}, false}, {3, {3, 0}, {3, 1}, true}}));
        QVERIFY((last[1] == core::Path{{3, {3, 0}, {2, 1}, false}, {2, {2, 0}, {3, 1}, true}}));
    }

    void wholeWordsAreSolved()
    {
        for (const char *line : {"anagrams:a", "anagrams:abc:cab", "anagrams:anna:nana"})
            QVERIFY(game(line).puzzle->solved(game(line).position));
        for (const char *line : {"anagrams:ab", "anagrams:abc:c/ba"})
            QVERIFY(!game(line).puzzle->solved(game(line).position));
    }

    void refusalsNameTheirReason()
    {
        const core::Game word = game("anagrams:écran:n/craé");
        QCOMPARE(refusalReason(word, 0, 2, 0), QStringLiteral("“n” is set at place 1: take it back first."));
        QCOMPARE(refusalReason(word, 3, 0, 1), QStringLiteral("“n” is set at place 1: take it back first."));
        QVERIFY(refusalReason(word, 2, 4, 0).startsWith(QStringLiteral("Place 2 is next:")));
        QVERIFY(refusalReason(game("anagrams:a"), 0, 0, 0).startsWith(QStringLiteral("A single letter")));
        const core::Game equal = game("anagrams:anna,distinct:/anna");
        QVERIFY(refusalReason(equal, 2, 0, 1).startsWith(QStringLiteral("Another “n”, at place 2,")));
        QVERIFY(refusalReason(equal, 3, 0, 1).startsWith(QStringLiteral("Another “a”, at place 1,")));
        const core::Explanation why = equal.puzzle->why(equal.position, step(equal, 2, 0, 1));
        QVERIFY((why.marks ==
                 std::vector<core::Mark>{{2, core::Role::Moving, {}}, {1, core::Role::Culprit, {}}}));
    }

    void verdictsCount()
    {
        const auto verdict = [](const char *line) {
            const core::Game one = game(line);
            tests::SerialContext context;
            return anagrams::kind().judge(*one.puzzle, one.position, context);
        };
        QCOMPARE(verdict("anagrams:abc").verdict, core::Judgement::Solvable);
        QCOMPARE(std::get<long long>(verdict("anagrams:abc").why.arguments[0]), 6);
        QCOMPARE(std::get<long long>(verdict("anagrams:écran:é/cran").why.arguments[0]), 24);
        QCOMPARE(std::get<long long>(verdict("anagrams:anna,distinct").why.arguments[0]), 6);
        QCOMPARE(std::get<long long>(verdict("anagrams:anna,distinct:n/ana").why.arguments[0]), 3);
        QCOMPARE(verdict("anagrams:abc:cab").verdict, core::Judgement::Solved);
        QCOMPARE(session::translated(verdict("anagrams:abc:bca").why), QStringLiteral("bca is word 4 of 6."));
        QCOMPARE(session::translated(verdict("anagrams:abc:cab").why), QStringLiteral("cab is word 6 of 6."));
        QCOMPARE(session::translated(verdict("anagrams:été,distinct:téé").why),
                 QStringLiteral("téé is word 3 of 3."));
    }

    void searchSpaceIsTheNumberOfWords()
    {
        const auto searchSpace = [](const char *line) {
            return session::translated(anagrams::kind().searchSpace(*game(line).puzzle));
        };
        QCOMPARE(searchSpace("anagrams:a"), QStringLiteral("One letter makes one word."));
        QCOMPARE(searchSpace("anagrams:abcdefghi"),
                 QStringLiteral("9 letters, all different: 9! = 362,880 words."));
        QCOMPARE(searchSpace("anagrams:été"),
                 QStringLiteral("3 letters: 3! = 6 words, only 3 of them different, since some letters are "
                                "repeated."));
        QCOMPARE(searchSpace("anagrams:été,distinct"),
                 QStringLiteral("3 letters, some of them repeated: 3! ÷ 2! = 3 different words."));
        QCOMPARE(searchSpace("anagrams:ananas,distinct"),
                 QStringLiteral("6 letters, some of them repeated: 6! ÷ (3! · 2!) = 60 different words."));
    }

    void captionsAreTheWord()
    {
        const core::Game word = game("anagrams:écran:nacré");
        QCOMPARE(core::textOf(anagrams::kind().caption(*word.puzzle, word.position)), std::string("nacré"));
    }

    void presetsContainTheirWords()
    {
        for (const core::Preset &preset : anagrams::kind().presets) {
            const core::Game board = game(preset.line);
            anagrams::Word letters = lines::asAnagrams(board).word();
            std::ranges::sort(letters);
            const QString name = session::translated(preset.name);
            QVERIFY2(name.startsWith(QString::fromStdString(anagrams::utf8(lines::asAnagrams(board).word()))),
                     preset.line);
            if (name.contains(QStringLiteral("course")) || name.contains(QStringLiteral("word")) ||
                name.contains(QStringLiteral("letters")))
                continue;
            for (const QString &word : name.split(QStringLiteral(", "))) {
                std::u32string sorted = word.toStdU32String();
                std::ranges::sort(sorted);
                QVERIFY2(sorted == letters, qPrintable(word));
            }
        }
    }
};

TEST_SUITE(RulesTest)
#include "tst_rules.moc"
