// SPDX-License-Identifier: MIT
#include "session/files/bests.h"

#include "session/basics/jsontext.h"
#include "session/files/regularfile.h"
#include "session/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace session {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestBests = 4 << 20;        // bytes
constexpr double largestFigure = 1'000'000'000; // moves or seconds

struct BestsFaults {
    Q_DECLARE_TR_FUNCTIONS(session::BestsFaults)
};

Best bestOf(const QJsonObject &object)
{
    return {object["line"_L1].toString(), qint64(object["moves"_L1].toDouble()),
            qint64(object["seconds"_L1].toDouble(-1)),
            QDate::fromString(object["date"_L1].toString(), Qt::ISODate)};
}

bool isSound(const Best &best)
{
    return !best.line.isEmpty() && best.line.size() <= Bests::longestLine && best.moves > 0 &&
           double(best.moves) <= largestFigure && best.seconds >= 0 &&
           double(best.seconds) <= largestFigure && best.date.isValid();
}

} // namespace

Bests::Bests(QString path) : m_path(std::move(path))
{
    read();
}

void Bests::read()
{
    QFile file(m_path);
    const bool isOpen = openRegular(file);
    if (!isOpen && !isForeign(m_path))
        return;
    const QJsonDocument document = isOpen && file.size() <= largestBests
                                       ? QJsonDocument::fromJson(file.read(largestBests))
                                       : QJsonDocument();
    if (!document.isArray()) {
        if (const QString aside = setAside(m_path); !aside.isEmpty())
            FileReports::all().add([path = m_path, aside] {
                return BestsFaults::tr(
                           "The best results in “%1” could not be read, so that file was renamed “%2”.")
                    .arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(aside));
            });
        return;
    }
    for (const QJsonValue &value : document.array()) {
        const Best best = bestOf(value.toObject());
        if (m_all.size() < most && isSound(best) && !of(best.line))
            m_all.push_back(best);
    }
}

void Bests::write()
{
    QJsonArray array;
    for (const Best &best : m_all)
        array.append(QJsonObject{{u"line"_s, best.line},
                                 {u"moves"_s, best.moves},
                                 {u"seconds"_s, best.seconds},
                                 {u"date"_s, best.date.toString(Qt::ISODate)}});
    makeOwnFolder(QFileInfo(m_path).path());
    m_failure = SaveFile::replace(m_path, jsonText(QJsonDocument(array), QJsonDocument::Indented),
                                  SaveFile::Access::Owner);
}

const Best *Bests::of(const QString &line) const
{
    const auto found = std::ranges::find(m_all, line, &Best::line);
    return found == m_all.end() ? nullptr : &*found;
}

Bests::Rank Bests::add(const Best &result)
{
    m_failure.clear();
    const Best *before = of(result.line);
    const bool fewer = before && result.moves < before->moves;
    const bool sooner = before && result.seconds < before->seconds;
    if ((before && !fewer && !sooner) || !isSound(result))
        return Rank::Neither;
    Best best = result;
    const bool first = !before;
    if (!first) {
        best.moves = std::min(result.moves, before->moves);
        best.seconds = std::min(result.seconds, before->seconds);
        m_all.erase(m_all.begin() + (before - m_all.data()));
    }
    m_all.insert(m_all.begin(), best);
    if (m_all.size() > most)
        m_all.pop_back();
    write();
    return first             ? Rank::First
           : fewer && sooner ? Rank::Both
           : fewer           ? Rank::FewestMoves
                             : Rank::ShortestTime;
}

void Bests::clear()
{
    m_all.clear();
    write();
}

} // namespace session
