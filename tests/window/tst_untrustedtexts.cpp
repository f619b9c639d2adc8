// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "forms/forms.h"
#include "forms/knightform.h"
#include "insight/growthpanel.h"
#include "insight/racepanel.h"
#include "insight/studyviews.h"
#include "pages/reader.h"
#include "session/basics/translation.h"
#include "session/files/bests.h"
#include "session/files/savefile.h"
#include "session/programs/ownprogram.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "taquin/cropdialog.h"
#include "taquin/photodialog.h"
#include "window/courseforms.h"
#include "window/games/gamelock.h"
#include "window/games/positiondialog.h"
#include "window/games/programquestion.h"
#include "window/pagereading.h"
#include "window/panels.h"
#include "window/solve/solverpanel.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/plainmessagebox.h"
#include "windowactions.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextEdit>
#include <QToolTip>

using namespace Qt::StringLiterals;
using tests::trigger;
using window::ActionId;
using window::MainWindow;

namespace {

/// The text that a file or a program shows. Interpreted as HTML, it would open a file.
const QByteArray hostile = R"(<img src="/nowhere/stranger.png">)";

bool isHostile(const QString &text)
{
    return text.contains("<img"_L1);
}

/// Finds the widgets that show the text, and those that would interpret it as HTML.
class Walk {
public:
    void all()
    {
        for (const QWidget *widget : QApplication::allWidgets()) {
            own(*widget);
            for (const QAction *action : widget->actions()) {
                look(action->text(), true, action);
                for (const QString &tip : {action->toolTip(), action->statusTip(), action->whatsThis()})
                    look(tip, false, action);
            }
            if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
                items(view->model(), widget);
            if (const auto *box = qobject_cast<const QComboBox *>(widget))
                items(box->model(), widget);
        }
        look(QToolTip::text(), false, qApp);
    }
    int shown() const { return m_shown; }
    QString read() const { return m_read.join(u'\n'); }

private:
    /// Looks at the texts of a widget itself.
    void own(const QWidget &widget)
    {
        for (const QString &tip : {widget.toolTip(), widget.statusTip(), widget.whatsThis()})
            look(tip, false, &widget);
        for (const QString &name :
             {widget.windowTitle(), widget.accessibleName(), widget.accessibleDescription()})
            look(name, true, &widget);
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            look(label->text(), label->textFormat() == Qt::PlainText, label);
        if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            look(button->text(), true, button);
        if (const auto *line = qobject_cast<const QLineEdit *>(&widget)) {
            look(line->text(), true, line);
            items(line->completer() ? line->completer()->model() : nullptr, line);
        }
        if (const auto *bar = qobject_cast<const QTabBar *>(&widget)) {
            for (int tab = 0; tab < bar->count(); ++tab)
                look(bar->tabToolTip(tab), false, bar);
        }
        if (const auto *text = qobject_cast<const QPlainTextEdit *>(&widget))
            document(*text->document(), text);
        if (const auto *text = qobject_cast<const QTextEdit *>(&widget))
            document(*text->document(), text);
    }
    /// Looks at a text that has been laid out: an image in it stands for HTML that was interpreted.
    void document(const QTextDocument &document, const QObject *where)
    {
        look(document.toPlainText(), true, where);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QString image = part.fragment().charFormat().toImageFormat().name();
                if (image.contains("stranger"_L1))
                    m_read << QLatin1StringView(where->metaObject()->className()) + u": "_s + image;
            }
        }
    }
    void items(const QAbstractItemModel *model, const QObject *where)
    {
        for (int row = 0; model && row < std::min(model->rowCount(), 100); ++row) {
            look(model->headerData(row, Qt::Vertical, Qt::ToolTipRole).toString(), false, where);
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex index = model->index(row, column);
                look(index.data().toString(), true, where);
                for (const int role : {Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole})
                    look(index.data(role).toString(), false, where);
            }
        }
        for (int column = 0; model && column < model->columnCount(); ++column)
            look(model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(), false, where);
    }
    void look(const QString &text, bool plain, const QObject *where)
    {
        m_shown += isHostile(text) || text.contains("&lt;img"_L1);
        if (!plain && Qt::mightBeRichText(text) && isHostile(text))
            m_read << QLatin1StringView(where->metaObject()->className()) + u": "_s + text;
    }

    int m_shown = 0;
    QStringList m_read;
};

/// Verifies that the text is shown somewhere, and interpreted nowhere.
void verifyPlain(MainWindow &window)
{
    tests::layOut(window);
    Walk walk;
    walk.all();
    QVERIFY(walk.shown() > 0);
    QCOMPARE(walk.read(), QString());
}

/// Chooses the player's own program with this file, and the search's start.
void chooseProgram(MainWindow &window, const QString &program)
{
    window.panels().solver().choose(session::ownProgramMethod());
    for (QLineEdit *line : window.panels().solver().findChildren<QLineEdit *>()) {
        if (line->accessibleName() == "Command"_L1)
            QTest::keyClicks(line, program);
    }
}

/// The name of a file that looks like HTML; one with a slash cannot be a file's.
QString hostileFile(const QTemporaryDir &folder, const char *suffix)
{
    return folder.filePath(u"<img>"_s + QLatin1StringView(suffix));
}

/// Shows each frame of the game in each view of a search.
void lookAtEverything(MainWindow &window, Walk &walk)
{
    session::Timeline &timeline = window.currentSession().timeline();
    for (int view = 0; view < window.study().count(); ++view) {
        window.study().setCurrentIndex(view);
        for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
            timeline.seek(frame);
            tests::layOut(window);
            walk.all();
        }
    }
}

} // namespace

/// Tests that texts from untrusted files and programs are shown as plain text everywhere.
class UntrustedTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("PATH", QByteArray("/usr/bin:/bin:" + qgetenv("PATH"))); }
    void init() { tests::resetUserData(); }

    void ofATrace()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"<img src=\"a\">.trace"_s);
        tests::writeFile(path, "cassetete trace 1\nline queens:4:....\n# " + hostile + "\n+ 2\n? 1 " +
                                   hostile + "\n+ 4\n-\n+ 4\n");
        window.openFile(path);
        session::Session &session = window.currentSession();
        QTRY_COMPARE(session.timeline().acts().back().type, session::Act::Search);
        trigger(window, ActionId::StudyMode);
        Walk walk;
        lookAtEverything(window, walk);
        QVERIFY(walk.shown() > 0);
        QCOMPARE(walk.read(), QString());
    }

    void ofAWrongTrace()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"wrong.trace"_s);
        tests::writeFile(path, "cassetete trace 1\nline queens:4:....\n+ 1\n+ " + hostile + "\n");
        window.openFile(path);
        QTRY_COMPARE(window.currentSession().timeline().acts().back().type, session::Act::Search);
        tests::layOut(window);
        Walk walk;
        walk.all();
        QVERIFY(walk.shown() > 0);
        QCOMPARE(walk.read(), QString());
    }

    void ofAProgram()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        session::Session &session = window.currentSession();
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"program.py"_s);
        tests::writeFile(program, "import sys\nprint('+ 2')\nprint('" + hostile +
                                      "', file=sys.stderr)\nsys.exit(3)\n");
        chooseProgram(window, program);
        window.panels().solver().setWatching(false);
        trigger(window, ActionId::Solve);
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        verifyPlain(window);
    }

    /// The name of a program, and what it writes, are shown in the panels of a race.
    void ofARacer()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        const QTemporaryDir folder;
        const QString program = hostileFile(folder, ".py");
        tests::writeFile(program, "import sys\nprint('+ 2')\nprint('? 1 " + hostile + "')\nprint('" +
                                      hostile + "', file=sys.stderr)\nsys.exit(3)\n");
        chooseProgram(window, program);
        trigger(window, ActionId::StudyMode);
        window.study().show(insight::StudyViews::View::Race);
        auto &panel = *window.findChild<insight::RacePanel *>();
        auto &racers = *panel.findChild<QListWidget *>();
        const QString own = session::translated(session::ownProgramMethod().name);
        QTRY_VERIFY(!racers.findItems(own, Qt::MatchExactly).isEmpty());
        for (int row = 0; row < racers.count(); ++row) {
            const QString name = racers.item(row)->text();
            const bool races = name == own || name == "Looking back"_L1;
            racers.item(row)->setCheckState(races ? Qt::Checked : Qt::Unchecked);
        }
        for (QPushButton *button : panel.findChildren<QPushButton *>()) {
            if (button->text() == "Start the &Race"_L1)
                button->click();
        }
        QTRY_VERIFY(panel.race().size() == 2 && !panel.race().isRunning());
        const QList<QLabel *> labels = panel.findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return isHostile(label->text()); }));
        verifyPlain(window);
    }

    void ofAMeasurement()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        trigger(window, ActionId::StudyMode);
        window.study().show(insight::StudyViews::View::Growth);
        auto &boards = *window.findChild<insight::GrowthPanel *>()->findChild<QLineEdit *>();
        boards.setText(u"queens:"_s + QString::fromUtf8(hostile));
        Q_EMIT boards.returnPressed();
        verifyPlain(window);
    }

    void ofAPicture_data()
    {
        QTest::addColumn<bool>("isSound");
        QTest::newRow("damaged") << false;
        QTest::newRow("sound") << true;
    }
    void ofAPicture()
    {
        QFETCH(bool, isSound);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"taquin:3x3"_s);
        const QTemporaryDir folder;
        const QString path = hostileFile(folder, ".png");
        QImage picture(400, 300, QImage::Format_RGB32);
        picture.fill(Qt::darkGreen);
        if (isSound)
            QVERIFY(picture.save(path));
        else
            tests::writeFile(path, hostile);
        window.openFile(path);
        if (!isSound) {
            QTRY_VERIFY(isHostile(tests::statusMessage(window)));
            return verifyPlain(window);
        }
        QTRY_VERIFY(window.findChild<ui::CropDialog *>());
        window.findChild<ui::CropDialog *>()->accept();
        QTRY_VERIFY(!window.currentSession().timeline().instance().look.isEmpty());
        trigger(window, ActionId::ChoosePicture);
        QTRY_VERIFY(window.findChild<ui::PhotoDialog *>());
        verifyPlain(window);
        window.findChild<ui::PhotoDialog *>()->reject();
    }

    void ofADictionary()
    {
        const QTemporaryDir folder;
        const QString dictionaries = folder.filePath(u"<img>"_s);
        tests::writeFile(dictionaries + "/qaa.aff"_L1, "SET UTF-8\nSFX " + hostile + "\n");
        tests::writeFile(dictionaries + "/qaa.dic"_L1, "1\n" + hostile + "/A\n");
        const QByteArray before = qgetenv("DICPATH");
        qputenv("DICPATH", QFile::encodeName(dictionaries));
        {
            MainWindow window(app::puzzles());
            tests::show(window);
            tests::openLine(window, u"anagrams:tirs,words=1,language=qaa"_s);
            window.panels().solver().choose(*window.currentSession().kind().solver("words"));
            trigger(window, ActionId::Solve);
            QTRY_VERIFY(isHostile(tests::statusMessage(window)));
            verifyPlain(window);
        }
        qputenv("DICPATH", before);
    }

    /// The lock of the games names the computer of the window that keeps them.
    void ofAComputer()
    {
        const MainWindow first(app::puzzles());
        QFile lock(window::gameLock());
        QVERIFY(lock.open(QFile::ReadWrite) && lock.resize(0));
        QVERIFY(lock.write("4242\ncassetete\n" + hostile + "\n\n\n") > 0);
        lock.close();
        MainWindow second(app::puzzles());
        tests::show(second);
        QVERIFY(isHostile(tests::statusMessage(second)));
        verifyPlain(second);
    }

    void ofSettings()
    {
        const QString path =
            QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings.json"_L1;
        const QByteArray words = QByteArray(hostile).replace('"', "\\\"");
        QByteArray settings = "{";
        for (const char *key : {"puzzle", "queens/method", "look", "program", "taquin/deal/deal"})
            settings += '"' + QByteArray(key) + "\": \"" + words + "\", ";
        settings += "\"keys/FullScreen\": [\"" + words + "\"], \"queens/stops\": [\"" + words +
                    "\"], \"language\": \"en\", \"recent\": [\"/" + words + "\"]}";
        tests::writeFile(path, settings);
        MainWindow window(app::puzzles());
        tests::show(window);
        verifyPlain(window);
        tests::openLine(window, u"queens:4"_s);
        trigger(window, ActionId::Preferences);
        verifyPlain(window);
    }

    void ofAPastedText()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:4"_s);
        QGuiApplication::clipboard()->setText(QString::fromUtf8(hostile));
        trigger(window, ActionId::Paste);
        QTRY_VERIFY(isHostile(tests::statusMessage(window)));
        verifyPlain(window);
    }

    void ofAnId()
    {
        MainWindow window(app::puzzles());
        window::PositionDialog dialog(app::kinds(), QString::fromUtf8("queens:" + hostile), &window);
        dialog.setVisible(true);
        verifyPlain(window);
    }

    void ofACommand()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        window::ProgramQuestion::ask(&window, u"<img>.cassetete"_s, {hostile.toStdString()}, [] {});
        verifyPlain(window);
        auto *question = window.findChild<window::ProgramQuestion *>();
        QVERIFY(question);
        question->reject();
    }

    void ofAForm()
    {
        MainWindow window(app::puzzles());
        for (const forms::Form &form : forms::all()) {
            window.courseForms().open(QString::fromLatin1(form.id));
            for (QLineEdit *line :
                 window.courseForms().form(QString::fromLatin1(form.id))->findChildren<QLineEdit *>())
                line->setText(QString::fromUtf8(hostile));
        }
        auto *anagrams = window.courseForms().form(u"anagrams"_s);
        anagrams->findChild<QPushButton *>(u"start"_s)->click();
        auto *knight = qobject_cast<forms::KnightForm *>(window.courseForms().form(u"knight"_s));
        const QTemporaryDir folder;
        knight->setFolder(folder.filePath(u"<img>"_s)); // does not exist
        knight->findChild<QPushButton *>(u"squares"_s)->click();
        const QList<QLabel *> labels = knight->findChildren<QLabel *>();
        QTRY_VERIFY(
            std::ranges::any_of(labels, [](const QLabel *label) { return isHostile(label->text()); }));
        verifyPlain(window);
    }

    void ofALine()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, QString::fromUtf8("queens:" + hostile));
        tests::layOut(window);
        Walk walk;
        walk.all();
        QCOMPARE(walk.read(), QString());
    }

    void ofAGame()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"<img src=\"a\">.cassetete"_s);
        {
            tests::openLine(window, u"queens:4"_s);
            session::Session &session = window.currentSession();
            session.timeline().setMoment(QString::fromUtf8(hostile), QString::fromUtf8(hostile));
            QVERIFY(session::SaveFile::replace(path, session::writeGame(session.kind(), session.timeline()))
                        .isEmpty());
        }
        window.openFile(path);
        QTRY_VERIFY(isHostile(tests::statusMessage(window)));
        trigger(window, ActionId::StudyMode);
        Walk walk;
        lookAtEverything(window, walk);
        QVERIFY(walk.shown() > 0);
        QCOMPARE(walk.read(), QString());
    }

    /// Qt's own dialogs ask whether to replace a file, or say that there is none, in a box of their own.
    void ofAFileName_data()
    {
        QTest::addColumn<ActionId>("action");
        QTest::newRow("of a file that exists") << ActionId::SaveAs;
        QTest::newRow("of no file") << ActionId::Open;
    }
    void ofAFileName()
    {
        QFETCH(ActionId, action);
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        // Quotation marks would separate the names of several files.
        const QString path = folder.filePath(u"<img src=a>.cassetete"_s);
        if (action == ActionId::SaveAs)
            tests::writeFile(path, "a text of somebody");
        Walk walk;
        int boxes = 0;
        QTimer answers;
        answers.callOnTimeout([&] {
            QWidget *const modal = QApplication::activeModalWidget();
            if (auto *box = qobject_cast<QMessageBox *>(modal)) {
                walk.all();
                ++boxes;
                box->reject();
            } else if (auto *dialog = qobject_cast<QFileDialog *>(modal); dialog && boxes > 0) {
                dialog->reject();
            } else if (dialog) {
                dialog->selectFile(path);
                QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
            }
        });
        answers.start(1);
        trigger(window, action);
        QCOMPARE(boxes, 1);
        QVERIFY(walk.shown() > 0);
        QCOMPARE(walk.read(), QString());
    }

    /// Qt's file dialogs show the whole path of a folder in the tool tip of its entry.
    void ofAFolderInAFileDialog()
    {
        MainWindow window(app::puzzles());
        QFileDialog dialog(&window);
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), QString::fromUtf8(hostile), Qt::ToolTipRole);
        QListView list(&dialog);
        list.setModel(&model);
        dialog.show();
        list.show();
        const QPoint at = list.visualRect(model.index(0, 0)).center();
        QHelpEvent help(QEvent::ToolTip, at, list.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(list.viewport(), &help);
        QVERIFY(QToolTip::text().contains("&lt;img"_L1));
    }

    /// The place and the type of a printer are what it says of itself in the network.
    void ofAPrinter()
    {
        MainWindow window(app::puzzles());
        QPrinter printer;
        QPrintDialog dialog(&printer, &window);
        dialog.setVisible(true);
        for (QLabel *label : dialog.findChildren<QLabel *>()) {
            label->ensurePolished(); // as when it is shown
            label->setText(QString::fromUtf8(hostile));
        }
        verifyPlain(window);
    }

    /// Only Qt's own text about itself is HTML.
    void theTextAboutQtIsInterpreted()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        int interpreted = 0;
        QTimer answers;
        answers.callOnTimeout([&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box)
                return;
            for (const QLabel *label : box->findChildren<QLabel *>())
                interpreted += label->text().startsWith("<h3>"_L1) && label->textFormat() == Qt::AutoText;
            box->reject();
        });
        answers.start(1);
        trigger(window, ActionId::AboutQt);
        QCOMPARE(interpreted, 1);
    }

    void ofAPageAndARecentFile()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"<img src=\"a\">.md"_s);
        tests::writeFile(path, "# " + hostile + "\n\n```board\nqueens:4\ncaption: " + hostile + "\n" +
                                   hostile + ": 3\n```\n\n```board\n" + hostile + "\n```\n");
        window.openFile(path);
        verifyPlain(window);
        window.pageReading().reader().showMessage(QString::fromUtf8(hostile));
        window.pageReading().reader().findChild<QLineEdit *>()->setText(QString::fromUtf8(hostile));
        window.openFile(folder.filePath(u"<img>.md"_s)); // does not exist
        verifyPlain(window);
    }

    void ofABestResult()
    {
        const QString line = u"queens:"_s + QString::fromUtf8(hostile);
        session::Bests bests(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                             "/bests.json"_L1);
        QCOMPARE(bests.add({line, 4, 5, QDate(2026, 1, 1)}), session::Bests::Rank::First);
        MainWindow window(app::puzzles());
        tests::show(window);
        trigger(window, ActionId::BestResults);
        tests::layOut(window);
        Walk walk;
        walk.all();
        QVERIFY(walk.shown() > 0);
        QCOMPARE(walk.read(), QString());
    }

    void ofAnError()
    {
        QWidget parent;
        window::FailureBox::show(&parent, QString::fromUtf8(hostile));
        window::PlainMessageBox box(QMessageBox::Warning, u"Quit"_s, QString::fromUtf8(hostile),
                                    QMessageBox::Cancel, &parent);
        box.setInformativeText(QString::fromUtf8(hostile));
        Walk walk;
        walk.all();
        QCOMPARE(walk.shown(), 3);
        QCOMPARE(walk.read(), QString());
    }
};

TEST_SUITE(UntrustedTextsTest)
#include "tst_untrustedtexts.moc"
