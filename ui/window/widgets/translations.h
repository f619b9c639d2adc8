// SPDX-License-Identifier: MIT
#pragma once

#include "session/basics/catalogue.h"
#include "window/widgets/settings.h"

namespace window {

/// The translations of the whole application: its own texts, plural forms included, and the standard dialogs of Qt,
/// from Qt's own catalogue or, if that is not installed, from the application's. Destroying this object removes
/// them.
class Translations {
public:
    Translations() = default;
    Translations(const Translations &) = delete;
    Translations &operator=(const Translations &) = delete;
    ~Translations();

    /// Installs the translations of this language and makes it the default locale. Qt sends each widget a
    /// LanguageChange event.
    void install(Language language);

private:
    session::Catalogue m_application;
    QTranslator m_qt;
    QTranslator m_dialogs;
};

} // namespace window
