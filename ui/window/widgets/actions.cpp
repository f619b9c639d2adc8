// SPDX-License-Identifier: MIT
#include "window/widgets/actions.h"

#include "board/plaintext.h"
#include "window/widgets/icons.h"

#include <algorithm>
#include <optional>

namespace window {

namespace {

constexpr auto menuText = "menuText"; // a dynamic property of the actions

/// The actions that need no board, or bring one into view. All others are disabled while none is in view.
constexpr std::array withoutBoard{
    ActionId::FromLine,     ActionId::BestResults,   ActionId::Open,        ActionId::Quit,
    ActionId::Paste,        ActionId::PastePicture,  ActionId::Home,        ActionId::FullScreen,
    ActionId::KeepTimes,    ActionId::EditShortcuts, ActionId::Preferences, ActionId::Manual,
    ActionId::Contents,     ActionId::TaquinForm,    ActionId::DogsForm,    ActionId::SolitaireForm,
    ActionId::QueensForm,   ActionId::KnightForm,    ActionId::BishopForm,  ActionId::VinrichForm,
    ActionId::AnagramsForm, ActionId::ShowShortcuts, ActionId::About,       ActionId::AboutQt};

} // namespace

/// One action in the table.
struct Actions::Entry {
    ActionId id;
    const char *key; ///< the name in the settings, which does not change with the text
    const char *text;
    QList<QKeySequence> keys = {};
    std::optional<Icon> icon = {};
    const char *shortText = nullptr; ///< the text on buttons, if it differs from the text in the menu
    const char *toolTip = nullptr;
    bool global = true; ///< false if the shortcut needs the focus on the board or the transport bar
    const char *checkedText = nullptr; ///< the text while it is checked, if it differs
};

// This is a member function, so that lupdate files the texts under the context of Actions.
const std::vector<Actions::Entry> &Actions::table()
{
    static const std::vector<Entry> entries{
        {.id = ActionId::New,
         .key = "New",
         .text = QT_TR_NOOP("&New"),
         .keys = {Qt::CTRL | Qt::Key_N},
         .icon = Icon::New,
         .toolTip = QT_TR_NOOP("Make a new board with the options of the Board panel")},
        {.id = ActionId::Scramble,
         .key = "Scramble",
         .text = QT_TR_NOOP("S&cramble"),
         .keys = {Qt::CTRL | Qt::Key_R},
         .icon = Icon::Scramble,
         .toolTip = QT_TR_NOOP("Scramble the board at random")},
        {.id = ActionId::Restart,
         .key = "Restart",
         .text = QT_TR_NOOP("&Restart"),
         .keys = {Qt::Key_F5},
         .shortText = QT_TR_NOOP("Same Board Again"),
         .toolTip = QT_TR_NOOP("Go back to the start of this board")},
        {.id = ActionId::NextBoard,
         .key = "NextBoard",
         .text = QT_TR_NOOP("Ne&xt Board"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_N},
         .shortText = QT_TR_NOOP("New Board"),
         .toolTip = QT_TR_NOOP("Go on with another board: a new scramble, or the next ready-made one")},
        {ActionId::FromLine, "NewfromID", QT_TR_NOOP("New from Pos&ition…"), {Qt::CTRL | Qt::Key_I}},
        {.id = ActionId::BestResults,
         .key = "BestResults",
         .text = QT_TR_NOOP("&Best Results…"),
         .toolTip = QT_TR_NOOP("Your fewest moves and shortest time on each board")},
        {ActionId::Open, "Open", QT_TR_NOOP("&Open…"), {Qt::CTRL | Qt::Key_O}},
        {ActionId::Save, "Save", QT_TR_NOOP("&Save"), {Qt::CTRL | Qt::Key_S}},
        {ActionId::SaveAs, "SaveAs", QT_TR_NOOP("Save &As…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
        {ActionId::ExportPicture,
         "PictureoftheBoard",
         QT_TR_NOOP("&Picture of the Board…"),
         {Qt::CTRL | Qt::Key_E}},
        {.id = ActionId::ExportAnimation,
         .key = "Animation",
         .text = QT_TR_NOOP("A&nimation…"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
         .toolTip = QT_TR_NOOP("Save the moves as an animated GIF or WebP for slides and web pages")},
        {.id = ActionId::ExportWeb,
         .key = "WebPage",
         .text = QT_TR_NOOP("&Web Page…"),
         .toolTip =
             QT_TR_NOOP("Save the moves as one file for the web, to be stepped through in any browser")},
        {ActionId::ExportMoves, "MovesasText", QT_TR_NOOP("Moves as &Text…")},
        {.id = ActionId::ExportTree,
         .key = "SearchTree",
         .text = QT_TR_NOOP("Search T&ree…"),
         .toolTip = QT_TR_NOOP("Save the tree of the Study mode as a drawing, SVG or PDF")},
        {.id = ActionId::ExportSolutions,
         .key = "AllSolutionsasText",
         .text = QT_TR_NOOP("&All Solutions as Text…"),
         .toolTip = QT_TR_NOOP("Write one file with one line per solution found")},
        {.id = ActionId::ExportSolutionFiles,
         .key = "EachSolutioninItsOwnFile",
         .text = QT_TR_NOOP("&Each Solution in Its Own File…"),
         .toolTip = QT_TR_NOOP("Save each solution as a numbered game in a folder of your choice")},
        {ActionId::Print, "Print", QT_TR_NOOP("&Print…"), {Qt::CTRL | Qt::Key_P}},
        {ActionId::PrintPdf, "PrinttoPDF", QT_TR_NOOP("Print to P&DF…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
        {.id = ActionId::PrintCutout,
         .key = "PrinttoCutOut",
         .text = QT_TR_NOOP("Print to C&ut Out…"),
         .toolTip = QT_TR_NOOP("Print the pieces true to size, to be cut out and played by hand")},
        {.id = ActionId::Worksheet,
         .key = "Worksheet",
         .text = QT_TR_NOOP("&Worksheet…"),
         .toolTip = QT_TR_NOOP("Make a page of exercises from boards, moments or solutions, to be printed")},
        {ActionId::Quit, "Quit", QT_TR_NOOP("&Quit"), {Qt::CTRL | Qt::Key_Q}},
        {ActionId::Undo, "Undo", QT_TR_NOOP("&Undo"), {Qt::CTRL | Qt::Key_Z}, Icon::Undo, QT_TR_NOOP("Undo")},
        {ActionId::Redo,
         "Redo",
         QT_TR_NOOP("&Redo"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
         Icon::Redo,
         QT_TR_NOOP("Redo")},
        {ActionId::Copy, "CopyPosition", QT_TR_NOOP("&Copy Position"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
        {.id = ActionId::CopyBlock,
         .key = "CopyasPageBlock",
         .text = QT_TR_NOOP("Copy as a Live Board for a Pa&ge"),
         .toolTip = QT_TR_NOOP("Copy what is in view as a block of text that a page shows as a live board")},
        {.id = ActionId::CopySolution,
         .key = "CopySolution",
         .text = QT_TR_NOOP("Copy S&olution"),
         .toolTip =
             QT_TR_NOOP("Copy the board and all moves of the solution in view as text, to paste and replay")},
        {.id = ActionId::CopyPicture,
         .key = "CopytheBoardasaPicture",
         .text = QT_TR_NOOP("Copy the &Board as a Picture"),
         .toolTip = QT_TR_NOOP("Copy the board as a picture and as a drawing, for documents and mail")},
        {.id = ActionId::Paste,
         .key = "PastePosition",
         .text = QT_TR_NOOP("&Paste"),
         .keys = {Qt::CTRL | Qt::Key_V, Qt::CTRL | Qt::SHIFT | Qt::Key_V},
         .toolTip = QT_TR_NOOP("Open the board, the picture or the file in the clipboard")},
        {ActionId::PastePicture,
         "PastePicture",
         QT_TR_NOOP("Paste P&icture"),
         {Qt::CTRL | Qt::ALT | Qt::Key_V}},
        {.id = ActionId::EditBoard,
         .key = "EdittheBoard",
         .text = QT_TR_NOOP("&Edit the Board"),
         .keys = {Qt::Key_F2},
         .toolTip = QT_TR_NOOP("Exchange or place pieces instead of playing"),
         .checkedText = QT_TR_NOOP("Finish &Editing")},
        {.id = ActionId::Hint,
         .key = "Hint",
         .text = QT_TR_NOOP("&Hint"),
         .keys = {Qt::Key_H},
         .icon = Icon::Hint,
         .toolTip = QT_TR_NOOP(
             "Show one move towards the goal, and why; used again, it makes the move. A game with help "
             "does not count for the best results"),
         .global = false},
        {.id = ActionId::ShowMe,
         .key = "ShowMe",
         .text = QT_TR_NOOP("Sho&w Me"),
         .keys = {Qt::CTRL | Qt::Key_H},
         .icon = Icon::Play,
         .toolTip = QT_TR_NOOP("Solve the board from here, and play the solution")},
        {.id = ActionId::ChoosePicture,
         .key = "Photo",
         .text = QT_TR_NOOP("P&hoto…"),
         .icon = Icon::Picture,
         .toolTip = QT_TR_NOOP("Choose a picture to put together")},
        {.id = ActionId::Solve,
         .key = "Solve",
         .text = QT_TR_NOOP("&Solve"),
         .keys = {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
         .icon = Icon::Solve,
         .toolTip = QT_TR_NOOP("Solve the board with the chosen method")},
        {.id = ActionId::ShowShortest,
         .key = "ShowtheShortestSolution",
         .text = QT_TR_NOOP("Show the Shortest So&lution"),
         .shortText = QT_TR_NOOP("Watch the Shortest"),
         .toolTip = QT_TR_NOOP(
             "Play a shortest solution from here, or from the start of a game that is won or lost")},
        {.id = ActionId::NextSolution,
         .key = "FindNextSolution",
         .text = QT_TR_NOOP("Find &Next Solution"),
         .keys = {Qt::Key_N},
         .shortText = QT_TR_NOOP("Next Solution"),
         .toolTip = QT_TR_NOOP("Search on and pause at the next solution"),
         .global = false},
        {.id = ActionId::AllSolutions,
         .key = "FindAllSolutions",
         .text = QT_TR_NOOP("Find &All Solutions"),
         .keys = {Qt::Key_A},
         .shortText = QT_TR_NOOP("All"),
         .toolTip = QT_TR_NOOP("Find all solutions"),
         .global = false},
        {.id = ActionId::Count,
         .key = "CountSolutions",
         .text = QT_TR_NOOP("&Count Solutions"),
         .keys = {Qt::Key_C},
         .shortText = QT_TR_NOOP("Count"),
         .toolTip = QT_TR_NOOP("Count all solutions without keeping or showing them"),
         .global = false},
        {ActionId::ToPreviousSolution,
         "GotoPreviousSolution",
         QT_TR_NOOP("Go to P&revious Solution"),
         {Qt::CTRL | Qt::Key_PageUp},
         Icon::PreviousSolution,
         QT_TR_NOOP("Previous solution")},
        {ActionId::ToNextSolution,
         "GotoNextSolution",
         QT_TR_NOOP("Go to Ne&xt Solution"),
         {Qt::CTRL | Qt::Key_PageDown},
         Icon::NextSolution,
         QT_TR_NOOP("Next solution"),
         QT_TR_NOOP("Next solution; a watched search runs on to find it")},
        {ActionId::ToPreviousDeepest,
         "GotoPreviousDepthRecord",
         QT_TR_NOOP("Go to Previous &Deepest Point"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp},
         Icon::PreviousDeepest,
         QT_TR_NOOP("Previous deepest point"),
         QT_TR_NOOP("Previous deepest point: where the search turned back deeper than ever before")},
        {ActionId::ToNextDeepest,
         "GotoNextDepthRecord",
         QT_TR_NOOP("Go to Next D&eepest Point"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown},
         Icon::NextDeepest,
         QT_TR_NOOP("Next deepest point"),
         QT_TR_NOOP("Next deepest point: where the search turned back deeper than ever before; a watched "
                    "search runs on to it")},
        {ActionId::ToPreviousStop,
         "RunBacktoaStop",
         QT_TR_NOOP("R&un Back to a Stop"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Left},
         Icon::Back,
         QT_TR_NOOP("Previous"),
         QT_TR_NOOP("Run back to the nearest checked stop")},
        {ActionId::ToNextStop,
         "RunOntoaStop",
         QT_TR_NOOP("Run &On to a Stop"),
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Right},
         Icon::Forward,
         QT_TR_NOOP("Next"),
         QT_TR_NOOP("Run on to the nearest checked stop; a watched search runs on to it")},
        {.id = ActionId::NameMoment,
         .key = "NameThisMoment",
         .text = QT_TR_NOOP("Name This &Moment…"),
         .keys = {Qt::CTRL | Qt::Key_D},
         .shortText = QT_TR_NOOP("Name This Moment…"),
         .toolTip = QT_TR_NOOP("Name what is in view and add a note, to come back to it later")},
        {.id = ActionId::ToPreviousMoment,
         .key = "GotoPreviousMoment",
         .text = QT_TR_NOOP("Go to P&revious Moment"),
         .keys = {Qt::ALT | Qt::Key_PageUp},
         .shortText = QT_TR_NOOP("Previous moment")},
        {.id = ActionId::ToNextMoment,
         .key = "GotoNextMoment",
         .text = QT_TR_NOOP("Go to Next M&oment"),
         .keys = {Qt::ALT | Qt::Key_PageDown},
         .shortText = QT_TR_NOOP("Next moment")},
        {ActionId::BackToSolvable,
         "BacktotheLastSolvablePosition",
         QT_TR_NOOP("&Back to the Last Solvable Position"),
         {Qt::Key_B},
         Icon::BackToSolvable,
         QT_TR_NOOP("Back to Where It Can Be Solved"),
         QT_TR_NOOP("Go back to the last position from which the goal can be reached"),
         false},
        {.id = ActionId::Pause,
         .key = "Pause",
         .text = QT_TR_NOOP("&Pause"),
         .keys = {Qt::Key_P},
         .icon = Icon::Pause,
         .global = false},
        {.id = ActionId::Stop,
         .key = "Stop",
         .text = QT_TR_NOOP("S&top"),
         .keys = {Qt::Key_Escape},
         .icon = Icon::Stop,
         .toolTip = QT_TR_NOOP("Stop the current task; solutions already found are kept")},
        {.id = ActionId::Home,
         .key = "Home",
         .text = QT_TR_NOOP("&Home"),
         .keys = {Qt::ALT | Qt::Key_Home},
         .toolTip = QT_TR_NOOP("All puzzles with their aims, and the last game")},
        {.id = ActionId::PlayMode,
         .key = "PlaybyHand",
         .text = QT_TR_NOOP("&Play by Hand"),
         .keys = {Qt::Key_F6},
         .shortText = QT_TR_NOOP("Play"),
         .toolTip = QT_TR_NOOP("Arrow keys, Enter and clicks move the pieces")},
        {.id = ActionId::WatchMode,
         .key = "Watch",
         .text = QT_TR_NOOP("&Watch"),
         .keys = {Qt::Key_F7},
         .toolTip = QT_TR_NOOP("Arrow keys, Space and the wheel step through the moves")},
        {.id = ActionId::StudyMode,
         .key = "Study",
         .text = QT_TR_NOOP("S&tudy"),
         .keys = {Qt::Key_F8},
         .toolTip =
             QT_TR_NOOP("Watch with the tree, the stack and the stops of the search beside the board")},
        {ActionId::First, "First", QT_TR_NOOP("&First"), {Qt::CTRL | Qt::Key_Home}, Icon::First},
        {ActionId::Back, "Back", QT_TR_NOOP("&Back"), {Qt::CTRL | Qt::Key_Left}, Icon::Back},
        {ActionId::Play, "Play", QT_TR_NOOP("P&lay"), {Qt::CTRL | Qt::Key_Space}, Icon::Play},
        {.id = ActionId::Forward,
         .key = "Forward",
         .text = QT_TR_NOOP("F&orward"),
         .keys = {Qt::CTRL | Qt::Key_Right},
         .icon = Icon::Forward,
         .toolTip =
             QT_TR_NOOP("A step forward; where no search has begun, the first step of the chosen method")},
        {ActionId::Last, "Last", QT_TR_NOOP("L&ast"), {Qt::CTRL | Qt::Key_End}, Icon::Last},
        {ActionId::ZoomIn,
         "ZoomIn",
         QT_TR_NOOP("Zoom &In"),
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {ActionId::ZoomOut, "ZoomOut", QT_TR_NOOP("Zoom &Out"), {Qt::CTRL | Qt::Key_Minus}},
        {ActionId::Fit, "WholeBoard", QT_TR_NOOP("Whole &Board"), {Qt::CTRL | Qt::Key_0}},
        {.id = ActionId::ShowGoal,
         .key = "WholePicture",
         .text = QT_TR_NOOP("Whole Pi&cture"),
         .keys = {Qt::CTRL | Qt::Key_G},
         .toolTip = QT_TR_NOOP("Show the picture whole until the next move")},
        {ActionId::ShowPanel,
         "Panel",
         QT_TR_NOOP("P&anel beside the Board"),
         {Qt::Key_F9},
         Icon::Board,
         QT_TR_NOOP("Board"),
         QT_TR_NOOP("Show or hide the panel beside the board")},
        {.id = ActionId::ShowMap,
         .key = "SearchMap",
         .text = QT_TR_NOOP("S&earch Map"),
         .keys = {Qt::SHIFT | Qt::Key_F9},
         .toolTip = QT_TR_NOOP("Show or hide the map of a watched search, in the Watch and Study modes")},
        {.id = ActionId::FullScreen,
         .key = "FullScreen",
         .text = QT_TR_NOOP("&Full Screen"),
         .keys = {Qt::Key_F11},
         .toolTip = QT_TR_NOOP(
             "Only the board, its sentence and the playback controls, in type large enough for a classroom")},
        {ActionId::Slower, "Slower", QT_TR_NOOP("&Slower"), {Qt::CTRL | Qt::Key_Down}},
        {ActionId::Faster, "Faster", QT_TR_NOOP("&Faster"), {Qt::CTRL | Qt::Key_Up}},
        {.id = ActionId::KeepTimes,
         .key = "KeepTimesandBestResults",
         .text = QT_TR_NOOP("&Keep Times and Best Results"),
         .toolTip = QT_TR_NOOP(
             "Time the games that you play by hand, and remember your best results on each board")},
        {.id = ActionId::EditShortcuts,
         .key = "KeyboardShortcuts",
         .text = QT_TR_NOOP("Keyboard S&hortcuts…"),
         .toolTip = QT_TR_NOOP("Change the keyboard shortcuts of all actions")},
        {ActionId::Preferences, "Preferences", QT_TR_NOOP("&Preferences…"), {Qt::CTRL | Qt::Key_Comma}},
        {.id = ActionId::Manual,
         .key = "Manual",
         .text = QT_TR_NOOP("&Manual"),
         .keys = {Qt::Key_F1},
         .toolTip = QT_TR_NOOP("Open the page of the manual about the selected part of the window")},
        {.id = ActionId::Contents,
         .key = "LessonsandMuseum",
         .text = QT_TR_NOOP("&Lessons and Museum"),
         .keys = {Qt::CTRL | Qt::Key_F1},
         .toolTip = QT_TR_NOOP("All pages: the manual, the lessons and the museum of the course")},
        {ActionId::Rules, "Rules", QT_TR_NOOP("&Rules"), {Qt::SHIFT | Qt::Key_F1}},
        {ActionId::TaquinForm, "TaquinForm", QT_TR_NOOP("&Taquin")},
        {ActionId::DogsForm, "DogsForm", QT_TR_NOOP("Little &Dogs")},
        {ActionId::SolitaireForm, "SolitaireForm", QT_TR_NOOP("&Solitaire")},
        {ActionId::QueensForm, "QueensForm", QT_TR_NOOP("Eight &Queens")},
        {ActionId::KnightForm, "KnightForm", QT_TR_NOOP("&Knight’s Tour")},
        {ActionId::BishopForm, "BishopForm", QT_TR_NOOP("&Bishop’s Path")},
        {ActionId::VinrichForm, "VinrichForm", QT_TR_NOOP("&Vinrich’s Puzzle")},
        {ActionId::AnagramsForm, "AnagramsForm", QT_TR_NOOP("&Anagrams")},
        {ActionId::ShowShortcuts,
         "Shortcuts",
         QT_TR_NOOP("&Shortcuts"),
         {Qt::CTRL | Qt::Key_Question, Qt::CTRL | Qt::SHIFT | Qt::Key_Question}},
        {ActionId::About, "AboutCassetête", QT_TR_NOOP("&About Casse-tête")},
        {ActionId::AboutQt, "AboutQt", QT_TR_NOOP("About &Qt")},
    };
    return entries;
}

Actions::Actions(QObject *parent)
    : QObject(parent), m_modes(new QActionGroup(this)), m_forBoard(new QActionGroup(this))
{
    m_forBoard->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (const Entry &entry : table()) {
        auto *action = new QAction(this);
        action->setShortcuts(entry.keys);
        if (entry.icon)
            action->setIcon(icon(*entry.icon));
        if (!entry.global)
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        if (entry.checkedText)
            connect(action, &QAction::toggled, this, [this, id = entry.id] { retranslate(id); });
        m_actions[std::size_t(entry.id)] = action;
    }
    for (const ActionId checkable : {ActionId::EditBoard, ActionId::ShowGoal, ActionId::ShowPanel,
                                     ActionId::ShowMap, ActionId::FullScreen, ActionId::PlayMode,
                                     ActionId::WatchMode, ActionId::StudyMode, ActionId::KeepTimes})
        (*this)[checkable]->setCheckable(true);
    for (const ActionId mode : {ActionId::PlayMode, ActionId::WatchMode, ActionId::StudyMode})
        m_modes->addAction((*this)[mode]);
    for (const Entry &entry : table()) {
        if (std::ranges::find(withoutBoard, entry.id) == withoutBoard.end() &&
            !(*this)[entry.id]->actionGroup())
            m_forBoard->addAction((*this)[entry.id]);
    }
    (*this)[ActionId::PlayMode]->setChecked(true);
    (*this)[ActionId::ShowPanel]->setChecked(true);
    (*this)[ActionId::Quit]->setMenuRole(QAction::QuitRole);
    retranslate();
}

ActionId Actions::arrangement() const
{
    for (const ActionId id : {ActionId::WatchMode, ActionId::StudyMode}) {
        if ((*this)[id]->isChecked())
            return id;
    }
    return ActionId::PlayMode;
}

void Actions::setBoardInView(bool isInView) const
{
    m_modes->setEnabled(isInView);
    m_forBoard->setEnabled(isInView);
}

std::vector<ActionId> Actions::all()
{
    std::vector<ActionId> ids;
    for (const Entry &entry : table())
        ids.push_back(entry.id);
    return ids;
}

QString Actions::key(ActionId id)
{
    return QString::fromLatin1(std::ranges::find(table(), id, &Entry::id)->key);
}

QString Actions::plainName(ActionId id) const
{
    return menuName(*(*this)[id]).remove(QLatin1Char('&')).remove(QChar(u'…'));
}

QList<QKeySequence> Actions::standardKeys(ActionId id)
{
    return std::ranges::find(table(), id, &Entry::id)->keys;
}

void Actions::setKeys(ActionId id, const std::optional<QStringList> &keys)
{
    QList<QKeySequence> sequences = standardKeys(id);
    if (keys) {
        sequences.clear();
        for (const QString &each : *keys)
            sequences << QKeySequence::fromString(each, QKeySequence::PortableText);
    }
    (*this)[id]->setShortcuts(sequences);
    retranslate(id);
}

QString Actions::menuName(const QAction &action)
{
    return action.property(menuText).toString();
}

void Actions::retranslate()
{
    for (const Entry &entry : table())
        retranslate(entry.id);
}

void Actions::retranslate(ActionId id)
{
    const Entry &entry = *std::ranges::find(table(), id, &Entry::id);
    QAction *action = (*this)[id];
    const bool isOn = entry.checkedText && action->isChecked();
    action->setText(tr(isOn ? entry.checkedText : entry.text));
    action->setProperty(menuText, tr(entry.text));
    if (entry.shortText)
        action->setIconText(tr(entry.shortText));
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString description = entry.toolTip && !isOn ? tr(entry.toolTip) : action->iconText();
    action->setToolTip(board::plainToolTip(
        keys.isEmpty() ? description : tr("%1 (%2)", "what a button does, its key").arg(description, keys)));
}

} // namespace window
