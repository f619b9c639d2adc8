// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "session/timeline/record.h"

#include <QRandomGenerator>

#include <set>

using session::Record;

namespace {

/// Returns random events as a search reports them: moves of one step that are made, refused and taken back,
/// and solutions.
std::vector<core::Event> randomSearch(QRandomGenerator &random, int count, int deepest, int reasons = 5)
{
    std::vector<core::Event> events;
    int depth = 0;
    for (int i = 0; i < count; ++i) {
        const int chance = random.bounded(10);
        core::Event event{{0, {}, {}, true}};
        if (chance < 4 && depth < deepest) {
            event.type = core::Event::Did;
            ++depth;
        } else if (chance < 8 && depth > 0) {
            event.type = core::Event::Undid;
            --depth;
        } else {
            event.type = chance == 9                 ? core::Event::Solution
                         : chance == 8 && i % 2 == 0 ? core::Event::Remark
                                                     : core::Event::Refused;
            // Reasons with greater numbers are rarer.
            event.reason = std::uint16_t(random.bounded(1 + random.bounded(reasons)) * 257);
        }
        events.push_back(event);
    }
    return events;
}

/// Returns the depth at every boundary, counted event by event.
std::vector<qint64> depths(const Record &record)
{
    std::vector<qint64> all{record.countsAt(record.first()).depth};
    for (qint64 i = record.first(); i < record.size(); ++i) {
        const auto type = record.at(i).type;
        all.push_back(all.back() + (type == core::Event::Did) - (type == core::Event::Undid));
    }
    return all;
}

} // namespace

/// Compares the index with an event-by-event recount.
class SearchIndexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithARecount_data()
    {
        QTest::addColumn<int>("events");
        QTest::addColumn<int>("deepest");
        QTest::addColumn<qint64>("cutTo");
        QTest::addColumn<qint64>("keptLast");
        QTest::addColumn<int>("reasons");
        QTest::newRow("short") << 20 << 3 << qint64(-1) << qint64(-1) << 5;
        QTest::newRow("a block") << 32 << 5 << qint64(-1) << qint64(-1) << 5;
        QTest::newRow("long") << 70'001 << 40 << qint64(-1) << qint64(-1) << 5;
        QTest::newRow("shallow") << 40'000 << 2 << qint64(-1) << qint64(-1) << 5;
        QTest::newRow("cut") << 70'001 << 9 << qint64(33'333) << qint64(-1) << 5;
        QTest::newRow("cut between blocks") << 70'001 << 9 << qint64(32'768) << qint64(-1) << 5;
        QTest::newRow("forgotten") << 70'001 << 9 << qint64(-1) << qint64(5'000) << 30;
        QTest::newRow("forgotten and cut") << 70'001 << 9 << qint64(68'000) << qint64(40'000) << 30;
        QTest::newRow("many reasons") << 70'001 << 9 << qint64(68'000) << qint64(40'000) << 200;
    }
    void agreesWithARecount()
    {
        QFETCH(int, events);
        QFETCH(int, deepest);
        QFETCH(qint64, cutTo);
        QFETCH(qint64, keptLast);
        QFETCH(int, reasons);
        QRandomGenerator random(7);
        Record record(core::Position(1));
        const auto add = [&](int count) {
            // Events arrive in batches, as from a search.
            const auto all = randomSearch(random, count, deepest, reasons);
            for (std::size_t i = 0; i < all.size(); i += 700)
                record.append(std::span(all).subspan(i, std::min<std::size_t>(700, all.size() - i)));
        };
        add(events);
        if (keptLast >= 0)
            record.keepLast(keptLast);
        if (cutTo >= 0) {
            record.truncate(cutTo);
            compare(record, random);
            record.append(std::vector<core::Event>(100, {{0, {}, {}, true}, core::Event::Refused}));
        }
        compare(record, random);
        compareRefusals(record, random, reasons);
    }

    void costsATwelfthOfTheEvents()
    {
        QRandomGenerator random(1);
        Record record(core::Position(1));
        const auto all = randomSearch(random, 1'000'000, 30);
        record.append(all);
        QVERIFY(record.index().bytes() * 12 < all.size() * sizeof(core::Event) + 12 * 4096);
    }

private:
    static void compareRefusals(const Record &record, QRandomGenerator &random, int reasons)
    {
        const session::SearchIndex &index = record.index();
        const auto is = [&](qint64 boundary, qint64 reason) {
            const core::Event &event = record.at(boundary - 1);
            return event.type == core::Event::Refused && (reason < 0 || event.reason == reason);
        };
        for (int i = 0; i < 150; ++i) {
            const qint64 here = record.first() + random.bounded(int(record.size() - record.first()) + 1);
            const qint64 reason = random.bounded(-1, reasons + 1);
            const qint64 code = reason < 0 ? -1 : reason * 257;
            qint64 before = here;
            while (before > record.first() && !is(before, code))
                --before;
            qint64 after = std::max(here, record.first() + 1);
            while (after <= record.size() && !is(after, code))
                ++after;
            QCOMPARE(index.lastRefusal(record, here, code), before > record.first() ? before : -1);
            QCOMPARE(index.nextRefusal(record, here, code), after <= record.size() ? after : -1);
        }
        std::vector<qint64> first;
        std::set<std::uint16_t> seen;
        for (qint64 event = record.first(); event < record.size(); ++event) {
            if (is(event + 1, -1) && seen.insert(record.at(event).reason).second)
                first.push_back(event);
        }
        QCOMPARE(index.firstRefusals(record), first);
    }

    static void compare(const Record &record, QRandomGenerator &random)
    {
        const std::vector<qint64> depth = depths(record);
        const qint64 first = record.first();
        const auto at = [&](qint64 boundary) { return depth[std::size_t(boundary - first)]; };
        const auto span = int(record.size() - first);
        for (int i = 0; i < 150; ++i) {
            qint64 begin = first + random.bounded(span);
            qint64 end = first + random.bounded(span + 1);
            if (begin > end)
                std::swap(begin, end);
            if (begin == end)
                end = ++end > record.size() ? begin-- : end;
            const session::SearchSummary sum = record.index().sum(record, begin, end);
            session::SearchSummary recount{qint32(at(begin + 1)), qint32(at(begin + 1))};
            for (qint64 event = begin; event < end; ++event) {
                recount.lowest = std::min(recount.lowest, qint32(at(event + 1)));
                recount.deepest = std::max(recount.deepest, qint32(at(event + 1)));
                const auto type = record.at(event).type;
                recount.tries += type == core::Event::Did || type == core::Event::Refused;
                recount.refusals += type == core::Event::Refused;
                recount.solutions += type == core::Event::Solution;
            }
            QCOMPARE(sum.lowest, recount.lowest);
            QCOMPARE(sum.deepest, recount.deepest);
            QCOMPARE(sum.tries, recount.tries);
            QCOMPARE(sum.refusals, recount.refusals);
            QCOMPARE(sum.solutions, recount.solutions);
        }
        const session::SearchIndex &index = record.index();
        for (int i = 0; i < 150; ++i) {
            const qint64 here = first + random.bounded(span + 1);
            const qint64 wanted = at(here) + random.bounded(-2, 3);
            const auto back = [&](auto is) {
                qint64 found = here;
                while (found >= first && !is(at(found)))
                    --found;
                return found < first ? -1 : found;
            };
            const auto on = [&](auto is) {
                qint64 found = here;
                while (found <= record.size() && !is(at(found)))
                    ++found;
                return found > record.size() ? -1 : found;
            };
            const auto below = [&](qint64 one) { return one < wanted; };
            const auto atLeast = [&](qint64 one) { return one >= wanted; };
            QCOMPARE(index.lastBelow(record, here, wanted), back(below));
            QCOMPARE(index.nextBoundaryBelow(record, here, wanted), on(below));
            QCOMPARE(index.lastBoundaryWithDepth(record, here, wanted), back(atLeast));
            QCOMPARE(index.nextAtLeast(record, here, wanted), on(atLeast));
        }
    }
};

TEST_SUITE(SearchIndexTest)
#include "tst_searchindex.moc"
