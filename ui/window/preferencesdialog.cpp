// SPDX-License-Identifier: MIT
#include "window/preferencesdialog.h"

#include "window/choicebox.h"
#include "window/choices.h"
#include "window/speedcontrol.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>

namespace window {

PreferencesDialog::PreferencesDialog(const Settings &settings, QWidget *parent)
    : QDialog(parent), m_languageName(new QLabel(this)), m_language(new ChoiceBox(this)),
      m_lookName(new QLabel(this)), m_look(new ChoiceBox(this)), m_speedName(new QLabel(this)),
      m_speed(new SpeedControl(this))
{
    m_language->addItems(Choices::languages());
    m_look->addItems(Choices::looks());
    m_language->setCurrentIndex(int(settings.language()));
    m_look->setCurrentIndex(int(settings.look()));
    m_speed->setSpeed(session::Speed(settings.speed()));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(18, 18, 18, 14);
    form->setVerticalSpacing(12);
    form->addRow(m_languageName, m_language);
    form->addRow(m_lookName, m_look);
    m_languageName->setBuddy(m_language);
    m_lookName->setBuddy(m_look);
    m_speed->setMinimumWidth(300);
    form->addRow(m_speedName, m_speed);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_language, &QComboBox::activated, this,
            [this](int place) { Q_EMIT languageChosen(Language(place)); });
    connect(m_look, &QComboBox::activated, this, [this](int place) { Q_EMIT lookChosen(Look(place)); });
    connect(m_speed, &SpeedControl::chosen, this, &PreferencesDialog::speedChosen);
    retranslate();
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_languageName->setText(tr("Language"));
    m_lookName->setText(tr("Look"));
    m_speedName->setText(tr("Speed"));
    for (int i = 0; i < m_language->count(); ++i)
        m_language->setItemText(i, Choices::languages()[i]);
    for (int i = 0; i < m_look->count(); ++i)
        m_look->setItemText(i, Choices::looks()[i]);
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace window
