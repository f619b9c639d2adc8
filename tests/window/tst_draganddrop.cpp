// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "taquin/cropdialog.h"
#include "window/panels.h"
#include "windowactions.h"

#include "board/boardview.h"

#include <QClipboard>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolBar>
#include <QUrl>

using namespace Qt::StringLiterals;
using tests::dropOn;
using tests::statusMessage;
using tests::writeFile;
using window::MainWindow;

namespace {

const QString nearlyDone = u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s;

std::unique_ptr<QMimeData> file(const QString &path)
{
    auto data = std::make_unique<QMimeData>();
    data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

QString makePicture(const QTemporaryDir &folder)
{
    const QString path = folder.filePath(u"holiday.png"_s);
    QImage picture(400, 300, QImage::Format_RGB32);
    picture.fill(Qt::darkGreen);
    return picture.save(path) ? path : QString();
}

} // namespace

/// Tests files and texts that are dropped on the window.
class DragAndDropTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { tests::resetUserData(); }

    /// A picture dragged from a browser may be only its address, which is reported.
    void anAddressOnTheWebIsReported()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, nearlyDone);
        QMimeData data;
        data.setUrls({QUrl(u"https://example.org/a.png"_s)});
        QVERIFY(dropOn(*window.findChild<QWidget *>(u"board"_s), data));
        QVERIFY(statusMessage(window).startsWith(u"https://example.org/a.png is an address on the web"_s));
        QCOMPARE(window.currentSession().line(), nearlyDone);
    }

    void aSecondFileIsReported()
    {
        const QTemporaryDir folder;
        const QString first = folder.filePath(u"first.txt"_s);
        const QString second = folder.filePath(u"second.txt"_s);
        writeFile(first, nearlyDone.toUtf8());
        writeFile(second, "queens:5\n");
        MainWindow window(app::puzzles());
        tests::show(window);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(first), QUrl::fromLocalFile(second)});
        QVERIFY(dropOn(*window.findChild<QWidget *>(u"board"_s), data));
        QTRY_COMPARE(window.currentSession().line(), nearlyDone);
        const auto *box = window.findChild<QMessageBox *>();
        QVERIFY(box);
        QVERIFY(box->text().contains(u"“first.txt” was opened. The other file was not"_s));
    }

    /// Ctrl+V pastes a picture, whichever puzzle is in view.
    void aPictureIsPasted()
    {
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:5"_s);
        QAction *paste = window.actions()[window::ActionId::Paste];
        QVERIFY(paste->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_V)));
        QImage picture(400, 300, QImage::Format_RGB32);
        picture.fill(Qt::darkGreen);
        QGuiApplication::clipboard()->setImage(picture);
        paste->trigger();
        QTRY_VERIFY(window.findChild<ui::CropDialog *>());
    }

    void aPictureOpensTheCropDialog_data()
    {
        QTest::addColumn<QString>("place");
        for (const char *place : {"board", "transport", "gallery", "panels", "caption", "toolbar"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }

    /// A picture dropped anywhere in the window opens the crop dialog.
    void aPictureOpensTheCropDialog()
    {
        QFETCH(QString, place);
        const QTemporaryDir folder;
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, nearlyDone);
        QVERIFY(dropOn(*window.findChild<QWidget *>(place), *file(makePicture(folder))));
        QTRY_VERIFY(window.findChild<ui::CropDialog *>());
        auto *dialog = window.findChild<ui::CropDialog *>();
        QCOMPARE(dialog->cut(), QSize(4, 3)); // the picture is wider than high
        QCOMPARE(window.currentSession().line(), nearlyDone);
        dialog->reject();
        QCOMPARE(window.currentSession().line(), nearlyDone);
    }

    void aBadFileIsReportedAndChangesNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << u"text.png"_s << QByteArray("only words");
        QTest::newRow("empty") << u"empty.jpg"_s << QByteArray();
        QTest::newRow("drawing") << u"drawing.jpeg"_s
                                 << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>");
        QTest::newRow("broken game") << u"game.cassetete"_s << QByteArray("cassetete 1\nnonsense\n");
        QTest::newRow("broken position") << u"position.txt"_s << QByteArray("taquin:3x3:1 2 3\n");
    }

    void aBadFileIsReportedAndChangesNothing()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        writeFile(folder.filePath(name), content);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, nearlyDone);
        const std::size_t acts = window.currentSession().timeline().acts().size();
        QVERIFY(dropOn(window.view(), *file(folder.filePath(name))));
        QTRY_VERIFY(statusMessage(window).contains(name) || statusMessage(window).contains("9 cells"_L1));
        QVERIFY(!window.findChild<ui::CropDialog *>());
        QCOMPARE(window.currentSession().line(), nearlyDone);
        QCOMPARE(window.currentSession().timeline().acts().size(), acts);
    }

    void aBadFileLeavesThePuzzleInView()
    {
        const QTemporaryDir folder;
        writeFile(folder.filePath(u"words.txt"_s), "only words");
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        window.openFile(folder.filePath(u"words.txt"_s));
        QTRY_VERIFY(statusMessage(window).contains(u"words.txt"_s));
        QCOMPARE(window.currentSession().line(), u"queens:6:......"_s);
    }

    /// A grid below a position line has the line's options, and a fault in a grid is reported with its place.
    void gridsInFilesAreReadAsInPastedText()
    {
        const QTemporaryDir folder;
        writeFile(folder.filePath(u"grid.txt"_s), "queens:4,torus\n.Q..\n...Q\n....\n....\n");
        writeFile(folder.filePath(u"faulty.txt"_s), "1 2 3\n4 0 5 9\n7 8 6\n");
        MainWindow window(app::puzzles());
        tests::show(window);
        window.openFile(folder.filePath(u"grid.txt"_s));
        QTRY_COMPARE(window.currentSession().line(), u"queens:4,torus:24.."_s);
        window.openFile(folder.filePath(u"faulty.txt"_s));
        QTRY_VERIFY(statusMessage(window).contains(u"row 2 has 4 numbers, row 1 has 3"_s));
        QVERIFY(statusMessage(window).contains(u"line 2, column 7"_s, Qt::CaseInsensitive));
        QCOMPARE(window.currentSession().line(), u"queens:4,torus:24.."_s);
    }

    /// A game whose boards take long to deal is read in the background.
    void aLongGameDoesNotBlockTheWindow_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a game") << "cassetete 1\n"_ba;
        QTest::newRow("boards below a title") << "Some cards\n\n"_ba;
    }
    void aLongGameDoesNotBlockTheWindow()
    {
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        for (int seed = 0; seed < 10; ++seed)
            text += "dogs:5x5,deal=unique,count=4,seed=" + QByteArray::number(seed) + '\n';
        writeFile(folder.filePath(u"long.cassetete"_s), text);
        MainWindow window(app::puzzles());
        tests::show(window);
        tests::openLine(window, u"queens:6"_s);
        window.openFile(folder.filePath(u"long.cassetete"_s));
        QVERIFY(window.currentSession().isReading());
        QCOMPARE(window.currentSession().line(), u"queens:6:......"_s);
        tests::trigger(window, window::ActionId::Stop);
        QVERIFY(!window.currentSession().isReading());
        tests::finishBackgroundWork();
        QCOMPARE(window.currentSession().line(), u"queens:6:......"_s);
    }

    void aGameAndAPositionAreOpened()
    {
        const QTemporaryDir folder;
        MainWindow window(app::puzzles());
        tests::show(window);
        writeFile(folder.filePath(u"game.cassetete"_s), "cassetete 1\ntaquin:3x2:1 2 3 4 0 5\n");
        QVERIFY(dropOn(window.view(), *file(folder.filePath(u"game.cassetete"_s))));
        QTRY_COMPARE(window.currentSession().line(), u"taquin:3x2:1 2 3 4 0 5"_s);
        QMimeData text;
        text.setText(nearlyDone);
        QVERIFY(dropOn(window.view(), text));
        QCOMPARE(window.currentSession().line(), nearlyDone);
    }

    /// Moves in the file's second line are played.
    void aFileWithMovesIsPlayed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"position.txt"_s);
        MainWindow window(app::puzzles());
        const session::Timeline &timeline = window.currentSession().timeline();
        for (const QByteArray second : {"", "# from a book", "taquin:3x3", "rr"}) {
            const std::size_t before = timeline.acts().size();
            writeFile(path, "taquin:3x3:1 2 3 4 5 6 0 7 8\n" + second + '\n');
            window.openFile(path);
            QTRY_COMPARE(timeline.acts().size(), before + (second == "rr" ? 2 : 1));
        }
        QTRY_COMPARE(window.currentSession().line(), u"taquin:3x3:1 2 3 4 5 6 7 8 0"_s);
        QCOMPARE(timeline.lastFrame() - timeline.startOfGame(), 2);
    }

    /// The window can be closed while a picture is still being read.
    void closingDoesNotWaitForThePicture()
    {
        const QTemporaryDir folder;
        const QString path = makePicture(folder);
        for (int i = 0; i < 20; ++i) {
            MainWindow window(app::puzzles());
            QVERIFY(dropOn(window.view(), *file(path)));
        }
        tests::finishBackgroundWork();
    }
};

TEST_SUITE(DragAndDropTest)
#include "tst_draganddrop.moc"
