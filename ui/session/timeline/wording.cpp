// SPDX-License-Identifier: MIT
#include "session/timeline/wording.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace session {

namespace {

using KindWording = std::pair<const core::Kind *, Wording>;

std::vector<KindWording> &wordings()
{
    static std::vector<KindWording> all;
    return all;
}

} // namespace

void setWording(const core::Kind &kind, Wording wording)
{
    wordings().push_back({&kind, wording});
}

core::Explanation worded(const core::Kind &kind, const Instance &instance, core::Explanation explanation)
{
    const auto found = std::ranges::find(wordings(), &kind, &KindWording::first);
    return found == wordings().end() || explanation.empty()
               ? explanation
               : found->second(std::move(explanation), instance.look);
}

} // namespace session
