// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QImage>

namespace ui {

/// The taquin's board: tiles with numbers or with the parts of a picture, on a bed that shows in the gap.
class TaquinScene : public board::BoardScene {
    Q_OBJECT

public:
    TaquinScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                QObject *parent = nullptr);

    /// The scene is not complete before `setPicture`.
    void awaitPicture() { setComplete(false); }
    /// The tiles show this picture, cut in equal parts; numbers when it is null.
    void setPicture(const QImage &picture);
    bool hasPicture() const { return !m_scales.empty(); }
    /// Numbers over the picture.
    void setNumbered(bool numbered);
    bool isNumbered() const { return m_numbered; }
    /// The number on the first tile: 1, or 0.
    void setFirstNumber(int first);
    int firstNumber() const { return m_first; }
    /// Tiles that lie where they belong carry a small dot.
    void setHomeShown(bool shown);
    /// On every tile, how many tiles behind it have smaller numbers: their sum decides whether the board can
    /// be put in order.
    void setInversionsShown(bool shown);
    bool areInversionsShown() const { return m_inversions; }

    /// The ordered board, as large as fits.
    QPixmap goalThumbnail(QSize size, double devicePixelRatio = 1) const;

    QString describe(int cell) const override;
    void activate(int cell) override;
    bool slide(int dx, int dy) override;
    bool canEdit() const override { return true; }
    QString editingHint() const override;
    bool isHolding() const override { return m_taken >= 0 || BoardScene::isHolding(); }
    void release() override;

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintOver(QPainter &painter, const core::Position &position) const override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    QString numberOf(int tile) const { return QString::number(tile + m_first); }
    std::vector<int> tiles(const core::Position &position) const;
    int tileAt(int cell) const;
    int gap() const;
    QPoint towardsGap(int cell) const;
    core::Step stepTowardsGap(int tile) const;
    void exchange(int cell);
    void paintPart(QPainter &painter, int tile) const;
    void paintCounts(QPainter &painter, const core::Position &position) const;
    const QImage &pictureFor(double pixelsPerCell) const;

    std::vector<QImage> m_scales; ///< the picture, and each time half as large
    int m_first = 1;
    bool m_numbered = false;
    bool m_home = false;
    bool m_inversions = false;
    int m_taken = -1;           ///< the cell whose tile is held to be exchanged
    std::vector<int> m_dragged; ///< tiles, from the one under the pointer to the gap
    QPoint m_way;               ///< of the drag, a unit
    QPointF m_dragStart;
    double m_along = 0;
};

} // namespace ui
