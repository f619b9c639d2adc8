// SPDX-License-Identifier: MIT
#include "app/resultwriter.h"

#include "app/json.h"
#include "app/terminal.h"
#include "session/basics/translation.h"
#include "session/search/work.h"

#include <QLocale>

namespace app {

namespace {

constexpr std::size_t mostClasses = 1'000'000; // with more, classes are neither distinguished nor counted

/// Returns the line that is written instead of a solution.
core::Explanation sentence(const Result &result, const Query &query)
{
    const std::string reason = session::afterColon(session::translated(result.reason)).toStdString();
    if (result.verdict == core::Outcome::Impossible)
        return {PUZZLE_TEXT("commandline", "no solution: %1"), {reason}};
    // The bounds of other methods need not be numbers of moves.
    if (query.goal == core::Goal::First && result.bound > 0 && query.solver->shortestUpTo > 0)
        return {PUZZLE_TEXT_N("commandline", "stopped: %1; no solution has fewer than %n move(s)"),
                {static_cast<long long>(result.bound), reason}};
    if (query.goal == core::Goal::First)
        return {PUZZLE_TEXT("commandline", "stopped: %1"), {reason}};
    if (result.solutions == 0 && query.solver && query.solver->onlyCounts())
        return {PUZZLE_TEXT("commandline", "stopped before the number was known: %1"), {reason}};
    return {PUZZLE_TEXT("commandline", "stopped (solutions found: %1): %2"),
            {std::to_string(result.solutions), reason}};
}

/// Returns a fraction as a percentage in the user's language, with enough digits not to be 0.
std::string percentage(double fraction)
{
    constexpr int mostDecimals = 9;
    int decimals = 1;
    for (double step = 1e-3; fraction < step && decimals < mostDecimals; step /= 10)
        ++decimals;
    return QLocale().toString(100 * fraction, 'f', decimals).toStdString();
}

/// Returns the sentence on a search that was stopped, with how far it was.
core::Explanation withProgress(core::Explanation sentence, const Result &result, const Query &query)
{
    if (result.verdict != core::Outcome::Stopped)
        return sentence;
    const auto said = [&] { return session::translated(sentence).toStdString(); };
    if (result.done > 0)
        return {PUZZLE_TEXT("commandline", "%1; %2% of the search is done"),
                {said(), percentage(result.done)}};
    if (result.bound == 0 && result.nodes > 0 && query.solver)
        return {PUZZLE_TEXT("commandline", "%1, after %2"),
                {said(), session::amountOfWork(*query.solver, result.nodes).toStdString()}};
    return sentence;
}

std::string beginningOfLine(const Query &query)
{
    if (!query.large && !query.game.puzzle)
        return {};
    const std::string options = query.large ? query.large->options : query.game.puzzle->options();
    return query.kind->id + (':' + options + ':');
}

} // namespace

std::string dictionaryOf(const Query &query)
{
    const bool hasOne = query.game.puzzle && query.kind->dictionary;
    return hasOne ? query.kind->dictionary(*query.game.puzzle) : std::string();
}

ResultWriter::ResultWriter(std::ostream &out, const Query &query)
    : m_out(out), m_query(query), m_board(beginningOfLine(query))
{
}

ResultWriter::~ResultWriter() = default;

std::string ResultWriter::moves(std::span<const core::Step> steps) const
{
    return m_query.game.puzzle->spell(m_query.game.position, steps);
}

void ResultWriter::write(const core::LargeSolution &solution, std::uint64_t word) const
{
    constexpr std::size_t longest = 1 << 16;
    std::string text;
    text.reserve(2 * longest);
    for (const std::uint64_t first = word; word < solution.size; ++word) {
        if (word > first)
            text += ' ';
        solution.append(text, word);
        if (text.size() < longest)
            continue;
        m_out << text;
        text.clear();
        if (Signals::interrupted())
            m_out.setstate(std::ios::failbit); // the output must not look complete
        if (!m_out)
            return;
    }
    m_out << text;
}

std::string_view ResultWriter::listed(const core::Position &position, std::span<const core::Step> steps)
{
    if (m_query.kind->listsMoves)
        return m_listed = moves(steps);
    m_listed = m_board;
    return m_listed += m_query.game.puzzle->write(position);
}

void TextWriter::add(const core::Position &position, std::span<const core::Step> steps)
{
    m_line = listed(position, steps);
    m_line += '\n';
    m_out << m_line;
}

void TextWriter::end(const Result &result)
{
    if (result.verdict != core::Outcome::Solved)
        m_out << printable(session::translated(withProgress(sentence(result, m_query), result, m_query)))
              << '\n';
    else if (m_query.goal == core::Goal::Count)
        m_out << result.solutions << '\n';
    else if (result.large) {
        write(*result.large, result.large->given);
        m_out << '\n';
    } else if (m_query.goal == core::Goal::First)
        m_out << moves(*result.path) << '\n';
}

void JsonWriter::begin()
{
    m_out << "{\"line\":" << m_query.line;
    member("puzzle", m_query.kind->id);
    if (m_query.solver)
        member("method", m_query.solver->id);
    else
        m_out << ",\"method\":null";
    if (m_query.large)
        member("position", m_board.substr(0, m_board.size() - 1)); // the large board's start
    else if (m_query.game.puzzle)
        member("position", line(m_query.game.position));
    else
        m_out << ",\"position\":null";
    if (const std::string dictionary = dictionaryOf(m_query); !dictionary.empty())
        member("dictionary", dictionary);
    if (m_query.goal == core::Goal::All)
        m_out << ",\"list\":[";
}

void JsonWriter::add(const core::Position &position, std::span<const core::Step> steps)
{
    m_item.assign(std::exchange(m_separates, true) ? 1 : 0, ',');
    appendQuoted(m_item, listed(position, steps));
    m_out << m_item;
    if (m_distinguishesClasses) {
        if (!m_classifier)
            m_classifier = m_query.kind->symmetryClassifier(*m_query.game.puzzle);
        m_classes.insert(m_classifier->classOf(position));
        m_distinguishesClasses = m_classes.placed() < mostClasses;
    }
}

void JsonWriter::end(const Result &result)
{
    if (m_query.goal == core::Goal::All)
        m_out << ']';
    member("verdict", core::verdictNames[result.verdict]);
    member("solutions", std::to_string(result.solutions));
    if (m_distinguishesClasses)
        member("different", std::to_string(m_classes.size()));
    writeSolution(result);
    if (result.bound > 0)
        m_out << ",\"bound\":" << result.bound;
    m_out << ",\"nodes\":" << result.nodes
          << ",\"seconds\":" << QString::number(result.seconds, 'f', 6).toStdString();
    if (result.done >= 0)
        m_out << ",\"done\":" << QString::number(result.done, 'g', 6).toStdString();
    if (result.verdict != core::Outcome::Solved)
        member("reason", session::translated(result.reason, &m_english.translator()).toStdString());
    m_out << "}\n";
}

void JsonWriter::member(const char *key, const std::string &text)
{
    m_out << ",\"" << key << "\":" << quoted(text);
}

void JsonWriter::writeSolution(const Result &result)
{
    if (const auto &large = result.large) { // the words of a large solution need no JSON escapes
        m_out << ",\"moves\":\"";
        write(*large, large->given);
        m_out << "\",\"length\":" << large->size - large->given << ",\"final\":\"" << m_board;
        write(*large, 0);
        m_out << '"';
        return;
    }
    const std::optional<core::Path> &path = result.path;
    if (!path) {
        m_out << ",\"moves\":null,\"length\":null,\"final\":null";
        return;
    }
    member("moves", moves(*path));
    m_out << ",\"length\":" << core::countMoves(*path);
    member("final", line(core::after(m_query.game.position, *path)));
}

PartWriter::PartWriter(const Console &console, const Query &query, PartRecord record)
    : ResultWriter(console.out, query), m_console(console), m_record(std::move(record))
{
}

core::Explanation PartWriter::stopped(const core::Part &part, const core::Explanation &why)
{
    return {PUZZLE_TEXT("commandline", "part %1 was stopped: %2"),
            {spell(part), session::afterColon(session::translated(why)).toStdString()}};
}

void PartWriter::end(const Result &result)
{
    if (result.verdict == core::Outcome::Stopped) {
        printError(m_console, withProgress(stopped(m_record.part, result.reason), result, m_query));
        return;
    }
    m_record.count = result.solutions;
    m_record.nodes = result.nodes;
    m_record.seconds = result.seconds;
    m_out << m_record.write() << std::endl;
}

void TraceWriter::show(std::span<const core::Event> events)
{
    for (const core::Event &event : events) {
        m_solutions += event.type == core::Event::Solution;
        if (m_solutions > m_limit)
            return;
        m_out << m_trace.lines(event);
    }
}

void TraceWriter::end(const Result &result)
{
    m_out << m_trace.ending(result.verdict, result.reason,
                            result.path ? std::span<const core::Step>(*result.path)
                                        : std::span<const core::Step>())
          << std::flush;
}

} // namespace app
