// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "board/boardview.h"
#include "insight/studyviews.h"
#include "session/files/settingsfile.h"
#include "support/suite.h"
#include "window/panels.h"
#include "window/widgets/verdictlabel.h"
#include "windowactions.h"

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

} // namespace

/// Tests that new versions of the program read the players' old settings.
class OldSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A file that is too large for settings would be read as empty and be replaced: it gets another name. A folder in
    /// its place stays.
    void foreignFilesAreKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings"_s);
        QFile large(path + ".json"_L1);
        QVERIFY(large.open(QFile::WriteOnly) && large.write(QByteArray((1 << 20) + 1, ' ')) > 0);
        large.close();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"cannot be a file of settings"_s));
        session::SettingsFile(path).setValue(u"puzzle"_s, u"queens"_s);
        QCOMPARE(QFileInfo(path + ".json.broken-1"_L1).size(), qint64((1 << 20) + 1));
        QCOMPARE(session::SettingsFile(path).value(u"puzzle"_s).toString(), u"queens"_s);
        QVERIFY(QDir().mkdir(path + "2.json"_L1));
        session::SettingsFile(path + u'2').setValue(u"puzzle"_s, u"queens"_s);
        QVERIFY(QFileInfo(path + "2.json"_L1).isDir());
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
