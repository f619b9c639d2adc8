// SPDX-License-Identifier: MIT
#include "app/racecommand.h"

#include "app/invocation.h"
#include "app/searchcontrol.h"
#include "app/solvecommand.h"
#include "core/dealcancellation.h"
#include "session/racetable.h"
#include "session/translation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace app {

using namespace Qt::StringLiterals;

namespace {

/// A racer that had found a solution when it was ended has done what a limit asked for.
Status statusOf(const session::RaceResult &result, bool limited)
{
    if (result.outcome.verdict == core::Outcome::Impossible)
        return SomeImpossible;
    const bool reachedLimit = limited && result.firstSolution >= 0 && result.outcome.reason.empty();
    return result.outcome.verdict == core::Outcome::Solved || reachedLimit ? AllSolved : SomeStopped;
}

const char *wordOf(core::Outcome::Verdict verdict)
{
    return verdict == core::Outcome::Solved       ? "solved"
           : verdict == core::Outcome::Impossible ? "impossible"
                                                  : "stopped";
}

} // namespace

core::Explanation RaceCommand::misuse() const
{
    if (m_options.readsFile() || m_options.readsInput())
        return {PUZZLE_TEXT("commandline", "race takes one position, and no file")};
    if (m_options.goal == core::Goal::Count)
        return {PUZZLE_TEXT("commandline", "race does not support %1"), {std::string("--count")}};
    if (m_options.trace)
        return {PUZZLE_TEXT("commandline", "race does not support %1"), {std::string("--trace")}};
    const core::Kind *const only = kindOfPosition(QString::fromStdString(m_options.source), m_kinds);
    const core::Kinds kinds = only ? core::Kinds(&only, 1) : m_kinds;
    for (const std::string &method : m_options.racers) {
        if (core::Explanation why = unableTo(kinds, m_options.goal, method); !why.empty())
            return why;
    }
    return {};
}

int RaceCommand::run() const
{
    if (const core::Explanation why = misuse(); !why.empty()) {
        complain(m_console, why);
        return Misuse;
    }
    SearchControl control(m_console.interrupted, m_options.seconds, SearchControl::boundless, {});
    const core::DealCancellation cancellation(control);
    const core::LineReading reading = readBoard(m_kinds, m_options.source, m_options.seed);
    if (!control.reason().empty()) {
        complain(m_console, control.reason());
        return SomeStopped;
    }
    if (const auto *fault = std::get_if<core::Fault>(&reading.reading)) {
        complainOfLine(m_console, 1, m_options.source, *fault);
        return BadData;
    }
    return race(*reading.kind, std::get<core::Game>(reading.reading));
}

int RaceCommand::race(const core::Kind &kind, const core::Game &game) const
{
    const core::Task task{m_options.goal, game.position, {}, {}, m_options.seed.value_or(1)};
    std::vector<const core::Solver *> solvers;
    for (const std::string &method : m_options.racers)
        solvers.push_back(kind.solver(method));
    if (solvers.empty())
        solvers = session::possibleRacers(kind, *game.puzzle, task);
    int status = AllSolved;
    std::vector<session::Race::Result> results;
    for (const core::Solver *solver : solvers) {
        if (m_console.interrupted)
            status = SomeStopped;
        session::Racer racer{solver, task};
        racer.task.options = core::Values(solver->options);
        if (m_options.goal == core::Goal::All && m_options.limit)
            racer.limit = *m_options.limit;
        SearchControl control(m_console.interrupted, m_options.seconds, SearchControl::boundless, {});
        session::RaceResult result = session::runRacer(*game.puzzle, racer, control);
        if (result.outcome.verdict == core::Outcome::Stopped && result.outcome.reason.empty())
            result.outcome.reason = control.reason();
        status = std::max(status, int(statusOf(result, m_options.limit.has_value())));
        results.push_back(std::make_shared<const session::RaceResult>(std::move(result)));
    }
    if (m_options.json)
        writeJson(core::writeLine(kind, *game.puzzle, game.position), results);
    else
        m_console.out << session::RaceTable(results).text().toStdString() << std::flush;
    return std::max(status, int(writing(m_console)));
}

void RaceCommand::writeJson(const std::string &position,
                            const std::vector<session::Race::Result> &results) const
{
    QJsonArray racers;
    for (const session::Race::Result &result : results) {
        QJsonArray refusals;
        for (const session::RaceRefusals &refused : result->refusals)
            refusals << QJsonObject{{u"reason"_s, refused.code},
                                    {u"count"_s, refused.count},
                                    {u"example"_s, session::translated(refused.example, &m_english)}};
        QJsonObject racer{{u"method"_s, QString::fromUtf8(result->solver->id)},
                          {u"status"_s, QString::fromLatin1(wordOf(result->outcome.verdict))},
                          {u"tries"_s, result->counts.tries},
                          {u"takenBack"_s, result->counts.backs},
                          {u"refused"_s, result->counts.refusals()},
                          {u"refusals"_s, refusals},
                          {u"deepest"_s, result->counts.deepest},
                          {u"solutions"_s, result->counts.solutions},
                          {u"seconds"_s, double(result->microseconds) / 1e6}};
        if (result->firstSolution >= 0)
            racer.insert(u"firstSolutionAtTry"_s, result->firstSolution);
        if (!result->outcome.reason.empty())
            racer.insert(u"why"_s, session::translated(result->outcome.reason, &m_english));
        racers << racer;
    }
    const QJsonObject answer{{u"position"_s, QString::fromStdString(position)}, {u"racers"_s, racers}};
    m_console.out << QJsonDocument(answer).toJson(QJsonDocument::Compact).toStdString() << std::endl;
}

} // namespace app
