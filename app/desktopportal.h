// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/appearance.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QVariantMap>

namespace app {

/// Reads the desktop's settings from its portal (https://flatpak.github.io/xdg-desktop-portal): the colour scheme,
/// contrast, motion and text size. Qt before 6.5 does not read them by itself, and later versions only some of them.
/// Without a portal no setting is ever reported.
class DesktopPortal : public QObject {
    Q_OBJECT

public:
    explicit DesktopPortal(const QDBusConnection &bus = QDBusConnection::sessionBus(),
                           QObject *parent = nullptr);

    const window::DesktopLook &look() const { return m_look; }
    bool m_asksForLessMotion = false; ///< as the portal's own setting says
    bool m_hasNoAnimations = false;   ///< as GNOME's setting says

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void applySetting(const QString &group, const QString &key, const QVariant &value);

    window::DesktopLook m_look;
};

} // namespace app
