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

/// Racers that finished, the best first.
using Ranking = std::vector<const RaceResult *>;

/// Returns whether the tries of a racer are but a small part of its work: it examines most positions without showing a
/// try, so that its tries cannot be compared with those of others.
bool worksUnseen(const RaceResult &result)
{
    constexpr quint64 many = 1000; // some methods count dozens of nodes for a try: each access to the board
    return result.outcome.stats.nodes / many > quint64(result.counts.tries);
}

/// Returns a sentence that says who won: by tries and by time, each with the figures of the winner and the next. Racers
/// with equal figures do not beat each other. Fewer than two cannot be compared.
QString winnerOf(const Ranking &byTries, const Ranking &byTime)
{
    const auto tries = [&](std::size_t place) { return formatNumber(byTries[place]->counts.tries); };
    const auto time = [&](std::size_t place) { return formatTime(byTime[place]->microseconds); };
    const bool hasTries = byTries.size() > 1 && byTries[0]->counts.tries < byTries[1]->counts.tries;
    const QString thrifty = hasTries ? raceName(*byTries[0]) : QString();
    const QString quick = raceName(*byTime[0]);
    const bool hasTime = byTime[0]->microseconds < byTime[1]->microseconds;
    if (hasTries && hasTime && byTries[0] == byTime[0])
        return translated(PUZZLE_TEXT("race", "%1 wins, by tries (%2; next: %3) and by time (%4; next: %5)."),
                          {thrifty, tries(0), tries(1), time(0), time(1)});
    if (hasTries && hasTime)
        return translated(
            PUZZLE_TEXT("race", "%1 wins by tries (%2; next: %3), and %4 by time (%5; next: %6)."),
            {thrifty, tries(0), tries(1), quick, time(0), time(1)});
    if (hasTries)
        return translated(PUZZLE_TEXT("race", "%1 wins by tries: %2; next: %3."),
                          {thrifty, tries(0), tries(1)});
    if (hasTime)
        return translated(PUZZLE_TEXT("race", "%1 wins by time: %2; next: %3."), {quick, time(0), time(1)});
    return {};
}

bool hasRefusals(const RaceResult &result)
{
    return result.counts.tries > result.counts.backs + result.counts.depth;
}

/// Returns a sentence that qualifies a win by tries if the winner never tries a forbidden move, as others do, whose refused
/// tries count; else an empty string.
QString aboutRefusals(const Ranking &byTries)
{
    if (byTries.size() < 2 || hasRefusals(*byTries.front()) || !hasRefusals(*byTries.back()))
        return {};
    return translated(PUZZLE_TEXT("race",
                                  "%1 tries only moves that the rules allow; the tries of others include "
                                  "refusals."),
                      {raceName(*byTries.front())});
}

/// Returns a sentence about racers that all took the same number of tries; empty if they did not.
QString sameTries(const Ranking &byTries)
{
    const qint64 most = byTries.empty() ? 0 : byTries.back()->counts.tries;
    if (byTries.size() < 2 || byTries.front()->counts.tries < most)
        return {};
    return translated(byTries.size() == 2 ? PUZZLE_TEXT("race", "Both took the same number of tries: %1.")
                                          : PUZZLE_TEXT("race", "All took the same number of tries: %1."),
                      {formatNumber(most)});
}

/// Returns the first sentence of a text. A full stop after a single capital letter is that of an initial.
QString firstSentence(const QString &text)
{
    static const QRegularExpression end(u"(?<!\\b\\p{Lu})\\. "_s);
    const qsizetype at = text.indexOf(end);
    return at < 0 ? text : text.left(at + 1);
}

/// Returns the sentences above the results, which quote the methods' own descriptions. The first names the winner.
QStringList verdictOf(const std::vector<Race::Result> &results)
{
    Ranking finished;
    for (const Race::Result &result : results) {
        if (result->outcome.verdict != core::Outcome::Stopped)
            finished.push_back(result.get());
    }
    if (finished.empty())
        return {translated(PUZZLE_TEXT("race", "None of them finished."))};
    if (finished.size() == 1)
        return {translated(PUZZLE_TEXT("race", "Only %1 finished. Its tries: %2."),
                           {raceName(*finished[0]), formatNumber(finished[0]->counts.tries)})};
    Ranking byTime = finished;
    std::ranges::stable_sort(byTime, {}, &RaceResult::microseconds);
    Ranking byTries;
    std::ranges::copy_if(finished, std::back_inserter(byTries),
                         [](const RaceResult *result) { return !worksUnseen(*result); });
    std::ranges::stable_sort(byTries, {}, [](const RaceResult *result) { return result->counts.tries; });
    QStringList sentences{winnerOf(byTries, byTime), sameTries(byTries)};
    for (const RaceResult *result : finished) {
        if (worksUnseen(*result))
            sentences << translated(
                PUZZLE_TEXT("race", "%1 shows few of its tries, so only its time can be compared. %2: %3."),
                {raceName(*result), unitOfWork(*result->solver),
                 formatNumber(qlonglong(result->outcome.stats.nodes))});
    }
    if (const RaceResult &first = byTries.empty() ? *byTime[0] : *byTries[0];
        first.name.isEmpty() && sentences[1].isEmpty())
        sentences << translated(
            PUZZLE_TEXT("race", "What %1 does: %2"),
            {raceName(first), afterColon(firstSentence(translated(first.solver->about)))});
    sentences << aboutRefusals(byTries);
    const auto [shortest, longest] = std::ranges::minmax(finished, {}, &RaceResult::firstLength);
    if (shortest->firstLength > 0 && shortest->firstLength < longest->firstLength)
        sentences << translated(PUZZLE_TEXT("race", "The first solution of %1 is the shortest: length %2."),
                                {raceName(*shortest), formatNumber(shortest->firstLength)});
    sentences.removeAll(QString());
    return sentences;
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
    const QStringList sentences = verdictOf(results);
    winner = sentences.value(0);
    verdict = sentences.mid(1);
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
    QList<QStringList> cells = withLocalPoints(rows);
    for (QStringList &row : cells)
        row.replaceInStrings(u"\n"_s, u" "_s);
    return alignedText(QList<QStringList>{titles} + cells, Qt::AlignLeft) + textOfLines(refusals + notes);
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
