// SPDX-License-Identifier: MIT
#include "app/kinds.h"

#include "anagrams/anagrams.h"
#include "dogs/dogs.h"
#include "queens/queens.h"
#include "solitaire/solitaire.h"
#include "taquin/taquin.h"
#include "tilings/tilings.h"
#include "tours/bishop/kind.h"
#include "tours/knight/kind.h"

#include <array>

namespace app {

core::Kinds kinds()
{
    static const std::array all{&taquin::kind(),  &dogs::kind(),        &solitaire::kind(),
                                &queens::kind(),  &tours::knightKind(), &tours::bishopKind(),
                                &tilings::kind(), &anagrams::kind()};
    return all;
}

} // namespace app
