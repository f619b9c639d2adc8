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
    QDate date; ///< of the last result that was better than before

    friend bool operator==(const Best &, const Best &) = default;
};

/// The best results of all boards, in a file of their own. Anybody may edit it: what is no result in it is
/// passed over, and a file that cannot be read is moved aside.
class Bests {
public:
    static constexpr std::size_t most = 200; ///< boards; the one that was bettered longest ago goes
    static constexpr qsizetype longestLine = 4096;

    enum class Standing { First, Neither, FewestMoves, ShortestTime, Both };

    explicit Bests(QString path);

    const std::vector<Best> &all() const { return m_all; } ///< the latest first
    const Best *of(const QString &line) const;             ///< null for none
    /// Compares a result with those before it, and keeps it where it is better.
    Standing add(const Best &result);
    void clear();
    /// Why the last change could not be written; empty when it was.
    const QString &failure() const { return m_failure; }

private:
    void read();
    void write();

    const QString m_path;
    std::vector<Best> m_all;
    QString m_failure;
};

} // namespace session
