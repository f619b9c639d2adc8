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

constexpr int countsAfter = 60; // milliseconds: a search that plays need not be counted at every step
const QString drawnKey = u"sweep"_s;

} // namespace

SolitaireTools::SolitaireTools(const Desk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_counts(new QLabel), m_drawn(new QCheckBox)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_counts);
    column->addWidget(m_drawn);
    m_counts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_drawn->setChecked(board::displaySettings("solitaire"_L1).value(drawnKey, true).toBool());
    m_soon.setSingleShot(true);
    m_soon.setInterval(countsAfter);
    connect(&m_soon, &QTimer::timeout, this, &SolitaireTools::count);
    connect(&m_desk.session->timeline(), &session::Timeline::changed, this, [this] {
        if (!m_soon.isActive())
            m_soon.start();
    });
    connect(m_drawn, &QCheckBox::toggled, this, [this](bool drawn) {
        board::displaySettings("solitaire"_L1).setValue(drawnKey, drawn);
        count();
    });
    retranslate();
    m_soon.start();
}

void SolitaireTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SolitaireTools::retranslate()
{
    m_drawn->setText(tr("Draw the last sweep"));
    m_drawn->setToolTip(tr("Consecutive jumps of one peg are one sweep, drawn as one line"));
    m_counts->setAccessibleName(tr("Jumps and sweeps"));
    count();
}

void SolitaireTools::count()
{
    const SweepTrail trail = SweepTrail::upTo(m_desk.session->timeline());
    //: %1 is "31 jumps", %2 is "25 sweeps"
    m_counts->setText(
        tr("%1, %2").arg(tr("%n jump(s)", nullptr, trail.jumps), tr("%n sweep(s)", nullptr, trail.sweeps)));
    if (auto *board = qobject_cast<SolitaireScene *>(m_desk.scene()))
        board->setSweep(m_drawn->isChecked() ? trail.last : std::vector<int>());
}

} // namespace ui
