// SPDX-License-Identifier: MIT
#include "window/widgets/speedcontrol.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <cmath>

namespace window {

using namespace Qt::StringLiterals;

namespace {

constexpr int sliderWidth = 168;
constexpr double quickly = 30; // the seconds in which the control offers to play a long run

} // namespace

SpeedControl::SpeedControl(QWidget *parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal, this)),
      m_description(new board::PlainLabel(this)), m_offer(new QToolButton(this))
{
    m_slider->setObjectName(u"speed"_s);
    m_slider->setRange(0, session::Speed::off);
    m_slider->setPageStep(5);
    m_slider->setFixedWidth(sliderWidth);
    m_offer->setObjectName(u"offer"_s);
    m_offer->setFocusPolicy(Qt::TabFocus);
    // The offer takes the remaining width, so that nothing moves when it changes.
    m_offer->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_offer, 1);
    row->addWidget(m_description);
    row->addWidget(m_slider);
    m_description->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        retranslate();
        Q_EMIT chosen(speed());
    });
    connect(m_offer, &QToolButton::clicked, this, [this] { Q_EMIT playWanted(toShow(m_frames, quickly)); });
    QSizePolicy staying = m_offer->sizePolicy();
    staying.setRetainSizeWhenHidden(true);
    m_offer->setSizePolicy(staying);
    board::keepTranslated(*this, [this] { retranslate(); });
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

void SpeedControl::setRun(qint64 frames, const QString &name, Unit unit)
{
    if (frames == m_frames && name == m_run && unit == m_unit)
        return;
    m_frames = frames;
    m_run = name;
    if (std::exchange(m_unit, unit) != unit)
        retranslate();
    writeOffer();
}

session::Speed SpeedControl::toShow(qint64 frames, double seconds)
{
    int mark = 0;
    while (mark < session::Speed::fastest && session::Speed(mark).movesPerSecond() * seconds < double(frames))
        ++mark;
    return session::Speed(mark);
}

QString SpeedControl::duration(double seconds)
{
    const auto units = [](qint64 large, const QString &name, qint64 small, const QString &smallName) {
        const QString first = QLocale().toString(large) + QChar::Nbsp + name;
        return small == 0 || large >= 10 ? first
                                         : first + u' ' + QLocale().toString(small) + QChar::Nbsp + smallName;
    };
    const qint64 whole = std::llround(std::min(seconds, 1e15));
    if (whole < 60)
        return units(whole, tr("s", "seconds"), 0, {});
    if (whole < 3600)
        return units(whole / 60, tr("min", "minutes"), whole < 300 ? whole % 60 : 0, tr("s", "seconds"));
    if (whole < 24 * 3600)
        return units(whole / 3600, tr("h", "hours"), whole % 3600 / 60, tr("min", "minutes"));
    return units(whole / (24 * 3600), tr("d", "days"), whole % (24 * 3600) / 3600, tr("h", "hours"));
}

/// Shows how long the run takes at this speed and, if that is long, the offer to play it faster; in a shorter form
/// if the width is too small.
void SpeedControl::writeOffer()
{
    const bool timed = m_frames > 0 && speed().mark() < session::Speed::fastest;
    const double seconds = timed ? double(m_frames) / speed().movesPerSecond() : 0;
    const QString takes = duration(seconds);
    const bool offers = seconds > quickly;
    const QString play = tr("play in %1").arg(duration(quickly));
    const QString all = tr("%1: %2", "a run: how long it takes").arg(m_run, takes);
    QStringList forms{all};
    if (offers)
        forms = {all + u" · "_s + play, takes + u" · "_s + play, play};
    const auto fits = [this](const QString &form) {
        m_offer->setText(form);
        return m_offer->sizeHint().width() <= m_offer->width();
    };
    const auto form = std::ranges::find_if(forms, fits);
    m_offer->setEnabled(offers);
    m_offer->setVisible(timed && form != forms.end());
    m_offer->setToolTip(board::plainToolTip(forms.front()));
    m_offer->setAccessibleName(forms.front());
}

QString SpeedControl::description(session::Speed speed, Unit unit)
{
    if (speed.mark() == session::Speed::off)
        return tr("no animation");
    if (speed.mark() == session::Speed::fastest)
        return tr("full speed");
    const double moves = speed.movesPerSecond();
    const int decimals = moves < 1 ? 2 : moves < 10 ? 1 : 0;
    const QString number = QLocale().toString(moves, 'f', decimals);
    return unit == Unit::Steps ? tr("%1 steps/s").arg(number) : tr("%1 moves/s").arg(number);
}

// Makes the label as wide as its widest text, so that nothing moves when the speed changes.
void SpeedControl::fitWords()
{
    int widest = 0;
    for (const int mark : {0, 59, session::Speed::fastest, session::Speed::off}) {
        for (const Unit unit : {Unit::Moves, Unit::Steps}) {
            const QString words = description(session::Speed(mark), unit);
            widest = std::max(widest, m_description->fontMetrics().horizontalAdvance(words));
        }
    }
    m_description->setMinimumWidth(widest);
    writeOffer();
}

void SpeedControl::retranslate()
{
    m_slider->setAccessibleName(tr("Speed"));
    m_slider->setToolTip(tr("How fast the pieces move in this puzzle, while you watch and while you play"));
    m_description->setText(description(speed(), m_unit));
    fitWords();
    m_slider->setAccessibleDescription(m_description->text());
}

void SpeedControl::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    writeOffer();
}

} // namespace window
