// SPDX-License-Identifier: MIT
#include "app/commandline.h"

#include "app/checkcommand.h"
#include "app/convertcommand.h"
#include "app/growthcommand.h"
#include "app/listcommand.h"
#include "app/mergecommand.h"
#include "app/racecommand.h"
#include "app/solvecommand.h"
#include "app/tracecommand.h"
#include "app/usage.h"
#include "core/positionline.h"
#include "session/basics/translation.h"

#include <QCoreApplication>

namespace app {

namespace {

int misuse(const Console &console, const core::Explanation &why)
{
    printError(console, why);
    console.err << session::translated(PUZZLE_TEXT("commandline", "try “cassetete --help”")).toStdString()
                << std::endl;
    return Misuse;
}

int help(const Invocation &invocation, const Console &console)
{
    const QString command = invocation.arguments.value(0);
    if (!writeUsage(console.out, command))
        return misuse(console,
                      unknownWord(PUZZLE_TEXT("commandline", "“%1” is not a command"),
                                  PUZZLE_TEXT("commandline", "“%1” is not a command; did you mean “%2”?"),
                                  command, commandNames()));
    console.out << std::flush;
    return writing(console);
}

/// Runs a command with its options, or reports what is wrong with its arguments.
template <typename Options, typename Run>
int runWith(const std::variant<Options, core::Explanation> &options, const Console &console, const Run &run)
{
    if (const auto *why = std::get_if<core::Explanation>(&options))
        return misuse(console, *why);
    return run(std::get<Options>(options));
}

} // namespace

int runCommand(const Invocation &invocation, core::Kinds kinds, const Console &console,
               const session::EnglishPlurals &english)
{
    const QStringList &arguments = invocation.arguments;
    switch (invocation.mode) {
    case Invocation::Help:
        return help(invocation, console);
    case Invocation::Version:
        console.out << "cassetete " << QCoreApplication::applicationVersion().toStdString() << std::endl;
        return writing(console);
    case Invocation::List:
        if (!arguments.isEmpty())
            return misuse(console, {PUZZLE_TEXT("commandline", "unexpected argument “%1”"),
                                    {core::quoted(arguments.front().toStdString())}});
        writeList(kinds, console.out);
        return writing(console);
    case Invocation::Solve:
        return runWith(SolveOptions::read(arguments), console, [&](const SolveOptions &options) {
            return SolveCommand(kinds, options, console, english).run();
        });
    case Invocation::Race:
        return runWith(SolveOptions::read(arguments, RaceCommand::mostBoards), console,
                       [&](const SolveOptions &options) {
                           return RaceCommand(kinds, options, console, english.translator()).run();
                       });
    case Invocation::Growth:
        return runWith(SolveOptions::read(arguments, session::mostGrowthBoards), console,
                       [&](const SolveOptions &options) {
                           return GrowthCommand(kinds, options, console, english.translator()).run();
                       });
    case Invocation::Trace:
        return runWith(TraceCommand::read(arguments), console, [&](const TraceCommand::Options &options) {
            return TraceCommand(kinds, options, console).run();
        });
    case Invocation::Check:
        return runWith(CheckCommand::read(arguments), console, [&](const CheckCommand::Options &options) {
            return CheckCommand(kinds, options, console).run();
        });
    case Invocation::Merge:
        return runWith(MergeCommand::read(arguments), console, [&](const MergeCommand::Options &options) {
            return MergeCommand(options, console).run();
        });
    case Invocation::Convert:
        return runWith(ConvertOptions::read(arguments), console, [&](const ConvertOptions &options) {
            return ConvertCommand(kinds, options, console).run();
        });
    default:
        return misuse(console, invocation.fault);
    }
}

} // namespace app
