// SPDX-License-Identifier: MIT
// Fuzzes command-line arguments, one on each line of the input. No command is run.
#include "attack.h"

#include "app/invocation.h"
#include "app/solveoptions.h"
#include "session/basics/translation.h"

#include <QLocale>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace {

/// Decodes UTF-8 and keeps an initial byte order mark, which QString::fromStdString would drop.
QString asItStands(const std::string &text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(text.data(), qsizetype(text.size())));
}

QStringList written(const app::SolveOptions &options)
{
    QStringList words;
    if (!options.method.empty())
        words << u"--method"_s << asItStands(options.method);
    if (options.goal != core::Goal::First)
        words << (options.goal == core::Goal::All ? u"--all"_s : u"--count"_s);
    if (options.limit)
        words << "--limit="_L1 + QString::number(*options.limit);
    if (options.seconds)
        words << "--time="_L1 + QString::number(*options.seconds, 'g', QLocale::FloatingPointShortest);
    if (options.seed)
        words << u"--seed"_s << QString::number(*options.seed);
    if (options.json)
        words << u"--json"_s;
    return words << u"--"_s << asItStands(options.source);
}

void checkSolve(const QStringList &words)
{
    const auto read = app::SolveOptions::read(words);
    if (const auto *why = std::get_if<core::Explanation>(&read)) {
        fuzz::require(!session::translated(*why).isEmpty(), "a misuse is explained");
        return;
    }
    const auto &options = std::get<app::SolveOptions>(read);
    static_cast<void>(app::unableTo(fuzz::kinds(), options.goal, options.method));
    const auto again = app::SolveOptions::read(written(options));
    const auto *same = std::get_if<app::SolveOptions>(&again);
    fuzz::require(same, "what is written is read");
    fuzz::require(written(*same) == written(options) && same->seconds == options.seconds,
                  "what is read is the same");
}

} // namespace

void attack(const QByteArray &bytes)
{
    const QStringList words = QString::fromUtf8(bytes).split(u'\n');
    const app::Invocation invocation = app::Invocation::read(words, fuzz::kinds());
    if (invocation.mode == app::Invocation::Invalid)
        fuzz::require(!session::translated(invocation.fault).isEmpty(), "a misuse is explained");
    if (invocation.mode == app::Invocation::Solve)
        checkSolve(invocation.arguments);
}
