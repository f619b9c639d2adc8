// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

namespace forms {

class CourseForm;

/// A form of the course, as the menu and the links of pages name it.
struct Form {
    const char *id; ///< as in a page's link "form:queens"
    const char *kind;
    std::unique_ptr<CourseForm> (*make)(const ui::PuzzleUi &puzzle);
};

/// Returns the forms that there are, in the order of the menu.
std::span<const Form> all();
/// Makes the form with this id; null if there is none, or no puzzle for it.
std::unique_ptr<CourseForm> make(const QString &id, std::span<const ui::PuzzleUi *const> puzzles);

} // namespace forms
