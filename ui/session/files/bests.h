// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>

#include <vector>

namespace session {

/// The player's best results on one board.
struct Best {
    QString line; ///< the position line of the game's start
    qint64 moves = 0;
    qint64 seconds = 0;
    QDate date; ///< the date of the last improvement

    friend bool operator==(const Best &, const Best &) = default;
};

/// The best results on all boards, stored in one file. The file may have been edited: an invalid entry is ignored,
/// and a file that cannot be read is moved aside.
class Bests {
public:
    static constexpr std::size_t most = 200; ///< boards; beyond it, the one improved longest ago is dropped
    static constexpr qsizetype longestLine = 4096;

    enum class Rank { First, Neither, FewestMoves, ShortestTime, Both };

    explicit Bests(QString path);

    const std::vector<Best> &all() const { return m_all; } ///< the results, the latest first
    const Best *of(const QString &line) const;             ///< the best on a board; null if there is none
    /// Compares a result with the earlier ones, and stores it if it is better.
    Rank add(const Best &result);
    void clear();
    /// Returns the reason why the last change could not be written; empty if it was written.
    const QString &failure() const { return m_failure; }

private:
    void read();
    void write();

    const QString m_path;
    std::vector<Best> m_all;
    QString m_failure;
};

} // namespace session
