// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QGraphicsView>
#include <QTimer>

namespace window {

/// The board of a puzzle's showcase and the method that is run on it.
struct Showpiece {
    static constexpr qint64 longestSearch = 100; ///< frames; a longer search is shown without its tries

    /// Reads the showcase of a puzzle. If that cannot be read, the first ready-made board replaces it.
    static Showpiece read(const ui::PuzzleUi &puzzle);

    const core::Kind *kind = nullptr;
    session::Instance instance;
    core::Position start;
    const core::Solver *solver = nullptr;
    core::Goal goal = core::Goal::First;

    /// The events to be shown.
    struct Run {
        std::vector<core::Event> events;
        bool withTries = false; ///< whether the moves are the whole search, and not only the solution
    };
    /// Runs the method. May be called in any thread.
    Run run(core::SearchContext &context) const;
};

/// A small board that plays the run of its showcase again and again, one step for each call of `step`. It cannot be
/// played on and takes neither the focus nor the mouse.
class ShowcaseBoard : public QGraphicsView {
    Q_OBJECT

public:
    ShowcaseBoard(const ui::PuzzleUi &puzzle, QWidget *parent);
    ~ShowcaseBoard() override;

    const Showpiece &showpiece() const { return m_showpiece; }
    bool showsTries() const { return m_showsTries; }
    /// Sets the run to play. The board is first shown in the middle of it, where there is more to see.
    void setRun(const Showpiece::Run &run);
    void setStyle(const board::Style &style);
    /// Advances by one step, which takes `milliseconds` at most. At the end the board rests for some steps and
    /// starts again.
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
    void fit();

    const ui::PuzzleUi &m_puzzle;
    const Showpiece m_showpiece;
    board::Style m_style;
    std::unique_ptr<session::Timeline> m_timeline;
    std::unique_ptr<board::BoardScene> m_scene;   ///< null until the board is first shown
    std::unique_ptr<board::BoardScene> m_awaited; ///< the scene whose picture is being loaded
    QRectF m_part;                                ///< the part of the scene that is shown
    bool m_showsTries = false;
    QTimer m_frames;
    int m_stepTime = 0;
    int m_rested = 0; ///< the number of steps for which the board has rested at the end
};

} // namespace window
