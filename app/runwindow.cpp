// SPDX-License-Identifier: MIT
#include "app/runwindow.h"

#include "app/desktopportal.h"
#include "app/handover.h"
#include "app/puzzles.h"
#include "app/screenshots.h"
#include "core/system.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QIcon>
#include <QSocketNotifier>
#include <QThread>

#include <iostream>
#include <memory>

namespace app {

namespace {

// A signal may only write; the event loop reads at the other end of the pair.
int wakingPair[2];

void wake(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = core::os::write(wakingPair[0], &byte, 1);
}

// A signal ends the program as closing the window does, but nobody is asked anything.
void quitOnSignals(QApplication &application, window::MainWindow &window)
{
    if (!core::os::makePair(wakingPair))
        return;
    auto *notifier = new QSocketNotifier(wakingPair[1], QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &window, [&] {
        const QString error = window.saveAll();
        if (!error.isEmpty())
            std::cerr << qPrintable(error) << std::endl;
        QCoreApplication::exit(error.isEmpty() ? 0 : 1);
    });
    core::os::onTermination(wake);
}

constexpr int startTime = 5000; // milliseconds in which another start has its window ready

/// Also to a window that another start, at the same time, is still making.
bool giveWithin(int milliseconds, const QString &argument)
{
    for (const QDeadlineTimer deadline(milliseconds); !deadline.hasExpired();
         QThread::msleep(startTime / 100)) {
        if (Handover::give(argument))
            return true;
    }
    return false;
}

} // namespace

int runWindow(const Invocation &invocation, int &argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/cassetete.svg")));
    if (invocation.mode == Invocation::Screenshots)
        return saveScreenshots(invocation.arguments.value(0));
    const QString argument = invocation.arguments.value(0);
    if (Handover::give(argument))
        return 0;
    window::MainWindow window(puzzles());
    quitOnSignals(application, window); // before others can see that it is there
    std::unique_ptr<Handover> handover;
    if (window.keepsGames())
        handover = std::make_unique<Handover>(window);
    else if (giveWithin(startTime, argument))
        return 0;
    const DesktopPortal portal;
    QObject::connect(&portal, &DesktopPortal::changed, &window, [&] { window.followDesktop(portal.look()); });
    window.show();
    if (!argument.isEmpty())
        openArgument(window, argument);
    return application.exec();
}

} // namespace app
