// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QString>

#include <functional>

class QTranslator;

namespace session {

/// Makes `load` be called before the first sentence or number is produced in the language of the application,
/// so that a program that produces none loads no words. It is meant for a program whose main thread produces
/// them all.
void loadLanguageBy(std::function<void()> load);
/// Loads the language now, if it is not loaded yet.
void needLanguage();

/// Returns a solver's text in the language of the application, or in that of the given translator.
QString translated(const core::Text &text, long long number = -1, const QTranslator *language = nullptr);

/// Returns the sentence of an explanation with its arguments filled in.
QString translated(const core::Explanation &explanation, const QTranslator *language = nullptr);

/// Returns the sentence for a piece of work that failed, for a reason that is part of a sentence.
core::Explanation failure(const core::Explanation &reason);

/// Returns a number as the language groups its digits: the one way in which the window, its sentences and its
/// pages write numbers.
QString formatNumber(long long number);

/// Returns a plural of a number that may be too large for tr: `say` translates it for an int of the same
/// plural form, which is then replaced by the number.
QString translatedPlural(quint64 number, const std::function<QString(int)> &say);

} // namespace session
