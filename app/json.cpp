// SPDX-License-Identifier: MIT
#include "app/json.h"

#include "session/basics/jsontext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace app {

namespace {

/// Returns whether the text needs no escapes in a JSON string. No position needs any, and lists have millions of
/// positions, so the loop has no early exit: the compiler can vectorize it.
bool isPlain(std::string_view text)
{
    unsigned char other = 0;
    for (const char c : text)
        other |= static_cast<unsigned char>((c < ' ') | (c > '~') | (c == '"') | (c == '\\'));
    return other == 0;
}

std::string escaped(std::string_view text)
{
    const QJsonDocument document(QJsonArray{QString::fromUtf8(text.data(), qsizetype(text.size()))});
    const std::string array = session::jsonText(document).toStdString();
    return array.substr(1, array.size() - 2);
}

} // namespace

void appendQuoted(std::string &line, std::string_view text)
{
    if (!isPlain(text)) {
        line += escaped(text);
        return;
    }
    line += '"';
    line += text;
    line += '"';
}

std::string quoted(const std::string &text)
{
    std::string line;
    appendQuoted(line, text);
    return line;
}

} // namespace app
