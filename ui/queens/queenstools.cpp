// SPDX-License-Identifier: MIT
#include "queens/queenstools.h"

#include "board/keeptranslated.h"
#include "board/plaintext.h"
#include "queens/queens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int countDelay = 250; // milliseconds without a change until counting starts

// Limits on the number of queens. Larger counts take so long that they wait for the button.
constexpr int largestEmpty = 16;   // the most queens counted with an empty board
constexpr int largestStarted = 18; // the most queens counted if a queen is set
constexpr int mostUnset = 13;      // the most queens left to set that are counted on a board of any size

} // namespace

QueensTools::QueensTools(const ToolContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_editLabel(new board::PlainLabel), m_edit(new QComboBox),
      m_attackedBox(new QCheckBox), m_notation(new board::NotationBox("queens"_L1, queensNotations)),
      m_solutions(new board::PlainLabel), m_progress(new QProgressBar), m_button(new QPushButton)
{
    m_countTimer.setSingleShot(true);
    m_countTimer.setInterval(countDelay);
    createLayout();
    board::keepTranslated(*this, [this] { retranslate(); });
    connectSignals();
    updatePosition();
}

void QueensTools::createLayout()
{
    m_edit->addItems({{}, {}});
    m_edit->setCurrentIndex(givesQueensByEditing() ? 1 : 0);
    m_edit->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_editLabel->setBuddy(m_edit);
    m_attackedBox->setChecked(showsAttackedSquares());
    m_solutions->setWordWrap(true);
    m_solutions->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    auto *line = new QHBoxLayout;
    line->addWidget(m_progress, 1);
    line->addWidget(m_button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_editLabel);
    column->addWidget(m_edit);
    column->addWidget(m_attackedBox);
    column->addWidget(m_notation);
    column->addWidget(m_solutions);
    column->addLayout(line);
}

void QueensTools::connectSignals()
{
    connect(m_edit, &QComboBox::currentIndexChanged, this, [this] {
        setGivesQueensByEditing(m_edit->currentIndex() == 1);
        const QueensScene *board = scene();
        if (board && board->isEditing())
            m_context.showMessage(board->editingHint());
    });
    connect(m_attackedBox, &QCheckBox::toggled, this, [this] {
        setShowsAttackedSquares(m_attackedBox->isChecked());
        if (QueensScene *board = scene())
            board->setAttackedShown(m_attackedBox->isChecked());
    });
    connect(m_notation, &board::NotationBox::chosen, this, [this](board::Notation notation) {
        if (QueensScene *board = scene())
            board->setNotation(notation);
    });
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_count.state() == SolutionCount::Counting)
            m_count.stop();
        else
            count();
    });
    connect(&m_count, &SolutionCount::changed, this, &QueensTools::showCount);
    connect(&m_countTimer, &QTimer::timeout, this, &QueensTools::count);
    connect(&m_context.session->timeline(), &session::Timeline::changed, this, &QueensTools::updatePosition);
}

void QueensTools::retranslate()
{
    m_editLabel->setText(tr("While editing, a click"));
    m_edit->setAccessibleName(m_editLabel->text());
    m_edit->setItemText(0, tr("closes or opens the square"));
    m_edit->setItemText(1, tr("gives or removes a queen"));
    m_attackedBox->setText(tr("Grey attacked squares"));
    m_progress->setAccessibleName(tr("Counting progress"));
    showCount();
}

void QueensTools::updatePosition()
{
    const session::Timeline &timeline = m_context.session->timeline();
    if (timeline.instance().puzzle == m_puzzle && timeline.position() == m_position)
        return;
    m_puzzle = timeline.instance().puzzle;
    m_position = timeline.position();
    m_count.reset();
    if (countsUnasked())
        m_countTimer.start();
    else
        m_countTimer.stop();
}

bool QueensTools::countsUnasked() const
{
    const int size = m_puzzle->grid().rows;
    return size <= largestEmpty || (size <= largestStarted && ::queens::placed(m_position) > 0) ||
           size - ::queens::placed(m_position) <= mostUnset;
}

void QueensTools::count()
{
    m_countTimer.stop();
    const core::Kind &kind = m_context.session->kind();
    m_count.start(kind.preferred(*m_puzzle, m_position, core::Goal::Count), m_puzzle, m_position);
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
    m_solutions->setText(m_puzzle ? countText() : QString());
    m_progress->setVisible(counting && m_count.done() >= 0);
    m_progress->setValue(int(m_count.done() * m_progress->maximum()));
    m_button->setText(counting ? tr("Stop counting") : tr("Count"));
    m_button->setVisible(counting || state == SolutionCount::Stopped ||
                         (state == SolutionCount::Idle && !m_countTimer.isActive()));
}

} // namespace ui
