// SPDX-License-Identifier: MIT
#include "session/timeline/moment.h"

#include "session/basics/jsontext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace session {

QByteArray writeMoment(const Moment &moment)
{
    return jsonText(QJsonDocument(QJsonArray{moment.frame, moment.name, moment.note}));
}

std::optional<Moment> readMoment(const QByteArray &text)
{
    const QJsonArray parts = QJsonDocument::fromJson(text).array();
    Moment moment{parts[0].toInteger(-1), parts[1].toString().left(Moment::longestName),
                  parts[2].toString().left(Moment::longestNote)};
    return parts.size() == 3 && moment.frame >= 0 && !moment.name.isEmpty() ? std::optional(std::move(moment))
                                                                            : std::nullopt;
}

} // namespace session
