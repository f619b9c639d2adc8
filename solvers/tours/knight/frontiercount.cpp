// SPDX-License-Identifier: MIT
//
// The count of the method `frontier`. The squares are passed row by row, and each is given its jumps to squares
// ahead. A jump leads at most two rows and one square ahead, so that only these squares, the window, can have
// jumps. A state stores a field for each of them: whether it already has both jumps, or else the other end of the
// path that ends there, which is the square itself if it has none. Paths that were joined in different ways but
// have the same ends are one state from then on.
//
// An open tour is a closed one through one more square, the apex, from which a knight could jump everywhere.
#include "tours/knight/frontiercount.h"

#include "core/statelayers.h"

#include <algorithm>
#include <array>

namespace tours {

namespace {

__extension__ using WideWord = unsigned __int128;

/// A state while a square is passed: a field of some bits for each square of the window.
template <typename Word, int fieldBits>
struct StateFields {
    static constexpr int bits = fieldBits;
    static constexpr unsigned done = (1U << bits) - 1; ///< the field of a square that has both its jumps
    /// The apex's field, and its number as an end. It is not used in wide words.
    static constexpr int apex = std::min(int(done) - 1, int(8 * sizeof(Word)) / bits - 1);

    static unsigned at(Word state, int field) { return unsigned(state >> (bits * field)) & done; }
    static Word with(Word state, int field, unsigned value)
    {
        return (state & ~(Word(done) << (bits * field))) | Word(value) << (bits * field);
    }
    /// Returns a word with a 1 in each of the lowest fields.
    static constexpr Word ones(int fields)
    {
        Word word = 0;
        for (int field = 0; field < fields; ++field)
            word |= Word(1) << (bits * field);
        return word;
    }
};

using NarrowFields = StateFields<std::uint64_t, 4>; // 15 squares, or 13 and the apex
using WideFields = StateFields<WideWord, 5>;        // 17 squares

/// Packs the 17 fields of a board with eight columns into 64 bits, as 16 groups of four. The last square of the
/// window has at most one jump, so its field follows from that of its mate. The square before it never has both
/// jumps, so there 15 is free, and can mean both `done` and a mate of this square.
class WidePacking {
public:
    static std::uint64_t pack(WideWord state)
    {
        std::uint64_t key = 0;
        for (int field = 0; field < last; ++field) {
            unsigned value = WideFields::at(state, field);
            if (value == WideFields::done)
                value = nibble;
            else if (value == last)
                value = field == 0 ? 1 : field == newest ? firstNotDone(state) : 0;
            key |= std::uint64_t(value) << (4 * field);
        }
        // All squares before the last two are done, and these are joined; or the newest is joined with the first.
        return key == lastTwoJoined && WideFields::at(state, newest) == 0 ? firstJoined : key;
    }

    /// `open` is the number of squares of the window that are on the board.
    static WideWord unpack(std::uint64_t key, int open)
    {
        WideWord state = 0;
        unsigned mate = last;
        for (int field = 0; field < last; ++field) {
            unsigned value = unsigned(key >> (4 * field)) & nibble;
            if (isMateOfLast(key, field, value))
                mate = unsigned(field);
            else if (value == nibble)
                value =
                    field == newest || fieldOf(key, newest) == unsigned(field) ? newest : WideFields::done;
            state = WideFields::with(state, field, value);
        }
        if (key == firstJoined)
            state = WideFields::with(state, 0, newest);
        if (open <= newest)
            state = WideFields::with(state, newest, WideFields::done);
        state = WideFields::with(state, last, open <= last ? WideFields::done : mate);
        return mate == last ? state : WideFields::with(state, int(mate), last);
    }

private:
    static constexpr int last = 16;
    static constexpr int newest = 15;
    static constexpr unsigned nibble = 15;
    static constexpr std::uint64_t lastTwoJoined = 0x0FFF'FFFF'FFFF'FFFF;
    static constexpr std::uint64_t firstJoined = 0x0FFF'FFFF'FFFF'FFFE;

    static unsigned fieldOf(std::uint64_t key, int field) { return unsigned(key >> (4 * field)) & nibble; }
    static unsigned firstNotDone(WideWord state)
    {
        int field = 0;
        while (field < newest && WideFields::at(state, field) == WideFields::done)
            ++field;
        return field < newest ? unsigned(field) : 0;
    }
    /// Returns whether this is the field of the last square's mate: it names a square that does not name it in
    /// turn.
    static bool isMateOfLast(std::uint64_t key, int field, unsigned value)
    {
        if (key == firstJoined)
            return false;
        if (field == 0)
            return value == 1 && fieldOf(key, 1) != 0;
        if (field == newest)
            return key == lastTwoJoined || (value != nibble && fieldOf(key, int(value)) != nibble);
        return value == 0 && fieldOf(key, 0) != unsigned(field);
    }
};

/// Counts the tours of a board turned so that the frontier runs along its columns. It has many members because its
/// inner loop computes nothing that can be known beforehand.
template <typename Word, typename Fields>
class FrontierCount {
public:
    FrontierCount(const CountedTours &tours, const core::StateStorage &storage, core::SearchContext &context)
        : m_tours(tours), m_columns(tours.grid.columns), m_rows(tours.grid.rows),
          m_squares(tours.grid.size()), m_width(2 * m_columns + 1), m_storage(storage),
          m_layers(context, key(firstState()), {squaresDone, bitsOfOthers}, storage)
    {
        m_latestGiven = std::max({tours.first, tours.last, -1});
        for (const int square : tours.without)
            m_latestGiven = std::max(m_latestGiven, square);
    }

    core::Outcome run(core::LayerArchive *archive,
                      const std::function<bool(int square, const core::Stats &stats)> &passed)
    {
        for (m_square = m_layers.resume(archive, m_squares); m_square < m_squares; ++m_square) {
            prepareSquare();
            if (m_column == 0 && m_row == rowOfEstimate) {
                if (core::Explanation why = shortage(); !why.empty())
                    return {core::Outcome::Stopped, {}, std::move(why), m_layers.stats()};
            }
            const auto next = [this](std::uint64_t state, const auto &add) { this->pass(state, add); };
            const auto part = [this](core::StateLayers::Label label) { return partOf(label); };
            if (!m_layers.advance(progressAfter(m_square), m_row, part, next) ||
                (passed && !passed(m_square, m_layers.stats())))
                return m_layers.stopped();
        }
        core::Stats stats = m_layers.stats();
        stats.done = 1;
        stats.solutions = m_layers.count(key(allDone()));
        return {core::Outcome::Solved, {}, {}, stats};
    }

private:
    /// The most squares ahead to which a square can be joined: four jumps and the apex.
    static constexpr int most = 5;

    bool hasApex() const { return !m_tours.closed; }
    Word allDone() const
    {
        Word state = ~Word(0) & (Fields::ones(m_width) * Fields::done);
        return hasApex() ? Fields::with(state, Fields::apex, Fields::done) : state;
    }
    Word firstState() const
    {
        Word state = 0;
        for (int field = 0; field < m_width; ++field)
            state = Fields::with(state, field, newField(field, field));
        return hasApex() ? Fields::with(state, Fields::apex, unsigned(Fields::apex)) : state;
    }
    /// Returns the value of `field` for a square that enters the window: itself, since a single square is its own
    /// mate, or `done` if the square is not to be visited.
    unsigned newField(int square, int field) const
    {
        const bool isVisited =
            square < m_squares && std::ranges::find(m_tours.without, square) == m_tours.without.end();
        return isVisited ? unsigned(field) : Fields::done;
    }

    static constexpr bool isPacked = sizeof(Word) > sizeof(std::uint64_t);
    static std::uint64_t key(Word state)
    {
        if constexpr (isPacked)
            return WidePacking::pack(state);
        else
            return state;
    }
    Word stateOf(std::uint64_t key) const
    {
        if constexpr (isPacked)
            return WidePacking::unpack(key, m_squares - m_square);
        else
            return key;
    }

    /// Returns the squares that are done as bits, in the order of their fields. In a packed state the last bit means
    /// nothing.
    static core::StateLayers::Label squaresDone(std::uint64_t key)
    {
        static_assert(NarrowFields::done == 15);
        std::uint64_t bits = key & key >> 1 & key >> 2 & key >> 3 & 0x1111'1111'1111'1111;
        bits = (bits | bits >> 3) & 0x0303'0303'0303'0303;
        bits = (bits | bits >> 6) & 0x000F'000F'000F'000F;
        bits = (bits | bits >> 12) & 0x0000'00FF'0000'00FF;
        return core::StateLayers::Label(bits | bits >> 24);
    }
    /// Returns the bits of the fields of all squares that are not done.
    static std::uint64_t bitsOfOthers(core::StateLayers::Label done)
    {
        std::uint64_t bits = std::uint64_t(done);
        bits = (bits | bits << 24) & 0x0000'00FF'0000'00FF;
        bits = (bits | bits << 12) & 0x000F'000F'000F'000F;
        bits = (bits | bits << 6) & 0x0303'0303'0303'0303;
        bits = (bits | bits << 3) & 0x1111'1111'1111'1111;
        return ~(bits * NarrowFields::done);
    }
    /// Returns the squares of the label that are no targets, after the window has moved: they stay done, or not done,
    /// whatever the square's jumps.
    std::uint32_t partOf(core::StateLayers::Label label) const
    {
        const std::uint32_t part = label >> 1 & m_unchanged;
        return m_folds ? std::min(part, mirroredSquares(part)) : part;
    }
    std::uint32_t mirroredSquares(std::uint32_t squares) const
    {
        std::uint32_t mirrored = 0;
        for (int field = 0; field < 2 * m_columns; ++field)
            mirrored |= (squares >> field & 1) << mirroredField(field);
        return mirrored;
    }
    int mirroredField(int field) const
    {
        return field < m_columns ? m_columns - 1 - field : 3 * m_columns - 1 - field;
    }

    /// Computes the data on the square to pass that is the same for all states.
    void prepareSquare()
    {
        m_row = m_square / m_columns;
        m_column = m_square % m_columns;
        m_targetCount = 0;
        for (const Offset &jump : jumps) {
            const int column = m_column + jump.dx;
            const int row = m_row + jump.dy;
            if (jump.dy > 0 && column >= 0 && column < m_columns && row < m_rows)
                m_targets[std::size_t(m_targetCount++)] = jump.dy * m_columns + jump.dx - 1;
        }
        m_isEnd = hasApex() && (m_square == m_tours.first || m_square == m_tours.last);
        m_startPassed = m_tours.first == CountedTours::anywhere || m_tours.first <= m_square;
        m_newField = newField(m_square + m_width, m_width - 1);
        m_fixed = hasApex() ? ~Word(0) : Word(0);
        m_window = Fields::ones(m_width) * Fields::done;
        m_fields = Fields::ones(m_width) & ~Word(Fields::done);
        if (hasApex())
            m_fields |= Word(1) << (Fields::bits * Fields::apex);
        m_folds = m_column == m_columns - 1 && m_latestGiven <= m_square;
        // The field of the newest square is set by this step, and so may be that of the apex.
        m_unchanged = (1U << (isPacked ? m_width - 3 : m_width - 1)) - 1;
        for (int i = 0; i < m_targetCount; ++i)
            m_unchanged &= ~(1U << m_targets[std::size_t(i)]);
        if (m_folds)
            m_unchanged &= mirroredSquares(m_unchanged);
    }

    /// Returns the fields after the window has moved by one square; the mate of the square passed is its own mate.
    Word shifted(Word state) const
    {
        // All fields change at once: ends are one square nearer, except in the fields of the apex and of squares
        // that are done.
        Word isFixed = state | m_fixed;
        for (int bit = 1; bit < Fields::bits; ++bit)
            isFixed &= state >> bit;
        state -= m_fields & ~isFixed;
        Word moved = (state & m_window) >> Fields::bits;
        moved = Fields::with(moved, m_width - 1, m_newField);
        return hasApex() ? moved | (state & (Word(Fields::done) << (Fields::bits * Fields::apex))) : moved;
    }

    /// Gives the square the jumps that it needs, in all possible ways.
    template <typename Add>
    void pass(std::uint64_t before, const Add &add) const
    {
        Word state = stateOf(before);
        const unsigned mate = Fields::at(state, 0);
        const bool hasJump = mate != 0 && mate != Fields::done;
        if (hasJump)
            state = Fields::with(state, int(mate), mate);
        state = shifted(state);
        if (mate == Fields::done) {
            if (!m_isEnd)
                add(key(folded(state)));
            return;
        }
        Targets targets;
        if (!listTargets(state, targets))
            return;
        if (hasJump)
            passOn(state, hasApex() && mate == unsigned(Fields::apex) ? int(mate) : int(mate) - 1, targets,
                   add);
        else
            passThrough(state, targets, add);
    }

    /// The squares to which the current square can be joined, and their fields.
    struct Targets {
        std::array<int, most> squares;
        std::array<unsigned, most> fields;
        int count = 0;
        /// The number of targets of which the first jump must be one: only the apex for an end of the tour.
        int first = 0;
    };

    /// Returns false if the square is an end of the tour and the apex already has its two ends.
    bool listTargets(Word state, Targets &targets) const
    {
        const auto take = [&](int square) {
            const unsigned field = Fields::at(state, square);
            if (field == Fields::done)
                return false;
            targets.squares[std::size_t(targets.count)] = square;
            targets.fields[std::size_t(targets.count++)] = field;
            return true;
        };
        if (hasApex() && (m_isEnd || mayEnd(state)) && !take(Fields::apex) && m_isEnd)
            return false;
        for (int i = 0; i < m_targetCount; ++i)
            take(m_targets[std::size_t(i)]);
        targets.first = m_isEnd ? 1 : targets.count;
        return true;
    }
    /// Returns whether a square can be an end of the tour that is not given; one end is kept for a given start.
    bool mayEnd(Word state) const
    {
        return m_tours.last == CountedTours::anywhere &&
               (m_startPassed || Fields::at(state, Fields::apex) == unsigned(Fields::apex));
    }

    /// Passes a square that is already the end of a path, whose other end is `mate`.
    template <typename Add>
    void passOn(Word state, int mate, const Targets &targets, const Add &add) const
    {
        for (std::size_t i = 0; i < std::size_t(targets.first); ++i) {
            const int target = targets.squares[i];
            if (target == mate) {
                close(Fields::with(state, target, Fields::done), add);
                continue;
            }
            Word next = state;
            if (targets.fields[i] != unsigned(target))
                next = Fields::with(next, target, Fields::done);
            next = Fields::with(next, int(targets.fields[i]), unsigned(mate));
            add(key(folded(Fields::with(next, mate, targets.fields[i]))));
        }
    }
    /// Passes a square without jumps, which joins two squares ahead.
    template <typename Add>
    void passThrough(Word state, const Targets &targets, const Add &add) const
    {
        for (std::size_t i = 0; i < std::size_t(targets.first); ++i) {
            for (std::size_t j = i + 1; j < std::size_t(targets.count); ++j) {
                Word next = state;
                if (targets.fields[i] != unsigned(targets.squares[i]))
                    next = Fields::with(next, targets.squares[i], Fields::done);
                if (targets.fields[j] != unsigned(targets.squares[j]))
                    next = Fields::with(next, targets.squares[j], Fields::done);
                if (targets.fields[i] == unsigned(targets.squares[j])) {
                    close(next, add);
                    continue;
                }
                next = Fields::with(next, int(targets.fields[i]), targets.fields[j]);
                add(key(folded(Fields::with(next, int(targets.fields[j]), targets.fields[i]))));
            }
        }
    }
    /// Closes a cycle, which must contain all squares.
    template <typename Add>
    void close(Word state, const Add &add) const
    {
        if (state == allDone())
            add(key(state));
    }

    /// Returns the lesser of a state and its mirror image at the end of a row. When all given squares are passed,
    /// both can be completed in equally many ways.
    Word folded(Word state) const
    {
        if (!m_folds)
            return state;
        const int whole = 2 * m_columns;
        const auto imageOfEnd = [&](unsigned end) {
            return int(end) < whole ? unsigned(mirroredField(int(end))) : end;
        };
        Word mirrored = state;
        for (int field = 0; field < whole; ++field)
            mirrored = Fields::with(mirrored, mirroredField(field), imageOfEnd(Fields::at(state, field)));
        if (hasApex())
            mirrored = Fields::with(mirrored, Fields::apex, imageOfEnd(Fields::at(state, Fields::apex)));
        return std::min(state, mirrored);
    }

    /// Returns the fraction of the count that is done after this square. The first three rows and the last two
    /// have few states; all others have about equally many.
    double progressAfter(int square) const
    {
        const auto weight = [this](int row) {
            if (row < 2 || row == m_rows - 1)
                return 0.002;
            if (row == 2 || row == m_rows - 2)
                return 0.05;
            return row == 3 ? 0.4 : 1.0;
        };
        double all = 0;
        double done = 0;
        for (int row = 0; row < m_rows; ++row) {
            all += weight(row);
            done += row < m_row ? weight(row) : 0;
        }
        return (done + weight(m_row) * (square % m_columns + 1) / m_columns) / all;
    }

    /// The row before which the memory is estimated: from here on, the number of states grows about fiftyfold,
    /// or a hundredfold with eight columns.
    static constexpr int rowOfEstimate = 3;

    /// Returns why the storage will not suffice; empty if it will.
    core::Explanation shortage() const
    {
        const std::size_t growth = m_rows > rowOfEstimate + 2 ? std::size_t(isPacked ? 100 : 50) : 1;
        const std::size_t labels = std::size_t(1) << 2 * m_columns; // any of the squares ahead may be done
        const std::size_t needed = core::StateLayers::bytesFor(m_layers.size() * growth, labels);
        const auto megabytes = [](std::size_t bytes) { return static_cast<long long>(bytes / 1'000'000); };
        if (needed <= m_storage.memory)
            return {};
        if (!m_storage.usesDisk()) {
            return {PUZZLE_TEXT("tours",
                                "The count needs about %1 MB of memory, and %2 MB are free. On the disk "
                                "it takes longer: see the options of the method."),
                    {megabytes(needed), megabytes(m_storage.memory)}};
        }
        const std::size_t room = core::ScratchFile::roomIn(m_storage.folder);
        if (needed <= m_storage.memoryOfStates() + room)
            return {};
        return {PUZZLE_TEXT("tours",
                            "The count needs about %1 MB. %2 MB of memory and %3 MB of the disk are free."),
                {megabytes(needed), megabytes(m_storage.memory), megabytes(room)}};
    }

    const CountedTours &m_tours;
    const int m_columns;
    const int m_rows;
    const int m_squares;
    const int m_width; ///< the squares of the window, including the square to pass
    int m_latestGiven = -1;
    const core::StateStorage m_storage;
    core::StateLayers m_layers;

    // The members below describe the current square.
    int m_square = 0;
    int m_row = 0;
    int m_column = 0;
    std::array<int, most> m_targets{}; ///< the squares ahead, by their fields after the window has moved
    int m_targetCount = 0;
    bool m_isEnd = false;
    bool m_startPassed = false;
    bool m_folds = false;
    std::uint32_t m_unchanged = 0; ///< the squares that stay done or not done, after the window has moved
    unsigned m_newField = 0;
    Word m_fixed = 0;  ///< all bits if the apex's number is fixed like `done`
    Word m_window = 0; ///< all bits of the window
    Word m_fields = 0; ///< 1 in each field but the first
};

constexpr int mostNarrow = 7;  ///< the most columns of a board whose window fits into 64 bits
constexpr int withApex = 6;    ///< the most columns if the window includes the apex
constexpr int mostColumns = 8; ///< the most columns of a board whose states can be packed into 64 bits

} // namespace

bool isCountable(const CountedTours &tours)
{
    return tours.grid.columns <= (tours.closed && tours.without.empty() ? mostColumns : withApex);
}

core::Outcome countByFrontier(const CountedTours &tours, const core::StateStorage &storage,
                              core::LayerArchive *archive, core::SearchContext &context,
                              const std::function<bool(int square, const core::Stats &stats)> &passed)
{
    if (tours.grid.columns <= mostNarrow)
        return FrontierCount<std::uint64_t, NarrowFields>(tours, storage, context).run(archive, passed);
    return FrontierCount<WideWord, WideFields>(tours, storage, context).run(archive, passed);
}

} // namespace tours
