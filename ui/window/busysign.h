// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"

#include <QElapsedTimer>
#include <QTimer>

class QLabel;

namespace window {

class Hourglass;

/// Seen in the status line while the session thinks of something other than a search: an hourglass, what it
/// does, and how to give it up.
class BusySign : public SessionWidget {
    Q_OBJECT

public:
    explicit BusySign(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override {}

private:
    QString doing() const;

    Hourglass *m_hourglass;
    QLabel *m_words;
    QTimer m_frames;
    QElapsedTimer m_since;
};

} // namespace window
