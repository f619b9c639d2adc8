// SPDX-License-Identifier: MIT
#include "board/keptlooks.h"

#include <QStandardPaths>

namespace board {

using namespace Qt::StringLiterals;

QSettings keptLooks(QLatin1StringView something)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return {folder + u'/' + something + ".ini"_L1, QSettings::IniFormat};
}

} // namespace board
