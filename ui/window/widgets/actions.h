// SPDX-License-Identifier: MIT
#pragma once

#include <QActionGroup>
#include <QObject>

#include <array>
#include <optional>
#include <vector>

namespace window {

/// An action of the menus. The keys of the board itself are handled by board::BoardView.
enum class ActionId {
    New,
    Scramble,
    Restart,
    NextBoard,
    FromLine,
    BestResults,
    Open,
    Save,
    SaveAs,
    ExportPicture,
    ExportAnimation,
    ExportWeb,
    ExportMoves,
    ExportTree,
    ExportSolutions,
    ExportSolutionFiles,
    Print,
    PrintPdf,
    PrintCutout,
    Worksheet,
    Quit,
    Undo,
    Redo,
    Copy,
    CopyBlock,
    CopySolution,
    CopyPicture,
    Paste,
    PastePicture,
    EditBoard,
    Hint,
    ShowMe,
    ChoosePicture,
    Solve,
    ShowShortest,
    NextSolution,
    AllSolutions,
    Count,
    Pause,
    Stop,
    ToPreviousSolution,
    ToNextSolution,
    ToPreviousDeepest,
    ToNextDeepest,
    ToPreviousStop,
    ToNextStop,
    NameMoment,
    ToPreviousMoment,
    ToNextMoment,
    BackToSolvable,
    Home,
    PlayMode,
    WatchMode,
    StudyMode,
    First,
    Back,
    Play,
    Forward,
    Last,
    ZoomIn,
    ZoomOut,
    Fit,
    ShowGoal,
    ShowPanel,
    ShowMap,
    FullScreen,
    Slower,
    Faster,
    KeepTimes,
    EditShortcuts,
    Preferences,
    Manual,
    Contents,
    Rules,
    TaquinForm,
    DogsForm,
    SolitaireForm,
    QueensForm,
    KnightForm,
    BishopForm,
    VinrichForm,
    AnagramsForm,
    ShowShortcuts,
    About,
    AboutQt,
};

/// All actions of the window, with their texts, shortcuts and icons in the language of the application.
class Actions : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t count = std::size_t(ActionId::AboutQt) + 1;

    explicit Actions(QObject *parent = nullptr);

    QAction *operator[](ActionId id) const { return m_actions[std::size_t(id)]; }
    /// Makes an action call `slot` whenever it is triggered, as long as `receiver` exists.
    template <typename Slot>
    void onTriggered(ActionId id, QObject *receiver, Slot slot) const
    {
        connect((*this)[id], &QAction::triggered, receiver, std::move(slot));
    }
    ActionId arrangement() const; ///< PlayMode, WatchMode or StudyMode, whichever is on
    /// Disables all actions that act on a board while none is in view. Otherwise each is enabled as its part of the
    /// window has set it.
    void setBoardInView(bool isInView) const;
    /// Makes an action that is not in this list, such as that of a menu, one of those that act on a board.
    void addForBoard(QAction *action) const { m_forBoard->addAction(action); }
    void retranslate();
    void retranslate(ActionId id); ///< retranslates one action
    static std::vector<ActionId> all();
    /// Returns the name of an action in the settings, which is the same in every language.
    static QString key(ActionId id);
    QString plainName(ActionId id) const; ///< the name in the language of the application
    static QList<QKeySequence> standardKeys(ActionId id);
    /// Sets the keys of an action, in Qt's portable text; without a value, the standard keys.
    void setKeys(ActionId id, const std::optional<QStringList> &keys);
    /// Returns the name of an action in the menus, without its current object: "Undo", not "Undo Scramble".
    static QString menuName(const QAction &action);

private:
    struct Entry;

    static const std::vector<Entry> &table();

    std::array<QAction *, count> m_actions;
    QActionGroup *m_modes;    ///< the arrangements
    QActionGroup *m_forBoard; ///< the other actions that act on a board
};

} // namespace window
