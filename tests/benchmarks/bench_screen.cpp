// SPDX-License-Identifier: MIT
// Measures the work of the window's thread while animations play, in the real window on the available
// display.
#include "app/puzzles.h"
#include "benchmarks/table.h"
#include "board/boardview.h"
#include "taquin/openpicture.h"
#include "taquin/samples.h"
#include "window/mainwindow.h"
#include "window/panels.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QGraphicsView>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <iostream>

namespace {

// The shortest solution of this board takes long to find.
const QString hardBoard = QStringLiteral("taquin:4x4:0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1");

double threadSeconds()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

/// Records, after each paint of the watched widget, the time and the CPU time of the thread since the
/// previous paint.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    struct Frames {
        std::vector<double> work;      ///< CPU seconds from one paint to the next
        std::vector<double> intervals; ///< seconds from one paint to the next
        double longestTurn = 0;        ///< the longest time in seconds of handling one event
    };

    void watch(QObject *painted)
    {
        m_painted = painted;
        m_frames = {};
        m_clock.start();
        m_work = threadSeconds();
    }
    Frames frames() const { return m_frames; }

    bool notify(QObject *receiver, QEvent *event) override
    {
        QElapsedTimer turn;
        turn.start();
        const bool paint = receiver == m_painted && event->type() == QEvent::Paint;
        const bool handled = QApplication::notify(receiver, event);
        m_frames.longestTurn = std::max(m_frames.longestTurn, double(turn.nsecsElapsed()) * 1e-9);
        if (paint)
            note();
        return handled;
    }

private:
    void note()
    {
        const double work = threadSeconds();
        m_frames.work.push_back(work - m_work);
        m_frames.intervals.push_back(double(m_clock.nsecsElapsed()) * 1e-9);
        m_work = work;
        m_clock.start();
    }

    QObject *m_painted = nullptr;
    Frames m_frames;
    QElapsedTimer m_clock;
    double m_work = 0;
};

double quantile(std::vector<double> values, double part)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, std::size_t(part * double(values.size())))];
}

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

void addRow(const bench::Table &table, const std::string &work, const Application::Frames &frames,
            const Application::Frames &empty, double seconds)
{
    const auto row = [&](const char *what, double ours, double baseline, double goal, const char *unit,
                         bool more) {
        table.add({.work = work + what,
                   .ours = ours,
                   .baseline = baseline,
                   .against = "empty scene",
                   .goal = goal,
                   .unit = unit,
                   .moreIsBetter = more});
    };
    row(", CPU a frame, p99", quantile(frames.work, 0.99), quantile(empty.work, 0.99), 0.008, "s", false);
    row(", CPU a frame, most", quantile(frames.work, 1), quantile(empty.work, 1), 0.016, "s", false);
    row(", between paints, p99", quantile(frames.intervals, 0.99), quantile(empty.intervals, 0.99), 0.020,
        "s", false);
    row(", between paints, most", quantile(frames.intervals, 1), quantile(empty.intervals, 1), 0.050, "s",
        false);
    row(", frames a second", double(frames.intervals.size()) / seconds,
        double(empty.intervals.size()) / seconds, 55, "frames", true);
}

/// Returns the frames of a view of the same size that is painted sixty times a second and shows nothing.
Application::Frames emptyScene(Application &application, const QSize &size, int milliseconds)
{
    QGraphicsScene scene(0, 0, 100, 100);
    QGraphicsView view(&scene);
    view.resize(size);
    view.show();
    wait(500);
    QTimer frames;
    frames.setTimerType(Qt::PreciseTimer);
    QObject::connect(&frames, &QTimer::timeout, view.viewport(), qOverload<>(&QWidget::update));
    frames.start(16);
    application.watch(view.viewport());
    wait(milliseconds);
    return application.frames();
}

class Screen {
public:
    /// `circumstance` is appended to the names of the rows that measure playback.
    Screen(Application &application, window::MainWindow &window, const bench::Table &table,
           std::string circumstance = {})
        : m_application(application), m_window(window), m_table(table),
          m_circumstance(std::move(circumstance))
    {
        m_empty = emptyScene(application, window.view().size(), playTime);
    }

    void playback(int side, bool picture);
    void watchedSearch();
    void stop(const char *method, bool watch);
    void manySolutions();

private:
    static constexpr int playTime = 5000; // milliseconds

    void prepare(int side, bool picture);
    void play(const std::string &name, int speed);

    Application &m_application;
    window::MainWindow &m_window;
    const bench::Table &m_table;
    std::string m_circumstance;
    Application::Frames m_empty;
};

void Screen::prepare(int side, bool picture)
{
    session::Session &session = m_window.currentSession();
    const std::string size = std::to_string(side);
    const core::Game game = std::get<core::Game>(session.kind().parse(size + 'x' + size, {}));
    const QString id = QLatin1StringView(taquin::samples().front().id);
    session.begin(session::Act::Edit, game, picture ? ui::PictureLook{id, {}}.write() : QString());
    session.scramble(*session.kind().deal("even"), 10'000, 1);
    while (session.isReading())
        wait(1);
    session.solve({.solver = session.kind().solver("rows")});
    while (session.isSolving())
        wait(10);
    session.player().pause();
    wait(1500);
}

/// Seeks the start of the last act.
void seekSolution(session::Timeline &timeline)
{
    timeline.seek(timeline.startOfAct(timeline.acts().size() - 1));
}

void Screen::play(const std::string &name, int speed)
{
    session::Session &session = m_window.currentSession();
    seekSolution(session.timeline());
    wait(300);
    session.player().setSpeed(session::Speed(speed));
    session.player().play();
    wait(200);
    m_application.watch(m_window.view().viewport());
    // A solution is soon over at full speed, so it is restarted whenever it ends.
    QObject again;
    QObject::connect(
        &session.player(), &session::Player::playingChanged, &again,
        [&session] {
            if (!session.player().isPlaying()) {
                seekSolution(session.timeline());
                session.player().play();
            }
        },
        Qt::QueuedConnection);
    wait(playTime);
    const auto frames = m_application.frames();
    QObject::disconnect(&session.player(), nullptr, &again, nullptr);
    session.player().pause();
    addRow(m_table, name + m_circumstance, frames, m_empty, playTime / 1000.0);
}

void Screen::playback(int side, bool picture)
{
    prepare(side, picture);
    const std::string name =
        std::to_string(side) + 'x' + std::to_string(side) + (picture ? " picture" : " numbers");
    constexpr int oneMoveAFrame = 32; // 71 moves a second: each of the 60 frames has one
    constexpr int tenThousand = 60;
    play(name + ", a move a frame", oneMoveAFrame);
    play(name + ", 10 000 moves/s", tenThousand);
}

void Screen::watchedSearch()
{
    session::Session &session = m_window.currentSession();
    m_window.openLine(hardBoard);
    session.player().setSpeed(session::Speed(session::Speed::fastest));
    session.solve({.solver = session.kind().solver("optimal"), .watch = true});
    wait(500);
    m_application.watch(m_window.view().viewport());
    const qint64 before = session.timeline().acts().back().record.size();
    wait(2000);
    const double events = double(session.timeline().acts().back().record.size() - before) / 2;
    m_table.add(
        {.work = "watched search", .ours = events, .goal = 5e6, .unit = "events/s", .moreIsBetter = true});
    m_table.add({.work = "watched search, longest turn of the event loop",
                 .ours = m_application.frames().longestTurn,
                 .goal = 0.05});
    session.stop();
    wait(200);
}

/// Starts a solver, calls `end`, and measures the time until `over`; returns the longest of seven runs.
template <typename End, typename Over>
double longestEnd(session::Session &session, const session::Request &request, End end, Over over)
{
    double longest = 0;
    for (int run = 0; run < 7; ++run) {
        session.solve(request);
        wait(150);
        QElapsedTimer clock;
        clock.start();
        end();
        while (!over())
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        longest = std::max(longest, double(clock.nsecsElapsed()) * 1e-9);
        session.stop();
        while (session.isSolving())
            wait(1);
    }
    return longest;
}

void Screen::stop(const char *method, bool watch)
{
    session::Session &session = m_window.currentSession();
    m_window.openLine(hardBoard);
    const session::Request request{.solver = session.kind().solver(method), .watch = watch};
    const std::string name = std::string(method) + (watch ? ", watched" : "");
    const double stopped = longestEnd(
        session, request, [&] { session.stop(); }, [&] { return !session.isSolving(); });
    m_table.add({.work = "Stop, " + name, .ours = stopped, .goal = 0.1});
    std::uint64_t nodes = 0;
    const auto rests = [&] {
        const std::uint64_t before = std::exchange(nodes, session.search().job()->stats().nodes);
        wait(1);
        return before == nodes;
    };
    const double paused = longestEnd(
        session, request, [&] { session.search().setPaused(true); }, rests);
    m_table.add({.work = "Pause, " + name, .ours = paused, .goal = 0.1});
}

/// Measures 365,596 solutions, of which the first 100,000 are listed and sorted into classes as they arrive.
void Screen::manySolutions()
{
    m_window.openLine(QStringLiteral("queens:14"));
    session::Session &session = m_window.currentSession();
    m_window.panels().setCurrentIndex(2);
    wait(500);
    m_application.watch(m_window.view().viewport());
    session.solve({.solver = session.kind().solver("bits"), .goal = core::Goal::All});
    while (session.isSolving() || session.symmetryClasses().sorted() < session.solutions().size())
        wait(10);
    wait(500);
    m_table.add({.work = "pseudocode 100 000 solutions, longest turn of the event loop",
                 .ours = m_application.frames().longestTurn,
                 .goal = 0.05});
}

/// Measures playback while another, hidden window counts queens on every core. The empty scene runs under the
/// same load.
void playbackWhileCounting(Application &application, window::MainWindow &window, const bench::Table &table)
{
    window::MainWindow other(app::puzzles());
    other.openLine(QStringLiteral("queens:24"));
    session::Session &session = other.currentSession();
    session.solve({.solver = session.kind().solver("bits"), .goal = core::Goal::Count});
    Screen screen(application, window, table, ", while every core counts");
    screen.playback(12, true);
    screen.playback(40, true);
    session.stop();
    while (session.isSolving())
        wait(1);
}

/// Measures how long a second window takes to close while it solves.
void close(const bench::Table &table, bool watch)
{
    double longest = 0;
    for (int run = 0; run < 3; ++run) {
        auto window = std::make_unique<window::MainWindow>(app::puzzles());
        window->show();
        window->openLine(hardBoard);
        session::Session &session = window->currentSession();
        session.solve({.solver = session.kind().solver("optimal"), .watch = watch});
        wait(300);
        QElapsedTimer clock;
        clock.start();
        window->close();
        window.reset();
        longest = std::max(longest, double(clock.nsecsElapsed()) * 1e-9);
    }
    table.add({.work = std::string("closing the window while it solves") + (watch ? ", watched" : ""),
               .ours = longest,
               .goal = 0.1});
}

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toDouble() * 4096 / (1 << 20);
}

} // namespace

int main(int count, char **arguments)
{
    // A new home directory makes the window begin as on its first start; in test mode no other folder is
    // read.
    const QTemporaryDir home;
    qputenv("HOME", QFile::encodeName(home.path()));
    QStandardPaths::setTestModeEnabled(true);
    QElapsedTimer clock;
    clock.start();
    Application application(count, arguments);
    const bench::Table table(count, arguments);
    window::MainWindow window(app::puzzles());
    window.resize(1280, 800);
    application.watch(window.view().viewport());
    window.show();
    while (application.frames().work.empty())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    table.add(
        {.work = "first frame of the window", .ours = double(clock.nsecsElapsed()) * 1e-9, .goal = 0.4});
    wait(1000);
    table.add({.work = "idle window, memory", .ours = residentMegabytes(), .goal = 120, .unit = "MB"});
    Screen screen(application, window, table);
    screen.playback(12, true);
    screen.playback(40, true);
    screen.playback(40, false);
    playbackWhileCounting(application, window, table);
    screen.watchedSearch();
    screen.stop("optimal", false);
    screen.stop("optimal", true);
    screen.manySolutions();
    close(table, false);
    close(table, true);
    return 0;
}
