// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QTranslator>

namespace session {

/// A catalogue of ours. Numbers of plurals are written as the language groups their digits, like all numbers.
class Catalogue : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *comment = nullptr,
                      int n = -1) const override;
    /// Reads that of a language, by its code.
    bool loadLanguage(const QString &code);
};

/// The system's own locale where there is a catalogue for its language; English otherwise.
QLocale supportedLocale();

} // namespace session
