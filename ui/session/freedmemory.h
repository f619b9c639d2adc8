// SPDX-License-Identifier: MIT
#pragma once

namespace session {

/// Searches free what they took, but the GNU C library keeps it: for each thread that ever searched, as much as
/// the greediest search there needed. These two give it back to the system; elsewhere they do nothing.

/// From now on what lies free at the end of a heap goes back at once. The library's own limit for that rises to
/// 64 MB for each thread as soon as one large block, such as a picture, has been freed.
void keepLittleFreedMemory();

/// What lies free between blocks in use goes back now: below a path that outlives its search, for example.
void returnFreedMemory();

} // namespace session
