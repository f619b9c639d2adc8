// SPDX-License-Identifier: MIT
#include "session/programs/trace.h"

#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"

#include <algorithm>

namespace session {

namespace {

constexpr std::string_view firstTraceLine = "cassetete trace 1";

std::string_view trimmedBlanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t begin = text.find_first_not_of(blanks);
    return begin == text.npos ? std::string_view()
                              : text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

/// Returns a sentence without line breaks.
std::string inOneLine(const core::Explanation &why, const QTranslator *language)
{
    return translated(why, language).simplified().toStdString();
}

} // namespace

TraceWriter::TraceWriter(const core::Kind &kind, const core::Game &game, const core::Solver &solver,
                         core::Goal goal, const QTranslator *language)
    : m_kind(kind), m_game(game), m_solver(solver), m_goal(goal), m_language(language),
      m_position(game.position)
{
}

std::string TraceWriter::beginning() const
{
    return std::string(firstTraceLine) + "\nline " +
           core::writeLine(m_kind, *m_game.puzzle, m_game.position) + "\nmethod " + m_solver.id + "\ngoal " +
           core::nameOf(m_goal) + '\n';
}

std::string TraceWriter::lines(const core::Event &event)
{
    std::string text;
    if (event.line != m_line && event.line > 0) {
        m_line = event.line;
        text = "@ " + std::to_string(m_line) + '\n';
    }
    switch (event.type) {
    case core::Event::Did:
        core::play(m_position, event);
        m_standing.push_back(event.step);
        return event.step.closes ? text + made() : text;
    case core::Event::Undid:
        core::play(m_position, event);
        m_standing.pop_back();
        return text + takenBack();
    case core::Event::Refused:
        return text + refused(event);
    case core::Event::Solution:
        m_solved = true;
        return text + "=\n";
    case core::Event::Remark:
        return text + "# " + inOneLine(m_solver.explain(*m_game.puzzle, m_position, event), m_language) +
               '\n';
    }
    return text;
}

std::string TraceWriter::made()
{
    const std::size_t begin = m_moves.empty() ? 0 : m_moves.back();
    m_moves.push_back(m_standing.size());
    core::Position before = m_position;
    for (std::size_t i = m_standing.size(); i-- > begin;)
        core::retreat(before, m_standing[i]);
    core::Path steps(m_standing.begin() + std::ptrdiff_t(begin), m_standing.end());
    for (core::Step &step : steps)
        step.closes = &step == &steps.back();
    return "+ " + m_game.puzzle->spell(before, steps) + '\n';
}

/// Returns the line that takes back the last move, if a part of it was taken back. Such a move is written again once
/// it is complete.
std::string TraceWriter::takenBack()
{
    if (m_moves.empty() || m_standing.size() >= m_moves.back())
        return {};
    m_moves.pop_back();
    return "-\n";
}

std::string TraceWriter::refused(const core::Event &event) const
{
    const std::string move = m_game.puzzle->spell(m_position, {&event.step, 1});
    const std::string words = inOneLine(m_solver.explain(*m_game.puzzle, m_position, event), m_language);
    return (move.empty() ? "? " : "? " + move + ' ') + words + '\n';
}

std::string TraceWriter::ending(core::Outcome::Verdict verdict, const core::Explanation &why,
                                std::span<const core::Step> path)
{
    std::string text;
    if (verdict == core::Outcome::Solved && m_goal == core::Goal::First && !m_solved)
        text = (m_game.puzzle->solved(m_position) ? std::string() : linesForPath(path)) + "=\n";
    if (!why.empty())
        text += "# " + inOneLine(why, m_language) + '\n';
    return verdict == core::Outcome::Stopped ? text : text + ".\n";
}

/// Returns the lines of a trace that take back all moves and make this path instead. They are needed when a search is
/// stopped after it found a solution, since it has gone on to another position.
std::string TraceWriter::linesForPath(std::span<const core::Step> path)
{
    std::string text;
    for (std::size_t move = 0; move < m_moves.size(); ++move)
        text += "-\n";
    m_position = m_game.position;
    m_standing.clear();
    m_moves.clear();
    for (const core::Step &step : path)
        text += lines({step, core::Event::Did, 0, 0});
    return text;
}

TraceReader::TraceReader(const core::Game &game, std::string positionLine)
    : m_game(game), m_givenLine(std::move(positionLine)), m_position(game.position), m_headed(true)
{
}

bool TraceReader::isFirstLine(std::string_view line)
{
    return trimmedBlanks(core::withoutMark(line)) == firstTraceLine;
}

bool TraceReader::take(std::string_view line)
{
    if (m_fault)
        return false;
    if (++m_number == 1)
        line = core::withoutMark(line);
    m_events.clear();
    m_words.clear();
    m_what = Fault::NotUnderstood;
    const auto isAscii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
    std::string composition;
    core::Explanation why;
    if (line.size() > core::longestLine) {
        why = {PUZZLE_TEXT("trace", "the line is too long")};
    } else {
        if (!std::ranges::all_of(line, isAscii))
            line = composition = composed(std::string(line));
        why = read(trimmedBlanks(line));
    }
    if (!why.empty())
        m_fault = Fault{m_what, m_number, std::string(line.substr(0, core::longestLine)), std::move(why)};
    return !m_fault;
}

bool TraceReader::finish()
{
    if (!m_fault && !m_headed)
        m_fault = Fault{Fault::NotUnderstood,
                        m_number + 1,
                        {},
                        {PUZZLE_TEXT("trace", "a trace begins with “cassetete trace 1”")}};
    else if (!m_fault && !m_game.puzzle)
        m_fault =
            Fault{Fault::NotUnderstood, m_number + 1, {}, {PUZZLE_TEXT("trace", "the position is missing")}};
    return !m_fault;
}

core::Explanation TraceReader::read(std::string_view line)
{
    if (!m_headed || (m_game.puzzle && !m_moved && isFirstLine(line))) {
        m_headed = isFirstLine(line);
        return m_headed ? core::Explanation()
                        : core::Explanation{PUZZLE_TEXT("trace", "a trace begins with “cassetete trace 1”")};
    }
    if (line.empty())
        return {};
    if (line.front() == '#') {
        addMessage(line.substr(1));
        return {};
    }
    if (m_ended)
        return {PUZZLE_TEXT("trace", "nothing may follow the end")};
    const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view word = line.substr(0, blank);
    const std::string_view rest = trimmedBlanks(line.substr(blank));
    if (word == "line" || word == "method" || word == "goal")
        return readHead(word, rest);
    if (!m_game.puzzle)
        return {PUZZLE_TEXT("trace", "the position is missing")};
    m_moved = true;
    if (word == "+")
        return readMove(rest);
    if (word == "@")
        return readLineNumber(rest);
    if (word == "?") {
        refuse(rest);
        return {};
    }
    if (!rest.empty() || word.size() != 1 || word.find_first_of("-=.") == word.npos)
        return {PUZZLE_TEXT("trace", "a line begins with one of + - ? @ # = . and a space")};
    if (word == "-")
        return takeBack();
    if (word == "=")
        return solve();
    m_ended = true;
    return {};
}

core::Explanation TraceReader::readHead(std::string_view word, std::string_view rest)
{
    if (m_moved)
        return {PUZZLE_TEXT("trace", "this may appear only before the first move")};
    if (word == "line")
        return readPosition(rest);
    if (word == "method") {
        m_method = core::quoted(rest).text;
        return {};
    }
    if (const auto goal = core::goalNamed(rest)) {
        m_goal = *goal;
        return {};
    }
    return {PUZZLE_TEXT("trace", "the goal is one of first, all and count")};
}

/// Reads the position line. The trace of a search that was given its position may repeat the line, but not change it.
core::Explanation TraceReader::readPosition(std::string_view text)
{
    if (!m_givenLine.empty()) {
        return text == m_givenLine
                   ? core::Explanation()
                   : core::Explanation{PUZZLE_TEXT("trace", "this is not the position that was asked for")};
    }
    if (m_game.puzzle)
        return {PUZZLE_TEXT("trace", "the position is already given")};
    core::LineReading reading = core::readLine(m_kinds, text);
    if (auto *fault = std::get_if<core::Fault>(&reading.reading))
        return std::move(fault->why);
    m_kind = reading.kind;
    m_game = std::get<core::Game>(std::move(reading.reading));
    m_position = m_game.position;
    return {};
}

/// Reads a move. Some built-in methods place a piece before checking it; a trace that names one of them may contain
/// such illegal moves.
core::Explanation TraceReader::readMove(std::string_view text)
{
    m_what = Fault::IllegalMove;
    auto read = m_game.puzzle->replay(m_position, text);
    if (auto *fault = std::get_if<core::Fault>(&read)) {
        const core::Solver *const ours = m_kind ? m_kind->solver(m_method) : nullptr;
        const bool isExcused = ours && ours->placesFirst && fault->at == 0 &&
                               fault->illegalMove.size() == 1 &&
                               ours->placesFirst(*m_game.puzzle, m_position, fault->illegalMove.front());
        return isExcused ? make(fault->illegalMove) : std::move(fault->why);
    }
    const core::Path &path = std::get<core::Path>(read);
    if (core::countMoves(path) != 1)
        return path.empty() ? core::Explanation{PUZZLE_TEXT("trace", "the move is missing")}
                            : core::Explanation{PUZZLE_TEXT("trace", "a line may make only one move")};
    return make(path);
}

core::Explanation TraceReader::make(const core::Path &path)
{
    if (m_moves.size() >= mostStanding || m_standing.size() + path.size() > mostStanding)
        return {PUZZLE_TEXT("trace", "too many moves have not been taken back")};
    const bool isSetOut = setsOut();
    m_setOut += isSetOut;
    for (const core::Step &step : path) {
        m_standing.push_back(step);
        addEvent(step, core::Event::Did, isSetOut);
    }
    m_moves.push_back(m_standing.size());
    return {};
}

/// Returns whether a move made now only brings the pieces to where the search of a built-in method begins.
bool TraceReader::setsOut() const
{
    const core::Solver *const ours = m_kind ? m_kind->solver(m_method) : nullptr;
    return ours && ours->setOutLine > 0 && ours->setOutLine == m_line && m_setOut == m_moves.size();
}

/// Records a refused try. Its move is known only if the text is understood. If the trace gives no reason, that of the
/// rules is used, if they refuse the move.
void TraceReader::refuse(std::string_view text)
{
    if (m_onlyCountsTries)
        return addEvent({}, core::Event::Refused);
    const std::size_t blank = std::min(text.find_first_of(" \t"), text.size());
    const std::string move(text.substr(0, blank));
    std::string words(trimmedBlanks(text.substr(blank)));
    auto read = m_game.puzzle->replay(m_position, move);
    auto *fault = std::get_if<core::Fault>(&read);
    if (fault && words.empty())
        words = inOneLine(fault->why, nullptr);
    addMessage(words.empty() ? move : move + ": " + words);
    const core::Path path = fault ? fault->illegalMove : std::get<core::Path>(std::move(read));
    if ((fault && fault->at != 0) || core::countMoves(path) != 1)
        return addEvent({}, core::Event::Refused);
    addEvent(path.front(), core::Event::Refused);
}

void TraceReader::addMessage(std::string_view text)
{
    text = trimmedBlanks(text);
    constexpr std::size_t longest = 400;
    std::size_t end = std::min(text.size(), longest);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80)
        --end; // cuts between characters
    m_words = text.substr(0, end);
}

core::Explanation TraceReader::takeBack()
{
    m_what = Fault::NothingToTakeBack;
    if (m_moves.empty())
        return {PUZZLE_TEXT("trace", "there is no move to take back")};
    const bool isSetOut = m_setOut == m_moves.size();
    m_setOut -= isSetOut;
    m_moves.pop_back();
    const std::size_t begin = m_moves.empty() ? 0 : m_moves.back();
    while (m_standing.size() > begin) {
        core::Step step = m_standing.back();
        m_standing.pop_back();
        step.closes = m_standing.size() == begin;
        addEvent(step, core::Event::Undid, isSetOut);
    }
    return {};
}

core::Explanation TraceReader::readLineNumber(std::string_view text)
{
    const auto number = core::wholeNumber(text);
    if (!number || *number < 1 || *number > 255)
        return {PUZZLE_TEXT("trace", "the line of a listing is a number from 1 to 255")};
    m_line = std::uint8_t(*number);
    return {};
}

core::Explanation TraceReader::solve()
{
    m_what = Fault::NoSolution;
    if (!m_game.puzzle->solved(m_position))
        return {PUZZLE_TEXT("trace", "the board is not a solution")};
    addEvent({}, core::Event::Solution);
    return {};
}

void TraceReader::addEvent(const core::Step &step, core::Event::Type type, bool setsOut)
{
    const core::Event event{step, type, m_line, setsOut ? core::Event::settingOut : std::uint16_t(0)};
    if (!m_position.empty())
        core::play(m_position, event);
    m_counts.add(event);
    m_events.push_back(event);
}

} // namespace session
