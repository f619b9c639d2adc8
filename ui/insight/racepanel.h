// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "puzzleui.h"
#include "session/search/race.h"
#include "window/widgets/sessionwidget.h"

#include <QElapsedTimer>
#include <QTimer>

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QStackedWidget;
class QTableWidget;
class QToolButton;

namespace window {
class BusyIndicator;
}

namespace insight {

class RaceChoice;
class RaceLane;
class RacePlot;

/// Races two to four methods or seeds from the position in view, or one method on several boards. The panel
/// has a small board for each racer, one clock for all of them, a table of their results, and a plot. It has many
/// members because all these show the same race at the same moment.
class RacePanel : public window::SessionWidget {
    Q_OBJECT

public:
    explicit RacePanel(QWidget *parent = nullptr);
    ~RacePanel() override;

    /// Sets the puzzle that draws the boards of the session.
    void setPuzzle(const ui::PuzzleUi &puzzle) { m_puzzle = &puzzle; }
    void setStyle(const board::Style &style);
    void refresh() override;
    const session::Race &race() const { return m_race; }

protected:
    void sessionChanged() override;
    void retranslate() override;
    void hideEvent(QHideEvent *event) override;

private:
    enum Clock { ByTries, ByTime };

    QWidget *racingPage();
    void connectRacingPage();
    void start();
    void stop() { m_race.stop(); }
    void setReplayEnabled(bool enabled);
    void makeScenes();
    void nameLanes();
    void showResults();
    void fillTable();
    void setClock(Clock clock);
    static QString endOf(const session::RaceResult &result);
    QString stateOf(const session::RaceResult &result, qint64 event) const;
    void showAt(int value);
    void play(bool on);
    void advance();
    void copy(bool asCsv) const;

    const ui::PuzzleUi *m_puzzle = nullptr;
    board::Style m_style;
    session::Instance m_instance;                             ///< the board of the race
    std::vector<std::unique_ptr<board::BoardScene>> m_scenes; ///< the scenes, one for each racer
    session::Race m_race;
    QTimer m_ticks;
    QElapsedTimer m_sinceStart; ///< the time since the start of the race
    QElapsedTimer m_sinceTick;
    double m_stepsDue = 0; ///< the fraction of a step that the clock still has to advance

    QStackedWidget *m_pages;
    RaceChoice *m_choice;
    QLabel *m_winner;  ///< the sentence that names the winner
    QLabel *m_verdict; ///< the sentences that explain it

    std::vector<RaceLane *> m_lanes;
    QToolButton *m_play;
    QSlider *m_slider;
    QComboBox *m_clock;
    window::BusyIndicator *m_hourglass; ///< visible while the race runs
    QLabel *m_time;
    RacePlot *m_plot;
    QTableWidget *m_table;
    QLabel *m_notes;
    QPushButton *m_stop;
    QPushButton *m_again;
    QPushButton *m_copyText;
    QPushButton *m_copyCsv;
};

} // namespace insight
