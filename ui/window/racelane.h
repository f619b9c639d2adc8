// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"

#include <QWidget>

class QLabel;

namespace window {

class RaceBoard;

/// One racer: its name with the pen that draws it in the plot, its board, and what it has done so far.
class RaceLane : public QWidget {
    Q_OBJECT

public:
    explicit RaceLane(QWidget *parent = nullptr);

    void setName(const QString &name, const QPen &pen);
    /// Draws with this scene, which may be replaced but is not owned.
    void setScene(const board::BoardScene *scene);
    void show(const core::Position &position, const QString &state);
    QString state() const;
    void redraw();

private:
    QLabel *m_swatch;
    QLabel *m_name;
    RaceBoard *m_board;
    QLabel *m_state;
};

} // namespace window
