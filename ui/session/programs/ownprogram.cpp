// SPDX-License-Identifier: MIT
#include "session/programs/ownprogram.h"

#include "core/positionline.h"
#include "session/basics/translation.h"
#include "session/programs/childprocess.h"
#include "session/timeline/timeline.h"

#include <QProcess>

#include <cstring>
#include <mutex>
#include <unordered_map>

namespace session {

namespace {

constexpr std::chrono::milliseconds readTimeout{50};
constexpr std::size_t longestError =
    240; // bytes of an error; what is wrong comes after a path, which can be long

/// The texts that users' programs write, indexed by the number that represents each in an event, which has room for a
/// number only. The number is computed from the text, so that the same output gives the same events in every run.
/// When there are too many texts, further ones are dropped.
class ProgramMessages {
public:
    std::uint16_t add(const std::string &words)
    {
        const std::unique_lock lock(m_mutex);
        std::uint32_t hash = 2'166'136'261; // the FNV hash by Fowler, Noll and Vo
        for (const char byte : words)
            hash = (hash ^ static_cast<unsigned char>(byte)) * 16'777'619;
        for (std::uint32_t tries = 0; tries < slots; ++tries) {
            const auto number = std::uint16_t(1 + (hash + tries) % slots);
            const auto known = m_texts.find(number);
            if (known == m_texts.end() && m_texts.size() < most)
                m_texts.emplace(number, words);
            else if (known == m_texts.end())
                return 0;
            else if (known->second != words)
                continue;
            return number;
        }
        return 0;
    }
    std::string text(std::uint16_t number) const
    {
        const std::unique_lock lock(m_mutex);
        const auto known = m_texts.find(number);
        return known == m_texts.end() ? std::string() : known->second;
    }

private:
    static constexpr std::uint32_t slots = core::Event::settingOut - 1U;
    static constexpr std::size_t most = 50'000;

    mutable std::mutex m_mutex;
    std::unordered_map<std::uint16_t, std::string> m_texts;
};

ProgramMessages &programMessages()
{
    static ProgramMessages all;
    return all;
}

/// Returns the words of a command as they are run: a file that ends in .py is run by Python.
std::vector<std::string> withInterpreter(std::vector<std::string> words)
{
    if (!words.empty() && words.front().ends_with(".py"))
        words.insert(words.begin(), "python3");
    return words;
}

std::vector<std::string> environmentOf(core::Goal goal, bool eager)
{
    std::vector<std::string> all{std::string("CASSETETE_GOAL=") + core::nameOf(goal)};
    if (eager)
        all.emplace_back("PYTHONUNBUFFERED=1");
    return all;
}

/// Returns the last line that is not blank: for an exception in Python, its message.
core::Quotation lastLine(const std::string &text)
{
    const std::size_t end = text.find_last_not_of(" \t\r\n");
    if (end == text.npos)
        return {};
    const std::size_t begin = text.find_last_of('\n', end);
    return core::quoted(std::string_view(text).substr(begin + 1, end - begin), longestError);
}

} // namespace

OwnProgram::OwnProgram(const std::string &command, const std::string &positionLine, core::Goal goal,
                       bool eager)
    : OwnProgram(wordsOfCommand(command), positionLine, goal, eager)
{
}

OwnProgram::OwnProgram(std::vector<std::string> words, const std::string &positionLine, core::Goal goal,
                       bool eager)
    : m_words(withInterpreter(std::move(words))), m_environment(environmentOf(goal, eager))
{
    if (!m_words.empty())
        m_words.push_back(positionLine);
}

OwnProgram::End OwnProgram::run(TraceReader &reader, const Listener &listener)
{
    ChildProcess process(m_words, m_environment);
    m_fault = process.fault();
    if (m_fault != 0)
        return m_end = End::NotStarted;
    m_end = read(process, reader, listener);
    const ChildProcess::Exit exit = process.end();
    m_errors = process.errors();
    m_status = exit.status;
    m_signal = exit.signal;
    // A program that crashed while it was writing a line is not blamed for the incomplete line.
    const bool crashed = m_status != 0 || m_signal != 0;
    if (m_end == End::Exited && crashed)
        m_end = End::Crashed;
    return m_end;
}

OwnProgram::End OwnProgram::read(ChildProcess &process, TraceReader &reader, const Listener &listener) const
{
    std::string text;
    while (true) {
        const ChildProcess::Read read = process.read(text, readTimeout);
        std::size_t begin = 0;
        for (std::size_t end = 0; (end = text.find('\n', begin)) != text.npos; begin = end + 1) {
            if (!reader.take(std::string_view(text).substr(begin, end - begin)))
                return End::Wrong;
            if (!listener.took())
                return End::Stopped;
        }
        text.erase(0, begin);
        const bool tooLong = text.size() > core::longestLine;
        if (tooLong && !reader.take(text))
            return End::Wrong;
        if (!listener.waits())
            return End::Stopped;
        if (read != ChildProcess::Read::End)
            continue;
        if (text.empty() || process.end().status != 0 || process.end().signal != 0)
            return End::Exited;
        return !reader.take(text) ? End::Wrong : listener.took() ? End::Exited : End::Stopped;
    }
}

core::Explanation OwnProgram::fault(const TraceReader &reader) const
{
    switch (m_end) {
    case End::NotStarted:
        if (m_words.empty())
            return {PUZZLE_TEXT("program",
                                "Enter the command of your program first: in Watch in the panel Solver, in "
                                "Study in the view Program.")};
        return {PUZZLE_TEXT("program", "“%1” cannot be started: %2"),
                {core::Quotation{m_words.front()}, std::string(std::strerror(m_fault))}};
    case End::Wrong: {
        const TraceReader::Fault &fault = *reader.fault();
        return {PUZZLE_TEXT("program", "Line %1 of your program’s output, “%2”, is wrong: %3"),
                {fault.line, core::quoted(fault.text), afterColon(translated(fault.why)).toStdString()},
                fault.why.marks};
    }
    case End::Crashed: {
        const core::Quotation last = lastLine(m_errors);
        if (last.text.empty())
            return ending(reader);
        if (m_signal != 0)
            return {PUZZLE_TEXT("program", "Your program was ended by signal %1 (%2): %3"),
                    {m_signal, std::string(strsignal(m_signal)), last}};
        return {PUZZLE_TEXT("program", "Your program ended with status %1: %2"), {m_status, last}};
    }
    case End::Exited:
    case End::Stopped:
        break;
    }
    return {};
}

core::Explanation OwnProgram::ending(const TraceReader &reader) const
{
    switch (m_end) {
    case End::NotStarted:
        break;
    case End::Wrong:
        return {PUZZLE_TEXT("program", "Your program was ended at line %1 of its output: “%2”."),
                {reader.fault()->line, core::quoted(reader.fault()->text)}};
    case End::Stopped:
        return {PUZZLE_TEXT("program", "Your program was stopped before its end; lines of output: %1."),
                {reader.lines()}};
    case End::Exited:
        return {PUZZLE_TEXT("program", "Your program has finished; lines of output: %1."), {reader.lines()}};
    case End::Crashed:
        if (m_signal != 0)
            return {PUZZLE_TEXT("program", "Your program was ended by signal %1 (%2); lines of output: %3."),
                    {m_signal, std::string(strsignal(m_signal)), reader.lines()}};
        return {PUZZLE_TEXT("program", "Your program ended with status %1; lines of output: %2."),
                {m_status, reader.lines()}};
    }
    return {};
}

void TraceEventTaker::take(const TraceReader &reader, std::vector<core::Event> &events)
{
    if (!reader.words().empty())
        m_message = programMessages().add(reader.words());
    for (const core::Event &event : reader.events()) {
        events.push_back(event);
        if (!event.setsOut()) // its reason says so
            events.back().reason = std::exchange(m_message, std::uint16_t(0));
    }
}

namespace {

/// Reads a program's trace and reports its events like any solver.
class OwnSearch {
public:
    OwnSearch(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
        : m_task(task), m_context(context),
          m_program(task.options.text("command"), task.options.text("line"), task.goal, task.traced),
          m_reader({std::shared_ptr<const core::Puzzle>(std::shared_ptr<void>(), &puzzle), task.from},
                   task.options.text("line"))
    {
    }

    core::Outcome run()
    {
        const OwnProgram::End end =
            m_program.run(m_reader, {[this] { return take(); }, [this] { return shouldContinue(); }});
        flush();
        core::Outcome outcome{core::Outcome::Stopped,     m_path,
                              m_program.fault(m_reader),  stats(),
                              m_program.ending(m_reader), m_program.errors()};
        const bool wantsOne = m_task.goal == core::Goal::First;
        const bool found = m_reader.counts().solutions > 0;
        if (wantsOne && found) {
            outcome.verdict = core::Outcome::Solved;
            outcome.reason = {};
            if (end == OwnProgram::End::Stopped)
                outcome.ending = {PUZZLE_TEXT("program", "Your program was stopped, since it had found a "
                                                         "solution; lines of output: %1."),
                                  {m_reader.lines()}};
            return outcome;
        }
        if (end != OwnProgram::End::Exited)
            return outcome;
        if (!m_reader.hasEnded())
            outcome.reason = {PUZZLE_TEXT(
                "program",
                "Your program gave up: it did not end with the line “.” for “everything was tried”.")};
        else
            outcome.verdict = found ? core::Outcome::Solved : core::Outcome::Impossible;
        if (outcome.verdict == core::Outcome::Impossible)
            outcome.reason = {PUZZLE_TEXT("program", "Your program says that it has tried everything.")};
        return outcome;
    }

private:
    static constexpr std::size_t batch = 1024;

    bool take()
    {
        const bool solved =
            !m_reader.events().empty() && m_reader.events().back().type == core::Event::Solution;
        if (m_task.traced)
            m_taker.take(m_reader, m_events);
        return (!solved || reportSolution()) && (m_events.size() < batch || flush());
    }
    bool reportSolution()
    {
        core::Path path = m_reader.standing();
        if (m_path.empty())
            m_path = path;
        const bool more = flush() && m_context.found(m_reader.position(), path);
        return more && m_task.goal != core::Goal::First;
    }
    bool shouldContinue() { return flush() && m_context.keepGoing(stats()); }
    bool flush()
    {
        m_context.reached(stats());
        const bool more = m_events.empty() || m_context.record(m_events);
        m_events.clear();
        return more;
    }
    core::Stats stats() const
    {
        core::Stats stats;
        stats.nodes = std::uint64_t(m_reader.counts().tries);
        stats.solutions = std::uint64_t(m_reader.counts().solutions);
        stats.depth = int(m_reader.counts().depth);
        return stats;
    }

    const core::Task &m_task;
    core::SearchContext &m_context;
    OwnProgram m_program;
    TraceReader m_reader;
    std::vector<core::Event> m_events;
    TraceEventTaker m_taker;
    core::Path m_path; ///< the path to the first solution
};

core::Outcome solveByProgram(const core::Puzzle &puzzle, const core::Task &task, core::SearchContext &context)
{
    return OwnSearch(puzzle, task, context).run();
}

core::Explanation explainProgram(const core::Puzzle &puzzle, const core::Position &before,
                                 const core::Event &event)
{
    if (const std::string words = programMessages().text(event.reason); !words.empty())
        return {event.type == core::Event::Refused ? PUZZLE_TEXT("program", "Your program refuses %1")
                                                   : PUZZLE_TEXT("program", "Your program says: %1"),
                {words}};
    switch (event.type) {
    case core::Event::Did:
        return {PUZZLE_TEXT("program", "Your program makes this move.")};
    case core::Event::Undid:
        return {PUZZLE_TEXT("program", "Your program takes its last move back.")};
    case core::Event::Solution:
        return {PUZZLE_TEXT("program", "Your program has found a solution.")};
    case core::Event::Refused:
    case core::Event::Remark:
        break;
    }
    core::Explanation why = event.step.closes && puzzle.move(before, event.step).empty()
                                ? puzzle.why(before, event.step)
                                : core::Explanation();
    return why.empty() ? core::Explanation{PUZZLE_TEXT("program", "Your program refuses this move.")} : why;
}

} // namespace

const core::Solver &ownProgramMethod()
{
    static const core::Option options[] = {
        {.id = "command",
         .name = PUZZLE_TEXT("program", "Command"),
         .type = core::Option::Word,
         .about = PUZZLE_TEXT("program", "The command to run, with its arguments. A file whose name ends in "
                                         ".py is run by Python; the position is added as the last argument."),
         .blank = PUZZLE_TEXT("program", "queens.py")}};
    static const core::Solver solver = {
        .id = "program",
        .name = PUZZLE_TEXT("program", "Your own program…"),
        .about = PUZZLE_TEXT("program", "A program that you have written prints its search line by line, and "
                                        "each line is checked against the rules."),
        .goals = core::everyGoal,
        .options = options,
        .counts = PUZZLE_TEXT("program", "Tries"),
        .solve = solveByProgram,
        .explain = explainProgram,
    };
    return solver;
}

std::string programOf(const Act &act)
{
    const core::Solver &own = ownProgramMethod();
    return act.spec && act.method == QLatin1StringView(own.id)
               ? act.spec->options.text(own.options.front().id)
               : std::string();
}

std::vector<std::string> wordsOfCommand(const std::string &command)
{
    std::vector<std::string> words;
    for (const QString &word : QProcess::splitCommand(QString::fromStdString(command)))
        words.push_back(word.toStdString());
    return withInterpreter(std::move(words));
}

const core::Solver *methodOf(const core::Kind &kind, std::string_view id)
{
    return id == ownProgramMethod().id ? &ownProgramMethod() : kind.solver(id);
}

core::Values optionsOf(const core::Solver &solver, core::Values chosen, const core::Kind &kind,
                       const core::Puzzle &puzzle, const core::Position &from)
{
    if (&solver == &ownProgramMethod())
        chosen.set("line", core::writeLine(kind, puzzle, from));
    return chosen;
}

} // namespace session
