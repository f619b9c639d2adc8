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

/// How a piece is drawn, at rest or in motion.
struct Pose {
    QPointF at;       ///< the piece's point of reference, in scene units
    double angle = 0; ///< degrees, clockwise
    double lift = 0;  ///< 0: lying on the board, 1: held above it
    double scale = 1; ///< 1: on the board; less than 1: in a tray
    double flip = 1;  ///< -1: mirrored left to right, before the rotation; 0: edge-on

    friend bool operator==(const Pose &, const Pose &) = default;
};

/// The pieces of a puzzle at their places, at rest and in motion; one unit is the width of a cell. A puzzle's scene
/// draws the board and each piece and gives the pose for a place. This class does animation, redrawing and rendering,
/// so that a position looks the same whether it is shown at once or animated to. Pieces are not QGraphicsItems: they
/// are copied from a PictureCache.
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

    /// Puts every piece in its place, ending any animation.
    void show(const core::Position &position);
    /// Moves the pieces of one frame, all at once, within this time; if the time is too short to be seen, only the
    /// end is shown.
    void animate(const session::Played &played, int milliseconds);
    /// Moves all pieces at once, from where they are drawn now to their places in this position. An animation under
    /// way is not finished first.
    void animateTo(const core::Position &position, int milliseconds);
    /// Makes the pieces on the board hop, one after another, when the animation under way has ended, to celebrate the
    /// end of a game. Nothing hops if no animation is under way, or if another one begins.
    void rejoiceAtRest() { m_rejoices = isAnimating() && celebrates(); }
    /// Finishes the animation under way at once.
    void finish();
    bool isAnimating() const { return !m_motions.empty(); }
    /// Advances the animation by this time. The scene's own timer calls this once per frame.
    void advanceAnimation(int milliseconds);
    /// Stops the scene's own timer: from now on only calls of `advanceAnimation` advance animations, for exporting
    /// them.
    void stopClock() { m_clockRuns = false; }

    /// Returns the topmost piece at a point, on the board or in the box; -1 for none.
    int pieceAt(QPointF point) const;

    /// Draws a position without cursor and marks, as large as possible in the middle of the rectangle: for printing,
    /// exported pictures and the list of solutions.
    void renderPosition(QPainter &painter, const QRectF &into, const core::Position &position) const;
    void renderPosition(QPainter &painter, const QRectF &into) const;
    /// Returns the part of the scene that a picture of this position shows; an empty tray may be left out.
    virtual QRectF pictureRect(const core::Position &position) const;
    /// Returns the part of the scene that a picture of this position and of the move that led to it shows.
    virtual QRectF pictureRectOfMove(const core::Position &position) const { return pictureRect(position); }
    /// Draws a part of the scene with a position and the move that led to it.
    void renderMove(QPainter &painter, const QRectF &into, const QRectF &part, const core::Position &position,
                    std::span<const core::Step> move) const;
    /// These functions are for drawings whose pieces are moved by other code, such as a web page. They draw the board
    /// without pieces; a piece at a place, with its point of reference at the origin; and what lies over the pieces.
    /// They return a number for a piece's look at a place, and the pose of its point of reference.
    void renderBoard(QPainter &painter) const { paintBoard(painter); }
    void renderPiece(QPainter &painter, int piece, const core::Place &place) const
    {
        paintPiece(painter, piece, place);
    }
    void renderOverPieces(QPainter &painter, const core::Position &position) const
    {
        paintOverPieces(painter, position);
    }
    /// Draws all that lies over the board in the scene's own position.
    void renderOverBoard(QPainter &painter) const;
    int lookOf(int piece, const core::Place &place) const { return faceOf(piece, place); }
    Pose restingAt(int piece, const core::Place &place) const { return poseOf(piece, place); }
    /// Returns whether a line joins the pieces in their order, as in a tour.
    virtual bool joinsPieces() const { return false; }
    /// Returns whether the layer over the pieces of a solved board covers them: it shows a picture that was cut in
    /// one piece.
    virtual bool joinsWhenSolved() const { return false; }
    /// Returns the solved position if pieces in line with a gap slide into it, so that a web page can be played on.
    virtual std::optional<core::Position> slidingGoal() const { return std::nullopt; }

    /// Returns false while a picture that the pieces show is being loaded; `completed` is emitted when it is loaded.
    bool isComplete() const { return m_complete; }

Q_SIGNALS:
    void completed();
    /// Emitted when the contents of these cells have changed, even if the pieces are still moving there.
    void cellsChanged(const QList<int> &cells);

protected:
    /// Returns the pose of a piece at rest at a place on the board or in the box.
    virtual Pose poseOf(int piece, const core::Place &place) const = 0;
    /// Returns a pose between two others. Progress runs from 0 to 1 and is eased already.
    virtual Pose interpolated(int piece, const Pose &from, const Pose &to, double progress) const;
    /// Called before pieces move to other places than those of `position`.
    virtual void aboutToChange();
    /// Called as an animation advances, for drawings that move with the pieces. Progress is linear, and 1 when the
    /// animation has ended.
    virtual void animationProgressed(double progress);
    /// Returns whether the pieces of this scene hop at the end of a game.
    virtual bool celebrates() const { return true; }
    /// Draws the board without pieces.
    virtual void paintBoard(QPainter &painter) const = 0;
    /// Draws the layer between the board and the pieces, such as the line of a tour, within `exposed`.
    virtual void paintUnderPieces(QPainter &painter, const core::Position &position,
                                  const QRectF &exposed) const;
    /// Draws a piece at rest at a place, with its rotation and with its pose's point at the origin.
    virtual void paintPiece(QPainter &painter, int piece, const core::Place &place) const = 0;
    /// Returns the rectangle that a piece is drawn in, relative to its pose's point.
    virtual QRectF pieceRect(int piece, const core::Place &place) const;
    /// Returns the area that a moving piece changes besides its own rectangle, such as the line that it draws behind
    /// it.
    virtual QRectF trailRect(int piece) const;
    /// Returns the cells on and beside the board that a piece covers at a place.
    virtual QList<int> cellsOf(int piece, const core::Place &place) const;
    /// Returns the key of the cached picture: two pieces with the same face and turn look alike.
    virtual int faceOf(int piece, const core::Place &place) const;
    /// Draws the layer over the pieces, such as counts.
    virtual void paintOverPieces(QPainter &painter, const core::Position &position) const;
    /// Draws on paper, over a position, the move that led to it: by default an arrow for each piece that moved from
    /// one cell to another, a frame around a piece that was laid, and a dashed frame where a piece was removed.
    virtual void paintMove(QPainter &painter, std::span<const core::Step> move) const;
    void setComplete(bool complete);
    bool clockRuns() const { return m_clockRuns; }
    /// Drops the cached pictures, because the pieces will look different.
    void invalidatePieces();

    const Pose &restPose(int piece) const { return m_restPoses[piece]; }
    /// Calls `poseOf` again for a piece that has not changed its place, such as one that is turned in its tray.
    /// `returnToRest` moves the piece to that pose.
    void updateRestPose(int piece);
    const Pose &currentPose(int piece) const { return m_poses[piece]; }
    bool isMoving(int piece) const;
    /// Shows a piece away from its place, until `returnToRest` is called or the piece moves.
    void displace(int piece, const Pose &pose);
    /// Animates all displaced pieces back to their places, at least as fast as the last move was animated.
    void returnToRest();

    /// Schedules a rectangle to be repainted by the next `flushRedraws`, which unites the rectangles if there are too
    /// many.
    void scheduleRedraw(const QRectF &rect) { m_dirtyRects.append(rect); }
    void flushRedraws();

    void drawBackground(QPainter *painter, const QRectF &exposed) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    static constexpr int longestReturn = 140; // milliseconds
    static constexpr int hopsTime = 900;      // milliseconds
    static constexpr double growth = 0.08;    // the fraction by which a lifted piece is enlarged

    struct Motion {
        int piece;
        Pose from;
    };

    void paintOverBoard(QPainter &painter, const QRectF &part, const core::Position &position) const;
    void setPose(int piece, const Pose &pose);
    void setPlace(int piece, const core::Place &to, QList<int> &changedCells);
    void startAnimation(std::vector<Motion> motions, int milliseconds);
    std::vector<Motion> motionsToRest() const;
    void hop();
    Pose hopping(int piece, double progress) const;
    QRectF boundingRect(int piece) const;
    void paintPicture(QPainter &painter, const QTransform &toDevice, int piece);
    void paintLifted(QPainter &painter, const PictureCache::Picture &picture, double lift) const;

    std::shared_ptr<const core::Puzzle> m_puzzle;
    Style m_style;
    core::Position m_position;
    core::PerPiece<Pose> m_restPoses; ///< the poses at rest in m_position
    core::PerPiece<Pose> m_poses;     ///< the poses as drawn now
    PictureCache m_pictures;
    QList<QRectF> m_dirtyRects;

    std::vector<Motion> m_motions;
    QTimer m_frames;
    QElapsedTimer m_clock;
    bool m_clockRuns = true;
    bool m_rejoices = false; ///< the pieces will hop once they are at rest
    bool m_hops = false;
    int m_elapsed = 0;
    int m_duration = 0;
    int m_returnTime = longestReturn;
    bool m_complete = true;
};

} // namespace board
