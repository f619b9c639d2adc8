// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <span>
#include <vector>

namespace insight {

/// A language that the methods are written in.
struct ProgramLanguage {
    const char *id; ///< also the ending of its files: "py"
    const char *name;
    const char *keywords;     ///< separated by spaces, in lower case where case means nothing
    const char *lineComment;  ///< begins one
    const char *commentBegin; ///< of a comment within lines; empty where there is none
    const char *commentEnd;
    const char *markerBegin; ///< of the comment that names the steps of a line: "#@3", "//@3,4", "{@3}"
    const char *markerEnd;
    bool ignoresCase = false;
};

/// In the order in which they are offered.
std::span<const ProgramLanguage> programLanguages();
/// The language of this id; the first where there is none.
const ProgramLanguage &programLanguage(const QString &id);

/// A method as a real program, from resources/programs. A marker at the end of a line names the steps of the
/// method's pseudocode, from 1, that the line does; "#@2.5" is the line of step 2 for piece 5 alone, as each
/// of eight loops has its own.
class Program {
public:
    struct Mark {
        int step = 0;
        int piece = anyPiece;
    };
    struct Line {
        QString text; ///< without the marker
        std::vector<Mark> marks;
    };
    static constexpr int anyPiece = -1;

    Program() = default;
    /// Empty where this method has no program.
    Program(const char *kind, const char *method, const ProgramLanguage &language);

    static QString fileName(const char *kind, const char *method, const ProgramLanguage &language);
    static Program read(const QString &source, const ProgramLanguage &language);

    bool isEmpty() const { return m_lines.empty(); }
    const std::vector<Line> &lines() const { return m_lines; }
    QString text() const;
    /// The numbers, from 0, of the lines that do this step with this piece.
    std::vector<int> linesOf(int step, int piece) const;

private:
    std::vector<Line> m_lines;
};

} // namespace insight
