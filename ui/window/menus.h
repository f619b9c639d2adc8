// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

#include <memory>

class QActionGroup;
class QMainWindow;
class QMenu;

namespace window {

class GameArea;
class SolverPanel;

/// The menu bar: the actions in order, and the menus whose entries change.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(QMainWindow &window, const Actions &actions, GameArea &area);
    ~Menus() override;

    void setRecentFiles(const QStringList &files);
    void setLanguage(Language language);
    void setColourScheme(ColourScheme scheme);
    void retranslate();

Q_SIGNALS:
    void recentFileChosen(const QString &path);
    void formsWanted(QMenu &menu); ///< emitted before the menu of the formats for copying the board is shown
    void languageChosen(window::Language language);
    void colourSchemeChosen(window::ColourScheme scheme);

private:
    void fill(QMenu &menu, std::initializer_list<ActionId> entries);
    void buildGameMenu();
    void buildEditMenu();
    void buildSolveMenu();
    void buildViewMenu();
    void buildSettingsMenu();
    void buildHelpMenu();
    QActionGroup *addExclusiveActions(QMenu &menu, int count);
    QMenu *addMenu(const char *title, QMenu *parent = nullptr);
    QMenu *addBoardMenu(const char *title, QMenu &parent);
    void offerMethods();

    QMainWindow &m_window;
    const Actions &m_actions;
    SolverPanel &m_solver;
    std::vector<std::pair<QMenu *, const char *>> m_titles;
    QMenu *m_recentFiles = nullptr;
    QMenu *m_copyAs = nullptr;
    QMenu *m_methods = nullptr;
    std::unique_ptr<QActionGroup> m_methodGroup;
    QActionGroup *m_languages = nullptr;
    QActionGroup *m_colourSchemes = nullptr;
};

} // namespace window
