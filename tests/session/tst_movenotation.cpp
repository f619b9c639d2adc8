// SPDX-License-Identifier: MIT
#include "session/basics/catalogue.h"
#include "session/timeline/movenotation.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

/// Tests the notation of moves in the user's language.
class MoveNotationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDirectionsHaveTheLettersOfTheLanguage()
    {
        QCOMPARE(session::shownMoves("uldrr"), u"uldrr"_s);
        session::Catalogue french;
        QVERIFY(french.loadLanguage(u"fr"_s));
        QCoreApplication::installTranslator(&french);
        const QString shown = session::shownMoves("uldrr");
        const QString others = session::shownMoves("24d");
        QCoreApplication::removeTranslator(&french);
        QCOMPARE(shown, u"hgbdd"_s);
        QCOMPARE(others, u"24d"_s);
    }

    void longSequencesAreGrouped() { QCOMPARE(session::shownMoves("uldruldruld"), u"uldru ldrul d"_s); }
};

TEST_SUITE(MoveNotationTest)
#include "tst_movenotation.moc"
