// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"
#include "pages/playableboard.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace pages {

/// The steps through which a play bar moves: those of a search on a page or of a game played on it.
class Steps {
public:
    virtual ~Steps() = default;
    virtual qint64 here() const = 0;  ///< the number of steps made
    virtual qint64 count() const = 0; ///< the number of all steps
    virtual void seek(qint64 step) = 0;
    virtual QString sentence() const = 0; ///< the position in the sequence, and what happened there
};

/// The play bar below a page, which moves through the steps of one of its boards.
class PlayBar : public QWidget {
    Q_OBJECT

public:
    static constexpr int stepTime = 600; ///< the milliseconds between two steps, as on the web

    explicit PlayBar(QWidget *parent = nullptr);

    /// Returns the steps of a board's search; `boards` must live until the bar is shut.
    static std::unique_ptr<Steps> stepsOf(Boards &boards, int board);
    /// Returns the moves of a game played on the page; `board` must live until the bar is shut.
    static std::unique_ptr<Steps> stepsOf(PlayableBoard &board);

    void open(std::unique_ptr<Steps> steps);
    /// Plays to the end; at the end, starts again from the beginning.
    void play();
    void shut();
    bool isPlaying() const { return m_timer.isActive(); }
    /// Updates the bar after a step that it did not make itself.
    void refresh();
    void retranslate();

Q_SIGNALS:
    void moved();  ///< emitted when the board shows another step
    void closed(); ///< emitted to have the bar closed

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum Button { First, Back, Play, Forward, Last, Close, Buttons };

    QString nameOf(Button button) const;
    void press(Button button);
    void go(qint64 step);
    void setSpeed(int speed);
    void step();
    void pause();
    void drawIcons();

    std::unique_ptr<Steps> m_steps;
    std::array<QToolButton *, Buttons> m_buttons{};
    QToolButton *m_faster; ///< sets the next speed, after the fastest the first
    QSlider *m_slider;
    QLabel *m_sentence;
    QTimer m_timer;
    int m_speed = 1; ///< times the first speed
};

} // namespace pages
