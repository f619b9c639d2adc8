// SPDX-License-Identifier: MIT
#pragma once

#include "board/boardscene.h"
#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

#include <QElapsedTimer>
#include <QTimer>

#include <memory>
#include <optional>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace board {
class Announcement;
}

namespace window {

class BusyLabel;
class VerdictLabel;

/// The subtitle of the board: the one place for the aim, a reason, a refusal, a hint, an answer. It is never empty, and
/// never changes its size: a sentence too long for it ends in an ellipsis, and is whole in the list of messages.
class Caption : public SessionWidget {
    Q_OBJECT

public:
    enum class Kind { Answer, Refusal, Hint, Result };

    explicit Caption(const Actions &actions, QWidget *parent = nullptr);

    /// Shows an answer in place of the words for the frame until the cursor moves on or, during playback, for
    /// long enough to be read. An empty answer is dropped at once.
    void tell(const QString &sentence, Kind kind = Kind::Answer);
    void refresh() override;
    /// Sets what the player can do now, which is said while there is nothing else to say, and always while the player
    /// has a piece in hand.
    void setGuidance(const board::Guidance &guidance, bool isHolding);
    /// Sets whether boards of this puzzle are solved or not; else there is no verdict.
    void setHasVerdict(bool has) { m_hasVerdict = has; }
    /// Shows this card in the caption's place, as long as nothing else is answered; null for the caption itself. The
    /// words of the card are announced, and are in the list of messages.
    void setCard(QWidget *card, const QString &words);
    void setScale(double scale); ///< the scale of its font; 1 is a window's
    /// Leaves out what a room does not need, so that the sentence fits beside the board.
    void setInRoom(bool inRoom);

protected:
    void sessionChanged() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void listen();
    struct Answer {
        qint64 frame;
        QString sentence;
    };
    /// A sentence, and the smaller line below it.
    struct Words {
        QString sentence;
        QString below;
    };

    void layOut();
    void arrange();
    QString heading() const;
    QString sentenceOfFrame() const;
    QString aboutMethod() const;
    Words words() const;
    std::optional<core::Judgement> verdict() const;
    void settleAnswer();
    void remember();
    void write(const Words &words);
    void fit();
    void speak();
    void speakVerdict();
    void speakProgress();
    void keepRoom();
    void showCard();
    void showEarlier();
    QStringList earlier() const;

    const Actions &m_actions;
    QBoxLayout *m_all;    ///< the layout of the sentence and of what stands beside it
    QBoxLayout *m_beside; ///< the layout of the verdict and the links
    QBoxLayout *m_links;
    QWidget *m_text;   ///< the room of the words
    QLabel *m_heading; ///< the smaller line, in the same rectangle as the sentence, which it follows
    QLabel *m_said;
    Words m_words;
    bool m_isElided = false;
    board::Guidance m_guidance;
    bool m_isHolding = false;
    bool m_hasVerdict = true;
    QWidget *m_card = nullptr; ///< what stands in the caption's place
    QString m_cardWords;
    bool m_answersOverCard = false; ///< the present answer came while the card was shown
    BusyLabel *m_busy;
    VerdictLabel *m_verdict;
    QToolButton *m_back;
    QToolButton *m_log;
    board::Announcement *m_spoken;
    QTimer m_speakSoon; ///< fires once heading and sentence belong together
    QString m_spokenHeading;
    std::optional<core::Judgement::Verdict> m_spokenVerdict;
    QString m_answer; ///< the answer in place of the words for the frame; empty if none
    Kind m_kind = Kind::Answer;
    std::optional<qint64> m_answerFrame; ///< the frame at which the answer was first shown
    QElapsedTimer m_answerTime;          ///< the time since the answer arrived
    std::unique_ptr<QObject> m_context;  ///< the context of the connections to the session
    std::vector<Answer> m_answers;       ///< all answers since the session came into view, oldest first
};

} // namespace window
