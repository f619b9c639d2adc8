// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

#include <QWidget>

class QVBoxLayout;

namespace board {
class BoardView;
struct Style;
} // namespace board

namespace insight {
class SearchMap;
class StudyViews;
} // namespace insight

namespace window {

class BoardPresenter;
class Caption;
class EndCard;
class MethodRow;
class Panels;
class PlayRecord;
class TransportBar;

/// All widgets of the puzzle in view: the board, the views and panels beside it, and the caption, the map and the
/// transport bar below.
class GameArea : public QWidget {
    Q_OBJECT

public:
    GameArea(const Actions &actions, Settings &settings, QWidget *parent);

    board::BoardView &view() const { return *m_view; }
    BoardPresenter &presenter() const { return *m_presenter; }
    Caption &caption() const { return *m_caption; }
    Panels &panels() const { return *m_panels; }
    TransportBar &transport() const { return *m_transport; }
    insight::StudyViews &study() const { return *m_study; }
    MethodRow &studyMethod() const { return *m_studyMethod; }

    void setSession(const ui::PuzzleUi &puzzle, const ui::ToolContext &context, const board::Style &style);
    void setStyle(const board::Style &style);
    /// Arranges the parts. In full screen only the board, one view, the caption, the map and the transport bar are
    /// shown.
    void arrange(bool fullScreen);
    void scaleType(bool fullScreen);
    void refresh(const PlayRecord &record);
    void retranslate();
    /// Sets the page of the book that is being read, to which the links beside the method return.
    void setPageRead(const QString &file);
    /// Returns the parts in their tab order.
    QWidgetList parts() const;

Q_SIGNALS:
    void sceneChanged();
    void handChanged(); ///< emitted when the player has picked up a piece or put it down
    void pageWanted(const QString &file);

private:
    void layOut();
    void connectParts();
    void placeBelow(QVBoxLayout *column);
    void showMap();
    void showEnd(const PlayRecord &record);

    const Actions &m_actions;
    const ui::PuzzleUi *m_puzzle = nullptr;
    board::BoardView *m_view;
    BoardPresenter *m_presenter;
    Caption *m_caption;
    EndCard *m_end;
    insight::SearchMap *m_map;
    TransportBar *m_transport;
    Panels *m_panels;
    MethodRow *m_studyMethod;
    insight::StudyViews *m_study;
    QWidget *m_side;       ///< the part beside the board
    QWidget *m_filler;     ///< fills the place of the view in full screen if no view is shown
    QVBoxLayout *m_beside; ///< the layout of the part beside the board
    QVBoxLayout *m_column; ///< the whole area, from top to bottom
};

} // namespace window
