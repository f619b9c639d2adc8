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

/// The results of the whole run of a search so far, shown or not: its counters and, if the method reports it,
/// how much of the tree is searched.
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
    /// Rows that are always used come first, so that no gap stands between them.
    enum Row { Nodes, PerSecond, Time, Solutions, Tries, Depth, Bound, Rows };

    void keepRooms();
    void write(Row row, const QString &text);
    void refreshNumbers(const session::SolverJob &job);
    void refreshProgress(const session::SolverJob &job);
    void nameNodes();
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
    QLabel *m_quality; ///< the quality of the best solution, for methods that improve on it
    QProgressBar *m_progress;
};

} // namespace window
