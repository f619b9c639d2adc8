// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace window {

/// Shows in a few words, with a sign, whether the board can still be solved, and offers the reason. It is as wide
/// as its longest words, so that nothing beside it moves. While the pointer is over it, the board marks the cells
/// that the reason mentions; a click on it or on its button shows the reason.
class VerdictLabel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictLabel(QWidget *parent = nullptr);

    /// Sets the judgement; none until it is known and while a method runs. `isFromStart`: a board that was
    /// impossible from the start of its game is worded differently.
    void setJudgement(const std::optional<core::Judgement> &judgement, bool isFromStart);
    /// Offers to ask for the verdict, which is not shown before.
    void setWaits(bool waits);
    void reserveSpace(); ///< makes the label as wide as its longest words

Q_SIGNALS:
    void marksHovered(const std::vector<core::Mark> &marks); ///< without marks when the pointer has left
    void reasonWanted();
    void verdictWanted();

protected:
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    static QString wordOf(core::Judgement::Verdict verdict, bool isFromStart);
    void retranslate();

    std::optional<core::Judgement> m_judgement;
    bool m_isFromStart = true;
    QLabel *m_word;
    QToolButton *m_why;
    QToolButton *m_ask;
};

} // namespace window
