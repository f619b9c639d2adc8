// SPDX-License-Identifier: MIT
#include "queens/counting.h"

#include "queens/conclusion.h"
#include "queens/fewestfirst.h"
#include "queens/quarters.h"
#include "queens/rowcount.h"

namespace queens {

namespace {

constexpr int mostGivenOnQuarters = 3; ///< with more, the rows are filled before the quarters are listed
constexpr int largestByRows = 20;      ///< beyond, only boards with few free squares can be counted at all

core::Outcome countAnyhow(const Queens &queens, const core::Position &given, core::Control &control)
{
    const int size = queens.size();
    if (!queens.clash(given).empty())
        return {.verdict = core::Outcome::Impossible};
    if (size >= Quarters::smallest && size <= Quarters::largest && placed(given) <= mostGivenOnQuarters)
        return Quarters(queens, given).count(control);
    if (size <= largestByRows)
        return RowCount(queens, given).count(control);
    core::NullWatch watch(control);
    core::Task task;
    task.goal = core::Goal::Count;
    task.from = given;
    return FewestFirst<core::NullWatch>(watch, queens, task).run();
}

} // namespace

core::Outcome countSolutions(const Queens &queens, const core::Position &given, core::Control &control)
{
    const core::Outcome counted = countAnyhow(queens, given, control);
    return conclude(queens, given, {counted.stats, counted.verdict != core::Outcome::Stopped});
}

} // namespace queens
