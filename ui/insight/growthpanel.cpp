// SPDX-License-Identifier: MIT
#include "insight/growthpanel.h"

#include "board/plaintext.h"
#include "insight/growthplot.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "session/search/growthtable.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/filedialogs.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr int solverRole = Qt::UserRole; // the index of a method in its kind's list
constexpr double usualLimit = 5;         // seconds
constexpr int fewerSizes = 4;            // the sizes before and after the one in view that are offered

QPushButton *growthButton(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setAutoDefault(false);
    return button;
}

/// Returns a row of sizes around the board in view, or that board where its sides differ, or it has none. A board
/// that starts in order is dealt.
QString sizesAround(const session::Session &session)
{
    const core::Kind &kind = session.kind();
    const core::Puzzle &puzzle = session.puzzle();
    QString options = QString::fromStdString(puzzle.options());
    static const QRegularExpression size(u"^(\\d+)(x\\1)?(?![\\dx])"_s);
    if (const auto found = size.match(options); found.hasMatch()) {
        const int here = found.captured(1).toInt();
        const bool isDealt = kind.defaultDeal && puzzle.solved(puzzle.start());
        const int last = isDealt ? here : here + fewerSizes;
        const QString range = u"%1..%2"_s.arg(std::max(2, here - fewerSizes)).arg(last);
        options.replace(0, found.capturedLength(),
                        found.captured(2).isEmpty() ? range : range + u'x' + range);
        if (isDealt)
            options += u",deal=%1,seed=1"_s.arg(QString::fromUtf8(kind.defaultDeal));
    } else if (puzzle.grid().rows == 1) {
        options = u"ab..i"_s; // a row of letters
    }
    return QString::fromUtf8(kind.id) + u':' + options;
}

} // namespace

GrowthPanel::GrowthPanel(QWidget *parent) : window::SessionWidget(parent), m_pages(new QStackedWidget(this))
{
    setObjectName(u"growth"_s);
    m_pages->addWidget(choosingPage());
    m_pages->addWidget(resultPage());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(&m_growth, &session::Growth::progressed, this, &GrowthPanel::show);
    retranslate();
}

GrowthPanel::~GrowthPanel() = default;

QWidget *GrowthPanel::choosingPage()
{
    auto *page = new QWidget;
    m_boardsLabel = new board::PlainLabel(page);
    m_boardsLabel->setWordWrap(true);
    m_boards = new QLineEdit(page);
    m_methodsLabel = new board::PlainLabel(page);
    m_methods = new QListWidget(page);
    m_goal = new QComboBox(page);
    m_limitLabel = new board::PlainLabel(page);
    m_limit = new QDoubleSpinBox(page);
    m_limit->setRange(0.1, 3600);
    m_limit->setValue(usualLimit);
    m_limit->setDecimals(1);
    m_start = growthButton(page);
    m_boardsLabel->setBuddy(m_boards);
    m_methodsLabel->setBuddy(m_methods);
    m_limitLabel->setBuddy(m_limit);
    auto *limit = new QHBoxLayout;
    limit->addWidget(m_limitLabel, 1);
    limit->addWidget(m_limit);
    auto *row = new QHBoxLayout;
    row->addWidget(m_goal, 1);
    row->addWidget(m_start);
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_boardsLabel);
    column->addWidget(m_boards);
    column->addWidget(m_methodsLabel);
    column->addWidget(m_methods, 1);
    column->addLayout(limit);
    column->addLayout(row);
    connect(m_goal, &QComboBox::currentIndexChanged, this, &GrowthPanel::fillMethods);
    connect(m_start, &QPushButton::clicked, this, &GrowthPanel::start);
    connect(m_boards, &QLineEdit::returnPressed, this, &GrowthPanel::start);
    return page;
}

QWidget *GrowthPanel::resultPage()
{
    auto *page = new QWidget;
    m_state = new board::PlainLabel(page);
    m_state->setWordWrap(true);
    m_quantity = new QComboBox(page);
    m_plot = new GrowthPlot(page);
    m_table = new QTableWidget(page);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_notes = new board::PlainLabel(page);
    m_notes->setWordWrap(true);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_stop = growthButton(page);
    m_again = growthButton(page);
    m_copy = growthButton(page);
    m_save = growthButton(page);
    auto *head = new QHBoxLayout;
    head->addWidget(m_state, 1);
    head->addWidget(m_quantity);
    auto *buttons = new QGridLayout;
    buttons->addWidget(m_stop, 0, 0);
    buttons->addWidget(m_again, 0, 1);
    buttons->addWidget(m_copy, 1, 0);
    buttons->addWidget(m_save, 1, 1);
    auto *column = new QVBoxLayout(page);
    column->addLayout(head);
    column->addWidget(m_plot, 1);
    column->addWidget(m_table, 1);
    column->addWidget(m_notes);
    column->addLayout(buttons);
    connect(m_quantity, &QComboBox::currentIndexChanged, this,
            [this](int quantity) { m_plot->setQuantity(GrowthPlot::Quantity(quantity)); });
    connect(m_stop, &QPushButton::clicked, &m_growth, &session::Growth::stop);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_growth.clear();
        m_pages->setCurrentIndex(0);
        m_boards->setFocus();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(
            session::GrowthTable(m_growth.plan(), m_growth.runs(), session::GrowthTable::Names::Ids).csv());
    });
    connect(m_save, &QPushButton::clicked, this, &GrowthPanel::saveSvg);
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

core::Goal GrowthPanel::goal() const
{
    return m_goal->currentIndex() == 0   ? core::Goal::Count
           : m_goal->currentIndex() == 1 ? core::Goal::All
                                         : core::Goal::First;
}

void GrowthPanel::setStyle(const board::Style &style)
{
    m_style = style;
    m_plot->setStyle(style);
}

void GrowthPanel::sessionChanged()
{
    m_growth.clear();
    m_pages->setCurrentIndex(0);
    if (!session())
        return;
    m_kinds = {&session()->kind()};
    m_boards->setText(sizesAround(*session()));
    // There are puzzles of which no method counts.
    for (const int index : {0, 1, 2}) {
        m_goal->setCurrentIndex(index);
        fillMethods();
        if (m_methods->count() > 0)
            break;
    }
}

void GrowthPanel::fillMethods()
{
    if (!session())
        return;
    m_methods->clear();
    const auto solvers = session()->kind().solvers;
    for (std::size_t i = 0; i < solvers.size(); ++i) {
        if (!solvers[i].reaches(goal()))
            continue;
        auto *item = new QListWidgetItem(session::translated(solvers[i].name), m_methods);
        item->setToolTip(board::plainToolTip(session::translated(solvers[i].about)));
        item->setData(solverRole, int(i));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool fits = !solvers[i].unsuitable ||
                          solvers[i].unsuitable(session()->puzzle(), session()->puzzle().start(), {}).empty();
        item->setCheckState(fits ? Qt::Checked : Qt::Unchecked);
    }
}

void GrowthPanel::start()
{
    session::GrowthPlan plan;
    plan.boards = session::boardsOfSizes(m_boards->text());
    plan.goal = goal();
    plan.seconds = m_limit->value();
    for (int row = 0; row < m_methods->count(); ++row) {
        const QListWidgetItem &item = *m_methods->item(row);
        if (item.checkState() == Qt::Checked)
            plan.methods.push_back(&session()->kind().solvers[std::size_t(item.data(solverRole).toInt())]);
    }
    if (plan.boards.empty() || plan.methods.empty())
        return;
    m_pages->setCurrentIndex(1);
    m_growth.start(m_kinds, std::move(plan));
    m_stop->setFocus();
}

void GrowthPanel::show()
{
    const session::GrowthPlan &plan = m_growth.plan();
    const session::GrowthTable table(plan, m_growth.runs(), session::GrowthTable::Names::Words);
    m_plot->setRuns(plan, m_growth.runs());
    m_table->setColumnCount(int(table.titles.size()));
    m_table->setHorizontalHeaderLabels(table.titles);
    m_table->setRowCount(int(table.rows.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QString &cell = table.rows[row][column];
            const bool isCount = column > 0 && column % 2 == 1 ? column == 1 : column > 0;
            auto *item = new QTableWidgetItem(cell.isEmpty() ? u"–"_s
                                              : isCount      ? session::formatNumber(cell.toLongLong())
                                              : column > 0   ? QLocale().toString(cell.toDouble(), 'f', 4)
                                                             : cell);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (column >= 2)
                item->setForeground(growthPen(std::size_t(column - 2) / 2, m_style).color());
            m_table->setItem(row, column, item);
        }
    }
    m_notes->setText(table.notes.join(u'\n'));
    m_stop->setEnabled(m_growth.isRunning());
    m_copy->setEnabled(!table.rows.isEmpty());
    m_save->setEnabled(!table.rows.isEmpty());
    if (const auto &running = m_growth.running())
        m_state->setText(tr("%1 at %2: %L3 nodes; each run ends after %4 s")
                             .arg(session::translated(plan.methods[running->method]->name),
                                  plan.boards[running->board].size)
                             .arg(m_growth.nodes())
                             .arg(QLocale().toString(plan.seconds, 'f', 1)));
    else
        m_state->setText(tr("Each run was given %1 s.").arg(QLocale().toString(plan.seconds, 'f', 1)));
}

void GrowthPanel::saveSvg()
{
    const QString path = window::askForSavePath(this, tr("Growth as a Drawing"), tr("growth"), u".svg"_s,
                                                tr("Drawings (*.svg)"));
    if (path.isEmpty())
        return;
    if (const QString error = session::SaveFile::replace(path, m_plot->svg()); !error.isEmpty())
        window::FailureBox::show(this,
                                 tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(path), error));
}

void GrowthPanel::retranslate()
{
    m_boardsLabel->setText(tr("Boards of growing size, such as queens:4..10 or anagrams:ab..i:"));
    m_boards->setAccessibleName(m_boardsLabel->text());
    m_methodsLabel->setText(tr("Methods"));
    m_methods->setAccessibleName(m_methodsLabel->text());
    m_limitLabel->setText(tr("Stop a method after"));
    m_limit->setSuffix(tr(" s", "seconds"));
    const int goal = m_goal->currentIndex();
    const QSignalBlocker quiet(m_goal);
    m_goal->clear();
    m_goal->addItems({tr("Count the solutions"), tr("Find all solutions"), tr("Find the first solution")});
    m_goal->setCurrentIndex(std::max(0, goal));
    m_goal->setAccessibleName(tr("Goal"));
    m_start->setText(tr("Measure"));
    const int quantity = m_quantity->currentIndex();
    const QSignalBlocker quietToo(m_quantity);
    m_quantity->clear();
    m_quantity->addItems({tr("Nodes"), tr("Seconds")});
    m_quantity->setCurrentIndex(std::max(0, quantity));
    m_quantity->setAccessibleName(tr("Quantity"));
    m_plot->setAccessibleName(tr("Growth"));
    m_table->setAccessibleName(tr("Results"));
    m_stop->setText(tr("Stop"));
    m_again->setText(tr("New Measurement"));
    m_copy->setText(tr("Copy as CSV"));
    m_save->setText(tr("Save as SVG…"));
    if (session()) {
        fillMethods();
        show();
    }
}

} // namespace insight
