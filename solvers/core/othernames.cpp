// SPDX-License-Identifier: MIT
#include "core/othernames.h"

#include <algorithm>

namespace core {

namespace {

/// The French names of the options that all puzzles with deals have.
constexpr OtherName dealNames[] = {
    {OtherName::Option, "melange", "deal"},
    {OtherName::Option, "tirage", "deal"},
    {OtherName::Option, "nombre", "count"},
    {OtherName::Option, "graine", "seed"},
};

/// Returns a word in lower case without its accents, blanks and hyphens.
std::string plainWord(std::string_view word)
{
    constexpr std::string_view letters = "aaaaaaaceeeeiiiidnooooo/ouuuuyty"; // for U+00E0 to U+00FF
    constexpr char lead = '\xC3'; // the first byte in UTF-8 of these letters, and of the capitals before them
    std::string result;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] == lead && i + 1 < word.size()) {
            ++i;
            result += letters[static_cast<unsigned char>(word[i]) % letters.size()];
        } else if (word[i] >= 'A' && word[i] <= 'Z') {
            result += char(word[i] - 'A' + 'a');
        } else if (std::string_view(" -_").find(word[i]) == std::string_view::npos) {
            result += word[i];
        }
    }
    return result;
}

/// Returns the id for a name; nothing if it is no other name.
std::string_view idOf(std::span<const OtherName> names, OtherName::Meaning meaning, std::string_view name)
{
    constexpr std::size_t longest = 40;
    if (name.size() > longest)
        return {};
    const std::string plain = plainWord(name);
    const auto found = std::ranges::find_if(
        names, [&](const OtherName &other) { return other.meaning == meaning && other.name == plain; });
    return found == names.end() ? std::string_view() : found->id;
}

/// Copies the options part by part, each as it is or as the id that it stands for.
class Renamer {
public:
    Renamer(std::string_view options, std::span<const OtherName> names) : m_options(options), m_names(names)
    {
    }

    CleanText rename()
    {
        std::size_t end = std::min(m_options.find(','), m_options.size());
        add(OtherName::Head, 0, end);
        while (end < m_options.size()) {
            const std::size_t from = end;
            end = std::min(m_options.find(',', from + 1), m_options.size());
            copy(from, from + 1);
            const std::size_t equals = std::min(m_options.substr(0, end).find('=', from), end);
            add(OtherName::Option, from + 1, equals);
            if (equals < end) {
                copy(equals, equals + 1);
                add(OtherName::Value, equals + 1, end);
            }
        }
        m_renamed.origins.push_back(m_options.size());
        return std::move(m_renamed);
    }

private:
    /// Adds what stands between these offsets, or the id for it.
    void add(OtherName::Meaning meaning, std::size_t from, std::size_t to)
    {
        const std::string_view written = m_options.substr(from, to - from);
        const std::string_view common =
            meaning == OtherName::Option ? idOf(dealNames, meaning, written) : std::string_view();
        const std::string_view id = common.empty() ? idOf(m_names, meaning, written) : common;
        if (id.empty())
            return copy(from, to);
        m_renamed.text += id;
        m_renamed.origins.resize(m_renamed.text.size(),
                                 from + std::min(written.find_first_not_of(' '), to - from));
    }

    void copy(std::size_t from, std::size_t to)
    {
        for (std::size_t at = from; at < to; ++at) {
            m_renamed.text += m_options[at];
            m_renamed.origins.push_back(at);
        }
    }

    const std::string_view m_options;
    const std::span<const OtherName> m_names;
    CleanText m_renamed;
};

} // namespace

bool namesDeal(std::string_view text)
{
    for (std::size_t equals = text.find('='); equals != text.npos; equals = text.find('=', equals + 1)) {
        const std::string_view before = text.substr(0, equals);
        const std::size_t separator = before.find_last_of(",:\n=");
        const std::string_view name = before.substr(separator == before.npos ? 0 : separator + 1);
        const std::string_view id = idOf(dealNames, OtherName::Option, name);
        if (id == "deal" || (id.empty() && name.size() < 16 && plainWord(name) == "deal"))
            return true;
    }
    return false;
}

CleanText withIds(std::string_view options, std::span<const OtherName> names)
{
    return Renamer(options, names).rename();
}

Reading readWithIds(std::string_view options, std::string_view position, std::span<const OtherName> names,
                    Reading (*read)(std::string_view options, std::string_view position))
{
    const CleanText renamed = withIds(options, names);
    Reading reading = read(renamed.text, position);
    if (Fault *fault = std::get_if<Fault>(&reading)) {
        const std::size_t length = renamed.text.size();
        fault->at = fault->at <= length ? renamed.origin(fault->at) : fault->at - length + options.size();
    }
    return reading;
}

} // namespace core
