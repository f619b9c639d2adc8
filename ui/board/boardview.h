// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QGraphicsView>
#include <QPointer>

class QPinchGesture;

namespace board {

/// The widget in which a board is shown and played. It fits or zooms the board, passes keys and wheel to the scene or
/// to the transport, and is an accessible table to screen readers. A cell is always a whole number of device pixels
/// wide, so that the pieces are sharp.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    /// What keys and wheel do: move pieces, or move through time.
    enum class Mode { Play, Watch };

    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// Sets the scene, which the view does not own and which may be destroyed first. A scene of the same shape as the
    /// previous one keeps the zoom and the cursor.
    void setBoard(BoardScene *scene);
    BoardScene *board() const { return m_board; }
    void setMode(Mode mode) { m_mode = mode; }
    Mode mode() const { return m_mode; }
    /// Makes a click or Enter on a cell emit `picked` instead of moving a piece, for choosing a cell.
    void setPicking(bool picking);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void fit();

Q_SIGNALS:
    void stepRequested(int frames); ///< negative to step backwards
    void firstRequested();
    void lastRequested();
    void playRequested();  ///< emitted for play or pause
    void picked(int cell); ///< a cell on the board was picked
    /// Emitted when the player acts on the board, by mouse, key or screen reader: the message about the previous act
    /// is obsolete.
    void gestureBegan();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool takesKey(const QKeyEvent &event) const;
    void pick(int cell);
    void pickByKey(const QKeyEvent &event);
    void playKey(const QKeyEvent &event);
    void watchKey(const QKeyEvent &event);
    void zoomBy(double factor, ViewportAnchor anchor);
    bool pinch(const QPinchGesture &pinch);
    double fittedUnit() const;
    void setUnit(double pixels);
    int wheelNotches(const QWheelEvent &event);

    QPointer<BoardScene> m_board;
    Mode m_mode = Mode::Play;
    double m_unit = 0;        ///< device pixels per unit of the scene
    double m_pinchedUnit = 1; ///< the unit during a pinch, not rounded
    int m_wheelRemainder = 0; ///< the fraction of a notch not used yet, in eighths of a degree
    bool m_fitted = true;
    bool m_picking = false;
    bool m_playedByKeys = false; ///< the board was last played by keys, so the cursor is shown
    bool m_panning = false;
    QPoint m_panFrom;
};

} // namespace board
