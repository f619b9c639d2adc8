// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "window/columnarea.h"

#include <QAccessible>

using window::ColumnArea;

/// What scrolls in the panels.
class ColumnAreaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A screen reader may have counted them before some went.
    void childrenThatAreNotThereAreAskedForInVain()
    {
        auto *column = new QWidget;
        column->setFixedHeight(1000);
        ColumnArea area(column, nullptr);
        area.resize(100, 100);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&area);
        const int counted = interface->childCount();
        QVERIFY(counted > 0);
        for (int child = 0; child < counted; ++child)
            QVERIFY(interface->child(child));
        column->setFixedHeight(10);
        QTest::qWait(1);
        for (int child = interface->childCount(); child < 100; ++child)
            QVERIFY(!interface->child(child));
        QVERIFY(!interface->child(-1));
    }
};

TEST_SUITE(ColumnAreaTest)
#include "tst_columnarea.moc"
