// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "dogs/dogs.h"
#include "dogs/tablepainter.h"

namespace ui {

/// The dog cards as they are seen: a table, and beside it a tray in which every card has a place of its own.
class CardTable : public board::BoardScene {
    Q_OBJECT

public:
    static constexpr int none = -1;

    CardTable(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
              QObject *parent = nullptr);

    const dogs::Dogs &dogs() const { return static_cast<const dogs::Dogs &>(puzzle()); }

    /// Where two of the cards spoken of fit or do not, the edge between them is marked instead of the cards,
    /// whose dogs and colours stay as they are.
    void mark(const std::vector<core::Mark> &marks) override;
    void recall(const session::Timeline &timeline) override;

    int slotCount() const override { return int(dogs().cards().size()); }
    QRectF cellRect(int cell) const override;
    QRectF pictureRect(const core::Position &position) const override;
    QString nameOfCell(int cell) const override;

protected:
    int cardAt(int cell) const; ///< or on the slot; none
    /// In quarters, as it lies on the table or in the tray.
    int turnOf(int card, const core::Place &place) const;
    /// In the tray, where a turn is no move.
    void turnInTray(int card, int quarters);
    void straighten(int card) { m_trayTurns[std::size_t(card)] = 0; } ///< for when it comes back
    const TableLayout &plan() const { return m_plan; }
    /// "card 7, north a red head, …", turned by some quarters more than it lies.
    QString wordsOf(int card, int quarters) const;

    board::Pose poseOf(int piece, const core::Place &place) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void progressed(double progress) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    void spot(const std::vector<core::Mark> &marks);
    bool isAtJoint(int cell) const;
    void redraw(const std::vector<dogs::Joint> &joints);

    TableLayout m_plan;
    std::vector<int> m_trayTurns;      ///< by card, while it lies in the tray
    std::vector<dogs::Joint> m_joints; ///< marked: at first those that do not fit
    std::size_t m_misfits = 0;         ///< how many these are
    bool m_playing = true;             ///< and no search is seen, so that whatever does not fit is marked
};

} // namespace ui
