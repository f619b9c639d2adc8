// SPDX-License-Identifier: MIT
#pragma once

#include "core/explanation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace anagrams {

/// The files of a dictionary: the two of Hunspell, whose name is that of a language, such as fr or en_US, or a plain list
/// of words, which anybody can write.
struct DictionaryFiles {
    std::string name;
    std::string affixes; ///< the path of the file *.aff; empty for a plain list
    std::string words;   ///< the path of the file *.dic, or of a list *.txt

    bool isPlainList() const { return affixes.empty(); }
};

/// Returns whether a text can be the name of a dictionary: some letters, digits, hyphens and underscores.
bool isDictionaryName(std::string_view text);

/// Returns the dictionary with this name, or one of this language: fr also finds fr_FR, and fr_CA finds fr. An empty
/// name stands for the reader's language. The folders are those of the environment variable DICPATH, as for Hunspell's own
/// program, the user's and the system's. In a folder, Hunspell's dictionary precedes a plain list.
std::optional<DictionaryFiles> findDictionary(const std::string &name);

/// Returns the name of a dictionary, or the reader's language if it is empty.
std::string nameOrLanguage(const std::string &name);

/// Returns the names of the dictionaries that are installed.
std::vector<std::string> installedDictionaries();

/// Returns the sentence that there is no such dictionary, with the package to install.
core::Explanation missingDictionary(const std::string &name);

} // namespace anagrams
