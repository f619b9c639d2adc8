// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "pages/reader.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/caption.h"
#include "window/gallery.h"
#include "window/games/gamefiles.h"
#include "window/home.h"
#include "window/pagereading.h"
#include "window/panels.h"
#include "window/solve/methodbox.h"
#include "window/solve/solverpanel.h"
#include "window/transportbar.h"
#include "window/widgets/excerpt.h"
#include "window/widgets/settings.h"
#include "windowactions.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tests;
using window::ActionId;
using window::Home;
using window::HomeCard;
using window::MainWindow;

namespace {

constexpr QSize largest(1264, 760);

Home *homeOf(const MainWindow &window)
{
    return window.findChild<Home *>();
}

HomeCard &cardOf(const MainWindow &window, const char *id)
{
    const auto puzzles = app::puzzles();
    const auto isIt = [id](const ui::PuzzleUi *puzzle) { return std::string_view(puzzle->kind->id) == id; };
    return *homeOf(window)->cards()[std::size_t(std::ranges::find_if(puzzles, isIt) - puzzles.begin())];
}

QString kindInView(MainWindow &window)
{
    return QString::fromLatin1(window.currentSession().kind().id);
}

/// Waits until every board has its run, which is computed in the background.
void waitForRuns(const MainWindow &window)
{
    for (const HomeCard *card : homeOf(window)->cards())
        QTRY_VERIFY(card->board().frame() > 0);
}

} // namespace

/// Tests the home page: when it is shown, what it shows, and where its buttons lead.
class HomeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The home page stays in full screen, and what it says names the way back. So does the sentence below a board.
    void fullScreenStaysAtHome()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(window.isFullScreen());
        QVERIFY(homeOf(window)->isVisible());
        QTest::keyClick(&window, Qt::Key_Escape);
        QTRY_VERIFY(!window.isFullScreen());
        QVERIFY(homeOf(window)->isVisible());
        cardOf(window, "queens").play()->click();
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY2(statusMessage(window).contains(u"Esc leaves full screen"_s),
                     qPrintable(statusMessage(window)));
        trigger(window, ActionId::FullScreen);
    }

    void theHomePageIsShownAtTheFirstStart()
    {
        {
            MainWindow window(app::puzzles());
            window.greet();
            show(window);
            QVERIFY(homeOf(window)->isVisible());
            cardOf(window, "queens").play()->click();
            QVERIFY(!homeOf(window)->isVisible());
            window.saveAll();
        }
        {
            MainWindow window(app::puzzles());
            window.greet();
            show(window);
            QVERIFY(!homeOf(window)->isVisible());
            QCOMPARE(kindInView(window), u"queens"_s);
            trigger(window, ActionId::Home);
            window.saveAll();
        }
        MainWindow window(app::puzzles());
        window.greet();
        QVERIFY2(!homeOf(window)->isHidden(), "the page is where the last start left it");
    }

    /// The page itself receives the keys that its buttons ignore.
    void keysOnThePageDoNothing()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Down, Qt::Key_A})
            QTest::keyClick(homeOf(window)->widget(), key);
        QVERIFY(homeOf(window)->isVisible());
    }

    /// A user's own keys can trigger an action that is not in view.
    void aPictureIsChosenOnlyForAPuzzleWithPictures()
    {
        MainWindow window(app::puzzles());
        show(window);
        window.selectPuzzle(u"queens"_s);
        QVERIFY(!window.actions()[ActionId::ChoosePicture]->isEnabled());
        window.actions()[ActionId::ChoosePicture]->trigger();
        window.selectPuzzle(u"taquin"_s);
        QVERIFY(window.actions()[ActionId::ChoosePicture]->isEnabled());
    }

    /// An update from a version without the home page does not count as a first start.
    void anUpdateContinuesTheGame()
    {
        {
            MainWindow window(app::puzzles());
            window.saveAll();
        }
        MainWindow window(app::puzzles());
        window.greet();
        QVERIFY(homeOf(window)->isHidden());
    }

    void onlyTheHomePageIsVisible()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        QVERIFY(!window.view().isVisible());
        QVERIFY(!window.panels().isVisible());
        QVERIFY(!window.findChild<window::Caption *>()->isVisible());
        QVERIFY(!window.findChild<window::TransportBar *>()->isVisible());
        QCOMPARE(window.windowTitle(), u"Casse-tête"_s);
        for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                QVERIFY2(button->isEnabled(), qPrintable(button->text()));
        }
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        QVERIFY2(window.view().isVisible(), "what brings a board shows it");
        QCOMPARE(window.windowTitle(), u"Casse-tête — Sliding tiles"_s);
    }

    void playOpensTheBoard()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        window.actions()[ActionId::StudyMode]->setChecked(true);
        HomeCard &card = cardOf(window, "solitaire");
        QTest::mouseClick(card.play(), Qt::LeftButton);
        QCOMPARE(kindInView(window), u"solitaire"_s);
        QVERIFY(window.view().hasFocus());
        QVERIFY(window.actions()[ActionId::PlayMode]->isChecked());
        // A click on the card's picture also opens the board, even of the puzzle last in view.
        trigger(window, ActionId::Home);
        QTRY_VERIFY(card.board().isVisible());
        QTest::mouseClick(&card, Qt::LeftButton, {}, card.board().geometry().center());
        QVERIFY(window.view().hasFocus());
        QCOMPARE(kindInView(window), u"solitaire"_s);
    }

    void watchingSolvesTheBoardOfTheCard_data()
    {
        QTest::addColumn<QString>("id");
        int number = 0;
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            if (tests::isTried(number++, 2))
                QTest::newRow(puzzle->kind->id) << QString::fromLatin1(puzzle->kind->id);
        }
    }
    void watchingSolvesTheBoardOfTheCard()
    {
        QFETCH(QString, id);
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        waitForRuns(window);
        const HomeCard &card = cardOf(window, id.toLatin1().constData());
        card.watch()->click();
        QVERIFY(!homeOf(window)->isVisible());
        QCOMPARE(kindInView(window), id);
        QVERIFY(window.actions()[ActionId::WatchMode]->isChecked());
        const session::Timeline &timeline = window.currentSession().timeline();
        QTRY_VERIFY(!window.currentSession().isSolving() && timeline.atEnd());
        QTRY_VERIFY(!window.currentSession().player().isPlaying());
        QVERIFY(!timeline.act().record.solutionFrames().empty() ||
                window.currentSession().puzzle().solved(timeline.position()));
        QCOMPARE(window.panels().solver().methods().solver(), card.board().showpiece().solver);
        for (const QToolButton *button : window.panels().solver().findChildren<QToolButton *>()) {
            if (button->accessibleName() == "Watch the search"_L1)
                QCOMPARE(button->isChecked(), card.board().showsTries());
        }
    }

    void everyCardHasItsLesson()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            cardOf(window, puzzle->kind->id).learn()->click();
            pages::Reader &reader = window.pageReading().reader();
            QVERIFY(reader.isVisible());
            QCOMPARE(reader.file(), QString::fromLatin1(puzzle->lesson));
            QVERIFY(reader.book().contains(reader.file()));
        }
        QVERIFY2(homeOf(window)->isVisible(), "reading changes nothing here");
    }

    void theHomeKeyOffersTheLastGame()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:8"_s);
        show(window);
        QTRY_VERIFY(!window.currentSession().isReading());
        QTest::keyClick(&window, Qt::Key_Home, Qt::AltModifier);
        QVERIFY(homeOf(window)->isVisible());
        QVERIFY(cardOf(window, "taquin").play()->hasFocus());
        const auto *gallery = window.findChild<window::Gallery *>();
        QCOMPARE(gallery->currentItem()->text(), u"Home"_s);
        QToolButton *last = nullptr;
        for (QToolButton *button : homeOf(window)->findChildren<QToolButton *>()) {
            if (button->text() == "Continue: Queens"_L1)
                last = button;
        }
        QVERIFY(last && last->isVisible());
        last->click();
        QVERIFY(!homeOf(window)->isVisible());
        QCOMPARE(gallery->currentItem()->text(), u"Queens"_s);
        QCOMPARE(positionOf(window), u"........"_s);
    }

    void theHomePagePausesASearch()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:20"_s);
        show(window);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(10));
        session.solve({.solver = session.kind().solver("lookback"), .watch = true});
        QTRY_VERIFY(session.player().isPlaying());
        trigger(window, ActionId::Home);
        QVERIFY(!session.player().isPlaying());
    }

    void boardsMoveOnlyWhileVisible()
    {
        window::Settings().setSpeed(session::Speed().mark());
        MainWindow window(app::puzzles());
        window.greet();
        QVERIFY(!homeOf(window)->isMoving());
        show(window);
        QVERIFY(homeOf(window)->isMoving());
        waitForRuns(window);
        const window::ShowcaseBoard &board = cardOf(window, "taquin").board();
        const qint64 frame = board.frame();
        QTRY_VERIFY(board.frame() != frame);
        window.hide();
        QVERIFY(!homeOf(window)->isMoving());
        window.show();
        QVERIFY(homeOf(window)->isMoving());
        window.followDesktop({.reducedMotion = true});
        QVERIFY2(!homeOf(window)->isMoving(), "reduced motion");
        window.followDesktop({});
        QVERIFY(homeOf(window)->isMoving());
        trigger(window, ActionId::FullScreen);
        cardOf(window, "queens").play()->click();
        QVERIFY(!homeOf(window)->isMoving());
        trigger(window, ActionId::FullScreen);
    }

    /// Nothing acts on a board that is not in view: the menus offer what needs none, and then everything again.
    void noUnseenBoardIsChanged()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:5:24135"_s);
        show(window);
        window.currentSession().undo();
        window.currentSession().redo();
        layOut(window);
        const window::Actions &actions = window.actions();
        std::vector<bool> before;
        for (const ActionId id : window::Actions::all())
            before.push_back(actions[id]->isEnabled());
        const QString line = window.currentSession().line();
        trigger(window, ActionId::Home);
        layOut(window);
        for (const ActionId id :
             {ActionId::New, ActionId::Scramble, ActionId::Restart, ActionId::Save, ActionId::Undo,
              ActionId::Redo, ActionId::Hint, ActionId::Solve, ActionId::Count, ActionId::Print,
              ActionId::Copy, ActionId::EditBoard, ActionId::WatchMode, ActionId::StudyMode, ActionId::First,
              ActionId::Play, ActionId::ZoomIn, ActionId::ShowPanel, ActionId::Faster}) {
            QVERIFY2(!actions[id]->isEnabled(), qPrintable(window::Actions::key(id)));
            actions[id]->trigger();
        }
        for (const QMenu *menu : window.menuBar()->findChildren<QMenu *>()) {
            const bool hasChoice = std::ranges::any_of(menu->actions(), &QAction::isEnabled);
            QVERIFY2(hasChoice || !menu->menuAction()->isEnabled(), qPrintable(menu->title()));
            if (menu->title() == u"&Method"_s || menu->title() == u"Copy &As"_s)
                QVERIFY2(!menu->menuAction()->isEnabled(), qPrintable(menu->title()));
        }
        QVERIFY(homeOf(window)->isVisible());
        QCOMPARE(window.currentSession().line(), line);
        for (const ActionId id :
             {ActionId::Open, ActionId::FromLine, ActionId::Paste, ActionId::Quit, ActionId::FullScreen,
              ActionId::Preferences, ActionId::Manual, ActionId::QueensForm})
            QVERIFY2(actions[id]->isEnabled(), qPrintable(window::Actions::key(id)));
        Q_EMIT homeOf(window)->continueWanted();
        layOut(window);
        std::size_t number = 0;
        for (const ActionId id : window::Actions::all())
            QVERIFY2(actions[id]->isEnabled() == before[number++], qPrintable(window::Actions::key(id)));
    }

    void boardsStandStillWithoutAnimations()
    {
        MainWindow window(app::puzzles()); // the tests' settings disable animations
        window.greet();
        show(window);
        QVERIFY(!homeOf(window)->isMoving());
    }

    /// A board of the home page restarts after its last step.
    void aBoardPlaysOverAndOver()
    {
        window::ShowcaseBoard board(*app::puzzles()[1], nullptr);
        core::NullContext context;
        board.setRun(board.showpiece().run(context));
        board.show();
        qint64 least = board.frame();
        qint64 most = 0;
        for (int step = 0; step < 300; ++step) {
            board.step(0);
            least = std::min(least, board.frame());
            most = std::max(most, board.frame());
        }
        QCOMPARE(least, qint64(0));
        QCOMPARE(most, qint64(9)); // all nine cards are laid in the last frame
    }

    /// Beside a board there is only the table: no part of its tray, not even within a pixel of the edge, at any scale of
    /// the screen.
    void nothingIsSeenOfTheTray()
    {
        window::ShowcaseBoard board(*app::puzzles()[1], nullptr); // the dog cards
        core::NullContext context;
        board.setRun(board.showpiece().run(context));
        board.show();
        for (int width = 400; width < 410; ++width) {
            board.resize(width, 231);
            QImage picture(QSize(width, 231) * 1.5, QImage::Format_RGB32);
            picture.setDevicePixelRatio(1.5);
            board.viewport()->render(&picture);
            const QRgb table = picture.pixel(0, 0);
            for (int y = 0; y < picture.height(); ++y)
                QCOMPARE(picture.pixel(picture.width() - 1, y), table);
        }
    }

    void arrowsGoFromCardToCard()
    {
        MainWindow window(app::puzzles());
        window.resize(1280, 800);
        window.greet();
        show(window);
        const std::vector<HomeCard *> &cards = homeOf(window)->cards();
        QCOMPARE(cards[4]->y(), cards[5]->y());
        QVERIFY(cards[4]->y() > cards[3]->y()); // each row has four cards
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        QCOMPARE(QApplication::focusWidget(), cards[0]->play());
        press(Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), cards[4]->play());
        press(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), cards[4]->watch());
        press(Qt::Key_Up);
        QCOMPARE(QApplication::focusWidget(), cards[0]->watch());
        press(Qt::Key_Left);
        press(Qt::Key_Left);
        QCOMPARE(QApplication::focusWidget(), cards[0]->play());
        press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), cards[0]->watch());
        press(Qt::Key_Backtab);
        press(Qt::Key_Return);
        QVERIFY(window.view().hasFocus());
        QCOMPARE(kindInView(window), u"taquin"_s);
    }

    /// A button pressed by mouse stays under the pointer even if most of its card is hidden: scrolling to the
    /// card would lose the click.
    void aPressScrollsNothing()
    {
        MainWindow window(app::puzzles());
        window.resize(800, 600);
        window.greet();
        show(window);
        const Home &home = *homeOf(window);
        QVERIFY(home.verticalScrollBar()->maximum() > 0);
        for (QWidget *button : {home.findChild<QPushButton *>(u"photo"_s), home.cards().back()->play()}) {
            QTest::mousePress(button, Qt::LeftButton);
            QVERIFY(button->hasFocus());
            QCOMPARE(home.verticalScrollBar()->value(), 0);
            // Nothing opens if the mouse button is released beside the card's button.
            QTest::mouseRelease(button, Qt::LeftButton, {}, QPoint(-9, -9));
        }
    }

    /// At a first start in French, the cards get their French texts after the page has been laid out.
    void aFirstStartInFrenchFits()
    {
        window::Settings().setLanguage(window::Language::French);
        MainWindow window(app::puzzles());
        window.greet();
        window.resize(1280, 800);
        show(window);
        layOut(window);
        const Home &home = *homeOf(window);
        QCOMPARE(home.horizontalScrollBar()->maximum(), 0);
        QVERIFY(home.widget()->width() <= home.viewport()->width());
        for (const HomeCard *card : home.cards())
            QVERIFY(card->height() >= card->heightForWidth(card->width()));
    }

    /// No text is cut off in a window of any size; a small window scrolls. All eight puzzles are in view in a window that
    /// fits on a screen of 1280x800 together with its frame.
    void everythingFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<window::Language>("language");
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1024, 768), largest}) {
            QTest::addRow("%dx%d French", size.width(), size.height()) << size << window::Language::French;
            if (tests::isThorough())
                QTest::addRow("%dx%d English", size.width(), size.height())
                    << size << window::Language::English;
        }
    }
    void everythingFits()
    {
        QFETCH(QSize, size);
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.greet();
        window.resize(size);
        show(window);
        layOut(window);
        QCOMPARE(window.size(), size);
        const Home &home = *homeOf(window);
        QCOMPARE(home.horizontalScrollBar()->maximum(), 0);
        if (size == largest)
            QCOMPARE(home.verticalScrollBar()->maximum(), 0);
        const int width = home.widget()->width();
        for (const QWidget *part : home.widget()->findChildren<QWidget *>()) {
            if (!part->isVisible() || qobject_cast<const QLabel *>(part))
                continue;
            const QRect place(part->mapTo(home.widget(), QPoint()), part->size());
            QVERIFY2(place.left() >= 0 && place.right() < width, qPrintable(part->accessibleName()));
            if (qobject_cast<const QAbstractButton *>(part))
                QVERIFY2(part->width() >= part->sizeHint().width(), qPrintable(part->accessibleName()));
        }
        for (const QLabel *label : home.widget()->findChildren<QLabel *>())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        const auto *gallery = window.findChild<window::Gallery *>();
        for (int row = 0; row < gallery->count(); ++row) {
            QVERIFY(!gallery->item(row)->text().isEmpty());
            QVERIFY(gallery->sizeHintForColumn(0) <= gallery->viewport()->width());
        }
    }

    /// A window that is made smaller, or larger again, does not scroll sideways, either.
    void aResizedWindowFits()
    {
        MainWindow window(app::puzzles());
        window.greet();
        window.resize(1280, 800);
        show(window);
        const Home &home = *homeOf(window);
        for (const int width : {1000, 960, 930, 910, 902, 890, 870, 850, 1100, 910, 1280}) {
            window.resize(width, 530);
            layOut(window);
            QVERIFY2(home.horizontalScrollBar()->maximum() == 0, qPrintable(QString::number(width)));
        }
    }

    void everythingHasAName()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        QStringList names;
        for (const HomeCard *card : homeOf(window)->cards()) {
            names << card->accessibleName() << card->board().accessibleName();
            for (const QPushButton *button : card->buttons())
                names << button->accessibleName();
        }
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.removeDuplicates(), 0);
        QVERIFY(names.contains(u"Queens: Watch it solved"_s));
        QVERIFY(names.contains(u"Queens: the board solves itself"_s));
    }

    void messagesAreShown()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        const auto *message = homeOf(window)->findChild<window::Excerpt *>();
        QVERIFY(!message->isVisible());
        const QSignalSpy messages(window.findChild<window::GameFiles *>(), &window::GameFiles::message);
        tests::openLine(window, u"queens:99"_s);
        // A line that takes long to read leaves the home page, so that its message is in the board's caption.
        QTRY_COMPARE(messages.size(), 1);
        QCOMPARE(message->isVisible() ? message->text() : statusMessage(window),
                 messages.front().front().toString());
    }

    /// A message, long or short, has its room: no button moves when it comes or goes.
    void aMessageMovesNoButton()
    {
        MainWindow window(app::puzzles());
        window.greet();
        show(window);
        for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480)}) {
            window.resize(size);
            const auto places = [&] {
                tests::layOut(window);
                QList<QRect> all;
                for (const QAbstractButton *button :
                     homeOf(window)->widget()->findChildren<QAbstractButton *>()) {
                    if (button->accessibleName() != u"Show the whole text"_s)
                        all << QRect(button->mapTo(homeOf(window), QPoint()), button->size());
                }
                return all;
            };
            const QList<QRect> before = places();
            for (const QString &text : {u"mine.cassetete was opened."_s, u"a long message "_s.repeated(60)}) {
                homeOf(window)->setMessage(text);
                QCOMPARE(places(), before);
                QVERIFY(homeOf(window)->findChild<window::Excerpt *>()->isVisible());
            }
            homeOf(window)->setMessage({});
            QCOMPARE(places(), before);
        }
    }
};

TEST_SUITE(HomeTest)
#include "tst_home.moc"
