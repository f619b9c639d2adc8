// SPDX-License-Identifier: MIT
#include "app/convertcommand.h"

#include "app/commandcontext.h"
#include "app/solvecommand.h"
#include "core/dealcancellation.h"
#include "core/positionline.h"
#include "core/similarword.h"
#include "core/writtenboard.h"

#include <algorithm>

namespace app {

namespace {

/// Returns the names of all notations that boards can be written in.
std::vector<std::string_view> formsOf(core::Kinds kinds)
{
    std::vector<std::string_view> forms{"line", "svg"};
    for (const core::Kind *kind : kinds) {
        for (const core::Notation &notation : kind->allNotations()) {
            if (notation.write && std::ranges::find(forms, notation.id) == forms.end())
                forms.emplace_back(notation.id);
        }
    }
    return forms;
}

std::string joined(const std::vector<std::string_view> &words)
{
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

/// Returns the form that was probably meant by another word: a picture in LaTeX by the names of its programs, or the
/// form with a similar name; empty if there is none.
std::string_view meantForm(const std::string &word, const std::vector<std::string_view> &forms)
{
    constexpr std::string_view namesOfLatex[] = {"tikz", "tex", "pgf", "chessboard"};
    return std::ranges::find(namesOfLatex, word) != std::end(namesOfLatex) ? "latex"
                                                                           : core::similarWord(word, forms);
}

} // namespace

int ConvertCommand::run()
{
    const std::vector<std::string_view> forms = formsOf(m_kinds);
    if (std::ranges::find(forms, m_options.form) == forms.end()) {
        if (const std::string_view meant = meantForm(m_options.form, forms); !meant.empty()) {
            printError(m_console,
                       {PUZZLE_TEXT("commandline", "“%1” is not a form; did you mean “%2”? The forms are %3"),
                        {core::quoted(m_options.form), std::string(meant), joined(forms)}});
            return Misuse;
        }
        printError(m_console, {PUZZLE_TEXT("commandline", "“%1” is not a form; the forms are %2"),
                               {core::quoted(m_options.form), joined(forms)}});
        return Misuse;
    }
    if (m_options.form == "svg") {
        printError(m_console,
                   {PUZZLE_TEXT("commandline", "only one position can be drawn, not a file of positions")});
        return Misuse;
    }
    return readArgument(m_options.source, m_console, [this](std::istream &text) { return convertAll(text); });
}

int ConvertCommand::convertAll(std::istream &text)
{
    LineReader lines(text, m_kinds);
    bool isEmpty = true;
    while (!m_console.interrupted && m_console.out) {
        std::optional<Line> line = lines.next();
        if (!line || m_console.interrupted)
            break;
        isEmpty = false;
        convert(*line, lines);
    }
    if (text.bad())
        printError(m_console, {PUZZLE_TEXT("commandline", "the rest of the input cannot be read")});
    else if (isEmpty && !m_console.interrupted)
        printError(m_console, {noPosition});
    if (text.bad() || isEmpty)
        m_status = BadData;
    return std::max(m_status, int(writing(m_console)));
}

void ConvertCommand::convert(Line &line, LineReader &lines)
{
    const bool isOneLine = line.text.find('\n') == line.text.npos;
    if (isOneLine && convertLine(line))
        return;
    forEachBoard(line, lines, m_kinds, m_console, {}, [this](const BoardLine &found) {
        if (found.fault)
            return refuse(found.line, *found.fault);
        printRemarks(m_console, found);
        convertLine(found.line);
    });
}

/// Writes the board of a position line; returns false if the line is not one.
bool ConvertCommand::convertLine(const Line &line)
{
    CommandContext context(m_console.interrupted, {}, CommandContext::boundless, {});
    context.callPeriodically([this] { flush(m_console.out); });
    const core::DealCancellation cancellation(context);
    const core::LineReading reading = core::readLineAndMoves(m_kinds, line.text);
    if (cancellation.stopped()) {
        printLineError(m_console, line.number, line.text, {0, context.reason()});
        m_status = std::max<int>(m_status, SomeStopped);
        return true;
    }
    const auto *game = std::get_if<core::Game>(&reading.reading);
    if (!game)
        return false;
    const core::Position position = core::after(game->position, reading.moves);
    std::string text;
    if (m_options.form == "line") {
        text = core::writeLine(*reading.kind, *game->puzzle, position);
    } else {
        const auto notations = reading.kind->allNotations();
        const auto notation = std::ranges::find_if(notations, [this](const core::Notation &each) {
            return each.write && each.id == m_options.form;
        });
        if (notation == notations.end()) {
            refuse(line,
                   {0,
                    {PUZZLE_TEXT("commandline", "a board of this puzzle has no form “%1”; its forms are %2"),
                     {m_options.form, joined(formsOf({&reading.kind, 1}))}}});
            return true;
        }
        core::WrittenBoard board =
            core::writeBoard(m_kinds, *reading.kind, *notation, *game->puzzle, position);
        text = std::move(board.text);
        if (!board.isComplete)
            printError(m_console,
                       {PUZZLE_TEXT("commandline", "line %1: the form “%2” does not show everything "
                                                   "of this board; its position line is %3"),
                        {static_cast<long long>(line.number), m_options.form,
                         core::Quotation{
                             core::shortened(core::writeLine(*reading.kind, *game->puzzle, position))}}});
    }
    // Boards of several lines are separated by a blank line, without which they could not be read back.
    if (std::exchange(m_hasWritten, true) && m_options.form != "line")
        m_console.out << '\n';
    m_console.out << text << '\n';
    return true;
}

void ConvertCommand::refuse(const Line &line, const core::Fault &fault)
{
    m_status = BadData;
    printLineError(m_console, line.number, line.text, fault);
}

} // namespace app
