// SPDX-License-Identifier: MIT
#pragma once

#include "puzzleui.h"
#include "window/panels.h"
#include "window/widgets/actions.h"
#include "window/widgets/settings.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace board {
class BoardView;
struct Style;
} // namespace board

namespace insight {
class MapArea;
class StudyViews;
} // namespace insight

namespace window {

class BoardPresenter;
class Caption;
class EndCard;
class MethodRow;
class PlayRecord;
class TransportBar;

/// All widgets of the puzzle in view: the board, the views and panels beside it, and the caption, the map and the
/// transport bar below. It has many members because it lays out all of them, and connects them.
class GameArea : public QWidget {
    Q_OBJECT

public:
    GameArea(const Actions &actions, Settings &settings, QWidget *parent);

    /// Returns the puzzle in view.
    const core::Kind &kind() const { return *m_puzzle->kind; }
    board::BoardView &view() const { return *m_view; }
    BoardPresenter &presenter() const { return *m_presenter; }
    Caption &caption() const { return *m_caption; }
    Panels &panels() const { return *m_panels; }
    TransportBar &transport() const { return *m_transport; }
    insight::StudyViews &study() const { return *m_study; }

    void setSession(const ui::PuzzleUi &puzzle, const ui::ToolContext &context, const board::Style &style);
    void setStyle(const board::Style &style);
    void showMessage(const QString &text);
    void dropMessage(const QString &text); ///< ends this message if it is still shown
    /// Opens the panel Board, where another board is made, with the focus on its options.
    void openBoardPanel();
    /// Puts back the piece that the player holds or, if there is none, ends the editing of the board. Returns false if
    /// there is nothing to end.
    bool escape();
    bool hidesFuture() const; ///< whether the player predicts what the search in view does next
    /// Arranges the parts. In full screen there are only the board, one view, the sentence and the transport.
    void arrange(bool fullScreen);
    void scaleType(bool fullScreen);
    /// Sets the record that times the games.
    void setRecord(const PlayRecord &record);
    void refresh();
    void retranslate();
    /// Sets the page of the book that is being read, to which the links beside the method return.
    void setPageRead(const QString &file);
    /// Returns the parts in their tab order.
    QWidgetList parts() const;
    /// Says that the board in view was opened from the page that is being read: a link leads back to it.
    void setBoardOfPage();

Q_SIGNALS:
    void changed();            ///< emitted for another scene, another held piece, or another arrangement
    void predictionSwitched(); ///< emitted when the player begins to predict, or ends
    void message(const QString &text);
    void pageWanted(const QString &file);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectParts();
    void connectMethods();
    /// The parts that are below the board alone, so that what is beside it gets their height. The others are below
    /// everything, or all of them are beside the board, which then has the whole height.
    enum class Below { Nothing, Sentence, SentenceWithoutMap, All, AllBeside };

    void place(bool fullScreen);
    bool needsPlacing() const;
    void placeIfNeeded();
    void placeBelow(bool fullScreen);
    void placePanels();
    void showBeside(bool fullScreen);
    void showPanelsBelow();
    void scrollTo(const QWidget &part);
    void shareWidth();
    Below below(bool fullScreen) const;
    Panels::Place panelsPlace(bool fullScreen) const;
    bool fitsBeside(bool fullScreen) const;
    void showMap();
    bool canBeginInSteps() const;
    void showEnd();
    void showGuidance();
    void rename();

    const Actions &m_actions;
    const ui::PuzzleUi *m_puzzle = nullptr;
    session::Session *m_session = nullptr;
    board::Style m_style = board::Style::make(board::Style::Light);
    const PlayRecord *m_record = nullptr;
    QString m_pageRead; ///< the file of the page that is being read
    board::BoardView *m_view;
    BoardPresenter *m_presenter;
    Caption *m_caption;
    EndCard *m_end;
    insight::MapArea *m_mapArea;
    TransportBar *m_transport;
    Panels *m_panels;
    MethodRow *m_studyMethod;
    insight::StudyViews *m_study;
    QWidget *m_side;            ///< the part beside the board
    QWidget *m_filler;          ///< keeps the sentence and the transport apart in full screen
    QVBoxLayout *m_beside;      ///< the layout of the part beside the board
    QVBoxLayout *m_boardColumn; ///< the board and what is below it alone
    QHBoxLayout *m_row;         ///< the board and what is beside it
    QVBoxLayout *m_column;      ///< the whole area, from top to bottom
    Below m_below = Below::Nothing;
    Panels::Place m_panelsPlace = Panels::Place::Beside;
    bool m_placesSoon = false; ///< whether placeIfNeeded is about to be called
};

} // namespace window
