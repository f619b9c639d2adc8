// SPDX-License-Identifier: MIT
#include "support/files.h"
#include "support/suite.h"

#include "session/files/tablefiles.h"

#include <QTemporaryDir>

#include <numeric>

using namespace Qt::StringLiterals;
using session::TableFiles;
using tests::contentOf;
using tests::writeFile;

namespace {

using Words = std::vector<std::uint64_t>;

Words table(std::size_t size, std::uint64_t first = 1)
{
    Words words(size);
    std::iota(words.begin(), words.end(), first);
    return words;
}

} // namespace

class TableFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTableIsLoadedAsSaved()
    {
        const QTemporaryDir folder;
        for (const std::size_t size : {1U, 2U, 3U, 4U, 5U, 1001U}) {
            TableFiles(folder.filePath(u"new/tables"_s)).save("some", table(size));
            Words words(size);
            QVERIFY(TableFiles(folder.filePath(u"new/tables"_s)).load("some", words));
            QCOMPARE(words, table(size));
        }
    }

    void otherTablesAreNotMistakenForIt()
    {
        const QTemporaryDir folder;
        TableFiles files(folder.path());
        files.save("some", table(9));
        for (const std::size_t size : {8U, 10U}) {
            Words words(size);
            QVERIFY(!files.load("some", words));
        }
        Words words(9);
        QVERIFY(!files.load("other", words));
        QVERIFY(QFile::rename(folder.filePath(u"some"_s), folder.filePath(u"other"_s)));
        QVERIFY(!files.load("other", words));
    }

    void damageIsNoticed()
    {
        const QTemporaryDir folder;
        TableFiles files(folder.path());
        files.save("some", table(9));
        const QByteArray good = contentOf(folder.filePath(u"some"_s));
        Words words(9);
        for (qsizetype at = 0; at < good.size(); ++at) {
            for (const int bit : {0, 7}) {
                QByteArray bad = good;
                bad[at] = char(bad[at] ^ (1 << bit));
                writeFile(folder.filePath(u"some"_s), bad);
                QVERIFY2(!files.load("some", words), qPrintable(QString::number(at)));
            }
        }
        writeFile(folder.filePath(u"some"_s), good);
        QVERIFY(files.load("some", words));
    }

    void nothingIsStoredWithoutAFolder()
    {
        const QTemporaryDir folder;
        writeFile(folder.filePath(u"file"_s), "text");
        for (const QString &place : {folder.filePath(u"file"_s), QString()}) {
            TableFiles files(place);
            files.save("some", table(9));
            Words words(9);
            QVERIFY(!files.load("some", words));
        }
        QCOMPARE(contentOf(folder.filePath(u"file"_s)), QByteArray("text"));
        qputenv("CASSETETE_TABLES", "off");
        QCOMPARE(TableFiles::usualFolder(), QString());
        qunsetenv("CASSETETE_TABLES");
        QVERIFY(TableFiles::usualFolder().endsWith(u"/tables"_s));
    }

    void theLeastRecentlyUsedIsRemoved()
    {
        constexpr qint64 room = 3 * (100 * 8 + 16);
        const QTemporaryDir folder;
        TableFiles files(folder.path(), room);
        Words words(100);
        QDateTime time = QDateTime::currentDateTime().addSecs(-100);
        for (const char *const name : {"one", "two", "three"}) {
            files.save(name, table(100));
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QFile::ReadWrite));
            QVERIFY(file.setFileTime(time = time.addSecs(1), QFileDevice::FileModificationTime));
        }
        QVERIFY(files.load("one", words));
        files.save("four", table(100));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
                 (QStringList{u"four"_s, u"one"_s, u"three"_s}));
        files.save("large", table(std::size_t(room)));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
    }
};

TEST_SUITE(TableFilesTest)
#include "tst_tablefiles.moc"
