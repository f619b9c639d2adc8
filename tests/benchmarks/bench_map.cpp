// SPDX-License-Identifier: MIT
// Measures the cost of showing a whole search of millions of events.
#include "app/puzzles.h"
#include "benchmarks/table.h"
#include "insight/mapimage.h"
#include "insight/searchcell.h"
#include "session/timeline/landmarks.h"
#include "window/mainwindow.h"

#include "dogs/dogs.h"
#include "solitaire/solitaire.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <functional>
#include <map>

namespace {

constexpr QSize size(2560, 80);

double seconds(clockid_t clock)
{
    timespec time;
    clock_gettime(clock, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

double threadSeconds()
{
    return seconds(CLOCK_THREAD_CPUTIME_ID);
}

/// Records the events of a search until the record holds a given number of them.
class Recorder : public core::NullContext {
public:
    /// `draw` draws the map at intervals, as a window does while the search runs.
    Recorder(session::Record &record, qint64 most, std::function<void()> draw)
        : m_record(record), m_most(most), m_draw(std::move(draw))
    {
    }

    bool keepGoing(const core::Stats &) override { return m_record.size() < m_most; }
    bool record(std::span<const core::Event> events) override
    {
        m_record.append(events);
        if (m_record.size() / eventsAFrame != (m_record.size() - qint64(events.size())) / eventsAFrame)
            m_draw();
        return m_record.size() < m_most;
    }

private:
    static constexpr qint64 eventsAFrame = 50'000;

    session::Record &m_record;
    qint64 m_most;
    std::function<void()> m_draw;
};

/// Returns the seconds that it takes to count all events again, and to index them if `index` is given.
double recount(const session::Record &record, session::SearchIndex *index)
{
    constexpr qint64 atOnce = session::SearchIndex::fanOut;
    const double begin = threadSeconds();
    session::Counts counts;
    for (qint64 first = 0; first + atOnce <= record.size(); first += atOnce) {
        const auto events = record.events(first, atOnce);
        for (const core::Event &event : events)
            counts.add(event);
        if (index)
            index->add(events, counts);
    }
    bench::keep(counts);
    return threadSeconds() - begin;
}

/// Returns the seconds that it takes to summarize the whole search by walking through all of its events.
double plainWalk(const session::Record &record)
{
    const double begin = threadSeconds();
    std::vector<session::SearchSummary> columns(std::size_t(size.width()));
    qint64 depth = 0;
    for (qint64 i = 0; i < record.size(); ++i) {
        const core::Event &event = record.at(i);
        depth += event.type == core::Event::Did && event.step.closes;
        depth -= event.endsMoveBack();
        auto &column = columns[std::size_t(i * size.width() / record.size())];
        column.deepest = std::max(column.deepest, qint32(depth));
        column.lowest = std::min(column.lowest, qint32(depth));
        column.solutions += event.type == core::Event::Solution;
    }
    bench::keep(columns);
    return threadSeconds() - begin;
}

/// Returns the CPU seconds of all threads until a search that is watched in the window at full speed has
/// recorded `events` events.
double watchedSearch(const QString &line, const core::Solver &solver, qint64 events)
{
    window::MainWindow window(app::puzzles());
    window.resize(1280, 800);
    window.show();
    window.openLine(line);
    window::Actions &actions = window.actions();
    actions[window::ActionId::StudyMode]->trigger();
    session::Session &session = window.currentSession();
    while (session.isReading())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    session.player().setSpeed(session::Speed(session::Speed::off));
    const double begin = seconds(CLOCK_PROCESS_CPUTIME_ID);
    session.solve(
        {.solver = &solver, .goal = core::Goal::All, .options = core::Values(solver.options), .watch = true});
    while (session.isWatching() && session.timeline().acts().back().record.size() < events)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const double end = seconds(CLOCK_PROCESS_CPUTIME_ID);
    session.stop();
    return end - begin;
}

/// Returns the refusal reason that occurs least often, or 0 if nothing is refused.
std::uint16_t rarestReason(const session::Record &record)
{
    std::map<std::uint16_t, qint64> counts;
    for (qint64 i = 0; i < record.size(); ++i) {
        if (record.at(i).type == core::Event::Refused)
            ++counts[record.at(i).reason];
    }
    const auto rarest = std::ranges::min_element(counts, {}, [](const auto &one) { return one.second; });
    return rarest == counts.end() ? 0 : rarest->first;
}

void measure(const bench::Table &table, const core::Kind &kind, const char *line, const char *method,
             qint64 events)
{
    const core::Game game = std::get<core::Game>(kind.parse(line, {}));
    session::Record record(game.position);
    const board::Style style = board::Style::make(board::Style::Light);
    const auto label = [&](qint64 event) { return insight::moveMadeBy(*game.puzzle, record, event); };
    const auto draw = [&](double from, double to) {
        const double before = threadSeconds();
        bench::keep(insight::drawMap(record, {from, to}, size, style, 1, {}, label));
        return threadSeconds() - before;
    };
    std::vector<double> running;
    Recorder recorder(record, events, [&] {
        running.push_back(draw(0, double(record.size())));
        running.push_back(draw(double(record.size()) * 0.99, double(record.size())));
    });
    core::Task task;
    task.goal = core::Goal::All;
    task.from = game.position;
    task.traced = true;
    kind.solver(method)->solve(*game.puzzle, task, recorder);
    session::SearchIndex index;
    const double indexing = recount(record, &index) - recount(record, nullptr);
    const double search = watchedSearch(QLatin1StringView(kind.id) + u':' + QString::fromUtf8(line),
                                        *kind.solver(method), events);

    std::vector<double> frames;
    for (const double place : {0.02, 0.37, 0.5, 0.93}) {
        for (double length = double(record.size()); length > 12; length /= 1.35) {
            const double middle =
                std::clamp(place * double(record.size()), length / 2, double(record.size()) - length / 2);
            frames.push_back(draw(middle - length / 2, middle + length / 2));
        }
    }
    std::ranges::sort(frames);
    std::ranges::sort(running);

    const std::string work =
        std::string(kind.id) + ' ' + method + ", " + std::to_string(record.size()) + " events";
    table.add({.work = work + ", a frame of the map, p99",
               .ours = frames[frames.size() * 99 / 100],
               .baseline = plainWalk(record),
               .against = "walk through all events",
               .goal = 0.008});
    table.add({.work = work + ", the same while the search runs, p99",
               .ours = running[running.size() * 99 / 100],
               .goal = 0.008});
    table.add({.work = work + ", index",
               .ours = double(index.bytes()) / double(std::size_t(record.size()) * sizeof(core::Event)),
               .goal = 0.20,
               .unit = "of the events' memory"});
    table.add({.work = work + ", building the index",
               .ours = indexing / search,
               .goal = 0.05,
               .unit = "of the watched search"});

    const double walk = plainWalk(record);
    const std::uint16_t rarest = rarestReason(record);
    session::Act act = session::Act::make(session::Act::Search, {game.puzzle, {}}, game.position);
    act.record = std::move(record);
    const session::Timeline timeline(std::move(act));
    const auto run = [&](session::Direction direction, const session::Landmark &landmark) {
        const qint64 from = direction == session::Direction::Forward ? 0 : timeline.lastFrame();
        const double before = threadSeconds();
        bench::keep(session::nextLandmark(timeline, direction, {landmark}, from));
        return threadSeconds() - before;
    };
    const auto add = [&](const char *what, double seconds) {
        table.add({.work = work + what,
                   .ours = seconds,
                   .baseline = walk,
                   .against = "walk through all events",
                   .goal = 0.1});
    };
    // No event has this line, so the search visits all events.
    const session::Landmark never(session::Landmark::Line, 250);
    add(", a stop across all of it, either way",
        std::max(run(session::Direction::Forward, never), run(session::Direction::Back, never)));
    const session::Landmark refusal(session::Landmark::Refusal, rarest);
    add(", to the first refusal for the rarest reason", run(session::Direction::Forward, refusal));
    add(", back to the last one", run(session::Direction::Back, refusal));
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home; // keeps the developer's saved games out of the benchmark
    qputenv("HOME", QFile::encodeName(home.path()));
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    const bench::Table table(argc, argv);
    measure(table, solitaire::kind(), "english", "course", 8'000'000);
    measure(table, dogs::kind(), "3x3", "permutations", 16'000'000);
}
