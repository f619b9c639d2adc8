// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QString>

#include <functional>

class QTranslator;

namespace session {

/// Has `load` called before the first sentence or number that is told in the language of the application: a
/// program that tells none loads no words. For a program whose main thread tells them all.
void loadLanguageBy(std::function<void()> load);
/// Loads it now, where that is still to be done.
void needLanguage();

/// A solver's text in the language of the application, or in that of the given translator.
QString translated(const core::Text &text, long long number = -1, const QTranslator *language = nullptr);

/// The sentence of an explanation with its arguments filled in.
QString translated(const core::Explanation &explanation, const QTranslator *language = nullptr);

/// What is said when a piece of work came to nothing, for a reason that is part of a sentence.
core::Explanation failure(const core::Explanation &reason);

/// A number as the language groups its digits: the one way in which the window, its sentences and its pages
/// write numbers.
QString formatNumber(long long number);

/// A plural of a number that may be too large for tr: `say` translates it for an int of the same plural form,
/// in whose place the number is then written.
QString translatedPlural(quint64 number, const std::function<QString(int)> &say);

} // namespace session
