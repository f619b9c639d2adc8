// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "anagrams/letters.h"
#include "session/basics/unicodenormalization.h"

namespace {

std::string bytes(const QString &text)
{
    return text.toStdString();
}

/// Returns the letter that a composed text is read as; 0 if it is not exactly one letter.
char32_t composedLetter(const std::string &text)
{
    const auto word = anagrams::readWord(text, 9);
    const auto *letters = std::get_if<anagrams::Word>(&word);
    return letters && letters->size() == 1 ? letters->front() : 0;
}

char32_t composedLetter(const QString &text)
{
    return composedLetter(bytes(text));
}

/// Returns the letter that the program reads from any text, which it composes first.
char32_t letterOf(const QString &text)
{
    return composedLetter(session::composed(bytes(text)));
}

constexpr char32_t end = 0x3000; // an upper bound: no accepted letter lies beyond

} // namespace

/// Compares the letters and accents accepted here with Qt's Unicode tables.
class LettersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesLettersAndDigitsOnly()
    {
        int taken = 0;
        for (char32_t point = 1; point < end; ++point) {
            if (composedLetter(QString::fromUcs4(&point, 1)) == 0)
                continue;
            ++taken;
            QVERIFY2(QChar::isLetterOrNumber(point), qPrintable(QString::number(point, 16)));
            QCOMPARE(composedLetter(QString::fromUcs4(&point, 1)), point);
            QCOMPARE(anagrams::utf8(point), bytes(QString::fromUcs4(&point, 1)));
        }
        QVERIFY(taken > 1000);
        for (const QString &letter :
             QStringLiteral("a z A Z é È ç œ æ ñ ß ø ł ş ğ Ω ά я ё ї 0 9").split(u' '))
            QVERIFY2(composedLetter(letter) != 0, qPrintable(letter));
    }

    /// Every letter that has a precomposed and a decomposed form is read as the same letter from both.
    void putsAccentsOnLetters()
    {
        int composed = 0;
        for (char32_t point = 1; point < end; ++point) {
            const QString one = QString::fromUcs4(&point, 1);
            const QString apart = one.normalized(QString::NormalizationForm_D);
            if (composedLetter(one) == 0 || apart == one)
                continue;
            ++composed;
            QCOMPARE(letterOf(apart), point);
        }
        QVERIFY(composed > 500);
    }

    /// Letters with accents that Qt does not compose into an accepted letter are refused.
    void refusesOtherAccentedLetters()
    {
        const QString letters = QStringLiteral("aeiouyncszgltdhAEOUNCSΑωИе7");
        for (char32_t accent = 0x300; accent < 0x340; ++accent) {
            for (const QChar letter : letters) {
                const QString apart = letter + QString::fromUcs4(&accent, 1);
                QVERIFY2(letterOf(apart) == composedLetter(apart.normalized(QString::NormalizationForm_C)),
                         qPrintable(QString::number(accent, 16) + u' ' + letter));
            }
        }
    }

    void readsAllFormsAlike()
    {
        const auto nine = anagrams::readWord(
            session::composed(bytes(QStringLiteral("hétérogèn").normalized(QString::NormalizationForm_D))),
            9);
        QVERIFY(std::holds_alternative<anagrams::Word>(nine));
        QVERIFY(std::get<anagrams::Word>(nine) == U"hétérogèn");
        QCOMPARE(anagrams::utf8(std::get<anagrams::Word>(nine)), bytes(QStringLiteral("hétérogèn")));
    }
};

TEST_SUITE(LettersTest)
#include "tst_letters.moc"
