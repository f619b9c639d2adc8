// SPDX-License-Identifier: MIT
#include "core/treecut.h"
#include "queens/counting.h"
#include "queens/disjointpairs.h"
#include "queens/processor.h"
#include "queens/quarterplacements.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>

// This file counts by meeting in the middle (E. Horowitz and S. Sahni, 1974): all placements on each quarter of
// the board are listed once; for every choice of the rows whose queen is in the east half, the quarters are joined
// to halves, and the pairs of halves that fit together are counted. On an empty board, only one of two mirror
// images is searched, and counts twice.
namespace queens {

namespace {

enum { NorthWest, NorthEast, SouthWest, SouthEast };

/// A set of the board's rows as bits, the topmost row the lowest.
using Rows = std::uint32_t;

std::uint32_t lowestBits(int bits)
{
    return (std::uint32_t(1) << bits) - 1;
}

/// Returns the set of rows mirrored top to bottom.
Rows mirrored(Rows rows, int size)
{
    Rows image = 0;
    for (int row = 0; row < size; ++row)
        image |= (rows >> row & 1) << (size - 1 - row);
    return image;
}

/// The data shared by all threads, which only read it.
struct Board {
    SharedDiagonals diagonals;
    std::array<std::unique_ptr<const QuarterPlacements>, 4> quarters;
};

/// A growing list of half boards; only the first `count` are in use.
struct Halves {
    std::vector<std::uint64_t> masks;
    std::size_t count = 0;

    std::span<const std::uint64_t> span() const { return std::span(masks).first(count); }
};

#ifdef HAS_VECTOR_INSTRUCTIONS
/// Does the same as the inner loop of PairCounter::joinPairs, for 16 placements at once.
WITH_VECTORS std::uint64_t *joinByVectors(std::uint32_t quarter, std::uint64_t half,
                                          const QuarterPlacements &other, QuarterPlacements::Range others,
                                          std::uint64_t *out)
{
    constexpr std::uint32_t atOnce = 16;
    const __m512i quarters = _mm512_set1_epi32(static_cast<int>(quarter));
    const __m512i halves = _mm512_set1_epi64(static_cast<long long>(half));
    for (std::uint32_t j = others.begin; j < others.end; j += atOnce) {
        const auto there = __mmask16(lowestBits(int(std::min(atOnce, others.end - j))));
        const __m512i masks = _mm512_maskz_loadu_epi32(there, other.quarterMasks() + j);
        unsigned fit = _mm512_mask_testn_epi32_mask(there, masks, quarters);
        for (std::uint32_t k = j; fit != 0; k += atOnce / 2, fit >>= atOnce / 2) {
            const auto kept = __mmask8(fit);
            const __m512i joined = _mm512_maskz_loadu_epi64(kept, other.halfMasks() + k) + halves;
            // Compressing to memory directly is many times slower on some processors.
            _mm512_storeu_si512(out, _mm512_maskz_compress_epi64(kept, joined));
            out += std::popcount(unsigned(kept));
        }
    }
    return out;
}
#else
std::uint64_t *joinByVectors(std::uint32_t, std::uint64_t, const QuarterPlacements &,
                             QuarterPlacements::Range, std::uint64_t *out)
{
    return out; // it is never called
}
#endif

/// Does one thread's share of the work, with its own lists and tables.
class PairCounter {
public:
    PairCounter(const Board &board, core::UnitTracer &tracer)
        : m_board(board), m_tracer(tracer), m_pairs(board.diagonals)
    {
    }

    /// Counts the boards for these choices of the rows whose queen is in the east half.
    void count(std::span<const Rows> choices)
    {
        for (const Rows rows : choices) {
            if (!m_tracer.enter())
                continue;
            m_tracer.stats().solutions += weightOf(rows) * countBoards(rows);
            if (!m_tracer.going())
                return;
            m_tracer.leave();
        }
    }

private:
    /// Returns the weight of a choice: if the symmetry is broken, it stands for its mirror image too.
    std::uint64_t weightOf(Rows rows) const
    {
        const SharedDiagonals &diagonals = m_board.diagonals;
        return diagonals.breaksSymmetry() && rows != mirrored(rows, diagonals.size()) ? 2 : 1;
    }

    std::uint64_t countBoards(Rows rows)
    {
        const auto &quarters = m_board.quarters;
        const int north = m_board.diagonals.north();
        const Rows others = lowestBits(m_board.diagonals.size()) & ~rows;
        join(*quarters[NorthEast], *quarters[SouthEast], rows & lowestBits(north), rows >> north, m_east);
        if (m_east.count == 0)
            return 0;
        join(*quarters[NorthWest], *quarters[SouthWest], others & lowestBits(north), others >> north, m_west);
        return m_tracer.going() ? m_pairs.count(m_east.span(), m_west.span()) : 0;
    }

    /// Lists all half boards whose queens are in these rows.
    void join(const QuarterPlacements &north, const QuarterPlacements &south, Rows northRows, Rows southRows,
              Halves &halves)
    {
        const std::uint32_t all = lowestBits(north.columns());
        halves.count = 0;
        for (const std::uint32_t columns : north.columnSets(std::popcount(northRows)))
            joinRanges(north, south, north.occupying(northRows, columns),
                       south.occupying(southRows, all & ~columns), halves);
    }

    void joinRanges(const QuarterPlacements &north, const QuarterPlacements &south,
                    QuarterPlacements::Range norths, QuarterPlacements::Range souths, Halves &halves)
    {
        const std::size_t most = halves.count + std::size_t(norths.size()) * souths.size();
        if (halves.masks.size() < most + slack)
            halves.masks.resize(2 * most + slack);
        if (norths.size() < souths.size())
            joinPairs(north, norths, south, souths, halves);
        else
            joinPairs(south, souths, north, norths, halves);
    }

    /// Writes every pair and then decides whether to keep it, without a branch, since skipping the others would
    /// take longer.
    void joinPairs(const QuarterPlacements &one, QuarterPlacements::Range ones,
                   const QuarterPlacements &other, QuarterPlacements::Range others, Halves &halves)
    {
        std::uint64_t *out = halves.masks.data() + halves.count;
        for (std::uint32_t i = ones.begin; i < ones.end && others.size() > 0; ++i) {
            if (!m_tracer.node(0))
                break;
            const std::uint32_t quarter = one.quarterMask(i);
            const std::uint64_t half = one.halfMask(i);
            if (m_hasVectors) {
                out = joinByVectors(quarter, half, other, others, out);
                continue;
            }
            for (std::uint32_t j = others.begin; j < others.end; ++j) {
                *out = half + other.halfMask(j);
                out += (quarter & other.quarterMask(j)) == 0;
            }
        }
        halves.count = std::size_t(out - halves.masks.data());
    }

    static constexpr std::size_t slack = 8; ///< the halves that may be written beyond those that are kept

    const Board &m_board;
    core::UnitTracer &m_tracer;
    DisjointPairs m_pairs;
    const bool m_hasVectors = hasVectors();
    Halves m_east;
    Halves m_west;
};

class QuarterCounter {
public:
    QuarterCounter(const Queens &queens, const core::Position &given)
        : m_queens(queens), m_board{SharedDiagonals(queens.size(),
                                                    placed(given) == 0 && !queens.hasClosedSquares()),
                                    {}},
          m_given(columnsOf(queens, given))
    {
        listChoices();
    }

    core::Outcome count(const core::Task &task, core::SearchContext &context)
    {
        if (!listPlacements(context))
            return {};
        const auto walk = [&](core::UnitTracer &tracer) { PairCounter(m_board, tracer).count(m_choices); };
        return core::unitsOutcome(task, core::searchInUnits(task, context, walk, 1), {});
    }

private:
    static std::vector<int> columnsOf(const Queens &queens, const core::Position &given)
    {
        std::vector<int> columns;
        for (const core::Place &place : given)
            columns.push_back(place.onBoard() ? queens.grid().column(place.cell) : -1);
        return columns;
    }

    /// Lists the choices of rows for the queens of the east half. Mirror-image choices have mirror-image
    /// solutions: on an empty board, one of the two suffices.
    void listChoices()
    {
        const SharedDiagonals &diagonals = m_board.diagonals;
        const int size = diagonals.size();
        Rows givenEast = 0;
        Rows givenWest = 0;
        for (int row = 0; row < size; ++row) {
            const int column = m_given[std::size_t(row)];
            if (column >= 0)
                (column >= diagonals.west() ? givenEast : givenWest) |= Rows(1) << row;
        }
        for (Rows rows = 0; rows <= lowestBits(size); ++rows) {
            const bool fits = std::popcount(rows) == size - diagonals.west() &&
                              (rows & givenEast) == givenEast && (rows & givenWest) == 0;
            if (fits && (!diagonals.breaksSymmetry() || rows <= mirrored(rows, size)))
                m_choices.push_back(rows);
        }
        // Neighbouring choices share their northern rows, whose placements are then in the cache.
        const Rows north = lowestBits(diagonals.north());
        std::ranges::stable_sort(m_choices, {}, [north](Rows rows) { return rows & north; });
    }

    /// Lists the placements; returns false if the context ended the search. Listing counts no nodes, and the
    /// progress is unknown until it ends.
    bool listPlacements(core::SearchContext &context)
    {
        std::atomic<bool> completed = true;
        context.parallel(int(m_board.quarters.size()), [&](int quarter, core::SearchContext &own) {
            const auto keepGoing = [&] {
                if (completed && !own.keepGoing({}))
                    completed = false;
                return completed.load();
            };
            if (completed)
                m_board.quarters[std::size_t(quarter)] = std::make_unique<const QuarterPlacements>(
                    m_queens, m_board.diagonals, m_given, quarter >= SouthWest, quarter % 2 != 0, keepGoing);
        });
        return completed;
    }

    const Queens &m_queens;
    Board m_board;
    const std::vector<int> m_given; ///< the column of each row's queen, or -1
    std::vector<Rows> m_choices;
};

} // namespace

core::Outcome countByQuarters(const Queens &queens, const core::Task &task, core::SearchContext &context)
{
    return QuarterCounter(queens, task.from).count(task, context);
}

} // namespace queens
