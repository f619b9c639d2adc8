// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/basics/backgroundtask.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace session {

/// A board of a row of sizes, and what stands for its size in a table: "8", "4x4", "abcd".
struct GrowthBoard {
    QString size;
    std::string line;
};

/// Returns the boards that a position line with a range stands for: "queens:4..12", "taquin:2..4x2..4,seed=1",
/// or with letters "anagrams:ab..i". Ranges stand in the options part and run together; a line without one stands
/// for itself. Several lines are separated by blanks. At most `mostGrowthBoards` are returned.
std::vector<GrowthBoard> boardsOfSizes(const QString &lines);
constexpr std::size_t mostGrowthBoards = 100;

/// One method on one board, unwatched and in one thread.
struct GrowthRun {
    enum State { Done, Stopped, Unable };

    std::size_t board = 0;
    std::size_t method = 0;
    State state = Unable;
    std::uint64_t nodes = 0; ///< what the method counts
    std::uint64_t solutions = 0;
    double seconds = 0;
    core::Explanation why = {}; ///< why it was unable
};

/// The methods and the boards whose growth is measured. A method that reaches the time limit at one size is not run
/// at the next.
struct GrowthPlan {
    std::vector<GrowthBoard> boards;
    std::vector<const core::Solver *> methods;
    core::Goal goal = core::Goal::First;
    double seconds = 10;                ///< the time limit of each run
    std::vector<GrowthRun> unable = {}; ///< what is known to be impossible, and is not run
};

/// The number of a board and of a method of a plan.
struct GrowthCell {
    std::size_t board;
    std::size_t method;
};

/// Returns which cell of the plan comes after these runs: size by size, each by all methods that still take part.
std::optional<GrowthCell> nextCell(const GrowthPlan &plan, std::span<const GrowthRun> runs);

/// Returns which methods cannot begin on which boards of a plan, as far as that is found out within a moment.
std::vector<GrowthRun> unableRuns(core::Kinds kinds, const GrowthPlan &plan, core::SearchContext &context);

/// Runs a cell in the caller's thread, until it ends, its time is up or `control` ends it. Keeps `nodes` up to date.
GrowthRun runCell(core::Kinds kinds, const GrowthPlan &plan, GrowthCell cell, core::SearchContext &context,
                  std::atomic<quint64> *nodes = nullptr);

/// The growth of one method: the factor from one size to the next, fitted to the logarithms of its nodes at the
/// larger half of the sizes that it did, of which it needs three.
struct GrowthFit {
    double factor;
    double atFirst; ///< the fitted nodes at the first of these sizes
    std::size_t first;
    std::size_t last; ///< the numbers of the first and the last board that it is fitted to
};
std::optional<GrowthFit> fittedGrowth(std::span<const GrowthRun> runs, std::size_t method);

/// Runs a plan in the background.
class Growth : public QObject {
    Q_OBJECT

public:
    explicit Growth(QObject *parent = nullptr);
    ~Growth() override;

    void start(core::Kinds kinds, GrowthPlan plan);
    void stop();
    void clear();
    bool isRunning() const { return m_running.has_value(); }
    const GrowthPlan &plan() const { return m_plan; }
    const std::vector<GrowthRun> &runs() const { return m_runs; }
    const std::optional<GrowthCell> &running() const { return m_running; }
    quint64 nodes() const { return m_nodes; } ///< the nodes of the run that is under way

Q_SIGNALS:
    void progressed(); ///< emitted at each result, and ten times a second
    void finished();

private:
    void next();
    void take(const GrowthRun &run);
    void end();

    std::vector<const core::Kind *> m_kinds;
    GrowthPlan m_plan;
    std::vector<GrowthRun> m_runs;
    std::optional<GrowthCell> m_running;
    std::atomic<quint64> m_nodes = 0;
    bool m_stopping = false;
    QTimer m_heartbeat;
    BackgroundTask<GrowthRun> m_task; // The task is destroyed first.
};

} // namespace session
