// SPDX-License-Identifier: MIT
#pragma once

#include "board/style.h"
#include "export/printdialog.h"
#include "window/games/gamefiles.h"
#include "window/widgets/actions.h"

namespace exports {
class SolutionExport;
}

namespace window {

class GameArea;
class PageReading;

/// Carries out the actions that print the game in view, or export it into a file.
class ExportActions : public QObject {
    Q_OBJECT

public:
    ExportActions(const Actions &actions, SessionStore &sessions, GameFiles &files, const GameArea &area,
                  PageReading &pages, QWidget &window);

    void setStyle(const board::Style &style) { m_style = style; } ///< the style of exported boards
    void refresh();

Q_SIGNALS:
    void message(const QString &text);

private:
    void print(exports::PrintDialog::Target target);
    void makeWorksheet();
    QString askForPath(const QString &title, const QString &what, const QString &suffix,
                       const QString &filter);
    void exportPicture();
    void exportAnimation();
    void exportTree();
    void exportMoves();
    void exportWeb();
    void exportSolutions();
    void exportSolutionFiles();

    const Actions &m_actions;
    SessionStore &m_sessions;
    GameFiles &m_files;
    const GameArea &m_area;
    PageReading &m_pages;
    QWidget &m_window;
    board::Style m_style = board::Style::make(board::Style::Light);
    exports::SolutionExport *m_solutionExport;
    std::uint64_t m_sheet = 0; ///< the number of the latest worksheet; 0 if there is none yet
};

} // namespace window
