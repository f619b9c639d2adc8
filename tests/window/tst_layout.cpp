// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "insight/maplegend.h"
#include "insight/programtext.h"
#include "insight/pseudocode.h"
#include "insight/searchmap.h"
#include "insight/studyviews.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/gamearea.h"
#include "window/panels.h"
#include "window/solve/methodcomparison.h"
#include "window/widgets/verdictlabel.h"
#include "windowactions.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>
#include <QTextBlock>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::cutTexts;
using tests::named;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

constexpr QSize small(784, 552); // 800 x 600 without the window's frame

/// Returns the part of a widget that is not clipped by its ancestors.
QRect visiblePartOf(const QWidget &widget)
{
    QRect seen = widget.rect();
    QPoint place;
    for (const QWidget *around = &widget; !around->isWindow() && around->parentWidget();
         around = around->parentWidget()) {
        place += around->pos();
        seen &= QRect(QPoint(), around->parentWidget()->size()).translated(-place);
    }
    return widget.isVisible() ? seen : QRect();
}

void eachPuzzle()
{
    QTest::addColumn<QString>("id");
    for (const ui::PuzzleUi *puzzle : app::puzzles())
        QTest::newRow(puzzle->kind->id) << QString::fromLatin1(puzzle->kind->id);
}

/// Returns the number, in reading order, of the window's part that contains this widget.
int areaOf(const MainWindow &window, const QWidget *widget)
{
    int number = 0;
    for (const char *name : {"toolbar", "gallery", "board", "studyMethod", "study", "caption", "searchMap",
                             "transport", "panels"}) {
        const auto *area = window.findChild<QWidget *>(QLatin1StringView(name));
        if (area == widget || area->isAncestorOf(widget))
            return number;
        ++number;
    }
    return -1;
}

/// Presses Tab from the board until it returns there: each stop is visible and follows the previous one in
/// reading order.
void goAround(MainWindow &window)
{
    window.view().setFocus();
    QSet<QWidget *> stops;
    QWidget *before = nullptr;
    int rounds = 0;
    for (QWidget *stop = window.focusWidget(); !stops.contains(stop); stop = window.focusWidget()) {
        stops << stop;
        QVERIFY2(!visiblePartOf(*stop).isEmpty(), qPrintable(named(*stop)));
        const int area = areaOf(window, stop);
        QVERIFY2(area >= 0, qPrintable(named(*stop)));
        if (before && area == areaOf(window, before)) {
            const QPoint here = stop->mapTo(&window, stop->rect().center());
            const QPoint there = before->mapTo(&window, before->rect().center());
            QVERIFY2(here.y() > there.y() || here.x() > there.x(), qPrintable(named(*stop)));
        } else if (before) {
            rounds += area < areaOf(window, before);
            QVERIFY2(rounds <= 1, qPrintable(named(*stop)));
        }
        before = stop;
        QTest::keyClick(stop, Qt::Key_Tab);
    }
    QCOMPARE(window.focusWidget(), &window.view());
    QTest::keyClick(&window.view(), Qt::Key_Backtab);
    QCOMPARE(window.focusWidget(), before);
}

} // namespace

/// Tests the layout of the window and the order of the focus in it.
class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// What unfolds more of the panel is only there where there is more.
    void moreHasSomethingToShow()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        trigger(window, ActionId::ShowPanel);
        auto *more = window.findChild<QToolButton *>(u"more"_s);
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            window.selectPuzzle(QString::fromLatin1(puzzle->kind->id));
            tests::layOut(window);
            QTRY_COMPARE(more->isVisible(), std::string_view(puzzle->kind->id) != "anagrams");
        }
    }

    /// The map is shown in Watch mode, and hidden in Play mode.
    void aWatchedSearchIsMapped()
    {
        MainWindow window(app::puzzles());
        window.resize(small);
        window.selectPuzzle(u"queens"_s);
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        trigger(window, ActionId::WatchMode);
        auto *map = window.findChild<insight::SearchMap *>();
        QVERIFY(!map->isVisible());
        session::Session &session = window.currentSession();
        session.solve({.solver = session.kind().solver("lookback"), .watch = true});
        QTRY_VERIFY(map->isVisible() && !session.search().isUnderWay());
        QTRY_VERIFY(cutTexts(window).isEmpty()); // waits for the end of the layout
        map->refresh();                          // updates the map to the end of the search
        QTest::mouseClick(map, Qt::LeftButton, {}, {map->width() / 2, 10});
        const double half = double(session.timeline().act().record.size()) / 2;
        QVERIFY(std::abs(double(session.timeline().eventsBefore()) - half) <= 3);
        trigger(window, ActionId::PlayMode);
        QTRY_VERIFY(!map->isVisible());
    }

    /// The focus follows the reading order in every mode, with every panel and every view.
    void tabFollowsTheReadingOrder_data()
    {
        QTest::addColumn<QString>("id");
        int number = 0;
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            if (tests::isTried(number++, 2))
                QTest::newRow(puzzle->kind->id) << QString::fromLatin1(puzzle->kind->id);
        }
    }
    void tabFollowsTheReadingOrder()
    {
        QFETCH(QString, id);
        MainWindow window(app::puzzles());
        window.resize(1280, 1000);
        window.selectPuzzle(id);
        tests::show(window);
        trigger(window, ActionId::ShowPanel);
        for (int tab = 0; tab < window.panels().count(); ++tab) {
            window.panels().setCurrentIndex(tab);
            tests::layOut(window);
            goAround(window);
        }
        // The focus follows the reading order with a search in view, too, from its first frames on.
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        for (const core::Solver &solver : session.kind().solvers) {
            session.solve({.solver = &solver, .watch = true});
            QTRY_VERIFY(!session.isWatching() || session.timeline().lastFrame() > 20);
            session.stop();
            QTRY_VERIFY(!session.isSolving());
            if (session.timeline().act().type == session::Act::Search && session.timeline().lastFrame() > 3)
                break;
        }
        session.timeline().seek(session.timeline().startOfAct(session.timeline().actIndex()) + 2);
        trigger(window, ActionId::WatchMode);
        QTRY_VERIFY(window.findChild<insight::SearchMap *>()->isVisible());
        goAround(window);
        trigger(window, ActionId::StudyMode);
        for (int view = 0; view < window.study().count(); ++view) {
            window.study().setCurrentIndex(view);
            tests::layOut(window);
            goAround(window);
        }
    }

    void nothingIsCut_data() { eachPuzzle(); }
    void nothingIsCut()
    {
        QFETCH(QString, id);
        MainWindow window(app::puzzles());
        window.resize(small);
        window.selectPuzzle(id);
        tests::show(window);
        QCOMPARE(window.size(), small);
        trigger(window, ActionId::ShowPanel);
        window.findChild<QToolButton *>(u"more"_s)->click();
        for (const window::Language language : {window::Language::English, window::Language::French}) {
            window.setLanguage(language);
            for (const ActionId mode : {ActionId::PlayMode, ActionId::WatchMode}) {
                trigger(window, mode);
                for (int tab = 0; tab < window.panels().count(); ++tab) {
                    window.panels().setCurrentIndex(tab);
                    QTRY_COMPARE(cutTexts(window).join(u'\n'), QString());
                }
            }
            trigger(window, ActionId::StudyMode);
            for (int view = 0; view < window.study().count(); ++view) {
                window.study().setCurrentIndex(view);
                QTRY_COMPARE(cutTexts(window).join(u'\n'), QString());
            }
        }
    }

    void thePanelKeepsItsWidth()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const int width = window.panels().width();
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            window.selectPuzzle(QString::fromLatin1(puzzle->kind->id));
            for (int tab = 0; tab < window.panels().count(); ++tab) {
                window.panels().setCurrentIndex(tab);
                QCoreApplication::processEvents();
                QCOMPARE(window.panels().width(), width);
            }
        }
    }

    void eachArrangementRemembersWhatItShows()
    {
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            QVERIFY(!window.panels().isVisible());
            trigger(window, ActionId::WatchMode);
            QCOMPARE(window.panels().currentIndex(), 1);
            window.panels().setCurrentIndex(2);
            trigger(window, ActionId::PlayMode);
            trigger(window, ActionId::ShowPanel);
            QVERIFY(window.panels().isVisible());
            QCOMPARE(window.panels().currentIndex(), 0);
        }
        MainWindow window(app::puzzles());
        tests::show(window);
        QVERIFY(window.panels().isVisible());
        QCOMPARE(window.panels().currentIndex(), 0);
        trigger(window, ActionId::WatchMode);
        QVERIFY(window.panels().isVisible());
        QCOMPARE(window.panels().currentIndex(), 2);
    }

    /// The window opens in the arrangement in which it was left.
    void theArrangementIsKept()
    {
        for (const ActionId mode : {ActionId::StudyMode, ActionId::WatchMode, ActionId::PlayMode}) {
            {
                MainWindow window(app::puzzles());
                tests::show(window);
                trigger(window, mode);
            }
            MainWindow window(app::puzzles());
            tests::show(window);
            QVERIFY(window.actions()[mode]->isChecked());
            QCOMPARE(window.study().isVisible(), mode == ActionId::StudyMode);
            QCOMPARE(window.panels().isVisible(), mode == ActionId::WatchMode);
        }
    }

    void theMapCanBeClosed()
    {
        const auto search = [](MainWindow &window) {
            tests::show(window);
            tests::openLine(window, u"queens:4"_s);
            trigger(window, ActionId::WatchMode);
            session::Session &session = window.currentSession();
            session.solve({.solver = session.kind().solver("lookback"), .watch = true});
        };
        {
            MainWindow window(app::puzzles());
            search(window);
            const auto *map = window.findChild<insight::SearchMap *>();
            QTRY_VERIFY(map->isVisible());
            trigger(window, ActionId::ShowMap);
            QVERIFY(!map->isVisible());
            trigger(window, ActionId::StudyMode);
            QVERIFY(map->isVisible());
            trigger(window, ActionId::PlayMode);
            QVERIFY(!window.actions()[ActionId::ShowMap]->isEnabled());
        }
        MainWindow window(app::puzzles());
        search(window);
        QTRY_VERIFY(!window.currentSession().search().isUnderWay());
        QTRY_VERIFY(window.findChild<insight::SearchMap *>()->hasSearch());
        QCoreApplication::processEvents();
        QVERIFY(!window.findChild<insight::SearchMap *>()->isVisible());
        trigger(window, ActionId::ShowMap);
        QVERIFY(window.findChild<insight::SearchMap *>()->isVisible());
    }

    void fullScreenSuitsAnAudience()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        auto *sentence = window.findChild<QLabel *>(u"sentence"_s);
        const int type = QFontInfo(sentence->font()).pixelSize();
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(window.isFullScreen());
        for (const char *shown : {"board", "caption", "transport"})
            QVERIFY(window.findChild<QWidget *>(QLatin1StringView(shown))->isVisible());
        for (const char *hidden : {"toolbar", "gallery", "panels"})
            QVERIFY(!window.findChild<QWidget *>(QLatin1StringView(hidden))->isVisible());
        QTRY_VERIFY(QFontInfo(sentence->font()).pixelSize() >= 24); // 18 points are 24 pixels
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QTRY_VERIFY(!window.isFullScreen());
        QTRY_VERIFY(window.findChild<QWidget *>(u"gallery"_s)->isVisible());
        QCOMPARE(QFontInfo(sentence->font()).pixelSize(), type);
    }

    void aMaximizedWindowIsMaximizedAfterTheFullScreen()
    {
        MainWindow window(app::puzzles());
        window.showMaximized();
        QTRY_VERIFY(window.isMaximized());
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(window.isFullScreen());
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(!window.isFullScreen());
        QVERIFY(window.isMaximized());
    }

    /// In a wide full screen, a board is as high as the screen but for its margins. In a square one, it has the
    /// whole width, since the sentence beside it would leave it little.
    void theBoardUsesTheFullScreen_data()
    {
        QTest::addColumn<ActionId>("mode");
        QTest::newRow("Play") << ActionId::PlayMode;
        QTest::newRow("Watch") << ActionId::WatchMode;
        QTest::newRow("Study") << ActionId::StudyMode;
    }
    void theBoardUsesTheFullScreen()
    {
        QFETCH(ActionId, mode);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, mode);
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(window.isFullScreen());
        tests::layOut(window);
        const board::BoardView &view = window.view();
        QCOMPARE(window.width(), window.height());
        if (mode != ActionId::StudyMode)
            QCOMPARE(view.width(), window.width());
        QVERIFY(view.width() >= window.width() / 2);
        trigger(window, ActionId::FullScreen);
        QTRY_VERIFY(!window.isFullScreen());
        // The display of the tests is square, so that only the arrangement is that of a wide screen.
        window.resize(1560, 800);
        tests::layOut(window);
        auto &area = *window.findChild<window::GameArea *>();
        area.arrange(true);
        tests::layOut(window);
        // A square has whole pixels, and the board a margin of 4 % on each side.
        QCOMPARE(view.transform().m11(), std::floor(area.height() * 0.92 / view.sceneRect().height()));
        QVERIFY(view.transform().m11() * view.sceneRect().width() <= view.width());
    }

    /// The transport is disabled where there is no move to go to or to play, except that a step forward begins a search;
    /// Undo leads to the board before.
    void theTransportRestsWithoutMoves()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"knight:6x6"_s);
        tests::openLine(window, u"knight:5x5"_s);
        trigger(window, ActionId::WatchMode);
        tests::layOut(window);
        QVERIFY(window.currentSession().timeline().frame() > 0);
        for (const ActionId id : {ActionId::First, ActionId::Back, ActionId::Play, ActionId::Last})
            QVERIFY2(!window.actions()[id]->isEnabled(), qPrintable(window.actions()[id]->text()));
        QVERIFY(window.actions()[ActionId::Forward]->isEnabled());
        QVERIFY(window.actions()[ActionId::Undo]->isEnabled());
    }

    /// In Watch, the panel beside the board has the whole height, down to the edge of the window.
    void thePanelOfWatchHasTheWholeHeight()
    {
        MainWindow window(app::puzzles());
        window.resize(1280, 800);
        tests::show(window);
        trigger(window, ActionId::WatchMode);
        tests::layOut(window);
        const QWidget &panels = window.panels();
        const QWidget &transport = *window.findChild<QWidget *>(u"transport"_s);
        const int bottom = transport.mapTo(&window, QPoint(0, transport.height())).y();
        QCOMPARE(panels.mapTo(&window, QPoint(0, panels.height())).y(), bottom);
        QVERIFY(transport.mapTo(&window, QPoint(transport.width(), 0)).x() <=
                panels.mapTo(&window, QPoint()).x());
    }

    /// The verdict on one board is never shown over another.
    void theOldBoardsVerdictIsHidden()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3"_s);
        session::Session &session = window.currentSession();
        QTRY_VERIFY(session.isJudged());
        QCOMPARE(session.judgement().verdict, core::Judgement::Solved);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        QVERIFY(!session.isJudged());
        const auto *verdict = window.findChild<window::VerdictLabel *>();
        QVERIFY(!verdict->accessibleDescription().contains(u"solved"_s));
        QTRY_VERIFY(session.isJudged());
        QCOMPARE(session.judgement().verdict, core::Judgement::Solvable);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 8 0"_s);
        QTRY_VERIFY(session.isJudged());
        session.hand({7, {8}, {7}}); // an illegal move, which changes nothing
        QVERIFY(session.isJudged());
    }

    /// The log lists all sentences up to the cursor in order, even those of frames that were skipped.
    void theLogIsComplete()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:8 7 6 5 4 3 2 1 0"_s);
        tests::solveByRows(window);
        const session::Timeline &timeline = window.currentSession().timeline();
        QToolButton *log = nullptr;
        for (QToolButton *button : window.findChild<QWidget *>(u"caption"_s)->findChildren<QToolButton *>()) {
            if (button->toolTip() == "Earlier messages"_L1)
                log = button;
        }
        QTRY_VERIFY(log->isVisible() || !log->isEnabled());
        log->setEnabled(true); // the end card may cover it
        log->click();
        auto *text = window.findChild<QPlainTextEdit *>(u"log"_s);
        QVERIFY(text);
        const QStringList lines = text->toPlainText().split(u'\n');
        const qint64 moves = timeline.act().record.counts().frames;
        QVERIFY(lines.size() >= moves);
        qint64 before = 0;
        for (const QString &line : lines) {
            const qint64 frame = QLocale().toLongLong(line.section(u':', 0, 0).section(u' ', 1));
            QVERIFY(frame >= before);
            before = frame;
        }
        QCOMPARE(before, timeline.frame() - timeline.startOfGame());
        QCOMPARE(text->horizontalScrollBar()->maximum(), 0); // no line is cut off
    }

    /// Numbers have the digit separator of the window's language in all texts about a search with thousands
    /// of steps.
    void numbersHaveOneForm_data()
    {
        QTest::addColumn<window::Language>("language");
        QTest::addColumn<QString>("wrong");
        // The eight digits of a placement of eight queens are not a number.
        const QString ungrouped = u"(?<![\\d=])(?![0-8]{8}\\b)\\d{5,}|"_s;
        QTest::newRow("English") << window::Language::English
                                 << ungrouped + u"\\d[\\x{a0}\\x{202f} ]\\d{3}\\b"_s;
        QTest::newRow("French") << window::Language::French << ungrouped + u"\\d[,.]\\d{3}\\b"_s;
    }
    void numbersHaveOneForm()
    {
        QFETCH(window::Language, language);
        QFETCH(QString, wrong);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve({.solver = session.kind().solver("loops"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.isWatching());
        session.timeline().seek(session.timeline().lastFrame() - 3);
        const auto texts = [&window] {
            QStringList all;
            for (const QLabel *label : window.findChildren<QLabel *>())
                all << label->text() << label->accessibleDescription() << label->toolTip();
            for (const QSpinBox *box : window.findChildren<QSpinBox *>())
                all << box->text();
            for (const QTableWidget *table : window.findChildren<QTableWidget *>()) {
                for (int row = 0; row < table->rowCount(); ++row) {
                    for (int column = 0; column < table->columnCount(); ++column)
                        all << (table->item(row, column) ? table->item(row, column)->text() : QString());
                }
            }
            return all;
        };
        const QString tries =
            QLocale(language == window::Language::French ? QLocale::French : QLocale::English)
                .toString(session.timeline().counts().tries);
        QVERIFY(tries.size() > 4);
        QTRY_VERIFY(!texts().filter(tries).isEmpty());
        const QStringList bad = texts().filter(QRegularExpression(wrong));
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
    }

    void countersBelongToTheCursor()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        window.panels().solver().choose(*window.currentSession().kind().solver("lookback"));
        window.panels().solver().setWatching(true);
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!window.currentSession().isWatching());
        session::Timeline &timeline = window.currentSession().timeline();
        QWidget *transport = window.findChild<QWidget *>(u"transport"_s);
        const auto shows = [&](const QString &text) {
            for (const QLabel *label : transport->findChildren<QLabel *>()) {
                if (label->accessibleDescription().contains(text))
                    return true;
            }
            return false;
        };
        for (const qint64 back : {0, 5}) {
            timeline.seek(timeline.lastFrame() - back);
            const session::Counts counts = timeline.counts();
            QTRY_VERIFY(shows(u"%1 tries"_s.arg(counts.tries)));
            QVERIFY(shows(u"%1 taken back"_s.arg(counts.backs)));
        }
        timeline.seek(0);
        QTRY_VERIFY(!shows(u"tries"_s));
    }

    /// The program has room in a small window, too, and no control above it is cut.
    void theProgramHasRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("lines");
        QTest::addColumn<window::Language>("language");
        for (const auto language : {window::Language::English, window::Language::French}) {
            QTest::addRow("800x600 %d", int(language)) << small << 7 << language;
            QTest::addRow("910x512 %d", int(language)) << QSize(894, 464) << 7 << language;
        }
    }
    void theProgramHasRoom()
    {
        QFETCH(QSize, size);
        QFETCH(int, lines);
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(size);
        tests::openLine(window, u"queens:8"_s);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        const auto *program = window.findChild<insight::ProgramText *>();
        const auto hasRoom = [&] {
            return program->viewport()->height() >= lines * program->fontMetrics().lineSpacing();
        };
        QVERIFY2(hasRoom(), qPrintable(QString::number(program->viewport()->height())));
        for (const QWidget *one : window.study().findChildren<QWidget *>()) {
            if (one->isVisible() &&
                (qobject_cast<const QAbstractButton *>(one) || qobject_cast<const QComboBox *>(one)))
                QVERIFY2(one->height() >= one->minimumSizeHint().height(), qPrintable(named(*one)));
        }
        const auto *legend = window.findChild<insight::MapLegend *>();
        trigger(window, ActionId::Solve);
        if (window.study().isAncestorOf(legend))
            window.study().show(insight::StudyViews::View::Map);
        QTRY_VERIFY(legend->isVisible());
        window.study().show(insight::StudyViews::View::Program);
        tests::layOut(window);
        QVERIFY2(size == small || hasRoom(), qPrintable(QString::number(program->viewport()->height())));
        QCOMPARE(legend->words().front(),
                 language == window::Language::French ? u"Carte de la recherche"_s : u"Search map"_s);
    }

    /// The current step is always visible: in words or, in a small window, as a line of the program.
    void theMarkedLineIsInView()
    {
        MainWindow window(app::puzzles());
        window.resize(small);
        tests::openLine(window, u"queens:6"_s);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        window.panels().solver().choose(*window.currentSession().kind().solver("lookback"));
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!window.currentSession().isWatching());
        session::Timeline &timeline = window.currentSession().timeline();
        const qint64 beforeSearch = timeline.startOfAct(timeline.acts().size() - 1);
        const auto *program = window.findChild<insight::ProgramText *>();
        for (const qint64 event : {1, 4, 9, 20}) {
            timeline.seek(beforeSearch + event);
            QTRY_VERIFY(!program->marked().empty());
            const QTextBlock line = program->document()->findBlockByNumber(program->marked().front());
            QTRY_VERIFY(
                program->viewport()->rect().contains(program->cursorRect(QTextCursor(line)).center()));
        }
    }

    void theMarkedStepIsInView()
    {
        MainWindow window(app::puzzles());
        window.resize(QSize(1264, 752));
        tests::openLine(window, u"queens:6"_s);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        window.panels().solver().choose(*window.currentSession().kind().solver("lookback"));
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!window.currentSession().isWatching());
        session::Timeline &timeline = window.currentSession().timeline();
        const qint64 beforeSearch = timeline.startOfAct(timeline.acts().size() - 1);
        for (const qint64 event : {1, 4, 9, 20}) {
            timeline.seek(beforeSearch + event);
            QTRY_VERIFY(marked(window));
            QTRY_VERIFY(visiblePartOf(*marked(window)).height() >= marked(window)->fontMetrics().height());
        }
    }

    void theMethodTableIsCopiedAsText()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        trigger(window, ActionId::WatchMode);
        session::Session &session = window.currentSession();
        for (const char *method : {"bits", "lookback", "bits"}) {
            session.solve({.solver = session.kind().solver(method), .goal = core::Goal::All});
            QTRY_VERIFY(!session.isSolving());
        }
        auto *table = window.findChild<window::MethodComparison *>()->findChild<QTableWidget *>();
        QTRY_COMPARE(table->rowCount(), 2);
        QTRY_VERIFY(table->isVisible());
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 3);
        for (const QString &line : lines.mid(1)) {
            QCOMPARE(line.count(u'\t'), 2);
            QVERIFY(line.endsWith("4 solutions"_L1)); // six queens have four solutions
        }
    }

    /// The panel scrolls only vertically, even while the board is being edited.
    void thePanelFitsItsWidth_data() { tests::addPuzzlesAndLanguages(); }
    void thePanelFitsItsWidth()
    {
        QFETCH(QString, id);
        QFETCH(window::Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.selectPuzzle(id);
        window.resize(small);
        tests::show(window);
        trigger(window, ActionId::ShowPanel);
        window.findChild<QToolButton *>(u"more"_s)->click();
        if (window.actions()[ActionId::EditBoard]->isVisible())
            window.actions()[ActionId::EditBoard]->setChecked(true);
        tests::layOut(window);
        const QList<QScrollArea *> areas = window.panels().findChildren<QScrollArea *>();
        const auto found = std::ranges::find_if(
            areas, [&](const QScrollArea *one) { return one->isAncestorOf(&window.panels().puzzle()); });
        QVERIFY(found != areas.end());
        const QScrollArea *area = *found;
        QTRY_COMPARE(window.panels().puzzle().width(), area->viewport()->width());
        QVERIFY2(window.panels().puzzle().minimumSizeHint().width() <= area->viewport()->width(),
                 qPrintable(QString::number(window.panels().puzzle().minimumSizeHint().width())));
    }

private:
    static QWidget *marked(MainWindow &window)
    {
        for (QLabel *line : window.study().findChild<insight::Pseudocode *>()->findChildren<QLabel *>()) {
            if (line->property("current").toBool())
                return line;
        }
        return nullptr;
    }
};

TEST_SUITE(LayoutTest)
#include "tst_layout.moc"
