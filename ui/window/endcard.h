// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/actions.h"
#include "window/widgets/sessionwidget.h"

class QBoxLayout;
class QLabel;
class QToolButton;

namespace window {

/// The card below the board at the end of a game: how the game ended, how short it could have been, and what can be
/// done next. It is shown again whenever the player returns to the end.
class EndCard : public SessionWidget {
    Q_OBJECT

public:
    explicit EndCard(const Actions &actions, QWidget *parent = nullptr);

    /// Sets the words about the time and the best result of the game in view.
    void setRecord(const QString &words) { m_record = words; }
    /// Sets whether boards of this puzzle can be won at all, and whether a solution by the program is an end, too.
    void setOccasions(bool hasEnd, bool endsWithSolution);
    /// Returns whether an end is in view.
    bool isDue() const { return m_end != End::None; }
    QString words() const;       ///< all words of the card
    void setScale(double scale); ///< sets the font size, as a multiple of the normal size
    void refresh() override;

Q_SIGNALS:
    void messagesWanted(); ///< emitted when the player wants to read the words in full

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class End { None, Won, Helped, Solved, Lost };

    QToolButton *addButton(ActionId what, const QString &name);
    End endInView() const;
    QString title() const;
    QString titleWithoutOwnMoves(int moves) const;
    QString details() const;
    QString aboutLength() const;
    void arrange();
    void fit();
    bool fitWords(int width);

    const Actions &m_actions;
    QBoxLayout *m_all;
    QBoxLayout *m_buttons;
    QWidget *m_text; ///< the area of the words
    QLabel *m_title;
    QLabel *m_details;
    QString m_titleText;   ///< the full title; the label shows it shortened if there is too little room
    QString m_detailsText; ///< the full details
    QToolButton *m_more;   ///< shown if the words are shortened
    QToolButton *m_next;
    QToolButton *m_again;
    QToolButton *m_shortest;
    QToolButton *m_back;
    QString m_record;
    bool m_hasEnd = true;
    bool m_endsWithSolution = true;
    End m_end = End::None;
};

} // namespace window
