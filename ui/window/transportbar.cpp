// SPDX-License-Identifier: MIT
#include "window/transportbar.h"

#include "window/icons.h"
#include "window/speedcontrol.h"
#include "window/timelineslider.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <limits>

namespace window {

TransportBar::TransportBar(const Actions &actions, QWidget *parent)
    : SessionWidget(parent), m_actions(actions), m_slider(new TimelineSlider(this)),
      m_move(new QSpinBox(this)), m_yours(new QLabel(this)), m_speed(new SpeedControl(this))
{
    setObjectName(QStringLiteral("transport"));
    m_yours->setObjectName(QStringLiteral("faint"));
    m_move->setKeyboardTracking(false);
    m_move->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_move->setAlignment(Qt::AlignCenter);
    layOut();
    connect(m_slider, &TimelineSlider::seekRequested, this, &TransportBar::seek);
    connect(m_move, &QSpinBox::valueChanged, this, &TransportBar::seek);
    retranslate();
}

QToolButton *TransportBar::addButton(ActionId what)
{
    const bool repeats = what == ActionId::Back || what == ActionId::Forward;
    auto *button = new QToolButton(this);
    button->setDefaultAction(m_actions[what]);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({22, 22});
    button->setAutoRepeat(repeats);
    button->setAutoRepeatDelay(350);
    button->setAutoRepeatInterval(60);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons.emplace_back(button, what);
    return button;
}

void TransportBar::layOut()
{
    auto *above = new QHBoxLayout;
    above->setSpacing(2);
    for (const ActionId what : {ActionId::ToPreviousDeepest, ActionId::ToPreviousSolution})
        above->addWidget(addButton(what));
    above->addWidget(m_slider, 1);
    for (const ActionId what : {ActionId::ToNextSolution, ActionId::ToNextDeepest})
        above->addWidget(addButton(what));
    auto *below = new QHBoxLayout;
    below->setSpacing(2);
    for (const ActionId what :
         {ActionId::First, ActionId::Back, ActionId::Play, ActionId::Forward, ActionId::Last})
        below->addWidget(addButton(what));
    below->addSpacing(10);
    below->addWidget(m_move);
    below->addSpacing(8);
    below->addWidget(m_yours);
    below->addSpacing(10);
    below->addWidget(m_speed, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 4, 14, 8);
    column->setSpacing(2);
    column->addLayout(above);
    column->addLayout(below);
}

void TransportBar::seek(qint64 frame)
{
    session()->player().pause();
    session()->timeline().seek(frame);
}

void TransportBar::refresh()
{
    const session::Timeline &timeline = session()->timeline();
    std::vector<qint64> acts;
    for (std::size_t act = 1; act < timeline.acts().size(); ++act)
        acts.push_back(timeline.startOfAct(act));
    m_slider->setMarks(std::move(acts), timeline.solutionFrames());
    m_slider->setFrames(timeline.frame(), timeline.lastFrame());
    m_slider->setEnabled(timeline.lastFrame() > 0);
    refreshMove(timeline.frame(), timeline.lastFrame());
    refreshYours();
    m_actions[ActionId::Play]->setIcon(icon(session()->player().isPlaying() ? Icon::Pause : Icon::Play));
    for (const auto &[button, what] : m_buttons)
        button->setAccessibleName(nameOf(what));
}

void TransportBar::refreshYours()
{
    const qint64 yours = session()->timeline().handMoves();
    m_yours->setText(tr("yours: %1").arg(yours));
    m_yours->setVisible(yours > 0);
}

QString TransportBar::nameOf(ActionId what) const
{
    switch (what) {
    case ActionId::First:
        return tr("First");
    case ActionId::Back:
        return tr("Back");
    case ActionId::Play:
        return session() && session()->player().isPlaying() ? tr("Pause") : tr("Play");
    case ActionId::Forward:
        return tr("Forward");
    case ActionId::Last:
        return tr("Last");
    default:
        return m_actions[what]->iconText();
    }
}

// Sets only what has changed, since setting it again would disturb the number that the user is typing.
void TransportBar::refreshMove(qint64 frame, qint64 last)
{
    constexpr qint64 most = std::numeric_limits<int>::max();
    const QSignalBlocker quiet(m_move);
    const QString suffix = tr(" of %1", "move 37 of 152").arg(last);
    if (m_move->suffix() != suffix) {
        m_move->setSuffix(suffix);
        m_move->setRange(0, int(std::min(last, most)));
        m_move->setEnabled(last > 0);
    }
    if (m_move->value() != frame)
        m_move->setValue(int(std::min(frame, most)));
}

void TransportBar::retranslate()
{
    for (const auto &[button, what] : m_buttons)
        button->setAccessibleName(nameOf(what));
    m_yours->setToolTip(tr("Moves by your own hand since this board was made or dealt"));
    m_slider->setAccessibleName(tr("Position"));
    m_slider->setToolTip(tr("Lines below mark where something new begins, triangles above mark solutions"));
    m_move->setPrefix(tr("move ", "move 37 of 152"));
    m_move->setAccessibleName(tr("Move"));
}

} // namespace window
