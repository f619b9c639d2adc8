// SPDX-License-Identifier: MIT
#include "support/suite.h"

#include "core/exactcover.h"

using core::ExactCover;

namespace {

/// Collects all exact covers, as sets of options.
void search(ExactCover &cover, std::vector<int> &chosen, std::vector<std::vector<int>> &found)
{
    const int item = cover.narrowest();
    if (item == ExactCover::none) {
        found.push_back(chosen);
        std::ranges::sort(found.back());
        return;
    }
    std::vector<int> options;
    cover.openOptions(item, options);
    for (const int option : options) {
        chosen.push_back(option);
        if (cover.choose(option) == ExactCover::none)
            search(cover, chosen, found);
        cover.undo();
        chosen.pop_back();
    }
}

std::vector<std::vector<int>> covers(ExactCover &cover)
{
    std::vector<int> chosen;
    std::vector<std::vector<int>> found;
    search(cover, chosen, found);
    std::ranges::sort(found);
    return found;
}

ExactCover make(std::initializer_list<int> times, std::initializer_list<std::vector<int>> options)
{
    ExactCover cover{std::vector<int>(times)};
    for (const std::vector<int> &option : options)
        cover.addOption(option);
    return cover;
}

} // namespace

class ExactCoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The example of Knuth's "Dancing links" (2000): rows 1, 4 and 5 of six cover the seven columns.
    void knuthsExample()
    {
        ExactCover cover =
            make({1, 1, 1, 1, 1, 1, 1}, {{2, 4, 5}, {0, 3, 6}, {1, 2, 5}, {0, 3}, {1, 6}, {3, 4, 6}});
        QVERIFY((covers(cover) == std::vector<std::vector<int>>{{0, 3, 4}}));
        QVERIFY((covers(cover) == std::vector<std::vector<int>>{{0, 3, 4}})); // all choices were undone
    }

    void itemsAreCoveredByTheirMultiplicity()
    {
        // A piece with two copies, the last item, covers two cells, one with each copy, but not three.
        ExactCover twice = make({1, 1, 2}, {{0, 2}, {1, 2}});
        QVERIFY((covers(twice) == std::vector<std::vector<int>>{{0, 1}}));
        ExactCover thrice = make({1, 1, 1, 2}, {{0, 3}, {1, 3}, {2, 3}});
        QVERIFY(covers(thrice).empty());
    }

    void choosingReportsAnItemWithoutOptions()
    {
        ExactCover cover = make({1, 1, 1}, {{0, 1}, {1, 2}, {0}, {2}});
        QCOMPARE(cover.narrowest(), 0);
        QCOMPARE(cover.openCount(1), 2);
        QCOMPARE(cover.choose(2), ExactCover::none); // {0} closes {0, 1}
        QCOMPARE(cover.openCount(1), 1);
        QCOMPARE(cover.narrowest(), 1);
        QCOMPARE(cover.choose(3), 1); // {2} closes {1, 2}, and no option covers 1
        cover.undo();
        cover.undo();
        QCOMPARE(cover.openCount(0), 2);
        QCOMPARE(cover.openCount(1), 2);
        QCOMPARE(cover.openCount(2), 2);
        QVERIFY((covers(cover) == std::vector<std::vector<int>>{{0, 3}, {1, 2}}));
    }

    void anItemWithoutOptionsCannotBeCovered()
    {
        ExactCover cover = make({1, 1}, {{0}});
        QCOMPARE(cover.narrowest(), 1);
        QVERIFY(covers(cover).empty());
    }
};

TEST_SUITE(ExactCoverTest)
#include "tst_exactcover.moc"
