// SPDX-License-Identifier: MIT
#pragma once

#include <QLocalServer>
#include <QObject>

namespace window {
class MainWindow;
}

namespace app {

/// One window keeps the games: a program that is started while it is open hands that window its argument and ends. They
/// meet at a socket in the folder of the games, which only their user may enter.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    /// Listens for what later starts hand over and opens it in this window, which keeps the games.
    explicit SingleInstance(window::MainWindow &window);

    /// Hands a file or position to the window that is open; an empty argument only raises the window. Returns false if
    /// there is no window or if it does not answer within seconds.
    static bool give(const QString &argument);

private:
    void take();
    void open(const QString &argument);

    window::MainWindow &m_window;
    QLocalServer m_server;
};

/// Opens a file or position in the window.
void openArgument(window::MainWindow &window, const QString &argument);

} // namespace app
