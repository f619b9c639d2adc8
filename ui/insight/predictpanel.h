// SPDX-License-Identifier: MIT
#pragma once

#include "session/search/prediction.h"
#include "window/widgets/sessionwidget.h"

#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace board {
class BoardView;
}

namespace insight {

/// Asks the learner what comes next in a search, before it is shown: where a piece moves, by a click on the
/// board; or that a try is refused, and why; or that a move is taken back. The next step is then shown with
/// its sentence.
class PredictPanel : public window::SessionWidget {
    Q_OBJECT

public:
    explicit PredictPanel(board::BoardView &board, QWidget *parent = nullptr);
    ~PredictPanel() override;

    /// Returns whether a step forward has to wait for an answer, and then asks the question. If only turning points
    /// are asked about, first moves on to the next one.
    bool asks();
    /// Returns how many of these frames the player may play before a question: none if it is asked now. Playing goes on a
    /// while after the answer.
    qint64 framesBeforeQuestion(qint64 frames);
    /// Returns whether the learner has chosen to be asked.
    bool isOn() const;
    /// Returns whether a click on the board is an answer, so that it moves no piece.
    bool takesClicks() const;
    const session::Score &score() const { return m_score; }
    void refresh() override;

Q_SIGNALS:
    void switched(); ///< emitted when the questions were switched on or off

protected:
    void sessionChanged() override;
    void retranslate() override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    bool showUntilTurn();
    bool isWithinStretch() const;
    enum class Stage { Asking, Insisting, Between, AtEnd, WithoutSearch };

    Stage stage() const;
    QString question(Stage stage) const;
    void showQuestion();
    void reserveSpace();
    void reveal(const QWidget &first, const QWidget &last);
    bool mayAsk() const;
    void setAsking(bool asking);
    void enableAnswers();
    void fillReasons();
    void respond(const session::Guess &guess);
    void answer(const session::Guess &guess);
    void showScore();

    board::BoardView &m_board;
    QCheckBox *m_ask;
    QCheckBox *m_turns;
    /// Shows what the panel is about or, once the learner wants to be asked, the question and the answer.
    QStackedWidget *m_what;
    QLabel *m_about;
    QLabel *m_question;
    QLabel *m_answer;
    QPushButton *m_refused;
    QComboBox *m_reason;
    QPushButton *m_back;
    QLabel *m_scored;
    session::Score m_score;
    bool m_asking = false;
    bool m_insists = false;    ///< whether the learner has gone on instead of answering
    bool m_interrupts = false; ///< whether the question has paused the player
    QTimer m_resumeTimer;      ///< plays on when there has been time to read the answer
    QString m_answered;        ///< the answer in view; empty if none is
    qint64 m_frame = -1;       ///< the frame of the question or the answer
};

} // namespace insight
