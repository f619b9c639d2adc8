// SPDX-License-Identifier: MIT
#include "app/racecommand.h"

#include "app/commandcontext.h"
#include "app/input.h"
#include "app/invocation.h"
#include "app/solvecommand.h"
#include "core/dealcancellation.h"
#include "session/basics/jsontext.h"
#include "session/basics/translation.h"
#include "session/search/racetable.h"
#include "session/search/work.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace app {

using namespace Qt::StringLiterals;

namespace {

/// Returns the exit status of one racer. A racer that had found a solution when a limit stopped it counts as
/// successful.
Status statusOf(const session::RaceResult &result, bool limited)
{
    if (result.outcome.verdict == core::Outcome::Impossible)
        return SomeImpossible;
    const bool reachedLimit = limited && result.firstSolution >= 0 && result.outcome.reason.empty();
    return result.outcome.verdict == core::Outcome::Solved || reachedLimit ? AllSolved : SomeStopped;
}

} // namespace

core::Explanation RaceCommand::misuse() const
{
    const auto isNoPosition = [](const std::string &source) {
        return source.starts_with('@') || source == "-";
    };
    if (std::ranges::any_of(m_options.sources, isNoPosition))
        return {PUZZLE_TEXT("commandline", "race takes positions, not files")};
    if (m_options.trace)
        return {PUZZLE_TEXT("commandline", "race does not support %1"), {std::string("--trace")}};
    if (m_options.goal == core::Goal::Count)
        return {PUZZLE_TEXT("commandline", "race does not support %1"), {std::string("--count")}};
    if (m_options.part || m_options.threads || !m_options.checkpoint.empty())
        return {PUZZLE_TEXT("commandline", "race does not support %1"),
                {std::string(m_options.part      ? "--part"
                             : m_options.threads ? "--threads"
                                                 : "--checkpoint")}};
    const std::size_t compared =
        (m_options.racers.size() > 1) + (m_options.seeds.size() > 1) + (m_options.sources.size() > 1);
    if (compared > 1)
        return {PUZZLE_TEXT("commandline",
                            "race compares methods, seeds or positions, only one of these kinds at a time")};
    if (compared == 1 && m_options.racers.empty())
        return {PUZZLE_TEXT("commandline", "to compare seeds or positions, race needs one --method")};
    const core::Kind *const only = kindOfPosition(QString::fromStdString(m_options.source), m_kinds);
    const core::Kinds kinds = only ? core::Kinds(&only, 1) : m_kinds;
    if (core::Explanation why = unableTo(kinds, m_options.goal, {}); !why.empty())
        return why;
    for (const std::string &method : m_options.racers) {
        if (core::Explanation why = unableTo(kinds, m_options.goal, method); !why.empty())
            return why;
        if (only && m_options.seeds.size() > 1 && !only->solver(method)->randomized)
            return {PUZZLE_TEXT("commandline", "the method %1 does not depend on a seed"), {method}};
    }
    return {};
}

int RaceCommand::run() const
{
    if (const core::Explanation why = misuse(); !why.empty()) {
        printError(m_console, why);
        return Misuse;
    }
    CommandContext context(m_console.interrupted, m_options.seconds, CommandContext::boundless, {});
    const core::DealCancellation cancellation(context);
    const core::Kind *kind = nullptr;
    std::vector<core::Game> boards;
    std::size_t line = 0;
    for (const std::string &source : m_options.sources) {
        ++line;
        const auto seed = m_options.seeds.empty() ? std::nullopt : std::optional(m_options.seeds.front());
        core::LineReading reading = readBoard(m_kinds, source, seed);
        if (std::holds_alternative<core::Fault>(reading.reading) && !cancellation.stopped()) {
            const std::vector<BoardLine> found = boardLines(m_kinds, {line, source});
            if (!found.empty() && found.front().fault) {
                reading.reading = *found.front().fault;
            } else if (found.size() == 1) {
                printNotation(m_console, found.front());
                reading = readBoard(m_kinds, found.front().line.text, seed);
            }
        }
        if (cancellation.stopped()) {
            printError(m_console, context.reason());
            return SomeStopped;
        }
        if (const auto *fault = std::get_if<core::Fault>(&reading.reading)) {
            printLineError(m_console, line, source, *fault);
            return BadData;
        }
        if (kind && reading.kind != kind) {
            printError(m_console, {PUZZLE_TEXT("commandline", "the positions belong to different puzzles")});
            return Misuse;
        }
        kind = reading.kind;
        boards.push_back(std::get<core::Game>(std::move(reading.reading)));
    }
    const auto competitors = racers(*kind, boards);
    if (const auto *why = std::get_if<core::Explanation>(&competitors)) {
        printError(m_console, *why);
        return Misuse;
    }
    return race(*kind, boards.front(), std::get<std::vector<session::Racer>>(competitors));
}

std::variant<std::vector<session::Racer>, core::Explanation>
RaceCommand::racers(const core::Kind &kind, const std::vector<core::Game> &boards) const
{
    const std::uint64_t seed = m_options.seed.value_or(1);
    const core::Task usual{m_options.goal, boards.front().position, {}, {}, seed};
    const auto chosen =
        comparedMethods(kind, m_options, session::possibleRacers(kind, *boards.front().puzzle, usual));
    if (const auto *why = std::get_if<core::Explanation>(&chosen))
        return *why;
    std::vector<session::Racer> all;
    const auto add = [&](const ComparedMethod &method, const core::Game &board, std::uint64_t each,
                         const std::string &name) {
        session::Racer racer{method.solver, {m_options.goal, board.position, {}, method.options, each}};
        if (m_options.goal == core::Goal::All && m_options.limit)
            racer.limit = *m_options.limit;
        racer.name = QString::fromStdString(name);
        racer.puzzle = board.puzzle;
        all.push_back(std::move(racer));
    };
    const auto &methods = std::get<std::vector<ComparedMethod>>(chosen);
    if (boards.size() > 1) {
        for (std::size_t i = 0; i < boards.size(); ++i)
            add(methods.front(), boards[i], seed, m_options.sources[i]);
    } else if (m_options.seeds.size() > 1) {
        for (const std::uint64_t each : m_options.seeds)
            add(methods.front(), boards.front(), each,
                session::translated(PUZZLE_TEXT("commandline", "seed %1"), {QString::number(each)})
                    .toStdString());
    } else {
        for (const ComparedMethod &method : methods) {
            const QString set = session::changedOptions(*method.solver, method.options);
            add(method, boards.front(), seed,
                set.isEmpty() ? std::string() : method.solver->id + (' ' + set.toStdString()));
        }
    }
    return all;
}

int RaceCommand::race(const core::Kind &kind, const core::Game &board,
                      const std::vector<session::Racer> &racers) const
{
    int status = racers.empty() ? SomeStopped : AllSolved;
    std::vector<session::Race::Result> results;
    for (const session::Racer &racer : racers) {
        if (m_console.interrupted)
            status = SomeStopped;
        CommandContext context(m_console.interrupted, m_options.seconds, CommandContext::boundless, {});
        session::RaceResult result = session::runRacer(*racer.puzzle, racer, context);
        if (result.outcome.verdict == core::Outcome::Stopped && result.outcome.reason.empty())
            result.outcome.reason = context.reason();
        status = std::max(status, int(statusOf(result, m_options.limit.has_value())));
        results.push_back(std::make_shared<const session::RaceResult>(std::move(result)));
    }
    if (m_options.json)
        writeJson(kind, board, racers, results);
    else
        m_console.out << session::RaceTable(results).text().toStdString() << absenceNotes(kind, board)
                      << std::flush;
    return std::max(status, int(writing(m_console)));
}

/// Returns the methods that were not asked for by name and cannot take part, with the reasons.
std::vector<RaceCommand::Absence> RaceCommand::absences(const core::Kind &kind, const core::Game &board) const
{
    std::vector<Absence> all;
    if (!m_options.racers.empty())
        return all;
    const core::Task task{m_options.goal, board.position, {}, {}, 1};
    for (const core::Solver &solver : kind.solvers) {
        core::Explanation why = session::whyNotRacing(solver, *board.puzzle, task);
        if (!why.empty())
            all.push_back({&solver, std::move(why)});
    }
    return all;
}

std::string RaceCommand::absenceNotes(const core::Kind &kind, const core::Game &board) const
{
    QString notes;
    for (const Absence &absence : absences(kind, board))
        notes += session::translated(PUZZLE_TEXT("race", "%1 does not take part: %2"),
                                     {QString::fromUtf8(absence.solver->id),
                                      session::afterColon(session::translated(absence.why))}) +
                 u'\n';
    return notes.toStdString();
}

/// Writes the results as JSON. Each racer has its seed or its position, whichever differs between the racers.
void RaceCommand::writeJson(const core::Kind &kind, const core::Game &board,
                            const std::vector<session::Racer> &competitors,
                            const std::vector<session::Race::Result> &results) const
{
    const auto positionOf = [&](const session::Racer &racer) {
        return QString::fromStdString(core::writeLine(kind, *racer.puzzle, racer.task.from));
    };
    QJsonArray racers;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const session::Race::Result &result = results[i];
        QJsonArray refusals;
        for (const session::RaceRefusals &refused : result->refusals)
            refusals << QJsonObject{{u"reason"_s, refused.code},
                                    {u"count"_s, refused.count},
                                    {u"example"_s, session::translated(refused.example, &m_english)}};
        QJsonObject racer{{u"method"_s, QString::fromUtf8(result->solver->id)},
                          {u"status"_s, QString::fromLatin1(core::verdictNames[result->outcome.verdict])},
                          {u"tries"_s, result->counts.tries},
                          {u"takenBack"_s, result->counts.backs},
                          {u"refused"_s, result->counts.refusals()},
                          {u"refusals"_s, refusals},
                          {u"deepest"_s, result->counts.deepest},
                          {u"solutions"_s, result->counts.solutions},
                          {u"seconds"_s, double(result->microseconds) / 1e6},
                          {u"nodes"_s, double(result->outcome.stats.nodes)}};
        if (const QJsonObject set = jsonOfOptions(*result->solver, competitors[i].task.options);
            !set.isEmpty())
            racer.insert(u"options"_s, set);
        if (m_options.seeds.size() > 1)
            racer.insert(u"seed"_s, QString::number(result->seed));
        if (m_options.sources.size() > 1)
            racer.insert(u"position"_s, positionOf(competitors[i]));
        if (result->firstSolution >= 0)
            racer.insert(u"firstSolutionAtTry"_s, result->firstSolution);
        if (!result->outcome.reason.empty())
            racer.insert(u"why"_s, session::translated(result->outcome.reason, &m_english));
        racers << racer;
    }
    QJsonArray absent;
    for (const Absence &absence : absences(kind, board))
        absent << QJsonObject{{u"method"_s, QString::fromUtf8(absence.solver->id)},
                              {u"why"_s, session::translated(absence.why, &m_english)}};
    QJsonObject answer{{u"racers"_s, racers}};
    if (!absent.isEmpty())
        answer.insert(u"absent"_s, absent);
    if (m_options.sources.size() == 1 && !competitors.empty())
        answer.insert(u"position"_s, positionOf(competitors.front()));
    m_console.out << session::jsonText(QJsonDocument(answer)).toStdString() << std::endl;
}

} // namespace app
