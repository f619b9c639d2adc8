// SPDX-License-Identifier: MIT
#include "window/choices.h"

namespace window {

using namespace Qt::StringLiterals;

// A language is named in itself, so that whoever is lost in another one finds back.
QStringList Choices::languages()
{
    return {tr("As the System"), u"English"_s, u"Français"_s};
}

QStringList Choices::looks()
{
    return {tr("As the System"), tr("Light"), tr("Dark"), tr("High Contrast")};
}

} // namespace window
