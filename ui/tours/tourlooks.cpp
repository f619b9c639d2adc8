// SPDX-License-Identifier: MIT
#include "tours/tourlooks.h"

#include <QSettings>
#include <QStandardPaths>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString numbersKey = u"numbers"_s;
const QString lineKey = u"line"_s;
const QString targetsKey = u"targets"_s;
const QString waysKey = u"ways"_s;

QString file()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/tours.ini"_L1;
}

} // namespace

TourLooks TourLooks::load()
{
    const QSettings settings(file(), QSettings::IniFormat);
    const auto read = [&settings](const QString &key, bool usual) {
        return settings.value(key, usual).toBool();
    };
    const TourLooks usual;
    return {read(numbersKey, usual.numbers), read(lineKey, usual.line), read(targetsKey, usual.targets),
            read(waysKey, usual.ways)};
}

void TourLooks::save() const
{
    QSettings settings(file(), QSettings::IniFormat);
    settings.setValue(numbersKey, numbers);
    settings.setValue(lineKey, line);
    settings.setValue(targetsKey, targets);
    settings.setValue(waysKey, ways);
}

} // namespace ui
