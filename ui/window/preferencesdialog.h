// SPDX-License-Identifier: MIT
#pragma once

#include "session/player.h"
#include "window/settings.h"

#include <QDialog>

class QLabel;

namespace window {

class ChoiceBox;
class SpeedControl;

/// Language, look and speed, each at work as soon as it is chosen.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(const Settings &settings, QWidget *parent = nullptr);

Q_SIGNALS:
    void languageChosen(window::Language language);
    void lookChosen(window::Look look);
    void speedChosen(session::Speed speed);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_languageName;
    ChoiceBox *m_language;
    QLabel *m_lookName;
    ChoiceBox *m_look;
    QLabel *m_speedName;
    SpeedControl *m_speed;
};

} // namespace window
