// SPDX-License-Identifier: MIT
#include "app/runwindow.h"

#include "app/puzzles.h"
#include "app/screenshots.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QIcon>
#include <QSocketNotifier>

#include <csignal>
#include <iostream>
#include <sys/socket.h>
#include <unistd.h>

namespace app {

namespace {

// A signal may only write; the event loop reads at the other end of the pair.
int wakingPair[2];

void wake(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(wakingPair[0], &byte, 1);
}

// SIGTERM, SIGINT and SIGHUP end the program as closing the window does, but nobody is asked anything.
void quitOnSignals(QApplication &application, window::MainWindow &window)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, wakingPair) != 0)
        return;
    auto *notifier = new QSocketNotifier(wakingPair[1], QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &window, [&] {
        const QString error = window.saveAll();
        if (!error.isEmpty())
            std::cerr << qPrintable(error) << std::endl;
        QCoreApplication::exit(error.isEmpty() ? 0 : 1);
    });
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, wake);
}

void openArgument(window::MainWindow &window, const QString &argument)
{
    if (kindOfPosition(argument, kinds()))
        window.openLine(argument);
    else
        window.openFile(argument);
}

} // namespace

int runWindow(const Invocation &invocation, int &argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/cassetete.svg")));
    if (invocation.mode == Invocation::Screenshots)
        return saveScreenshots(invocation.arguments.value(0));
    window::MainWindow window(puzzles());
    quitOnSignals(application, window);
    window.show();
    if (!invocation.arguments.isEmpty())
        openArgument(window, invocation.arguments.first());
    return application.exec();
}

} // namespace app
