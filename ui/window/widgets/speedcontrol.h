// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/player.h"

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace window {

/// A slider for the speed of what moves, with the speed in words beside it. Where there is a run to be played,
/// the control says how long it takes at this speed, and offers to play it in half a minute.
class SpeedControl : public QWidget {
    Q_OBJECT

public:
    explicit SpeedControl(QWidget *parent = nullptr);

    session::Speed speed() const;
    void setSpeed(session::Speed speed);
    /// Sets the length of the run that can be played, for example "981 steps"; an empty name for none.
    void setRun(qint64 frames, const QString &name);
    void fitWords(); ///< to be called after a change of the font
    static QString description(session::Speed speed);
    static QString duration(double seconds); ///< a time in one or two units: "12 s", "3 h 20 min"
    /// Returns the slowest speed that shows so many frames in this time.
    static session::Speed toShow(qint64 frames, double seconds);

Q_SIGNALS:
    void chosen(session::Speed speed);
    void playWanted(session::Speed speed); ///< the offer to play the run at this speed was taken

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void writeOffer();

    QSlider *m_slider;
    QLabel *m_description;
    QToolButton *m_offer;
    qint64 m_frames = 0;
    QString m_run;
};

} // namespace window
