// SPDX-License-Identifier: MIT
#include "window/actions.h"

#include "window/glyph.h"

#include <QActionGroup>

#include <optional>

namespace window {

namespace {

/// What is said of an action in one line of the table.
struct Entry {
    Do what;
    const char *text;
    QList<QKeySequence> keys = {};
    std::optional<Glyph> glyph = {};
    const char *shortText = nullptr; ///< on buttons, where it is not the text's
    const char *tip = nullptr;
    bool anywhere = true; ///< false: the key acts only with the focus on the board or the transport
};

#define SAY(text) QT_TRANSLATE_NOOP("window::Actions", text)

const std::vector<Entry> &table()
{
    static const std::vector<Entry> entries{
        {Do::New, SAY("&New"), {Qt::CTRL | Qt::Key_N}, Glyph::New, nullptr, SAY("A new board as the Puzzle panel has it")},
        {Do::Scramble, SAY("S&cramble"), {Qt::CTRL | Qt::Key_R}, Glyph::Scramble, nullptr,
         SAY("Disorder the board by chance")},
        {Do::Restart, SAY("&Restart"), {Qt::Key_F5}, {}, nullptr, SAY("Back to where this board began")},
        {Do::FromLine, SAY("New from &ID…"), {Qt::CTRL | Qt::Key_I}},
        {Do::Open, SAY("&Open…"), {Qt::CTRL | Qt::Key_O}},
        {Do::Save, SAY("&Save"), {Qt::CTRL | Qt::Key_S}},
        {Do::SaveAs, SAY("Save &As…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {Do::ExportPicture, SAY("&Picture of the Board…"), {Qt::CTRL | Qt::Key_E}},
        {Do::ExportMoves, SAY("&Text of the Moves…")},
        {Do::Print, SAY("&Print…"), {Qt::CTRL | Qt::Key_P}},
        {Do::PrintPdf, SAY("Print to P&DF…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
        {Do::Quit, SAY("&Quit"), {Qt::CTRL | Qt::Key_Q}},
        {Do::Undo, SAY("&Undo"), {Qt::CTRL | Qt::Key_Z}, Glyph::Undo, SAY("Undo")},
        {Do::Redo, SAY("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, Glyph::Redo, SAY("Redo")},
        {Do::Copy, SAY("&Copy Position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {Do::Paste, SAY("&Paste Position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V}},
        {Do::PastePicture, SAY("Paste P&icture"), {Qt::CTRL | Qt::ALT | Qt::Key_V}},
        {Do::EditBoard, SAY("&Edit the Board"), {Qt::Key_F2}, {}, nullptr, SAY("Exchange or place pieces instead of playing")},
        {Do::Hint, SAY("&Hint"), {Qt::Key_H}, Glyph::Hint, nullptr, SAY("One move towards the goal, and why"), false},
        {Do::Solve, SAY("&Solve"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, Glyph::Solve, nullptr,
         SAY("Let the chosen method solve the board")},
        {Do::NextSolution, SAY("&Next Solution"), {Qt::Key_N}, {}, nullptr,
         SAY("Search on to the next solution, and wait there"), false},
        {Do::AllSolutions, SAY("&All Solutions"), {Qt::Key_A}, {}, SAY("All"), SAY("Search for all solutions"), false},
        {Do::Pause, SAY("&Pause"), {Qt::Key_P}, Glyph::Pause, nullptr, nullptr, false},
        {Do::Stop, SAY("S&top"), {Qt::Key_Escape}, Glyph::Stop, nullptr, SAY("End the search with what it has found")},
        {Do::PlayMode, SAY("&Play by Hand"), {Qt::Key_F6}, {}, SAY("Play"),
         SAY("Arrow keys, Enter and clicks move the pieces")},
        {Do::WatchMode, SAY("&Watch"), {Qt::Key_F7}, {}, nullptr, SAY("Arrow keys, Space and the wheel go through what was done")},
        {Do::First, SAY("&First"), {Qt::CTRL | Qt::Key_Home}, Glyph::First},
        {Do::Back, SAY("&Back"), {Qt::CTRL | Qt::Key_Left}, Glyph::Back},
        {Do::Play, SAY("P&lay"), {Qt::CTRL | Qt::Key_Space}, Glyph::Play},
        {Do::Forward, SAY("F&orward"), {Qt::CTRL | Qt::Key_Right}, Glyph::Forward},
        {Do::Last, SAY("&Last"), {Qt::CTRL | Qt::Key_End}, Glyph::Last},
        {Do::ZoomIn, SAY("Zoom &In"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {Do::ZoomOut, SAY("Zoom &Out"), {Qt::CTRL | Qt::Key_Minus}},
        {Do::Fit, SAY("&Whole Board"), {Qt::CTRL | Qt::Key_0}},
        {Do::FullScreen, SAY("&Full Screen"), {Qt::Key_F11}},
        {Do::Slower, SAY("&Slower"), {Qt::CTRL | Qt::Key_Down}},
        {Do::Faster, SAY("&Faster"), {Qt::CTRL | Qt::Key_Up}},
        {Do::Preferences, SAY("&Preferences…"), {Qt::CTRL | Qt::Key_Comma}},
        {Do::Rules, SAY("&Rules"), {Qt::Key_F1}},
        {Do::Shortcuts, SAY("&Shortcuts"), {Qt::CTRL | Qt::Key_Question, Qt::CTRL | Qt::SHIFT | Qt::Key_Question}},
        {Do::About, SAY("&About Casse-tête")},
        {Do::AboutQt, SAY("About &Qt")},
    };
    return entries;
}

#undef SAY

} // namespace

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
        action->setToolTip(keys.isEmpty() ? says : tr("%1 (%2)", "what a button does, its key").arg(says, keys));
    }
}

} // namespace window
