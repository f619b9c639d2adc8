// SPDX-License-Identifier: MIT
#include "board/style.h"
#include "export/animationdialog.h"
#include "export/printdialog.h"
#include "export/solutionexport.h"
#include "failingdisk.h"
#include "session/files/savedgame.h"
#include "session/files/savefile.h"
#include "support/files.h"
#include "support/rooks.h"
#include "support/rooksui.h"
#include "support/suite.h"
#include "taquin/picturestore.h"
#include "window/games/sessionstore.h"
#include "window/widgets/settings.h"

#include <QStandardPaths>
#include <QTemporaryDir>

#include <cerrno>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using session::SaveFile;
using session::Session;

namespace {

using Files = QMap<QString, QByteArray>; // file contents by name

Files filesIn(const QString &folder)
{
    Files files;
    for (const QString &name : QDir(folder).entryList(QDir::Files | QDir::Hidden)) {
        QFile file(folder + u'/' + name);
        files[name] = file.open(QFile::ReadOnly) ? file.readAll() : "unreadable"_ba;
    }
    return files;
}

void put(const QString &folder, const Files &files)
{
    QDir(folder).removeRecursively();
    QVERIFY(QDir().mkpath(folder));
    for (auto file = files.begin(); file != files.end(); ++file) {
        QFile out(folder + u'/' + file.key());
        QVERIFY(out.open(QFile::WriteOnly) && out.write(file.value()) == file.value().size());
    }
}

/// A kind of file that the program writes, and how it is written.
struct Writing {
    QString folder; ///< the folder that contains it
    Files before;   ///< the files that exist before
    /// Writes the files and returns whether it succeeded.
    std::function<bool()> write;
    /// True if a failure leaves all files unchanged; otherwise, each is either the old one or the new one.
    bool atOnce = true;
};

QString data(const QString &folder)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + folder;
}

std::unique_ptr<Session> solved()
{
    auto session = std::make_unique<Session>(rooks::kind(), rooks::game("3"));
    session->solve({.solver = rooks::kind().solver("rows"), .goal = core::Goal::All});
    [&] {
        QTRY_VERIFY(session->search().outcome().has_value() &&
                    session->symmetryClasses().sorted() == session->solutions().size());
    }();
    return session;
}

QByteArray savedGame(const char *board)
{
    const Session session(rooks::kind(), rooks::game(board));
    return session::writeGame(rooks::kind(), session.timeline());
}

// Restores the saved game, changes it, and saves it again.
bool keepGame()
{
    static const ui::PuzzleUi *const puzzles[] = {&rooks::ui()};
    window::SessionStore store(puzzles);
    QSignalSpy message(&store, &window::SessionStore::message);
    store.session(0).begin(session::Act::New, rooks::game("6"), {});
    store.saveAll();
    return message.empty();
}

bool keepSettings()
{
    auto settings = board::displaySettings("files"_L1);
    settings.setValue(u"new"_s, QString(20'000, u'n'));
    settings.sync();
    return settings.status() == QSettings::NoError;
}

bool keepWindowSettings()
{
    auto settings = board::displaySettings("small"_L1);
    settings.setValue(u"new"_s, u"n"_s);
    settings.sync();
    return settings.status() == QSettings::NoError;
}

core::CancelToken &never()
{
    static std::atomic<bool> over = false;
    static core::CancelToken token(over);
    return token;
}

bool exportText(const Session &session, const QString &folder)
{
    std::atomic<int> done = 0;
    return exports::SolutionWriter(session).writeText(folder + "/all.txt"_L1, never(), done).error.isEmpty();
}

bool exportGames(const Session &session, const QString &folder)
{
    std::atomic<int> done = 0;
    return exports::SolutionWriter(session).writeFiles(folder, never(), done).error.isEmpty();
}

bool writePdf(const Session &session, const QString &folder)
{
    exports::PrintDialog dialog(rooks::ui(), session, exports::PrintDialog::Target::Pdf, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    return dialog.writePdf(folder + "/boards.pdf"_L1).isEmpty();
}

bool writeAnimation(const Session &session, const QString &path)
{
    exports::AnimationDialog dialog(rooks::ui(), session, board::Style::make(board::Style::Light), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy message(&dialog, &exports::AnimationDialog::message);
    dialog.write(path);
    [&] { QTRY_COMPARE(message.size(), 1); }();
    return message[0][0].toString().contains("was saved"_L1);
}

bool keepPicture(const QString &folder)
{
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::red);
    return taquin::PictureStore(folder).add({image, u"new.jpg"_s, {}}).isEmpty();
}

/// Returns, in place of a PDF, whether it is whole and its size rounded down to hundreds of bytes, since its date and
/// ID differ between runs. Other content is returned unchanged.
QByteArray withoutDate(QByteArray content)
{
    if (!content.startsWith("%PDF"))
        return content;
    return content.endsWith("%%EOF\n")
               ? "a whole PDF of " + QByteArray::number(content.size() / 100) + "00 bytes"
               : "a part of a PDF"_ba;
}

Files withoutDates(Files files)
{
    for (QByteArray &content : files)
        content = withoutDate(content);
    return files;
}

} // namespace

/// The program never leaves a half-written file: either the new file is complete and success is reported, or
/// the old file is unchanged and the failure is reported.
class Saving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_session = solved();
    }

    /// Writing a block copies no data, since a block may be half as large as the memory.
    void aLargeBlockIsNotCopied()
    {
        constexpr std::size_t size = std::size_t(1) << 38;
        void *block = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (block == MAP_FAILED)
            QSKIP("there are not so many addresses");
        const QTemporaryDir folder;
        const FailingDisk disk(folder.path().toUtf8(), 2, FailingDisk::Fault::ForGood, ENOSPC);
        SaveFile file(folder.filePath(u"table"_s));
        QVERIFY(file.open());
        QCOMPARE(file.write(static_cast<const char *>(block), qint64(size)), qint64(-1));
        QVERIFY(disk.hasFailed());
        ::munmap(block, size);
    }

    /// Small and large blocks are written in order.
    void blocksOfAllSizesAreWritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"blocks"_s);
        QByteArray all;
        SaveFile file(path);
        QVERIFY(file.open());
        for (const qsizetype size : {10, 100'000, 70'000, 1, 65'535, 65'536, 3}) {
            const QByteArray block(size, char('a' + all.size() % 26));
            QCOMPARE(file.write(block), qint64(size));
            all += block;
        }
        QVERIFY(file.commit());
        QVERIFY(tests::contentOf(path) == all);
    }

    /// A file's beginning can be written last, as an animation needs.
    void theBeginningIsWrittenOver()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"numbered"_s);
        SaveFile file(path);
        QVERIFY(file.open());
        QVERIFY(file.write("0 lines\n") == 8 && file.write(QByteArray(100'000, 'x')) == 100'000);
        QVERIFY(!file.seek(200'000));
        QVERIFY(file.seek(0) && file.write("7") == 1);
        QVERIFY(file.commit());
        QVERIFY(tests::contentOf(path) == "7 lines\n" + QByteArray(100'000, 'x'));
    }

    void nothingIsHalfWritten_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<FailingDisk::Fault>("fault");
        QTest::addColumn<int>("error");
        int number = 0;
        const auto row = [&number](const QString &kind, const char *what, FailingDisk::Fault fault,
                                   int error) {
            if (tests::isTried(number++, 2)) // of each kind, the daily run tries one or two faults
                QTest::addRow("%s, %s", qPrintable(kind), what) << kind << fault << error;
        };
        for (const QString &kind : kinds().keys()) {
            row(kind, "one error", FailingDisk::Fault::Once, EIO);
            row(kind, "full disk", FailingDisk::Fault::ForGood, ENOSPC);
            row(kind, "room for a part", FailingDisk::Fault::Short, ENOSPC);
        }
    }
    void nothingIsHalfWritten()
    {
        QFETCH(QString, kind);
        QFETCH(FailingDisk::Fault, fault);
        QFETCH(int, error);
        const Writing writing = kinds()[kind];
        const Files before = withoutDates(writing.before);
        put(writing.folder, writing.before);
        QVERIFY(writing.write());
        const Files after = withoutDates(filesIn(writing.folder));
        QVERIFY(after != before);
        bool failed = true;
        for (int call = 1; failed; ++call) {
            QVERIFY2(call < 1000, "it never comes to an end");
            put(writing.folder, writing.before);
            bool done = false;
            {
                const FailingDisk disk(QFile::encodeName(writing.folder), call, fault, error);
                done = writing.write();
                failed = disk.hasFailed();
            }
            const Files now = withoutDates(filesIn(writing.folder));
            const QByteArray where = "call " + QByteArray::number(call) + (done ? ", success" : ", failure");
            for (auto file = now.begin(); file != now.end(); ++file) {
                const bool isNew = after.contains(file.key()) && file.value() == after[file.key()];
                const bool isOld = before.contains(file.key()) && file.value() == before[file.key()];
                const bool good = done ? isNew : isOld || (isNew && !writing.atOnce);
                const QByteArray size = QByteArray::number(file.value().size());
                const QByteArray what = where + ": " + file.key().toUtf8() + " has " + size + " bytes";
                QVERIFY2(good, what.constData());
            }
            QVERIFY2((done ? after : before).size() <= now.size(), where.constData());
            QVERIFY(done || failed);
        }
    }

    /// The errors are those of a read-only disk, which also affect root.
    void anUnwritableFolderIsReported_data() { addKinds(); }
    void anUnwritableFolderIsReported()
    {
        QFETCH(QString, kind);
        const Writing writing = kinds()[kind];
        put(writing.folder, writing.before);
        {
            const FailingDisk disk(QFile::encodeName(writing.folder), 1, FailingDisk::Fault::ForGood, EROFS);
            QVERIFY(!writing.write());
        }
        QCOMPARE(filesIn(writing.folder), writing.before);
    }

    /// Kept games and settings are left out: what is in their place and is none of them is moved aside, and named.
    void aFolderInPlaceOfTheFileIsReported_data()
    {
        addKinds({u"kept game"_s, u"large settings"_s, u"settings"_s});
    }
    void aFolderInPlaceOfTheFileIsReported()
    {
        QFETCH(QString, kind);
        const Writing writing = kinds()[kind];
        put(writing.folder, writing.before);
        QVERIFY(writing.write());
        const QStringList names = filesIn(writing.folder).keys();
        put(writing.folder, {});
        for (const QString &name : names)
            QVERIFY(QDir(writing.folder).mkpath(name + "/mine"_L1));
        QVERIFY(!writing.write());
        for (const QString &name : names)
            QVERIFY(QFileInfo(writing.folder + u'/' + name + "/mine"_L1).isDir());
    }

    /// Only the owner can read the pictures and games in the program's own folder.
    void keptFilesAreTheOwners_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"kept game", "picture"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void keptFilesAreTheOwners()
    {
        QFETCH(QString, kind);
        const Writing writing = kinds()[kind];
        for (const Files &before : {writing.before, Files()}) {
            put(writing.folder, before);
            QVERIFY(writing.write());
            for (const QString &name : filesIn(writing.folder).keys())
                QCOMPARE(modeOf(writing.folder + u'/' + name), 0600);
        }
    }

    void aFileKeepsItsMode()
    {
        const QString path = m_folder.filePath(u"mode"_s);
        const ::mode_t before = ::umask(027);
        QCOMPARE(SaveFile::replace(path, "one"), QString());
        ::umask(before);
        QCOMPARE(modeOf(path), 0640);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
        QCOMPARE(SaveFile::replace(path, "two"), QString());
        QCOMPARE(modeOf(path), 0604);
    }

    void aDeviceIsNotReplaced()
    {
        QVERIFY(!SaveFile::replace(u"/dev/null"_s, "mine").isEmpty());
        QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
    }

    void theFileOfALinkIsReplaced()
    {
        const QString path = m_folder.filePath(u"file"_s);
        const QString link = m_folder.filePath(u"link"_s);
        QCOMPARE(SaveFile::replace(path, "one"), QString());
        QVERIFY(QFile::link(path, link));
        QCOMPARE(SaveFile::replace(link, "two"), QString());
        QVERIFY(QFileInfo(link).isSymLink());
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), "two"_ba);
    }

    /// A link to a name that is not UTF-8 is refused: Qt would write to a similar name.
    void aLinkToANameThatIsNotTextIsRefused()
    {
        const QTemporaryDir folder;
        const QByteArray odd = QFile::encodeName(folder.path()) + "/caf\xE9";
        const QString link = folder.filePath(u"link"_s);
        QCOMPARE(::symlink("caf\xE9", QFile::encodeName(link).constData()), 0);
        QVERIFY(SaveFile::replace(link, "one").contains("UTF-8"_L1));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System), QStringList{u"link"_s});
        struct ::stat status {};
        QVERIFY(::stat(odd.constData(), &status) != 0);
    }

private:
    static int modeOf(const QString &path)
    {
        struct ::stat status {};
        return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? int(status.st_mode & 0777) : -1;
    }

    void addKinds(const QStringList &leftOut = {}) const
    {
        QTest::addColumn<QString>("kind");
        for (const QString &kind : kinds().keys()) {
            if (!leftOut.contains(kind))
                QTest::newRow(qPrintable(kind)) << kind;
        }
    }

    QMap<QString, Writing> kinds() const
    {
        const QString folder = m_folder.filePath(u"mine"_s);
        const QString settings = QFileInfo(board::displaySettings("files"_L1).fileName()).path();
        const Session &session = *m_session;
        return {
            {u"kept game"_s,
             {data(u"games"_s),
              {{u"rooks.cassetete"_s, savedGame("5")}, {u"rooks.earlier"_s, savedGame("5")}},
              keepGame}},
            {u"large settings"_s, {settings, {{u"files.json"_s, R"({"old": "o"})"_ba}}, keepSettings, false}},
            {u"settings"_s, {settings, {{u"small.json"_s, R"({"old": "o"})"_ba}}, keepWindowSettings, false}},
            {u"picture"_s,
             {folder,
              {{u"list.txt"_s, "0123456789abcdef old.jpg\n"_ba}},
              [=] { return keepPicture(folder); },
              false}},
            {u"a small file"_s,
             {folder,
              {{u"a.txt"_s, "old"_ba}},
              [=] { return SaveFile::replace(folder + "/a.txt"_L1, "new"_ba).isEmpty(); }}},
            {u"a large file"_s,
             {folder,
              {{u"a.png"_s, "old"_ba}},
              [=] { return SaveFile::replace(folder + "/a.png"_L1, QByteArray(300'000, 'n')).isEmpty(); }}},
            {u"solutions as text"_s,
             {folder, {{u"all.txt"_s, "old"_ba}}, [=, &session] { return exportText(session, folder); }}},
            {u"solutions as games"_s,
             {folder,
              {{u"rooks-003.cassetete"_s, "old"_ba}},
              [=, &session] { return exportGames(session, folder); },
              false}},
            {u"PDF"_s,
             {folder, {{u"boards.pdf"_s, "old"_ba}}, [=, &session] { return writePdf(session, folder); }}},
            {u"animation"_s,
             {folder,
              {{u"moves.gif"_s, "old"_ba}},
              [=, &session] { return writeAnimation(session, folder + "/moves.gif"_L1); }}},
            {u"animation in all colours"_s,
             {folder,
              {{u"moves.webp"_s, "old"_ba}},
              [=, &session] { return writeAnimation(session, folder + "/moves.webp"_L1); }}},
        };
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
};

TEST_SUITE(Saving)
#include "tst_files.moc"
