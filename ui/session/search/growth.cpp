// SPDX-License-Identifier: MIT
#include "session/search/growth.h"

#include "core/blockreader.h"
#include "core/dealcancellation.h"
#include "core/othernames.h"
#include "core/positionline.h"
#include "session/basics/unicodenormalization.h"
#include "session/timeline/counts.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace session {

using namespace Qt::StringLiterals;

namespace {

/// Passes on the number of nodes of a run while it is under way.
class CountingContext : public core::NullContext {
public:
    CountingContext(core::SearchContext &parent, std::atomic<quint64> *nodes)
        : m_parent(parent), m_nodes(nodes)
    {
    }

    bool keepGoing(const core::Stats &stats) override
    {
        if (m_nodes && stats.nodes > *m_nodes)
            *m_nodes = stats.nodes;
        return m_parent.keepGoing(stats);
    }

private:
    core::SearchContext &m_parent;
    std::atomic<quint64> *m_nodes;
};

/// Counts the events of a run.
class TriesContext : public core::NullContext {
public:
    explicit TriesContext(core::SearchContext &parent) : m_parent(parent) {}

    const Counts &counts() const { return m_counts; }
    bool keepGoing(const core::Stats &stats) override { return m_parent.keepGoing(stats); }
    bool record(std::span<const core::Event> events) override
    {
        for (const core::Event &event : events)
            m_counts.add(event);
        return m_parent.keepGoing({});
    }

private:
    core::SearchContext &m_parent;
    Counts m_counts;
};

/// Runs a task as a watched search, and returns the number of its tries, if it makes moves and ends in time.
std::optional<std::uint64_t> triesOf(const core::Solver &method, const core::Puzzle &puzzle, core::Task task,
                                     core::SearchContext &context)
{
    if (!method.makesMoves(task.goal))
        return {};
    task.traced = true;
    TriesContext counting(context);
    const core::Outcome outcome = method.solve(puzzle, task, counting);
    if (outcome.verdict == core::Outcome::Stopped || counting.counts().tries == 0)
        return {};
    return std::uint64_t(counting.counts().tries);
}

/// Returns the options with a range of sizes, such as 3x3..5x5 or 5x3..5x6, as a range of each side that changes:
/// 3..5x3..5 or 5x3..6.
QString withRangesOfSides(QString options)
{
    static const QRegularExpression sizes(u"(\\d+)x(\\d+)\\.\\.(\\d+)x(\\d+)"_s);
    const auto found = sizes.match(options);
    if (!found.hasMatch())
        return options;
    const auto side = [&found](int from, int to) -> QString {
        if (found.captured(from) == found.captured(to))
            return found.captured(from);
        return found.captured(from) + u".."_s + found.captured(to);
    };
    return options.replace(found.capturedStart(), found.capturedLength(), side(1, 3) + u'x' + side(2, 4));
}

/// The ranges of numbers in the options of a position line, which advance together.
class NumberRanges {
public:
    explicit NumberRanges(const QString &options) : m_options(options)
    {
        static const QRegularExpression numbers(u"(\\d+)\\.\\.(\\d+)"_s);
        for (auto found = numbers.globalMatch(options); found.hasNext();)
            m_ranges.push_back(found.next());
    }

    bool empty() const { return m_ranges.empty(); }
    int first() const { return from(m_ranges.front()); }
    int count() const { return steps(m_ranges.front()) + 1; }

    /// Returns why the ranges describe no boards; empty if they do.
    core::Explanation fault() const
    {
        for (const QRegularExpressionMatch &range : m_ranges) {
            if (std::max(range.capturedLength(1), range.capturedLength(2)) > mostDigits)
                return {PUZZLE_TEXT("growth", "the numbers of the range %1 are too large"),
                        {core::quoted(range.captured().toStdString())}};
        }
        for (const QRegularExpressionMatch &range : m_ranges) {
            if (steps(range) < 0)
                return {PUZZLE_TEXT("growth", "the range %1 ends before it begins"),
                        {range.captured().toStdString()}};
            if (steps(range) != steps(m_ranges.front()))
                return {PUZZLE_TEXT("growth", "the ranges %1 and %2 are not equally long"),
                        {m_ranges.front().captured().toStdString(), range.captured().toStdString()}};
        }
        return {};
    }

    /// Returns the options with the numbers so many steps after the first ones.
    QString options(int step) const
    {
        QString with = m_options;
        // Replaces from the end, since a change moves only what follows it.
        std::for_each(m_ranges.rbegin(), m_ranges.rend(), [&](const QRegularExpressionMatch &range) {
            with.replace(range.capturedStart(), range.capturedLength(), QString::number(from(range) + step));
        });
        return with;
    }

    /// Returns the id of the option that has the first range; empty for the size, which has no id.
    QString option() const
    {
        const QString before = m_options.left(m_ranges.front().capturedStart()).section(u',', -1);
        return before.contains(u'=') ? before.section(u'=', 0, 0).trimmed() : QString();
    }

private:
    static constexpr qsizetype mostDigits = 6;

    static int from(const QRegularExpressionMatch &range) { return range.captured(1).toInt(); }
    static int steps(const QRegularExpressionMatch &range) { return range.captured(2).toInt() - from(range); }

    QString m_options;
    std::vector<QRegularExpressionMatch> m_ranges;
};

/// Returns the boards that one line describes, up to one more than are measured.
std::vector<GrowthBoard> boardsOfLine(const QString &line)
{
    const QString start = line.section(u':', 0, 0) + u':';
    const QString given = line.section(u':', 1, 1);
    const QString position = line.mid(start.size() + given.size());
    const NumberRanges numbers(withRangesOfSides(given));
    const auto board = [&](const QString &size, const QString &with) {
        return GrowthBoard{size, QString(start + with + position).toStdString()};
    };
    const auto faulty = [&](core::Explanation fault) {
        GrowthBoard none{given, line.toStdString()};
        none.fault = std::move(fault);
        return std::vector{none};
    };
    static const QRegularExpression letters(u"(?<![a-z])([a-z]+)\\.\\.([a-z])(?![a-z])"_s);
    std::vector<GrowthBoard> boards;
    if (!numbers.empty()) {
        if (core::Explanation fault = numbers.fault(); !fault.empty())
            return faulty(std::move(fault));
        for (int step = 0; step < numbers.count() && boards.size() <= mostGrowthBoards; ++step) {
            boards.push_back(board(QString::number(numbers.first() + step), numbers.options(step)));
            boards.back().option = numbers.option();
        }
    } else if (const auto word = letters.match(given); word.hasMatch()) {
        QString grown = word.captured(1);
        const char16_t last = word.captured(2).front().unicode();
        if (grown.back().unicode() > last)
            return faulty({PUZZLE_TEXT("growth", "the range %1 ends before it begins"),
                           {word.captured().toStdString()}});
        while (boards.size() <= mostGrowthBoards) {
            QString with = given;
            with.replace(word.capturedStart(), word.capturedLength(), grown);
            boards.push_back(board(QString::number(grown.size()), with));
            if (grown.back().unicode() >= last)
                break;
            grown += QChar(char16_t(grown.back().unicode() + 1));
        }
    } else {
        boards.push_back(board(given, given));
    }
    return boards;
}

GrowthRun unable(GrowthCell cell, core::Explanation why)
{
    GrowthRun run{cell.board, cell.method};
    run.why = std::move(why);
    return run;
}

/// Returns why the board cannot be read; empty if it can.
core::Explanation whyUnreadable(const GrowthBoard &board, const core::LineReading &reading)
{
    const auto *fault = std::get_if<core::Fault>(&reading.reading);
    return !board.fault.empty() ? board.fault : fault ? fault->why : core::Explanation();
}

/// Returns why the method cannot begin on a board that was read; empty if it can.
core::Explanation whyUnable(const core::LineReading &reading, const core::Solver &method)
{
    if (reading.kind->solver(method.id) != &method)
        return {PUZZLE_TEXT("growth", "this method is for another puzzle")};
    const core::Game &game = std::get<core::Game>(reading.reading);
    return method.whyUnsuitable(*game.puzzle, game.position);
}

/// Returns the run of a method that cannot begin on its board; nothing if it can.
std::optional<GrowthRun> unableRun(const GrowthPlan &plan, GrowthCell cell, const core::LineReading &reading)
{
    if (core::Explanation why = whyUnreadable(plan.boards[cell.board], reading); !why.empty()) {
        GrowthRun run = unable(cell, std::move(why));
        run.isBoardFaulty = true;
        return run;
    }
    if (core::Explanation why = whyUnable(reading, *plan.methods[cell.method]); !why.empty())
        return unable(cell, std::move(why));
    return {};
}

} // namespace

std::vector<GrowthBoard> boardsOfSizes(const QString &lines)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    std::vector<GrowthBoard> all;
    for (const QString &line : lines.split(blanks, Qt::SkipEmptyParts)) {
        for (GrowthBoard &board : boardsOfLine(line)) {
            if (all.size() == mostGrowthBoards) {
                board.line = line.toStdString();
                board.fault = {PUZZLE_TEXT_N("growth", "only the first %n board(s) are measured"),
                               {static_cast<long long>(mostGrowthBoards)}};
                all.push_back(std::move(board));
                return all;
            }
            all.push_back(std::move(board));
        }
    }
    return all;
}

std::vector<GrowthBoard> prepared(core::Kinds kinds, std::vector<GrowthBoard> boards)
{
    for (GrowthBoard &board : boards) {
        if (const core::Kind *kind = core::kindNamed(kinds, board.line))
            board.line.replace(0, board.line.find(':'), kind->id);
        if (!board.fault.empty() || core::namesDeal(board.line))
            continue;
        const core::LineReading reading = core::readLine(kinds, composed(board.line));
        const auto *game = std::get_if<core::Game>(&reading.reading);
        const bool hasPosition = std::ranges::count(board.line, ':') > 1;
        if (!game || hasPosition || !reading.kind->defaultDeal || !game->puzzle->solved(game->position))
            continue;
        board.line += std::string(",deal=") + reading.kind->defaultDeal + ",seed=1";
        board.isDealt = true;
    }
    return boards;
}

std::optional<GrowthCell> nextCell(const GrowthPlan &plan, std::span<const GrowthRun> runs)
{
    const auto isDone = [&](std::size_t board, std::size_t method) {
        return std::ranges::any_of(runs, [&](const GrowthRun &run) {
            return run.method == method && (run.board == board || run.state == GrowthRun::Stopped);
        });
    };
    for (std::size_t board = 0; board < plan.boards.size(); ++board) {
        for (std::size_t method = 0; method < plan.methods.size(); ++method) {
            if (!isDone(board, method))
                return GrowthCell{board, method};
        }
    }
    return {};
}

std::vector<GrowthRun> unableRuns(core::Kinds kinds, const GrowthPlan &plan, core::SearchContext &context)
{
    constexpr std::chrono::seconds moment(2);
    core::BudgetContext bounded(context, {.time = moment});
    const core::DealCancellation cancellation(bounded);
    std::vector<GrowthRun> all;
    for (std::size_t board = 0; board < plan.boards.size(); ++board) {
        const core::LineReading reading = core::readLine(kinds, composed(plan.boards[board].line));
        if (!bounded.keepGoing({}))
            break; // a board whose reading was given up is not a fault
        for (std::size_t method = 0; method < plan.methods.size(); ++method) {
            if (std::optional<GrowthRun> run = unableRun(plan, {board, method}, reading))
                all.push_back(*std::move(run));
        }
    }
    return all;
}

core::Values optionsOf(const GrowthPlan &plan, std::size_t method)
{
    return plan.options.empty() ? core::Values(plan.methods[method]->options) : plan.options[method];
}

GrowthRun runCell(core::Kinds kinds, const GrowthPlan &plan, GrowthCell cell, core::SearchContext &context,
                  std::atomic<quint64> *nodes)
{
    const auto milliseconds = std::chrono::milliseconds(qint64(std::clamp(plan.seconds, 0.0, 1e9) * 1000));
    core::BudgetContext bounded(context, {.time = milliseconds});
    const core::DealCancellation cancellation(bounded);
    const core::LineReading reading = core::readLine(kinds, composed(plan.boards[cell.board].line));
    if (cancellation.stopped()) // the board is unfinished
        return {
            .board = cell.board, .method = cell.method, .state = GrowthRun::Stopped, .seconds = plan.seconds};
    const core::Solver &method = *plan.methods[cell.method];
    if (std::optional<GrowthRun> run = unableRun(plan, cell, reading))
        return *std::move(run);
    const core::Game &game = std::get<core::Game>(reading.reading);
    CountingContext counting(bounded, nodes);
    const core::Task task{plan.goal, game.position, {}, optionsOf(plan, cell.method)};
    const auto begin = std::chrono::steady_clock::now();
    const core::Outcome outcome = method.solve(*game.puzzle, task, counting);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    if (outcome.verdict == core::Outcome::Stopped && !outcome.reason.empty())
        return unable(cell, outcome.reason);
    const bool isFound = outcome.verdict == core::Outcome::Solved;
    GrowthRun run{cell.board,
                  cell.method,
                  outcome.verdict == core::Outcome::Stopped ? GrowthRun::Stopped : GrowthRun::Done,
                  outcome.stats.nodes,
                  plan.goal == core::Goal::First ? std::uint64_t(isFound) : outcome.stats.solutions,
                  taken.count()};
    if (run.state == GrowthRun::Done) {
        core::BudgetContext repeated(context, {.time = milliseconds});
        run.tries = triesOf(method, *game.puzzle, task, repeated);
    }
    return run;
}

bool growsInSize(const GrowthPlan &plan)
{
    std::vector<QString> sizes;
    for (const GrowthBoard &board : plan.boards)
        sizes.push_back(board.option == "seed"_L1 ? QString() : board.size);
    std::ranges::sort(sizes);
    return std::ranges::adjacent_find(sizes) == sizes.end();
}

std::optional<GrowthFit> fittedGrowth(const GrowthPlan &plan, std::span<const GrowthRun> runs,
                                      std::size_t method)
{
    if (!growsInSize(plan))
        return {};
    std::vector<const GrowthRun *> done;
    for (const GrowthRun &run : runs) {
        if (run.method == method && run.state == GrowthRun::Done && run.nodes > 0)
            done.push_back(&run);
    }
    const std::size_t used = std::max<std::size_t>(3, (done.size() + 1) / 2);
    if (done.size() < used)
        return {};
    done.erase(done.begin(), done.end() - std::ptrdiff_t(used));
    double meanX = 0;
    double meanY = 0;
    for (const GrowthRun *run : done) {
        meanX += double(run->board) / double(used);
        meanY += std::log(double(run->nodes)) / double(used);
    }
    double covariance = 0;
    double variance = 0;
    for (const GrowthRun *run : done) {
        const double x = double(run->board) - meanX;
        covariance += x * (std::log(double(run->nodes)) - meanY);
        variance += x * x;
    }
    if (variance == 0)
        return {};
    const double slope = covariance / variance;
    const std::size_t first = done.front()->board;
    return GrowthFit{std::exp(slope), std::exp(meanY + slope * (double(first) - meanX)), first,
                     done.back()->board};
}

Growth::Growth(QObject *parent)
    : QObject(parent), m_task([this](const GrowthRun &run) { take(run); },
                              [this](const core::Explanation &why) { take(unable(*m_running, why)); })
{
    m_heartbeat.setInterval(100);
    connect(&m_heartbeat, &QTimer::timeout, this, &Growth::progressed);
}

void Growth::start(core::Kinds kinds, GrowthPlan plan)
{
    clear();
    m_kinds.assign(kinds.begin(), kinds.end());
    m_plan = std::move(plan);
    m_runs = m_plan.unable;
    m_heartbeat.start();
    next();
}

void Growth::stop()
{
    if (!isRunning())
        return;
    m_stopping = true;
    m_task.finishEarly();
}

void Growth::clear()
{
    m_task.cancel();
    m_heartbeat.stop();
    m_runs.clear();
    m_running.reset();
    m_stopping = false;
}

void Growth::next()
{
    m_running = m_stopping ? std::nullopt : nextCell(m_plan, m_runs);
    if (!m_running)
        return end();
    m_nodes = 0;
    m_task.start([this, cell = *m_running](core::SearchContext &context) {
        return runCell(m_kinds, m_plan, cell, context, &m_nodes);
    });
}

void Growth::take(const GrowthRun &run)
{
    m_runs.push_back(run);
    Q_EMIT progressed();
    next();
}

void Growth::end()
{
    m_heartbeat.stop();
    Q_EMIT progressed();
    Q_EMIT finished();
}

} // namespace session
