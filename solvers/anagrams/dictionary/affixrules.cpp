// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/affixrules.h"

#include "core/positionline.h"
#include "core/values.h"

#include <algorithm>

namespace anagrams {

namespace {

constexpr std::string_view fieldBlanks = " \t";
constexpr std::size_t mostAliases = 65'535;
constexpr Flag highestFlag = 65'535;

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

/// Reads the condition of a rule, such as [^aeiou]y; returns nothing if a bracket is not closed.
std::optional<std::vector<Condition>> readConditions(const Word &text)
{
    std::vector<Condition> conditions;
    for (std::size_t at = 0; at < text.size(); ++at) {
        Condition condition;
        if (text[at] == U'.') {
            condition.negated = true;
        } else if (text[at] == U'[') {
            const std::size_t end = text.find(U']', at);
            if (end == text.npos)
                return std::nullopt;
            condition.negated = text[at + 1] == U'^';
            const std::size_t first = at + (condition.negated ? 2 : 1);
            condition.set = text.substr(first, end - first);
            at = end;
        } else {
            condition.set = text[at];
        }
        conditions.push_back(std::move(condition));
    }
    return conditions;
}

void readNumbers(std::string_view text, std::vector<Flag> &flags)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const auto number = core::wholeNumber(text.substr(0, end));
        if (number && *number > 0 && *number <= highestFlag)
            flags.push_back(Flag(*number));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

} // namespace

std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::string_view takeField(std::string_view &line)
{
    line.remove_prefix(std::min(line.find_first_not_of(fieldBlanks), line.size()));
    const std::string_view field = line.substr(0, line.find_first_of(fieldBlanks));
    line.remove_prefix(field.size());
    return field;
}

AffixGroup &AffixRules::Groups::operator[](Flag flag)
{
    if (flag >= m_numbers.size())
        m_numbers.resize(flag + 1);
    if (m_numbers[flag] == 0) {
        m_groups.emplace_back();
        m_numbers[flag] = std::uint32_t(m_groups.size());
    }
    return m_groups[m_numbers[flag] - 1U];
}

std::size_t AffixRules::Groups::longestStrip() const
{
    std::size_t longest = 0;
    for (const AffixGroup &group : m_groups)
        longest = std::max(longest, group.longestStrip);
    return longest;
}

/// Reads the lines of a file *.aff one after the other.
class AffixRules::Reader {
public:
    std::variant<AffixRules, core::Fault> read(std::string_view text)
    {
        text = core::withoutMark(text);
        // The encoding and the type of flags may stand below the first lines that need them.
        auto fault = readLines(text, &Reader::readSetting);
        if (!fault)
            fault = readLines(text, &Reader::readRule);
        if (!fault && m_open)
            fault = broken(PUZZLE_TEXT("anagrams", "rules are missing at its end"));
        if (fault)
            return *std::move(fault);
        m_rules.measure();
        return std::move(m_rules);
    }

private:
    using Found = std::optional<core::Fault>;

    Found broken(core::Text text) const { return core::fault(m_line, text, {}); }

    Found readLines(std::string_view text, Found (Reader::*readLine)(std::string_view))
    {
        m_line = 0;
        while (!text.empty()) {
            const std::string_view line = takeLine(text);
            ++m_line;
            if (line.size() > longestLine)
                return broken(PUZZLE_TEXT("anagrams", "the line is too long"));
            if (auto fault = (this->*readLine)(line))
                return fault;
        }
        return {};
    }

    Found readSetting(std::string_view line)
    {
        const std::string_view key = takeField(line);
        if (key == "SET") {
            const auto encoding = Encoding::named(takeField(line));
            if (!encoding)
                return broken(PUZZLE_TEXT("anagrams", "its encoding is unknown"));
            m_rules.m_encoding = *encoding;
        } else if (key == "FLAG") {
            return readFlagType(takeField(line));
        }
        return {};
    }

    Found readFlagType(std::string_view name)
    {
        if (name == "long")
            m_rules.m_flagType = FlagType::TwoBytes;
        else if (name == "num")
            m_rules.m_flagType = FlagType::Number;
        else if (name == "UTF-8")
            m_rules.m_flagType = FlagType::Utf8;
        else
            return broken(PUZZLE_TEXT("anagrams", "this type of flags is unknown"));
        return {};
    }

    Found readRule(std::string_view line)
    {
        const std::string_view key = takeField(line);
        if (key == "AF")
            return readAlias(line);
        if (key != "PFX" && key != "SFX")
            return {};
        const std::string_view name = takeField(line);
        std::vector<Flag> flag;
        m_rules.readPlainFlags(name, flag);
        if (flag.size() != 1)
            return broken(PUZZLE_TEXT("anagrams", "this is not a flag"));
        const bool isPrefix = key == "PFX";
        AffixGroup &group =
            (isPrefix ? m_rules.m_prefixes : m_rules.m_suffixes)[flag.front()]; // stays in place
        if (m_open == 0)
            return readHeader(group, line);
        if (&group != m_group)
            return broken(PUZZLE_TEXT("anagrams", "rules are missing above this line"));
        return readEntry(group, line);
    }

    Found readAlias(std::string_view line)
    {
        const std::string_view flags = takeField(line);
        if (!m_hasAliases) { // the first line has the number of aliases
            m_hasAliases = true;
            return {};
        }
        if (m_rules.m_aliases.size() == mostAliases)
            return broken(PUZZLE_TEXT("anagrams", "there are too many aliases of flags"));
        m_rules.readPlainFlags(flags, m_rules.m_aliases.emplace_back());
        return {};
    }

    Found readHeader(AffixGroup &group, std::string_view line)
    {
        takeField(line); // whether prefixes go with suffixes, which Hunspell checks
        const std::string_view number = takeField(line);
        const auto count = isNumber(number) ? core::wholeNumber(number) : std::nullopt;
        if (!count || std::size_t(*count) > mostRules - m_count)
            return broken(PUZZLE_TEXT("anagrams", "the number of rules is missing or too large"));
        m_group = &group;
        m_open = std::size_t(*count);
        m_count += m_open;
        return {};
    }

    Found readEntry(AffixGroup &group, std::string_view line)
    {
        --m_open;
        AffixRule rule;
        const std::string_view strip = takeField(line);
        std::string_view add = takeField(line);
        std::string_view condition = takeField(line);
        if (strip.empty() || add.empty())
            return broken(PUZZLE_TEXT("anagrams", "this rule is not complete"));
        if (const std::size_t slash = add.find('/'); slash != add.npos) {
            m_rules.readFlags(add.substr(slash + 1), rule.flags);
            add = add.substr(0, slash);
        }
        if (condition.find(':') !=
            condition.npos) // a remark on the word's form in the place of the condition
            condition = {};
        Word text;
        const Encoding &encoding = m_rules.m_encoding;
        if (!encoding.decode(strip == "0" ? std::string_view() : strip, rule.strip) ||
            !encoding.decode(add == "0" ? std::string_view() : add, rule.add) ||
            !encoding.decode(condition, text))
            return broken(PUZZLE_TEXT("anagrams", "the line is not in the encoding that the file names"));
        auto conditions = readConditions(text);
        if (!conditions)
            return broken(PUZZLE_TEXT("anagrams", "a bracket is not closed"));
        rule.conditions = *std::move(conditions);
        group.rules.push_back(std::move(rule));
        return {};
    }

    AffixRules m_rules;
    std::size_t m_line = 0;
    AffixGroup *m_group = nullptr;
    std::size_t m_open = 0;  ///< how many rules of this group are still to be read
    std::size_t m_count = 0; ///< how many rules the groups have
    bool m_hasAliases = false;
};

std::variant<AffixRules, core::Fault> AffixRules::read(std::string_view text)
{
    return Reader().read(text);
}

void AffixRules::removeRules(const std::function<bool(const AffixRule &)> &isUseless)
{
    for (Groups *groups : {&m_prefixes, &m_suffixes}) {
        for (AffixGroup &group : groups->all())
            std::erase_if(group.rules, isUseless);
    }
    measure();
}

/// Determines how many letters the rules of each group can remove.
void AffixRules::measure()
{
    for (Groups *groups : {&m_prefixes, &m_suffixes}) {
        for (AffixGroup &group : groups->all()) {
            group.longestStrip = 0;
            for (const AffixRule &rule : group.rules)
                group.longestStrip = std::max(group.longestStrip, rule.strip.size());
        }
    }
    m_longestPrefixStrip = m_prefixes.longestStrip();
    const std::size_t further = m_suffixes.longestStrip();
    const auto continues = [this](const AffixRule &rule) {
        return std::ranges::any_of(rule.flags,
                                   [this](Flag flag) { return m_suffixes.find(flag) != nullptr; });
    };
    for (AffixGroup &group : m_suffixes.all()) {
        if (std::ranges::any_of(group.rules, continues))
            group.longestStrip += further;
    }
}

void AffixRules::readFlags(std::string_view text, std::vector<Flag> &flags) const
{
    if (m_aliases.empty() || !isNumber(text))
        return readPlainFlags(text, flags);
    flags.clear();
    const auto alias = core::wholeNumber(text);
    if (alias && *alias >= 1 && std::size_t(*alias) <= m_aliases.size())
        flags = m_aliases[std::size_t(*alias) - 1];
}

void AffixRules::readPlainFlags(std::string_view text, std::vector<Flag> &flags) const
{
    flags.clear();
    const auto byte = [&](std::size_t at) { return Flag(static_cast<unsigned char>(text[at])); };
    if (m_flagType == FlagType::Byte) {
        for (std::size_t at = 0; at < text.size(); ++at)
            flags.push_back(byte(at));
    } else if (m_flagType == FlagType::TwoBytes) {
        for (std::size_t at = 0; at + 1 < text.size(); at += 2)
            flags.push_back(byte(at) << 8 | byte(at + 1));
    } else if (m_flagType == FlagType::Utf8) {
        while (!text.empty()) {
            const auto point = takePoint(text);
            if (!point || *point > highestFlag)
                return;
            flags.push_back(*point);
        }
    } else {
        readNumbers(text, flags);
    }
}

} // namespace anagrams
