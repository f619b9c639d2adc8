// SPDX-License-Identifier: MIT
#include "app/desktopportal.h"
#include "support/suite.h"

#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

using Settings = QMap<QString, QVariantMap>;

} // namespace

/// A settings portal like that of a desktop.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public Q_SLOTS:
    Settings ReadAll(const QStringList &) const
    {
        return {{u"org.freedesktop.appearance"_s, {{u"color-scheme"_s, 1U}}},
                {u"org.gnome.desktop.interface"_s, {{u"text-scaling-factor"_s, 1.5}}}};
    }

Q_SIGNALS:
    void SettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
};

/// The program reads the desktop's preferences from its settings portal, at the start and whenever they
/// change.
class DesktopPortalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString program = QStandardPaths::findExecutable(u"dbus-daemon"_s);
        if (program.isEmpty())
            QSKIP("there is no dbus-daemon");
        m_daemon.start(program, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        const QString address = QString::fromUtf8(m_daemon.readLine().trimmed());
        m_bus = QDBusConnection::connectToBus(address, u"program"_s);
        QDBusConnection desktop = QDBusConnection::connectToBus(address, u"desktop"_s);
        qDBusRegisterMetaType<Settings>();
        QVERIFY(desktop.registerObject(u"/org/freedesktop/portal/desktop"_s, &m_portal,
                                       QDBusConnection::ExportAllContents));
        QVERIFY(desktop.registerService(u"org.freedesktop.portal.Desktop"_s));
    }
    void cleanupTestCase()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void settingsAreReadAtTheStart()
    {
        const app::DesktopPortal portal(m_bus);
        QTRY_COMPARE(portal.look(), (window::DesktopLook{.dark = true, .textScale = 1.5}));
    }

    void changesAreFollowed_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("contrast");
        QTest::addColumn<bool>("still");
        const QString standard = u"org.freedesktop.appearance"_s;
        const QString gnome = u"org.gnome.desktop.interface"_s;
        QTest::newRow("light") << standard << u"color-scheme"_s << QVariant(2U) << false << false << false;
        QTest::newRow("contrast") << standard << u"contrast"_s << QVariant(1U) << true << true << false;
        QTest::newRow("motion") << standard << u"reduced-motion"_s << QVariant(1U) << true << false << true;
        QTest::newRow("gnome") << gnome << u"enable-animations"_s << QVariant(false) << true << false << true;
        QTest::newRow("nonsense") << standard << u"contrast"_s << QVariant(u"much"_s) << true << false
                                  << false;
    }
    void changesAreFollowed()
    {
        QFETCH(QString, group);
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QFETCH(bool, dark);
        QFETCH(bool, contrast);
        QFETCH(bool, still);
        const app::DesktopPortal portal(m_bus);
        QTRY_VERIFY(portal.look().dark.has_value());
        Q_EMIT m_portal.SettingChanged(group, key, QDBusVariant(value));
        QTRY_COMPARE(portal.look(), (window::DesktopLook{dark, contrast, still, 1.5}));
    }

    /// GNOME's animations, which are on unless they are turned off, do not overrule the portal's own setting.
    void eitherSettingAsksForLessMotion()
    {
        const app::DesktopPortal portal(m_bus);
        QTRY_VERIFY(portal.look().dark.has_value());
        Q_EMIT m_portal.SettingChanged(u"org.freedesktop.appearance"_s, u"reduced-motion"_s,
                                       QDBusVariant(QVariant(1U)));
        Q_EMIT m_portal.SettingChanged(u"org.gnome.desktop.interface"_s, u"enable-animations"_s,
                                       QDBusVariant(QVariant(true)));
        Q_EMIT m_portal.SettingChanged(u"org.freedesktop.appearance"_s, u"color-scheme"_s,
                                       QDBusVariant(QVariant(2U)));
        QTRY_COMPARE(portal.look(),
                     (window::DesktopLook{.dark = false, .reducedMotion = true, .textScale = 1.5}));
    }

    void withoutADesktopNothingIsReported()
    {
        const app::DesktopPortal portal(QDBusConnection(u"nowhere"_s));
        QCOMPARE(portal.look(), window::DesktopLook());
    }

private:
    QProcess m_daemon;
    QDBusConnection m_bus{QString()};
    Portal m_portal;
};

TEST_SUITE(DesktopPortalTest)
#include "tst_desktopportal.moc"
