// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QString>

class QTranslator;

namespace session {

/// A solver's text in the language of the application, or in that of the given translator.
QString words(const core::Text &text, long long number = -1, const QTranslator *language = nullptr);

/// The sentence of an explanation with its arguments filled in.
QString words(const core::Explanation &explanation, const QTranslator *language = nullptr);

} // namespace session
