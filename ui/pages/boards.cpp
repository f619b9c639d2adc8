// SPDX-License-Identifier: MIT
#include "pages/boards.h"

#include "session/search/presets.h"
#include "session/timeline/wording.h"

#include <QPainter>

namespace pages {

namespace {

std::vector<BoardBlock> boardsOf(const Page &page)
{
    std::vector<BoardBlock> blocks;
    for (const Block &block : page.blocks) {
        if (const auto *board = std::get_if<BoardBlock>(&block))
            blocks.push_back(*board);
        const auto *exercise = std::get_if<ExerciseBlock>(&block);
        if (exercise && !exercise->board.isEmpty())
            blocks.push_back({exercise->board});
    }
    return blocks;
}

} // namespace

Boards::Boards(std::span<const ui::PuzzleUi *const> puzzles, const Page &page, QObject *parent)
    : QObject(parent), m_puzzles(puzzles), m_blocks(boardsOf(page)), m_shown(m_blocks.size()),
      m_task([this](const Shown &shown) { take(shown); },
             [this](const core::Explanation &why) {
                 Shown failed;
                 failed.fault = why;
                 take(failed);
             })
{
    for (const ui::PuzzleUi *puzzle : puzzles)
        m_kinds.push_back(puzzle->kind);
}

Shown Boards::computed(core::Kinds kinds, const BoardBlock &block, qint64 frames,
                       core::SearchContext &context)
{
    return frames > 0 ? showSearch(kinds, block, frames, context) : show(kinds, block, context);
}

void Boards::start(qint64 frames)
{
    m_frames = frames;
    startNext();
}

void Boards::startNext()
{
    if (areReady())
        return;
    const BoardBlock &block = m_blocks[std::size_t(m_ready)];
    m_task.start([kinds = m_kinds, block, frames = m_frames](core::SearchContext &context) {
        return computed(kinds, block, frames, context);
    });
}

void Boards::take(const Shown &shown)
{
    const int board = m_ready++;
    m_shown[std::size_t(board)] = shown;
    Q_EMIT ready(board);
    startNext();
}

void Boards::compute(core::SearchContext &context, qint64 frames)
{
    for (; !areReady(); ++m_ready)
        m_shown[std::size_t(m_ready)] = computed(m_kinds, m_blocks[std::size_t(m_ready)], frames, context);
}

const ui::PuzzleUi *Boards::puzzleOf(int board) const
{
    const auto &shown = m_shown[std::size_t(board)];
    if (!shown || !shown->puzzle)
        return nullptr;
    return *std::ranges::find(m_puzzles, shown->kind, &ui::PuzzleUi::kind);
}

board::BoardScene *Boards::scene(int board, const board::Style &style) const
{
    const ui::PuzzleUi *puzzle = puzzleOf(board);
    if (!puzzle)
        return nullptr;
    Scene &kept = m_scenes[board];
    if (!kept.scene || kept.style != style) {
        kept.style = style;
        kept.scene = puzzle->scene(instanceOf(board), style);
        kept.scene->stopClock();
        showFrame(*kept.scene, board);
        connect(kept.scene.get(), &board::BoardScene::completed, this,
                [this, board] { Q_EMIT completed(board); });
    }
    return kept.scene.get();
}

session::Instance Boards::instanceOf(int board) const
{
    const Shown &shown = *m_shown[std::size_t(board)];
    const core::Preset *preset = session::presetOf(*shown.kind, *shown.puzzle, shown.start);
    return {shown.puzzle, preset ? QString::fromLatin1(preset->look) : QString()};
}

qint64 Boards::frames(int board) const
{
    const auto &shown = m_shown[std::size_t(board)];
    return shown && shown->record ? shown->record->counts().frames : 0;
}

qint64 Boards::frame(int board) const
{
    const auto sought = m_sought.find(board);
    if (sought != m_sought.end())
        return sought->second;
    return block(board).isMoment() ? frames(board) : 0;
}

void Boards::seek(int board, qint64 frame)
{
    m_sought[board] = std::clamp(frame, qint64(0), frames(board));
    redraw(board);
}

void Boards::reset(int board)
{
    if (m_sought.erase(board) > 0)
        redraw(board);
}

// The scene may show a step of a search beside the pieces, so it is made again.
void Boards::setPlayed(int board, const std::optional<core::Position> &position)
{
    if (position)
        m_played[board] = *position;
    else
        m_played.erase(board);
    m_scenes.erase(board);
}

/// Shows the frame that is drawn in the board's scene, with the marks of what happened in it.
void Boards::redraw(int board)
{
    const auto kept = m_scenes.find(board);
    if (kept == m_scenes.end() || !kept->second.scene)
        return;
    showFrame(*kept->second.scene, board);
    kept->second.scene->mark(m_sought.contains(board) ? explanationOf(board).marks
                                                      : std::vector<core::Mark>());
}

/// Shows the frame in view, with what the scene shows of a search beside the position.
void Boards::showFrame(board::BoardScene &scene, int board) const
{
    const Shown &shown = *m_shown[std::size_t(board)];
    const bool isPlayed = m_played.contains(board) && !m_sought.contains(board);
    if (shown.record && shown.solver && !isPlayed)
        scene.aboutToShow(*session::timelineOfFrame(instanceOf(board), QString::fromLatin1(shown.solver->id),
                                                    *shown.record, frame(board)));
    scene.show(positionOf(board));
}

core::Position Boards::positionOf(int board) const
{
    const Shown &shown = *m_shown[std::size_t(board)];
    const auto played = m_played.find(board);
    if (!m_sought.contains(board))
        return played == m_played.end() ? shown.position : played->second;
    return shown.record->positionAt(shown.record->indexAfterFrame(frame(board)));
}

core::Explanation Boards::explanationOf(int board) const
{
    const auto &shown = m_shown[std::size_t(board)];
    if (frame(board) == 0 || frames(board) == 0 || !shown->solver->explain)
        return {};
    const session::Record &record = *shown->record;
    qint64 last = record.indexAfterFrame(frame(board)) - 1;
    while (last > 0 && !record.at(last).endsFrame())
        --last;
    return session::worded(*shown->kind, instanceOf(board),
                           shown->solver->explain(*shown->puzzle, record.positionAt(last), record.at(last)));
}

double Boards::proportion(int board) const
{
    if (const auto measured = m_proportions.find(board); measured != m_proportions.end())
        return measured->second;
    const ui::PuzzleUi *puzzle = puzzleOf(board);
    if (!puzzle)
        return 0.3;
    const std::unique_ptr<board::BoardScene> scene =
        puzzle->scene(instanceOf(board), board::Style::make(board::Style::Paper));
    scene->stopClock();
    showFrame(*scene, board);
    const QRectF rect = scene->pictureRect(scene->position());
    return m_proportions[board] = rect.height() / rect.width();
}

void Boards::paint(QPainter &painter, const QRectF &into, int board, const board::Style &style) const
{
    if (const board::BoardScene *drawn = scene(board, style))
        drawn->renderPosition(painter, into);
}

} // namespace pages
