// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace forms {

class CourseForm;

/// An entry of the list of the course's forms, to which the menu and the links of pages refer.
struct Form {
    const char *id; ///< the name in a link of a page: "queens" in "form:queens"
    const char *kind;
    std::unique_ptr<CourseForm> (*make)(const ui::PuzzleUi &puzzle);
};

/// Returns all forms in the order of the menu.
std::span<const Form> all();
/// Makes the form with this id; null if there is no such form or its puzzle is not among `puzzles`.
std::unique_ptr<CourseForm> make(const QString &id, std::span<const ui::PuzzleUi *const> puzzles);

} // namespace forms
