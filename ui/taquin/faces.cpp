// SPDX-License-Identifier: MIT
#include "taquin/faces.h"

#include "board/keptlooks.h"
#include "taquin/taquinscene.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString fromZeroKey = u"numbersFromZero"_s;
const QString overPictureKey = u"numbersOverPicture"_s;

} // namespace

Faces Faces::load()
{
    const QSettings settings = board::keptLooks("taquin"_L1);
    return {settings.value(fromZeroKey).toBool(), settings.value(overPictureKey).toBool()};
}

void Faces::save() const
{
    QSettings settings = board::keptLooks("taquin"_L1);
    settings.setValue(fromZeroKey, fromZero);
    settings.setValue(overPictureKey, overPicture);
}

void Faces::dress(TaquinScene &scene) const
{
    scene.setFirstNumber(fromZero ? 0 : 1);
    scene.setNumbered(overPicture);
}

} // namespace ui
