// SPDX-License-Identifier: MIT
#include "session/basics/catalogue.h"

#include <QFile>

namespace session {

using namespace Qt::StringLiterals;

QString Catalogue::translate(const char *context, const char *source, const char *comment, int n) const
{
    return QTranslator::translate(context, source, comment, n).replace("%n"_L1, "%Ln"_L1);
}

bool Catalogue::loadLanguage(const QString &code)
{
    return load(":/translations/cassetete_"_L1 + code + ".qm"_L1);
}

const QTranslator &EnglishPlurals::translator() const
{
    if (!m_translator) {
        m_translator.emplace();
        [[maybe_unused]] const bool found = m_translator->load(u":/translations/cassetete_en.qm"_s);
    }
    return *m_translator;
}

QLocale supportedLocale()
{
    const QLocale system = QLocale::system();
    const QString code = QLocale::languageToCode(system.language());
    if (system.groupSeparator().isEmpty()) // the C locale in the newest Qt: its numbers would be hard to read
        return QLocale(QLocale::English);
    return QFile::exists(":/translations/cassetete_"_L1 + code + ".qm"_L1) ? system
                                                                           : QLocale(QLocale::English);
}

} // namespace session
