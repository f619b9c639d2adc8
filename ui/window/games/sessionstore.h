// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "session/basics/workers.h"
#include "session/files/gamewriter.h"
#include "window/games/autosavefile.h"

#include <QLockFile>
#include <QTimer>

#include <span>

namespace window {

/// One session for each puzzle, made when the puzzle is first visited. From then on it is saved to disk whenever it
/// changes, and restored at the next start. An `index` is that of a puzzle in the list. Of several windows only the
/// first saves its sessions, which the others would overwrite.
class SessionStore : public QObject {
    Q_OBJECT

public:
    explicit SessionStore(std::span<const ui::PuzzleUi *const> puzzles, QObject *parent = nullptr);
    ~SessionStore() override;

    std::span<const ui::PuzzleUi *const> puzzles() const { return m_puzzles; }
    core::Kinds kinds() const { return m_kinds; }
    std::size_t indexOf(const core::Kind &kind) const;
    session::Session &session(std::size_t index);

    /// Returns the index of the puzzle in the window.
    std::size_t current() const { return m_current; }
    /// Makes this session the current one and pauses the one before.
    void setCurrent(std::size_t index);
    const ui::PuzzleUi &puzzle() const { return *m_puzzles[m_current]; }
    session::Session &session() { return session(m_current); }

    /// Returns whether this window is the one that saves its sessions.
    bool keeps() const { return m_keeps; }
    /// Saves each session with unsaved changes. Returns the reason of a failure; empty if there was none.
    QString saveAll();
    /// Takes from a saved game the pictures that are not known here. With `keeps`, they are stored among the
    /// player's pictures. May be called in any thread.
    static void takePictures(const ui::PuzzleUi &puzzle, session::SavedGame &game, bool keeps);
    /// Removes the looks of boards whose pictures are missing. Returns whether there were any.
    static bool forgetLostLooks(const ui::PuzzleUi &puzzle, session::SavedGame &game);
    /// Emits `message` with what went wrong with files that are read where no window is known, such as settings.
    void showFileReports();
    /// Notes that the user has saved this session to a file.
    void setSavedElsewhere(std::size_t index);
    /// The user's file of this session's game, which is also known after the next start; its path is empty if there is
    /// none.
    const KnownFile &knownFile(std::size_t index) const { return m_entries[index]->known; }
    void setKnownFile(std::size_t index, const KnownFile &file);
    /// Returns whether acts were added since this program read or wrote the known file.
    bool differsFromKnownFile(std::size_t index) const { return m_entries[index]->known.isOutdated(); }
    /// Returns the sessions with changes that are not saved in any file.
    std::vector<std::size_t> unsaved() const;

Q_SIGNALS:
    void currentChanged();
    void knownFileChanged();           ///< a file of the user's was read or written
    void message(const QString &text); ///< a message about files that could not be read or written

private:
    struct Entry {
        explicit Entry(const core::Kind &kind) : file(kind), writer(kind) {}

        AutosaveFile file;
        KnownFile known; ///< the user's file last opened or saved
        session::GameWriter writer;
        session::BoardReader reader; ///< the reader of the last game
        std::unique_ptr<session::Session> session;
        QTimer saveTimer;
        QString newer = {};         ///< the reason why the file of a newer version is not changed; else empty
        quint64 changes = 0;        ///< the number of changes
        quint64 changesInStore = 0; ///< the number of changes saved by this program
        quint64 changesInUserFile = 0; ///< the number of changes saved in a file of the user's
    };

    void restore(std::size_t index);
    void useWhenIdle(std::size_t index, const std::shared_ptr<AutosaveFile::Reading> &reading);
    void use(std::size_t index, AutosaveFile::Reading reading);
    void reportReading(std::size_t index, const AutosaveFile::Reading &reading);
    void saveOnChange(std::size_t index);
    bool mustSave(const Entry &entry) const
    {
        return m_keeps && entry.newer.isEmpty() && entry.changesInStore < entry.changes &&
               !entry.session->isRestoring();
    }
    bool isUnsaved(const Entry &entry) const
    {
        return std::max(entry.changesInStore, entry.changesInUserFile) < entry.changes;
    }
    void saveInBackground(std::size_t index);
    void keepKnownFile(std::size_t index);
    QString failure(std::size_t index, const QString &why) const;

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    std::vector<const core::Kind *> m_kinds;
    std::vector<std::unique_ptr<Entry>> m_entries;
    std::size_t m_current = 0;
    QLockFile m_lock;
    bool m_keeps;
    session::Workers m_writers; ///< a single worker, so that files are written in order
};

} // namespace window
