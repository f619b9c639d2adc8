// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "hands.h"
#include "support/suite.h"
#include "taquin/cropdialog.h"
#include "window/panels.h"

#include <QAbstractButton>
#include <QMimeData>
#include <QSpinBox>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::Do;
using window::MainWindow;

namespace {

/// What is seen, and as what it is seen.
QString shown(MainWindow &window)
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
    trigger(window, Do::New);
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

/// Whatever was done is taken back and done again, one thing at a time.
class ActsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::forgetEverything(); }

    void everyActCanBeUndoneAndRedone()
    {
        MainWindow window(app::puzzles());
        QStringList seen{shown(window)};
        const auto after = [&](auto &&act) {
            act();
            QTRY_VERIFY(shown(window) != seen.back());
            seen << shown(window);
        };
        after([&] { window.openLine(u"taquin:3x3:2 1 3 4 5 6 7 8 0"_s); });
        after([&] { exchangeTwo(window); });
        after([&] { newBoard(window, 4, 3); });
        after([&] { tests::scramble(window); });
        after([&] { cutPicture(window); });
        after([&] { tests::scramble(window); });
        after([&] { tests::solveByRows(window); });
        after([&] { window.currentSession().hand({10, {10}, {11}}); });
        after([&] { trigger(window, Do::Restart); });
        after([&] { trigger(window, Do::Hint); });
        QTRY_VERIFY(!window.actions()[Do::Redo]->isEnabled());
        for (qsizetype i = seen.size() - 1; i > 0; --i) {
            QCOMPARE(shown(window), seen[i]);
            trigger(window, Do::Undo);
        }
        QCOMPARE(shown(window), seen.front());
        QTRY_VERIFY(!window.actions()[Do::Undo]->isEnabled());
        for (qsizetype i = 1; i < seen.size(); ++i) {
            trigger(window, Do::Redo);
            QCOMPARE(shown(window), seen[i]);
        }
        QTRY_VERIFY(!window.actions()[Do::Redo]->isEnabled());
    }

    /// Exchanges make the board odd and even in turn: what is offered on odd boards waits until they rest.
    void oddBoardsAreNoticedAtRest()
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

    /// What is found again at the next start can be taken back as well, pictures included.
    void actsOutliveTheWindow()
    {
        QStringList seen;
        {
            MainWindow window(app::puzzles());
            window.openLine(u"taquin:4x3:1 2 3 4 5 7 6 8 9 11 10 0"_s);
            seen << shown(window);
            cutPicture(window);
            seen << shown(window);
            tests::scramble(window);
            seen << shown(window);
            tests::solveByRows(window);
            seen << shown(window);
            trigger(window, Do::Undo);
            window.saveAll();
        }
        MainWindow window(app::puzzles());
        QCOMPARE(shown(window), seen[2]);
        trigger(window, Do::Redo);
        QCOMPARE(shown(window), seen[3]);
        for (const qsizetype act : {2, 1, 0}) {
            trigger(window, Do::Undo);
            QCOMPARE(shown(window), seen[act]);
        }
    }
};

TEST_SUITE(ActsTest)
#include "tst_acts.moc"
