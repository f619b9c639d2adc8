// SPDX-License-Identifier: MIT
#include "anagrams/wordsjudge.h"

#include "anagrams/coversearch.h"

namespace anagrams {

namespace {

/// Ends a search for any set of words when it has found one, or has become too long for an answer to the player.
class FirstSet {
public:
    explicit FirstSet(core::SearchContext &context) : m_context(context) {}

    bool lay(int word)
    {
        m_words.push_back(word);
        return keepGoing();
    }
    void takeBack() { m_words.pop_back(); }
    bool found()
    {
        m_found = true;
        return false;
    }
    bool failed() { return keepGoing(); }
    bool keepGoing()
    {
        constexpr std::uint64_t period = 1 << 14;
        constexpr std::uint64_t most = 20'000'000; // a tenth of a second
        if (++m_asked % period == 0 && (m_asked > most || !m_context.keepGoing({})))
            m_ended = true;
        return !m_ended;
    }

    bool hasFound() const { return m_found; }
    bool hasEnded() const { return m_ended; }
    const std::vector<int> &words() const { return m_words; }
    void clear() { m_words.clear(); }

private:
    core::SearchContext &m_context;
    std::vector<int> m_words;
    std::uint64_t m_asked = 0;
    bool m_found = false;
    bool m_ended = false;
};

/// A way to go on from a position so that all words are in the dictionary.
struct Continuation {
    enum Type : std::uint8_t { Unknown, None, Letter, EndOfWord };

    Type type = Unknown;
    int place = 0; ///< the open place whose letter comes next
};

/// Looks for a continuation of a position.
class ContinuationSearch {
public:
    ContinuationSearch(const Anagrams &puzzle, const WordList &list, const Row &row,
                       core::SearchContext &context)
        : m_puzzle(puzzle), m_list(list), m_row(row), m_first(context), m_search(list, m_first)
    {
        for (int place = row.setCount(); place < row.size(); ++place)
            m_left.add(list.indexOf(puzzle.letter(row.piece(place))));
    }

    Continuation run()
    {
        const auto ended = m_puzzle.words(m_row);
        const int begin = ended.empty() ? 0 : ended.back().end;
        const std::string start = m_puzzle.lettersOf(m_list, m_row, {begin, m_row.setCount()});
        const int words = m_puzzle.realWords().most - m_row.endCount();
        if (start.empty()) {
            m_search.run(m_left, open(), words);
            return m_first.hasFound() ? letter(m_list.letters(m_first.words().front()).front()) : nothing();
        }
        for (int word = 0; word < m_list.size() && !m_first.hasEnded(); ++word) {
            if (m_list.letters(word).starts_with(start) && continues(word, start, words))
                return next(word, start);
        }
        return nothing();
    }

private:
    int open() const { return m_row.size() - m_row.setCount(); }

    /// Returns whether the word that has been begun can become this one, and other words use the letters then left.
    bool continues(int word, const std::string &start, int words)
    {
        LetterCounts more;
        const std::string_view rest = m_list.letters(word).substr(start.size());
        for (const char letter : rest)
            more.add(std::size_t(letter));
        if (!m_first.keepGoing() || !m_left.contains(more) || !m_list.accepts(word))
            return false;
        LetterCounts left = m_left;
        left.remove(more);
        if (left.isEmpty())
            return true;
        m_first.clear();
        m_search.run(left, open() - int(rest.size()), words - 1);
        return m_first.hasFound();
    }

    Continuation next(int word, const std::string &start) const
    {
        const std::string_view letters = m_list.letters(word);
        return letters.size() == start.size() ? Continuation{Continuation::EndOfWord}
                                              : letter(letters[start.size()]);
    }
    Continuation nothing() const { return {m_first.hasEnded() ? Continuation::Unknown : Continuation::None}; }
    Continuation letter(char number) const
    {
        int place = m_row.setCount();
        while (m_list.indexOf(m_puzzle.letter(m_row.piece(place))) != std::size_t(number))
            ++place;
        return {Continuation::Letter, place};
    }

    const Anagrams &m_puzzle;
    const WordList &m_list;
    const Row &m_row;
    LetterCounts m_left;
    FirstSet m_first;
    CoverSearch<FirstSet> m_search;
};

/// Returns the first of the words that have ended which is not in the dictionary.
std::optional<WordRange> wrongWord(const Anagrams &puzzle, const WordList &list, const Row &row)
{
    for (const WordRange &range : puzzle.words(row)) {
        const int word = list.find(puzzle.lettersOf(list, row, range));
        if (word < 0 || !list.accepts(word))
            return range;
    }
    return std::nullopt;
}

std::vector<core::Mark> marks(const WordRange &range)
{
    std::vector<core::Mark> marks;
    for (int place = range.first; place < range.end; ++place)
        marks.push_back({std::int16_t(place), core::Role::Culprit, {}});
    return marks;
}

core::Judgement wrong(const Anagrams &puzzle, const WordList &list, const Row &row, const WordRange &range)
{
    return {core::Judgement::Unsolvable,
            {PUZZLE_TEXT("anagrams", "“%1” is not in the dictionary “%2”."),
             {puzzle.text(row, range), list.dictionary()},
             marks(range)}};
}

core::Judgement right(const Anagrams &puzzle, const WordList &list, const Row &row)
{
    const core::Text text = row.endCount() == 0
                                ? PUZZLE_TEXT("anagrams", "“%1” is in the dictionary “%2”.")
                                : PUZZLE_TEXT("anagrams", "“%1”: these words are in the dictionary “%2”.");
    return {core::Judgement::Solved, {text, {spelled(puzzle, list, row), list.dictionary()}}};
}

core::Judgement impossible(const Anagrams &puzzle, const WordList &list, const Row &row)
{
    if (row.setCount() == 0)
        return {core::Judgement::Unsolvable, whyNoWords(puzzle, list)};
    return {core::Judgement::Unsolvable,
            {PUZZLE_TEXT("anagrams", "No words of the dictionary “%1” begin like this and use all letters."),
             {list.dictionary()},
             marks({0, row.setCount()})}};
}

} // namespace

core::Explanation whyNoWords(const Anagrams &puzzle, const WordList &list)
{
    if (puzzle.realWords().most == 1)
        return {PUZZLE_TEXT("anagrams", "No word of the dictionary “%1” uses all these letters."),
                {list.dictionary()}};
    return {
        PUZZLE_TEXT("anagrams", "No %1 words of the dictionary “%2” use all these letters, nor do fewer."),
        {puzzle.realWords().most, list.dictionary()}};
}

std::string spelled(const Anagrams &puzzle, const WordList &list, const Row &row)
{
    std::string text;
    for (const WordRange &range : puzzle.words(row)) {
        const int word = list.find(puzzle.lettersOf(list, row, range));
        std::string one;
        for (const std::string &spelling : word < 0 ? std::vector<std::string>() : list.spellings(word))
            one += (one.empty() ? "" : "/") + spelling;
        text += (text.empty() ? "" : " ") + (one.empty() ? puzzle.text(row, range) : one);
    }
    return text;
}

core::Judgement judgeWords(const Anagrams &puzzle, const core::Position &position,
                           core::SearchContext &context)
{
    auto read = puzzle.wordList(context);
    if (auto *fault = std::get_if<core::Explanation>(&read))
        return {core::Judgement::Unknown, std::move(*fault)};
    const auto list = std::get<std::shared_ptr<const WordList>>(read);
    if (!list)
        return {};
    const Row row = puzzle.row(position);
    if (const auto range = wrongWord(puzzle, *list, row))
        return wrong(puzzle, *list, row, *range);
    if (row.isWhole())
        return right(puzzle, *list, row);
    switch (ContinuationSearch(puzzle, *list, row, context).run().type) {
    case Continuation::Unknown:
        return {core::Judgement::Unknown,
                {PUZZLE_TEXT("anagrams", "It takes too long to find out whether words can still be made.")}};
    case Continuation::None:
        return impossible(puzzle, *list, row);
    default:
        return {core::Judgement::Solvable,
                {PUZZLE_TEXT("anagrams", "The letters can still make words of the dictionary “%1”."),
                 {list->dictionary()}}};
    }
}

core::Hint hintAtWords(const Anagrams &puzzle, const core::Position &position, core::SearchContext &context)
{
    const core::Judgement judgement = judgeWords(puzzle, position, context);
    if (judgement.verdict == core::Judgement::Solved)
        return {{},
                {PUZZLE_TEXT("anagrams", "All letters are used. Take letters back to make other words.")}};
    if (judgement.verdict != core::Judgement::Solvable)
        return {{}, judgement.why};
    const auto list = puzzle.knownWordList();
    const Row row = puzzle.row(position);
    const Continuation next = list ? ContinuationSearch(puzzle, *list, row, context).run() : Continuation();
    if (next.type == Continuation::EndOfWord)
        return {{row.stepOfEnd()},
                {PUZZLE_TEXT("anagrams", "The word “%1” can end here, and another begins."),
                 {puzzle.text(
                     row, {puzzle.words(row).empty() ? 0 : puzzle.words(row).back().end, row.setCount()})}}};
    if (next.type != Continuation::Letter)
        return {};
    return {row.steps(next.place).path(),
            {PUZZLE_TEXT("anagrams", "“%1” can come to place %2: words begin like this."),
             {puzzle.text(row, next.place), row.setCount() + 1},
             {{std::int16_t(next.place), core::Role::Target, {}}}}};
}

} // namespace anagrams
