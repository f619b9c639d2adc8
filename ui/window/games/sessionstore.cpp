// SPDX-License-Identifier: MIT
#include "window/games/sessionstore.h"

#include "core/positionline.h"
#include "session/basics/backgroundtask.h"
#include "session/basics/translation.h"
#include "session/files/regularfile.h"
#include "session/files/savefile.h"
#include "window/games/gamelock.h"

#include <QDir>
#include <QFileInfo>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int saveDelay = 700; // milliseconds: about a second, including the writing

/// Returns the first game of a puzzle without a saved one: its first ready-made board.
core::Game firstGame(const core::Kind &kind)
{
    const core::Kind *pointer = &kind;
    core::LineReading reading = core::readLine({&pointer, 1}, kind.presets.front().line);
    return std::get<core::Game>(std::move(reading.reading));
}

} // namespace

SessionStore::SessionStore(std::span<const ui::PuzzleUi *const> puzzles, QObject *parent)
    : QObject(parent), m_puzzles(puzzles), m_lock(gameLock())
{
    session::makeOwnFolder(AutosaveFile::folder());
    m_lock.setStaleLockTime(0); // an old lock is not stale: a window keeps the games until it is closed
    // If no lock can be made at all, as on a full disk, saving will report its own failure. QLockFile would wait for
    // the writer of a pipe.
    m_keeps =
        session::isForeign(gameLock()) || m_lock.tryLock() || m_lock.error() != QLockFile::LockFailedError;
    for (const ui::PuzzleUi *puzzle : puzzles) {
        m_kinds.push_back(puzzle->kind);
        m_entries.push_back(std::make_unique<Entry>(*puzzle->kind));
    }
    connect(&session::FileReports::all(), &session::FileReports::added, this, &SessionStore::showFileReports,
            Qt::QueuedConnection);
}

SessionStore::~SessionStore() = default;

void SessionStore::showFileReports()
{
    if (const QStringList reports = session::FileReports::all().take(); !reports.isEmpty())
        Q_EMIT message(reports.join(u' '));
}

std::size_t SessionStore::indexOf(const core::Kind &kind) const
{
    return std::size_t(std::ranges::find(m_kinds, &kind) - m_kinds.begin());
}

session::Session &SessionStore::session(std::size_t index)
{
    Entry &entry = *m_entries[index];
    if (!entry.session) {
        const core::Kind &kind = *m_kinds[index];
        entry.session = std::make_unique<session::Session>(kind, firstGame(kind));
        restore(index);
        saveOnChange(index);
        if (entry.changes > 0)
            entry.saveTimer.start();
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

/// Restores the last game, at once if that is quick, else in the background. Nothing is saved until it is restored.
void SessionStore::restore(std::size_t index)
{
    Entry &entry = *m_entries[index];
    if (entry.file.isQuick())
        return use(index, entry.file.read());
    entry.session->setRestoring(true);
    const auto read = [this, index, file = entry.file]() -> std::function<void()> {
        const auto reading = std::make_shared<AutosaveFile::Reading>(file.read());
        return [this, index, reading] { useWhenIdle(index, reading); };
    };
    // On a failure the file is left unchanged, and saveAll tries to read it again.
    entry.reader.read(read, [this](const core::Explanation &why) {
        Q_EMIT message(session::translated(session::failure(why)));
    });
}

/// Uses the last game once the session is idle, so that nothing begun in the meantime is interrupted.
void SessionStore::useWhenIdle(std::size_t index, const std::shared_ptr<AutosaveFile::Reading> &reading)
{
    Entry &entry = *m_entries[index];
    if (!entry.session->isRestoring()) // saveAll was faster
        return;
    if (entry.session->isSolving() || entry.session->player().isPlaying()) {
        QTimer::singleShot(saveDelay, this, [this, index, reading] { useWhenIdle(index, reading); });
        return;
    }
    entry.session->setRestoring(false);
    use(index, std::move(*reading));
    if (entry.changes > 0)
        entry.saveTimer.start();
}

void SessionStore::use(std::size_t index, AutosaveFile::Reading reading)
{
    Entry &entry = *m_entries[index];
    reportReading(index, reading);
    // The user's file is that of the game that was kept, and not of an earlier or another one, nor of what was played
    // before it was read.
    if (reading.source == AutosaveFile::Source::File && entry.known.path().isEmpty() && entry.changes == 0)
        entry.known = entry.file.knownFile();
    else if (reading.source != AutosaveFile::Source::Newer && m_keeps && entry.known.path().isEmpty())
        entry.file.forgetKnownFile();
    if (!reading.game)
        return;
    const bool plain = forgetLostLooks(*m_puzzles[index], *reading.game);
    if (plain)
        Q_EMIT message(tr("A picture of the last game is missing; its board is shown without it."));
    session::Timeline &timeline = entry.session->timeline();
    const bool played = entry.changes > 0;
    const std::size_t count = reading.game->acts.size();
    if (!played) {
        entry.session->restore(std::move(reading.game->acts), reading.game->frame);
    } else {
        // Acts played in the meantime follow the last game, as if they had been opened.
        const qint64 fromEnd = timeline.lastFrame() - timeline.frame();
        std::vector<session::Act> acts = std::move(reading.game->acts);
        const std::size_t first = acts.size();
        std::ranges::copy(timeline.acts(), std::back_inserter(acts));
        acts[first].type = session::Act::Open;
        entry.session->restore(std::move(acts), 0);
        timeline.seek(timeline.lastFrame() - fromEnd);
    }
    const bool asInFile = reading.source == AutosaveFile::Source::File && reading.game->isUnchanged &&
                          !plain && timeline.acts().size() == count;
    if (asInFile && reading.game->version > 1)
        entry.writer.resume(timeline, reading.text, reading.game->totalSize);
    if (!asInFile)
        ++entry.changes;
}

/// Moves a damaged file aside and reports what happened to the last game.
void SessionStore::reportReading(std::size_t index, const AutosaveFile::Reading &reading)
{
    using Source = AutosaveFile::Source;
    const Source source = reading.source;
    if (source == Source::Nothing || source == Source::File)
        return;
    const QString name = session::translated(m_kinds[index]->name);
    const AutosaveFile &file = m_entries[index]->file;
    if (source == Source::Newer) {
        QString &why = m_entries[index]->newer;
        why = tr("A newer version of the program saved the last game of %1, in format %2. Its file is left "
                 "as it is, and games of this puzzle are not saved.")
                  .arg(name, QString::number(reading.version));
        Q_EMIT message(why);
        return;
    }
    if (source == Source::Earlier && !QFileInfo::exists(file.path())) {
        Q_EMIT message(
            tr("The file of the last game of %1 is missing. An earlier state of the game is shown.")
                .arg(name));
        return;
    }
    const QString aside = QDir::toNativeSeparators(m_keeps ? file.moveAside() : file.path());
    if (source == Source::Part)
        Q_EMIT message(
            tr("The last game of %1 is damaged. It is shown up to the damage, and the damaged file was kept "
               "as %2.")
                .arg(name, aside));
    else if (source == Source::Earlier)
        Q_EMIT message(tr("The last game of %1 is damaged. An earlier state of it is shown, and the damaged "
                          "file was kept as %2.")
                           .arg(name, aside));
    else
        Q_EMIT message(
            tr("The last game of %1 could not be read. Its file was kept as %2.").arg(name, aside));
}

void SessionStore::takePictures(const ui::PuzzleUi &puzzle, session::SavedGame &game, bool keeps)
{
    if (!puzzle.knowsLook || !puzzle.lookOf)
        return;
    for (const session::GamePicture &picture : std::exchange(game.pictures, {})) {
        if (puzzle.knowsLook(picture.look))
            continue;
        const QString look = puzzle.lookOf(picture.file, keeps);
        game.losesPictures = game.losesPictures || look.isEmpty();
        for (session::Act &act : game.acts) {
            if (!look.isEmpty() && act.instance.look == picture.look)
                act.instance.look = look;
        }
    }
}

bool SessionStore::forgetLostLooks(const ui::PuzzleUi &puzzle, session::SavedGame &game)
{
    bool lost = false;
    for (session::Act &act : game.acts) {
        if (act.instance.look.isEmpty() || (puzzle.knowsLook && puzzle.knowsLook(act.instance.look)))
            continue;
        act.instance.look.clear();
        lost = true;
    }
    return lost;
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
        // Nothing is saved during playback: the position of the cursor is saved when playback stops.
        if (!entry.saveTimer.isActive() && !session->player().isPlaying())
            entry.saveTimer.start();
    };
    // A running timer is not restarted, so that a crash loses a second of uninterrupted play at most.
    connect(session, &session::Session::acted, this, [this, index, &entry] {
        ++entry.changes;
        if (!entry.known.path().isEmpty() && !entry.known.isOutdated()) {
            entry.known.setOutdated(true);
            keepKnownFile(index);
        }
        if (!entry.saveTimer.isActive())
            entry.saveTimer.start();
    });
    // The file is that of the board that was saved, and saving must not replace it by another one.
    connect(session, &session::Session::boardReplaced, this, [this, &entry] {
        entry.known = {};
        if (m_keeps)
            entry.file.forgetKnownFile();
        Q_EMIT knownFileChanged();
    });
    connect(&session->timeline(), &session::Timeline::changed, this, scheduleSave);
    connect(&session->player(), &session::Player::playingChanged, this, scheduleSave);
}

QString SessionStore::failure(std::size_t index, const QString &why) const
{
    return tr("The game could not be saved in %1: %2")
        .arg(QDir::toNativeSeparators(m_entries[index]->file.path()), why);
}

void SessionStore::saveInBackground(std::size_t index)
{
    Entry &entry = *m_entries[index];
    if (!mustSave(entry))
        return;
    const session::Timeline &timeline = entry.session->timeline();
    const std::optional<QByteArray> more =
        entry.writer.isLong() ? std::nullopt : entry.writer.addition(timeline);
    const QByteArray text = more ? *more : entry.writer.whole(timeline);
    const qint64 before = entry.writer.size() - text.size();
    if (text.isEmpty()) {
        entry.changesInStore = entry.changes;
        return;
    }
    // Saves in the background, since a busy disk may take seconds.
    session::startInBackground(
        m_writers, this,
        [file = entry.file, text, before] {
            return before > 0 ? file.append(before, text) : file.replace(text);
        },
        [this, index, &entry, before, changes = entry.changes](const QString &error) {
            if (error.isEmpty()) {
                entry.changesInStore = std::max(entry.changesInStore, changes);
                return;
            }
            entry.writer.forget();
            if (before > 0)
                saveInBackground(index);
            else
                Q_EMIT message(failure(index, error));
        },
        [this, index, &entry](const core::Explanation &why) {
            entry.writer.forget();
            Q_EMIT message(failure(index, session::translated(why)));
        });
}

QString SessionStore::saveAll()
{
    m_writers.waitForDone();
    QString why;
    for (std::size_t index = 0; index < m_entries.size(); ++index) {
        Entry &entry = *m_entries[index];
        entry.saveTimer.stop();
        if (entry.session && entry.session->isRestoring() && entry.changes > 0) {
            entry.session->setRestoring(false);
            use(index, entry.file.read());
        }
        if (m_keeps && isUnsaved(entry) && !entry.newer.isEmpty())
            why = entry.newer;
        // A file that was appended to is rewritten as a whole, so that the previous version is the state before.
        const bool lacksTime =
            entry.session && entry.writer.size() > 0 && entry.writer.lacksTime(entry.session->timeline());
        if (!mustSave(entry) && !(m_keeps && (entry.writer.appended() || lacksTime)))
            continue;
        const QString error = entry.file.replace(entry.writer.whole(entry.session->timeline()));
        if (error.isEmpty())
            entry.changesInStore = entry.changes;
        else
            entry.writer.forget();
        if (mustSave(entry))
            why = failure(index, error);
    }
    if (!why.isEmpty())
        Q_EMIT message(why);
    return why;
}

void SessionStore::setSavedElsewhere(std::size_t index)
{
    m_entries[index]->changesInUserFile = m_entries[index]->changes;
}

void SessionStore::setKnownFile(std::size_t index, const KnownFile &file)
{
    Entry &entry = *m_entries[index];
    entry.known = file;
    entry.known.setOutdated(false);
    Q_EMIT knownFileChanged();
    keepKnownFile(index);
}

void SessionStore::keepKnownFile(std::size_t index)
{
    const Entry &entry = *m_entries[index];
    const QString why = m_keeps ? entry.file.setKnownFile(entry.known) : QString();
    if (!why.isEmpty())
        Q_EMIT message(failure(index, why));
}

std::vector<std::size_t> SessionStore::unsaved() const
{
    std::vector<std::size_t> indices;
    for (std::size_t index = 0; index < m_entries.size(); ++index) {
        if (isUnsaved(*m_entries[index]))
            indices.push_back(index);
    }
    return indices;
}

} // namespace window
