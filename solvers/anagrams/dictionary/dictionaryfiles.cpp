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

/// Returns the user's own folder; empty if it is unknown.
fs::path ownFolder()
{
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty())
        return fs::path(data) / "hunspell";
    const std::string home = variable("HOME");
    return home.empty() ? fs::path() : fs::path(home) / ".local/share/hunspell";
}

/// A folder in which dictionaries are looked for.
struct Folder {
    fs::path path;
    /// Whether a text file in it is a list of words; in the folders of the system, it may be anything.
    bool hasLists;
};

std::vector<Folder> folders()
{
    std::vector<Folder> all;
    const std::string paths = variable("DICPATH");
    for (std::size_t begin = 0; begin < paths.size();) {
        const std::size_t end = std::min(paths.find(':', begin), paths.size());
        if (end > begin)
            all.push_back({paths.substr(begin, end - begin), true});
        begin = end + 1;
    }
    if (fs::path own = ownFolder(); !own.empty())
        all.push_back({std::move(own), true});
    for (const char *system :
         {"/usr/local/share/hunspell", "/usr/share/hunspell", "/usr/share/myspell/dicts"})
        all.push_back({system, false});
    return all;
}

bool isFile(const fs::path &path)
{
    std::error_code ignored;
    return fs::is_regular_file(path, ignored);
}

std::optional<DictionaryFiles> filesIn(const Folder &folder, const std::string &name)
{
    const fs::path words = folder.path / (name + ".dic");
    const fs::path affixes = folder.path / (name + ".aff");
    if (isFile(words) && isFile(affixes))
        return DictionaryFiles{name, affixes.string(), words.string()};
    const fs::path list = folder.path / (name + ".txt");
    if (folder.hasLists && isFile(list))
        return DictionaryFiles{name, {}, list.string()};
    return std::nullopt;
}

std::optional<DictionaryFiles> exactly(const std::string &name)
{
    for (const Folder &folder : folders()) {
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
void addNames(const Folder &folder, std::vector<std::string> &names)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder.path, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        const fs::path &path = entry->path();
        const std::string name = path.stem().string();
        const bool hasWords = path.extension() == ".dic" || path.extension() == ".txt";
        if (names.size() < mostNames && hasWords && isDictionaryName(name) && filesIn(folder, name))
            names.push_back(name);
    }
}

/// Returns whether this may be the name of a language: a code of ISO 639, such as en or nds, perhaps with that of a
/// country.
bool isLanguage(std::string_view name)
{
    const std::string_view code = languageOf(name);
    const std::string_view country = name.substr(std::min(code.size() + 1, name.size()));
    return (code.size() == 2 || code.size() == 3) &&
           std::ranges::all_of(code, [](char letter) { return letter >= 'a' && letter <= 'z'; }) &&
           (country.empty() || (country.front() >= 'A' && country.front() <= 'Z'));
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

/// Returns where a list of the user's own with this name belongs, as users write it.
std::string pathOfOwnList(const std::string &name)
{
    const std::string path = (ownFolder() / (name + ".txt")).string();
    const std::string home = variable("HOME");
    return !home.empty() && path.starts_with(home + '/') ? '~' + path.substr(home.size()) : path;
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
    for (const Folder &folder : folders())
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
        auto files = languageOf(one) == language ? exactly(one) : std::nullopt;
        if (files && !files->isPlainList()) // a list's name is not that of a language
            return files;
    }
    return std::nullopt;
}

core::Explanation missingDictionary(const std::string &name)
{
    const std::string wanted = nameOrLanguage(name);
    const std::string list = pathOfOwnList(wanted);
    if (!isLanguage(wanted))
        return {PUZZLE_TEXT("anagrams",
                            "There is no dictionary “%1”. To use a list of your own, save it with one word "
                            "on each line as “%2”."),
                {wanted, list}};
    const std::string package = packageOf(wanted);
    std::string installed;
    for (const std::string &one : installedDictionaries())
        installed += (installed.empty() ? "" : ", ") + one;
    if (installed.empty())
        return {PUZZLE_TEXT("anagrams",
                            "No dictionary “%1” is installed. Install the package %2, or save a list "
                            "of your own, with one word on each line, as “%3”."),
                {wanted, package, list}};
    return {PUZZLE_TEXT("anagrams",
                        "No dictionary “%1” is installed. Install the package %2, choose one of these: "
                        "%4, or save a list of your own, with one word on each line, as “%3”."),
            {wanted, package, list, installed}};
}

} // namespace anagrams
