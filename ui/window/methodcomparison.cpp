// SPDX-License-Identifier: MIT
#include "window/methodcomparison.h"

#include "session/translation.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace window {

using namespace Qt::StringLiterals;

MethodComparison::MethodComparison(QWidget *parent)
    : SessionWidget(parent), m_extentLabel(new QLabel(this)), m_table(new QLabel(this))
{
    m_extentLabel->setWordWrap(true);
    m_extentLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->setObjectName(u"faint"_s);
    m_table->setTextFormat(Qt::RichText);
    m_table->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_extentLabel);
    column->addWidget(m_table);
}

void MethodComparison::refresh()
{
    const auto &puzzle = session()->timeline().instance().puzzle;
    if (puzzle != m_described)
        m_extent = session()->kind().extent ? session()->kind().extent(*puzzle) : core::Explanation();
    m_described = puzzle;
    m_extentLabel->setText(session::translated(m_extent));
    m_extentLabel->setVisible(!m_extentLabel->text().isEmpty());
    // The figures of a single method stand in the counters above; they are repeated only beside the extent.
    const bool comparing = session()->search().results().size() > (m_extentLabel->text().isEmpty() ? 1U : 0U);
    m_table->setText(comparing ? table() : QString());
    m_table->setVisible(comparing);
    setVisible(comparing || !m_extentLabel->text().isEmpty());
}

QString MethodComparison::table() const
{
    QString rows;
    for (const session::MethodResult &effort : session()->search().results())
        rows += row(effort);
    return tr("What the methods really did:") + "<table cellspacing='0'>"_L1 + rows + "</table>"_L1;
}

QString MethodComparison::row(const session::MethodResult &effort) const
{
    static constexpr core::Text nodes = PUZZLE_TEXT("window", "Nodes");
    const core::Text &counter = effort.solver->counts ? effort.solver->counts : nodes;
    const QString found = effort.goal == core::Goal::First
                              ? tr("first solution")
                              : session::translatedPlural(effort.stats.solutions, [](int n) {
                                    return tr("%n solution(s)", nullptr, n);
                                });
    const QString cell = u"<td style='padding: 2px 10px 2px 0'>%1</td>"_s;
    const QString right = u"<td align='right' style='padding: 2px 6px 2px 0'>%1</td>"_s;
    return "<tr>"_L1 + cell.arg(session::translated(effort.solver->name).toHtmlEscaped()) +
           right.arg(QLocale().toString(qulonglong(effort.stats.nodes))) +
           cell.arg(session::translated(counter).toHtmlEscaped() + "<br>"_L1 +
                    (effort.verdict == core::Outcome::Impossible ? tr("no solution") : found)) +
           "</tr>"_L1;
}

} // namespace window
