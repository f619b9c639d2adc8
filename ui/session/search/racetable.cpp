// SPDX-License-Identifier: MIT
#include "session/search/racetable.h"

#include "session/basics/translation.h"

namespace session {

using namespace Qt::StringLiterals;

namespace {

QString quotedForCsv(QString cell)
{
    if (!cell.contains(u'"') && !cell.contains(u',') && !cell.contains(u'\n'))
        return cell;
    return u'"' + cell.replace(u'"', "\"\""_L1) + u'"';
}

QString noteOf(const RaceResult &result, const std::string &name)
{
    if (!result.outcome.reason.empty())
        return translated(core::Explanation{PUZZLE_TEXT("race", "%1: %2"),
                                            {name, translated(result.outcome.reason).toStdString()}});
    if (result.outcome.verdict == core::Outcome::Stopped)
        return translated(core::Explanation{PUZZLE_TEXT("race", "%1 was stopped."), {name}});
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
          PUZZLE_TEXT("race", "Solved at try"), PUZZLE_TEXT("race", "Length"), PUZZLE_TEXT("race", "Seconds"),
          PUZZLE_TEXT("race", "Nodes")})
        titles << translated(title);
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
                            QString::number(double(result->microseconds) / 1e6, 'f', 4),
                            QString::number(result->outcome.stats.nodes)};
        for (const RaceRefusals &refused : result->refusals)
            refusals << translated(
                core::Explanation{PUZZLE_TEXT("race", "%1 refused %2, for example: %3"),
                                  {name.toStdString(), static_cast<long long>(refused.count),
                                   translated(refused.example).toStdString()}});
        if (const core::Text own = result->solver->counts)
            notes << translated(core::Explanation{PUZZLE_TEXT("race", "%1 counts as its nodes: %2."),
                                                  {name.toStdString(), own}});
        if (const QString note = noteOf(*result, name.toStdString()); !note.isEmpty())
            notes << note;
        if (!result->isWhole())
            notes << translated(core::Explanation{
                PUZZLE_TEXT("race", "Of %1, the first %2 events are kept; the counts are of all."),
                {name.toStdString(), static_cast<long long>(RaceResult::mostEvents)}});
    }
}

QString RaceTable::text() const
{
    QString out;
    for (const QStringList &row : QList<QStringList>{titles} + rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column) {
            qsizetype width = titles[column].size();
            for (const QStringList &other : rows)
                width = std::max(width, other[column].size());
            line +=
                column == 0 ? row[column].leftJustified(width) : u"  "_s + row[column].rightJustified(width);
        }
        out += line + u'\n';
    }
    for (const QString &line : refusals + notes)
        out += line + u'\n';
    return out;
}

QString RaceTable::csv() const
{
    QString out;
    for (const QStringList &row : QList<QStringList>{titles} + rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells << quotedForCsv(cell);
        out += cells.join(u',') + u'\n';
    }
    return out;
}

} // namespace session
