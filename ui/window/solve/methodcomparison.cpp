// SPDX-License-Identifier: MIT
#include "window/solve/methodcomparison.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "session/search/work.h"
#include "window/widgets/excerpt.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

namespace {

enum Column { Method, Work, Found, Columns };

constexpr int linesOfSpace = 2;

} // namespace

MethodComparison::MethodComparison(QWidget *parent)
    : SessionWidget(parent), m_searchSpaceText(new Excerpt(linesOfSpace, {}, this)),
      m_table(new QTableWidget(0, Columns, this))
{
    m_table->setObjectName(u"methods"_s);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const Column wrapped : {Method, Work})
        m_table->horizontalHeader()->setSectionResizeMode(wrapped, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *copying = new QAction(m_table);
    copying->setShortcut(QKeySequence::Copy);
    copying->setShortcutContext(Qt::WidgetShortcut);
    connect(copying, &QAction::triggered, this, &MethodComparison::copy);
    m_table->addAction(copying);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_table);
    retranslate();
}

QWidget &MethodComparison::searchSpace() const
{
    return *m_searchSpaceText;
}

void MethodComparison::refresh()
{
    const auto &puzzle = session()->timeline().instance().puzzle;
    if (puzzle != m_described)
        m_searchSpace =
            session()->kind().searchSpace ? session()->kind().searchSpace(*puzzle) : core::Explanation();
    m_described = puzzle;
    m_searchSpaceText->setText(session::translated(m_searchSpace));
    m_searchSpaceText->setVisible(!m_searchSpace.empty());
    // With a single method, the counters above show its figures.
    const bool comparing = session()->search().results().size() > 1;
    setVisible(comparing);
    if (comparing)
        fill();
}

/// Returns the work of a method: its tries, if it was watched, and the nodes in its own unit.
QString MethodComparison::workOf(const session::MethodResult &result) const
{
    const QString own = session::amountOfWork(*result.solver, result.stats.nodes);
    if (result.tries < 0)
        return own;
    return session::translatedPlural(quint64(result.tries),
                                     [](int n) { return tr("%n try(s)", nullptr, n); }) +
           u'\n' + own;
}

/// Returns what a method found. Notes if solutions were only counted, since methods may count differently from how
/// they list.
QString MethodComparison::foundBy(const session::MethodResult &result) const
{
    if (result.verdict == core::Outcome::Impossible)
        return tr("no solution");
    if (result.goal == core::Goal::First)
        return tr("%n move(s)", nullptr, int(result.moves));
    if (result.goal == core::Goal::All)
        return session::translatedPlural(result.stats.solutions,
                                         [](int n) { return tr("%n solution(s)", nullptr, n); });
    return session::translatedPlural(result.stats.solutions,
                                     [](int n) { return tr("%n solution(s),\nonly counted", nullptr, n); });
}

// A method's result is the length of its solution or, in a search for all, the number of solutions.
void MethodComparison::fill()
{
    const std::vector<session::MethodResult> &results = session()->search().results();
    m_table->setRowCount(int(results.size()));
    for (int row = 0; row < int(results.size()); ++row) {
        const session::MethodResult &result = results[std::size_t(row)];
        const auto write = [&](Column column, const QString &text, const QString &tip = {}) {
            auto *item = new QTableWidgetItem(text);
            item->setToolTip(board::plainToolTip(tip));
            if (column != Method)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignTop);
            m_table->setItem(row, column, item);
        };
        const QString about = session::translated(result.solver->about);
        write(Method, session::translated(result.solver->name), about);
        write(Work, workOf(result), about);
        write(Found, foundBy(result));
    }
    fitHeight();
}

void MethodComparison::fitHeight()
{
    m_table->resizeRowsToContents();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            m_table->verticalHeader()->length() + 2);
}

void MethodComparison::resizeEvent(QResizeEvent *event)
{
    SessionWidget::resizeEvent(event);
    fitHeight();
}

/// Copies the whole table as tab-separated text for a spreadsheet.
void MethodComparison::copy() const
{
    QStringList lines;
    QStringList titles;
    for (int column = 0; column < Columns; ++column)
        titles << m_table->horizontalHeaderItem(column)->text();
    lines << titles.join(u'\t');
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < Columns; ++column)
            cells << m_table->item(row, column)->text().replace(u'\n', column == Work ? u"; "_s : u" "_s);
        lines << cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void MethodComparison::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Method"), tr("Work", "of a method"), tr("Found")});
    m_table->setAccessibleName(tr("Method comparison"));
    m_table->actions().constFirst()->setText(tr("Copy the table"));
}

} // namespace window
