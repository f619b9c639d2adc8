// SPDX-License-Identifier: MIT
#pragma once

#include "window/sessionwidget.h"

#include <QElapsedTimer>

#include <array>

class QLabel;
class QProgressBar;

namespace window {

class BusyIndicator;

/// The results of the whole run of a search so far, shown or not: its counters and, if the method reports it,
/// how much of the tree is searched.
class SolverCounters : public SessionWidget {
    Q_OBJECT

public:
    explicit SolverCounters(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override;

private:
    quint64 solutions(const session::SolverJob &job, const core::Stats &stats) const;
    enum Row { Nodes, PerSecond, Depth, Bound, Solutions, Time, Rows };

    void write(Row row, const QString &text);
    void refreshNumbers(const session::SolverJob &job);
    void refreshProgress(const session::SolverJob &job);
    void nameNodes();
    QString state() const;
    QString searching(double done) const;
    QString quality(const core::Stats &stats) const;
    QString outcomeState(const core::Outcome &outcome) const;

    QLabel *m_title;
    std::array<QLabel *, Rows> m_names;
    std::array<QLabel *, Rows> m_values;
    BusyIndicator *m_hourglass;
    QLabel *m_state;
    QLabel *m_quality; ///< the quality of the best solution, for methods that improve on it
    QProgressBar *m_progress;
};

} // namespace window
