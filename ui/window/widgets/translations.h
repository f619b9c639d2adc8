// SPDX-License-Identifier: MIT
#pragma once

#include "session/basics/catalogue.h"
#include "window/widgets/settings.h"

namespace window {

/// The translations of the whole application: of its own texts, plural forms included, and of the standard
/// dialogs of Qt, by Qt's own catalogue or, if that is not installed, by the application's. They are removed
/// from the application when this object is destroyed.
class Translations {
public:
    Translations() = default;
    Translations(const Translations &) = delete;
    Translations &operator=(const Translations &) = delete;
    ~Translations();

    /// Installs the translations of this language, and makes it the default locale. Qt sends every widget a
    /// LanguageChange event.
    void install(Language language);

private:
    session::Catalogue m_application;
    QTranslator m_qt;
    QTranslator m_dialogs;
};

} // namespace window
