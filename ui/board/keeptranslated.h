// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace board {

/// Calls a function that sets the texts of a widget: now, and whenever the language of the program changes.
void keepTranslated(QWidget &widget, std::function<void()> setTexts);

} // namespace board
