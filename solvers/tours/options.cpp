// SPDX-License-Identifier: MIT
#include "tours/options.h"

#include "core/celllist.h"
#include "core/squarename.h"

namespace tours {

std::string composeConditions(const core::Values &values)
{
    std::string text;
    for (const core::Option &option : {closedOption, endOption, givenOption}) {
        if (const std::string value = values.text(option.id); !value.empty())
            text.append(1, ',').append(option.id).append(1, '=').append(value);
    }
    return text;
}

void describeConditions(const Tour &tour, core::Values &values)
{
    const Conditions &conditions = tour.conditions();
    if (tour.startCell() != Tour::usualStart() && !conditions.startIsUsual)
        values.set("start", tour.name(tour.startCell()));
    if (!conditions.closed.empty())
        values.set(closedOption.id, core::writeCells(tour.grid(), conditions.closed, core::squareName));
    if (conditions.end != Conditions::none)
        values.set(endOption.id, tour.name(conditions.end));
    if (!conditions.given.empty())
        values.set(givenOption.id, spellGiven(tour.grid(), conditions));
}

} // namespace tours
