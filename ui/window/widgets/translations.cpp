// SPDX-License-Identifier: MIT
#include "window/widgets/translations.h"

#include "core/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QString codeOf(const QLocale &locale)
{
    return QLocale::languageToCode(locale.language());
}

/// Returns the locale of a language. Numbers and dates follow the system's country if the system uses this
/// language.
QLocale localeOf(Language language)
{
    const QLocale system = session::supportedLocale();
    const QString code = SettingNames::languageCodes().value(int(language));
    return language == Language::System || codeOf(system) == code ? system : QLocale(code);
}

} // namespace

Translations::~Translations()
{
    for (QTranslator *each : {&m_dialogs, &m_qt, static_cast<QTranslator *>(&m_application)})
        QCoreApplication::removeTranslator(each);
}

void Translations::install(Language language)
{
    const QLocale locale = localeOf(language);
    const QString code = codeOf(locale);
    QLocale::setDefault(locale);
    core::setReadersLanguage(language == Language::System ? std::string() : code.toStdString());
    for (QTranslator *each : {&m_dialogs, &m_qt, static_cast<QTranslator *>(&m_application)})
        QCoreApplication::removeTranslator(each);
    // The catalogue that was installed last is searched first.
    if (m_dialogs.load(":/translations/dialogs_"_L1 + code + ".qm"_L1))
        QCoreApplication::installTranslator(&m_dialogs);
    if (m_qt.load("qtbase_"_L1 + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_application.loadLanguage(code))
        QCoreApplication::installTranslator(&m_application);
}

} // namespace window
