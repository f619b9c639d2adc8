// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "taquin/cutpicture.h"
#include "taquin/taquin.h"

#include <QTimer>
#include <QVariantAnimation>

namespace ui {

/// The taquin's board: tiles with numbers or with the parts of a picture.
class TaquinScene : public board::BoardScene {
    Q_OBJECT

public:
    TaquinScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    /// Marks the scene as incomplete until `setPicture` is called.
    void awaitPicture() { setComplete(false); }
    /// Shows the equal parts of this picture on the tiles, or numbers if it is null.
    void setPicture(const QImage &picture);
    bool hasPicture() const { return !m_picture.isNull(); }
    /// Shows numbers over the picture.
    void setNumbered(bool numbered);
    bool isNumbered() const { return m_numbered; }
    /// Sets the number on the first tile: 1, or 0.
    void setFirstNumber(int first);
    /// Shows on every tile its inversions: how many later tiles have smaller numbers. The parity of their sum
    /// decides whether the board can be solved.
    void setInversionsShown(bool shown);

    const ::taquin::Taquin &taquin() const { return static_cast<const ::taquin::Taquin &>(puzzle()); }
    /// Returns whether the board has another goal than the usual one and shows no picture, so that the goal is shown
    /// small beside the board, and on it on request.
    bool hasOwnGoal() const { return !taquin().hasUsualGoal() && isComplete() && !hasPicture(); }
    /// Returns a thumbnail of the solved board, as large as fits.
    QPixmap goalThumbnail(QSize size, double devicePixelRatio = 1) const;

    QString describe(int cell) const override;
    void activate(int cell) override;
    bool slide(int dx, int dy) override;
    bool canEdit() const override { return true; }
    bool hasGoalPicture() const override { return !isComplete() || hasPicture(); }
    QString editingHint() const override;
    /// Shows the picture whole, or a goal that is not the usual one, in place of the tiles, until it is
    /// hidden or a tile moves.
    void showGoal(bool shown) override;
    bool usesKey(int key) const override { return key == goalKey && (hasPicture() || hasOwnGoal()); }
    void useKey(int key) override;
    void aboutToShow(const session::Timeline &timeline) override;
    bool joinsWhenSolved() const override { return hasPicture(); }
    std::optional<core::Position> slidingGoal() const override { return taquin().goal().position(); }
    QString aim() const override;
    board::Guidance guidance() const override;
    bool isHolding() const override { return m_heldCell >= 0 || BoardScene::isHolding(); }
    void release() override;

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintUnderPieces(QPainter &painter, const core::Position &position,
                          const QRectF &exposed) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    bool marksLightly() const override { return hasPicture(); }
    void animationProgressed(double progress) override;
    void paintOverPieces(QPainter &painter, const core::Position &position) const override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;
    void refuseDrag(int cell) override;
    bool celebrates() const override { return !hasPicture(); } ///< the tiles of a picture merge instead

private:
    static constexpr int goalKey = Qt::Key_M;

    QString numberOf(int tile) const { return QString::number(tile + m_firstNumber); }
    core::PerCell<int> tiles(const core::Position &position) const;
    int tileAt(int cell) const;
    int gap() const;
    QPoint directionToGap(int cell) const;
    core::Step stepTowardsGap(int tile) const;
    void exchange(int cell);
    QString cutPicture() const;
    void paintGoal(QPainter &painter) const;
    bool isWhole(const core::Position &position) const { return hasPicture() && puzzle().solved(position); }
    void paintWholePicture(QPainter &painter) const;
    void paintMissingPart(QPainter &painter) const;
    void paintInversions(QPainter &painter, const core::Position &position) const;

    CutPicture m_picture;
    mutable bool m_covered = false; ///< the pieces being painted will be covered by the whole picture
    QVariantAnimation m_merging;    ///< the opacity of a solved picture over its tiles, which merge
    int m_firstNumber = 1;
    bool m_numbered = false;
    bool m_goalShown = false;
    QTimer m_goalTimer; ///< hides the picture that a key has shown
    /// The game has just begun, without a scramble: if the tiles are in order, they are shown, not merged.
    bool m_isUnmixed = false;
    bool m_inversionsShown = false;
    int m_heldCell = -1;             ///< the first of two cells to exchange in edit mode
    std::vector<int> m_draggedTiles; ///< the tiles from the one under the pointer to the gap
    QPoint m_dragDirection;          ///< the unit step of the drag
    QPointF m_dragStart;
    double m_dragProgress = 0; ///< 1 once the tiles have moved by a cell
};

} // namespace ui
