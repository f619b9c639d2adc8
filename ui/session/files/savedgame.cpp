// SPDX-License-Identifier: MIT
#include "session/files/savedgame.h"

#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "session/files/checksums.h"
#include "session/files/gametime.h"
#include "session/files/gamewriter.h"

#include <QCoreApplication>
#include <QStringConverter>

#include <array>
#include <map>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView magic = "cassetete ";
constexpr int newest = 2;                    // version 1 had a position line for each act and no sums
constexpr qint64 farthest = qint64(1) << 60; // larger than any number of frames

/// Returns the text of these bytes. QString::fromUtf8 would drop a byte order mark at their beginning, so that a line that
/// is not understood could become one that is.
QString decoded(const QByteArray &bytes)
{
    using Flag = QStringConverter::Flag;
    return QStringDecoder(QStringConverter::Utf8, Flag::Stateless | Flag::ConvertInitialBom)(bytes);
}

class Reader {
public:
    explicit Reader(core::Kinds kinds) : m_kinds(kinds) {}

    std::variant<SavedGame, QString> read(const QByteArray &given);

private:
    Q_DECLARE_TR_FUNCTIONS(session::SavedGame)

    bool line(const QByteArray &line);
    bool position(const QByteArray &line);
    void begin(Instance instance);
    bool act(const QByteArray &value, const QByteArray &line);
    bool cut(const QByteArray &value);
    bool word(const QByteArray &word, const QByteArray &value, const QByteArray &line);
    bool fail(const QString &why)
    {
        m_error = tr("Line %1: %2").arg(QString::number(m_line), why);
        return false;
    }
    bool checkKept();
    bool keep(const QByteArray &line);
    bool moment(const QByteArray &value, const QByteArray &line);
    bool time(const QByteArray &value, const QByteArray &line);
    bool close();
    bool play(const QByteArray &moves);
    bool finish(core::Path path);

    core::Kinds m_kinds;
    SavedGame m_game;
    core::Game m_start;   ///< the start of the act being read
    bool m_open = false;  ///< an act is being read
    bool m_named = false; ///< the type of this act is known
    QByteArray m_moves;   ///< the moves of this act, or of several acts by hand
    int m_movesLine = 0;  ///< the line number of these moves
    PictureReader m_pictures;
    /// The times of the games, by the index of the act that begins each.
    std::map<std::size_t, GameTime> m_times;
    QStringList m_earlyLines;      ///< lines before the first position
    GameSize m_size;               ///< the size of the acts read
    qint64 m_kept = 0;             ///< the number of characters of lines that are not understood
    qint64 m_scrambled = farthest; ///< the number of dealing steps in the scramble being read
    int m_line = 0;
    QString m_error;
};

std::variant<SavedGame, QString> Reader::read(const QByteArray &given)
{
    if (given.size() > largestGame)
        return tr("The file is too large for a saved game.");
    const bool isUnchanged = given.startsWith(magic) && soundPart(given).size == given.size();
    QByteArray text = isUnchanged ? given : asSaved(given);
    m_game.isUnchanged = isUnchanged;
    if (!text.startsWith(magic))
        return tr("This is not a saved game: its first line does not begin with “%1”.")
            .arg(QLatin1StringView(magic.trimmed()));
    m_game.version = versionOfGame(text);
    if (m_game.version > newest)
        return tr("A newer version of the program saved this game, in format %1.").arg(m_game.version);
    if (m_game.version < 1)
        return tr("Line %1: %2").arg(QString::number(1), tr("the number of the version is missing"));
    if (m_game.version > 1 && !isUnchanged) {
        const qsizetype sound = soundPart(text).size;
        m_game.losesPictures = sound > 0 && beginsWithPictures(QByteArrayView(text).sliced(sound));
        if (sound != text.size() && !m_game.losesPictures)
            return tr("The file is damaged: it has changed since it was saved.");
        text.truncate(sound);
    }
    qsizetype at = 0;
    while (at < text.size()) {
        qsizetype end = text.indexOf('\n', at);
        if (end < 0)
            end = text.size();
        ++m_line;
        if (m_line > 1 && !line(text.sliced(at, end - at).trimmed()))
            return m_error;
        at = end + 1;
    }
    if (!close())
        return m_error;
    if (m_game.acts.empty())
        return tr("The saved game contains no position.");
    for (const auto &[act, time] : m_times) {
        if (act < m_game.acts.size() && time.acts <= m_game.acts.size() - act)
            m_game.acts[act].time = time;
    }
    m_game.pictures = m_pictures.take();
    return std::move(m_game);
}

bool Reader::line(const QByteArray &line)
{
    if (line.isEmpty())
        return true;
    if (line.startsWith('#'))
        return keep(line);
    const qsizetype colon = line.indexOf(':');
    const QByteArray word = line.first(qMax(qsizetype(0), colon));
    const bool isPuzzle =
        std::ranges::any_of(m_kinds, [&](const core::Kind *kind) { return word == kind->id; });
    if (isPuzzle)
        return position(line);
    return this->word(word, colon < 0 ? QByteArray() : line.sliced(colon + 1).trimmed(), line);
}

bool Reader::position(const QByteArray &line)
{
    if (!core::DealCancellation::keepGoing()) // a reading that was asked to stop needs no error
        return false;
    if (!close())
        return false;
    core::LineReading reading = core::readLine(m_kinds, composed(line.toStdString()));
    if (const auto *fault = std::get_if<core::Fault>(&reading.reading))
        return fail(translated(fault->why));
    if (m_game.kind && m_game.kind != reading.kind)
        return fail(tr("the game changes from one puzzle to another"));
    m_game.kind = reading.kind;
    m_start = std::get<core::Game>(std::move(reading.reading));
    // Acts on the same board share one instance, as they did when they were played.
    if (!m_game.acts.empty()) {
        const Act &before = m_game.acts.back();
        const core::Puzzle &puzzle = *before.instance.puzzle;
        const core::Position end = before.record.end();
        const bool same = puzzle.options() == m_start.puzzle->options();
        // In version 1 even an act that continues the previous one has a position line, in which equal pieces cannot
        // be distinguished, as they can by moves. In version 2 it has none: an act that has a line with that position
        // has another instance.
        if (same && m_game.version == 1 && puzzle.write(end) == puzzle.write(m_start.position))
            m_start.position = end;
        if (same && (m_game.version == 1 || end != m_start.position))
            m_start.puzzle = before.instance.puzzle;
    }
    begin({m_start.puzzle, {}});
    m_game.acts.back().kept = std::exchange(m_earlyLines, {});
    return true;
}

void Reader::begin(Instance instance)
{
    m_game.acts.push_back(Act::make(Act::Hand, std::move(instance), m_start.position));
    m_open = true;
    m_named = false;
}

/// Begins an act of this type at the position just read, or where the previous act ends.
bool Reader::act(const QByteArray &value, const QByteArray &line)
{
    const auto name = std::ranges::find(actNames(), QByteArrayView(value), &ActName::name);
    if (name == actNames().end())
        return keep(line);
    if (m_game.version > 1 && (m_named || !m_open)) {
        if (!close())
            return false;
        const Act &before = m_game.acts.back();
        m_start = {before.instance.puzzle, before.record.end()};
        begin(Instance(before.instance));
    }
    m_named = true;
    m_game.acts.back().type = name->type;
    return true;
}

bool Reader::cut(const QByteArray &value)
{
    if (!close())
        return false;
    bool good = false;
    const std::size_t kept = value.toULongLong(&good);
    if (!good || kept > m_game.acts.size())
        return fail(tr("the game has fewer actions than this"));
    while (m_game.acts.size() > kept) {
        const std::size_t last = m_game.acts.size() - 1;
        m_size -= GameSize::of(m_game.acts[last], last > 0 ? &m_game.acts[last - 1] : nullptr);
        m_game.acts.pop_back();
    }
    m_times.erase(m_times.lower_bound(kept), m_times.end());
    return true;
}

/// Notes the time of a game: the index of its first act, and its time. The latest line about a game counts.
bool Reader::time(const QByteArray &value, const QByteArray &line)
{
    const qsizetype blank = value.indexOf(' ');
    bool isIndex = false;
    const quint64 act = value.first(qMax(qsizetype(0), blank)).toULongLong(&isIndex);
    const auto time = isIndex ? readGameTime(value.sliced(blank + 1)) : std::nullopt;
    if (!time)
        return keep(line);
    if (act < std::size_t(largestGameSize.acts)) // others cannot be valid, and would only take memory
        m_times[std::size_t(act)] = *time;
    return true;
}

bool Reader::word(const QByteArray &word, const QByteArray &value, const QByteArray &line)
{
    if (word == "at") {
        m_game.frame = qBound(qint64(0), value.toLongLong(), farthest);
        return true;
    }
    if (word == "sum")
        return true;
    if (word == "picture")
        return m_pictures.begin(value) || keep(line);
    if (word == "data")
        return m_pictures.data(value) || keep(line);
    if (word == "time")
        return time(value, line);
    if (word == "cut")
        return m_game.version == 1 || cut(value);
    static constexpr std::array ofActs{"moves"_L1,  "steps"_L1,  "act"_L1,    "look"_L1,
                                       "method"_L1, "recipe"_L1, "moment"_L1, "solution"_L1};
    if (std::ranges::find(ofActs, QLatin1StringView(word)) == ofActs.end())
        return keep(line);
    if (m_game.acts.empty())
        return fail(tr("the position line before it is missing"));
    if (word == "act")
        return act(value, line);
    Act &act = m_game.acts.back();
    if (word == "moment")
        return moment(value, line);
    if (word == "recipe") {
        act.spec = readSearchSpec(value);
        return act.spec || keep(line);
    }
    if (word == "solution") {
        act.solution = value.toULongLong();
        return act.solution > 0 || keep(line);
    }
    if (word == "moves") {
        m_moves = value;
        m_movesLine = m_line;
    } else if (word == "steps") {
        m_scrambled = value.toLongLong();
    } else if (word == "look") {
        act.instance.look = decoded(value).left(200).trimmed();
    } else {
        act.method = decoded(value).left(40).trimmed();
    }
    return true;
}

bool Reader::checkKept()
{
    return m_kept <= 4 * largestGameSize.kept || fail(tr("there are too many lines that are not understood"));
}

/// Keeps a line that is not understood with its act or, before all acts, with the first.
bool Reader::keep(const QByteArray &line)
{
    QStringList &kept = m_game.acts.empty() ? m_earlyLines : m_game.acts.back().kept;
    kept += decoded(line);
    m_kept += kept.back().size();
    return checkKept();
}

/// Adds a moment if it comes after the previous one. A line that is not a valid moment, or one moment too many, is
/// kept like a line that is not understood.
bool Reader::moment(const QByteArray &value, const QByteArray &line)
{
    std::vector<Moment> &moments = m_game.acts.back().moments;
    auto read = readMoment(value);
    const bool good =
        read && moments.size() < Moment::most && (moments.empty() || moments.back().frame < read->frame);
    if (!good)
        return keep(line);
    m_kept += read->name.size() + read->note.size() + 1;
    moments.push_back(*std::move(read));
    return checkKept();
}

/// Adds the events to the act read so far, now that all its lines are known.
bool Reader::close()
{
    if (!std::exchange(m_open, false))
        return true;
    const QByteArray moves = std::exchange(m_moves, {});
    const qint64 scrambled = std::exchange(m_scrambled, farthest);
    if (m_game.acts.back().type == Act::Scramble) {
        const core::Dealing *dealing = m_start.puzzle->dealing();
        if (!dealing || dealing->from != m_start.position)
            return fail(tr("the scramble before it does not start from its own board"));
        core::Path path = dealing->path;
        path.resize(std::size_t(qBound(qint64(0), scrambled, qint64(path.size()))));
        return finish(path);
    }
    if (m_game.acts.back().type != Act::Hand)
        return play(moves);
    // Moments, and lines that are not understood, belong to the last of several moves.
    QStringList kept = std::exchange(m_game.acts.back().kept, {});
    std::vector<Moment> moments = std::exchange(m_game.acts.back().moments, {});
    for (qsizetype at = 0, end = 0; end >= 0; at = end + 1) {
        end = moves.indexOf(';', at);
        if (at > 0) {
            m_start.position = m_game.acts.back().record.end();
            begin(Instance(m_game.acts.back().instance));
        }
        if (!play(moves.sliced(at, (end < 0 ? moves.size() : end) - at)))
            return false;
    }
    m_game.acts.back().kept = std::move(kept);
    m_game.acts.back().moments = std::move(moments);
    m_open = false;
    return true;
}

/// Fills the last act with these moves.
bool Reader::play(const QByteArray &moves)
{
    if (moves.isEmpty())
        return finish({});
    auto read = m_start.puzzle->replay(m_start.position, composed(moves.toStdString()));
    if (const auto *fault = std::get_if<core::Fault>(&read)) {
        m_line = m_movesLine;
        return fail(translated(fault->why));
    }
    return finish(std::get<core::Path>(std::move(read)));
}

bool Reader::finish(core::Path path)
{
    Act &act = m_game.acts.back();
    if (act.type == Act::Hand && m_game.version == 1) // version 1 counted a row of tiles as one move
        for (std::size_t i = 0; i + 1 < path.size(); ++i)
            path[i].closes = false;
    act.record.append(events(path));
    const bool searched = act.type == Act::Solve || act.type == Act::Search;
    if (!searched)
        act.spec.reset();
    act.abridged = act.type == Act::Search || act.spec;
    const bool solved = searched && m_start.puzzle->solved(act.record.end());
    if (solved)
        act.record.append(std::array{core::Event{{}, core::Event::Solution, 0, 0}});
    if (!solved || act.abridged)
        act.solution = 0;
    const std::size_t count = m_game.acts.size();
    const GameSize size = GameSize::of(act, count > 1 ? &m_game.acts[count - 2] : nullptr);
    m_size += size;
    m_game.totalSize += size;
    if (m_size.acts > largestGameSize.acts || m_game.totalSize.acts > 4 * largestGameSize.acts)
        return fail(tr("there are too many actions"));
    GameSize fourTimes;
    for (int i = 0; i < 4; ++i)
        fourTimes += largestGameSize;
    return (m_size.within(largestGameSize) && m_game.totalSize.within(fourTimes)) ||
           fail(tr("there are too many moves"));
}

} // namespace

QByteArray writeGame(const core::Kind &kind, const Timeline &timeline,
                     const std::vector<GamePicture> &pictures)
{
    const QByteArray game = GameWriter(kind).whole(timeline);
    return game + pictureStretch(soundPart(game).sum, pictures);
}

std::variant<SavedGame, QString> readGame(core::Kinds kinds, const QByteArray &text)
{
    return Reader(kinds).read(text);
}

QByteArray asSaved(const QByteArray &text)
{
    const std::string_view plain = core::withoutMark({text.data(), std::size_t(text.size())});
    QByteArray saved(plain.data(), qsizetype(plain.size()));
    saved.replace("\r\n", "\n").replace('\r', '\n');
    while (saved.endsWith('\n'))
        saved.chop(1);
    const auto first = std::ranges::find_if(saved, [](char byte) { return byte != '\n'; });
    return saved.sliced(first - saved.begin()) + '\n';
}

bool beginsAsGame(QByteArrayView text)
{
    std::string_view plain = core::withoutMark({text.data(), std::size_t(text.size())});
    plain.remove_prefix(std::min(plain.find_first_not_of("\r\n"), plain.size()));
    return QByteArrayView(plain).startsWith(magic);
}

int versionOfGame(QByteArrayView text)
{
    if (!beginsAsGame(text))
        return 0;
    const QByteArrayView rest = text.sliced(text.indexOf(magic) + magic.size());
    const auto end = std::ranges::find_if(rest, [](char byte) { return byte == '\n' || byte == '\r'; });
    return rest.first(end - rest.begin()).toInt();
}

bool isOfNewerVersion(QByteArrayView text)
{
    return versionOfGame(text) > newest;
}

} // namespace session
