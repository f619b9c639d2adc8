// SPDX-License-Identifier: MIT
// Fuzzes the affix rules of a dictionary and, below a line %%, its entries, from which words are generated.
#include "attack.h"

#include "anagrams/dictionary/wordgenerator.h"
#include "session/basics/translation.h"

void attack(const QByteArray &bytes)
{
    const std::string text = bytes.toStdString();
    const std::size_t middle = std::min(text.find("\n%%\n"), text.size());
    std::string_view entries = std::string_view(text).substr(middle);
    auto read = anagrams::AffixRules::read(std::string_view(text).substr(0, middle));
    if (const auto *fault = std::get_if<core::Fault>(&read)) {
        fuzz::require(fault->at >= 1, "a fault names its line");
        fuzz::require(!session::translated(fault->why).isEmpty(), "a fault has a reason");
        return;
    }
    anagrams::AffixRules &rules = std::get<anagrams::AffixRules>(read);
    const anagrams::LetterFilter filter(U"aenoprst", U"portersane", true, true);
    rules.removeRules([&](const anagrams::AffixRule &rule) { return filter.excess(rule.add) > 0; });
    int periods = 0;
    anagrams::WordGenerator generator(
        rules, filter,
        [&](const anagrams::Word &word) {
            const std::string letters = filter.fit(word);
            fuzz::require(letters.size() <= 10, "a word has no more letters than there are");
            for (const char letter : letters)
                fuzz::require(letter >= 0 && letter < 8, "a letter is one of the alphabet");
        },
        [&] { return ++periods < 4; });
    std::vector<anagrams::Flag> flags;
    anagrams::Word word;
    while (!entries.empty()) {
        std::string_view line = anagrams::takeLine(entries);
        const std::size_t slash = line.find('/');
        if (!rules.encoding().decode(line.substr(0, slash), word))
            continue;
        rules.readFlags(slash == line.npos ? std::string_view() : line.substr(slash + 1), flags);
        if (!generator.generate(word, flags))
            return;
    }
}
