// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "tilings/tilingscene.h"

#include <QWidget>

class QLabel;

namespace ui {

class PieceChooser;

/// The tilings' own part of the Puzzle panel: a comparison of the areas of board and pieces and, while the board is
/// edited, the choice of pieces.
class TilingTools : public QWidget {
    Q_OBJECT

public:
    explicit TilingTools(const ToolContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    TilingScene *scene() const { return qobject_cast<TilingScene *>(m_context.scene()); }
    const tilings::Tilings &rules() const
    {
        return static_cast<const tilings::Tilings &>(m_context.session->puzzle());
    }
    void attachToScene();
    void retranslate();
    void showArea();
    void showEditor();
    void setPieces(const tilings::PieceSet &pieces);

    const ToolContext m_context;
    QLabel *m_area;
    PieceChooser *m_pieces;
};

} // namespace ui
