// SPDX-License-Identifier: MIT
#include "app/usage.h"

#include "app/terminal.h"
#include "core/similarword.h"
#include "session/basics/translation.h"

#include <QRegularExpression>

#include <algorithm>

namespace app {

namespace {

struct Usage {
    const char *form;
    core::Text text;
};

constexpr Usage commands[] = {
    {"cassetete", PUZZLE_TEXT("commandline", "open the window")},
    {"cassetete FILE|POSITION",
     PUZZLE_TEXT("commandline", "… with a picture, a saved game or a position, such as taquin:4x4")},
    {"cassetete --headless-show FOLDER",
     PUZZLE_TEXT("commandline", "save screenshots in a folder; no display needed")},
    {"cassetete list", PUZZLE_TEXT("commandline", "list the puzzles with their boards, deals and methods")},
    {"cassetete solve [OPTION]… POSITION|@FILE|-",
     PUZZLE_TEXT("commandline", "solve a position, or those of a file or of standard input, one per line")},
    {"cassetete race [OPTION]… POSITION…",
     PUZZLE_TEXT("commandline",
                 "run methods, seeds or positions one after the other, and compare them in a table")},
    {"cassetete growth [OPTION]… POSITION…",
     PUZZLE_TEXT(
         "commandline",
         "run methods on boards of growing size, such as queens:4..10, and print how their work grows")},
    {"cassetete trace [--json] FILE|-",
     PUZZLE_TEXT("commandline", "check a program’s trace against the rules, and sum it up")},
    {"cassetete check [OPTION]… -- COMMAND…",
     PUZZLE_TEXT("commandline", "check your own program on the positions of standard input")},
    {"cassetete merge [--json] FILE…",
     PUZZLE_TEXT("commandline", "add up the parts of a count once all are available")},
    {"cassetete export [OPTION]… POSITION|FILE",
     PUZZLE_TEXT("commandline",
                 "write a board, a game, a search, a trace or a page (.md) to a file that can be shared")},
    {"cassetete convert [--to FORM] POSITION|@FILE|-",
     PUZZLE_TEXT("commandline",
                 "write boards in another notation: as a position line, a grid, LaTeX or a drawing")},
    {"cassetete help [COMMAND]", PUZZLE_TEXT("commandline", "explain a command and its options")},
};

constexpr Usage solveOptions[] = {
    {"--method ID", PUZZLE_TEXT("commandline", "use this method")},
    {"--set OPTION=VALUE",
     PUZZLE_TEXT("commandline", "set an option of the method, which “list” names; may be repeated")},
    {"--all", PUZZLE_TEXT("commandline", "give all solutions, at most a million without --limit")},
    {"--count", PUZZLE_TEXT("commandline", "give only the number of solutions")},
    {"--limit N", PUZZLE_TEXT("commandline", "find at most N solutions; stop if there are more")},
    {"--time S", PUZZLE_TEXT("commandline", "stop after S seconds per position")},
    {"--seed N",
     PUZZLE_TEXT("commandline", "the random seed, used to deal a board given without a position")},
    {"--threads N", PUZZLE_TEXT("commandline", "use at most N processors; by default, all of them")},
    {"--part K/N", PUZZLE_TEXT("commandline", "do part K of N of the search, or of the positions in a file")},
    {"--checkpoint FILE",
     PUZZLE_TEXT("commandline", "save the progress of a count in FILE, and resume from there")},
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object per position")},
    {"--trace", PUZZLE_TEXT("commandline", "print every event of the search, one per line")},
};

constexpr Usage raceOptions[] = {
    {"--method ID",
     PUZZLE_TEXT(
         "commandline",
         "run this method; may be repeated; by default, all methods that can start from the position")},
    {"--set OPTION=VALUE",
     PUZZLE_TEXT("commandline",
                 "set an option of the method named before it, or of all methods that have it")},
    {"--all", PUZZLE_TEXT("commandline", "search for all solutions, not only for the first")},
    {"--limit N", PUZZLE_TEXT("commandline", "with --all, end each method after N solutions")},
    {"--time S", PUZZLE_TEXT("commandline", "stop each method after S seconds")},
    {"--seed N",
     PUZZLE_TEXT("commandline",
                 "the random seed, from which a board is dealt; may be repeated, with a single method")},
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object")},
};

constexpr Usage growthOptions[] = {
    {"--method ID",
     PUZZLE_TEXT("commandline",
                 "run this method; may be repeated; by default, all methods that reach the goal")},
    {"--set OPTION=VALUE",
     PUZZLE_TEXT("commandline",
                 "set an option of the method named before it, or of all methods that have it")},
    {"--all, --count", PUZZLE_TEXT("commandline", "search for all solutions, or count them")},
    {"--time S",
     PUZZLE_TEXT("commandline", "stop each run, and its method, after S seconds; by default, 10")},
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object")},
};

constexpr Usage checkOptions[] = {
    {"--goal first|all|count",
     PUZZLE_TEXT("commandline", "what the program looks for; by default, one solution")},
    {"--shortest", PUZZLE_TEXT("commandline", "require a solution with the fewest possible moves")},
    {"--time S", PUZZLE_TEXT("commandline", "stop the program after S seconds per position; by default, 10")},
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object per position")},
};

constexpr Usage checkLines[] = {
    {"+ MOVE", PUZZLE_TEXT("commandline", "the move is made; for the queens it is a column")},
    {"-", PUZZLE_TEXT("commandline", "the last move is taken back")},
    {"? MOVE", PUZZLE_TEXT("commandline", "the move is tried and refused")},
    {"=", PUZZLE_TEXT("commandline", "the board is now a solution")},
    {".", PUZZLE_TEXT("commandline", "everything was tried")},
};

constexpr Usage exportOptions[] = {
    {"--web FILE", PUZZLE_TEXT("commandline", "as one HTML file that plays its steps")},
    {"--gif FILE, --webp FILE", PUZZLE_TEXT("commandline", "as an animation; WebP keeps all colours")},
    {"--png FILE, --svg FILE", PUZZLE_TEXT("commandline", "as a bitmap picture, or as a vector drawing")},
    {"--pdf FILE", PUZZLE_TEXT("commandline", "as pages to print")},
    {"--cutout FILE", PUZZLE_TEXT("commandline", "its pieces at actual size, on pages to cut out")},
    {"--method ID", PUZZLE_TEXT("commandline", "with a search by this method from the position")},
    {"--set OPTION=VALUE",
     PUZZLE_TEXT("commandline", "set an option of the method, which “list” names; may be repeated")},
    {"--all", PUZZLE_TEXT("commandline", "search for all solutions, not only for the first")},
    {"--count", PUZZLE_TEXT("commandline", "count the solutions, by a method that shows how it counts")},
    {"--time S",
     PUZZLE_TEXT("commandline", "end this search after S seconds, and write what it did until then")},
    {"--seed N",
     PUZZLE_TEXT("commandline", "the random seed, used to deal a board given without a position")},
    {"--at FRAME", PUZZLE_TEXT("commandline", "show this frame instead of the last one")},
    {"--speed N",
     PUZZLE_TEXT("commandline", "show N steps of an animation per second, 0.25 to 1000; by default 2, "
                                "or more so that all of them fit")},
};

constexpr Usage convertOptions[] = {
    {"--to line|svg|FORM",
     PUZZLE_TEXT("commandline", "as a position line (the default), as a drawing, or in a notation of the "
                                "puzzle: grid, q, list, cards, squares, word or latex")},
};

constexpr Usage jsonOption[] = {
    {"--json", PUZZLE_TEXT("commandline", "answer with one JSON object")},
};

constexpr Usage statuses[] = {
    {"0", PUZZLE_TEXT("commandline", "all solved")},
    {"1", PUZZLE_TEXT("commandline", "at least one position has no solution")},
    {"2", PUZZLE_TEXT("commandline", "at least one search was stopped")},
    {"65",
     PUZZLE_TEXT("commandline",
                 "at least one line was not understood, no line was given, or a checkpoint cannot be used")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood, or its file cannot be read")},
};

constexpr Usage mergeStatuses[] = {
    {"0", PUZZLE_TEXT("commandline", "all parts are present, and there are solutions")},
    {"1", PUZZLE_TEXT("commandline", "all parts are present, and there is no solution")},
    {"2", PUZZLE_TEXT("commandline", "some parts are missing; the arguments for them are printed")},
    {"65",
     PUZZLE_TEXT(
         "commandline",
         "a part is damaged, was given twice or does not belong with the others, or a file cannot be read")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood; nothing was read")},
};

constexpr Usage checkStatuses[] = {
    {"0", PUZZLE_TEXT("commandline", "no fault was found")},
    {"1", PUZZLE_TEXT("commandline", "the program has a fault")},
    {"2", PUZZLE_TEXT("commandline", "at least one position was not judged")},
    {"65", PUZZLE_TEXT("commandline", "at least one line was not understood, or no line was given")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood, or the program cannot be started")},
};

constexpr Usage convertStatuses[] = {
    {"0", PUZZLE_TEXT("commandline", "all boards were written")},
    {"65", PUZZLE_TEXT("commandline", "at least one line was not understood, or no line was given")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood, or its file cannot be read")},
};

constexpr Usage exportStatuses[] = {
    {"0", PUZZLE_TEXT("commandline", "the file was written")},
    {"1", PUZZLE_TEXT("commandline", "there is no solution, and nothing to write")},
    {"2", PUZZLE_TEXT("commandline", "the search was stopped with nothing to write")},
    {"65", PUZZLE_TEXT("commandline", "the position or the file was not understood")},
    {"64", PUZZLE_TEXT("commandline", "the command was not understood, or a file cannot be read or written")},
};

/// A part of the help, and the commands that it applies to.
struct UsagePart {
    core::Text heading;
    std::span<const Usage> usages;
    std::vector<std::string_view> commands;
};

/// Returns the parts of the help after the list of commands.
const std::vector<UsagePart> &usageParts()
{
    static const std::vector<UsagePart> parts{
        {PUZZLE_TEXT("commandline", "Options of solve:"), solveOptions, {"solve"}},
        {PUZZLE_TEXT("commandline", "Options of race:"), raceOptions, {"race"}},
        {PUZZLE_TEXT("commandline", "Options of growth:"), growthOptions, {"growth"}},
        {PUZZLE_TEXT("commandline", "Options of check:"), checkOptions, {"check"}},
        {PUZZLE_TEXT("commandline",
                     "Your program is run with the position as its last argument, and writes these lines "
                     "(lesson 9 in the window):"),
         checkLines,
         {"check"}},
        {PUZZLE_TEXT("commandline", "Options of export:"), exportOptions, {"export"}},
        {PUZZLE_TEXT("commandline", "Options of convert:"), convertOptions, {"convert"}},
        {PUZZLE_TEXT("commandline", "Options of trace and merge:"), jsonOption, {"trace", "merge"}},
        {PUZZLE_TEXT("commandline", "Exit status of solve, race, growth and trace:"),
         statuses,
         {"solve", "race", "growth", "trace"}},
        {PUZZLE_TEXT("commandline", "Exit status of check:"), checkStatuses, {"check"}},
        {PUZZLE_TEXT("commandline", "Exit status of merge:"), mergeStatuses, {"merge"}},
        {PUZZLE_TEXT("commandline", "Exit status of export:"), exportStatuses, {"export"}},
        {PUZZLE_TEXT("commandline", "Exit status of convert:"), convertStatuses, {"convert"}},
    };
    return parts;
}

bool hasCommand(const UsagePart &part, std::string_view command)
{
    return std::ranges::find(part.commands, command) != part.commands.end();
}

/// Returns the command that a form of usage begins with: "solve"; empty for the window.
std::string_view commandOf(const Usage &usage)
{
    std::string_view form = usage.form;
    form.remove_prefix(std::min(form.find_first_of(" ") + 1, form.size()));
    const std::string_view word = form.substr(0, form.find(' '));
    const bool isName = !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == word.npos;
    return isName && std::string_view(usage.form).find(' ') != std::string_view::npos ? word
                                                                                      : std::string_view();
}

/// Returns a form of usage in the user's language: the words in capital letters stand for arguments.
QString translatedForm(const char *form)
{
    static constexpr core::Text words[] = {
        PUZZLE_TEXT("commandline", "FILE"),    PUZZLE_TEXT("commandline", "FOLDER"),
        PUZZLE_TEXT("commandline", "COMMAND"), PUZZLE_TEXT("commandline", "FORM"),
        PUZZLE_TEXT("commandline", "VALUE"),   PUZZLE_TEXT("commandline", "FRAME"),
        PUZZLE_TEXT("commandline", "MOVE"),
    };
    QString text = QString::fromUtf8(form);
    for (const core::Text &word : words) {
        const QRegularExpression whole(u"\\b"_s + QLatin1StringView(word.source) + u"\\b"_s);
        text.replace(whole, session::translated(word));
    }
    return text;
}

void write(std::ostream &out, core::Text heading, std::span<const Usage> usages)
{
    QStringList forms;
    qsizetype width = 0;
    for (const Usage &usage : usages) {
        forms << translatedForm(usage.form);
        width = std::max(width, forms.back().size());
    }
    out << session::translated(heading).toStdString() << '\n';
    for (std::size_t i = 0; i < usages.size(); ++i) {
        const QString form = forms[qsizetype(i)].leftJustified(width);
        out << "  " << form.toStdString() << "  " << session::translated(usages[i].text).toStdString()
            << '\n';
    }
}

} // namespace

bool writeUsage(std::ostream &out, const QString &command)
{
    const std::string name = command.toStdString();
    std::vector<Usage> forms;
    for (const Usage &usage : commands) {
        if (name.empty() || commandOf(usage) == name)
            forms.push_back(usage);
    }
    if (forms.empty())
        return false;
    write(out, PUZZLE_TEXT("commandline", "Usage:"), forms);
    for (const UsagePart &part : usageParts()) {
        if (name.empty() || hasCommand(part, name))
            write(out, part.heading, part.usages);
    }
    return true;
}

std::vector<std::string_view> commandNames()
{
    std::vector<std::string_view> names;
    for (const Usage &usage : commands) {
        if (const std::string_view name = commandOf(usage); !name.empty())
            names.push_back(name);
    }
    return names;
}

std::vector<std::string_view> optionNames(std::string_view command)
{
    std::vector<std::string_view> names{"--help"};
    const auto add = [&names](std::string_view form) {
        for (std::size_t at = form.find("--"); at != form.npos; at = form.find("--", at + 2)) {
            const std::size_t end =
                std::min(form.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at), form.size());
            if (end > at + 2)
                names.push_back(form.substr(at, end - at));
        }
    };
    if (command.empty()) {
        names.insert(names.end(), {"--version", "--headless-show"});
        return names;
    }
    for (const UsagePart &part : usageParts()) {
        for (const Usage &usage : part.usages) {
            if (hasCommand(part, command))
                add(usage.form);
        }
    }
    return names;
}

core::Explanation unknownOption(const QString &option, std::string_view command)
{
    return unknownWord(PUZZLE_TEXT("commandline", "unknown option “%1”"),
                       PUZZLE_TEXT("commandline", "unknown option “%1”; did you mean “%2”?"), option,
                       optionNames(command));
}

core::Explanation unknownWord(core::Text text, core::Text similar, const QString &word,
                              const std::vector<std::string_view> &candidates)
{
    const std::string whole = word.toStdString();
    const std::string_view name = std::string_view(whole).substr(0, whole.find('='));
    const std::string_view meant = core::similarWord(name, candidates);
    if (meant.empty() || meant == name)
        return {text, {beginning(whole, longestName)}};
    return {similar, {beginning(whole, longestName), std::string(meant)}};
}

} // namespace app
