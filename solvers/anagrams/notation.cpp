// SPDX-License-Identifier: MIT
// This file reads and writes the texts of anagrams: position lines and moves.
#include "anagrams/anagrams.h"
#include "core/positionline.h"

#include <algorithm>
#include <optional>

namespace anagrams {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view distinctWord = "distinct";
constexpr std::string_view plainWord = "plain";
constexpr std::string_view wordsKey = "words";
constexpr std::string_view languageKey = "language";
constexpr char endOfWord = '_'; // among moves, where a blank would not be seen

/// Reads an arranged word, and finds the call with this arrangement.
class PositionReader {
public:
    PositionReader(const Anagrams &puzzle, std::string_view text) : m_puzzle(puzzle), m_text(text) {}

    std::variant<core::Position, core::Fault> read()
    {
        std::string_view left = m_text;
        while (!left.empty()) {
            if (auto found = readNext(left))
                return *std::move(found);
        }
        if (m_endsHere)
            return fault(m_text.size(), PUZZLE_TEXT("anagrams", "a word ends here, and no letter follows"));
        if (m_letters.size() < m_puzzle.word().size())
            return fault(m_text.size(),
                         PUZZLE_TEXT("anagrams", "“%1” has %2 letters, but the text gives only %3"),
                         {utf8(m_puzzle.word()), size(m_puzzle.word()), size(m_letters)});
        Row row = m_puzzle.row();
        if (!findExchanges(row))
            return fault(m_cutAt,
                         PUZZLE_TEXT("anagrams", "no exchanges put the open letters of “%1” in this order"),
                         {utf8(m_puzzle.word())});
        return row.position();
    }

private:
    using Found = std::optional<core::Fault>;

    static long long size(const Word &word) { return static_cast<long long>(word.size()); }

    Found readNext(std::string_view &left)
    {
        const char first = left.front();
        if (first == '/')
            return cut(left);
        const bool ends = m_puzzle.asksForWords() && (first == ' ' || first == endOfWord);
        return ends ? end(left) : letter(left);
    }

    Found end(std::string_view &left)
    {
        const std::size_t at = m_text.size() - left.size();
        if (m_letters.empty() || m_endsHere || m_cut)
            return fault(at, PUZZLE_TEXT("anagrams", "no word can end here"));
        if (int(m_ends.size()) + 1 >= m_puzzle.realWords().most)
            return fault(at, PUZZLE_TEXT("anagrams", "there are more than %1 words"),
                         {m_puzzle.realWords().most});
        m_ends.push_back(m_letters.size());
        m_endsHere = true;
        left.remove_prefix(1);
        return {};
    }

    Found cut(std::string_view &left)
    {
        const std::size_t at = m_text.size() - left.size();
        if (m_cut)
            return fault(at, PUZZLE_TEXT("anagrams", "there is a second “/” here"));
        m_cut = m_letters.size();
        m_cutAt = at;
        left.remove_prefix(1);
        return {};
    }

    Found letter(std::string_view &left)
    {
        const std::size_t at = m_text.size() - left.size();
        auto taken = takeLetter(left);
        if (auto *found = std::get_if<core::Fault>(&taken)) {
            found->at += at;
            return std::move(*found);
        }
        const char32_t letter = std::get<char32_t>(taken);
        if (std::ranges::count(m_letters, letter) == std::ranges::count(m_puzzle.word(), letter))
            return fault(at, PUZZLE_TEXT("anagrams", "“%1” has no “%2” left"),
                         {utf8(m_puzzle.word()), utf8(letter)});
        m_letters += letter;
        m_endsHere = false;
        return {};
    }

    /// Makes the first exchanges from `row` on that lead to the letters read; returns false if there are none.
    bool findExchanges(Row &row) const
    {
        const std::size_t set = m_cut.value_or(m_letters.size());
        if (row.isWhole() || std::size_t(row.setCount()) >= set)
            return looksAsRead(row);
        const Row before = row;
        for (int place = before.setCount(); place < before.size(); ++place) {
            const bool fits =
                m_puzzle.letter(before.piece(place)) == m_letters[std::size_t(before.setCount())];
            if (!fits || m_puzzle.equalBefore(before, place) != Anagrams::none)
                continue;
            row.exchange(place);
            if (std::ranges::find(m_ends, std::size_t(row.setCount())) != m_ends.end())
                row.endWord();
            if (findExchanges(row))
                return true;
            row = before;
        }
        return false;
    }

    bool looksAsRead(const Row &row) const
    {
        for (int place = 0; place < row.size(); ++place) {
            if (m_puzzle.letter(row.piece(place)) != m_letters[std::size_t(place)])
                return false;
        }
        return true;
    }

    const Anagrams &m_puzzle;
    std::string_view m_text;
    Word m_letters;
    std::vector<std::size_t> m_ends; ///< after how many letters a word ends
    bool m_endsHere = false;         ///< a word ended right before the present place
    std::optional<std::size_t> m_cut;
    std::size_t m_cutAt = 0;
};

using Instance = std::variant<std::shared_ptr<const Anagrams>, core::Fault>;

/// Reads words=N, language=ID and plain.
std::variant<RealWords, core::Fault> readRealWords(const core::OptionList &options)
{
    RealWords words;
    const core::OptionList::Item *number = options.find(wordsKey);
    for (const std::string_view key : {languageKey, plainWord}) {
        const core::OptionList::Item *found = options.find(key);
        if (found && !number)
            return fault(found->at, PUZZLE_TEXT("anagrams", "“%1” only works with “words=”"),
                         {std::string(key)});
    }
    if (!number)
        return words;
    words.most = int(core::wholeNumber(number->value.size() == 1 ? number->value : "0").value_or(0));
    if (words.most < 1 || words.most > Anagrams::mostWords)
        return fault(number->valueAt, PUZZLE_TEXT("anagrams", "the number of words must be from 1 to %1"),
                     {Anagrams::mostWords});
    words.plain = options.find(plainWord) != nullptr;
    if (const core::OptionList::Item *language = options.find(languageKey)) {
        if (!isDictionaryName(language->value))
            return fault(
                language->valueAt,
                PUZZLE_TEXT("anagrams",
                            "“%1” cannot be the name of a dictionary, such as fr or en_US, or mine for a "
                            "list of your own, mine.txt"),
                {core::quoted(language->value)});
        words.language = language->value;
    }
    return words;
}

Instance readInstance(std::string_view options)
{
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    if (read.head().empty())
        return fault(read.headAt(), PUZZLE_TEXT("anagrams", "a word is missing here"));
    const bool asksForWords = read.find(wordsKey) != nullptr;
    auto word = readWord(read.head(), std::size_t(asksForWords ? Row::maxLetters : Anagrams::mostLetters));
    if (auto *found = std::get_if<core::Fault>(&word)) {
        found->at += read.headAt();
        return std::move(*found);
    }
    constexpr std::string_view words[] = {distinctWord, plainWord};
    constexpr std::string_view keys[] = {wordsKey, languageKey};
    if (auto found = read.unknown(words, keys))
        return *std::move(found);
    auto realWords = readRealWords(read);
    if (auto *found = std::get_if<core::Fault>(&realWords))
        return std::move(*found);
    auto order = read.deal({});
    if (auto *found = std::get_if<core::Fault>(&order))
        return std::move(*found);
    return std::make_shared<const Anagrams>(std::get<Word>(word), read.find(distinctWord) != nullptr,
                                            std::get<RealWords>(std::move(realWords)));
}

/// Returns the open places of a letter, the nearest first.
std::vector<int> placesOf(const Anagrams &puzzle, const Row &row, char32_t letter)
{
    std::vector<int> places;
    for (int place = row.setCount(); place < row.size(); ++place) {
        if (puzzle.letter(row.piece(place)) == letter)
            places.push_back(place);
    }
    return places;
}

std::string spellExchange(const Anagrams &puzzle, const Row &row, int place)
{
    const char32_t letter = puzzle.letter(row.piece(place));
    const std::vector<int> places = placesOf(puzzle, row, letter);
    return utf8(letter) + std::string(std::size_t(std::ranges::find(places, place) - places.begin()), '\'');
}

/// Reads moves one after the other, up to the first fault.
class MoveReader {
public:
    MoveReader(const Anagrams &puzzle, const Row &row, std::string_view moves)
        : m_puzzle(puzzle), m_row(row), m_moves(moves), m_left(moves)
    {
    }

    std::variant<core::Path, core::Fault> read()
    {
        while (!m_left.empty()) {
            const bool ends = m_left.front() == endOfWord && m_puzzle.asksForWords();
            auto fault = m_left.front() == '<' ? takeBack() : ends ? endWord() : exchange();
            if (fault)
                return *std::move(fault);
        }
        return std::move(m_path);
    }

private:
    using Found = std::optional<core::Fault>;

    std::size_t at() const { return m_moves.size() - m_left.size(); }

    Found takeBack()
    {
        if (m_row.depth() == 0)
            return fault(at(), PUZZLE_TEXT("anagrams", "there is no exchange to undo here"));
        std::ranges::copy(m_row.stepsBack(), std::back_inserter(m_path));
        m_row.takeBack();
        m_left.remove_prefix(1);
        return {};
    }

    Found endWord()
    {
        if (!m_puzzle.canEndWord(m_row))
            return fault(at(), PUZZLE_TEXT("anagrams", "no word can end here"));
        m_path.push_back(m_row.stepOfEnd());
        m_row.endWord();
        m_left.remove_prefix(1);
        return {};
    }

    Found exchange()
    {
        const std::size_t begin = at();
        char32_t letter = 0;
        if (Found found = readLetter(letter))
            return found;
        const std::size_t marks = std::min(m_left.find_first_not_of('\''), m_left.size());
        m_left.remove_prefix(marks);
        const std::vector<int> places = placesOf(m_puzzle, m_row, letter);
        if (marks >= places.size())
            return fault(begin, PUZZLE_TEXT("anagrams", "no such letter is open here"));
        const int place = places[marks];
        if (m_puzzle.equalBefore(m_row, place) != Anagrams::none)
            return core::Fault{
                begin,
                {PUZZLE_TEXT("anagrams", "an identical letter is nearer, and each word is made only once")},
                m_row.steps(place).path()};
        std::ranges::copy(m_row.steps(place), std::back_inserter(m_path));
        m_row.exchange(place);
        return m_row.isWhole() && !m_puzzle.asksForWords() ? lastLetter() : Found();
    }

    /// Reads the last letter, which the text contains although no choice is left.
    Found lastLetter()
    {
        const std::size_t begin = at();
        const char32_t last = m_puzzle.letter(m_row.piece(m_row.size() - 1));
        char32_t letter = 0;
        Found found = m_left.empty() ? Found() : readLetter(letter);
        if (!found && letter != last)
            found =
                fault(begin, PUZZLE_TEXT("anagrams", "only “%1” is left for the last place"), {utf8(last)});
        return found;
    }

    Found readLetter(char32_t &letter)
    {
        const std::size_t begin = at();
        auto taken = takeLetter(m_left);
        if (auto *found = std::get_if<core::Fault>(&taken)) {
            found->at += begin;
            return std::move(*found);
        }
        letter = std::get<char32_t>(taken);
        return {};
    }

    const Anagrams &m_puzzle;
    Row m_row;
    std::string_view m_moves;
    std::string_view m_left;
    core::Path m_path;
};

} // namespace

std::string Anagrams::options() const
{
    if (!asksForWords())
        return utf8(m_word) + (m_distinct ? ",distinct" : "");
    return utf8(m_word) + ",words=" + std::to_string(m_realWords.most) +
           (m_realWords.language.empty() ? "" : ",language=" + m_realWords.language) +
           (m_realWords.plain ? ",plain" : "");
}

std::string Anagrams::write(const core::Position &position) const
{
    const Row row = this->row(position);
    std::string text;
    for (int place = 0; place < row.size(); ++place) {
        if (place == row.setCount())
            text += '/';
        text += this->text(row, place) + (row.endsWord(place) ? " " : "");
    }
    return text;
}

std::string Anagrams::spell(const core::Position &from, std::span<const core::Step> steps) const
{
    Row row = this->row(from);
    std::string text;
    while (!steps.empty()) {
        const core::Step &first = steps.front();
        const bool ends = first.to.turn > 1;
        // An exchange begins with the letter that is set, and ends with it when it is taken back.
        const bool back = first.to.turn == 0 || first.from.turn > 1;
        const std::size_t size = ends ? 1 : back ? row.stepsBack().size() : row.steps(first.from.cell).count;
        if (ends) {
            text += endOfWord;
            row.endWord();
        } else if (back) {
            text += '<';
            row.takeBack();
        } else {
            text += spellExchange(*this, row, first.from.cell);
            row.exchange(first.from.cell);
            if (row.isWhole() && !asksForWords())
                text += this->text(row, row.size() - 1);
        }
        steps = steps.subspan(std::min(size, steps.size()));
    }
    return text;
}

/// The faults are those of readWord, a letter that is not open or has too many marks, a letter that `distinct`
/// forbids, a missing or wrong last letter, and a < with nothing to take back.
std::variant<core::Path, core::Fault> Anagrams::replay(const core::Position &from,
                                                       std::string_view moves) const
{
    return MoveReader(*this, row(from), moves).read();
}

core::Reading read(std::string_view options, std::string_view position)
{
    auto instance = readInstance(options);
    if (auto *found = std::get_if<core::Fault>(&instance))
        return std::move(*found);
    auto puzzle = std::get<std::shared_ptr<const Anagrams>>(std::move(instance));
    const std::size_t first = position.find_first_not_of(blanks);
    if (first == position.npos)
        return core::Game{puzzle, puzzle->start()};
    const std::size_t end = position.find_last_not_of(blanks) + 1;
    auto placed = PositionReader(*puzzle, position.substr(first, end - first)).read();
    if (auto *found = std::get_if<core::Fault>(&placed)) {
        found->at += options.size() + 1 + first;
        return std::move(*found);
    }
    return core::Game{puzzle, std::get<core::Position>(std::move(placed))};
}

} // namespace anagrams
