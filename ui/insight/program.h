// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QHash>
#include <QLocale>
#include <QStringList>

#include <span>
#include <vector>

namespace insight {

/// A programming language in which the methods are written.
struct ProgramLanguage {
    const char *id; ///< the id, and the suffix of its files: "py"
    const char *name;
    const char *keywords;     ///< separated by spaces; in lower case where case is not significant
    const char *lineComment;  ///< the beginning of a line comment
    const char *commentBegin; ///< the beginning of a comment within lines; empty if there is none
    const char *commentEnd;
    const char *markerBegin; ///< the beginning of a marker: "#@3", "//@3,4", "{@3}"
    const char *markerEnd;
    bool ignoresCase = false;
};

/// Returns the languages in the order in which they are offered.
std::span<const ProgramLanguage> programLanguages();
/// Returns the language of this id; the first one if there is none.
const ProgramLanguage &programLanguage(const QString &id);

/// The words of a puzzle's programs in the reader's language. Programs are written once, in English. A file beside
/// them, resources/programs/PUZZLE/LANGUAGE.txt, has a line "english → translated" for each identifier and for each
/// line of a comment, so that the same program compiles, runs and counts in every language.
class ProgramWords {
public:
    /// Contains no words, so that a program is not changed.
    ProgramWords() = default;
    /// Loads the words of a puzzle; none for the language in which the programs are written.
    ProgramWords(const char *kind, QLocale::Language reader);

    static ProgramWords read(const QString &text);

    const QHash<QString, QString> &words() const { return m_words; }
    /// Returns the source with its identifiers, also those in strings, and its comments exchanged. Markers are not
    /// changed.
    QString translated(const QString &source, const ProgramLanguage &language) const;
    /// Returns the name of a variable, such as "b[i]", with its identifiers exchanged.
    QString variable(const QString &name) const { return translated(name, programLanguages().front()); }
    /// Returns everything in a source that can be exchanged: its names, and its comments line by line.
    static QStringList in(const QString &source, const ProgramLanguage &language);

private:
    QHash<QString, QString> m_words;
};

/// Returns the name of the file in resources/programs/PUZZLE with the method's program on this board.
QString programName(const core::Solver &method, const core::Puzzle &puzzle);

/// Returns the words of a puzzle's programs in the language of the window. Each file is read once. Call this only
/// in the window's thread.
const ProgramWords &programWords(const char *kind);

/// Returns the value of a variable; squares are named as on the board.
QString shownValue(const core::Variable &variable);

/// A method as a real program, from resources/programs, in the words of the reader's language. A marker at the end
/// of a line gives the steps of the method's pseudocode, from 1, that the line executes; "#@2.5" marks the line of
/// step 2 for piece 5 only, for a program with a separate loop for each of eight pieces.
class Program {
public:
    struct Mark {
        int step = 0;
        int piece = anyPiece;
    };
    struct Line {
        QString text; ///< the line without its marker
        std::vector<Mark> marks;
    };
    static constexpr int anyPiece = -1;

    Program() = default;
    /// Loads the program of this name (programName); the program is empty if there is none.
    Program(const char *kind, const QString &name, const ProgramLanguage &language,
            QLocale::Language reader = QLocale().language());

    /// Returns the program with its markers; empty if there is none.
    static QString source(const char *kind, const QString &name, const ProgramLanguage &language,
                          QLocale::Language reader);
    static Program read(const QString &source, const ProgramLanguage &language);

    bool isEmpty() const { return m_lines.empty(); }
    const std::vector<Line> &lines() const { return m_lines; }
    QString text() const;
    /// Returns the numbers, from 0, of the lines that execute this step with this piece.
    std::vector<int> linesOf(int step, int piece) const;

private:
    std::vector<Line> m_lines;
};

} // namespace insight
