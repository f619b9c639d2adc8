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

/// How a piece is seen: at rest, or on its way.
struct Pose {
    QPointF at;       ///< its point of reference, in scene units
    double angle = 0; ///< degrees, clockwise
    double lift = 0;  ///< 0 lies on the board, 1 is held above it
    double size = 1;  ///< 1 as on the board, less in a tray
    double side = 1;  ///< -1 turned over left for right, before the angle; 0 edge-on

    friend bool operator==(const Pose &, const Pose &) = default;
};

/// The pieces of a puzzle at their places, at rest and in motion; one unit is one cell wide. A puzzle's scene
/// draws its bed and its pieces and says how a place lies; the rest is done here, so that showing a position
/// and the end of an animation to it are the same picture. Pieces are no QGraphicsItems: they are copied from
/// a PictureCache.
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
    /// All pieces go from where they are seen now to where they lie in this position, at once and within this
    /// time.
    void glide(const core::Position &position, int milliseconds);
    /// The animation under way goes to its end at once.
    void finish();
    bool isAnimating() const { return !m_motions.empty(); }
    /// Time goes by. The scene's own clock calls it once a frame.
    void advanceAnimation(int milliseconds);
    /// From now on time goes by only as it is told: the scene is filmed.
    void stopClock() { m_ticks = false; }

    /// The topmost piece there, in the box too; -1 for none.
    int pieceAt(QPointF point) const;

    /// Draws a position without cursor and marks, as large as fits into the middle of the rectangle: for
    /// printing, exported pictures and the list of solutions.
    void renderPosition(QPainter &painter, const QRectF &into, const core::Position &position) const;
    void renderPosition(QPainter &painter, const QRectF &into) const;
    /// What of the scene such a picture shows: a tray in which nothing lies can be left out.
    virtual QRectF pictureRect(const core::Position &position) const;
    /// The same, of this part of the scene, with the move drawn that led to it.
    void renderMove(QPainter &painter, const QRectF &into, const QRectF &part, const core::Position &position,
                    std::span<const core::Step> move) const;
    /// False as long as something that the pieces show, a picture, is on its way; then comes `completed`.
    bool isComplete() const { return m_complete; }

Q_SIGNALS:
    void completed();
    /// Other pieces than before lie there, whether or not they are seen moving still.
    void cellsChanged(const QList<int> &cells);

protected:
    /// How a piece lies at a place on the board or in the box.
    virtual Pose poseOf(int piece, const core::Place &place) const = 0;
    /// On the way from one pose to another; progress goes from 0, where it is seen first, to 1 and is eased
    /// already.
    virtual Pose between(int piece, const Pose &from, const Pose &to, double progress) const;
    /// An animation under way has come so far, not eased; 1 when it has ended. For what moves along with the
    /// pieces.
    virtual void progressed(double progress);
    /// The board without pieces.
    virtual void paintBoard(QPainter &painter) const = 0;
    /// Drawn between the bed and the pieces, where it is `exposed`: the line of a tour.
    virtual void paintUnder(QPainter &painter, const core::Position &position, const QRectF &exposed) const;
    /// A piece as it lies, turned and all, with its pose's point in the origin.
    virtual void paintPiece(QPainter &painter, int piece, const core::Place &place) const = 0;
    /// What a piece may draw on, around its pose's point.
    virtual QRectF extentOf(int piece, const core::Place &place) const;
    /// What a piece on its way changes besides where it is: the line that it draws behind it.
    virtual QRectF trailOf(int piece) const;
    /// The cells, and the slots beside the board, that a piece covers at a place.
    virtual QList<int> cellsOf(int piece, const core::Place &place) const;
    /// Two pieces with the same face and turn look alike; kept pictures are found by it.
    virtual int faceOf(int piece, const core::Place &place) const;
    /// Drawn over the pieces: lines of a tour, counts.
    virtual void paintOver(QPainter &painter, const core::Position &position) const;
    /// On paper, over a position: the move that led to it. Here an arrow for each piece that went from one
    /// cell to another, a frame around what was laid, a dashed one where something was taken away.
    virtual void paintMove(QPainter &painter, std::span<const core::Step> move) const;
    void setComplete(bool complete);
    /// The faces look different from now on.
    void facesChanged();

    const Pose &restOf(int piece) const { return m_rest[std::size_t(piece)]; }
    /// A piece is to rest otherwise than before without having moved, turned in its tray: `settle` brings it
    /// there.
    void rearrange(int piece);
    /// As it is seen now.
    const Pose &poseNow(int piece) const { return m_poses[std::size_t(piece)]; }
    bool isMoving(int piece) const;
    /// Shows a piece elsewhere than where it lies, until `settle` or a move of it.
    void hold(int piece, const Pose &pose);
    /// What is held and not moving glides back to where it lies, no slower than moves were last animated.
    void settle();

    /// To be drawn anew at the next `redrawNow`, which makes one rectangle of too many.
    void redrawSoon(const QRectF &rect) { m_dirty.append(rect); }
    void redrawNow();

    void drawBackground(QPainter *painter, const QRectF &exposed) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    static constexpr int longestSettling = 140; // milliseconds
    static constexpr double growth = 0.08;      // of a piece lifted

    struct Motion {
        int piece;
        Pose from;
    };

    void place(int piece, const Pose &pose);
    void lay(int piece, const core::Place &to, QList<int> &cells);
    void begin(std::vector<Motion> motions, int milliseconds);
    QRectF shapeOf(int piece) const;
    void paintPicture(QPainter &painter, const QTransform &toDevice, int piece);
    void paintLifted(QPainter &painter, const PictureCache::Picture &picture, double lift) const;

    std::shared_ptr<const core::Puzzle> m_puzzle;
    Style m_style;
    core::Position m_position;
    std::vector<Pose> m_rest;  ///< of m_position
    std::vector<Pose> m_poses; ///< as seen now
    PictureCache m_pictures;
    QList<QRectF> m_dirty;

    std::vector<Motion> m_motions;
    QTimer m_frames;
    QElapsedTimer m_clock;
    bool m_ticks = true;
    int m_elapsed = 0;
    int m_duration = 0;
    int m_settling = longestSettling;
    bool m_complete = true;
};

} // namespace board
