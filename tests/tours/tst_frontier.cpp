// SPDX-License-Identifier: MIT
#include "core/statelayers.h"
#include "support/suite.h"
#include "tours/boards.h"
#include "tours/knight/frontiercount.h"

#include <QDir>
#include <QTemporaryDir>

#include <new>

using core::Goal;
using core::Outcome;

/// The labels of states for counts in which no property distinguishes parts.
constexpr core::StateLabels lowest{[](std::uint64_t state) { return core::StateLayers::Label(state); },
                                   [](core::StateLayers::Label) { return ~std::uint64_t(0xFFFF); }};
unsigned whole(core::StateLayers::Label)
{
    return 0;
}

/// Appends a bit to a number; only the lowest ten bits of the number appear in the lowest eleven of its successors.
constexpr auto appendBit = [](std::uint64_t number, const auto &add) {
    add(2 * number);
    add(2 * number + 1);
};
constexpr core::StateLabels lowestEleven{
    [](std::uint64_t number) { return core::StateLayers::Label(number & 0x7FF); },
    [](core::StateLayers::Label) { return ~std::uint64_t(0x7FF); }};
/// So little memory that two slabs of blocks of 2 MB fit into it besides the tables.
constexpr std::size_t blocksOfTwoSlabs = 150'000'000 + (std::size_t(4) << 20);
unsigned lowestTen(core::StateLayers::Label label)
{
    return label & 0x3FF;
}

/// Keeps a layer in memory. It is due for the first `saves` steps of a run.
class MemoryArchive : public core::LayerArchive {
public:
    int saves = 0;
    core::Explanation fault;

    bool isDue() const override { return saves > 0; }
    void save(const core::LayerProgress &progress, const std::function<void(const Receiver &)> &list) override
    {
        --saves;
        m_progress = progress;
        m_states.clear();
        list([this](std::span<const core::StateCount> states) {
            m_states.insert(m_states.end(), states.begin(), states.end());
        });
        QCOMPARE(m_states.size(), progress.states);
    }
    std::variant<core::LayerProgress, core::Explanation> load(const Receiver &receiver) override
    {
        if (!fault.empty())
            return fault;
        receiver(m_states);
        return m_progress;
    }

private:
    core::LayerProgress m_progress;
    std::vector<core::StateCount> m_states;
};

/// Tests the counts of tours by frontier search.
class FrontierTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of closed tours are those of McKay (1997), of OEIS A001230 and of similar sequences for
    /// rectangles; those of open tours are A165134 and similar. A tour is counted once, regardless of its
    /// start and direction.
    void toursOfWholeBoards_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("tours");
        const auto row = [](const char *line, quint64 tours) {
            QTest::newRow(line) << QByteArray(line) << tours;
        };
        row("knight:3x4", 8);
        row("knight:5x5", 864);
        row("knight:10x4", 1213112);
        row("knight:5x8", 18061054);
        row("knight:3x10,closed", 16);
        row("knight:12x3,closed", 176);
        row("knight:5x6,closed", 8);
        row("knight:8x5,closed", 44202);
        row("knight:6x6,closed", 9862);
        row("knight:7x6,closed", 1067638);
    }
    void toursOfWholeBoards()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, tours);
        const core::Game game = boards::game(line.toStdString());
        const core::Solver &method = *tours::knightKind().solver("frontier");
        core::Task task{Goal::Count, game.position, {}, core::Values(method.options)};
        task.options.set("counted", "board");
        tests::SerialContext context(2);
        const Outcome outcome = method.solve(*game.puzzle, task, context);
        QCOMPARE(outcome.verdict, Outcome::Solved);
        QCOMPARE(outcome.stats.solutions, tours);
    }

    /// The states of eight columns are packed into 64 bits. No board with so few rows has a closed tour.
    void eightColumnsArePacked()
    {
        for (const int rows : {3, 4}) {
            tests::SerialContext context;
            const Outcome outcome = tours::countByFrontier({{8, rows}, true}, {}, nullptr, context);
            QCOMPARE(outcome.verdict, Outcome::Solved);
            QCOMPARE(outcome.stats.solutions, 0U);
        }
    }

    /// A count that is interrupted after any step continues from its last saved layer, without repeating work.
    void anInterruptedCountResumes()
    {
        const tours::CountedTours board{{6, 6}, true};
        tests::SerialContext context;
        const Outcome whole = tours::countByFrontier(board, {}, nullptr, context);
        QCOMPARE(whole.stats.solutions, 9862U);
        MemoryArchive archive;
        for (int run = 1; run < 8; ++run) {
            archive.saves = 3;
            core::BudgetContext interrupted(context, {.nodes = whole.stats.nodes / 8 * std::uint64_t(run)});
            QCOMPARE(tours::countByFrontier(board, {}, &archive, interrupted).verdict, Outcome::Stopped);
        }
        archive.saves = board.grid.size();
        const Outcome last = tours::countByFrontier(board, {}, &archive, context);
        QCOMPARE(last.verdict, Outcome::Solved);
        QCOMPARE(last.stats.solutions, 9862U);
        QCOMPARE(last.stats.nodes, whole.stats.nodes);
    }

    /// A layer that cannot be used ends the count with the archive's reason.
    void anUnusableLayerEndsTheCount()
    {
        MemoryArchive archive;
        archive.fault = {PUZZLE_TEXT("core", "damaged")};
        tests::SerialContext context;
        const Outcome outcome = tours::countByFrontier({{6, 6}, true}, {}, &archive, context);
        QCOMPARE(outcome.verdict, Outcome::Stopped);
        QCOMPARE(outcome.reason.text.source, "damaged");
    }

    /// A count that needs too much memory ends before the system has none left.
    void memoryIsBounded()
    {
        constexpr std::size_t limit = 20'000'000;
        tests::SerialContext context;
        core::StateLayers layers(context, 1, lowest, {limit});
        const auto doubles = [](std::uint64_t state, const auto &add) {
            add(2 * state);
            add(2 * state + 1);
        };
        constexpr int most = 40;
        int layer = 0;
        const auto grow = [&] {
            while (layer < most && layers.advance(0, layer, whole, doubles))
                ++layer;
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, grow());
        QVERIFY(layer > 10 && layer < 20);
    }

    /// States that do not fit into the memory are stored in a file, which has no name. After n steps that append a bit,
    /// each number with n bits after its first 1 has been reached in one way. The labels need more blocks than fit.
    void statesThatDoNotFitAreStoredOnTheDisk()
    {
        const QTemporaryDir folder;
        constexpr int bits = 15;
        tests::SerialContext context;
        core::StateLayers layers(context, 1, lowestEleven, {blocksOfTwoSlabs, folder.path().toStdString()});
        for (int step = 0; step < bits; ++step)
            QVERIFY(layers.advance(0, step, lowestTen, appendBit));
        QCOMPARE(layers.size(), std::size_t(1) << bits);
        for (const unsigned last : {0U, 1U, 12345U, (1U << bits) - 1})
            QCOMPARE(layers.count(last | 1U << bits), 1U);
        QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    /// A disk that takes no file ends the count with a sentence.
    void aDiskWithoutRoomEndsTheCount()
    {
        tests::SerialContext context;
        core::StateLayers layers(context, 1, lowestEleven, {blocksOfTwoSlabs, "/there/is/no/such/folder"});
        int step = 0;
        while (step < 15 && layers.advance(0, step, lowestTen, appendBit))
            ++step;
        QVERIFY(step < 15 && layers.end() == core::StateLayers::End::DiskFull);
        QVERIFY(layers.stopped().verdict == Outcome::Stopped && !layers.stopped().reason.empty());
    }

    /// A disk that can no longer be read ends the count with a sentence, and not the program. Here the file has lost its
    /// content, which the system reports as it does an error of the disk.
    void aDiskThatFailsEndsTheCount()
    {
        const QTemporaryDir folder;
        tests::SerialContext context;
        core::StateLayers layers(context, 1, lowestEleven, {blocksOfTwoSlabs, folder.path().toStdString()});
        for (int step = 0; step < 14; ++step)
            QVERIFY(layers.advance(0, step, lowestTen, appendBit));
        int emptied = 0;
        for (const QFileInfo &open : QDir(u"/proc/self/fd"_s).entryInfoList(QDir::Files | QDir::System)) {
            const bool isOurs = open.symLinkTarget().startsWith(QFileInfo(folder.path()).canonicalFilePath());
            emptied += isOurs && QFile(open.filePath()).resize(0);
        }
        QCOMPARE(emptied, 1);
        QVERIFY(!layers.advance(0, 14, lowestTen, appendBit));
        QVERIFY(layers.end() == core::StateLayers::End::DiskFails);
        QVERIFY(layers.stopped().verdict == Outcome::Stopped && !layers.stopped().reason.empty());
    }

    /// Blocks in memory and in the file return what was appended, also after others were freed.
    void blocksOfTheFileReturnTheirStates()
    {
        const QTemporaryDir folder;
        core::StateBlocks blocks({blocksOfTwoSlabs, folder.path().toStdString()});
        constexpr std::uint64_t most = 1'000'000;
        for (const std::uint64_t factor : {3U, 5U}) {
            core::StatePieces pieces;
            for (std::uint64_t i = 1; i <= most; ++i)
                blocks.append(pieces, {i * factor, i}, ~std::uint64_t(0));
            QVERIFY(std::ranges::any_of(pieces, &core::StatePiece::isInFile));
            QVERIFY(!std::ranges::all_of(pieces, &core::StatePiece::isInFile));
            QCOMPARE(blocks.bytes(), std::size_t(4) << 20);
            core::StateBlocks::readAhead(pieces);
            std::uint64_t next = 0;
            std::vector<core::StateCount> states;
            for (const core::StatePiece &piece : pieces) {
                piece.unpack(states);
                for (const core::StateCount &state : states) {
                    ++next;
                    QVERIFY(state.key == next * factor && state.count == next);
                }
            }
            QCOMPARE(next, most);
            blocks.free(pieces);
        }
    }

    /// A count beyond 64 bits is never reported modulo 2^64.
    void anOverflowIsNoticed()
    {
        tests::SerialContext context;
        core::StateLayers layers(context, 1, lowest, {3'000'000});
        const auto twice = [](std::uint64_t state, const auto &add) {
            add(state);
            add(state);
        };
        for (int i = 0; i < 63; ++i)
            QVERIFY(layers.advance(0, i, whole, twice));
        QCOMPARE(layers.count(1), std::uint64_t(1) << 63);
        QVERIFY(!layers.advance(0, 63, whole, twice));
        QVERIFY(layers.end() == core::StateLayers::End::Overflows);
    }
};

TEST_SUITE(FrontierTest)
#include "tst_frontier.moc"
