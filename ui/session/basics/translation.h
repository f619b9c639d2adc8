// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <QString>

#include <functional>

class QTranslator;

namespace core {
struct Kind;
}

namespace session {

/// Makes `load` be called before the first sentence or number is produced in the application's language, so that a
/// program that produces none loads no catalogue. For programs whose main thread produces them all.
void loadLanguageBy(std::function<void()> load);
/// Loads the language now, if it is not loaded yet.
void needLanguage();

/// Returns a solver's text in the language of the application, or in that of the given translator.
QString translated(const core::Text &text, long long number = -1, const QTranslator *language = nullptr);

/// Returns the sentence of an explanation with its arguments filled in.
QString translated(const core::Explanation &explanation, const QTranslator *language = nullptr);

/// Returns the sentence of a text with these arguments filled in, which are translated already.
QString translated(const core::Text &text, const QStringList &arguments);
/// Returns an argument as a sentence contains it.
QString translated(const core::Explanation::Argument &argument, const QTranslator *language = nullptr);
/// Returns a name with its parts filled in.
QString translated(const core::Name &name);
/// Returns the name of a puzzle without the part in parentheses: "Sliding tiles", which need not be fifteen.
QString puzzleName(const core::Kind &kind);

/// Names squares in the notation that the user has chosen for a puzzle.
using SquareNames = QString (*)(const core::Squares &squares);
/// Makes sentences name the squares of this puzzle by `names`, except in a given translator's language; to be called
/// before the first of them.
void setSquareNames(std::string_view puzzle, SquareNames names);

/// Returns a sentence as it continues another one after a colon: in French, it then begins with a small letter.
QString afterColon(const QString &sentence);

/// Returns a clause, such as the fault of a text, as a sentence: with a capital letter and a full stop. A sentence stays as
/// it is.
QString asSentence(const QString &clause);

/// Returns the message "This could not be done: REASON." for work that failed.
core::Explanation failure(const core::Explanation &reason);

/// Returns a number with the digit grouping of the language: the one way in which the window, its sentences and its
/// pages write numbers.
QString formatNumber(long long number);

/// Returns a plural of a number that may be too large for tr: `translate` translates it for an int of the same
/// plural form, which is then replaced by the number.
QString translatedPlural(quint64 number, const std::function<QString(int)> &translate);

} // namespace session
