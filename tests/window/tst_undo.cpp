// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "taquin/cropdialog.h"
#include "window/panels.h"
#include "windowactions.h"

#include <QAbstractButton>
#include <QMimeData>
#include <QSpinBox>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// Returns the board in view, with its look.
QString boardInView(MainWindow &window)
{
    return window.currentSession().line() + u' ' + window.currentSession().timeline().instance().look;
}

void pressButton(QWidget &place, const QString &text)
{
    for (QAbstractButton *button : place.findChildren<QAbstractButton *>()) {
        if (button->text().remove(u'&') == text)
            return button->click();
    }
    QFAIL(qPrintable("no button "_L1 + text));
}

void newBoard(MainWindow &window, int columns, int rows)
{
    for (QSpinBox *box : window.panels().puzzle().findChildren<QSpinBox *>()) {
        if (box->accessibleName() == "Columns"_L1)
            box->setValue(columns);
        if (box->accessibleName() == "Rows"_L1)
            box->setValue(rows);
    }
    trigger(window, ActionId::New);
}

void exchangeTwo(MainWindow &window)
{
    QTRY_COMPARE(window.currentSession().judgement().verdict, core::Judgement::Unsolvable);
    pressButton(window.panels().puzzle(), u"Exchange two tiles"_s);
    QTRY_COMPARE(window.currentSession().judgement().verdict, core::Judgement::Solvable);
}

void cutPicture(MainWindow &window)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"blue.png"_s);
    QImage picture(320, 240, QImage::Format_RGB32);
    picture.fill(Qt::blue);
    QVERIFY(picture.save(path));
    window.openFile(path);
    QTRY_VERIFY(window.findChild<ui::CropDialog *>());
    pressButton(*window.findChild<ui::CropDialog *>(), u"Cut"_s);
    QTRY_VERIFY(!window.currentSession().timeline().instance().look.isEmpty());
}

} // namespace

/// Tests that every act can be undone and redone, one at a time.
class UndoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Undo goes back from a board whose solution was shown to a smaller one whose solution was shown.
    void solutionsOfTwoBoardsAreUndone()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const session::Timeline &timeline = window.currentSession().timeline();
        for (const auto &line :
             {u"taquin:3x3:8 6 7 2 5 4 3 0 1"_s, u"taquin:4x3:1 2 3 4 5 6 7 8 9 0 10 11"_s}) {
            tests::openLine(window, line);
            trigger(window, ActionId::ShowMe);
            QTRY_VERIFY(!window.currentSession().search().isUnderWay());
            QTRY_VERIFY(timeline.atEnd() && timeline.act().type == session::Act::Solve);
        }
        while (timeline.frame() > 0) {
            const qint64 before = timeline.frame();
            trigger(window, ActionId::Undo);
            QTRY_VERIFY(timeline.frame() < before);
            tests::layOut(window);
            window.grab();
        }
    }

    void everyActCanBeUndoneAndRedone()
    {
        MainWindow window(app::puzzles());
        QStringList seen{boardInView(window)};
        const auto add = [&](auto &&act) {
            act();
            QTRY_VERIFY(boardInView(window) != seen.back());
            seen << boardInView(window);
        };
        add([&] { tests::openLine(window, u"taquin:3x3:2 1 3 4 5 6 7 8 0"_s); });
        add([&] { exchangeTwo(window); });
        add([&] { newBoard(window, 4, 3); });
        add([&] { tests::scramble(window); });
        add([&] { cutPicture(window); });
        add([&] { tests::scramble(window); });
        add([&] { tests::solveByRows(window); });
        add([&] { window.currentSession().hand({10, {10}, {11}}); });
        add([&] { trigger(window, ActionId::Restart); });
        add([&] { tests::playHint(window); });
        QTRY_VERIFY(!window.actions()[ActionId::Redo]->isEnabled());
        for (qsizetype i = seen.size() - 1; i > 0; --i) {
            QCOMPARE(boardInView(window), seen[i]);
            trigger(window, ActionId::Undo);
        }
        QCOMPARE(boardInView(window), seen.front());
        QTRY_VERIFY(!window.actions()[ActionId::Undo]->isEnabled());
        for (qsizetype i = 1; i < seen.size(); ++i) {
            trigger(window, ActionId::Redo);
            QCOMPARE(boardInView(window), seen[i]);
        }
        QTRY_VERIFY(!window.actions()[ActionId::Redo]->isEnabled());
    }

    /// The button is hidden because each exchange changes the parity of the board, so that it would flicker.
    void theButtonForOddBoardsIsHiddenDuringPlayback()
    {
        MainWindow window(app::puzzles());
        session::Session &session = window.currentSession();
        session.scramble(*session.kind().deal("even"), 10, 1);
        session.timeline().seek(session.timeline().lastFrame() - 1);
        QTRY_COMPARE(session.judgement().verdict, core::Judgement::Unsolvable);
        const auto isOffered = [&] {
            const auto buttons = window.panels().puzzle().findChildren<QAbstractButton *>();
            return std::ranges::any_of(buttons, [](const QAbstractButton *button) {
                return button->text() == u"Exchange two tiles"_s && !button->isHidden();
            });
        };
        QVERIFY(isOffered());
        session.player().setSpeed(session::Speed(0));
        session.player().play();
        QCOMPARE(session.judgement().verdict, core::Judgement::Unsolvable);
        QVERIFY(!isOffered());
        session.player().pause();
        QVERIFY(isOffered());
    }

    /// Acts can also be undone after a restart, including those that changed pictures.
    void actsAreRestoredAtTheNextStart()
    {
        QStringList seen;
        {
            MainWindow window(app::puzzles());
            tests::openLine(window, u"taquin:4x3:1 2 3 4 5 7 6 8 9 11 10 0"_s);
            seen << boardInView(window);
            cutPicture(window);
            seen << boardInView(window);
            tests::scramble(window);
            seen << boardInView(window);
            tests::solveByRows(window);
            seen << boardInView(window);
            trigger(window, ActionId::Undo);
            window.saveAll();
        }
        MainWindow window(app::puzzles());
        QTRY_COMPARE(boardInView(window), seen[2]);
        trigger(window, ActionId::Redo);
        QCOMPARE(boardInView(window), seen[3]);
        for (const qsizetype act : {2, 1, 0}) {
            trigger(window, ActionId::Undo);
            QCOMPARE(boardInView(window), seen[act]);
        }
    }
};

TEST_SUITE(UndoTest)
#include "tst_undo.moc"
