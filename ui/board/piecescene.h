// SPDX-License-Identifier: MIT
#pragma once

#include "board/picturecache.h"
#include "board/style.h"
#include "core/puzzle.h"
#include "session/timeline/timeline.h"

#include <QElapsedTimer>
#include <QGraphicsScene>
#include <QPointF>
#include <QTimer>

namespace board {

/// The place and the manner in which a piece is drawn, at rest or in motion.
struct Pose {
    QPointF at;       ///< the piece's point of reference, in scene units
    double angle = 0; ///< degrees, clockwise
    double lift = 0;  ///< 0: lying on the board, 1: held above it
    double scale = 1; ///< 1: on the board; less than 1: in a tray
    double flip = 1;  ///< -1: mirrored left to right, before the rotation; 0: edge-on

    friend bool operator==(const Pose &, const Pose &) = default;
};

/// The pieces of a puzzle at their places, at rest and in motion; one unit is one cell wide. A puzzle's scene
/// draws the board and each piece and gives the pose of a place. Animation, redrawing and rendering are done
/// by this class, so that a position looks the same whether it is shown or animated to. Pieces are no
/// QGraphicsItems: they are copied from a PictureCache.
class PieceScene : public QGraphicsScene {
    Q_OBJECT

public:
    PieceScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent = nullptr);
    ~PieceScene() override;

    const core::Puzzle &puzzle() const { return *m_puzzle; }
    const std::shared_ptr<const core::Puzzle> &instance() const { return m_puzzle; }
    const core::Position &position() const { return m_position; }
    const Style &style() const { return m_style; }
    core::Grid grid() const { return m_puzzle->grid(); }

    /// Puts every piece in its place; ends any animation.
    void show(const core::Position &position);
    /// Moves the pieces of one frame, all at once, within this time; a time too short to be seen just shows
    /// the end.
    void animate(const session::Played &played, int milliseconds);
    /// Moves all pieces at once, from where they are drawn now to their places in this position. Does not
    /// finish an animation under way first.
    void animateTo(const core::Position &position, int milliseconds);
    /// Lets the pieces on the board hop, one after another, once the animation under way has ended: a small joy at the
    /// end of a game. Nothing hops when nothing is animated, or something else begins.
    void rejoiceAtRest() { m_rejoices = isAnimating() && rejoices(); }
    /// Finishes the animation under way at once.
    void finish();
    bool isAnimating() const { return !m_motions.empty(); }
    /// Advances the animation by this time. The scene's own timer calls it once a frame.
    void advanceAnimation(int milliseconds);
    /// Makes calls of `advanceAnimation` the only way to advance animations from now on, as when they are
    /// exported.
    void stopClock() { m_clockRuns = false; }

    /// Returns the topmost piece at a point, on the board or in the box; -1 for none.
    int pieceAt(QPointF point) const;

    /// Draws a position without cursor and marks, as large as fits into the middle of the rectangle: for
    /// printing, exported pictures and the list of solutions.
    void renderPosition(QPainter &painter, const QRectF &into, const core::Position &position) const;
    void renderPosition(QPainter &painter, const QRectF &into) const;
    /// Returns the part of the scene that a picture of this position shows: an empty tray can be left out.
    virtual QRectF pictureRect(const core::Position &position) const;
    /// Returns the part of the scene that a picture of how the position came about shows, with everything
    /// that the scene draws of that.
    virtual QRectF pictureRectOfMove(const core::Position &position) const;
    /// Draws a part of the scene with a position and the move that led to it.
    void renderMove(QPainter &painter, const QRectF &into, const QRectF &part, const core::Position &position,
                    std::span<const core::Step> move) const;
    /// These functions serve drawings in which pieces are moved by others, as on a web page. They draw the
    /// board without pieces; draw a piece at a place, with its point of reference in the origin; draw what lies
    /// over the pieces; and return a number for a piece's look at a place, and the pose of its point.
    void renderBoard(QPainter &painter) const { paintBoard(painter); }
    void renderPiece(QPainter &painter, int piece, const core::Place &place) const
    {
        paintPiece(painter, piece, place);
    }
    void renderOverPieces(QPainter &painter, const core::Position &position) const
    {
        paintOverPieces(painter, position);
    }
    int lookOf(int piece, const core::Place &place) const { return faceOf(piece, place); }
    Pose restingAt(int piece, const core::Place &place) const { return poseOf(piece, place); }
    /// Returns whether a line joins the pieces in their order, as in a tour.
    virtual bool joinsPieces() const { return false; }
    /// Returns whether what is drawn over the pieces of a solved board covers them: the whole of a picture that
    /// was cut.
    virtual bool joinsWhenSolved() const { return false; }

    /// Returns false while a picture that the pieces show is being loaded; `completed` is emitted when it is
    /// loaded.
    bool isComplete() const { return m_complete; }

Q_SIGNALS:
    void completed();
    /// Emitted when the contents of these cells have changed, even if the pieces are still moving there.
    void cellsChanged(const QList<int> &cells);

protected:
    /// Returns the pose of a piece at rest at a place on the board or in the box.
    virtual Pose poseOf(int piece, const core::Place &place) const = 0;
    /// Returns the pose between two others. Progress runs from 0 to 1 and is eased already.
    virtual Pose interpolated(int piece, const Pose &from, const Pose &to, double progress) const;
    /// Called before pieces move to other places than those of `position`.
    virtual void aboutToChange();
    /// Called as an animation advances, for drawings that move along with the pieces. Progress is linear
    /// here, and 1 when the animation has ended.
    virtual void animationProgressed(double progress);
    /// Returns whether the pieces of this scene hop for joy.
    virtual bool rejoices() const { return true; }
    /// Draws the board without pieces.
    virtual void paintBoard(QPainter &painter) const = 0;
    /// Draws the layer between the board and the pieces, such as the line of a tour, within `exposed`.
    virtual void paintUnderPieces(QPainter &painter, const core::Position &position,
                                  const QRectF &exposed) const;
    /// Draws a piece at rest at a place, rotation included, with its pose's point in the origin.
    virtual void paintPiece(QPainter &painter, int piece, const core::Place &place) const = 0;
    /// Returns the rectangle that a piece draws in, relative to its pose's point.
    virtual QRectF pieceRect(int piece, const core::Place &place) const;
    /// Returns the area that a moving piece changes besides its own rectangle: the line that it draws behind
    /// it.
    virtual QRectF trailRect(int piece) const;
    /// Returns the cells on and beside the board that a piece covers at a place.
    virtual QList<int> cellsOf(int piece, const core::Place &place) const;
    /// Returns the key of cached pictures: two pieces with the same face and turn look alike.
    virtual int faceOf(int piece, const core::Place &place) const;
    /// Draws the layer over the pieces, such as counts.
    virtual void paintOverPieces(QPainter &painter, const core::Position &position) const;
    /// Draws on paper, over a position, the move that led to it: by default an arrow for each piece that
    /// moved from one cell to another, a frame around a piece laid, and a dashed frame where a piece was
    /// taken away.
    virtual void paintMove(QPainter &painter, std::span<const core::Step> move) const;
    void setComplete(bool complete);
    bool clockRuns() const { return m_clockRuns; }
    /// Drops cached pictures, because the pieces look different from now on.
    void invalidatePieces();

    const Pose &restPose(int piece) const { return m_restPoses[piece]; }
    /// Calls `poseOf` again for a piece that has not moved, as when it is turned in its tray. `returnToRest`
    /// moves the piece there.
    void updateRestPose(int piece);
    const Pose &currentPose(int piece) const { return m_poses[piece]; }
    bool isMoving(int piece) const;
    /// Shows a piece away from its place, until `returnToRest` or its next move.
    void displace(int piece, const Pose &pose);
    /// Animates all displaced pieces back to their places, no slower than the last move was animated.
    void returnToRest();

    /// Has a rectangle repainted by the next `flushRedraws`, which unites them when they are too many.
    void scheduleRedraw(const QRectF &rect) { m_dirty.append(rect); }
    void flushRedraws();

    void drawBackground(QPainter *painter, const QRectF &exposed) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    static constexpr int longestReturn = 140; // milliseconds
    static constexpr int hopsTime = 900;      // milliseconds
    static constexpr double growth = 0.08;    // the factor by which a lifted piece is enlarged

    struct Motion {
        int piece;
        Pose from;
    };

    void setPose(int piece, const Pose &pose);
    void setPlace(int piece, const core::Place &to, QList<int> &changedCells);
    void startAnimation(std::vector<Motion> motions, int milliseconds);
    std::vector<Motion> motionsToRest() const;
    void hop();
    Pose hopping(int piece, double progress) const;
    void advanceMotions(double progress);
    QRectF boundingRect(int piece) const;
    void paintPicture(QPainter &painter, const QTransform &toDevice, int piece);
    void paintLifted(QPainter &painter, const PictureCache::Picture &picture, double lift) const;

    std::shared_ptr<const core::Puzzle> m_puzzle;
    Style m_style;
    core::Position m_position;
    core::PerPiece<Pose> m_restPoses; ///< the poses at rest in m_position
    core::PerPiece<Pose> m_poses;     ///< the poses as drawn now
    PictureCache m_pictures;
    QList<QRectF> m_dirty;

    std::vector<Motion> m_motions;
    QTimer m_frames;
    QElapsedTimer m_clock;
    bool m_clockRuns = true;
    bool m_rejoices = false; ///< the pieces hop once they rest
    bool m_hops = false;
    int m_elapsed = 0;
    int m_duration = 0;
    int m_returnTime = longestReturn;
    bool m_complete = true;
};

} // namespace board
