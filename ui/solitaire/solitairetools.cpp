// SPDX-License-Identifier: MIT
#include "solitaire/solitairetools.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "board/style.h"
#include "solitaire/solitairescene.h"
#include "solitaire/sweeptrail.h"

#include <QCheckBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int countDelay = 60; // milliseconds of delay: a search being played is not counted at every step
const QString drawSweepKey = u"sweep"_s;

} // namespace

SolitaireTools::SolitaireTools(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_counts(new board::PlainLabel), m_drawSweep(new QCheckBox),
      m_pickHole(new QToolButton), m_pickEnd(new QToolButton)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QToolButton *button : {m_pickHole, m_pickEnd}) {
        button->setCheckable(true);
        button->setObjectName(u"toggle"_s);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        column->addWidget(button);
    }
    connect(m_pickHole, &QToolButton::toggled, this, [this](bool on) { pick(*m_pickHole, on); });
    connect(m_pickEnd, &QToolButton::toggled, this, [this](bool on) { pick(*m_pickEnd, on); });
    connect(&m_context.session->timeline(), &session::Timeline::opened, this, &SolitaireTools::endPicking);
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
    board::keepTranslated(*this, [this] { retranslate(); });
    m_countTimer.start();
}

void SolitaireTools::retranslate()
{
    m_pickHole->setText(tr("Pick the Empty Hole"));
    m_pickHole->setToolTip(tr("Click the hole on the board that is empty at the start; a new game begins"));
    m_pickEnd->setText(tr("Pick the Last Peg’s Hole"));
    m_pickEnd->setToolTip(tr("Click the hole on the board where the last peg must end; click the chosen one "
                             "again to allow any hole. A new game begins"));
    m_drawSweep->setText(tr("Draw the last sweep"));
    m_drawSweep->setToolTip(tr("Consecutive jumps of one peg form one sweep, drawn as a single line"));
    m_counts->setAccessibleName(tr("Jumps and sweeps"));
    count();
}

/// Starts or ends picking a hole for one of the two buttons; only one of them picks at a time.
void SolitaireTools::pick(QToolButton &what, bool on)
{
    if (on)
        (&what == m_pickHole ? m_pickEnd : m_pickHole)->setChecked(false);
    auto *board = qobject_cast<SolitaireScene *>(m_context.scene());
    if (!board)
        return;
    board->setPicking(on);
    board->disconnect(this);
    if (!on)
        return;
    connect(board, &SolitaireScene::picked, this, &SolitaireTools::begin);
    m_context.showMessage(what.toolTip());
}

void SolitaireTools::endPicking()
{
    m_pickHole->setChecked(false);
    m_pickEnd->setChecked(false);
}

/// Begins a game that starts with this cell's hole empty, or ends with the last peg in it.
void SolitaireTools::begin(int cell)
{
    session::Session &session = *m_context.session;
    const auto &rules = static_cast<const ::solitaire::Solitaire &>(session.puzzle());
    const int hole = rules.board().hole(cell);
    core::Values values = session.kind().describe(rules);
    if (m_pickHole->isChecked())
        values.set("hole", rules.board().nameOf(hole));
    else
        values.set("end", rules.end() == hole ? std::string() : rules.board().nameOf(hole));
    const QString look = session.timeline().instance().look;
    endPicking();
    const core::Reading reading = session.kind().parse(session.kind().compose(values), {});
    session.begin(session::Act::New, std::get<core::Game>(reading), look);
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
