// SPDX-License-Identifier: MIT
#include "window/menus.h"

#include "board/plaintext.h"
#include "window/dialogs/helpdialog.h"
#include "window/gamearea.h"
#include "window/panels.h"
#include "window/solve/methodbox.h"
#include "window/widgets/settings.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStandardItemModel>

namespace window {

using namespace Qt::StringLiterals;

namespace {

/// Doubles the ampersands of a path or a name, which would otherwise mark mnemonic keys.
QString escaped(QString text)
{
    return text.replace(u'&', "&&"_L1);
}

} // namespace

Menus::Menus(QMainWindow &window, const Actions &actions, GameArea &area)
    : QObject(&window), m_window(window), m_actions(actions), m_solver(area.panels().solver())
{
    buildGameMenu();
    buildEditMenu();
    buildSolveMenu();
    buildViewMenu();
    buildSettingsMenu();
    buildHelpMenu();
    HelpDialog::openFrom(
        actions, [&area]() -> const core::Kind & { return area.kind(); }, window);
    connect(&m_solver, &SolverPanel::methodChanged, this, &Menus::offerMethods);
    retranslate();
}

Menus::~Menus() = default;

QMenu *Menus::addMenu(const char *title, QMenu *parent)
{
    QMenu *menu = parent ? parent->addMenu(QString()) : m_window.menuBar()->addMenu(QString());
    menu->setToolTipsVisible(true);
    m_titles.emplace_back(menu, title);
    return menu;
}

/// Adds a submenu of which nothing can be chosen without a board in view.
QMenu *Menus::addBoardMenu(const char *title, QMenu &parent)
{
    QMenu *menu = addMenu(title, &parent);
    m_actions.addForBoard(menu->menuAction());
    return menu;
}

void Menus::fill(QMenu &menu, std::initializer_list<ActionId> entries)
{
    for (const ActionId entry : entries)
        menu.addAction(m_actions[entry]);
}

void Menus::buildGameMenu()
{
    QMenu &game = *addMenu(QT_TR_NOOP("&Game"));
    fill(game, {ActionId::New, ActionId::Scramble, ActionId::Restart, ActionId::NextBoard, ActionId::FromLine,
                ActionId::BestResults});
    game.addSeparator();
    fill(game, {ActionId::Open});
    m_recentFiles = addMenu(QT_TR_NOOP("Open Recen&t"), &game);
    fill(game, {ActionId::Save, ActionId::SaveAs});
    game.addSeparator();
    fill(*addBoardMenu(QT_TR_NOOP("&Export"), game),
         {ActionId::ExportPicture, ActionId::ExportAnimation, ActionId::ExportWeb, ActionId::ExportMoves,
          ActionId::ExportTree, ActionId::ExportSolutions, ActionId::ExportSolutionFiles});
    fill(game, {ActionId::Print, ActionId::PrintPdf, ActionId::PrintCutout, ActionId::Worksheet});
    game.addSeparator();
    fill(game, {ActionId::Quit});
}

void Menus::buildEditMenu()
{
    QMenu &edit = *addMenu(QT_TR_NOOP("&Edit"));
    fill(edit, {ActionId::Undo, ActionId::Redo});
    edit.addSeparator();
    fill(edit, {ActionId::Copy, ActionId::CopySolution, ActionId::CopyPicture, ActionId::CopyBlock});
    m_copyAs = addBoardMenu(QT_TR_NOOP("Copy &As"), edit);
    connect(m_copyAs, &QMenu::aboutToShow, this, [this] { Q_EMIT formsWanted(*m_copyAs); });
    fill(edit, {ActionId::Paste, ActionId::PastePicture});
    edit.addSeparator();
    fill(edit, {ActionId::EditBoard, ActionId::ChoosePicture});
}

void Menus::buildSolveMenu()
{
    QMenu &solve = *addMenu(QT_TR_NOOP("&Solve"));
    fill(solve, {ActionId::Hint, ActionId::ShowMe, ActionId::BackToSolvable});
    solve.addSeparator();
    fill(solve, {ActionId::Solve, ActionId::ShowShortest, ActionId::NextSolution, ActionId::AllSolutions,
                 ActionId::Count});
    solve.addSeparator();
    fill(solve, {ActionId::Pause, ActionId::Stop});
    solve.addSeparator();
    fill(solve, {ActionId::ToPreviousSolution, ActionId::ToNextSolution, ActionId::ToPreviousDeepest,
                 ActionId::ToNextDeepest});
    fill(solve, {ActionId::ToPreviousStop, ActionId::ToNextStop});
    solve.addSeparator();
    m_methods = addBoardMenu(QT_TR_NOOP("&Method"), solve);
}

void Menus::buildViewMenu()
{
    QMenu &view = *addMenu(QT_TR_NOOP("&View"));
    fill(view, {ActionId::Home});
    view.addSeparator();
    fill(view, {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode});
    view.addSeparator();
    fill(*addBoardMenu(QT_TR_NOOP("&Moves"), view),
         {ActionId::First, ActionId::Back, ActionId::Play, ActionId::Forward, ActionId::Last});
    fill(*addBoardMenu(QT_TR_NOOP("Mome&nts"), view),
         {ActionId::NameMoment, ActionId::ToPreviousMoment, ActionId::ToNextMoment});
    view.addSeparator();
    fill(view, {ActionId::ZoomIn, ActionId::ZoomOut, ActionId::Fit, ActionId::ShowGoal});
    view.addSeparator();
    fill(view, {ActionId::ShowPanel, ActionId::ShowMap, ActionId::FullScreen});
}

void Menus::buildSettingsMenu()
{
    QMenu &settings = *addMenu(QT_TR_NOOP("Se&ttings"));
    m_languages = addExclusiveActions(*addMenu(QT_TR_NOOP("&Language"), &settings),
                                      int(SettingNames::languages().size()));
    m_colourSchemes = addExclusiveActions(*addMenu(QT_TR_NOOP("&Appearance"), &settings),
                                          int(SettingNames::colourSchemes().size()));
    fill(*addBoardMenu(QT_TR_NOOP("&Speed"), settings), {ActionId::Slower, ActionId::Faster});
    settings.addSeparator();
    fill(settings, {ActionId::KeepTimes, ActionId::EditShortcuts, ActionId::Preferences});
    connect(m_languages, &QActionGroup::triggered, this,
            [this](const QAction *chosen) { Q_EMIT languageChosen(Language(chosen->data().toInt())); });
    connect(m_colourSchemes, &QActionGroup::triggered, this, [this](const QAction *chosen) {
        Q_EMIT colourSchemeChosen(ColourScheme(chosen->data().toInt()));
    });
}

void Menus::buildHelpMenu()
{
    QMenu &help = *addMenu(QT_TR_NOOP("&Help"));
    fill(help, {ActionId::Manual, ActionId::Contents, ActionId::Rules});
    fill(*addMenu(QT_TR_NOOP("Original &Programs of the Course"), &help),
         {ActionId::TaquinForm, ActionId::DogsForm, ActionId::SolitaireForm, ActionId::QueensForm,
          ActionId::KnightForm, ActionId::BishopForm, ActionId::VinrichForm, ActionId::AnagramsForm});
    fill(help, {ActionId::ShowShortcuts, ActionId::About, ActionId::AboutQt});
}

QActionGroup *Menus::addExclusiveActions(QMenu &menu, int count)
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
    m_recentFiles->clear();
    for (const QString &file : files) {
        QAction *action = m_recentFiles->addAction(escaped(QFileInfo(file).fileName()));
        action->setToolTip(board::plainToolTip(file));
        connect(action, &QAction::triggered, this, [this, file] { Q_EMIT recentFileChosen(file); });
    }
    m_recentFiles->setEnabled(!files.isEmpty());
}

void Menus::offerMethods()
{
    const MethodBox &methods = m_solver.methods();
    m_methods->clear();
    m_methodGroup = std::make_unique<QActionGroup>(nullptr);
    const auto *items = qobject_cast<const QStandardItemModel *>(methods.model());
    for (int i = 0; i < methods.count(); ++i) {
        QAction *action = m_methods->addAction(escaped(methods.itemText(i)));
        action->setCheckable(true);
        action->setChecked(i == methods.currentIndex());
        action->setEnabled(items->item(i)->isEnabled());
        action->setToolTip(items->item(i)->toolTip());
        m_methodGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, &methods, i] { m_solver.choose(methods.at(i)); });
    }
}

void Menus::setLanguage(Language language)
{
    m_languages->actions()[int(language)]->setChecked(true);
}

void Menus::setColourScheme(ColourScheme scheme)
{
    m_colourSchemes->actions()[int(scheme)]->setChecked(true);
}

void Menus::retranslate()
{
    for (const auto &[menu, title] : m_titles)
        menu->setTitle(tr(title));
    const QStringList languages = SettingNames::languages();
    for (qsizetype i = 0; i < languages.size(); ++i)
        m_languages->actions()[i]->setText(languages[i]);
    const QStringList schemes = SettingNames::colourSchemes();
    for (qsizetype i = 0; i < schemes.size(); ++i)
        m_colourSchemes->actions()[i]->setText(schemes[i]);
}

} // namespace window
