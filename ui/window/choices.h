// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace window {

/// The words for what can be chosen in the settings, in the order of the enumerations.
class Choices {
    Q_DECLARE_TR_FUNCTIONS(window::Choices)

public:
    static QStringList languages();
    static QStringList looks();
};

} // namespace window
