// SPDX-License-Identifier: MIT
#include "export/solutionexport.h"
#include "session/files/savedgame.h"
#include "support/suite.h"
#include "tours/boards.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

/// Tests that every tour is written to its own numbered file, as in the course's programs.
class FilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTourHasItsFile()
    {
        const core::Kind &kind = tours::knightKind();
        session::Session session(kind, boards::game("knight:5x5"));
        session.solve({.solver = kind.solver("pruned"), .goal = core::Goal::All});
        QTRY_COMPARE(session.solutions().total(), quint64(304));
        QTRY_VERIFY(!session.isSolving());
        const QTemporaryDir folder;
        tests::SerialContext context;
        std::atomic<int> done = 0;
        const auto report = exports::SolutionWriter(session).writeFiles(folder.path(), context, done);
        QCOMPARE(report.written, 304);
        const QStringList files = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 304);
        QCOMPARE(files.first(), u"knight-001.cassetete"_s);
        QCOMPARE(files.last(), u"knight-304.cassetete"_s);
        QSet<QByteArray> tours;
        for (const QString &name : files)
            tours.insert(tourIn(folder.filePath(name)));
        QCOMPARE(tours.size(), 304);
        QVERIFY(!tours.contains(QByteArray()));
    }

private:
    /// Returns the tour in a file; empty if it is not a tour.
    static QByteArray tourIn(const QString &path)
    {
        QFile file(path);
        if (!file.open(QFile::ReadOnly))
            return {};
        const core::Kind *kinds[] = {&tours::knightKind()};
        const auto read = session::readGame(kinds, file.readAll());
        const auto *game = std::get_if<session::SavedGame>(&read);
        if (!game || game->acts.empty())
            return {};
        session::Timeline timeline(game->acts.front());
        for (std::size_t i = 1; i < game->acts.size(); ++i)
            timeline.begin(game->acts[i]);
        timeline.seek(timeline.lastFrame());
        const core::Puzzle &puzzle = *timeline.instance().puzzle;
        return puzzle.solved(timeline.position())
                   ? QByteArray::fromStdString(puzzle.write(timeline.position()))
                   : QByteArray();
    }
};

TEST_SUITE(FilesTest)
#include "tst_files.moc"
