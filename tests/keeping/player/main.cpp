// SPDX-License-Identifier: MIT
// Plays a puzzle in the window at superhuman speed until it is killed, and sometimes exports a file. For each
// position it immediately writes the time, the number of acts and the position line to standard output.
#include "app/puzzles.h"
#include "session/files/savefile.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QRandomGenerator>
#include <QTimer>

#include <chrono>
#include <iostream>

namespace {

void log(window::MainWindow &window)
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    std::cout << std::chrono::duration_cast<std::chrono::milliseconds>(now).count() << ' '
              << window.currentSession().timeline().acts().size() << ' '
              << window.currentSession().line().toStdString() << std::endl;
}

/// Plays a random move, or occasionally does something else.
void play(window::MainWindow &window, QRandomGenerator &random)
{
    session::Session &session = window.currentSession();
    if (session.isRestoring() || session.isReading())
        return;
    const auto moves = session.puzzle().moves(session.timeline().position());
    const int chance = random.bounded(200);
    if (chance == 0)
        window.actions()[window::ActionId::Solve]->trigger(); // the next move stops it
    else if (chance < 4 || moves.empty())
        window.actions()[window::ActionId::Undo]->trigger();
    else if (chance == 4)
        window.saveAll();
    else if (chance == 5)
        session::SaveFile::replace(QDir::home().filePath(QStringLiteral("export")),
                                   QByteArray(1 << 20, char('a' + random.bounded(26))));
    else
        session.hand(moves[std::size_t(random.bounded(int(moves.size())))].front());
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("cassetete"));
    window::MainWindow window(app::puzzles());
    window.show();
    window.selectPuzzle(application.arguments().value(1));
    QRandomGenerator random(application.arguments().value(2).toUInt());
    log(window);
    QObject::connect(&window.currentSession().timeline(), &session::Timeline::changed, &window,
                     [&] { log(window); });
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &window, [&] { play(window, random); });
    timer.start(3);
    return QApplication::exec();
}
