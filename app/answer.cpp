// SPDX-License-Identifier: MIT
#include "app/answer.h"

#include "app/json.h"
#include "app/terminal.h"
#include "session/translation.h"

namespace app {

namespace {

constexpr std::size_t mostClasses = 1'000'000; // with more, classes are neither distinguished nor counted

const char *idOf(core::Outcome::Verdict verdict)
{
    switch (verdict) {
    case core::Outcome::Solved:
        return "solved";
    case core::Outcome::Impossible:
        return "impossible";
    case core::Outcome::Stopped:
        break;
    }
    return "stopped";
}

/// Returns the line that is written instead of a solution.
core::Explanation sentence(const Conclusion &conclusion, core::Goal goal)
{
    const std::string reason = session::translated(conclusion.reason).toStdString();
    if (conclusion.verdict == core::Outcome::Impossible)
        return {PUZZLE_TEXT("commandline", "no solution: %1"), {reason}};
    if (goal == core::Goal::First)
        return {PUZZLE_TEXT("commandline", "stopped: %1"), {reason}};
    return {PUZZLE_TEXT("commandline", "stopped (solutions found: %1): %2"),
            {std::to_string(conclusion.solutions), reason}};
}

std::string beginningOfLine(const Question &question)
{
    if (!question.large && !question.game.puzzle)
        return {};
    const std::string options = question.large ? question.large->options : question.game.puzzle->options();
    return question.kind->id + (':' + options + ':');
}

} // namespace

Answer::Answer(std::ostream &out, const Question &question)
    : m_out(out), m_question(question), m_board(beginningOfLine(question))
{
}

Answer::~Answer() = default;

std::string Answer::moves(std::span<const core::Step> steps) const
{
    return m_question.game.puzzle->spell(m_question.game.position, steps);
}

void Answer::write(const core::LargeSolution &solution, std::uint64_t word) const
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

std::string_view Answer::listed(const core::Position &position, std::span<const core::Step> steps)
{
    if (m_question.kind->listsMoves)
        return m_listed = moves(steps);
    m_listed = m_board;
    return m_listed += m_question.game.puzzle->write(position);
}

void TextAnswer::add(const core::Position &position, std::span<const core::Step> steps)
{
    m_line = listed(position, steps);
    m_line += '\n';
    m_out << m_line;
}

void TextAnswer::end(const Conclusion &conclusion)
{
    if (conclusion.verdict != core::Outcome::Solved)
        m_out << printable(session::translated(sentence(conclusion, m_question.goal))) << std::endl;
    else if (m_question.goal == core::Goal::Count)
        m_out << conclusion.solutions << std::endl;
    else if (conclusion.large) {
        write(*conclusion.large, conclusion.large->given);
        m_out << std::endl;
    } else if (m_question.goal == core::Goal::First)
        m_out << moves(*conclusion.path) << std::endl;
}

void JsonAnswer::begin()
{
    m_out << "{\"line\":" << m_question.line;
    member("puzzle", m_question.kind->id);
    if (m_question.solver)
        member("method", m_question.solver->id);
    else
        m_out << ",\"method\":null";
    if (m_question.large)
        member("position", m_board.substr(0, m_board.size() - 1)); // the large board's start
    else if (m_question.game.puzzle)
        member("position", line(m_question.game.position));
    else
        m_out << ",\"position\":null";
    if (m_question.goal == core::Goal::All)
        m_out << ",\"list\":[";
}

void JsonAnswer::add(const core::Position &position, std::span<const core::Step> steps)
{
    m_item.assign(std::exchange(m_separates, true) ? 1 : 0, ',');
    appendQuoted(m_item, listed(position, steps));
    m_out << m_item;
    if (m_tellsClasses)
        noteClass(position);
}

void JsonAnswer::noteClass(const core::Position &position)
{
    if (!m_classifier)
        m_classifier = m_question.kind->symmetryClassifier(*m_question.game.puzzle);
    m_classes.insert(m_classifier->classOf(position));
    m_tellsClasses = m_classes.size() < mostClasses;
}

void JsonAnswer::end(const Conclusion &conclusion)
{
    if (m_question.goal == core::Goal::All)
        m_out << ']';
    member("verdict", idOf(conclusion.verdict));
    member("solutions", std::to_string(conclusion.solutions));
    if (m_tellsClasses)
        member("different", std::to_string(m_classes.size()));
    writeSolution(conclusion);
    if (conclusion.bound > 0)
        m_out << ",\"bound\":" << conclusion.bound;
    m_out << ",\"nodes\":" << conclusion.nodes
          << ",\"seconds\":" << QString::number(conclusion.seconds, 'f', 6).toStdString();
    if (conclusion.verdict != core::Outcome::Solved)
        member("reason", session::translated(conclusion.reason, &m_english.translator()).toStdString());
    m_out << '}' << std::endl;
}

void JsonAnswer::member(const char *key, const std::string &text)
{
    m_out << ",\"" << key << "\":" << quoted(text);
}

void JsonAnswer::writeSolution(const Conclusion &conclusion)
{
    if (const auto &large = conclusion.large) { // the words of a large solution need no JSON escapes
        m_out << ",\"moves\":\"";
        write(*large, large->given);
        m_out << "\",\"length\":" << large->size - large->given << ",\"final\":\"" << m_board;
        write(*large, 0);
        m_out << '"';
        return;
    }
    const std::optional<core::Path> &path = conclusion.path;
    if (!path) {
        m_out << ",\"moves\":null,\"length\":null,\"final\":null";
        return;
    }
    member("moves", moves(*path));
    m_out << ",\"length\":" << core::countMoves(*path);
    member("final", line(core::after(m_question.game.position, *path)));
}

PartAnswer::PartAnswer(const Console &console, const Question &question, PartRecord record)
    : Answer(console.out, question), m_console(console), m_record(std::move(record))
{
}

void PartAnswer::end(const Conclusion &conclusion)
{
    if (conclusion.verdict == core::Outcome::Stopped) {
        complain(m_console, {PUZZLE_TEXT("commandline", "part %1 was stopped: %2"),
                             {spell(m_record.part), session::translated(conclusion.reason).toStdString()}});
        return;
    }
    m_record.count = conclusion.solutions;
    m_record.nodes = conclusion.nodes;
    m_record.seconds = conclusion.seconds;
    m_out << m_record.write() << std::endl;
}

void TraceAnswer::show(std::span<const core::Event> events)
{
    for (const core::Event &event : events) {
        m_solutions += event.type == core::Event::Solution;
        if (m_solutions > m_limit)
            return;
        m_out << m_trace.lines(event);
    }
}

void TraceAnswer::end(const Conclusion &conclusion)
{
    m_out << m_trace.ending(conclusion.verdict, conclusion.reason,
                            conclusion.path ? std::span<const core::Step>(*conclusion.path)
                                            : std::span<const core::Step>())
          << std::flush;
}

} // namespace app
