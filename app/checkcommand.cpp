// SPDX-License-Identifier: MIT
#include "app/checkcommand.h"

#include "app/commandcontext.h"
#include "app/solvecommand.h"
#include "app/usage.h"
#include "core/dealcancellation.h"
#include "core/othernames.h"
#include "core/positionline.h"
#include "session/basics/catalogue.h"
#include "session/basics/catchexceptions.h"
#include "session/basics/jsontext.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <chrono>
#include <cmath>
#include <new>
#include <set>

namespace app {

using namespace Qt::StringLiterals;
using session::OwnProgram;
using session::TraceReader;

namespace {

constexpr std::size_t mostKnown = 1'000'000; ///< the most solutions that are checked for repetition

core::Explanation misuseOf(core::Text text, const QString &word)
{
    return {text, {core::quoted(word.toStdString())}};
}

const char *nameOf(TraceReader::Fault::What what)
{
    switch (what) {
    case TraceReader::Fault::IllegalMove:
        return "illegal-move";
    case TraceReader::Fault::NothingToTakeBack:
        return "nothing-to-take-back";
    case TraceReader::Fault::NoSolution:
        return "not-a-solution";
    case TraceReader::Fault::NotUnderstood:
        break;
    }
    return "not-understood";
}

core::Text sentenceOf(TraceReader::Fault::What what)
{
    switch (what) {
    case TraceReader::Fault::IllegalMove:
        return PUZZLE_TEXT("commandline", "illegal move in line %1, “%2”: %3");
    case TraceReader::Fault::NothingToTakeBack:
        return PUZZLE_TEXT("commandline", "nothing to take back in line %1, “%2”: %3");
    case TraceReader::Fault::NoSolution:
        return PUZZLE_TEXT("commandline", "not a solution in line %1, “%2”: %3");
    case TraceReader::Fault::NotUnderstood:
        break;
    }
    return PUZZLE_TEXT("commandline", "line %1, “%2”, was not understood: %3");
}

/// Returns a text that is equal for two solutions exactly if they are the same solution.
std::string identity(const core::Kind &kind, const core::Game &game, const TraceReader &reader)
{
    if (kind.listsMoves)
        return game.puzzle->spell(game.position, reader.standing());
    std::string text = game.puzzle->write(reader.position());
    for (const core::Place &place : reader.position()) {
        if (kind.distinguishesPieces)
            text += ' ' + std::to_string(place.cell);
    }
    return text;
}

std::string plain(const core::Explanation &why)
{
    return session::afterColon(session::translated(why)).simplified().toStdString();
}

/// Returns the sentence in English, as JSON has it.
std::string inEnglish(const core::Explanation &why)
{
    const session::EnglishPlurals english;
    return session::translated(why, &english.translator()).simplified().toStdString();
}

} // namespace

/// The result of a built-in method on the same position.
struct CheckCommand::BuiltInResult {
    const core::Solver *solver = nullptr;
    core::Outcome outcome;
    double seconds = 0;

    bool knows() const { return solver && outcome.verdict != core::Outcome::Stopped; }
    std::uint64_t solutions() const
    {
        return outcome.verdict == core::Outcome::Solved ? std::max(std::uint64_t(1), outcome.stats.solutions)
                                                        : 0;
    }
};

/// The verdict on a program's answer to one position.
struct CheckCommand::Verdict {
    std::string position;
    std::string fault = {}; ///< the name of the fault; empty if there is none
    core::Explanation why = {};
    long long line = 0; ///< the line of the program's output with the fault; 0 if no line has one
    session::Counts counts = {};
    qint64 length = 0; ///< the number of moves of its first solution
    double seconds = 0;
    BuiltInResult ours = {};
    bool open = false; ///< the answer can be neither confirmed nor refuted

    void set(const char *name, core::Explanation reason, long long at = 0)
    {
        fault = name;
        why = std::move(reason);
        line = at;
    }

    /// Sets the fault of a program that wrote a wrong line, crashed, or was stopped because it took too long.
    void setFaultOfRun(OwnProgram::End end, const OwnProgram &program, const TraceReader &reader,
                       bool tooSlow, const Options &options)
    {
        if (end == OwnProgram::End::Wrong) {
            const TraceReader::Fault &wrong = *reader.fault();
            set(nameOf(wrong.what),
                {sentenceOf(wrong.what),
                 {wrong.line, core::quoted(wrong.text),
                  options.json ? inEnglish(wrong.why) : plain(wrong.why)}},
                wrong.line);
        } else if (end == OwnProgram::End::Crashed) {
            set("crashed", program.fault(reader));
        } else if (tooSlow) {
            set("too-slow",
                {PUZZLE_TEXT("commandline", "too slow: it was stopped after %1 s"),
                 {(options.json ? QString::number(options.seconds) : QLocale().toString(options.seconds))
                      .toStdString()}});
        }
    }
};

std::variant<CheckCommand::Options, core::Explanation> CheckCommand::read(const QStringList &words)
{
    Options options;
    qsizetype i = 0;
    for (; i < words.size() && words[i] != "--"_L1; ++i) {
        const QString &word = words[i];
        if (word == "--json"_L1) {
            options.json = true;
        } else if (word == "--shortest"_L1) {
            options.shortest = true;
        } else if (word == "--goal"_L1 || word == "--time"_L1) {
            if (i + 1 == words.size() || words[i + 1] == "--"_L1)
                return misuseOf(PUZZLE_TEXT("commandline", "%1 needs a value"), word);
            const QString &value = words[++i];
            bool isNumber = false;
            const double seconds = value.toDouble(&isNumber);
            if (word == "--goal"_L1) {
                const auto goal = core::goalNamed(value.toStdString());
                if (!goal)
                    return misuseOf(
                        PUZZLE_TEXT("commandline", "“%1” is not a goal; the goals are first, all and count"),
                        value);
                options.goal = *goal;
            } else if (!isNumber || !std::isfinite(seconds) || seconds <= 0) {
                return misuseOf(PUZZLE_TEXT("commandline", "“%1” is not a number of seconds"), value);
            } else {
                options.seconds = seconds;
            }
        } else {
            return word.startsWith(u'-')
                       ? unknownOption(word, "check")
                       : misuseOf(PUZZLE_TEXT("commandline", "put -- before the command: “%1”"), word);
        }
    }
    for (++i; i < words.size(); ++i)
        options.command.push_back(words[i].toStdString());
    if (options.command.empty())
        return core::Explanation{PUZZLE_TEXT("commandline", "give the command of your program after --")};
    return options;
}

int CheckCommand::run()
{
    LineReader lines(m_console.in, m_kinds);
    bool isEmpty = true;
    while (!m_console.interrupted && m_console.out && !m_cannotStart) {
        std::optional<Line> line = lines.next();
        if (!line || m_console.interrupted)
            break;
        isEmpty = false;
        check(*line, lines);
    }
    if (m_cannotStart)
        return Misuse;
    if (!m_options.json && m_checked > 1) {
        const core::Explanation sum{PUZZLE_TEXT("commandline", "checked: %1, faults: %2"),
                                    {m_checked, m_faults}};
        m_console.out << printable(session::translated(sum)) << std::endl;
    }
    return std::max(m_status, finalStatus(m_console, m_console.in, isEmpty));
}

void CheckCommand::check(Line &line, LineReader &lines)
{
    const bool isOneLine = line.text.find('\n') == line.text.npos;
    if (isOneLine && checkLine(line))
        return;
    forEachBoard(line, lines, m_kinds, m_console, m_options.seconds, [this](const BoardLine &found) {
        if (m_cannotStart)
            return;
        if (found.fault)
            return refuse(found.line, *found.fault);
        printNotation(m_console, found);
        checkLine(found.line);
    });
}

void CheckCommand::refuse(const Line &line, const core::Fault &fault)
{
    recordStatus(BadData);
    printLineError(m_console, line.number, line.text, fault);
    const session::EnglishPlurals english;
    if (m_options.json)
        m_console.out << jsonOfFault(placeOf(line.number, line.text, fault.at), fault.why,
                                     english.translator())
                      << std::endl;
}

bool CheckCommand::checkLine(const Line &line)
{
    CommandContext context(m_console.interrupted, m_options.seconds, CommandContext::boundless, {});
    const core::DealCancellation cancellation(context);
    core::LineReading reading;
    try {
        reading = readBoard(m_kinds, line.text, {});
    } catch (const std::bad_alloc &) {
        recordStatus(SomeStopped);
        printLineError(m_console, line.number, line.text,
                       {0, {PUZZLE_TEXT("core", "the memory is used up")}});
        return true;
    }
    if (cancellation.stopped()) {
        recordStatus(SomeStopped);
        printLineError(m_console, line.number, line.text, {0, context.reason()});
        return true;
    }
    if (const auto *fault = std::get_if<core::Fault>(&reading.reading)) {
        const bool isFinal = core::namesDeal(line.text);
        if (isFinal)
            refuse(line, *fault);
        return isFinal;
    }
    const Verdict verdict = judge(*reading.kind, std::get<core::Game>(reading.reading));
    if (m_cannotStart)
        printError(m_console, verdict.why);
    if (m_cannotStart || m_console.interrupted)
        return true;
    ++m_checked;
    m_faults += !verdict.fault.empty();
    recordStatus(!verdict.fault.empty() ? SomeImpossible : verdict.open ? SomeStopped : AllSolved);
    if (m_options.json)
        printJson(line, verdict);
    else
        print(line, verdict);
    return true;
}

CheckCommand::Verdict CheckCommand::judge(const core::Kind &kind, const core::Game &game)
{
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    Verdict verdict{core::writeLine(kind, *game.puzzle, game.position)};
    TraceReader reader(game, verdict.position);
    reader.onlyCountTries();
    OwnProgram program(m_options.command, verdict.position, m_options.goal, false);
    std::set<std::string> known;
    bool tooSlow = false;
    qint64 lines = 0;
    const auto took = [&] {
        ++lines;
        if (reader.events().empty() || reader.events().back().type != core::Event::Solution)
            return lines % 1024 != 0 || !(m_console.interrupted || (tooSlow = seconds() > m_options.seconds));
        if (reader.counts().solutions == 1)
            verdict.length = qint64(core::countMoves(reader.standing()));
        if (known.size() < mostKnown && !known.insert(identity(kind, game, reader)).second) {
            verdict.set("solution-twice",
                        {PUZZLE_TEXT("commandline", "the solution in line %1 was already given"), {lines}},
                        lines);
            return false;
        }
        return m_options.goal != core::Goal::First;
    };
    const auto waits = [&] { return !m_console.interrupted && !(tooSlow = seconds() > m_options.seconds); };
    const OwnProgram::End end = program.run(reader, {took, waits});
    verdict.seconds = seconds();
    verdict.counts = reader.counts();
    if (end == OwnProgram::End::NotStarted) {
        m_cannotStart = true;
        verdict.why = program.fault(reader);
        return verdict;
    }
    if (verdict.fault.empty())
        verdict.setFaultOfRun(end, program, reader, tooSlow, m_options);
    if (verdict.fault.empty() && !m_console.interrupted)
        compareWithBuiltIn(kind, game, reader, verdict);
    return verdict;
}

/// Solves the position by a built-in method, and sets the fault if the program missed a solution or a shorter
/// one.
void CheckCommand::compareWithBuiltIn(const core::Kind &kind, const core::Game &game,
                                      const TraceReader &reader, Verdict &verdict) const
{
    const auto solutions = std::uint64_t(reader.counts().solutions);
    const bool one = m_options.goal == core::Goal::First;
    verdict.ours = solve(kind, game);
    const BuiltInResult &ours = verdict.ours;
    if (ours.knows() && !one && solutions != ours.solutions())
        verdict.set("missed",
                    {PUZZLE_TEXT("commandline", "%1 of %2 solutions found"),
                     {static_cast<long long>(solutions), static_cast<long long>(ours.solutions())}});
    else if (one && solutions == 0 && !reader.hasEnded())
        verdict.set(
            "gave-up",
            {PUZZLE_TEXT(
                "commandline",
                "it gave up: it printed neither a solution nor the line “.” for “everything was tried”")});
    else if (ours.knows() && one && solutions == 0 && ours.solutions() > 0)
        verdict.set("missed", {PUZZLE_TEXT("commandline", "no solution found, but there is one")});
    else if (m_options.shortest && solutions > 0 && ours.knows() &&
             verdict.length > qint64(core::countMoves(ours.outcome.path)))
        verdict.set("not-shortest", {PUZZLE_TEXT("commandline", "not shortest: %1 moves where %2 are enough"),
                                     {static_cast<long long>(verdict.length),
                                      static_cast<long long>(core::countMoves(ours.outcome.path))}});
    verdict.open = !ours.knows() && (!one || solutions == 0 || m_options.shortest);
}

CheckCommand::BuiltInResult CheckCommand::solve(const core::Kind &kind, const core::Game &game) const
{
    const bool one = m_options.goal == core::Goal::First;
    const core::Puzzle &puzzle = *game.puzzle;
    const core::Solver *solver = nullptr;
    core::Goal goal = m_options.goal;
    const auto fits = [&](const core::Solver &candidate) {
        return candidate.reaches(goal) && candidate.whyUnsuitable(puzzle, game.position).empty() &&
               (!m_options.shortest || candidate.shortestUpTo >= puzzle.grid().size());
    };
    for (const core::Goal wanted : {one ? core::Goal::First : core::Goal::Count, m_options.goal}) {
        goal = wanted;
        const core::Solver &preferred = kind.preferred(puzzle, game.position, goal);
        const auto other = std::ranges::find_if(kind.solvers, fits);
        solver = fits(preferred) ? &preferred : other != kind.solvers.end() ? &*other : nullptr;
        if (solver)
            break;
    }
    if (!solver)
        return {};
    const auto accept = [](const core::Position &, std::span<const core::Step>) { return true; };
    CommandContext context(m_console.interrupted, m_options.seconds, CommandContext::boundless, accept);
    BuiltInResult ours{solver, {}, 0};
    auto outcome = session::catchExceptions([&] {
        return solver->solve(puzzle, {goal, game.position, {}, core::Values(solver->options)}, context);
    });
    if (auto *found = std::get_if<core::Outcome>(&outcome))
        ours.outcome = std::move(*found);
    ours.seconds = context.seconds();
    return ours;
}

void CheckCommand::print(const Line &line, const Verdict &verdict)
{
    const auto number = static_cast<long long>(line.number);
    const session::Counts &counts = verdict.counts;
    const core::Explanation sentence =
        !verdict.fault.empty() ? core::Explanation{PUZZLE_TEXT("commandline", "line %1, %2: %3"),
                                                   {number, verdict.position, plain(verdict.why)}}
        : verdict.open && !verdict.ours.solver
            ? core::Explanation{PUZZLE_TEXT("commandline", "line %1, %2: not judged, since none of the "
                                                           "program’s methods finds what was asked for"),
                                {number, verdict.position}}
        : verdict.open
            ? core::Explanation{PUZZLE_TEXT("commandline", "line %1, %2: not judged, since the built-in "
                                                           "search did not finish in time"),
                                {number, verdict.position}}
        : verdict.ours.solver
            ? core::Explanation{PUZZLE_TEXT("commandline",
                                            "line %1, %2: ok; solutions: %3, tries: %4, taken back: "
                                            "%5; built-in %6: solutions: %7, nodes: %8"),
                                {number, verdict.position, counts.solutions, counts.tries, counts.backs,
                                 std::string(verdict.ours.solver->id),
                                 static_cast<long long>(verdict.ours.solutions()),
                                 static_cast<long long>(verdict.ours.outcome.stats.nodes)}}
            : core::Explanation{
                  PUZZLE_TEXT("commandline", "line %1, %2: ok; solutions: %3, tries: %4, taken back: %5"),
                  {number, verdict.position, counts.solutions, counts.tries, counts.backs}};
    m_console.out << printable(session::translated(sentence)) << std::endl;
}

void CheckCommand::printJson(const Line &line, const Verdict &verdict) const
{
    const session::Counts &counts = verdict.counts;
    QJsonObject answer{{u"line"_s, qint64(line.number)},
                       {u"position"_s, QString::fromStdString(verdict.position)},
                       {u"verdict"_s, !verdict.fault.empty() ? u"fault"_s
                                      : verdict.open         ? u"unknown"_s
                                                             : u"ok"_s},
                       {u"solutions"_s, QString::number(counts.solutions)},
                       {u"tries"_s, counts.tries},
                       {u"refused"_s, counts.refusals()},
                       {u"takenBack"_s, counts.backs},
                       {u"deepest"_s, counts.deepest},
                       {u"seconds"_s, verdict.seconds}};
    if (!verdict.fault.empty()) {
        answer.insert(u"fault"_s, QString::fromStdString(verdict.fault));
        answer.insert(u"reason"_s, QString::fromStdString(inEnglish(verdict.why)));
    }
    if (verdict.line > 0)
        answer.insert(u"faultLine"_s, verdict.line);
    if (verdict.ours.solver)
        answer.insert(u"ours"_s, QJsonObject{{u"method"_s, QString::fromLatin1(verdict.ours.solver->id)},
                                             {u"solutions"_s, QString::number(verdict.ours.solutions())},
                                             {u"nodes"_s, qint64(verdict.ours.outcome.stats.nodes)},
                                             {u"seconds"_s, verdict.ours.seconds}});
    m_console.out << session::jsonText(QJsonDocument(answer)).toStdString() << std::endl;
}

} // namespace app
