// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "window/games/sessionstore.h"
#include "windowactions.h"

#include <QAbstractButton>
#include <QDateTime>
#include <QFileDialog>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using tests::contentOf;
using tests::writeFile;
using window::ActionId;
using window::MainWindow;

namespace {

const QByteArray opened = "cassetete 1\ntaquin:3x3:1 2 3 4 5 6 0 7 8\n";
const QByteArray ofAnother = "cassetete 1\ntaquin:3x3:1 2 3 4 5 6 7 0 8\n";
const QByteArray handMove = "act: hand\nmoves: r\n";

/// A window with a game from a file, in which a move was then made.
struct GameFromFile {
    GameFromFile() : path(folder.filePath(u"mine.cassetete"_s)), window(app::puzzles())
    {
        tests::show(window);
        writeFile(path, opened);
        window.openFile(path);
        [&] { QTRY_COMPARE(window.currentSession().line(), u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s); }();
        play();
    }

    void play() { window.view().board()->activate(7); }
    void save() { tests::trigger(window, ActionId::Save); }
    QMessageBox *question() const { return window.findChild<QMessageBox *>(); }
    /// Presses a button of the question, and waits until that is gone.
    void answer(const QString &text) const
    {
        const QList<QAbstractButton *> buttons = question()->buttons();
        const auto named = [&](const QAbstractButton *button) { return button->text().remove(u'&') == text; };
        const auto found = std::ranges::find_if(buttons, named);
        QVERIFY(found != buttons.end());
        (*found)->click(); // the click may delete the question and all of its buttons
        QTRY_VERIFY(!question());
    }

    const QTemporaryDir folder;
    const QString path;
    MainWindow window;
};

} // namespace

/// A user's file that another program has changed is not replaced without a question.
class SavingOver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// The file is known after the next start, too, and what another program has written there meanwhile is safe.
    void theFileIsKnownAfterARestart()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.cassetete"_s);
        writeFile(path, opened);
        const auto start = [](const auto &use) {
            MainWindow window(app::puzzles());
            tests::show(window);
            use(window);
            window.saveAll();
        };
        start([&](MainWindow &window) {
            window.openFile(path);
            QTRY_COMPARE(window.currentSession().line(), u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s);
        });
        start([&](MainWindow &window) {
            QVERIFY(!window.isWindowModified());
            window.view().board()->activate(7);
            QTRY_VERIFY(window.isWindowModified());
        });
        start([&](MainWindow &window) {
            QVERIFY(window.isWindowModified());
            tests::trigger(window, ActionId::Save);
            QVERIFY(!window.findChild<QMessageBox *>());
            QVERIFY(!window.findChild<QFileDialog *>());
            QVERIFY(contentOf(path).contains(handMove));
        });
        writeFile(path, ofAnother);
        start([&](MainWindow &window) {
            tests::trigger(window, ActionId::Save);
            QVERIFY(window.findChild<QMessageBox *>());
            QCOMPARE(contentOf(path), ofAnother);
        });
        // Without the kept game, another game begins, which is not that of the file.
        tests::writeFile(path, opened);
        QVERIFY(QFile::remove(tests::gameFile()));
        QFile::remove(tests::gamesFolder() + u"/taquin.earlier"_s);
        window::SessionStore store(app::puzzles());
        store.session(0);
        QCOMPARE(store.knownFile(0).path(), QString());
    }

    void itsOwnFileIsReplacedAtOnce()
    {
        GameFromFile game;
        // The title of the window names the file, and says whether the game differs from it.
        QTRY_COMPARE(game.window.windowTitle(), u"mine.cassetete[*] — Casse-tête — Sliding tiles"_s);
        QCOMPARE(game.window.windowFilePath(), game.path);
        QTRY_VERIFY(game.window.isWindowModified());
        game.save();
        QVERIFY(!game.window.isWindowModified());
        QVERIFY(!game.question());
        QVERIFY(contentOf(game.path).contains(handMove));
        game.window.view().board()->activate(8);
        game.save();
        QVERIFY(!game.question());
        QVERIFY(contentOf(game.path).contains("act: hand\nmoves: r;r\n"));
    }

    /// A file is that of one board: saving another board asks for a file.
    void anotherBoardIsSavedElsewhere()
    {
        GameFromFile game;
        tests::trigger(game.window, ActionId::New);
        QTRY_COMPARE(game.window.windowFilePath(), QString());
        bool isAsked = false;
        QTimer canceller;
        canceller.callOnTimeout([&] {
            if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                isAsked = true;
                dialog->reject();
            }
        });
        canceller.start(1);
        game.save();
        QVERIFY(isAsked);
        QCOMPARE(contentOf(game.path), opened);
    }

    void theSameBoardKeepsItsFile_data()
    {
        QTest::addColumn<ActionId>("action");
        QTest::newRow("begun again") << ActionId::Restart;
        QTest::newRow("scrambled") << ActionId::Scramble;
    }
    void theSameBoardKeepsItsFile()
    {
        QFETCH(ActionId, action);
        GameFromFile game;
        const auto acts = game.window.currentSession().timeline().acts().size();
        tests::trigger(game.window, action);
        QTRY_VERIFY(game.window.currentSession().timeline().acts().size() > acts);
        QCOMPARE(game.window.windowFilePath(), game.path);
    }

    /// The modification time is ignored, since programs that copy or synchronize files change it.
    void theModificationTimeIsIgnored()
    {
        GameFromFile game;
        QFile file(game.path);
        QVERIFY(file.open(QFile::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000'000),
                                 QFileDevice::FileModificationTime));
        file.close();
        game.save();
        QVERIFY(!game.question());
        QVERIFY(contentOf(game.path).contains(handMove));
    }

    void aDeletedFileIsWritten()
    {
        GameFromFile game;
        QVERIFY(QFile::remove(game.path));
        game.save();
        QVERIFY(!game.question());
        QVERIFY(contentOf(game.path).contains(handMove));
    }

    void aChangedFileIsNotReplaced_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("of the same size") << ofAnother;
        QTest::newRow("longer") << ofAnother + "\n";
        QTest::newRow("empty") << QByteArray();
    }
    void aChangedFileIsNotReplaced()
    {
        QFETCH(QByteArray, content);
        GameFromFile game;
        writeFile(game.path, content);
        game.save();
        QVERIFY(game.question());
        QVERIFY2(game.question()->text().contains(game.path), qPrintable(game.question()->text()));
        QCOMPARE(contentOf(game.path), content);
        game.answer(u"Cancel"_s);
        QCOMPARE(contentOf(game.path), content);
        game.save();
        QVERIFY(game.question());
        game.answer(u"Replace"_s);
        QVERIFY(contentOf(game.path).contains(handMove));
        game.save();
        QVERIFY(!game.question());
    }

    void aChangedFileStaysBesideTheGame()
    {
        GameFromFile game;
        writeFile(game.path, ofAnother);
        const QString beside = game.folder.filePath(u"beside.cassetete"_s);
        QTimer chooser;
        chooser.callOnTimeout([&] {
            if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                dialog->selectFile(beside);
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        chooser.start(1);
        game.save();
        game.answer(u"Save As…"_s);
        QVERIFY(contentOf(beside).contains(handMove));
        QCOMPARE(contentOf(game.path), ofAnother);
        game.save(); // the game now belongs to the other file
        QVERIFY(!game.question());
        QCOMPARE(contentOf(game.path), ofAnother);
    }
};

TEST_SUITE(SavingOver)
#include "tst_savingover.moc"
