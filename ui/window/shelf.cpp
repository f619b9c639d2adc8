// SPDX-License-Identifier: MIT
#include "window/shelf.h"

#include "core/positionline.h"
#include "session/savedgame.h"
#include "session/translation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int saveAfter = 1000; // milliseconds
constexpr int mostAside = 10'000;

QString fileOf(const core::Kind &kind)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/games/"_L1 +
           QString::fromLatin1(kind.id) + ".cassetete"_L1;
}

/// The game that a puzzle begins with when nothing was kept: its first ready-made board.
core::Game firstGame(const core::Kind &kind)
{
    const core::Kind *own = &kind;
    core::LineReading reading = core::readLine({&own, 1}, kind.presets.front().line);
    return std::get<core::Game>(std::move(reading.reading));
}

} // namespace

Shelf::Shelf(std::span<const ui::PuzzleUi *const> puzzles, QObject *parent)
    : QObject(parent), m_puzzles(puzzles)
{
    for (const ui::PuzzleUi *puzzle : puzzles) {
        m_kinds.push_back(puzzle->kind);
        m_kept.push_back(std::make_unique<Kept>());
    }
}

Shelf::~Shelf() = default;

std::size_t Shelf::placeOf(const core::Kind &kind) const
{
    return std::size_t(std::ranges::find(m_kinds, &kind) - m_kinds.begin());
}

session::Session &Shelf::session(std::size_t place)
{
    Kept &kept = *m_kept[place];
    if (!kept.session) {
        kept.session = begin(*m_puzzles[place]);
        kept.session->player().setSpeed(m_speed);
        watch(place);
    }
    return *kept.session;
}

void Shelf::setCurrent(std::size_t place)
{
    session::Session &left = session(m_current);
    if (place != m_current && (left.isSolving() || left.player().isPlaying()))
        left.search().setPaused(true);
    m_current = place;
    session(place);
    Q_EMIT currentChanged();
}

std::unique_ptr<session::Session> Shelf::begin(const ui::PuzzleUi &puzzle)
{
    auto session = std::make_unique<session::Session>(*puzzle.kind, firstGame(*puzzle.kind));
    const QString file = fileOf(*puzzle.kind);
    if (QFile::exists(file) && !restore(puzzle, *session)) {
        const QString aside = setAside(file);
        Q_EMIT said(tr("The last game of %1 could not be read. It was kept as %2.")
                        .arg(session::translated(puzzle.kind->name), QDir::toNativeSeparators(aside)));
    }
    return session;
}

bool Shelf::restore(const ui::PuzzleUi &puzzle, session::Session &session)
{
    QFile file(fileOf(*puzzle.kind));
    const bool isFile = QFileInfo(file).isFile(); // a pipe would be waited for
    if (!isFile || file.size() > session::largestGame || !file.open(QFile::ReadOnly))
        return false;
    auto reading = session::readGame(m_kinds, file.readAll());
    auto *game = std::get_if<session::SavedGame>(&reading);
    if (!game || game->kind != puzzle.kind || game->acts.empty())
        return false;
    bool forgotten = false;
    for (session::Act &act : game->acts) {
        if (act.instance.look.isEmpty() || (puzzle.knowsLook && puzzle.knowsLook(act.instance.look)))
            continue;
        act.instance.look.clear();
        forgotten = true;
    }
    if (forgotten)
        Q_EMIT said(tr("A picture of the last game is gone; its board is shown plain."));
    session.restore(std::move(game->acts), game->frame);
    return true;
}

QString Shelf::setAside(const QString &file) const
{
    const QString stem = file.chopped(qsizetype(qstrlen(".cassetete"))) + ".broken-"_L1;
    for (int number = 1; number <= mostAside; ++number) {
        if (QFile::rename(file, stem + QString::number(number)))
            return stem + QString::number(number);
    }
    return file;
}

void Shelf::watch(std::size_t place)
{
    Kept &kept = *m_kept[place];
    session::Session *session = kept.session.get();
    kept.soon.setSingleShot(true);
    kept.soon.setInterval(saveAfter);
    connect(&kept.soon, &QTimer::timeout, this, [this, place] { save(place); });
    const auto touch = [&kept, session] {
        kept.changed = true;
        // What runs by is written when it rests: a cursor on its way is worth no file.
        if (!kept.soon.isActive() && !session->player().isPlaying())
            kept.soon.start();
    };
    connect(session, &session::Session::acted, this, [&kept] {
        kept.changed = true;
        kept.soon.start();
    });
    connect(&session->timeline(), &session::Timeline::changed, this, touch);
    connect(&session->player(), &session::Player::playingChanged, this, touch);
}

void Shelf::save(std::size_t place)
{
    Kept &kept = *m_kept[place];
    if (!kept.changed)
        return;
    kept.soon.stop();
    const QString path = fileOf(*m_kinds[place]);
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    const QByteArray text = session::writeGame(*m_kinds[place], kept.session->timeline());
    if (file.open(QFile::WriteOnly) && file.write(text) == text.size() && file.commit())
        kept.changed = false;
    else
        Q_EMIT said(tr("The game could not be kept in %1: %2")
                        .arg(QDir::toNativeSeparators(path), file.errorString()));
}

void Shelf::saveAll()
{
    for (std::size_t place = 0; place < m_kept.size(); ++place) {
        if (m_kept[place]->session)
            save(place);
    }
}

void Shelf::setSpeed(session::Speed speed)
{
    m_speed = speed;
    for (const auto &kept : m_kept) {
        if (kept->session)
            kept->session->player().setSpeed(speed);
    }
}

} // namespace window
