// SPDX-License-Identifier: MIT
#pragma once

namespace board {

/// Makes scroll areas answer screen readers that ask for a child that is gone. Qt counts only the scroll bars that are
/// visible as children, and reads past the end of its list when one has been hidden since a screen reader counted them.
/// Must be called before the first scroll area is made, since Qt keeps what it has answered for a widget. Calling this
/// more than once does no harm.
void installAccessibleScrollAreas();

} // namespace board
