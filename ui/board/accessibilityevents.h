// SPDX-License-Identifier: MIT
#pragma once

namespace board {

/// Has screen readers told only of what they have use for. Qt reports each name that is set, whether it is another one or
/// not, and all that happens in fields that nobody is in: for a single move a hundred events, each of which a screen reader
/// answers with questions. More than one call does no harm.
void quietenAccessibility();

} // namespace board
