// SPDX-License-Identifier: MIT
#include "app/puzzles.h"
#include "core/positionline.h"
#include "session/files/checksums.h"
#include "session/files/gamewriter.h"
#include "session/files/savedgame.h"
#include "session/search/session.h"
#include "support/data.h"
#include "support/files.h"
#include "support/suite.h"

#include <QRandomGenerator>

using session::Act;
using namespace Qt::StringLiterals;

namespace {

session::SavedGame gameOf(const QByteArray &text)
{
    auto read = session::readGame(app::kinds(), text);
    if (const auto *why = std::get_if<QString>(&read))
        qWarning() << *why << text.left(2000);
    auto *game = std::get_if<session::SavedGame>(&read);
    return game ? std::move(*game) : session::SavedGame();
}

/// Returns the contents of the timeline that a viewer sees.
QStringList seen(const core::Kind &kind, session::Timeline &timeline)
{
    QStringList all{QString::number(timeline.frame())};
    const qint64 here = timeline.frame();
    for (const Act &act : timeline.acts())
        all << QString::number(act.type) + act.method + act.instance.look + act.kept.join(u'|');
    for (const Act &act : timeline.acts())
        for (const session::Moment &moment : act.moments)
            all << QString::number(moment.frame) + moment.name + moment.note;
    for (qint64 frame = 0; frame <= timeline.lastFrame(); ++frame) {
        timeline.seek(frame);
        all << QString::fromStdString(
            core::writeLine(kind, *timeline.instance().puzzle, timeline.position()));
    }
    timeline.seek(here);
    return all;
}

std::unique_ptr<session::Timeline> timelineOf(const QByteArray &text)
{
    session::SavedGame game = gameOf(text);
    if (game.acts.empty())
        return {};
    auto timeline = std::make_unique<session::Timeline>(game.acts.front());
    timeline->restore(std::move(game.acts), game.frame);
    return timeline;
}

QStringList shownContentOf(const QByteArray &text)
{
    const std::unique_ptr<session::Timeline> timeline = timelineOf(text);
    return timeline ? seen(*gameOf(text).kind, *timeline) : QStringList();
}

std::string lineOf(const core::Kind &kind, const session::Timeline &timeline)
{
    return core::writeLine(kind, *timeline.instance().puzzle, timeline.position());
}

/// Makes random moves and does other random things that a player can do.
class RandomPlayer {
public:
    RandomPlayer(const core::Kind &kind, quint32 seed) : m_kind(kind), m_random(seed), m_timeline(newGame())
    {
    }

    session::Timeline &timeline() { return m_timeline; }

    void act()
    {
        switch (m_random.bounded(13)) {
        case 0:
            m_timeline.begin(newGame());
            break;
        case 1:
            deal();
            break;
        case 2:
            m_timeline.seek(m_random.bounded(int(m_timeline.lastFrame()) + 1));
            break;
        case 3:
            m_timeline.undo();
            break;
        case 4:
            searched();
            break;
        case 5:
            if (m_random.bounded(3) == 0)
                m_timeline.removeMoment(m_timeline.frame());
            else
                m_timeline.setMoment(u"«%1» \\ | \"a\""_s.arg(m_random.bounded(100)),
                                     u"one line\nanother: with\ta tab"_s);
            break;
        default:
            move();
        }
    }

private:
    Act newGame()
    {
        const auto &presets = m_kind.presets;
        const core::Preset &preset = presets[std::size_t(m_random.bounded(int(presets.size())))];
        const auto game = std::get<core::Game>(core::readLine(app::kinds(), preset.line).reading);
        return Act::make(Act::New, {game.puzzle, {}}, game.position);
    }
    core::Path step(const core::Position &from)
    {
        const auto all = m_timeline.instance().puzzle->moves(from);
        return all.empty() ? core::Path() : all[std::size_t(m_random.bounded(int(all.size())))];
    }
    void move()
    {
        const core::Path path = step(m_timeline.position());
        if (path.empty())
            return;
        m_timeline.begin(
            Act::make(Act::Hand, m_timeline.instance(), m_timeline.position(), session::events(path)));
        m_timeline.seek(m_timeline.lastFrame());
    }
    void searched()
    {
        Act act = Act::make(Act::Search, m_timeline.instance(), m_timeline.position());
        act.method = QString::fromLatin1(m_kind.solvers.front().id);
        for (int i = 0; i < 5; ++i)
            act.record.append(session::events(step(act.record.end())));
        m_timeline.begin(std::move(act));
        m_timeline.seek(m_timeline.lastFrame());
    }
    void deal()
    {
        if (m_kind.deals.empty())
            return;
        const std::string options = m_kind.id + (':' + m_kind.compose(core::Values(m_kind.options)));
        const std::string order = core::spell({&m_kind.deals.front(), 20, m_random.bounded(4U)});
        auto reading = core::readLine(app::kinds(), options + order);
        const auto *dealt = std::get_if<core::Game>(&reading.reading);
        if (!dealt || !dealt->puzzle->dealing())
            return;
        const core::Dealing &dealing = *dealt->puzzle->dealing();
        m_timeline.begin(
            Act::make(Act::Scramble, {dealt->puzzle, {}}, dealing.from, session::events(dealing.path)));
        m_timeline.seek(m_timeline.lastFrame());
    }

    const core::Kind &m_kind;
    QRandomGenerator m_random;
    session::Timeline m_timeline;
};

/// Returns the text of a game that was saved in three sections.
QByteArray journal()
{
    const core::Kind &kind = *app::kinds().front();
    RandomPlayer player(kind, 7);
    session::GameWriter writer(kind);
    QByteArray text = writer.whole(player.timeline());
    for (int stretch = 0; stretch < 2; ++stretch) {
        for (int i = 0; i < 10; ++i)
            player.act();
        text += writer.addition(player.timeline()).value_or(QByteArray());
    }
    return text;
}

} // namespace

/// A game is read as it was written, in one section or in many, or not at all.
class SavedGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playIsReadBack_data();
    void playIsReadBack();
    void aSecondInstanceIsAnAct();
    void movesByHandAreOneLine();
    void longGamesCanBeRead();
    void theOldestActsAreForgotten();
    void endlessSolvingIsBounded();
    void noDamageIsTakenForAGame();
    void otherLineEndsDoNoHarm_data();
    void otherLineEndsDoNoHarm();
    void aNewerVersionIsRecognized();
    void aCutTextIsSoundUpToAStretch();
    void theFirstVersionIsRead_data();
    void theFirstVersionIsRead();
    void theSecondVersionIsRead_data();
    void theSecondVersionIsRead();
};

void SavedGames::playIsReadBack_data()
{
    QTest::addColumn<int>("puzzle");
    for (std::size_t i = 0; i < app::kinds().size(); ++i)
        QTest::newRow(app::kinds()[i]->id) << int(i);
}

// A text that was written at once and one that grew by appending are read as the same game.
void SavedGames::playIsReadBack()
{
    QFETCH(int, puzzle);
    const core::Kind &kind = *app::kinds()[std::size_t(puzzle)];
    for (quint32 seed = 1; seed <= quint32(tests::sample(3, 1)); ++seed) {
        RandomPlayer player(kind, seed);
        session::GameWriter writer(kind);
        QByteArray text = writer.whole(player.timeline());
        for (int i = 0; i < 60; ++i) {
            player.act();
            if (i % 4 != 0)
                continue;
            const std::optional<QByteArray> more = writer.addition(player.timeline());
            text = more ? text + *more : writer.whole(player.timeline());
            QCOMPARE(qint64(text.size()), writer.size());
            const QByteArray whole = session::writeGame(kind, player.timeline());
            QCOMPARE(shownContentOf(text), shownContentOf(whole));
            std::unique_ptr<session::Timeline> again = timelineOf(text);
            QCOMPARE(session::writeGame(kind, *again), whole);
            QCOMPARE(lineOf(kind, *again), lineOf(kind, player.timeline()));
        }
        // A game that was read is appended to in the same way as one that was played.
        const std::unique_ptr<session::Timeline> again = timelineOf(text);
        session::GameWriter resumed(kind);
        resumed.resume(*again, text, gameOf(text).totalSize);
        again->undo();
        const std::optional<QByteArray> more = resumed.addition(*again);
        QVERIFY(more);
        QCOMPARE(shownContentOf(text + *more), shownContentOf(session::writeGame(kind, *again)));
    }
}

// New on the same board adds only one act and one frame.
void SavedGames::aSecondInstanceIsAnAct()
{
    const core::Kind &kind = *app::kinds().front();
    const auto game = [&] {
        return std::get<core::Game>(core::readLine(app::kinds(), kind.presets.front().line).reading);
    };
    session::Timeline timeline(Act::make(Act::New, {game().puzzle, {}}, game().position));
    timeline.begin(Act::make(Act::New, {game().puzzle, {}}, game().position));
    QCOMPARE(timeline.frame(), 1);
    QCOMPARE(shownContentOf(session::writeGame(kind, timeline)), seen(kind, timeline));
}

void SavedGames::movesByHandAreOneLine()
{
    session::SavedGame game = gameOf("cassetete 1\ntaquin:40x40\n");
    session::Timeline timeline(game.acts.front());
    const core::Puzzle &puzzle = *timeline.instance().puzzle;
    for (int i = 0; i < 400; ++i) {
        const std::vector<core::Path> moves = puzzle.moves(timeline.position());
        const core::Path move{moves[std::size_t(i) % 2].front()}; // a move of one tile, the simplest
        timeline.begin(Act::make(Act::Hand, timeline.instance(), timeline.position(), session::events(move)));
        timeline.seek(timeline.lastFrame());
    }
    const QByteArray text = session::writeGame(*game.kind, timeline);
    QVERIFY2(text.size() < 20'000, qPrintable(QString::number(text.size())));
    QCOMPARE(gameOf(text).acts.size(), 401U);
    QCOMPARE(gameOf(text).frame, 400);
}

// The game has scrambles of a million moves, which take one line each in the file but much memory.
void SavedGames::longGamesCanBeRead()
{
    const core::Kind &kind = *app::kinds().front();
    const auto dealt = [&](int seed) {
        const std::string line = "taquin:3x3,deal=walk,count=1000000,seed=" + std::to_string(seed);
        return std::get<core::Game>(core::readLine(app::kinds(), line).reading);
    };
    core::Game game = dealt(1);
    session::Timeline timeline(Act::make(Act::New, {game.puzzle, {}}, game.puzzle->dealing()->from));
    QSignalSpy forgot(&timeline, &session::Timeline::forgot);
    for (int seed = 2; seed < 25; ++seed) {
        game = dealt(seed);
        const core::Dealing &dealing = *game.puzzle->dealing();
        timeline.begin(
            Act::make(Act::Scramble, {game.puzzle, {}}, dealing.from, session::events(dealing.path)));
        timeline.seek(timeline.lastFrame());
    }
    QVERIFY(forgot.count() > 0);
    const session::SavedGame read = gameOf(session::writeGame(kind, timeline));
    QCOMPARE(read.acts.size(), timeline.acts().size());
    QCOMPARE(read.frame, timeline.frame());
}

// When the oldest acts are forgotten, the rest is unchanged, and undo ends there.
void SavedGames::theOldestActsAreForgotten()
{
    session::SavedGame game = gameOf("cassetete 1\ntaquin:40x40\n");
    session::Timeline timeline(game.acts.front());
    QSignalSpy forgot(&timeline, &session::Timeline::forgot);
    int played = 0;
    core::Position before;
    for (; forgot.isEmpty() && played < 20'000; ++played) {
        before = timeline.position();
        const core::Path move = timeline.instance().puzzle->moves(before).front();
        timeline.begin(
            Act::make(Act::Hand, timeline.instance(), before, session::events(core::Path{move.front()})));
        timeline.seek(timeline.lastFrame());
    }
    QVERIFY(!forgot.isEmpty());
    QVERIFY(timeline.acts().size() > 9'712);
    QVERIFY(timeline.acts().size() < std::size_t(played));
    QCOMPARE(timeline.frame(), timeline.lastFrame());
    timeline.undo();
    QCOMPARE(timeline.position(), before);
    timeline.seek(0);
    QVERIFY(!timeline.canUndo());
    QVERIFY(timeline.past().empty());
    timeline.seek(timeline.lastFrame());
    const session::SavedGame read = gameOf(session::writeGame(*game.kind, timeline));
    QCOMPARE(read.acts.size(), timeline.acts().size());
    QCOMPARE(read.frame, timeline.frame());
}

// Each act takes some lines. The text is maintained as in a store: appended to, and rewritten once it is
// long.
void SavedGames::endlessSolvingIsBounded()
{
    session::SavedGame game = gameOf("cassetete 1\ntaquin:2x2:1 2 0 3\n");
    const core::Kind &kind = *game.kind;
    session::Timeline timeline(game.acts.front());
    QSignalSpy forgot(&timeline, &session::Timeline::forgot);
    session::GameWriter writer(kind);
    QByteArray text;
    qsizetype longest = 0;
    const auto keep = [&] {
        const auto more = writer.isLong() ? std::nullopt : writer.addition(timeline);
        text = more ? text + *more : writer.whole(timeline);
        longest = std::max(longest, text.size());
        QCOMPARE(text.size(), writer.size());
    };
    for (int i = 0; i < tests::sample(250'000, 205'000); ++i) {
        const core::Path move = timeline.instance().puzzle->moves(timeline.position()).front();
        Act act = Act::make(Act::Solve, timeline.instance(), timeline.position(), session::events(move));
        act.method = u"optimal"_s;
        timeline.begin(std::move(act));
        timeline.seek(timeline.lastFrame());
        if (i % 10'000 == 0)
            keep();
    }
    keep();
    QVERIFY(forgot.count() > 0);
    QVERIFY(qint64(timeline.acts().size()) <= session::largestGameSize.acts);
    QVERIFY2(longest < 40'000'000, qPrintable(QString::number(longest)));
    const std::unique_ptr<session::Timeline> read = timelineOf(text);
    QVERIFY(read);
    QCOMPARE(read->acts().size(), timeline.acts().size());
    QCOMPARE(read->frame(), timeline.frame());
    QCOMPARE(lineOf(kind, *read), lineOf(kind, timeline));
}

void SavedGames::noDamageIsTakenForAGame()
{
    const QByteArray sound = journal();
    QVERIFY(!gameOf(sound).acts.empty());
    QRandomGenerator random(1);
    for (int i = 0; i < 400; ++i) {
        QByteArray text = sound;
        const qsizetype at = random.bounded(int(text.size()));
        switch (i % 4) {
        case 0:
            text[at] = char(text[at] ^ (1 << random.bounded(8)));
            break;
        case 1:
            text.truncate(at);
            break;
        case 2:
            text.remove(at, 1 + random.bounded(40));
            break;
        default:
            text.insert(at, text.mid(random.bounded(int(text.size())), 1 + random.bounded(40)));
        }
        // The first line may become that of version 1, which had no checksums.
        if (text == sound || text.startsWith("cassetete 1"))
            continue;
        // A text that ends after a complete section is that of an earlier save.
        const qsizetype size =
            text.endsWith('\n') ? text.size() : text.size() + 1; // the last line end may be missing
        const bool earlier = sound.startsWith(text) && size > 1 &&
                             session::soundPart(sound.first(qMin(size, sound.size()))).size == size;
        const auto read = session::readGame(app::kinds(), text);
        QVERIFY2(earlier || std::holds_alternative<QString>(read), text.constData());
    }
}

/// Mail, editors and version control change line ends, and add a byte order mark or empty lines.
void SavedGames::otherLineEndsDoNoHarm_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray sound = journal();
    QTest::newRow("CR LF") << QByteArray(sound).replace('\n', "\r\n");
    QTest::newRow("CR") << QByteArray(sound).replace('\n', '\r');
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" + sound);
    QTest::newRow("an empty line more") << QByteArray(sound + '\n');
    QTest::newRow("empty first lines") << QByteArray("\n\n" + sound);
    QTest::newRow("empty lines with CR LF")
        << QByteArray(QByteArray(sound).replace('\n', "\r\n") + "\r\n\r\n");
    QTest::newRow("no end of the last line") << sound.chopped(1);
    QTest::newRow("all of them") << QByteArray("\xEF\xBB\xBF" + QByteArray(sound).replace('\n', "\r\n") +
                                               "\r\n");
}
void SavedGames::otherLineEndsDoNoHarm()
{
    QFETCH(QByteArray, text);
    const session::SavedGame expected = gameOf(journal());
    const session::SavedGame game = gameOf(text);
    QVERIFY(!expected.acts.empty());
    QCOMPARE(game.acts.size(), expected.acts.size());
    QCOMPARE(game.frame, expected.frame);
    QVERIFY(game.acts.back().record.end() == expected.acts.back().record.end());
    QVERIFY(expected.isUnchanged && !game.isUnchanged); // a changed text is not appended to
}

void SavedGames::aNewerVersionIsRecognized()
{
    QVERIFY(!session::isOfNewerVersion(journal()));
    QVERIFY(!session::isOfNewerVersion("cassetete 1\n"));
    QVERIFY(!session::isOfNewerVersion("another file"));
    for (const QByteArray &text :
         {"cassetete 17\nwhatever: it says\n"_ba, "\xEF\xBB\xBF"
                                                  "cassetete 17\r\nwhatever\r\n"_ba}) {
        QVERIFY(session::isOfNewerVersion(text));
        const auto read = session::readGame(app::kinds(), text);
        const auto *why = std::get_if<QString>(&read);
        QVERIFY(why && why->contains("17"_L1));
    }
}

void SavedGames::aCutTextIsSoundUpToAStretch()
{
    const QByteArray sound = journal();
    QList<qsizetype> ends;
    for (qsizetype size = 0; size <= sound.size(); ++size) {
        const qsizetype part = session::soundPart(sound.first(size)).size;
        QVERIFY(part <= size);
        if (part == size && size > 0)
            ends << size;
        QCOMPARE(part, ends.isEmpty() ? 0 : ends.last());
    }
    QCOMPARE(ends.size(), 3);
    for (const qsizetype end : ends)
        QVERIFY(!gameOf(sound.first(end)).acts.empty());
}

void SavedGames::theFirstVersionIsRead_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(tests::dataPath(QStringLiteral("games")));
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files))
        QTest::newRow(qPrintable(file.baseName())) << file.filePath();
}

// The moves on each line lead to the position on the next line of these files.
void SavedGames::theFirstVersionIsRead()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    const session::SavedGame game = gameOf(text);
    QList<QByteArray> lines;
    const QByteArray puzzle = game.kind->id + QByteArray(":");
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith(puzzle))
            lines << line;
        else if (line.startsWith("at: "))
            QCOMPARE(game.frame, line.sliced(4).toLongLong());
    }
    QVERIFY(lines.size() > 3);
    QCOMPARE(game.acts.size(), std::size_t(lines.size()));
    for (std::size_t i = 0; i < game.acts.size(); ++i) {
        const Act &act = game.acts[i];
        QCOMPARE(core::writeLine(*game.kind, *act.instance.puzzle, act.record.start()),
                 lines[qsizetype(i)].toStdString());
    }
    QCOMPARE(shownContentOf(session::writeGame(*game.kind, *timelineOf(text))), shownContentOf(text));
}

void SavedGames::theSecondVersionIsRead_data()
{
    QTest::addColumn<QString>("afterHints");
    QTest::addColumn<QString>("method");
    QTest::addColumn<qint64>("events");
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<QString>("atMoment");
    const auto row = [](const char *puzzle, const char *afterHints, const char *method, qint64 events,
                        const char *atMoment, qint64 frame = 3) {
        QTest::newRow(puzzle) << QString::fromUtf8(afterHints) << QString::fromLatin1(method) << events
                              << frame << QString::fromUtf8(atMoment);
    };
    row("taquin", "3x3:1 2 3 4 0 6 7 5 8", "quick", 3, "3x3:1 2 3 4 5 6 7 8 0", 2);
    row("dogs", "3x3::. 1''' . . 5 . . . .", "placement", 8, "3x3::2''' 1''' 9''' 3 5 . . . .");
    row("solitaire", "english:--OOO--/--O.O--/O..OOOO/OOOOOOO/OOOOOOO/--OOO--/--OOO--", "memory", 5443,
        "english:--O..--/--..O--/OO..OOO/OOOOOOO/OOOOOOO/--OOO--/--OOO--");
    row("queens", "6:24....", "lookback", 37, "6:241...");
    row("knight", "5x5:a1 b3 a5", "warnsdorff", 23, "5x5:a1 b3 a5 c4 e5 d3");
    row("bishop", "4x6:a6 b5 c4", "pruned", 17, "4x6:a6 b5 c4 d3 c2");
    row("tiling", "3x7,tetrominoes:IIII.../OO...../OO.....", "cells", 39,
        "3x7,tetrominoes:IIII.../OOTTT../OOmT...");
    row("anagrams", "écran:éc/ran", "swaps", 8, "écran:é/cran");
}

// These games were saved by the program as it was when this test was written: two hints, and a search that
// was left at one of its frames.
void SavedGames::theSecondVersionIsRead()
{
    QFETCH(QString, afterHints);
    QFETCH(QString, method);
    QFETCH(qint64, events);
    QFETCH(qint64, frame);
    QFETCH(QString, atMoment);
    const QString puzzle = QString::fromLatin1(QTest::currentDataTag());
    session::SavedGame game =
        gameOf(tests::contentOf(tests::dataPath("games/version2/"_L1 + puzzle + ".cassetete"_L1)));
    QCOMPARE(game.version, 2);
    QVERIFY(game.isUnchanged);
    QList<Act::Type> types;
    for (const Act &act : game.acts)
        types << act.type;
    QCOMPARE(types, (QList<Act::Type>{Act::New, Act::Open, Act::Hand, Act::Hand, Act::Search}));
    session::Session session(*game.kind,
                             {game.acts.front().instance.puzzle, game.acts.front().record.start()});
    session.restore(std::move(game.acts), game.frame);
    QTRY_VERIFY(!session.isReplaying());
    session::Timeline &timeline = session.timeline();
    const Act &search = timeline.act();
    QCOMPARE(search.method, method);
    QVERIFY(!search.abridged);
    QCOMPARE(search.record.size(), events);
    QCOMPARE(timeline.frameInAct(), frame);
    QCOMPARE(session.line(), puzzle + u':' + atMoment);
    QCOMPARE(search.moments.size(), std::size_t(1));
    QCOMPARE(search.moments[0].frame, frame);
    QCOMPARE(search.moments[0].name, u"Ici \\ “là”"_s);
    QCOMPARE(search.moments[0].note, u"Première ligne\nseconde : ligne\tavec tabulation"_s);
    timeline.seek(timeline.startOfAct(4));
    QCOMPARE(session.line(), puzzle + u':' + afterHints);
}

TEST_SUITE(SavedGames)
#include "tst_savedgames.moc"
