// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "insight/studyviews.h"
#include "session/files/regularfile.h"
#include "session/files/settingsfile.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/widgets/verdictlabel.h"
#include "windowactions.h"

#include <QLockFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using window::ActionId;
using window::MainWindow;

namespace {

// A settings file as written by version 1.1. It must never change, since later versions must read it.
constexpr auto settingsBefore = R"({
    "home": "off",
    "keys/FullScreen": ["Ctrl+T"],
    "keys/FindAllSolutions": ["A", "Ctrl+Shift+A"],
    "keys/PastePosition": [],
    "language": "fr",
    "look": "dark",
    "program": "python",
    "puzzle": "queens",
    "queens/method": "lookback",
    "queens/speed": 7,
    "queens/stops": ["on rise 5"],
    "recent": ["/one/board.cassetete", "/two/page.md"],
    "taquin/deal/deal": "walk",
    "times": "off",
    "verdict": "off"
})";

/// Makes a file with this content; a pipe or a folder, as the data row says, if there is none.
void makeForeign(const QString &path, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    if (!content.isEmpty())
        tests::writeFile(path, content);
    else if (qstrcmp(QTest::currentDataTag(), "a pipe") == 0)
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    else
        QVERIFY(QDir().mkdir(path));
}

/// Verifies that what makeForeign made is unchanged.
void verifyForeign(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    if (!content.isEmpty())
        QCOMPARE(tests::contentOf(path), content);
    else if (qstrcmp(QTest::currentDataTag(), "a pipe") == 0)
        QVERIFY(info.exists() && !info.isFile() && !info.isDir());
    else
        QVERIFY(info.isDir());
}

} // namespace

/// Tests that new versions of the program read the players' old settings.
class OldSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A file that cannot be settings would be read as empty settings and be overwritten, and a pipe would block the
    /// program for ever. Both are renamed instead, and a message gives the new name.
    void foreignFilesAreKept_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("too large") << QByteArray((1 << 20) + 1, ' ');
        QTest::newRow("a comma too many") << QByteArray(settingsBefore).replace("\"off\"\n", "\"off\",\n");
        QTest::newRow("cut") << QByteArray(settingsBefore).first(100);
        QTest::newRow("garbage") << "a text of somebody\n"_ba;
        QTest::newRow("a list") << "[1, 2]"_ba;
        QTest::newRow("a folder") << QByteArray();
        QTest::newRow("a pipe") << QByteArray();
    }
    void foreignFilesAreKept()
    {
        QFETCH(QByteArray, content);
        tests::resetUserData();
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
        const QString path = folder + "/settings.json"_L1;
        QDir(folder).removeRecursively();
        makeForeign(path, content);
        MainWindow window(app::puzzles());
        const QString aside = path + ".broken-1"_L1;
        QVERIFY2(tests::statusMessage(window).contains(aside), qPrintable(tests::statusMessage(window)));
        window.setColourScheme(window::ColourScheme::Dark);
        window::Settings().setColourScheme(window::ColourScheme::Dark);
        QCOMPARE(window::Settings().colourScheme(), window::ColourScheme::Dark);
        QVERIFY(QFileInfo(path).isFile());
        verifyForeign(aside, content);
    }

    /// The lock of the settings and the settings of a puzzle are read in the same way.
    void foreignLocksAndSettingsAreKept_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a lock") << u"settings.json.lock"_s;
        QTest::newRow("the lock of a lock") << u"settings.json.lock.rmlock"_s;
        QTest::newRow("settings of a puzzle") << u"queens.json"_s;
    }
    void foreignLocksAndSettingsAreKept()
    {
        QFETCH(QString, name);
        for (const char *what : {"a pipe", "a folder"}) {
            const QTemporaryDir folder;
            const QString path = folder.filePath(name);
            if (qstrcmp(what, "a pipe") == 0)
                QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
            else
                QVERIFY(QDir().mkdir(path));
            const QString settings = folder.filePath(name.section(u'.', 0, 0));
            session::SettingsFile(settings).setValue(u"puzzle"_s, u"queens"_s);
            QCOMPARE(session::SettingsFile(settings).value(u"puzzle"_s).toString(), u"queens"_s);
            const QStringList reports = session::FileReports::all().take();
            QCOMPARE(reports.size(), 1);
            QVERIFY2(reports.front().contains(path + ".broken-1"_L1), qPrintable(reports.front()));
            QVERIFY(QFileInfo::exists(path + ".broken-1"_L1));
        }
    }

    /// A lock without a name, or of another machine, is what a crash or a restored home leaves: QSettings would wait
    /// half a minute for it. The lock of a program that is writing remains, whatever is in it.
    void abandonedLocksAreRemoved_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("age"); // seconds
        for (const char *suffix : {".lock", ".lock.rmlock"}) {
            const auto row = [suffix](const char *what, const QByteArray &content, int age) {
                QTest::addRow("%s%s", what, suffix) << QString::fromLatin1(suffix) << content << age;
            };
            row("empty", {}, 20);
            row("garbage", "a text of somebody\n", 20);
            row("another machine", "4242\ncassetete\nanother-machine\n\n\n", 20);
            row("empty, from the future", {}, -20);
            row("empty, just created", {}, 0);
        }
    }
    void abandonedLocksAreRemoved()
    {
        QFETCH(QString, suffix);
        QFETCH(QByteArray, content);
        QFETCH(int, age);
        const QTemporaryDir folder;
        const QString settings = folder.filePath(u"settings"_s);
        const QString path = settings + ".json"_L1 + suffix;
        const auto fill = [&] {
            QFile file(path);
            QVERIFY(file.open(QFile::ReadWrite) && file.resize(0));
            QCOMPARE(file.write(content), content.size());
            QVERIFY(file.flush() && file.setFileTime(QDateTime::currentDateTime().addSecs(-age),
                                                     QFile::FileModificationTime));
        };
        fill();
        const session::SettingsFile file(settings);
        QVERIFY(!QFileInfo::exists(path));
        QLockFile writer(path);
        QVERIFY(writer.lock());
        fill();
        const session::SettingsFile again(settings);
        QCOMPARE(tests::contentOf(path), content);
        QVERIFY(QFileInfo::exists(path));
    }

    /// Settings that a person breaks while the program runs are not lost when it writes its own.
    void settingsBrokenMeanwhileAreKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings"_s);
        session::SettingsFile settings(path);
        settings.setValue(u"puzzle"_s, u"queens"_s);
        settings.sync();
        const QByteArray broken = "{\"puzzle\": \"taquin\",}";
        tests::writeFile(path + ".json"_L1, broken);
        settings.setValue(u"look"_s, u"dark"_s);
        settings.sync();
        QCOMPARE(tests::contentOf(path + ".json.broken-1"_L1), broken);
        QCOMPARE(session::FileReports::all().take().size(), 1);
        QCOMPARE(session::SettingsFile(path).value(u"look"_s).toString(), u"dark"_s);
    }

    void settingsOfOldVersionsAreRead()
    {
        tests::resetUserData();
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + "/settings.json"_L1);
        QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
        file.write(settingsBefore);
        file.close();

        MainWindow window(app::puzzles());
        tests::show(window);
        QCOMPARE(window.locale().language(), QLocale::French);
        QCOMPARE(QLatin1String(window.currentSession().kind().id), "queens"_L1);
        QCOMPARE(QLatin1String(window.currentSession().search().methods().method().id), "lookback"_L1);
        QCOMPARE(window.currentSession().player().speed().mark(), 7);
        QCOMPARE(window.currentSession().stops().size(), 1U);
        QCOMPARE(window.actions()[ActionId::FullScreen]->shortcuts(), QList{QKeySequence(u"Ctrl+T"_s)});
        QCOMPARE(window.actions()[ActionId::AllSolutions]->shortcuts(),
                 (QList{QKeySequence(u"A"_s), QKeySequence(u"Ctrl+Shift+A"_s)}));
        QVERIFY(window.actions()[ActionId::Paste]->shortcuts().isEmpty());
        QVERIFY(!window.actions()[ActionId::KeepTimes]->isChecked());
        QVERIFY(window.findChild<window::VerdictLabel *>()->isHidden());
        QCOMPARE(window::Settings().recentFiles(),
                 (QStringList{u"/one/board.cassetete"_s, u"/two/page.md"_s}));
        QCOMPARE(window::Settings().programLanguage(), u"python"_s);
        QCOMPARE(window::Settings().colourScheme(), window::ColourScheme::Dark);
        window.setLanguage(window::Language::English);
    }
};

TEST_SUITE(OldSettings)
#include "tst_oldsettings.moc"
