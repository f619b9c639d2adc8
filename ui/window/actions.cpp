// SPDX-License-Identifier: MIT
#include "window/actions.h"

#include "window/icons.h"

#include <QActionGroup>

#include <optional>

namespace window {

/// One action in the table.
struct Actions::Entry {
    ActionId id;
    const char *text;
    QList<QKeySequence> keys = {};
    std::optional<Icon> icon = {};
    const char *shortText = nullptr; ///< on buttons, where it differs from the text in the menu
    const char *toolTip = nullptr;
    bool global = true; ///< false: the shortcut acts only with the focus on the board or the transport bar
};

// A member function, so that lupdate files the texts under the context of Actions.
const std::vector<Actions::Entry> &Actions::table()
{
    static const std::vector<Entry> entries{
        {ActionId::New,
         QT_TR_NOOP("&New"),
         {Qt::CTRL | Qt::Key_N},
         Icon::New,
         nullptr,
         QT_TR_NOOP("A new board as the Puzzle panel has it")},
        {ActionId::Scramble,
         QT_TR_NOOP("S&cramble"),
         {Qt::CTRL | Qt::Key_R},
         Icon::Scramble,
         nullptr,
         QT_TR_NOOP("Disorder the board by chance")},
        {ActionId::Restart,
         QT_TR_NOOP("&Restart"),
         {Qt::Key_F5},
         {},
         nullptr,
         QT_TR_NOOP("Back to where this board began")},
        {ActionId::FromLine, QT_TR_NOOP("New from &ID…"), {Qt::CTRL | Qt::Key_I}},
        {ActionId::Open, QT_TR_NOOP("&Open…"), {Qt::CTRL | Qt::Key_O}},
        {ActionId::Save, QT_TR_NOOP("&Save"), {Qt::CTRL | Qt::Key_S}},
        {ActionId::SaveAs, QT_TR_NOOP("Save &As…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {ActionId::ExportPicture, QT_TR_NOOP("&Picture of the Board…"), {Qt::CTRL | Qt::Key_E}},
        {ActionId::ExportAnimation,
         QT_TR_NOOP("A&nimation…"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
         {},
         nullptr,
         QT_TR_NOOP("A film of the moves, for slides and web pages")},
        {ActionId::ExportMoves, QT_TR_NOOP("&Text of the Moves…")},
        {ActionId::ExportSolutions,
         QT_TR_NOOP("&All Solutions as Text…"),
         {},
         {},
         nullptr,
         QT_TR_NOOP("One file with a line for each solution found")},
        {ActionId::ExportSolutionFiles,
         QT_TR_NOOP("&Each Solution to Its Own File…"),
         {},
         {},
         nullptr,
         QT_TR_NOOP("Saved games, numbered, in a folder of your choice")},
        {ActionId::Print, QT_TR_NOOP("&Print…"), {Qt::CTRL | Qt::Key_P}},
        {ActionId::PrintPdf, QT_TR_NOOP("Print to P&DF…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
        {ActionId::Quit, QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q}},
        {ActionId::Undo, QT_TR_NOOP("&Undo"), {Qt::CTRL | Qt::Key_Z}, Icon::Undo, QT_TR_NOOP("Undo")},
        {ActionId::Redo,
         QT_TR_NOOP("&Redo"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
         Icon::Redo,
         QT_TR_NOOP("Redo")},
        {ActionId::Copy, QT_TR_NOOP("&Copy Position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {ActionId::Paste, QT_TR_NOOP("&Paste Position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}},
        {ActionId::PastePicture, QT_TR_NOOP("Paste P&icture"), {Qt::CTRL | Qt::ALT | Qt::Key_V}},
        {ActionId::EditBoard,
         QT_TR_NOOP("&Edit the Board"),
         {Qt::Key_F2},
         {},
         nullptr,
         QT_TR_NOOP("Exchange or place pieces instead of playing")},
        {ActionId::Hint,
         QT_TR_NOOP("&Hint"),
         {Qt::Key_H},
         Icon::Hint,
         nullptr,
         QT_TR_NOOP("One move towards the goal, and why"),
         false},
        {ActionId::Solve,
         QT_TR_NOOP("&Solve"),
         {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
         Icon::Solve,
         nullptr,
         QT_TR_NOOP("Let the chosen method solve the board")},
        {ActionId::NextSolution,
         QT_TR_NOOP("&Next Solution"),
         {Qt::Key_N},
         {},
         QT_TR_NOOP("Next Solution"),
         QT_TR_NOOP("Search on to the next solution, and wait there"),
         false},
        {ActionId::AllSolutions,
         QT_TR_NOOP("&All Solutions"),
         {Qt::Key_A},
         {},
         QT_TR_NOOP("All"),
         QT_TR_NOOP("Search for all solutions"),
         false},
        {ActionId::Count,
         QT_TR_NOOP("&Count the Solutions"),
         {Qt::Key_C},
         {},
         QT_TR_NOOP("Count"),
         QT_TR_NOOP("Count all solutions without keeping or showing them"),
         false},
        {ActionId::ToPreviousSolution,
         QT_TR_NOOP("To the P&revious Solution"),
         {Qt::CTRL | Qt::Key_PageUp},
         Icon::PreviousSolution,
         QT_TR_NOOP("To the previous solution")},
        {ActionId::ToNextSolution,
         QT_TR_NOOP("To the Ne&xt Solution"),
         {Qt::CTRL | Qt::Key_PageDown},
         Icon::NextSolution,
         QT_TR_NOOP("To the next solution"),
         QT_TR_NOOP("To the next solution; a search that is watched runs on to it")},
        {ActionId::ToPreviousDeepest,
         QT_TR_NOOP("To the Previous &Deepest Point"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp},
         Icon::PreviousDeepest,
         QT_TR_NOOP("To the previous deepest point"),
         QT_TR_NOOP("Back to where the search had been deepest before")},
        {ActionId::ToNextDeepest,
         QT_TR_NOOP("To the Next D&eepest Point"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown},
         Icon::NextDeepest,
         QT_TR_NOOP("To the next deepest point"),
         QT_TR_NOOP("To where the search turned back deeper in than ever before; one that is watched runs on "
                    "to there")},
        {ActionId::BackToSolvable,
         QT_TR_NOOP("&Back to the Last Solvable Position"),
         {Qt::Key_B},
         Icon::BackToSolvable,
         QT_TR_NOOP("Last solvable position"),
         QT_TR_NOOP("Go back to the last position from which the goal could still be reached"),
         false},
        {ActionId::Pause, QT_TR_NOOP("&Pause"), {Qt::Key_P}, Icon::Pause, nullptr, nullptr, false},
        {ActionId::Stop,
         QT_TR_NOOP("S&top"),
         {Qt::Key_Escape},
         Icon::Stop,
         nullptr,
         QT_TR_NOOP("End what is under way; what a search has found is kept")},
        {ActionId::PlayMode,
         QT_TR_NOOP("&Play by Hand"),
         {Qt::Key_F6},
         {},
         QT_TR_NOOP("Play"),
         QT_TR_NOOP("Arrow keys, Enter and clicks move the pieces")},
        {ActionId::WatchMode,
         QT_TR_NOOP("&Watch"),
         {Qt::Key_F7},
         {},
         nullptr,
         QT_TR_NOOP("Arrow keys, Space and the wheel go through what was done")},
        {ActionId::First, QT_TR_NOOP("&First"), {Qt::CTRL | Qt::Key_Home}, Icon::First},
        {ActionId::Back, QT_TR_NOOP("&Back"), {Qt::CTRL | Qt::Key_Left}, Icon::Back},
        {ActionId::Play, QT_TR_NOOP("P&lay"), {Qt::CTRL | Qt::Key_Space}, Icon::Play},
        {ActionId::Forward, QT_TR_NOOP("F&orward"), {Qt::CTRL | Qt::Key_Right}, Icon::Forward},
        {ActionId::Last, QT_TR_NOOP("L&ast"), {Qt::CTRL | Qt::Key_End}, Icon::Last},
        {ActionId::ZoomIn, QT_TR_NOOP("Zoom &In"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {ActionId::ZoomOut, QT_TR_NOOP("Zoom &Out"), {Qt::CTRL | Qt::Key_Minus}},
        {ActionId::Fit, QT_TR_NOOP("Whole &Board"), {Qt::CTRL | Qt::Key_0}},
        {ActionId::ShowPanel,
         QT_TR_NOOP("P&anel"),
         {Qt::Key_F9},
         {},
         nullptr,
         QT_TR_NOOP("Show or hide the panel beside the board")},
        {ActionId::FullScreen,
         QT_TR_NOOP("&Full Screen"),
         {Qt::Key_F11},
         {},
         nullptr,
         QT_TR_NOOP("Board, sentence and transport alone, in type for a room")},
        {ActionId::Slower, QT_TR_NOOP("&Slower"), {Qt::CTRL | Qt::Key_Down}},
        {ActionId::Faster, QT_TR_NOOP("&Faster"), {Qt::CTRL | Qt::Key_Up}},
        {ActionId::Preferences, QT_TR_NOOP("&Preferences…"), {Qt::CTRL | Qt::Key_Comma}},
        {ActionId::Rules, QT_TR_NOOP("&Rules"), {Qt::Key_F1}},
        {ActionId::Shortcuts,
         QT_TR_NOOP("&Shortcuts"),
         {Qt::CTRL | Qt::Key_Question, Qt::CTRL | Qt::SHIFT | Qt::Key_Question}},
        {ActionId::About, QT_TR_NOOP("&About Casse-tête")},
        {ActionId::AboutQt, QT_TR_NOOP("About &Qt")},
    };
    return entries;
}

Actions::Actions(QObject *parent) : QObject(parent)
{
    for (const Entry &entry : table()) {
        auto *action = new QAction(this);
        action->setShortcuts(entry.keys);
        if (entry.icon)
            action->setIcon(icon(*entry.icon));
        if (!entry.global)
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_actions[std::size_t(entry.id)] = action;
    }
    for (const ActionId checkable : {ActionId::EditBoard, ActionId::ShowPanel, ActionId::FullScreen,
                                     ActionId::PlayMode, ActionId::WatchMode})
        (*this)[checkable]->setCheckable(true);
    auto *modes = new QActionGroup(this);
    modes->addAction((*this)[ActionId::PlayMode]);
    modes->addAction((*this)[ActionId::WatchMode]);
    (*this)[ActionId::PlayMode]->setChecked(true);
    (*this)[ActionId::ShowPanel]->setChecked(true);
    (*this)[ActionId::Quit]->setMenuRole(QAction::QuitRole);
    retranslate();
}

std::vector<ActionId> Actions::all()
{
    std::vector<ActionId> ids;
    for (const Entry &entry : table())
        ids.push_back(entry.id);
    return ids;
}

void Actions::retranslate()
{
    for (const Entry &entry : table()) {
        QAction *action = (*this)[entry.id];
        action->setText(tr(entry.text));
        if (entry.shortText)
            action->setIconText(tr(entry.shortText));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString description = entry.toolTip ? tr(entry.toolTip) : action->iconText();
        action->setToolTip(keys.isEmpty()
                               ? description
                               : tr("%1 (%2)", "what a button does, its key").arg(description, keys));
    }
}

} // namespace window
