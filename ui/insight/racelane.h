// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QObject>

class QGridLayout;
class QLabel;
class QPen;
class QWidget;

namespace insight {

class RaceBoard;

/// One racer, a column of a grid: the pen that draws it in the plot, its name, its board, and its counts so far.
/// The boards of all racers have the same size, however long their names are.
class RaceLane : public QObject {
    Q_OBJECT

public:
    /// The widgets of the lane become children of `page`, whose layout contains the grid.
    RaceLane(QGridLayout &grid, int column, QWidget *page);

    void setVisible(bool visible);
    bool isVisible() const;
    void setName(const QString &name, const QPen &pen);
    /// Draws with this scene, which may be replaced but is not owned.
    void setScene(const board::BoardScene *scene);
    void show(const core::Position &position, const QString &state);
    QString state() const;
    void redraw();

private:
    std::array<QWidget *, 4> widgets() const;

    QGridLayout &m_grid;
    int m_column;
    QLabel *m_swatch;
    QLabel *m_name;
    RaceBoard *m_board;
    QLabel *m_state;
};

} // namespace insight
