// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/wordlist.h"

#include "anagrams/dictionary/folding.h"
#include "anagrams/dictionary/languagehabits.h"
#include "anagrams/dictionary/speller.h"
#include "anagrams/dictionary/wordgenerator.h"
#include "core/cleantext.h"
#include "core/positionline.h"
#include "core/system.h"

#include <algorithm>
#include <future>

namespace anagrams {

namespace {

constexpr std::size_t largestFile = 64 << 20;
constexpr std::size_t bytesPerLetter = 4; // the most that UTF-8 needs
/// The signs within the words of a plain list that do not count: apostrophes and hyphens.
constexpr std::u32string_view signsWithoutLetters = U"'’-\u2010\u2011";

/// The word and the flags of a line of a file *.dic.
struct DictionaryLine {
    std::string_view word;
    std::string_view flags;
};

DictionaryLine splitDictionaryLine(std::string_view line)
{
    line = line.substr(0, line.find('\t'));
    std::size_t slash = line.find('/', 1);
    while (slash != line.npos && line[slash - 1] == '\\') // a slash of the word itself
        slash = line.find('/', slash + 1);
    if (slash == line.npos)
        return {line.substr(0, line.find(' ')), {}};
    std::string_view flags = line.substr(slash + 1);
    return {line.substr(0, slash), flags.substr(0, flags.find(' '))};
}

} // namespace

WordList::WordList() = default;
WordList::~WordList() = default;

/// Reads the files of a dictionary, and fills a list.
class WordList::Reader {
public:
    Reader(const DictionaryFiles &files, core::Cancellation &cancellation)
        : m_files(files), m_habits(files.isPlainList() ? LanguageHabits{} : habitsOf(files.name)),
          m_cancellation(cancellation)
    {
    }

    /// Fills the list, whose letters are set. Returns false if there is a fault or the work was cancelled.
    bool fill(WordList &list, const Word &letters)
    {
        if (m_files.isPlainList())
            return fillPlainly(list, letters);
        std::string affixes;
        std::string words;
        if (!readFile(m_files.affixes, affixes) || !readFile(m_files.words, words))
            return false;
        auto read = AffixRules::read(affixes);
        if (auto *fault = std::get_if<core::Fault>(&read))
            return fail(m_files.affixes, fault->at, fault->why.text);
        AffixRules &rules = std::get<AffixRules>(read);
        const LetterFilter filter(list.m_alphabet, letters, list.m_plain, m_habits.hasCapitals);
        rules.removeRules(
            [&](const AffixRule &rule) { return rule.flags.empty() && filter.excess(rule.add) > 0; });
        if (!isPlausible(words))
            return false;
        // Hunspell loads the dictionary meanwhile: both take about as long. Without another thread, it does so at the
        // end.
        auto speller = std::async([&] { return Speller::load(m_files, rules.encoding()); });
        if (!generate(rules, filter, words))
            return false;
        addSingleLetters(filter);
        sortInto(list);
        list.m_speller = speller.get();
        if (!list.m_speller) {
            m_fault = {PUZZLE_TEXT("anagrams", "Hunspell’s library cannot be loaded.")};
            return false;
        }
        return m_cancellation.keepGoing({});
    }

    const core::Explanation &fault() const { return m_fault; }

private:
    /// A word that was generated, by the numbers of its letters, and as it is written.
    struct Candidate {
        std::string sorted; ///< the word's letters in order: equal for words that are anagrams of one another
        std::string letters;
        Word spelling;

        friend bool operator==(const Candidate &, const Candidate &) = default;
    };

    static bool isBefore(const Candidate &left, const Candidate &right)
    {
        if (left.letters.size() != right.letters.size())
            return left.letters.size() > right.letters.size();
        return std::tie(left.sorted, left.letters, left.spelling) <
               std::tie(right.sorted, right.letters, right.spelling);
    }

    /// Fills the list from a file with a word on each line: in UTF-16, in UTF-8 or, on lines that are not, in the encoding
    /// of Windows for western Europe.
    bool fillPlainly(WordList &list, const Word &letters)
    {
        std::string words;
        if (!readFile(m_files.words, words))
            return false;
        const LetterFilter filter(list.m_alphabet, letters, list.m_plain, false);
        const Encoding unicode = *Encoding::named("UTF-8");
        const Encoding western = Encoding::named("CP1252").value_or(Encoding::latin1());
        words = core::toUtf8(words);
        std::ranges::replace(words, '\r', '\n');
        std::string_view text = core::withoutMark(words);
        bool isEmpty = true;
        Word word;
        for (std::size_t line = 1; !text.empty(); ++line) {
            const std::string_view written = trimmed(takeLine(text));
            if (written.size() > bytesPerLetter * LetterFilter::mostLetters)
                continue;
            if (!unicode.decode(written, word))
                western.decode(written, word);
            isEmpty = isEmpty && word.empty();
            std::ranges::transform(word, word.begin(), lowerCase);
            Word counted = word;
            std::erase_if(counted, [](char32_t sign) {
                return signsWithoutLetters.find(sign) != signsWithoutLetters.npos;
            });
            if (!counted.empty() && filter.excess(counted) == 0)
                addCandidate(filter.fit(counted), word);
            if (m_candidates.size() > mostWords)
                return failWithTooMany();
            if (line % 1024 == 0 && !m_cancellation.keepGoing({}))
                return false;
        }
        if (isEmpty)
            m_fault = {PUZZLE_TEXT("anagrams", "The list of words %1 is empty."), {m_files.words}};
        sortInto(list);
        return !isEmpty && m_cancellation.keepGoing({});
    }
    static std::string_view trimmed(std::string_view line)
    {
        constexpr std::string_view blanks = " \t";
        line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
        return line.substr(0, line.find_last_not_of(blanks) + 1);
    }

    bool fail(const std::string &path, std::size_t line, core::Text text)
    {
        m_fault = {PUZZLE_TEXT("anagrams", "The dictionary %1 is broken in line %2: %3."),
                   {path, static_cast<long long>(line), text}};
        return false;
    }

    bool readFile(const std::string &path, std::string &text)
    {
        const int file = core::os::openRegular(path.c_str());
        const std::int64_t size = file < 0 ? -1 : core::os::sizeOf(file);
        if (size > std::int64_t(largestFile)) {
            core::os::close(file);
            m_fault = {PUZZLE_TEXT("anagrams", "The dictionary %1 is too large: it has more than %2 MB."),
                       {path, static_cast<long long>(largestFile >> 20)}};
            return false;
        }
        text.resize(std::size_t(std::max(size, std::int64_t(0))));
        std::size_t read = 0;
        for (std::ptrdiff_t more = 1; read < text.size() && more > 0; read += std::size_t(more))
            more = std::max(core::os::read(file, text.data() + read, text.size() - read), std::ptrdiff_t(0));
        if (file >= 0)
            core::os::close(file);
        if (size < 0 || read < text.size())
            m_fault = {PUZZLE_TEXT("anagrams", "The dictionary %1 cannot be read."), {path}};
        return m_fault.empty();
    }

    /// Checks the lines of a file *.dic as far as Hunspell relies on them.
    bool isPlausible(std::string_view text)
    {
        text = core::withoutMark(text);
        if (text.empty() || text.front() < '0' || text.front() > '9')
            return fail(m_files.words, 1, PUZZLE_TEXT("anagrams", "the number of words is missing"));
        for (std::size_t line = 1; !text.empty(); ++line) {
            if (takeLine(text).size() > AffixRules::longestLine)
                return fail(m_files.words, line, PUZZLE_TEXT("anagrams", "the line is too long"));
        }
        return true;
    }

    bool generate(const AffixRules &rules, const LetterFilter &filter, std::string_view text)
    {
        takeLine(text); // the number of words
        WordGenerator generator(
            rules, filter, [&](const Word &word) { add(filter, word); },
            [this] { return m_applied++ < mostPeriods && m_cancellation.keepGoing({}); });
        Word word;
        std::vector<Flag> flags;
        for (std::size_t line = 2; !text.empty(); ++line) {
            const DictionaryLine entry = splitDictionaryLine(takeLine(text));
            if (entry.word.empty() || !rules.encoding().decode(entry.word, word))
                continue;
            rules.readFlags(entry.flags, flags);
            if (!generator.generate(word, flags))
                return m_applied > mostPeriods ? failWithTooManyRules() : false;
            if (line % 1024 == 0 && !m_cancellation.keepGoing({}))
                return false;
            if (m_candidates.size() > mostWords)
                return failWithTooMany();
        }
        return true;
    }

    bool failWithTooMany()
    {
        m_fault = {PUZZLE_TEXT("anagrams",
                               "More than %1 words of the dictionary “%2” can be made of these letters. "
                               "Use fewer letters."),
                   {static_cast<long long>(mostWords), m_files.name}};
        return false;
    }

    bool failWithTooManyRules()
    {
        m_fault = {PUZZLE_TEXT("anagrams", "The rules of the dictionary “%1” take too long to apply."),
                   {m_files.name}};
        return false;
    }

    void add(const LetterFilter &filter, const Word &word)
    {
        std::string letters = filter.fit(word);
        const bool isAbbreviation = m_habits.needsVowel && std::ranges::none_of(word, [](char32_t letter) {
                                        return isVowel(lowerCase(letter));
                                    });
        if (letters.size() < 2 || isAbbreviation || m_candidates.size() > mostWords)
            return;
        addCandidate(std::move(letters), word);
    }
    void addCandidate(std::string letters, const Word &word)
    {
        std::string sorted = letters;
        std::ranges::sort(sorted);
        m_candidates.push_back({std::move(sorted), std::move(letters), word});
    }

    void addSingleLetters(const LetterFilter &filter)
    {
        for (const char32_t letter : m_habits.singleLetters) {
            const Word lower(1, lowerCase(letter));
            if (filter.excess(lower) > 0)
                continue;
            const std::string letters = filter.fit(lower);
            m_candidates.push_back({letters, letters, Word(1, letter)});
        }
    }

    void sortInto(WordList &list)
    {
        std::ranges::sort(m_candidates, isBefore);
        m_candidates.erase(std::unique(m_candidates.begin(), m_candidates.end()), m_candidates.end());
        std::vector<std::pair<std::size_t, std::size_t>> groups; // ranges of anagrams of one another
        for (std::size_t at = 0; at < m_candidates.size(); ++at) {
            if (at == 0 || m_candidates[at].sorted != m_candidates[at - 1].sorted)
                groups.emplace_back(at, at);
            groups.back().second = at + 1;
        }
        std::ranges::sort(groups, [&](const auto &left, const auto &right) {
            const std::string &first = m_candidates[left.first].letters;
            const std::string &second = m_candidates[right.first].letters;
            return first.size() != second.size() ? first.size() > second.size() : first < second;
        });
        for (const auto &[first, end] : groups)
            addAnagrams(list, first, end);
        list.m_verdicts = std::vector<std::atomic<signed char>>(list.m_spellings.size());
    }

    void addAnagrams(WordList &list, std::size_t first, std::size_t end)
    {
        Anagrams anagrams{{}, int(m_candidates[first].letters.size()), int(list.m_words.size()), 0};
        for (const char letter : m_candidates[first].letters)
            anagrams.letters.add(std::size_t(letter));
        for (std::size_t at = first; at < end; ++at) {
            Candidate &candidate = m_candidates[at];
            const int spelling = int(list.m_spellings.size());
            if (at == first || candidate.letters != list.m_words.back().letters)
                list.m_words.push_back({candidate.letters, spelling, spelling});
            list.m_spellings.push_back(std::move(candidate.spelling));
            list.m_words.back().endSpelling = spelling + 1;
        }
        anagrams.end = int(list.m_words.size());
        list.m_byLetters.emplace(anagrams.letters, int(list.m_anagrams.size()));
        list.m_anagrams.push_back(anagrams);
    }

    static constexpr std::uint64_t mostPeriods = 10'000; ///< some 600 million applications of a rule

    const DictionaryFiles &m_files;
    const LanguageHabits m_habits;
    core::Cancellation &m_cancellation;
    std::vector<Candidate> m_candidates;
    std::uint64_t m_applied = 0;
    core::Explanation m_fault;
};

std::variant<std::shared_ptr<const WordList>, core::Explanation>
WordList::load(const DictionaryFiles &files, const Word &letters, bool plain,
               core::Cancellation &cancellation)
{
    const std::shared_ptr<WordList> list(new WordList);
    list->m_dictionary = files.name;
    list->m_plain = plain;
    Word read;
    for (const char32_t letter : letters)
        read += plain ? withoutAccents(lowerCase(letter)) : lowerCase(letter);
    list->m_alphabet = read;
    std::ranges::sort(list->m_alphabet);
    list->m_alphabet.erase(std::unique(list->m_alphabet.begin(), list->m_alphabet.end()),
                           list->m_alphabet.end());
    for (const char32_t letter : letters)
        list->m_all.add(list->indexOf(letter));
    Reader reader(files, cancellation);
    if (reader.fill(*list, read))
        return list;
    if (reader.fault().empty())
        return std::shared_ptr<const WordList>();
    return reader.fault();
}

std::size_t WordList::indexOf(char32_t letter) const
{
    return m_alphabet.find(m_plain ? withoutAccents(lowerCase(letter)) : lowerCase(letter));
}

int WordList::find(const LetterCounts &letters) const
{
    const auto found = m_byLetters.find(letters);
    return found == m_byLetters.end() ? -1 : found->second;
}

int WordList::find(std::string_view word) const
{
    LetterCounts letters;
    for (const char letter : word)
        letters.add(std::size_t(letter));
    const int found = find(letters);
    if (found < 0)
        return -1;
    const Anagrams &anagrams = m_anagrams[std::size_t(found)];
    for (int one = anagrams.first; one < anagrams.end; ++one) {
        if (this->letters(one) == word)
            return one;
    }
    return -1;
}

std::string WordList::text(int word) const
{
    std::string text;
    for (const char letter : letters(word))
        text += utf8(m_alphabet[std::size_t(letter)]);
    return text;
}

bool WordList::acceptsSpelling(std::size_t spelling) const
{
    std::atomic<signed char> &verdict = m_verdicts[spelling];
    if (verdict == Unknown)
        verdict = !m_speller || m_speller->accepts(m_spellings[spelling]) ? Accepted : Refused;
    return verdict == Accepted;
}

bool WordList::accepts(int word) const
{
    const Entry &entry = m_words[std::size_t(word)];
    for (int one = entry.firstSpelling; one < entry.endSpelling; ++one) {
        if (acceptsSpelling(std::size_t(one)))
            return true;
    }
    return false;
}

std::vector<std::string> WordList::spellings(int word) const
{
    std::vector<std::string> all;
    const Entry &entry = m_words[std::size_t(word)];
    for (int one = entry.firstSpelling; one < entry.endSpelling; ++one) {
        if (acceptsSpelling(std::size_t(one)))
            all.push_back(utf8(m_spellings[std::size_t(one)]));
    }
    return all;
}

} // namespace anagrams
