// SPDX-License-Identifier: MIT
#include "window/speedcontrol.h"

#include "board/plaintext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

namespace window {

SpeedControl::SpeedControl(QWidget *parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal, this)), m_description(new board::PlainLabel(this))
{
    m_slider->setRange(0, session::Speed::off);
    m_slider->setPageStep(5);
    m_slider->setFixedWidth(80);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(m_description);
    row->addWidget(m_slider, 1);
    m_description->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_slider->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        retranslate();
        Q_EMIT chosen(speed());
    });
    retranslate();
}

session::Speed SpeedControl::speed() const
{
    return session::Speed(m_slider->value());
}

void SpeedControl::setSpeed(session::Speed speed)
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(speed.mark());
    retranslate();
}

QString SpeedControl::description(session::Speed speed)
{
    if (speed.mark() == session::Speed::off)
        return tr("no animation");
    if (speed.mark() == session::Speed::fastest)
        return tr("full speed");
    const double moves = speed.movesPerSecond();
    const int decimals = moves < 1 ? 2 : moves < 10 ? 1 : 0;
    return tr("%1 moves/s").arg(QLocale().toString(moves, 'f', decimals));
}

// The label is as wide as its widest text, so that nothing moves when the speed changes.
void SpeedControl::fitWords()
{
    int widest = 0;
    for (const int mark : {0, 59, session::Speed::fastest, session::Speed::off})
        widest = std::max(widest,
                          m_description->fontMetrics().horizontalAdvance(description(session::Speed(mark))));
    m_description->setMinimumWidth(widest);
}

void SpeedControl::retranslate()
{
    m_slider->setAccessibleName(tr("Speed"));
    m_slider->setToolTip(tr("How fast the pieces move, in Play and in Watch mode"));
    m_description->setText(description(speed()));
    fitWords();
    m_slider->setAccessibleDescription(m_description->text());
}

void SpeedControl::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace window
