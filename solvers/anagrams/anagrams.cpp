// SPDX-License-Identifier: MIT
#include "anagrams/anagrams.h"

#include <algorithm>
#include <utility>

namespace anagrams {

namespace {

long long number(int place)
{
    return place + 1;
}

} // namespace

Row::Row(int size, Last last) : m_size(size), m_set(size == 1 && last == Last::Follows), m_last(last)
{
    for (int place = 0; place < size; ++place)
        m_pieces[place] = std::int8_t(place);
}

Row::Row(const core::Position &position, Last last) : m_size(int(position.size())), m_last(last)
{
    for (int piece = 0; piece < m_size; ++piece) {
        const core::Place &place = position[piece];
        m_pieces[place.cell] = std::int8_t(piece);
        m_set += place.turn > 0;
        m_ends |= unsigned(place.turn > 1) << place.cell;
    }
}

std::vector<int> Row::choices() const
{
    std::vector<int> choices;
    Row row(m_size, m_last);
    for (int place = 0; place < depth(); ++place) {
        int from = place;
        while (row.piece(from) != piece(place))
            ++from;
        choices.push_back(from);
        std::swap(row.m_pieces[place], row.m_pieces[from]);
    }
    return choices;
}

void Row::exchange(int place)
{
    std::swap(m_pieces[m_set], m_pieces[place]);
    m_set = m_set + 2 == m_size && m_last == Last::Follows ? m_size : m_set + 1;
}

void Row::takeBack(int place)
{
    m_set = depth() - 1;
    std::swap(m_pieces[m_set], m_pieces[place]);
}

void Row::takeBack()
{
    if (hasEnded())
        m_ends &= ~(1U << (m_set - 1));
    else
        takeBack(choices().back());
}

core::Position Row::position() const
{
    core::Position position;
    position.resize(std::size_t(m_size));
    for (int place = 0; place < m_size; ++place)
        position[piece(place)] = {std::int16_t(place), std::int8_t(place >= m_set    ? 0
                                                                   : endsWord(place) ? 2
                                                                                     : 1)};
    return position;
}

core::Step Row::step(int place, int to, int set, bool closes) const
{
    return {
        std::int16_t(piece(place)), {std::int16_t(place), 0}, {std::int16_t(to), std::int8_t(set)}, closes};
}

ExchangeSteps Row::steps(int place) const
{
    const bool last = m_set + 2 == m_size && m_last == Last::Follows;
    if (place > m_set)
        return {{step(place, m_set, 1, false), step(m_set, place, last, true)}, 2};
    if (last)
        return {{step(m_set, m_set, 1, false), step(m_set + 1, m_set + 1, 1, true)}, 2};
    return {{step(m_set, m_set, 1, true)}, 1};
}

core::Step Row::stepOfEnd() const
{
    const int place = m_set - 1;
    return {std::int16_t(piece(place)), {std::int16_t(place), 1}, {std::int16_t(place), 2}, true};
}

core::Path Row::stepsBack() const
{
    if (hasEnded())
        return core::reversed(core::Path{stepOfEnd()});
    const int place = choices().back();
    Row before = *this;
    before.takeBack(place);
    return core::reversed(before.steps(place).path());
}

Anagrams::Anagrams(Word word, bool distinct, RealWords words)
    : m_word(std::move(word)), m_distinct(distinct || words.most > 0), m_realWords(std::move(words))
{
}

std::string Anagrams::text(const Row &row, const WordRange &range) const
{
    std::string text;
    for (int place = range.first; place < range.end; ++place)
        text += this->text(row, place);
    return text;
}

std::string Anagrams::text(const Row &row) const
{
    std::string text;
    for (int place = 0; place < row.size(); ++place)
        text += this->text(row, place) + (row.endsWord(place) ? " " : "");
    return text;
}

std::vector<WordRange> Anagrams::words(const Row &row) const
{
    std::vector<WordRange> words;
    int first = 0;
    for (int place = 0; place < row.size(); ++place) {
        if (!row.endsWord(place) && !(row.isWhole() && place + 1 == row.size()))
            continue;
        words.push_back({first, place + 1});
        first = place + 1;
    }
    return words;
}

bool Anagrams::solved(const core::Position &position) const
{
    const Row row = this->row(position);
    if (!row.isWhole() || !asksForWords())
        return row.isWhole();
    core::NullContext patient;
    const auto read = wordList(patient);
    const auto *list = std::get_if<std::shared_ptr<const WordList>>(&read);
    return list && std::ranges::all_of(words(row), [&](const WordRange &range) {
               const int word = (*list)->find(lettersOf(**list, row, range));
               return word >= 0 && (*list)->accepts(word);
           });
}

std::variant<std::shared_ptr<const WordList>, core::Explanation>
Anagrams::wordList(core::Cancellation &cancellation) const
{
    const std::lock_guard lock(m_guard);
    if (m_wordList)
        return m_wordList;
    const auto files = findDictionary(m_realWords.language);
    if (!files)
        return missingDictionary(m_realWords.language);
    auto read = WordList::load(*files, m_word, m_realWords.plain, cancellation);
    if (auto *list = std::get_if<std::shared_ptr<const WordList>>(&read))
        m_wordList = *list;
    return read;
}

std::string Anagrams::dictionaryName() const
{
    if (const auto list = knownWordList())
        return list->dictionary();
    const auto files = findDictionary(m_realWords.language);
    return files ? files->name : nameOrLanguage(m_realWords.language);
}

std::shared_ptr<const WordList> Anagrams::knownWordList() const
{
    const std::unique_lock lock(m_guard, std::try_to_lock);
    return lock ? m_wordList : nullptr;
}

std::string Anagrams::lettersOf(const WordList &list, const Row &row, const WordRange &range) const
{
    std::string letters;
    for (int place = range.first; place < range.end; ++place)
        letters += char(list.indexOf(letter(row.piece(place))));
    return letters;
}

std::vector<core::Path> Anagrams::moves(const core::Position &position) const
{
    Row row = this->row(position);
    std::vector<core::Path> all;
    for (int place = row.setCount(); place < size(); ++place) {
        if (equalBefore(row, place) == none)
            all.push_back(row.steps(place).path());
    }
    if (canEndWord(row))
        all.push_back({row.stepOfEnd()});
    core::Path back;
    while (row.depth() > 0) {
        std::ranges::copy(row.stepsBack(), std::back_inserter(back));
        all.push_back(back);
        row.takeBack();
    }
    return all;
}

bool Anagrams::hasEqualLetters() const
{
    Word sorted = m_word;
    std::ranges::sort(sorted);
    return std::ranges::adjacent_find(sorted) != sorted.end();
}

core::Explanation Anagrams::why(const core::Position &position, const core::Step &step) const
{
    const Row row = this->row(position);
    return step.to.turn > 1 ? whyNoEnd(row) : refusalReason(row, position[step.piece].cell, step.to.cell);
}

core::Explanation Anagrams::whyNoEnd(const Row &row) const
{
    if (row.setCount() == 0 || row.hasEnded())
        return {PUZZLE_TEXT("anagrams", "A word needs at least one letter: set it first.")};
    if (row.isWhole())
        return {PUZZLE_TEXT("anagrams", "No letter is left for another word.")};
    return {PUZZLE_TEXT_N("anagrams", "The letters are to make at most %n word(s)."), {m_realWords.most}};
}

core::Explanation Anagrams::refusalReason(const Row &row, int from, int to) const
{
    const int open = row.setCount();
    if (size() == 1 && !asksForWords())
        return {PUZZLE_TEXT("anagrams", "A single letter has no other to swap places with."),
                {},
                {mark(0, core::Role::Culprit)}};
    for (const int place : {from, to}) {
        if (place < open)
            return {PUZZLE_TEXT("anagrams", "“%1” is set at place %2: take it back first."),
                    {text(row, place), number(place)},
                    {mark(place, core::Role::Culprit)}};
    }
    if (from != open && to != open)
        return {PUZZLE_TEXT("anagrams", "Place %1 is next: only the letter there can swap with another."),
                {number(open)},
                {mark(from, core::Role::Moving), mark(open, core::Role::Culprit)}};
    const int place = std::max(from, to);
    if (const int same = equalBefore(row, place); same != none)
        return {PUZZLE_TEXT("anagrams", "Another “%1”, at place %2, is nearer and makes the same words: when "
                                        "each word is made only once, the nearer one is used."),
                {text(row, place), number(same)},
                {mark(place, core::Role::Moving), mark(same, core::Role::Culprit)}};
    return {PUZZLE_TEXT("anagrams", "A letter moved to place %1 is set there."),
            {number(open)},
            {mark(open, core::Role::Target)}};
}

} // namespace anagrams
