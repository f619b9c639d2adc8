// SPDX-License-Identifier: MIT
#include "app/commandline.h"

#include "app/checkcommand.h"
#include "app/listcommand.h"
#include "app/mergecommand.h"
#include "app/racecommand.h"
#include "app/solvecommand.h"
#include "app/tracecommand.h"
#include "core/positionline.h"
#include "session/translation.h"

#include <QCoreApplication>

namespace app {

namespace {

struct Usage {
    const char *form;
    core::Text text;
};

constexpr Usage commands[] = {
    {"cassetete", PUZZLE_TEXT("commandline", "open the window")},
    {"cassetete FILE|POSITION",
     PUZZLE_TEXT("commandline", "… on a picture, a saved game or a position, such as taquin:4x4")},
    {"cassetete --headless-show FOLDER",
     PUZZLE_TEXT("commandline", "save screenshots in a folder; no display needed")},
    {"cassetete list", PUZZLE_TEXT("commandline", "list the puzzles with their boards, deals and methods")},
    {"cassetete solve [OPTION]… POSITION|@FILE|-",
     PUZZLE_TEXT("commandline", "solve a position, or those of a file or of standard input, one per line")},
    {"cassetete race [OPTION]… POSITION…",
     PUZZLE_TEXT("commandline",
                 "run methods, seeds or positions one after the other, and compare them in a table")},
    {"cassetete trace [--json] FILE|-",
     PUZZLE_TEXT("commandline", "check a program’s trace against the rules, and sum it up")},
    {"cassetete check [OPTION]… -- COMMAND…",
     PUZZLE_TEXT("commandline", "judge your own program on the positions of standard input")},
    {"cassetete merge [--json] FILE…",
     PUZZLE_TEXT("commandline", "add up the parts of a count, once all are there")},
    {"cassetete export [OPTION]… POSITION|FILE",
     PUZZLE_TEXT("commandline", "write a board, a game, a search, a trace or a page as a file for others")},
};

constexpr Usage solveOptions[] = {
    {"--method ID", PUZZLE_TEXT("commandline", "use this method")},
    {"--all", PUZZLE_TEXT("commandline", "give all solutions, at most a million without --limit")},
    {"--count", PUZZLE_TEXT("commandline", "give only the number of solutions")},
    {"--limit N", PUZZLE_TEXT("commandline", "find at most N solutions; stop if there are more")},
    {"--time S", PUZZLE_TEXT("commandline", "stop after S seconds per position")},
    {"--seed N",
     PUZZLE_TEXT("commandline", "the random seed, used to deal a board given without a position")},
    {"--threads N", PUZZLE_TEXT("commandline", "use at most N processors; without it, all")},
    {"--part K/N",
     PUZZLE_TEXT("commandline", "do the K-th of N parts of the search, or of a file’s positions")},
    {"--checkpoint FILE",
     PUZZLE_TEXT("commandline", "keep in FILE how far a count has come, and go on from there")},
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object per position")},
    {"--trace", PUZZLE_TEXT("commandline", "tell everything that happens in the search, one line each")},
};

constexpr Usage raceOptions[] = {
    {"--method ID",
     PUZZLE_TEXT("commandline",
                 "let this method take part; may be repeated; without it, all that can begin take part")},
    {"--all", PUZZLE_TEXT("commandline", "search for all solutions, not only for the first")},
    {"--limit N", PUZZLE_TEXT("commandline", "with --all, end each method after N solutions")},
    {"--time S", PUZZLE_TEXT("commandline", "stop each method after S seconds")},
    {"--seed N",
     PUZZLE_TEXT("commandline",
                 "the random seed, from which a board is dealt; may be repeated, with a single method")},
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object")},
};

constexpr Usage checkOptions[] = {
    {"--goal first|all|count",
     PUZZLE_TEXT("commandline", "what the program looks for; without it, a solution")},
    {"--shortest", PUZZLE_TEXT("commandline", "its solution is to have the fewest moves")},
    {"--time S", PUZZLE_TEXT("commandline", "end the program after S seconds per position; without it, 10")},
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object per position")},
};

constexpr Usage exportOptions[] = {
    {"--web FILE", PUZZLE_TEXT("commandline", "as one HTML file that plays its steps")},
    {"--gif FILE", PUZZLE_TEXT("commandline", "as an animation")},
    {"--png FILE, --svg FILE", PUZZLE_TEXT("commandline", "as a picture, or as a drawing")},
    {"--pdf FILE", PUZZLE_TEXT("commandline", "as pages to print")},
    {"--cutout FILE", PUZZLE_TEXT("commandline", "its pieces true to size, as pages to be cut out")},
    {"--method ID", PUZZLE_TEXT("commandline", "with the search of this method from the position")},
    {"--all", PUZZLE_TEXT("commandline", "search for all solutions, not only for the first")},
    {"--time S",
     PUZZLE_TEXT("commandline", "end this search after S seconds, and write what it did until then")},
    {"--seed N",
     PUZZLE_TEXT("commandline", "the random seed, used to deal a board given without a position")},
    {"--at FRAME", PUZZLE_TEXT("commandline", "show this frame of it, instead of the last")},
};

constexpr Usage statuses[] = {
    {"0", PUZZLE_TEXT("commandline", "all solved")},
    {"1", PUZZLE_TEXT("commandline", "at least one position has no solution")},
    {"2", PUZZLE_TEXT("commandline", "at least one search was stopped")},
    {"65",
     PUZZLE_TEXT("commandline", "at least one line was not understood, or a checkpoint cannot be used")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood, or its file cannot be read")},
};

constexpr Usage mergeStatuses[] = {
    {"0", PUZZLE_TEXT("commandline", "all parts are there, and there are solutions")},
    {"1", PUZZLE_TEXT("commandline", "all parts are there, and there is no solution")},
    {"2", PUZZLE_TEXT("commandline", "some parts are missing; the arguments for them are printed")},
    {"65", PUZZLE_TEXT(
               "commandline",
               "a part is damaged, comes twice, or does not belong to the others, or a file cannot be read")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood; nothing was read")},
};

constexpr Usage checkStatuses[] = {
    {"0", PUZZLE_TEXT("commandline", "no fault was found")},
    {"1", PUZZLE_TEXT("commandline", "the program has a fault")},
    {"2", PUZZLE_TEXT("commandline", "at least one position was not judged")},
    {"65", PUZZLE_TEXT("commandline", "at least one line was not understood")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood, or the program cannot be started")},
};

constexpr Usage exportStatuses[] = {
    {"0", PUZZLE_TEXT("commandline", "the file was written")},
    {"1", PUZZLE_TEXT("commandline", "there is no solution, and nothing to write")},
    {"2", PUZZLE_TEXT("commandline", "the search was stopped with nothing to write")},
    {"65", PUZZLE_TEXT("commandline", "the position or the file was not understood")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood, or a file cannot be read or written")},
};

void write(std::ostream &out, core::Text heading, std::span<const Usage> usages)
{
    qsizetype width = 0;
    for (const Usage &usage : usages)
        width = std::max(width, QString::fromUtf8(usage.form).size());
    out << session::translated(heading).toStdString() << '\n';
    for (const Usage &usage : usages) {
        const QString form = QString::fromUtf8(usage.form).leftJustified(width);
        out << "  " << form.toStdString() << "  " << session::translated(usage.text).toStdString() << '\n';
    }
}

int help(const Console &console)
{
    std::ostream &out = console.out;
    write(out, PUZZLE_TEXT("commandline", "Usage:"), commands);
    write(out, PUZZLE_TEXT("commandline", "Options of solve:"), solveOptions);
    write(out, PUZZLE_TEXT("commandline", "Options of race:"), raceOptions);
    write(out, PUZZLE_TEXT("commandline", "Options of check:"), checkOptions);
    write(out, PUZZLE_TEXT("commandline", "Options of export:"), exportOptions);
    write(out, PUZZLE_TEXT("commandline", "Exit status of solve, race and trace:"), statuses);
    write(out, PUZZLE_TEXT("commandline", "Exit status of check:"), checkStatuses);
    write(out, PUZZLE_TEXT("commandline", "Exit status of merge:"), mergeStatuses);
    write(out, PUZZLE_TEXT("commandline", "Exit status of export:"), exportStatuses);
    out << std::flush;
    return writing(console);
}

int misuse(const Console &console, const core::Explanation &why)
{
    complain(console, why);
    console.err << session::translated(PUZZLE_TEXT("commandline", "try “cassetete --help”")).toStdString()
                << std::endl;
    return Misuse;
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

} // namespace

int runCommand(const Invocation &invocation, core::Kinds kinds, const Console &console,
               const session::EnglishPlurals &english)
{
    switch (invocation.mode) {
    case Invocation::Help:
        return help(console);
    case Invocation::Version:
        console.out << "cassetete " << QCoreApplication::applicationVersion().toStdString() << std::endl;
        return writing(console);
    case Invocation::List:
        return list(invocation, kinds, console);
    case Invocation::Solve:
        return solve(invocation, kinds, console, english);
    case Invocation::Race:
        return race(invocation, kinds, console, english);
    case Invocation::Trace:
        return trace(invocation, kinds, console);
    case Invocation::Check:
        return check(invocation, kinds, console);
    case Invocation::Merge:
        return merge(invocation, console);
    default:
        return misuse(console, invocation.fault);
    }
}

} // namespace app
