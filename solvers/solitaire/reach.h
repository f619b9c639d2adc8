// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/batch.h"
#include "solitaire/layer.h"
#include "solitaire/progress.h"

namespace solitaire {

/// What is known of the boards of a layer besides themselves.
template <typename Key>
struct Storey {
    Layer<Key> layer;
    std::vector<std::uint64_t> ways;       ///< of coming to a board or one of its images, when counting
    std::vector<std::uint32_t> beginnings; ///< where a board's children begin, when links are kept
    std::vector<std::uint32_t> children;   ///< numbers in the next storey
    std::vector<std::uint8_t> winnable;

    std::size_t bytes() const
    {
        return layer.bytes() + ways.capacity() * 8 + (beginnings.capacity() + children.capacity()) * 4 +
               winnable.capacity();
    }
};

/// All boards that can be reached from given ones without a loss of progress beyond a border, storey by
/// storey: one for each number of pegs. Images under the symmetry are one board.
template <typename Key>
class Reach {
public:
    enum class Kept { Boards, Links, Ways, LastOnly };
    enum class End { Done, Stopped, Full, Overflow };

    Reach(const Shape &shape, const Symmetry &symmetry, int border, Kept kept)
        : m_symmetry(symmetry), m_jumps(jumpTable(shape)), m_progress(progress(shape)), m_border(border),
          m_kept(kept), m_storeys(std::size_t(shape.holes()) + 1)
    {
    }

    /// The boards to begin with, with so many ways of coming to each. All must have the same number of pegs.
    void begin(Pegs pegs, std::uint64_t ways)
    {
        m_level = countPegs(pegs);
        const std::uint32_t number = m_first.add(key(m_symmetry.least(pegs)));
        m_firstWays.resize(m_first.size());
        m_firstWays[number] += ways;
    }

    /// Makes the storeys that are still to be made. Can be called again when it was stopped: nothing is lost
    /// but the storey begun. `room` is the memory that all of them may take, in bytes.
    template <typename Watch>
    End descend(Watch &watch, std::size_t room)
    {
        if (m_total == 0)
            settle(m_level, m_first, m_firstWays);
        for (; m_level > 1; --m_level) {
            if (const End end = makeNext(watch, room); end != End::Done)
                return end;
            at(m_level).children.shrink_to_fit();
            m_bytes += at(m_level).bytes();
            if (m_kept == Kept::LastOnly)
                at(m_level) = {};
        }
        return End::Done;
    }

    void dropLinks()
    {
        for (Storey<Key> &storey : m_storeys) {
            storey.children = {};
            storey.beginnings = {};
        }
    }

    Storey<Key> &at(int level) { return m_storeys[std::size_t(level)]; }
    const Storey<Key> &at(int level) const { return m_storeys[std::size_t(level)]; }
    int levels() const { return int(m_storeys.size()); }
    int level() const { return m_level; } ///< the lowest storey made
    int border() const { return m_border; }
    std::size_t total() const { return m_total; } ///< boards
    std::size_t bytes() const { return m_bytes; }
    bool holds(Pegs pegs) const { return m_progress.of(pegs) >= m_border; }
    std::int64_t find(Pegs pegs, int level) const
    {
        return at(level).layer.find(key(m_symmetry.least(pegs)));
    }
    Pegs board(int level, std::size_t number) const
    {
        return Packing<Key>::unpack(at(level).layer.board(number), level);
    }
    /// The jumps of a board that stay within the border, or those that pass it.
    JumpSet inside(Pegs pegs) const
    {
        return m_jumps.legal(pegs) & m_progress.within(m_progress.of(pegs) - m_border);
    }
    JumpSet across(Pegs pegs) const
    {
        return m_jumps.legal(pegs).without(m_progress.within(m_progress.of(pegs) - m_border));
    }
    Pegs after(Pegs pegs, std::size_t slot) const { return pegs ^ m_jumps.triple(slot); }
    const Symmetry &symmetry() const { return m_symmetry; }
    static Key key(Pegs pegs) { return Packing<Key>::pack(pegs); }

private:
    template <typename Watch>
    End makeNext(Watch &watch, std::size_t room)
    {
        Storey<Key> &above = at(m_level);
        Intake<Key> intake(above.layer.boards().size());
        std::vector<std::uint64_t> ways;
        bool overflow = false;
        const End end = eachChild(watch, room, intake, [&](Key child, std::uint32_t parent) {
            const std::uint32_t number = intake.add(child);
            if (m_kept == Kept::Links) {
                above.children.push_back(number);
            } else if (m_kept == Kept::Ways) {
                if (number == ways.size())
                    ways.push_back(0);
                overflow |= __builtin_add_overflow(ways[number], above.ways[parent], &ways[number]);
            }
        });
        if (end != End::Done || overflow)
            return overflow ? End::Overflow : end;
        const std::vector<std::uint32_t> numbers = settle(m_level - 1, intake, ways);
        for (std::uint32_t &child : above.children)
            child = numbers[child];
        return End::Done;
    }
    /// Calls work(least image, number of its parent) for all children of the lowest storey, as many as the
    /// parent has jumps. Stopped and Full when it has to end before.
    template <typename Watch>
    End eachChild(Watch &watch, std::size_t room, const Intake<Key> &intake, auto &&work)
    {
        Storey<Key> &above = at(m_level);
        above.children.clear();
        above.beginnings.clear();
        Batch<Key> batch;
        for (std::uint32_t number = 0; number < above.layer.boards().size(); ++number) {
            if (!watch.node(int(m_storeys.size()) - 1 - m_level))
                return End::Stopped;
            if (number % 4096 == 0 && m_bytes + above.bytes() + bytesOf(intake) > room)
                return End::Full;
            if (m_kept == Kept::Links)
                above.beginnings.push_back(std::uint32_t(above.children.size() + batch.count()));
            const Pegs pegs = board(m_level, number);
            inside(pegs).each([&](std::size_t slot) { batch.add(key(after(pegs, slot)), number); });
            if (batch.isFull())
                batch.flush(m_symmetry, intake, work);
        }
        batch.flush(m_symmetry, intake, work);
        if (m_kept == Kept::Links)
            above.beginnings.push_back(std::uint32_t(above.children.size()));
        return End::Done;
    }
    /// With what it takes to settle.
    static std::size_t bytesOf(const Intake<Key> &intake)
    {
        return intake.bytes() + intake.size() * (sizeof(Key) + sizeof(std::uint64_t));
    }
    /// Makes a storey of what was taken in, and answers the numbers there by those before.
    std::vector<std::uint32_t> settle(int level, const Intake<Key> &intake,
                                      const std::vector<std::uint64_t> &ways)
    {
        std::vector<std::uint32_t> numbers;
        at(level).layer = {intake, numbers};
        at(level).ways.resize(ways.size());
        for (std::size_t i = 0; i < ways.size(); ++i)
            at(level).ways[numbers[i]] = ways[i];
        m_total += intake.size();
        return numbers;
    }

    const Symmetry m_symmetry;
    const JumpTable &m_jumps;
    const Progress &m_progress;
    int m_border;
    Kept m_kept;
    int m_level = 1;
    Intake<Key> m_first;
    std::vector<std::uint64_t> m_firstWays;
    std::vector<Storey<Key>> m_storeys; ///< by pegs
    std::size_t m_total = 0;
    std::size_t m_bytes = 0;
};

} // namespace solitaire
