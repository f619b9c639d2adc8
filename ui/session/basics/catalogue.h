// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QTranslator>

#include <optional>

namespace session {

/// A translation catalogue of this program. Numbers in plurals are written as the language groups their
/// digits, like all numbers.
class Catalogue : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *comment = nullptr,
                      int n = -1) const override;
    /// Reads the catalogue of a language, given by its code.
    bool loadLanguage(const QString &code);
};

/// The catalogue of the sources' own language, English, which contains the plurals alone. It is read when it
/// is first used.
class EnglishPlurals {
public:
    const QTranslator &translator() const;

private:
    mutable std::optional<QTranslator> m_translator;
};

/// Returns the system's own locale if there is a catalogue for its language, and otherwise English.
QLocale supportedLocale();

} // namespace session
