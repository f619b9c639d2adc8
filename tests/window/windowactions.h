// SPDX-License-Identifier: MIT
#pragma once

#include "support/files.h"
#include "window/mainwindow.h"

namespace tests {

/// Deletes the games and settings of the previous test; sets English and no animation.
void resetUserData();

QString gamesFolder();
/// Returns the rooks, which the tests alone have, and all puzzles of the program.
std::span<const ui::PuzzleUi *const> puzzlesAndRooks();
/// Adds two rows with the column "watched".
void addWatchedAndUnwatched();
/// Returns the file in which the taquin's session is saved.
QString gameFile();

QString positionOf(window::MainWindow &window);
/// Returns the sentence of the caption, whole even where it has too little room.
QString statusMessage(const window::MainWindow &window);
QString textOf(window::MainWindow &window, window::ActionId id);
/// Triggers the action once it is enabled, which happens at the next refresh of the window.
void trigger(window::MainWindow &window, window::ActionId id);

/// Asks for a hint twice, so that its move is made; that takes a moment.
void playHint(window::MainWindow &window);

/// Scrambles and waits for the new board.
void scramble(window::MainWindow &window);

/// Solves the taquin and waits for the end of the solution.
void solveByRows(window::MainWindow &window);

/// Shows the window and waits until it is active.
void show(window::MainWindow &window);

/// Brings what the window shows up to date, and lays it out.
void layOut(window::MainWindow &window);

/// Returns the class of a widget and its name, for messages.
QString named(const QWidget &widget);

/// Returns the texts of widgets that have too little room for them.
QStringList cutTexts(const window::MainWindow &window);

/// Drops the data in the middle of the widget: on the widget that is visible there, or on its first ancestor
/// that accepts drops. Returns whether the drop was accepted.
bool dropOn(QWidget &widget, const QMimeData &data);

} // namespace tests
