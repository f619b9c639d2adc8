// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace soak {

/// The resources of the process at the end of a minute, and how smoothly it animated during that minute.
struct Minute {
    double resident = 0; ///< megabytes of the process in memory
    double heap = 0;     ///< megabytes in use in malloc's heap
    int threads = 0;
    int descriptors = 0; ///< open file descriptors
    double median = 0;   ///< milliseconds from one paint to the next during animations
    double p99 = 0;
    double longest = 0;

    static Minute now(std::vector<double> frames);
};

/// The minutes of a run, with a table, a drawing and a judgement of them.
class Minutes {
public:
    /// The number of minutes after which every cache and pool is filled.
    static constexpr std::size_t warm = 10;

    void add(const Minute &minute);
    bool draw(const QString &path) const;
    /// Returns what grew after the tenth minute: memory by more than 2 %, or threads or descriptors at all;
    /// empty if nothing did.
    QString growth() const;

private:
    std::vector<Minute> m_all;
};

} // namespace soak
