// SPDX-License-Identifier: MIT
#pragma once

#include "board/plaintext.h"

namespace window {

/// Counters in one line. If it is too narrow, the last counters are left out rather than cut; the tool tip lists
/// them all.
class CounterLine : public board::PlainLabel {
    Q_OBJECT

public:
    explicit CounterLine(QWidget *parent = nullptr);

    void setCounters(const QStringList &counters);

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();

    QStringList m_counters;
};

} // namespace window
