// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace soak {

/// What the process holds at the end of a minute, and how smoothly it animated during it.
struct Minute {
    double resident = 0; ///< megabytes, of the process
    double heap = 0;     ///< megabytes in use, of those that malloc has
    int threads = 0;
    int descriptors = 0; ///< open
    double median = 0;   ///< milliseconds from one paint to the next, while something is animated
    double p99 = 0;
    double longest = 0;

    static Minute now(std::vector<double> frames);
};

/// The minutes of a run, as a table, as a picture, and judged.
class Minutes {
public:
    /// By then every cache and pool has what it needs.
    static constexpr std::size_t warm = 10;

    void add(const Minute &minute);
    bool draw(const QString &path) const;
    /// What grew after the tenth minute: memory by more than 2 %, or threads or descriptors at all. Empty
    /// when nothing did.
    QString growth() const;

private:
    std::vector<Minute> m_all;
};

} // namespace soak
