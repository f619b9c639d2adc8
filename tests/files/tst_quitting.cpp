// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/style.h"
#include "failingdisk.h"
#include "session/files/savedgame.h"
#include "session/files/tablefiles.h"
#include "support/files.h"
#include "support/stillness.h"
#include "support/suite.h"
#include "taquin/picturestore.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QDirIterator>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTemporaryDir>

#include <cerrno>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using tests::contentOf;
using window::ActionId;
using window::MainWindow;

namespace {

const QString mine = u"taquin:3x3:1 2 3 4 5 6 7 0 8"_s;
const QString other = u"taquin:3x3:1 2 3 4 5 6 0 7 8"_s;

QString gamesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/games"_L1;
}

QByteArray autosaveFile()
{
    return contentOf(gamesFolder() + "/taquin.cassetete"_L1);
}

/// Answers dialogs in order, as they appear.
class Answers {
public:
    using Answer = std::function<void(QWidget &)>;

    explicit Answers(QList<Answer> answers) : m_answers(std::move(answers))
    {
        m_timer.callOnTimeout([this] {
            QWidget *const question = QApplication::activeModalWidget();
            if (question && question != m_last && !m_answers.empty()) {
                m_last = question;
                m_answers.takeFirst()(*question);
            }
        });
        m_timer.start(1);
    }
    bool areGiven() const { return m_answers.empty(); }

private:
    QList<Answer> m_answers;
    QPointer<QWidget> m_last;
    QTimer m_timer;
};

/// Presses the button with this text; Escape if there is none.
Answers::Answer press(const QString &text)
{
    return [text](QWidget &question) {
        for (QAbstractButton *button : question.findChildren<QAbstractButton *>()) {
            if (button->text().remove(u'&') == text)
                return button->click();
        }
        QTest::keyClick(&question, Qt::Key_Escape);
    };
}

Answers::Answer choose(const QString &path)
{
    return [path](QWidget &question) {
        auto *dialog = qobject_cast<QFileDialog *>(&question);
        QVERIFY(dialog);
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
    };
}

QString titleOf(const MainWindow &window)
{
    return window.windowTitle();
}

} // namespace

/// No game is lost silently when the program quits with a full disk, or when there is a second window.
class Quitting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).removeRecursively();
        QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).removeRecursively();
        window::Settings().setLanguage(window::Language::English);
    }

    void aGameThatCannotBeKeptIsAskedFor_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("closes");
        QTest::newRow("Escape") << QString() << false;
        QTest::newRow("stay") << u"Cancel"_s << false;
        QTest::newRow("quit") << u"Quit without Saving"_s << true;
    }
    void aGameThatCannotBeKeptIsAskedFor()
    {
        QFETCH(QString, button);
        QFETCH(bool, closes);
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, mine);
        const FailingDisk disk(QFile::encodeName(gamesFolder()), 1, FailingDisk::Fault::ForGood, ENOSPC);
        QString text;
        const Answers answers({[&](QWidget &question) {
            text = qobject_cast<QMessageBox *>(&question)->informativeText();
            press(button)(question);
        }});
        QCOMPARE(window.close(), closes);
        QVERIFY(answers.areGiven());
        QVERIFY2(text.contains("the disk is full"_L1), qPrintable(text));
        QCOMPARE(window.currentSession().line(), mine);
    }

    void theGameIsKeptOnceThereIsRoom()
    {
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, mine);
        auto disk = std::make_unique<FailingDisk>(QFile::encodeName(gamesFolder()), 1,
                                                  FailingDisk::Fault::ForGood, ENOSPC);
        const Answers answers({[&](QWidget &question) {
            disk.reset();
            press(u"Try Again"_s)(question);
        }});
        QVERIFY(window.close());
        QVERIFY(answers.areGiven());
        QVERIFY(autosaveFile().contains("1 2 3 4 5 6 7 0 8"));
    }

    void theGameIsSavedElsewhere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.cassetete"_s);
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, mine);
        const FailingDisk disk(QFile::encodeName(gamesFolder()), 1, FailingDisk::Fault::ForGood, EROFS);
        const Answers answers({press(u"Save Elsewhere…"_s), choose(path)});
        QVERIFY(window.close());
        QVERIFY(answers.areGiven());
        QVERIFY(contentOf(path).contains("1 2 3 4 5 6 7 0 8"));
    }

    void savedGamesAreNotAskedFor()
    {
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, mine);
        QVERIFY(window.close());
        QVERIFY(autosaveFile().contains("1 2 3 4 5 6 7 0 8"));
    }

    void aSecondWindowLeavesTheGamesOfTheFirst()
    {
        MainWindow first(app::puzzles());
        first.show();
        tests::openLine(first, mine);
        first.saveAll();
        const QByteArray kept = autosaveFile();
        QVERIFY(kept.contains("1 2 3 4 5 6 7 0 8"));
        MainWindow second(app::puzzles());
        QVERIFY(titleOf(second).contains("not saved"_L1));
        QVERIFY(!titleOf(first).contains("not saved"_L1));
        second.show();
        tests::openLine(second, other);
        QCOMPARE(second.saveAll(), QString());
        QCOMPARE(autosaveFile(), kept);
        const Answers answers({press({}), press(u"Quit without Saving"_s)});
        QVERIFY(!second.close());
        QVERIFY(second.close());
        QVERIFY(answers.areGiven());
        QCOMPARE(autosaveFile(), kept);
        QVERIFY(first.close());
    }

    /// Quitting says who keeps the games: the lock that a running program holds may have lost its content.
    void theQuestionSaysWhoKeepsTheGames_data()
    {
        QTest::addColumn<QByteArray>("lock");
        QTest::addColumn<QString>("holder");
        QTest::newRow("this computer")
            << "4242\ncassetete\n" + QSysInfo::machineHostName().toUtf8() + "\n\n\n"
            << u"Another window"_s;
        QTest::newRow("another computer")
            << "4242\ncassetete\nanother-machine\n\n\n"_ba << u"“another-machine”"_s;
        QTest::newRow("nobody") << QByteArray() << gamesFolder() + "/lock"_L1;
        QTest::newRow("garbage") << "a text of somebody\n"_ba << gamesFolder() + "/lock"_L1;
    }
    void theQuestionSaysWhoKeepsTheGames()
    {
        QFETCH(QByteArray, lock);
        QFETCH(QString, holder);
        const MainWindow first(app::puzzles());
        QFile file(gamesFolder() + "/lock"_L1);
        QVERIFY(file.open(QFile::ReadWrite) && file.resize(0) && file.write(lock) == lock.size());
        file.close();
        MainWindow second(app::puzzles());
        second.show();
        tests::openLine(second, other);
        QString text;
        const Answers answers({[&](QWidget &question) {
            text = qobject_cast<QMessageBox *>(&question)->text();
            press(u"Quit without Saving"_s)(question);
        }});
        QVERIFY(second.close());
        QVERIFY2(text.contains(holder), qPrintable(text));
        QCOMPARE(text.contains("Another window"_L1), holder == "Another window"_L1);
    }

    void aSecondWindowLeavesWhatTheFirstRemembers()
    {
        const QTemporaryDir folder;
        const QString mineToo = folder.filePath(u"mine.cassetete"_s);
        const QString strange = folder.filePath(u"other.cassetete"_s);
        MainWindow first(app::puzzles());
        first.show();
        tests::openLine(first, mine);
        {
            const Answers answers({choose(mineToo)});
            first.actions()[ActionId::SaveAs]->trigger();
            QVERIFY(answers.areGiven());
        }
        const window::Settings settings;
        const QStringList recent = settings.recentFiles();
        const QByteArray geometry = settings.geometry();
        QVERIFY(recent.contains(mineToo));
        QCOMPARE(settings.puzzle(), u"taquin"_s);
        QFile damaged(gamesFolder() + "/queens.cassetete"_L1);
        QVERIFY(damaged.open(QFile::WriteOnly) && damaged.write("nonsense") > 0);
        damaged.close();
        MainWindow second(app::puzzles());
        second.show();
        second.resize(second.size() + QSize(40, 30));
        second.selectPuzzle(u"queens"_s);
        QCOMPARE(contentOf(damaged.fileName()), "nonsense");
        {
            const Answers answers({choose(strange)});
            second.actions()[ActionId::SaveAs]->trigger();
            QVERIFY(answers.areGiven());
        }
        QVERIFY(!contentOf(strange).isEmpty());
        QCOMPARE(second.saveAll(), QString());
        QCOMPARE(settings.recentFiles(), recent);
        QCOMPARE(settings.geometry(), geometry);
        QCOMPARE(settings.puzzle(), u"taquin"_s);
        QCOMPARE(contentOf(damaged.fileName()), "nonsense");
        QCOMPARE(QDir(gamesFolder()).entryList({u"*broken*"_s}), QStringList());
    }

    void aSecondWindowThatWasOnlyLookedAtAsksNothing()
    {
        MainWindow first(app::puzzles());
        MainWindow second(app::puzzles());
        second.show();
        QVERIFY(second.close());
    }

    /// Other users can read neither the games nor the socket that windows share, even if an existing folder
    /// was open to them.
    void theFolderIsTheUsers()
    {
        using Permission = QFile::Permission;
        for (const bool isThere : {false, true}) {
            const QDir folder(gamesFolder());
            QDir(folder).removeRecursively();
            if (isThere) {
                QVERIFY(folder.mkpath(u"."_s));
                QVERIFY(QFile::setPermissions(
                    folder.path(), Permission::ReadOwner | Permission::WriteOwner | Permission::ExeOwner |
                                       Permission::ReadGroup | Permission::ExeGroup | Permission::ReadOther |
                                       Permission::ExeOther));
            }
            MainWindow window(app::puzzles());
            const QFile::Permissions others = Permission::ReadGroup | Permission::WriteGroup |
                                              Permission::ExeGroup | Permission::ReadOther |
                                              Permission::WriteOther | Permission::ExeOther;
            QCOMPARE(QFile::permissions(folder.path()) & others, QFile::Permissions());
            QVERIFY(QFile::permissions(folder.path()).testFlag(Permission::ExeOwner));
        }
    }

    /// Files that the program writes by itself are closed to other users, by their own mode or that of a
    /// folder above, even with a umask of 0.
    void nothingIsOpenToOthers()
    {
        const ::mode_t before = ::umask(0);
        {
            MainWindow window(app::puzzles());
            window.show();
            tests::openLine(window, other);
            window.selectPuzzle(u"queens"_s);
            window.setLanguage(window::Language::French);
            window.setLanguage(window::Language::English);
            board::displaySettings("queens"_L1).setValue(u"attackedSquares"_s, true);
            QVERIFY(window.close());
            const std::vector<std::uint64_t> words(8);
            session::TableFiles().save("a-table", words);
            QImage image(8, 8, QImage::Format_RGB32);
            image.fill(Qt::red);
            const taquin::PictureStore pictures(taquin::PictureStore::standardFolder());
            QCOMPARE(pictures.add({image, u"red"_s, {}}), QString());
        }
        ::umask(before);
        QStringList names;
        for (const auto place : {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation,
                                 QStandardPaths::CacheLocation}) {
            const QString root = QStandardPaths::writableLocation(place);
            QDirIterator folders(root, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot,
                                 QDirIterator::Subdirectories);
            QStringList writable{root};
            while (folders.hasNext())
                writable << folders.next();
            writable.removeIf([](const QString &folder) {
                return !(QFile::permissions(folder) & (QFile::WriteGroup | QFile::WriteOther));
            });
            QCOMPARE(writable, QStringList());
            QDirIterator all(root, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (all.hasNext()) {
                const QFileInfo file(all.next());
                names << file.fileName();
                const QFile::Permissions used =
                    QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
                bool isClosed = !(file.permissions() & used);
                for (QDir folder = file.dir(); !isClosed && folder.path().startsWith(root); folder.cdUp())
                    isClosed = !(QFile::permissions(folder.path()) & (QFile::ExeGroup | QFile::ExeOther));
                QVERIFY2(isClosed, qPrintable(file.filePath()));
            }
        }
        for (const char *name : {"taquin.cassetete", "settings.json", "queens.json", "a-table", "list.txt"})
            QVERIFY2(names.contains(QLatin1StringView(name)), name);
    }

    void aSecondWindowCanSave()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.cassetete"_s);
        MainWindow first(app::puzzles());
        MainWindow second(app::puzzles());
        second.show();
        tests::openLine(second, mine);
        {
            const Answers answers({choose(path)});
            second.actions()[ActionId::SaveAs]->trigger();
            QVERIFY(answers.areGiven());
        }
        QVERIFY(contentOf(path).contains("1 2 3 4 5 6 7 0 8"));
        QVERIFY(second.close());
    }

    /// The lock of a program that was killed is ignored.
    void theLockOfADeadProgramDoesNotCount()
    {
        QVERIFY(QDir().mkpath(gamesFolder()));
        QFile lock(gamesFolder() + "/lock"_L1);
        QVERIFY(lock.open(QFile::WriteOnly));
        lock.write("99999999\ncassetete\n" + QSysInfo::machineHostName().toUtf8() + '\n');
        lock.close();
        MainWindow window(app::puzzles());
        QVERIFY(!titleOf(window).contains("not saved"_L1));
        tests::openLine(window, mine);
        QCOMPARE(window.saveAll(), QString());
        QVERIFY(autosaveFile().contains("1 2 3 4 5 6 7 0 8"));
    }

    void aFileThatCannotBeSavedIsReportedInADialog()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.cassetete"_s);
        MainWindow window(app::puzzles());
        window.show();
        tests::openLine(window, mine);
        {
            const Answers answers({choose(path)});
            window.actions()[ActionId::SaveAs]->trigger();
        }
        const QByteArray before = contentOf(path);
        QVERIFY(!before.isEmpty());
        window.currentSession().setMoment(u"here"_s, {});
        const FailingDisk disk(QFile::encodeName(folder.path()), 1, FailingDisk::Fault::ForGood, ENOSPC);
        window.actions()[ActionId::Save]->trigger();
        const auto *box = window.findChild<QMessageBox *>();
        QVERIFY(box && box->isVisible());
        QVERIFY2(box->text().contains(path) && box->text().contains("the disk is full"_L1),
                 qPrintable(box->text()));
        QCOMPARE(contentOf(path), before);
    }
};

TEST_SUITE(Quitting)
#include "tst_quitting.moc"
