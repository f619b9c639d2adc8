// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/growth.h"

#include <QStringList>

namespace session {

/// Returns what the boards of a plan differ by, as the title of a column: "Size", "Seed", or the id of an option.
QString titleOfSizes(const GrowthPlan &plan);

/// The runs as a table with a row for each size, and for each method its tries, its nodes and its seconds; notes on the growth and
/// on stopped runs follow as sentences.
struct GrowthTable {
    enum class Names { Ids, Words };

    GrowthTable(const GrowthPlan &plan, std::span<const GrowthRun> runs, Names names);

    QString text() const; ///< an aligned text
    QString csv() const;  ///< plain numbers, for spreadsheets

    QStringList titles;
    QList<QStringList> rows; ///< the rows, with numbers without grouping; unknown values are empty
    QStringList notes;

private:
    void addRows(const GrowthPlan &plan, std::span<const GrowthRun> runs);
    void noteDrops(const GrowthPlan &plan, std::span<const GrowthRun> runs, Names names);
};

} // namespace session
