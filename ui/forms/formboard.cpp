// SPDX-License-Identifier: MIT
#include "forms/formboard.h"

#include "board/chessboard.h"
#include "session/basics/translation.h"

#include <QPainter>

namespace forms {

QRectF boardPart(const board::BoardScene &scene, const core::Position &position)
{
    // A position with all pieces on the board, so that the tray beside it is left out.
    return scene.pictureRect(core::Position(position.size(), core::Place{0}));
}

FormBoard::FormBoard(const ui::PuzzleUi &puzzle, session::Timeline &timeline, QWidget *parent)
    : QWidget(parent), m_puzzle(puzzle), m_timeline(timeline)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(session::puzzleName(*puzzle.kind));
    makeScene();
    connect(&timeline, &session::Timeline::opened, this, &FormBoard::makeScene);
    connect(&timeline, &session::Timeline::moved, this, &FormBoard::showPosition);
    connect(&timeline, &session::Timeline::jumped, this, &FormBoard::showPosition);
}

void FormBoard::makeScene()
{
    m_scene = m_puzzle.scene(m_timeline.instance(), board::Style::make(board::Style::Light));
    if (auto *chess = m_notation ? qobject_cast<board::ChessScene *>(m_scene.get()) : nullptr)
        chess->setNotation(*m_notation);
    // The picture on the pieces is loaded later.
    connect(m_scene.get(), &QGraphicsScene::changed, this, qOverload<>(&QWidget::update));
    showPosition();
}

void FormBoard::setNotation(board::Notation notation)
{
    m_notation = notation;
    makeScene();
}

void FormBoard::showPosition()
{
    m_scene->aboutToShow(m_timeline);
    m_scene->show(m_timeline.position());
    setAccessibleDescription(
        QString::fromStdString(m_timeline.instance().puzzle->write(m_timeline.position())));
    update();
}

void FormBoard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const core::Position &position = m_timeline.position();
    m_scene->renderMove(painter, QRectF(rect()), boardPart(*m_scene, position), position, {});
}

QSize FormBoard::sizeHint() const
{
    const int side = 20 * fontMetrics().height();
    return {side, side};
}

} // namespace forms
