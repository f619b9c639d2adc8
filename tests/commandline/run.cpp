// SPDX-License-Identifier: MIT
#include "run.h"

#include "app/commandline.h"
#include "app/puzzles.h"

#include <QJsonDocument>

#include <sstream>

namespace {

QList<QByteArray> linesOf(const QByteArray &text)
{
    QList<QByteArray> lines = text.split('\n');
    lines.removeLast();
    return lines;
}

} // namespace

QList<QByteArray> Run::answers() const
{
    return linesOf(out);
}

QList<QByteArray> Run::errorLines() const
{
    return linesOf(err);
}

QJsonObject Run::json(qsizetype line) const
{
    return QJsonDocument::fromJson(answers().value(line)).object();
}

Run run(core::Kinds kinds, const QStringList &words, const QByteArray &input, bool interrupted)
{
    std::istringstream in(input.toStdString());
    std::ostringstream out;
    std::ostringstream err;
    const std::atomic<bool> flag = interrupted;
    const session::EnglishPlurals english;
    Run result;
    result.status =
        app::runCommand(app::Invocation::read(words, kinds), kinds, {in, out, err, flag}, english);
    result.out = QByteArray::fromStdString(out.str());
    result.err = QByteArray::fromStdString(err.str());
    return result;
}

Run run(const QStringList &words, const QByteArray &input)
{
    return run(app::kinds(), words, input);
}
