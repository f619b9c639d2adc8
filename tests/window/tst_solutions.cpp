// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "hands.h"
#include "support/rooksui.h"
#include "support/suite.h"
#include "window/busysign.h"
#include "window/panels.h"
#include "window/solutionprompt.h"
#include "window/solutionsmodel.h"

#include "board/boardview.h"
#include "session/translation.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::Do;
using window::MainWindow;

namespace {

/// Rooks first, then the program's own puzzles.
std::span<const ui::PuzzleUi *const> puzzles()
{
    static const std::vector<const ui::PuzzleUi *> all = [] {
        std::vector<const ui::PuzzleUi *> list{&rooks::ui()};
        list.insert(list.end(), app::puzzles().begin(), app::puzzles().end());
        return list;
    }();
    return all;
}

/// On this board.
class Window : public MainWindow {
public:
    explicit Window(const QString &line) : MainWindow(puzzles())
    {
        openLine(line);
        QTRY_COMPARE(currentSession().line().section(u':', 0, 1), line.section(u':', 0, 1));
    }

    QTreeView &list() { return *findChild<QTreeView *>(); }
    const QAbstractItemModel &rows() { return *list().model(); }
    QString row(int row, const QModelIndex &parent = {})
    {
        return rows().index(row, 0, parent).data().toString();
    }
    QAbstractButton *button(QWidget &place, const QString &text)
    {
        for (QAbstractButton *button : place.findChildren<QAbstractButton *>()) {
            if (button->text().remove(u'&') == text)
                return button;
        }
        return nullptr;
    }
    bool says(QWidget &place, const QString &text)
    {
        const QList<QLabel *> labels = place.findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisibleTo(this) && label->text().contains(text);
        });
    }
    void watch(bool on) { panels().solver().findChild<QCheckBox *>()->setChecked(on); }
    bool isWaitingAtSolution() { return !findChild<window::SolutionPrompt *>()->isHidden(); }
    void press(const QString &text)
    {
        QAbstractButton *button = this->button(*findChild<window::SolutionPrompt *>(), text);
        QVERIFY(button);
        button->click();
    }
};

void eachWay()
{
    QTest::addColumn<bool>("watched");
    QTest::newRow("watched") << true;
    QTest::newRow("unwatched") << false;
}

} // namespace

/// Puzzles with many solutions in the window.
class SolutionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::forgetEverything(); }

    void allAreListedAndShown()
    {
        Window window(u"rooks:4"_s);
        trigger(window, Do::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 24);
        QCOMPARE(window.row(2), u"Solution 3\n1324"_s);
        QTRY_VERIFY(window.says(*window.findChild<window::SolutionsPanel *>(), u"24 solution"_s));
        QTRY_VERIFY(window.says(*window.findChild<window::SolutionsPanel *>(), u"7 truly different"_s));
        Q_EMIT window.list().clicked(window.rows().index(23, 0));
        QTRY_COMPARE(tests::positionOf(window), u"4321"_s);
        QTRY_COMPARE(tests::said(window), u"Solution 24 – 4321"_s);
    }

    void classesStandTogether()
    {
        Window window(u"rooks:4"_s);
        trigger(window, Do::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 24);
        window.button(*window.findChild<window::SolutionsPanel *>(), u"By class"_s)->click();
        QTRY_COMPARE(window.rows().rowCount(), 7);
        QSet<QString> members;
        for (int one = 0; one < 7; ++one) {
            const QModelIndex parent = window.rows().index(one, 0);
            QVERIFY(window.row(one).startsWith(u"Class %1\n"_s.arg(one + 1)));
            for (int i = 0; i < window.rows().rowCount(parent); ++i)
                members += window.row(i, parent);
        }
        QCOMPARE(members.size(), 24);
        // The first class is the two diagonals.
        const QModelIndex first = window.rows().index(0, 0);
        QCOMPARE(window.rows().rowCount(first), 2);
        QCOMPARE(window.row(1, first), u"Solution 24\n4321"_s);
        Q_EMIT window.list().clicked(window.rows().index(1, 0, first));
        QTRY_COMPARE(tests::positionOf(window), u"4321"_s);
    }

    void aNewSearchListsItsOwn()
    {
        Window window(u"rooks:3"_s);
        trigger(window, Do::AllSolutions);
        QTRY_COMPARE(window.rows().rowCount(), 6);
        window.openLine(u"rooks:4:.1.."_s);
        trigger(window, Do::AllSolutions);
        QTRY_COMPARE(window.row(0), u"Solution 1\n2134"_s);
        QCOMPARE(window.rows().rowCount(), 6);
    }

    void itPausesAndAsks_data() { eachWay(); }
    void itPausesAndAsks()
    {
        QFETCH(bool, watched);
        Window window(u"rooks:3"_s);
        window.watch(watched);
        QVERIFY(!window.isWaitingAtSolution());
        trigger(window, Do::NextSolution);
        const QStringList all{u"123"_s, u"132"_s, u"213"_s};
        for (int i = 0; i < 3; ++i) {
            const QString name = u"Solution %1 – %2"_s.arg(i + 1).arg(all[i]);
            QTRY_VERIFY(window.isWaitingAtSolution() &&
                        window.says(*window.findChild<window::SolutionPrompt *>(), name));
            QTRY_COMPARE(tests::said(window), name);
            QCOMPARE(tests::positionOf(window), all[i]);
            QTRY_VERIFY(window.actions()[Do::NextSolution]->isEnabled());
            QVERIFY(window.actions()[Do::Stop]->isEnabled());
            QVERIFY(!window.actions()[Do::AllSolutions]->isEnabled());
            QCOMPARE(tests::textOf(window, Do::Pause), u"Continue"_s);
            if (i == 0)
                window.press(u"Continue"_s);
            else if (i == 1)
                trigger(window, Do::NextSolution);
        }
        window.press(u"Enough"_s);
        QTRY_VERIFY(!window.isWaitingAtSolution());
        QTRY_VERIFY(window.says(window.panels().solver(), u"Stopped"_s));
        QCOMPARE(window.rows().rowCount(), 3);
        QTRY_VERIFY(window.actions()[Do::AllSolutions]->isEnabled());
    }

    void theKeyGoesOn()
    {
        Window window(u"rooks:3"_s);
        tests::show(window);
        window.view().setFocus();
        QTRY_VERIFY(window.actions()[Do::NextSolution]->isEnabled());
        for (int i = 1; i <= 6; ++i) {
            QTRY_VERIFY(window.actions()[Do::NextSolution]->isEnabled());
            QTest::keyClick(&window.view(), Qt::Key_N);
            QTRY_VERIFY(window.isWaitingAtSolution() && window.rows().rowCount() == i);
        }
        QTest::keyClick(&window.view(), Qt::Key_N);
        QTRY_VERIFY(window.says(window.panels().solver(), u"All searched"_s));
    }

    void countingSaysHowMany()
    {
        Window window(u"rooks:7"_s);
        trigger(window, Do::Count);
        QTRY_VERIFY(window.says(window.panels().solver(), u"5,040"_s));
        QCOMPARE(window.rows().rowCount(), 0);
    }

    /// The counter is called what the method counts, and stands beside what there is to try.
    void effortsAreNamed()
    {
        Window window(u"rooks:4"_s);
        QTRY_VERIFY(window.says(window.panels().solver(), u"There are 256 ways"_s));
        trigger(window, Do::AllSolutions);
        QTRY_VERIFY(window.says(window.panels().solver(), u"Squares tried"_s));
        // 4 + 4·4 + 12·4 + 24·4: each way to a row tries all its squares.
        QTRY_VERIFY(window.says(window.panels().solver(), u"164"_s));
    }

    void aStoppedViewerIsNotToldTheEnd()
    {
        window::Settings().setSpeed(0);
        Window window(u"rooks:5"_s);
        window.watch(true);
        trigger(window, Do::Solve);
        QTRY_VERIFY(!window.currentSession().isSolving());
        QVERIFY(window.currentSession().isWatching());
        trigger(window, Do::Stop);
        QTRY_VERIFY(window.says(window.panels().solver(), u"Stopped"_s));
        QVERIFY(!window.says(window.panels().solver(), u"Solved"_s));
    }

    void theTransportSkips()
    {
        window::Settings().setSpeed(0);
        Window window(u"rooks:4"_s);
        QTRY_VERIFY(!window.actions()[Do::ToNextSolution]->isEnabled());
        window.watch(true);
        trigger(window, Do::AllSolutions);
        for (int i = 1; i <= 4; ++i) {
            trigger(window, Do::ToNextSolution);
            QTRY_COMPARE(window.currentSession().search().solutionInView(), quint64(i));
        }
        trigger(window, Do::ToPreviousSolution);
        QCOMPARE(window.currentSession().search().solutionInView(), quint64(3));
        trigger(window, Do::ToNextSolution);
        QCOMPARE(window.currentSession().search().solutionInView(), quint64(4));
        trigger(window, Do::Stop);
        trigger(window, Do::ToPreviousDeepest);
        QCOMPARE(tests::positionOf(window), u"1234"_s);
        QTRY_VERIFY(!window.actions()[Do::ToPreviousDeepest]->isEnabled());
    }

    void aHandIsRemarkedOn()
    {
        Window window(u"rooks:3"_s);
        window.view().board()->activate(1);
        const QString said = u"Rooks on the board: 1."_s;
        QTRY_COMPARE(tests::said(window), said);
        QCOMPARE(window.view().board()->marks().size(), 1U);
        window.view().board()->activate(5);
        QTRY_COMPARE(tests::said(window), u"Rooks on the board: 2."_s);
        trigger(window, Do::Undo);
        QTRY_COMPARE(tests::said(window), said);
        trigger(window, Do::Redo);
        QTRY_COMPARE(window.view().board()->marks().size(), 2U);
        trigger(window, Do::First);
        QTRY_COMPARE(tests::said(window), QString());
        QVERIFY(window.view().board()->marks().empty());
    }

    void goesBackToTheLastSolvable()
    {
        Window window(u"rooks:4"_s);
        tests::show(window);
        const QAbstractButton *button = window.button(window.panels().puzzle(), u"Last solvable position"_s);
        QVERIFY(button && !button->isVisible());
        for (const int cell : {0, 5, 9, 15})
            window.view().board()->activate(cell);
        QTRY_VERIFY(button->isVisible());
        QTest::keyClick(&window.view(), Qt::Key_B);
        QTRY_COMPARE(tests::positionOf(window), u"12.."_s);
        QTRY_COMPARE(tests::said(window), u"From here the goal can still be reached."_s);
        QTRY_VERIFY(!button->isVisible());
        QVERIFY(window.actions()[Do::Redo]->isEnabled());
    }

    void aSlowBoardCanBeGivenUp()
    {
        Window window(u"rooks:4"_s);
        tests::show(window);
        const auto *sign = window.findChild<window::BusySign *>();
        QVERIFY(!sign->isVisible());
        const QString line = window.currentSession().line();
        trigger(window, Do::Scramble);
        QTRY_VERIFY(sign->isVisible());
        QTRY_VERIFY(window.actions()[Do::Stop]->isEnabled());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QTRY_VERIFY(!sign->isVisible());
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        QTest::qWait(50);
        QCOMPARE(window.currentSession().line(), line);
        trigger(window, Do::Scramble);
        QTRY_VERIFY(window.currentSession().line().contains(",deal=slow,"_L1));
    }

    /// A slow line of another puzzle is waited for where it can be seen.
    void aSlowLineShowsItsPuzzle()
    {
        Window window(u"taquin:3x3"_s);
        window.openLine(u"rooks:3,deal=slow,count=400,seed=2"_s);
        QCOMPARE(QByteArray(window.currentSession().kind().id), QByteArray("rooks"));
        QTRY_COMPARE(window.currentSession().line(), u"rooks:3,deal=slow,count=400,seed=2:..."_s);
    }

    void nothingMovesWhenPauseBecomesContinue()
    {
        window::Settings().setSpeed(0);
        Window window(u"rooks:8"_s);
        tests::show(window);
        QToolButton *pause = nullptr;
        for (QToolButton *button : window.panels().solver().findChildren<QToolButton *>()) {
            if (button->defaultAction() == window.actions()[Do::Pause])
                pause = button;
        }
        QVERIFY(pause);
        window.watch(true);
        trigger(window, Do::AllSolutions);
        QTRY_COMPARE(tests::textOf(window, Do::Pause), u"Pause"_s);
        const int width = pause->minimumWidth();
        QVERIFY(width >= pause->sizeHint().width());
        trigger(window, Do::Pause);
        QTRY_COMPARE(tests::textOf(window, Do::Pause), u"Continue"_s);
        QCOMPARE(pause->minimumWidth(), width);
        QVERIFY(width >= pause->sizeHint().width());
    }

    void leavingPausesAndComingBackFinds()
    {
        window::Settings().setSpeed(0);
        Window window(u"rooks:8"_s);
        window.watch(true);
        trigger(window, Do::NextSolution);
        session::Session &left = window.currentSession();
        QTRY_VERIFY(left.timeline().frame() > 1);
        window.selectPuzzle(u"taquin"_s);
        QVERIFY(!left.player().isPlaying());
        const qint64 frame = left.timeline().frame();
        QTest::qWait(100);
        QCOMPARE(left.timeline().frame(), frame);
        window.selectPuzzle(u"rooks"_s);
        QCOMPARE(&window.currentSession(), &left);
        QVERIFY(left.isSolving());
        trigger(window, Do::NextSolution);
        QTRY_VERIFY(window.isWaitingAtSolution());
        QCOMPARE(left.search().solutionInView(), quint64(1));
    }

    void eachPuzzleRemembersItsMethod()
    {
        {
            Window window(u"taquin:4x4"_s);
            window.panels().solver().choose(*window.currentSession().kind().solver("cycles"));
            window.selectPuzzle(u"rooks"_s);
            window.selectPuzzle(u"taquin"_s);
            QCOMPARE(window.panels().solver().findChild<QComboBox *>()->currentText(),
                     session::translated(window.currentSession().kind().solver("cycles")->name));
            window.saveAll();
        }
        MainWindow window(puzzles());
        QCOMPARE(window.panels().solver().findChild<QComboBox *>()->currentText(),
                 session::translated(window.currentSession().kind().solver("cycles")->name));
    }

    void longSentencesAreCutAndToldWhole()
    {
        Window window(u"rooks:3"_s);
        tests::show(window);
        QString sentence = u"A sentence"_s;
        while (sentence.size() < 600)
            sentence += u" that goes on & on"_s;
        auto *said = window.findChild<QLabel *>(u"said"_s);
        const int width = window.width();
        Q_EMIT window.currentSession().told({core::Text{"t", "%1", false}, {sentence.toStdString()}});
        QCOMPARE(said->text(), sentence);
        QCOMPARE(said->toolTip(), "<p>"_L1 + sentence.toHtmlEscaped() + "</p>"_L1);
        QCOMPARE(window.width(), width);
        QVERIFY(window.says(window.panels().explain(), sentence));
    }
};

TEST_SUITE(SolutionsTest)
#include "tst_solutions.moc"
