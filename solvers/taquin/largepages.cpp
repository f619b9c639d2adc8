// SPDX-License-Identifier: MIT
#include "taquin/largepages.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace taquin {

void layLargePages([[maybe_unused]] void *memory, [[maybe_unused]] std::size_t bytes)
{
#ifdef __linux__
    // Whole ones only, so that no memory is taken in addition.
    if (bytes >= largePage)
        madvise(memory, bytes / largePage * largePage, MADV_HUGEPAGE);
#endif
}

} // namespace taquin
