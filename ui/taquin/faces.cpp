// SPDX-License-Identifier: MIT
#include "taquin/faces.h"

#include "taquin/taquinscene.h"

#include <QSettings>
#include <QStandardPaths>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString fromZeroKey = u"numbersFromZero"_s;
const QString overPictureKey = u"numbersOverPicture"_s;

QString file()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/taquin.ini"_L1;
}

} // namespace

Faces Faces::load()
{
    const QSettings settings(file(), QSettings::IniFormat);
    return {settings.value(fromZeroKey).toBool(), settings.value(overPictureKey).toBool()};
}

void Faces::save() const
{
    QSettings settings(file(), QSettings::IniFormat);
    settings.setValue(fromZeroKey, fromZero);
    settings.setValue(overPictureKey, overPicture);
}

void Faces::dress(TaquinScene &scene) const
{
    scene.setFirstNumber(fromZero ? 0 : 1);
    scene.setNumbered(overPicture);
}

} // namespace ui
