// SPDX-License-Identifier: MIT
#pragma once

#include "window/appearance.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QVariantMap>

namespace app {

/// Learns from the desktop's portal (https://flatpak.github.io/xdg-desktop-portal) what it asks of its programs: dark or
/// light, contrast, motion, the size of type. Until Qt 6.5 it does not tell that itself, and never all of it. Where there
/// is no portal, nothing is ever told.
class DesktopPortal : public QObject {
    Q_OBJECT

public:
    explicit DesktopPortal(const QDBusConnection &bus = QDBusConnection::sessionBus(),
                           QObject *parent = nullptr);

    const window::DesktopLook &look() const { return m_look; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void take(const QString &group, const QString &key, const QVariant &value);

    window::DesktopLook m_look;
};

} // namespace app
