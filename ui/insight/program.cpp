// SPDX-License-Identifier: MIT
#include "insight/program.h"

#include "session/basics/translation.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>

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

namespace {

QString textOf(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the position of a line's marker; the length of the line if it has none.
qsizetype markerOf(QStringView line, const ProgramLanguage &language)
{
    const qsizetype at = line.lastIndexOf(QLatin1StringView(language.markerBegin));
    return at >= 0 && line.endsWith(QLatin1StringView(language.markerEnd)) ? at : line.size();
}

bool isOfWord(QChar sign)
{
    return sign.isLetterOrNumber() || sign == u'_';
}

using Exchange = std::function<QString(const QString &)>;

/// Returns a line of a comment, exchanged as a whole, with its leading and trailing blanks.
QString exchangedComment(QStringView text, const Exchange &exchange)
{
    const QStringView sentence = text.trimmed();
    if (sentence.isEmpty())
        return text.toString();
    const qsizetype begin = sentence.data() - text.data();
    return text.first(begin) + exchange(sentence.toString()) + text.sliced(begin + sentence.size());
}

/// Returns the source with each name and each line of a comment exchanged. Strings are exchanged word by word.
QString exchanged(const QString &source, const ProgramLanguage &language, const Exchange &exchange)
{
    const QLatin1StringView lineComment(language.lineComment);
    const QLatin1StringView commentBegin(language.commentBegin);
    const QLatin1StringView commentEnd(language.commentEnd);
    QStringList lines = source.split(u'\n');
    bool inComment = false;
    for (QString &line : lines) {
        const qsizetype end = markerOf(line, language);
        const QStringView text = QStringView(line).first(end);
        if (text.startsWith(u"#include"))
            continue;
        QString result;
        QChar quote; // the quotation mark that ends the current string, in which no comment begins
        for (qsizetype at = 0; at < end;) {
            const QStringView rest = text.sliced(at);
            qsizetype length = 1;
            if (inComment) {
                const qsizetype close = rest.indexOf(commentEnd);
                inComment = close < 0;
                length = inComment ? rest.size() : close + commentEnd.size();
                result += exchangedComment(rest.first(inComment ? length : close), exchange);
                result += inComment ? QStringView() : rest.sliced(close, commentEnd.size());
            } else if (quote.isNull() && rest.startsWith(commentBegin)) {
                length = commentBegin.size();
                result += rest.first(length);
                inComment = true;
            } else if (quote.isNull() && rest.startsWith(lineComment)) {
                length = rest.size();
                result += lineComment + exchangedComment(rest.sliced(lineComment.size()), exchange);
            } else if (isOfWord(rest[0])) {
                while (length < rest.size() && isOfWord(rest[length]))
                    ++length;
                result += rest[0].isDigit() ? rest.first(length).toString()
                                            : exchange(rest.first(length).toString());
            } else {
                if (quote.isNull() && (rest[0] == u'"' || rest[0] == u'\''))
                    quote = rest[0];
                else if (rest[0] == quote)
                    quote = {};
                else if (rest[0] == u'\\' && !quote.isNull() && rest.size() > 1)
                    length = 2; // an escaped character
                result += rest.first(length);
            }
            at += length;
        }
        line = result + QStringView(line).sliced(end);
    }
    return lines.join(u'\n');
}

} // namespace

ProgramWords::ProgramWords(const char *kind, QLocale::Language reader)
{
    *this =
        read(textOf(u":/programs/%1/%2.txt"_s.arg(QLatin1StringView(kind), QLocale::languageToCode(reader))));
}

ProgramWords ProgramWords::read(const QString &text)
{
    ProgramWords words;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (const qsizetype between = line.indexOf(u" → "_s); between > 0)
            words.m_words.insert(line.left(between).trimmed(), line.mid(between + 3).trimmed());
    }
    return words;
}

QString ProgramWords::translated(const QString &source, const ProgramLanguage &language) const
{
    if (m_words.isEmpty())
        return source;
    return exchanged(source, language,
                     [&](const QString &english) { return m_words.value(english, english); });
}

QStringList ProgramWords::in(const QString &source, const ProgramLanguage &language)
{
    QStringList words;
    exchanged(source, language, [&](const QString &word) {
        words << word;
        return word;
    });
    return words;
}

const ProgramWords &programWords(const char *kind)
{
    static std::map<std::pair<QByteArray, QLocale::Language>, ProgramWords> known;
    const QLocale::Language reader = QLocale().language();
    const auto [place, isNew] = known.try_emplace({kind, reader});
    if (isNew)
        place->second = ProgramWords(kind, reader);
    return place->second;
}

QString shownValue(const core::Variable &variable)
{
    return variable.squares.cells.empty() ? QString::fromStdString(variable.value)
                                          : session::translated(variable.squares);
}

QString programName(const core::Solver &method, const core::Puzzle &puzzle)
{
    return QString::fromLatin1(method.program ? method.program(puzzle) : method.id);
}

QString Program::source(const char *kind, const QString &name, const ProgramLanguage &language,
                        QLocale::Language reader)
{
    return ProgramWords(kind, reader)
        .translated(textOf(u":/programs/%1/%2.%3"_s.arg(QLatin1StringView(kind), name,
                                                        QLatin1StringView(language.id))),
                    language);
}

Program::Program(const char *kind, const QString &name, const ProgramLanguage &language,
                 QLocale::Language reader)
{
    if (const QString text = source(kind, name, language, reader); !text.isEmpty())
        *this = read(text, language);
}

Program Program::read(const QString &source, const ProgramLanguage &language)
{
    Program program;
    const QStringList lines = source.trimmed().split(u'\n');
    for (const QString &line : lines) {
        const qsizetype at = markerOf(line, language);
        Line marked{line.left(at), {}};
        if (at == line.size()) {
            program.m_lines.push_back(std::move(marked));
            continue;
        }
        while (marked.text.endsWith(u' '))
            marked.text.chop(1);
        const QString steps = line.mid(at + qsizetype(qstrlen(language.markerBegin)))
                                  .chopped(qsizetype(qstrlen(language.markerEnd)));
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
