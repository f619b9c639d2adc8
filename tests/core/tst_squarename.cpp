// SPDX-License-Identifier: MIT
#include "core/squarename.h"
#include "support/suite.h"

class SquareNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreThoseOfChess()
    {
        const core::Grid board{8, 8};
        QCOMPARE(core::squareName(board, 0), "a8");
        QCOMPARE(core::squareName(board, 63), "h1");
        QCOMPARE(core::columnName(25), "z");
        QCOMPARE(core::columnName(26), "aa");
        QCOMPARE(core::columnName(27), "ab");
        QCOMPARE(core::columnName(52), "ba");
    }

    void namesAreReadBack()
    {
        for (const core::Grid board : {core::Grid{1, 1}, core::Grid{5, 7}, core::Grid{40, 40}}) {
            for (int cell = 0; cell < board.size(); ++cell)
                QCOMPARE(core::squareCell(board, core::squareName(board, cell)), std::optional(cell));
        }
    }

    void otherTextsAreNoNames_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"", "a", "8", "a0", "a9", "i1", "A8", "a08", "a+1", "a-1", "8a", "a 8",
                                 "a8 ", "aaaaaaaaaaaaaaaaaaaa1", "a99999999999999999999"})
            QTest::addRow("'%s'", text) << QByteArray(text);
    }
    void otherTextsAreNoNames()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!core::squareCell({8, 8}, text.toStdString()));
    }
};

TEST_SUITE(SquareNames)
#include "tst_squarename.moc"
