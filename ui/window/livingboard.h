// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QGraphicsView>
#include <QTimer>

namespace window {

/// What a puzzle's showcase is played from: its board, and the run of its method.
struct Showpiece {
    static constexpr qint64 longestSearch =
        100; ///< the most frames of a search that is shown with all its tries

    /// Reads the showcase of a puzzle; a showcase that cannot be read is replaced by the first ready-made board.
    static Showpiece read(const ui::PuzzleUi &puzzle);

    const core::Kind *kind = nullptr;
    session::Instance instance;
    core::Position start;
    const core::Solver *solver = nullptr;
    core::Goal goal = core::Goal::First;

    /// The run that is shown.
    struct Run {
        std::vector<core::Event> events;
        bool withTries = false; ///< whether it is the whole search; otherwise only the solution's moves
    };
    /// Runs the method, in any thread.
    Run run(core::SearchContext &context) const;
};

/// A small board that plays the run of its showcase over and over, a step whenever it is asked to. It cannot be
/// played on, and takes neither the focus nor the mouse.
class LivingBoard : public QGraphicsView {
    Q_OBJECT

public:
    LivingBoard(const ui::PuzzleUi &puzzle, QWidget *parent);
    ~LivingBoard() override;

    const Showpiece &showpiece() const { return m_showpiece; }
    bool showsTries() const { return m_showsTries; }
    /// Sets what is played. The board is shown in the midst of it, where there is something to be seen.
    void setRun(const Showpiece::Run &run);
    void setStyle(const board::Style &style);
    /// Goes on by one step, at most `milliseconds` long. At the end the board rests for some steps, and begins anew.
    void step(int milliseconds);
    qint64 frame() const { return m_timeline->frame(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    void makeScene();
    void putInView(std::unique_ptr<board::BoardScene> scene);
    void advance();
    void fit();

    const ui::PuzzleUi &m_puzzle;
    const Showpiece m_showpiece;
    board::Style m_style;
    std::unique_ptr<session::Timeline> m_timeline;
    std::unique_ptr<board::BoardScene> m_scene;   ///< null until the board is first shown
    std::unique_ptr<board::BoardScene> m_awaited; ///< the scene whose picture is being read
    QRectF m_part;                                ///< the part of the scene that is shown
    bool m_showsTries = false;
    QTimer m_frames;
    int m_stepTime = 0;
    int m_rested = 0; ///< the steps for which it has rested at the end
};

} // namespace window
