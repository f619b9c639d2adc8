// SPDX-License-Identifier: MIT
#include "app/mergecommand.h"

#include "app/input.h"
#include "app/json.h"
#include "app/usage.h"
#include "core/positionline.h"
#include "session/basics/translation.h"

#include <algorithm>
#include <istream>

namespace app {

using namespace Qt::StringLiterals;

namespace {

/// Quotes the text as one word for the shell and for xargs.
std::string shellWord(const std::string &text)
{
    const QString word = QString::fromStdString(text).replace(u'\'', "'\\''"_L1);
    return QString(u'\'' + word + u'\'').toStdString();
}

/// Returns the options of `solve` for the method of a record and its settings: "pruned,order=fewest".
std::string methodWords(const std::string &method)
{
    std::string words;
    for (const QString &word : QString::fromStdString(method).split(u','))
        words += (words.empty() ? " --method " : " --set ") + shellWord(word.toStdString());
    return words;
}

} // namespace

std::variant<MergeCommand::Options, core::Explanation> MergeCommand::read(const QStringList &words)
{
    Options options;
    bool optionsOver = false;
    for (const QString &word : words) {
        if (optionsOver || word == "-"_L1 || !word.startsWith(u'-'))
            options.sources.push_back(word.toStdString());
        else if (word == "--"_L1)
            optionsOver = true;
        else if (word == "--json"_L1)
            options.json = true;
        else
            return unknownOption(word, "merge");
    }
    if (options.sources.empty())
        return core::Explanation{
            PUZZLE_TEXT("commandline", "give the files with the parts, or - for standard input")};
    return options;
}

int MergeCommand::run()
{
    for (const std::string &name : m_options.sources) {
        const auto read = [&](std::istream &text) -> int {
            return readRecords(name, text) ? AllSolved : BadData;
        };
        if (readFile(name, m_console, read) != AllSolved)
            return m_console.interrupted ? SomeStopped : BadData;
    }
    if (!m_sum) {
        printError(m_console, {PUZZLE_TEXT("commandline", "no part of a count was given")});
        return BadData;
    }
    return std::ranges::all_of(m_hasPart, std::identity()) ? printSum() : printMissing();
}

bool MergeCommand::readRecords(const std::string &name, std::istream &text)
{
    LineReader lines(text, {});
    while (const std::optional<Line> line = lines.nextLine()) {
        if (m_console.interrupted)
            return false;
        auto record = PartRecord::read(line->text);
        const auto *fault = std::get_if<core::Explanation>(&record);
        const core::Explanation why = fault ? *fault : addRecord(std::get<PartRecord>(record));
        if (why.empty())
            continue;
        printError(m_console, {PUZZLE_TEXT("commandline", "%1, line %2: %3"),
                               {beginning(name, longestName), static_cast<long long>(line->number),
                                session::afterColon(session::translated(why)).toStdString()}});
        return false;
    }
    if (text.bad())
        printError(m_console, {PUZZLE_TEXT("commandline", "the rest of the input cannot be read")});
    return !text.bad() && !m_console.interrupted;
}

core::Explanation MergeCommand::addRecord(const PartRecord &record)
{
    if (!m_sum) {
        m_sum = record;
        m_sum->count = m_sum->nodes = 0;
        m_sum->seconds = 0;
        m_hasPart.resize(record.part.of);
    }
    if (record.line != m_sum->line)
        return {PUZZLE_TEXT("commandline", "this part belongs to %1, and the first one to %2"),
                {core::quoted(record.line), core::quoted(m_sum->line)}};
    if (record.method != m_sum->method)
        return {PUZZLE_TEXT("commandline", "this part was counted by the method %1, and the first one by %2"),
                {core::quoted(record.method), core::quoted(m_sum->method)}};
    if (record.version != m_sum->version)
        return {PUZZLE_TEXT("commandline", "this part was counted by version %1 of the program, and the "
                                           "first one by version %2: they may divide the search differently"),
                {core::quoted(record.version), core::quoted(m_sum->version)}};
    if (record.part.of != m_sum->part.of)
        return {PUZZLE_TEXT("commandline", "this is one of %1 parts, and the first one is one of %2"),
                {static_cast<long long>(record.part.of), static_cast<long long>(m_sum->part.of)}};
    if (m_hasPart[record.part.number])
        return {PUZZLE_TEXT("commandline", "part %1 was given twice"), {spell(record.part)}};
    m_hasPart[record.part.number] = true;
    if (__builtin_add_overflow(m_sum->count, record.count, &m_sum->count) ||
        __builtin_add_overflow(m_sum->nodes, record.nodes, &m_sum->nodes))
        return {PUZZLE_TEXT("commandline", "the sum has more than 64 bits")};
    m_sum->seconds += record.seconds;
    return {};
}

/// Prints the arguments for the next run, a line for each missing part.
int MergeCommand::printMissing() const
{
    for (std::uint32_t number = 0; number < m_hasPart.size() && m_console.out; ++number) {
        if (!m_hasPart[number])
            m_console.out << "--count" << methodWords(m_sum->method) << " --part "
                          << spell({number, m_sum->part.of}) << ' ' << shellWord(m_sum->line) << '\n';
    }
    m_console.out << std::flush;
    writing(m_console);
    const auto missing = static_cast<long long>(std::ranges::count(m_hasPart, false));
    printError(m_console,
               {PUZZLE_TEXT_N("commandline",
                              "%n part(s) of %1 are missing; run “cassetete solve” with these arguments"),
                {missing, static_cast<long long>(m_hasPart.size())}});
    return SomeStopped;
}

int MergeCommand::printSum() const
{
    std::ostream &out = m_console.out;
    if (m_options.json)
        out << "{\"line\":" << quoted(m_sum->line) << ",\"method\":" << quoted(m_sum->method)
            << ",\"parts\":" << m_hasPart.size() << ",\"count\":\"" << m_sum->count << "\",\"nodes\":\""
            << m_sum->nodes << "\",\"seconds\":" << QString::number(m_sum->seconds, 'f', 3).toStdString()
            << ",\"version\":" << quoted(m_sum->version) << '}' << std::endl;
    else
        out << m_sum->count << std::endl;
    if (writing(m_console) != AllSolved)
        return BadData; // because SomeStopped means missing parts
    return m_sum->count > 0 ? AllSolved : SomeImpossible;
}

} // namespace app
