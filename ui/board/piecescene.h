// SPDX-License-Identifier: MIT
#pragma once

#include "board/picturecache.h"
#include "board/style.h"
#include "core/puzzle.h"
#include "session/timeline.h"

#include <QElapsedTimer>
#include <QGraphicsScene>
#include <QPointF>
#include <QTimer>

namespace board {

/// Where and how a piece is drawn, at rest or in motion.
struct Pose {
    QPointF at;       ///< its point of reference, in scene units
    double angle = 0; ///< degrees, clockwise
    double lift = 0;  ///< 0 lies on the board, 1 is held above it
    double scale = 1; ///< 1 on the board, less in a tray
    double flip = 1;  ///< -1 is mirrored left to right, before the rotation; 0 is edge-on

    friend bool operator==(const Pose &, const Pose &) = default;
};

/// The pieces of a puzzle at their places, at rest and in motion; one unit is one cell wide. A puzzle's scene
/// draws the board and each piece and gives the pose of a place. Animation, redrawing and rendering are done
/// here, so that a position looks the same whether it is shown or animated to. Pieces are no QGraphicsItems:
/// they are copied from a PictureCache.
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

    /// Puts every piece where it lies; ends any animation.
    void show(const core::Position &position);
    /// Moves the pieces of one frame, all at once, within this time; a time too short to be seen just shows
    /// the end.
    void animate(const session::Played &played, int milliseconds);
    /// Moves all pieces at once, from where they are drawn now to where they lie in this position. Does not
    /// finish an animation under way first.
    void animateTo(const core::Position &position, int milliseconds);
    /// Brings the animation under way to its end at once.
    void finish();
    bool isAnimating() const { return !m_motions.empty(); }
    /// Advances the animation by this time. The scene's own timer calls it once a frame.
    void advanceAnimation(int milliseconds);
    /// From now on only calls of `advanceAnimation` advance animations, as when they are exported.
    void stopClock() { m_clockRuns = false; }

    /// The topmost piece at a point, on the board or in the box; -1 for none.
    int pieceAt(QPointF point) const;

    /// Draws a position without cursor and marks, as large as fits into the middle of the rectangle: for
    /// printing, exported pictures and the list of solutions.
    void renderPosition(QPainter &painter, const QRectF &into, const core::Position &position) const;
    void renderPosition(QPainter &painter, const QRectF &into) const;
    /// The part of the scene that such a picture shows: an empty tray can be left out.
    virtual QRectF pictureRect(const core::Position &position) const;
    /// The same for a picture of how the position came about, with all that the scene shows of that.
    virtual QRectF pictureRectOfMove(const core::Position &position) const;
    /// Draws a part of the scene with a position and the move that led to it.
    void renderMove(QPainter &painter, const QRectF &into, const QRectF &part, const core::Position &position,
                    std::span<const core::Step> move) const;
    /// For drawings in which pieces are moved by others, as on a web page: the board without pieces; a piece at
    /// a place, with its point of reference in the origin; what it looks like there, by a number; and where its
    /// point is.
    void renderBoard(QPainter &painter) const { paintBoard(painter); }
    void renderPiece(QPainter &painter, int piece, const core::Place &place) const
    {
        paintPiece(painter, piece, place);
    }
    int lookOf(int piece, const core::Place &place) const { return faceOf(piece, place); }
    Pose restingAt(int piece, const core::Place &place) const { return poseOf(piece, place); }
    /// Whether a line joins the pieces in their order, as in a tour.
    virtual bool joinsPieces() const { return false; }

    /// False while a picture that the pieces show is being loaded; `completed` is emitted when it is there.
    bool isComplete() const { return m_complete; }

Q_SIGNALS:
    void completed();
    /// The contents of these cells have changed, even if the pieces are still moving there.
    void cellsChanged(const QList<int> &cells);

protected:
    /// The pose of a piece at rest at a place on the board or in the box.
    virtual Pose poseOf(int piece, const core::Place &place) const = 0;
    /// The pose between two others. Progress goes from 0 to 1 and is eased already.
    virtual Pose interpolated(int piece, const Pose &from, const Pose &to, double progress) const;
    /// Called before pieces go to other places than those of `position`.
    virtual void aboutToChange();
    /// Called as an animation advances, for what moves along with the pieces. Progress is linear here, and 1
    /// when the animation has ended.
    virtual void animationProgressed(double progress);
    /// The board without pieces.
    virtual void paintBoard(QPainter &painter) const = 0;
    /// Draws what lies between the board and the pieces, as the line of a tour does, within `exposed`.
    virtual void paintUnderPieces(QPainter &painter, const core::Position &position,
                                  const QRectF &exposed) const;
    /// Draws a piece at rest at a place, rotation included, with its pose's point in the origin.
    virtual void paintPiece(QPainter &painter, int piece, const core::Place &place) const = 0;
    /// The rectangle that a piece draws in, relative to its pose's point.
    virtual QRectF pieceRect(int piece, const core::Place &place) const;
    /// What a moving piece changes beside its own rectangle: the line that it draws behind it.
    virtual QRectF trailRect(int piece) const;
    /// The cells on and beside the board that a piece covers at a place.
    virtual QList<int> cellsOf(int piece, const core::Place &place) const;
    /// The key of cached pictures: two pieces with the same face and turn look alike.
    virtual int faceOf(int piece, const core::Place &place) const;
    /// Draws what lies over the pieces, such as counts.
    virtual void paintOverPieces(QPainter &painter, const core::Position &position) const;
    /// Draws on paper, over a position, the move that led to it: by default an arrow for each piece that went
    /// from one cell to another, a frame around a piece laid, a dashed one where a piece was taken away.
    virtual void paintMove(QPainter &painter, std::span<const core::Step> move) const;
    void setComplete(bool complete);
    bool clockRuns() const { return m_clockRuns; }
    /// The pieces look different from now on: cached pictures are dropped.
    void invalidatePieces();

    const Pose &restPose(int piece) const { return m_restPoses[piece]; }
    /// Asks `poseOf` again for a piece that has not moved, as when it is turned in its tray. `returnToRest`
    /// brings the piece there.
    void updateRestPose(int piece);
    const Pose &currentPose(int piece) const { return m_poses[piece]; }
    bool isMoving(int piece) const;
    /// Shows a piece elsewhere than where it lies, until `returnToRest` or its next move.
    void displace(int piece, const Pose &pose);
    /// Animates all displaced pieces back to where they lie, no slower than the last move was animated.
    void returnToRest();

    /// Has a rectangle repainted by the next `flushRedraws`, which unites them when they are too many.
    void scheduleRedraw(const QRectF &rect) { m_dirty.append(rect); }
    void flushRedraws();

    void drawBackground(QPainter *painter, const QRectF &exposed) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    static constexpr int longestReturn = 140; // milliseconds
    static constexpr double growth = 0.08;    // by which a lifted piece is larger

    struct Motion {
        int piece;
        Pose from;
    };

    void setPose(int piece, const Pose &pose);
    void setPlace(int piece, const core::Place &to, QList<int> &changedCells);
    void startAnimation(std::vector<Motion> motions, int milliseconds);
    std::vector<Motion> motionsToRest() const;
    QRectF boundingRect(int piece) const;
    void paintPicture(QPainter &painter, const QTransform &toDevice, int piece);
    void paintLifted(QPainter &painter, const PictureCache::Picture &picture, double lift) const;

    std::shared_ptr<const core::Puzzle> m_puzzle;
    Style m_style;
    core::Position m_position;
    core::PerPiece<Pose> m_restPoses; ///< of m_position
    core::PerPiece<Pose> m_poses;     ///< as drawn now
    PictureCache m_pictures;
    QList<QRectF> m_dirty;

    std::vector<Motion> m_motions;
    QTimer m_frames;
    QElapsedTimer m_clock;
    bool m_clockRuns = true;
    int m_elapsed = 0;
    int m_duration = 0;
    int m_returnTime = longestReturn;
    bool m_complete = true;
};

} // namespace board
