// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "insight/racepanel.h"
#include "insight/studyviews.h"
#include "pages/boardsearch.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "session/programs/ownprogram.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/games/programquestion.h"
#include "window/panels.h"
#include "window/solve/programreport.h"
#include "window/solve/solverpanel.h"
#include "windowactions.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

QString exampleProgram(const QString &name)
{
    return QLatin1StringView(EXAMPLES) + u'/' + name;
}

QLineEdit *commandField(MainWindow &window)
{
    for (QLineEdit *line : window.panels().solver().findChildren<QLineEdit *>()) {
        if (line->accessibleName() == "Command"_L1)
            return line;
    }
    return nullptr;
}

/// Solves as a user does: chooses the method, types the command, checks Watch, and triggers the action.
void solveBy(MainWindow &window, const QString &command, ActionId what = ActionId::Solve)
{
    window.panels().solver().choose(session::ownProgramMethod());
    QLineEdit *field = commandField(window);
    QVERIFY(field);
    field->clear();
    QTest::keyClicks(field, command);
    window.panels().solver().setWatching(true);
    trigger(window, what);
}

/// Stores the latest message of the session.
class LatestMessage {
public:
    explicit LatestMessage(session::Session &session)
    {
        QObject::connect(&session, &session::Session::reported, &m_context,
                         [this](const core::Explanation &what) { m_latest = what; });
    }
    const core::Explanation &latest() const { return m_latest; }
    bool says(const char *text) const
    {
        return !m_latest.empty() && QLatin1StringView(m_latest.text.source).contains(QLatin1StringView(text));
    }

private:
    QObject m_context;
    core::Explanation m_latest;
};

} // namespace

/// Tests the player's own program as one of the methods.
class OwnProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // A python3 earlier in the PATH may be a wrapper script that searches for the real one.
        qputenv("PATH", QByteArray("/usr/bin:/bin:" + qgetenv("PATH")));
    }
    void init() { tests::resetUserData(); }

    void itIsWatchedSteppedBackAndStopped()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:8"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(30));
        solveBy(window, exampleProgram(u"broken/never_ends.py"_s), ActionId::AllSolutions);
        session::Timeline &timeline = session.timeline();
        QTRY_VERIFY(timeline.frame() > timeline.startOfAct(timeline.actIndex()) + 3);
        QCOMPARE(timeline.act().method, u"program"_s);
        trigger(window, ActionId::Pause);
        const qint64 frame = timeline.frame();
        const core::Position before = timeline.positionAt(frame - 1);
        QVERIFY(timeline.back());
        QVERIFY(timeline.position() == before);
        trigger(window, ActionId::Stop);
        QTRY_VERIFY(!session.isSolving());
        QCOMPARE(session.search().outcome()->verdict, core::Outcome::Stopped);
    }

    void itFindsWhatItPrints()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::off));
        window.panels().solver().choose(session::ownProgramMethod());
        QTest::keyClicks(commandField(window), exampleProgram(u"queens.py"_s));
        for (const bool watched : {true, false}) {
            window.panels().solver().setWatching(watched);
            trigger(window, ActionId::AllSolutions);
            QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
            QCOMPARE(session.search().outcome()->verdict, core::Outcome::Solved);
            QCOMPARE(session.solutions().total(), 4U);
        }
    }

    /// In Study, the command is entered in the view of the program. It is the same command as in the panel.
    void theCommandIsEnteredInStudy()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::off));
        trigger(window, ActionId::StudyMode);
        window.study().show(insight::StudyViews::View::Tree);
        const auto field = [&window] { return window.study().program().findChild<QLineEdit *>(); };
        QVERIFY(!field()->isVisible());
        window.panels().solver().choose(session::ownProgramMethod());
        QVERIFY(field()->isVisible());
        QCOMPARE(window.focusWidget(), field());
        QTest::keyClicks(field(), exampleProgram(u"queens.py"_s));
        QCOMPARE(commandField(window)->text(), field()->text());
        trigger(window, ActionId::AllSolutions);
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        QCOMPARE(session.solutions().total(), 4U); // six queens have four solutions
        trigger(window, ActionId::WatchMode);
        commandField(window)->clear();
        QTest::keyClicks(commandField(window), u"other.py"_s);
        trigger(window, ActionId::StudyMode);
        tests::layOut(window);
        QCOMPARE(field()->text(), u"other.py"_s);
        window.panels().solver().choose(*session.kind().solver("lookback"));
        tests::layOut(window);
        QVERIFY(!field()->isVisible());
    }

    void aWrongLineIsShownOnTheBoard()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::off));
        const LatestMessage latestReport(session);
        solveBy(window, exampleProgram(u"broken/illegal_move.py"_s));
        QTRY_VERIFY(latestReport.says("Line %1 of your program"));
        QCOMPARE(std::get<long long>(latestReport.latest().arguments[0]), 3);
        QCOMPARE(std::get<core::Quotation>(latestReport.latest().arguments[1]).text, std::string("+ 2"));
        // The queen on a4 is the culprit, and is in view.
        const auto culprit =
            std::ranges::find(latestReport.latest().marks, core::Role::Culprit, &core::Mark::role);
        QVERIFY(culprit != latestReport.latest().marks.end());
        QCOMPARE(int(culprit->cell), 0);
        QCOMPARE(int(session.timeline().position()[0].cell), 0);
        QVERIFY(!session.isSolving());
    }

    void itsOwnErrorsAreReported_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("crash") << exampleProgram(u"broken/crashes.py"_s) << "ended with status"_ba;
        QTest::newRow("gives up") << exampleProgram(u"broken/gives_up.py"_s) << "gave up"_ba;
        QTest::newRow("not there") << u"/no/such/program"_s << "cannot be started"_ba;
        QTest::newRow("none") << QString() << "Enter the command"_ba;
    }
    void itsOwnErrorsAreReported()
    {
        QFETCH(QString, command);
        QFETCH(QByteArray, says);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:3"_s);
        const LatestMessage latestReport(window.currentSession());
        window.currentSession().player().setSpeed(session::Speed(session::Speed::off));
        solveBy(window, command);
        QTRY_VERIFY(latestReport.says(says.constData()));
        if (says.contains("status"))
            QVERIFY(
                std::get<core::Quotation>(latestReport.latest().arguments[1]).text.starts_with("IndexError"));
    }

    /// Both the course's method and the example set each queen as far to the left as possible.
    void itRacesAMethod()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        session::Session &session = window.currentSession();
        window.panels().solver().choose(session::ownProgramMethod());
        QTest::keyClicks(commandField(window), exampleProgram(u"queens.py"_s));
        trigger(window, ActionId::StudyMode);
        window.study().setCurrentIndex(6);
        auto &panel = *window.findChild<insight::RacePanel *>();
        auto &methods = *panel.findChild<QListWidget *>();
        const QString own = session::translated(session::ownProgramMethod().name);
        QTRY_VERIFY(!methods.findItems(own, Qt::MatchExactly).isEmpty());
        for (int row = 0; row < methods.count(); ++row) {
            const QString name = methods.item(row)->text();
            methods.item(row)->setCheckState(name == own || name == "Looking back"_L1 ? Qt::Checked
                                                                                      : Qt::Unchecked);
        }
        for (QPushButton *button : panel.findChildren<QPushButton *>()) {
            if (button->text() == "Start the &Race"_L1)
                button->click();
        }
        QTRY_VERIFY(panel.race().size() == 2 && !panel.race().isRunning());
        const auto results = panel.race().results();
        QCOMPARE(results[1]->outcome.verdict, core::Outcome::Solved);
        QCOMPARE(results[1]->counts.tries, results[0]->counts.tries);
        QCOMPARE(results[1]->counts.backs, results[0]->counts.backs);
        QVERIFY(session.solutions().empty());
    }

    void aTraceIsOpened()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"queens.trace"_s);
        tests::writeFile(path, "cassetete trace 1\nline queens:4:....\n+ 2\n? 1 too near\n+ 4\n-\n+ 4\n");
        window.openFile(path);
        session::Session &session = window.currentSession();
        QTRY_COMPARE(session.timeline().acts().back().type, session::Act::Search);
        session::Timeline &timeline = session.timeline();
        timeline.seek(timeline.lastFrame());
        QCOMPARE(session.puzzle().write(timeline.position()), std::string("24.."));
        QVERIFY(timeline.back());
        QVERIFY(timeline.back());
        QVERIFY(timeline.back());
        QCOMPARE(int(timeline.lastEvent()->type), int(core::Event::Refused));
        QCOMPARE(std::get<std::string>(session.explanation().arguments[0]), std::string("1: too near"));
    }

    void aWrongTraceIsShownUpToItsFault()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"queens.trace"_s);
        tests::writeFile(path, "cassetete trace 1\nline queens:4:....\n+ 1\n+ 2\n");
        const LatestMessage latestReport(window.currentSession());
        window.openFile(path);
        session::Session &session = window.currentSession();
        QTRY_COMPARE(session.timeline().acts().back().type, session::Act::Search);
        QCOMPARE(session.puzzle().write(session.timeline().position()), std::string("1..."));
    }

    /// All error output is shown, with the way in which the program ended.
    void errorOutputIsShown_data()
    {
        QTest::addColumn<bool>("watched");
        QTest::newRow("watched") << true;
        QTest::newRow("unwatched") << false;
    }
    void errorOutputIsShown()
    {
        QFETCH(bool, watched);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"program.py"_s);
        tests::writeFile(program, "import sys\nprint('+ 2')\nprint('-')\n"
                                  "print('first\\nsecond\\nthird', file=sys.stderr)\nsys.exit(3)\n");
        const auto *report = window.findChild<window::ProgramReport *>();
        QVERIFY(report->isHidden());
        window.panels().solver().choose(session::ownProgramMethod());
        QTest::keyClicks(commandField(window), program);
        window.panels().solver().setWatching(watched);
        trigger(window, ActionId::Solve);
        QTRY_VERIFY(!report->isHidden());
        QCOMPARE(report->findChild<QPlainTextEdit *>()->toPlainText(), u"first\nsecond\nthird\n"_s);
        QVERIFY(!report->findChild<QPlainTextEdit *>()->isHidden());
        QCOMPARE(report->findChild<QLabel *>(u"programEnding"_s)->text(),
                 u"Your program ended with status 3; lines of output: 2."_s);
        // The report is hidden once another method is chosen.
        window.panels().solver().choose(*window.currentSession().kind().solver("lookback"));
        window.panels().solver().refresh();
        QVERIFY(report->isHidden());
    }

    /// The report states how a program ended: after its solution it was stopped, otherwise it has finished.
    void theEndIsNotCalledACrash_data()
    {
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("ending");
        QTest::newRow("a program that would go on")
            << QByteArray("print('=', flush=True)\nwhile True: print('# more')\n")
            << u"Your program was stopped, since it had found a solution; lines of output: 5."_s;
        QTest::newRow("a program that ends")
            << QByteArray("print('.')\n") << u"Your program has finished; lines of output: 5."_s;
    }
    void theEndIsNotCalledACrash()
    {
        QFETCH(QByteArray, after);
        QFETCH(QString, ending);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"program.py"_s);
        tests::writeFile(program, "for c in 2, 4, 1, 3: print('+', c)\n" + after);
        solveBy(window, program);
        const auto *report = window.findChild<window::ProgramReport *>();
        QTRY_VERIFY(!report->isHidden());
        QCOMPARE(report->findChild<QLabel *>(u"programEnding"_s)->text(), ending);
    }

    void theFailingLineIsShown()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        solveBy(window, exampleProgram(u"broken/illegal_move.py"_s));
        const auto *report = window.findChild<window::ProgramReport *>();
        QTRY_VERIFY(!report->isHidden());
        QCOMPARE(report->findChild<QLabel *>(u"programEnding"_s)->text(),
                 u"Your program was ended at line 3 of its output: “+ 2”."_s);
        // An error message about the closed pipe is not the program's fault, and is therefore hidden.
        QVERIFY(report->findChild<QPlainTextEdit *>()->isHidden());
    }

    void aProgramIsChosen_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : {u"mine.py"_s, u"my own.py"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void aProgramIsChosen()
    {
        QFETCH(QString, name);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        const QTemporaryDir folder;
        const QString program = folder.filePath(name);
        tests::writeFile(program, "for c in 2, 4, 1, 3: print('+', c)\nprint('=')\n");
        window.panels().solver().choose(session::ownProgramMethod());
        const auto buttons = window.panels().solver().findChildren<QToolButton *>();
        const auto found = std::ranges::find(buttons, u"Choose a program"_s, &QToolButton::accessibleName);
        QVERIFY(found != buttons.end());
        QToolButton *button = *found;
        // The dialog opens after a delay, may list the file even later, and reports an error until then. It
        // is answered from the event loop, because a timer does not fire again within its own slot.
        QTimer looks;
        connect(&looks, &QTimer::timeout, &window, [&] {
            QWidget *modal = QApplication::activeModalWidget();
            if (auto *dialog = qobject_cast<QFileDialog *>(modal)) {
                dialog->selectFile(program);
                QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
            } else if (auto *box = qobject_cast<QMessageBox *>(modal)) {
                QMetaObject::invokeMethod(box, "reject", Qt::QueuedConnection);
            }
        });
        looks.start(20);
        button->click();
        trigger(window, ActionId::Solve);
        QTRY_COMPARE(window.currentSession().search().state(), session::Search::State::Ended);
        QCOMPARE(window.currentSession().search().outcome()->verdict, core::Outcome::Solved);
    }

    /// Opening a saved game whose search used a program asks first, and runs nothing before the answer.
    void aGameAsksBeforeItRunsAProgram_data()
    {
        QTest::addColumn<bool>("yes");
        QTest::newRow("yes") << true;
        QTest::newRow("no") << false;
    }
    void aGameAsksBeforeItRunsAProgram()
    {
        QFETCH(bool, yes);
        const QTemporaryDir folder;
        const QString mark = folder.filePath(u"mark"_s);
        const QString program = folder.filePath(u"program.py"_s);
        tests::writeFile(program,
                         "open('" + mark.toUtf8() +
                             "', 'a').write('run')\nprint('+ 2')\nprint('? 1 said so')\nprint('.')\n");
        const QString path = folder.filePath(u"game.cassetete"_s);
        qint64 events = 0;
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            tests::openLine(window, u"queens:4"_s);
            session::Session &session = window.currentSession();
            session.player().setSpeed(session::Speed(session::Speed::off));
            solveBy(window, program);
            QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
            events = session.timeline().acts().back().record.size();
            QVERIFY(session::SaveFile::replace(path, session::writeGame(session.kind(), session.timeline()))
                        .isEmpty());
        }
        QVERIFY(QFile::remove(mark));
        MainWindow window(app::puzzles());
        tests::show(window);
        QTRY_VERIFY(!window.currentSession().isReplaying());
        QVERIFY2(!QFile::exists(mark), "the kept game runs nothing either");
        window.openFile(path);
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto *question = qobject_cast<window::ProgramQuestion *>(QApplication::activeModalWidget());
        QVERIFY(question && question->findChild<QPlainTextEdit *>()->toPlainText().endsWith(program));
        const auto *buttons = question->findChild<QDialogButtonBox *>();
        QVERIFY(!window.currentSession().isReplaying());
        QVERIFY(!QFile::exists(mark));
        for (QAbstractButton *button : buttons->buttons()) {
            const bool accepts = buttons->buttonRole(button) == QDialogButtonBox::AcceptRole;
            QCOMPARE(qobject_cast<QPushButton *>(button)->isDefault(), !accepts);
            if (accepts == yes)
                QMetaObject::invokeMethod(button, "click", Qt::QueuedConnection);
        }
        const session::Act &search = window.currentSession().timeline().acts().back();
        QCOMPARE(search.type, session::Act::Search);
        if (yes) {
            QTRY_VERIFY(!search.abridged);
            QCOMPARE(search.record.size(), events);
            QVERIFY(QFile::exists(mark));
        } else {
            QTRY_VERIFY(!QApplication::activeModalWidget());
            QVERIFY(search.abridged);
            QVERIFY(!QFile::exists(mark));
        }
    }

    /// The question shows every word of the command that will run, even words with unusual characters.
    void theQuestionShowsEachWord()
    {
        const QString command = u"one "_s + QString(1500, u'a') + u" \"\u202Etwo\nlines\" three\\u202E"_s;
        const QStringList lines =
            window::ProgramQuestion::shownCommands({command.toStdString(), "mine.py 2."}).split(u'\n');
        const QStringList expected{u"1. one"_s,
                                   u"   "_s + QString(1500, u'a'),
                                   u"   \\u202Etwo\\u000Alines"_s,
                                   u"   three\\\\u202E"_s,
                                   u"2. python3"_s,
                                   u"   mine.py"_s,
                                   u"   2."_s};
        QCOMPARE(lines, expected);
        window::ProgramQuestion::ask(nullptr, QString(200, u'b'), {command.toStdString()}, [] {});
        QPointer<QWidget> question = QApplication::activeModalWidget();
        QVERIFY(question);
        QVERIFY(question->sizeHint().width() < 1500 && question->sizeHint().height() < 800);
        question->close();
        QTRY_VERIFY(!question);
    }

    /// A command with a line break, which could hide the words after it, is refused; the program never writes
    /// such a game.
    void aCommandWithControlCharactersIsRefused()
    {
        const QTemporaryDir folder;
        const QString mark = folder.filePath(u"mark"_s);
        const QString path = folder.filePath(u"game.cassetete"_s);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        session::Session &session = window.currentSession();
        session::Act act = session::Act::make(session::Act::Search, session.timeline().instance(),
                                              session.timeline().position());
        act.method = QString::fromLatin1(session::ownProgramMethod().id);
        act.spec = session::SearchSpec{.events = 1};
        act.spec->options.set("command", "touch " + mark.toStdString() + std::string(400, '\n') + "x");
        session::Timeline timeline(session::Act::make(session::Act::New, session.timeline().instance(),
                                                      session.timeline().position()));
        timeline.begin(std::move(act));
        QVERIFY(session::SaveFile::replace(path, session::writeGame(session.kind(), timeline)).isEmpty());
        window.openFile(path);
        QTRY_VERIFY(tests::statusMessage(window).contains("control characters"_L1));
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(!QFile::exists(mark));
    }

    /// A page cannot contain a command, and the name of the method alone runs nothing.
    void aPageRunsNoProgram()
    {
        core::NullContext context;
        for (const bool moment : {true, false}) {
            pages::BoardBlock block{.line = u"queens:4"_s, .method = u"program"_s};
            if (moment)
                block.at = 1;
            const pages::Shown shown = pages::show(app::kinds(), block, context);
            QVERIFY(!shown.solver);
            QVERIFY(!shown.fault.empty());
        }
    }
};

TEST_SUITE(OwnProgramTest)
#include "tst_ownprogram.moc"
