// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace window {
class MainWindow;
}

namespace tests {

/// Returns whether every other thread of this process is waiting. Unless a timer or another process wakes
/// one, nothing more then happens until this thread acts.
bool otherThreadsWait();

/// Returns whether the main thread of the process is waiting.
bool processWaits(qint64 process);

/// Delivers the events posted to objects of this thread, and those posted in response.
void deliverPosted();

/// Waits until the shared workers have finished their tasks, and delivers the results.
void finishBackgroundWork();

/// Opens what a position line or a text in another notation stands for, and waits for its board: what takes longer than
/// an instant is read in the background, and on a busy machine anything can.
void openLine(window::MainWindow &window, const QString &line);

} // namespace tests
