// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boardsearch.h"
#include "puzzleui.h"
#include "session/basics/backgroundtask.h"

#include <map>
#include <span>

namespace pages {

/// The boards of one page, in order: those of its board blocks and of its exercises. Their contents are computed
/// one after another in the background; the puzzles' scenes draw them at any size.
class Boards : public QObject {
    Q_OBJECT

public:
    Boards(std::span<const ui::PuzzleUi *const> puzzles, const Page &page, QObject *parent = nullptr);

    int count() const { return int(m_blocks.size()); }
    const BoardBlock &block(int board) const { return m_blocks[std::size_t(board)]; }
    /// Returns the contents of a board; none until they are computed.
    const std::optional<Shown> &shown(int board) const { return m_shown[std::size_t(board)]; }
    bool areReady() const { return m_ready == count(); }
    core::Kinds kinds() const { return m_kinds; }

    /// Starts to compute the contents in the background, with up to `frames` frames of each search for playback.
    void start(qint64 frames = 0);
    /// Computes the contents in this thread, with up to `frames` frames of each search for playback.
    void compute(core::SearchContext &context, qint64 frames = 0);

    /// Returns how many frames of the board's search can be viewed; 0 if it has none.
    qint64 frames(int board) const;
    /// Returns the frame at which the board is drawn: initially the moment that its block requests, or the
    /// beginning.
    qint64 frame(int board) const;
    void seek(int board, qint64 frame);
    /// Draws the board again as it was drawn before `seek`.
    void reset(int board);
    /// Draws the board at this position of a game played on it instead of the frame that its block requests; without a
    /// position, at that frame again. `seek` goes before it.
    void setPlayed(int board, const std::optional<core::Position> &position);
    /// Returns the instance that a scene of the board shows. A ready-made board has its own look.
    session::Instance instanceOf(int board) const;
    /// Returns the position that is drawn; the board must be one that can be shown.
    core::Position positionOf(int board) const;
    /// Returns what happened in the frame that is drawn; empty at the beginning.
    core::Explanation explanationOf(int board) const;

    /// Returns the height of a board as a fraction of its width; an estimate until the board is ready or if it
    /// cannot be shown.
    double proportion(int board) const;
    void paint(QPainter &painter, const QRectF &into, int board, const board::Style &style) const;
    /// Returns the scene of a board at the frame that is drawn; null if the board cannot be shown. It exists until a scene
    /// in another style is asked for.
    board::BoardScene *scene(int board, const board::Style &style) const;
    const ui::PuzzleUi *puzzleOf(int board) const; ///< null if the board cannot be shown

Q_SIGNALS:
    void ready(int board);
    void completed(int board) const; ///< the picture that its pieces show has been loaded

private:
    struct Scene {
        board::Style style;
        std::unique_ptr<board::BoardScene> scene;
    };

    static Shown computed(core::Kinds kinds, const BoardBlock &block, qint64 frames,
                          core::SearchContext &context);
    void startNext();
    void take(const Shown &shown);
    void showFrame(board::BoardScene &scene, int board) const;
    void redraw(int board);

    const std::span<const ui::PuzzleUi *const> m_puzzles;
    std::vector<const core::Kind *> m_kinds;
    std::vector<BoardBlock> m_blocks;
    std::vector<std::optional<Shown>> m_shown;
    int m_ready = 0;
    qint64 m_frames = 0;
    std::map<int, qint64> m_sought;         ///< the frames that `seek` has set, by board
    std::map<int, core::Position> m_played; ///< the positions that `setPlayed` has set, by board
    mutable std::map<int, Scene> m_scenes;
    /// The measured proportions. The scene that is measured is not kept, since a page asks for them while its boards are
    /// drawn in another style.
    mutable std::map<int, double> m_proportions;
    session::BackgroundTask<Shown> m_task; // declared last, so that it is destroyed first
};

} // namespace pages
