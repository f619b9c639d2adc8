// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"

#include <QWidget>

class QLabel;

namespace window {

/// What can still become of the board, in one honest word with a sign of its own; with its reason below when
/// there is room. The cells that the reason speaks of are shown while the pointer rests here.
class VerdictLine : public QWidget {
    Q_OBJECT

public:
    enum class Room { Word, Reason };

    explicit VerdictLine(Room room, QWidget *parent = nullptr);

    void setJudgement(const core::Judgement &judgement);

Q_SIGNALS:
    void pointed(const std::vector<core::Mark> &marks); ///< none when the pointer has left

protected:
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void retranslate();

    core::Judgement m_judgement;
    QLabel *m_sign;
    QLabel *m_word;
    QLabel *m_reason = nullptr;
};

} // namespace window
