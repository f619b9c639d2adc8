// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "session/files/savedgame.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/mainwindow.h"
#include "window/panels.h"
#include "window/widgets/seededit.h"
#include "windowactions.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace tests;
using window::ActionId;
using window::MainWindow;

namespace {

const QString oneMoveLeft = u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s;
const QString odd = u"taquin:3x3:2 1 3 4 5 6 7 8 0"_s;

} // namespace

/// Tests the actions of users in menus, panels and the transport bar.
class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Actions that a puzzle can never use are hidden.
    void impossibleActionsAreHidden()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        for (const ui::PuzzleUi *puzzle : app::puzzles()) {
            window.selectPuzzle(QString::fromLatin1(puzzle->kind->id));
            QCoreApplication::processEvents();
            const bool edits = window.view().board()->canEdit();
            QTRY_COMPARE(window.actions()[ActionId::EditBoard]->isVisible(), edits);
            QCOMPARE(window.actions()[ActionId::Scramble]->isVisible(), !puzzle->kind->deals.empty());
            for (const QToolButton *button : window.findChildren<QToolButton *>()) {
                if (button->defaultAction() && !button->defaultAction()->isVisible())
                    QVERIFY2(!button->isVisible(), qPrintable(button->text()));
            }
        }
    }

    void undoNamesTheAct()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        scramble(window);
        QTRY_COMPARE(textOf(window, ActionId::Undo), u"Undo Scramble"_s);
        trigger(window, ActionId::Undo);
        QTRY_COMPARE(tests::statusMessage(window), u"Undone: Scramble. The previous board is back."_s);
        QTRY_COMPARE(textOf(window, ActionId::Redo), u"Redo Scramble"_s);
        QCOMPARE(textOf(window, ActionId::Undo), u"Undo Change of Board"_s);
    }

    void solves()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        QTRY_VERIFY(window.actions()[ActionId::Solve]->isEnabled());
        trigger(window, ActionId::Solve);
        QTRY_COMPARE(positionOf(window), u"1 2 3 4 5 6 7 8 0"_s);
        QTRY_COMPARE(window.currentSession().judgement().verdict, core::Judgement::Solved);
    }

    void hintsMoveOneTile()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        tests::playHint(window);
        QTRY_COMPARE(positionOf(window), u"1 2 3 4 5 6 7 8 0"_s);
        QVERIFY(!statusMessage(window).isEmpty());
    }

    void anOddBoardIsJudgedUnsolvable()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, odd);
        QTRY_COMPARE(window.currentSession().judgement().verdict, core::Judgement::Unsolvable);
        QVERIFY(!window.currentSession().judgement().why.empty());
    }

    void transportActionsGoMoveByMove()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        tests::playHint(window);
        QTRY_COMPARE(positionOf(window), u"1 2 3 4 5 6 7 8 0"_s);
        trigger(window, ActionId::Back);
        QCOMPARE(positionOf(window), u"1 2 3 4 5 6 7 0 8"_s);
        trigger(window, ActionId::Forward);
        QCOMPARE(positionOf(window), u"1 2 3 4 5 6 7 8 0"_s);
        trigger(window, ActionId::First);
        QCOMPARE(positionOf(window), u"1 2 3 4 5 6 7 0 8"_s);
        trigger(window, ActionId::First);
        QCOMPARE(window.currentSession().timeline().frame(), 0); // the start of the previous game
        trigger(window, ActionId::Last);
        QCOMPARE(positionOf(window), u"1 2 3 4 5 6 7 8 0"_s);
    }

    void theSpinBoxGoesToAMove()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        tests::playHint(window);
        QTRY_COMPARE(positionOf(window), u"1 2 3 4 5 6 7 8 0"_s);
        auto *move = window.findChild<QWidget *>(u"transport"_s)->findChild<QSpinBox *>();
        QTRY_COMPARE(move->value(), 1);
        move->setValue(0);
        QCOMPARE(positionOf(window), u"1 2 3 4 5 6 7 0 8"_s);
    }

    void aTypedSeedIsUsed()
    {
        MainWindow window(app::puzzles());
        auto *seed = window.panels().puzzle().findChild<window::SeedEdit *>();
        auto *line = seed->findChild<QLineEdit *>();
        line->selectAll();
        QTest::keyClicks(line, u"2024"_s);
        scramble(window);
        QVERIFY(window.currentSession().line().contains(",seed=2024:"_L1));
        const QString first = window.currentSession().line();
        scramble(window);
        QVERIFY(window.currentSession().line() != first);
        QCOMPARE(window.currentSession().line().section(",seed="_L1, 1).section(u':', 0, 0), line->text());
    }

    /// A screen reader sets the text of a field without key events.
    void aSeedSetByAScreenReaderIsUsed()
    {
        MainWindow window(app::puzzles());
        auto *line = window.panels().puzzle().findChild<window::SeedEdit *>()->findChild<QLineEdit *>();
        QAccessible::queryAccessibleInterface(line)->setText(QAccessible::Value, u"2024"_s);
        scramble(window);
        QVERIFY(window.currentSession().line().contains(",seed=2024:"_L1));
    }

    /// A screen reader toggles a button that shows an action, and with it the action. The chosen one of several actions stays
    /// chosen, and all others are off again after two toggles.
    void aScreenReaderTogglesActions()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const auto buttonOf = [&window](ActionId id) {
            const QList<QToolButton *> buttons = window.findChildren<QToolButton *>();
            const auto shows = [&](const QToolButton *button) {
                return button->defaultAction() == window.actions()[id] &&
                       (id == ActionId::EditBoard || button->isVisible());
            };
            const auto found = std::ranges::find_if(buttons, shows);
            return found == buttons.end() ? nullptr : *found;
        };
        for (const ActionId id : {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode,
                                  ActionId::PlayMode, ActionId::ShowPanel, ActionId::EditBoard}) {
            const bool isMode = id != ActionId::ShowPanel && id != ActionId::EditBoard;
            const bool before = window.actions()[id]->isChecked();
            for (int times = 1; times <= 2; ++times) {
                QToolButton *button = buttonOf(id);
                QVERIFY(button);
                QAccessible::queryAccessibleInterface(button)->actionInterface()->doAction(
                    QAccessibleActionInterface::toggleAction());
                tests::layOut(window);
                const bool isOn = isMode || before == (times == 2);
                QVERIFY2(window.actions()[id]->isChecked() == isOn, qPrintable(window::Actions::key(id)));
                QVERIFY2(buttonOf(id)->isChecked() == isOn, qPrintable(window::Actions::key(id)));
            }
        }
    }

    void aRefusalIsReadByScreenReaders()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        window.currentSession().hand({0, {0}, {7}});
        QVERIFY(!statusMessage(window).isEmpty());
        auto *sentence = window.findChild<QLabel *>(u"sentence"_s);
        QCOMPARE(QAccessible::queryAccessibleInterface(sentence)->text(QAccessible::Description),
                 statusMessage(window));
        QCOMPARE(window.findChild<QLabel *>(u"heading"_s)->text(), u"Refused"_s);
    }

    void aRefusalEndsWithTheNextGesture()
    {
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, oneMoveLeft);
        auto *view = window.findChild<board::BoardView *>();
        const auto heading = [&] { return window.findChild<QLabel *>(u"heading"_s)->text(); };
        for (const bool byKey : {false, true}) {
            window.currentSession().hand({0, {0}, {7}});
            QVERIFY(!view->board()->marks().empty());
            QCOMPARE(heading(), u"Refused"_s);
            if (byKey)
                QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
            else
                QTest::mousePress(view->viewport(), Qt::LeftButton, {}, {1, 1});
            QVERIFY(view->board()->marks().empty());
            QVERIFY(heading() != u"Refused"_s);
            QCOMPARE(statusMessage(window), view->board()->guidance().what);
        }
    }

    void aHintOutlivesAGesture()
    {
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, oneMoveLeft);
        Q_EMIT window.currentSession().reported({{}, {}, {{3, core::Role::Target, {}}}});
        auto *view = window.findChild<board::BoardView *>();
        QCOMPARE(view->board()->marks().size(), 1U);
        QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view->board()->marks().size(), 1U);
    }

    void aHintEndsWhenASearchBegins()
    {
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, u"queens:16"_s);
        Q_EMIT window.currentSession().reported({{}, {}, {{3, core::Role::Target, {}}}});
        const board::BoardView &view = window.view();
        QCOMPARE(view.board()->marks().size(), 1U);
        Q_EMIT window.currentSession().search().aboutToAct();
        QVERIFY(view.board()->marks().empty());
        QCOMPARE(statusMessage(window), u"Place 16 queens so that none attacks another."_s);
    }

    void invalidInputChangesNothing()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        for (const QString &line :
             {u"taquin:3x3:1 2 3"_s, u"chess:8x8"_s, QString(), u"taquin:900000x900000"_s}) {
            tests::openLine(window, line);
            QCOMPARE(window.currentSession().line(), oneMoveLeft);
            QVERIFY(!statusMessage(window).isEmpty());
        }
        window.openFile(u"/nowhere/at/all"_s);
        QCOMPARE(window.currentSession().line(), oneMoveLeft);
    }

    void positionsAreCopiedAndPasted()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        trigger(window, ActionId::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), oneMoveLeft);
        QGuiApplication::clipboard()->setText(odd);
        trigger(window, ActionId::Paste);
        QCOMPARE(window.currentSession().line(), odd);
    }

    /// A modal dialog blocks only its own window, not the pages that F1 opens beside it.
    void pagesStayInReachOfADialog()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        Qt::WindowModality modality = Qt::NonModal;
        QTimer::singleShot(0, &window, [&modality] {
            QWidget *dialog = QApplication::activeModalWidget();
            modality = dialog->windowModality();
            dialog->close();
        });
        trigger(window, ActionId::FromLine);
        QCOMPARE(modality, Qt::WindowModal);
    }

    /// Ctrl+V pastes a board or a picture whichever puzzle is in view, and always reports the result.
    void pastingIsReported()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        QVERIFY(window.actions()[ActionId::Paste]->shortcuts().contains(Qt::CTRL | Qt::Key_V));
        QGuiApplication::clipboard()->setText(u"queens:6"_s);
        trigger(window, ActionId::Paste);
        QTRY_VERIFY(statusMessage(window).contains(u"queens:6"_s));
        QGuiApplication::clipboard()->setText(u"nonsense"_s);
        trigger(window, ActionId::Paste);
        QTRY_VERIFY(statusMessage(window).contains(u"nonsense"_s));
        QGuiApplication::clipboard()->clear();
        trigger(window, ActionId::Paste);
        QCOMPARE(statusMessage(window), u"The clipboard contains nothing that can be opened."_s);
        QImage picture(60, 60, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QGuiApplication::clipboard()->setImage(picture);
        trigger(window, ActionId::Paste);
        QCOMPARE(window.currentSession().kind().id, "taquin");
    }

    void anOpenedGameCanBeUndone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"game.cassetete"_s);
        QByteArray game;
        {
            MainWindow window(app::puzzles());
            tests::openLine(window, odd);
            game = session::writeGame(*app::kinds().front(), window.currentSession().timeline());
        }
        writeFile(path, game);
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        window.openFile(path);
        QTRY_COMPARE(window.currentSession().line(), odd);
        while (window.currentSession().line() != oneMoveLeft && window.currentSession().timeline().canUndo())
            trigger(window, ActionId::Undo);
        QCOMPARE(window.currentSession().line(), oneMoveLeft);
    }

    void theGameIsRestored()
    {
        QString line;
        {
            MainWindow window(app::puzzles());
            tests::openLine(window, oneMoveLeft);
            scramble(window);
            line = window.currentSession().line();
            window.saveAll();
        }
        MainWindow window(app::puzzles());
        QTRY_COMPARE(window.currentSession().line(), line);
        trigger(window, ActionId::Undo);
        QCOMPARE(window.currentSession().line(), oneMoveLeft);
    }

    void theGameIsSavedAutomatically()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, oneMoveLeft);
        QTRY_VERIFY(QFile::exists(gameFile()));
    }

    void aBrokenGameIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("nonsense") << QByteArray("cassetete 1\nnonsense");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("zeros") << QByteArray(5000, '\0');
        QTest::newRow("cut short") << QByteArray("cassetete 1\ntaquin:3x3:1 2 3 4");
        QTest::newRow("another version") << QByteArray("cassetete 2\ntaquin:3x3\n");
        QTest::newRow("an impossible move") << QByteArray("cassetete 1\ntaquin:3x3\nmoves: dd\n");
        QTest::newRow("a board for giants") << QByteArray("cassetete 1\ntaquin:40000x40000\n");
    }

    void aBrokenGameIsSetAside()
    {
        QFETCH(QByteArray, kept);
        writeFile(gameFile(), kept);
        {
            MainWindow window(app::puzzles());
            QVERIFY(!QFile::exists(gameFile()));
            QVERIFY(statusMessage(window).contains("taquin.broken-1"_L1));
            tests::openLine(window, oneMoveLeft);
            window.saveAll();
        }
        QFile aside(gamesFolder() + "/taquin.broken-1"_L1);
        QVERIFY(aside.open(QFile::ReadOnly));
        QCOMPARE(aside.readAll(), kept);
        MainWindow window(app::puzzles());
        QCOMPARE(window.currentSession().line(), oneMoveLeft);
    }

    /// A message from the program's start is still shown once the window is, although Qt reports the change
    /// of the language only then.
    void messagesOfTheStartStay_data()
    {
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<QByteArray>("opened");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a file") << QByteArray() << "cassetete 2\nnonsense\n"_ba << u"opened.cassetete"_s;
        QTest::newRow("the kept game") << "cassetete 1\nnonsense"_ba << QByteArray() << u"taquin.broken-1"_s;
    }
    void messagesOfTheStartStay()
    {
        QFETCH(QByteArray, kept);
        QFETCH(QByteArray, opened);
        QFETCH(QString, sentence);
        if (!kept.isEmpty())
            writeFile(gameFile(), kept);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"opened.cassetete"_s);
        writeFile(path, opened);
        MainWindow window(app::puzzles());
        window.show();
        if (!opened.isEmpty())
            window.openFile(path);
        QTRY_VERIFY(statusMessage(window).contains(sentence));
        tests::layOut(window); // delivers the change of the language
        QVERIFY(statusMessage(window).contains(sentence));
    }

    void allTextsFollowTheLanguage();
};

namespace {

/// A translator that encloses every text in « and ».
class BracketingTranslator : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return u"«"_s + QString::fromUtf8(source) + u"»"_s;
    }
};

bool hasWords(const QString &text)
{
    static const QRegularExpression word(u"[A-Za-z]{2}"_s);
    return text.contains(word);
}

/// Returns the texts in the window that have words but no brackets.
QStringList untranslatedTexts(const MainWindow &window)
{
    QStringList untranslated;
    const auto check = [&](const QString &text) {
        if (hasWords(text) && !text.contains(u'«'))
            untranslated << text;
    };
    for (const QAction *action : window.findChildren<QAction *>())
        check(action->text());
    for (const QLabel *label : window.findChildren<QLabel *>())
        check(label->text());
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        check(button->text());
    for (const QComboBox *box : window.findChildren<QComboBox *>())
        for (int i = 0; i < box->count(); ++i)
            check(box->itemText(i));
    for (const QWidget *widget : window.findChildren<QWidget *>())
        check(widget->accessibleName());
    check(window.windowTitle());
    // These texts need no translation: the names of languages and of the program; the names of a tab bar's
    // scroll buttons, which Qt sets only once; and the title of a page, which is another file in each
    // language.
    for (const QString &exempt :
         {u"English"_s, u"Français"_s, u"Pascal"_s, u"Python"_s, u"Scroll Left"_s, u"Scroll Right"_s,
          u"Casse-tête"_s, u"Lesson 1: a procedure that calls itself"_s})
        untranslated.removeAll(exempt);
    return untranslated;
}

} // namespace

void MainWindowTest::allTextsFollowTheLanguage()
{
    MainWindow window(app::puzzles());
    tests::openLine(window, oneMoveLeft);
    QTRY_COMPARE(window.currentSession().judgement().verdict, core::Judgement::Solvable);
    BracketingTranslator brackets;
    QCoreApplication::installTranslator(&brackets);
    QTRY_COMPARE(untranslatedTexts(window).join(u'\n'), QString());
    QCoreApplication::removeTranslator(&brackets);
}

TEST_SUITE(MainWindowTest)
#include "tst_mainwindow.moc"
