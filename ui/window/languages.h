// SPDX-License-Identifier: MIT
#pragma once

#include "window/settings.h"

#include <QTranslator>

namespace window {

/// The language of the whole application: our own words, plural forms included, and those of Qt's standard
/// dialogs.
class Languages {
public:
    Languages() = default;
    Languages(const Languages &) = delete;
    Languages &operator=(const Languages &) = delete;
    ~Languages();

    /// Every widget gets a LanguageChange event.
    void speak(Language language);

private:
    QTranslator m_ours;
    QTranslator m_standard;
};

} // namespace window
