// SPDX-License-Identifier: MIT
#include "app/json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace app {

std::string quoted(const std::string &text)
{
    const auto isPlain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
    if (std::ranges::all_of(text, isPlain)) // every position is, and lists have millions of them
        return '"' + text + '"';
    const QJsonDocument document(QJsonArray{QString::fromStdString(text)});
    const std::string array = document.toJson(QJsonDocument::Compact).toStdString();
    return array.substr(1, array.size() - 2);
}

} // namespace app
