// SPDX-License-Identifier: MIT
#pragma once

#include "session/player.h"

#include <QWidget>

class QLabel;
class QSlider;

namespace window {

/// A slider for the speed of all animations, with the speed in words beside it.
class SpeedControl : public QWidget {
    Q_OBJECT

public:
    explicit SpeedControl(QWidget *parent = nullptr);

    session::Speed speed() const;
    void setSpeed(session::Speed speed);
    void fitWords(); ///< to be called after a change of the font
    static QString description(session::Speed speed);

Q_SIGNALS:
    void chosen(session::Speed speed);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QSlider *m_slider;
    QLabel *m_description;
};

} // namespace window
