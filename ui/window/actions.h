// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QObject>

#include <array>
#include <vector>

namespace window {

/// What can be done from the menus. The board's own keys are the view's.
enum class Do {
    New,
    Scramble,
    Restart,
    FromLine,
    Open,
    Save,
    SaveAs,
    ExportPicture,
    ExportFilm,
    ExportMoves,
    ExportSolutions,
    ExportSolutionFiles,
    Print,
    PrintPdf,
    Quit,
    Undo,
    Redo,
    Copy,
    Paste,
    PastePicture,
    EditBoard,
    Hint,
    Solve,
    NextSolution,
    AllSolutions,
    Count,
    Pause,
    Stop,
    ToPreviousSolution,
    ToNextSolution,
    ToPreviousDeepest,
    ToNextDeepest,
    BackToSolvable,
    PlayMode,
    WatchMode,
    First,
    Back,
    Play,
    Forward,
    Last,
    ZoomIn,
    ZoomOut,
    Fit,
    FullScreen,
    Slower,
    Faster,
    Preferences,
    Rules,
    Shortcuts,
    About,
    AboutQt,
};

/// All actions with their texts, keys and signs, in the language of the application.
class Actions : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t count = std::size_t(Do::AboutQt) + 1;

    explicit Actions(QObject *parent = nullptr);

    QAction *operator[](Do what) const { return m_actions[std::size_t(what)]; }
    void retranslate();

private:
    struct Entry;

    static const std::vector<Entry> &table();

    std::array<QAction *, count> m_actions;
};

} // namespace window
