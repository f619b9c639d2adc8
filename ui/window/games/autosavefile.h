// SPDX-License-Identifier: MIT
#pragma once

#include "session/files/savedgame.h"

#include <QString>

#include <optional>

namespace window {

/// The file in which the program keeps the last game of a puzzle, "taquin.cassetete", and beside it the
/// generation before, "taquin.earlier". All functions may be called in any thread.
class AutosaveFile {
public:
    explicit AutosaveFile(const core::Kind &kind);

    enum class Source {
        Nothing, ///< there is no file
        File,    ///< the whole file
        Part,    ///< the sound beginning of a damaged file
        Earlier, ///< the generation before, since the file is damaged or gone
        Lost,    ///< neither of the files can be read
        Newer,   ///< a newer version of the program wrote the file or the generation before, and both stay
    };
    struct Reading {
        Source source = Source::Nothing;
        std::optional<session::SavedGame> game;
        QByteArray text; ///< the text of the game
        int version = 0; ///< the version of the format of a newer file
    };
    Reading read() const;
    /// Returns whether reading takes so little time that it can be waited for.
    bool isQuick() const;

    /// `replace` replaces the file, which becomes the generation before, and `append` adds to it. Both return
    /// the reason of a failure; empty if there was none.
    QString replace(const QByteArray &text) const;
    QString append(qint64 size, const QByteArray &more) const;
    /// Renames a damaged file to "taquin.broken-1", or the next free number, and returns the new path; the
    /// file's own if it cannot be renamed.
    QString moveAside() const;

    QString path() const { return m_path; }
    static QString folder();

private:
    std::optional<session::SavedGame> gameOf(const QByteArray &text) const;
    std::optional<session::SavedGame> soundGameOf(const QByteArray &text) const;

    const core::Kind &m_kind;
    QString m_path;
    QString m_earlier;
};

} // namespace window
