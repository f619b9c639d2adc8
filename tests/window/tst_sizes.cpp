// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/widgets/onscreen.h"
#include "window/widgets/overflow.h"
#include "windowactions.h"

#include <QDialog>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using window::ActionId;
using window::MainWindow;

/// Tests that windows and dialogs fit the screen.
class SizesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// A window that was saved on a larger screen is restored within the screen.
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

    /// On the smallest screen, 640 x 480 without the window's frame, sentences have enough room, and the
    /// window scrolls only vertically.
    void nothingIsScrolledSideways_data() { tests::addPuzzlesAndLanguages(); }
    void nothingIsScrolledSideways()
    {
        QFETCH(QString, id);
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(624, 432);
        window.selectPuzzle(id);
        tests::show(window);
        const QScrollBar *sideways = window.findChild<window::Overflow *>()->horizontalScrollBar();
        const auto *sentence = window.findChild<QLabel *>(u"sentence"_s);
        QTRY_COMPARE(sentence->text(), sentence->accessibleDescription());
        for (const ActionId mode : {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode}) {
            tests::trigger(window, mode);
            tests::layOut(window);
            QCOMPARE(sideways->maximum(), 0);
        }
    }

    void theEndCardFitsASmallWindow()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::French);
        window.resize(624, 432);
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        tests::playHint(window);
        const auto *card = window.findChild<QWidget *>(u"endCard"_s);
        QTRY_VERIFY(card->isVisible());
        tests::layOut(window);
        for (const QToolButton *button : card->findChildren<QToolButton *>()) {
            if (button->isVisible())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        }
        const auto *title = card->findChild<QLabel *>(u"title"_s);
        QCOMPARE(title->text(), title->accessibleDescription());
        QVERIFY(!title->text().isEmpty());
    }

    /// At this width, the toolbar of the taquin, which has the most buttons, shows the texts of its first and
    /// its last button.
    void toolBarTextsAreShownWhereTheyFit()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(window::Language::French);
        window.resize(894, 464);
        tests::show(window);
        tests::layOut(window);
        const auto *bar = window.findChild<QToolBar *>(u"toolbar"_s);
        for (const ActionId id : {ActionId::New, ActionId::ShowPanel}) {
            const auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(window.actions()[id]));
            QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        }
        QVERIFY(bar->sizeHint().width() <= window.width());
    }

    void twoWindowsStandSideBySide_data()
    {
        QTest::addColumn<QRect>("screen");
        QTest::addColumn<QRect>("window");
        QTest::addColumn<QPoint>("moved");
        QTest::addColumn<QRect>("other"); // empty if the screen is too narrow
        const QRect large(0, 0, 1920, 1080);
        QTest::newRow("at the left") << large << QRect(0, 40, 1280, 800) << QPoint(0, 40)
                                     << QRect(1280, 40, 640, 800);
        QTest::newRow("at the right")
            << large << QRect(640, 40, 1280, 800) << QPoint(640, 40) << QRect(0, 40, 640, 800);
        QTest::newRow("in the middle")
            << large << QRect(320, 100, 1280, 800) << QPoint(0, 100) << QRect(1280, 100, 640, 800);
        QTest::newRow("nearer to the right")
            << large << QRect(400, 100, 1280, 800) << QPoint(640, 100) << QRect(0, 100, 640, 800);
        QTest::newRow("small window")
            << large << QRect(10, 20, 700, 500) << QPoint(10, 20) << QRect(710, 20, 960, 500);
        QTest::newRow("second screen") << QRect(1920, 0, 1920, 1080) << QRect(2240, 0, 1280, 800)
                                       << QPoint(1920, 0) << QRect(3200, 0, 640, 800);
        QTest::newRow("too narrow") << QRect(0, 0, 1280, 800) << QRect(0, 0, 1200, 800) << QPoint()
                                    << QRect();
    }
    void twoWindowsStandSideBySide()
    {
        QFETCH(QRect, screen);
        QFETCH(QRect, window);
        QFETCH(QPoint, moved);
        QFETCH(QRect, other);
        const auto places = window::sideBySide(screen, window, 960, 560);
        QCOMPARE(places.has_value(), !other.isEmpty());
        if (places)
            QVERIFY(*places == (window::SideBySide{moved, other}));
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
