// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include <QLocalSocket>
#include <QProcess>

#include <memory>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int answerTimeout = 20'000; // milliseconds

} // namespace

/// However often the program is started, a single window saves the games and opens the files of all starts.
class SingleInstanceTest : public QObject {
    Q_OBJECT

    using Process = std::unique_ptr<QProcess>;

    std::unique_ptr<QTemporaryDir> m_home;

    QString gamesFolder() const { return m_home->filePath(u"data/cassetete/games"_s); }
    QString place() const { return gamesFolder() + u"/window"_s; }

    Process start(const QStringList &arguments, const QString &folder = {}) const
    {
        auto process = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"HOME"_s, m_home->path());
        environment.insert(u"XDG_DATA_HOME"_s, m_home->filePath(u"data"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, m_home->filePath(u"config"_s));
        process->setProcessEnvironment(environment);
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        if (!folder.isEmpty())
            process->setWorkingDirectory(folder);
        process->start(QString::fromUtf8(CASSETETE), arguments);
        return process;
    }

    bool answers() const
    {
        QLocalSocket socket;
        socket.connectToServer(place());
        return socket.waitForConnected(100);
    }

    static int endOf(QProcess &process)
    {
        return process.waitForFinished(answerTimeout) ? process.exitCode() : -1;
    }

    /// Terminates the program as the desktop does, so that it saves its games.
    static void quit(QProcess &process)
    {
        process.terminate();
        QCOMPARE(endOf(process), 0);
    }

    QByteArray autosaveFile(const QString &puzzle) const
    {
        QFile file(gamesFolder() + u'/' + puzzle + u".cassetete"_s);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    /// No other user can send anything to the window, whatever the umask lets others do.
    void onlyTheUserMayEnterTheMeetingPlace()
    {
        const mode_t before = ::umask(0);
        const Process window = start({});
        ::umask(before);
        QTRY_VERIFY(answers());
        constexpr QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                              QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        for (const QString &name : {gamesFolder(), place()})
            QCOMPARE(QFile::permissions(name) & others, QFile::Permissions());
        quit(*window);
    }

    void theOpenWindowTakesPositionsAndFiles()
    {
        const Process first = start({});
        QTRY_VERIFY_WITH_TIMEOUT(answers(), answerTimeout);
        QCOMPARE(endOf(*start({u"queens:6"_s})), 0);
        const QString name =
            u"a knight’s board.txt"_s; // a path relative to the folder in which the program is started
        QFile file(m_home->filePath(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("knight:5x6\n") > 0);
        file.close();
        QCOMPARE(endOf(*start({name}, m_home->path())), 0);
        QCOMPARE(endOf(*start({})), 0);
        quit(*first);
        QVERIFY(autosaveFile(u"queens"_s).contains("queens:6"));
        QVERIFY(autosaveFile(u"knight"_s).contains("knight:5x6"));
    }

    void ofManyStartsOneKeepsRunning()
    {
        std::vector<Process> all;
        for (int i = 0; i < 10; ++i)
            all.push_back(start({u"queens:%1"_s.arg(4 + i)}));
        const auto running = [&] {
            return std::ranges::count_if(all, [](const Process &one) {
                QCoreApplication::processEvents();
                return one->state() != QProcess::NotRunning;
            });
        };
        QTRY_COMPARE_WITH_TIMEOUT(running(), 1, 2 * answerTimeout);
        for (const Process &one : all) {
            if (one->state() == QProcess::NotRunning)
                QCOMPARE(one->exitCode(), 0);
        }
        const auto stays = std::ranges::find_if(
            all, [](const Process &one) { return one->state() != QProcess::NotRunning; });
        QTRY_VERIFY_WITH_TIMEOUT(answers(), answerTimeout);
        // A killed program does not block the next one.
        (*stays)->kill();
        QVERIFY((*stays)->waitForFinished(answerTimeout));
        const Process next = start({u"queens:20"_s});
        QTRY_VERIFY_WITH_TIMEOUT(answers(), answerTimeout);
        quit(*next);
        QVERIFY(autosaveFile(u"queens"_s).contains("queens:20"));
    }
};

TEST_SUITE(SingleInstanceTest)
#include "tst_singleinstance.moc"
