// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"
#include "window/settings.h"
#include "window/shelf.h"

#include <QHash>

namespace window {

/// Opens and saves: games, position lines, and what the puzzles themselves can open. Whatever fails is said,
/// and leaves everything as it was.
class Files : public QObject {
    Q_OBJECT

public:
    Files(Shelf &shelf, Settings &settings, const board::BoardView &view, QWidget &window);

    /// A board of any puzzle, by its position line. False when the line is not one.
    bool openLine(const QString &line);
    void openFile(const QString &path);
    void askToOpen();
    void save();
    void saveAs();
    void exportPicture(const board::Style &style);
    void exportMoves();
    /// What a puzzle's own code is lent.
    ui::Desk desk(std::size_t place);

Q_SIGNALS:
    void said(const QString &sentence);
    void recentChanged();

private:
    void openGame(const QString &path, const QByteArray &text);
    bool openByPuzzle(const QString &path);
    void saveTo(const QString &path);
    bool write(const QString &path, const QByteArray &content);
    QString askWhere(const QString &title, const QString &ending, const QString &filter);
    void remember(const QString &path);

    Shelf &m_shelf;
    Settings &m_settings;
    const board::BoardView &m_view;
    QWidget &m_window;
    QHash<std::size_t, QString> m_paths; ///< of the game saved last, by the puzzle's place
};

} // namespace window
