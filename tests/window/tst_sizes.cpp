// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/suite.h"
#include "windowactions.h"

#include <QDialog>
#include <QScreen>

using namespace Qt::StringLiterals;
using window::MainWindow;

/// Tests that windows and dialogs fit the screen.
class SizesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// A window that was saved on a larger screen comes back whole.
    void aSavedWindowFitsTheScreen()
    {
        const QRect free = QGuiApplication::primaryScreen()->availableGeometry();
        QByteArray saved;
        {
            QWidget large;
            large.setGeometry(free.right() - 100, free.bottom() - 100, 3 * free.width(), 2 * free.height());
            saved = large.saveGeometry();
        }
        window::Settings().setWindow(saved);
        MainWindow window(app::puzzles());
        tests::show(window);
        QVERIFY2(free.contains(window.geometry()), qPrintable(QDebug::toString(window.geometry())));
    }

    void noDialogIsLargerThanTheScreen()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QRect free = window.screen()->availableGeometry();
        QDialog dialog(&window);
        dialog.resize(2 * free.width(), 2 * free.height());
        dialog.show();
        QVERIFY(free.contains(dialog.geometry()));
    }
};

TEST_SUITE(SizesTest)
#include "tst_sizes.moc"
