// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "insight/mapimage.h"
#include "insight/watchedsearch.h"

#include <QWidget>

#include <optional>

namespace insight {

/// A watched search as a whole: its tree, laid along time, with the timeline's cursor in it. The wheel zooms at the
/// pointer, a drag pans, a click goes to an event, and hovering shows the description of a cell. Keys move to the
/// previous or next move of the same level, up to the parent, and down to the first child.
class SearchMap : public QWidget {
    Q_OBJECT

public:
    explicit SearchMap(QWidget *parent = nullptr);

    void setSession(session::Session *session);
    void setNames(MoveNames names) { m_names = std::move(names); }
    void setStyle(const board::Style &style);
    /// Shows the current state of the session. Called after changes, about 16 times a second.
    void refresh();
    /// Returns whether the session has a watched search to show, other than a count that makes no moves.
    bool hasSearch() const;

    const Stretch &stretch() const { return m_stretch; }
    /// Returns the first and the last step in the stretch, counted as below the board; nothing if no search is shown.
    std::optional<std::pair<qint64, qint64>> steps() const;
    /// Returns the name of the method whose search is shown, if another one is chosen now; otherwise an empty string.
    QString otherMethod() const;
    /// Returns the cell drawn at this point, if there is one.
    std::optional<SearchCell> cellAt(QPointF point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

Q_SIGNALS:
    void stretchChanged(); ///< emitted when the map may show another part of the search

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::optional<WatchedSearch> search() const;
    double xOf(qint64 boundary) const;
    double eventAt(double x) const;
    void show(Stretch stretch);
    void showWhole();
    void zoom(double factor, double x);
    void walk(const WatchedSearch &search, int key);
    std::optional<qint64> neighbour(const VisibleRecord &record, qint64 direction) const;
    void describeCursor(const WatchedSearch &search);
    void paintNotice(QPainter &painter, const QString &why) const;
    void paintPath(QPainter &painter, const VisibleRecord &record, qint64 here) const;

    session::Session *m_session = nullptr;
    MoveNames m_names;
    board::Style m_style;
    quint64 m_serial = 0; ///< the serial number of the act shown
    Stretch m_stretch;
    bool m_whole = true; ///< whether the stretch is the whole search and grows with it
    qint64 m_cursor = -1;
    QImage m_image;
    std::optional<QPointF> m_pressed;
    Stretch m_stretchAtPress;
    bool m_panning = false;
};

} // namespace insight
