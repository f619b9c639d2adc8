// SPDX-License-Identifier: MIT
#pragma once

#include <QLocalServer>
#include <QObject>

namespace window {
class MainWindow;
}

namespace app {

/// One window keeps the games: a program that is started while it is open hands it what it was to open, and
/// ends. They meet at a socket in the folder of the games, which only their user may enter.
class Handover : public QObject {
    Q_OBJECT

public:
    /// Takes what later starts hand over, and opens it in this window, which keeps the games.
    explicit Handover(window::MainWindow &window);

    /// Hands a file or position to the window that is open, or only asks it to come forward if it is empty.
    /// False when there is none, or when it does not answer within seconds.
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
