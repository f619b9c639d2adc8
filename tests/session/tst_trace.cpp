// SPDX-License-Identifier: MIT
#include "anagrams/anagrams.h"
#include "app/puzzles.h"
#include "core/positionline.h"
#include "session/programs/trace.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using session::TraceReader;

namespace {

/// Passes the lines to the reader up to the first that is refused.
void give(TraceReader &reader, const QByteArray &text)
{
    for (const QByteArray &line : text.split('\n')) {
        if (!reader.take(line.toStdString()))
            return;
    }
}

core::Game gameOf(const char *line)
{
    return std::get<core::Game>(core::readLine(app::kinds(), line).reading);
}

} // namespace

/// Tests the reading of traces that other programs write.
class TraceReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShortestProgramIsUnderstood()
    {
        const core::Game game = gameOf("queens:8");
        TraceReader reader(game, "queens:8:........");
        give(reader, "+ 1\n+ 5\n+ 8\n+ 6\n+ 3\n+ 7\n+ 2\n+ 4\n=");
        QVERIFY(reader.finish());
        QCOMPARE(reader.counts().solutions, 1);
        QCOMPARE(reader.counts().deepest, 8);
        QCOMPARE(game.puzzle->write(reader.position()), std::string("15863724"));
        QVERIFY(!reader.hasEnded());
    }

    /// Moves at the line by which a built-in method sets out are none of the search; nor are they when they are taken
    /// back.
    void settingOutIsNotSearching()
    {
        const core::Game game = gameOf("anagrams:abc");
        const core::Solver &method = *anagrams::kind().solver("swaps");
        core::Game begun = game;
        const core::Path set = game.puzzle->moves(game.position).back();
        for (const core::Step &step : set)
            core::advance(begun.position, step);
        const session::TraceWriter writer(anagrams::kind(), begun, method, core::Goal::All, nullptr);
        core::Path back = set;
        std::ranges::reverse(back);
        for (core::Step &step : back) {
            std::swap(step.from, step.to);
            step.closes = &step == &back.back();
        }
        const QByteArray taken = QByteArray::fromStdString(game.puzzle->spell(begun.position, back));
        TraceReader reader(app::kinds());
        give(reader, QByteArray::fromStdString(writer.beginning()) + "@ 1\n+ " + taken + "\n");
        QVERIFY(!reader.fault());
        QVERIFY(reader.position() == game.position);
        QCOMPARE(reader.counts().depth, 0);
        QCOMPARE(reader.counts().tries, 0);
        give(reader, "-");
        QVERIFY(reader.position() == begun.position);
        QCOMPARE(reader.counts().depth, 0);
        QCOMPARE(reader.counts().backs, 0);
    }

    void everyLineCounts()
    {
        TraceReader reader(app::kinds());
        give(reader,
             "\xEF\xBB\xBF"
             "cassetete trace 1\r\nline queens:4:2...\nmethod mine\ngoal all\n# by hand\n@ 3\n? 1\n? 2 same "
             "column\n+ 4\n\n? 1\n-\n.");
        QVERIFY(reader.finish());
        QCOMPARE(reader.method(), std::string("mine"));
        QCOMPARE(reader.goal(), core::Goal::All);
        QCOMPARE(reader.counts().tries, 4);
        QCOMPARE(reader.counts().refusals(), 3);
        QCOMPARE(reader.counts().backs, 1);
        QVERIFY(reader.position() == gameOf("queens:4:2...").position);
        QVERIFY(reader.hasEnded());
    }

    void reportsTheFirstWrongLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("why");
        const QByteArray head = "cassetete trace 1\nline queens:4\n";
        QTest::newRow("nothing") << ""_ba << 1 << u"begins with"_s;
        QTest::newRow("another version") << "cassetete trace 2\n"_ba << 1 << u"begins with"_s;
        QTest::newRow("no position") << "cassetete trace 1\n+ 1\n"_ba << 2 << u"position is missing"_s;
        QTest::newRow("only a beginning") << "cassetete trace 1"_ba << 2 << u"position is missing"_s;
        QTest::newRow("a bad position") << "cassetete trace 1\nline queens:x\n"_ba << 2 << QString();
        QTest::newRow("two positions") << head + "line queens:5\n" << 3 << u"already"_s;
        QTest::newRow("no such goal") << head + "goal most\n" << 3 << u"goal is one of"_s;
        QTest::newRow("a goal too late") << head + "+ 1\ngoal all\n" << 4 << u"before the first move"_s;
        QTest::newRow("no such move") << head + "+ 5\n" << 3 << QString();
        QTest::newRow("no move") << head + "+\n" << 3 << u"missing"_s;
        QTest::newRow("two moves") << head + "+ 13\n" << 3 << u"only one move"_s;
        QTest::newRow("nothing to take back") << head + "+ 2\n-\n-\n" << 5 << u"no move to take back"_s;
        QTest::newRow("no solution") << head + "+ 2\n=\n" << 4 << u"not a solution"_s;
        QTest::newRow("attacked queens") << head + "+ 1\n+ 2\n+ 3\n+ 4\n=\n" << 4 << u"attacks"_s;
        QTest::newRow("line 0") << head + "@ 0\n" << 3 << u"from 1 to 255"_s;
        QTest::newRow("no such sign") << head + "hello\n" << 3 << u"begins with one of"_s;
        QTest::newRow("too much behind a sign") << head + "+ 1\n- 1\n" << 4 << u"begins with one of"_s;
        QTest::newRow("after the end") << head + ".\n+ 1\n" << 4 << u"follow the end"_s;
        QTest::newRow("a long line") << head + "+ " + QByteArray(2 << 20, '1') << 3 << u"too long"_s;
    }
    void reportsTheFirstWrongLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QString, why);
        TraceReader reader(app::kinds());
        if (!text.isEmpty())
            give(reader, text.endsWith('\n') ? text.chopped(1) : text);
        QVERIFY(!reader.finish());
        QCOMPARE(reader.fault()->line, line);
        QVERIFY(QString::fromUtf8(reader.fault()->why.text.source).contains(why));
        QVERIFY(!reader.take("+ 1"));
        QCOMPARE(reader.fault()->line, line);
    }

    void aProgramMustKeepTheGivenPosition()
    {
        TraceReader same(gameOf("queens:4:2..."), "queens:4:2...");
        QVERIFY(same.take("cassetete trace 1"));
        QVERIFY(same.take("line queens:4:2..."));
        TraceReader other(gameOf("queens:4:2..."), "queens:4:2...");
        QVERIFY(!other.take("line queens:4:1..."));
    }

    /// Only the trace of a built-in method may break the rules, since some of these place a piece before they
    /// test it.
    void builtInMethodsMayBreakTheRules()
    {
        TraceReader ours(app::kinds());
        give(ours, "cassetete trace 1\nline queens:4:....\nmethod loops\n+ 1\n+ 1\n-");
        QVERIFY(ours.finish());
        QCOMPARE(ours.counts().tries, 2);
        QVERIFY(ours.position() == gameOf("queens:4:1...").position);
        give(ours, "+ 1\n+ 1\n+ 1\n=");
        QCOMPARE(ours.fault()->what, TraceReader::Fault::NoSolution);
        TraceReader named(app::kinds());
        give(named, "cassetete trace 1\nline queens:4:....\nmethod mine\n+ 1\n+ 1");
        QCOMPARE(named.fault()->what, TraceReader::Fault::IllegalMove);
        TraceReader tracing(gameOf("queens:4"), "queens:4:....");
        give(tracing, "method loops\n+ 1\n+ 1");
        QCOMPARE(tracing.fault()->what, TraceReader::Fault::IllegalMove);
    }

    /// The solution is written from the start position, since the method has left it by then.
    void aReportedSolutionIsWritten()
    {
        const core::Game game = gameOf("taquin:2x2:1 2 0 3");
        const core::Kind &kind = *core::readLine(app::kinds(), "taquin:2x2").kind;
        session::TraceWriter writer(kind, game, *kind.solver("quick"), core::Goal::First, nullptr);
        std::string text = writer.beginning();
        const auto up = std::get<core::Path>(game.puzzle->replay(game.position, "u"));
        text += writer.lines({up.front(), core::Event::Did, 0, 0});
        const auto right = std::get<core::Path>(game.puzzle->replay(game.position, "r"));
        text += writer.ending(core::Outcome::Solved, {}, right);
        TraceReader reader(app::kinds());
        give(reader, QByteArray::fromStdString(text).chopped(1));
        QVERIFY(reader.finish());
        QCOMPARE(reader.counts().solutions, 1);
        QCOMPARE(reader.counts().backs, 1);
        QVERIFY(text.ends_with("+ u\n-\n+ r\n=\n.\n"));
    }

    /// The step of a refused try is read, although it is illegal.
    void triesAreRead()
    {
        TraceReader reader(gameOf("queens:4"), "queens:4:....");
        QVERIFY(reader.take("+ 1"));
        QVERIFY(reader.take("? 2 on her diagonal"));
        const core::Step &tried = reader.events().front().step;
        QCOMPARE(int(tried.piece), 1);
        QCOMPARE(int(tried.to.cell), 5);
        QVERIFY(reader.take("? 9"));
        QVERIFY(reader.events().front().step == core::Step());
    }

    void wordsAreRead()
    {
        TraceReader reader(gameOf("queens:4"), "queens:4:....");
        QVERIFY(reader.take("# the first row"));
        QCOMPARE(reader.words(), std::string("the first row"));
        QVERIFY(reader.take("? 3 not yet"));
        QCOMPARE(reader.words(), std::string("3: not yet"));
        QCOMPARE(int(reader.events().front().step.to.cell), 2);
        QVERIFY(reader.take("+ 1"));
        QVERIFY(reader.words().empty());
        QVERIFY(!reader.take("+ 1"));
        QCOMPARE(reader.fault()->what, TraceReader::Fault::IllegalMove);
        QVERIFY(!reader.fault()->why.marks.empty());
    }
};

TEST_SUITE(TraceReading)
#include "tst_trace.moc"
