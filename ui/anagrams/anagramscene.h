// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "anagrams/calldiagram.h"
#include "board/boardscene.h"

namespace ui {

/// The letters of a word on their rack, and below them the recursion's calls: the whole tree for a short
/// word, the calls that stand for a longer one. Letters that change places pass each other in an arc. The
/// calls' nodes are slots: choosing one makes the exchanges that lead there.
class AnagramScene : public board::BoardScene {
    Q_OBJECT

public:
    AnagramScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                 QObject *parent = nullptr);
    ~AnagramScene() override;

    QRectF pictureRect(const core::Position &position) const override;
    void recall(const session::Timeline &timeline) override;
    int slotCount() const override;
    QRectF cellRect(int cell) const override;
    QString describe(int cell) const override;
    QString nameOfCell(int cell) const override;
    void activate(int cell) override;
    bool usesKey(int key) const override;
    void useKey(int key) override;

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose between(int piece, const board::Pose &from, const board::Pose &to,
                        double progress) const override;
    void progressed(double progress) override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void paintOver(QPainter &painter, const core::Position &position) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    anagrams::Row row() const { return anagrams::Row(position()); }
    void set(CallState state);
    void takeBackTo(int place);
    void exchangeWith(int place);
    void goTo(const std::vector<int> &choices);
    core::Step exchange(int piece, int from, int to) const;

    const anagrams::Anagrams &m_anagrams;
    std::unique_ptr<CallDiagram> m_calls;
    Transition m_transition;
    mutable PictureStamps m_stamps;
    std::optional<QRectF> m_exposed; ///< what is painted now, while that is for the screen
    int m_dragged = -1;              ///< the piece
    QPointF m_grip;                  ///< where it was taken, from its middle
};

} // namespace ui
