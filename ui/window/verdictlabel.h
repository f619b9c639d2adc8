// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace window {

/// Shows whether the board can still be solved: one word with its own sign, and the reason below it or in the
/// tool tip. While the pointer is over the label, the board marks the cells that the reason mentions.
class VerdictLabel : public QWidget {
    Q_OBJECT

public:
    enum class Detail { Word, Reason };

    explicit VerdictLabel(Detail detail, QWidget *parent = nullptr);

    /// Sets the judgement; none while it is being made.
    void setJudgement(const std::optional<core::Judgement> &judgement);

Q_SIGNALS:
    void marksHovered(const std::vector<core::Mark> &marks); ///< no marks when the pointer has left

protected:
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void retranslate();

    std::optional<core::Judgement> m_judgement;
    QLabel *m_sign;
    QLabel *m_word;
    QLabel *m_reason = nullptr;
};

} // namespace window
