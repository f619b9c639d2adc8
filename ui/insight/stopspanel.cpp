// SPDX-License-Identifier: MIT
#include "insight/stopspanel.h"

#include "board/boardview.h"
#include "board/plaintext.h"
#include "insight/watchedsearch.h"
#include "session/basics/translation.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace insight {

using namespace Qt::StringLiterals;
using session::Landmark;

namespace {

constexpr int mostPlaces = 2500; // the most cells in a box of choices
constexpr int largestTry = 1'000'000'000;

constexpr std::array stopTypes{Landmark::Solution, Landmark::Deepest,      Landmark::TakenBack,
                               Landmark::Refusal,  Landmark::Line,         Landmark::Arrival,
                               Landmark::Try,      Landmark::DepthAtLeast, Landmark::DepthAtMost,
                               Landmark::Turn,     Landmark::Moment};

bool takesNumber(Landmark::Type type)
{
    return type == Landmark::Try || type == Landmark::DepthAtLeast || type == Landmark::DepthAtMost;
}

bool takesChoice(Landmark::Type type)
{
    return type == Landmark::Refusal || type == Landmark::Line || type == Landmark::Arrival;
}

} // namespace

StopsPanel::StopsPanel(const window::Actions &actions, board::BoardView &board, QWidget *parent)
    : window::SessionWidget(parent), m_board(board), m_list(new QListWidget(this)),
      m_kind(new QComboBox(this)), m_number(new QSpinBox(this)), m_choice(new QComboBox(this)),
      m_pick(new QPushButton(this)), m_add(new QPushButton(this)), m_remove(new QPushButton(this)),
      m_note(new board::PlainLabel(this))
{
    layOut(actions);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &StopsPanel::kindChosen);
    connect(m_add, &QPushButton::clicked, this, &StopsPanel::add);
    m_pick->setCheckable(true);
    connect(m_pick, &QPushButton::toggled, &m_board, &board::BoardView::setPicking);
    connect(&m_board, &board::BoardView::picked, this, [this](int cell) {
        if (!m_pick->isChecked())
            return;
        m_pick->setChecked(false);
        m_choice->setCurrentIndex(m_choice->findData(cell));
        add();
    });
    connect(m_remove, &QPushButton::clicked, this, &StopsPanel::remove);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        if (m_filling)
            return;
        session()->stops()[std::size_t(m_list->row(item))].on = item->checkState() == Qt::Checked;
        Q_EMIT stopsChanged();
    });
    m_list->installEventFilter(this);
    m_choice->installEventFilter(this);
    retranslate();
}

void StopsPanel::layOut(const window::Actions &actions)
{
    m_number->setRange(0, largestTry);
    m_number->setGroupSeparatorShown(true);
    for (QComboBox *box : {m_kind, m_choice}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    m_note->setObjectName(u"faint"_s);
    m_note->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setSpacing(3);
    auto *run = new QHBoxLayout;
    for (const window::ActionId id : {window::ActionId::ToPreviousStop, window::ActionId::ToNextStop}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(u"push"_s);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        run->addWidget(button);
    }
    auto *what = new QHBoxLayout;
    what->addWidget(m_number);
    what->addWidget(m_choice, 1);
    what->addWidget(m_pick);
    what->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_kind);
    column->addLayout(what);
    column->addLayout(run);
    column->addWidget(m_note);
    column->addWidget(m_list, 1);
    column->addWidget(m_remove, 0, Qt::AlignRight);
}

void StopsPanel::sessionChanged()
{
    m_shownAct = 0;
    fillChoices();
    fillList();
}

// The choices and the explanations of reasons are those of the search in view.
void StopsPanel::refresh()
{
    const auto search = WatchedSearch::of(*session());
    const quint64 act = search ? search->serial() : 0;
    const bool another = std::exchange(m_shownAct, act) != act;
    if (another)
        fillChoices();
    if (another || m_shown != session()->stops())
        fillList();
    showNote();
    m_remove->setEnabled(m_list->count() > 0);
}

QString StopsPanel::nameOf(Landmark::Type type)
{
    switch (type) {
    case Landmark::Solution:
        return tr("A solution");
    case Landmark::Deepest:
        return tr("A new deepest point");
    case Landmark::TakenBack:
        return tr("A move is taken back");
    case Landmark::Refusal:
        return tr("A refusal");
    case Landmark::Line:
        return tr("A step of the method");
    case Landmark::Arrival:
        return tr("A piece comes to a place");
    case Landmark::Try:
        return tr("The try with this number");
    case Landmark::DepthAtLeast:
        return tr("The depth rises to");
    case Landmark::DepthAtMost:
        return tr("The depth falls to");
    case Landmark::Turn:
        return tr("The verdict on your moves changes");
    case Landmark::Moment:
        return tr("A moment");
    case Landmark::Frame:
    case Landmark::End:
        break; // not offered, since single steps reach them
    }
    return {};
}

void StopsPanel::fillKinds()
{
    const int before = std::max(0, m_kind->currentIndex());
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    for (const Landmark::Type type : stopTypes)
        m_kind->addItem(nameOf(type), int(type));
    m_kind->setCurrentIndex(before);
}

void StopsPanel::kindChosen()
{
    const auto type = Landmark::Type(m_kind->currentData().toInt());
    m_number->setVisible(takesNumber(type));
    m_choice->setVisible(takesChoice(type));
    m_pick->setVisible(type == Landmark::Arrival);
    m_pick->setChecked(false);
    if (session())
        fillChoices();
}

/// Returns the explanation of one try that was refused for this reason.
QString StopsPanel::reasonOf(qint64 code) const
{
    const auto search = WatchedSearch::of(*session());
    if (!search)
        return {};
    const session::Record &record = search->record();
    const qint64 behind = record.index().nextRefusal(record, record.first(), code);
    return behind < 0 ? QString() : search->sentence(behind);
}

void StopsPanel::fillChoices()
{
    const auto type = Landmark::Type(m_kind->currentData().toInt());
    const auto search = WatchedSearch::of(*session());
    m_choice->clear();
    if (type == Landmark::Refusal) {
        m_choice->addItem(tr("for any reason"), -1);
        if (search) {
            for (const qint64 event : search->record().index().firstRefusals(search->record())) {
                const QString sentence = search->sentence(event + 1);
                m_choice->addItem(tr("like: %1", "a refusal").arg(session::afterColon(sentence)),
                                  search->record().at(event).reason);
                m_choice->setItemData(m_choice->count() - 1, board::plainToolTip(sentence), Qt::ToolTipRole);
            }
        }
    } else if (type == Landmark::Line) {
        const core::Solver *solver = search ? search->solver() : nullptr;
        for (std::size_t line = 0; solver && line < solver->pseudocode.size(); ++line) {
            const QString text = session::translated(solver->pseudocode[line]);
            m_choice->addItem(tr("%1. %2", "number of a step: the step").arg(line + 1).arg(text),
                              int(line + 1));
            m_choice->setItemData(m_choice->count() - 1, board::plainToolTip(text), Qt::ToolTipRole);
        }
    } else if (type == Landmark::Arrival && m_nameOfCell) {
        const int cells = std::min(mostPlaces, session()->puzzle().grid().size());
        for (int cell = 0; cell < cells; ++cell)
            m_choice->addItem(m_nameOfCell(cell), cell);
        const core::Event *last = session()->timeline().lastEvent();
        if (last && last->step.to.onBoard())
            m_choice->setCurrentIndex(last->step.to.cell);
    }
    m_add->setEnabled(!takesChoice(type) || m_choice->count() > 0);
}

Landmark StopsPanel::wanted() const
{
    const auto type = Landmark::Type(m_kind->currentData().toInt());
    if (takesNumber(type))
        return {type, m_number->value()};
    return takesChoice(type) ? Landmark(type, m_choice->currentData().toInt()) : Landmark(type);
}

void StopsPanel::add()
{
    if (takesChoice(Landmark::Type(m_kind->currentData().toInt())) && m_choice->currentIndex() < 0)
        return;
    const session::Stop stop{wanted()};
    session::Stops &stops = session()->stops();
    const auto same = std::ranges::find(stops, stop.landmark, &session::Stop::landmark);
    const auto row = int(same - stops.begin());
    if (same == stops.end())
        stops.push_back(stop);
    else
        same->on = true;
    fillList();
    m_list->setCurrentRow(row);
    Q_EMIT stopsChanged();
}

void StopsPanel::remove()
{
    const int row = m_list->currentRow() < 0 ? m_list->count() - 1 : m_list->currentRow();
    if (row < 0)
        return;
    session()->stops().erase(session()->stops().begin() + row);
    fillList();
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    Q_EMIT stopsChanged();
}

QString StopsPanel::describe(const Landmark &landmark) const
{
    const QString number = session::formatNumber(landmark.number);
    // A stored stop can refer to another board.
    const bool isCell =
        m_nameOfCell && landmark.number >= 0 && landmark.number < session()->puzzle().grid().size();
    switch (landmark.type) {
    case Landmark::Solution:
    case Landmark::Deepest:
    case Landmark::TakenBack:
    case Landmark::Moment:
    case Landmark::Turn:
        return nameOf(landmark.type);
    case Landmark::Try:
        return tr("Try %1").arg(number);
    case Landmark::DepthAtLeast:
        return tr("The depth rises to %1").arg(number);
    case Landmark::DepthAtMost:
        return tr("The depth falls to %1").arg(number);
    case Landmark::Line:
        return tr("Step %1 of the method").arg(number);
    case Landmark::Arrival:
        return tr("A piece comes to %1").arg(isCell ? m_nameOfCell(int(landmark.number)) : number);
    case Landmark::Refusal:
    case Landmark::Frame:
    case Landmark::End:
        break;
    }
    if (landmark.number < 0)
        return tr("Any refusal");
    const QString reason = reasonOf(landmark.number);
    return reason.isEmpty() ? tr("A refusal for reason %1").arg(number)
                            : tr("A refusal like: %1").arg(session::afterColon(reason));
}

/// Says how to add stops while there are none, and which stops a count that makes no moves can reach.
void StopsPanel::showNote()
{
    const bool movesNothing = session() && WatchedSearch::makesNoMoves(*session());
    m_note->setText(
        movesNothing
            ? tr("This count makes no moves: only a step of the method and a moment can stop it.")
            : tr("Add what you are waiting for. The arrows then go to it, forwards or backwards.") +
                  "\n\n"_L1 +
                  tr("For example, choose “%1” and press %2: the search then runs until it gets further "
                     "than ever before, and stops there.")
                      .arg(nameOf(Landmark::Deepest), tr("Add")));
    m_note->setVisible(movesNothing || m_list->count() == 0);
}

void StopsPanel::fillList()
{
    const QScopedValueRollback filling(m_filling, true);
    m_shown = session()->stops();
    m_list->clear();
    for (const session::Stop &stop : m_shown) {
        auto *item = new QListWidgetItem(describe(stop.landmark), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(stop.on ? Qt::Checked : Qt::Unchecked);
    }
    showNote();
    m_remove->setEnabled(m_list->count() > 0);
}

void StopsPanel::rename()
{
    kindChosen();
    if (session())
        fillList();
}

bool StopsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        remove();
        return true;
    }
    // Fills the choices again, since a search that continues may have refused for more reasons. Ignores the focus
    // event when the list of choices is closed, which would undo the new choice.
    const bool chooses = event->type() == QEvent::MouseButtonPress ||
                         (event->type() == QEvent::FocusIn &&
                          static_cast<const QFocusEvent *>(event)->reason() != Qt::PopupFocusReason);
    if (watched == m_choice && chooses) {
        const QVariant before = m_choice->currentData();
        fillChoices();
        m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
    }
    return window::SessionWidget::eventFilter(watched, event);
}

void StopsPanel::hideEvent(QHideEvent *event)
{
    window::SessionWidget::hideEvent(event);
    m_pick->setChecked(false);
}

void StopsPanel::retranslate()
{
    showNote();
    m_list->setAccessibleName(tr("Stops"));
    m_kind->setAccessibleName(tr("Stop at"));
    m_number->setAccessibleName(tr("Number"));
    m_choice->setAccessibleName(tr("Which"));
    m_pick->setText(tr("Pick"));
    m_pick->setToolTip(tr("Click on the place on the board"));
    m_add->setText(tr("Add"));
    m_remove->setText(tr("Remove"));
    fillKinds();
    rename();
}

} // namespace insight
