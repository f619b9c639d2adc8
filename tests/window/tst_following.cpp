// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "board/piecescene.h"
#include "insight/searchmap.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/gallery.h"
#include "window/pagereading.h"
#include "window/panels.h"
#include "window/transportbar.h"
#include "windowactions.h"

#include <QLabel>

using namespace Qt::StringLiterals;
using window::ActionId;
using window::DesktopLook;
using window::MainWindow;

namespace {

double lightnessOf(QWidget &widget)
{
    const QColor mean = widget.grab()
                            .toImage()
                            .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                            .pixelColor(0, 0);
    return mean.lightnessF();
}

} // namespace

/// Tests that the open window follows the desktop's settings.
class FollowingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }
    void cleanup() { QApplication::setFont(m_font); }

    void theWindowFollowsDarkAndLight()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        window.actions()[ActionId::StudyMode]->setChecked(true);
        window.pageReading().openContents();
        QWidget *map = window.findChild<insight::SearchMap *>();
        map->show();
        QWidget *pages = nullptr;
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (top != &window && top->isVisible())
                pages = top;
        }
        QVERIFY(pages);
        const std::vector<QWidget *> parts{&window.view(),
                                           window.findChild<window::Gallery *>(),
                                           window.findChild<window::TransportBar *>(),
                                           &window.panels(),
                                           map,
                                           pages};
        for (const bool dark : {true, false, true}) {
            window.followDesktop({.dark = dark});
            for (QWidget *part : parts) {
                const double lightness = lightnessOf(*part);
                QVERIFY2(dark ? lightness < 0.4 : lightness > 0.6,
                         qPrintable(u"%1: %2"_s.arg(QString::fromLatin1(part->metaObject()->className()))
                                        .arg(lightness)));
            }
        }
    }

    void highContrastIsFollowed()
    {
        MainWindow window(app::puzzles());
        window.followDesktop({.dark = false, .contrast = true});
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
        QCOMPARE(QApplication::palette().color(QPalette::Highlight), QColor(Qt::yellow));
        window.followDesktop({});
        QVERIFY(QApplication::palette().color(QPalette::Highlight) != QColor(Qt::yellow));
    }

    void theUsersColourSchemePrevails()
    {
        MainWindow window(app::puzzles());
        window.setColourScheme(window::ColourScheme::Light);
        window.followDesktop({.dark = true, .contrast = true});
        QVERIFY(QApplication::palette().color(QPalette::Window).lightnessF() > 0.8);
    }

    void theBlackLookIsBlack()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        window.setColourScheme(window::ColourScheme::Black);
        QCOMPARE(window.grab().toImage().pixelColor(2, window.height() / 2), QColor(Qt::black));
        QCOMPARE(window.view().grab().toImage().pixelColor(2, 2), QColor(Qt::black));
        window.setColourScheme(window::ColourScheme::System);
    }

    void piecesDoNotGlideWhereMotionIsReduced()
    {
        window::Settings().setSpeed(0); // four seconds per move
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        auto *scene = qobject_cast<board::PieceScene *>(window.view().board());
        QVERIFY(scene);
        const auto slide = [&](Qt::Key key) {
            window.view().setFocus();
            QTest::keyClick(&window.view(), key);
            return qobject_cast<board::PieceScene *>(window.view().board())->isAnimating();
        };
        QVERIFY(slide(Qt::Key_Right));
        window.followDesktop({.reducedMotion = true});
        QVERIFY(!slide(Qt::Key_Left));
        QVERIFY(!slide(Qt::Key_Right));
    }

    void fontsFollowTheDesktop()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const auto *sentence = window.findChild<QLabel *>(u"sentence"_s);
        const int before = sentence->font().pixelSize();
        const int menu = QFontInfo(window.font()).pixelSize();
        window.followDesktop({.textScale = 2});
        QTRY_COMPARE(sentence->font().pixelSize(), 2 * before);
        QVERIFY(QFontInfo(window.font()).pixelSize() > menu * 3 / 2);
        window.followDesktop({});
        QTRY_COMPARE(sentence->font().pixelSize(), before);
    }

private:
    const QFont m_font = QApplication::font();
};

TEST_SUITE(FollowingTest)
#include "tst_following.moc"
