// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>
#include <QImage>

namespace board {
class LegendText;
}

namespace exports {

/// An animation of what was played or searched: the images that the board would show, one after the other. The clip
/// has a timeline and a scene of its own and copies its moves from the session when it is made, so that the game
/// can continue during the export. Its length is limited, and `limitNotice` reports what is left out.
class AnimationClip {
    Q_DECLARE_TR_FUNCTIONS(exports::AnimationClip)

public:
    static constexpr double slowest = 0.25; ///< a speed in moves per second
    static constexpr double fastest = 1000;

    enum class Scope {
        Act,       ///< the act in which the cursor is, from its beginning to its end
        Game,      ///< everything since this board was made or dealt
        Remaining, ///< the moves of that act not taken back at the cursor, such as those of a solution
    };
    struct Options {
        Scope scope = Scope::Act;
        qint64 first = 1;                                 ///< the number of the first move within the scope
        qint64 last = std::numeric_limits<qint64>::max(); ///< the number of the last move, if it exists
        double speed = 2;                                 ///< the speed in moves per second
        int side = 480;       ///< the longer side of the board in an image, in pixels
        bool glides = true;   ///< also shows the pieces in motion, if the speed leaves time for it
        bool captions = true; ///< writes the number of the move and its explanation below the board
    };
    struct TimedImage {
        QImage image;
        int centiseconds; ///< the duration of the image
    };

    /// Returns the lowest speed at which as many moves fit: that of the options, doubled as often as necessary. If they
    /// fit at no speed, returns the fastest one.
    static double speedThatFits(qint64 moves, Options options);

    AnimationClip(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
                  Options options);
    ~AnimationClip();
    Q_DISABLE_COPY_MOVE(AnimationClip)

    qint64 moves() const { return m_timeline->lastFrame() - m_first; } ///< the number of moves shown
    qint64 movesInScope() const { return m_movesInScope; }
    int imageCount() const;      ///< an upper bound of the number of images
    double seconds() const;      ///< the approximate duration
    QString limitNotice() const; ///< a sentence if not all requested moves are shown; else empty
    QSize size() const { return m_size; }
    /// Returns the scene. The picture of a board may still be loading; the scene emits `completed` when it is
    /// loaded.
    const board::BoardScene &scene() const { return *m_scene; }

    bool atEnd() const { return m_ended; }
    TimedImage next(); ///< returns the next image; must not be called at the end

private:
    /// The number and the times of the images that a speed requires.
    struct Timing {
        qint64 stride; ///< the number of moves from one image at rest to the next
        int glides;    ///< the number of images of the pieces in motion for each move
        int restTime;  ///< the time of the image at rest, in hundredths of a second

        static Timing of(const Options &options);
        qint64 room() const; ///< returns the number of moves that a clip can show
    };
    class ClipRange;

    void advance();
    void mark();
    QString caption() const;
    double findLegendHeight();
    board::LegendText legend() const;
    TimedImage render(int centiseconds);
    void paintCaption(QPainter &painter, const QRectF &rect) const;

    const core::Kind &m_kind;
    const Options m_options;
    const Timing m_timing;
    qint64 m_movesBefore = 0; ///< the number of moves of the scope before the first one shown
    qint64 m_movesInScope = 0;
    std::unique_ptr<session::Timeline> m_timeline;
    std::unique_ptr<board::BoardScene> m_scene;
    qint64 m_first = 0;        ///< the frame of the timeline at which the clip begins
    QRectF m_part;             ///< the part of the scene that is shown: the board and a margin around it
    QSizeF m_boardSize;        ///< the size of the board in an image, in pixels
    double m_legendHeight = 0; ///< the height of the legend below it, in pixels
    QSize m_size;
    QFont m_font;
    int m_glided = 0; ///< the number of images of the current move so far
    bool m_begun = false;
    bool m_ended = false;
};

} // namespace exports
