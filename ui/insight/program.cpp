// SPDX-License-Identifier: MIT
#include "insight/program.h"

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace insight {

using namespace Qt::StringLiterals;

std::span<const ProgramLanguage> programLanguages()
{
    static constexpr ProgramLanguage all[] = {
        {.id = "py",
         .name = "Python",
         .keywords = "and as break class continue def del elif else except False for from global if import "
                     "in is lambda None nonlocal not or pass raise return True try while with yield",
         .lineComment = "#",
         .commentBegin = "\"\"\"",
         .commentEnd = "\"\"\"",
         .markerBegin = "#@",
         .markerEnd = ""},
        {.id = "pas",
         .name = "Pascal",
         .keywords = "and array begin boolean byte case char const div do downto else end exit false for "
                     "forward function if in inc dec integer int64 longint mod not of or out procedure "
                     "program record repeat set shl shr string then to true type until uses var while xor",
         .lineComment = "//",
         .commentBegin = "{",
         .commentEnd = "}",
         .markerBegin = "{@",
         .markerEnd = "}",
         .ignoresCase = true},
        {.id = "cpp",
         .name = "C++",
         .keywords = "auto bool break case char const constexpr continue do double else enum false for if "
                     "include int long return short static struct template true typename unsigned using "
                     "void while",
         .lineComment = "//",
         .commentBegin = "/*",
         .commentEnd = "*/",
         .markerBegin = "//@",
         .markerEnd = ""},
    };
    return all;
}

const ProgramLanguage &programLanguage(const QString &id)
{
    const auto all = programLanguages();
    const auto found = std::ranges::find_if(
        all, [&](const ProgramLanguage &one) { return id == QLatin1StringView(one.id); });
    return found == all.end() ? all.front() : *found;
}

QString Program::fileName(const char *kind, const char *method, const ProgramLanguage &language)
{
    return u":/programs/%1/%2.%3"_s.arg(QLatin1StringView(kind), QLatin1StringView(method),
                                        QLatin1StringView(language.id));
}

Program::Program(const char *kind, const char *method, const ProgramLanguage &language)
{
    QFile file(fileName(kind, method, language));
    if (file.open(QFile::ReadOnly))
        *this = read(QString::fromUtf8(file.readAll()), language);
}

Program Program::read(const QString &source, const ProgramLanguage &language)
{
    const QLatin1StringView begin(language.markerBegin);
    const QLatin1StringView end(language.markerEnd);
    Program program;
    const QStringList lines = source.trimmed().split(u'\n');
    for (const QString &line : lines) {
        const qsizetype at = line.lastIndexOf(begin);
        if (at < 0 || !line.endsWith(end)) {
            program.m_lines.push_back({line, {}});
            continue;
        }
        Line marked{line.left(at), {}};
        while (marked.text.endsWith(u' '))
            marked.text.chop(1);
        const QString steps = line.mid(at + begin.size()).chopped(end.size());
        for (const QString &step : steps.split(u','))
            marked.marks.push_back({step.section(u'.', 0, 0).toInt(),
                                    step.contains(u'.') ? step.section(u'.', 1).toInt() : anyPiece});
        program.m_lines.push_back(std::move(marked));
    }
    return program;
}

QString Program::text() const
{
    QStringList lines;
    for (const Line &line : m_lines)
        lines << line.text;
    return lines.join(u'\n');
}

std::vector<int> Program::linesOf(int step, int piece) const
{
    const auto isMeant = [&](const Mark &mark) {
        return mark.step == step && (mark.piece == anyPiece || mark.piece == piece);
    };
    std::vector<int> found;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (std::ranges::any_of(m_lines[i].marks, isMeant))
            found.push_back(int(i));
    }
    return found;
}

} // namespace insight
