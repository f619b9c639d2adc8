// SPDX-License-Identifier: MIT
#pragma once

#include "window/actions.h"
#include "window/settings.h"

#include <memory>

class QActionGroup;
class QMainWindow;
class QMenu;

namespace window {

class MethodBox;

/// The menu bar: the actions in their order, and the menus whose entries come and go.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(QMainWindow &window, const Actions &actions);
    ~Menus() override;

    void setRecentFiles(const QStringList &files);
    void setMethods(const MethodBox &methods);
    void addPanel(QAction *toggle);
    void setLanguage(Language language);
    void setLook(Look look);
    void retranslate();

Q_SIGNALS:
    void recentChosen(const QString &path);
    void methodChosen(int place);
    void languageChosen(window::Language language);
    void lookChosen(window::Look look);

private:
    void fill(QMenu &menu, std::initializer_list<Do> entries);
    void buildGame();
    void buildOthers();
    void buildView();
    void buildSettings();
    QActionGroup *addChoices(QMenu &menu, int count);
    QMenu *add(const char *title, QMenu *into = nullptr);

    QMainWindow &m_window;
    const Actions &m_actions;
    std::vector<std::pair<QMenu *, const char *>> m_titles;
    QMenu *m_recent = nullptr;
    QMenu *m_methods = nullptr;
    std::unique_ptr<QActionGroup> m_methodGroup;
    QMenu *m_panels = nullptr;
    QActionGroup *m_languages = nullptr;
    QActionGroup *m_looks = nullptr;
};

} // namespace window
