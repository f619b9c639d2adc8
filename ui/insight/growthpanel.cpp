// SPDX-License-Identifier: MIT
#include "insight/growthpanel.h"

#include "board/plaintext.h"
#include "insight/choicelist.h"
#include "insight/growthplot.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "session/search/growthtable.h"
#include "session/search/work.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/verticalscrollarea.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr double usualLimit = 5; // seconds
constexpr int largestSize = 200;
constexpr int fewerSizes = 4; // the number of sizes offered before and after the one in view

QPushButton *growthButton(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setAutoDefault(false);
    return button;
}

/// The boards whose sizes the panel offers for a growth.
struct SizesOffered {
    QString line;  ///< the position line of the boards, with %1 for a range if the sizes are numbers
    int first = 0; ///< the first size of the range; 0 if the sizes are not numbers
    int last = 0;
};

/// Returns a row of sizes around the board in view if its size is one number or its sides are equal; else a row of
/// words if it has one row; else the board itself. A board that starts in order is dealt.
SizesOffered sizesAround(const session::Session &session)
{
    const core::Kind &kind = session.kind();
    const core::Puzzle &puzzle = session.puzzle();
    QString options = QString::fromStdString(puzzle.options());
    SizesOffered offered;
    static const QRegularExpression size(u"^(\\d+)(x\\1)?(?![\\dx])"_s);
    if (const auto found = size.match(options); found.hasMatch()) {
        const int here = found.captured(1).toInt();
        const bool isDealt = kind.defaultDeal && puzzle.solved(puzzle.start());
        offered.first = std::max(2, here - fewerSizes);
        offered.last = isDealt ? here : here + fewerSizes;
        options.replace(0, found.capturedLength(), found.captured(2).isEmpty() ? u"%1"_s : u"%1x%1"_s);
        if (isDealt)
            options += u",deal="_s + QString::fromUtf8(kind.defaultDeal) + u",seed=1"_s;
    } else if (puzzle.grid().rows == 1) {
        options = u"ab..i"_s; // a row of letters
    }
    offered.line = QString::fromUtf8(kind.id) + u':' + options;
    return offered;
}

} // namespace

GrowthPanel::GrowthPanel(QWidget *parent)
    : window::SessionWidget(parent), m_finding(
                                         [this](const std::vector<session::GrowthRun> &unable) {
                                             m_unable = unable;
                                             remark();
                                         },
                                         [](const core::Explanation &) {}),
      m_pages(new QStackedWidget(this))
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
    m_fromLabel = new board::PlainLabel(page);
    m_from = new QSpinBox(page);
    m_toLabel = new board::PlainLabel(page);
    m_to = new QSpinBox(page);
    for (QSpinBox *size : {m_from, m_to})
        size->setRange(1, largestSize);
    m_fromLabel->setBuddy(m_from);
    m_toLabel->setBuddy(m_to);
    m_others = new QCheckBox(page);
    m_methods = new ChoiceList(page);
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
    auto *sizes = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{m_fromLabel, m_from, m_toLabel, m_to})
        sizes->addWidget(part);
    sizes->addStretch();
    column->addLayout(sizes);
    column->addWidget(m_others);
    column->addWidget(m_boardsLabel);
    column->addWidget(m_boards);
    column->addWidget(m_methodsLabel);
    column->addWidget(m_methods);
    column->addLayout(limit);
    column->addLayout(row);
    column->addStretch();
    connect(m_goal, &QComboBox::currentIndexChanged, this, &GrowthPanel::fillMethods);
    connect(m_start, &QPushButton::clicked, this, &GrowthPanel::start);
    connect(m_boards, &QLineEdit::returnPressed, this, &GrowthPanel::start);
    connect(m_boards, &QLineEdit::textChanged, this, &GrowthPanel::findUnable);
    connect(m_from, &QSpinBox::valueChanged, this, [this](int from) {
        m_to->setValue(std::max(from, m_to->value()));
        takeSizes();
    });
    connect(m_to, &QSpinBox::valueChanged, this, [this](int to) {
        m_from->setValue(std::min(to, m_from->value()));
        takeSizes();
    });
    connect(m_others, &QCheckBox::toggled, this, [this](bool others) {
        showSizes();
        if (!others)
            takeSizes();
    });
    connect(m_methods, &QListWidget::itemChanged, this, [this] {
        QSet<QString> &kept = m_ticked[QString::fromUtf8(session()->kind().id)];
        kept = m_methods->tickedKeys(kept);
        countTicked();
    });
    return new window::VerticalScrollArea(page, this);
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
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(page);
    column->addLayout(head);
    column->addWidget(m_plot, 1);
    column->addWidget(m_table);
    column->addWidget(m_notes);
    column->addLayout(buttons);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, [this](int quantity) {
        m_plot->setQuantity(GrowthPlot::Quantity(quantity));
        fillTable();
    });
    connect(m_stop, &QPushButton::clicked, &m_growth, &session::Growth::stop);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_growth.clear();
        m_pages->setCurrentIndex(0);
        (m_from->isVisible() ? static_cast<QWidget *>(m_from) : m_boards)->setFocus();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(
            session::GrowthTable(m_growth.plan(), m_growth.runs(), session::GrowthTable::Names::Ids).csv());
    });
    connect(m_save, &QPushButton::clicked, this, &GrowthPanel::saveSvg);
    return belowButtons({m_again, m_stop}, page);
}

/// Offers the sizes around the board in view: as two numbers if they are numbers, else as the text of a line.
void GrowthPanel::offerSizes()
{
    const SizesOffered offered = sizesAround(*session());
    m_pattern = offered.first > 0 ? offered.line : QString();
    {
        const QSignalBlocker quiet(m_from);
        const QSignalBlocker quietToo(m_to);
        const QSignalBlocker quietThree(m_others);
        m_from->setValue(offered.first);
        m_to->setValue(offered.last);
        m_others->setChecked(false);
    }
    showSizes();
    if (m_pattern.isEmpty())
        m_boards->setText(offered.line);
    else
        takeSizes();
}

void GrowthPanel::showSizes()
{
    const bool areNumbers = !m_pattern.isEmpty();
    const bool areOthers = !areNumbers || m_others->isChecked();
    m_others->setVisible(areNumbers);
    for (QWidget *part : std::initializer_list<QWidget *>{m_fromLabel, m_from, m_toLabel, m_to})
        part->setVisible(areNumbers && !areOthers);
    m_boardsLabel->setVisible(areOthers);
    m_boards->setVisible(areOthers);
}

/// Sets the text of the boards to the chosen range of sizes.
void GrowthPanel::takeSizes()
{
    QString line = m_pattern;
    m_boards->setText(line.replace("%1"_L1, u"%1..%2"_s.arg(m_from->value()).arg(m_to->value())));
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
    m_methods->clear();
    offerSizes();
    // Some puzzles have no method that counts, so this chooses the first goal that a method reaches.
    const auto reaches = [this](const core::Solver &solver) { return solver.reaches(goal()); };
    for (const int index : {0, 1, 2}) {
        m_goal->setCurrentIndex(index);
        if (std::ranges::any_of(session()->kind().solvers, reaches))
            break;
    }
    fillMethods();
}

/// Lists all methods. Those that cannot reach the goal are disabled, with the reason.
void GrowthPanel::fillMethods()
{
    if (!session())
        return;
    const QSignalBlocker quiet(m_methods);
    m_methods->clear();
    const auto solvers = session()->kind().solvers;
    const auto known = m_ticked.find(QString::fromUtf8(session()->kind().id));
    const bool isFirst = known == m_ticked.end();
    QSet<QString> ticked = isFirst ? QSet<QString>() : *known;
    for (std::size_t i = 0; i < solvers.size(); ++i) {
        m_methods->add(session::translated(solvers[i].name), int(i), session::translated(solvers[i].about));
        const bool fits = !solvers[i].unsuitable ||
                          solvers[i].unsuitable(session()->puzzle(), session()->puzzle().start(), {}).empty();
        if (isFirst && fits)
            ticked.insert(m_methods->key(int(i)));
    }
    m_ticked.insert(QString::fromUtf8(session()->kind().id), ticked);
    remark();
}

/// Returns the plan for these methods on the chosen boards.
session::GrowthPlan GrowthPanel::planOf(const std::vector<const core::Solver *> &methods) const
{
    session::GrowthPlan plan;
    plan.boards = session::boardsOfSizes(m_boards->text());
    plan.methods = methods;
    plan.goal = goal();
    plan.seconds = m_limit->value();
    return plan;
}

/// Finds out in the background which methods cannot begin on which of the boards.
void GrowthPanel::findUnable()
{
    m_unable.clear();
    m_asked = {};
    if (!session())
        return;
    std::vector<const core::Solver *> all;
    for (const core::Solver &solver : session()->kind().solvers)
        all.push_back(&solver);
    m_asked = planOf(all);
    remark();
    m_finding.start([kinds = m_kinds, plan = m_asked](core::SearchContext &context) {
        return session::unableRuns(kinds, plan, context);
    });
}

/// Writes below each method what it counts and, if it cannot begin on each board, on which it can or cannot.
void GrowthPanel::remark()
{
    const QSignalBlocker quiet(m_methods);
    for (int row = 0; row < m_methods->count(); ++row) {
        const core::Solver &solver = session()->kind().solvers[std::size_t(row)];
        const std::size_t unable = unableOf(std::size_t(row)).size();
        const bool can = solver.reaches(goal()) && (unable == 0 || unable < m_asked.boards.size());
        m_methods->setRemark(row, remarkOn(std::size_t(row)), can);
    }
    m_methods->tick(m_ticked.value(QString::fromUtf8(session()->kind().id)));
    countTicked();
}

std::vector<session::GrowthRun> GrowthPanel::unableOf(std::size_t solver) const
{
    std::vector<session::GrowthRun> all;
    std::ranges::copy_if(m_unable, std::back_inserter(all),
                         [solver](const session::GrowthRun &run) { return run.method == solver; });
    return all;
}

QString GrowthPanel::remarkOn(std::size_t number) const
{
    const core::Solver &solver = session()->kind().solvers[number];
    if (!solver.reaches(goal()))
        return goal() == core::Goal::Count ? tr("It does not count solutions.")
               : goal() == core::Goal::All ? tr("It does not look for all solutions.")
                                           : tr("It does not stop at one solution.");
    const QString unit = tr("It counts: %1.").arg(session::unitOfWork(solver));
    const std::vector<session::GrowthRun> unable = unableOf(number);
    if (unable.empty())
        return unit;
    if (unable.size() >= m_asked.boards.size())
        return session::translated(unable.front().why);
    QStringList can;
    QStringList cannot;
    for (std::size_t board = 0; board < m_asked.boards.size(); ++board) {
        const bool isUnable = std::ranges::find(unable, board, &session::GrowthRun::board) != unable.end();
        (isUnable ? cannot : can) << m_asked.boards[board].size;
    }
    return unit + u' ' +
           (can.size() <= cannot.size() ? tr("Only for size %1.").arg(can.join(", "_L1))
                                        : tr("Not for size %1.").arg(cannot.join(", "_L1)));
}

void GrowthPanel::countTicked()
{
    m_start->setEnabled(m_methods->ticked() > 0);
}

void GrowthPanel::start()
{
    std::vector<const core::Solver *> methods;
    std::vector<session::GrowthRun> unable;
    for (int row = 0; row < m_methods->count(); ++row) {
        if (!m_methods->isTicked(row))
            continue;
        for (session::GrowthRun run : unableOf(std::size_t(row))) {
            run.method = methods.size();
            unable.push_back(std::move(run));
        }
        methods.push_back(&session()->kind().solvers[std::size_t(row)]);
    }
    session::GrowthPlan plan = planOf(methods);
    plan.unable = std::move(unable);
    if (plan.boards.empty() || plan.methods.empty())
        return;
    offerQuantities(plan.goal != core::Goal::First);
    m_pages->setCurrentIndex(1);
    m_growth.start(m_kinds, std::move(plan));
    m_stop->setFocus();
}

/// Offers the quantities that can be plotted. The number of solutions is left out if each method stops at the
/// first.
void GrowthPanel::offerQuantities(bool withSolutions)
{
    const int quantity = m_quantity->currentIndex();
    const QSignalBlocker quiet(m_quantity);
    m_quantity->clear();
    m_quantity->addItems({tr("Work"), tr("Time")});
    if (withSolutions)
        m_quantity->addItem(tr("Solutions"));
    m_quantity->setCurrentIndex(quantity < m_quantity->count() ? std::max(0, quantity) : 0);
    m_plot->setQuantity(GrowthPlot::Quantity(m_quantity->currentIndex()));
}

void GrowthPanel::show()
{
    const session::GrowthPlan &plan = m_growth.plan();
    const session::GrowthTable table(plan, m_growth.runs(), session::GrowthTable::Names::Words);
    m_plot->setRuns(plan, m_growth.runs());
    fillTable();
    m_notes->setText(table.notes.join(u'\n'));
    m_stop->setEnabled(m_growth.isRunning());
    const bool isMeasured = std::ranges::any_of(m_growth.runs(), [](const session::GrowthRun &run) {
        return run.state != session::GrowthRun::Unable;
    });
    m_copy->setEnabled(isMeasured);
    m_save->setEnabled(isMeasured);
    const QString limit = QLocale().toString(plan.seconds, 'f', 1);
    if (const auto &running = m_growth.running()) {
        const core::Solver &method = *plan.methods[running->method];
        m_state->setText(tr("%1 at %2: %3; each run is limited to %4 s")
                             .arg(session::translated(method.name), plan.boards[running->board].size,
                                  session::amountOfWork(method, m_growth.nodes()), limit));
    } else
        m_state->setText(tr("Each run was limited to %1 s.").arg(limit));
}

/// Fills the table with the plotted quantity, in a column for each method.
void GrowthPanel::fillTable()
{
    const session::GrowthPlan &plan = m_growth.plan();
    const bool isTime = m_quantity->currentIndex() == GrowthPlot::Time;
    QStringList titles{tr("Size"), tr("Solutions")};
    for (const core::Solver *method : plan.methods)
        titles << session::translated(method->name).replace(u' ', u'\n') +
                      (isTime ? QString() : u'\n' + session::unitOfWork(*method).replace(u' ', u'\n'));
    m_table->setColumnCount(int(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->setRowCount(int(plan.boards.size()));
    for (std::size_t board = 0; board < plan.boards.size(); ++board) {
        const auto done = std::ranges::find_if(m_growth.runs(), [board](const session::GrowthRun &run) {
            return run.board == board && run.state == session::GrowthRun::Done;
        });
        QStringList row{plan.boards[board].size, done == m_growth.runs().end()
                                                     ? u"–"_s
                                                     : session::formatNumber(qlonglong(done->solutions))};
        for (std::size_t method = 0; method < plan.methods.size(); ++method)
            row << cell(board, method);
        for (int column = 0; column < row.size(); ++column) {
            auto *item = new QTableWidgetItem(row[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (column >= 2)
                item->setForeground(growthPen(std::size_t(column - 2), m_style).color());
            m_table->setItem(int(board), column, item);
        }
    }
    fitToCells(*m_table);
}

/// Returns the work or the time of a method on a board; "–" if it was not run.
QString GrowthPanel::cell(std::size_t board, std::size_t method) const
{
    const auto run = std::ranges::find_if(m_growth.runs(), [&](const session::GrowthRun &one) {
        return one.board == board && one.method == method;
    });
    if (run == m_growth.runs().end() || run->state == session::GrowthRun::Unable)
        return u"–"_s;
    const QString value = m_quantity->currentIndex() == GrowthPlot::Time
                              ? session::formatTime(qint64(run->seconds * 1e6))
                              : session::formatNumber(qlonglong(run->nodes));
    return run->state == session::GrowthRun::Stopped ? u"> "_s + value : value;
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
    m_fromLabel->setText(tr("Size from"));
    m_toLabel->setText(tr("to", "size from 4 to 12"));
    m_others->setText(tr("Other boards"));
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
    offerQuantities(!session() || m_growth.plan().goal != core::Goal::First);
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
