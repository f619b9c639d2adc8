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

int list(const Invocation &invocation, core::Kinds kinds, const Console &console)
{
    if (!invocation.arguments.isEmpty())
        return misuse(console, {PUZZLE_TEXT("commandline", "unexpected argument “%1”"),
                                {core::quoted(invocation.arguments.front().toStdString())}});
    writeList(kinds, console.out);
    return writing(console);
}

int solve(const Invocation &invocation, core::Kinds kinds, const Console &console,
          const session::EnglishPlurals &english)
{
    const auto read = SolveOptions::read(invocation.arguments);
    if (const auto *why = std::get_if<core::Explanation>(&read))
        return misuse(console, *why);
    return SolveCommand(kinds, std::get<SolveOptions>(read), console, english).run();
}

int race(const Invocation &invocation, core::Kinds kinds, const Console &console,
         const session::EnglishPlurals &english)
{
    const auto read = SolveOptions::read(invocation.arguments, RaceCommand::mostBoards);
    if (const auto *why = std::get_if<core::Explanation>(&read))
        return misuse(console, *why);
    return RaceCommand(kinds, std::get<SolveOptions>(read), console, english.translator()).run();
}

int growth(const Invocation &invocation, core::Kinds kinds, const Console &console,
           const session::EnglishPlurals &english)
{
    const auto read = SolveOptions::read(invocation.arguments, session::mostGrowthBoards);
    if (const auto *why = std::get_if<core::Explanation>(&read))
        return misuse(console, *why);
    return GrowthCommand(kinds, std::get<SolveOptions>(read), console, english.translator()).run();
}

int trace(const Invocation &invocation, core::Kinds kinds, const Console &console)
{
    const auto read = TraceCommand::read(invocation.arguments);
    if (const auto *why = std::get_if<core::Explanation>(&read))
        return misuse(console, *why);
    return TraceCommand(kinds, std::get<TraceCommand::Options>(read), console).run();
}

int check(const Invocation &invocation, core::Kinds kinds, const Console &console)
{
    const auto read = CheckCommand::read(invocation.arguments);
    if (const auto *why = std::get_if<core::Explanation>(&read))
        return misuse(console, *why);
    return CheckCommand(kinds, std::get<CheckCommand::Options>(read), console).run();
}

int merge(const Invocation &invocation, const Console &console)
{
    const auto read = MergeCommand::read(invocation.arguments);
    if (const auto *why = std::get_if<core::Explanation>(&read))
        return misuse(console, *why);
    return MergeCommand(std::get<MergeCommand::Options>(read), console).run();
}

int convert(const Invocation &invocation, core::Kinds kinds, const Console &console)
{
    const auto read = ConvertOptions::read(invocation.arguments);
    if (const auto *why = std::get_if<core::Explanation>(&read))
        return misuse(console, *why);
    return ConvertCommand(kinds, std::get<ConvertOptions>(read), console).run();
}

} // namespace

int runCommand(const Invocation &invocation, core::Kinds kinds, const Console &console,
               const session::EnglishPlurals &english)
{
    switch (invocation.mode) {
    case Invocation::Help:
        return help(invocation, console);
    case Invocation::Version:
        console.out << "cassetete " << QCoreApplication::applicationVersion().toStdString() << std::endl;
        return writing(console);
    case Invocation::List:
        return list(invocation, kinds, console);
    case Invocation::Solve:
        return solve(invocation, kinds, console, english);
    case Invocation::Race:
        return race(invocation, kinds, console, english);
    case Invocation::Growth:
        return growth(invocation, kinds, console, english);
    case Invocation::Trace:
        return trace(invocation, kinds, console);
    case Invocation::Check:
        return check(invocation, kinds, console);
    case Invocation::Merge:
        return merge(invocation, console);
    case Invocation::Convert:
        return convert(invocation, kinds, console);
    default:
        return misuse(console, invocation.fault);
    }
}

} // namespace app
