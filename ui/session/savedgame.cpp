// SPDX-License-Identifier: MIT
#include "session/savedgame.h"

#include "core/positionline.h"
#include "session/composition.h"
#include "session/translation.h"

#include <QCoreApplication>

#include <array>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView magic = "cassetete 1";
constexpr std::size_t mostActs = 200'000;
constexpr qint64 mostSteps = 40'000'000;
constexpr qint64 farthest = qint64(1) << 60; // more than there can be frames

struct ActName {
    Act::Type type;
    QByteArrayView name;
};
constexpr std::array actNames{ActName{Act::New, "new"},           ActName{Act::Open, "open"},
                              ActName{Act::Scramble, "scramble"}, ActName{Act::Edit, "edit"},
                              ActName{Act::Hand, "hand"},         ActName{Act::Solve, "solve"},
                              ActName{Act::Search, "search"}};

QByteArray bytes(const std::string &text)
{
    return QByteArray(text.data(), qsizetype(text.size()));
}

QByteArray writeAct(const core::Kind &kind, const Act &act, const core::Position &from,
                    const core::Path &path)
{
    const core::Puzzle &puzzle = *act.instance.puzzle;
    QByteArray text = bytes(core::writeLine(kind, puzzle, from)) + '\n';
    text += "act: " + std::ranges::find(actNames, act.type, &ActName::type)->name.toByteArray() + '\n';
    if (!act.instance.look.isEmpty())
        text += "look: " + act.instance.look.toUtf8() + '\n';
    if (!act.method.isEmpty())
        text += "method: " + act.method.toUtf8() + '\n';
    if (act.type == Act::Scramble)
        text += "steps: " + QByteArray::number(act.record.size()) + '\n';
    else if (!path.empty())
        text += "moves: " + bytes(puzzle.spell(from, path)) + '\n';
    for (const QString &line : act.kept)
        text += line.toUtf8() + '\n';
    return text;
}

class Reader {
public:
    explicit Reader(core::Kinds kinds) : m_kinds(kinds) {}

    std::variant<SavedGame, QString> read(const QByteArray &text);

private:
    Q_DECLARE_TR_FUNCTIONS(session::SavedGame)

    bool line(const QByteArray &line);
    bool position(const QByteArray &line);
    bool moves(const QByteArray &moves);
    bool word(const QByteArray &word, const QByteArray &value, const QByteArray &line);
    bool fail(const QString &why)
    {
        m_error = tr("Line %1: %2").arg(QString::number(m_line), why);
        return false;
    }
    bool keep(const QByteArray &line);
    bool close();

    core::Kinds m_kinds;
    SavedGame m_game;
    core::Game m_start; ///< of the act being read
    core::Path m_path;
    QStringList m_early; ///< lines before the first position
    qint64 m_steps = 0;
    qint64 m_scrambled = mostSteps; ///< steps of its dealing that the scramble being read kept
    int m_line = 0;
    QString m_error;
};

std::variant<SavedGame, QString> Reader::read(const QByteArray &text)
{
    if (text.size() > largestGame)
        return tr("The file is larger than a saved game can be.");
    if (text.first(qMax(qsizetype(0), text.indexOf('\n'))).trimmed() != magic)
        return tr("This is not a saved game: its first line is not “%1”.").arg(QLatin1StringView(magic));
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
        return tr("The saved game holds no position.");
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
    if (!close())
        return false;
    core::LineReading reading = core::readLine(m_kinds, composed(line.toStdString()));
    if (const auto *fault = std::get_if<core::Fault>(&reading.reading))
        return fail(translated(fault->why));
    if (m_game.kind && m_game.kind != reading.kind)
        return fail(tr("the game changes from one puzzle to another"));
    if (m_game.acts.size() >= mostActs)
        return fail(tr("there are too many acts"));
    m_game.kind = reading.kind;
    m_start = std::get<core::Game>(std::move(reading.reading));
    // Acts on the same board share one instance, as they did when they were played. Where one begins as the one
    // before ends, every piece is the same, too: a line does not tell equal pieces apart, but moves do.
    if (!m_game.acts.empty() && m_game.acts.back().instance.puzzle->options() == m_start.puzzle->options()) {
        m_start.puzzle = m_game.acts.back().instance.puzzle;
        const core::Position end = m_game.acts.back().record.end();
        if (m_start.puzzle->write(end) == m_start.puzzle->write(m_start.position))
            m_start.position = end;
    } else if (const core::Dealing *dealing = m_start.puzzle->dealing())
        m_steps += qint64(dealing->path.size());
    if (m_steps > mostSteps)
        return fail(tr("there are too many moves"));
    m_game.acts.push_back(Act::make(Act::Hand, {m_start.puzzle, {}}, m_start.position));
    m_game.acts.back().kept = std::exchange(m_early, {});
    return true;
}

bool Reader::moves(const QByteArray &moves)
{
    auto read = m_start.puzzle->replay(m_start.position, composed(moves.toStdString()));
    if (const auto *fault = std::get_if<core::Fault>(&read))
        return fail(translated(fault->why));
    m_path = std::get<core::Path>(std::move(read));
    m_steps += qint64(m_path.size());
    return m_steps <= mostSteps || fail(tr("there are too many moves"));
}

bool Reader::word(const QByteArray &word, const QByteArray &value, const QByteArray &line)
{
    if (word == "at") {
        m_game.frame = qBound(qint64(0), value.toLongLong(), farthest);
        return true;
    }
    static constexpr std::array ofActs{"moves"_L1, "steps"_L1, "act"_L1, "look"_L1, "method"_L1};
    if (std::ranges::find(ofActs, QLatin1StringView(word)) == ofActs.end())
        return keep(line);
    if (m_game.acts.empty())
        return fail(tr("a position line is missing before it"));
    Act &act = m_game.acts.back();
    if (word == "moves")
        return moves(value);
    if (word == "steps") {
        m_scrambled = value.toLongLong();
        return true;
    }
    const auto name = std::ranges::find(actNames, QByteArrayView(value), &ActName::name);
    if (word == "act" && name != actNames.end())
        act.type = name->type;
    else if (word == "look")
        act.instance.look = QString::fromUtf8(value).left(200).trimmed();
    else if (word == "method")
        act.method = QString::fromUtf8(value).left(40).trimmed();
    else
        return keep(line);
    return true;
}

/// A line that is not understood is kept with its act; one before all acts, with the first.
bool Reader::keep(const QByteArray &line)
{
    QStringList &kept = m_game.acts.empty() ? m_early : m_game.acts.back().kept;
    kept += QString::fromUtf8(line);
    return true;
}

// Gives the act read so far its events, now that all its lines are known.
bool Reader::close()
{
    if (m_game.acts.empty())
        return true;
    Act &act = m_game.acts.back();
    if (act.type == Act::Scramble) {
        const core::Dealing *dealing = m_start.puzzle->dealing();
        if (!dealing || dealing->from != m_start.position)
            return fail(tr("the scramble before it does not begin on its own board"));
        m_path = dealing->path;
        m_path.resize(std::size_t(qBound(qint64(0), m_scrambled, qint64(m_path.size()))));
        m_steps += qint64(m_path.size());
        if (m_steps > mostSteps)
            return fail(tr("there are too many moves"));
    }
    if (act.type == Act::Hand)
        for (std::size_t i = 0; i + 1 < m_path.size(); ++i)
            m_path[i].closes = false;
    act.record.append(events(m_path));
    const bool searched = act.type == Act::Solve || act.type == Act::Search;
    if (searched && m_start.puzzle->solved(act.record.end()))
        act.record.append(std::array{core::Event{{}, core::Event::Solution, 0, 0}});
    m_path.clear();
    m_scrambled = mostSteps;
    return true;
}

} // namespace

QByteArray writeGame(const core::Kind &kind, const Timeline &timeline)
{
    QByteArray text = magic.toByteArray() + '\n';
    qint64 frame = timeline.frame();
    for (std::size_t i = 0; i < timeline.acts().size(); ++i) {
        const Act &act = timeline.acts()[i];
        const bool here = i == timeline.actIndex();
        if (act.type != Act::Search) {
            text += writeAct(kind, act, act.record.start(), act.record.standing(act.record.size()));
            continue;
        }
        // A search with the cursor in it is kept up to the cursor. Moves that it took back are left out, so
        // that the number of the cursor's frame becomes smaller. Where the search's beginning is forgotten,
        // only the position can be kept.
        const qint64 size = here ? timeline.eventsBefore() : act.record.size();
        const bool whole = act.record.first() == 0;
        const core::Path path = whole ? act.record.standing(size) : core::Path();
        if (i <= timeline.actIndex())
            frame -= act.record.countsAt(size).frames - qint64(core::countMoves(path)) - !whole;
        text += writeAct(kind, act, whole ? act.record.start() : act.record.positionAt(size), path);
    }
    text += "at: " + QByteArray::number(frame) + '\n';
    return text;
}

std::variant<SavedGame, QString> readGame(core::Kinds kinds, const QByteArray &text)
{
    return Reader(kinds).read(text);
}

} // namespace session
