// SPDX-License-Identifier: MIT
#pragma once

#include "solitaire/batch.h"
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
        Storey<Key> &storey = at(m_level);
        const std::uint32_t number = storey.layer.add(key(m_symmetry.least(pegs)));
        if (m_kept == Kept::Ways) {
            storey.ways.resize(storey.layer.boards().size());
            storey.ways[number] += ways;
        }
        m_total = storey.layer.boards().size();
    }

    /// Makes the storeys that are still to be made. Can be called again when it was stopped: nothing is lost
    /// but the storey begun. `room` is the memory that all of them may take, in bytes.
    template <typename Watch>
    End descend(Watch &watch, std::size_t room)
    {
        for (; m_level > 1; --m_level) {
            const End end = makeNext(watch, room);
            if (end != End::Done) {
                at(m_level - 1) = {};
                return end;
            }
            at(m_level).children.shrink_to_fit();
            m_total += at(m_level - 1).layer.boards().size();
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
        Storey<Key> &below = at(m_level - 1);
        above.children.clear();
        above.beginnings.clear();
        if (m_kept == Kept::Links)
            above.beginnings.reserve(above.layer.boards().size() + 1);
        below.layer.expect(above.layer.boards().size());
        Batch<Key> batch;
        bool overflow = false;
        const auto work = [&](Key child, std::uint32_t from) {
            const std::uint32_t number = below.layer.add(child);
            if (m_kept == Kept::Links) {
                above.children.push_back(number);
            } else if (m_kept == Kept::Ways) {
                if (number == below.ways.size())
                    below.ways.push_back(0);
                overflow |= __builtin_add_overflow(below.ways[number], above.ways[from], &below.ways[number]);
            }
        };
        for (std::uint32_t number = 0; number < above.layer.boards().size(); ++number) {
            if (!watch.node(int(m_storeys.size()) - 1 - m_level))
                return End::Stopped;
            if (number % 4096 == 0 && m_bytes + above.bytes() + below.bytes() > room)
                return End::Full;
            if (m_kept == Kept::Links)
                above.beginnings.push_back(std::uint32_t(above.children.size() + batch.count()));
            const Pegs pegs = board(m_level, number);
            inside(pegs).each([&](std::size_t slot) { batch.add(key(after(pegs, slot)), number); });
            if (batch.isFull())
                batch.flush(m_symmetry, below.layer, work);
        }
        batch.flush(m_symmetry, below.layer, work);
        if (m_kept == Kept::Links)
            above.beginnings.push_back(std::uint32_t(above.children.size()));
        return overflow ? End::Overflow : End::Done;
    }

    const Symmetry m_symmetry;
    const JumpTable &m_jumps;
    const Progress &m_progress;
    int m_border;
    Kept m_kept;
    int m_level = 1;
    std::vector<Storey<Key>> m_storeys; ///< by pegs
    std::size_t m_total = 0;
    std::size_t m_bytes = 0;
};

} // namespace solitaire
