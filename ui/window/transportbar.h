// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/run.h"
#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

#include <functional>

class QBoxLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace board {
struct Style;
}

namespace window {

class CounterLine;
class SpeedControl;
class TimelineSlider;

/// Moves through a session's timeline: to its ends, move by move, by playback, by slider, by number.
class TransportBar : public SessionWidget {
    Q_OBJECT

public:
    explicit TransportBar(const Actions &actions, QWidget *parent = nullptr);

    SpeedControl &speed() { return *m_speed; }
    /// Sets the function called before a step forward. It returns true if the step has to wait for an answer.
    void setQuestion(std::function<bool()> asks) { m_asks = std::move(asks); }
    /// Sets whether the action Forward, at the end of the timeline, asks for a search by `searchWanted`, and shows its first
    /// step.
    void setCanBegin(bool canBegin);
    void step(qint64 frames); ///< goes forward, or back if negative
    void goToStart();
    void goToEnd();
    void playOrPause();
    void refresh() override;
    /// Sets the time of the game in view, empty for none, or says that it is not timed.
    void setTime(const QString &time, bool isUntimed);
    void setColours(const board::Style &style);
    /// Leaves only the slider and the count, in a row that stays empty until there is a move to go back to.
    void setSlim(bool slim);
    void setScale(double scale); ///< sets the scale of the font and icons; 1 is that of a window
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void speedChosen(session::Speed speed);
    void searchWanted();

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void goForward();
    void connectActions();
    QToolButton *addButton(ActionId what);
    void layOut();
    session::Run run() const;
    bool grows() const;
    void showSlimRow();
    void reserveSpace();
    void fit();
    QString widestCount() const;
    int widthOfRow(bool withLandmarks) const;
    void seek(qint64 frame);
    session::Run wholeRun(session::Run run) const;
    void refreshVerdicts();
    void refreshMove();
    void refreshRun();
    void refreshOwnMoves();
    void refreshCounters();
    QString nameOf(ActionId what) const;

    const Actions &m_actions;
    std::vector<std::pair<QToolButton *, ActionId>> m_buttons;
    TimelineSlider *m_slider;
    QSpinBox *m_move;
    QLabel *m_ownMoves; ///< the number of the player's own moves
    QLabel *m_time;
    CounterLine *m_counters; ///< the counters of a watched search, up to the cursor
    SpeedControl *m_speed;
    QBoxLayout *m_above;
    QBoxLayout *m_below; ///< the layout of the count, the time and the counters
    QBoxLayout *m_lower; ///< the layout of everything below the slider
    session::Run m_run;  ///< the run in view
    QString m_reserved;  ///< the count for which space is reserved
    bool m_slim = false;
    bool m_canBegin = false;
    std::function<bool()> m_asks = [] { return false; };
};

} // namespace window
