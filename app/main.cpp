// SPDX-License-Identifier: MIT
// The command line. It starts in a few milliseconds, since it is not linked with the window's libraries; to open a
// window or to draw, it replaces itself by the window program.
#include "app/commandline.h"
#include "app/filenames.h"
#include "app/kinds.h"
#include "app/startlimits.h"
#include "app/terminal.h"
#include "app/windowprogram.h"
#include "core/system.h"
#include "session/basics/catalogue.h"
#include "session/basics/translation.h"
#include "session/files/tablefiles.h"

#include <QCoreApplication>

#include <iostream>
#include <memory>
#include <new>
#include <optional>

namespace {

/// The Qt application and the translations into the user's language.
class Application {
public:
    Application(int &argc, char *argv[])
    {
        {
            const app::LocaleWarningFilter quiet;
            m_application.emplace(argc, argv);
        }
        const QLocale locale = session::supportedLocale();
        QLocale::setDefault(locale);
        if (m_catalogue.loadLanguage(QLocale::languageToCode(locale.language())))
            QCoreApplication::installTranslator(&m_catalogue);
    }

private:
    std::optional<QCoreApplication> m_application;
    session::Catalogue m_catalogue;
};

int runInTerminal(const app::Invocation &invocation, int argc, char *argv[])
{
    std::optional<Application> application;
    session::loadLanguageBy([&] { application.emplace(argc, argv); });
    if (invocation.mode != app::Invocation::Solve) // most answers of Solve contain no words
        session::needLanguage();
    const session::EnglishPlurals english;
    core::setTableStore(std::make_shared<session::TableFiles>());
    const app::Signals signals;
    std::ios::sync_with_stdio(false); // the program never writes through C's stdio
    app::DescriptorBuffer input(core::os::standardInput, std::cout);
    std::istream in(&input);
    const app::Console console{in, std::cout, std::cerr, app::Signals::interrupted()};
    try {
        return app::runCommand(invocation, app::kinds(), console, english);
    } catch (const std::bad_alloc &) {
        app::printError(console, {PUZZLE_TEXT("core", "the memory is used up")});
        return app::SomeStopped;
    }
}

/// Prints which limit keeps the program from starting, and returns the exit status.
int refuse(const core::Explanation &why, bool hasWindow, int argc, char *argv[])
{
    const Application application(argc, argv);
    const app::Console console{std::cin, std::cout, std::cerr, app::Signals::interrupted()};
    app::printError(
        console, hasWindow ? core::Explanation{PUZZLE_TEXT("commandline", "the window cannot be opened: %1"),
                                               {session::translated(why).toStdString()}}
                           : why);
    return app::Misuse;
}

int run(int argc, char *argv[])
{
    // Occupies the standard descriptors, so that no other file gets their numbers and then the text meant for the
    // terminal.
    core::os::occupyStandardDescriptors();
    core::os::ignoreFileSizeSignal();
    core::os::saveAddressSpace();
    QCoreApplication::setApplicationName(QStringLiteral("cassetete"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASSETETE_VERSION));
    std::optional<app::FileNames> names(std::in_place);
    app::Invocation invocation = app::Invocation::read(names->words(argc, argv), app::kinds());
    if (invocation.mode == app::Invocation::Window && !app::hasDisplay(argc, argv))
        invocation = {app::Invocation::Invalid,
                      {},
                      {PUZZLE_TEXT("commandline", "the window cannot be opened: there is no display")}};
    if (const core::Explanation why = app::lackOfLimits(invocation); !why.empty())
        return refuse(why, invocation.mode == app::Invocation::Window, argc, argv);
    if (!invocation.draws())
        return runInTerminal(invocation, argc, argv);
    names.reset(); // the window program makes its own links to files
    return app::execWindowProgram(argc, argv);
}

} // namespace

int main(int argc, char *argv[])
{
    return app::runOnEnoughStack([&] { return run(argc, argv); });
}
