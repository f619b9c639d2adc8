// SPDX-License-Identifier: MIT
#include "app/invocation.h"

#include "app/convertoptions.h"
#include "app/terminal.h"
#include "app/usage.h"
#include "core/blockreader.h"
#include "core/importboard.h"
#include "core/othernames.h"
#include "session/basics/unicodenormalization.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

Invocation misuse(core::Text text, const QString &word = {})
{
    return {Invocation::Invalid, {}, {text, {beginning(word.toStdString(), longestName)}}};
}

bool asksForHelp(const QStringList &words)
{
    const QStringList options = words.mid(0, words.indexOf(u"--"_s));
    return options.contains(u"--help"_s) || options.contains(u"-h"_s);
}

/// Returns the word if it is a command, otherwise an empty list.
QStringList commandIn(const QString &word)
{
    const std::string name = word.toStdString();
    const std::vector<std::string_view> names = commandNames();
    return std::ranges::find(names, name) != names.end() ? QStringList{word} : QStringList();
}

/// Returns whether the word has boards in a notation other than the position line. A word of letters alone has none.
bool isBoard(const QString &word, core::Kinds kinds)
{
    const bool isWord = !word.contains(QRegularExpression(u"[^\\pL]"_s));
    if (isWord || core::namesDeal(word.toStdString())) // dealing may take long
        return false;
    const std::vector<core::ImportedBoard> found =
        core::importBoards(kinds, session::composed(word.toStdString()));
    return !found.empty() && !found.front().readings.empty();
}

/// Returns the error for a first word that the program does not know.
Invocation unknownFirst(const QString &word, core::Kinds kinds)
{
    const core::Text meant =
        PUZZLE_TEXT("commandline", "“%1” is not a command, a file or a position; did you mean “%2”?");
    if (const core::Kind *kind = core::kindCalled(kinds, word.toStdString()))
        return {Invocation::Invalid,
                {},
                {meant, {beginning(word.toStdString(), longestName), core::exampleLine(*kind)}}};
    std::vector<std::string_view> candidates = commandNames();
    for (const core::Kind *kind : kinds)
        candidates.emplace_back(kind->id);
    return {Invocation::Invalid,
            {},
            unknownWord(PUZZLE_TEXT("commandline", "“%1” is not a command, a file or a position"), meant,
                        word, candidates)};
}

/// Returns the words that are not options of Qt.
QStringList withoutQtsOwn(const QStringList &words)
{
    static const QStringList withValue{
        u"-display"_s,      u"-geometry"_s, u"-platform"_s, u"-platformtheme"_s, u"-qwindowgeometry"_s,
        u"-qwindowtitle"_s, u"-session"_s,  u"-style"_s,    u"-stylesheet"_s,    u"-title"_s};
    QStringList ours;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString one = words[i].startsWith("--"_L1) ? words[i].mid(1) : words[i]; // Qt accepts - and --
        if (withValue.contains(one))
            ++i;
        else if (one != "-reverse"_L1)
            ours << words[i];
    }
    return ours;
}

Invocation readShow(const QStringList &folders)
{
    if (folders.isEmpty())
        return misuse(PUZZLE_TEXT("commandline", "%1 needs a folder"), u"--headless-show"_s);
    if (folders.size() > 1)
        return misuse(PUZZLE_TEXT("commandline", "unexpected argument “%1”"), folders[1]);
    return {Invocation::Screenshots, folders};
}

Invocation readWindow(const QStringList &words, core::Kinds kinds)
{
    if (words.isEmpty())
        return {};
    const QString &first = words.front();
    const QFileInfo file(first);
    const bool isFile = file.exists() && !file.isDir();
    if (!isFile && first.startsWith(u'-'))
        return {Invocation::Invalid, {}, unknownOption(first, {})};
    if (!isFile && !isBoardText(first, kinds))
        return unknownFirst(first, kinds);
    if (words.size() > 1)
        return misuse(PUZZLE_TEXT("commandline", "unexpected argument “%1”"), words[1]);
    return {Invocation::Window, words};
}

} // namespace

Invocation Invocation::read(const QStringList &words, core::Kinds kinds)
{
    const QString first = words.value(0);
    if (asksForHelp(words))
        return {Help, commandIn(first)};
    if (first == "help"_L1)
        return words.size() > 2 ? misuse(PUZZLE_TEXT("commandline", "unexpected argument “%1”"), words[2])
                                : Invocation{Help, words.mid(1)};
    if (first == "convert"_L1) {
        const auto read = ConvertOptions::read(words.mid(1));
        const auto *options = std::get_if<ConvertOptions>(&read);
        return options && options->draws() ? Invocation{Export, options->asExport()}
                                           : Invocation{Convert, words.mid(1)};
    }
    static const std::pair<QLatin1StringView, Mode> commands[] = {
        {"solve"_L1, Solve}, {"race"_L1, Race},     {"trace"_L1, Trace}, {"check"_L1, Check},
        {"merge"_L1, Merge}, {"export"_L1, Export}, {"list"_L1, List},   {"growth"_L1, Growth}};
    for (const auto &[word, mode] : commands) {
        if (first == word)
            return {mode, words.mid(1)};
    }
    const QStringList ours = withoutQtsOwn(words);
    if (ours.value(0) == "--headless-show"_L1)
        return readShow(ours.mid(1));
    if (ours.value(0) == "--version"_L1)
        return ours.size() > 1 ? misuse(PUZZLE_TEXT("commandline", "unexpected argument “%1”"), ours[1])
                               : Invocation{Version};
    return readWindow(ours.value(0) == "--"_L1 ? ours.mid(1) : ours, kinds);
}

bool isBoardText(const QString &text, core::Kinds kinds)
{
    return kindOfPosition(text, kinds) || (!QFileInfo::exists(text) && isBoard(text, kinds));
}

const core::Kind *kindOfPosition(const QString &text, core::Kinds kinds)
{
    const std::string line = text.trimmed().toStdString();
    return line.find(':') == line.npos ? nullptr : core::kindNamed(kinds, line);
}

} // namespace app
