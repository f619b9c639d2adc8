// SPDX-License-Identifier: MIT
#include "window/games/importnotice.h"

#include "session/basics/translation.h"
#include "session/basics/visibletext.h"

#include <QCoreApplication>

#include <algorithm>

namespace window {

namespace {

struct ImportWords {
    Q_DECLARE_TR_FUNCTIONS(window::ImportNotice)
};

/// Returns a clause about the fault of a text, with its place in a text of several lines.
QString clauseOf(const std::string &text, const core::Fault &fault)
{
    const QString why = session::translated(fault.why);
    const std::string before = text.substr(0, fault.at);
    if (text.find_last_not_of(" \t\r\n") == text.npos ||
        text.substr(0, text.find_last_not_of(" \t\r\n")).find('\n') == text.npos)
        return why;
    const std::size_t start = before.rfind('\n') + 1; // 0 in the first line
    const auto column = QString::fromStdString(before.substr(start)).toUcs4().size() + 1;
    return ImportWords::tr("Line %1, column %2: %3")
        .arg(std::ranges::count(before, '\n') + 1)
        .arg(column)
        .arg(why);
}

} // namespace

QString ImportNotice::takenFor(const core::BoardReading &reading)
{
    if (!reading.notation)
        return {};
    const QString notice = ImportWords::tr("Read as %1: %2", "what was pasted: the position line")
                               .arg(session::translated(reading.notation->name),
                                    session::visibleText(QString::fromStdString(
                                        core::shortened(reading.line.substr(0, reading.line.find('\n'))))));
    return reading.remark.empty() ? notice : session::translated(reading.remark) + u' ' + notice;
}

QString ImportNotice::fault(const std::string &text, const core::Fault &fault)
{
    return session::asSentence(clauseOf(text, fault));
}

QString ImportNotice::notOpened(const std::string &text, const core::Fault &fault)
{
    constexpr qsizetype longest = 40;
    QString name = QString::fromStdString(text).trimmed();
    const qsizetype line = name.indexOf(u'\n');
    const bool isWhole = line < 0 && name.size() <= longest;
    name = session::visibleText(isWhole ? name
                                        : name.first(std::min(line < 0 ? longest : line, longest)) + u'…');
    return session::asSentence(ImportWords::tr("“%1” was not opened, and the previous board is kept: %2")
                                   .arg(name, session::afterColon(clauseOf(text, fault))));
}

} // namespace window
