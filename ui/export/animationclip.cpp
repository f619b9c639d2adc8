// SPDX-License-Identifier: MIT
#include "export/animationclip.h"

#include "board/legendtext.h"
#include "session/basics/translation.h"
#include "session/programs/ownprogram.h"
#include "window/widgets/names.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QTextLayout>

#include <cmath>
#include <numeric>

namespace exports {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostImages = 5000;
// The following times are in hundredths of a second.
constexpr int tick = 4; // the time of each image of a gliding piece: some viewers slow down shorter ones
constexpr int mostGlides = 9;
constexpr double glidingPart = 0.6; // the share of a move's time that gliding takes
constexpr int firstImageTime = 100;
constexpr int lastImageTime = 300;
constexpr int smallestFont = 11; // pixels
constexpr int captionLines = 3;
constexpr double marginPart = 0.03; // the margin around the board, as a fraction of its longer side

/// Paints as many lines of the text as fit. A longer text ends with an ellipsis.
void paintLines(QPainter &painter, const QRectF &rect, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    for (int number = 1; number <= captionLines; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(rect.width());
        const bool last = number == captionLines;
        const QString part =
            last ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, rect.width())
                 : text.mid(line.textStart(), line.textLength());
        painter.drawText(rect.topLeft() + QPointF(0, metrics.ascent() + (number - 1) * metrics.lineSpacing()),
                         part);
    }
    layout.endLayout();
}

} // namespace

AnimationClip::Timing AnimationClip::Timing::of(const Options &options)
{
    const double period = 100 / options.speed;
    if (period < tick)
        return {std::llround(tick / period), 0, tick};
    const int glides = options.glides ? std::min(int(period * glidingPart / tick), mostGlides) : 0;
    return {1, glides, int(std::lround(period)) - glides * tick};
}

qint64 AnimationClip::Timing::room() const
{
    return mostImages / (glides + 1) * stride;
}

double AnimationClip::speedThatFits(qint64 moves, Options options)
{
    while (Timing::of(options).room() < moves && options.speed < fastest)
        options.speed = std::min(2 * options.speed, fastest);
    return options.speed;
}

/// The acts of a timeline in the scope of a clip.
class AnimationClip::ClipRange {
public:
    static ClipRange of(const session::Timeline &timeline, Scope scope)
    {
        ClipRange range;
        if (scope == Scope::Act) {
            range.m_forgotten = timeline.act().record.firstFrame();
            range.m_parts.push_back({&timeline.act(), range.m_forgotten});
            return range;
        }
        if (scope == Scope::Remaining) {
            range.m_own = std::make_shared<session::Act>(standing(timeline));
            range.m_parts.push_back({range.m_own.get(), 0});
            return range;
        }
        const std::size_t opening = timeline.actAt(timeline.startOfGame());
        const bool dealt = timeline.acts()[opening].type == session::Act::Scramble;
        const session::Act &first = timeline.acts()[opening];
        // The moves of the scramble are shown only if the cursor is among them.
        const bool shown = !dealt || opening == timeline.actIndex();
        range.m_parts.push_back({&first, shown ? first.record.firstFrame() : first.record.counts().frames});
        for (std::size_t i = opening + 1; i < timeline.acts().size() && !timeline.acts()[i].opens; ++i)
            range.m_parts.push_back({&timeline.acts()[i], timeline.acts()[i].record.firstFrame()});
        return range;
    }

    /// Returns the number of moves that are no longer stored: a long search discards its first ones.
    qint64 forgotten() const { return m_forgotten; }
    qint64 length() const
    {
        const auto add = [](qint64 sum, const ActPart &part) { return sum + part.length(); };
        return std::accumulate(m_parts.begin(), m_parts.end(), qint64(0), add);
    }
    /// Returns a timeline of at most `room` moves, beginning after the first `skipped` ones. At least one move must
    /// follow them unless `skipped` is 0.
    std::unique_ptr<session::Timeline> copy(qint64 skipped, qint64 room) const
    {
        std::unique_ptr<session::Timeline> timeline;
        for (const ActPart &part : m_parts) {
            const qint64 left = std::exchange(skipped, std::max(skipped - part.length(), qint64(0)));
            if (left > 0 && left >= part.length())
                continue;
            const qint64 moves = std::min(part.length() - left, room);
            room -= moves;
            session::Act act = part.copy(left, moves);
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
    /// The part of an act after the frame `from`.
    struct ActPart {
        const session::Act *act;
        qint64 from;

        qint64 length() const { return act->record.counts().frames - from; }
        session::Act copy(qint64 skipped, qint64 moves) const
        {
            const session::Record &record = act->record;
            const qint64 begin = from + skipped;
            const qint64 first = begin > record.firstFrame() ? record.indexAfterFrame(begin) : record.first();
            const qint64 end = record.indexAfterFrame(begin + moves);
            std::vector<core::Event> events;
            for (qint64 i = first; i < end; ++i)
                events.push_back(record.at(i));
            session::Act result =
                session::Act::make(act->type, act->instance, record.positionAt(first), events);
            result.method = act->method;
            result.abridged = act->abridged;
            return result;
        }
    };

    /// Returns an act with the moves of a search that are not taken back at the cursor.
    static session::Act standing(const session::Timeline &timeline)
    {
        const session::Record &record = timeline.act().record;
        std::vector<core::Event> events = session::events(record.standing(timeline.eventsBefore()));
        if (timeline.instance().puzzle->solved(timeline.position()))
            events.push_back({{}, core::Event::Solution, 0, 0});
        session::Act act =
            session::Act::make(session::Act::Solve, timeline.instance(), record.start(), events);
        act.method = timeline.act().method;
        return act;
    }

    std::shared_ptr<session::Act> m_own; ///< the act of Scope::Remaining, which no timeline owns
    std::vector<ActPart> m_parts;
    qint64 m_forgotten = 0;
};

AnimationClip::AnimationClip(const ui::PuzzleUi &puzzle, const session::Session &session,
                             const board::Style &style, Options options)
    : m_kind(*puzzle.kind), m_options(options), m_timing(Timing::of(options))
{
    const ClipRange range = ClipRange::of(session.timeline(), options.scope);
    const qint64 skipped =
        std::clamp(options.first - 1 - range.forgotten(), qint64(0), std::max(range.length() - 1, qint64(0)));
    m_movesBefore = range.forgotten() + skipped;
    m_movesInScope = range.forgotten() + range.length();
    m_timeline = range.copy(skipped, std::clamp(options.last - m_movesBefore, qint64(0), m_timing.room()));
    m_first = m_timeline->startOfAct(0);
    m_timeline->seek(m_first);
    m_scene = puzzle.scene(m_timeline->instance(), style);
    m_scene->stopClock();
    m_scene->aboutToShow(*m_timeline);
    m_scene->show(m_timeline->position());
    QObject::connect(m_timeline.get(), &session::Timeline::moved, m_scene.get(),
                     [this](const session::Played &played) {
                         m_scene->animate(played, (m_timing.glides + 1) * tick * 10);
                     });

    const QRectF board = m_scene->sceneRect();
    const double margin = std::max(board.width(), board.height()) * marginPart;
    m_part = board.adjusted(-margin, -margin, margin, margin);
    m_boardSize = m_part.size().scaled(options.side, options.side, Qt::KeepAspectRatio);
    m_font.setPixelSize(std::max(smallestFont, options.side / 30));
    m_legendHeight = findLegendHeight();
    const double captionHeight =
        options.captions ? QFontMetricsF(m_font).lineSpacing() * (captionLines + 0.6) : 0;
    m_size = QSizeF(m_boardSize.width(), m_boardSize.height() + m_legendHeight + captionHeight)
                 .toSize()
                 .expandedTo({1, 1});
}

/// Returns the height of the legend in the images of a search that makes no moves; 0 for other clips. The scene then
/// shows the first frame again.
double AnimationClip::findLegendHeight()
{
    double height = 0;
    if (!m_timeline->acts().back().record.counts().makeNoMoves())
        return height;
    const QSignalBlocker quiet(*m_timeline);
    for (qint64 frame = m_timeline->lastFrame(); frame > m_first && height == 0; --frame) {
        m_timeline->seek(frame);
        m_scene->aboutToShow(*m_timeline);
        height = legend().height();
    }
    m_timeline->seek(m_first);
    m_scene->aboutToShow(*m_timeline);
    return height;
}

board::LegendText AnimationClip::legend() const
{
    return {*m_scene, m_font, m_boardSize.width()};
}

AnimationClip::~AnimationClip() = default;

int AnimationClip::imageCount() const
{
    return int(1 + (moves() + m_timing.stride - 1) / m_timing.stride * (m_timing.glides + 1));
}

double AnimationClip::seconds() const
{
    const int period = m_timing.glides * tick + m_timing.restTime;
    return (firstImageTime + lastImageTime + double(moves()) / double(m_timing.stride) * period) / 100;
}

QString AnimationClip::limitNotice() const
{
    if (m_movesBefore < m_options.first &&
        m_movesBefore + moves() == std::min(m_options.last, m_movesInScope))
        return {};
    const QString limit =
        tr("Only steps %1 to %2 of %3 fit.")
            .arg(session::formatNumber(m_movesBefore + 1), session::formatNumber(m_movesBefore + moves()),
                 session::formatNumber(m_movesInScope));
    return m_options.speed < fastest
               ? limit + u' ' + tr("A higher speed, or no gliding, makes room for more.")
               : limit;
}

AnimationClip::TimedImage AnimationClip::next()
{
    if (!std::exchange(m_begun, true)) {
        m_ended = m_timeline->atEnd();
        return render(firstImageTime);
    }
    if (!m_scene->isAnimating())
        advance();
    else
        m_scene->advanceAnimation(tick * 10);
    if (m_scene->isAnimating() && ++m_glided <= m_timing.glides)
        return render(tick);
    m_scene->finish();
    mark();
    m_ended = m_timeline->atEnd();
    return render(m_ended ? lastImageTime : m_timing.restTime);
}

void AnimationClip::advance()
{
    m_glided = 0;
    m_scene->mark({});
    if (m_timing.stride == 1 && m_timing.glides > 0) {
        m_timeline->forward();
        m_scene->aboutToShow(*m_timeline);
        m_scene->advanceAnimation(tick * 10);
        return;
    }
    m_timeline->seek(std::min(m_timeline->frame() + m_timing.stride, m_timeline->lastFrame()));
    m_scene->aboutToShow(*m_timeline);
    m_scene->show(m_timeline->position());
}

// Marks the explanation of the last event, as BoardPresenter does, but nothing on a solved board.
void AnimationClip::mark()
{
    const bool solved = m_timeline->instance().puzzle->solved(m_timeline->position());
    m_scene->mark(solved ? std::vector<core::Mark>()
                         : session::Session::explanationAt(m_kind, *m_timeline).marks);
}

AnimationClip::TimedImage AnimationClip::render(int centiseconds)
{
    QImage image(m_size, QImage::Format_RGB32);
    image.fill(m_scene->style().table);
    QPainter painter(&image);
    m_scene->render(&painter, QRectF(QPointF(), m_boardSize), m_part);
    legend().paint(painter, QPointF(0, m_boardSize.height()));
    const double above = m_boardSize.height() + m_legendHeight;
    if (m_options.captions)
        paintCaption(painter, QRectF(0, above, m_size.width(), m_size.height() - above));
    painter.end();
    return {image, centiseconds};
}

QString AnimationClip::caption() const
{
    const session::Act &act = m_timeline->act();
    if (m_timeline->frame() == m_first) {
        QStringList parts{session::puzzleName(m_kind)};
        if (const core::Solver *solver = session::methodOf(m_kind, act.method.toStdString()))
            parts += session::translated(solver->name);
        return parts.join(u" · "_s);
    }
    const QString sentence = session::translated(session::Session::explanationAt(m_kind, *m_timeline));
    const bool isSolved = m_timeline->instance().puzzle->solved(m_timeline->position());
    return isSolved ? tr("A solution. %1", "the step that led to it").arg(sentence) : sentence;
}

void AnimationClip::paintCaption(QPainter &painter, const QRectF &rect) const
{
    QFont bold = m_font;
    bold.setBold(true);
    const double margin = m_font.pixelSize() * 0.6;
    const QRectF room = rect.adjusted(margin, margin / 3, -margin, -margin / 3);
    painter.setFont(bold);
    painter.setPen(m_scene->style().text);
    const QString whole = session::formatNumber(m_movesInScope);
    const QString widest = whole + " / "_L1 + whole;
    const QString number =
        session::formatNumber(m_movesBefore + m_timeline->frame() - m_first) + " / "_L1 + whole;
    const double column = QFontMetricsF(bold).horizontalAdvance(widest) + margin;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, number);
    const QRectF beside = room.adjusted(column, 0, 0, 0);
    painter.setFont(m_font);
    paintLines(painter, beside, caption());
}

} // namespace exports
