// SPDX-License-Identifier: MIT
#pragma once

namespace board {

/// Makes screen readers receive only the events that are of use to them. Qt reports each name that is set,
/// even if it is unchanged, and everything that happens in fields without the focus: for a single move a
/// hundred events, each of which a screen reader follows up with queries. More than one call does no harm.
void quietenAccessibility();

} // namespace board
