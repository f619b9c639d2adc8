// SPDX-License-Identifier: MIT
#pragma once

#include "session/timeline/player.h"
#include "window/widgets/settings.h"

#include <QDialog>

class QCheckBox;
class QLabel;

namespace window {

class ElidedComboBox;
class SpeedControl;

/// The dialog for the language, the colour scheme, the speed of the puzzle in view, and whether verdicts are shown.
/// Each setting takes effect as soon as it is chosen.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(const Settings &settings, session::Speed speed, QWidget *parent = nullptr);

Q_SIGNALS:
    void languageChosen(window::Language language);
    void colourSchemeChosen(window::ColourScheme scheme);
    void speedChosen(session::Speed speed);
    void verdictToggled(bool shown);

private:
    void retranslate();

    QLabel *m_languageLabel;
    ElidedComboBox *m_language;
    QLabel *m_colourSchemeLabel;
    ElidedComboBox *m_colourScheme;
    QLabel *m_speedLabel;
    SpeedControl *m_speed;
    QCheckBox *m_verdict;
};

} // namespace window
