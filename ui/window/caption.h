// SPDX-License-Identifier: MIT
#pragma once

#include "window/actions.h"
#include "window/sessionwidget.h"

#include <QElapsedTimer>
#include <QTimer>

#include <optional>

class QLabel;
class QToolButton;

namespace board {
class Announcement;
}

namespace window {

class BusyLabel;
class VerdictLabel;

/// The subtitle of the board: the one place for a reason, a refusal, a hint, an answer. It has room for two
/// lines, and takes more rather than cut a sentence.
class Caption : public SessionWidget {
    Q_OBJECT

public:
    enum class Kind { Answer, Refusal, Hint, Result };

    explicit Caption(const Actions &actions, QWidget *parent = nullptr);

    /// Shows an answer in place of the words for the frame until the cursor moves on or, during playback, for
    /// long enough to be read. An empty answer is dropped at once.
    void tell(const QString &sentence, Kind kind = Kind::Answer);
    void refresh() override;
    /// Sets the words that follow the sentence that a game was won.
    void setAfterword(const QString &afterword) { m_afterword = afterword; }
    void setScale(double scale); ///< the scale of its font; 1 is a window's

protected:
    void sessionChanged() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Answer {
        qint64 frame;
        QString sentence;
    };

    void layOut();
    QString heading() const;
    QString sentenceOfFrame() const;
    QString ending() const;
    void refreshEnding();
    void settleAnswer();
    void remember();
    void write(const QString &sentence);
    void speak();
    void speakVerdict();
    void speakProgress();
    void makeRoom();
    void showEarlier();
    QStringList earlier() const;

    const Actions &m_actions;
    std::vector<std::pair<QToolButton *, ActionId>> m_afterwards; ///< the choices after a game that was won
    QLabel *m_heading;
    QLabel *m_said;
    BusyLabel *m_busy;
    VerdictLabel *m_verdict;
    QToolButton *m_log;
    board::Announcement *m_spoken;
    QTimer m_speakSoon; ///< fires once heading and sentence belong together
    QString m_spokenHeading;
    std::optional<core::Judgement::Verdict> m_spokenVerdict;
    QString m_afterword;
    QString m_answer; ///< the answer in place of the words for the frame; empty if none
    Kind m_kind = Kind::Answer;
    std::optional<qint64> m_answerFrame; ///< the frame at which the answer was first shown
    QElapsedTimer m_answerTime;          ///< the time since the answer arrived
    std::vector<Answer> m_answers;       ///< all answers since the session came into view, oldest first
};

} // namespace window
