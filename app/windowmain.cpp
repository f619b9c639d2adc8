// SPDX-License-Identifier: MIT
// The program with the window, which also draws files without a window.
#include "app/exportcommand.h"
#include "app/filenames.h"
#include "app/kinds.h"
#include "app/runwindow.h"
#include "app/startlimits.h"
#include "app/startresources.h"
#include "app/terminal.h"
#include "core/system.h"
#include "session/basics/translation.h"
#include "session/files/regularfile.h"
#include "session/files/tablefiles.h"
#include "window/widgets/translations.h"

#include <QApplication>

#include <iostream>
#include <memory>
#include <new>

namespace {

/// Prints which resource the program lacks, and returns this exit status.
int refuse(const core::Explanation &why, bool hasWindow, app::Status status, char *argv[])
{
    int none = 1;
    std::optional<app::LocaleWarningFilter> quiet(std::in_place);
    const QCoreApplication application(none, argv);
    quiet.reset();
    window::Translations translations;
    translations.install(window::Language::System);
    const app::Console console{std::cin, std::cout, std::cerr, app::Signals::interrupted()};
    if (hasWindow)
        app::printError(console, {PUZZLE_TEXT("commandline", "the window cannot be opened: %1"),
                                  {session::translated(why).toStdString()}});
    else
        app::printError(console, why);
    return status;
}

int exportFile(const app::Invocation &invocation, char *argv[])
{
    int none = 1; // the arguments are parsed already, and Qt would take some of them
    std::optional<app::LocaleWarningFilter> quiet(std::in_place);
    const QApplication application(none, argv);
    quiet.reset();
    app::startDrawingThreads();
    window::Translations translations;
    translations.install(window::Language::System);
    const app::Signals signals;
    const app::Console console{std::cin, std::cout, std::cerr, app::Signals::interrupted()};
    try {
        const int status = app::runExport(invocation, console);
        for (const QString &report : session::FileReports::all().take())
            console.err << "cassetete: " << app::printable(report) << std::endl;
        return status;
    } catch (const std::bad_alloc &) {
        app::printError(console, {PUZZLE_TEXT("core", "the memory is used up")});
        return app::SomeStopped;
    }
}

int run(int argc, char *argv[])
{
    core::os::occupyStandardDescriptors();
    core::os::ignoreFileSizeSignal();
    core::os::saveAddressSpace();
    QCoreApplication::setApplicationName(QStringLiteral("cassetete"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASSETETE_VERSION));
    core::setTableStore(std::make_shared<session::TableFiles>());
    app::FileNames names;
    const app::Invocation invocation = app::Invocation::read(names.words(argc, argv), app::kinds());
    if (invocation.mode != app::Invocation::Window) // a mode that draws only into files needs no display
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const bool hasWindow = invocation.mode == app::Invocation::Window;
    if (invocation.draws()) {
        if (const core::Explanation why = app::lackOfLimits(invocation); !why.empty())
            return refuse(why, hasWindow, app::Misuse, argv);
        if (const core::Explanation why = app::lackOfResources(hasWindow); !why.empty())
            return refuse(why, hasWindow, hasWindow ? app::Misuse : app::SomeStopped, argv);
    }
    if (invocation.mode == app::Invocation::Export)
        return exportFile(invocation, argv);
    try {
        return invocation.draws() ? app::runWindow(invocation, argc, argv) : app::Misuse;
    } catch (const std::bad_alloc &) {
        std::cerr << "cassetete: the memory is used up" << std::endl;
        return app::SomeStopped;
    }
}

} // namespace

int main(int argc, char *argv[])
{
    return app::runOnEnoughStack([&] { return run(argc, argv); });
}
