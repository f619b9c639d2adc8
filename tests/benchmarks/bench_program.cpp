// SPDX-License-Identifier: MIT
// Measures, for the player's own programs, how soon their moves are shown and how fast their traces are read.
#include "app/puzzles.h"
#include "benchmarks/table.h"
#include "core/positionline.h"
#include "session/programs/ownprogram.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <vector>

namespace {

using Clock = std::chrono::system_clock; // the clock that Python's time_ns reads

qint64 nanoseconds()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

/// A program that records the time at which it writes its first move, and then sleeps.
constexpr char program[] = "import time\n"
                           "with open(__file__ + '.written', 'w') as note: note.write(str(time.time_ns()))\n"
                           "print('+ 2')\n"
                           "time.sleep(100)\n";

/// Returns the seconds from the program's writing its first move until the move is on the window's board.
double delayOfFirstMove(window::MainWindow &window, const QString &path)
{
    const QString note = path + QStringLiteral(".written");
    QFile::remove(note);
    session::Session &session = window.currentSession();
    core::Values options;
    options.set("command", path.toStdString());
    session.timeline().seek(0);
    const quint64 before = session.timeline().act().serial;
    session.solve(
        {.solver = &session::ownProgramMethod(), .goal = core::Goal::All, .options = options, .watch = true});
    const session::Timeline &timeline = session.timeline();
    while (timeline.act().serial == before || timeline.frameInAct() == 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const qint64 seen = nanoseconds();
    session.stop();
    while (session.isSolving())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QFile file(note);
    return file.open(QFile::ReadOnly) ? double(seen - file.readAll().toLongLong()) * 1e-9 : -1;
}

void measureFirstMove(const bench::Table &table)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("program.py"));
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(program) < 0)
        return;
    file.close();
    window::MainWindow window(app::puzzles());
    window.resize(1280, 800);
    window.show();
    window.openLine(QStringLiteral("queens:8"));
    std::vector<double> delays;
    for (int run = 0; run < 7; ++run)
        delays.push_back(delayOfFirstMove(window, path));
    std::ranges::sort(delays);
    table.add(
        {.work = "a program's first move, from being written to the board", .ours = delays[3], .goal = 0.1});
    table.add({.work = "the same, the slowest of seven", .ours = delays[6], .goal = 0.1});
}

/// Measures the reading of ten million lines of a search for eight queens.
void measureReading(const bench::Table &table)
{
    constexpr int rounds = 1'000'000;
    constexpr std::string_view lines[] = {"+ 1", "? 1", "? 2", "+ 3", "@ 4", "-", "+ 4", "-", "# again", "-"};
    const core::LineReading reading = core::readLine(app::kinds(), "queens:8");
    const bench::Times times = bench::measure([&] {
        session::TraceReader reader(std::get<core::Game>(reading.reading), "queens:8:........");
        reader.onlyCountTries();
        for (int round = 0; round < rounds; ++round) {
            for (const std::string_view line : lines)
                reader.take(line);
        }
        if (reader.fault() || reader.counts().tries != 5LL * rounds)
            std::cerr << "the trace was misread\n";
    });
    table.add({.work = "lines of a trace, read and checked",
               .ours = double(rounds) * double(std::size(lines)) / times.ours,
               .goal = 5e6,
               .unit = "lines/s",
               .moreIsBetter = true});
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home; // a new home directory: the window begins as on its first start
    qputenv("HOME", QFile::encodeName(home.path()));
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    const bench::Table table(argc, argv);
    measureFirstMove(table);
    measureReading(table);
    return 0;
}
