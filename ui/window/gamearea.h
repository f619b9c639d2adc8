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
class BoardLegend;
class MapLegend;
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
    void showMessage(const QString &text);
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
    void connectStudy(Settings &settings);
    void placeBelow(bool fullScreen);
    bool isLowStudy(bool fullScreen) const;
    void showMap();
    void showEnd();

    const Actions &m_actions;
    const ui::PuzzleUi *m_puzzle = nullptr;
    session::Session *m_session = nullptr;
    const PlayRecord *m_record = nullptr;
    QString m_pageRead; ///< the file of the page that is being read
    board::BoardView *m_view;
    BoardPresenter *m_presenter;
    Caption *m_caption;
    EndCard *m_end;
    insight::BoardLegend *m_boardLegend;
    insight::SearchMap *m_map;
    insight::MapLegend *m_mapLegend;
    TransportBar *m_transport;
    Panels *m_panels;
    MethodRow *m_studyMethod;
    insight::StudyViews *m_study;
    QWidget *m_side;            ///< the part beside the board
    QWidget *m_filler;          ///< fills the place of the view in full screen if no view is shown
    QVBoxLayout *m_beside;      ///< the layout of the part beside the board
    QVBoxLayout *m_boardColumn; ///< the board and, in a low Study, the sentence below it
    QVBoxLayout *m_column;      ///< the whole area, from top to bottom
    bool m_isLowStudy = false;  ///< whether the sentence is below the board alone
};

} // namespace window
