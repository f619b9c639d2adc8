// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/basics/backgroundtask.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace session {

/// A board of a series of sizes, and its size as a table shows it: "8", "4x4", "abcd".
struct GrowthBoard {
    QString size;
    std::string line;
    QString option = {}; ///< the id of the option that varies, such as "seed"; empty if the size does
    core::Explanation fault = {}; ///< why a range describes no boards
    bool isDealt = false;         ///< whether `prepared` has dealt it
};

/// Returns the boards that position lines with ranges describe: "queens:4..12", "taquin:2..4x2..4,seed=1", or with
/// letters "anagrams:ab..i". Ranges are in the options and advance together; a line without one is a single board, and
/// one whose ranges describe no boards has a fault. Several lines are separated by blanks. At most `mostGrowthBoards`
/// are returned, and if there are more, a last one with a fault.
std::vector<GrowthBoard> boardsOfSizes(const QString &lines);
constexpr std::size_t mostGrowthBoards = 100;

/// Makes the boards ready to be read: a name that a puzzle has in any language becomes its own, and a board that begins
/// solved, such as taquin:4x4, is dealt by the puzzle's usual deal with seed 1, since nothing could be measured on it.
std::vector<GrowthBoard> prepared(core::Kinds kinds, std::vector<GrowthBoard> boards);

/// The result of one method on one board, unwatched and in one thread.
struct GrowthRun {
    enum State { Done, Stopped, Unable };

    std::size_t board = 0;
    std::size_t method = 0;
    State state = Unable;
    std::uint64_t nodes = 0; ///< the nodes as the method counts them
    std::uint64_t solutions = 0;
    double seconds = 0;
    core::Explanation why = {}; ///< why it was unable
    bool isBoardFaulty = false; ///< it was unable because the board cannot be read
    /// The moves made or refused, as a watched search and a race count them; unknown if the method shows no moves or
    /// the time was too short to count them.
    std::optional<std::uint64_t> tries = {};
};

/// The methods and the boards whose growth is measured. A method that reaches the time limit at one size is not run
/// at the next.
struct GrowthPlan {
    std::vector<GrowthBoard> boards;
    std::vector<const core::Solver *> methods;
    core::Goal goal = core::Goal::First;
    double seconds = 10;                    ///< the time limit of each run
    std::vector<GrowthRun> unable = {};     ///< the runs that are known to be impossible, and are not started
    std::vector<core::Values> options = {}; ///< the options of each method; empty: the initial ones
};

/// Returns the options with which the plan runs this method.
core::Values optionsOf(const GrowthPlan &plan, std::size_t method);

/// The indices of a board and a method of a plan.
struct GrowthCell {
    std::size_t board;
    std::size_t method;
};

/// Returns the next cell of the plan after these runs: size by size, with all methods that still take part.
std::optional<GrowthCell> nextCell(const GrowthPlan &plan, std::span<const GrowthRun> runs);

/// Returns the runs of a plan whose method cannot begin on its board, as far as this is found within two seconds.
std::vector<GrowthRun> unableRuns(core::Kinds kinds, const GrowthPlan &plan, core::SearchContext &context);

/// Runs a cell in the caller's thread, until it ends, its time is up or `context` ends it. Keeps `nodes` up to date.
/// A run that ended is repeated as a watched search within the same time limit, to count its tries.
GrowthRun runCell(core::Kinds kinds, const GrowthPlan &plan, GrowthCell cell, core::SearchContext &context,
                  std::atomic<quint64> *nodes = nullptr);

/// The growth of one method: the factor from one size to the next, fitted to the logarithms of its nodes at the
/// larger half of the sizes that it completed, but at least three of them. Boards of one size, which differ by their seeds
/// or positions, have none.
struct GrowthFit {
    double factor;
    double atFirst; ///< the fitted number of nodes at the board `first`
    std::size_t first;
    std::size_t last; ///< the indices of the first and the last board of the fit
};
std::optional<GrowthFit> fittedGrowth(const GrowthPlan &plan, std::span<const GrowthRun> runs,
                                      std::size_t method);
/// Returns whether the boards of a plan are of different sizes, one after another.
bool growsInSize(const GrowthPlan &plan);

/// Runs a plan in the background.
class Growth : public QObject {
    Q_OBJECT

public:
    explicit Growth(QObject *parent = nullptr);

    void start(core::Kinds kinds, GrowthPlan plan);
    void stop();
    void clear();
    bool isRunning() const { return m_running.has_value(); }
    const GrowthPlan &plan() const { return m_plan; }
    const std::vector<GrowthRun> &runs() const { return m_runs; }
    const std::optional<GrowthCell> &running() const { return m_running; }
    quint64 nodes() const { return m_nodes; } ///< the nodes so far of the run that is under way

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
    BackgroundTask<GrowthRun> m_task; // declared last, so that it is destroyed first
};

} // namespace session
