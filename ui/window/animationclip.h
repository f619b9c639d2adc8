// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"

#include <QCoreApplication>
#include <QImage>

namespace window {

/// An animation of what was played or searched: the images that the board would show, one after the other.
/// The clip has a timeline and a scene of its own and copies its moves from the session when it is made, so
/// that the player can go on meanwhile. Its length is limited, and `limitNotice` says so.
class AnimationClip {
    Q_DECLARE_TR_FUNCTIONS(window::AnimationClip)

public:
    static constexpr double slowest = 0.25; ///< moves per second
    static constexpr double fastest = 1000;

    enum class Scope {
        Act,      ///< the act in which the cursor is, from its beginning to its end
        Game,     ///< everything since this board was made or dealt
        Standing, ///< the moves of that act that stand at the cursor, as those of a solution
    };
    struct Options {
        Scope scope = Scope::Act;
        qint64 first = 1;                                 ///< number of the first move within the scope
        qint64 last = std::numeric_limits<qint64>::max(); ///< and of the last, if there are as many
        double speed = 2;                                 ///< moves per second
        int side = 480;       ///< the longer side of the board in an image, in pixels
        bool glides = true;   ///< shows the pieces on their way too, if the speed leaves time for it
        bool captions = true; ///< writes the number of the move and its explanation below the board
    };
    struct TimedImage {
        QImage image;
        int centiseconds; ///< how long it is shown
    };

    AnimationClip(const ui::PuzzleUi &puzzle, const session::Session &session, const board::Style &style,
                  Options options);
    ~AnimationClip();
    Q_DISABLE_COPY_MOVE(AnimationClip)

    qint64 moves() const { return m_timeline->lastFrame() - m_first; } ///< that the clip shows
    qint64 movesInScope() const { return m_movesInScope; }
    int imageCount() const;      ///< an upper bound
    double seconds() const;      ///< the approximate duration
    QString limitNotice() const; ///< a sentence when not all moves asked for are shown; else empty
    QSize size() const { return m_size; }
    /// The picture of a board may still be loading; the scene signals `completed` when it is there.
    const board::BoardScene &scene() const { return *m_scene; }

    bool atEnd() const { return m_ended; }
    TimedImage next(); ///< must not be called at the end

private:
    /// How the speed is translated into images.
    struct Timing {
        qint64 stride; ///< moves from one image at rest to the next
        int glides;    ///< images of the pieces on their way
        int restTime;  ///< of the image at rest, in hundredths of a second

        static Timing of(const Options &options);
    };
    class ClipRange;

    void advance();
    void mark();
    QString caption() const;
    TimedImage render(int centiseconds);
    void paintCaption(QPainter &painter, const QRectF &rect) const;

    const core::Kind &m_kind;
    const Options m_options;
    const Timing m_timing;
    qint64 m_movesBefore = 0; ///< moves of the scope before the first that is shown
    qint64 m_movesInScope = 0;
    std::unique_ptr<session::Timeline> m_timeline;
    std::unique_ptr<board::BoardScene> m_scene;
    qint64 m_first = 0; ///< frame of the timeline
    QSizeF m_boardSize; ///< in an image, in pixels
    QSize m_size;
    QFont m_font;
    int m_glided = 0; ///< images of the present move
    bool m_begun = false;
    bool m_ended = false;
};

} // namespace window
