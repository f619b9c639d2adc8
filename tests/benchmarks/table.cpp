// SPDX-License-Identifier: MIT
#include "benchmarks/table.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstring>

namespace bench {

namespace {

constexpr double longWork = 1; // seconds; a baseline as long as this is run only once

using Clock = std::chrono::steady_clock;

double secondsOf(const Work &work, int times)
{
    const Clock::time_point begin = Clock::now();
    for (int i = 0; i < times; ++i)
        work();
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Returns how often the work is repeated in one run. The trials also warm the caches.
int repetitions(const Work &work)
{
    int times = 1;
    while (secondsOf(work, times) < 1e-3)
        times *= 2;
    return times;
}

double median(std::array<double, 7> runs)
{
    std::ranges::nth_element(runs, runs.begin() + 3);
    return runs[3];
}

/// Formats a number with three digits and the unit's usual prefix: "12.3 ms".
std::string inWords(double figure, const std::string &unit)
{
    struct Prefix {
        double factor;
        const char *name;
    };
    static constexpr Prefix small[] = {{1, ""}, {1e-3, "m"}, {1e-6, "u"}, {1e-9, "n"}};
    Prefix prefix{1, ""};
    if (unit == "s" && figure > 0 && figure < 1)
        prefix = *std::ranges::find_if(std::begin(small), std::end(small) - 1,
                                       [&](const Prefix &one) { return figure >= one.factor; });
    std::array<char, 64> text;
    std::snprintf(text.data(), text.size(), figure >= 1000 ? "%.0f %s%s" : "%.3g %s%s",
                  figure / prefix.factor, prefix.name, unit.c_str());
    return text.data();
}

std::string inColumns(const Row &row)
{
    std::array<char, 32> ratio = {};
    if (row.baseline)
        std::snprintf(ratio.data(), ratio.size(), "%.3g", row.ratio());
    const std::string baseline = row.baseline ? inWords(*row.baseline, row.unit) : std::string();
    const std::string goal = row.goal ? inWords(*row.goal, row.unit) : std::string();
    std::array<char, 256> line;
    std::snprintf(line.data(), line.size(), "%-40s %16s %16s %8s %16s %4s  %s", row.work.c_str(),
                  inWords(row.ours, row.unit).c_str(), baseline.c_str(), ratio.data(), goal.c_str(),
                  row.goal ? (row.met() ? "yes" : "no") : "", row.against.c_str());
    return line.data();
}

std::string asJson(const Row &row)
{
    QJsonObject object{{QStringLiteral("work"), QString::fromStdString(row.work)},
                       {QStringLiteral("unit"), QString::fromStdString(row.unit)},
                       {QStringLiteral("ours"), row.ours}};
    if (row.baseline) {
        object.insert(QStringLiteral("baseline"), *row.baseline);
        object.insert(QStringLiteral("against"), QString::fromStdString(row.against));
        object.insert(QStringLiteral("ratio"), row.ratio());
    }
    if (row.goal) {
        object.insert(QStringLiteral("goal"), *row.goal);
        object.insert(QStringLiteral("met"), row.met());
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace

Table::Table(int count, char **arguments) : m_json(count > 1 && std::strcmp(arguments[1], "--json") == 0)
{
    if (!m_json)
        std::printf("%-40s %16s %16s %8s %16s %4s  %s\n", "work", "ours", "baseline", "ratio", "goal", "met",
                    "against");
}

void Table::add(const Row &row) const
{
    std::printf("%s\n", (m_json ? asJson(row) : inColumns(row)).c_str());
    std::fflush(stdout);
}

Times measure(const Work &ours, const Work &baseline)
{
    const int times = repetitions(ours);
    const double first = baseline ? secondsOf(baseline, 1) : 0;
    const bool once = first > longWork;
    const int baselineTimes = baseline && !once ? repetitions(baseline) : 0;
    std::array<double, 7> runs;
    std::array<double, 7> baselineRuns = {};
    for (std::size_t i = 0; i < runs.size(); ++i) {
        runs[i] = secondsOf(ours, times) / times;
        if (baselineTimes > 0)
            baselineRuns[i] = secondsOf(baseline, baselineTimes) / baselineTimes;
    }
    if (!baseline)
        return {median(runs), std::nullopt};
    return {median(runs), once ? first : median(baselineRuns)};
}

} // namespace bench
