// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "insight/studyviews.h"
#include "session/files/bests.h"
#include "session/files/savefile.h"
#include "session/programs/ownprogram.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/solve/solverpanel.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/plainmessagebox.h"
#include "windowactions.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QTemporaryDir>
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
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                look(label->text(), label->textFormat() == Qt::PlainText, label);
            look(widget->toolTip(), false, widget);
            for (const QAction *action : widget->actions())
                look(action->toolTip(), false, action);
            if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
                items(view->model(), widget);
            if (const auto *box = qobject_cast<const QComboBox *>(widget))
                items(box->model(), widget);
        }
    }
    int shown() const { return m_shown; }
    QString read() const { return m_read.join(u'\n'); }

private:
    void items(const QAbstractItemModel *model, const QObject *where)
    {
        for (int row = 0; model && row < std::min(model->rowCount(), 100); ++row) {
            for (int column = 0; column < model->columnCount(); ++column)
                look(model->index(row, column).data(Qt::ToolTipRole).toString(), false, where);
        }
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
        window.panels().solver().choose(session::ownProgramMethod());
        for (QLineEdit *line : window.panels().solver().findChildren<QLineEdit *>()) {
            if (line->accessibleName() == "Command"_L1)
                QTest::keyClicks(line, program);
        }
        window.panels().solver().setWatching(false);
        trigger(window, ActionId::Solve);
        QTRY_COMPARE(session.search().state(), session::Search::State::Ended);
        tests::layOut(window);
        Walk walk;
        walk.all();
        QVERIFY(walk.shown() > 0);
        QCOMPARE(walk.read(), QString());
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
        QCOMPARE(walk.shown(), 1);
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

    void ofAPageAndARecentFile()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"<img src=\"a\">.md"_s);
        tests::writeFile(path, "# " + hostile + "\n\n```board\nqueens:4\ncaption: " + hostile + "\n" +
                                   hostile + ": 3\n```\n\n```board\n" + hostile + "\n```\n");
        window.openFile(path);
        tests::layOut(window);
        Walk walk;
        walk.all();
        QVERIFY(walk.shown() > 0);
        QCOMPARE(walk.read(), QString());
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
