// SPDX-License-Identifier: MIT
// The method `swaps`, from the course: all permutations by exchanges. At each place in turn, every open letter,
// from left to right, is exchanged with the letter there, a call handles the rest, and the two letters are
// exchanged back. The method starts from the given word: exchanges made before are taken back first. A node is a
// call. If each word is to be made only once, a letter is refused at a place where an equal one has been.
#include "anagrams/counting.h"
#include "anagrams/methods.h"
#include "core/tracer.h"
#include "core/variables.h"

#include <algorithm>

namespace anagrams::swaps {

namespace {

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("anagrams", "First all letters return to their order in the given word"),
    PUZZLE_TEXT("anagrams", "If only one letter is open, the word is complete: it is recorded"),
    PUZZLE_TEXT("anagrams",
                "Otherwise the first open letter stays in its place, and a call handles the rest"),
    PUZZLE_TEXT("anagrams",
                "… then each open letter after it swaps places with it in turn, and a call handles the rest"),
    PUZZLE_TEXT("anagrams",
                "… but if each word is made only once, not where an identical letter has already been"),
    PUZZLE_TEXT("anagrams", "After the call, the two letters swap back"),
};

template <typename Tracer>
class Swaps {
public:
    Swaps(Tracer &tracer, const Anagrams &puzzle, const core::Task &task)
        : m_tracer(tracer), m_puzzle(puzzle), m_first(task.goal == core::Goal::First), m_position(task.from),
          m_row(task.from), m_words(double(countWordsFrom(puzzle, Row(puzzle.size()))))
    {
    }

    core::Outcome run()
    {
        setOut();
        const bool all = call();
        const bool done = all || (m_first && m_tracer.stats().solutions > 0);
        return {done ? core::Outcome::Solved : core::Outcome::Stopped,
                m_first ? std::move(m_path) : core::Path(),
                {},
                m_tracer.stats()};
    }

private:
    /// Takes back all exchanges, so that the search begins with the given word.
    void setOut()
    {
        m_tracer.at(int(SwapLine::SetOut));
        while (m_row.depth() > 0) {
            for (const core::Step &step : m_row.stepsBack()) {
                makeStep(step);
                m_tracer.changed([&] { return step; }, core::Event::settingOut);
            }
            m_row.takeBack(m_row.choices().back());
        }
    }

    /// Performs a call. Returns false if the search is to end with the row as it is.
    bool call()
    {
        if (!m_tracer.node(m_row.depth()))
            return false;
        if (m_row.isWhole())
            return report();
        for (int place = m_row.setCount(); place < m_row.size(); ++place) {
            if (m_puzzle.equalBefore(m_row, place) != Anagrams::none) {
                m_tracer.at(int(SwapLine::SkipEqual));
                m_tracer.refused(0, [&] { return *m_row.steps(place).begin(); });
                continue;
            }
            const std::size_t before = m_path.size();
            exchange(place);
            if (!call())
                return false;
            back(place, before);
        }
        return true;
    }

    bool report()
    {
        m_tracer.at(int(SwapLine::Whole));
        m_tracer.stats().done = double(m_tracer.stats().solutions + 1) / m_words;
        return m_tracer.found(m_position, m_path) && !m_first;
    }

    void exchange(int place)
    {
        m_tracer.at(int(place == m_row.setCount() ? SwapLine::Stay : SwapLine::Exchange));
        for (const core::Step &step : m_row.steps(place)) {
            makeStep(step);
            m_tracer.did([&] { return step; });
        }
        m_row.exchange(place);
    }

    void back(int place, std::size_t before)
    {
        m_tracer.at(int(SwapLine::Back));
        m_row.takeBack(place);
        while (m_path.size() > before) {
            core::retreat(m_position, m_path.back());
            m_path.pop_back();
            m_tracer.undid();
        }
    }

    void makeStep(const core::Step &step)
    {
        core::advance(m_position, step);
        m_path.push_back(step);
    }

    Tracer &m_tracer;
    const Anagrams &m_puzzle;
    const bool m_first;
    core::Position m_position;
    Row m_row;
    core::Path m_path; ///< the path from the task's position
    const double m_words;
};

long long number(int place)
{
    return place + 1;
}

/// Builds the sentences about an exchange, from either of its two steps.
class ExchangeSentence {
public:
    ExchangeSentence(const Anagrams &puzzle, const core::Position &before, const core::Step &step)
        : m_puzzle(puzzle), m_before(before)
    {
        const int from = step.from.cell;
        const int to = step.to.cell;
        m_place = from == to ? std::min(from, puzzle.size() - 2) : std::min(from, to);
        m_other = std::max({from, to, m_place});
        const bool comes = from == to ? from == m_place : to == m_place;
        m_piece = comes ? step.piece : partnerOf(step.piece);
        m_partner = comes ? partnerOf(step.piece) : step.piece;
        if (from == to)
            m_other = m_place;
    }

    core::Explanation done() const
    {
        const bool last = m_place + 2 == m_puzzle.size();
        if (stays() && last)
            return {PUZZLE_TEXT("anagrams",
                                "Place %1: “%2” stays, and only “%3” is left. The word is complete: %4."),
                    {number(m_place), letter(m_piece), letter(m_partner), word()},
                    marks()};
        if (stays())
            return {PUZZLE_TEXT("anagrams", "Place %1: “%2” stays. On to place %3."),
                    {number(m_place), letter(m_piece), number(m_place + 1)},
                    marks()};
        if (last)
            return {PUZZLE_TEXT("anagrams",
                                "Place %1: “%2” swaps with “%3”, which comes last. The word is complete: "
                                "%4."),
                    {number(m_place), letter(m_piece), letter(m_partner), word()},
                    marks()};
        return {PUZZLE_TEXT("anagrams", "Place %1: “%2” from place %3 swaps with “%4”. On to place %5."),
                {number(m_place), letter(m_piece), number(m_other), letter(m_partner), number(m_place + 1)},
                marks()};
    }

    core::Explanation undone() const
    {
        const bool more = m_other + 1 < m_puzzle.size();
        if (stays())
            return {PUZZLE_TEXT("anagrams",
                                "Back to place %1: “%2” has been tried. Next: the letter of place %3."),
                    {number(m_place), letter(m_piece), number(m_other + 1)},
                    marks()};
        if (more)
            return {PUZZLE_TEXT("anagrams",
                                "Back to place %1: “%2” and “%3” swap back. Next: the letter of place %4."),
                    {number(m_place), letter(m_piece), letter(m_partner), number(m_other + 1)},
                    marks()};
        return {PUZZLE_TEXT("anagrams",
                            "Back to place %1: “%2” and “%3” swap back. Every letter has now been tried."),
                {number(m_place), letter(m_piece), letter(m_partner)},
                marks()};
    }

private:
    bool stays() const { return m_place == m_other; }
    std::string letter(int piece) const { return utf8(m_puzzle.letter(piece)); }

    /// Returns the piece that this piece is exchanged with. Between the two steps of an exchange, both letters are
    /// at one place.
    int partnerOf(int piece) const
    {
        for (int other = 0; other < m_puzzle.size(); ++other) {
            const int cell = m_before[other].cell;
            if (other != piece && (cell == m_place || cell == std::max(m_other, m_place + 1)))
                return other;
        }
        return piece;
    }

    std::string word() const
    {
        Word letters(std::size_t(m_place), U' ');
        for (int piece = 0; piece < m_puzzle.size(); ++piece) {
            if (m_before[piece].cell < m_place)
                letters[std::size_t(m_before[piece].cell)] = m_puzzle.letter(piece);
        }
        return utf8(letters) + letter(m_piece) + letter(m_partner);
    }

    std::vector<core::Mark> marks() const
    {
        std::vector<core::Mark> marks = {mark(m_place, core::Role::Target)};
        if (!stays())
            marks.push_back(mark(m_other, core::Role::Moving));
        return marks;
    }

    const Anagrams &m_puzzle;
    const core::Position &m_before;
    int m_place;   ///< the place that is filled
    int m_other;   ///< the place where its new letter was; the same if the letter stays
    int m_piece;   ///< the letter that is set there
    int m_partner; ///< the letter that makes room; the last letter if the last but one stays
};

core::Explanation explainRefused(const Anagrams &puzzle, const core::Position &before, const core::Step &step)
{
    const Row row(before);
    const int same = puzzle.equalBefore(row, step.from.cell);
    return {PUZZLE_TEXT("anagrams",
                        "Place %1: “%2” from place %3 is skipped. The “%2” of place %4 has been tried, and "
                        "the words would be the same."),
            {number(step.to.cell), puzzle.text(row, step.from.cell), number(step.from.cell), number(same)},
            {mark(step.from.cell, core::Role::Moving), mark(same, core::Role::Culprit)}};
}

core::Explanation explain(const Anagrams &anagrams, const core::Position &before, const core::Event &event)
{
    const core::Step &step = event.step;
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("anagrams", "The word is complete: %1, word %2 of %3."),
                {anagrams.text(Row(before)), rankOf(anagrams, Row(before)),
                 countWordsFrom(anagrams, Row(anagrams.size()))}};
    if (event.type == core::Event::Refused)
        return explainRefused(anagrams, before, step);
    if (event.type == core::Event::Undid)
        return ExchangeSentence(anagrams, before, step).undone();
    if (SwapLine(event.line) == SwapLine::SetOut)
        return {PUZZLE_TEXT("anagrams", "The search starts from the given word: “%1” returns to place %2."),
                {utf8(anagrams.letter(step.piece)), number(step.to.cell)},
                {mark(step.to.cell, core::Role::Target)}};
    return ExchangeSentence(anagrams, before, step).done();
}

core::Explanation unsuitable(const Anagrams &puzzle, const core::Position &, std::span<const core::Step>)
{
    if (!puzzle.asksForWords())
        return {};
    return {
        PUZZLE_TEXT("anagrams", "Exchanges make every order of the letters, and this board asks for words.")};
}

core::Outcome solve(const Anagrams &puzzle, const core::Task &task, core::SearchContext &context)
{
    return core::runSearch<Swaps>(context, task, puzzle, task);
}

std::vector<core::Variable> variables(const Anagrams &anagrams, const core::Position &before,
                                      const core::Event &event)
{
    const core::Step &step = event.step;
    std::optional<long long> i;
    std::optional<long long> j;
    if (event.type == core::Event::Solution) {
        i = anagrams.size();
    } else if (SwapLine(event.line) != SwapLine::SetOut) {
        i = number(std::min({int(step.from.cell), int(step.to.cell), std::max(anagrams.size() - 2, 0)}));
        j = std::max({number(step.from.cell), number(step.to.cell), *i});
        if (step.from.cell == step.to.cell) // the letter stays, and the last letter is set along with it
            j = i;
    }
    const core::Position after = core::positionAfter(before, event);
    std::vector<std::string> letters(after.size(), "·"); // a place may be empty within an exchange
    for (int piece = 0; piece < anagrams.size(); ++piece)
        letters[std::size_t(after[piece].cell)] = utf8(anagrams.letter(piece));
    std::string ch;
    for (const std::string &letter : letters)
        ch += letter;
    return {core::variable("letters", ch), core::variable("i", i), core::variable("j", j),
            core::variable("last", anagrams.size())};
}

} // namespace

core::Solver solver()
{
    return {.id = "swaps",
            .name = PUZZLE_TEXT("anagrams", "Exchanges"),
            .about = PUZZLE_TEXT("anagrams",
                                 "The course’s recursion: each open letter in turn swaps places with the "
                                 "first one, then the rest does the same."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("anagrams", "Calls"),
            .pseudocode = pseudocode,
            .setOutLine = int(SwapLine::SetOut),
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace anagrams::swaps
