// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonDocument>

namespace session {

/// Returns a JSON document as UTF-8 text whose strings hide nothing: control characters and other invisible ones,
/// such as those that change the direction of text, are escaped (\u202E). A JSON parser reads the same strings.
QByteArray jsonText(const QJsonDocument &document, QJsonDocument::JsonFormat format = QJsonDocument::Compact);

} // namespace session
