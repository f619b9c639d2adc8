// SPDX-License-Identifier: MIT
#pragma once

#include "window/mainwindow.h"

namespace tests {

/// Without the games and settings of the test before; English, and nothing animated.
void forgetEverything();

QString gamesFolder();
/// That the taquin is kept in.
QString gameFile();
void writeFile(const QString &path, const QByteArray &content);

QString positionOf(window::MainWindow &window);
/// The sentence in the status line.
QString said(const window::MainWindow &window);
QString textOf(window::MainWindow &window, window::Do what);
/// Actions are enabled when the window next looks at the session.
void trigger(window::MainWindow &window, window::Do what);

/// Until the new board is there.
void scramble(window::MainWindow &window);

/// As far as the solution's end.
void solveByRows(window::MainWindow &window);

/// Shows it, and waits until keys go to it.
void show(window::MainWindow &window);

/// Drops this in the middle of the widget, on what is seen there or, where that takes no drops, on what it
/// stands in. Whether it was taken.
bool dropOn(QWidget &widget, const QMimeData &what);

} // namespace tests
