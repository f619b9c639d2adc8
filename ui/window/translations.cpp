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

QString Catalogue::translate(const char *context, const char *source, const char *comment, int n) const
{
    return QTranslator::translate(context, source, comment, n).replace("%n"_L1, "%Ln"_L1);
}

Translations::~Translations()
{
    for (QTranslator *each : {&m_dialogs, &m_qt, static_cast<QTranslator *>(&m_application)})
        QCoreApplication::removeTranslator(each);
}

void Translations::install(Language language)
{
    const QLocale locale = localeOf(language);
    const QString code = locale.language() == QLocale::French ? u"fr"_s : u"en"_s;
    QLocale::setDefault(locale);
    for (QTranslator *each : {&m_dialogs, &m_qt, static_cast<QTranslator *>(&m_application)})
        QCoreApplication::removeTranslator(each);
    // The one that was installed last is asked first.
    if (m_dialogs.load(":/translations/dialogs_"_L1 + code + ".qm"_L1))
        QCoreApplication::installTranslator(&m_dialogs);
    if (m_qt.load("qtbase_"_L1 + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_application.load(":/translations/cassetete_"_L1 + code + ".qm"_L1))
        QCoreApplication::installTranslator(&m_application);
}

} // namespace window
