// SPDX-License-Identifier: MIT
#include "window/showcaseboard.h"

#include "core/positionline.h"
#include "session/search/race.h"

#include <QLatin1StringView>
#include <QPainterPath>

#include <cmath>

namespace window {

namespace {

constexpr int frameTime = 40;         // milliseconds
constexpr int restAtEnd = 5;          // the number of steps for which the board rests
constexpr double firstSight = 0.6;    // the fraction of the run at which a board is first shown
constexpr int smallestSharpUnit = 10; // pixels; smaller cells are not rounded to whole pixels
constexpr QSize usualBoard(220, 128);
constexpr int shortestBoard = 96;

core::LineReading readShowcase(const core::Kind &kind, const char *line)
{
    const core::Kind *pointer = &kind;
    core::LineReading reading = core::readLine({&pointer, 1}, line ? line : kind.presets.front().line);
    if (line && !std::holds_alternative<core::Game>(reading.reading))
        return readShowcase(kind, nullptr);
    return reading;
}

} // namespace

Showpiece Showpiece::read(const ui::PuzzleUi &puzzle)
{
    const core::Kind &kind = *puzzle.kind;
    core::Game game = std::get<core::Game>(readShowcase(kind, puzzle.showcase.line).reading);
    const core::Solver *solver = puzzle.showcase.method ? kind.solver(puzzle.showcase.method) : nullptr;
    if (!solver)
        solver = &kind.preferred(*game.puzzle, game.position, puzzle.showcase.goal);
    return {&kind,
            {game.puzzle, QLatin1StringView(puzzle.showcase.look)},
            game.position,
            solver,
            puzzle.showcase.goal};
}

Showpiece::Run Showpiece::run(core::SearchContext &context) const
{
    core::Task task;
    task.goal = goal;
    task.from = start;
    task.options = core::Values(solver->options);
    const session::RaceResult result = session::runRacer(*instance.puzzle, {solver, task}, context);
    if (!result.isWhole() || result.counts.frames > longestSearch)
        return {session::events(result.outcome.path)};
    Run run{{}, true};
    for (qint64 event = 0; event < result.record.size(); ++event)
        run.events.push_back(result.record.at(event));
    return run;
}

ShowcaseBoard::ShowcaseBoard(const ui::PuzzleUi &puzzle, QWidget *parent)
    : QGraphicsView(parent), m_puzzle(puzzle), m_showpiece(Showpiece::read(puzzle)),
      m_style(board::Style::make(board::Style::Light))
{
    setFrameShape(NoFrame);
    setInteractive(false);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setCacheMode(CacheBackground);
    setRenderHint(QPainter::Antialiasing);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_frames.setInterval(frameTime);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        // This uses fewer frames than the large board: small, slow boards need no more, and eight of them must cost
        // little.
        m_scene->advanceAnimation(m_frames.interval());
        if (!m_scene->isAnimating())
            m_frames.stop();
    });
    setRun({});
}

ShowcaseBoard::~ShowcaseBoard() = default;

void ShowcaseBoard::setRun(const Showpiece::Run &run)
{
    m_showsTries = run.withTries;
    m_timeline = std::make_unique<session::Timeline>(
        session::Act::make(session::Act::Solve, m_showpiece.instance, m_showpiece.start, run.events));
    m_timeline->seek(qint64(std::ceil(firstSight * double(m_timeline->lastFrame()))));
    if (m_scene)
        makeScene();
    connect(m_timeline.get(), &session::Timeline::moved, this, [this](const session::Played &played) {
        if (!m_scene)
            return;
        m_scene->aboutToShow(*m_timeline);
        m_scene->animate(played, m_stepTime);
    });
    connect(m_timeline.get(), &session::Timeline::jumped, this, [this] {
        if (!m_scene)
            return;
        m_scene->aboutToShow(*m_timeline);
        m_scene->animateTo(m_timeline->position(), m_stepTime);
    });
}

void ShowcaseBoard::setStyle(const board::Style &style)
{
    m_style = style;
    if (m_scene)
        makeScene();
}

// While its picture is loading, shows the board with numbers, since it would otherwise be blank.
void ShowcaseBoard::makeScene()
{
    auto scene = m_puzzle.scene(m_showpiece.instance, m_style);
    m_awaited.reset();
    if (!scene->isComplete()) {
        m_awaited = std::move(scene);
        connect(m_awaited.get(), &board::BoardScene::completed, this,
                [this] { putInView(std::move(m_awaited)); });
        scene = m_puzzle.scene({m_showpiece.instance.puzzle, {}}, m_style);
    }
    putInView(std::move(scene));
}

void ShowcaseBoard::putInView(std::unique_ptr<board::BoardScene> scene)
{
    scene->aboutToShow(*m_timeline);
    scene->show(m_timeline->position());
    m_part = scene->pictureRect(m_timeline->acts().front().record.end());
    setScene(scene.get());
    m_scene = std::move(scene);
    m_scene->stopClock();
    resetCachedContent();
    fit();
}

void ShowcaseBoard::step(int milliseconds)
{
    m_stepTime = milliseconds;
    if (!m_timeline->atEnd()) {
        m_rested = 0;
        m_timeline->forward();
    } else if (++m_rested > restAtEnd) {
        m_rested = 0;
        m_timeline->seek(0);
    }
    if (m_scene && m_scene->isAnimating())
        m_frames.start();
}

// Makes a cell a whole number of device pixels wide, as on the large board, so that the pieces are sharp.
void ShowcaseBoard::fit()
{
    if (m_part.isEmpty())
        return;
    const double ratio = devicePixelRatioF();
    double unit =
        ratio * std::min(viewport()->width() / m_part.width(), viewport()->height() / m_part.height());
    if (unit >= smallestSharpUnit)
        unit = std::floor(unit);
    setSceneRect(m_part);
    setTransform(QTransform::fromScale(unit / ratio, unit / ratio));
    centerOn(m_part.center());
}

// Covers the surroundings of the board, such as a tray, which the edge of the widget would cut off. The edges of what is
// exposed lie within pixels, which would be covered only in part.
void ShowcaseBoard::drawForeground(QPainter *painter, const QRectF &exposed)
{
    QGraphicsView::drawForeground(painter, exposed);
    QPainterPath beside;
    beside.addRect(exposed.adjusted(-1, -1, 1, 1));
    QPainterPath shown;
    shown.addRect(m_part);
    painter->fillPath(beside - shown, m_style.table);
}

void ShowcaseBoard::showEvent(QShowEvent *event)
{
    if (!m_scene)
        makeScene();
    QGraphicsView::showEvent(event);
}

void ShowcaseBoard::hideEvent(QHideEvent *event)
{
    QGraphicsView::hideEvent(event);
    m_frames.stop();
    if (m_scene)
        m_scene->finish();
}

void ShowcaseBoard::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fit();
}

QSize ShowcaseBoard::sizeHint() const
{
    return usualBoard;
}

QSize ShowcaseBoard::minimumSizeHint() const
{
    return {shortestBoard, usualBoard.height()};
}

} // namespace window
