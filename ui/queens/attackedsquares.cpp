// SPDX-License-Identifier: MIT
#include "queens/attackedsquares.h"

#include "board/keptlooks.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString key = u"attackedSquares"_s;

} // namespace

bool showsAttackedSquares()
{
    return board::keptLooks("queens"_L1).value(key).toBool();
}

void setShowsAttackedSquares(bool shown)
{
    board::keptLooks("queens"_L1).setValue(key, shown);
}

} // namespace ui
