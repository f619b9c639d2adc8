// SPDX-License-Identifier: MIT
#include "anagrams/anagrams.h"
#include "anagrams/lines.h"
#include "core/positionline.h"
#include "support/suite.h"

using lines::fault;

/// Tests position lines that are long, or that the reader accepts or refuses only after many trials.
class LinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    /// In the form, a word may be a phrase, whose commas would otherwise begin options.
    void onlyTheLettersOfAPhraseCount()
    {
        const core::Kind &kind = anagrams::kind();
        core::Values values(kind.options);
        values.set("words", "3");
        values.set("word", "The eyes, they see!");
        QCOMPARE(kind.compose(values), std::string("Theeyestheysee,words=3"));
        values.set("word", "d’été – l'«hiver»…");
        QCOMPARE(kind.compose(values), std::string("détélhiver,words=3"));
    }

    /// Equal letters allow many sequences of exchanges for one order; here all of them fail.
    void impossibleOrdersAreRefused()
    {
        for (const char *good : {"aaaaaaa/ab", "aaaaaab/aa", "baaaaaa/aa", "aaaaaaaba"})
            QVERIFY2(!fault(lines::readLine(std::string("anagrams:aaaaaaaab:") + good)), good);
        for (const char *bad : {"aaaaaaa/ba", "aaaaaa/baa", "aaaaa/aaba", "/aaaaaaaba"})
            QVERIFY2(fault(lines::readLine(std::string("anagrams:aaaaaaaab:") + bad)), bad);
    }
};

TEST_SUITE(LinesTest)
#include "tst_lines.moc"
