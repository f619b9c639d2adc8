// SPDX-License-Identifier: MIT
// The method `words`: the words of a dictionary that use all letters. The words that can be made of the letters are
// listed, the longest first; sets of one word, of two and of three are searched as exact covers of the letters
// (coversearch.h), and the words of a set are made letter by letter. A node is a word that is laid.
#include "anagrams/coversearch.h"
#include "anagrams/methods.h"
#include "anagrams/wordsjudge.h"
#include "core/tracer.h"
#include "core/variables.h"

namespace anagrams::words {

namespace {

enum class WordLine : std::uint8_t { None, SetOut, List, Numbers, Lay, LookUp, Whole, Back };

constexpr core::Text pseudocode[] = {
    PUZZLE_TEXT("anagrams", "First all letters return to their order in the given word"),
    PUZZLE_TEXT("anagrams",
                "The words of the dictionary that fit into the letters are listed, the longest first"),
    PUZZLE_TEXT("anagrams", "First one word is to use all letters, then two words, then three"),
    PUZZLE_TEXT("anagrams",
                "A word of the list that fits into the letters left is laid, in the order of the list"),
    PUZZLE_TEXT("anagrams",
                "… but the last word must use all letters left, so it is looked up; often there is none"),
    PUZZLE_TEXT("anagrams", "When no letter is left, the words are recorded"),
    PUZZLE_TEXT("anagrams", "Then the word is taken back, and the next one in the list is tried"),
};

/// An event names its word by its reason, from 1.
int reasonOf(int word)
{
    constexpr int most = 65'000;
    return word < most ? word + 1 : 0;
}

template <typename Tracer>
class Words {
public:
    Words(Tracer &tracer, const Anagrams &puzzle, const WordList &list, const core::Task &task)
        : m_tracer(tracer), m_puzzle(puzzle), m_list(list), m_first(task.goal == core::Goal::First),
          m_position(task.from), m_row(puzzle.row(task.from))
    {
    }

    core::Outcome run()
    {
        setOut();
        m_begin = m_path.size();
        const bool all = CoverSearch<Words>(m_list, *this)
                             .run(m_list.allLetters(), m_puzzle.size(), m_puzzle.realWords().most);
        const bool found = m_tracer.stats().solutions > 0;
        if (found && (all || m_first))
            return {core::Outcome::Solved, m_first ? std::move(m_path) : core::Path(), {}, m_tracer.stats()};
        if (!all)
            return {core::Outcome::Stopped, {}, {}, m_tracer.stats()};
        return {core::Outcome::Impossible, {}, whyNoWords(m_puzzle, m_list), m_tracer.stats()};
    }

    bool lay(int word)
    {
        if (!m_tracer.node(int(m_words.size()) + 1))
            return false;
        m_words.push_back(word);
        if constexpr (Tracer::traces)
            make(word);
        return true;
    }

    void takeBack()
    {
        if constexpr (Tracer::traces) {
            m_tracer.at(int(WordLine::Back));
            const std::size_t letters = m_list.letters(m_words.back()).size();
            const std::size_t things = letters + (m_words.size() > 1 ? 1 : 0);
            for (std::size_t thing = 0; thing < things; ++thing)
                unmake(reasonOf(m_words.back()));
        }
        m_words.pop_back();
    }

    bool failed()
    {
        m_tracer.at(int(WordLine::LookUp));
        m_tracer.refused(
            0, [&] { return m_words.empty() ? *m_row.steps(m_row.setCount()).begin() : m_row.stepOfEnd(); });
        return m_tracer.going();
    }

    bool found()
    {
        m_tracer.at(int(WordLine::Whole));
        if constexpr (!Tracer::traces) {
            for (std::size_t word = 0; word < m_words.size(); ++word)
                forEachStep(word, [](const core::Step &) {});
        }
        const bool shouldContinue = m_tracer.found(m_position, m_path) && !m_first;
        if (!Tracer::traces && shouldContinue) {
            m_path.resize(m_begin);
            m_position = m_givenPosition;
            m_row = m_given;
        }
        return shouldContinue;
    }

    bool keepGoing()
    {
        constexpr std::uint64_t period = 1 << 16;
        return ++m_asked % period != 0 || m_tracer.keepGoing();
    }

private:
    /// Takes back what has been set, so that the search begins with the given word.
    void setOut()
    {
        m_tracer.at(int(WordLine::SetOut));
        while (m_row.depth() > 0) {
            for (const core::Step &step : m_row.stepsBack()) {
                makeStep(step);
                m_tracer.changed([&] { return step; }, core::Event::settingOut);
            }
            m_row.takeBack();
        }
        m_given = m_row;
        m_givenPosition = m_position;
    }

    /// Makes the word that was laid last, before the eyes of a viewer.
    void make(int word)
    {
        m_tracer.at(int(WordLine::Lay));
        forEachStep(m_words.size() - 1,
                    [&](const core::Step &step) { m_tracer.did([&] { return step; }, reasonOf(word)); });
    }

    /// Makes a word of the set, after the words before it, and calls use(step) for each step.
    void forEachStep(std::size_t word, auto &&use)
    {
        const auto make = [&](const core::Step &step) {
            makeStep(step);
            use(step);
        };
        if (word > 0) {
            make(m_row.stepOfEnd());
            m_row.endWord();
        }
        for (const char letter : m_list.letters(m_words[word])) {
            int place = m_row.setCount();
            while (m_list.indexOf(m_puzzle.letter(m_row.piece(place))) != std::size_t(letter))
                ++place;
            for (const core::Step &step : m_row.steps(place))
                make(step);
            m_row.exchange(place);
        }
    }

    void unmake(int reason)
    {
        for (std::size_t steps = m_row.stepsBack().size(); steps-- > 0;) {
            core::retreat(m_position, m_path.back());
            m_path.pop_back();
            m_tracer.undid(reason);
        }
        m_row.takeBack();
    }

    void makeStep(const core::Step &step)
    {
        core::advance(m_position, step);
        m_path.push_back(step);
    }

    Tracer &m_tracer;
    const Anagrams &m_puzzle;
    const WordList &m_list;
    const bool m_first;
    core::Position m_position;
    Row m_row;
    core::Path m_path;       ///< the path from the task's position
    std::size_t m_begin = 0; ///< the length of the path to the given word
    Row m_given = Row(0);
    core::Position m_givenPosition;
    std::vector<int> m_words; ///< the words that are laid
    std::uint64_t m_asked = 0;
};

/// A letter that is set, and its place.
struct SetLetter {
    int piece;
    int place;
};

/// Returns the letter that this step sets or takes back. The second step of an exchange moves the letter that makes
/// room for it.
SetLetter letterOf(const core::Position &before, const core::Step &step)
{
    for (int piece = 0; piece < int(before.size()); ++piece) {
        const core::Place &place = before[piece];
        if (piece != step.piece && place.cell == step.from.cell && place.turn > 0)
            return {piece, place.cell};
    }
    return {step.piece, step.to.cell};
}

core::Explanation explainRefused(const Anagrams &puzzle, const core::Position &before)
{
    const Row row = puzzle.row(before);
    std::vector<core::Mark> marks;
    for (int place = row.setCount(); place < row.size(); ++place)
        marks.push_back(mark(place, core::Role::Culprit));
    return {PUZZLE_TEXT("anagrams", "The letters left, “%1”, are those of no word in the dictionary “%2”."),
            {puzzle.text(row, {row.setCount(), row.size()}), puzzle.dictionaryName()},
            std::move(marks)};
}

core::Explanation explainEnd(const core::Event &event, const std::string &word)
{
    const core::Mark at = mark(event.step.to.cell, core::Role::Target);
    if (event.type == core::Event::Undid)
        return {PUZZLE_TEXT("anagrams", "“%1” has been tried as the next word."), {word}, {at}};
    return {PUZZLE_TEXT("anagrams", "The word ends here, and “%1” is to follow."), {word}, {at}};
}

core::Explanation explain(const Anagrams &puzzle, const core::Position &before, const core::Event &event)
{
    const core::Step &step = event.step;
    if (event.type == core::Event::Solution)
        return {PUZZLE_TEXT("anagrams", "All letters are used: %1. The dictionary is “%2”."),
                {puzzle.text(puzzle.row(before)), puzzle.dictionaryName()}};
    if (event.type == core::Event::Refused)
        return explainRefused(puzzle, before);
    const SetLetter set = letterOf(before, step);
    const std::string letter = utf8(puzzle.letter(set.piece));
    const core::Mark at = mark(set.place, core::Role::Target);
    if (WordLine(event.line) == WordLine::SetOut && step.from.turn > 1)
        return {PUZZLE_TEXT("anagrams", "The search starts from the given word, in which no word has ended."),
                {},
                {at}};
    if (WordLine(event.line) == WordLine::SetOut)
        return {PUZZLE_TEXT("anagrams", "The search starts from the given word: “%1” returns to place %2."),
                {letter, set.place + 1},
                {at}};
    const auto list = puzzle.knownWordList();
    const int number = int(event.reason) - 1;
    const bool isKnown = list && number >= 0 && number < list->size();
    if (!isKnown && step.to.turn <= 1 &&
        step.from.turn <= 1) { // as in a game by hand, or a solution that is played
        if (event.type == core::Event::Undid)
            return {PUZZLE_TEXT("anagrams", "“%1” is taken back."), {letter}, {at}};
        return {PUZZLE_TEXT("anagrams", "“%1” comes to place %2."), {letter, set.place + 1}, {at}};
    }
    const std::string word = isKnown ? list->text(number) : "…";
    if (step.to.turn > 1 || step.from.turn > 1)
        return explainEnd(event, word);
    if (event.type == core::Event::Undid)
        return {PUZZLE_TEXT("anagrams", "“%1” has been tried: its letters are taken back."), {word}, {at}};
    return {PUZZLE_TEXT("anagrams", "The word “%1” is laid: “%2” comes to place %3."),
            {word, letter, set.place + 1},
            {at}};
}

core::Explanation unsuitable(const Anagrams &puzzle, const core::Position &, std::span<const core::Step>)
{
    if (!puzzle.asksForWords())
        return {PUZZLE_TEXT("anagrams",
                            "Any order of the letters solves this board. This method is for boards whose "
                            "letters are to make words: see the option “To make”.")};
    return findDictionary(puzzle.realWords().language) ? core::Explanation()
                                                       : missingDictionary(puzzle.realWords().language);
}

core::Outcome solve(const Anagrams &puzzle, const core::Task &task, core::SearchContext &context)
{
    auto read = puzzle.wordList(context);
    if (auto *fault = std::get_if<core::Explanation>(&read))
        return {core::Outcome::Stopped, {}, std::move(*fault), {}};
    const auto list = std::get<std::shared_ptr<const WordList>>(read);
    if (!list)
        return {};
    return core::runSearch<Words>(context, task, puzzle, *list, task);
}

std::vector<core::Variable> variables(const Anagrams &puzzle, const core::Position &before,
                                      const core::Event &event)
{
    const core::Position after = core::positionAfter(before, event);
    std::vector<std::string> laid(after.size()); // within an exchange, two letters may be at one place
    std::vector<std::string> left(after.size());
    for (int piece = 0; piece < puzzle.size(); ++piece) {
        const core::Place &place = after[piece];
        std::string &text = (place.turn > 0 ? laid : left)[std::size_t(place.cell)];
        text += utf8(puzzle.letter(piece)) + (place.turn > 1 ? " " : "");
    }
    std::string words;
    std::string letters;
    for (std::size_t place = 0; place < after.size(); ++place) {
        words += laid[place];
        letters += left[place];
    }
    const auto orNone = [](std::string text) { return text.empty() ? std::string("–") : text; };
    return {core::variable("words", orNone(words)), core::variable("letters", orNone(letters))};
}

} // namespace

core::Solver solver()
{
    return {.id = "words",
            .name = PUZZLE_TEXT("anagrams", "Words"),
            .about = PUZZLE_TEXT(
                "anagrams", "Finds the words of a dictionary that use all letters: one word, two or three."),
            .goals = core::everyGoal,
            .counts = PUZZLE_TEXT("anagrams", "Words laid"),
            .pseudocode = pseudocode,
            .setOutLine = int(WordLine::SetOut),
            .unsuitable = core::callback<unsuitable>,
            .solve = core::callback<solve>,
            .explain = core::callback<explain>,
            .variables = core::callback<variables>};
}

} // namespace anagrams::words
