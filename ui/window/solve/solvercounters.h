// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets/sessionwidget.h"

#include <QElapsedTimer>

#include <array>

class QLabel;
class QProgressBar;

namespace window {

class BusyIndicator;
class Excerpt;

/// The results of the whole search so far, whether shown or not: its counters and, if the method reports it, the
/// fraction of the tree that is searched.
class SolverCounters : public SessionWidget {
    Q_OBJECT

public:
    explicit SolverCounters(QWidget *parent = nullptr);

    void refresh() override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    quint64 solutions(const session::SolverJob &job, const core::Stats &stats) const;
    qint64 tries(const session::SolverJob &job) const;
    /// The rows that are always used come first, so that there is no gap between them.
    enum Row { Nodes, PerSecond, Time, Solutions, Tries, Depth, Bound, Rows };

    void reserveSpace();
    void write(Row row, const QString &text);
    void refreshNumbers(const session::SolverJob &job);
    void refreshProgress(const session::SolverJob &job);
    QString state() const;
    double played() const;
    QString searching(double done) const;
    QString quality(const core::Stats &stats) const;
    QString outcomeState(const core::Outcome &outcome) const;

    QLabel *m_title;
    std::array<QLabel *, Rows> m_names;
    std::array<QLabel *, Rows> m_values;
    BusyIndicator *m_hourglass;
    Excerpt *m_state;
    Excerpt *m_quality; ///< the length of the best solution and its lower bound
    QProgressBar *m_progress;
};

} // namespace window
