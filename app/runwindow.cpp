// SPDX-License-Identifier: MIT
#include "app/runwindow.h"

#include "app/desktopportal.h"
#include "app/puzzles.h"
#include "app/screenshots.h"
#include "app/singleinstance.h"
#include "app/startresources.h"
#include "app/terminal.h"
#include "board/accessiblescrollarea.h"
#include "core/system.h"
#include "session/basics/catalogue.h"
#include "session/files/lockfile.h"
#include "window/games/gamelock.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QIcon>
#include <QPointer>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QThread>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <new>
#include <optional>
#include <utility>

namespace app {

namespace {

// A signal handler may do little more than write to one descriptor of this pair; the event loop reads from
// the other one.
int wakingPair[2];

// Makes a signal end the program as closing the window does, but without asking the user anything.
void quitOnSignals(QApplication &application, window::MainWindow &window)
{
    if (!core::os::makePair(wakingPair))
        return;
    auto *notifier = new QSocketNotifier(wakingPair[1], QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &window, [&] {
        const QString error = window.saveAll();
        if (!error.isEmpty())
            std::cerr << printable(error) << std::endl;
        QCoreApplication::exit(error.isEmpty() ? 0 : 1);
    });
    core::os::onTermination([](int) {
        const char byte = 0;
        [[maybe_unused]] const auto written = core::os::write(wakingPair[0], &byte, 1);
    });
}

/// Ends the program with a message if Qt finds no usable display when it starts. Qt itself would print a list of its
/// plug-ins and abort.
class DisplayFailure {
public:
    DisplayFailure() { s_before = qInstallMessageHandler(handle); }
    DisplayFailure(const DisplayFailure &) = delete;
    DisplayFailure &operator=(const DisplayFailure &) = delete;
    ~DisplayFailure() { qInstallMessageHandler(s_before); }

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        if (type == QtFatalMsg)
            end();
        if (!QByteArrayView(context.category)
                 .startsWith("qt.qpa")) // suppresses Qt's own explanation of the failure
            s_before(type, context, message);
    }

    [[noreturn]] static void end()
    {
        session::Catalogue catalogue;
        if (catalogue.loadLanguage(QLocale::languageToCode(session::supportedLocale().language())))
            QCoreApplication::installTranslator(&catalogue);
        const Console console{std::cin, std::cout, std::cerr, Signals::interrupted()};
        const QByteArray display = qgetenv("DISPLAY");
        if (display.isEmpty())
            printError(console,
                       {PUZZLE_TEXT("commandline", "the window cannot be opened: there is no display")});
        else
            printError(console,
                       {PUZZLE_TEXT("commandline",
                                    "the window cannot be opened: the display “%1” cannot be reached"),
                        {display.toStdString()}});
        std::_Exit(Misuse);
    }

    static inline QtMessageHandler s_before = nullptr;
};

/// An application that saves all games and ends with a message when the window's thread runs out of memory. Otherwise
/// the exception would end the program.
class BoundedApplication : public QApplication {
public:
    using QApplication::QApplication;

    /// Sets the window whose games are saved when the memory runs out.
    void setWindow(window::MainWindow &window) { m_window = &window; }
    bool notify(QObject *receiver, QEvent *event) override
    {
        try {
            return QApplication::notify(receiver, event);
        } catch (const std::bad_alloc &) {
            end();
            return true;
        }
    }

private:
    void end()
    {
        if (!std::exchange(m_reserve, nullptr))
            return; // the program is ending already
        const Console console{std::cin, std::cout, std::cerr, Signals::interrupted()};
        printError(console, {PUZZLE_TEXT("core", "the memory is used up")});
        const QString error = m_window ? m_window->saveAll() : QString();
        if (!error.isEmpty())
            std::cerr << printable(error) << std::endl;
        // Without a window the program is still starting and has no event loop to exit.
        if (!m_window)
            std::_Exit(SomeStopped);
        exit(SomeStopped);
    }

    QPointer<window::MainWindow> m_window;
    /// The memory needed to save the games; it is freed when no other memory is left.
    std::unique_ptr<char[]> m_reserve = std::make_unique_for_overwrite<char[]>(std::size_t(1) << 24);
};

/// Passes the argument to the window that another process is opening at the same time.
bool passOnToNewWindow(const QString &argument)
{
    constexpr int startTime = 5000; // milliseconds within which that window is open
    for (const QDeadlineTimer deadline(startTime); !deadline.hasExpired(); QThread::msleep(startTime / 100)) {
        if (SingleInstance::passOn(argument))
            return true;
    }
    return false;
}

} // namespace

int runWindow(const Invocation &invocation, int &argc, char **argv)
{
    std::optional<DisplayFailure> failure(std::in_place);
    BoundedApplication application(argc, argv);
    failure.reset();
    startDrawingThreads();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/cassetete.svg")));
    if (invocation.mode == Invocation::Screenshots)
        return saveScreenshots(invocation.arguments.value(0));
    const QString argument = invocation.arguments.value(0);
    if (SingleInstance::passOn(argument))
        return 0;
    session::removeAbandonedLock(window::gameLock());
    // Qt's file dialogs lock their own settings.
    session::removeAbandonedLock(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                 QStringLiteral("/QtProject.conf.lock"));
    board::installAccessibleScrollAreas();
    window::MainWindow window(puzzles());
    application.setWindow(window);
    quitOnSignals(application, window); // before other programs can notice the window
    std::unique_ptr<SingleInstance> instance;
    if (window.keepsGames())
        instance = std::make_unique<SingleInstance>(window);
    else if (passOnToNewWindow(argument))
        return 0;
    const DesktopPortal portal;
    QObject::connect(&portal, &DesktopPortal::changed, &window, [&] { window.followDesktop(portal.look()); });
    if (argument.isEmpty())
        window.greet();
    window.show();
    if (!argument.isEmpty())
        openArgument(window, argument);
    return application.exec();
}

} // namespace app
