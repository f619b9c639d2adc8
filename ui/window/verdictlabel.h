// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace window {

/// Whether the board can still be solved: one word with its own sign, and the reason below it or in the tool
/// tip. While the pointer is over it, the board marks the cells that the reason speaks of.
class VerdictLabel : public QWidget {
    Q_OBJECT

public:
    enum class Detail { Word, Reason };

    explicit VerdictLabel(Detail detail, QWidget *parent = nullptr);

    /// None while it is being made.
    void setJudgement(const std::optional<core::Judgement> &judgement);

Q_SIGNALS:
    void marksHovered(const std::vector<core::Mark> &marks); ///< none when the pointer has left

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
