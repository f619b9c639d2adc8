// SPDX-License-Identifier: MIT
#pragma once

#include <QLocalServer>
#include <QObject>

namespace window {
class MainWindow;
}

namespace app {

/// Only one window saves the games: a process that is started while it is open passes its argument to that window and
/// ends. They communicate through a local socket in the folder of the games, which only the user may access.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    /// Listens for the arguments of later processes and opens them in this window, which saves the games.
    explicit SingleInstance(window::MainWindow &window);

    /// Passes a file or position to the open window; an empty argument only raises the window. Returns false
    /// if there is no window or if it does not answer within three seconds.
    static bool passOn(const QString &argument);

private:
    void acceptConnection();
    void open(const QString &argument);

    window::MainWindow &m_window;
    QLocalServer m_server;
};

/// Opens a file or position in the window.
void openArgument(window::MainWindow &window, const QString &argument);

} // namespace app
