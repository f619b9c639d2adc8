// SPDX-License-Identifier: MIT
#include "holds.h"

#include "support/suite.h"

bool holds(const std::string &what, const std::function<void()> &property)
{
    if (qEnvironmentVariableIsEmpty("RC_PARAMS")) { // which RapidCheck reads at its first property
        QByteArray parameters = "seed=1 max_success=";
        parameters += QByteArray::number(tests::sample(500, 150));
        qputenv("RC_PARAMS", parameters);
    }
    return rc::check(what, property);
}
