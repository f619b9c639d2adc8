// SPDX-License-Identifier: MIT
#include "core/positionline.h"
#include "export/solutionexport.h"
#include "support/rooks.h"
#include "support/suite.h"
#include "window/widgets/modaldialog.h"
#include "window/widgets/progressbox.h"
#include "windowactions.h"

#include "session/files/savedgame.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using exports::SolutionWriter;
using session::Session;

namespace {

/// Returns a session with all solutions of this board.
std::unique_ptr<Session> solvedBoard(const std::string &board)
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game(board));
    session->solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All});
    [&] {
        QTRY_VERIFY(session->search().outcome().has_value() &&
                    session->symmetryClasses().sorted() == session->solutions().size());
    }();
    return session;
}

std::atomic<bool> never = false;

} // namespace

/// Tests solutions that are exported to files.
class SolutionExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    void eachSolutionGoesToItsOwnFile()
    {
        const auto session = solvedBoard("4");
        const QTemporaryDir folder;
        const SolutionWriter writer(*session);
        QCOMPARE(writer.fileName(2), u"rooks-003.cassetete"_s);
        QCOMPARE(writer.countExistingFiles(folder.path()), 0);
        core::CancelToken token(never);
        std::atomic<int> done = 0;
        const SolutionWriter::Report report = writer.writeFiles(folder.path(), token, done);
        QCOMPARE(report.written, 24);
        QCOMPARE(report.error, QString());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 24);
        QCOMPARE(writer.countExistingFiles(folder.path()), 24);
        // Each file is a saved game that shows the solution.
        QFile file(folder.filePath(writer.fileName(2)));
        QVERIFY(file.open(QFile::ReadOnly));
        const core::Kind *const kinds[] = {&rooks::kind()};
        auto read = session::readGame(kinds, file.readAll());
        QVERIFY(std::holds_alternative<session::SavedGame>(read));
        auto &game = std::get<session::SavedGame>(read);
        Session again(rooks::kind(), rooks::game("2"));
        again.restore(std::move(game.acts), game.frame);
        QCOMPARE(again.line(), u"rooks:4:1324"_s);
        QCOMPARE(again.search().solutionInView(), quint64(3));
    }

    void allSolutionsGoIntoOneText()
    {
        const auto session = solvedBoard("4");
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"all.txt"_s);
        core::CancelToken token(never);
        std::atomic<int> done = 0;
        QCOMPARE(SolutionWriter(*session).writeText(path, token, done).written, 24);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        const core::Kind *const kinds[] = {&rooks::kind()};
        QSet<QByteArray> lines;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            if (line.startsWith('#'))
                continue;
            const auto read = core::readLine(kinds, line.toStdString());
            const auto &game = std::get<core::Game>(read.reading);
            QVERIFY(game.puzzle->solved(game.position));
            lines += line;
        }
        QCOMPARE(lines.size(), 24);
    }

    void theWriterCanBeStopped()
    {
        const auto session = solvedBoard("6");
        const QTemporaryDir folder;
        std::atomic<bool> over = true;
        core::CancelToken token(over);
        std::atomic<int> done = 0;
        QCOMPARE(SolutionWriter(*session).writeFiles(folder.path(), token, done).written, 0);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void writeErrorsAreReported()
    {
        const auto session = solvedBoard("3");
        core::CancelToken token(never);
        std::atomic<int> done = 0;
        const SolutionWriter writer(*session);
        QVERIFY(!writer.writeFiles(u"/nowhere/at/all"_s, token, done).error.isEmpty());
        QVERIFY(!writer.writeText(u"/nowhere/at/all"_s, token, done).error.isEmpty());
    }

    void filesAreReplacedOnlyAfterAsking_data()
    {
        QTest::addColumn<bool>("replace");
        QTest::newRow("no") << false;
        QTest::newRow("yes") << true;
    }
    void filesAreReplacedOnlyAfterAsking()
    {
        QFETCH(bool, replace);
        const auto session = solvedBoard("3");
        const QTemporaryDir folder;
        const QString mine = folder.filePath(u"rooks-002.cassetete"_s);
        tests::writeFile(mine, "mine");
        QWidget widget;
        exports::SolutionExport solutionExport(widget);
        QSignalSpy message(&solutionExport, &exports::SolutionExport::message);
        bool asked = false;
        QTimer::singleShot(0, &widget, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            asked = box;
            for (QAbstractButton *button : box->buttons()) {
                if ((box->buttonRole(button) == QMessageBox::AcceptRole) == replace)
                    return button->click();
            }
        });
        solutionExport.toFolder(*session, folder.path());
        QVERIFY(asked);
        if (replace)
            QTRY_COMPARE(message.size(), 1);
        QFile file(mine);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll() == "mine", !replace);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), replace ? 6 : 1);
    }

    /// No function of a progress box runs the event loop, since the end of its task deletes the box.
    void aProgressBoxRunsNoEvents()
    {
        QWidget parent;
        auto box = std::make_unique<window::ProgressBox>(u"Writing"_s, u"Stop"_s, 10, &parent);
        box->open();
        bool ran = false;
        QMetaObject::invokeMethod(
            &parent,
            [&] {
                ran = true;
                box.reset();
            },
            Qt::QueuedConnection);
        for (int done = 0; done <= 10 && box; ++done)
            box->setDone(done);
        QVERIFY(!ran);
        QTRY_VERIFY(!box);
    }

    /// A modal dialog is destroyed with its parent, and is not used afterwards.
    void aDialogMayLoseItsParent()
    {
        auto parent = std::make_unique<QWidget>();
        window::ModalDialog<QDialog> dialog(parent.get());
        QTimer::singleShot(0, qApp, [&] { parent.reset(); });
        QVERIFY(!dialog.isAccepted());
    }

    void stoppingIsReportedOnce()
    {
        QWidget parent;
        window::ProgressBox box(u"Writing"_s, u"Stop"_s, 10, &parent);
        const QSignalSpy stopped(&box, &window::ProgressBox::stopped);
        QTRY_VERIFY(box.isVisible());
        box.findChild<QPushButton *>()->click();
        QCOMPARE(stopped.size(), 1);
        QVERIFY(!box.isVisible());
    }
};

TEST_SUITE(SolutionExportTest)
#include "tst_solutionexport.moc"
