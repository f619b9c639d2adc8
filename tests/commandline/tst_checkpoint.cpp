// SPDX-License-Identifier: MIT
#include "support/files.h"
#include "support/suite.h"

#include "run.h"

#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using tests::contentOf;
using tests::writeFile;

namespace {

/// Runs the program in its own process, so that it can be killed.
class RunningProgram : public QProcess {
public:
    explicit RunningProgram(const QStringList &words)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        setProcessEnvironment(environment);
        start(QString::fromUtf8(CASSETETE), words);
    }
};

} // namespace

/// Tests `cassetete solve --count --checkpoint`.
class CheckpointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Part records contain the version.
    void initTestCase() { QCoreApplication::setApplicationVersion(u"1.0.0"_s); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"count.checkpoint"_s);
    }

    /// Counts that are killed fifty times, at random instants, reach the same result as uninterrupted ones.
    void killsLoseNothing()
    {
        const QStringList lines{u"knight:6x6"_s, u"tiling:6x10,pentominoes"_s, u"bishop:10x10"_s,
                                u"queens:16"_s, u"knight:6x8,closed"_s};
        const QList<QByteArray> counts{"524486",
                                       "9356",
                                       {},
                                       "14772512",   // known counts, and those of OEIS A000170
                                       "110976284"}; // twice that of OEIS A193055 for six columns
        QRandomGenerator chance(1);
        int kills = 0;
        for (int round = 0; kills < tests::sample(50, 8); ++round) {
            const qsizetype which = round % lines.size();
            QFile::remove(m_path);
            const QByteArray count = untilItEnds(lines[which], chance, kills);
            const QByteArray expected = counts[which].isEmpty()
                                            ? run({u"solve"_s, u"--count"_s, lines[which]}).out.trimmed()
                                            : counts[which];
            QCOMPARE(count, expected + '\n');
        }
    }

    /// A count that was ended by its time limit continues from there without repeating work: its nodes are
    /// those of a single run.
    void aStoppedCountResumes()
    {
        const QStringList words{u"solve"_s, u"--count"_s, u"--json"_s, u"knight:5x6"_s};
        const QString nodes = nodesOf(run(words + QStringList{u"--checkpoint"_s, m_path}));
        QVERIFY(nodes.toULongLong() > 1000);
        QFile::remove(m_path);
        const QStringList kept = words + QStringList{u"--checkpoint"_s, m_path};
        QCOMPARE(run(kept + QStringList{u"--time"_s, u"0.001"_s}).status, 2);
        const Run last = run(kept);
        QCOMPARE(last.status, 0);
        QCOMPARE(last.json()["solutions"_L1].toString(), u"4542"_s);
        QCOMPARE(nodesOf(last), nodes);
        QCOMPARE(nodesOf(run(kept)), nodes);
    }

    /// A method that counts by layers keeps its last layer, but cannot count a part.
    void aDamagedLayerIsLeftAlone()
    {
        const QStringList words{u"solve"_s,    u"--count"_s,  u"--checkpoint"_s,     m_path,
                                u"--method"_s, u"frontier"_s, u"knight:6x6,closed"_s};
        QCOMPARE(run(words).out, "19724\n");
        QCOMPARE(run(words).out, "19724\n");
        const QByteArray content = contentOf(m_path);
        const qsizetype states = content.indexOf('\n') + 1;
        for (const qsizetype at : {qsizetype(30), states, content.size() - 1}) {
            QByteArray damaged = content;
            damaged[at] = char(damaged[at] ^ 1);
            writeFile(m_path, damaged);
            const Run refused = run(words);
            QVERIFY(refused.status == 65 || refused.status == 2);
            QVERIFY(!refused.out.contains("19724"));
            QVERIFY(refused.err.contains(m_path.toUtf8()));
            QCOMPARE(contentOf(m_path), damaged);
        }
        writeFile(m_path, content.chopped(1));
        QCOMPARE(run(words).status, 65);
        QCOMPARE(run({u"solve"_s, u"--count"_s, u"--part"_s, u"1/2"_s, u"--method"_s, u"frontier"_s,
                      u"knight:6x6,closed"_s})
                     .status,
                 64);
    }

    void partsHaveCheckpoints()
    {
        QByteArray records;
        for (const auto *part : {"1/2", "2/2"}) {
            QFile::remove(m_path);
            const QStringList words{
                u"solve"_s,        u"--count"_s, u"--part"_s,    QString::fromLatin1(part),
                u"--checkpoint"_s, m_path,       u"knight:5x5"_s};
            const QByteArray record = run(words).out;
            QCOMPARE(QJsonDocument::fromJson(run(words).out)["count"_L1],
                     QJsonDocument::fromJson(record)["count"_L1]);
            records += record;
        }
        QCOMPARE(run({u"merge"_s, u"-"_s}, records).out, "304\n");
    }

    /// A file that does not belong to this count is left unchanged, and nothing is counted.
    void leavesForeignFilesAlone_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("another board") << "knight:5x5"_ba
                                       << "bishop:6x6"_ba;
        QTest::newRow("a digit of a figure") << "\"nodes\":\""_ba
                                             << "\"nodes\":\"1"_ba;
        QTest::newRow("the digest") << "{\"digest\":\""_ba
                                    << "{\"digest\":\"0"_ba;
        QTest::newRow("cut short") << "\"done\""_ba << QByteArray();
    }
    void leavesForeignFilesAlone()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const QStringList words{u"solve"_s, u"--count"_s, u"--checkpoint"_s, m_path, u"knight:5x5"_s};
        QCOMPARE(run(words).out, "304\n");
        QByteArray content = contentOf(m_path);
        QVERIFY(content.contains(before));
        content = after.isEmpty() ? content.first(content.indexOf(before)) : content.replace(before, after);
        writeFile(m_path, content);
        const Run refused = run(words);
        QCOMPARE(refused.status, 65);
        QCOMPARE(refused.out, QByteArray());
        QVERIFY(refused.err.contains(m_path.toUtf8()));
        QCOMPARE(contentOf(m_path), content);
    }

    /// The valid checkpoint of another count is left unchanged, too.
    void anotherCountIsLeftAlone()
    {
        const auto count = [this](const QStringList &words) {
            return run(QStringList{u"solve"_s, u"--count"_s, u"--checkpoint"_s, m_path} + words);
        };
        QCOMPARE(count({u"knight:5x5"_s}).status, 0);
        const QByteArray content = contentOf(m_path);
        for (const QStringList &words :
             {QStringList{u"knight:5x6"_s}, {u"--part"_s, u"1/2"_s, u"knight:5x5"_s}}) {
            const Run refused = count(words);
            QCOMPARE(refused.status, 65);
            QVERIFY(refused.err.contains("another count"));
            QCOMPARE(contentOf(m_path), content);
        }
    }

    void anUnwritableFilePreventsTheCount()
    {
        const QString folder = m_folder->filePath(u"none/count"_s);
        const Run refused = run({u"solve"_s, u"--count"_s, u"--checkpoint"_s, folder, u"knight:5x5"_s});
        QCOMPARE(refused.status, 65);
        QCOMPARE(refused.out, QByteArray());
        QVERIFY(refused.err.contains(folder.toUtf8()));
        QCOMPARE(run({u"solve"_s, u"--count"_s, u"--checkpoint"_s, m_folder->path(), u"knight:5x5"_s}).status,
                 65);
    }

    void onlyACountHasACheckpoint()
    {
        const QStringList kept{u"solve"_s, u"--checkpoint"_s, m_path};
        QCOMPARE(run(kept + QStringList{u"queens:8"_s}).status, 64);
        QCOMPARE(run(kept + QStringList{u"--all"_s, u"queens:8"_s}).status, 64);
        QCOMPARE(run(kept + QStringList{u"--count"_s, u"-"_s}, "queens:8\n").status, 64);
        QCOMPARE(run(kept + QStringList{u"--count"_s, u"queens:6\nqueens:7"_s}).status, 64);
        QCOMPARE(run(kept + QStringList{u"--count"_s, u"--limit"_s, u"3"_s, u"queens:8"_s}).status, 64);
        QCOMPARE(run({u"race"_s, u"--checkpoint"_s, m_path, u"queens:8"_s}).status, 64);
        QVERIFY(!QFile::exists(m_path));
    }

private:
    static QString nodesOf(const Run &run) { return QString::number(run.json()["nodes"_L1].toInteger()); }

    /// Restarts and kills the count until one run completes. The runs become longer, so that a slow machine
    /// gets there, too.
    QByteArray untilItEnds(const QString &line, QRandomGenerator &chance, int &kills) const
    {
        for (int longest = 120;; longest += 30) {
            RunningProgram program({u"solve"_s, u"--count"_s, u"--checkpoint"_s, m_path, line});
            if (program.waitForFinished(chance.bounded(20, longest)))
                return program.readAllStandardOutput() + program.readAllStandardError();
            program.kill();
            program.waitForFinished();
            ++kills;
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

TEST_SUITE(CheckpointTest)
#include "tst_checkpoint.moc"
