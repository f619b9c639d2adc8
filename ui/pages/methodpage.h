// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "pages/book.h"

namespace pages {

/// Returns the page of the book that explains a method of a puzzle on a board with these options: the lesson that
/// runs it most, where boards like this one count twice; else the page of the museum; else a lesson about the puzzle
/// that gives the method's name; else the manual's page about the puzzle; else an empty name. The page being read
/// comes first if it is a lesson or a page of the museum with a board of the puzzle, so that the reader returns to the
/// page they came from.
QString pageAboutMethod(const Book &book, const QString &puzzle, const QString &options,
                        const core::Solver &method, const QString &read = {});

} // namespace pages
