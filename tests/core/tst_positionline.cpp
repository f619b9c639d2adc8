// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"

#include "core/kind.h"
#include "core/othernames.h"

using namespace Qt::StringLiterals;

/// Tests the part of a position line that is common to all puzzles.
class PositionLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A long unknown name of a puzzle is cut between characters when it is quoted.
    void unknownNamesAreCutBetweenCharacters_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (int letters = 0; letters < 4; ++letters) {
            const QByteArray ahead(letters, 'a');
            QTest::addRow("two bytes after %d", letters) << ahead + QByteArray("é").repeated(45);
            QTest::addRow("four bytes after %d", letters) << ahead + QByteArray("🐕").repeated(45);
        }
    }
    void unknownNamesAreCutBetweenCharacters()
    {
        QFETCH(QByteArray, name);
        const auto split = core::splitLine({}, name.toStdString() + ":8");
        const auto *fault = std::get_if<core::Fault>(&split);
        QVERIFY(fault);
        const auto *quotation = std::get_if<core::Quotation>(&fault->why.arguments.at(0));
        QVERIFY(quotation);
        const std::string &quoted = quotation->text;
        QVERIFY(!quoted.empty() && quoted.size() <= 40);
        QVERIFY(name.startsWith(quoted));
        QCOMPARE(QString::fromStdString(quoted).toStdString(), quoted);
    }

    /// Whatever name a deal has, it is recognized before the line is read, since dealing may take long.
    void dealsAreRecognized_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("deals");
        QTest::newRow("its id") << u"dogs:4x4,deal=unique,count=2"_s << true;
        QTest::newRow("French") << u"chiens:4x4,nombre=2,tirage=unique"_s << true;
        QTest::newRow("capitals, accents and blanks") << u"dogs:4x4, M\u00C9LANGE = unique"_s << true;
        QTest::newRow("options alone") << u"4x4,deal=unique"_s << true;
        QTest::newRow("below a title") << u"Two boards\n\ntaquin:3x3,deal=walk"_s << true;
        QTest::newRow("another option") << u"solitaire:english,end=44"_s << false;
        QTest::newRow("an ending alike") << u"dogs:4x4,ideal=1"_s << false;
        QTest::newRow("the word without a value") << u"anagrams:deal"_s << false;
    }
    void dealsAreRecognized()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, deals);
        QCOMPARE(core::namesDeal(text.toStdString()), deals);
    }
};

TEST_SUITE(PositionLineTest)
#include "tst_positionline.moc"
