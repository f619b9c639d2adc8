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

/// The subtitle of the board: the one place for the aim, a reason, a refusal, a hint, an answer. It is never empty,
/// and never changes its size: a sentence too long for it ends in an ellipsis, and a link shows it in full.
/// It has many members because fitting the text and announcing it both depend on which text is shown.
class Caption : public SessionWidget {
    Q_OBJECT

public:
    enum class Kind { Answer, Refusal, Hint, Result };

    explicit Caption(const Actions &actions, QWidget *parent = nullptr);

    /// Shows an answer instead of the words on the frame until the cursor moves or, during playback, long enough to
    /// be read. An empty answer ends at once.
    void showSentence(const QString &sentence, Kind kind = Kind::Answer);
    void dropSentence(const QString &sentence); ///< ends this answer if it is still shown
    void refresh() override;
    /// Sets what the player can do, which is shown while there is no other sentence. If it is needed, as while the
    /// player holds a piece or edits the board, only answers take its place.
    void setGuidance(const board::Guidance &guidance, bool isNeeded);
    /// Sets whether the board in view can be solved at all; otherwise there is no verdict.
    void setHasVerdict(bool has) { m_hasVerdict = has; }
    /// Shows this card instead of the caption until an answer arrives; null shows the caption again. The words of
    /// the card are announced and added to the list of messages.
    void setCard(QWidget *card, const QString &words);
    void setScale(double scale); ///< sets the font size, as a multiple of the normal size
    /// Sets whether the window is so low that the sentence has its three lines without the smaller line below them.
    void setLow(bool isLow);
    /// Leaves out in full screen what an audience does not need, so that the sentence fits beside the board.
    void setFullScreen(bool inRoom);
    /// Says that the board in view was opened from this page of the book: while it is in view, a link leads back.
    void setBoardOfPage(const QString &file);
    /// Shows the earlier messages and, if the words in view are cut, these in full.
    void showMessages(bool isCut);

Q_SIGNALS:
    void pageWanted(const QString &file);

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
    /// A sentence and the smaller line below it.
    struct Words {
        QString sentence;
        QString below;
        bool isHeading = true; ///< whether the line below only names what the sentence is about
    };

    void layOut();
    void arrange();
    QString heading() const;
    QString sentenceOfFrame() const;
    QString aboutMethod() const;
    Words words() const;
    bool canBeJudged() const;
    bool verdictWaits() const;
    std::optional<core::Judgement> verdict() const;
    void settleAnswer();
    void remember();
    void write(const Words &words);
    void fit();
    void speak();
    void speakVerdict();
    void speakProgress();
    void reserveSpace();
    void showCard();
    void showPageLink();
    void showLink();
    bool hasEarlier() const;
    QStringList earlier() const;
    QStringList messages(bool isCut) const;
    QString whole() const;

    const Actions &m_actions;
    QBoxLayout *m_all;    ///< the layout of the sentence and the widgets beside it
    QBoxLayout *m_beside; ///< the layout of the verdict and the links
    QBoxLayout *m_links;
    QWidget *m_text;   ///< the area of the words
    QLabel *m_heading; ///< the smaller line, drawn below the sentence in the same rectangle
    QLabel *m_sentence;
    Words m_words;
    int m_logWidth = 0; ///< the width of the link to the messages with any of its texts
    bool m_isElided = false;
    bool m_hasEarlier = false; ///< whether there are earlier messages
    bool m_isLow = false;      ///< whether there is no room for more than three lines
    bool m_inRoom = false;     ///< whether the window fills the screen, for an audience
    board::Guidance m_guidance;
    bool m_needsGuidance = false;
    bool m_hasVerdict = true;
    QWidget *m_card = nullptr; ///< the widget shown instead of the caption; null if there is none
    QString m_cardWords;
    bool m_answersOverCard = false; ///< whether the answer arrived while the card was shown, and covers it
    QTimer m_uncoverCard;           ///< runs while the latest answer covers the card
    BusyLabel *m_busy;
    VerdictLabel *m_verdict;
    QToolButton *m_back;
    QToolButton *m_log;
    QToolButton *m_pageLink;
    QString m_page; ///< the page from which the board below was opened
    std::weak_ptr<const core::Puzzle> m_boardOfPage;
    board::Announcement *m_spoken;
    QTimer m_speakSoon; ///< announces heading and sentence once both are up to date
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
