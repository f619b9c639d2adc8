// SPDX-License-Identifier: MIT
#include "window/menus.h"

#include "window/choices.h"
#include "window/methodbox.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStandardItemModel>

namespace window {

using namespace Qt::StringLiterals;

namespace {

/// A path or a name may hold an ampersand, which menus would take for a key.
QString plain(QString text)
{
    return text.replace(u'&', "&&"_L1);
}

} // namespace

Menus::Menus(QMainWindow &window, const Actions &actions)
    : QObject(&window), m_window(window), m_actions(actions)
{
    buildGame();
    buildOthers();
    buildView();
    buildSettings();
    fill(*add(QT_TR_NOOP("&Help")), {Do::Rules, Do::Shortcuts, Do::About, Do::AboutQt});
    retranslate();
}

Menus::~Menus() = default;

QMenu *Menus::add(const char *title, QMenu *into)
{
    QMenu *menu = into ? into->addMenu(QString()) : m_window.menuBar()->addMenu(QString());
    menu->setToolTipsVisible(true);
    m_titles.emplace_back(menu, title);
    return menu;
}

void Menus::fill(QMenu &menu, std::initializer_list<Do> entries)
{
    for (const Do entry : entries)
        menu.addAction(m_actions[entry]);
}

void Menus::buildGame()
{
    QMenu &game = *add(QT_TR_NOOP("&Game"));
    fill(game, {Do::New, Do::Scramble, Do::Restart, Do::FromLine});
    game.addSeparator();
    fill(game, {Do::Open});
    m_recent = add(QT_TR_NOOP("Open Recen&t"), &game);
    fill(game, {Do::Save, Do::SaveAs});
    game.addSeparator();
    fill(*add(QT_TR_NOOP("&Export"), &game),
         {Do::ExportPicture, Do::ExportFilm, Do::ExportMoves, Do::ExportSolutions, Do::ExportSolutionFiles});
    fill(game, {Do::Print, Do::PrintPdf});
    game.addSeparator();
    fill(game, {Do::Quit});
}

void Menus::buildOthers()
{
    QMenu &edit = *add(QT_TR_NOOP("&Edit"));
    fill(edit, {Do::Undo, Do::Redo});
    edit.addSeparator();
    fill(edit, {Do::Copy, Do::Paste, Do::PastePicture});
    edit.addSeparator();
    fill(edit, {Do::EditBoard});
    QMenu &solve = *add(QT_TR_NOOP("&Solve"));
    fill(solve, {Do::Hint, Do::BackToSolvable});
    solve.addSeparator();
    fill(solve, {Do::Solve, Do::NextSolution, Do::AllSolutions, Do::Count});
    solve.addSeparator();
    fill(solve, {Do::Pause, Do::Stop});
    solve.addSeparator();
    fill(solve, {Do::ToPreviousSolution, Do::ToNextSolution, Do::ToPreviousDeepest, Do::ToNextDeepest});
    solve.addSeparator();
    m_methods = add(QT_TR_NOOP("&Method"), &solve);
}

void Menus::buildView()
{
    QMenu &view = *add(QT_TR_NOOP("&View"));
    fill(view, {Do::PlayMode, Do::WatchMode});
    view.addSeparator();
    fill(*add(QT_TR_NOOP("&Moves"), &view), {Do::First, Do::Back, Do::Play, Do::Forward, Do::Last});
    view.addSeparator();
    fill(view, {Do::ZoomIn, Do::ZoomOut, Do::Fit});
    view.addSeparator();
    m_panels = add(QT_TR_NOOP("P&anels"), &view);
    fill(view, {Do::FullScreen});
}

void Menus::buildSettings()
{
    QMenu &settings = *add(QT_TR_NOOP("Se&ttings"));
    m_languages = addChoices(*add(QT_TR_NOOP("&Language"), &settings), int(Choices::languages().size()));
    m_looks = addChoices(*add(QT_TR_NOOP("L&ook"), &settings), int(Choices::looks().size()));
    fill(*add(QT_TR_NOOP("&Speed"), &settings), {Do::Slower, Do::Faster});
    settings.addSeparator();
    fill(settings, {Do::Preferences});
    connect(m_languages, &QActionGroup::triggered, this,
            [this](const QAction *chosen) { Q_EMIT languageChosen(Language(chosen->data().toInt())); });
    connect(m_looks, &QActionGroup::triggered, this,
            [this](const QAction *chosen) { Q_EMIT lookChosen(Look(chosen->data().toInt())); });
}

QActionGroup *Menus::addChoices(QMenu &menu, int count)
{
    auto *group = new QActionGroup(this);
    for (int i = 0; i < count; ++i) {
        QAction *action = menu.addAction(QString());
        action->setCheckable(true);
        action->setData(i);
        group->addAction(action);
    }
    return group;
}

void Menus::setRecentFiles(const QStringList &files)
{
    m_recent->clear();
    for (const QString &file : files) {
        QAction *action = m_recent->addAction(plain(QFileInfo(file).fileName()));
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [this, file] { Q_EMIT recentChosen(file); });
    }
    m_recent->setEnabled(!files.isEmpty());
}

void Menus::setMethods(const MethodBox &methods)
{
    m_methods->clear();
    m_methodGroup = std::make_unique<QActionGroup>(nullptr);
    const auto *items = qobject_cast<const QStandardItemModel *>(methods.model());
    for (int i = 0; i < methods.count(); ++i) {
        QAction *action = m_methods->addAction(plain(methods.itemText(i)));
        action->setCheckable(true);
        action->setChecked(i == methods.currentIndex());
        action->setEnabled(items->item(i)->isEnabled());
        action->setToolTip(items->item(i)->toolTip());
        m_methodGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { Q_EMIT methodChosen(i); });
    }
}

void Menus::addPanel(QAction *toggle)
{
    m_panels->addAction(toggle);
}

void Menus::setLanguage(Language language)
{
    m_languages->actions()[int(language)]->setChecked(true);
}

void Menus::setLook(Look look)
{
    m_looks->actions()[int(look)]->setChecked(true);
}

void Menus::retranslate()
{
    for (const auto &[menu, title] : m_titles)
        menu->setTitle(tr(title));
    const QStringList languages = Choices::languages();
    for (qsizetype i = 0; i < languages.size(); ++i)
        m_languages->actions()[i]->setText(languages[i]);
    const QStringList looks = Choices::looks();
    for (qsizetype i = 0; i < looks.size(); ++i)
        m_looks->actions()[i]->setText(looks[i]);
}

} // namespace window
