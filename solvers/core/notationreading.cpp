// SPDX-License-Identifier: MIT
#include "core/notationreading.h"

#include "core/positionline.h"

#include <algorithm>

namespace core {

namespace {

/// Returns why the board of a text that is certainly meant in one notation, and in one way, is none: a piece that
/// has too few cells, for example. Its place is that of the text.
std::optional<Fault> faultOfOnlyLine(const Kind &kind, const NotationMatch &match)
{
    if (match.certainty != NotationMatch::Certain || match.lines.size() != 1)
        return std::nullopt;
    const Kind *const only = &kind;
    LineReading reading = readLine({&only, 1}, match.lines.front());
    Fault *const fault = std::get_if<Fault>(&reading.reading);
    return fault ? std::optional(Fault{0, std::move(fault->why)}) : std::nullopt;
}

/// Collects the readings of a text that fit best, and the fault of the notation in which it is most certainly meant.
class BestReadings {
public:
    explicit BestReadings(std::size_t at) : m_board{at, {}, {}} {}

    void add(const Kind &kind, const Notation &notation, NotationMatch match)
    {
        addFault(std::exchange(match.fault, std::nullopt), match.certainty);
        addFault(faultOfOnlyLine(kind, match), match.certainty);
        for (std::string &line : match.lines) {
            const auto &known = m_board.readings;
            if (std::ranges::find(known, line, &BoardReading::line) == known.end() && isBoardOf(kind, line))
                addReading({&kind, &notation, std::move(line), match.remark}, match);
        }
    }

    ImportedBoard board()
    {
        // A text that is certainly meant in one notation but contains a fault is not read in another notation that
        // it only might be.
        if (m_faultiest && *m_faultiest > m_surest) {
            m_board.readings.clear();
            m_board.others.clear();
        }
        std::erase_if(m_board.others, [this](const BoardReading &other) {
            return std::ranges::find(m_board.readings, other.kind, &BoardReading::kind) !=
                   m_board.readings.end();
        });
        m_board.certainty = m_board.readings.empty() ? m_faultiest.value_or(m_surest) : m_surest;
        return std::move(m_board);
    }

private:
    void addFault(std::optional<Fault> fault, NotationMatch::Certainty certainty)
    {
        if (!fault || (m_faultiest && certainty <= *m_faultiest))
            return;
        m_faultiest = certainty;
        m_board.fault = *std::move(fault);
        m_board.fault.at += m_board.at;
    }

    void addReading(BoardReading reading, const NotationMatch &match)
    {
        if (match.certainty < m_surest) {
            if (match.isOpen)
                m_board.others.push_back(std::move(reading));
            return;
        }
        if (match.certainty > m_surest) {
            m_board.others.insert(m_board.others.end(), m_open.begin(), m_open.end());
            m_open.clear();
            m_board.readings.clear();
        }
        m_surest = match.certainty;
        if (match.isOpen)
            m_open.push_back(reading);
        m_board.readings.push_back(std::move(reading));
    }

    ImportedBoard m_board;
    NotationMatch::Certainty m_surest = NotationMatch::Possible;
    std::optional<NotationMatch::Certainty> m_faultiest;
    std::vector<BoardReading> m_open; ///< the surest readings that are also offered beside surer ones
};

} // namespace

ImportedBoard readNotations(Kinds kinds, std::string_view text, std::size_t at)
{
    BestReadings best(at);
    for (const Kind *kind : kinds) {
        for (const Notation &notation : kind->allNotations()) {
            auto match = notation.read ? notation.read(text) : std::nullopt;
            if (match && (!match->needsName || kinds.size() == 1))
                best.add(*kind, notation, *std::move(match));
        }
    }
    return best.board();
}

bool isBoardOf(const Kind &kind, const std::string &line)
{
    const Kind *const only = &kind;
    return std::holds_alternative<Game>(readLine({&only, 1}, line).reading);
}

} // namespace core
