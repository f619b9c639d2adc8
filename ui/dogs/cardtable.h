// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "dogs/dogs.h"
#include "dogs/tablepainter.h"

namespace ui {

/// The picture of the dog cards: a table, and beside it a tray in which every card has its own place.
class CardTable : public board::BoardScene {
    Q_OBJECT

public:
    static constexpr int none = -1;

    CardTable(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
              QObject *parent = nullptr);

    const dogs::Dogs &dogs() const { return static_cast<const dogs::Dogs &>(puzzle()); }

    /// Marks cells. If two marked cards are adjacent, the edge between them is marked instead of the cards, so that
    /// their colours do not change.
    void mark(const std::vector<core::Mark> &marks) override;
    void aboutToShow(const session::Timeline &timeline) override;

    int offBoardCount() const override { return int(dogs().cards().size()); }
    QRectF cellRect(int cell) const override;
    QRectF pictureRect(const core::Position &position) const override;
    QString nameOfCell(int cell) const override;
    /// Returns the number of the card that is laid and, if it is turned, by how much: "card 7, 90°".
    QString nameOfMove(std::span<const core::Step> move) const override;

protected:
    int cardAt(int cell) const; ///< the card on a cell; `none` if it is empty
    /// Returns the turn of a card on the table or in the tray, in quarters.
    int turnOf(int card, const core::Place &place) const;
    /// Turns a card in the tray, which is not a move.
    void turnInTray(int card, int quarters);
    void resetTrayTurn(int card) { m_trayTurns[card] = 0; }
    const TableLayout &layout() const { return m_layout; }
    /// Returns a text such as "card 7, north a red head, …" for the card turned by `quarters` from its present turn.
    QString cardText(int card, int quarters) const;

    board::Pose poseOf(int piece, const core::Place &place) const override;
    QList<int> cellsOf(int piece, const core::Place &place) const override;
    int faceOf(int piece, const core::Place &place) const override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void animationProgressed(double progress) override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;

private:
    void findMarkedJoints(const std::vector<core::Mark> &marks);
    bool isAtJoint(int cell) const;
    void redraw(const std::vector<dogs::SharedEdge> &joints);

    TableLayout m_layout;
    core::PerPiece<int> m_trayTurns;        ///< the turns of the cards in the tray
    std::vector<dogs::SharedEdge> m_joints; ///< the marked edges: first the misfits, then those that fit
    std::size_t m_misfitCount = 0;
    bool m_marksAllMisfits = true; ///< false in a search, which marks only the misfits that it refuses
};

} // namespace ui
