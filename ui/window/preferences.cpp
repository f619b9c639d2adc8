// SPDX-License-Identifier: MIT
#include "window/preferences.h"

#include "window/boardpresenter.h"
#include "window/dialogs/preferencesdialog.h"
#include "window/dialogs/shortcutsdialog.h"
#include "window/gamearea.h"
#include "window/home.h"
#include "window/menus.h"
#include "window/transportbar.h"
#include "window/widgets/speedcontrol.h"
#include "window/widgets/verdictlabel.h"

#include <QEvent>

namespace window {

Preferences::Preferences(Appearance &appearance, Actions &actions, Settings &settings, SessionStore &sessions,
                         Menus &menus, GameArea &area, Home &home, QWidget &window)
    : QObject(&window), m_appearance(appearance), m_settings(settings), m_sessions(sessions), m_menus(menus),
      m_area(area), m_home(home), m_window(window), m_style(m_appearance.style(settings.colourScheme()))
{
    for (const ActionId id : Actions::all()) {
        if (const auto keys = settings.keys(Actions::key(id)))
            actions.setKeys(id, keys);
    }
    showVerdict();
    window.installEventFilter(this);
    connect(&menus, &Menus::languageChosen, this, &Preferences::setLanguage);
    connect(&menus, &Menus::colourSchemeChosen, this, &Preferences::setColourScheme);
    connect(&area.transport(), &TransportBar::speedChosen, this, &Preferences::setSpeed);
    actions.onTriggered(ActionId::Preferences, this, [this] { openDialog(); });
    actions.onTriggered(ActionId::EditShortcuts, this, [&actions, &settings, &window] {
        auto *dialog = new ShortcutsDialog(actions, settings, &window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
}

void Preferences::setLanguage(Language language)
{
    m_settings.setLanguage(language);
    m_translations.install(language);
    m_menus.setLanguage(language);
    Q_EMIT languageChanged();
}

void Preferences::setColourScheme(ColourScheme scheme)
{
    m_settings.setColourScheme(scheme);
    m_style = m_appearance.style(scheme);
    m_appearance.apply(m_style);
    m_menus.setColourScheme(scheme);
    Q_EMIT styleChanged(m_style);
}

void Preferences::followDesktop(const DesktopLook &desktop)
{
    m_appearance.setDesktop(desktop);
    m_area.presenter().setStill(desktop.reducedMotion);
    calmHome();
    setColourScheme(m_settings.colourScheme());
}

bool Preferences::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange) {
        m_appearance.readSystem();
        setColourScheme(m_settings.colourScheme());
    }
    return QObject::eventFilter(watched, event);
}

void Preferences::applyToSession()
{
    m_sessions.session().verdicts().setOn(m_settings.verdictShown());
    useSpeed(session::Speed(m_settings.speed(QString::fromLatin1(m_sessions.session().kind().id))));
}

void Preferences::setSpeed(session::Speed speed)
{
    m_settings.setSpeed(speed.mark(), QString::fromLatin1(m_sessions.session().kind().id));
    useSpeed(speed);
}

void Preferences::useSpeed(session::Speed speed)
{
    m_sessions.session().player().setSpeed(speed);
    m_area.transport().speed().setSpeed(speed);
    calmHome();
}

/// Stops the boards of the home page if animations are off or the desktop asks for less motion.
void Preferences::calmHome()
{
    const bool isOff = m_area.transport().speed().speed().mark() == session::Speed::off;
    m_home.setStill(isOff || m_appearance.desktop().reducedMotion);
}

void Preferences::showVerdict()
{
    for (VerdictLabel *verdict : m_window.findChildren<VerdictLabel *>())
        verdict->setVisible(m_settings.verdictShown());
}

void Preferences::openDialog()
{
    auto *dialog = new PreferencesDialog(m_settings, m_area.transport().speed().speed(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::languageChosen, this, &Preferences::setLanguage);
    connect(dialog, &PreferencesDialog::colourSchemeChosen, this, &Preferences::setColourScheme);
    connect(dialog, &PreferencesDialog::speedChosen, this, &Preferences::setSpeed);
    connect(dialog, &PreferencesDialog::verdictToggled, this, [this](bool shown) {
        m_settings.setVerdictShown(shown);
        m_sessions.session().verdicts().setOn(shown);
        showVerdict();
        Q_EMIT verdictSwitched();
    });
    dialog->show();
}

} // namespace window
