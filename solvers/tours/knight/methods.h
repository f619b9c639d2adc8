// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

namespace tours {

/// The knight's methods, in the order of the menu. Each is in the file named after its id.
namespace squares {
core::Solver solver();
}
namespace links {
core::Solver solver();
}
namespace warnsdorff {
core::Solver solver();
}
namespace knightPruned {
core::Solver solver();
}
namespace tiles {
core::Solver solver();
}
namespace frontier {
core::Solver solver();
}
namespace propagation {
core::Solver solver();
}

} // namespace tours
