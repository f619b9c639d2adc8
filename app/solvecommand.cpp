// SPDX-License-Identifier: MIT
#include "app/solvecommand.h"

#include "app/checkpoint.h"
#include "app/invocation.h"
#include "app/json.h"
#include "app/listwriter.h"
#include "app/terminal.h"
#include "core/cleantext.h"
#include "core/dealcancellation.h"
#include "core/othernames.h"
#include "core/parallel.h"
#include "core/positionline.h"
#include "core/textlines.h"
#include "session/basics/catchexceptions.h"
#include "session/basics/translation.h"
#include "session/basics/unicodenormalization.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstring>
#include <utility>

namespace app {

namespace {

/// Returns whether the line gives a board alone, with neither a position nor a deal.
bool isBare(const std::string &line, const core::Game &game)
{
    const std::size_t position = line.find(':', line.find(':') + 1);
    const bool placed = position != line.npos && line.find_first_not_of(" \t\r", position + 1) != line.npos;
    return !placed && !game.puzzle->dealing();
}

std::uint64_t limitOf(const SolveOptions &options)
{
    const bool lists = options.goal == core::Goal::All;
    constexpr auto boundless = CommandContext::boundless;
    if (options.goal == core::Goal::First)
        return boundless;
    return options.limit.value_or(lists ? SolveOptions::mostListed : boundless);
}

/// Returns the goal of the search. A traced count lists all solutions: counting alone need not reach each solution, but
/// a trace shows each.
core::Goal watchedGoal(const Query &query, bool traced)
{
    const bool shows = traced && query.goal == core::Goal::Count && query.solver->reaches(core::Goal::All);
    return shows ? core::Goal::All : query.goal;
}

/// Runs the method for this task, whose goal, position and options are set here.
core::Outcome runMethod(const Query &query, const SolveOptions &asked, core::Task task,
                        CommandContext &context, ListWriter &list)
{
    task.goal = watchedGoal(query, asked.trace);
    task.from = query.game.position;
    task.options = query.options;
    task.seed = asked.seed.value_or(1);
    task.traced = asked.trace;
    task.untilStopped = asked.seconds && !asked.trace;
    task.seconds = asked.seconds.value_or(0);
    core::Outcome outcome;
    const auto attempt = [&](const auto &work) {
        auto done = session::catchExceptions([&] {
            work();
            return true;
        });
        if (auto *why = std::get_if<core::Explanation>(&done))
            outcome = {core::Outcome::Stopped, {}, std::move(*why), context.stats()};
    };
    attempt([&] { outcome = query.kind->run(*query.solver, *query.game.puzzle, task, context); });
    attempt([&] { list.finish(); });
    if (outcome.verdict == core::Outcome::Stopped && outcome.reason.empty())
        outcome.reason = context.reason();
    return outcome;
}

/// Returns the result to report for this outcome. `first` is the first solution that the search passed on.
Result conclude(const Query &query, core::Outcome outcome, std::optional<core::Path> first,
                std::uint64_t limit)
{
    Result result{outcome.verdict, outcome.stats.solutions, std::move(first), std::move(outcome.reason),
                  outcome.stats.nodes};
    if (query.goal == core::Goal::First) {
        if (outcome.verdict == core::Outcome::Stopped && query.solver->anytime && !outcome.path.empty()) {
            outcome.verdict = result.verdict = core::Outcome::Solved;
            result.reason = {};
        }
        result.solutions = outcome.verdict == core::Outcome::Solved ? 1 : 0;
        result.path.reset();
        if (outcome.verdict == core::Outcome::Solved)
            result.path = std::move(outcome.path);
        // A method that promises a shortest solution needs no bound besides its length.
        if (query.solver->shortestUpTo == 0 || outcome.verdict == core::Outcome::Stopped)
            result.bound = outcome.stats.lowerBound;
    } else if (outcome.verdict == core::Outcome::Solved && result.solutions == 0) {
        result.verdict = core::Outcome::Impossible;
    }
    // The count exceeds the limit by one, or by thousands with methods that count in bulk.
    if (result.solutions > limit) {
        result.solutions = limit;
        result.verdict = core::Outcome::Stopped;
        result.reason = {CommandContext::tooMany};
    }
    if (result.verdict == core::Outcome::Impossible && result.reason.empty())
        result.reason = {PUZZLE_TEXT("commandline", "everything was tried")};
    return result;
}

/// Returns the record of this part of the count, with its figures unset.
PartRecord recordOf(const Query &query, const core::Part &part)
{
    PartRecord record;
    record.line = core::writeLine(*query.kind, *query.game.puzzle, query.game.position);
    record.method = query.solver->id;
    for (const core::Option &option : query.solver->options) {
        if (option.changesResult && query.options.text(option.id) != option.initial)
            record.method += std::string(",") + option.id + '=' + query.options.text(option.id);
    }
    record.part = part;
    record.version = QCoreApplication::applicationVersion().toStdString();
    return record;
}

Status statusOf(core::Outcome::Verdict verdict)
{
    switch (verdict) {
    case core::Outcome::Solved:
        return AllSolved;
    case core::Outcome::Impossible:
        return SomeImpossible;
    case core::Outcome::Stopped:
        break;
    }
    return SomeStopped;
}

} // namespace

int SolveCommand::run()
{
    // A position given as an argument fixes the puzzle, so a goal or method that this puzzle lacks is misuse; in a
    // file each line may have another puzzle.
    const core::Kind *const only = kindOfPosition(QString::fromStdString(m_options.source), m_kinds);
    if (const auto why = unableTo(only ? core::Kinds(&only, 1) : m_kinds, m_options); !why.empty()) {
        printError(m_console, why);
        return Misuse;
    }
    core::setThreadLimit(m_options.threads.value_or(0));
    return readArgument(m_options.source, m_console, [this](std::istream &text) { return answerAll(text); });
}

int SolveCommand::answerAll(std::istream &text)
{
    LineReader lines(text, m_kinds);
    while (!m_console.interrupted && m_console.out) {
        std::optional<Line> line = lines.next();
        if (!line || m_console.interrupted)
            break;
        errno = 0;
        if (isOfPart(++m_positions))
            answer(*line, lines);
    }
    return std::max(m_status, finalStatus(m_console, text, m_positions == 0));
}

/// Returns the method to use if none is named: if the search is divided, one that can be.
const core::Solver &SolveCommand::preferred(const core::Kind &kind, const core::Game &game) const
{
    const core::Solver &usual = kind.preferred(*game.puzzle, game.position, m_options.goal);
    const auto fits = [&](const core::Solver &solver) { return m_options.suit(solver); };
    if (fits(usual))
        return usual;
    const auto found = std::ranges::find_if(kind.solvers, fits);
    return found == kind.solvers.end() ? usual : *found;
}

/// Returns whether this run's part contains the position: if positions are read from a file, each of n parts takes
/// every n-th one.
bool SolveCommand::isOfPart(std::uint64_t position) const
{
    const auto &part = m_options.part;
    return !part || !m_options.readsLines() || (position - 1) % part->of == part->number;
}

bool SolveCommand::answerLarge(const Line &line)
{
    // As people write it, like the boards that are read as games: Knight:60×50.
    const core::CleanText plain = core::cleaned(line.text);
    const std::string text = core::lowerCase(plain.text);
    const auto split = core::splitLine(m_kinds, text);
    const auto *parts = std::get_if<core::LineParts>(&split);
    const bool fromStart = parts && parts->position.find_first_not_of(" \t\r") == parts->position.npos;
    if (!fromStart || !parts->kind->parseLarge)
        return false;
    core::LargeReading reading = parts->kind->parseLarge(parts->options, m_options.method);
    if (!reading)
        return false;
    if (auto *fault = std::get_if<core::Fault>(&*reading)) {
        fault->at = plain.origin(parts->at + fault->at);
        report(line.number, line.text, *fault);
    } else if (!m_options.settings.empty()) {
        report(line.number, line.text,
               {0, {PUZZLE_TEXT("commandline", "a board of this size takes no options of a method")}});
    } else if (m_options.goal != core::Goal::First || m_options.trace || m_options.divides()) {
        constexpr core::Text why = PUZZLE_TEXT(
            "commandline", "a board of this size can only be solved: not counted, listed or traced");
        report(line.number, line.text, {plain.origin(parts->at), {why}});
    } else {
        const auto &board = std::get<core::LargeBoard>(*reading);
        solveLarge({.line = line.number,
                    .kind = parts->kind,
                    .solver = parts->kind->solver(board.method),
                    .goal = m_options.goal,
                    .large = &board});
    }
    return true;
}

/// Solves a board that is too large for a game. A construction takes less than a second, so the time limit is
/// ignored.
void SolveCommand::solveLarge(const Query &query)
{
    const std::unique_ptr<ResultWriter> writer = writerFor(query);
    const CommandContext context(m_console.interrupted, {}, CommandContext::boundless, {});
    writer->begin();
    Result result;
    auto attempt = session::catchExceptions([&] { return query.large->solve(); });
    if (auto *why = std::get_if<core::Explanation>(&attempt)) {
        result.reason = std::move(*why);
    } else if (auto &constructed = std::get<0>(attempt);
               auto *solution = std::get_if<core::LargeSolution>(&constructed)) {
        result.verdict = core::Outcome::Solved;
        result.solutions = 1;
        result.nodes = solution->size - solution->given;
        result.large = std::move(*solution);
    } else {
        result.verdict = core::Outcome::Impossible;
        result.reason = std::get<core::Explanation>(std::move(constructed));
    }
    result.seconds = context.seconds();
    writer->end(result);
    recordStatus(statusOf(result.verdict));
}

void SolveCommand::answer(Line &line, LineReader &lines)
{
    const bool isOneLine = line.text.find('\n') == line.text.npos;
    if (isOneLine && answerLine(line))
        return;
    forEachBoard(line, lines, m_kinds, m_console, m_options.seconds, [this](const BoardLine &found) {
        if (found.fault)
            return report(found.line.number, found.line.text, *found.fault);
        printNotation(m_console, found);
        answerLine(found.line);
    });
}

bool SolveCommand::answerLine(const Line &line)
{
    if (answerLarge(line))
        return true;
    CommandContext context(m_console.interrupted, m_options.seconds, CommandContext::boundless, {});
    context.callPeriodically([this] { flush(m_console.out); }); // a deal may take long
    auto attempt = session::catchExceptions([&] {
        const core::DealCancellation cancellation(context);
        return readBoard(m_kinds, line.text, m_options.seed);
    });
    if (auto *why = std::get_if<core::Explanation>(&attempt)) {
        giveUp(line, context, std::move(*why));
        return true;
    }
    auto &reading = std::get<core::LineReading>(attempt);
    if (!context.reason().empty()) { // the deal was stopped
        giveUp(line, context, context.reason());
        return true;
    }
    if (const auto *fault = std::get_if<core::Fault>(&reading.reading)) {
        // A line with a deal is not tried in other notations: it was understood, and dealing again would take as
        // long.
        const bool isFinal = core::namesDeal(line.text);
        if (isFinal)
            report(line.number, line.text, *fault);
        return isFinal;
    }
    auto query = queryFor(line, *reading.kind, std::get<core::Game>(std::move(reading.reading)));
    if (auto *why = std::get_if<core::Explanation>(&query))
        report(line.number, line.text, {0, std::move(*why)});
    else if (m_options.divides())
        solvePart(std::get<Query>(query), context.seconds());
    else
        solve(std::get<Query>(query), context.seconds());
    return true;
}

/// Returns the query for this board, or why it cannot be answered.
std::variant<Query, core::Explanation> SolveCommand::queryFor(const Line &line, const core::Kind &kind,
                                                              core::Game game) const
{
    const core::Kind *const only = &kind;
    if (core::Explanation why = unableTo({&only, 1}, m_options); !why.empty())
        return why;
    const core::Solver &solver =
        m_options.method.empty() ? preferred(kind, game) : *kind.solver(m_options.method);
    auto options = optionsOf(solver, m_options.settings);
    if (auto *why = std::get_if<core::Explanation>(&options))
        return std::move(*why);
    Query query{line.number, &kind, std::move(game), &solver, m_options.goal};
    query.options = std::get<core::Values>(std::move(options));
    if (m_options.trace && watchedGoal(query, true) == core::Goal::Count) {
        if (core::Explanation why = solver.whyCountIsUnwatchable(*query.game.puzzle); !why.empty())
            return why;
    }
    return query;
}

void SolveCommand::solvePart(const Query &query, double dealing)
{
    core::Division division{m_options.part.value_or(core::Part())};
    if (m_options.checkpoint.empty())
        return solve(query, dealing, {.division = &division});
    const QString path = QString::fromStdString(m_options.checkpoint);
    if (query.solver->savesLayers) {
        LayerCheckpoint checkpoint(path, recordOf(query, division.part));
        solveFrom(checkpoint, checkpoint.resume(), query, dealing, {.archive = &checkpoint});
    } else {
        Checkpoint checkpoint(path, recordOf(query, division.part));
        solveFrom(checkpoint, checkpoint.resume(division), query, dealing, {.division = &division});
    }
}

template <typename Checkpoint>
void SolveCommand::solveFrom(Checkpoint &checkpoint, const core::Explanation &unusable, const Query &query,
                             double dealing, Resumption resumption)
{
    if (!unusable.empty()) {
        printError(m_console, unusable);
        return recordStatus(BadData);
    }
    resumption.seconds = checkpoint.secondsBefore();
    solve(query, dealing, resumption);
    const int writingError = errno;
    if (const core::Explanation why = checkpoint.finish(); !why.empty())
        printError(m_console, why);
    else if (m_status == SomeStopped && checkpoint.holdsWork())
        printError(m_console, {PUZZLE_TEXT("commandline", "run the same command again to continue from “%1”"),
                               {beginning(m_options.checkpoint, longestName)}});
    else if (m_status == SomeStopped)
        printError(
            m_console,
            {PUZZLE_TEXT("commandline",
                         "no part of the count was finished, so the next run starts from the beginning")});
    errno = writingError;
}

/// Answers a line whose board was not dealt, for lack of time or memory.
void SolveCommand::giveUp(const Line &line, const CommandContext &context, const core::Explanation &why)
{
    const core::Kind *kind = std::get<core::LineParts>(core::splitLine(m_kinds, line.text)).kind;
    const Query query{line.number, kind, {}, kind->solver(m_options.method), m_options.goal};
    if (m_options.trace) { // a trace needs a position
        printError(m_console, why);
        return recordStatus(SomeStopped);
    }
    if (writesPart(m_options.goal)) { // a record needs one, too
        printError(m_console, PartWriter::stopped(*m_options.part, why));
        return recordStatus(SomeStopped);
    }
    const std::unique_ptr<ResultWriter> writer = writerFor(query);
    writer->begin();
    writer->end({.reason = why, .seconds = context.seconds()});
    recordStatus(SomeStopped);
}

core::LineReading readBoard(core::Kinds kinds, const std::string &text, std::optional<std::uint64_t> seed)
{
    const std::string line = session::composed(text);
    core::LineReading reading = core::readLine(kinds, line);
    auto *game = std::get_if<core::Game>(&reading.reading);
    if (!game && line.find('\n') != line.npos) { // a line of moves from the position follows
        reading = core::readLineAndMoves(kinds, line);
        game = std::get_if<core::Game>(&reading.reading);
        if (game)
            game->position = core::after(game->position, std::exchange(reading.moves, {}));
        return reading;
    }
    if (!game || !seed || !reading.kind->defaultDeal || !isBare(line, *game))
        return reading;
    const core::Deal *const deal = reading.kind->deal(reading.kind->defaultDeal);
    const core::DealOrder order{deal, core::wholeNumber(deal->count.initial).value_or(0), *seed};
    return core::readLine(kinds, reading.kind->id + (':' + game->puzzle->options()) + core::spell(order));
}

/// Solves the query and writes the answer. `dealing` is the time spent on dealing, in seconds.
void SolveCommand::solve(const Query &query, double dealing, const Resumption &resumption)
{
    const std::unique_ptr<ResultWriter> writer = writerFor(query);
    const bool listsBeside = query.goal == core::Goal::All && !m_options.trace && m_options.threads != 1;
    ListWriter list(*writer, m_console.out, listsBeside);
    std::optional<core::Path> first;
    const auto report = [&](const core::Position &position, std::span<const core::Step> steps) {
        if (query.goal != core::Goal::All)
            return bool(m_console.out);
        if (!first)
            first.emplace(steps.begin(), steps.end());
        return list.add(position, steps);
    };
    const std::uint64_t limit = limitOf(m_options);
    const auto left = m_options.seconds ? std::optional(*m_options.seconds - dealing) : std::nullopt;
    CommandContext context(m_console.interrupted, left, limit, report);
    if (m_options.threads)
        context.setThreads(*m_options.threads);
    if (m_options.trace)
        context.watch([&](std::span<const core::Event> events) {
            writer->show(events);
            return bool(m_console.out);
        });
    context.callPeriodically([&list] { list.flush(); }); // also the answers to the lines before
    writer->begin();
    core::Task task;
    task.division = resumption.division;
    task.archive = resumption.archive;
    core::Outcome outcome = runMethod(query, m_options, std::move(task), context, list);
    if (!m_console.out) // errno still holds the reason
        return;
    if (outcome.stats.nodes > 0) // otherwise the reason may be that there is no such dictionary
        nameDictionary(query);
    const double done = std::max(outcome.stats.done, context.stats().done);
    Result result = conclude(query, std::move(outcome), std::move(first), limit);
    if (result.verdict == core::Outcome::Stopped)
        result.done = std::min(done, 1.0);
    // When the search was stopped, other threads may have found solutions too late to be listed.
    if (query.goal == core::Goal::All)
        result.solutions = context.passedOn();
    result.seconds = resumption.seconds + dealing + context.seconds();
    if (resumption.division && m_options.part && result.verdict == core::Outcome::Impossible) {
        result.verdict = core::Outcome::Solved; // another part may have the solutions this one lacks
        result.reason = {};
    }
    writer->end(result);
    remarkOn(query, result);
    if (listsBeside) // the next list may be written by another thread, which alone may flush then
        flush(m_console.out);
    if (m_console.out)
        recordStatus(statusOf(result.verdict));
}

/// Reports the dictionary by which the solutions are judged, unless the result or the last report names it.
void SolveCommand::nameDictionary(const Query &query)
{
    const std::string name = m_options.json ? std::string() : dictionaryOf(query);
    if (!name.empty() && std::exchange(m_namedDictionary, name) != name)
        printError(m_console, {PUZZLE_TEXT("commandline", "the dictionary is “%1”"), {name}});
}

/// Reports, beside an answer for readers, what it does not say: that a solution has no moves because none is needed, or
/// which other methods can begin on the board.
void SolveCommand::remarkOn(const Query &query, const Result &result)
{
    if (m_options.json || m_options.trace || !query.game.puzzle)
        return;
    const auto line = static_cast<long long>(query.line);
    const core::Puzzle &puzzle = *query.game.puzzle;
    if (query.goal == core::Goal::First && result.path && result.path->empty() &&
        puzzle.solved(query.game.position))
        printError(m_console,
                   {PUZZLE_TEXT("commandline", "line %1: the board is solved already, so no move is needed"),
                    {line}});
    if (query.solver->whyUnsuitable(puzzle, query.game.position, {}).empty())
        return;
    std::string others;
    for (const core::Solver &other : query.kind->solvers) {
        if (other.reaches(query.goal) && other.whyUnsuitable(puzzle, query.game.position, {}).empty())
            others += (others.empty() ? "" : ", ") + std::string(other.id);
    }
    if (!others.empty())
        printError(m_console,
                   {PUZZLE_TEXT("commandline", "line %1: these methods suit the board: %2"), {line, others}});
}

std::unique_ptr<ResultWriter> SolveCommand::writerFor(const Query &query) const
{
    if (writesPart(query.goal))
        return std::make_unique<PartWriter>(m_console, query, recordOf(query, *m_options.part));
    if (m_options.json)
        return std::make_unique<JsonWriter>(m_console.out, query, m_english);
    if (m_options.trace)
        return std::make_unique<TraceWriter>(m_console.out, query, limitOf(m_options),
                                             m_english.translator());
    return std::make_unique<TextWriter>(m_console.out, query);
}

void SolveCommand::report(std::size_t line, const std::string &text, const core::Fault &fault)
{
    recordStatus(BadData);
    printLineError(m_console, line, text, fault);
    if (m_options.json)
        m_console.out << jsonOfFault(placeOf(line, text, fault.at), fault.why, m_english.translator())
                      << '\n';
}

TextPlace placeOf(std::size_t line, const std::string &text, std::size_t byte)
{
    const std::string before = text.substr(0, byte);
    const std::size_t start = before.rfind('\n') + 1; // 0 in the first line
    return {static_cast<long long>(line) + std::ranges::count(before, '\n'),
            QString::fromStdString(beginning(text.substr(start), byte - start)).toUcs4().size() + 1};
}

void printLineError(const Console &console, std::size_t line, const std::string &text,
                    const core::Fault &fault)
{
    const TextPlace place = placeOf(line, text, fault.at);
    printError(console, {PUZZLE_TEXT("commandline", "line %1, column %2: %3"),
                         {place.line, place.column,
                          session::afterColon(session::translated(fault.why)).toStdString()}});
}

void printNotation(const Console &console, const BoardLine &board)
{
    if (board.notation)
        printError(console, {PUZZLE_TEXT("commandline", "line %1 was taken for %2: %3"),
                             {static_cast<long long>(board.line.number), board.notation->name,
                              core::Quotation{core::shortened(board.line.text)}}});
    printRemarks(console, board);
}

void printRemarks(const Console &console, const BoardLine &board)
{
    if (!board.remark.empty())
        printError(console, {PUZZLE_TEXT("commandline", "line %1: %2"),
                             {static_cast<long long>(board.line.number),
                              session::afterColon(session::translated(board.remark)).toStdString()}});
    for (const core::BoardReading &other : board.others)
        printError(console,
                   {PUZZLE_TEXT("commandline", "line %1 can also be read as %2; to have it so, put a line "
                                               "“%3:” before it: %4"),
                    {static_cast<long long>(board.line.number), other.notation->name, other.kind->id,
                     core::Quotation{core::shortened(other.line)}}});
}

void forEachBoard(Line &line, LineReader &lines, core::Kinds kinds, const Console &console,
                  std::optional<double> seconds, const std::function<void(const BoardLine &)> &take)
{
    lines.extend(line);
    CommandContext context(console.interrupted, seconds, CommandContext::boundless, {});
    context.callPeriodically([&console] { flush(console.out); });
    const core::DealCancellation cancellation(context);
    for (const BoardLine &found : boardLines(kinds, line)) {
        if (console.interrupted || !console.out)
            return;
        take(found);
    }
}

int finalStatus(const Console &console, const std::istream &text, bool isEmpty)
{
    int status = AllSolved;
    if (isEmpty && !console.interrupted && !text.bad()) {
        printError(console, {noPosition});
        status = BadData;
    }
    status = std::max(status, int(writing(console)));
    if (console.interrupted)
        status = std::max(status, int(SomeStopped));
    if (text.bad()) {
        printError(console, {PUZZLE_TEXT("commandline", "the rest of the input cannot be read")});
        status = std::max(status, int(BadData));
    }
    return status;
}

std::string jsonOfFault(const TextPlace &place, const core::Explanation &why, const QTranslator &english)
{
    return "{\"line\":" + std::to_string(place.line) + ",\"column\":" + std::to_string(place.column) +
           ",\"verdict\":\"not understood\",\"reason\":" +
           quoted(session::translated(why, &english).toStdString()) + '}';
}

} // namespace app
