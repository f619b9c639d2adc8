// SPDX-License-Identifier: MIT
#pragma once

#include "pages/book.h"

namespace pages {

/// Returns the page of the book that explains a method of a puzzle on a board with these options: the lesson
/// that runs it most, boards like this one before others; else the page of the museum, and else the manual's
/// page about the puzzle. The page that is being read comes before all of them if it is a lesson or one of the museum
/// and shows a board of the puzzle, so that whoever came from it gets back. Returns an empty name if there is none.
QString pageAboutMethod(const Book &book, const QString &puzzle, const QString &options,
                        const QString &method, const QString &read = {});

} // namespace pages
