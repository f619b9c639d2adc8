// SPDX-License-Identifier: MIT
#include "forms/forms.h"

#include "forms/anagramsform.h"
#include "forms/bishopform.h"
#include "forms/dogsform.h"
#include "forms/knightform.h"
#include "forms/queensform.h"
#include "forms/solitaireform.h"
#include "forms/taquinform.h"
#include "forms/vinrichform.h"

#include <algorithm>

namespace forms {

namespace {

template <typename F>
std::unique_ptr<CourseForm> makeOf(const ui::PuzzleUi &puzzle)
{
    return std::make_unique<F>(puzzle);
}

constexpr Form table[] = {
    {"taquin", "taquin", makeOf<TaquinForm>},          {"dogs", "dogs", makeOf<DogsForm>},
    {"solitaire", "solitaire", makeOf<SolitaireForm>}, {"queens", "queens", makeOf<QueensForm>},
    {"knight", "knight", makeOf<KnightForm>},          {"bishop", "bishop", makeOf<BishopForm>},
    {"vinrich", "tiling", makeOf<VinrichForm>},        {"anagrams", "anagrams", makeOf<AnagramsForm>},
};

} // namespace

std::span<const Form> all()
{
    return table;
}

std::unique_ptr<CourseForm> make(const QString &id, std::span<const ui::PuzzleUi *const> puzzles)
{
    const auto *form =
        std::ranges::find(table, id, [](const Form &each) { return QLatin1StringView(each.id); });
    if (form == std::end(table))
        return nullptr;
    const std::string_view kind = form->kind;
    const auto puzzle = std::ranges::find(
        puzzles, kind, [](const ui::PuzzleUi *each) { return std::string_view(each->kind->id); });
    return puzzle == puzzles.end() ? nullptr : form->make(**puzzle);
}

} // namespace forms
