// SPDX-License-Identifier: MIT
#pragma once

#include "anagrams/dictionary/encoding.h"
#include "core/puzzle.h"

#include <deque>
#include <functional>
#include <vector>

namespace anagrams {

/// A flag of a dictionary entry, which names a group of affix rules. How it is written depends on the dictionary.
using Flag = std::uint32_t;

/// One character of the condition of a rule: any character, one of a set, or one that is not in a set.
struct Condition {
    Word set;
    bool negated = false; ///< whether `set` has the characters that do not fit; if it is empty, all fit

    bool holds(char32_t letter) const { return (set.find(letter) != set.npos) != negated; }
};

/// A rule that removes the letters `strip` from the end of a word (for a prefix: from its beginning), and puts
/// `add` there.
struct AffixRule {
    Word strip;
    Word add;
    std::vector<Condition> conditions; ///< what the word must end with (for a prefix: begin with)
    std::vector<Flag> flags;           ///< the groups of rules that may follow this one
};

/// The rules of one flag.
struct AffixGroup {
    std::size_t longestStrip = 0; ///< together with what a further suffix may remove
    std::vector<AffixRule> rules;
};

/// The affix rules of a Hunspell dictionary, from its file *.aff, as far as they are needed to generate words.
class AffixRules {
public:
    static constexpr std::size_t mostRules = 1'000'000;
    static constexpr std::size_t longestLine = 64 * 1024;

    /// Reads the text of a file *.aff; everything in it may be wrong. The offset of a fault is the number of its
    /// line, from 1.
    static std::variant<AffixRules, core::Fault> read(std::string_view text);

    const Encoding &encoding() const { return m_encoding; }
    /// Returns the prefixes or the suffixes of a flag; null if there are none.
    const AffixGroup *prefixes(Flag flag) const { return m_prefixes.find(flag); }
    const AffixGroup *suffixes(Flag flag) const { return m_suffixes.find(flag); }
    std::size_t longestPrefixStrip() const { return m_longestPrefixStrip; }
    /// Removes the rules for which this returns true.
    void removeRules(const std::function<bool(const AffixRule &)> &isUseless);

    /// Reads the flags of a dictionary entry, which may be the number of an alias. What is not a flag is left out, as
    /// Hunspell does.
    void readFlags(std::string_view text, std::vector<Flag> &flags) const;

private:
    enum class FlagType : std::uint8_t { Byte, TwoBytes, Number, Utf8 };

    /// Groups of rules, which are found at once by their flags: each entry of a dictionary asks for several.
    class Groups {
    public:
        AffixGroup &operator[](Flag flag);
        const AffixGroup *find(Flag flag) const
        {
            const std::uint32_t number = flag < m_numbers.size() ? m_numbers[flag] : 0;
            return number == 0 || m_groups[number - 1U].rules.empty() ? nullptr : &m_groups[number - 1U];
        }
        std::size_t longestStrip() const;
        std::deque<AffixGroup> &all() { return m_groups; }

    private:
        std::vector<std::uint32_t> m_numbers; ///< the number of a flag's group, from 1; 0 if there is none
        std::deque<AffixGroup> m_groups;
    };
    class Reader;

    AffixRules() = default;
    void measure();
    void readPlainFlags(std::string_view text, std::vector<Flag> &flags) const;

    Encoding m_encoding = Encoding::latin1(); // if none is named
    FlagType m_flagType = FlagType::Byte;
    std::vector<std::vector<Flag>> m_aliases;
    Groups m_prefixes;
    Groups m_suffixes;
    std::size_t m_longestPrefixStrip = 0;
};

/// Removes the first line from a text and returns it without its end.
std::string_view takeLine(std::string_view &text);
/// Removes the next word, up to a blank or tab, from a line and returns it; empty if there is none.
std::string_view takeField(std::string_view &line);

} // namespace anagrams
