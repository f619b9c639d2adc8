// SPDX-License-Identifier: MIT
#include "app/desktopportal.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto service = "org.freedesktop.portal.Desktop"_L1;
constexpr auto objectPath = "/org/freedesktop/portal/desktop"_L1;
constexpr auto settingsInterface = "org.freedesktop.portal.Settings"_L1;
constexpr auto appearance = "org.freedesktop.appearance"_L1;
constexpr auto gnome = "org.gnome.desktop.interface"_L1;

using Groups = QMap<QString, QVariantMap>;

} // namespace

// The settings are requested asynchronously: a portal may have to be started first.
DesktopPortal::DesktopPortal(const QDBusConnection &bus, QObject *parent) : QObject(parent)
{
    if (!bus.isConnected())
        return;
    QDBusConnection connection = bus;
    connection.connect(service, objectPath, settingsInterface, u"SettingChanged"_s, this,
                       SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, objectPath, settingsInterface, u"ReadAll"_s);
    question << QStringList{appearance, gnome};
    auto *answer = new QDBusPendingCallWatcher(connection.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        if (answer->isError() || answer->reply().arguments().isEmpty())
            return;
        const window::DesktopLook before = m_look;
        const auto groups = qdbus_cast<Groups>(answer->reply().arguments().front());
        for (auto group = groups.begin(); group != groups.end(); ++group) {
            for (auto setting = group->begin(); setting != group->end(); ++setting)
                applySetting(group.key(), setting.key(), setting.value());
        }
        if (m_look != before)
            Q_EMIT changed();
    });
}

void DesktopPortal::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    const window::DesktopLook before = m_look;
    applySetting(group, key, value.variant());
    if (m_look != before)
        Q_EMIT changed();
}

void DesktopPortal::applySetting(const QString &group, const QString &key, const QVariant &value)
{
    if (group == appearance && key == "color-scheme"_L1) {
        const uint scheme = value.toUInt(); // 0: no preference, 1: dark, 2: light
        m_look.dark = scheme == 1 ? std::optional(true) : scheme == 2 ? std::optional(false) : std::nullopt;
    } else if (group == appearance && key == "contrast"_L1) {
        m_look.contrast = value.toUInt() == 1;
    } else if (group == appearance && key == "reduced-motion"_L1) {
        m_asksForLessMotion = value.toUInt() == 1;
    } else if (group == gnome && key == "enable-animations"_L1) {
        m_hasNoAnimations = !value.toBool();
    } else if (group == gnome && key == "text-scaling-factor"_L1) {
        const double scale = value.toDouble();
        m_look.textScale = scale > 0 ? std::clamp(scale, 0.5, 3.0) : 1;
    }
    m_look.reducedMotion = m_asksForLessMotion || m_hasNoAnimations;
}

} // namespace app
