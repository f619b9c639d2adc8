// SPDX-License-Identifier: MIT
#include "app/singleinstance.h"

#include "app/invocation.h"
#include "app/puzzles.h"
#include "window/games/autosavefile.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QFileInfo>
#include <QLocalSocket>
#include <QTimer>

#include <memory>
#include <optional>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr int answerTimeout = 3000;       // milliseconds to wait for an answer
constexpr int untilDialogsClose = 200;    // milliseconds between checks
constexpr qsizetype longestWord = 65'536; // the most bytes of the argument that is passed on
constexpr char confirmation[] = "open\n";

QString meetingPlace()
{
    return window::AutosaveFile::folder() + "/window"_L1;
}

} // namespace

void openArgument(window::MainWindow &window, const QString &argument)
{
    if (isBoardText(argument, kinds()))
        window.openLine(argument);
    else
        window.openFile(argument);
}

SingleInstance::SingleInstance(window::MainWindow &window) : m_window(window)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    QLocalServer::removeServer(meetingPlace()); // removes the socket of a program that was killed
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::acceptConnection);
    // If no socket can be made, because the folder's name is too long for example, each start opens its own window.
    m_server.listen(meetingPlace());
}

bool SingleInstance::passOn(const QString &argument)
{
    QLocalSocket socket;
    socket.connectToServer(meetingPlace());
    if (!socket.waitForConnected(answerTimeout))
        return false;
    // The window may have been started in another folder, so file names are passed as absolute paths.
    const bool isFile = !argument.isEmpty() && !isBoardText(argument, kinds());
    const QByteArray word = (isFile ? QFileInfo(argument).absoluteFilePath() : argument).toUtf8();
    if (word.size() > longestWord)
        return false;
    socket.write(word.toPercentEncoding() + '\n');
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(answerTimeout))
            return false;
    }
    socket.write(confirmation);
    return socket.bytesToWrite() == 0 || socket.waitForBytesWritten(answerTimeout);
}

void SingleInstance::acceptConnection()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        socket->setReadBufferSize(3 * longestWord + 1);
        // A program that has waited too long is gone without a confirmation: it opens the argument itself.
        const auto word = std::make_shared<std::optional<QString>>();
        const auto read = [this, socket, word] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > 3 * longestWord)
                    socket->abort();
                return;
            }
            const QByteArray line = socket->readLine();
            if (!*word) {
                *word = QString::fromUtf8(QByteArray::fromPercentEncoding(line.trimmed()));
                socket->write("taken\n");
            } else if (line == confirmation) {
                socket->disconnectFromServer();
                open(**word);
            }
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        if (socket->bytesAvailable() > 0)
            read();
    }
}

/// Opens the argument once no modal dialog is open.
void SingleInstance::open(const QString &argument)
{
    if (QApplication::activeModalWidget()) {
        QTimer::singleShot(untilDialogsClose, this, [this, argument] { open(argument); });
        return;
    }
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowMinimized);
    m_window.raise();
    m_window.activateWindow();
    QApplication::alert(&m_window); // Wayland does not let a window come to the front by itself
    if (!argument.isEmpty())
        openArgument(m_window, argument);
}

} // namespace app
