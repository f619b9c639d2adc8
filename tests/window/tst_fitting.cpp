// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "insight/studyviews.h"
#include "session/basics/translation.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/widgets/counterline.h"
#include "window/widgets/fittedtext.h"
#include "window/widgets/overflow.h"
#include "windowactions.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::Language;
using window::MainWindow;

namespace {

constexpr QSize low(894, 464); // 910 x 512 without the window's frame
constexpr QSize usual(1264, 752);

/// Doubles the size of the type, as a desktop for people who see badly does.
void doubleType()
{
    QFont font = QApplication::font();
    font.setPointSizeF(18);
    QApplication::setFont(font);
}

void report(MainWindow &window, const char *sentence)
{
    window.currentSession().report({core::Text{"", sentence}});
}

/// Returns the link of the caption with this text; null if it cannot be clicked.
QToolButton *link(MainWindow &window, const QString &text)
{
    for (QToolButton *one : window.findChild<QWidget *>(u"caption"_s)->findChildren<QToolButton *>()) {
        if (one->text() == text && one->isVisible() && one->isEnabled())
            return one;
    }
    return nullptr;
}

/// Opens the list of messages and returns its text.
QString messages(MainWindow &window, const QString &linkText)
{
    QToolButton *more = link(window, linkText);
    if (!more)
        return {};
    more->click();
    auto *log = window.findChild<QPlainTextEdit *>(u"log"_s);
    const QString text = log ? log->toPlainText() : QString();
    if (log)
        log->window()->close();
    return text;
}

/// Shows a puzzle in Study in a low window.
void studyLow(MainWindow &window, const QString &id, Language language)
{
    window.setLanguage(language);
    window.resize(low);
    window.selectPuzzle(id);
    tests::show(window);
    trigger(window, ActionId::StudyMode);
    tests::layOut(window);
}

} // namespace

/// Tests that what does not fit into the window can still be read and reached.
class FittingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }
    void cleanup() { QApplication::setFont(m_font); }

    /// The icons of the tool bar grow with the words beside them, also in an open window.
    void doubledTypeHasLargerIcons()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const auto *bar = window.findChild<QToolBar *>(u"toolbar"_s);
        const auto *showMe = window.findChild<QToolButton *>(u"showMe"_s);
        const int usually = bar->iconSize().height();
        doubleType();
        tests::layOut(window);
        QVERIFY(bar->iconSize().height() > usually);
        QCOMPARE(showMe->iconSize(), bar->iconSize());
    }

    /// In type of twice the size, Study scrolls only down, also with the panel, and nothing is beyond the right edge.
    void doubledTypeFitsStudy_data()
    {
        QTest::addColumn<QString>("id");
        for (const ui::PuzzleUi *puzzle : app::puzzles())
            QTest::newRow(puzzle->kind->id) << QString::fromLatin1(puzzle->kind->id);
    }
    void doubledTypeFitsStudy()
    {
        QFETCH(QString, id);
        doubleType();
        MainWindow window(app::puzzles());
        window.setLanguage(Language::French);
        window.resize(usual);
        window.selectPuzzle(id);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        const QScrollBar *sideways = window.findChild<window::Overflow *>()->horizontalScrollBar();
        for (const bool hasPanel : {false, true}) {
            window.actions()[ActionId::ShowPanel]->setChecked(hasPanel);
            for (int view = 0; view < window.study().count(); ++view) {
                window.study().setCurrentIndex(view);
                tests::layOut(window);
                QCOMPARE(sideways->maximum(), 0);
            }
            const QWidget &rightmost = hasPanel ? static_cast<QWidget &>(window.panels()) : window.study();
            QVERIFY(rightmost.isVisible());
            QVERIFY(rightmost.mapTo(&window, QPoint(rightmost.width(), 0)).x() <= window.width());
        }
    }

    /// F9 scrolls to the panel where it is below everything else.
    void thePanelComesIntoView()
    {
        doubleType();
        MainWindow window(app::puzzles());
        window.resize(usual);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        trigger(window, ActionId::ShowPanel);
        tests::layOut(window);
        const auto *area = window.findChild<window::Overflow *>();
        QTRY_VERIFY(window.panels().mapTo(area->viewport(), QPoint()).y() < area->viewport()->height() / 2);
        QVERIFY(window.panels().height() > area->viewport()->height() / 2);
    }

    /// While the board is edited, the board is whole in view, and its tools beside it. Where there is no room for them,
    /// they take the place of the views of Study, which come back afterwards.
    void theEditedBoardIsInView_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("doubled");
        for (const char *line : {"queens:6", "taquin:3x3:1 2 3 4 5 6 7 0 8", "tiling:6x10,pentominoes",
                                 "knight:6x6", "solitaire:english", "dogs:3x3", "bishop:6x6"}) {
            QTest::addRow("low, %s", line) << QString::fromLatin1(line) << low << false;
            QTest::addRow("doubled, %s", line) << QString::fromLatin1(line) << usual << true;
        }
    }
    void theEditedBoardIsInView()
    {
        QFETCH(QString, line);
        QFETCH(QSize, size);
        QFETCH(bool, doubled);
        if (doubled)
            doubleType();
        MainWindow window(app::puzzles());
        window.resize(size);
        tests::openLine(window, line);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        QVERIFY(window.study().isVisible() && !window.panels().isVisible());
        trigger(window, ActionId::EditBoard);
        tests::layOut(window);
        QVERIFY(window.view().board()->isEditing());
        const auto isWhole = [](const QWidget &part) {
            return part.visibleRegion().boundingRect() == part.rect();
        };
        QTRY_VERIFY(isWhole(*window.view().viewport()));
        QVERIFY(!window.panels().visibleRegion().isEmpty());
        QVERIFY(window.panels().mapTo(&window, QPoint()).x() >
                window.view().mapTo(&window, window.view().rect().center()).x());
        QVERIFY(window.panels().mapTo(&window, QPoint(window.panels().width(), 0)).x() <= window.width());
        trigger(window, ActionId::EditBoard);
        tests::layOut(window);
        QTRY_VERIFY(isWhole(*window.view().viewport()));
        QVERIFY(window.study().isVisible() && !window.panels().isVisible());
    }

    /// In full screen, the tools of the editor take the place of the view.
    void theBoardIsEditedInFullScreen()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:6"_s);
        tests::show(window);
        trigger(window, ActionId::FullScreen);
        tests::layOut(window);
        for (const ActionId mode : {ActionId::PlayMode, ActionId::StudyMode}) {
            trigger(window, mode);
            trigger(window, ActionId::EditBoard);
            tests::layOut(window);
            QVERIFY(window.panels().isVisible() && !window.study().isVisible());
            trigger(window, ActionId::EditBoard);
            tests::layOut(window);
            QVERIFY(!window.panels().isVisible());
            QCOMPARE(window.study().isVisible(), mode == ActionId::StudyMode);
        }
    }

    /// The list of the views keeps a distance from the edge of the window.
    void theListOfViewsHasAMargin()
    {
        MainWindow window(app::puzzles());
        window.resize(low);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        const auto *views = window.findChild<QToolButton *>(u"views"_s);
        QVERIFY(views->isVisible());
        const QImage picture = window.study().grab().toImage();
        const QPoint corner = views->mapTo(&window.study(), QPoint(views->width(), views->height() / 2));
        for (int x = window.study().width() - 6; x < window.study().width(); ++x)
            QCOMPARE(picture.pixelColor(x, corner.y()), picture.pixelColor(window.study().width() - 1, 2));
    }

    /// The list of the views keeps its arrow apart from its name.
    void theListOfViewsHasAnArrowOfItsOwn()
    {
        for (const Language language : {Language::English, Language::French}) {
            MainWindow window(app::puzzles());
            window.setLanguage(language);
            window.resize(low);
            tests::show(window);
            trigger(window, ActionId::StudyMode);
            tests::layOut(window);
            auto *views = window.findChild<QToolButton *>(u"views"_s);
            QVERIFY(views->isVisible());
            const QImage picture = views->grab().toImage();
            const QColor background = picture.pixelColor(picture.width() / 2, 4);
            const auto isEmpty = [&](int x) {
                for (int y = 4; y < picture.height() - 4; ++y) {
                    if (picture.pixelColor(x, y) != background)
                        return false;
                }
                return true;
            };
            int x = picture.width() - 16; // inside the margin and the edge
            while (isEmpty(x))
                --x;
            while (!isEmpty(x)) // the arrow
                --x;
            int gap = 0;
            for (; isEmpty(x); --x)
                ++gap;
            QVERIFY2(gap >= 4, qPrintable(QString::number(gap)));
        }
    }

    /// A search moves neither the board nor what is below it, and the count that has another legend does not either.
    void aSearchDoesNotMoveTheBoard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<ActionId>("mode");
        for (const QSize size : {low, QSize(784, 552), usual}) {
            QTest::addRow("Watch %d", size.width()) << size << ActionId::WatchMode;
            QTest::addRow("Study %d", size.width()) << size << ActionId::StudyMode;
        }
    }
    void aSearchDoesNotMoveTheBoard()
    {
        QFETCH(QSize, size);
        QFETCH(ActionId, mode);
        MainWindow window(app::puzzles());
        window.resize(size);
        tests::openLine(window, u"knight:4x5"_s);
        tests::show(window);
        trigger(window, mode);
        tests::layOut(window);
        const auto places = [&window] {
            QList<QRect> all;
            for (const char *part : {"board", "caption", "transport", "study"}) {
                const auto *widget = window.findChild<QWidget *>(QLatin1StringView(part));
                all << QRect(widget->mapTo(&window, QPoint()), widget->size());
            }
            return all;
        };
        if (window.study().isAncestorOf(window.findChild<QWidget *>(u"searchMap"_s)))
            window.study().show(insight::StudyViews::View::Map);
        tests::layOut(window);
        const QList<QRect> before = places();
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(10));
        session.solve({.solver = session.kind().solver("pruned"), .watch = true});
        QTRY_VERIFY(window.findChild<QWidget *>(u"searchMap"_s)->isVisible());
        tests::layOut(window);
        QCOMPARE(places(), before);
        session.stop();
        QTRY_VERIFY(!session.search().isUnderWay());
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve(
            {.solver = session.kind().solver("frontier"), .goal = core::Goal::Count, .watch = true});
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        session.timeline().seek(session.timeline().lastFrame() - 3);
        QTRY_VERIFY(window.findChild<QWidget *>(u"boardLegend"_s)->isVisible());
        tests::layOut(window);
        QCOMPARE(places(), before);
    }

    /// In a low window the map of the search is a view, so that the board has its height and the sentence its three lines.
    void theBoardIsLargeInALowStudy_data() { tests::addPuzzlesAndLanguages(); }
    void theBoardIsLargeInALowStudy()
    {
        QFETCH(QString, id);
        QFETCH(Language, language);
        MainWindow window(app::puzzles());
        studyLow(window, id, language);
        QVERIFY2(window.view().height() >= 200, qPrintable(QString::number(window.view().height())));
        QCOMPARE(window.findChild<window::Overflow *>()->verticalScrollBar()->maximum(), 0);
        const auto *map = window.findChild<QWidget *>(u"searchMap"_s);
        QVERIFY(window.study().isAncestorOf(map));
        trigger(window, ActionId::ShowMap);
        QVERIFY(!window.study().isAncestorOf(map) && !map->isVisible());
        trigger(window, ActionId::ShowMap);
        window.study().show(insight::StudyViews::View::Map);
        QVERIFY(window.study().isAncestorOf(map));
        window.resize(usual);
        tests::layOut(window);
        QVERIFY(!window.study().isAncestorOf(map));
        QCOMPARE(window.study().currentIndex(), int(insight::StudyViews::View::Program));
        QCOMPARE(window.study().count(), insight::StudyViews::views - 1);
    }

    /// The views of Study reach down to the map in a window for a screen of 800 lines.
    void theViewsReachDownToTheMap()
    {
        MainWindow window(app::puzzles());
        window.resize(usual);
        window.selectPuzzle(u"queens"_s);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        const auto bottomOf = [&window](const QWidget &part) {
            return part.mapTo(&window, QPoint(0, part.height())).y();
        };
        QCOMPARE(bottomOf(window.study()), bottomOf(*window.findChild<QWidget *>(u"caption"_s)));
        QVERIFY2(window.study().height() > window.height() * 2 / 5,
                 qPrintable(QString::number(window.study().height())));
    }

    /// The parts find their places at every size, in full screen and back, whatever was beside the board.
    void anySizeFollowsAnyOther()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:6"_s);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!window.currentSession().search().isUnderWay());
        const QList<QSize> sizes{low, {900, 620}, usual, {700, 500}, {1100, 660}};
        const auto check = [&window] {
            tests::layOut(window);
            const QRect board(window.view().mapTo(&window, QPoint()), window.view().size());
            for (const char *part : {"caption", "transport", "study"}) {
                const auto *widget = window.findChild<QWidget *>(QLatin1StringView(part));
                const QRect place(widget->mapTo(&window, QPoint()), widget->size());
                QVERIFY2(!widget->isVisible() || !place.intersects(board), part);
            }
        };
        int number = 0;
        for (const bool hasPanel : {false, true}) {
            window.actions()[ActionId::ShowPanel]->setChecked(hasPanel);
            for (const ActionId mode : {ActionId::StudyMode, ActionId::WatchMode, ActionId::PlayMode}) {
                trigger(window, mode);
                for (const QSize first : sizes) {
                    for (const QSize second : sizes) {
                        if (!tests::isTried(number++, 7))
                            continue;
                        window.resize(first);
                        QCoreApplication::processEvents();
                        window.resize(second);
                        QCoreApplication::processEvents();
                        trigger(window, ActionId::FullScreen);
                        QCoreApplication::processEvents();
                        trigger(window, ActionId::FullScreen);
                        check();
                    }
                }
            }
        }
    }

    /// A text that is left out is not shortened to an ellipsis, which would count as a cut.
    void noTextIsNotCut()
    {
        const QFontMetrics metrics(QApplication::font());
        QCOMPARE(window::elidedToHeight({}, metrics, 100, -1), QString());
        QVERIFY(window::elidedToHeight(u"two words"_s, metrics, 1000, 0).endsWith(u'…'));
    }

    /// In Study in a low window, the first words on how to play are shown whole, in the language with the longer ones.
    void theFirstWordsAreShownWhole_data() { tests::addPuzzlesAndLanguages(); }
    void theFirstWordsAreShownWhole()
    {
        QFETCH(QString, id);
        QFETCH(Language, language);
        MainWindow window(app::puzzles());
        studyLow(window, id, language);
        for (const QString &name : {u"sentence"_s, u"heading"_s}) {
            const QString words = window.findChild<QLabel *>(name)->text();
            QVERIFY2(!words.isEmpty() && !words.endsWith(u'…'), qPrintable(words));
        }
        QVERIFY(!link(window, u"Suite…"_s));
    }

    /// A sentence that does not fit has a link that shows all of it, as soon as it is shown.
    void aCutSentenceIsReadInFull()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(Language::French);
        window.resize(low);
        tests::openLine(window, u"queens:8"_s);
        tests::show(window);
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        const auto *caption = window.findChild<QLabel *>(u"sentence"_s);
        const char *const sentence = "Une phrase très longue, qui dit pourquoi la reine ne peut pas être "
                                     "posée ici, et qui ne tient pas dans "
                                     "les lignes que la fenêtre lui réserve, même quand elle en a trois, "
                                     "puisqu’elle continue encore et encore "
                                     "jusqu’à ce point final.";
        report(window, sentence);
        QVERIFY(caption->text().endsWith(u'…'));
        QVERIFY(messages(window, u"Suite…"_s).endsWith(QString::fromUtf8(sentence)));
        report(window, "Une phrase courte.");
        QVERIFY(!link(window, u"Suite…"_s));
    }

    /// A hint is listed with the words on how to play it, as it is shown.
    void aHintIsListedAsItIsShown()
    {
        MainWindow window(app::puzzles());
        window.resize(low);
        tests::openLine(window, u"taquin:4x4:5 1 3 4 9 2 7 8 13 6 10 12 0 14 11 15"_s);
        tests::show(window);
        trigger(window, ActionId::Hint);
        QTRY_VERIFY(window.currentSession().hasHint());
        tests::layOut(window);
        const QString whole = tests::statusMessage(window);
        QVERIFY(whole.endsWith("Press Hint again to make this move."_L1));
        const QString listed = messages(window, link(window, u"More…"_s) ? u"More…"_s : u"Earlier…"_s);
        QVERIFY2(listed.endsWith(whole) && listed.count(whole.first(20)) == 1, qPrintable(listed));
    }

    /// A sentence that is shown whole has no link to the rest of it, even where the word that names its move has no room.
    void aSentenceThatFitsHasNoRest()
    {
        MainWindow window(app::puzzles());
        window.resize(low);
        tests::openLine(window, u"taquin:3x3:8 7 6 5 4 3 2 1 0"_s);
        tests::show(window);
        session::Session &session = window.currentSession();
        session.hand(session.puzzle().moves(session.timeline().position()).front().front());
        const auto *caption = window.findChild<QLabel *>(u"sentence"_s);
        int whole = 0;
        for (QByteArray sentence = "A sentence"; sentence.size() < 500; sentence += " that goes on") {
            const QByteArray ended = sentence + '.';
            report(window, ended.constData());
            const bool isWhole = caption->text() == QString::fromUtf8(ended);
            whole += isWhole;
            QCOMPARE(link(window, u"More…"_s) == nullptr, isWhole);
        }
        QVERIFY(whole > 3);
    }

    /// The count of a search is shown whole, however far the search has come: nothing beside it can take its room.
    void theCountIsShownWhole()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(Language::French);
        window.resize(low);
        tests::openLine(window, u"queens:26"_s);
        tests::show(window);
        session::Session &session = window.currentSession();
        session.hand(session.puzzle().moves(session.timeline().position()).front().front());
        trigger(window, ActionId::WatchMode); // the count has the player's own moves beside it
        session.player().setSpeed(session::Speed(session::Speed::fastest));
        session.solve({.solver = session.kind().solver("lookback"), .watch = true});
        const auto *transport = window.findChild<QWidget *>(u"transport"_s);
        const auto *count = transport->findChild<QSpinBox *>();
        for (const qint64 least : {50, 20'000}) {
            QTRY_VERIFY(session.timeline().lastFrame() > least);
            tests::layOut(window);
            QVERIFY2(count->text().startsWith("pas"_L1) && count->text().contains(u"recherche…"_s),
                     qPrintable(count->text()));
            QVERIFY2(count->minimumWidth() >= count->fontMetrics().horizontalAdvance(count->text()),
                     qPrintable(count->text()));
        }
        session.stop();
        QTRY_VERIFY(!session.isSolving());
    }

    /// Counters that have no room in larger type are left out, and none is cut.
    void countersAreNotCut()
    {
        window::CounterLine line;
        line.setCounters({u"35 tries"_s, u"3 taken back"_s});
        QFont type = line.font();
        type.setPixelSize(13);
        line.setFont(type);
        line.show();
        line.resize(QFontMetrics(type).horizontalAdvance(u"35 tries, 3 taken back"_s) + 2, 60);
        QCOMPARE(line.text(), u"35 tries, 3 taken back"_s);
        type.setPixelSize(20);
        line.setFont(type);
        QCOMPARE(line.text(), u"35 tries"_s);
    }

    /// What a method counts has room beside a number of thirteen digits in the panel of a search.
    void whatMethodsCountFitsBesideTheNumbers_data()
    {
        QTest::addColumn<Language>("language");
        QTest::newRow("English") << Language::English;
        QTest::newRow("French") << Language::French;
    }
    void whatMethodsCountFitsBesideTheNumbers()
    {
        QFETCH(Language, language);
        MainWindow window(app::puzzles());
        window.setLanguage(language);
        window.resize(usual);
        tests::show(window);
        trigger(window, ActionId::WatchMode);
        const auto &panel = window.panels().solver();
        const QFontMetrics metrics(panel.font());
        const int room = panel.findChild<QWidget *>(u"counters"_s)->width() - 10;
        const int number = metrics.horizontalAdvance(session::formatNumber(1'000'000'000'000));
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            for (const core::Solver &solver : puzzle->kind->solvers) {
                const QString name = solver.counts ? session::translated(solver.counts) : QString();
                QVERIFY2(metrics.horizontalAdvance(name) + number <= room, qPrintable(name));
            }
        }
    }

    /// Escape puts down the piece in hand and then ends the editing, wherever the focus is; the caption names the key,
    /// and a link and the button of the panel name the way out.
    void theEditorCanBeLeft()
    {
        MainWindow window(app::puzzles());
        window.resize(low);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s);
        tests::show(window);
        const QAction &edit = *window.actions()[ActionId::EditBoard];
        for (const bool byBoard : {true, false}) {
            trigger(window, ActionId::EditBoard);
            tests::layOut(window);
            QCOMPARE(tests::textOf(window, ActionId::EditBoard), u"Finish Editing"_s);
            QVERIFY(window.findChild<QLabel *>(u"heading"_s)->text().contains("Esc"_L1));
            QVERIFY(link(window, edit.iconText()));
            if (byBoard) {
                window.view().setFocus();
                QTest::mouseClick(window.view().viewport(), Qt::LeftButton, {},
                                  window.view().mapFromScene(window.view().board()->cellRect(0).center()));
                QVERIFY(window.view().board()->isHolding());
                QTest::keyClick(&window.view(), Qt::Key_Escape);
                QVERIFY(!window.view().board()->isHolding());
                QVERIFY(edit.isChecked());
            }
            QTest::keyClick(byBoard ? static_cast<QWidget *>(&window.view()) : &window, Qt::Key_Escape);
            QVERIFY(!edit.isChecked());
            QVERIFY(!window.view().board()->isEditing());
            QCOMPARE(tests::textOf(window, ActionId::EditBoard), u"Edit the Board"_s);
        }
        trigger(window, ActionId::EditBoard);
        tests::layOut(window);
        link(window, edit.iconText())->click();
        QVERIFY(!edit.isChecked());
        tests::layOut(window);
        QVERIFY(!link(window, u"Finish Editing"_s));
    }

    /// A key of an action that a puzzle does not have is answered by a sentence.
    void keysOfOtherPuzzlesAreExplained()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"anagrams:abc"_s);
        tests::show(window);
        tests::layOut(window);
        QTest::keyClick(&window.view(), Qt::Key_F2);
        QVERIFY2(tests::statusMessage(window).contains("not edited on the board"_L1),
                 qPrintable(tests::statusMessage(window)));
        // The panel that the sentence names is open, with the focus on the word.
        QVERIFY(window.panels().isVisible());
        QTRY_VERIFY(qobject_cast<QLineEdit *>(window.focusWidget()));
        QVERIFY(window.panels().isAncestorOf(window.focusWidget()));
        tests::openLine(window, u"queens:8"_s);
        tests::layOut(window);
        QTest::keyClick(&window.view(), Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(tests::statusMessage(window), u"This puzzle does not have “Whole Picture”."_s);
    }

    /// A message that quotes a text of strangers makes all its characters visible, in each of its quotations.
    void everyQuotationIsVisible()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8:x\u001By"_s);
        QTRY_VERIFY(tests::statusMessage(window).contains("was not opened"_L1));
        const QString message = tests::statusMessage(window);
        QVERIFY2(message.contains(u"\\u001B"_s) && message.contains(u"U+001B"_s) &&
                     !message.contains(QChar(0x1B)),
                 qPrintable(message));
    }

    /// In French, what follows a colon begins with a small letter.
    void aColonIsFollowedByASmallLetter()
    {
        MainWindow window(app::puzzles());
        window.setLanguage(Language::French);
        tests::show(window);
        tests::openLine(window, u"taquin:3x3:1 2 3 4 5 6 7 0 8\nxyz"_s);
        QTRY_VERIFY(tests::statusMessage(window).contains(u"n’a pas pu être ouvert"_s));
        const QString message = tests::statusMessage(window);
        QVERIFY2(!message.contains(QRegularExpression(u":\\s+\\p{Lu}\\p{Ll}"_s)), qPrintable(message));
        QVERIFY(message.contains(QRegularExpression(u":\\s+ligne 2"_s)));
    }

private:
    const QFont m_font = QApplication::font();
};

TEST_SUITE(FittingTest)
#include "tst_fitting.moc"
