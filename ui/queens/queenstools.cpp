// SPDX-License-Identifier: MIT
#include "queens/queenstools.h"

#include "queens/queens.h"
#include "queens/queensscene.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int restsAfter = 250;    // milliseconds without a change, before it is worth counting
constexpr int largestQuick = 16;   // queens; counted at once, whatever stands
constexpr int fewestLeft = 13;     // queens yet to be set, likewise
constexpr int longestCounted = 18; // beyond, a count that was begun by itself would never end

} // namespace

QueensTools::QueensTools(const Desk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_attacked(new QCheckBox), m_left(new QLabel),
      m_progress(new QProgressBar), m_button(new QPushButton)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(restsAfter);
    layOut();
    retranslate();
    follow();
    positionChanged();
}

void QueensTools::layOut()
{
    m_attacked->setChecked(showsAttackedSquares());
    m_left->setWordWrap(true);
    m_left->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    auto *line = new QHBoxLayout;
    line->addWidget(m_progress, 1);
    line->addWidget(m_button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_attacked);
    column->addWidget(m_left);
    column->addLayout(line);
}

void QueensTools::follow()
{
    connect(m_attacked, &QCheckBox::toggled, this, &QueensTools::showAttacked);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_count.state() == SolutionCount::Counting)
            m_count.stop();
        else
            count();
    });
    connect(&m_count, &SolutionCount::changed, this, &QueensTools::showCount);
    connect(&m_soon, &QTimer::timeout, this, &QueensTools::count);
    connect(&m_desk.session->timeline(), &session::Timeline::changed, this, &QueensTools::positionChanged);
}

QueensScene *QueensTools::scene() const
{
    return qobject_cast<QueensScene *>(m_desk.scene());
}

void QueensTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void QueensTools::retranslate()
{
    m_attacked->setText(tr("Grey attacked squares"));
    m_progress->setAccessibleName(tr("Progress of the count"));
    showCount();
}

void QueensTools::showAttacked()
{
    setShowsAttackedSquares(m_attacked->isChecked());
    if (QueensScene *board = scene())
        board->setAttackedShown(m_attacked->isChecked());
}

void QueensTools::positionChanged()
{
    const session::Timeline &timeline = m_desk.session->timeline();
    if (timeline.instance().puzzle == m_puzzle && timeline.position() == m_position)
        return;
    m_puzzle = timeline.instance().puzzle;
    m_position = timeline.position();
    m_count.reset();
    if (isQuick())
        m_soon.start();
    else
        m_soon.stop();
}

/// Whether it is counted without being asked.
bool QueensTools::isQuick() const
{
    const int size = m_puzzle->grid().rows;
    return size <= largestQuick || (size <= longestCounted && ::queens::placed(m_position) > 0) ||
           size - ::queens::placed(m_position) <= fewestLeft;
}

void QueensTools::count()
{
    m_soon.stop();
    m_count.start(m_puzzle, m_position);
}

QString QueensTools::countText() const
{
    const QString number = QLocale().toString(m_count.solutions());
    const bool empty = ::queens::placed(m_position) == 0;
    switch (m_count.state()) {
    case SolutionCount::Idle:
        return empty ? tr("Solutions: not counted") : tr("Solutions left: not counted");
    case SolutionCount::Counting:
        return empty ? tr("Solutions: %1 so far").arg(number) : tr("Solutions left: %1 so far").arg(number);
    case SolutionCount::Stopped:
        return empty ? tr("Solutions: at least %1").arg(number)
                     : tr("Solutions left: at least %1").arg(number);
    case SolutionCount::Counted:
        break;
    }
    return empty ? tr("Solutions: %1").arg(number) : tr("Solutions left: %1").arg(number);
}

void QueensTools::showCount()
{
    const SolutionCount::State state = m_count.state();
    const bool counting = state == SolutionCount::Counting;
    m_left->setText(m_puzzle ? countText() : QString());
    m_progress->setVisible(counting && m_count.done() >= 0);
    m_progress->setValue(int(m_count.done() * m_progress->maximum()));
    m_button->setText(counting ? tr("Stop counting") : tr("Count"));
    m_button->setVisible(counting || state == SolutionCount::Stopped ||
                         (state == SolutionCount::Idle && !m_soon.isActive()));
}

} // namespace ui
