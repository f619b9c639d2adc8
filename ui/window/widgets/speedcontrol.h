// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/player.h"

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace window {

/// A slider for the speed of playback, with the speed in words beside it. If there is a run to play, the control
/// shows how long it takes at this speed, and offers to play it in half a minute.
class SpeedControl : public QWidget {
    Q_OBJECT

public:
    explicit SpeedControl(QWidget *parent = nullptr);

    session::Speed speed() const;
    void setSpeed(session::Speed speed);
    /// What the speed counts: the moves of a game or a solution, or the steps of a search, which need not be moves.
    enum class Unit { Moves, Steps };
    /// Sets the number of frames of the run that can be played and its name, such as "981 steps"; 0 if there is
    /// none.
    void setRun(qint64 frames, const QString &name, Unit unit);
    void fitWords(); ///< must be called after a change of the font
    static QString description(session::Speed speed, Unit unit);
    static QString duration(double seconds); ///< returns a time in one or two units: "12 s", "3 h 20 min"
    /// Returns the slowest speed that shows this number of frames in this time.
    static session::Speed toShow(qint64 frames, double seconds);

Q_SIGNALS:
    void chosen(session::Speed speed);
    void playWanted(session::Speed speed); ///< emitted when the offer to play at this speed is accepted

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void writeOffer();

    QSlider *m_slider;
    QLabel *m_description;
    QToolButton *m_offer;
    qint64 m_frames = 0;
    QString m_run;
    Unit m_unit = Unit::Moves;
};

} // namespace window
