// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "core/kind.h"

#include <QSlider>

#include <vector>

namespace window {

/// A slider for the frames of the game in view, with small marks for the beginnings of acts, solutions and moments.
/// Games on other boards, and the board before an edit, are no part of it: undo and redo lead there. Frames are 64-bit
/// numbers; if there are more than an int can count, several share a value of the slider.
///
/// The run in view has nearly the whole width. The game's frames before and after it are a short stub at either end, in
/// which the length of an act is proportional to the logarithm of its number of frames; a click there brings that
/// act into view.
class TimelineSlider : public QSlider {
    Q_OBJECT

public:
    explicit TimelineSlider(QWidget *parent = nullptr);

    /// The frames with a mark, each list in order. Those outside of the game are not shown.
    struct Marks {
        std::vector<qint64> acts;
        std::vector<qint64> solutions;
        std::vector<qint64> moments;

        friend bool operator==(const Marks &, const Marks &) = default;
    };

    /// These functions do not emit `seekRequested`.
    /// Sets the cursor's frame, and the first and last frame of the game.
    void setFrames(qint64 frame, qint64 last, qint64 first = 0);
    /// Sets the run that has nearly the whole width, except while the handle is dragged. While the run grows, space
    /// is kept behind it. If it is empty, as on a new board, the width is left for what follows.
    void setRun(qint64 from, qint64 to, bool grows = false);
    void setMarks(Marks marks);
    /// Sets the ranges of frames that are no longer stored, which are hatched.
    void setForgotten(std::vector<std::pair<qint64, qint64>> ranges);

    /// A range of frames in which the player's own moves led to boards with this verdict.
    struct Judged {
        qint64 from;
        qint64 to;
        core::Judgement::Verdict verdict;

        friend bool operator==(const Judged &, const Judged &) = default;
    };
    void setJudged(std::vector<Judged> ranges);
    void setColours(const board::Style &style);

    QSize sizeHint() const override { return {320, 30}; }
    QSize minimumSizeHint() const override { return {80, 30}; }

Q_SIGNALS:
    void seekRequested(qint64 frame); ///< emitted for the mouse, a key or a screen reader

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QRectF groove() const;
    void updateScale();
    void addPart(qint64 from, qint64 to, double left, double right);
    bool has(qint64 frame) const { return frame >= m_first && frame <= m_last; }
    double xOf(qint64 frame) const;
    qint64 frameAt(double part) const;
    void seekTo(double x);
    void paintGroove(QPainter &painter, double right) const;
    void paintJudged(QPainter &painter) const;
    void paintForgotten(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintHandle(QPainter &painter) const;

    qint64 m_first = 0; ///< the first frame of the game
    qint64 m_last = 0;
    qint64 m_frame = 0;
    qint64 m_runFrom = 0;
    qint64 m_runTo = 0;
    bool m_runGrows = false;
    qint64 m_framesPerValue = 1;  ///< the number of frames that share a value of the slider
    std::vector<qint64> m_bounds; ///< the frames where acts or the run begin or end
    std::vector<double> m_parts;  ///< the position of each bound on the slider, from 0 to 1
    Marks m_marks;
    std::vector<std::pair<qint64, qint64>> m_forgotten;
    std::vector<Judged> m_judged;
    board::Style m_colours;
};

} // namespace window
