// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/wordgenerator.h"

#include "anagrams/dictionary/folding.h"

#include <algorithm>

namespace anagrams {

namespace {

bool endsSo(const Word &word, const AffixRule &rule)
{
    const std::size_t size = rule.conditions.size();
    if (word.size() < size || !word.ends_with(rule.strip))
        return false;
    for (std::size_t at = size; at-- > 0;) { // the last letter decides most
        if (!rule.conditions[at].holds(word[word.size() - size + at]))
            return false;
    }
    return true;
}

bool beginsSo(const Word &word, const AffixRule &rule)
{
    if (word.size() < rule.conditions.size() || !word.starts_with(rule.strip))
        return false;
    for (std::size_t at = 0; at < rule.conditions.size(); ++at) {
        if (!rule.conditions[at].holds(word[at]))
            return false;
    }
    return true;
}

} // namespace

LetterFilter::LetterFilter(const Word &alphabet, const Word &letters, bool plain, bool capitals)
    : m_indexes(mostCodes, none), m_plain(plain), m_capitals(capitals)
{
    for (char32_t character = 0; character < mostCodes; ++character) {
        const bool isLower = isLetter(character) && !isUpperCase(character);
        const std::size_t at = alphabet.find(plain ? withoutAccents(character) : character);
        if (isLower && at != alphabet.npos)
            m_indexes[character] = static_cast<signed char>(at);
    }
    for (const char32_t letter : letters)
        ++m_counts[alphabet.find(letter)];
}

void LetterFilter::forEach(const Word &word, auto &&use) const
{
    for (std::size_t at = 0; at < word.size(); ++at) {
        const char32_t character = m_capitals && at == 0 ? lowerCase(word[at]) : word[at];
        const signed char index = indexOf(character);
        if (index == none && m_plain && character >= 0x80) {
            const Word both = splitLigature(character);
            if (!both.empty() && !(use(indexOf(both[0])) && use(indexOf(both[1]))))
                return;
            if (!both.empty())
                continue;
        }
        if (!use(index))
            return;
    }
}

std::size_t LetterFilter::excess(const Word &word, std::size_t most) const
{
    std::array<signed char, mostLetters> left = m_counts;
    std::size_t excess = 0;
    forEach(word, [&](signed char index) {
        if (index == none || --left[std::size_t(index)] < 0)
            ++excess;
        return excess <= most;
    });
    return excess;
}

std::string LetterFilter::fit(const Word &word) const
{
    std::string letters;
    forEach(word, [&](signed char index) {
        letters += char(index);
        return true;
    });
    return letters;
}

bool WordGenerator::generate(const Word &stem, const std::vector<Flag> &flags)
{
    expand(stem, {flags, flags});
    return m_going;
}

/// Counts the application of a rule. Returns whether to go on.
bool WordGenerator::mayApply()
{
    constexpr std::uint64_t period = 1 << 16;
    if (++m_applied % period == 0)
        m_going = m_going && m_keepGoing();
    return m_going;
}

void WordGenerator::expand(const Word &word, const Rules &rules)
{
    const std::size_t most =
        m_rules.longestPrefixStrip() + (rules.suffixesLeft > 0 ? longestStrip(rules.suffixes) : 0);
    const std::size_t excess = m_filter.excess(word, most);
    if (excess > most)
        return;
    if (excess == 0)
        m_found(word);
    if (rules.suffixesLeft > 0)
        expandSuffixes(word, excess, rules);
    if (rules.prefixesLeft > 0 && excess <= m_rules.longestPrefixStrip()) {
        expandPrefixes(word, rules.prefixes, rules);
        expandPrefixes(word, rules.furtherPrefixes, rules);
    }
}

std::size_t WordGenerator::longestStrip(Flags suffixes) const
{
    std::size_t longest = 0;
    for (const Flag flag : suffixes) {
        if (const AffixGroup *group = m_rules.suffixes(flag))
            longest = std::max(longest, group->longestStrip);
    }
    return longest;
}

void WordGenerator::expandSuffixes(const Word &word, std::size_t excess, const Rules &rules)
{
    for (const Flag flag : rules.suffixes) {
        const AffixGroup *group = m_rules.suffixes(flag);
        if (!group || excess > group->longestStrip + m_rules.longestPrefixStrip())
            continue;
        for (const AffixRule &rule : group->rules) {
            if (!mayApply())
                return;
            if (endsSo(word, rule))
                expand(word.substr(0, word.size() - rule.strip.size()) + rule.add,
                       {rule.flags, rules.prefixes, rule.flags, rules.suffixesLeft - 1, rules.prefixesLeft});
        }
    }
}

void WordGenerator::expandPrefixes(const Word &word, Flags flags, const Rules &rules)
{
    for (const Flag flag : flags) {
        const AffixGroup *group = m_rules.prefixes(flag);
        if (!group)
            continue;
        for (const AffixRule &rule : group->rules) {
            if (!mayApply())
                return;
            if (beginsSo(word, rule))
                expand(rule.add + word.substr(rule.strip.size()),
                       {rule.flags, rule.flags, {}, std::min(rules.suffixesLeft, 1), rules.prefixesLeft - 1});
        }
    }
}

} // namespace anagrams
