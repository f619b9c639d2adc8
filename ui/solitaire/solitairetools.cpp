// SPDX-License-Identifier: MIT
#include "solitaire/solitairetools.h"

#include "board/style.h"
#include "solitaire/solitairescene.h"
#include "solitaire/sweeptrail.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int countDelay = 60; // milliseconds, so that a search being played is not counted at every step
const QString drawSweepKey = u"sweep"_s;

} // namespace

SolitaireTools::SolitaireTools(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_counts(new QLabel), m_drawSweep(new QCheckBox)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_counts);
    column->addWidget(m_drawSweep);
    m_counts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_drawSweep->setChecked(board::displaySettings("solitaire"_L1).value(drawSweepKey, true).toBool());
    m_countTimer.setSingleShot(true);
    m_countTimer.setInterval(countDelay);
    connect(&m_countTimer, &QTimer::timeout, this, &SolitaireTools::count);
    connect(&m_context.session->timeline(), &session::Timeline::changed, this, [this] {
        if (!m_countTimer.isActive())
            m_countTimer.start();
    });
    connect(m_drawSweep, &QCheckBox::toggled, this, [this](bool drawn) {
        board::displaySettings("solitaire"_L1).setValue(drawSweepKey, drawn);
        count();
    });
    retranslate();
    m_countTimer.start();
}

void SolitaireTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SolitaireTools::retranslate()
{
    m_drawSweep->setText(tr("Draw the last sweep"));
    m_drawSweep->setToolTip(tr("Consecutive jumps of one peg form one sweep, drawn as a single line"));
    m_counts->setAccessibleName(tr("Jumps and sweeps"));
    count();
}

void SolitaireTools::count()
{
    const SweepTrail trail = SweepTrail::upTo(m_context.session->timeline());
    //: %1 is "31 jumps", %2 is "25 sweeps"
    m_counts->setText(
        tr("%1, %2").arg(tr("%n jump(s)", nullptr, trail.jumps), tr("%n sweep(s)", nullptr, trail.sweeps)));
    if (auto *board = qobject_cast<SolitaireScene *>(m_context.scene()))
        board->setSweep(m_drawSweep->isChecked() ? trail.last : std::vector<int>());
}

} // namespace ui
