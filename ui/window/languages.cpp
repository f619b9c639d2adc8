// SPDX-License-Identifier: MIT
#include "window/languages.h"

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

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&m_standard);
    QCoreApplication::removeTranslator(&m_ours);
}

void Languages::speak(Language language)
{
    const QLocale locale = localeOf(language);
    const QString code = locale.language() == QLocale::French ? u"fr"_s : u"en"_s;
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&m_standard);
    QCoreApplication::removeTranslator(&m_ours);
    if (m_standard.load("qtbase_"_L1 + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_standard);
    if (m_ours.load(":/translations/cassetete_"_L1 + code + ".qm"_L1))
        QCoreApplication::installTranslator(&m_ours);
}

} // namespace window
