// SPDX-License-Identifier: MIT
#include "anagrams/reading.h"

#include "anagrams/anagrams.h"
#include "core/positionline.h"

#include <algorithm>

namespace anagrams {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view distinctWord = "distinct";

core::Fault fault(std::size_t at, core::Text text, std::vector<core::Explanation::Argument> arguments = {})
{
    return {at, {text, std::move(arguments), {}}};
}

/// Reads the word as it stands, and finds the call that it stands in.
class Standing {
public:
    Standing(const Anagrams &puzzle, std::string_view text) : m_puzzle(puzzle), m_text(text) {}

    std::variant<core::Position, core::Fault> read()
    {
        std::string_view left = m_text;
        while (!left.empty()) {
            if (auto found = left.front() == '/' ? cut(left) : letter(left))
                return *std::move(found);
        }
        if (m_letters.size() < m_puzzle.word().size())
            return fault(m_text.size(), PUZZLE_TEXT("anagrams", "“%1” has %2 letters, and here are only %3"),
                         {utf8(m_puzzle.word()), size(m_puzzle.word()), size(m_letters)});
        Row row(m_puzzle.size());
        if (!leadsThere(row))
            return fault(m_cutAt,
                         PUZZLE_TEXT("anagrams", "no exchanges leave the open letters of “%1” in this order"),
                         {utf8(m_puzzle.word())});
        return row.position();
    }

private:
    using Found = std::optional<core::Fault>;

    static long long size(const Word &word) { return static_cast<long long>(word.size()); }

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
        return {};
    }

    /// Whether exchanges from `row` on lead to the letters read; the first that do are made.
    bool leadsThere(Row &row) const
    {
        const std::size_t set = m_cut.value_or(m_letters.size());
        if (row.whole() || std::size_t(row.set()) >= set)
            return looksAsRead(row);
        const Row before = row;
        for (int place = before.set(); place < before.size(); ++place) {
            const bool fits = m_puzzle.letter(before.piece(place)) == m_letters[std::size_t(before.set())];
            if (!fits || m_puzzle.sameBefore(before, place) != Anagrams::none)
                continue;
            row.exchange(place);
            if (leadsThere(row))
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
    std::optional<std::size_t> m_cut;
    std::size_t m_cutAt = 0;
};

using Instance = std::variant<std::shared_ptr<const Anagrams>, core::Fault>;

Instance readInstance(std::string_view options)
{
    auto list = core::OptionList::read(options);
    if (auto *found = std::get_if<core::Fault>(&list))
        return std::move(*found);
    const core::OptionList &read = std::get<core::OptionList>(list);
    if (read.head().empty())
        return fault(read.headAt(), PUZZLE_TEXT("anagrams", "a word is missing here"));
    auto word = readWord(read.head(), Row::longest);
    if (auto *found = std::get_if<core::Fault>(&word)) {
        found->at += read.headAt();
        return std::move(*found);
    }
    if (auto found = read.unknown({&distinctWord, 1}, {}))
        return *std::move(found);
    auto order = read.deal({});
    if (auto *found = std::get_if<core::Fault>(&order))
        return std::move(*found);
    return std::make_shared<const Anagrams>(std::get<Word>(word), read.find(distinctWord) != nullptr);
}

} // namespace

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
    auto standing = Standing(*puzzle, position.substr(first, end - first)).read();
    if (auto *found = std::get_if<core::Fault>(&standing)) {
        found->at += options.size() + 1 + first;
        return std::move(*found);
    }
    return core::Game{puzzle, std::get<core::Position>(std::move(standing))};
}

} // namespace anagrams
