// SPDX-License-Identifier: MIT
#include "app/growthcommand.h"

#include "app/commandcontext.h"
#include "app/invocation.h"
#include "core/positionline.h"
#include "session/basics/jsontext.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"
#include "session/search/growthtable.h"
#include "session/search/race.h"
#include "session/search/work.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace app {

using namespace Qt::StringLiterals;

core::Explanation GrowthCommand::misuse() const
{
    const auto unsupported = [](const char *option) {
        return core::Explanation{PUZZLE_TEXT("commandline", "growth does not support %1"),
                                 {std::string(option)}};
    };
    if (m_options.trace)
        return unsupported("--trace");
    if (m_options.limit)
        return unsupported("--limit");
    if (!m_options.seeds.empty())
        return unsupported("--seed");
    if (m_options.part || m_options.threads || !m_options.checkpoint.empty())
        return unsupported(m_options.part ? "--part" : m_options.threads ? "--threads" : "--checkpoint");
    const core::Kind *const kind = kindOfPosition(QString::fromStdString(m_options.source), m_kinds);
    if (!kind)
        return {PUZZLE_TEXT("commandline", "growth takes positions with a range, such as queens:4..10")};
    if (core::Explanation why = unableTo(core::Kinds(&kind, 1), m_options.goal, {}); !why.empty())
        return why;
    for (const std::string &method : m_options.racers) {
        if (core::Explanation why = unableTo(core::Kinds(&kind, 1), m_options.goal, method); !why.empty())
            return why;
    }
    const auto isOther = [&](const std::string &source) {
        const core::Kind *const other = kindOfPosition(QString::fromStdString(source), m_kinds);
        return other && other != kind;
    };
    if (std::ranges::any_of(m_options.sources, isOther))
        return {PUZZLE_TEXT("commandline", "the positions belong to different puzzles")};
    return {};
}

int GrowthCommand::run() const
{
    if (const core::Explanation why = misuse(); !why.empty()) {
        printError(m_console, why);
        return Misuse;
    }
    const core::Kind &kind = *kindOfPosition(QString::fromStdString(m_options.source), m_kinds);
    session::GrowthPlan plan;
    QStringList lines;
    for (const std::string &source : m_options.sources)
        lines << QString::fromStdString(source);
    plan.boards = session::prepared(m_kinds, session::boardsOfSizes(lines.join(u' ')));
    plan.goal = m_options.goal;
    plan.seconds = m_options.seconds.value_or(usualSeconds);
    std::vector<const core::Solver *> reaching;
    for (const core::Solver &solver : kind.solvers) {
        if (solver.reaches(plan.goal))
            reaching.push_back(&solver);
    }
    const auto chosen = comparedMethods(kind, m_options, reaching);
    if (const auto *why = std::get_if<core::Explanation>(&chosen)) {
        printError(m_console, *why);
        return Misuse;
    }
    for (const auto &[solver, options] : std::get<std::vector<ComparedMethod>>(chosen)) {
        plan.methods.push_back(solver);
        plan.options.push_back(options);
    }
    std::vector<session::GrowthRun> runs;
    while (const auto cell = session::nextCell(plan, runs)) {
        CommandContext context(m_console.interrupted, {}, CommandContext::boundless, {});
        runs.push_back(session::runCell(m_kinds, plan, *cell, context));
        if (m_console.interrupted)
            break;
    }
    const bool isFaulty = reportFaults(plan, runs);
    if (m_options.json)
        writeJson(kind, plan, runs);
    else if (!runs.empty())
        m_console.out
            << session::GrowthTable(plan, runs, session::GrowthTable::Names::Ids).text().toStdString()
            << absenceNotes(kind) << std::flush;
    const bool stopped = std::ranges::any_of(
        runs, [](const session::GrowthRun &run) { return run.state == session::GrowthRun::Stopped; });
    const bool isAnyDone = std::ranges::any_of(
        runs, [](const session::GrowthRun &run) { return run.state != session::GrowthRun::Unable; });
    const bool impossible = std::ranges::any_of(runs, [](const session::GrowthRun &run) {
        return run.state == session::GrowthRun::Done && run.solutions == 0;
    });
    const int status = stopped ? SomeStopped : impossible ? SomeImpossible : AllSolved;
    return std::max(isAnyDone && !isFaulty ? status : int(BadData), int(writing(m_console)));
}

/// Prints a line for each board that cannot be read, or for several in a row with the same fault, and removes their runs.
/// Returns whether there is one.
bool GrowthCommand::reportFaults(const session::GrowthPlan &plan, std::vector<session::GrowthRun> &runs) const
{
    std::optional<std::size_t> last;
    QString fault;
    long long more = 0; // the boards after the reported one that have its fault
    const auto reportMore = [&] {
        if (more > 0)
            printError(
                m_console,
                {PUZZLE_TEXT_N("growth", "%n more board(s) cannot be read for the same reason"), {more}});
        more = 0;
    };
    for (const session::GrowthRun &run : runs) {
        if (!run.isBoardFaulty || last == run.board)
            continue;
        const QString why = session::afterColon(session::translated(run.why));
        if (last && *last + 1 == run.board && why == fault) {
            ++more;
        } else {
            reportMore();
            printError(m_console, {PUZZLE_TEXT("growth", "%1: %2"),
                                   {core::quoted(plan.boards[run.board].line), why.toStdString()}});
        }
        last = run.board;
        fault = why;
    }
    reportMore();
    std::erase_if(runs, [](const session::GrowthRun &run) { return run.isBoardFaulty; });
    return last.has_value();
}

/// Returns the methods that were not asked for by name and do not reach the goal, a line each, with the reasons.
std::string GrowthCommand::absenceNotes(const core::Kind &kind) const
{
    QString notes;
    for (const core::Solver &solver : kind.solvers) {
        const core::Explanation why = session::whyGoalIsNotReached(solver, m_options.goal);
        if (!m_options.racers.empty() || why.empty())
            continue;
        notes += session::translated(
                     PUZZLE_TEXT("race", "%1 does not take part: %2"),
                     {QString::fromUtf8(solver.id), session::afterColon(session::translated(why))}) +
                 u'\n';
    }
    return notes.toStdString();
}

void GrowthCommand::writeJson(const core::Kind &kind, const session::GrowthPlan &plan,
                              const std::vector<session::GrowthRun> &runs) const
{
    QJsonArray all;
    for (const session::GrowthRun &run : runs) {
        if (run.state == session::GrowthRun::Unable)
            continue;
        QJsonObject found{{u"position"_s, QString::fromStdString(plan.boards[run.board].line)},
                          {u"size"_s, plan.boards[run.board].size},
                          {u"method"_s, QString::fromUtf8(plan.methods[run.method]->id)},
                          {u"status"_s, run.state == session::GrowthRun::Done ? u"done"_s : u"stopped"_s},
                          {u"nodes"_s, qint64(run.nodes)},
                          {u"solutions"_s, QString::number(run.solutions)},
                          {u"seconds"_s, run.seconds}};
        if (run.tries)
            found.insert(u"tries"_s, qint64(*run.tries));
        if (const QJsonObject set = jsonOfOptions(*plan.methods[run.method], plan.options[run.method]);
            !set.isEmpty())
            found.insert(u"options"_s, set);
        all << found;
    }
    QJsonObject factors;
    for (std::size_t method = 0; method < plan.methods.size(); ++method) {
        const core::Solver &solver = *plan.methods[method];
        const QString set = session::changedOptions(solver, plan.options[method]);
        const QString name = QString::fromUtf8(solver.id) + (set.isEmpty() ? QString() : u' ' + set);
        if (const auto growth = session::fittedGrowth(plan, runs, method))
            factors.insert(name, growth->factor);
    }
    QJsonObject answer{{u"runs"_s, all}, {u"growth"_s, factors}};
    QJsonArray absent;
    for (const core::Solver &solver : kind.solvers) {
        const core::Explanation why = session::whyGoalIsNotReached(solver, m_options.goal);
        if (m_options.racers.empty() && !why.empty())
            absent << QJsonObject{{u"method"_s, QString::fromUtf8(solver.id)},
                                  {u"why"_s, session::translated(why, &m_english)}};
    }
    if (!absent.isEmpty())
        answer.insert(u"absent"_s, absent);
    m_console.out << session::jsonText(QJsonDocument(answer)).toStdString() << std::endl;
}

} // namespace app
