// SPDX-License-Identifier: MIT
#include "window/dialogs/preferencesdialog.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "window/widgets/elidedwidgets.h"
#include "window/widgets/settings.h"
#include "window/widgets/speedcontrol.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

namespace window {

PreferencesDialog::PreferencesDialog(const Settings &settings, session::Speed speed, QWidget *parent)
    : QDialog(parent), m_languageLabel(new board::PlainLabel(this)), m_language(new ElidedComboBox(this)),
      m_colourSchemeLabel(new board::PlainLabel(this)), m_colourScheme(new ElidedComboBox(this)),
      m_speedLabel(new board::PlainLabel(this)), m_speed(new SpeedControl(this)),
      m_verdict(new QCheckBox(this))
{
    m_language->addItems(SettingNames::languages());
    m_colourScheme->addItems(SettingNames::colourSchemes());
    m_language->setCurrentIndex(int(settings.language()));
    m_colourScheme->setCurrentIndex(int(settings.colourScheme()));
    m_speed->setSpeed(speed);
    m_verdict->setChecked(settings.verdictShown());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(18, 18, 18, 14);
    form->setVerticalSpacing(12);
    form->addRow(m_languageLabel, m_language);
    form->addRow(m_colourSchemeLabel, m_colourScheme);
    m_languageLabel->setBuddy(m_language);
    m_colourSchemeLabel->setBuddy(m_colourScheme);
    m_speed->setMinimumWidth(300);
    form->addRow(m_speedLabel, m_speed);
    form->addRow(m_verdict);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_language, &QComboBox::activated, this,
            [this](int index) { Q_EMIT languageChosen(Language(index)); });
    connect(m_colourScheme, &QComboBox::activated, this,
            [this](int index) { Q_EMIT colourSchemeChosen(ColourScheme(index)); });
    connect(m_speed, &SpeedControl::chosen, this, &PreferencesDialog::speedChosen);
    connect(m_verdict, &QCheckBox::toggled, this, &PreferencesDialog::verdictToggled);
    board::keepTranslated(*this, [this] { retranslate(); });
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_languageLabel->setText(tr("Language"));
    m_colourSchemeLabel->setText(tr("Appearance"));
    m_speedLabel->setText(tr("Speed of this puzzle"));
    m_verdict->setText(tr("Say while I play whether the board can still be solved"));
    for (int i = 0; i < m_language->count(); ++i)
        m_language->setItemText(i, SettingNames::languages()[i]);
    for (int i = 0; i < m_colourScheme->count(); ++i)
        m_colourScheme->setItemText(i, SettingNames::colourSchemes()[i]);
}

} // namespace window
