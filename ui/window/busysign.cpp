// SPDX-License-Identifier: MIT
#include "window/busysign.h"

#include "window/hourglass.h"

#include <QHBoxLayout>
#include <QLabel>

namespace window {

BusySign::BusySign(QWidget *parent)
    : SessionWidget(parent), m_hourglass(new Hourglass(this)), m_words(new QLabel(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 0, 4, 0);
    row->addWidget(m_hourglass);
    row->addWidget(m_words);
    m_frames.setInterval(50);
    connect(&m_frames, &QTimer::timeout, this, [this] { m_hourglass->setElapsed(m_since.elapsed()); });
    hide();
}

void BusySign::refresh()
{
    const QString words = doing();
    m_words->setText(words);
    setVisible(!words.isEmpty());
    if (words.isEmpty()) {
        m_frames.stop();
    } else if (!m_frames.isActive()) {
        m_since.start();
        m_frames.start();
    }
}

QString BusySign::doing() const
{
    if (session()->isReading())
        return tr("The board is being made… Esc gives it up.");
    if (session()->isLookingBack())
        return tr("Looking for the last solvable position… Esc gives it up.");
    return {};
}

} // namespace window
