// SPDX-License-Identifier: MIT
#pragma once

namespace session {

/// Searches free the memory that they took, but the GNU C library keeps it: for each thread that ever searched, as
/// much as its largest search needed. These two functions return it to the system; with other libraries they do
/// nothing.

/// Makes the memory that is free at the end of a heap return to the system at once, from now on. The
/// library's own limit for this rises to 64 MB for each thread as soon as one large block, such as a picture,
/// has been freed.
void keepLittleFreedMemory();

/// Returns the memory that is free between blocks in use to the system now: for example, the memory below a
/// path that outlives its search.
void returnFreedMemory();

} // namespace session
