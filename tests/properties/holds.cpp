// SPDX-License-Identifier: MIT
#include "holds.h"

#include <QtGlobal>

bool holds(const std::string &what, const std::function<void()> &property)
{
    if (qEnvironmentVariableIsEmpty("RC_PARAMS"))
        qputenv("RC_PARAMS", "seed=1 max_success=500"); // RapidCheck reads this at its first property
    return rc::check(what, property);
}
