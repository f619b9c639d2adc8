// SPDX-License-Identifier: MIT
#include "window/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace window {

using namespace Qt::StringLiterals;

namespace {

QLocale localeOf(Language language)
{
    const QLocale system = QLocale::system();
    const bool french = language == Language::French ||
                        (language == Language::System && system.language() == QLocale::French);
    if (french)
        return system.language() == QLocale::French ? system : QLocale(QLocale::French);
    return system.language() == QLocale::English ? system : QLocale(QLocale::English);
}

} // namespace

Translations::~Translations()
{
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_application);
}

void Translations::install(Language language)
{
    const QLocale locale = localeOf(language);
    const QString code = locale.language() == QLocale::French ? u"fr"_s : u"en"_s;
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_application);
    if (m_qt.load("qtbase_"_L1 + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_application.load(":/translations/cassetete_"_L1 + code + ".qm"_L1))
        QCoreApplication::installTranslator(&m_application);
}

} // namespace window
