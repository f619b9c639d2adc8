// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

/// Tests that the table of limits in ARCHITECTURE.md agrees with the sources.
class LimitsTest : public QObject {
    Q_OBJECT

    static QString contentOf(const QString &file)
    {
        QFile source(QStringLiteral(PROJECT_FOLDER) + u'/' + file);
        return source.open(QFile::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
    }

private Q_SLOTS:
    void limitsAgreeWithTheSources_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("sentence");
        const QString table =
            contentOf(u"ARCHITECTURE.md"_s).section("\n## Limits\n"_L1, 1).section("\n## "_L1, 0, 0);
        for (const QString &line : table.split(u'\n')) {
            const QStringList cells = line.split(u'|');
            if (cells.size() == 7 && !cells[1].startsWith(u'-') && cells[1].trimmed() != "what"_L1)
                QTest::newRow(qPrintable(cells[1].trimmed())) << cells[3].trimmed() << cells[5].trimmed();
        }
    }
    void limitsAgreeWithTheSources()
    {
        QFETCH(QString, place);
        QFETCH(QString, sentence);
        const QStringList parts = place.split(u'`', Qt::SkipEmptyParts);
        QCOMPARE(parts.size(), 3); // the file, a blank, and a name in the file
        static const QString word = u"\\b%1\\b"_s;
        QVERIFY2(contentOf(parts[0]).contains(QRegularExpression(word.arg(parts[2]))), qPrintable(place));
        const QString source = "<source>"_L1 + sentence.toHtmlEscaped() + "</source>"_L1;
        const bool isSaid = contentOf(u"translations/cassetete_fr.ts"_s).contains(source);
        QVERIFY2(sentence == u"–"_s || isSaid, qPrintable(sentence));
    }
};

TEST_SUITE(LimitsTest)
#include "tst_limits.moc"
