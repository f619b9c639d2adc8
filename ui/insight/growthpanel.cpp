// SPDX-License-Identifier: MIT
#include "insight/growthpanel.h"

#include "board/plaintext.h"
#include "insight/choicelist.h"
#include "insight/growthchoice.h"
#include "insight/growthplot.h"
#include "session/basics/translation.h"
#include "session/files/savefile.h"
#include "session/search/growthtable.h"
#include "session/search/work.h"
#include "window/widgets/failurebox.h"
#include "window/widgets/filedialogs.h"
#include "window/widgets/verticalscrollarea.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace insight {

using namespace Qt::StringLiterals;

namespace {

constexpr int firstMethod = 2; // the column of the first method

} // namespace

GrowthPanel::GrowthPanel(QWidget *parent)
    : window::SessionWidget(parent), m_pages(new QStackedWidget(this)), m_choice(new GrowthChoice(this))
{
    setObjectName(u"growth"_s);
    m_pages->addWidget(new window::VerticalScrollArea(m_choice, this));
    m_pages->addWidget(resultPage());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(m_choice, &GrowthChoice::startWanted, this, &GrowthPanel::start);
    connect(&m_growth, &session::Growth::progressed, this, &GrowthPanel::show);
    retranslate();
}

GrowthPanel::~GrowthPanel() = default;

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
    for (QPushButton **button : {&m_stop, &m_again, &m_copy, &m_save}) {
        *button = new QPushButton(page);
        (*button)->setAutoDefault(false);
    }
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
    connect(m_quantity, &QComboBox::currentIndexChanged, this,
            [this](int quantity) { m_plot->setQuantity(GrowthPlot::Quantity(quantity)); });
    connect(m_stop, &QPushButton::clicked, &m_growth, &session::Growth::stop);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_growth.clear();
        m_pages->setCurrentIndex(0);
        m_choice->takeFocus();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(
            session::GrowthTable(m_growth.plan(), m_growth.runs(), session::GrowthTable::Names::Ids).csv());
    });
    connect(m_save, &QPushButton::clicked, this, &GrowthPanel::saveSvg);
    return belowButtons({m_again, m_stop}, page);
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
    m_choice->setSession(session());
}

void GrowthPanel::start()
{
    session::GrowthPlan plan = m_choice->plan();
    if (plan.boards.empty() || plan.methods.empty())
        return;
    offerQuantities(plan.goal != core::Goal::First);
    m_pages->setCurrentIndex(1);
    const core::Kind *kind = &session()->kind();
    m_growth.start({&kind, 1}, std::move(plan));
    m_stop->setFocus();
}

/// Offers the quantities that can be plotted. The number of solutions is left out if each method stops at the
/// first.
void GrowthPanel::offerQuantities(bool withSolutions)
{
    const int quantity = m_quantity->currentIndex();
    const QSignalBlocker quiet(m_quantity);
    m_quantity->clear();
    m_quantity->addItems({tr("Work"), tr("Tries"), tr("Time")});
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

/// Fills the table with a row for each size and, in a column for each method, its solutions, its tries, what it counts itself,
/// and its time; the column before these names the lines.
void GrowthPanel::fillTable()
{
    const session::GrowthPlan &plan = m_growth.plan();
    const QString lines = QStringList{tr("Solutions"), tr("Tries"), tr("Own count"), tr("Time")}.join(u'\n');
    QStringList titles{session::titleOfSizes(plan), QString()};
    for (const core::Solver *method : plan.methods)
        titles << session::translated(method->name).replace(u' ', u'\n') + u'\n' +
                      session::unitOfWork(*method).replace(u' ', u'\n');
    m_table->setColumnCount(int(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->setRowCount(int(plan.boards.size()));
    for (std::size_t board = 0; board < plan.boards.size(); ++board) {
        QStringList row{plan.boards[board].size, lines};
        for (std::size_t method = 0; method < plan.methods.size(); ++method)
            row << cell(board, method);
        for (int column = 0; column < row.size(); ++column) {
            auto *item = new QTableWidgetItem(row[column]);
            item->setTextAlignment((column == firstMethod - 1 ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
            if (column >= firstMethod)
                item->setForeground(growthPen(std::size_t(column - firstMethod), m_style).color());
            m_table->setItem(int(board), column, item);
        }
    }
    fitToCells(*m_table);
}

/// Returns the solutions, the tries, the own count and the time of a method on a board, in four lines; "–" if it was not run.
QString GrowthPanel::cell(std::size_t board, std::size_t method) const
{
    const auto run = std::ranges::find_if(m_growth.runs(), [&](const session::GrowthRun &one) {
        return one.board == board && one.method == method;
    });
    if (run == m_growth.runs().end() || run->state == session::GrowthRun::Unable)
        return u"–"_s;
    const QString more = run->state == session::GrowthRun::Stopped ? u"> "_s : QString();
    const auto orUnknown = [](std::optional<std::uint64_t> number) {
        return number ? session::formatNumber(qlonglong(*number)) : u"–"_s;
    };
    const bool isDone = run->state == session::GrowthRun::Done;
    return QStringList{orUnknown(isDone ? std::optional(run->solutions) : std::nullopt),
                       orUnknown(run->tries), more + session::formatNumber(qlonglong(run->nodes)),
                       more + session::formatTime(qint64(run->seconds * 1e6))}
        .join(u'\n');
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
    offerQuantities(!session() || m_growth.plan().goal != core::Goal::First);
    m_quantity->setAccessibleName(tr("Quantity"));
    m_plot->setAccessibleName(tr("Growth"));
    m_table->setAccessibleName(tr("Results"));
    m_stop->setText(tr("Stop Measuring"));
    m_again->setText(tr("New Measurement"));
    m_copy->setText(tr("Copy as CSV"));
    m_save->setText(tr("Save as SVG…"));
    if (session())
        show();
}

} // namespace insight
