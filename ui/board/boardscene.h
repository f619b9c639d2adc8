// SPDX-License-Identifier: MIT
#pragma once

#include "board/piecescene.h"
#include "core/explanation.h"

#include <optional>

namespace board {

/// The picture of one puzzle instance. It shows positions, animates moves, marks cells, and says what the
/// hand wants; it knows no rules: legality is asked of the session.
class BoardScene : public PieceScene {
    Q_OBJECT

public:
    BoardScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent = nullptr);
    ~BoardScene() override;

    /// The cells spoken of, those of a route in its order; an empty list clears them.
    virtual void mark(const std::vector<core::Mark> &marks);
    const std::vector<core::Mark> &marks() const { return m_marks; }

    /// Told where the timeline stands before its position is shown, for a scene that shows more of a search
    /// than that.
    virtual void recall(const session::Timeline &timeline);

    /// The cell that the keys act on.
    int cursor() const { return m_cursor; }
    void setCursor(int cell);
    /// To the nearest cell that way, if there is one; dx, dy are -1, 0 or 1.
    void moveCursor(int dx, int dy);
    void showCursor(bool visible); ///< only while the board has the focus and keys were used
    bool isCursorShown() const { return m_cursorShown; }

    /// Places beside the board, as of a tray, that cursor, clicks and screen readers reach like cells. They
    /// are numbered on from the grid's last cell.
    virtual int slotCount() const { return 0; }
    int placeCount() const { return grid().size() + slotCount(); } ///< cells and slots
    bool isSlot(int cell) const { return cell >= grid().size(); }

    /// A square of one unit; empty where the grid has a cell that the board has not.
    virtual QRectF cellRect(int cell) const;
    virtual int cellAt(QPointF point) const; ///< or the slot; -1 outside
    /// What a screen reader says of a cell: "row 1, column 2: tile 5".
    virtual QString describe(int cell) const = 0;
    virtual QString nameOfCell(int cell) const; ///< "row 1, column 2"

    /// Enter, Space or a click on a cell; -1 for a click beside the cells.
    virtual void activate(int cell) = 0;
    /// Arrow keys in Play mode; false leaves the key to the cursor. dx, dy are -1, 0 or 1.
    virtual bool slide(int dx, int dy);
    /// The piece under the pointer is to be turned by quarter turns; false when pieces do not turn.
    virtual bool turn(int cell, int quarters);
    /// Other keys that the board has a use for in Play mode, at the cursor or with what is held.
    virtual bool usesKey(int key) const;
    virtual void useKey(int key);
    /// The pointer passes with no button pressed; nothing when it has left the board.
    virtual void hover(std::optional<QPointF> at);
    /// Something is taken up, which `release` puts back.
    virtual bool isHolding() const { return m_drag == Drag::Carrying; }
    virtual void release();

    /// Edit mode: clicks exchange or place pieces instead of playing, where the puzzle knows how.
    virtual bool canEdit() const { return false; }
    virtual QString editingHint() const { return {}; } ///< what to do in edit mode
    void setEditing(bool editing);
    bool isEditing() const { return m_editing; }

Q_SIGNALS:
    void wanted(const core::Step &step); ///< by the hand
    void edited(const core::Game &game); ///< in edit mode, on this instance or another
    /// The hand wants what has no step: why nothing comes of it.
    void refused(const core::Explanation &why);
    void cursorMoved(int cell);
    void editingChanged(bool editing);

protected:
    /// A press on `at` was drawn further than a click: true when a piece goes along. Then come `dragTo` and
    /// `drop`.
    virtual bool dragFrom(QPointF at);
    virtual void dragTo(QPointF at);
    virtual void drop(QPointF at);

    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override;

private:
    enum class Drag { None, Pressed, Carrying };

    void paintMarks(QPainter &painter, const QRectF &exposed);
    void paintCursor(QPainter &painter) const;
    void redrawCursor();
    void click(QPointF at);
    double distance(int cell, QPointF way) const;

    std::vector<core::Mark> m_marks;
    PictureCache m_markPictures;
    int m_cursor = 0;
    bool m_cursorShown = false;
    bool m_editing = false;
    Drag m_drag = Drag::None;
    QPointF m_pressed;
};

} // namespace board
