// SPDX-License-Identifier: MIT
#include "solitaire/jumptrace.h"

namespace solitaire {

PegIds::PegIds(const Board &board, const core::Position &position) : m_board(board)
{
    for (std::size_t piece = 0; piece < position.size(); ++piece) {
        if (position[piece].onBoard())
            m_pieces[board.hole(position[piece].cell)] = std::int16_t(piece);
        else
            ++m_inTray;
    }
}

PegIds::Steps PegIds::play(const Jump &jump)
{
    const std::int16_t piece = m_pieces[jump.from];
    const std::int16_t removed = m_pieces[jump.over];
    const core::Place tray{core::Place::box, std::int8_t(m_inTray++)};
    m_removed.push_back(removed);
    m_pieces[jump.to] = piece;
    return {{piece, place(jump.from), place(jump.to), false}, {removed, place(jump.over), tray, true}};
}

void PegIds::undo(const Jump &jump)
{
    m_pieces[jump.from] = m_pieces[jump.to];
    m_pieces[jump.over] = m_removed.back();
    m_removed.pop_back();
    --m_inTray;
}

core::Step PegIds::leap(const Jump &jump) const
{
    return {m_pieces[jump.from], place(jump.from), place(jump.to), false};
}

core::Path pathOf(const Board &board, const core::Position &from, std::span<const Jump *const> jumps)
{
    PegIds ids(board, from);
    core::Path path;
    path.reserve(2 * jumps.size());
    for (const Jump *const jump : jumps) {
        const PegIds::Steps steps = ids.play(*jump);
        path.push_back(steps.leap);
        path.push_back(steps.removal);
    }
    return path;
}

const Jump *jumpOf(const Board &board, const core::Event &event)
{
    if (event.reason > 0 && event.reason <= board.jumps().size())
        return &board.jumps()[event.reason - 1U];
    const auto between = [&](const Jump &jump) {
        return board.cell(jump.from) == event.step.from.cell && board.cell(jump.to) == event.step.to.cell;
    };
    const auto found = std::ranges::find_if(board.jumps(), between);
    return found == board.jumps().end() ? nullptr : &*found;
}

} // namespace solitaire
