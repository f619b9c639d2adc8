// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "support/suite.h"

#include "core/kind.h"

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
};

TEST_SUITE(PositionLineTest)
#include "tst_positionline.moc"
