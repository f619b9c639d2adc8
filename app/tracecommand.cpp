// SPDX-License-Identifier: MIT
#include "app/tracecommand.h"

#include "app/commandcontext.h"
#include "app/input.h"
#include "app/usage.h"
#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "session/basics/jsontext.h"
#include "session/basics/translation.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace app {

using namespace Qt::StringLiterals;

namespace {

/// Reads the next line without its line break, and stores no more of it than TraceReader reads.
bool nextLine(std::istream &text, std::string &line)
{
    line.clear();
    std::streambuf &bytes = *text.rdbuf();
    bool any = false;
    try {
        for (int byte = 0; (byte = bytes.sbumpc()) != std::char_traits<char>::eof(); any = true) {
            if (byte == '\n')
                return true;
            if (line.size() <= core::longestLine)
                line += char(byte);
        }
    } catch (const std::ios_base::failure &) {
        text.setstate(std::ios_base::badbit);
    }
    return any;
}

Status statusOfTrace(const session::TraceReader &reader)
{
    const bool solved = reader.counts().solutions > 0;
    if (!reader.hasEnded() && !(solved && reader.goal() == core::Goal::First))
        return SomeStopped;
    return solved ? AllSolved : SomeImpossible;
}

const char *wordOfStatus(Status status)
{
    return status == AllSolved ? "solved" : status == SomeImpossible ? "impossible" : "stopped";
}

core::Text sentenceOfStatus(Status status)
{
    return status == SomeStopped
               ? PUZZLE_TEXT("commandline", "%1: the search was given up; solutions: %2, tries: %3, refused: "
                                            "%4, taken back: %5, deepest: %6")
               : PUZZLE_TEXT("commandline", "%1: the search was completed; solutions: %2, tries: %3, "
                                            "refused: %4, taken back: %5, deepest: %6");
}

} // namespace

std::variant<TraceCommand::Options, core::Explanation> TraceCommand::read(const QStringList &words)
{
    Options options;
    bool optionsOver = false;
    for (const QString &word : words) {
        const bool isOption = !optionsOver && word.startsWith(u'-') && word != "-"_L1;
        if (isOption && word == "--"_L1)
            optionsOver = true;
        else if (isOption && word == "--json"_L1)
            options.json = true;
        else if (isOption)
            return unknownOption(word, "trace");
        else if (!options.source.empty())
            return core::Explanation{PUZZLE_TEXT("commandline", "unexpected argument “%1”"),
                                     {core::quoted(word.toStdString())}};
        else
            options.source = word.toStdString();
    }
    if (options.source.empty())
        return core::Explanation{PUZZLE_TEXT("commandline", "give a trace’s file, or - for standard input")};
    return options;
}

int TraceCommand::run()
{
    return readFile(m_options.source, m_console, [this](std::istream &text) { return check(text); });
}

int TraceCommand::check(std::istream &text)
{
    CommandContext context(m_console.interrupted, {}, CommandContext::boundless, {});
    const core::DealCancellation cancellation(context);
    std::optional<session::TraceReader> reader(std::in_place, m_kinds);
    reader->onlyCountTries();
    qint64 before = 0; // lines of the traces before this one
    qint64 lines = 0;
    std::string line;
    while (!m_console.interrupted && nextLine(text, line)) {
        if (reader->kind() && session::TraceReader::isFirstLine(line)) {
            if (!finish(*reader, before))
                return BadData;
            reader.emplace(m_kinds);
            reader->onlyCountTries();
            before = lines;
        }
        ++lines;
        if (!reader->take(line))
            break;
    }
    if (m_console.interrupted)
        return SomeStopped;
    if (text.bad()) {
        printError(m_console, {PUZZLE_TEXT("commandline", "the rest of the input cannot be read")});
        return BadData;
    }
    if (!finish(*reader, before))
        return BadData;
    recordStatus(writing(m_console));
    return m_status;
}

/// Ends a trace and prints its summary; returns false after reporting that the trace is wrong.
bool TraceCommand::finish(session::TraceReader &reader, qint64 before)
{
    if (reader.finish()) {
        sumUp(reader);
        return true;
    }
    const session::TraceReader::Fault &fault = *reader.fault();
    const std::string why = session::afterColon(session::translated(fault.why)).toStdString();
    if (fault.text.empty())
        printError(m_console, {PUZZLE_TEXT("commandline", "line %1: %2"), {before + fault.line, why}});
    else
        printError(m_console, {PUZZLE_TEXT("commandline", "line %1, “%2”: %3"),
                               {before + fault.line, core::quoted(fault.text), why}});
    return false;
}

void TraceCommand::sumUp(const session::TraceReader &reader)
{
    const Status status = statusOfTrace(reader);
    recordStatus(status);
    const session::Counts &counts = reader.counts();
    const std::string position =
        core::writeLine(*reader.kind(), *reader.game().puzzle, reader.game().position);
    if (!m_options.json) {
        const core::Explanation sum{
            sentenceOfStatus(status),
            {position, counts.solutions, counts.tries, counts.refusals(), counts.backs, counts.deepest}};
        m_console.out << printable(session::translated(sum)) << std::endl;
        return;
    }
    const QJsonObject sum{{u"position"_s, QString::fromStdString(position)},
                          {u"method"_s, QString::fromStdString(reader.method())},
                          {u"verdict"_s, QString::fromLatin1(wordOfStatus(status))},
                          {u"solutions"_s, QString::number(counts.solutions)},
                          {u"tries"_s, counts.tries},
                          {u"refused"_s, counts.refusals()},
                          {u"takenBack"_s, counts.backs},
                          {u"deepest"_s, counts.deepest},
                          {u"final"_s, QString::fromStdString(core::writeLine(
                                           *reader.kind(), *reader.game().puzzle, reader.position()))}};
    m_console.out << session::jsonText(QJsonDocument(sum)).toStdString() << std::endl;
}

} // namespace app
