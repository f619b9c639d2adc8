// SPDX-License-Identifier: MIT
#include "window/sessionstore.h"

#include "core/positionline.h"
#include "session/backgroundtask.h"
#include "session/savedgame.h"
#include "session/savefile.h"
#include "session/translation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int saveDelay = 1000; // milliseconds
constexpr int mostBrokenFiles = 10'000;

QString gamesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/games"_L1;
}

QString fileOf(const core::Kind &kind)
{
    return gamesFolder() + u'/' + QString::fromLatin1(kind.id) + ".cassetete"_L1;
}

QString replaceGame(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    return session::SaveFile::replace(path, content, session::SaveFile::Access::Owner);
}

/// The game that a puzzle begins with when no saved one is found: its first ready-made board.
core::Game firstGame(const core::Kind &kind)
{
    const core::Kind *pointer = &kind;
    core::LineReading reading = core::readLine({&pointer, 1}, kind.presets.front().line);
    return std::get<core::Game>(std::move(reading.reading));
}

} // namespace

SessionStore::SessionStore(std::span<const ui::PuzzleUi *const> puzzles, QObject *parent)
    : QObject(parent), m_puzzles(puzzles), m_lock(gamesFolder() + "/lock"_L1)
{
    QDir().mkpath(gamesFolder());
    m_lock.setStaleLockTime(0); // however long a window is open, only its end frees the games
    // Where no lock can be made at all, as on a full disk, saving fails for a reason of its own.
    m_keeps = m_lock.tryLock() || m_lock.error() != QLockFile::LockFailedError;
    m_pool.setMaxThreadCount(1);
    for (const ui::PuzzleUi *puzzle : puzzles) {
        m_kinds.push_back(puzzle->kind);
        m_entries.push_back(std::make_unique<Entry>());
    }
}

SessionStore::~SessionStore() = default;

std::size_t SessionStore::indexOf(const core::Kind &kind) const
{
    return std::size_t(std::ranges::find(m_kinds, &kind) - m_kinds.begin());
}

session::Session &SessionStore::session(std::size_t index)
{
    Entry &entry = *m_entries[index];
    if (!entry.session) {
        entry.session = makeSession(*m_puzzles[index]);
        entry.session->player().setSpeed(m_speed);
        saveOnChange(index);
    }
    return *entry.session;
}

void SessionStore::setCurrent(std::size_t index)
{
    session::Session &previous = session(m_current);
    if (index != m_current && (previous.isSolving() || previous.player().isPlaying()))
        previous.search().setPaused(true);
    m_current = index;
    session(index);
    Q_EMIT currentChanged();
}

std::unique_ptr<session::Session> SessionStore::makeSession(const ui::PuzzleUi &puzzle)
{
    auto session = std::make_unique<session::Session>(*puzzle.kind, firstGame(*puzzle.kind));
    const QString file = fileOf(*puzzle.kind);
    if (QFile::exists(file) && !restore(puzzle, *session)) {
        const QString newPath = moveAside(file);
        Q_EMIT message(tr("The last game of %1 could not be read. It was kept as %2.")
                           .arg(session::translated(puzzle.kind->name), QDir::toNativeSeparators(newPath)));
    }
    return session;
}

bool SessionStore::restore(const ui::PuzzleUi &puzzle, session::Session &session)
{
    QFile file(fileOf(*puzzle.kind));
    const bool isFile = QFileInfo(file).isFile(); // reading a pipe would block
    if (!isFile || file.size() > session::largestGame || !file.open(QFile::ReadOnly))
        return false;
    auto reading = session::readGame(m_kinds, file.readAll());
    auto *game = std::get_if<session::SavedGame>(&reading);
    if (!game || game->kind != puzzle.kind || game->acts.empty())
        return false;
    bool lookLost = false;
    for (session::Act &act : game->acts) {
        if (act.instance.look.isEmpty() || (puzzle.knowsLook && puzzle.knowsLook(act.instance.look)))
            continue;
        act.instance.look.clear();
        lookLost = true;
    }
    if (lookLost)
        Q_EMIT message(tr("A picture of the last game is gone; its board is shown plain."));
    session.restore(std::move(game->acts), game->frame);
    return true;
}

QString SessionStore::moveAside(const QString &file) const
{
    const QString stem = file.chopped(qsizetype(qstrlen(".cassetete"))) + ".broken-"_L1;
    for (int number = 1; number <= mostBrokenFiles; ++number) {
        if (QFile::rename(file, stem + QString::number(number)))
            return stem + QString::number(number);
    }
    return file;
}

void SessionStore::saveOnChange(std::size_t index)
{
    Entry &entry = *m_entries[index];
    session::Session *session = entry.session.get();
    entry.saveTimer.setSingleShot(true);
    entry.saveTimer.setInterval(saveDelay);
    connect(&entry.saveTimer, &QTimer::timeout, this, [this, index] { saveInBackground(index); });
    const auto scheduleSave = [&entry, session] {
        ++entry.changes;
        // During playback nothing is saved: the position of the cursor is saved when it stops.
        if (!entry.saveTimer.isActive() && !session->player().isPlaying())
            entry.saveTimer.start();
    };
    connect(session, &session::Session::acted, this, [&entry] {
        ++entry.changes;
        entry.saveTimer.start();
    });
    connect(&session->timeline(), &session::Timeline::changed, this, scheduleSave);
    connect(&session->player(), &session::Player::playingChanged, this, scheduleSave);
}

QByteArray SessionStore::content(std::size_t index) const
{
    return session::writeGame(*m_kinds[index], m_entries[index]->session->timeline());
}

QString SessionStore::failure(std::size_t index, const QString &why) const
{
    return tr("The game could not be kept in %1: %2")
        .arg(QDir::toNativeSeparators(fileOf(*m_kinds[index])), why);
}

void SessionStore::saveInBackground(std::size_t index)
{
    Entry &entry = *m_entries[index];
    if (!mustSave(entry))
        return;
    // A disk that is busy may take seconds.
    session::startInBackground(
        &m_pool, this,
        [path = fileOf(*m_kinds[index]), text = content(index)] { return replaceGame(path, text); },
        [this, index, &entry, changes = entry.changes](const QFuture<QString> &error) {
            if (error.result().isEmpty())
                entry.changesKept = std::max(entry.changesKept, changes);
            else
                Q_EMIT message(failure(index, error.result()));
        });
}

QString SessionStore::saveAll()
{
    m_pool.waitForDone();
    QString why;
    for (std::size_t index = 0; index < m_entries.size(); ++index) {
        Entry &entry = *m_entries[index];
        entry.saveTimer.stop();
        if (!mustSave(entry))
            continue;
        const QString error = replaceGame(fileOf(*m_kinds[index]), content(index));
        if (error.isEmpty())
            entry.changesKept = entry.changes;
        else
            why = failure(index, error);
    }
    if (!why.isEmpty())
        Q_EMIT message(why);
    return why;
}

void SessionStore::setSavedElsewhere(std::size_t index)
{
    m_entries[index]->changesElsewhere = m_entries[index]->changes;
}

std::vector<std::size_t> SessionStore::unsaved() const
{
    std::vector<std::size_t> indices;
    for (std::size_t index = 0; index < m_entries.size(); ++index) {
        const Entry &entry = *m_entries[index];
        if (std::max(entry.changesKept, entry.changesElsewhere) < entry.changes)
            indices.push_back(index);
    }
    return indices;
}

void SessionStore::setSpeed(session::Speed speed)
{
    m_speed = speed;
    for (const auto &entry : m_entries) {
        if (entry->session)
            entry->session->player().setSpeed(speed);
    }
}

} // namespace window
