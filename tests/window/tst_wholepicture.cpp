// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "support/suite.h"
#include "windowactions.h"

using namespace Qt::StringLiterals;
using namespace tests;
using window::ActionId;
using window::MainWindow;

/// Tests the view of the whole picture, instead of its tiles.
class WholePictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { resetUserData(); }

    void itIsShownUntilTheNextMove()
    {
        MainWindow window(app::puzzles());
        show(window);
        layOut(window);
        QAction &whole = *window.actions()[ActionId::ShowGoal];
        session::Session &session = window.currentSession();
        QVERIFY(!whole.isVisible()); // a board with numbers has no picture
        const core::Game game{session.timeline().instance().puzzle, session.timeline().position()};
        session.begin(session::Act::Edit, game, u"picture=sample-rose"_s);
        QTRY_VERIFY(whole.isVisible());
        QTRY_VERIFY(window.view().board()->isComplete());
        const QImage cut = window.view().grab().toImage();
        whole.trigger();
        QVERIFY(whole.isChecked());
        QVERIFY(window.view().grab().toImage() != cut);
        whole.trigger();
        QVERIFY(!whole.isChecked());
        QCOMPARE(window.view().grab().toImage(), cut);
        whole.trigger();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right})
            QTest::keyClick(&window.view(), key);
        QVERIFY(!whole.isChecked());
    }
};

TEST_SUITE(WholePictureTest)
#include "tst_wholepicture.moc"
