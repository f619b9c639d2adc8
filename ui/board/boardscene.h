// SPDX-License-Identifier: MIT
#pragma once

#include "board/piecescene.h"
#include "core/explanation.h"

#include <QPainterPath>

#include <optional>

namespace board {

/// Advice for the player: a sentence on what can be done now, and how to do it.
struct Guidance {
    QString what;
    QString how;

    friend bool operator==(const Guidance &, const Guidance &) = default;
};

/// A mark in the picture of a board, which the scene draws by its number, and the mark's meaning.
struct LegendEntry {
    QString words;
    int mark;
};

/// The picture of one puzzle instance that a player can act on. It shows positions, animates moves, marks cells and
/// turns clicks, drags and keys into requested moves. It contains no rules: the session decides which moves are
/// legal.
class BoardScene : public PieceScene {
    Q_OBJECT

public:
    BoardScene(std::shared_ptr<const core::Puzzle> puzzle, const Style &style, QObject *parent = nullptr);
    ~BoardScene() override;

    /// Marks the cells of an explanation, those of a route in order; an empty list clears the marks.
    virtual void mark(const std::vector<core::Mark> &marks);
    const std::vector<core::Mark> &marks() const { return m_marks; }

    /// Prepares for showing the position of the timeline. Overridden by scenes that show more of a search than the
    /// position.
    virtual void aboutToShow(const session::Timeline &timeline);
    /// Sets whether the scene shows more of a search than the position, as it does while a search is watched.
    void setSearchShown(bool shown) { m_searchShown = shown; }
    bool isSearchShown() const { return m_searchShown; }
    /// Returns whether the scene shows a picture of a step in place of the pieces.
    virtual bool showsStep() const { return false; }
    /// Returns the meanings of the marks in what is shown of a search; none if only the position is shown.
    virtual QList<LegendEntry> legend() const { return {}; }
    virtual void paintLegendMark(QPainter &painter, const QRectF &place, int mark) const;

    /// Returns the cell that the keys act on.
    int cursor() const { return m_cursor; }
    void setCursor(int cell);
    /// Moves the cursor to the nearest cell in this direction, if there is one; dx, dy are -1, 0 or 1.
    void moveCursor(int dx, int dy);
    /// Returns whether the keys can act on this cell, so that they move the cursor there.
    virtual bool takesCursor(int cell) const { return !cellRect(cell).isEmpty(); }
    void showCursor(bool visible); ///< visible while the board has the focus and keys are used
    bool isCursorShown() const { return m_cursorShown; }

    /// Returns the number of cells beside the board, such as those of a tray. Cursor, clicks and screen readers reach
    /// them like the cells of the board; their numbers follow the grid's last cell.
    virtual int offBoardCount() const { return 0; }
    int cellCount() const { return grid().size() + offBoardCount(); } ///< the cells on and beside the board
    bool isOffBoard(int cell) const { return cell >= grid().size(); }
    int offBoardCell(int index) const { return grid().size() + index; }
    int offBoardIndex(int cell) const { return cell - grid().size(); }

    /// Returns the square of one unit that a cell occupies; empty for a cell of the grid that is not part of the
    /// board.
    virtual QRectF cellRect(int cell) const { return QRectF(grid().column(cell), grid().row(cell), 1, 1); }
    virtual int cellAt(QPointF point) const; ///< the cell at this point; -1 if there is none
    /// Returns the description of a cell for a screen reader: "row 1, column 2: tile 5".
    virtual QString describe(int cell) const = 0;
    /// Returns the description of the cell's mark, with the value that it shows; empty if the cell is not marked.
    QString describeMark(int cell) const;
    virtual QString nameOfCell(int cell) const; ///< a name such as "row 1, column 2"
    /// Returns a short name for a move, in the words of the board and of the sentences about it; empty where the
    /// puzzle's own notation names moves better.
    virtual QString nameOfMove(std::span<const core::Step> move) const;

    /// Handles Enter, Space or a click on a cell; -1 is a click outside all cells.
    virtual void activate(int cell) = 0;
    /// Handles an arrow key in Play mode; returns false to leave the key to the cursor. dx, dy are -1, 0 or
    /// 1.
    virtual bool slide(int dx, int dy);
    /// Turns the piece on a cell by quarter turns; returns false when pieces do not turn.
    virtual bool turn(int cell, int quarters);
    /// Returns whether the board uses another key in Play mode, for the cell of the cursor or the piece that is held.
    virtual bool usesKey(int key) const;
    virtual void useKey(int key);
    /// Handles a move of the pointer with no button pressed; nullopt when it has left the board.
    virtual void hover(std::optional<QPointF> at);
    /// Returns whether a piece is picked up or dragged; `release` puts it back.
    virtual bool isHolding() const { return m_drag == Drag::Carrying; }
    virtual void release();

    /// Returns whether the board can show its goal in place of its pieces: the whole picture that is cut.
    virtual bool hasGoalPicture() const { return false; }
    virtual void showGoal(bool shown); ///< shows it until it is hidden, or a piece moves

    /// Returns whether the board has an edit mode, in which clicks exchange or place pieces instead of
    /// playing.
    virtual bool canEdit() const { return false; }
    /// Returns the instruction for edit mode; for a board without one, how it is changed instead.
    virtual QString editingHint() const { return {}; }
    /// Returns the aim of the puzzle in a sentence that is true at every position.
    virtual QString aim() const = 0;
    /// Returns what to do at this position, which is mostly the aim, and how to move or, while a piece is held, how to
    /// turn it and put it down.
    virtual Guidance guidance() const = 0;
    void setEditing(bool editing);
    bool isEditing() const { return m_editing; }

Q_SIGNALS:
    void moveRequested(const core::Step &step); ///< emitted for the player; the step need not be legal
    void edited(const core::Game &game);        ///< emitted in edit mode, for this instance or a new one
    /// Emitted when the player asks for something that is not a step; `why` explains why it cannot be done.
    void refused(const core::Explanation &why);
    void cursorMoved(int cell);
    /// Emitted when `guidance` says something else at the same position: the player has gone over to the keys, or holds
    /// a piece over another place.
    void guidanceChanged();
    void editingChanged(bool editing);
    void goalShown(bool shown);
    void renamed(); ///< emitted when cells have other names than before

protected:
    /// Returns the outline of a cell's contents, which marks follow; empty for a square. An outline shared by several
    /// cells is drawn once.
    virtual QPainterPath outlineAt(int cell) const;
    /// Returns whether marks must not cover the pieces' colours, since the colours matter in the game.
    virtual bool marksLightly() const { return false; }
    /// Handles a drag that began at this point. Returns true if a piece is dragged; then `dragTo` and `drop` follow.
    virtual bool dragFrom(QPointF at);
    virtual void dragTo(QPointF at);
    virtual void drop(QPointF at);
    /// Handles a drag from this cell to another that `dragFrom` has not accepted: it explains why, if there was
    /// something to drag.
    virtual void refuseDrag(int cell);

    /// Ends the current gesture before the board changes, by undo or a solver for instance: the held piece may be
    /// gone.
    void aboutToChange() override;
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override;

private:
    enum class Drag { None, Pressed, Carrying };

    QRectF rectOfMark(std::size_t index) const;
    bool isRepeated(std::size_t index) const;
    void paintMarks(QPainter &painter, const QRectF &exposed);
    void paintSquareMark(QPainter &painter, const core::Mark &mark, QPointF towards);
    void paintCursor(QPainter &painter) const;
    void redrawCursor();
    void click(QPointF at);
    double cursorDistance(int cell, QPointF direction) const;

    std::vector<core::Mark> m_marks;
    std::vector<QPainterPath> m_outlines; ///< the outlines of the marked cells at the time of marking
    PictureCache m_markPictures;
    int m_cursor = 0;
    bool m_cursorShown = false;
    bool m_editing = false;
    bool m_searchShown = true;
    Drag m_drag = Drag::None;
    QPointF m_pressPoint;
};

} // namespace board
