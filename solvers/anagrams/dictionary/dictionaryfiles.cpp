// SPDX-License-Identifier: MIT
#include "anagrams/dictionary/dictionaryfiles.h"

#include "core/language.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace anagrams {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestName = 20;
constexpr std::size_t mostNames = 1000;

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

std::vector<fs::path> folders()
{
    std::vector<fs::path> all;
    const std::string paths = variable("DICPATH");
    for (std::size_t begin = 0; begin < paths.size();) {
        const std::size_t end = std::min(paths.find(':', begin), paths.size());
        if (end > begin)
            all.emplace_back(paths.substr(begin, end - begin));
        begin = end + 1;
    }
    const std::string data = variable("XDG_DATA_HOME");
    if (!data.empty())
        all.push_back(fs::path(data) / "hunspell");
    else if (const std::string home = variable("HOME"); !home.empty())
        all.push_back(fs::path(home) / ".local/share/hunspell");
    for (const char *system :
         {"/usr/local/share/hunspell", "/usr/share/hunspell", "/usr/share/myspell/dicts"})
        all.emplace_back(system);
    return all;
}

bool isFile(const fs::path &path)
{
    std::error_code ignored;
    return fs::is_regular_file(path, ignored);
}

std::optional<DictionaryFiles> filesIn(const fs::path &folder, const std::string &name)
{
    const fs::path words = folder / (name + ".dic");
    const fs::path affixes = folder / (name + ".aff");
    if (isFile(words) && isFile(affixes))
        return DictionaryFiles{name, affixes.string(), words.string()};
    const fs::path list = folder / (name + ".txt");
    return isFile(list) ? std::optional(DictionaryFiles{name, {}, list.string()}) : std::nullopt;
}

std::optional<DictionaryFiles> exactly(const std::string &name)
{
    for (const fs::path &folder : folders()) {
        if (auto files = filesIn(folder, name))
            return files;
    }
    return std::nullopt;
}

std::string_view languageOf(std::string_view name)
{
    return name.substr(0, name.find_first_of("_-"));
}

/// Returns the country whose dictionary is taken if a language is asked for without one.
std::string_view usualCountry(std::string_view language)
{
    constexpr std::pair<std::string_view, std::string_view> usual[] = {
        {"en", "en_US"}, {"pt", "pt_PT"}, {"de", "de_DE"}, {"es", "es_ES"}};
    const auto *found =
        std::ranges::find(usual, language, &std::pair<std::string_view, std::string_view>::first);
    return found == std::end(usual) ? std::string_view() : found->second;
}

/// Adds the names of the dictionaries in a folder, in which anything may lie.
void addNames(const fs::path &folder, std::vector<std::string> &names)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        const fs::path &path = entry->path();
        const std::string name = path.stem().string();
        const bool hasWords = path.extension() == ".dic" || path.extension() == ".txt";
        if (names.size() < mostNames && hasWords && isDictionaryName(name) && filesIn(folder, name))
            names.push_back(name);
    }
}

/// Returns whether this may be the code of a language in ISO 639, such as en or nds.
bool isLanguage(std::string_view code)
{
    return (code.size() == 2 || code.size() == 3) &&
           std::ranges::all_of(code, [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

/// Returns Debian's package with this dictionary. It has packages for countries of some languages, among them those of
/// English that are listed, and one for each other language.
std::string packageOf(std::string_view name)
{
    static constexpr std::string_view english[] = {"en_AU", "en_CA", "en_GB", "en_US", "en_ZA"};
    const std::string_view language = languageOf(name);
    if (language == "fr" || (language == "en" && std::ranges::find(english, name) == std::end(english)))
        name = language;
    static constexpr std::pair<std::string_view, std::string_view> ofCountries[] = {
        {"de", "de_DE"}, {"en", "en_US"}, {"pt", "pt_PT"}};
    for (const auto &[one, ofCountry] : ofCountries) {
        if (name == one)
            name = ofCountry;
    }
    std::string package = "hunspell-";
    for (const char character : name)
        package += character == '_'                       ? '-'
                   : character >= 'A' && character <= 'Z' ? char(character - 'A' + 'a')
                                                          : character;
    return package;
}

} // namespace

bool isDictionaryName(std::string_view text)
{
    const auto isAllowed = [](char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
               (character >= '0' && character <= '9') || character == '-' || character == '_';
    };
    return !text.empty() && text.size() <= longestName && std::ranges::all_of(text, isAllowed);
}

std::string nameOrLanguage(const std::string &name)
{
    if (!name.empty())
        return name;
    std::string language = core::readersLanguage();
    return isDictionaryName(language) ? language : "en";
}

std::vector<std::string> installedDictionaries()
{
    std::vector<std::string> names;
    for (const fs::path &folder : folders())
        addNames(folder, names);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

std::optional<DictionaryFiles> findDictionary(const std::string &name)
{
    const std::string wanted = nameOrLanguage(name);
    const std::string language(languageOf(wanted));
    for (const std::string &one : {wanted, language, std::string(usualCountry(language))}) {
        auto files = one.empty() ? std::nullopt : exactly(one);
        if (files)
            return files;
    }
    for (const std::string &one : installedDictionaries()) {
        if (languageOf(one) == language)
            return exactly(one);
    }
    return std::nullopt;
}

core::Explanation missingDictionary(const std::string &name)
{
    const std::string wanted = nameOrLanguage(name);
    if (!isLanguage(languageOf(wanted)))
        return {PUZZLE_TEXT("anagrams", "There is no dictionary “%1”. A list of your own is the file %1.txt, "
                                        "with one word on each line, in the folder “%2”."),
                {wanted, "~/.local/share/hunspell"}};
    const std::string package = packageOf(wanted);
    std::string installed;
    for (const std::string &one : installedDictionaries())
        installed += (installed.empty() ? "" : ", ") + one;
    if (installed.empty())
        return {PUZZLE_TEXT("anagrams", "No dictionary “%1” is installed. Install the package %2."),
                {wanted, package}};
    return {PUZZLE_TEXT("anagrams", "No dictionary “%1” is installed. Install the package %2, or choose "
                                    "one of these: %3."),
            {wanted, package, installed}};
}

} // namespace anagrams
