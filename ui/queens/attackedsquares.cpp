// SPDX-License-Identifier: MIT
#include "queens/attackedsquares.h"

#include <QSettings>
#include <QStandardPaths>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString key = u"attackedSquares"_s;

QString file()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/queens.ini"_L1;
}

} // namespace

bool showsAttackedSquares()
{
    return QSettings(file(), QSettings::IniFormat).value(key).toBool();
}

void setShowsAttackedSquares(bool shown)
{
    QSettings(file(), QSettings::IniFormat).setValue(key, shown);
}

} // namespace ui
