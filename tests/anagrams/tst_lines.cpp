// SPDX-License-Identifier: MIT
#include "anagrams/lines.h"
#include "core/positionline.h"
#include "support/suite.h"

#include "session/translation.h"

#include <algorithm>

using lines::fault;
using lines::game;

/// Position lines and moves, as text and back.
class LinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeBack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("written");
        const auto same = [](const char *line) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(line);
        };
        same("anagrams:abc:abc");
        same("anagrams:abc:/abc");
        same("anagrams:abc:b/ac");
        same("anagrams:abc:cab");
        same("anagrams:écran:nc/raé");
        same("anagrams:anna:n/naa");
        same("anagrams:anna,distinct:na/na");
        same("anagrams:Ωя7:7яΩ");
        const auto row = [](const char *line, const char *written) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(written);
        };
        row("anagrams:abc", "anagrams:abc:/abc");
        row("anagrams:a", "anagrams:a:a");
        row(" anagrams: abc , distinct :\tba/c  ", "anagrams:abc,distinct:bac");
        row("anagrams:abc:bac/", "anagrams:abc:bac");
        // Typed elsewhere, letters and accents may come apart.
        row("anagrams:e\u0301te\u0301:te\u0301é", "anagrams:été:téé");
        row("anagrams:a\u0323\u0302b", "anagrams:ậb:/ậb");
    }
    void linesComeBack()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, written);
        const core::LineReading read = lines::readLine(line.toStdString());
        QVERIFY2(!fault(read), fault(read) ? fault(read)->why.text.source : "");
        QCOMPARE(lines::written(std::get<core::Game>(read.reading)), written.toStdString());
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char *line, int at, const char *part) {
            QTest::newRow(line) << QByteArray(line) << at << QByteArray(part);
        };
        row("anagrams", 9, "a word is missing");
        row("anagrams:", 9, "a word is missing");
        row("anagrams:,distinct", 9, "a word is missing");
        row("anagrams:abcdefghij", 18, "no more than");
        row("anagrams:éééééééééé", 27, "no more than");
        row("anagrams:a b", 10, "cannot stand on a tile");
        row("anagrams:a/b", 10, "cannot stand on a tile");
        row("anagrams:a\U0001F642", 10, "cannot stand on a tile");
        row("anagrams:\u4E2D", 9, "cannot stand on a tile");
        row("anagrams:a\tb", 10, "this character cannot");
        row("anagrams:a\u200Db", 10, "cannot stand on a tile");
        row("anagrams:ab\u0300\u0300", 10, "with the accent behind it");
        row("anagrams:t\u0301", 9, "with the accent behind it");
        row("anagrams:\u0301a", 9, "no letter before it");
        row("anagrams:a\xC3", 10, "UTF-8");
        row("anagrams:a\xC0\xAF", 10, "UTF-8");
        row("anagrams:\xED\xA0\x80", 9, "UTF-8");
        row("anagrams:\xF4\x90\x80\x80", 9, "UTF-8");
        row("anagrams:abc,once", 13, "not an option");
        row("anagrams:abc,distinct=on", 13, "not an option");
        row("anagrams:abc,distinct,distinct", 22, "given twice");
        row("anagrams:abc,deal=walk", 18, "not a way to deal");
        row("anagrams:abc,seed=1", 13, "nothing without a deal");
        row("anagrams:abc:ab", 15, "here are only");
        row("anagrams:abc:/", 14, "here are only");
        row("anagrams:abc:abca", 16, "left");
        row("anagrams:abc:aab", 14, "left");
        row("anagrams:abc:abx", 15, "left");
        row("anagrams:abc:a bc", 14, "cannot stand on a tile");
        row("anagrams:abc:/a/bc", 15, "second");
        row("anagrams:abc:a/cb", 14, "no exchanges leave");
        row("anagrams:abc:/cba", 13, "no exchanges leave");
        row("anagrams:écran:é/rcan", 18, "no exchanges leave");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, at);
        QFETCH(QByteArray, part);
        const core::LineReading read = lines::readLine(line.toStdString());
        QVERIFY(fault(read));
        QVERIFY2(QByteArray(fault(read)->why.text.source).contains(part), fault(read)->why.text.source);
        QCOMPARE(fault(read)->at, std::size_t(at));
        QVERIFY(!session::translated(fault(read)->why).isEmpty());
    }

    void longTextsAreRefusedAtOnce()
    {
        const std::string letters(1'000'000, 'a');
        const core::LineReading asWord = lines::readLine("anagrams:" + letters);
        QVERIFY(fault(asWord));
        QCOMPARE(fault(asWord)->at, std::size_t(18));
        const core::LineReading asPosition = lines::readLine("anagrams:aaa:" + letters);
        QVERIFY(fault(asPosition));
        QCOMPARE(fault(asPosition)->at, std::size_t(16));
        std::string accents = "anagrams:a";
        for (int i = 0; i < 300'000; ++i)
            accents += "\u0301";
        QVERIFY(fault(lines::readLine(accents)));
    }

    /// With equal letters there are many ways to look the same, all of which are tried in vain here.
    void orderThatNoExchangesLeaveIsFoundOut()
    {
        for (const char *good : {"aaaaaaa/ab", "aaaaaab/aa", "baaaaaa/aa", "aaaaaaaba"})
            QVERIFY2(!fault(lines::readLine(std::string("anagrams:aaaaaaaab:") + good)), good);
        for (const char *bad : {"aaaaaaa/ba", "aaaaaa/baa", "aaaaa/aaba", "/aaaaaaaba"})
            QVERIFY2(fault(lines::readLine(std::string("anagrams:aaaaaaaab:") + bad)), bad);
    }

    void movesAreSpelledAsLetters_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char *from, const char *moves, const char *to) {
            QTest::addRow("%s %s", from, moves) << QByteArray(from) << QByteArray(moves) << QByteArray(to);
        };
        row("anagrams:abc", "", "anagrams:abc:/abc");
        row("anagrams:abc", "abc", "anagrams:abc:abc");
        row("anagrams:abc", "cab", "anagrams:abc:cab");
        row("anagrams:abc", "b", "anagrams:abc:b/ac");
        row("anagrams:abc:bca", "<", "anagrams:abc:b/ac");
        row("anagrams:abc:bca", "<<", "anagrams:abc:/abc");
        row("anagrams:abc:bca", "<ac<<cba", "anagrams:abc:cba");
        row("anagrams:écran", "né", "anagrams:écran:né/rac");
        row("anagrams:anna", "n'", "anagrams:anna:n/naa");
        row("anagrams:anna", "n", "anagrams:anna:n/ana");
        row("anagrams:anna", "a'", "anagrams:anna:a/nna");
    }
    void movesAreSpelledAsLetters()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, moves);
        QFETCH(QByteArray, to);
        const core::Game start = game(from.toStdString());
        const auto read = start.puzzle->replay(start.position, moves.toStdString());
        QVERIFY(std::holds_alternative<core::Path>(read));
        const core::Path &path = std::get<core::Path>(read);
        QCOMPARE(lines::written({start.puzzle, core::after(start.position, path)}), to.toStdString());
        QCOMPARE(start.puzzle->spell(start.position, path), moves.toStdString());
    }

    void movesHaveFaults_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<int>("at");
        const auto row = [](const char *from, const char *moves, int at) {
            QTest::addRow("%s %s", from, moves) << QByteArray(from) << QByteArray(moves) << at;
        };
        row("anagrams:abc", "x", 0);
        row("anagrams:abc", "aa", 1);
        row("anagrams:abc", "ab", 2);
        row("anagrams:abc", "aba", 2);
        row("anagrams:abc", "abcd", 3);
        row("anagrams:abc", "a'", 0);
        row("anagrams:abc", "<", 0);
        row("anagrams:abc", "a<<", 2);
        row("anagrams:abc", "a ", 1);
        row("anagrams:abc", "é\xFF", 0);
        row("anagrams:a", "a", 0);
        row("anagrams:a", "<", 0);
        row("anagrams:anna,distinct", "n'", 0);
        row("anagrams:anna", "n''", 0);
    }
    void movesHaveFaults()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, moves);
        QFETCH(int, at);
        const core::Game start = game(from.toStdString());
        const auto read = start.puzzle->replay(start.position, moves.toStdString());
        QVERIFY(std::holds_alternative<core::Fault>(read));
        QCOMPARE(std::get<core::Fault>(read).at, std::size_t(at));
        QVERIFY(!session::translated(std::get<core::Fault>(read).why).isEmpty());
    }
};

TEST_SUITE(LinesTest)
#include "tst_lines.moc"
