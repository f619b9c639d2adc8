// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QGraphicsView>
#include <QPointer>

class QPinchGesture;

namespace board {

/// The widget that a board is seen and played in: keeps it fitted with a quiet margin, zooms, turns keys and
/// wheel into what the scene or the transport is asked, and is an accessible grid to screen readers. A cell
/// is always a whole number of device pixels wide, so that the pieces are sharp.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    /// What keys and wheel are for: moving pieces, or moving through time.
    enum class Mode { Play, Watch };

    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// The scene stays its owner's, and may be destroyed before the view. One of the same shape as the scene
    /// before is seen at the same zoom, and takes over its cursor.
    void setBoard(BoardScene *scene);
    BoardScene *board() const { return m_board; }
    void setMode(Mode mode) { m_mode = mode; }
    Mode mode() const { return m_mode; }

    double zoom() const; ///< 1 when fitted
    bool isFitted() const { return m_fitted; }

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void fit();

Q_SIGNALS:
    void stepWanted(int frames); ///< back when negative
    void firstWanted();
    void lastWanted();
    void playWanted(); ///< or pause
    void zoomChanged();

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
    void followCursor(int cell);
    bool takesKey(const QKeyEvent &event) const;
    void play(const QKeyEvent &event);
    void watch(const QKeyEvent &event);
    void zoomBy(double factor, ViewportAnchor anchor);
    bool pinch(const QPinchGesture &pinch);
    double fittedPixels() const;
    void setPixels(double pixels);
    int wheelNotches(const QWheelEvent &event);

    QPointer<BoardScene> m_board;
    Mode m_mode = Mode::Play;
    double m_pixels = 0; ///< device pixels per unit
    double m_pinched = 1;
    int m_wheel = 0; ///< what is left of a notch
    bool m_fitted = true;
    bool m_byKeys = false; ///< the board was last played by keys: its cursor is seen
    bool m_panning = false;
    QPoint m_panFrom;
};

} // namespace board
