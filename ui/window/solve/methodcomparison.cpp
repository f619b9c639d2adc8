// SPDX-License-Identifier: MIT
#include "window/solve/methodcomparison.h"

#include "board/plaintext.h"
#include "session/basics/translation.h"
#include "window/widgets/excerpt.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
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
    m_table->horizontalHeader()->setSectionResizeMode(Method, QHeaderView::Stretch);
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
    // The figures of a single method are in the counters above.
    const bool comparing = session()->search().results().size() > 1;
    setVisible(comparing);
    if (comparing)
        fill();
}

// A method's result is the length of its solution or, for a search for all, the number of solutions.
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
        const QString found = result.goal == core::Goal::First
                                  ? tr("%n move(s)", nullptr, int(result.moves))
                                  : session::translatedPlural(result.stats.solutions, [](int n) {
                                        return tr("%n solution(s)", nullptr, n);
                                    });
        write(Method, session::translated(result.solver->name));
        write(Work, QLocale().toString(qulonglong(result.stats.nodes)),
              result.solver->counts ? session::translated(result.solver->counts) : QString());
        write(Found, result.verdict == core::Outcome::Impossible ? tr("no solution") : found);
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

/// Copies the whole table, as a spreadsheet reads it.
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
            cells << m_table->item(row, column)->text();
        lines << cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void MethodComparison::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Method"), tr("Tries", "of a method"), tr("Found")});
    m_table->setAccessibleName(tr("Method comparison"));
    m_table->actions().constFirst()->setText(tr("Copy the table"));
}

} // namespace window
