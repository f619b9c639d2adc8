// SPDX-License-Identifier: MIT
#include "session/search/racetable.h"

#include "session/basics/translation.h"
#include "session/search/work.h"

#include <QLocale>
#include <QRegularExpression>

namespace session {

using namespace Qt::StringLiterals;

namespace {

QString raceName(const RaceResult &result)
{
    return result.name.isEmpty() ? translated(result.solver->name) : result.name;
}

/// Returns the ratio of two numbers as text: "7.8", "1,260".
QString raceRatio(qint64 more, qint64 less)
{
    const double ratio = double(more) / double(less);
    return QLocale().toString(ratio, 'f', ratio < 9.95 ? 1 : 0);
}

/// Returns a sentence about the racers with the fewest and with the most tries, of this many that finished.
QString verdictByTries(const RaceResult &first, const RaceResult &last, std::size_t finished)
{
    const qint64 fewest = first.counts.tries;
    const qint64 most = last.counts.tries;
    if (fewest == most)
        return translated(finished == 2 ? PUZZLE_TEXT("race", "Both took the same number of tries: %1.")
                                        : PUZZLE_TEXT("race", "All took the same number of tries: %1."),
                          {formatNumber(fewest)});
    if (fewest == 0)
        return translated(PUZZLE_TEXT("race", "%1 took no tries at all; %2 took %3."),
                          {raceName(first), raceName(last), formatNumber(most)});
    return translated(PUZZLE_TEXT("race", "%1 took the fewest tries: %2. %3 took %4 times as many."),
                      {raceName(first), formatNumber(fewest), raceName(last), raceRatio(most, fewest)});
}

QString verdictByTime(const RaceResult &quickest, const RaceResult &slowest)
{
    if (quickest.microseconds == slowest.microseconds)
        return {};
    return translated(PUZZLE_TEXT("race", "%1 was the fastest: %2. %3 took %4."),
                      {raceName(quickest), formatTime(quickest.microseconds), raceName(slowest),
                       formatTime(slowest.microseconds)});
}

/// Returns the first sentence of a text. A full stop after a single capital letter is that of an initial.
QString firstSentence(const QString &text)
{
    static const QRegularExpression end(u"(?<!\\b\\p{Lu})\\. "_s);
    const qsizetype at = text.indexOf(end);
    return at < 0 ? text : text.left(at + 1);
}

/// Returns the sentences above the results, which quote the methods' own descriptions.
QString verdictOf(const std::vector<Race::Result> &results)
{
    std::vector<const RaceResult *> ended;
    for (const Race::Result &result : results) {
        if (result->outcome.verdict != core::Outcome::Stopped)
            ended.push_back(result.get());
    }
    if (ended.empty())
        return translated(PUZZLE_TEXT("race", "None of them finished."));
    if (ended.size() == 1)
        return translated(PUZZLE_TEXT("race", "Only %1 finished. Its tries: %2."),
                          {raceName(*ended.front()), formatNumber(ended.front()->counts.tries)});
    const auto [first, last] =
        std::ranges::minmax(ended, {}, [](const RaceResult *result) { return result->counts.tries; });
    const auto [quickest, slowest] = std::ranges::minmax(ended, {}, &RaceResult::microseconds);
    QStringList sentences{verdictByTries(*first, *last, ended.size())};
    if (first->name.isEmpty() && first->counts.tries < last->counts.tries) {
        sentences << translated(
            PUZZLE_TEXT("race", "What %1 does: %2"),
            {raceName(*first), afterColon(firstSentence(translated(first->solver->about)))});
    }
    sentences << verdictByTime(*quickest, *slowest);
    const auto [shortest, longest] = std::ranges::minmax(ended, {}, &RaceResult::firstLength);
    if (shortest->firstLength > 0 && shortest->firstLength < longest->firstLength)
        sentences << translated(PUZZLE_TEXT("race", "The first solution of %1 is the shortest: length %2."),
                                {raceName(*shortest), formatNumber(shortest->firstLength)});
    sentences.removeAll(QString());
    return sentences.join(u'\n');
}

QString noteOf(const RaceResult &result, const QString &name)
{
    if (!result.outcome.reason.empty())
        return translated(PUZZLE_TEXT("race", "%1: %2"),
                          {name, afterColon(translated(result.outcome.reason))});
    if (result.outcome.verdict == core::Outcome::Stopped)
        return translated(PUZZLE_TEXT("race", "%1 was stopped."), {name});
    return {};
}

} // namespace

RaceTable::RaceTable(const std::vector<Race::Result> &results, Names names)
{
    const bool areNamed =
        std::ranges::any_of(results, [](const Race::Result &result) { return !result->name.isEmpty(); });
    for (const core::Text &title :
         {areNamed ? PUZZLE_TEXT("race", "Racer") : PUZZLE_TEXT("race", "Method"),
          PUZZLE_TEXT("race", "Tries"), PUZZLE_TEXT("race", "Taken back"), PUZZLE_TEXT("race", "Refused"),
          PUZZLE_TEXT("race", "Deepest"), PUZZLE_TEXT("race", "Solutions"),
          PUZZLE_TEXT("race", "Solved at try"), PUZZLE_TEXT("race", "Length"),
          names == Names::Ids ? PUZZLE_TEXT("race", "Seconds") : PUZZLE_TEXT("race", "Time"),
          names == Names::Ids ? PUZZLE_TEXT("race", "Nodes") : PUZZLE_TEXT("race", "Own count")})
        titles << translated(title);
    verdict = verdictOf(results);
    for (const Race::Result &result : results) {
        const Counts &counts = result->counts;
        const QString name = !result->name.isEmpty() ? result->name
                             : names == Names::Ids   ? QString::fromUtf8(result->solver->id)
                                                     : translated(result->solver->name);
        rows << QStringList{name,
                            QString::number(counts.tries),
                            QString::number(counts.backs),
                            QString::number(counts.refusals()),
                            QString::number(counts.deepest),
                            QString::number(std::max(counts.solutions, qint64(result->firstSolution >= 0))),
                            result->firstSolution < 0 ? u"–"_s : QString::number(result->firstSolution),
                            result->firstSolution < 0 ? u"–"_s : QString::number(result->firstLength),
                            names == Names::Ids ? QString::number(double(result->microseconds) / 1e6, 'f', 6)
                                                : formatTime(result->microseconds),
                            names == Names::Ids ? QString::number(result->outcome.stats.nodes)
                                                : formatNumber(qlonglong(result->outcome.stats.nodes)) +
                                                      u'\n' + unitOfWork(*result->solver)};
        for (const RaceRefusals &refused : result->refusals)
            refusals << translated(
                PUZZLE_TEXT("race", "%1: %2 refused, for example: %3"),
                {name, formatNumber(refused.count), afterColon(translated(refused.example))});
        if (const core::Text own = result->solver->counts; own && names == Names::Ids)
            notes << translated(PUZZLE_TEXT("race", "What %1 counts as nodes: %2."), {name, translated(own)});
        if (const QString note = noteOf(*result, name); !note.isEmpty())
            notes << note;
        if (!result->isWhole())
            notes << translated(
                PUZZLE_TEXT("race", "Of %1, the first %2 events are stored; the counts include all events."),
                {name, formatNumber(RaceResult::mostEvents)});
    }
}

QString RaceTable::text() const
{
    return alignedText(QList<QStringList>{titles} + withLocalPoints(rows), Qt::AlignLeft) +
           textOfLines(refusals + notes);
}

QString RaceTable::csv() const
{
    return csvText(QList<QStringList>{titles} + rows);
}

QList<QStringList> withLocalPoints(QList<QStringList> rows)
{
    for (QStringList &row : rows) {
        for (qsizetype column = 1; column < row.size(); ++column) {
            bool isNumber = false;
            row[column].toDouble(&isNumber);
            if (isNumber)
                row[column].replace(u'.', QLocale().decimalPoint());
        }
    }
    return rows;
}

QString alignedText(const QList<QStringList> &rows, Qt::Alignment first)
{
    QStringList lines;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            qsizetype width = 0;
            for (const QStringList &other : rows)
                width = std::max(width, other[column].size());
            cells << (column == 0 && first == Qt::AlignLeft ? row[column].leftJustified(width)
                                                            : row[column].rightJustified(width));
        }
        lines << cells.join("  "_L1);
    }
    return textOfLines(lines);
}

QString textOfLines(const QStringList &lines)
{
    QString text;
    for (const QString &line : lines)
        text += line + u'\n';
    return text;
}

QString csvText(const QList<QStringList> &rows)
{
    QString out;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (QString cell : row) {
            const bool isPlain = !cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n');
            cells << (isPlain ? cell : u'"' + cell.replace(u'"', "\"\""_L1) + u'"');
        }
        out += cells.join(u',') + u'\n';
    }
    return out;
}

} // namespace session
