// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonDocument>

namespace session {

/// Returns a JSON document as text in UTF-8 in which strings hide nothing: control characters, and those that have no
/// picture, such as the ones that change the direction of what follows, are written as \u202E. What reads JSON gets the
/// same strings.
QByteArray jsonText(const QJsonDocument &document, QJsonDocument::JsonFormat format = QJsonDocument::Compact);

} // namespace session
