// SPDX-License-Identifier: MIT
#include "tours/tourlooks.h"

#include "board/keptlooks.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString numbersKey = u"numbers"_s;
const QString lineKey = u"line"_s;
const QString targetsKey = u"targets"_s;
const QString waysKey = u"ways"_s;

} // namespace

TourLooks TourLooks::load()
{
    const QSettings settings = board::keptLooks("tours"_L1);
    const auto read = [&settings](const QString &key, bool usual) {
        return settings.value(key, usual).toBool();
    };
    const TourLooks usual;
    return {read(numbersKey, usual.numbers), read(lineKey, usual.line), read(targetsKey, usual.targets),
            read(waysKey, usual.ways)};
}

void TourLooks::save() const
{
    QSettings settings = board::keptLooks("tours"_L1);
    settings.setValue(numbersKey, numbers);
    settings.setValue(lineKey, line);
    settings.setValue(targetsKey, targets);
    settings.setValue(waysKey, ways);
}

} // namespace ui
