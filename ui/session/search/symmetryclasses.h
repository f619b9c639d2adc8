// SPDX-License-Identifier: MIT
#pragma once

#include "core/kind.h"
#include "session/basics/backgroundtask.h"
#include "session/search/solutions.h"

#include <QObject>

#include <map>

namespace session {

/// Sorts solutions into classes that are equal up to the symmetries of the board, in a separate thread and in
/// batches, so that even a hundred thousand of them do not block the window.
class SymmetryClasses : public QObject {
    Q_OBJECT

public:
    explicit SymmetryClasses(const core::Kind &kind, QObject *parent = nullptr);

    bool areKnown() const { return m_kind.symmetryClassifier != nullptr; } ///< the puzzle has classes
    /// Drops all classes; the next solutions are of this puzzle.
    void restart(std::shared_ptr<const core::Puzzle> puzzle);
    /// Sorts the solutions that were appended to the list since the last call.
    void sort(const FoundList &solutions);

    /// Returns the number of classes, which are in the order of their first members.
    std::size_t count() const { return m_classes.size(); }
    /// Returns the indices of a class's solutions in the list, in ascending order.
    const std::vector<int> &members(std::size_t index) const { return m_classes[index]; }
    /// Returns the class of a solution by its index in the list. The solution must have been sorted already.
    int classOf(std::size_t solution) const { return m_classOf[solution]; }
    std::size_t sorted() const { return m_classOf.size(); } ///< the number of solutions sorted so far

Q_SIGNALS:
    void changed();

private:
    using Digests = std::vector<core::ClassDigest>;

    void startBatch();
    void takeBatch(const Digests &digests);

    const core::Kind &m_kind;
    std::shared_ptr<const core::Puzzle> m_puzzle;
    std::unique_ptr<core::SymmetryClassifier> m_classifier;
    FoundList m_waiting;                         ///< the solutions not sorted yet, from the index `sorted` on
    std::map<core::ClassDigest, int> m_byDigest; ///< the classes by the digest of their members
    std::vector<std::vector<int>> m_classes;
    std::vector<int> m_classOf;
    bool m_busy = false;
    BackgroundTask<Digests> m_task;
};

} // namespace session
