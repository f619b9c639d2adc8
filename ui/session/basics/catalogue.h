// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QTranslator>

#include <optional>

namespace session {

/// A translation catalogue of this program. Numbers in plurals are written with the digit grouping of the language,
/// like all numbers.
class Catalogue : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *comment = nullptr,
                      int n = -1) const override;
    /// Reads the catalogue of a language, given by its code.
    bool loadLanguage(const QString &code);
};

/// The catalogue of English, the language of the sources, which contains only the plurals. It is read when it is
/// first used.
class EnglishPlurals {
public:
    const QTranslator &translator() const;

private:
    mutable std::optional<QTranslator> m_translator;
};

/// Returns the system's locale if there is a catalogue for its language, otherwise English.
QLocale supportedLocale();

} // namespace session
