// SPDX-License-Identifier: MIT
#include "app/commandline.h"
#include "app/filenames.h"
#include "app/puzzles.h"
#include "app/runwindow.h"
#include "app/terminal.h"
#include "window/translations.h"

#include <QApplication>
#include <QTranslator>

#include <iostream>
#include <memory>
#include <new>
#include <optional>
#include <unistd.h>

namespace {

/// Qt tells on standard error when the locale is not a UTF-8 one, and goes on in UTF-8; a command's standard
/// error is its own.
class LocaleWarningFilter {
public:
    LocaleWarningFilter() : m_before(qInstallMessageHandler(ignore)) {}
    LocaleWarningFilter(const LocaleWarningFilter &) = delete;
    LocaleWarningFilter &operator=(const LocaleWarningFilter &) = delete;
    ~LocaleWarningFilter() { qInstallMessageHandler(m_before); }

private:
    static void ignore(QtMsgType, const QMessageLogContext &, const QString &) {}

    QtMessageHandler m_before;
};

int runInTerminal(const app::Invocation &invocation, int argc, char *argv[])
{
    std::optional<LocaleWarningFilter> quiet(std::in_place);
    std::unique_ptr<QCoreApplication> application;
    int none = 1; // the words are read; Qt would take some of them
    if (invocation.mode == app::Invocation::Export) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        application = std::make_unique<QApplication>(none, argv);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    quiet.reset();
    window::Translations translations;
    translations.install(window::Language::System);
    QTranslator english;
    [[maybe_unused]] const bool plurals = english.load(QStringLiteral(":/translations/cassetete_en.qm"));
    const app::Signals signals;
    app::DescriptorBuffer input(STDIN_FILENO);
    std::istream in(&input);
    const app::Console console{in, std::cout, std::cerr, app::Signals::interrupted()};
    try {
        return app::runCommand(invocation, app::kinds(), console, english);
    } catch (const std::bad_alloc &) {
        app::complain(console, {PUZZLE_TEXT("core", "the memory is used up")});
        return app::SomeStopped;
    }
}

} // namespace

int main(int argc, char *argv[])
{
    app::occupyStandardDescriptors();
    QCoreApplication::setApplicationName(QStringLiteral("cassetete"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CASSETETE_VERSION));
    app::FileNames names;
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << names.word(argv[i]);
    const app::Invocation invocation = app::Invocation::read(words, app::kinds());
    if (invocation.mode == app::Invocation::Window || invocation.mode == app::Invocation::Screenshots)
        return app::runWindow(invocation, argc, argv);
    return runInTerminal(invocation, argc, argv);
}
