// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace pages {

/// Plays one board of a page in its place: its search forward and back, with the sentence of each step.
class PlayBar : public QWidget {
    Q_OBJECT

public:
    static constexpr int stepTime = 600; ///< the milliseconds of a step, as on the web

    explicit PlayBar(QWidget *parent = nullptr);

    /// Plays this board from its present frame; `boards` must live until the bar is shut.
    void open(Boards &boards, int board);
    void shut();
    int board() const { return m_boards ? m_board : -1; } ///< the board, or -1 for none
    bool isPlaying() const { return m_timer.isActive(); }
    void retranslate();

Q_SIGNALS:
    void moved(int board); ///< the board shows another frame
    void closed();         ///< the bar is to be closed

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum Button { First, Back, Play, Forward, Last, Close, Buttons };

    QString nameOf(Button button) const;
    void press(Button button);
    void go(qint64 frame);
    void step();
    void pause();
    void refresh();
    void drawIcons();

    Boards *m_boards = nullptr;
    int m_board = 0;
    std::array<QToolButton *, Buttons> m_buttons{};
    QSlider *m_slider;
    QLabel *m_sentence;
    QTimer m_timer;
};

} // namespace pages
