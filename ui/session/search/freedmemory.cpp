// SPDX-License-Identifier: MIT
#include "session/search/freedmemory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace session {

void keepLittleFreedMemory()
{
#ifdef __GLIBC__
    constexpr int kept = 1 << 20; // bytes for each thread
    ::mallopt(M_MMAP_THRESHOLD, kept);
    ::mallopt(M_TRIM_THRESHOLD, kept);
#endif
}

void returnFreedMemory()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

} // namespace session
