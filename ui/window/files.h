// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardview.h"
#include "session/savedgame.h"
#include "window/settings.h"
#include "window/shelf.h"

#include <QHash>

namespace window {

class Exporting;

/// Opens and saves: games, position lines, and what the puzzles themselves can open. Whatever fails is said,
/// and leaves everything as it was.
class Files : public QObject {
    Q_OBJECT

public:
    Files(Shelf &shelf, Settings &settings, const board::BoardView &view, QWidget &window);

    /// A board of any puzzle, by its position line, which may take a while to be dealt.
    void openLine(const QString &line, std::function<void()> opened = {});
    void openFile(const QString &path);
    void askToOpen();
    void save();
    void saveAs();
    void exportPicture(const board::Style &style);
    void exportMoves();
    void exportSolutions();     ///< all in one text
    void exportSolutionFiles(); ///< each in a file of its own
    /// What a puzzle's own code is lent.
    ui::Desk desk(std::size_t place);

Q_SIGNALS:
    void said(const QString &sentence);
    void recentChanged();

private:
    void openGame(const QString &path, const QByteArray &text);
    void takeGame(const QString &path, session::SavedGame &game);
    bool openByPuzzle(const QString &path);
    void saveTo(const QString &path);
    bool write(const QString &path, const QByteArray &content);
    QString askWhere(const QString &title, const QString &ending, const QString &filter);
    void remember(const QString &path);

    Shelf &m_shelf;
    Settings &m_settings;
    const board::BoardView &m_view;
    QWidget &m_window;
    Exporting *m_exporting;
    QHash<std::size_t, QString> m_paths; ///< of the game saved last, by the puzzle's place
};

} // namespace window
