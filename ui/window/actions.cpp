// SPDX-License-Identifier: MIT
#include "window/actions.h"

#include "window/glyph.h"

#include <QActionGroup>

#include <optional>

namespace window {

/// What is said of an action in one line of the table.
struct Actions::Entry {
    Do what;
    const char *text;
    QList<QKeySequence> keys = {};
    std::optional<Glyph> glyph = {};
    const char *shortText = nullptr; ///< on buttons, where it is not the text's
    const char *tip = nullptr;
    bool anywhere = true; ///< false: the key acts only with the focus on the board or the transport
};

// A member, so that lupdate takes its texts for those of Actions.
const std::vector<Actions::Entry> &Actions::table()
{
    static const std::vector<Entry> entries{
        {Do::New,
         QT_TR_NOOP("&New"),
         {Qt::CTRL | Qt::Key_N},
         Glyph::New,
         nullptr,
         QT_TR_NOOP("A new board as the Puzzle panel has it")},
        {Do::Scramble,
         QT_TR_NOOP("S&cramble"),
         {Qt::CTRL | Qt::Key_R},
         Glyph::Scramble,
         nullptr,
         QT_TR_NOOP("Disorder the board by chance")},
        {Do::Restart,
         QT_TR_NOOP("&Restart"),
         {Qt::Key_F5},
         {},
         nullptr,
         QT_TR_NOOP("Back to where this board began")},
        {Do::FromLine, QT_TR_NOOP("New from &ID…"), {Qt::CTRL | Qt::Key_I}},
        {Do::Open, QT_TR_NOOP("&Open…"), {Qt::CTRL | Qt::Key_O}},
        {Do::Save, QT_TR_NOOP("&Save"), {Qt::CTRL | Qt::Key_S}},
        {Do::SaveAs, QT_TR_NOOP("Save &As…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {Do::ExportPicture, QT_TR_NOOP("&Picture of the Board…"), {Qt::CTRL | Qt::Key_E}},
        {Do::ExportFilm,
         QT_TR_NOOP("A&nimation…"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
         {},
         nullptr,
         QT_TR_NOOP("A film of the moves, for slides and web pages")},
        {Do::ExportMoves, QT_TR_NOOP("&Text of the Moves…")},
        {Do::ExportSolutions,
         QT_TR_NOOP("&All Solutions as Text…"),
         {},
         {},
         nullptr,
         QT_TR_NOOP("One file with a line for each solution found")},
        {Do::ExportSolutionFiles,
         QT_TR_NOOP("&Each Solution to Its Own File…"),
         {},
         {},
         nullptr,
         QT_TR_NOOP("Saved games, numbered, in a folder of your choice")},
        {Do::Print, QT_TR_NOOP("&Print…"), {Qt::CTRL | Qt::Key_P}},
        {Do::PrintPdf, QT_TR_NOOP("Print to P&DF…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
        {Do::Quit, QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q}},
        {Do::Undo, QT_TR_NOOP("&Undo"), {Qt::CTRL | Qt::Key_Z}, Glyph::Undo, QT_TR_NOOP("Undo")},
        {Do::Redo,
         QT_TR_NOOP("&Redo"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
         Glyph::Redo,
         QT_TR_NOOP("Redo")},
        {Do::Copy, QT_TR_NOOP("&Copy Position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {Do::Paste, QT_TR_NOOP("&Paste Position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}},
        {Do::PastePicture, QT_TR_NOOP("Paste P&icture"), {Qt::CTRL | Qt::ALT | Qt::Key_V}},
        {Do::EditBoard,
         QT_TR_NOOP("&Edit the Board"),
         {Qt::Key_F2},
         {},
         nullptr,
         QT_TR_NOOP("Exchange or place pieces instead of playing")},
        {Do::Hint,
         QT_TR_NOOP("&Hint"),
         {Qt::Key_H},
         Glyph::Hint,
         nullptr,
         QT_TR_NOOP("One move towards the goal, and why"),
         false},
        {Do::Solve,
         QT_TR_NOOP("&Solve"),
         {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
         Glyph::Solve,
         nullptr,
         QT_TR_NOOP("Let the chosen method solve the board")},
        {Do::NextSolution,
         QT_TR_NOOP("&Next Solution"),
         {Qt::Key_N},
         {},
         QT_TR_NOOP("Next Solution"),
         QT_TR_NOOP("Search on to the next solution, and wait there"),
         false},
        {Do::AllSolutions,
         QT_TR_NOOP("&All Solutions"),
         {Qt::Key_A},
         {},
         QT_TR_NOOP("All"),
         QT_TR_NOOP("Search for all solutions"),
         false},
        {Do::Count,
         QT_TR_NOOP("&Count the Solutions"),
         {Qt::Key_C},
         {},
         QT_TR_NOOP("Count"),
         QT_TR_NOOP("Count all solutions without keeping or showing them"),
         false},
        {Do::ToPreviousSolution,
         QT_TR_NOOP("To the P&revious Solution"),
         {Qt::CTRL | Qt::Key_PageUp},
         Glyph::PreviousSolution,
         QT_TR_NOOP("To the previous solution")},
        {Do::ToNextSolution,
         QT_TR_NOOP("To the Ne&xt Solution"),
         {Qt::CTRL | Qt::Key_PageDown},
         Glyph::NextSolution,
         QT_TR_NOOP("To the next solution"),
         QT_TR_NOOP("To the next solution; a search that is watched runs on to it")},
        {Do::ToPreviousDeepest,
         QT_TR_NOOP("To the Previous &Deepest Point"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp},
         Glyph::PreviousDeepest,
         QT_TR_NOOP("To the previous deepest point"),
         QT_TR_NOOP("Back to where the search had been deepest before")},
        {Do::ToNextDeepest,
         QT_TR_NOOP("To the Next D&eepest Point"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown},
         Glyph::NextDeepest,
         QT_TR_NOOP("To the next deepest point"),
         QT_TR_NOOP("To where the search turned back deeper in than ever before; one that is watched runs on "
                    "to there")},
        {Do::BackToSolvable,
         QT_TR_NOOP("&Back to the Last Solvable Position"),
         {Qt::Key_B},
         Glyph::BackToSolvable,
         QT_TR_NOOP("Last solvable position"),
         QT_TR_NOOP("Go back to the last position from which the goal could still be reached"),
         false},
        {Do::Pause, QT_TR_NOOP("&Pause"), {Qt::Key_P}, Glyph::Pause, nullptr, nullptr, false},
        {Do::Stop,
         QT_TR_NOOP("S&top"),
         {Qt::Key_Escape},
         Glyph::Stop,
         nullptr,
         QT_TR_NOOP("End what is under way; what a search has found is kept")},
        {Do::PlayMode,
         QT_TR_NOOP("&Play by Hand"),
         {Qt::Key_F6},
         {},
         QT_TR_NOOP("Play"),
         QT_TR_NOOP("Arrow keys, Enter and clicks move the pieces")},
        {Do::WatchMode,
         QT_TR_NOOP("&Watch"),
         {Qt::Key_F7},
         {},
         nullptr,
         QT_TR_NOOP("Arrow keys, Space and the wheel go through what was done")},
        {Do::First, QT_TR_NOOP("&First"), {Qt::CTRL | Qt::Key_Home}, Glyph::First},
        {Do::Back, QT_TR_NOOP("&Back"), {Qt::CTRL | Qt::Key_Left}, Glyph::Back},
        {Do::Play, QT_TR_NOOP("P&lay"), {Qt::CTRL | Qt::Key_Space}, Glyph::Play},
        {Do::Forward, QT_TR_NOOP("F&orward"), {Qt::CTRL | Qt::Key_Right}, Glyph::Forward},
        {Do::Last, QT_TR_NOOP("L&ast"), {Qt::CTRL | Qt::Key_End}, Glyph::Last},
        {Do::ZoomIn, QT_TR_NOOP("Zoom &In"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {Do::ZoomOut, QT_TR_NOOP("Zoom &Out"), {Qt::CTRL | Qt::Key_Minus}},
        {Do::Fit, QT_TR_NOOP("Whole &Board"), {Qt::CTRL | Qt::Key_0}},
        {Do::FullScreen, QT_TR_NOOP("&Full Screen"), {Qt::Key_F11}},
        {Do::Slower, QT_TR_NOOP("&Slower"), {Qt::CTRL | Qt::Key_Down}},
        {Do::Faster, QT_TR_NOOP("&Faster"), {Qt::CTRL | Qt::Key_Up}},
        {Do::Preferences, QT_TR_NOOP("&Preferences…"), {Qt::CTRL | Qt::Key_Comma}},
        {Do::Rules, QT_TR_NOOP("&Rules"), {Qt::Key_F1}},
        {Do::Shortcuts,
         QT_TR_NOOP("&Shortcuts"),
         {Qt::CTRL | Qt::Key_Question, Qt::CTRL | Qt::SHIFT | Qt::Key_Question}},
        {Do::About, QT_TR_NOOP("&About Casse-tête")},
        {Do::AboutQt, QT_TR_NOOP("About &Qt")},
    };
    return entries;
}

Actions::Actions(QObject *parent) : QObject(parent)
{
    for (const Entry &entry : table()) {
        auto *action = new QAction(this);
        action->setShortcuts(entry.keys);
        if (entry.glyph)
            action->setIcon(icon(*entry.glyph));
        if (!entry.anywhere)
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_actions[std::size_t(entry.what)] = action;
    }
    for (const Do holding : {Do::EditBoard, Do::FullScreen, Do::PlayMode, Do::WatchMode})
        (*this)[holding]->setCheckable(true);
    auto *modes = new QActionGroup(this);
    modes->addAction((*this)[Do::PlayMode]);
    modes->addAction((*this)[Do::WatchMode]);
    (*this)[Do::PlayMode]->setChecked(true);
    (*this)[Do::Quit]->setMenuRole(QAction::QuitRole);
    retranslate();
}

void Actions::retranslate()
{
    for (const Entry &entry : table()) {
        QAction *action = (*this)[entry.what];
        action->setText(tr(entry.text));
        if (entry.shortText)
            action->setIconText(tr(entry.shortText));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString says = entry.tip ? tr(entry.tip) : action->iconText();
        action->setToolTip(keys.isEmpty() ? says
                                          : tr("%1 (%2)", "what a button does, its key").arg(says, keys));
    }
}

} // namespace window
