// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QTranslator>

#include <optional>

namespace session {

/// A catalogue of ours. Numbers of plurals are written as the language groups their digits, like all numbers.
class Catalogue : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *comment = nullptr,
                      int n = -1) const override;
    /// Reads that of a language, by its code.
    bool loadLanguage(const QString &code);
};

/// The catalogue of the sources' own language, English, which has the plurals alone. It is read when it is first
/// asked for.
class EnglishPlurals {
public:
    const QTranslator &translator() const;

private:
    mutable std::optional<QTranslator> m_translator;
};

/// The system's own locale where there is a catalogue for its language; English otherwise.
QLocale supportedLocale();

} // namespace session
