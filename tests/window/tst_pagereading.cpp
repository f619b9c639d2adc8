// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "export/animationdialog.h"
#include "export/printdialog.h"
#include "export/worksheetdialog.h"
#include "insight/studyviews.h"
#include "pages/playbar.h"
#include "session/basics/translation.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/dialogs/preferencesdialog.h"
#include "window/games/bestsdialog.h"
#include "window/games/positiondialog.h"
#include "window/pagereading.h"
#include "window/panels.h"
#include "window/solve/methodrow.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/progressbox.h"
#include "window/widgets/seededit.h"
#include "windowactions.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

using namespace Qt::StringLiterals;
using pages::Target;
using tests::positionOf;
using tests::statusMessage;
using tests::writeFile;
using window::ActionId;
using window::MainWindow;
using window::PageReading;

namespace {

const QString lesson = u"lesson-2-four-queens.md"_s;

void choose(const exports::WorksheetDialog &dialog, exports::WorksheetDialog::Content content)
{
    auto *box = dialog.findChild<QComboBox *>(u"content"_s);
    box->setCurrentIndex(box->findData(content));
}

QSpinBox &spinBox(const exports::WorksheetDialog &dialog, const QString &name)
{
    return *dialog.findChild<QSpinBox *>(name);
}

QString plainSpaces(const QString &text)
{
    return QString(text).replace(QChar(0xa0), u' ').replace(QChar(0x202f), u' ');
}

/// A window with a page by another author in the reader.
struct PageInWindow {
    explicit PageInWindow(const QString &text) : window(app::puzzles())
    {
        window.pageReading().openText(u"mine.md"_s, text);
    }
    pages::Reader &reader() { return window.pageReading().reader(); }
    QString shown() { return reader().browser().toPlainText(); }

    MainWindow window;
};

/// Returns whether a click in the contents opens a page; a window that is blocked by a dialog gets no clicks.
bool canBeUsed(pages::Reader &reader)
{
    auto *list = reader.findChild<QListWidget *>();
    const QString before = reader.file();
    for (int row = 1; row < 4; ++row) { // the first row is a heading
        const QPoint at = list->visualItemRect(list->item(row)).center();
        QTest::mouseClick(reader.windowHandle(), Qt::LeftButton, {}, list->viewport()->mapTo(&reader, at));
    }
    return reader.file() != before;
}

/// Calls `use` once a dialog is active, and then closes the dialog. `open` may return only after that.
void inDialog(const std::function<void()> &open, const std::function<void(QWidget &)> &use)
{
    bool wasOpen = false;
    QTimer::singleShot(0, qApp, [&] {
        [&] { QTRY_VERIFY(qobject_cast<QDialog *>(QApplication::activeWindow())); }();
        const QPointer<QWidget> dialog = QApplication::activeWindow();
        wasOpen = qobject_cast<QDialog *>(dialog);
        if (wasOpen)
            use(*dialog);
        if (dialog)
            dialog->close();
    });
    open();
    QTRY_VERIFY(wasOpen);
}

} // namespace

/// Tests pages in their window beside the main window.
class PageReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// Writing a long page for the web shows its progress, and a second page can be written at the same time.
    void twoPagesForTheWebAreMadeAtOnce()
    {
        const QTemporaryDir folder;
        const QStringList paths{folder.filePath(u"one.html"_s), folder.filePath(u"two.html"_s)};
        const QString block = u"```board\nqueens:8\nmethod: lookback\n```\n"_s;
        PageInWindow page(u"# Queens\n\n"_s + block + u'\n' + block);
        for (const QString &path : paths)
            page.window.pageReading().saveWebTo(path);
        QCOMPARE(page.reader().findChildren<window::ProgressBox *>().size(), 2);
        for (const QString &path : paths)
            QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(page.reader().findChildren<window::ProgressBox *>().isEmpty());
        QVERIFY(tests::contentOf(paths[0]) == tests::contentOf(paths[1]));
    }

    void aPageForTheWebIsStopped()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"one.html"_s);
        PageInWindow page(u"# Queens\n\n```board\nqueens:8\nmethod: lookback\n```\n"_s);
        page.window.pageReading().saveWebTo(path);
        page.reader().findChild<window::ProgressBox *>()->reject();
        QTRY_VERIFY(page.reader().findChildren<window::ProgressBox *>().isEmpty());
        QVERIFY(!QFile::exists(path));
    }

    /// The manual names every menu entry as the menu does.
    void theManualNamesEveryMenuEntry_data()
    {
        QTest::addColumn<window::Language>("language");
        QTest::newRow("English") << window::Language::English;
        QTest::newRow("French") << window::Language::French;
    }
    void theManualNamesEveryMenuEntry()
    {
        QFETCH(window::Language, language);
        window::Settings().setLanguage(language);
        MainWindow window(app::puzzles());
        QString manual;
        QDir folder(language == window::Language::French ? u":/pages/fr"_s : u":/pages/en"_s);
        for (const QString &name : folder.entryList({u"manual-*.md"_s})) {
            QFile page(folder.filePath(name));
            QVERIFY(page.open(QFile::ReadOnly));
            manual += plainSpaces(QString::fromUtf8(page.readAll()));
        }
        QVERIFY(manual.size() > 10000);
        QStringList missing;
        for (const QMenu *menu : window.menuBar()->findChildren<QMenu *>()) {
            for (const QAction *entry : menu->actions()) {
                const QString text = entry->text().remove(u'&').remove(u'…').replace(QChar(0xa0), u' ');
                // Entries for languages and methods are data, which the manual need not name.
                const bool isData = entry->isCheckable() && entry->actionGroup();
                if (!text.isEmpty() && !entry->menu() && !isData &&
                    !manual.contains(text, Qt::CaseInsensitive))
                    missing << text;
            }
        }
        missing.removeDuplicates();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void theManualNamesTheControls_data()
    {
        QTest::addColumn<window::Language>("language");
        QTest::newRow("English") << window::Language::English;
        QTest::newRow("French") << window::Language::French;
    }
    /// Each phrase that the page about Study emphasizes is the text of a control of the window.
    void theManualNamesTheControls()
    {
        QFETCH(window::Language, language);
        window::Settings().setLanguage(language);
        MainWindow window(app::puzzles());
        tests::show(window); // the language comes with an event
        QSet<QString> controls;
        const auto add = [&](QString text) {
            controls.insert(plainSpaces(text.remove(u'&').remove(u'…')).remove(u':').trimmed().toLower());
        };
        for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
            add(button->text());
        for (const QLabel *label : window.findChildren<QLabel *>())
            add(label->text());
        for (const ActionId id : window::Actions::all())
            add(window::Actions::menuName(*window.actions()[id]));
        for (const QMenu *menu : window.menuBar()->findChildren<QMenu *>())
            add(menu->title());
        for (const QComboBox *box : window.findChildren<QComboBox *>()) {
            add(box->accessibleName());
            for (int i = 0; i < box->count(); ++i)
                add(box->itemText(i));
        }
        for (const QTabBar *tabs : window.findChildren<QTabBar *>()) {
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs->tabText(i));
        }
        const bool isFrench = language == window::Language::French;
        const pages::Book book(pages::Book::folderOf(isFrench ? u"fr"_s : u"en"_s));
        static const QRegularExpression emphasis(u"(?<!\\*)\\*([^*\n]+)\\*(?!\\*)"_s);
        auto found = emphasis.globalMatch(plainSpaces(book.text(u"manual-study.md"_s)));
        QStringList missing;
        int count = 0;
        while (found.hasNext()) {
            for (const QString &name : found.next().captured(1).split(u" > "_s)) {
                ++count;
                if (!controls.contains(QString(name).remove(u'…').trimmed().toLower()))
                    missing << name;
            }
        }
        QVERIFY(count > 15);
        missing.removeAll(isFrench ? u"essais"_s : u"Tries"_s); // heads a table that has not been made yet
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void everyPanelHasAPage()
    {
        MainWindow window(app::puzzles());
        const QString first = PageReading::pageAbout(nullptr);
        QStringList opened{first, PageReading::pageAbout(&window.view())};
        for (const QTabWidget *tabs :
             {static_cast<QTabWidget *>(&window.panels()), static_cast<QTabWidget *>(&window.study())}) {
            for (int i = 0; i < tabs->count(); ++i) {
                const qsizetype before = opened.size();
                const auto inside = tabs->widget(i)->findChildren<QWidget *>() << tabs->widget(i);
                for (const QWidget *each : inside) {
                    if (const QString page = PageReading::pageAbout(each); page != first)
                        opened << page;
                }
                QVERIFY2(opened.size() > before, qPrintable(tabs->tabText(i)));
            }
        }
        QVERIFY(PageReading::pageAbout(&window.view()) != first);
        for (const QMetaObject &dialog :
             {exports::AnimationDialog::staticMetaObject, window::BestsDialog::staticMetaObject,
              window::PositionDialog::staticMetaObject, window::PreferencesDialog::staticMetaObject,
              exports::PrintDialog::staticMetaObject, exports::WorksheetDialog::staticMetaObject}) {
            opened << PageReading::pageAboutType(dialog);
            QVERIFY2(opened.back() != first, dialog.className());
        }
        const pages::Book book = pages::Book::current();
        for (const QString &page : opened)
            QVERIFY2(book.contains(page), qPrintable(page));
    }

    /// The manual lists all keys of actions, and no others.
    void theManualHasTheKeys()
    {
        MainWindow window(app::puzzles());
        std::map<QString, QStringList> pageShortcuts;
        const pages::Book book(pages::Book::folderOf(u"en"_s));
        const QString text = book.text(u"manual-keys.md"_s).section("## Game"_L1, 1);
        for (const QString &line : text.split(u'\n')) {
            const QString name = line.section(u'|', 1, 1).remove("\\*"_L1).trimmed();
            if (!line.startsWith("| "_L1) || name == "what"_L1)
                continue;
            QString keys = line.section(u'|', 2, 2).trimmed();
            keys.replace(u'−', u'-').replace("Page"_L1, "Pg"_L1);
            for (const QString &key : keys.split(u", "_s))
                pageShortcuts[name] << QKeySequence(key).toString();
        }
        std::map<QString, QList<QKeySequence>> actions;
        for (const ActionId id : window::Actions::all()) {
            const QAction *action = window.actions()[id];
            if (!action->shortcuts().isEmpty())
                actions[window::Actions::menuName(*action).remove(u'&')] = action->shortcuts();
        }
        for (const auto &[name, keys] : pageShortcuts) {
            QVERIFY2(actions.contains(name), qPrintable(name));
            for (const QString &key : keys)
                QVERIFY2(actions[name].contains(QKeySequence(key)), qPrintable(name + u": "_s + key));
        }
        for (const auto &[name, keys] : actions)
            QVERIFY2(pageShortcuts.contains(name), qPrintable(name));
    }

    void theManualOpensAtItsKey()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        QTest::keyClick(&window.view(), Qt::Key_F1);
        const pages::Reader &reader = window.pageReading().reader();
        QVERIFY(reader.isVisible());
        QCOMPARE(reader.file(), u"manual-taquin.md"_s);
        window.pageReading().openManual(window.study().currentWidget());
        QCOMPARE(reader.file(), u"manual-study.md"_s);
        window.close();
        QVERIFY(QTest::qWaitFor([&] { return !window.isVisible(); }));
    }

    /// A modal dialog blocks only its own window, not the manual that F1 opens beside it.
    void theManualIsInReachOfADialog_data()
    {
        QTest::addColumn<ActionId>("action");
        QTest::newRow("open") << ActionId::Open;
        QTest::newRow("save as") << ActionId::SaveAs;
        QTest::newRow("from a line") << ActionId::FromLine;
        QTest::newRow("picture of the board") << ActionId::ExportPicture;
        QTest::newRow("print") << ActionId::Print;
        QTest::newRow("worksheet") << ActionId::Worksheet;
        QTest::newRow("preferences") << ActionId::Preferences;
        QTest::newRow("best results") << ActionId::BestResults;
        QTest::newRow("shortcuts") << ActionId::EditShortcuts;
        QTest::newRow("about") << ActionId::About;
        QTest::newRow("about Qt") << ActionId::AboutQt;
    }
    void theManualIsInReachOfADialog()
    {
        QFETCH(ActionId, action);
        MainWindow window(app::puzzles());
        tests::show(window);
        pages::Reader &reader = window.pageReading().reader();
        inDialog([&] { tests::trigger(window, action); },
                 [&](QWidget &dialog) {
                     QTest::keyClick(dialog.windowHandle(), Qt::Key_F1);
                     QTRY_VERIFY(reader.isVisible());
                     QVERIFY(!reader.file().isEmpty());
                     QVERIFY(canBeUsed(reader));
                 });
    }

    /// A dialog of the pages blocks them, as it asks about the page in view.
    void theManualIsInReachOfADialogOfThePages()
    {
        PageInWindow page(u"# Mine\n"_s);
        tests::show(page.window);
        pages::Reader &reader = page.reader();
        inDialog([&] { Q_EMIT reader.webWanted(); },
                 [&](QWidget &dialog) {
                     QTest::keyClick(dialog.windowHandle(), Qt::Key_F1);
                     QCOMPARE(reader.title(), u"Mine"_s);
                     pages::Reader *second = nullptr;
                     for (QWidget *each : QApplication::topLevelWidgets()) {
                         auto *other = qobject_cast<pages::Reader *>(each);
                         second = other && other != &reader ? other : second;
                     }
                     QVERIFY(second && second->isVisible());
                     QCOMPARE(second->file(), u"manual-files.md"_s);
                     QVERIFY(canBeUsed(*second));
                     QVERIFY(!canBeUsed(reader));
                 });
        QCOMPARE(reader.title(), u"Mine"_s);
    }

    void aPageIsOpenedAsAFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.md"_s);
        writeFile(path, "# My page\n\n```board\nqueens:5\n```\n");
        MainWindow window(app::puzzles());
        window.openFile(path);
        QCOMPARE(window.pageReading().reader().title(), u"My page"_s);
        writeFile(path, QByteArray(pages::Page::largestFile + 1, 'a'));
        window.openFile(path);
        QVERIFY(statusMessage(window).contains("too large"_L1));
        QCOMPARE(window.pageReading().reader().title(), u"My page"_s);
    }

    /// Any page can be saved as text, under its whole title; the reader shows the file and follows it.
    void aPageIsSavedAsText()
    {
        QTemporaryDir folder;
        window::setLastFolder(folder.path());
        const QString text = u"# Queens: a lesson\n\n```board\nqueens:5\n```\n"_s;
        PageInWindow page(text);
        auto *button = page.reader().findChild<QToolButton *>(u"text"_s);
        inDialog([&] { button->click(); },
                 [](QWidget &dialog) { QMetaObject::invokeMethod(&dialog, "accept"); });
        const QString path = folder.filePath(u"queens a lesson.md"_s);
        QCOMPARE(QString::fromUtf8(tests::contentOf(path)), text);
        QCOMPARE(page.reader().title(), u"Queens: a lesson"_s);
        writeFile(path, "# Mine\n");
        QTRY_COMPARE(page.reader().title(), u"Mine"_s);
    }

    void aLinkOpensItsBoard()
    {
        PageInWindow page(u"[here](cassetete:queens:4:24..)"_s);
        page.reader().follow({Target::Line, u"queens:4:24.."_s});
        QTRY_COMPARE(positionOf(page.window), u"24.."_s);
    }

    /// A board of a page takes the place of very many solutions only if the user wants that. Ten queens have 724 solutions,
    /// eleven 2,680.
    void aBoardOfAPageAsksBeforeSolutionsAreLost()
    {
        PageInWindow page(u"```board\nqueens:4:24..\n```\n"_s);
        QTRY_VERIFY(page.reader().boards().areReady());
        tests::openLine(page.window, u"queens:11"_s);
        session::Session &session = page.window.currentSession();
        session.solve({.solver = session.kind().solver("bits"), .goal = core::Goal::All});
        QTRY_COMPARE(session.solutions().total(), quint64(2680));
        QTRY_VERIFY(!session.isSolving());
        for (const bool mayLose : {false, true}) {
            bool asked = false;
            QTimer answering;
            connect(&answering, &QTimer::timeout, this, [&] {
                auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
                if (!box)
                    return;
                asked = true;
                answering.stop();
                for (QAbstractButton *button : box->buttons()) {
                    if ((box->buttonRole(button) == QMessageBox::AcceptRole) == mayLose)
                        return button->click();
                }
            });
            answering.start(10);
            page.reader().follow({Target::Open, {}, 0});
            QTRY_VERIFY(asked);
            if (mayLose)
                QTRY_COMPARE(positionOf(page.window), u"24.."_s);
            else
                QTRY_COMPARE(session.solutions().total(), quint64(2680));
            asked = false;
            answering.start(10);
            if (mayLose) { // nothing is lost now
                page.reader().follow({Target::Line, u"queens:4:2..."_s});
                QTRY_COMPARE(positionOf(page.window), u"2..."_s);
                QVERIFY(!asked);
            }
            answering.stop();
        }
    }

    void aWrongBoardIsNamed()
    {
        PageInWindow page(u"```board\nqueens:99999\n```\n"_s);
        QTRY_VERIFY(page.reader().boards().areReady());
        QVERIFY(!page.reader().boards().shown(0)->fault.empty());
        page.reader().follow({Target::Open, {}, 0});
        QTRY_VERIFY(!statusMessage(page.window).isEmpty());
    }

    /// Opening a moment shows its frame in the window, and the search can continue from there.
    void aMomentIsOpened()
    {
        PageInWindow page(
            u"```board\nqueens:4:....\nmethod: lookback\ngoal: all\nat: 4\nview: stack\n```\n"_s);
        page.reader().follow({Target::Open, {}, 0});
        QTRY_COMPARE(positionOf(page.window), u"13.."_s);
        QTRY_VERIFY(!page.window.currentSession().isReplaying());
        QCOMPARE(page.window.currentSession().timeline().frameInAct(), qint64(4));
        QVERIFY(page.window.actions()[ActionId::StudyMode]->isChecked());
        QCOMPARE(page.window.study().currentIndex(), int(insight::StudyViews::View::Stack));
        QVERIFY(page.window.study().findChild<insight::StackView *>()->isVisibleTo(&page.window.study()));
        session::Session &now = page.window.currentSession();
        now.player().setSpeed(session::Speed(session::Speed::off));
        now.search().playOrPause();
        QTRY_COMPARE(now.timeline().acts().back().record.counts().solutions, qint64(2));
    }

    void aSearchIsBegun()
    {
        PageInWindow page(u"```board\nqueens:4\nmethod: lookback\ngoal: all\n```\n"_s);
        page.reader().follow({Target::Open, {}, 0});
        QTRY_COMPARE(page.window.currentSession().timeline().act().method, u"lookback"_s);
        QVERIFY(page.window.actions()[ActionId::WatchMode]->isChecked());
    }

    void aFigureIsRun()
    {
        PageInWindow page(
            u"```board\nqueens:6\nmethod: lookback\ngoal: all\nexpect: solutions 4\nexpect: nodes 3\n```\n"_s);
        QTRY_VERIFY(page.reader().boards().areReady());
        page.reader().follow({Target::Run, {}, 0});
        QTRY_VERIFY(!page.reader().isRunning());
        QVERIFY2(page.shown().contains(u"solutions: 4 ✓"_s), qPrintable(page.shown()));
        QVERIFY2(page.shown().contains(u"✗ (the page says 3)"_s), qPrintable(page.shown()));
    }

    void anAnswerIsShown()
    {
        PageInWindow page(u"```exercise\nWhich?\nanswer: the seventh\n```\n"_s);
        QVERIFY(!page.shown().contains("seventh"_L1));
        page.reader().follow({Target::Answer, {}, 0});
        QVERIFY(page.shown().contains("seventh"_L1));
    }

    void historyGoesBackAndForward()
    {
        MainWindow window(app::puzzles());
        pages::Reader &reader = window.pageReading().reader();
        const auto press = [&](const QString &name) { reader.findChild<QToolButton *>(name)->click(); };
        reader.openPage(u"lesson-1-anagrams.md"_s);
        reader.follow({Target::OtherPage, lesson});
        QCOMPARE(reader.file(), lesson);
        press(u"back"_s);
        QCOMPARE(reader.file(), u"lesson-1-anagrams.md"_s);
        QVERIFY(!reader.findChild<QToolButton *>(u"back"_s)->isEnabled());
        press(u"forward"_s);
        QCOMPARE(reader.file(), lesson);
        reader.follow({Target::OtherPage, u"../../secret.md"_s});
        QCOMPARE(reader.file(), lesson);
    }

    void anUnsuccessfulSearchIsReported()
    {
        MainWindow window(app::puzzles());
        pages::Reader &reader = window.pageReading().reader();
        reader.openPage(lesson);
        auto *field = reader.findChild<QLineEdit *>();
        auto *list = reader.findChild<QListWidget *>();
        field->setText(u"backtracking"_s);
        QVERIFY(list->count() > 0);
        QVERIFY(list->item(0)->text().startsWith("Lesson 2"_L1));
        field->setText(u"xyzzy"_s);
        QCOMPARE(list->count(), 0);
        const auto labels = reader.findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return !label->isHidden() && label->text() == u"No page contains “xyzzy”."_s;
        }));
        field->clear();
        QVERIFY(list->count() > 10);
    }

    /// A board on a page is played step by step to the end and back. The search for four queens ends at 2413.
    void aBoardIsPlayedInItsPlace()
    {
        PageInWindow page(u"# T\n\n```board\nqueens:4\nmethod: lookback\n```\n"_s);
        pages::Reader &reader = page.reader();
        QTRY_VERIFY(reader.boards().areReady());
        auto *bar = reader.findChild<pages::PlayBar *>();
        QVERIFY(bar->isHidden());
        reader.follow({Target::Play, {}, 0});
        QVERIFY(!bar->isHidden());
        const qint64 frames = reader.boards().frames(0);
        QVERIFY(frames > 8);
        const auto written = [&] {
            const pages::Shown &shown = *reader.boards().shown(0);
            const auto *scene = reader.boards().scene(0, board::Style::make(board::Style::Light));
            return shown.puzzle->write(scene->position());
        };
        QCOMPARE(written(), std::string("...."));
        std::vector<std::string> seen{written()};
        for (qint64 i = 0; i < frames; ++i) {
            QTest::keyClick(bar, Qt::Key_Right);
            QVERIFY(bar->findChild<QLabel *>()->text().startsWith(u"Step %1 of"_s.arg(i + 1)));
            seen.push_back(written());
        }
        QCOMPARE(seen.back(), std::string("2413"));
        for (qint64 i = frames; i > 0; --i) {
            QTest::keyClick(bar, Qt::Key_Left);
            QCOMPARE(written(), seen[std::size_t(i - 1)]);
        }
        QTest::keyClick(bar, Qt::Key_End);
        QCOMPARE(reader.boards().frame(0), frames);
        QTest::keyClick(bar, Qt::Key_Escape);
        QVERIFY(bar->isHidden());
        reader.follow({Target::Play, {}, 0});
        page.window.pageReading().openText(u"other.md"_s, u"# Other\n"_s);
        QVERIFY(bar->isHidden());
    }

    void aLinkLeadsToAHeading()
    {
        MainWindow window(app::puzzles());
        pages::Reader &reader = window.pageReading().reader();
        reader.resize(700, 400);
        reader.show();
        reader.follow({Target::OtherPage, u"manual-command.md#what-it-returns"_s});
        QTRY_VERIFY(reader.browser().verticalScrollBar()->value() > 100);
    }

    void theReaderFollowsTheLanguage()
    {
        MainWindow window(app::puzzles());
        pages::Reader &reader = window.pageReading().reader();
        reader.openPage(lesson);
        window.setLanguage(window::Language::French);
        QTRY_VERIFY2(reader.title().startsWith(u"Leçon 2"_s), qPrintable(reader.title()));
        window.setLanguage(window::Language::English);
    }

    /// The copied block of the position in view opens as the same position.
    void aBlockIsCopied()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:4"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve({.solver = session.kind().solver("lookback"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.search().isUnderWay());
        session.timeline().seek(session.timeline().startOfAct(session.timeline().acts().size() - 1) + 4);
        tests::trigger(window, ActionId::CopyBlock);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith("```board\nqueens:4:....\nmethod: lookback\ngoal: all\nat: 4\n"_L1),
                 qPrintable(text));
        const pages::Page page = pages::Page::read(text);
        QVERIFY(page.faults.empty());
        core::NullContext context;
        const std::vector<const core::Kind *> kinds(app::kinds().begin(), app::kinds().end());
        const auto shown = pages::show(kinds, std::get<pages::BoardBlock>(page.blocks.front()), context);
        QVERIFY(shown.position == session.timeline().position());
    }

    /// The worksheet contains the chosen solutions, the second and the fourth of ten.
    void aWorksheetHasWhatWasChosen()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"queens:5"_s);
        session::Session &session = window.currentSession();
        session.player().setSpeed(session::Speed(session::Speed::off));
        session.solve({.solver = session.kind().solver("lookback"), .goal = core::Goal::All, .watch = true});
        QTRY_VERIFY(!session.search().isUnderWay());
        QTRY_COMPARE(session.solutions().list().size(), std::size_t(10));
        exports::WorksheetDialog dialog(session, u"A rule."_s, {});
        choose(dialog, exports::WorksheetDialog::Solutions);
        QCOMPARE(dialog.list().count(), 10);
        for (int i = 0; i < 10; ++i)
            dialog.list().item(i)->setCheckState(i == 1 || i == 3 ? Qt::Checked : Qt::Unchecked);
        const pages::Page page = pages::Page::read(dialog.page());
        std::vector<QString> lines;
        for (const pages::Block &block : page.blocks) {
            if (const auto *board = std::get_if<pages::BoardBlock>(&block))
                lines.push_back(board->line);
        }
        QCOMPARE(lines, (std::vector<QString>{u"queens:5:14253"_s, u"queens:5:25314"_s}));
    }

    /// The link beside the method leads back to lesson 2, which shows the same answers as before.
    void theLinkLeadsBackToThePageThatIsRead()
    {
        MainWindow window(app::puzzles());
        window.show();
        PageReading &pages = window.pageReading();
        pages.openPage(u"lesson-2-four-queens.md"_s);
        pages.reader().follow({Target::Answer, {}, 0});
        tests::openLine(window, u"queens:4"_s);
        window.actions()[ActionId::StudyMode]->trigger();
        const auto *row = window.findChild<window::MethodRow *>(u"studyMethod"_s);
        QToolButton *link = row->findChild<QToolButton *>(u"offer"_s);
        QCOMPARE(link->text(), u"Lesson 2"_s);
        link->click();
        QCOMPARE(pages.reader().file(), u"lesson-2-four-queens.md"_s);
        QVERIFY(pages.reader().browser().toPlainText().contains("Hide the answer"_L1));
        pages.reader().follow({Target::Answer, {}, 0});
        QVERIFY(!pages.reader().browser().toPlainText().contains("Hide the answer"_L1));
        pages.openPage(u"lesson-5-taquin.md"_s); // this lesson has no queens
        QVERIFY(link->text() != u"Lesson 2"_s && link->text() != u"Lesson 5"_s);
    }

    /// The boards of a worksheet differ, and each has an answer that solves it.
    void aWorksheetIsMade()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:3x3"_s);
        exports::WorksheetDialog dialog(window.currentSession(), u"A rule."_s, {});
        choose(dialog, exports::WorksheetDialog::Dealt);
        spinBox(dialog, u"count"_s).setValue(3);
        const std::vector<const core::Kind *> kinds(app::kinds().begin(), app::kinds().end());
        const pages::Page page = pages::Page::read(
            exports::WorksheetDialog::withAnswers(kinds, dialog.page(), dialog.dealtBoards()).text);
        QVERIFY(page.faults.empty());
        QVERIFY(!page.title.isEmpty());
        QVERIFY(dialog.page().contains(u"A rule."_s));
        core::NullContext context;
        std::set<QString> boards;
        for (const pages::Block &block : page.blocks) {
            const auto *exercise = std::get_if<pages::ExerciseBlock>(&block);
            if (!exercise)
                continue;
            const pages::Shown shown = pages::show(kinds, {exercise->board}, context);
            QVERIFY(shown.fault.empty());
            boards.insert(QString::fromStdString(shown.puzzle->write(shown.position)));
            const std::string moves = QString(exercise->answer).remove(u'`').toStdString();
            const auto path = shown.puzzle->replay(shown.position, moves);
            QVERIFY2(std::holds_alternative<core::Path>(path), moves.c_str());
            QVERIFY(shown.puzzle->solved(core::after(shown.position, std::get<core::Path>(path))));
        }
        QCOMPARE(boards.size(), std::size_t(3));
    }

    /// A worksheet of dealt boards shows its number, which deals the same boards again. Another number deals
    /// others.
    void aWorksheetsNumberDealsItAgain()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:3x3"_s);
        const auto sheet = [&](std::uint64_t number) {
            exports::WorksheetDialog dialog(window.currentSession(), u"A rule."_s, {});
            choose(dialog, exports::WorksheetDialog::Dealt);
            spinBox(dialog, u"count"_s).setValue(40);
            spinBox(dialog, u"across"_s).setValue(3);
            dialog.findChild<window::SeedEdit *>(u"sheet"_s)->setSeed(number);
            return dialog.page();
        };
        const auto boardsOf = [](const QString &page) {
            std::set<QString> boards;
            for (const pages::Block &block : pages::Page::read(page).blocks) {
                if (const auto *exercise = std::get_if<pages::ExerciseBlock>(&block))
                    boards.insert(exercise->across == 3 ? exercise->board : QString());
            }
            return boards;
        };
        QCOMPARE(sheet(7), sheet(7));
        QVERIFY2(sheet(7).contains(u"Sheet 7\n"_s), qPrintable(sheet(7).left(200)));
        std::set<QString> both = boardsOf(sheet(7));
        const std::size_t one = both.size();
        QVERIFY(one > 40 && !both.contains(QString()));
        both.merge(boardsOf(sheet(8)));
        QCOMPARE(both.size(), 2 * one);
    }

    /// Boards of 2×2 have few different answers, and a sheet repeats none.
    void noAnswerIsRepeated()
    {
        MainWindow window(app::puzzles());
        tests::openLine(window, u"taquin:2x2"_s);
        exports::WorksheetDialog dialog(window.currentSession(), u"A rule."_s, {});
        choose(dialog, exports::WorksheetDialog::Dealt);
        spinBox(dialog, u"count"_s).setValue(8);
        const std::vector<const core::Kind *> kinds(app::kinds().begin(), app::kinds().end());
        const pages::Page page = pages::Page::read(
            exports::WorksheetDialog::withAnswers(kinds, dialog.page(), dialog.dealtBoards()).text);
        QStringList answers;
        for (const pages::Block &block : page.blocks) {
            if (const auto *exercise = std::get_if<pages::ExerciseBlock>(&block))
                answers << exercise->answer;
        }
        QVERIFY(answers.size() >= 2);
        QCOMPARE(answers.removeDuplicates(), 0);
    }

    void aPageIsPrinted()
    {
        PageInWindow page(
            u"# Sheet\n\n```board\nqueens:5\n```\n\n```exercise\nWhich?\nlines: 3\nanswer: this\n```\n"_s);
        QBuffer content;
        QVERIFY(content.open(QBuffer::WriteOnly));
        {
            QTRY_VERIFY(page.reader().boards().areReady());
            QPdfWriter writer(&content);
            QCOMPARE(page.reader().print(writer), 2); // the answers are on a separate sheet
        }
        QVERIFY(content.data().startsWith("%PDF"));
        QVERIFY2(!content.data().contains("/Subtype /Image"), "boards are drawn, not copied as images");
    }
};

TEST_SUITE(PageReadingTest)
#include "tst_pagereading.moc"
