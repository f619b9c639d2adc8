// SPDX-License-Identifier: MIT
#pragma once

#include "session/files/savedgame.h"
#include "window/games/knownfile.h"

#include <QString>

#include <optional>

namespace window {

/// The file in which the program saves the last game of a puzzle, "taquin.cassetete", and beside it its previous
/// version, "taquin.earlier", and what is known of the user's own file of that game, "taquin.file". All functions may be
/// called in any thread.
class AutosaveFile {
public:
    explicit AutosaveFile(const core::Kind &kind);

    enum class Source {
        Nothing, ///< there is no file
        File,    ///< the whole file
        Part,    ///< the undamaged beginning of a damaged file
        Earlier, ///< the previous version, since the file is damaged or missing
        Lost,    ///< neither file can be read
        Newer,   ///< a newer version of the program wrote one of the files, and both are left unchanged
    };
    struct Reading {
        Source source = Source::Nothing;
        std::optional<session::SavedGame> game;
        QByteArray text; ///< the text of the game
        int version = 0; ///< the format version of a newer file
    };
    Reading read() const;
    /// Returns whether reading takes so little time that the window can wait for it.
    bool isQuick() const;

    /// `replace` replaces the file, which becomes the previous version, and `append` adds to it. Both return the
    /// reason of a failure; empty if there was none.
    QString replace(const QByteArray &text) const;
    QString append(qint64 size, const QByteArray &more) const;
    /// The user's file to which this game was last saved, or from which it was opened. It belongs to the game in the file,
    /// so it is forgotten when that is lost. `setKnownFile` returns the reason of a failure; empty if there was none.
    KnownFile knownFile() const;
    QString setKnownFile(const KnownFile &file) const;
    void forgetKnownFile() const;
    /// Renames a damaged file to "taquin.broken-1", or the next free number, and returns the new path; the file's
    /// own path if it cannot be renamed.
    QString moveAside() const;

    QString path() const { return m_path; }
    static QString folder();

private:
    std::optional<session::SavedGame> gameOf(const QByteArray &text) const;
    std::optional<session::SavedGame> soundGameOf(const QByteArray &text) const;

    const core::Kind &m_kind;
    QString m_path;
    QString m_earlier;
    QString m_known;
};

} // namespace window
