// SPDX-License-Identifier: MIT
#pragma once

#include "pages/boards.h"
#include "pages/handboard.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace pages {

/// What a bar goes through, step by step: a search on a page, or a game that is played in it.
class Steps {
public:
    virtual ~Steps() = default;
    virtual qint64 here() const = 0;  ///< the number of steps behind
    virtual qint64 count() const = 0; ///< the number of steps there are
    virtual void seek(qint64 step) = 0;
    virtual QString sentence() const = 0; ///< where it is, and what happened there
};

/// Goes to and fro in the steps of one board of a page: the play bar below the page.
class PlayBar : public QWidget {
    Q_OBJECT

public:
    static constexpr int stepTime = 600; ///< the milliseconds of a step, as on the web

    explicit PlayBar(QWidget *parent = nullptr);
    ~PlayBar() override;

    /// Returns the steps of a board's search; `boards` must live until the bar is shut.
    static std::unique_ptr<Steps> stepsOf(Boards &boards, int board);
    /// Returns the moves of a game played on the page; `board` must live until the bar is shut.
    static std::unique_ptr<Steps> stepsOf(HandBoard &board);

    void open(std::unique_ptr<Steps> steps);
    /// Plays to the end, from the beginning if that is where it is.
    void play();
    void shut();
    bool isPlaying() const { return m_timer.isActive(); }
    /// Shows where it is, after a step that the bar did not make.
    void refresh();
    void retranslate();

Q_SIGNALS:
    void moved();  ///< the board shows another step
    void closed(); ///< the bar is to be closed

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum Button { First, Back, Play, Forward, Last, Close, Buttons };

    QString nameOf(Button button) const;
    void press(Button button);
    void go(qint64 step);
    void step();
    void pause();
    void drawIcons();

    std::unique_ptr<Steps> m_steps;
    std::array<QToolButton *, Buttons> m_buttons{};
    QSlider *m_slider;
    QLabel *m_sentence;
    QTimer m_timer;
};

} // namespace pages
