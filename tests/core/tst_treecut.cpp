// SPDX-License-Identifier: MIT
#include "core/treecut.h"
#include "support/serialcontext.h"
#include "support/suite.h"

#include <atomic>
#include <bit>
#include <set>

namespace {

/// Finds all words of zeros and ones of one length in which each 1 is preceded by two zeros, or by fewer at
/// the start. Their tree is unbalanced.
class Words {
public:
    Words(core::UnitTracer &tracer, int length) : m_tracer(tracer), m_length(length) {}

    static inline std::atomic<std::uint64_t> visited = 0; ///< nodes, counted by all threads

    bool search(unsigned word = 0, int depth = 0)
    {
        ++visited;
        if (depth == m_length)
            return m_tracer.found({}, {});
        for (const unsigned letter : {0U, 1U}) {
            if (letter == 1 && (word & 3) != 0)
                continue;
            if (!m_tracer.node(depth + 1))
                return false;
            if (!m_tracer.enter())
                continue;
            if (!search(word << 1 | letter, depth + 1))
                return false;
            m_tracer.leave();
        }
        return true;
    }

private:
    core::UnitTracer &m_tracer;
    int m_length;
};

core::Stats searched(const core::Division &division, int length, int threads = 1)
{
    tests::SerialContext context(threads);
    core::Task task;
    task.goal = core::Goal::All;
    task.division = &division;
    return core::searchInUnits(task, context,
                               [&](core::UnitTracer &tracer) { Words(tracer, length).search(); })
        .stats;
}

/// Returns the number of words by their recurrence (Narayana's cows).
std::uint64_t words(int length)
{
    return length < 1 ? 1 : words(length - 1) + words(length - 3);
}

/// Returns the number of nodes, which are the non-empty prefixes of words.
std::uint64_t nodes(int length)
{
    std::uint64_t sum = 0;
    for (int i = 1; i <= length; ++i)
        sum += words(i);
    return sum;
}

} // namespace

/// Tests a search tree that is cut into units.
class TreeCut : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyUnitIsInOnePart()
    {
        for (const std::uint32_t of : {1U, 2U, 7U, 1000U}) {
            for (std::uint64_t unit = 0; unit < 500; ++unit) {
                int parts = 0;
                for (std::uint32_t number = 0; number < of; ++number)
                    parts += core::Part{number, of}.has(unit);
                QCOMPARE(parts, 1);
            }
        }
    }

    /// The parts add up to the solutions and nodes of the whole tree, even if it is so small that it is all
    /// above the cut.
    void partsAddUpToTheWhole()
    {
        for (const int length : {0, 1, 5, 25}) {
            for (const std::uint32_t of : {1U, 3U, 40U}) {
                core::Stats sum;
                for (std::uint32_t number = 0; number < of; ++number) {
                    const core::Stats part = searched({{number, of}}, length, 1 + int(number % 3));
                    sum.solutions += part.solutions;
                    sum.nodes += part.nodes;
                }
                QCOMPARE(sum.solutions, words(length));
                QCOMPARE(sum.nodes, nodes(length));
            }
        }
    }

    /// The largest of a thousand parts has at most twenty times the nodes of the smallest.
    void partsAreOfSimilarSize()
    {
        std::uint64_t least = ~std::uint64_t(0);
        std::uint64_t most = 0;
        for (std::uint32_t number = 0; number < 1000; number += 50) {
            const std::uint64_t nodes = searched({{number, 1000}}, 38).nodes;
            least = std::min(least, nodes);
            most = std::max(most, nodes);
        }
        QVERIFY2(most <= 20 * least, qPrintable(QStringLiteral("%1 and %2").arg(least).arg(most)));
    }

    /// Choosing the cut and walking the tree above it take a fraction of the whole search, even for a small
    /// tree.
    void aPartCostsLittle_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<quint32>("of");
        QTest::newRow("small") << 28 << 64U;
        QTest::newRow("larger") << 38 << 64U;
        QTest::newRow("a thousand") << 38 << 1000U;
    }
    void aPartCostsLittle()
    {
        QFETCH(int, length);
        QFETCH(quint32, of);
        Words::visited = 0;
        searched({{1, of}}, length);
        QVERIFY2(Words::visited < nodes(length) / 5, qPrintable(QString::number(Words::visited)));
    }

    void completedUnitsAreLeftOut()
    {
        core::Division division{{1, 3}};
        std::vector<core::Stats> units;
        std::multiset<std::uint64_t> completed;
        division.completed = [&](std::uint64_t unit, std::uint64_t number, const core::Stats &stats) {
            units.resize(std::size_t(number));
            units[std::size_t(unit)] = stats;
            completed.insert(unit);
        };
        const core::Stats whole = searched(division, 25);
        QCOMPARE(completed.size(), units.size());
        QCOMPARE(std::set<std::uint64_t>(completed.begin(), completed.end()).size(), units.size());
        completed.clear();
        division.done.resize(units.size());
        for (std::size_t unit = 0; unit < units.size(); unit += 2) {
            division.done[unit] = true;
            division.before.solutions += units[unit].solutions;
            division.before.nodes += units[unit].nodes;
        }
        const core::Stats rest = searched(division, 25, 2);
        QCOMPARE(rest.solutions, whole.solutions);
        QCOMPARE(rest.nodes, whole.nodes);
        QCOMPARE(completed.size(), units.size() / 2);
    }
};

TEST_SUITE(TreeCut)
#include "tst_treecut.moc"
