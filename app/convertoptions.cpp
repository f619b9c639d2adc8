// SPDX-License-Identifier: MIT
#include "app/convertoptions.h"

#include "app/terminal.h"
#include "app/usage.h"

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto formOption = "--to"_L1;

} // namespace

std::variant<ConvertOptions, core::Explanation> ConvertOptions::read(const QStringList &words)
{
    ConvertOptions options;
    bool optionsOver = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        const QString name = word.section(u'=', 0, 0);
        if (optionsOver || word == "-"_L1 || !word.startsWith(u'-')) {
            if (!options.source.empty())
                return core::Explanation{PUZZLE_TEXT("commandline", "unexpected argument “%1”"),
                                         {beginning(word.toStdString(), longestName)}};
            options.source = word.toStdString();
        } else if (word == "--"_L1) {
            optionsOver = true;
        } else if (name != formOption) {
            return unknownOption(word, "convert");
        } else if (!word.contains(u'=') && i + 1 == words.size()) {
            return core::Explanation{PUZZLE_TEXT("commandline", "%1 needs a value"), {std::string("--to")}};
        } else {
            options.form = (word.contains(u'=') ? word.section(u'=', 1) : words[++i]).toStdString();
        }
    }
    if (options.source.empty())
        return core::Explanation{
            PUZZLE_TEXT("commandline", "give a position, @FILE, or - for standard input")};
    return options;
}

QStringList ConvertOptions::asExport() const
{
    return {u"--svg"_s, u"-"_s, u"--"_s, QString::fromStdString(source)};
}

} // namespace app
