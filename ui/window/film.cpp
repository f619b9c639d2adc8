// SPDX-License-Identifier: MIT
#include "window/film.h"

#include "session/words.h"
#include "window/actwords.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>
#include <numeric>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPictures = 5000;
constexpr int tick = 4;         // hundredths of a second: shorter ones are slowed down by some viewers
constexpr int longestGlide = 9; // pictures
constexpr double moving = 0.6;  // of a move's time
constexpr int atStart = 100;    // hundredths of a second, that the first picture is seen
constexpr int atLast = 300;
constexpr int smallestFont = 11; // pixels
constexpr int linesOfWords = 3;

/// As many lines as there is room for; the last of them tells that there would be more.
void paintLines(QPainter &painter, const QRectF &into, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    for (int number = 1; number <= linesOfWords; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(into.width());
        const bool last = number == linesOfWords;
        const QString words =
            last ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, into.width())
                 : text.mid(line.textStart(), line.textLength());
        painter.drawText(into.topLeft() + QPointF(0, metrics.ascent() + (number - 1) * metrics.lineSpacing()),
                         words);
    }
    layout.endLayout();
}

} // namespace

Film::Pace Film::Pace::of(const Choice &choice)
{
    const double period = 100 / choice.speed;
    if (period < tick)
        return {std::llround(tick / period), 0, tick};
    const int whole = int(std::lround(period));
    const int glides = choice.glides ? std::min(int(period * moving / tick), longestGlide) : 0;
    return {1, glides, whole - glides * tick};
}

/// The acts that are filmed.
class Film::Reel {
public:
    static Reel of(const session::Timeline &played, What what)
    {
        Reel reel;
        if (what == What::Act) {
            reel.m_forgotten = played.act().record.firstFrame();
            reel.m_takes.push_back({&played.act(), reel.m_forgotten});
            return reel;
        }
        const std::size_t opening = played.actAt(played.startOfGame());
        const bool dealt = played.acts()[opening].type == session::Act::Scramble;
        const session::Act &begun = played.acts()[opening];
        const bool shown = !dealt || opening == played.actIndex();
        reel.m_takes.push_back({&begun, shown ? begun.record.firstFrame() : begun.record.counts().frames});
        for (std::size_t i = opening + 1; i < played.acts().size() && !played.acts()[i].opens; ++i)
            reel.m_takes.push_back({&played.acts()[i], played.acts()[i].record.firstFrame()});
        return reel;
    }

    /// Moves that no longer are to be had: a long search forgets its first ones.
    qint64 forgotten() const { return m_forgotten; }
    qint64 length() const
    {
        const auto add = [](qint64 sum, const Take &take) { return sum + take.length(); };
        return std::accumulate(m_takes.begin(), m_takes.end(), qint64(0), add);
    }
    /// All from behind so many moves, less than there are, as long as there is room.
    std::unique_ptr<session::Timeline> cut(qint64 skipped, qint64 room) const
    {
        std::unique_ptr<session::Timeline> timeline;
        for (const Take &take : m_takes) {
            const qint64 left = std::exchange(skipped, std::max(skipped - take.length(), qint64(0)));
            if (left > 0 && left >= take.length())
                continue;
            const qint64 taken = std::min(take.length() - left, room);
            room -= taken;
            session::Act act = take.cut(left, taken);
            if (!timeline)
                timeline = std::make_unique<session::Timeline>(std::move(act));
            else
                timeline->begin(std::move(act));
            timeline->seek(timeline->lastFrame());
            if (room == 0)
                break;
        }
        return timeline;
    }

private:
    /// An act from behind one of its frames.
    struct Take {
        const session::Act *act;
        qint64 from;

        qint64 length() const { return act->record.counts().frames - from; }
        session::Act cut(qint64 skipped, qint64 taken) const
        {
            const session::Record &record = act->record;
            const qint64 begin = from + skipped;
            const qint64 first = begin > record.firstFrame() ? record.indexAfterFrame(begin) : record.first();
            const qint64 end = record.indexAfterFrame(begin + taken);
            std::vector<core::Event> events;
            for (qint64 i = first; i < end; ++i)
                events.push_back(record.at(i));
            session::Act copy =
                session::Act::make(act->type, act->instance, record.positionAt(first), events);
            copy.method = act->method;
            return copy;
        }
    };

    std::vector<Take> m_takes;
    qint64 m_forgotten = 0;
};

Film::Film(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
           Choice choice)
    : m_kind(*puzzle.kind), m_choice(choice), m_pace(Pace::of(choice))
{
    const Reel reel = Reel::of(session.timeline(), choice.what);
    const qint64 skipped =
        std::clamp(choice.first - 1 - reel.forgotten(), qint64(0), std::max(reel.length() - 1, qint64(0)));
    m_before = reel.forgotten() + skipped;
    m_whole = reel.forgotten() + reel.length();
    const qint64 room = mostPictures / (m_pace.glides + 1) * m_pace.stride;
    m_timeline = reel.cut(skipped, std::clamp(choice.last - m_before, qint64(0), room));
    m_first = m_timeline->startOfAct(0);
    m_timeline->seek(m_first);
    m_scene = puzzle.scene(m_timeline->instance(), style);
    m_scene->stopClock();
    m_scene->aboutToShow(*m_timeline);
    m_scene->show(m_timeline->position());
    QObject::connect(
        m_timeline.get(), &session::Timeline::moved, m_scene.get(),
        [this](const session::Played &way) { m_scene->animate(way, (m_pace.glides + 1) * tick * 10); });

    m_board = m_scene->sceneRect().size().scaled(choice.side, choice.side, Qt::KeepAspectRatio);
    m_font.setPixelSize(std::max(smallestFont, choice.side / 30));
    const double words = choice.words ? QFontMetricsF(m_font).lineSpacing() * (linesOfWords + 0.6) : 0;
    m_size = QSizeF(m_board.width(), m_board.height() + words).toSize().expandedTo({1, 1});
}

Film::~Film() = default;

int Film::pictures() const
{
    return int(1 + (moves() + m_pace.stride - 1) / m_pace.stride * (m_pace.glides + 1));
}

double Film::seconds() const
{
    const int period = m_pace.glides * tick + m_pace.rest;
    return (atStart + atLast + double(moves()) / double(m_pace.stride) * period) / 100;
}

QString Film::limit() const
{
    if (m_before < m_choice.first && m_before + moves() == std::min(m_choice.last, m_whole))
        return {};
    const QString limit = tr("Moves %1 to %2 of %3 are filmed.")
                              .arg(session::spelled(m_before + 1), session::spelled(m_before + moves()),
                                   session::spelled(m_whole));
    return m_choice.speed < fastest
               ? limit + u' ' + tr("At a higher speed, or without gliding, there is room for more.")
               : limit;
}

Film::Picture Film::next()
{
    if (!std::exchange(m_begun, true)) {
        m_ended = m_timeline->atEnd();
        return take(atStart);
    }
    if (!m_scene->isAnimating())
        advance();
    else
        m_scene->advanceAnimation(tick * 10);
    if (m_scene->isAnimating() && ++m_glided <= m_pace.glides)
        return take(tick);
    m_scene->finish();
    mark();
    m_ended = m_timeline->atEnd();
    return take(m_ended ? atLast : m_pace.rest);
}

void Film::advance()
{
    m_glided = 0;
    m_scene->mark({});
    if (m_pace.stride == 1 && m_pace.glides > 0) {
        m_timeline->forward();
        m_scene->aboutToShow(*m_timeline);
        m_scene->advanceAnimation(tick * 10);
        return;
    }
    m_timeline->seek(std::min(m_timeline->frame() + m_pace.stride, m_timeline->lastFrame()));
    m_scene->aboutToShow(*m_timeline);
    m_scene->show(m_timeline->position());
}

// As on the board: a solved one deserves to be seen.
void Film::mark()
{
    const bool solved = m_timeline->instance().puzzle->solved(m_timeline->position());
    m_scene->mark(solved ? std::vector<core::Mark>()
                         : session::Session::explanationAt(m_kind, *m_timeline).marks);
}

Film::Picture Film::take(int hundredths)
{
    QImage image(m_size, QImage::Format_RGB32);
    image.fill(m_scene->style().table);
    QPainter painter(&image);
    m_scene->render(&painter, QRectF(QPointF(), m_board), m_scene->sceneRect());
    if (m_choice.words)
        paintCaption(painter,
                     QRectF(0, m_board.height(), m_size.width(), m_size.height() - m_board.height()));
    painter.end();
    return {image, hundredths};
}

QString Film::caption() const
{
    const session::Act &act = m_timeline->act();
    if (m_timeline->frame() == m_first) {
        QStringList parts{session::words(m_kind.name)};
        if (const core::Solver *solver = m_kind.solver(act.method.toStdString()))
            parts += session::words(solver->name);
        return parts.join(u" · "_s);
    }
    return session::words(session::Session::explanationAt(m_kind, *m_timeline));
}

void Film::paintCaption(QPainter &painter, const QRectF &into) const
{
    QFont bold = m_font;
    bold.setBold(true);
    const double margin = m_font.pixelSize() * 0.6;
    const QRectF room = into.adjusted(margin, margin / 3, -margin, -margin / 3);
    painter.setFont(bold);
    painter.setPen(m_scene->style().text);
    const QString whole = session::spelled(m_whole);
    const QString widest = whole + " / "_L1 + whole;
    const QString number = session::spelled(m_before + m_timeline->frame() - m_first) + " / "_L1 + whole;
    const double column = QFontMetricsF(bold).horizontalAdvance(widest) + margin;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, number);
    const QRectF beside = room.adjusted(column, 0, 0, 0);
    painter.setFont(m_font);
    paintLines(painter, beside, caption());
}

} // namespace window
