// SPDX-License-Identifier: MIT
#include "tilings/tilingtools.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "tilings/piecechooser.h"

#include <QEvent>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

namespace ui {

TilingTools::TilingTools(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_area(new board::PlainLabel), m_pieces(new PieceChooser)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_area->setObjectName(QStringLiteral("faint"));
    m_area->setWordWrap(true);
    column->addWidget(m_area);
    column->addWidget(m_pieces);
    // This signal makes the window replace the scene, too; the new scene exists at the next event.
    const auto attachSoon = [this] { QTimer::singleShot(0, this, &TilingTools::attachToScene); };
    connect(&m_context.session->timeline(), &session::Timeline::opened, this, attachSoon);
    connect(m_pieces, &PieceChooser::chosen, this, &TilingTools::setPieces);
    connect(m_pieces, &PieceChooser::refused, this, m_context.showMessage);
    board::keepTranslated(*this, [this] { retranslate(); });
    attachToScene();
}

void TilingTools::attachToScene()
{
    m_pieces->setPieces(rules().pieces());
    showArea();
    const TilingScene *board = scene();
    if (board) {
        m_pieces->setStyle(board->style());
        connect(board, &board::BoardScene::editingChanged, this, &TilingTools::showEditor,
                Qt::UniqueConnection);
    }
    showEditor();
}

void TilingTools::showEditor()
{
    const TilingScene *board = scene();
    const bool edits = board && board->isEditing();
    const bool begins = edits && m_pieces->isHidden();
    m_pieces->setVisible(edits);
    if (begins) // the list gets its place only when the layout is activated
        QTimer::singleShot(0, m_pieces, &PieceChooser::reveal);
}

void TilingTools::showArea()
{
    const int open = rules().openCells();
    const int area = rules().pieces().area();
    const QString pieces = tr("%n piece(s)", nullptr, rules().pieces().size());
    m_area->setText(area == open
                        ? tr("%1, %n cell(s): as many as the board has.", nullptr, area).arg(pieces)
                        : tr("%1, %n cell(s), but the board has %2.", nullptr, area).arg(pieces).arg(open));
}

void TilingTools::setPieces(const tilings::PieceSet &pieces)
{
    const session::Timeline &timeline = m_context.session->timeline();
    m_context.session->begin(session::Act::Edit,
                             tilings::edited(rules(), timeline.position(), rules().closed(), pieces),
                             timeline.instance().look);
}

void TilingTools::retranslate()
{
    m_pieces->retranslate();
    showArea();
}

void TilingTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        QTimer::singleShot(0, this, &TilingTools::attachToScene);
    QWidget::changeEvent(event);
}

} // namespace ui
