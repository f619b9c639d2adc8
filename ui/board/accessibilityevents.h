// SPDX-License-Identifier: MIT
#pragma once

namespace board {

/// Makes screen readers receive only the events that are of use to them. Qt reports every name that is set, even if
/// it is unchanged, and everything that happens in fields without the focus: a hundred events for a single move, each
/// of which a screen reader follows up with queries. Calling this more than once does no harm.
void quietenAccessibility();

} // namespace board
