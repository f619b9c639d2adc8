// SPDX-License-Identifier: MIT
#include "app/puzzles.h"

#include "anagrams/anagramsui.h"
#include "dogs/dogsui.h"
#include "queens/queensui.h"
#include "solitaire/solitaireui.h"
#include "taquin/taquinui.h"
#include "tilings/tilingsui.h"
#include "tours/toursui.h"

#include <array>

namespace app {

std::span<const ui::PuzzleUi *const> puzzles()
{
    static const std::array all{&ui::taquin(), &ui::dogs(),   &ui::solitaire(), &ui::queens(),
                                &ui::knight(), &ui::bishop(), &ui::tilings(),   &ui::anagrams()};
    kinds(); // makes the methods of the ready-made boards known
    return all;
}

} // namespace app
