// SPDX-License-Identifier: MIT
#pragma once

#include "support/files.h"
#include "window/mainwindow.h"

namespace tests {

/// Deletes the games and settings of the previous test, sets English and disables animations.
void resetUserData();

QString gamesFolder();
/// Returns the rooks, which only the tests have, and all puzzles of the program.
std::span<const ui::PuzzleUi *const> puzzlesAndRooks();
/// Adds two rows with the column "watched".
void addWatchedAndUnwatched();
/// Adds a row for each puzzle in French, whose words are the longer ones, and in a thorough run one in English.
void addPuzzlesAndLanguages();
/// Returns the file in which the taquin's session is saved.
QString gameFile();

QString positionOf(window::MainWindow &window);
/// Returns the sentence of the caption, complete even where there is too little room.
QString statusMessage(const window::MainWindow &window);
QString textOf(window::MainWindow &window, window::ActionId id);
/// Waits until the action is enabled, which takes a refresh of the window, and triggers it.
void trigger(window::MainWindow &window, window::ActionId id);

/// Requests a hint twice, so that its move is made, and waits for that.
void playHint(window::MainWindow &window);

/// Scrambles, and waits for the new board.
void scramble(window::MainWindow &window);

/// Solves the taquin, and waits for the end of the solution.
void solveByRows(window::MainWindow &window);

/// Shows the window, and waits until it is active.
void show(window::MainWindow &window);

/// Refreshes and lays out everything that the window shows.
void layOut(window::MainWindow &window);

/// Returns the class and the name of a widget, for messages.
QString named(const QWidget &widget);

/// Returns the texts of widgets that have too little room for them.
QStringList cutTexts(const window::MainWindow &window);

/// Drops the data at the centre of the widget: on the visible widget there, or on its first ancestor that
/// accepts drops. Returns whether the drop was accepted.
bool dropOn(QWidget &widget, const QMimeData &data);

} // namespace tests
