// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/anagrams.h"
#include "anagrams/calldiagram.h"
#include "board/boardscene.h"

namespace ui {

/// The letters of a word on their rack, or on several if many letters are to make words; and below them a diagram of
/// the recursion's calls: the whole tree for a short word, the call stack for a longer one. Letters that change places
/// pass each other in an arc. The diagram's nodes are cells beside the board: choosing one makes the exchanges that
/// lead to it.
class AnagramScene : public board::BoardScene {
    Q_OBJECT

public:
    AnagramScene(std::shared_ptr<const core::Puzzle> puzzle, const board::Style &style,
                 QObject *parent = nullptr);

    QRectF pictureRect(const core::Position &position) const override;
    QRectF pictureRectOfMove(const core::Position &position) const override;
    void aboutToShow(const session::Timeline &timeline) override;
    int cellAt(QPointF point) const override;
    int offBoardCount() const override { return m_diagram->nodeCount(); }
    QRectF cellRect(int cell) const override;
    QString describe(int cell) const override;
    QString nameOfCell(int cell) const override;
    void activate(int cell) override;
    QString editingHint() const override;
    QString aim() const override;
    board::Guidance guidance() const override;
    bool usesKey(int key) const override;
    void useKey(int key) override;

protected:
    board::Pose poseOf(int piece, const core::Place &place) const override;
    board::Pose interpolated(int piece, const board::Pose &from, const board::Pose &to,
                             double progress) const override;
    void animationProgressed(double progress) override;
    void paintBoard(QPainter &painter) const override;
    void paintPiece(QPainter &painter, int piece, const core::Place &place) const override;
    void paintOverPieces(QPainter &painter, const core::Position &position) const override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    bool dragFrom(QPointF at) override;
    void dragTo(QPointF at) override;
    void drop(QPointF at) override;

private:
    QPointF cornerOf(int place) const;
    QRectF racksRect() const;
    anagrams::Row row() const { return m_anagrams.row(position()); }
    void setCallState(CallState state);
    void undoTo(int place);
    void exchangeWith(int place);
    void endWord();
    void takeBack();
    int placeTypedBy(int key) const;
    void goTo(const std::vector<int> &choices);
    core::Step exchange(int piece, int from, int to) const;

    const anagrams::Anagrams &m_anagrams;
    const int m_racks;          ///< the number of racks, one below another
    const int m_perRack;        ///< the number of places on each but the last
    const QString m_dictionary; ///< the name of the dictionary, if words are asked for and it is installed
    std::unique_ptr<CallDiagram> m_diagram;
    Transition m_transition;
    mutable SpritePainter m_sprites;
    std::optional<QRectF> m_exposedRect; ///< set while the scene is painted on the screen
    int m_dragged = -1;                  ///< the piece being dragged
    QPointF m_grip;                      ///< the vector from its middle to the pointer
};

} // namespace ui
